"""The sake cup of September: wide red lacquer, long life brushed into it in gold.

Frame: millimetres, the middle of its mouth at (0, 0), 21 mm wide; it is tipped towards us, so that
the writing shows, and its foot peeps out below.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.tools.brush import SWELL, Path, Point, arc, blob, scaled
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    GOLD,
    INK,
    OCHRE,
    UMBER,
    VERMILION,
    mixed,
)
from hanafuda_desktop.studio.tools.writing import write

_LONG_LIFE: Final = "寿"
_WALL: Final[list[Point]] = [
    (-10.4, -0.4),
    (-9.9, 3.0),
    (-7.6, 6.6),
    (-4.2, 8.7),
    (0.0, 9.3),
    (4.2, 8.7),
    (7.6, 6.6),
    (9.9, 3.0),
    (10.4, -0.4),
    (6.0, -4.0),
    (-6.0, -4.0),
]
_FOOT: Final[list[Point]] = [
    (-4.2, 7.6),
    (-3.9, 9.8),
    (-2.6, 10.7),
    (0.0, 11.0),
    (2.6, 10.7),
    (3.9, 9.8),
    (4.2, 7.6),
]


def _inside(hand: Hand, mouth: Path) -> None:
    """The bowl of the cup: light from the left, deep along its near wall, the sake's last gleam."""
    hand.shape(mouth, VERMILION, smooth=False)
    hand.shade(
        mouth, BENI, (0.95, 0.35, 0.0, 0.0), start=(-5, -7.6), stop=(3, 7), soft=0.0, smooth=False
    )
    hand.shade(
        mouth,
        mixed(VERMILION, BLUSH, 0.6),
        (0.0, 0.0, 0.55),
        start=(-3, -4),
        stop=(5, 7.4),
        soft=0.0,
        smooth=False,
    )
    well = arc((0.0, 0.7), 6.6, 4.8, 20, 200, 40)
    hand.line(well, 0.3, SWELL, mixed(BENI, INK, 0.2), smooth=False)


def draw_sake_cup(hand: Hand) -> None:
    """Foot, wall, mouth, gilded rim, writing."""
    hand.shape(_FOOT, BENI)
    hand.shade(_FOOT, INK, (0.7, 0.2), start=(0, 8), stop=(0, 11), soft=0.0)
    hand.outline(_FOOT, 0.36, INK, lift=0.4)
    hand.shape(_WALL, mixed(BENI, VERMILION, 0.35))
    deep = mixed(BENI, INK, 0.45)
    hand.shade(_WALL, deep, (0.0, 0.3, 0.95), start=(0, 2), stop=(0.6, 9.4), soft=0.0)
    hand.line(
        [(-8.4, 4.4), (-6.2, 6.8), (-3.2, 8.2)], 0.6, SWELL, mixed(VERMILION, BLUSH, 0.5), dry=0.3
    )
    hand.outline(_WALL, 0.46, INK, lift=0.3)
    mouth = blob((0.0, 0.0), 10.4, 7.4, hand.rng, 0.008)
    hand.shape(scaled(mouth, 1.012), INK, smooth=False, register=False)
    hand.shape(mouth, mixed(GOLD, OCHRE, 0.25), smooth=False, register=False)
    inner = scaled(mouth, 0.945, 0.93)
    hand.shape(scaled(inner, 1.012), mixed(INK, UMBER, 0.4), smooth=False, register=False)
    with hand.within(inner, smooth=False):
        _inside(hand, inner)
    sheen = arc((0.0, 0.0), 9.95, 7.0, 196, 258, 24)
    hand.line(sheen, 0.34, SWELL, mixed(GOLD, (255, 250, 220), 0.7), smooth=False)
    at = hand.put([(0.1, 0.1)])[0]
    page = Hand(hand.sheet, f"{hand.name} writing", at=at, size=hand.size, turn=hand.turn)
    dark = mixed(INK, BENI, 0.3)
    write(page, _LONG_LIFE, (0.22, 0.26), 10.8, weight=0.118, pigment=dark)
    page = Hand(hand.sheet, f"{hand.name} writing", at=at, size=hand.size, turn=hand.turn)
    write(page, _LONG_LIFE, (0.0, 0.0), 10.8, weight=0.11, pigment=mixed(GOLD, OCHRE, 0.1))
