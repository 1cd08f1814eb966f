"""Paulownia: great heart-shaped leaves and the upright spikes of its purple bells.

:func:`paulownia` is the plant as the deck shows it: three leaves spread under three spikes, as on
the old crest, but grown and not stamped.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import (
    Path,
    Point,
    Points,
    along,
    flow,
    heading,
    placed,
    scaled,
    turned,
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
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
    WHITE,
    mixed,
)

__all__ = ["Spike", "kiri_flower", "kiri_leaf", "kiri_spike", "paulownia"]

Spike = tuple[Points, int, int]
"""A spike: the points of its stalk from foot to tip, its flowers, its buds."""

_SIDE: Final[list[Point]] = [
    (-0.12, 0.15),
    (-0.33, 0.18),
    (-0.52, 0.06),
    (-0.6, -0.14),
    (-0.66, -0.34),
    (-0.55, -0.47),
    (-0.43, -0.6),
    (-0.29, -0.8),
    (-0.12, -0.98),
]
"""The left edge of a leaf from its notch to its tip, the leaf one unit long and pointing up."""
_PETAL: Final[list[Point]] = [
    (0.0, 0.0),
    (-0.2, -0.26),
    (-0.38, -0.56),
    (-0.3, -0.86),
    (0.0, -1.06),
    (0.0, -1.06),
    (0.3, -0.86),
    (0.38, -0.56),
    (0.2, -0.26),
]
_GREEN: Final = mixed(PINE_BLACK, PINE, 0.35)
_LIT: Final = mixed(PINE, MOSS, 0.35)
_VEIN: Final = mixed(MOSS, PAPER, 0.3)
_STALK: Final = mixed(mixed(UMBER, MOSS, 0.4), INK, 0.2)
_LINE: Final = mixed(INK, PURPLE, 0.3)
_BUD: Final = mixed(OCHRE, UMBER, 0.35)
_MAUVE: Final = mixed(mixed(PURPLE, WHITE, 0.2), BENI, 0.06)


def kiri_leaf(hand: Hand, root: Point, reach: float, turn: float, *, wide: float = 1.0) -> None:
    """A leaf from its stalk's joint, ``reach`` millimetres long, pointing ``turn`` from up."""
    rng = hand.rng

    def loose(point: Point) -> Point:
        return (point[0] + rng.uniform(-0.03, 0.03), point[1] + rng.uniform(-0.03, 0.03))

    left = [loose(p) for p in _SIDE]
    right = [(-x, y) for x, y in (loose(p) for p in _SIDE)]
    tip = (rng.uniform(-0.06, 0.06), -1.16)
    bend = rng.uniform(-0.06, 0.06)

    def there(path: Points) -> Path:
        bowed = [(x * wide + bend * math.sin(math.pi * -y), y) for x, y in path]
        return placed(bowed, root, reach, turn)

    shape = there([(0.0, 0.02), (0.0, 0.02), *left, tip, tip, *right[::-1]])
    hand.shape(shape, _GREEN)
    with hand.within(shape):
        half = there([(0.0, 0.3), (0.0, -1.2), (-1.0, -1.2), (-1.0, 0.3)])
        start, stop = there([(0.0, -0.4), (-0.8, -0.5)])
        hand.shade(half, _LIT, (0.1, 0.3, 0.85), start=start, stop=stop, soft=0.1, smooth=False)
        _veins(hand, there, reach)
    hand.outline(shape, 0.42, INK, lift=0.35)


def _veins(hand: Hand, there: Callable[[Points], Path], reach: float) -> None:
    """Five great veins from the joint, side veins along the middle one, forks near the rim."""
    wide = 0.15 + 0.016 * reach
    hand.line(there([(0, 0), (0.01, -0.5), (0, -1.04)]), wide * 1.5, TAPER, _VEIN, tremor=0.04)
    for side in (-1, 1):
        for foot, tip in (
            (0.0, (0.46, 0.06)),
            (0.0, (0.66, -0.37)),
            (-0.3, (0.45, -0.53)),
            (-0.54, (0.29, -0.73)),
            (-0.76, (0.15, -0.92)),
        ):
            end = (side * tip[0], tip[1])
            middle = (side * tip[0] * 0.5, foot + (tip[1] - foot) * 0.36)
            hand.line(there([(0, foot), middle, end]), wide, TAPER, _VEIN, tremor=0.04)
        for near, far in (((0.28, -0.13), (0.52, -0.06)), ((0.38, -0.2), (0.6, -0.2))):
            fork = [(side * near[0], near[1]), (side * far[0], far[1])]
            hand.line(there(fork), wide * 0.7, TAPER, _VEIN, smooth=False)


