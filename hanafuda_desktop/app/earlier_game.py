"""A game that has just made room for another one, with all that brings it back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanafuda_desktop.app.saves import GameRef
    from hanafuda_desktop.app.sitting import Sitting

__all__ = ["EarlierGame"]


@dataclass(frozen=True, slots=True)
class EarlierGame:
    """A game that was underway.

    Attributes:
        ref: which game, and so where it is saved.
        sitting: the game, with those who play it.
        elapsed_ms: how long it was played, in milliseconds.
        said: what has happened to it, as a sentence.
        is_previous: whether it is kept as the previous game of its place.
    """

    ref: GameRef | None
    sitting: Sitting
    elapsed_ms: int
    said: str
    is_previous: bool
