"""What happens in real-time games alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.families.speed.turn import RoundSpoils


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
    why: Literal["smaller", "larger", "own", "left", "only"]


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
