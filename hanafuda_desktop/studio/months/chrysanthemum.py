"""September: chrysanthemums by the stream of long life.

Whoever drinks the dew of these flowers does not grow old, and the stream that runs under all four
cards is made of it: the cup floats there on the first. Two great flowers and a bud stand on every
card, golden and scarlet, each card hung the other way round; a gold haze comes down from above.
"""

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.sake_cup import draw_sake_cup
from hanafuda_desktop.studio.plants.chrysanthemum import (
    GOLDEN,
    SCARLET,
    Bloom,
    chrysanthemum,
    chrysanthemum_bud,
    chrysanthemum_leaf,
)
from hanafuda_desktop.studio.plants.peony import stalk
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, stream, turf
from hanafuda_desktop.studio.tools.brush import SWELL, Point
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    GOLD,
    INDIGO,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    WATER,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet


@dataclass(frozen=True, slots=True)
class _Flower:
    at: Point
    size: float
    face: float
    bloom: Bloom = GOLDEN


_STALKS: tuple[list[Point], ...] = (
    [(-2.0, 50.0), (1.4, 40.0), (3.6, 29.0), (10.0, 19.0)],
    [(36.0, 50.0), (31.4, 41.0), (29.4, 32.0), (25.0, 23.0)],
    [(2.4, 37.0), (8.0, 30.0), (16.6, 24.0), (19.6, 14.4)],
    [(46.0, 56.0), (41.0, 44.0), (38.6, 32.0), (40.2, 19.0)],
    [(50.0, 56.0), (52.0, 48.0), (57.0, 40.0)],
    [(54.0, 46.0), (60.6, 36.0), (62.0, 27.0), (61.4, 20.0)],
    [(84.6, 56.0), (84.4, 43.0), (81.0, 30.0), (77.6, 20.0)],
    [(84.6, 48.0), (86.0, 42.0), (88.6, 35.0)],
    [(82.6, 34.0), (88.4, 26.0), (91.0, 14.6)],
    [(113.6, 56.0), (114.6, 44.0), (117.0, 30.0), (119.6, 17.0)],
    [(113.8, 50.0), (112.4, 43.0), (109.6, 34.0)],
    [(110.0, 34.0), (105.6, 23.0), (106.2, 14.4)],
)
_LEAVES = (
    # x, y of the root, length, turn (0 up, 90 right)
    (2.6, 35.0, 8.0, 30),
    (1.0, 41.0, 8.6, 60),
    (6.0, 24.0, 8.4, 128),
    (13.6, 25.6, 8.0, 150),
    (29.8, 33.0, 8.4, -70),
    (31.0, 40.0, 8.0, 40),
    (33.2, 44.6, 9.0, -62),
    (28.6, 30.0, 7.6, 54),
    (39.0, 27.0, 8.6, 72),
    (38.8, 34.0, 8.8, -48),
    (40.2, 41.6, 9.8, 66),
    (43.4, 50.0, 9.4, -62),
    (51.2, 50.0, 8.0, -14),
    (55.0, 44.6, 9.0, 122),
    (59.4, 38.0, 9.2, 62),
    (61.8, 30.0, 7.8, -56),
    (66.2, 49.0, 8.4, 8),
    (79.6, 26.0, 9.6, 74),
    (82.0, 33.0, 10.0, -74),
    (84.0, 41.0, 10.0, -64),
    (84.6, 47.0, 8.6, -112),
    (87.0, 39.6, 9.2, 112),
    (87.6, 27.2, 7.6, 66),
    (99.2, 49.0, 8.4, -8),
    (118.4, 22.0, 9.4, -78),
    (117.0, 30.0, 10.0, 64),
    (115.0, 40.0, 10.0, 62),
    (114.2, 46.6, 8.8, 110),
    (112.0, 42.0, 9.4, -112),
    (105.8, 22.4, 7.4, -54),
    (131.8, 48.0, 8.2, -24),
)
_FLOWERS = (
    _Flower((10.4, 17.6), 7.2, -10),
    _Flower((24.6, 22.4), 5.8, 14, SCARLET),
    _Flower((40.6, 17.6), 5.7, -8, SCARLET),
    _Flower((56.6, 39.6), 7.8, 12),
    _Flower((77.6, 19.2), 8.4, -12),
    _Flower((89.2, 34.6), 6.6, 16, SCARLET),
    _Flower((119.8, 16.6), 6.8, 10, SCARLET),
    _Flower((109.8, 33.0), 8.4, -10),
)
_BUDS = (
    _Flower((19.6, 15.0), 2.5, 8),
    _Flower((61.4, 20.4), 2.7, -6, SCARLET),
    _Flower((91.0, 15.0), 2.9, 8, SCARLET),
    _Flower((106.2, 14.8), 2.9, 2),
)

_SLIP = Slip(
    (58.5, 9.2),
    ((-37, -12, 0), (-35, -8, 2), (-31, -3, 3), (-26, 3, 3), (-20, 9, 2), (-16, 14, 0)),
    blue=True,
    off=(-0.26, 0.12),
)
_CORD = Cord(((59.6, 7.2), (61.2, 3.0), (62.0, -3.0)))


def _ground(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "ground")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    haze = mixed(mixed(GOLD, OCHRE, 0.4), PAPER, 0.35)
    hand.shade(whole, haze, (0.6, 0.28, 0.04, 0.0), start=(0, -2), stop=(0, 34), smooth=False)
    crest = [(-3.0, 44.4), (17.0, 42.6), (40.0, 45.6), (70.0, 46.2), (98.0, 45.4), (136.0, 46.4)]
    turf(hand, crest, mixed(MOSS, PAPER, 0.4), mixed(PINE, PINE_BLACK, 0.25))


def _water(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "water")
    far = [(-4.0, 46.6), (17.0, 45.4), (36.0, 47.8), (64.0, 49.8), (96.0, 48.6), (136.0, 50.2)]
    near = [(-4.0, 56.4), (20.0, 55.8), (50.0, 56.6), (80.0, 55.8), (136.0, 57.0)]
    stream(hand, far, near, lines=8)


def _ripples(sheet: PrintSheet) -> None:
    """Where the cup lies in the stream."""
    hand = Hand(sheet, "ripples")
    for i in range(3):
        reach, y = 6.4 + 2.1 * i, 48.6 + 0.85 * i
        line = [(17.0 - reach, y - 0.8), (17.0 - reach * 0.6, y + 0.35), (17.0, y + 0.8)]
        line += [(17.0 + reach * 0.6, y + 0.35), (17.0 + reach, y - 0.8)]
        tone = mixed(PAPER, WATER, 0.1) if i % 2 == 0 else INDIGO
        hand.line(line, 0.5, SWELL, tone)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _ground(sheet)
    for i, points in enumerate(_STALKS):
        stalk(Hand(sheet, f"stalk {i}"), points, 0.62)
    for i, (x, y, reach, turn) in enumerate(_LEAVES):
        chrysanthemum_leaf(Hand(sheet, f"leaf {i}"), (x, y), reach, turn)
    _water(sheet)
    for i, bud in enumerate(_BUDS):
        chrysanthemum_bud(Hand(sheet, f"bud {i}"), bud.at, bud.size, bloom=bud.bloom, face=bud.face)
    for i, one in enumerate(_FLOWERS):
        chrysanthemum(Hand(sheet, f"flower {i}"), one.at, one.size, bloom=one.bloom, face=one.face)
    draw_clouds(Hand(sheet, "clouds"), 4.0, 30.0)
    draw_sake_cup(Hand(sheet, "cup", at=(17.0, 37.6), turn=-4))
    _ripples(sheet)
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
