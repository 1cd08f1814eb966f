"""What is called out at a table of several, and how a game that is over is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.status_facts import plain_number
from hanafuda_desktop.cards.card import CARDS, MONTHS
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
from hanafuda_desktop.table.round_names import RoundNames

if TYPE_CHECKING:
    from hanafuda_desktop.app.session import Session

__all__ = ["begun", "calls", "ended", "facts", "seat_names", "taken_back", "thefts", "times"]

_FEW: Final = 3


def seat_names(seating: Seating) -> list[str]:
    """What everybody at a table is called, from seat 0 on."""
    return [seating.name(seat) for seat in range(len(seating.seats))]


def facts(session: Session, asked: Mapping[str, str], *, months: bool = True) -> dict[str, str]:
    """What the status line says of a game of several rounds.

    Args:
        session: the game.
        asked: what it says of a person's turn, by what is asked, where more than that is said.
        months: whether the month of a round means anything.
    """
    view, name = session.view, session.seating.name
    if view.round is None:
        return {}
    totals = [f"{name(seat)} {plain_number(total)}" for seat, total in enumerate(view.round.totals)]
    found = {
        "Turn": _turn(session, asked),
        # Where many sit there is no room for all; their plates say it.
        "Points": ", ".join(totals) if len(totals) <= _FEW else totals[view.seat],
    }
    if view.round.number:
        said = [f"Round {view.round.number} of {view.round.rounds}"]
        said += [MONTHS[view.round.month - 1].english] if months else []
        found["Round"] = ", ".join([*said, _who(session.seating, view.round.dealer, "deal")])
    return found


def _turn(session: Session, asked: Mapping[str, str]) -> str:
    """Whose turn it is."""
    seat, now = session.view.to_move, session.sitting.asked
    if seat is None:
        return "The game is over"
    if now == "next":
        return "The round is over"
    if now == "race":
        return "Hands race for the palm"
    if session.moves and now in asked:
        return asked[now]
    name = session.seating.name(seat)
    return "Your turn" if name == "You" else f"{name}'s turn"


def begun(events: Sequence[Event], seating: Seating) -> str:
    """What is called out when a round is dealt, or the empty string."""
    for event in events:
        if isinstance(event, RoundBegun):
            return f"Round {event.number}: {_who(seating, event.dealer, 'deal')}"
    return ""


def calls(events: Sequence[Event], seating: Seating, names: RoundNames) -> Iterator[str]:
    """What is called out after a turn, in order."""
    theft = thefts(events, seating)
    if theft:
        yield theft
    again = sum(isinstance(event, DealtAgain) for event in events)
    if again:  # however often it is, it is called out once
        yield "Dealt again" if again == 1 else f"Dealt again, {again} times"
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
            month = CARDS[cards[0]].flower.english
            return _by(seating, seat, f"{month} bomb!" if bomb else f"Three of {month}")
        case PairPending():
            return "Three lie and wait for the fourth"
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
    return f"{_who(seating, stolen[0].taker, 'take')} {' and '.join(taken)}"


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


def ended(outcome: Outcome, seating: Seating, sides: Sequence[Sequence[int]]) -> str:
    """Who has won the game, as a title.

    Args:
        outcome: how it ended.
        seating: who sits where.
        sides: the seats of each side; a team wins together, and shares with nobody.
    """
    if len(outcome.winners) == len(seating.seats):
        return "The game is shared by all"
    winners = [side for side in sides if set(side) <= set(outcome.winners)]
    names = [[seating.name(seat) for seat in side] for side in winners]
    match names:
        case []:
            return "Nobody has won"
        case [["You"]]:
            return "You have won!"
        case [[winner]]:
            return f"{winner} has won"
        case [team] if "You" in team:
            return f"Your team has won, you and {_listed([n for n in team if n != 'You'])}!"
        case [team]:
            return f"The team of {_listed(team)} has won"
    return f"{_listed([' & '.join(side) for side in names])} share the win"


def _listed(words: Sequence[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def taken_back(count: int) -> str:
    """How often moves were taken back, or the empty string."""
    return f"With {times(count, 'move')} taken back" if count else ""


def times(count: int, what: str) -> str:
    """``1 move``, ``2 moves``."""
    return f"1 {what}" if count == 1 else f"{count} {what}s"
