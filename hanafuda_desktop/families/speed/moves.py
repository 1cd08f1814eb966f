"""A real-time round, what players do in it, which of two moves counts first, and what happens then.

Each move says who makes it and when. Times are whole milliseconds since the game began, pauses left
out; whoever takes moves from people and computers measures them, and nothing in the engine reads a
clock.

In notation: ``1@5210:c2>m0`` seat 1 puts the top of its second column onto the first stack,
``0@5300:c2>m1*3`` three cards at once, ``0@5400:c2>c4`` joins a run onto another column,
``1@5500:^c3`` turns a card up, ``1@5600:c2!m0``, ``0@5700:c2!c4`` and ``1@5800:!c3`` try
what does not fit, or with a hand that is busy;
``@1200:count`` is "one, two, three", ``@90000:next`` deals again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from heapq import merge
from operator import attrgetter
from typing import ClassVar, Final, Literal, NamedTuple

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.rounds import NextRound

# What everybody knows of a round: its columns, its stacks, and the rounds before it.


class SpeedPhase(StrEnum):
    """What goes on."""

    PLAY = "play"
    """Everybody plays."""
    COUNT = "count"
    """The game stands still and waits for *one, two, three*."""
    NEXT = "next"
    """The round is over, the next one may be laid out."""
    OVER = "nothing"
    """The game is over."""


class Column(NamedTuple):
    """A column of a layout.

    Attributes:
        cards: its cards, lowest first.
        down: how many of the lowest lie face down.
    """

    cards: tuple[int, ...]
    down: int


Layout = tuple[Column, ...]


def count_of(layout: Layout) -> int:
    """How many cards a layout has."""
    return sum(len(column.cards) for column in layout)


class Covered(NamedTuple):
    """Who laid the top card of a stack, and when: what a card that comes too late is told.

    Attributes:
        seat: who laid it, or -1 if it was turned from a deck.
        at: when, in milliseconds.
        together: how many cards were laid at once.
        before: what was laid there just before, the latest first.
    """

    seat: int = -1
    at: int = 0
    together: int = 1
    before: tuple[Covered, ...] = ()


class Busy(NamedTuple):
    """A hand that takes back a card that was refused.

    Attributes:
        until: until when, in milliseconds; it is free where that is over.
        tries: how often it has tried anything: once, and then while it was busy.
    """

    until: int = 0
    tries: int = 0


class RoundSpoils(NamedTuple):
    """A finished round: who won it, and who has how many cards after it (HP-10).

    Attributes:
        number: 1 for the first round.
        winner: who won it.
        blocked: whether it ended because nobody could play any more (HP-12).
        at: when it ended, in milliseconds since the game began.
        takes: for each seat the stack of the middle that it takes, or -1 for none.
        stacks: how many cards each stack had.
        left: how many cards each seat had left in its layout.
        decks: how many it had left in its deck.
        gains: what was added to each seat's points (HP-14).
    """

    number: int
    winner: int
    blocked: bool
    at: int
    takes: tuple[int, ...]
    stacks: tuple[int, ...]
    left: tuple[int, ...]
    decks: tuple[int, ...]
    gains: tuple[int, ...]

    @property
    def held(self) -> tuple[int, ...]:
        """How many cards each seat has for the next round."""
        return tuple(
            left + deck + (self.stacks[take] if take >= 0 else 0)
            for left, deck, take in zip(self.left, self.decks, self.takes, strict=True)
        )


@dataclass(frozen=True, slots=True)
class SpeedTurn:
    """The round being played, besides the cards that lie open.

    Attributes:
        asked: what goes on.
        now: when the last move was made, in milliseconds since the game began.
        covered: for each stack who laid its top card, and when.
        secret: for each seat, whether its last card lies face down (HP-9).
        short: the seats that had too few cards for a deck in this round (HP-11).
        won: rounds won, a seat each.
        number: the round, 1 for the first.
        again: how often this round was laid out again (HP-12).
        undecided: whether nobody has won the round that lies there, so that it will be.
        spoils: the finished rounds.
        busy: until when each seat's hand takes back a card that was refused.
    """

    asked: SpeedPhase
    now: int
    covered: tuple[Covered, ...]
    secret: tuple[bool, ...]
    short: tuple[int, ...]
    won: tuple[int, ...]
    number: int
    again: int
    undecided: bool
    spoils: tuple[RoundSpoils, ...]
    busy: tuple[Busy, ...]


# Moves.

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


HandMove = Put | Join | TurnUp
"""What one hand does."""


@dataclass(frozen=True, slots=True)
class Miss:
    """Try a card where it does not fit: it flies back, and the hand is busy with it until then.

    Whoever tries anything meanwhile begins that anew.

    Attributes:
        tried: what was tried.
    """

    tried: HandMove

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
    seat: ClassVar[None] = None


SpeedMove = HandMove | Miss | Count | NextRound
"""A move; its ``seat`` is ``None`` where everybody makes it together."""


def moved_at(move: SpeedMove, at: int) -> SpeedMove:
    """The same move at another time."""
    if isinstance(move, Miss):
        return Miss(replace(move.tried, at=at))
    return replace(move, at=at)


def in_order(moves: Iterable[SpeedMove]) -> tuple[SpeedMove, ...]:
    """Moves in the order in which they count (HP-13): the earlier first.

    Of two cards put onto one stack in the same millisecond the card of the seat that feeds the
    stack counts first (a single stack counts as seat 0's); whatever else happens at once is taken
    by the number of the seat. What one seat does in one millisecond stays in its order.
    """
    given = tuple(moves)
    of_each = [
        sorted((move for move in given if move.seat == seat), key=attrgetter("at"))
        for seat in (0, 1, None)
    ]
    return tuple(merge(*of_each, key=_rank))


def _rank(move: SpeedMove) -> tuple[int, int, int]:
    if move.seat is None:
        return move.at, 2, 0
    tried = move.tried if isinstance(move, Miss) else move
    return move.at, int(isinstance(tried, Put) and tried.seat != tried.stack), move.seat


# What happens in real-time games alone.


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """*One, two, three*: the cards that are turned into the middle follow (HP-2, HP-8)."""


@dataclass(frozen=True, slots=True)
class GameStoodStill(Event):
    """Nobody can play and nobody can uncover a card: the next count follows (HP-8), or the round is
    over (HP-12).
    """


@dataclass(frozen=True, slots=True)
class CardRefused(Event):
    """A card was tried where it does not fit, and flies back to its column."""

    pile: str
    target: str


@dataclass(frozen=True, slots=True)
class CardTurnedDown(Event):
    """The last card of a layout was turned face down (HP-9); ``None`` for the others."""

    pile: str
    card: int | None


@dataclass(frozen=True, slots=True)
class RoundLaidOut(Event):
    """A round begins; its cards follow.

    Attributes:
        number: 1 for the first round.
        again: how often it was laid out before: nobody won it, and everybody took back what he had
            fed (HP-12).
    """

    number: int
    again: int


@dataclass(frozen=True, slots=True)
class RoundUndecided(Event):
    """Nobody can play and nobody has won the round: the next layout is one of the same round
    (HP-12).

    Attributes:
        left: how many cards each seat has left in its layout.
    """

    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundWon(Event):
    """A round is over; who takes which stack follows."""

    spoils: RoundSpoils


WhyTaken = Literal["smaller", "larger", "own", "left", "only"]


@dataclass(frozen=True, slots=True)
class StackTaken(Event):
    """A seat takes a stack of the middle after the round (HP-10).

    Attributes:
        seat: who takes it.
        stack: the pile.
        count: how many cards it has.
        why: it is the smaller or the larger one, the seat's own one of two equal ones (or by rule),
            the one that was left, or the only one.
    """

    seat: int
    stack: str
    count: int
    why: WhyTaken


@dataclass(frozen=True, slots=True)
class SuddenDeath(Event):
    """A seat is too short of cards for a deck, and the round begins by other rules (HP-11).

    Attributes:
        short: the seats that have no deck.
        stacks: how many stacks there are in the middle.
        decides: whose victory in this round ends the game: anybody's, that of a seat that is short,
            or nobody's.
        points: whether it is then the points that say who has won the game (HP-14).
    """

    short: tuple[int, ...]
    stacks: int
    decides: Literal["anybody", "short", "nobody"]
    points: bool
