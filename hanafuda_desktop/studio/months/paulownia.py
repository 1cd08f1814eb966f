"""December: paulownia in the last light.

The phoenix comes down out of a golden sky on the first card; that gold lies as solid ground under
it and under the second card, and there it ends. The last two stand on snow. The plants are the
same plant four times, of three leaves and their spikes, and never the same.
"""

from __future__ import annotations

from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.curves import Path, flow
from hanafuda_desktop.studio.figures.phoenix import draw_phoenix
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.paulownias import kiri_flower, paulownia
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
    (-3.0, 44.4),
    (10.0, 43.0),
    (22.0, 43.2),
    (32.0, 40.4),
    (44.0, 38.2),
    (54.0, 37.6),
    (66.0, 38.8),
    (80.0, 37.6),
    (94.0, 39.0),
    (108.0, 37.6),
    (122.0, 38.6),
    (136.0, 37.8),
]


def _sky(sheet: Sheet) -> None:
    hand = Hand(sheet, "sky")
    whole: Path = [(-2, -2), (PICTURE_WIDTH + 2, -2), (PICTURE_WIDTH + 2, 56), (-2, 56)]
    dusk = mixed(mixed(BLUSH, PURPLE, 0.32), PAPER, 0.3)
    hand.shade(whole, dusk, (0.55, 0.2, 0.0), start=(0, -2), stop=(0, 22), smooth=False)
    light: Path = [(-3, -3), (48, -3), (48, 50), (-3, 50)]
    gold = mixed(GOLD, PAPER, 0.12)
    hand.shade(
        light, gold, (1.0, 1.0, 1.0, 0.3, 0.0), start=(12, 0), stop=(45, 2), soft=0, smooth=False
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
        whole, cold, (0.45, 0.0, 0.0, 0.3), start=(0, 37), stop=(0, 56), soft=0.0, smooth=False
    )
    yellow: Path = [p for p in crest if p[0] < _YELLOW_ENDS]
    yellow += [(_YELLOW_ENDS, 38.8), (_YELLOW_ENDS, 57.0), (-3.0, 57.0)]
    hand.shape(yellow, mixed(GOLD, OCHRE, 0.25), smooth=False, register=False)
    line = mixed(INK, UMBER, 0.3)
    hand.line(crest, 0.36, (0.6, 1.0, 0.5, 0.9, 0.6, 1.0, 0.7), line, smooth=False)
    for _ in range(13):
        x, y = hand.rng.uniform(2, 128), hand.rng.uniform(45.0, 52.6)
        reach = hand.rng.uniform(4.0, 9.0)
        tone = mixed(OCHRE, UMBER, 0.2) if x < _YELLOW_ENDS else mixed(WATER, PAPER, 0.2)
        if x < _YELLOW_ENDS < x + reach:
            continue
        path = [(x, y), (x + reach / 2, y - 0.4), (x + reach, y)]
        hand.line(path, 0.45, SWELL, tone, dry=0.5)


def _plants(sheet: Sheet) -> None:
    paulownia(
        Hand(sheet, "first"),
        (15.4, 45.8),
        ((9.6, -96, 1.0), (9.6, 100, 1.0), (10.0, 178, 1.1)),
        (
            ([(-0.5, 0), (-5.6, -4.6), (-9.6, -10.0)], 3, 2),
            ([(0.5, 0), (4.2, -4.2), (6.6, -7.0)], 2, 0),
            ([(0, 0), (-0.6, -6.4), (-1.6, -14.0)], 3, 3),
        ),
        size=1.7,
    )
    paulownia(
        Hand(sheet, "yellow"),
        (49.4, 32.4),
        ((11.2, -110, 1.0), (11.2, 108, 1.0), (13.0, 180, 1.0)),
        (
            ([(-0.5, 0), (-4.8, -7.0), (-8.2, -16.0)], 3, 4),
            ([(0.5, 0), (5.0, -7.0), (8.6, -15.4)], 3, 4),
            ([(0, 0), (0.4, -11.0), (-0.2, -25.4)], 5, 6),
        ),
    )
    paulownia(
        Hand(sheet, "left"),
        (81.4, 35.0),
        ((11.4, -96, 1.0), (12.0, 120, 1.0), (12.4, -168, 1.0)),
        (
            ([(-0.5, 0), (-5.0, -6.0), (-8.8, -12.6)], 3, 3),
            ([(0.5, 0), (4.6, -10.0), (6.4, -22.0)], 4, 5),
            ([(0, 0), (-0.6, -10.0), (-3.0, -24.8)], 4, 6),
        ),
    )
    paulownia(
        Hand(sheet, "right"),
        (116.2, 31.8),
        ((11.0, -126, 1.0), (11.4, 94, 1.0), (12.6, 164, 1.0)),
        (
            ([(-0.5, 0), (-5.6, -8.6), (-9.4, -18.6)], 4, 4),
            ([(0.5, 0), (5.0, -5.0), (9.2, -11.0)], 2, 4),
            ([(0, 0), (1.0, -11.0), (2.6, -26.0)], 5, 5),
        ),
    )


_FALLEN = ((58.8, 48.4), (89.2, 49.2), (107.4, 48.4))


def _fallen(sheet: Sheet) -> None:
    """Bells that have dropped, on gold and on snow."""
    for i, at in enumerate(_FALLEN):
        hand = Hand(sheet, f"fallen {i}")
        kiri_flower(hand, at, 1.5, hand.rng.choice((-1, 1)) * hand.rng.uniform(70, 115))


def _hills(sheet: Sheet) -> None:
    """A far range in winter haze, out of the gold and on to the right edge."""
    hand = Hand(sheet, "hills")
    far: Path = flow(
        [
            (30.0, 38.0),
            (40.0, 32.6),
            (48.0, 34.6),
            (57.0, 30.4),
            (68.0, 34.2),
            (76.0, 31.2),
            (90.0, 29.4),
            (99.0, 33.4),
            (107.0, 31.4),
            (120.0, 33.6),
            (129.0, 29.0),
            (137.0, 31.6),
        ]
    )
    haze = mixed(mixed(WATER, PURPLE, 0.16), PAPER, 0.2)
    hand.shade(
        [*far, (137.0, 44.0), (30.0, 44.0)],
        haze,
        (0.8, 0.4, 0.05),
        start=(0, 29),
        stop=(0, 40),
        soft=0.0,
        smooth=False,
    )


def draw(sheet: Sheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _hills(sheet)
    _ground(sheet)
    _plants(sheet)
    _fallen(sheet)
    draw_phoenix(Hand(sheet, "phoenix", at=(16.8, 20.6), size=0.95))
