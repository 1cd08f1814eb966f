"""The moves of a real-time game. Each says who makes it and when.

Times are whole milliseconds since the game began, pauses left out; whoever takes moves from people
and computers measures them, and nothing in the engine reads a clock.

In notation: ``1@5210:c2>m0`` seat 1 puts the top of its second column onto the first stack,
``0@5300:c2>m1*3`` three cards at once, ``0@5400:c2>c4`` joins a run onto another column,
``1@5500:^c3`` turns a card up, ``1@5600:c2!m0``, ``0@5700:c2!c4`` and ``1@5800:!c3`` try
what does not fit, or with a hand that is busy;
``@1200:count`` is "one, two, three", ``@90000:next`` deals again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from heapq import merge
from typing import Final

from hanafuda_desktop.engine.rounds import NextRound

MOST_MS: Final = 7 * 24 * 3600 * 1000
"""The latest time at which a move may be made, in milliseconds: a week."""


@dataclass(frozen=True, slots=True)
class Put:
    """Put the top cards of a column onto a stack in the middle.

    Attributes:
        seat: who plays.
        at: when, in milliseconds.
        column: the column, 0 for the left-most.
        stack: the stack, 0 for the one that seat 0 feeds.
        count: how many cards go together.
    """

    seat: int
    at: int
    column: int
    stack: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Join:
    """Move the run at the top of a column onto another column, or into an empty one."""

    seat: int
    at: int
    column: int
    onto: int


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Turn up the card at the top of a column."""

    seat: int
    at: int
    column: int


@dataclass(frozen=True, slots=True)
class Miss:
    """Try a card where it does not fit: it flies back, and the hand is busy with it until then.

    Whoever tries anything meanwhile begins that anew.

    Attributes:
        tried: what was tried.
    """

    tried: Put | Join | TurnUp

    @property
    def seat(self) -> int:
        """Who tried it."""
        return self.tried.seat

    @property
    def at(self) -> int:
        """When, in milliseconds."""
        return self.tried.at


@dataclass(frozen=True, slots=True)
class Count:
    """*One, two, three*: whoever has a deck turns a card of it into the middle."""

    at: int


SpeedMove = Put | Join | TurnUp | Miss | Count | NextRound


def moved_at(move: SpeedMove, at: int) -> SpeedMove:
    """The same move at another time."""
    if isinstance(move, Miss):
        return Miss(replace(move.tried, at=at))
    return replace(move, at=at)


def seat_of(move: SpeedMove) -> int | None:
    """Whose move it is; ``None`` for those that everybody makes together."""
    match move:
        case Put(seat) | Join(seat) | TurnUp(seat):
            return seat
        case Miss(tried):
            return tried.seat
        case Count() | NextRound():
            return None


def in_order(moves: Iterable[SpeedMove]) -> tuple[SpeedMove, ...]:
    """Moves in the order in which they count (HP-13): the earlier first.

    Of two cards put onto one stack in the same millisecond the card of the seat that feeds the
    stack counts first (a single stack counts as seat 0's); whatever else happens at once is taken
    by the number of the seat. What one seat does in one millisecond stays in its order.
    """
    given = tuple(moves)
    of_each = [
        sorted((move for move in given if seat_of(move) == seat), key=_when)
        for seat in (0, 1, None)
    ]
    return tuple(merge(*of_each, key=_rank))


def _when(move: SpeedMove) -> int:
    return move.at


def _rank(move: SpeedMove) -> tuple[int, int, int]:
    match move:
        case Put(seat, at, _, stack):
            return at, int(seat != stack), seat
        case Join(seat, at) | TurnUp(seat, at):
            return at, 0, seat
        case Miss(tried):
            return _rank(tried)
        case Count(at) | NextRound(at):
            return at, 2, 0
