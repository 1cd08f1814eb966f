"""What is called out at a table of several, and how a game that is over is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.engine.events import (
    Called,
    CardsStolen,
    DealtAgain,
    Event,
    PairPending,
    RoundBegun,
    RoundEnded,
    TripleShown,
    YakuMade,
)
from hanafuda_desktop.engine.outcome import Outcome
from hanafuda_desktop.engine.rounds import Ending
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.round_names import RoundNames, round_names

__all__ = ["begun", "calls", "ended", "names_of", "taken_back", "thefts", "times"]


def names_of(rules: FishingRules, seating: Seating) -> RoundNames:
    """What everything and everybody at a table is called."""
    return round_names(rules, [seating.name(seat) for seat in range(len(seating.seats))])


def begun(events: Sequence[Event], seating: Seating) -> str:
    """What is called out when a round is dealt, or the empty string."""
    for event in events:
        if isinstance(event, RoundBegun):
            return f"Round {event.number}: {_who(seating, event.dealer, 'deal')}"
    return ""


def calls(events: Sequence[Event], seating: Seating, names: RoundNames) -> Iterator[str]:
    """What is called out after a turn, in order."""
    for event in events:
        said = _call(event, seating, names)
        if said:
            yield said


def _call(event: Event, seating: Seating, names: RoundNames) -> str:
    match event:
        case YakuMade(seat, yaku, _, points):
            return _by(seating, seat, f"{names.yaku[yaku]}, {points}")
        case Called(seat, go, _):
            return _by(seating, seat, f"{names.go if go else names.stop}!")
        case TripleShown(seat, cards, bomb):
            month = MONTHS[cards[0] // 4].english
            return _by(seating, seat, f"{month} bomb!" if bomb else f"Three of {month}")
        case PairPending():
            return "Three lie and wait for the fourth"
        case DealtAgain():
            return "Dealt again"
        case RoundEnded(result) if result.ending is Ending.DEALT_HAND:
            winner = result.winners[0]
            side = next(side for side in result.sides if winner in side.seats)
            return _by(seating, winner, names.listed([each.yaku for each in side.yaku]))
    return ""


def thefts(events: Sequence[Event], seating: Seating) -> str:
    """Who took captured cards of whom, as a sentence, or the empty string."""
    stolen = [event for event in events if isinstance(event, CardsStolen)]
    if not stolen:
        return ""
    taken = (f"{times(len(e.cards), 'card')} of {_whom(seating, e.giver)}" for e in stolen)
    return f"{_who(seating, stolen[0].taker, 'take')} {' and '.join(taken)}."


def _by(seating: Seating, seat: int, said: str) -> str:
    """What a seat says; one's own words need no name."""
    name = seating.name(seat)
    return said if name == "You" else f"{name}: {said}"


def _who(seating: Seating, seat: int, verb: str) -> str:
    name = seating.name(seat)
    return f"{name} {verb}" if name == "You" else f"{name} {verb}s"


def _whom(seating: Seating, seat: int) -> str:
    name = seating.name(seat)
    return "yours" if name == "You" else name


def ended(outcome: Outcome, seating: Seating) -> str:
    """Who has won the game, as a title."""
    winners = [seating.name(seat) for seat in outcome.winners]
    if len(winners) == len(seating.seats):
        return "The game is shared by all"
    if winners == ["You"]:
        return "You have won!"
    if len(winners) == 1:
        return f"{winners[0]} has won"
    *others, last = winners
    return f"{', '.join(others)} and {last} share the win"


def taken_back(count: int) -> str:
    """How often moves were taken back, or the empty string."""
    return f"With {times(count, 'move')} taken back" if count else ""


def times(count: int, what: str) -> str:
    """``1 move``, ``2 moves``."""
    return f"1 {what}" if count == 1 else f"{count} {what}s"
