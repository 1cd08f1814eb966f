"""An example of a fishing game: a turn that captures, and what the round was worth, by the line."""

from __future__ import annotations

from typing import Any, Final

from hanafuda_desktop.engine.events import (
    CardsMatched,
    CardsMoved,
    CardsStolen,
    Event,
    PairPending,
    RoundEnded,
    TripleShown,
)
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import Payment, RoundEnding, RoundResult, SideResult
from hanafuda_desktop.families.fishing.rulebook_scores import called
from hanafuda_desktop.families.fishing.schema import FishingRules
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
from hanafuda_desktop.rulebook.card_words import (
    card,
    cards_named,
    deal_words,
    first_event,
    gained,
    name,
    names,
    signed,
    total,
)
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.text.language import Text, tr, trn
from hanafuda_desktop.text.vocabulary import cards as counted
from hanafuda_desktop.text.vocabulary import listed, points, sentence


def fishing_example(game: Game, setting: Setting) -> tuple[Block, ...]:
    """The round, from a turn of it to what everybody gained; nothing if it has not ended."""
    ended = first_event(game, RoundEnded)
    if ended is None:
        return ()
    result = ended.result
    blocks: list[Block] = [
        Paragraph(
            tr(
                "{deal}, as computer players played its first round. {dealer} deals and begins.",
                deal=deal_words(game),
                dealer=name(result.dealer),
            )
        )
    ]
    blocks += _turn(game)
    blocks += [Heading(tr("The end of the round")), Paragraph(_ended(result, setting))]
    for side in result.sides:
        blocks += _side(side, result, setting)
    blocks += _payments(result, setting)
    blocks.append(Paragraph(tr("On the score sheet: {gains}.", gains=gained(result.gains))))
    return tuple(blocks)


# --- a turn ------------------------------------------------------------------------------------


