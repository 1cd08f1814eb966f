"""The moves of a patience.

In notation: ``t`` turns stock cards, ``r`` redeals, ``c1-c4:2`` moves two cards from the first
column to the fourth, ``y:aka-tan:11,22,32`` collects a yaku with these cards.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Collect", "Redeal", "Shift", "TableauMove", "Turn"]


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn cards of the stock."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """Turn the waste over to be the stock again."""


@dataclass(frozen=True, slots=True)
class Shift:
    """Move the top ``count`` cards of one pile onto another, in their order.

    Piles are named as in a view: ``w`` the waste, ``c1`` ... columns, ``h1`` ... cells,
    ``f1`` ... foundations.
    """

    source: str
    target: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Collect:
    """Collect a yaku with exactly these cards, lowest first."""

    yaku: str
    cards: tuple[int, ...]


TableauMove = Turn | Redeal | Shift | Collect
