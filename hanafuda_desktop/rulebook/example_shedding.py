"""An example of a shedding game: the last move, the race, and what the cards left over cost."""

from __future__ import annotations

from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.race import RaceResult
from hanafuda_desktop.engine.rounds import Ending, RoundResult, SideResult
from hanafuda_desktop.engine.shedding.events import PalmLaid
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
from hanafuda_desktop.rulebook.english import counted
from hanafuda_desktop.rulebook.example_words import NAMES, cards, deal_words, names, signed
from hanafuda_desktop.rulebook.sentences import Setting

__all__ = ["left_rows", "shedding_example"]


def shedding_example(game: Game, result: RoundResult, setting: Setting) -> tuple[Block, ...]:
    """The end of the round, and what everybody pays."""
    blocks: list[Block] = [
        Paragraph(f"{deal_words(game)}, as computer players played its first round.")
    ]
    if result.ending is Ending.DRAWN:
        blocks.append(Paragraph("Nobody has got rid of all cards, so nobody pays."))
        return tuple(blocks)
    blocks += _last_move(game)
    if result.race is not None:
        head = "The lot" if result.race.by_lot else "The race"
        blocks += [Heading(head), Points(tuple(_raced(result.race)))]
    blocks.append(Heading("What is paid"))
    for side in result.sides:
        if side.captured:
            blocks += _side(side, result, setting)
    gains = [f"{NAMES[seat]} {signed(gain)}" for seat, gain in enumerate(result.gains)]
    blocks.append(Paragraph(f"On the score sheet: {', '.join(gains)}."))
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
            return [Paragraph(f"{NAMES[seat]} has no card left and has won the round.")]
        with_field = f" with {cards(onto)} of the field" if onto else ""
        words = (
            f"{NAMES[seat]} discards {cards(played)}{with_field}, has no card left and has won the "
            "round."
        )
        return [Heading("The last move"), CardTable((CardRow(words, (*played, *onto)),))]
    return []


def _raced(race: RaceResult) -> list[str]:
    """How everybody did, and what comes of it."""
    lines = []
    times = {each.seat: each for each in race.times}
    for place, seat in enumerate(race.order):
        time = times.get(seat)
        if time is None:
            how = "first by lot" if not place else "later by lot"
        elif time.early:
            how = "too early, before the signal"
        elif time.ms is None:
            how = "did not press"
        else:
            how = f"{time.ms / 1000:.2f} seconds after the signal"
        then = ", and so pays nothing" if seat == race.exempt else ""
        then += ", and so plays a forfeit" if seat == race.forfeit else ""
        lines.append(f"{NAMES[seat]}: {how}{then}.")
    return lines


def left_rows(side: SideResult, setting: Setting) -> list[SumRow]:
    """The cards left in a hand by what they cost, the dearest first; they add up to the last."""
    by_worth: dict[int, list[int]] = {}
    for card in side.captured:
        by_worth.setdefault(points_of(setting.rules, card) or 0, []).append(card)
    rows = []
    for worth, left in sorted(by_worth.items(), reverse=True):
        each = " each" if len(left) > 1 else ""
        words = f"{counted(len(left), 'card').capitalize()} at {counted(worth, 'point')}{each}"
        rows.append(SumRow(words, str(worth * len(left)), tuple(left)))
    return [*rows, SumRow("Together", str(side.card_points), is_sum=True)]


def _side(side: SideResult, result: RoundResult, setting: Setting) -> list[Block]:
    """What a hand costs, and whether it is paid."""
    seat = side.seats[0]
    payment = next((each for each in result.payments if each.payer == seat), None)
    if payment is None:
        words = f"{names(side.seats)} pays nothing."
    elif setting.shedding.losers_pay:
        words = f"{NAMES[seat]} pays {NAMES[payment.payee]} {payment.amount}."
    else:
        words = f"{NAMES[payment.payee]} gains {payment.amount} on account of {NAMES[seat]}."
    if payment is not None and payment.limited:
        words = f"{words.removesuffix('.')}; no hand pays more."
    had = f"{NAMES[seat]} still has {counted(len(side.captured), 'card')}:"
    return [Paragraph(had), Sums(tuple(left_rows(side, setting))), Paragraph(words)]
