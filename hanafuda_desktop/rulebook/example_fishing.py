"""An example of a fishing game: a turn that captures, and what the round was worth, by the line."""

from __future__ import annotations

from hanafuda_desktop.engine.events import (
    CardsMatched,
    CardsMoved,
    CardsStolen,
    Event,
    PairPending,
    TripleShown,
)
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import Ending, Payment, RoundResult, SideResult
from hanafuda_desktop.rulebook.blocks import (
    Block,
    CardRow,
    CardTable,
    Heading,
    Paragraph,
    Points,
    SumRow,
    Sums,
)
from hanafuda_desktop.rulebook.english import counted, listed
from hanafuda_desktop.rulebook.example_words import (
    NAMES,
    card,
    cards,
    deal_words,
    names,
    signed,
    total,
)
from hanafuda_desktop.rulebook.sentences import Setting

__all__ = ["fishing_example"]


def fishing_example(game: Game, result: RoundResult, setting: Setting) -> tuple[Block, ...]:
    """The round, from a turn of it to what everybody gained."""
    dealer = NAMES[result.dealer]
    blocks: list[Block] = [
        Paragraph(
            f"{deal_words(game)}, as computer players played its first round. {dealer} deals and "
            "begins."
        )
    ]
    blocks += _turn(game)
    blocks += [Heading("The end of the round"), Paragraph(_ended(result, setting))]
    for side in result.sides:
        blocks += _side(side, result, setting)
    blocks += _payments(result, setting)
    gains = [f"{NAMES[seat]} {signed(gain)}" for seat, gain in enumerate(result.gains)]
    blocks.append(Paragraph(f"On the score sheet: {', '.join(gains)}."))
    return tuple(blocks)


# --- a turn ------------------------------------------------------------------------------------


def _turn(game: Game) -> list[Block]:
    """A plain turn in which the hand card captures, and better, the drawn card too."""
    best: tuple[int, int, tuple[Event, ...]] | None = None
    for seat, events in game.told:
        taken = sum(isinstance(each, CardsMatched) for each in events)
        if seat is not None and taken and _is_plain(events) and (best is None or taken > best[0]):
            best = (taken, seat, events)
    if best is None:
        return []
    _, seat, events = best
    return [
        Heading("A turn"),
        Paragraph(f"One of the turns, that of {NAMES[seat]}:"),
        CardTable(tuple(_steps(NAMES[seat], events))),
    ]


def _is_plain(events: tuple[Event, ...]) -> bool:
    """Whether a card is played and one drawn, and nothing else happens that must be explained."""
    onto_field = [each for each in events if isinstance(each, CardsMoved) and each.target == "f"]
    odd = any(isinstance(each, TripleShown | PairPending | CardsStolen) for each in events)
    return [each.source == "s" for each in onto_field] == [False, True] and not odd


def _steps(who: str, events: tuple[Event, ...]) -> list[CardRow]:
    """A card played from the hand, a card drawn, and what each of them takes."""
    rows: list[CardRow] = []
    matched = {each.card: each.mates for each in events if isinstance(each, CardsMatched)}
    for event in events:
        if not isinstance(event, CardsMoved) or event.target != "f" or event.cards[0] is None:
            continue
        played, drawn = event.cards[0], event.source == "s"
        mates = matched.get(played, ())
        does = "turns up" if drawn else "plays"
        words = f"{who} {does} {card(played)}"
        words += f" and captures {cards(mates)}." if mates else ", which stays on the field."
        rows.append(CardRow(words, (played, *mates)))
    return rows


# --- what it was worth -------------------------------------------------------------------------


def _ended(result: RoundResult, setting: Setting) -> str:
    stopping = setting.fishing.stopping
    won = names(result.winners)
    match result.ending:
        case Ending.STOPPED if stopping is not None and stopping.most_calls != 0:
            return f"{won} says “{setting.say(stopping.stop)}” and ends the round."
        case Ending.STOPPED:
            return f"{won} has a yaku, which ends the round."
        case Ending.DEALT_HAND:
            return f"{won} was dealt a hand that ends the round at once."
        case Ending.DRAWN:
            return "Nobody has won it."
        case _:
            return "The cards have run out, and everybody counts."


