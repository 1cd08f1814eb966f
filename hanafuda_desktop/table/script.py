"""What events ask for on the table: which card goes where, when, and in what manner.

A family of games turns events into a :class:`Script`; the choreography performs it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.table.layout import Lying

if TYPE_CHECKING:
    from hanafuda_desktop.table.card_item import CardItem

__all__ = ["Flight", "Script", "Sight", "Way"]


class Way(Enum):
    """What kind of movement brings a card to its place."""

    SLIDE = auto()
    """Making room within a pile, or no event at all: straight and low."""
    MOVE = auto()
    TURN = auto()
    """From the stock, face up on the way."""
    OVER = auto()
    """A whole pile that is turned over."""
    DEAL = auto()
    GATHER = auto()
    """To the deck, before a new deal."""
    RISE = auto()
    """Up from where it lies, and no further."""
    THROW = auto()
    """In real time: fast from the beginning."""
    HOME = auto()
    """Back to where it was taken from, after a miss."""


class Sight(NamedTuple):
    """Something to be seen beside the cards.

    Attributes:
        event: what happened.
        begin: milliseconds from the beginning of the script.
        time: milliseconds for which it is seen.
    """

    event: Event
    begin: float
    time: float


class Flight(NamedTuple):
    """How one item comes to a place.

    Attributes:
        way: the manner.
        delay: milliseconds from the beginning of the script.
        order: of several that fly together, who is on top.
        goal: where to; ``None`` for where the board has the card.
        time: milliseconds it takes; ``None`` for what the way and its length suggest.
    """

    way: Way = Way.SLIDE
    delay: float = 0.0
    order: int = 0
    goal: Lying | None = None
    time: float | None = None


@dataclass(slots=True)
class Script:
    """What the events ask for.

    Attributes:
        flights: how items fly, one flight after the other.
        waits: for piles, when cards that only make room in them begin to.
        captures: items that leave the table for the shelf, and
        yaku: for which of its places.
        dealt: the cards that are dealt, as pile and index, in the order of the deal; empty when
            nothing is.
        discarded: cards of a deal that did not count: they are shown before the deal that does.
        decks: for piles, from where their cards are dealt, where there are several decks.
        sights: what is to be seen beside the cards.
        ends: when all of it is over.
    """

    flights: dict[CardItem, list[Flight]] = field(default_factory=dict)
    waits: dict[str, float] = field(default_factory=dict)
    captures: list[CardItem] = field(default_factory=list)
    yaku: str = ""
    dealt: list[tuple[str, int]] = field(default_factory=list)
    discarded: tuple[Lying, ...] = ()
    decks: dict[str, Lying] = field(default_factory=dict)
    sights: list[Sight] = field(default_factory=list)
    ends: float = 0.0

    def fly(self, item: CardItem, flight: Flight) -> None:
        """Add a flight after those the item already has."""
        self.flights.setdefault(item, []).append(flight)
        self.ends = max(self.ends, flight.delay + (flight.time or 0.0))

    @property
    def seen_until(self) -> float:
        """When the last thing has been seen that is to be seen beside the cards."""
        return max((sight.begin + sight.time for sight in self.sights), default=0.0)

    def show(self, sight: Sight) -> None:
        """Add something that is seen."""
        self.sights.append(sight)
        self.ends = max(self.ends, sight.begin + sight.time)
