"""What happened, as facts in order.

Animation, sound, log, statistics and rulebook examples all read the same list. A card that is not
to be seen stands as ``None``. Piles are named by their ids, the same as in a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from hanafuda_desktop.engine.view import Outcome

if TYPE_CHECKING:
    from hanafuda_desktop.engine.reaction_race import RaceResult
    from hanafuda_desktop.engine.rounds import RoundResult


class Event:
    """Something that happened; what happens in one family alone stands with that family."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Cards laid onto a pile at the start, lowest first."""

    pile: str
    cards: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class CardsMoved(Event):
    """Cards that went together from the top of one pile to the top of another, lowest first.

    Attributes:
        cards: the cards.
        source: the pile they leave.
        target: the pile they come to.
        places: where on it each of them comes to lie, if that pile is a field of places.
    """

    cards: tuple[int | None, ...]
    source: str
    target: str
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """The top card of a pile was turned face up where it lies."""

    card: int
    pile: str


@dataclass(frozen=True, slots=True)
class PileTurnedOver(Event):
    """All cards of a pile were turned over as one and became another pile; a discard pile may keep
    its top card, which ``count`` then leaves out.
    """

    source: str
    target: str
    count: int


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The order of a face-down pile became unknown."""

    pile: str


@dataclass(frozen=True, slots=True)
class YakuMade(Event):
    """A seat collected or formed a yaku."""

    seat: int
    yaku: str
    cards: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class DealerFound(Event):
    """Cards decided who deals first.

    Attributes:
        dealer: the seat that deals.
        cards: the card of each seat, in every try; ties are tried again.
    """

    dealer: int
    cards: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """A round is dealt; its cards follow."""

    number: int
    month: int
    dealer: int


@dataclass(frozen=True, slots=True)
class DealtAgain(Event):
    """The deal did not count, the cards are gathered in and dealt anew.

    Attributes:
        field: the cards that lay on the field.
        why: ``field`` or the id of a dealt hand.
        places: the place of each of these cards; cards that lie on one another share one.
    """

    field: tuple[int, ...]
    why: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsMatched(Event):
    """A card on the field captures others; they lie together until the turn ends."""

    card: int
    mates: tuple[int, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class PairPending(Event):
    """Three cards of a month stay on the field and wait for the fourth (*ppeok*)."""

    cards: tuple[int, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class CardsStolen(Event):
    """A captured card goes to another seat's side; the move itself follows as ``CardsMoved``."""

    cards: tuple[int, ...]
    giver: int
    taker: int
    why: Literal["empty-field", "whole-month", "own-pair"]


@dataclass(frozen=True, slots=True)
class TripleShown(Event):
    """A seat shows three hand cards of a month, or plays them at once as a bomb."""

    seat: int
    cards: tuple[int, ...]
    bomb: bool


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat with yaku stops the round or goes on, with so many points."""

    seat: int
    go: bool
    points: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over, and this is what it was worth."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class RaceRun(Event):
    """A race was run, or lots were drawn."""

    result: RaceResult


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    outcome: Outcome