def _named(yaku: str, setting: Setting) -> str:
    named = {each.id: each.name for each in setting.fishing.dealt_hands}
    named |= {each.id: each.name for each in setting.fishing.yaku}
    return setting.say(named[yaku])


def _side(side: SideResult, result: RoundResult, setting: Setting) -> list[Block]:
    """What a side has, and how it adds up."""
    rows = side_rows(side, result, setting)
    head, has = Heading(names(side.seats)), counted(len(side.captured), "card")
    if result.ending is not Ending.COUNTED and not set(side.seats) & set(result.winners):
        also = ", and what these make in yaku counts for nothing" if side.yaku else ""
        return [head, Paragraph(f"Captured {has}{also}.")]
    if rows:
        return [head, Sums(tuple(rows))]
    return [head, Paragraph(f"Captured {has}, but no yaku: nothing to count.")]


def side_rows(side: SideResult, result: RoundResult, setting: Setting) -> list[SumRow]:
    """A side's account; its lines add up to the last one."""
    score = setting.fishing.round_score
    is_counted = result.ending is Ending.COUNTED
    rows: list[SumRow] = []
    if side.card_points is not None:
        rows.append(SumRow("The captured cards", str(side.card_points), side.captured))
    if side.par:
        rows.append(SumRow("An even share, taken away", signed(-side.par)))
    yaku = [
        SumRow(_yaku_words(each.yaku, each.extra, setting), signed(each.points), each.cards)
        for each in side.yaku
    ]
    if is_counted and not score.own_yaku:
        yaku = [
            SumRow(f"{row.words} (not added to one's own result)", "", row.cards) for row in yaku
        ]
    rows += yaku
    if side.call_points:
        rows.append(SumRow("For calls to go on", signed(side.call_points)))
    if side.others_yaku:
        whose = "The other's yaku" if len(result.sides) == 2 else "The yaku of the others"
        rows.append(SumRow(f"{whose}, taken away", signed(-side.others_yaku)))
    if rows:
        rows.append(SumRow("Together", total(side_total(side, is_counted=is_counted)), is_sum=True))
    return rows


def side_total(side: SideResult, *, is_counted: bool) -> int:
    """What a side's account comes to: its result, or what its yaku are worth."""
    return side.result if is_counted else side.yaku_points


def _yaku_words(yaku: str, extra: int, setting: Setting) -> str:
    more = f", {counted(extra, 'point')} of them for further cards" if extra else ""
    return f"{_named(yaku, setting)}{more}"


def _payments(result: RoundResult, setting: Setting) -> list[Block]:
    """Who pays whom, and why so much."""
    lines = [payment_words(each, setting) for each in result.payments]
    if lines:
        return [Heading("What is paid"), Points(tuple(lines))]
    if result.ending is Ending.COUNTED and setting.fishing.best_earns:
        best = max(side.result for side in result.sides)
        ahead = sorted((side.result for side in result.sides), reverse=True)
        if ahead.count(best) > 1:
            return [Paragraph("The best results are equal, so that nobody earns anything.")]
        won = names(result.winners)
        return [
            Paragraph(
                f"{won} has the best result, {best - ahead[1]} ahead of the next, and earns "
                f"{counted(max(result.gains), 'point')}."
            )
        ]
    return []


def payment_words(payment: Payment, setting: Setting) -> str:
    """``Haru pays Aki 10: 5 × 2 (the opponent had called koi-koi).``"""
    payer, payee = NAMES[payment.payer], NAMES[payment.payee]
    if setting.fishing.losers_pay:
        said = f"{payer} pays {payee} {payment.amount}"
    else:
        said = f"{payee} gains {payment.amount} on account of {payer}"
    if payment.instead_of:
        said += f", in place of {names(payment.instead_of)}"
    if payment.factors:
        rules = {each.id: setting.say(each.name) for each in setting.fishing.multipliers}
        times = "".join(f" × {each.factor}" for each in payment.factors)
        why = listed([rules[each.id] for each in payment.factors])
        said += f": {payment.base}{times} ({why})"
    return f"{said}; more is never paid for a round." if payment.limited else f"{said}."
