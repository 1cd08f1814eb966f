"""March: one old cherry in full bloom.

The trunk stands on the border of the third and the fourth card, so that each has it at one edge;
its limbs reach left over the verse to the camp curtain on the first card, and right across the
last.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import limb, trunk, turf, twigs
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    between,
    blob,
    placed,
    scaled,
    turned,
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
    PURPLE,
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet
from hanafuda_desktop.studio.tools.writing import MIYOSHINO

# Cherry blossom: petals, whole flowers at any angle, buds, sprays, petals adrift.

_PETAL: Final[list[Point]] = [
    (0.0, 0.02),
    (-0.3, -0.3),
    (-0.43, -0.62),
    (-0.33, -0.9),
    (-0.13, -1.0),
    (0.0, -0.87),
    (0.0, -0.87),
    (0.14, -0.99),
    (0.35, -0.88),
    (0.42, -0.6),
    (0.29, -0.3),
]
_Place = Callable[[Sequence[Point]], Path]
_PALE: Final = mixed(WHITE, BLUSH, 0.3)
_ROSE: Final = mixed(VERMILION, BENI, 0.4)
_LINE: Final = mixed(INK, BENI, 0.35)
_LEAF: Final = mixed(mixed(UMBER, BENI, 0.25), MOSS, 0.3)


def petal_shape(hand: Hand) -> Path:
    """A petal one unit long, pointing up from (0, 0), notched at its tip; never the same twice."""
    rng = hand.rng
    loose = [(x + rng.uniform(-0.045, 0.045), y + rng.uniform(-0.04, 0.04)) for x, y in _PETAL]
    loose[6] = loose[5]
    return loose


def blossom(
    hand: Hand,
    at: Point,
    size: float,
    *,
    rose: bool = False,
    face: tuple[float, float] = (0.0, 1.0),
) -> None:
    """A flower of five petals, ``size`` millimetres from its heart to a petal's tip.

    ``face`` is the direction (degrees) in which it is foreshortened, and by how much (1: not).
    """
    rng = hand.rng
    spin = rng.uniform(0, 72)

    def there(path: Sequence[Point]) -> Path:
        tilted = turned(scaled(turned(path, -face[0]), 1.0, face[1]), face[0])
        return placed(tilted, at, size)

    fill = _ROSE if rose else _PALE
    tips = mixed(BENI, _ROSE, 0.3) if rose else mixed(BLUSH, VERMILION, 0.08)
    for i in (0, 2, 4, 1, 3):
        petal = turned(petal_shape(hand), spin + 72 * i + rng.uniform(-5, 5))
        hand.shape(there(petal), fill)
        end = (petal[5][0] * 1.05, petal[5][1] * 1.05)
        stop, start = there([end, (0.0, 0.0)])
        hand.shade(there(petal), tips, (0.75, 0.35, 0.0, 0.0), start=start, stop=stop, soft=0.0)
        hand.outline(there(petal), 0.23, _LINE, lift=0.25)
    _heart(hand, there, size, spin, rose=rose)


def _heart(hand: Hand, there: _Place, size: float, spin: float, *, rose: bool) -> None:
    """Stamens and pistil, on the tilted flower that ``there`` places."""
    line = mixed(BLUSH, WHITE, 0.2) if rose else BENI
    for i in range(10):
        turn = math.radians(spin + 36 * i + hand.rng.uniform(-8, 8))
        reach = hand.rng.uniform(0.34, 0.56)
        ends = there([(0.0, 0.0), (reach * math.sin(turn), -reach * math.cos(turn))])
        hand.line(ends, 0.15, TAPER, line, smooth=False)
        hand.dot(ends[1], 0.17, 0.16, GOLD)
    heart = there([(0.0, 0.0)])[0]
    hand.dot(heart, 0.11 * size, 0.1 * size, BENI if not rose else GOLD)


def bud(hand: Hand, root: Point, at: Point, size: float) -> None:
    """A bud on its stalk: rose petals folded in a dark calyx, hanging from the root."""
    turn = math.degrees(math.atan2(at[1] - root[1], at[0] - root[0])) + 90.0
    hand.line([root, ((root[0] + at[0]) / 2 + 0.2, (root[1] + at[1]) / 2), at], 0.26, SWELL, _LEAF)
    drop: list[Point] = [
        (0, 0.1),
        (-0.34, -0.3),
        (-0.3, -0.75),
        (0.02, -1.1),
        (0.32, -0.72),
        (0.33, -0.28),
    ]
    body = placed(drop, at, size, turn)
    hand.shape(body, _ROSE)
    hand.outline(body, 0.22, _LINE, lift=0.3)
    hand.line(
        placed([(-0.26, -0.12), (0.0, 0.08), (0.27, -0.12)], at, size, turn),
        0.5 * size,
        SWELL,
        _LEAF,
    )


def _leaf(hand: Hand, root: Point, reach: float, turn: float) -> None:
    leaf: list[Point] = [
        (0, 0),
        (-0.2, -0.4),
        (-0.16, -0.75),
        (0.04, -1.1),
        (0.04, -1.1),
        (0.2, -0.7),
        (0.2, -0.35),
    ]
    shape = placed(leaf, root, reach, turn)
    hand.shape(shape, _LEAF)
    hand.outline(shape, 0.22, INK, lift=0.3)
    hand.line(
        placed([(0, 0), (0.03, -0.5), (0.04, -0.95)], root, reach, turn),
        0.16,
        TAPER,
        mixed(_LEAF, INK, 0.5),
    )


def breath(hand: Hand, at: Point, reach: float) -> None:
    """The breath of colour round a bunch of blossom; wood that it shall not veil comes later."""
    haze = blob(at, reach * 1.15, reach * 0.95, hand.rng, 0.2)
    hand.shade(haze, BLUSH, 0.5, soft=1.3, smooth=False)


def spray(
    hand: Hand, at: Point, reach: float, count: int, *, size: float = 2.7, rose: int = 1
) -> None:
    """A bunch of blossom: leaves and buds round it, ``count`` flowers on it.

    Its hand is one that has drawn the :func:`breath` round it.
    """
    rng = hand.rng
    for _ in range(max(1, count // 2)):
        turn = rng.uniform(0, 360)
        out = reach * 0.8
        root = (
            at[0] + out * math.sin(math.radians(turn)),
            at[1] - out * math.cos(math.radians(turn)),
        )
        _leaf(hand, root, size * rng.uniform(0.8, 1.15), turn + rng.uniform(-25, 25))
    for _ in range(max(1, count // 2)):
        turn = math.radians(rng.uniform(60, 300))
        root = (at[0] + reach * 0.5 * math.sin(turn), at[1] - reach * 0.5 * math.cos(turn))
        tip = (at[0] + reach * 1.45 * math.sin(turn), at[1] - reach * 1.3 * math.cos(turn) + 0.8)
        bud(hand, root, tip, size * 0.5)
    spots = _scatter(hand, at, reach, count, size)
    for number, spot in enumerate(spots):
        away = math.degrees(math.atan2(spot[1] - at[1], spot[0] - at[0]))
        far = min(1.0, math.dist(spot, at) / max(0.1, reach))
        face = (away + 90.0, 1.0 - 0.42 * far * rng.uniform(0.5, 1.0))
        blossom(hand, spot, size * rng.uniform(0.86, 1.1), rose=number < rose, face=face)


def _scatter(hand: Hand, at: Point, reach: float, count: int, size: float) -> list[Point]:
    """Places within a round that do not crowd each other: best of many tries for each."""
    spots: list[Point] = []
    for _ in range(count):
        tries: list[Point] = []
        for _ in range(14):
            turn, out = hand.rng.uniform(0, math.tau), reach * math.sqrt(hand.rng.random())
            tries.append((at[0] + out * math.cos(turn), at[1] + 0.85 * out * math.sin(turn)))
        spots.append(max(tries, key=lambda p: min((math.dist(p, q) for q in spots), default=size)))
    return spots


def fallen_petals(hand: Hand, spots: Sequence[Point], size: float, tint: Pigment = _PALE) -> None:
    """Single petals on the wind, each turned and tilted its own way."""
    for spot in spots:
        petal = scaled(petal_shape(hand), 0.8, hand.rng.uniform(0.45, 1.0))
        shape = placed(petal, spot, size, hand.rng.uniform(0, 360))
        hand.shape(shape, tint)
        hand.shade(shape, BLUSH, 0.55, soft=0.0)
        hand.outline(shape, 0.2, _LINE, lift=0.25)


# The camp curtain of March: a sagging cloth on a cord, purple over red, with tassels.
#
# The cloth is a surface: ``u`` runs across it from post to post, ``v`` down it from cord to hem;
# all bands, folds and crests are drawn on that surface, so that they sag and wave with it.


@dataclass(frozen=True, slots=True)
class CurtainCloth:
    """Where the cloth hangs: its two upper corners, how deep it sags, how long it falls (mm)."""

    left: Point
    right: Point
    sag: float
    fall: float
    folds: int = 7

    def at(self, u: float, v: float) -> Point:
        """A place on the cloth."""
        x = between(self.left[0], self.right[0], u)
        y = between(self.left[1], self.right[1], u) + self.sag * 4 * u * (1 - u)
        wave = math.sin(math.tau * (u * self.folds + 0.12 * math.sin(9 * u)))
        depth = self.fall * (v + 0.035 * v * wave * (1 if v > 0.02 else 0))
        return (x + 0.75 * v * math.cos(math.tau * u * self.folds), y + depth)

    def across(self, v: float, count: int = 90) -> Path:
        """A line across the cloth at a depth."""
        return [self.at(i / (count - 1), v) for i in range(count)]

    def band(self, top: float, bottom: float) -> Path:
        """A band across the cloth between two depths."""
        return self.across(top) + self.across(bottom)[::-1]

    def down(self, u: float, top: float, bottom: float) -> Path:
        """A line down the cloth."""
        return [self.at(u, between(top, bottom, i / 11)) for i in range(12)]


def _folds(hand: Hand, cloth: CurtainCloth) -> None:
    """Shade on one flank of every fold, and a stroke down its crease."""
    for k in range(cloth.folds + 1):
        crease = (k + 0.5) / cloth.folds
        for top, bottom, deep in ((0.03, 0.5, mixed(PURPLE, INDIGO, 0.65)), (0.55, 1.0, BENI)):
            flank = (
                cloth.down(crease - 0.05, top, bottom)
                + cloth.down(crease + 0.005, top, bottom)[::-1]
            )
            hand.shade(flank, deep, 0.6, soft=0.3, smooth=False)
            line = cloth.down(crease + hand.rng.uniform(-0.006, 0.006), top + 0.02, bottom)
            hand.line(line, 0.34, SWELL, mixed(INK, deep, 0.35), smooth=False)


def _crest(hand: Hand, at: Point, size: float, tilt: float) -> None:
    """A cherry crest, white, as it is dyed into the cloth."""
    for i in range(5):
        hand.shape(
            placed(turned(petal_shape(hand), 72 * i + tilt), at, size), WHITE, register=False
        )
    hand.dot(at, 0.26 * size, 0.26 * size, PURPLE)
    for i in range(5):
        turn = math.radians(72 * i + tilt)
        tip = (at[0] + 0.62 * size * math.sin(turn), at[1] - 0.62 * size * math.cos(turn))
        hand.line([at, tip], 0.2, TAPER, PURPLE, smooth=False)


def _tassel(hand: Hand, at: Point, length: float) -> None:
    x, y = at
    for i in range(7):
        out = (i - 3) * 0.24
        strand = [
            (x + out * 0.4, y + 0.8),
            (x + out * 0.9, y + length * 0.55),
            (x + out, y + length),
        ]
        hand.line(strand, 0.42, TAPER, (GOLD, OCHRE)[i % 2])
    hand.dot((x, y + 0.35), 0.72, 0.66, GOLD)
    hand.line([(x - 0.7, y + 0.7), (x, y + 1.0), (x + 0.7, y + 0.7)], 0.34, SWELL, UMBER)
    hand.line([(x - 0.62, y + 0.1), (x - 0.2, y - 0.28), (x + 0.5, y - 0.05)], 0.24, SWELL, UMBER)
    hand.line(
        [(x + 0.95, y + length), (x + 0.6, y + length * 0.5), (x + 0.3, y + 1.0)], 0.2, SWELL, INK
    )


def draw_curtain(hand: Hand, cloth: CurtainCloth) -> None:
    """Cloth, crests, folds, then the cord and its tassels in front."""
    whole = cloth.band(0.0, 1.0)
    hand.shape(cloth.band(0.0, 0.51), PURPLE, smooth=False)
    hand.shape(cloth.band(0.54, 1.0), VERMILION, smooth=False)
    hand.shape(cloth.band(0.49, 0.55), PAPER, smooth=False, register=False)
    with hand.within(whole, smooth=False):
        low = cloth.band(0.5, 1.0)
        hand.shade(
            low,
            BENI,
            (0.0, 0.2, 0.75),
            start=(0, cloth.left[1] + 12),
            stop=(0, cloth.left[1] + cloth.fall + 9),
            soft=0.0,
            smooth=False,
        )
        _folds(hand, cloth)
        for u in (0.215, 0.5, 0.785):
            _crest(hand, cloth.at(u, 0.29), cloth.fall * 0.125, 24 * (u - 0.5))
    for v, width in ((0.49, 0.26), (0.55, 0.26), (1.0, 0.55)):
        hand.line(cloth.across(v), width, (0.5, 1.0, 0.6, 1.0, 0.7, 1.0, 0.5), INK, smooth=False)
    cord = cloth.across(0.0)
    hand.line(cord, 1.25, (0.9, 1.0, 0.95, 1.0, 0.9), INK, smooth=False, tremor=0.03)
    hand.line(
        cord, 0.8, (0.9, 1.0, 0.95, 1.0, 0.9), mixed(WHITE, GOLD, 0.3), smooth=False, tremor=0.03
    )
    for i in range(44):
        x, y = cloth.at((i + 0.5) / 44, 0.0)
        hand.line([(x - 0.18, y + 0.36), (x + 0.2, y - 0.36)], 0.2, SWELL, UMBER, smooth=False)
    for i in range(5):
        _tassel(hand, cloth.at(0.09 + 0.205 * i, 0.0), 3.5)


# The month.

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
