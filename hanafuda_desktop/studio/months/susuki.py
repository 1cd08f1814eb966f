"""August: susuki grass under the harvest moon.

One line of dark hills runs through the month, a round one on each card. The moon stands in a red
sky on the first; that red thins out to an evening glow along the top of the others. Three geese
cross the second; the last two are hill, plumes and empty sky, the wind always from the left.
"""

from __future__ import annotations

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.goose import LIFTED, LOWERED, SPREAD, draw_goose
from hanafuda_desktop.studio.plants.susuki import grassland, stalk, tussock
from hanafuda_desktop.studio.scenery import draw_clouds
from hanafuda_desktop.studio.tools.brush import Path, blob, flow
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    GOLD,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

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


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    hand.shade(
        whole, mixed(BLUSH, PAPER, 0.1), (0.6, 0.25, 0.0), start=(0, -2), stop=(0, 12), smooth=False
    )
    hand.shade(
        whole, mixed(GOLD, PAPER, 0.4), (0.0, 0.2, 0.6), start=(0, 22), stop=(0, 42), smooth=False
    )
    red = [(-3.0, -3.0), (32.9, -3.0), (32.9, 56.0), (-3.0, 56.0)]
    hand.shape(red, VERMILION, smooth=False)
    hand.shade(
        red, BENI, (0.85, 0.35, 0.0, 0.0), start=(0, -2), stop=(0, 30), soft=0.0, smooth=False
    )


def _moon(sheet: PrintSheet) -> None:
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


def _far_hills(sheet: PrintSheet) -> None:
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


def _hill(sheet: PrintSheet, number: int) -> None:
    """One of three ridges behind one another, all running through the whole month."""
    grassland(
        Hand(sheet, f"ridge {number}"),
        _RIDGES[number],
        56.0,
        ground=mixed(PINE_BLACK, PINE, (0.45, 0.2, 0.0)[number]),
        lit=mixed(PINE, MOSS, (0.5, 0.42, 0.36)[number]),
        size=(2.3, 2.8, 3.6)[number],
    )


_GEESE = (
    # x, y, size, turn, pose
    (55.4, 12.8, 0.74, -2.0, SPREAD),
    (44.8, 20.3, 0.81, -4.0, LOWERED),
    (57.3, 30.6, 0.77, 2.0, LIFTED),
)
_STALKS: tuple[tuple[Path, float, float], ...] = (
    # root, way and tip of a stalk; share and reach of its plume
    ([(3.4, 52.0), (4.0, 43.0), (6.4, 35.9), (11.4, 33.3)], 0.4, 5.4),
    ([(5.2, 52.0), (7.0, 44.2), (11.0, 39.0), (16.6, 38.4)], 0.4, 5.0),
    ([(24.0, 52.0), (24.2, 45.2), (25.6, 40.4), (29.6, 39.2)], 0.4, 4.4),
    ([(37.0, 52.0), (37.4, 45.4), (39.6, 40.6), (44.0, 39.4)], 0.42, 4.8),
    ([(39.0, 52.0), (40.6, 47.6), (44.0, 44.4), (48.6, 44.4)], 0.42, 4.4),
    ([(55.4, 52.0), (55.6, 46.8), (57.0, 42.8), (60.6, 41.8)], 0.42, 4.2),
    ([(70.2, 52.0), (69.6, 42.0), (70.4, 34.0), (74.6, 29.4)], 0.36, 5.6),
    ([(71.6, 52.0), (72.4, 37.0), (76.0, 23.4), (84.0, 16.8)], 0.33, 7.6),
    ([(73.2, 52.0), (75.4, 42.4), (81.0, 33.0), (89.0, 30.2)], 0.36, 6.8),
    ([(87.6, 52.0), (87.8, 46.0), (89.4, 40.8), (93.6, 39.4)], 0.38, 5.0),
    ([(102.6, 52.0), (102.6, 45.2), (104.2, 38.6), (108.6, 35.8)], 0.36, 5.2),
    ([(112.8, 52.0), (112.6, 39.4), (115.0, 28.4), (121.4, 22.0)], 0.34, 7.0),
    ([(114.8, 52.0), (116.2, 43.4), (120.4, 36.0), (127.2, 33.4)], 0.36, 6.2),
)
_TUSSOCKS = (
    # x, y of the root, size: the leaves from which the stalks rise
    (4.4, 51.6, 6.4),
    (24.2, 51.6, 5.4),
    (38.2, 52.0, 6.0),
    (55.4, 51.8, 5.2),
    (71.6, 52.4, 10.0),
    (88.2, 52.0, 5.6),
    (102.6, 52.0, 6.0),
    (113.8, 52.4, 9.0),
)


def _susuki(sheet: PrintSheet) -> None:
    """The leaves, and the stalks that rise from them."""
    leaf = mixed(PINE, MOSS, 0.6)
    for i, (x, y, size) in enumerate(_TUSSOCKS):
        tussock(Hand(sheet, f"tussock {i}"), (x, y), size, leaf, blades=8, width=0.5)
    for i, (way, plume, reach) in enumerate(_STALKS):
        red = way[0][0] < 33
        head = WHITE if red else mixed(GOLD, PAPER, 0.55)
        under = mixed(BENI, UMBER, 0.3) if red else mixed(OCHRE, UMBER, 0.6)
        stalk(Hand(sheet, f"stalk {i}"), way, (leaf, head, under), plume=plume, reach=reach)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _moon(sheet)
    _far_hills(sheet)
    draw_clouds(Hand(sheet, "clouds"), 37.0, 63.0)
    for i, (x, y, size, turn, pose) in enumerate(_GEESE):
        draw_goose(Hand(sheet, f"goose {i}", at=(x, y), size=size, turn=turn, flip=True), pose)
    for number in (0, 1):
        _hill(sheet, number)
    _susuki(sheet)
    # The nearest grass grows in front: no stalk is seen to end.
    _hill(sheet, 2)
