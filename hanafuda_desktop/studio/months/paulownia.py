"""December: paulownia in the last light.

The phoenix comes down out of a golden sky on the first card; solid yellow ground lies under it and
under the second card, and there it ends: the last two stand on snow. One line of ground runs
through all four. It is the same plant four times, three great leaves and three spikes of bells that
grow out of their midst, and it is never the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.phoenix import draw_phoenix
from hanafuda_desktop.studio.plants.paulownia import Leaf, Spike, kiri_flower, paulownia
from hanafuda_desktop.studio.tools.brush import Path, Point, arc, flow
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
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
from hanafuda_desktop.studio.tools.printing import PrintSheet

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


def _sky(sheet: PrintSheet) -> None:
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


def _ground(sheet: PrintSheet) -> None:
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
    foot: Point
    leaves: tuple[Leaf, ...]
    spikes: tuple[Spike, ...]
    size: float = 5.2


_PLANTS = (
    _Plant(
        "first",
        (11.6, 42.8),
        (12.4, 55.0),
        (
            Leaf(7.4, -98, (-2.0, 0.2)),
            Leaf(7.2, 100, (2.1, 0.4)),
            Leaf(6.6, 186, (-0.5, 2.4), 1.1),
        ),
        (
            ([(-0.4, 0), (-3.4, -3.6), (-5.0, -8.2)], 1, 2),
            ([(0.4, 0), (3.6, -3.2), (4.8, -7.0)], 1, 2),
            ([(0, 0), (-0.4, -5.0), (-0.6, -10.6)], 2, 2),
        ),
        3.3,
    ),
    _Plant(
        "yellow",
        (49.5, 31.6),
        (50.9, 56.0),
        (
            Leaf(10.4, -104, (-2.6, 0.2)),
            Leaf(10.4, 106, (2.7, 0.5)),
            Leaf(9.8, 183, (-0.5, 3.2), 1.05),
        ),
        (
            ([(-0.5, 0), (-6.0, -6.2), (-8.6, -17.4)], 2, 2),
            ([(0.5, 0), (6.2, -6.0), (9.0, -16.0)], 2, 2),
            ([(0, 0), (0.4, -11.0), (-0.2, -26.6)], 3, 3),
        ),
    ),
    _Plant(
        "left",
        (80.8, 31.8),
        (78.6, 56.0),
        (
            Leaf(10.2, -98, (-2.5, 0.4)),
            Leaf(10.6, 112, (2.8, 0.6)),
            Leaf(9.6, 163, (1.5, 2.9), 1.0),
        ),
        (
            ([(-0.5, 0), (-5.8, -5.4), (-8.6, -14.0)], 2, 2),
            ([(0.5, 0), (6.0, -7.6), (8.4, -19.4)], 2, 3),
            ([(0, 0), (-0.6, -11.0), (-1.8, -26.6)], 3, 3),
        ),
    ),
    _Plant(
        "right",
        (116.6, 31.6),
        (118.6, 56.0),
        (
            Leaf(10.6, -114, (-2.8, 0.6)),
            Leaf(10.2, 97, (2.5, 0.3)),
            Leaf(10.0, 196, (-1.4, 3.0), 1.1),
        ),
        (
            ([(-0.5, 0), (-6.2, -7.6), (-8.8, -19.0)], 2, 3),
            ([(0.5, 0), (5.8, -5.4), (8.6, -13.8)], 2, 2),
            ([(0, 0), (0.8, -11.0), (1.8, -26.8)], 3, 3),
        ),
    ),
)


def _plants(sheet: PrintSheet) -> None:
    for plant in _PLANTS:
        hand = Hand(sheet, plant.name)
        paulownia(hand, plant.joint, plant.foot, plant.leaves, plant.spikes, size=plant.size)


_FALLEN: Final = ((87.8, 48.0, -84, 0.6), (95.8, 50.0, 74, -0.4))


def _fallen(sheet: PrintSheet) -> None:
    """Bells that have dropped on the snow: the cup stays on the tree, the shadow lies beneath."""
    shadow = mixed(mixed(WATER, PURPLE, 0.3), PAPER, 0.25)
    for i, (x, y, turn, face) in enumerate(_FALLEN):
        hand = Hand(sheet, f"fallen {i}")
        side = -0.7 if turn > 0 else 0.7
        under = arc((x + side, y + 1.2), 1.7, 0.34, 0, 350, 24)
        hand.shape(under, shadow, register=False)
        kiri_flower(hand, (x, y), 3.4, turn, face=face, cup=False)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _ground(sheet)
    _plants(sheet)
    _fallen(sheet)
    draw_phoenix(Hand(sheet, "phoenix", at=(15.9, 17.0)))
