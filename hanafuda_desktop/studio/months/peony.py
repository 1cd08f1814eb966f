"""June: peonies in a garden after rain.

One bed of peonies runs through the month: turf below, dark cut leaves reaching over every border,
bands of pale mist behind. On the first card two swallowtails come down to the greatest flower; the
slip swings between bud and bloom on the second; the last two are flower, bud and quiet.
"""

from __future__ import annotations

import math

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.butterflies import draw_closing, draw_spread
from hanafuda_desktop.studio.plants.peony import peony, peony_bud, peony_leaf, stalk
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, turf
from hanafuda_desktop.studio.tools.brush import Path, Point, arc, flow
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import BLUSH, MOSS, PAPER, PINE, PINE_BLACK, mixed
from hanafuda_desktop.studio.tools.printing import PrintSheet

_MIST = (
    # x from, x to, y of the middle, half height
    (-8.0, 41.0, 27.5, 1.5),
    (20.0, 75.0, 31.6, 1.9),
    (58.0, 92.0, 26.4, 1.5),
    (71.0, 140.0, 30.6, 1.9),
    (108.0, 140.0, 25.0, 1.4),
)
_STALKS: tuple[list[Point], ...] = (
    [(17.4, 55.0), (17.0, 48.0), (16.6, 41.0)],
    [(52.0, 55.0), (52.6, 49.0), (56.0, 42.0)],
    [(50.6, 55.0), (46.0, 44.0), (40.6, 31.0), (39.2, 21.0), (40.0, 12.4)],
    [(80.4, 55.0), (80.6, 47.0), (80.4, 40.0)],
    [(83.0, 38.0), (88.6, 28.0), (90.4, 20.0), (89.5, 12.0)],
    [(116.6, 55.0), (116.2, 48.0), (117.0, 40.0)],
    [(114.8, 55.0), (107.4, 41.0), (104.8, 30.0), (106.6, 20.0)],
)
_LEAVES = (
    # x, y of the joint with the stalk, length, turn (0 up, 90 right)
    (11.0, 42.0, 11.5, -76),
    (22.0, 42.0, 10.2, 76),
    (10.0, 47.0, 10.5, -112),
    (23.5, 47.0, 10.5, 114),
    (17.0, 48.0, 8.0, 168),
    (33.4, 52.0, 9.0, -22),
    (40.4, 28.4, 8.0, 62),
    (42.6, 36.6, 9.5, -48),
    (47.0, 46.0, 10.5, -86),
    (47.9, 50.2, 8.6, -122),
    (53.4, 48.6, 9.6, 96),
    (62.0, 45.0, 10.5, 72),
    (62.0, 48.5, 9.0, 118),
    (74.6, 41.0, 11.0, -70),
    (86.0, 42.0, 11.5, 80),
    (73.4, 46.0, 11.0, -108),
    (87.4, 46.0, 10.5, 112),
    (80.6, 47.5, 8.0, -172),
    (89.4, 25.6, 7.5, -64),
    (87.0, 31.0, 8.5, 58),
    (99.4, 53.0, 9.5, 12),
    (105.0, 31.0, 7.5, 50),
    (106.6, 38.0, 9.0, -58),
    (109.3, 45.6, 10.4, -104),
    (122.4, 40.0, 11.0, 64),
    (122.8, 45.0, 10.5, 106),
    (117.0, 48.5, 8.0, 176),
    (131.6, 53.0, 8.5, 10),
    (0.6, 53.0, 8.5, 14),
    (66.0, 53.5, 8.5, -10),
)

_SLIP = Slip(
    (56.2, 9.2),
    (
        (6, 0, 0),
        (3, -6, 3),
        (-2, -10, 5),
        (-8, -14, 6),
        (-15, -12, 7),
        (-22, -8, 7),
        (-28, -2, 7),
        (-33, 4, 6),
        (-37, 8, 4),
        (-39, 14, 2),
        (-39, 22, 0),
        (-30, 46, 0),
        (-12, 100, -5),
        (12, 154, -11),
        (24, 176, -14),
    ),
    blue=True,
    deep=(0.5, 0.15, 0.0, 0.0, 0.1, 0.3),
)
_CORD = Cord(((57.0, 6.9), (58.9, 2.8), (59.6, -3.0)))


def _garden(sheet: PrintSheet) -> None:
    """Green light from below, mist in long bands, and the turf of the bed."""
    hand = Hand(sheet, "garden")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    tone = mixed(mixed(MOSS, PAPER, 0.5), BLUSH, 0.08)
    hand.shade(whole, tone, (0.0, 0.2, 0.6), start=(0, 20), stop=(0, 50), smooth=False)
    for left, right, y, half in _MIST:
        band: Path = [
            *arc((left, y), half, half, 90, 270, 14),
            *arc((right, y), half, half, -90, 90, 14),
        ]
        hand.shade(band, mixed(BLUSH, PAPER, 0.45), 0.6, soft=0.22, smooth=False)
    crest = [(-3.0, 49.0), (18.0, 50.0), (42.0, 48.6), (66.0, 50.0), (90.0, 49.0), (136.0, 49.8)]
    turf(hand, crest, mixed(MOSS, PAPER, 0.35), mixed(PINE, PINE_BLACK, 0.25))


def _plants(sheet: PrintSheet) -> None:
    for i, points in enumerate(_STALKS):
        stalk(Hand(sheet, f"stalk {i}"), points, 0.95 if i in (0, 1, 3, 5) else 0.75)
    paths = [flow(points) for points in _STALKS]
    for i, (x, y, reach, turn) in enumerate(_LEAVES):
        hand = Hand(sheet, f"leaf {i}")
        near = min((p for path in paths for p in path), key=lambda p: math.dist(p, (x, y - 2.0)))
        if 2.0 < math.dist(near, (x, y)) < 9.0:
            middle = ((x + near[0]) / 2, (y + near[1]) / 2 - 0.7)
            stalk(hand, [near, middle, (x, y)], 0.4)
        peony_leaf(hand, (x, y), reach, turn)
    peony_bud(Hand(sheet, "bud ribbon"), (40.4, 11.4), 3.0, tilt=8)
    peony_bud(Hand(sheet, "bud left"), (89.2, 11.0), 3.1, tilt=-8)
    peony_bud(Hand(sheet, "bud right"), (107.0, 18.4), 3.3, tilt=10)
    peony(Hand(sheet, "greatest"), (16.6, 38.2), 10.4, tilt=-3)
    peony(Hand(sheet, "ribbon"), (55.6, 40.4), 8.4, tilt=10)
    peony(Hand(sheet, "left"), (80.2, 37.6), 9.6, tilt=-8)
    peony(Hand(sheet, "right"), (117.4, 35.6), 9.8, tilt=9)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _garden(sheet)
    _plants(sheet)
    draw_clouds(Hand(sheet, "clouds"), 4.0, 30.0)
    draw_spread(Hand(sheet, "butterfly", at=(10.4, 13.4), size=1.04, turn=-2))
    closing = Hand(sheet, "butterfly closing", at=(22.3, 24.5), size=1.12, turn=-8, flip=True)
    draw_closing(closing)
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
