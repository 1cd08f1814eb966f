"""The moves of a patience.

In notation: ``t`` turns stock cards, ``r`` redeals, ``c1-c4:2`` moves two cards from the first
column to the fourth, ``y:aka-tan:11,22,32`` collects a yaku with these cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class TurnUp:
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


TableauMove = TurnUp | Redeal | Shift | Collect


@lru_cache(maxsize=2048)
def shifts_between(source: str, target: str, most: int) -> tuple[Shift, ...]:
    """The moves of one card, of two, and so on from pile to pile.

    They are made once and used all day, by every engine, so that an engine that has just listed a
    move knows it again at a glance.
    """
    return tuple(Shift(source, target, count) for count in range(1, most + 1))
