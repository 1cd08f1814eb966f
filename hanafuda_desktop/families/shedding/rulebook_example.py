"""An example of a shedding game: the last move, the race, and what the cards left over cost."""

from __future__ import annotations

from hanafuda_desktop.engine.events import CardsMoved, RoundEnded
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.race import RaceResult
from hanafuda_desktop.engine.rounds import Payment, RoundEnding, RoundResult, SideResult
from hanafuda_desktop.families.shedding.events import PalmLaid
from hanafuda_desktop.families.shedding.schema import SheddingRules
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
from hanafuda_desktop.rulebook.card_uses import points_of
from hanafuda_desktop.rulebook.card_words import cards_named, deal_words, gained, name, names
from hanafuda_desktop.rulebook.sentences import Setting
from hanafuda_desktop.rulebook.telling import first_told
from hanafuda_desktop.text.language import tr, trn
from hanafuda_desktop.text.vocabulary import capital, points
from hanafuda_desktop.text.vocabulary import cards as counted


def shedding_example(game: Game, setting: Setting) -> tuple[Block, ...]:
    """The end of the round, and what everybody pays; nothing if it has not ended."""
    ended = first_told(game, RoundEnded)
    if ended is None:
        return ()
    result = ended.result
    blocks: list[Block] = [
        Paragraph(tr("{deal}, as computer players played its first round.", deal=deal_words(game)))
    ]
    if result.ending is RoundEnding.DRAWN:
        blocks.append(Paragraph(tr("Nobody has got rid of all cards, so nobody pays.")))
        return tuple(blocks)
    blocks += _last_move(game)
    if result.race is not None:
        head = tr("The lot") if result.race.by_lot else tr("The race")
        blocks += [Heading(head), Points(tuple(_raced(result.race)))]
    blocks.append(Heading(tr("What is paid")))
    for side in result.sides:
        if side.captured:
            blocks += _side(side, result, setting)
    blocks.append(Paragraph(tr("On the score sheet: {gains}.", gains=gained(result.gains))))
    return tuple(blocks)


def _last_move(game: Game) -> list[Block]:
    """How the winner got rid of the last cards."""
    for _, events in game.told:
        if not any(isinstance(each, PalmLaid) for each in events):
            continue
        seat = next(each.seat for each in events if isinstance(each, PalmLaid))
        played, onto = (
            tuple(
                card
                for each in events
                if isinstance(each, CardsMoved) and each.source == source and each.target == target
                for card in each.cards
                if card is not None
            )
            for source, target in ((f"h{seat}", "d"), ("f", "d"))
        )
        if not played:
            words = tr("{player} has no card left and has won the round.", player=name(seat))
            return [Paragraph(words)]
        row = CardRow(_discarded(seat, played, onto), (*played, *onto))
        return [Heading(tr("The last move")), CardTable((row,))]
    return []


def _discarded(seat: int, played: tuple[int, ...], onto: tuple[int, ...]) -> str:
    """The winner's last cards, perhaps with some of the field."""
    said = {"player": name(seat), "cards": cards_named(played)}
    if not onto:
        return tr("{player} discards {cards}, has no card left and has won the round.", **said)
    return tr(
        "{player} discards {cards} with {others} of the field, has no card left and has won the "
        "round.",
        others=cards_named(onto),
        **said,
    )


def _raced(race: RaceResult) -> list[str]:
    """How everybody did, and what comes of it."""
    lines = []
    times = {each.seat: each for each in race.times}
    for place, seat in enumerate(race.order):
        time = times.get(seat)
        if time is None:
            how = tr("first by lot") if not place else tr("later by lot")
        elif time.early:
            how = tr("too early, before the signal")
        elif time.ms is None:
            how = tr("did not press")
        else:
            seconds = f"{time.ms / 1000:.2f}".replace(".", tr(".", meaning="decimal point"))
            how = trn(  # French has "0,44 seconde", English "1.20 seconds"
                "{seconds} seconds after the signal",
                "{seconds} seconds after the signal",
                time.ms // 1000,
                seconds=seconds,
            )
        if seat == race.exempt:
            how = tr("{result}, and so pays nothing", result=how)
        if seat == race.forfeit:
            how = tr("{result}, and so plays a forfeit", result=how)
        lines.append(tr("{player}: {result}.", player=name(seat), result=how))
    return lines


def left_rows(side: SideResult, setting: Setting) -> list[SumRow]:
    """The cards left in a hand by what they cost, the dearest first; they add up to the last."""
    by_worth: dict[int, list[int]] = {}
    for card in side.captured:
        by_worth.setdefault(points_of(setting.rules, card) or 0, []).append(card)
    rows = []
    for worth, left in sorted(by_worth.items(), reverse=True):
        said = {"cards": capital(counted(len(left))), "points": points(worth)}
        if len(left) > 1:
            words = tr("{cards} at {points} each", **said)
        else:
            words = tr("{cards} at {points}", **said)
        rows.append(SumRow(words, str(worth * len(left)), tuple(left)))
    return [*rows, SumRow(tr("Together"), str(side.card_points), is_sum=True)]


def _side(side: SideResult, result: RoundResult, setting: Setting) -> list[Block]:
    """What a hand costs, and whether it is paid."""
    seat = side.seats[0]
    payment = next((each for each in result.payments if each.payer == seat), None)
    had = trn(
        "{player} still has {number} card:",
        "{player} still has {number} cards:",
        len(side.captured),
        player=name(seat),
    )
    words = _paid(side, payment, setting)
    return [Paragraph(had), Sums(tuple(left_rows(side, setting))), Paragraph(words)]


def _paid(side: SideResult, payment: Payment | None, setting: Setting) -> str:
    if payment is None:
        return tr("{player} pays nothing.", player=names(side.seats))
    said = {
        "payer": name(payment.payer),
        "payee": name(payment.payee),
        "points": str(payment.amount),
    }
    match setting.of(SheddingRules).losers_pay, payment.limited:
        case True, False:
            return tr("{payer} pays {payee} {points}.", **said)
        case True, True:
            return tr("{payer} pays {payee} {points}; no hand pays more.", **said)
        case False, False:
            return tr("{payee} gains {points} on account of {payer}.", **said)
        case _:
            return tr("{payee} gains {points} on account of {payer}; no hand pays more.", **said)