def _turn(game: Game) -> list[Block]:
    """A plain turn in which the hand card captures, and better, the drawn card too."""
    best: tuple[int, int, tuple[Event, ...]] | None = None
    for seat, events in game.history:
        taken = sum(isinstance(each, CardsMatched) for each in events)
        if seat is not None and taken and _is_plain(events) and (best is None or taken > best[0]):
            best = (taken, seat, events)
    if best is None:
        return []
    _, seat, events = best
    return [
        Heading(tr("A turn")),
        Paragraph(tr("One of {player}'s turns:", player=name(seat))),
        CardTable(tuple(_steps(name(seat), events))),
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
        said = {"player": who, "card": card(played), "captured": cards_named(mates)}
        rows.append(CardRow(tr(_STEP[drawn, bool(mates)], **said), (played, *mates)))
    return rows


_STEP: Final[dict[tuple[bool, bool], Text]] = {
    (True, True): "{player} turns up {card} and captures {captured}.",
    (True, False): "{player} turns up {card}, which stays on the field.",
    (False, True): "{player} plays {card} and captures {captured}.",
    (False, False): "{player} plays {card}, which stays on the field.",
}
"""What happens to a card, by whether it is drawn, and whether it captures any."""


# --- what it was worth -------------------------------------------------------------------------


def _ended(result: RoundResult, setting: Setting) -> str:
    stopping = setting.of(FishingRules).stopping
    won, count = names(result.winners), len(result.winners)
    match result.ending:
        case RoundEnding.STOPPED if stopping is not None and stopping.most_calls != 0:
            call = called(setting.say(stopping.stop))
            return trn(
                "{player} says {call} and ends the round.",
                "{player} say {call} and end the round.",
                count,
                player=won,
                call=call,
            )
        case RoundEnding.STOPPED:
            return trn(
                "{player} has a yaku, which ends the round.",
                "{player} have a yaku, which ends the round.",
                count,
                player=won,
            )
        case RoundEnding.DEALT_HAND:
            return trn(
                "{player} was dealt a hand that ends the round at once.",
                "{player} were dealt a hand that ends the round at once.",
                count,
                player=won,
            )
        case RoundEnding.DRAWN:
            return tr("Nobody has won it.")
        case _:
            return tr("The cards have run out, and everybody counts.")


def _side(side: SideResult, result: RoundResult, setting: Setting) -> list[Block]:
    """What a side has, and how it adds up."""
    rows = side_rows(side, result, setting)
    head, has = Heading(names(side.seats)), counted(len(side.captured))
    if result.ending is not RoundEnding.COUNTED and not set(side.seats) & set(result.winners):
        if not side.yaku:
            return [head, Paragraph(tr("Captured {cards}.", cards=has))]
        words = tr("Captured {cards}, and what these make in yaku counts for nothing.", cards=has)
        return [head, Paragraph(words)]
    if rows:
        return [head, Sums(tuple(rows))]
    return [head, Paragraph(tr("Captured {cards}, but no yaku: nothing to count.", cards=has))]


_OTHERS_YAKU: Final[Text] = "The yaku of the others, taken away"


def side_rows(side: SideResult, result: RoundResult, setting: Setting) -> list[SumRow]:
    """A side's account; its lines add up to the last one."""
    score = setting.of(FishingRules).round_score
    is_counted = result.ending is RoundEnding.COUNTED
    rows: list[SumRow] = []
    if side.card_points is not None:
        rows.append(SumRow(tr("The captured cards"), str(side.card_points), side.captured))
    if side.par:
        rows.append(SumRow(tr("An even share, taken away"), signed(-side.par)))
    yaku = [
        SumRow(_yaku_words(each.yaku, each.extra, setting), signed(each.points), each.cards)
        for each in side.yaku
    ]
    if is_counted and not score.own_yaku:
        yaku = [
            SumRow(tr("{yaku} (not added to one's own result)", yaku=row.words), "", row.cards)
            for row in yaku
        ]
    rows += yaku
    if side.call_points:
        rows.append(SumRow(tr("For calls to go on"), signed(side.call_points)))
    if side.others_yaku:
        is_duel = len(result.sides) == 2
        whose = tr("The other's yaku, taken away") if is_duel else tr(_OTHERS_YAKU)
        rows.append(SumRow(whose, signed(-side.others_yaku)))
    if rows:
        together = total(side.result if is_counted else side.yaku_points)
        rows.append(SumRow(tr("Together"), together, is_sum=True))
    return rows


def _yaku_words(yaku: str, extra: int, setting: Setting) -> str:
    rules = setting.of(FishingRules)
    names_of = {each.id: each.name for each in rules.dealt_hands}
    names_of |= {each.id: each.name for each in rules.yaku}
    named = setting.say(names_of[yaku])
    if not extra:
        return named
    return tr("{yaku}, {points} of them for further cards", yaku=named, points=points(extra))


def _payments(result: RoundResult, setting: Setting) -> list[Block]:
    """Who pays whom, and why so much."""
    lines = [payment_words(each, setting) for each in result.payments]
    if lines:
        return [Heading(tr("What is paid")), Points(tuple(lines))]
    if result.ending is RoundEnding.COUNTED and setting.of(FishingRules).best_earns:
        best = max(side.result for side in result.sides)
        ahead = sorted((side.result for side in result.sides), reverse=True)
        if ahead.count(best) > 1:
            return [Paragraph(tr("The best results are equal, so that nobody earns anything."))]
        won = names(result.winners)
        return [
            Paragraph(
                trn(
                    "{player} has the best result, {lead} ahead of the next, and earns {points}.",
                    "{player} have the best result, {lead} ahead of the next, and earn {points}.",
                    len(result.winners),
                    player=won,
                    lead=best - ahead[1],
                    points=points(max(result.gains)),
                )
            )
        ]
    return []


def payment_words(payment: Payment, setting: Setting) -> str:
    """``Haru pays Aki 10: 5 × 2 (the opponent had called koi-koi).``"""
    said: dict[str, Any] = {
        "payer": name(payment.payer),
        "payee": name(payment.payee),
        "points": payment.amount,
    }
    if setting.of(FishingRules).losers_pay:
        words = tr("{payer} pays {payee} {points}", **said)
    else:
        words = tr("{payee} gains {points} on account of {payer}", **said)
    if payment.instead_of:
        others = names(payment.instead_of)
        words = tr("{payment}, in place of {others}", payment=words, others=others)
    if payment.factors:
        rules = {each.id: setting.say(each.name) for each in setting.of(FishingRules).multipliers}
        product = "".join(f" × {each.factor}" for each in payment.factors)
        words = tr(
            "{payment}: {product} ({reasons})",
            payment=words,
            product=f"{payment.base}{product}",
            reasons=listed([rules[each.id] for each in payment.factors]),
        )
    if payment.limited:
        return tr("{payment}; more is never paid for a round.", payment=words)
    return sentence(words)
