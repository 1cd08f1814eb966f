"""Chrysanthemum: an incurved heart on a spreading skirt, and the scalloped dark leaf.

The skirt is two rings of long petals that fall outward; the heart is a ball of petals that close
over one another, their tips towards the middle, the outer ones in front.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    arc,
    between,
    placed,
    scaled,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    MOSS,
    OCHRE,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    Pigment,
    mixed,
)


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