def kiri_flower(hand: Hand, at: Point, size: float, turn: float) -> None:
    """A bell seen into its mouth, tilted: five pointed lobes, a pale throat, the tube behind."""
    rng = hand.rng
    squash = rng.uniform(0.72, 0.92)
    calyx = placed([(-0.5, 0.3), (-0.3, 0.9), (0.0, 1.15), (0.3, 0.9), (0.5, 0.3)], at, size, turn)
    hand.shape(calyx, _BUD, register=False)
    hand.outline(calyx, 0.22, _LINE, lift=0.5)

    def there(path: Points) -> Path:
        return placed(scaled(path, 1.0, squash), at, size, turn)

    spin = rng.uniform(-8, 8)
    for i in (2, 3, 1, 4, 0):
        petal = turned(_PETAL, spin + 72 * i + rng.uniform(-5, 5))
        hand.shape(there(petal), _MAUVE)
        end, heart = there([petal[4], (0.0, 0.0)])
        hand.shade(
            there(petal),
            mixed(PURPLE, INDIGO, 0.25),
            (0.0, 0.3, 0.9),
            start=heart,
            stop=end,
            soft=0.0,
        )
        hand.outline(there(petal), 0.22, _LINE, lift=0.35)
        vein = [(petal[4][0] * k, petal[4][1] * k) for k in (0.35, 0.8)]
        hand.line(there(vein), 0.15, TAPER, mixed(PURPLE, INK, 0.4), smooth=False)
    throat = there([(0.0, 0.0)])[0]
    hand.dot(throat, 0.3 * size, 0.26 * size, mixed(BLUSH, WHITE, 0.5))
    hand.dot((throat[0], throat[1] + 0.05 * size), 0.17 * size, 0.13 * size, GOLD)


def _bud(hand: Hand, root: Point, at: Point, size: float) -> None:
    turn = math.degrees(math.atan2(at[1] - root[1], at[0] - root[0])) + 90.0
    hand.line([root, at], 0.3, (0.8, 0.7, 0.8), _STALK, smooth=False)
    drop: list[Point] = [
        (0.0, 0.25),
        (-0.42, -0.1),
        (-0.42, -0.62),
        (-0.05, -1.15),
        (0.32, -0.72),
        (0.42, -0.12),
    ]
    body = placed(drop, at, size, turn)
    hand.shape(body, _MAUVE)
    with hand.within(body):
        start, stop = placed([(0.0, 0.2), (0.0, -1.1)], at, size, turn)
        hand.shade(body, PURPLE, (0.0, 0.5, 1.0), start=start, stop=stop, soft=0.0)
        cup = placed(
            [(-0.7, 0.5), (0.7, 0.5), (0.5, -0.1), (0, 0.02), (-0.5, -0.1)], at, size, turn
        )
        hand.shape(cup, _BUD, register=False)
    hand.outline(body, 0.22, _LINE, lift=0.4)


def kiri_spike(hand: Hand, points: Points, flowers: int, buds: int, *, size: float = 1.9) -> None:
    """An upright spike: flowers opening from its foot, buds in pairs growing smaller to its tip."""
    path = flow(points)
    hand.line(path, 0.62, (0.9, 1.0, 0.8, 0.6, 0.4), _STALK)
    total = flowers + buds
    for number in range(total - 1, -1, -1):
        share = 0.34 + 0.66 * (number + 0.3) / total
        x, y = along(path, share)
        tilt = heading(path, round(share * (len(path) - 1))) + 90.0
        last = number == total - 1
        side = 0.0 if last else (-1.0 if number % 2 else 1.0)
        way = math.radians(tilt + side * hand.rng.uniform(48, 66))
        fade = 1.0 - 0.5 * max(0.0, number - flowers + 1) / max(1, buds)
        if number >= flowers:
            step = size * (0.5 if last else 1.0) * fade
            tip = (x + step * math.sin(way), y - step * math.cos(way))
            _bud(hand, (x, y), tip, size * 0.82 * fade)
    for number in range(flowers):
        share = 0.34 + 0.66 * (number + 0.3) / total
        x, y = along(path, share)
        side = -1.0 if number % 2 else 1.0
        step = size * hand.rng.uniform(0.7, 0.95)
        at = (x + side * step, y - 0.3 * size)
        kiri_flower(hand, at, size * hand.rng.uniform(0.94, 1.1), side * hand.rng.uniform(18, 40))


def paulownia(
    hand: Hand,
    at: Point,
    leaves: Sequence[tuple[float, float, float]],
    spikes: Sequence[Spike],
    *,
    size: float = 1.9,
) -> None:
    """The plant about its joint.

    Args:
        hand: whose chance it is.
        at: where leaves and spikes spring from.
        leaves: for each its length, its direction from up, its breadth; the last lies in front.
        spikes: stalks relative to ``at``, and their flowers and buds.
        size: of a flower, millimetres from heart to tip.
    """
    foot = (at[0] + hand.rng.uniform(-1.0, 1.0), 57.0)
    bend = ((at[0] + foot[0]) / 2 + hand.rng.uniform(-0.8, 0.8), (at[1] + foot[1]) / 2)
    hand.line([foot, bend, at], 1.0, (1.0, 0.9, 0.7), _STALK)
    for points, flowers, buds in spikes:
        stalk = [(at[0] + x, at[1] + y) for x, y in points]
        kiri_spike(hand, stalk, flowers, buds, size=size)
    for reach, turn, wide in leaves:
        way = math.radians(turn)
        root = (at[0] + 1.6 * math.sin(way), at[1] - 1.6 * math.cos(way))
        hand.line([at, root], 0.7, SWELL, _STALK, smooth=False)
        kiri_leaf(hand, root, reach, turn, wide=wide)
