"""December: paulownia in the last light.

The phoenix comes down out of a golden sky on the first card; solid yellow ground lies under it and
under the second card, and there it ends: the last two stand on snow. One line of ground runs
through all four. It is the same plant four times, three great leaves and three spikes of bells that
grow out of their midst, and it is never the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.curves import Path, Point, flow
from hanafuda_desktop.studio.figures.phoenix import draw_phoenix
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.paulownias import Spike, kiri_flower, paulownia
from hanafuda_desktop.studio.pigments import (
    BLUSH,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    UMBER,
    WATER,
    WHITE,
    mixed,
)
from hanafuda_desktop.studio.printing import Sheet

__all__ = ["draw"]

_YELLOW_ENDS = 66.0
_GROUND: Path = [
    (-3.0, 41.6),
    (12.0, 40.4),
    (24.0, 38.2),
    (36.0, 36.6),
    (50.0, 36.2),
    (66.0, 36.8),
    (82.0, 36.2),
    (99.0, 36.9),
    (116.0, 36.3),
    (136.0, 36.9),
]


def _sky(sheet: Sheet) -> None:
    hand = Hand(sheet, "sky")
    whole: Path = [(-2, -2), (PICTURE_WIDTH + 2, -2), (PICTURE_WIDTH + 2, 56), (-2, 56)]
    dusk = mixed(mixed(BLUSH, PURPLE, 0.32), PAPER, 0.3)
    hand.shade(whole, dusk, (0.55, 0.2, 0.0), start=(0, -2), stop=(0, 22), smooth=False)
    light: Path = [(-3, -3), (48, -3), (48, 50), (-3, 50)]
    gold = mixed(GOLD, PAPER, 0.12)
    hand.shade(
        light, gold, (1.0, 1.0, 0.8, 0.2, 0.0), start=(12, 0), stop=(38, 1.5), soft=0, smooth=False
    )
    low: Path = [(-3, 14), (48, 14), (48, 50), (-3, 50)]
    hand.shade(low, PAPER, (0.0, 0.4, 0.75), start=(0, 16), stop=(0, 44), soft=0.0, smooth=False)


def _ground(sheet: Sheet) -> None:
    """One line of ground through the month: solid yellow under two cards, snow under two."""
    hand = Hand(sheet, "ground")
    crest = flow(_GROUND)
    whole: Path = [*crest, (136.0, 57.0), (-3.0, 57.0)]
    hand.shape(whole, WHITE, smooth=False, register=False)
    cold = mixed(WATER, INDIGO, 0.1)
    hand.shade(
        whole, cold, (0.0, 0.0, 0.1, 0.4), start=(0, 37), stop=(0, 56), soft=0.0, smooth=False
    )
    yellow: Path = [p for p in crest if p[0] < _YELLOW_ENDS]
    yellow += [(_YELLOW_ENDS, 36.8), (_YELLOW_ENDS, 57.0), (-3.0, 57.0)]
    hand.shape(yellow, mixed(GOLD, OCHRE, 0.3), smooth=False, register=False)
    hand.shade(yellow, OCHRE, (0.0, 0.0, 0.6), start=(0, 40), stop=(0, 56), soft=0.0, smooth=False)
    line = mixed(INK, UMBER, 0.3)
    hand.line(crest, 0.42, (0.6, 1.0, 0.5, 0.9, 0.6, 1.0, 0.7), line, smooth=False)


@dataclass(frozen=True, slots=True)
class _Plant:
    name: str
    joint: Point
    leaves: tuple[tuple[float, float, float], ...]
    spikes: tuple[Spike, ...]
    size: float = 4.4


_PLANTS = (
    _Plant(
        "first",
        (15.4, 43.6),
        ((10.4, -84, 1.0), (10.4, 86, 1.0), (7.6, 178, 1.25)),
        (
            ([(-0.6, 0), (-4.6, -3.8), (-7.0, -8.6)], 1, 3),
            ([(0.6, 0), (4.6, -3.6), (6.6, -7.6)], 1, 3),
            ([(0, 0), (-0.4, -6.0), (-1.0, -13.0)], 2, 4),
        ),
        3.6,
    ),
    _Plant(
        "yellow",
        (49.4, 30.6),
        ((12.2, -107, 1.0), (12.2, 108, 1.0), (11.0, 180, 1.1)),
        (
            ([(-0.8, 0), (-6.6, -6.4), (-9.6, -18.0)], 3, 3),
            ([(0.8, 0), (6.6, -6.2), (9.8, -17.2)], 3, 3),
            ([(0, 0), (0.4, -11.0), (-0.2, -25.4)], 4, 4),
        ),
    ),
    _Plant(
        "left",
        (80.6, 31.0),
        ((12.2, -102, 1.0), (12.2, 116, 1.0), (11.0, -172, 1.1)),
        (
            ([(-0.8, 0), (-6.4, -5.6), (-9.4, -14.6)], 2, 3),
            ([(0.8, 0), (6.6, -7.8), (9.4, -20.0)], 3, 4),
            ([(0, 0), (-0.6, -11.0), (-2.0, -25.4)], 4, 4),
        ),
    ),
    _Plant(
        "right",
        (117.0, 30.8),
        ((12.2, -118, 1.0), (12.2, 102, 1.0), (11.0, 168, 1.1)),
        (
            ([(-0.8, 0), (-6.8, -7.8), (-9.6, -19.6)], 3, 4),
            ([(0.8, 0), (6.4, -5.4), (9.4, -14.4)], 2, 3),
            ([(0, 0), (0.8, -11.0), (2.0, -25.6)], 4, 4),
        ),
    ),
)


def _plants(sheet: Sheet) -> None:
    for plant in _PLANTS:
        hand = Hand(sheet, plant.name)
        paulownia(hand, plant.joint, plant.leaves, plant.spikes, size=plant.size)


_FALLEN = ((90.4, 48.6, -74), (105.6, 48.8, 68))


def _fallen(sheet: Sheet) -> None:
    """Bells that have dropped on the snow."""
    for i, (x, y, turn) in enumerate(_FALLEN):
        kiri_flower(Hand(sheet, f"fallen {i}"), (x, y), 3.4, turn)


def draw(sheet: Sheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _ground(sheet)
    _plants(sheet)
    _fallen(sheet)
    draw_phoenix(Hand(sheet, "phoenix", at=(16.8, 20.6), size=0.95))
