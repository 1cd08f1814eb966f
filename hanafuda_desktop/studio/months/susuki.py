"""August: susuki grass under the harvest moon.

One line of dark hills runs through the month, a round one on each card. The moon stands in a red
sky on the first; that red thins out to an evening glow along the top of the others. Three geese
cross the second; the last two are hill, plumes and empty sky, the wind always from the left.
"""

from __future__ import annotations

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.clouds import draw_clouds
from hanafuda_desktop.studio.curves import Path, blob, flow
from hanafuda_desktop.studio.figures.goose import draw_goose
from hanafuda_desktop.studio.grasses import grass_hill, plume
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    BLUSH,
    GOLD,
    OCHRE,
    PAPER,
    PINE,
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    mixed,
)
from hanafuda_desktop.studio.printing import Sheet

__all__ = ["draw"]

_CREST = [
    (-3.0, 42.0),
    (4.0, 38.4),
    (11.0, 35.2),
    (17.0, 34.0),
    (24.0, 35.6),
    (31.0, 39.0),
    (36.0, 40.4),
    (44.0, 37.4),
    (52.0, 35.6),
    (60.0, 37.4),
    (67.0, 39.8),
    (74.0, 36.4),
    (82.0, 34.4),
    (90.0, 36.0),
    (98.0, 40.0),
    (105.0, 38.2),
    (113.0, 35.0),
    (121.0, 34.4),
    (128.0, 37.0),
    (136.0, 41.0),
]


def _sky(sheet: Sheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    hand.shade(
        whole, mixed(BLUSH, PAPER, 0.1), (0.6, 0.25, 0.0), start=(0, -2), stop=(0, 12), smooth=False
    )
    hand.shade(
        whole, mixed(GOLD, PAPER, 0.4), (0.0, 0.2, 0.6), start=(0, 22), stop=(0, 42), smooth=False
    )
    glow = [(32.0, -3.0), (46.0, -3.0), (46.0, 48.0), (32.0, 48.0)]
    hand.shade(
        glow,
        mixed(VERMILION, BLUSH, 0.35),
        (0.75, 0.3, 0.08, 0.0),
        start=(33, 0),
        stop=(43, 0),
        soft=0.0,
        smooth=False,
    )
    red = [(-3.0, -3.0), (32.9, -3.0), (32.9, 56.0), (-3.0, 56.0)]
    hand.shape(red, VERMILION, smooth=False)
    hand.shade(
        red, BENI, (0.85, 0.35, 0.0, 0.0), start=(0, -2), stop=(0, 30), soft=0.0, smooth=False
    )


def _moon(sheet: Sheet) -> None:
    hand = Hand(sheet, "moon")
    disc = blob((16.6, 18.2), 10.6, 10.6, hand.rng, 0.006)
    hand.shape(disc, WHITE, smooth=False)
    hand.shade(
        disc,
        mixed(WATER, GOLD, 0.45),
        (0.0, 0.0, 0.12, 0.4),
        start=(10, 8),
        stop=(24, 29),
        soft=0.0,
        smooth=False,
    )


def _far_hills(sheet: Sheet) -> None:
    """A pale range beyond, on the quiet cards only just there."""
    hand = Hand(sheet, "range")
    line = flow(
        [
            (33.0, 39.0),
            (42.0, 34.0),
            (50.0, 36.0),
            (60.0, 32.6),
            (70.0, 35.4),
            (80.0, 33.4),
            (96.0, 35.0),
            (104.0, 32.4),
            (116.0, 35.0),
            (126.0, 32.8),
            (136.0, 35.0),
        ]
    )
    far: Path = [*line, (136.0, 46.0), (33.0, 46.0)]
    hand.shade(
        far,
        mixed(WATER, PAPER, 0.2),
        (0.75, 0.35, 0.0),
        start=(0, 32),
        stop=(0, 40),
        soft=0.0,
        smooth=False,
    )


_RIDGES = [
    _CREST,
    [
        (-3.0, 45.0),
        (7.0, 42.6),
        (15.0, 43.4),
        (24.0, 41.2),
        (33.0, 44.0),
        (45.0, 43.8),
        (56.0, 41.6),
        (67.0, 44.0),
        (78.0, 41.6),
        (90.0, 43.8),
        (100.0, 43.6),
        (112.0, 41.8),
        (123.0, 42.2),
        (136.0, 45.0),
    ],
    [
        (-3.0, 48.6),
        (10.0, 50.4),
        (26.0, 48.0),
        (46.0, 50.8),
        (60.0, 48.2),
        (78.0, 50.6),
        (94.0, 48.4),
        (112.0, 50.6),
        (124.0, 48.6),
        (136.0, 49.4),
    ],
]


def _hills(sheet: Sheet) -> None:
    """Four ridges behind one another, all of them running through the whole month."""
    for number, ridge in enumerate(_RIDGES):
        grass_hill(
            Hand(sheet, f"ridge {number}"), flow(ridge), 56.0, light=(0.6, 0.75, 0.9)[number]
        )


_GEESE = (
    # x, y, size, turn, near and far wing
    (55.2, 13.2, 0.8, -9.0, 116.0, 240.0),
    (43.4, 21.4, 0.86, -16.0, 246.0, 266.0),
    (54.8, 29.4, 0.84, -8.0, 142.0, 220.0),
)
_PLUMES = (
    # x, y of the root, height, lean
    (5.0, 47.5, 13.0, 4.4),
    (8.4, 50.0, 17.5, 5.2),
    (24.8, 50.0, 12.5, 3.0),
    (38.5, 50.5, 12.5, 3.6),
    (53.6, 51.0, 10.5, 3.2),
    (68.6, 51.0, 20.0, 5.6),
    (72.2, 52.0, 27.0, 6.4),
    (85.4, 51.5, 11.0, 3.2),
    (104.0, 51.0, 10.0, 3.2),
    (117.6, 52.0, 21.0, 5.2),
    (109.5, 51.5, 14.0, 4.0),
)


def draw(sheet: Sheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _moon(sheet)
    _far_hills(sheet)
    draw_clouds(Hand(sheet, "clouds"), 37.0, 63.0)
    for i, (x, y, size, turn, near, far) in enumerate(_GEESE):
        hand = Hand(sheet, f"goose {i}", at=(x, y), size=size, turn=turn, flip=True)
        draw_goose(hand, near, far)
    _hills(sheet)
    for i, (x, y, height, lean) in enumerate(_PLUMES):
        red = x < 33
        hand = Hand(sheet, f"plume {i}")
        head = WHITE if red else mixed(GOLD, PAPER, 0.62)
        under = mixed(BENI, UMBER, 0.3) if red else mixed(OCHRE, UMBER, 0.45)
        plume(
            hand,
            (x, y),
            height,
            lean,
            tones=(mixed(PINE, PAPER, 0.2), head, under),
            size=0.85,
        )
