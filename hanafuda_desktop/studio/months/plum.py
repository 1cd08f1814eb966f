"""February: red plum before the last snow has gone.

Two old trees fork out of the snow, one on the border of the first two cards, one on that of the
last two. On the first card the warbler sings on the left fork; the right one rises past the verse
and reaches on over the third card. The last two cards are the second tree, one fork each, bent
away from one another.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.warbler import draw_warbler
from hanafuda_desktop.studio.months.cherry import fallen_petals
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import BARK, draw_clouds, limb
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    along,
    between,
    flow,
    normals,
    placed,
    scaled,
    section,
    spread,
    turned,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    PAPER,
    PINE,
    STONE,
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet
from hanafuda_desktop.studio.tools.writing import PLUM_VERSE

# Plum: old bent wood with lichen on it, straight young shoots, round red blossom on bare twigs.

_Place = Callable[[Sequence[Point]], Path]
_RED: Final = mixed(VERMILION, BENI, 0.42)
_DEEP: Final = mixed(BENI, INK, 0.16)
_LINE: Final = mixed(INK, BENI, 0.22)
_CALYX: Final = mixed(mixed(UMBER, BENI, 0.35), INK, 0.35)
_LICHEN: Final = mixed(MOSS, PAPER, 0.3)
_PETAL: Final[list[Point]] = [
    (0.0, 0.04),
    (-0.22, -0.22),
    (-0.46, -0.46),
    (-0.5, -0.76),
    (-0.3, -1.0),
    (0.0, -1.06),
    (0.3, -1.0),
    (0.5, -0.76),
    (0.46, -0.46),
    (0.22, -0.22),
]


def _petal(hand: Hand) -> Path:
    rng = hand.rng
    wide, long = rng.uniform(0.96, 1.08), rng.uniform(0.94, 1.05)
    return [
        (x * wide + rng.uniform(-0.03, 0.03), y * long + rng.uniform(-0.03, 0.03))
        for x, y in _PETAL
    ]


def plum_blossom(hand: Hand, at: Point, size: float, *, face: tuple[float, float]) -> None:
    """A flower of five round petals, ``size`` millimetres from its heart to a petal's tip.

    ``face`` is the direction (degrees) towards which it looks aside, and how open it is to us:
    1 is full face, 0.6 well aside.
    """
    rng = hand.rng
    spin = rng.uniform(0, 72)

    def there(path: Sequence[Point]) -> Path:
        tilted = turned(scaled(turned(path, -face[0]), face[1], 1.0), face[0])
        return placed(tilted, at, size)

    for i in (0, 2, 4, 1, 3):
        petal = turned(_petal(hand), spin + 72 * i + rng.uniform(-4, 4))
        shape = there(petal)
        hand.shape(shape, _RED)
        ends = there([petal[5], (0.0, 0.0)])
        hand.shade(shape, _DEEP, (0.0, 0.0, 0.3, 0.85), start=ends[0], stop=ends[1], soft=0.0)
        hand.shade(
            shape,
            mixed(VERMILION, PAPER, 0.4),
            (0.5, 0.0, 0.0, 0.0),
            start=ends[0],
            stop=ends[1],
            soft=0.0,
        )
        hand.outline(shape, 0.3, _LINE, lift=0.3)
    _heart(hand, there, size, face)


def _heart(hand: Hand, there: _Place, size: float, face: tuple[float, float]) -> None:
    """Gold stamens standing out of the heart, swung towards the side the flower looks to."""
    count = 13
    away = (1.0 - face[1]) * 0.55
    shift = (away * math.cos(math.radians(face[0])), away * math.sin(math.radians(face[0])))
    for i in range(count):
        turn = math.tau * (i + hand.rng.uniform(-0.25, 0.25)) / count
        reach = hand.rng.uniform(0.4, 0.62)
        tip = (reach * math.cos(turn) + shift[0], reach * math.sin(turn) + shift[1])
        ends = there([(0.0, 0.0), (tip[0] * 0.55, tip[1] * 0.5), tip])
        hand.line(ends, 0.17, SWELL, GOLD)
        hand.dot(ends[2], 0.24, 0.22, mixed(GOLD, WHITE, 0.25))
    heart = there([(shift[0] * 0.3, shift[1] * 0.3)])[0]
    hand.dot(heart, 0.17 * size, 0.16 * size, GOLD)
    hand.dot(heart, 0.07 * size, 0.07 * size, mixed(BENI, UMBER, 0.4))


def plum_cup(hand: Hand, at: Point, size: float, turn: float) -> None:
    """A flower half open, seen from its side; it grows from ``at`` (``turn`` 0: straight up)."""
    for side, tilt in ((0.0, 0.0), (-0.38, -34.0), (0.38, 34.0)):
        petal = turned([(x * 0.92, y * 0.95) for x, y in _petal(hand)], tilt)
        shape = placed([(x + side * 0.2, y) for x, y in petal], at, size, turn)
        hand.shape(shape, mixed(_RED, _DEEP, 0.35 if side == 0.0 else 0.0))
        hand.outline(shape, 0.28, _LINE, lift=0.3)
    for tilt in (-22.0, -8.0, 6.0, 20.0):
        reach = hand.rng.uniform(0.98, 1.22)
        tip = (math.sin(math.radians(tilt)) * reach, -math.cos(math.radians(tilt)) * reach)
        ends = placed([(tip[0] * 0.5, tip[1] * 0.5), tip], at, size, turn)
        hand.line(ends, 0.18, SWELL, GOLD, smooth=False)
        hand.dot(ends[1], 0.25, 0.23, mixed(GOLD, WHITE, 0.25))
    near = placed([(x * 1.1, y * 0.62) for x, y in _petal(hand)], at, size, turn)
    hand.shape(near, _RED)
    hand.outline(near, 0.28, _LINE, lift=0.3)
    for tip in ((-0.34, -0.28), (0.0, -0.3), (0.34, -0.28)):
        sepal = placed([(0.0, 0.12), (tip[0] * 0.8, -0.08), tip], at, size, turn)
        hand.line(sepal, 0.26 * size, TAPER, _CALYX)


def plum_bud(hand: Hand, at: Point, size: float, turn: float) -> None:
    """A round bud in its dark cup, sitting on the wood; ``turn`` is 0 when it points up."""
    ball: list[Point] = [
        (-0.1, 0.1),
        (-0.6, -0.35),
        (-0.52, -0.95),
        (0.02, -1.22),
        (0.55, -0.92),
        (0.6, -0.32),
        (0.1, 0.1),
    ]
    body = placed(ball, at, size, turn)
    hand.shape(body, _RED)
    fold: list[Point] = [(0.32, -0.2), (0.3, -0.65), (0.0, -1.1)]
    hand.line(placed(fold, at, size, turn), 0.22, SWELL, _DEEP)
    hand.outline(body, 0.26, _LINE, lift=0.35)
    for tip in ((-0.46, -0.62), (0.03, -0.58), (0.5, -0.58)):
        sepal = placed([(0.0, 0.15), (tip[0], tip[1] + 0.35), tip], at, size, turn)
        hand.line(sepal, 0.5 * size, TAPER, _CALYX)


def _angular(points: Points) -> Path:
    """The points of a limb that turns sharply at each of them and runs straight between."""
    out: Path = [points[0]]
    for (ax, ay), (x, y), (bx, by) in zip(points, points[1:], points[2:], strict=False):
        out.extend([(between(x, ax, 0.24), between(y, ay, 0.24)), (x, y)])
        out.append((between(x, bx, 0.24), between(y, by, 0.24)))
    return [*out, points[-1]]


def _spurs(hand: Hand, path: Path, thick: float, thin: float) -> None:
    """Short spurs, the mark of plum wood: stubs that stand off the limb, some with a bud."""
    sides = normals(path)
    last = len(path) - 1
    for number, share in enumerate(spread(hand.rng, round(last / 22), 0.2, 0.9, 0.45)):
        index = round(share * last)
        side = 1 if (number + len(path)) % 2 else -1
        (x, y), (nx, ny) = path[index], sides[index]
        tx, ty = -ny, nx
        wide = between(thick, thin, share**0.8)
        reach = wide * 0.4 + hand.rng.uniform(1.2, 2.2)
        along_it = hand.rng.uniform(-0.9, 0.9) * reach * 0.7
        tip = (x + nx * side * reach + tx * along_it, y + ny * side * reach + ty * along_it)
        root = (x + nx * side * wide * 0.2, y + ny * side * wide * 0.2)
        hand.line([root, tip], 0.5 + 0.16 * wide, (1.0, 0.9, 0.6, 0.3), BARK, smooth=False)
        if number % 4 == 3:
            way = math.degrees(math.atan2(tip[1] - root[1], tip[0] - root[0])) + 90.0
            plum_bud(hand, tip, hand.rng.uniform(0.7, 0.95), way)


def _lichen(hand: Hand, path: Path, thick: float, thin: float) -> None:
    """A few grey-green patches, each of several dabs."""
    sides = normals(path)
    last = len(path) - 1
    for share in spread(hand.rng, round(1 + 0.8 * thick), 0.05, 0.9, 0.9):
        index = max(0, min(last, round(share * last)))
        (x, y), (nx, ny) = path[index], sides[index]
        off = between(thick, thin, (index / last) ** 0.8) * hand.rng.uniform(-0.42, 0.05)
        big = hand.rng.uniform(0.05, 0.14) * thick + 0.12
        where = (x + nx * off, y + ny * off)
        hand.dot(where, big * 1.3, big, mixed(_LICHEN, BARK, 0.3), wobble=0.35)
        for _ in range(3):
            spot = [w + hand.rng.uniform(-big, big) for w in where]
            hand.dot((spot[0], spot[1]), big * 0.5, big * 0.34, _LICHEN, wobble=0.4)


def old_limb(hand: Hand, points: Points, thick: float, thin: float) -> Path:
    """A limb of old plum wood: black and angular, worn grey where it is lit, spurs and lichen."""
    path = limb(hand, _angular(points), thick, thin)
    _spurs(hand, path, thick, thin)
    sides = normals(path)
    last = len(path) - 1
    for share in spread(hand.rng, round(7 + 4 * thick), 0.02, 0.9):
        stop = min(1.0, share + hand.rng.uniform(0.05, 0.14))
        across = hand.rng.uniform(-0.34, 0.2)
        line = []
        for k in range(6):
            index = round(between(share, stop, k / 5) * last)
            (x, y), (nx, ny) = path[index], sides[index]
            off = across * between(thick, thin, (index / last) ** 0.8)
            line.append((x + nx * off, y + ny * off))
        tone = mixed(BARK, mixed(UMBER, PAPER, 0.25), hand.rng.uniform(0.3, 0.65))
        hand.line(line, 0.1 + 0.07 * thick, SWELL, tone, dry=0.5)
    _lichen(hand, path, thick, thin)
    return path


def shoot(hand: Hand, points: Points, width: float, buds: int, size: float = 0.95) -> Path:
    """A straight young shoot, green under its bark, with buds on alternate sides of it."""
    path = flow(points)
    hand.line(path, width, (1.0, 0.92, 0.8, 0.66, 0.4), BARK, tremor=0.08, smooth=False)
    lit = [(x - width * 0.16, y) for x, y in path[2 : round(len(path) * 0.9)]]
    hand.line(lit, width * 0.34, SWELL, mixed(PINE, MOSS, 0.5), smooth=False)
    sides = normals(path)
    for number, share in enumerate(spread(hand.rng, buds, 0.3, 1.0, 0.2)):
        index = round(share * (len(path) - 1))
        side = 1 if number % 2 else -1
        x, y = along(path, share)
        nx, ny = sides[index]
        way = math.degrees(math.atan2(ny * side, nx * side)) + 90.0
        lean = -side * hand.rng.uniform(18, 40)
        at = (x + nx * side * 0.3, y + ny * side * 0.3)
        plum_bud(hand, at, size * hand.rng.uniform(0.8, 1.12), way + lean)
    return path


def twig(
    hand: Hand, points: Points, width: float, buds: tuple[tuple[float, int, float], ...]
) -> Path:
    """A twig that turns a little at each of its joints and is knuckled there.

    Unlike a :func:`shoot` it has lived through some winters. ``buds``: how far along the twig, on
    which side (1 is right of its way, -1 left, 0 its very tip), how big.
    """
    knees: Path = [points[0]]
    for (ax, ay), (x, y), (bx, by) in zip(points, points[1:], points[2:], strict=False):
        knees.extend([(between(x, ax, 0.34), between(y, ay, 0.34)), (x, y)])
        knees.append((between(x, bx, 0.34), between(y, by, 0.34)))
    path = flow([*knees, points[-1]])
    pressure = (1.2, 0.86, 0.96, 0.7, 0.76, 0.52, 0.34)
    hand.line(path, width, pressure, BARK, tremor=0.18, smooth=False)
    for number, (x, y) in enumerate(points[1:-1]):
        big = width * hand.rng.uniform(0.44, 0.6) * (1.0 - 0.08 * number)
        hand.dot((x, y), big, big * 0.75, BARK, wobble=0.35)
    lit = [(x - width * 0.14, y) for x, y in path[round(len(path) * 0.45) : -3]]
    hand.line(lit, width * 0.3, SWELL, mixed(PINE, MOSS, 0.5), smooth=False)
    sides = normals(path)
    for share, side, size in buds:
        index = round(share * (len(path) - 1))
        (x, y), (nx, ny) = path[index], sides[index]
        ahead = math.degrees(math.atan2(-nx, ny)) + 90.0
        lean = side * hand.rng.uniform(56, 80)
        at = (x + nx * side * 0.42 * width, y + ny * side * 0.42 * width)
        plum_bud(hand, at, size, ahead + lean)
    return path


# The month.

_LIMBS: tuple[tuple[list[Point], float, float], ...] = (
    # the far wood first; path, thick, thin
    (
        [(36.2, 35.0), (30.6, 28.6), (30.4, 21.0), (27.4, 15.6), (22.6, 12.6), (19.0, 13.6)],
        2.2,
        0.8,
    ),
    (
        [
            (34.4, 57.0),
            (35.4, 50.6),
            (38.0, 42.4),
            (35.4, 34.0),
            (38.2, 24.6),
            (35.8, 15.0),
            (39.4, 7.0),
            (38.0, -3.0),
        ],
        4.8,
        1.8,
    ),
    (
        [(38.0, 9.6), (45.4, 5.4), (54.0, 7.8), (62.0, 5.2), (68.6, 8.8), (74.4, 6.0), (77.0, 1.0)],
        2.2,
        0.8,
    ),
    (
        [
            (35.6, 57.0),
            (31.0, 49.4),
            (24.0, 45.6),
            (15.0, 44.6),
            (7.6, 41.4),
            (5.4, 35.0),
            (-2.0, 31),
        ],
        5.2,
        1.9,
    ),
    (
        [(84.6, 41.0), (76.0, 45.0), (67.0, 43.0), (60.4, 46.6), (54.4, 45.8), (51.6, 42.6)],
        2.4,
        0.8,
    ),
    (
        [
            (95.6, 59.0),
            (94.2, 52.6),
            (91.6, 48.0),
            (86.0, 43.6),
            (81.4, 37.0),
            (84.6, 28.0),
            (78.6, 21.6),
            (72.0, 19.6),
        ],
        6.4,
        1.3,
    ),
    ([(83.8, 31.0), (90.4, 24.4), (88.8, 15.0), (92.8, 8.4), (91.8, 3.6)], 2.4, 0.8),
    (
        [
            (102.0, 59.0),
            (102.8, 53.0),
            (105.6, 48.6),
            (109.6, 42.0),
            (107.0, 33.0),
            (112.6, 25.0),
            (120.0, 22.6),
            (125.4, 15.6),
        ],
        6.4,
        1.3,
    ),
    ([(108.8, 42.0), (117.4, 38.4), (123.4, 41.8), (134.0, 38.6)], 2.8, 1.1),
    ([(107.6, 34.0), (102.6, 26.6), (104.8, 17.4), (102.2, 10.4), (103.2, 5.6)], 2.2, 0.8),
)
_SHOOTS: tuple[tuple[int, list[Point], float, int], ...] = (
    # its number, its way, its width, its buds
    (0, [(5.4, 36.0), (4.2, 28.0), (4.6, 15.4)], 0.9, 5),
    (1, [(21.0, 45.2), (19.6, 49.6), (16.4, 52.6)], 0.7, 2),
    (5, [(78.8, 21.8), (77.6, 13.0), (79.6, 4.8)], 0.8, 4),
    (6, [(75.4, 44.2), (73.6, 36.0), (74.4, 28.4)], 0.8, 4),
    (7, [(120.0, 22.6), (119.0, 14.0), (116.6, 5.6)], 0.8, 4),
    (8, [(117.6, 38.2), (119.0, 33.0), (125.2, 27.2)], 0.8, 3),
    (9, [(124.0, 41.4), (127.4, 45.4), (127.0, 49.0)], 0.7, 2),
)
_TWIGS: tuple[tuple[list[Point], float, tuple[tuple[float, int, float], ...]], ...] = (
    # its way, its width, its buds: how far along, which side, how big
    (
        [(36.6, 34.8), (39.4, 33.0), (40.6, 30.0), (42.2, 28.6)],
        0.85,
        ((0.6, -1, 1.0), (1.0, 0, 0.8)),
    ),
    (
        [(62.0, 45.8), (63.8, 42.0), (62.8, 35.4), (63.6, 31.4), (61.8, 26.2), (62.4, 22.6)],
        1.1,
        ((0.47, -1, 1.15), (0.64, 1, 0.9), (0.8, -1, 1.0), (0.85, 1, 0.75), (1.0, 0, 0.8)),
    ),
    (
        [(62.6, 42.0), (60.6, 39.6), (59.6, 36.8)],
        0.6,
        ((0.62, 1, 0.8), (1.0, 0, 0.62)),
    ),
    (
        [(60.2, 6.0), (61.2, 11.4), (60.2, 15.4), (61.8, 19.2)],
        0.9,
        ((0.52, 1, 1.05), (0.73, -1, 0.8), (0.8, 1, 0.7), (1.0, 0, 0.75)),
    ),
)
_BLOOMS: tuple[tuple[float, float, float, float, float], ...] = (
    # x, y, size, where it looks (degrees), how open
    (27.6, 19.4, 2.6, 200, 0.8),
    (30.0, 14.4, 2.8, 40, 0.9),
    (24.0, 13.4, 3.1, 190, 1.0),
    (4.4, 43.0, 3.1, 120, 0.95),
    (8.6, 47.0, 2.7, 80, 0.8),
    (30.2, 28.6, 2.9, 170, 0.9),
    (5.4, 21.0, 2.5, 20, 0.8),
    (36.4, 20.4, 3.0, 190, 0.95),
    (38.0, 37.4, 3.1, 30, 0.95),
    (37.4, 43.6, 2.7, 340, 0.8),
    (58.6, 8.8, 3.0, 100, 0.95),
    (63.4, 11.0, 2.5, 60, 0.8),
    (61.0, 45.0, 3.2, 250, 1.0),
    (55.0, 47.4, 2.8, 100, 0.85),
    (63.6, 33.6, 2.5, 20, 0.8),
    (70.6, 8.6, 2.9, 100, 0.9),
    (73.0, 20.0, 3.2, 180, 1.0),
    (78.6, 23.8, 2.8, 80, 0.85),
    (85.2, 29.0, 3.2, 20, 0.95),
    (90.0, 13.4, 3.0, 330, 0.95),
    (87.6, 18.2, 2.6, 170, 0.8),
    (74.6, 42.0, 3.0, 230, 0.95),
    (69.6, 45.8, 2.7, 110, 0.8),
    (84.0, 42.0, 2.8, 60, 0.85),
    (125.0, 16.6, 3.2, 330, 1.0),
    (120.2, 20.4, 2.8, 240, 0.85),
    (107.0, 33.4, 3.1, 170, 0.95),
    (111.6, 29.4, 2.7, 20, 0.85),
    (104.2, 16.6, 2.9, 190, 0.9),
    (118.6, 39.4, 3.1, 90, 0.95),
    (123.6, 37.8, 2.8, 300, 0.85),
    (118.2, 9.4, 2.5, 200, 0.8),
    (107.6, 45.8, 2.6, 200, 0.8),
)
_BUDS: tuple[tuple[float, float, float], ...] = (
    # x, y, turn
    (19.2, 13.4, -60),
    (26.0, 16.4, 160),
    (46.0, 4.8, -20),
    (52.0, 8.0, 170),
    (51.7, 42.8, -30),
    (72.0, 19.0, -120),
    (80.6, 35.4, -70),
    (91.8, 3.9, -10),
    (89.8, 19.0, 70),
    (103.2, 6.0, 10),
    (122.6, 18.4, 140),
    (114.6, 24.0, -20),
    (129.4, 40.0, 170),
    (112.6, 39.6, 170),
)
_CUPS: tuple[tuple[float, float, float, float], ...] = (
    # x, y, size, turn
    (5.0, 35.4, 2.3, 62),
    (20.4, 13.2, 2.2, -70),
    (36.6, 28.6, 2.3, 64),
    (47.0, 6.0, 2.2, 168),
    (80.6, 35.6, 2.4, -66),
    (91.0, 9.8, 2.2, 62),
    (76.8, 44.8, 2.2, 176),
    (109.6, 41.2, 2.3, 66),
    (115.2, 24.0, 2.3, 4),
    (103.0, 24.6, 2.2, -84),
    (128.4, 40.2, 2.2, 10),
)
_FALLEN: tuple[Point, ...] = (
    (12.6, 51.0),
    (44.6, 50.6),
    (51.0, 51.8),
    (79.6, 51.2),
    (88.0, 52.0),
    (112.6, 51.4),
    (120.8, 50.4),
)
_DRIFT: list[Point] = [
    (-3.0, 49.4),
    (10.0, 48.6),
    (24.0, 50.4),
    (38.0, 47.4),
    (52.0, 49.8),
    (66.0, 48.6),
    (82.0, 50.2),
    (99.0, 47.2),
    (114.0, 49.8),
    (126.0, 48.8),
    (136.0, 49.8),
]

_Roots = tuple[tuple[list[Point], float], ...]
_FEET: tuple[tuple[str, _Roots, list[Point]], ...] = (
    # which tree, its roots and how thick they are, the snow against its foot
    (
        "verse",
        (([(36.0, 47.4), (37.6, 50.0), (40.6, 52.2)], 2.4),),
        [
            (23.4, 54.6),
            (26.0, 52.6),
            (28.4, 51.2),
            (30.0, 51.7),
            (31.8, 51.0),
            (34.2, 50.6),
            (36.2, 51.3),
            (37.8, 50.9),
            (39.6, 51.2),
            (42.2, 51.0),
            (45.4, 52.2),
            (48.4, 54.4),
        ],
    ),
    (
        "left",
        (
            ([(92.6, 48.4), (90.6, 50.4), (87.0, 51.8)], 2.8),
            ([(95.0, 49.0), (97.2, 51.2), (99.4, 53.4)], 2.6),
        ),
        [
            (82.4, 54.6),
            (85.0, 52.0),
            (87.6, 50.7),
            (89.6, 51.4),
            (91.6, 50.6),
            (93.8, 51.3),
            (95.8, 50.5),
            (98.0, 51.2),
            (99.0, 51.0),
        ],
    ),
    (
        "right",
        (
            ([(104.8, 48.4), (106.6, 50.4), (110.2, 51.8)], 2.8),
            ([(103.4, 49.0), (101.2, 51.2), (99.2, 53.4)], 2.4),
        ),
        [
            (99.0, 51.0),
            (101.0, 50.7),
            (102.8, 51.4),
            (104.8, 50.8),
            (106.6, 51.4),
            (109.2, 50.7),
            (112.0, 51.6),
            (115.0, 53.4),
            (116.4, 54.8),
        ],
    ),
)

_SLIP = Slip(
    (45.2, 11.4),
    ((-4, 0, 0), (4, 12, 8), (20, 8, 4), (37, -14, -8), (50, -28, -12)),
    verse=PLUM_VERSE,
    off=(0.26, 0.1),
    gold=(2.6, 2.0),
)
_CORD = Cord(
    ((45.3, 9.0), (45.6, 5.6)),
    1.8,
    -24.0,
    (((47.4, 7.8), (48.8, 9.4)), ((46.4, 8.4), (47.0, 10.2))),
)


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    hand.shade(
        whole, mixed(GOLD, PAPER, 0.35), (0.6, 0.2, 0.0), start=(0, -2), stop=(0, 20), smooth=False
    )
    hand.shade(
        whole,
        mixed(WATER, STONE, 0.15),
        (0.0, 0.16, 0.5),
        start=(0, 34),
        stop=(0, 50),
        smooth=False,
    )


def _snow(sheet: PrintSheet) -> None:
    """A drift along the foot of the picture: bare white, blue in its hollows."""
    hand = Hand(sheet, "snow")
    crest = flow(_DRIFT)
    bank: Path = [*crest, (136.0, 56.0), (-3.0, 56.0)]
    hand.shape(bank, WHITE, smooth=False, register=False)
    hand.shade(
        bank,
        mixed(WATER, INDIGO, 0.2),
        (0.0, 0.1, 0.55),
        start=(0, 49),
        stop=(0, 55),
        soft=0.0,
        smooth=False,
    )
    for _ in range(26):
        start = hand.rng.uniform(0.0, 0.94)
        part = section(crest, start, start + hand.rng.uniform(0.03, 0.09))
        sink = hand.rng.uniform(0.0, 3.4)
        tone = mixed(mixed(WATER, STONE, 0.2), PAPER, hand.rng.uniform(0.0, 0.5))
        hand.line([(x, y + sink) for x, y in part], 0.34, (0.0, 0.6, 1.0, 0.6, 0.0), tone, dry=0.4)


def _foot(sheet: PrintSheet, name: str, roots: _Roots, crest: list[Point]) -> None:
    """The roots of a trunk, and the snow that laps over them, with a blue line along the bark."""
    for i, (points, thick) in enumerate(roots):
        limb(Hand(sheet, f"root {name} {i}"), points, thick, 0.9)
    hand = Hand(sheet, f"bed {name}")
    edge = flow(crest)
    bank: Path = [*edge, (crest[-1][0], 57.0), (crest[0][0], 57.0)]
    deep = mixed(WATER, INDIGO, 0.2)
    hand.shape(bank, WHITE, smooth=False, register=False)
    top = min(y for _, y in crest)
    hand.shade(
        bank, deep, (0.0, 0.14, 0.6), start=(0, top), stop=(0, top + 4.4), soft=0.0, smooth=False
    )
    hand.line(
        edge, 0.34, (0.0, 0.25, 1.0, 0.6, 1.0, 0.2, 0.0), mixed(deep, STONE, 0.3), smooth=False
    )


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _snow(sheet)
    for i, (points, thick, thin) in enumerate(_LIMBS):
        old_limb(Hand(sheet, f"limb {i}"), points, thick, thin)
    for name, roots, crest in _FEET:
        _foot(sheet, name, roots, crest)
    for i, points, width, buds in _SHOOTS:
        shoot(Hand(sheet, f"shoot {i}"), points, width, buds)
    for i, (points, width, knops) in enumerate(_TWIGS):
        twig(Hand(sheet, f"twig {i}"), points, width, knops)
    for i, (x, y, turn) in enumerate(_BUDS):
        plum_bud(Hand(sheet, f"bud {i}"), (x, y), 1.1, turn)
    for i, (x, y, size, turn) in enumerate(_CUPS):
        plum_cup(Hand(sheet, f"cup {i}"), (x, y), size, turn)
    for i, (x, y, size, look, opened) in enumerate(_BLOOMS):
        plum_blossom(Hand(sheet, f"bloom {i}"), (x, y), size, face=(look, opened))
    fallen_petals(Hand(sheet, "fallen"), _FALLEN, 1.5, mixed(VERMILION, BENI, 0.45))
    draw_clouds(Hand(sheet, "clouds"), 3.0, 30.0)
    draw_warbler(Hand(sheet, "warbler", at=(15.1, 42.8), size=1.15))
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
