"""What everybody knows of a real-time round: its columns, its stacks, and the rounds before it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


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
