"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Outcome"]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        winners: the seats that won; empty when nobody did (a patience that was lost).
        scores: points, one number a seat.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
