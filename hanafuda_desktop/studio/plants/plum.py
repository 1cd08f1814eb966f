"""Plum: old bent wood with lichen on it, straight young shoots, round red blossom on bare twigs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    along,
    between,
    flow,
    heading,
    noise_line,
    normals,
    placed,
    resample,
    scaled,
    spread,
    turned,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    MOSS,
    PAPER,
    PINE,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

# Trunks, limbs and twigs: wood drawn with a loaded brush.
#
# :func:`limb` is any piece of wood from thick to thin; :func:`trunk` a big one with a barky edge
# and the light of its bark cut out of the black.

BARK: Pigment = mixed(INK, UMBER, 0.28)


def _gauge(path: Points, thick: float, thin: float, knots: list[float]) -> list[float]:
    last = len(path) - 1
    return [
        between(thick, thin, (i / last) ** 0.8) * (1.0 + 0.16 * knots[i]) for i in range(last + 1)
    ]


def limb(hand: Hand, points: Points, thick: float, thin: float, pigment: Pigment = BARK) -> Path:
    """A limb through the points, ``thick`` millimetres at its foot, ``thin`` at its tip.

    Its width knots and hollows as wood does. Returns the path, for twigs to grow from.
    """
    path = resample(flow(points), 90)
    widths = _gauge(path, thick, thin, noise_line(hand.rng, 90, 11))
    rough = [noise_line(hand.rng, 90, 26), noise_line(hand.rng, 90, 26)]
    left: Path = []
    right: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        near = widths[i] / 2 * (1.0 + 0.12 * rough[0][i])
        far = widths[i] / 2 * (1.0 + 0.12 * rough[1][i])
        left.append((x - nx * near, y - ny * near))
        right.append((x + nx * far, y + ny * far))
    hand.shape([*left, *right[::-1]], pigment, smooth=False, register=False)
    return path


def trunk(hand: Hand, points: Points, thick: float, thin: float, pigment: Pigment = BARK) -> Path:
    """A trunk: a limb whose bark is marked by short pale strokes across and long ones along it."""
    path = limb(hand, points, thick, thin, pigment)
    pale = mixed(pigment, PAPER, 0.3)
    sides = normals(path)
    _grain(hand, path, sides, thick, thin, mixed(pigment, UMBER, 0.6))
    for share in spread(hand.rng, 34, 0.03, 0.9):
        x, y = along(path, share)
        nx, ny = sides[round(share * (len(path) - 1))]
        wide = between(thick, thin, share**0.8)
        offset = hand.rng.uniform(-0.38, 0.3) * wide
        reach = wide * hand.rng.uniform(0.1, 0.26)
        middle = (x + nx * offset, y + ny * offset)
        mark = [
            (middle[0] - nx * reach, middle[1] - ny * reach),
            (middle[0] + 0.1, middle[1] + 0.18),
            (middle[0] + nx * reach, middle[1] + ny * reach),
        ]
        hand.line(mark, 0.26, SWELL, pale)
    return path


def _grain(
    hand: Hand, path: Points, sides: Points, thick: float, thin: float, pigment: Pigment
) -> None:
    """Long broken strokes of lighter bark up the lit flank."""
    last = len(path) - 1
    for share in spread(hand.rng, 30, 0.0, 0.9):
        across = hand.rng.uniform(-0.42, 0.34)
        stop = min(1.0, share + hand.rng.uniform(0.04, 0.13))
        line = []
        for k in range(6):
            index = round(between(share, stop, k / 5) * last)
            (x, y), (nx, ny) = path[index], sides[index]
            off = across * between(thick, thin, index / last)
            line.append((x + nx * off, y + ny * off))
        hand.line(line, 0.42, SWELL, pigment, dry=0.4)


def twigs(
    hand: Hand,
    path: Points,
    count: int,
    reach: float,
    *,
    start: float = 0.2,
    pigment: Pigment = BARK,
) -> list[Path]:
    """Side twigs that spring alternately from a limb; returns their paths."""
    out: list[Path] = []
    for number, share in enumerate(spread(hand.rng, count, start, 0.98)):
        index = round(share * (len(path) - 1))
        way = heading(path, index) + (1 if number % 2 else -1) * hand.rng.uniform(26, 58)
        far = reach * hand.rng.uniform(0.55, 1.1)
        bend = math.radians(hand.rng.uniform(-26, 26))
        turn = math.radians(way)
        x, y = path[index]
        points = [
            (x, y),
            (x + far * 0.5 * math.cos(turn), y + far * 0.5 * math.sin(turn)),
            (x + far * math.cos(turn + bend), y + far * math.sin(turn + bend)),
        ]
        hand.line(points, 0.55, TAPER, pigment)
        out.append(flow(points))
    return out


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
