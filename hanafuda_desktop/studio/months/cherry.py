"""March: one old cherry in full bloom.

The trunk stands on the border of the third and the fourth card, so that each has it at one edge;
its limbs reach left over the verse to the camp curtain on the first card, and right across the
last.
"""

from __future__ import annotations

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.curtain import CurtainCloth, draw_curtain
from hanafuda_desktop.studio.plants.cherry import breath, fallen_petals, spray
from hanafuda_desktop.studio.plants.plum import limb, trunk, twigs
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import turf
from hanafuda_desktop.studio.tools.brush import SWELL, Point
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BLUSH,
    GOLD,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    WATER,
    WHITE,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet
from hanafuda_desktop.studio.tools.writing import MIYOSHINO

_LIMBS: tuple[tuple[list[Point], float, float], ...] = (
    (
        [
            (98.6, 26.0),
            (93.0, 17.0),
            (84.0, 12.6),
            (73.0, 9.6),
            (62.0, 8.4),
            (50.0, 5.2),
            (38.0, 6.6),
        ],
        3.6,
        1.0,
    ),
    ([(50.0, 5.4), (40.0, 3.6), (28.0, 6.8), (17.0, 5.6), (5.0, 9.6), (-3.0, 9.0)], 1.5, 0.7),
    ([(99.2, 24.0), (104.0, 15.0), (112.0, 10.6), (121.0, 9.6), (135.0, 5.0)], 3.3, 1.2),
    ([(98.0, 36.0), (92.0, 31.0), (85.0, 30.6), (77.5, 34.0)], 1.9, 0.6),
    ([(100.2, 40.0), (106.0, 35.0), (113.0, 34.6), (121.5, 38.5)], 1.8, 0.6),
    ([(84.0, 12.6), (78.0, 17.0), (73.5, 22.0)], 1.2, 0.5),
    ([(62.0, 8.4), (64.2, 15.0), (62.6, 24.0), (63.6, 32.0), (60.6, 41.0)], 0.9, 0.35),
    ([(39.0, 6.4), (35.8, 13.0), (36.2, 22.0), (38.6, 29.0)], 0.85, 0.4),
    ([(112.0, 10.6), (117.6, 15.0), (121.0, 21.5)], 1.2, 0.5),
)
_SPRAYS = (
    # x, y, reach, flowers, of them rose
    (4.6, 8.4, 3.6, 5, 1),
    (13.4, 6.4, 3.4, 4, 1),
    (22.0, 8.4, 4.4, 6, 2),
    (29.6, 6.0, 3.2, 4, 1),
    (8.6, 15.6, 2.6, 3, 0),
    (27.4, 15.0, 2.8, 3, 1),
    (38.0, 7.0, 3.4, 4, 1),
    (59.6, 9.0, 4.0, 5, 1),
    (38.4, 28.0, 2.6, 3, 1),
    (60.0, 40.4, 3.8, 5, 2),
    (61.0, 24.4, 2.8, 3, 1),
    (72.6, 10.2, 3.8, 6, 1),
    (84.0, 13.0, 3.6, 5, 2),
    (73.0, 23.2, 3.6, 5, 1),
    (77.0, 35.2, 4.2, 6, 2),
    (86.4, 30.4, 2.8, 3, 0),
    (108.0, 12.2, 3.6, 5, 1),
    (118.4, 9.6, 3.6, 4, 1),
    (127.4, 7.4, 3.2, 4, 1),
    (121.6, 22.6, 4.2, 6, 2),
    (111.4, 34.2, 2.8, 3, 1),
    (121.8, 39.4, 3.8, 6, 2),
)
_ADRIFT: tuple[Point, ...] = (
    (45.0, 44.0),
    (36.4, 38.2),
    (52.0, 47.2),
    (70.4, 44.4),
    (86.6, 42.6),
    (91.6, 22.6),
    (80.4, 46.4),
    (108.4, 24.4),
    (127.6, 30.4),
    (113.4, 45.4),
    (128.6, 47.0),
    (66.0, 30.0),
    (104.6, 47.6),
    (19.0, 18.6),
    (14.4, 21.4),
)

_SLIP = Slip(
    (54.8, 10.6),
    ((6, 10, 0), (-6, -4, 6), (-24, -20, 10), (-36, 0, 0), (-34, 30, -10)),
    verse=MIYOSHINO,
    gold=(1.8, 3.4),
)
_CORD = Cord(
    ((54.2, 8.6), (53.6, 6.4)),
    1.3,
    16.0,
    (((52.2, 7.8), (51.4, 9.8)), ((53.0, 8.2), (52.6, 10.4))),
)


def _ground(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "ground")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    hand.shade(
        whole, mixed(WATER, PAPER, 0.3), (0.5, 0.2, 0.0), start=(0, -2), stop=(0, 20), smooth=False
    )
    hand.shade(
        whole,
        mixed(BLUSH, PAPER, 0.25),
        (0.0, 0.25, 0.6),
        start=(0, 26),
        stop=(0, 50),
        smooth=False,
    )
    crest = [(-3.0, 49.4), (16.0, 48.4), (42.0, 50.6), (70.0, 50.2), (99.0, 48.2), (136.0, 50.0)]
    turf(hand, crest, mixed(MOSS, PAPER, 0.42), mixed(PINE, PINE_BLACK, 0.25))


def _post(sheet: PrintSheet) -> None:
    """The pole at the end of the curtain, and the cord made fast to it."""
    hand = Hand(sheet, "post")
    limb(hand, [(32.9, 51.0), (33.1, 36.0), (32.8, 17.5)], 1.3, 1.1, mixed(UMBER, OCHRE, 0.25))
    for i in range(4):
        y = 20.0 + 0.34 * i
        hand.line(
            [(32.1, y + 0.15), (32.9, y + 0.3), (33.7, y)], 0.3, SWELL, mixed(WHITE, GOLD, 0.35)
        )


def _tree(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "tree")
    for number, (points, thick, thin) in enumerate(_LIMBS):
        path = limb(hand, points, thick, thin)
        twigs(hand, path, 9 if number < 3 else 4, 4.4 if thin > 0.4 else 2.4, start=0.3)
    bole: list[Point] = [
        (100.4, 55.0),
        (99.0, 46.0),
        (99.8, 37.0),
        (98.3, 29.0),
        (99.0, 21.0),
        (100.6, 12.0),
        (99.4, 2.0),
        (100.2, -3.0),
    ]
    trunk(hand, bole, 9.6, 4.6)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _ground(sheet)
    sprays = [Hand(sheet, f"spray {i}") for i in range(len(_SPRAYS))]
    for hand, (x, y, reach, *_) in zip(sprays, _SPRAYS, strict=True):
        breath(hand, (x, y), reach)
    _tree(sheet)
    draw_curtain(Hand(sheet, "curtain"), CurtainCloth((-3.0, 22.5), (32.6, 20.5), 5.2, 20.5))
    _post(sheet)
    for hand, (x, y, reach, flowers, rose) in zip(sprays, _SPRAYS, strict=True):
        spray(hand, (x, y), reach, flowers, rose=rose)
    fallen_petals(Hand(sheet, "adrift"), _ADRIFT, 1.7)
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
