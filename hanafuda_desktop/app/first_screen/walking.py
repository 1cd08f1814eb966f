"""Which of several places comes next in a direction: how arrows lead through the first screen."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from hanafuda_desktop.app.first_screen.layout import Rect

__all__ = ["Way", "next_place"]

_ASIDE: Final = 2.5
"""How much further away something counts for what it lies to the side."""


class Way(Enum):
    """Whither an arrow points: across and down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def next_place(places: Sequence[Rect], current: int, way: Way) -> int:
    """The nearest place in a direction; the current one where there is none.

    Args:
        places: all of them.
        current: the one to go on from.
        way: the direction.
    """
    across, down = way.value
    here = places[current]
    best, least = current, float("inf")
    for number, there in enumerate(places):
        if down:
            along = down * (there.y - here.y)
            aside = _apart(here.x, here.width, there.x, there.width)
        else:
            along = across * (there.x - here.x)
            aside = _apart(here.y, here.height, there.y, there.height)
        if number == current or along <= 0 or (across and aside > 0):
            continue
        far = along + _ASIDE * aside
        if far < least:
            best, least = number, far
    return best


def _apart(one: int, long: int, other: int, wide: int) -> int:
    """How far two stretches of a line are apart; 0 where they overlap."""
    return max(0, other - (one + long), one - (other + wide))
