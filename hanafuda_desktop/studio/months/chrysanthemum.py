"""September: chrysanthemums by the stream of long life.

Whoever drinks the dew of these flowers does not grow old, and the stream that runs under all four
cards is made of it: the cup floats there on the first. Two great flowers and a bud stand on every
card, golden and scarlet, each card hung the other way round; a gold haze comes down from above.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.months.peony import stalk
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, stream, turf
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    arc,
    between,
    blob,
    placed,
    scaled,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    WATER,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet
from hanafuda_desktop.studio.tools.writing import write

# Chrysanthemum: an incurved heart on a spreading skirt, and the scalloped dark leaf.
#
# The skirt is two rings of long petals that fall outward; the heart is a ball of petals that close
# over one another, their tips towards the middle, the outer ones in front.


@dataclass(frozen=True, slots=True)
class Bloom:
    """The colours of a flower: its petals, their grooves and depths, and its key line."""

    petal: Pigment
    deep: Pigment
    heart: Pigment
    line: Pigment


GOLDEN: Final = Bloom(
    GOLD,
    mixed(OCHRE, VERMILION, 0.4),
    mixed(GOLD, OCHRE, 0.35),
    mixed(INK, UMBER, 0.3),
)
SCARLET: Final = Bloom(
    mixed(VERMILION, OCHRE, 0.12),
    mixed(BENI, INK, 0.15),
    mixed(GOLD, OCHRE, 0.2),
    mixed(INK, BENI, 0.25),
)
_FLAT: Final = 0.84
"""How far a flower is foreshortened by being seen a little from below its middle."""


def _petal(
    hand: Hand, foot: Point, tip: Point, width: float, bend: float, tone: Pigment, bloom: Bloom
) -> None:
    """One petal from foot to tip: narrow, spooned at its end, with a groove down its middle."""
    dx, dy = tip[0] - foot[0], tip[1] - foot[1]
    long = math.hypot(dx, dy) or 1e-6
    nx, ny = -dy / long, dx / long

    def there(across: float, up: float) -> Point:
        sway = across * width + bend * long * math.sin(math.pi * up * 0.9)
        return (foot[0] + dx * up + nx * sway, foot[1] + dy * up + ny * sway)

    edge = [
        there(-0.24, 0.0),
        there(-0.44, 0.4),
        there(-0.52, 0.76),
        there(-0.3, 0.98),
        there(0.06, 1.02),
        there(0.36, 0.95),
        there(0.52, 0.72),
        there(0.42, 0.36),
        there(0.24, 0.0),
    ]
    hand.shape(edge, tone)
    hand.line(
        [there(0.02, 0.0), there(0.0, 0.4), there(0.03, 0.74)], width * 0.34, TAPER, bloom.deep
    )
    hand.outline(edge, 0.2, bloom.line, lift=0.35)


def _skirt(
    hand: Hand, at: Point, size: float, count: int, reach: float, face: float, bloom: Bloom
) -> None:
    """A ring of petals that fall outward; those behind are drawn first."""
    rng = hand.rng
    turns = [360 * (i + rng.uniform(-0.24, 0.24)) / count for i in range(count)]
    for turn in sorted(turns, key=lambda t: -math.cos(math.radians(t))):
        way = math.radians(turn)
        far = reach * rng.uniform(0.9, 1.06) * size
        sag = 0.06 * size * abs(math.sin(way))
        tip = (far * math.sin(way), -far * _FLAT * math.cos(way) + sag)
        foot = (tip[0] * 0.3, tip[1] * 0.3 - 0.04 * size)
        ends = placed([foot, tip], at, 1.0, face)
        tone = mixed(bloom.petal, bloom.deep, rng.uniform(0.0, 0.14))
        width = size * 0.2 * reach * rng.uniform(0.9, 1.1)
        _petal(hand, ends[0], ends[1], width, rng.uniform(-0.1, 0.1), tone, bloom)


_BALL: Final = (
    # radius of the ring's feet, length of its petals, how many, width
    (0.16, 0.2, 5, 0.13),
    (0.27, 0.26, 8, 0.16),
    (0.38, 0.29, 11, 0.18),
    (0.49, 0.3, 14, 0.19),
)


def _ball(hand: Hand, at: Point, size: float, face: float, bloom: Bloom) -> None:
    """The heart: rings closing inward, the inner ones first, each a little lower than the last."""
    rng = hand.rng
    middle = placed([(0.0, -0.07 * size)], at, 1.0, face)[0]
    round_ = arc((middle[0], middle[1] + 0.05 * size), 0.44 * size, 0.4 * size, 0, 352, 40)
    hand.shape(round_, bloom.deep, smooth=False)
    for number, (radius, long, count, width) in enumerate(_BALL):
        spin = rng.uniform(0, 360)
        turns = [spin + 360 * (i + rng.uniform(-0.16, 0.16)) / count for i in range(count)]
        for turn in sorted(turns, key=lambda t: -math.cos(math.radians(t))):
            way = math.radians(turn)
            far, near = radius * size, (radius - long * rng.uniform(0.9, 1.08)) * size
            drop = 0.022 * number * size
            foot = (far * math.sin(way), -far * 0.92 * math.cos(way) + drop)
            tip = (near * math.sin(way + 0.5), -near * 0.92 * math.cos(way + 0.5) + drop)
            ends = placed([foot, tip], middle, 1.0, face)
            tone = mixed(bloom.heart, bloom.petal, number / 3 * rng.uniform(0.6, 1.0))
            _petal(hand, ends[0], ends[1], width * size, -0.14, tone, bloom)


def chrysanthemum(
    hand: Hand, at: Point, size: float, *, bloom: Bloom = GOLDEN, face: float = 0.0
) -> None:
    """A full flower, ``size`` millimetres in radius, its face leaning by ``face`` degrees."""
    for count, reach in ((26, 1.0), (23, 0.8)):
        _skirt(hand, at, size, count, reach, face, bloom)
        under = arc(at, 0.62 * size * reach, 0.56 * size * reach, 0, 352, 36)
        hand.shade(under, bloom.deep, 0.5, soft=0.07 * size, smooth=False)
    _ball(hand, at, size, face, bloom)


def chrysanthemum_bud(
    hand: Hand, at: Point, size: float, *, bloom: Bloom = GOLDEN, face: float = 0.0
) -> None:
    """A half-open bud on a green cup, its foot at a point, opening upward."""
    for turn in (-26, 25, -52, 50, -13, 12, -36, 37, 0):
        way = math.radians(turn + hand.rng.uniform(-4, 4))
        tall = size * (1.62 - 0.5 * abs(math.sin(way))) * hand.rng.uniform(0.94, 1.06)
        tip = (0.86 * tall * math.sin(way), -tall * (1.0 if abs(turn) < 45 else 0.82))
        foot = (0.36 * tip[0], -0.3 * size)
        ends = placed([foot, tip], at, 1.0, face)
        _petal(hand, ends[0], ends[1], size * 0.4, 0.003 * turn, bloom.petal, bloom)
    cup: list[Point] = [
        (-0.14, 0.06),
        (-0.46, -0.26),
        (-0.52, -0.6),
        (-0.22, -0.46),
        (0.0, -0.62),
        (0.24, -0.46),
        (0.54, -0.58),
        (0.46, -0.24),
        (0.14, 0.06),
    ]
    shape = placed(cup, at, size, face)
    hand.shape(shape, mixed(PINE, MOSS, 0.2))
    hand.outline(shape, 0.22, INK, lift=0.35)


_HALF: Final[list[Point]] = [
    (0.0, 0.0),
    (-0.07, -0.14),
    (-0.26, -0.13),
    (-0.4, -0.22),
    (-0.38, -0.34),
    (-0.2, -0.4),
    (-0.2, -0.4),
    (-0.4, -0.42),
    (-0.5, -0.54),
    (-0.44, -0.68),
    (-0.2, -0.68),
    (-0.2, -0.68),
    (-0.3, -0.78),
    (-0.26, -0.93),
    (-0.1, -1.02),
    (0.0, -1.1),
]


def chrysanthemum_leaf(hand: Hand, root: Point, reach: float, turn: float) -> None:
    """A dark scalloped leaf, ``reach`` mm long with its stem; ``turn`` 0 points up, 90 right."""
    rng = hand.rng
    long, way = reach * 0.84, turn + rng.uniform(-6, 6)
    joint = placed([(0.0, -0.16)], root, reach, turn)[0]
    hand.line([root, joint], 0.44, (0.4, 1.0, 0.9), mixed(PINE, MOSS, 0.35), smooth=False)
    half: Path = [(x, y + rng.uniform(-0.02, 0.02)) for x, y in _HALF]
    for i in range(len(_HALF) - 1):
        if _HALF[i] == _HALF[i + 1]:
            half[i + 1] = half[i]
    skew = rng.uniform(0.86, 1.06)
    form = half + scaled(half[1:-1], -skew, 1.0)[::-1]
    shape = placed(form, joint, long, way)
    hand.shape(shape, mixed(PINE_BLACK, PINE, rng.uniform(0.0, 0.4)))
    ends = placed([(0.0, 0.1), (0.0, -1.1)], joint, long, way)
    glow = mixed(PINE, MOSS, 0.3)
    hand.shade(shape, glow, (0.0, 0.1, 0.45), start=ends[0], stop=ends[1], soft=0.0)
    vein = mixed(PINE, MOSS, 0.8)
    hand.line(placed([(0, 0.0), (0.03, -0.5), (0, -0.98)], joint, long, way), 0.26, TAPER, vein)
    for up, out, rise in ((-0.16, 0.3, 0.12), (-0.38, 0.38, 0.17), (-0.66, 0.2, 0.2)):
        for side in (-1.0, skew):
            rib = [(0.0, up), (side * out * 0.5, up - rise * 0.7), (side * out, up - rise)]
            hand.line(placed(rib, joint, long, way), 0.18, SWELL, vein, tremor=0.03)
    hand.outline(shape, 0.24, mixed(INK, PINE_BLACK, between(0.4, 0.6, rng.random())), lift=0.35)


# The sake cup of September: wide red lacquer, long life brushed into it in gold.
#
# Frame: millimetres, the middle of its mouth at (0, 0), 21 mm wide; it is tipped towards us, so
# that the writing shows, and its foot peeps out below.

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


# The month.


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
