"""What happened, as facts in order.

Animation, sound, log, statistics and rulebook examples all read the same list. A card that is not
to be seen stands as ``None``. Piles are named by their ids, the same as in a view.
"""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.engine.outcome import Outcome

__all__ = [
    "CardTurnedUp",
    "CardsDealt",
    "CardsMoved",
    "Event",
    "GameEnded",
    "PileShuffled",
    "PileTurnedOver",
    "YakuMade",
]


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """Cards laid onto a pile at the start, lowest first."""

    pile: str
    cards: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """Cards that went together from the top of one pile to the top of another, lowest first."""

    cards: tuple[int | None, ...]
    source: str
    target: str


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    """The top card of a pile was turned face up where it lies."""

    card: int
    pile: str


@dataclass(frozen=True, slots=True)
class PileTurnedOver:
    """All cards of a pile were turned over as one and became another pile."""

    source: str
    target: str
    count: int


@dataclass(frozen=True, slots=True)
class PileShuffled:
    """The order of a face-down pile became unknown."""

    pile: str


@dataclass(frozen=True, slots=True)
class YakuMade:
    """A seat collected or formed a yaku."""

    seat: int
    yaku: str
    cards: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over."""

    outcome: Outcome


Event = (
    CardsDealt | CardsMoved | CardTurnedUp | PileTurnedOver | PileShuffled | YakuMade | GameEnded
)
