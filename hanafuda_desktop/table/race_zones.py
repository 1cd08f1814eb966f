"""Where a race for a palm is on the table: arithmetic, free of Qt.

Nobody must be nearer to the palm than another, nor have more room to hit: all zones are circles of
one size, at one distance from the palm, evenly around it, the viewer's at the foot. The word stands
over all of them, where it covers no hand.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hanafuda_desktop.table.layout import Rect

__all__ = ["Circle", "RaceZones", "race_zones"]

_WORD: Final = 0.052
"""The letters of the word, as a share of the table's height,"""
_WORD_LEAST: Final = 24.0
"""and in pixels at least."""
_SLIP: Final = 1.7
"""The slip of the word, and"""
_HINT: Final = 0.75
"""the line under it, counted in its letters."""
_EDGE: Final = 8.0
_ZONE: Final = 0.61
"""A zone's radius, counted in its distance from the palm, at most;"""
_APART: Final = 0.96
"""or so much of what would let it touch the next."""


class Circle(NamedTuple):
    """A circle on the table."""

    x: float
    y: float
    radius: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return math.hypot(x - self.x, y - self.y) <= self.radius


@dataclass(frozen=True, slots=True)
class RaceZones:
    """Where everything is in a race.

    Attributes:
        table: the whole table.
        word: the slip of the word in the middle of its upper edge, as wide as the table.
        hint: the line under it.
        palm: where the winner's hand lies.
        seats: each seat's own zone.
    """

    table: Rect
    word: Rect
    hint: Rect
    palm: Circle
    seats: dict[int, Circle]

    def towards(self, seat: int) -> tuple[float, float]:
        """From the palm towards a seat, as a direction of length 1; to the foot if it has none."""
        zone = self.seats.get(seat)
        if zone is None:
            return 0.0, 1.0
        away = zone.x - self.palm.x, zone.y - self.palm.y
        length = math.hypot(*away)
        return away[0] / length, away[1] / length


def race_zones(width: float, height: float, seats: Sequence[int]) -> RaceZones:
    """Where a race is on a table of this size.

    Args:
        width: of the table.
        height: of the table.
        seats: all of the table, from the viewer on the way round to the viewer's right.
    """
    letters = round(max(_WORD_LEAST, _WORD * height))
    word = Rect(0, _EDGE, width, round(_SLIP * letters))
    hint = Rect(0, word.bottom + 3, width, round(_HINT * letters))
    count = len(seats)
    turns = [math.pi * (0.5 - 2 * number / count) for number in range(count)]
    ways = [(math.cos(turn), math.sin(turn)) for turn in turns]
    share = min(_ZONE, _APART * math.sin(math.pi / max(2, count)))
    top = max(0.0, *(-y for _, y in ways), 0.0)
    room = height - _EDGE - hint.bottom
    away = min(room / (1 + top + 2 * share), (width / 2 - _EDGE) / (1 + share))
    x, y = width / 2, hint.bottom + away * (top + share)
    return RaceZones(
        table=Rect(0, 0, width, height),
        word=word,
        hint=hint,
        palm=Circle(x, y, away * (1 - share)),
        seats={
            seat: Circle(x + away * across, y + away * down, away * share)
            for seat, (across, down) in zip(seats, ways, strict=True)
        },
    )
