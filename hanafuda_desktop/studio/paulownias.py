"""Paulownia: great heart-shaped leaves, and upright spikes of drooping purple bells.

:func:`paulownia` is the plant as the deck shows it: three leaves, and three spikes out of their
midst, as on the old crest, but grown and not stamped.
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
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
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
    (-0.1, 0.15),
    (-0.3, 0.25),
    (-0.52, 0.2),
    (-0.68, 0.04),
    (-0.7, -0.12),
    (-0.71, -0.22),
    (-0.77, -0.36),
    (-0.76, -0.5),
    (-0.64, -0.6),
    (-0.51, -0.68),
    (-0.42, -0.79),
    (-0.28, -0.92),
    (-0.12, -1.04),
]
"""The left edge of a leaf from its notch to its tip, the leaf one unit long and pointing up: a
broad heart of five shallow lobes."""
_BELL: Final[list[Point]] = [
    (-0.1, 0.06),
    (-0.23, 0.2),
    (-0.27, 0.44),
    (-0.31, 0.68),
    (-0.45, 0.88),
    (-0.56, 0.98),
    (-0.4, 1.06),
    (-0.26, 1.04),
    (-0.26, 1.04),
    (-0.16, 1.16),
    (0.0, 1.22),
    (0.16, 1.16),
    (0.26, 1.04),
    (0.26, 1.04),
    (0.4, 1.06),
    (0.56, 0.98),
    (0.45, 0.88),
    (0.31, 0.68),
    (0.27, 0.44),
    (0.23, 0.2),
    (0.1, 0.06),
]
"""A bell that hangs from the origin, one unit long: its tube, then the lobes of its mouth."""
_CUP: Final[list[Point]] = [
    (-0.08, -0.06),
    (-0.26, 0.1),
    (-0.3, 0.3),
    (-0.12, 0.22),
    (0.0, 0.32),
    (0.12, 0.22),
    (0.3, 0.3),
    (0.26, 0.1),
    (0.08, -0.06),
]
_GREEN: Final = mixed(PINE_BLACK, PINE, 0.3)
_LIT: Final = mixed(PINE, MOSS, 0.35)
_VEIN: Final = mixed(MOSS, PAPER, 0.3)
_STALK: Final = mixed(mixed(UMBER, MOSS, 0.4), INK, 0.2)
_LINE: Final = mixed(INK, PURPLE, 0.3)
_BUD: Final = mixed(OCHRE, UMBER, 0.35)
_PALE: Final = mixed(mixed(PURPLE, WHITE, 0.62), BENI, 0.05)
_MAUVE: Final = mixed(mixed(PURPLE, WHITE, 0.2), BENI, 0.06)


def kiri_leaf(
    hand: Hand,
    root: Point,
    reach: float,
    turn: float,
    *,
    wide: float = 1.0,
    over: bool = False,
) -> None:
    """A leaf from its stalk's joint, ``reach`` millimetres long, pointing ``turn`` from up.

    One that lies ``over`` others has a rim of light along its upper edge, else leaf on leaf would
    be one dark mass.
    """
    rng = hand.rng

    def loose(point: Point) -> Point:
        return (point[0] + rng.uniform(-0.025, 0.025), point[1] + rng.uniform(-0.025, 0.025))

    left = [loose(p) for p in _SIDE]
    right = [(-x, y) for x, y in (loose(p) for p in _SIDE)]
    tip = (rng.uniform(-0.06, 0.06), -1.18)
    bend = rng.uniform(-0.06, 0.06)

    def there(path: Points) -> Path:
        bowed = [(x * wide + bend * math.sin(math.pi * -y), y) for x, y in path]
        return placed(bowed, root, reach, turn)

    shape = there([(0.0, 0.0), (0.0, 0.0), *left, tip, tip, *right[::-1]])
    if over:
        hand.outline(shape, 1.1, _VEIN, light=90.0, lift=0.0)
    hand.shape(shape, _GREEN, register=not over)
    with hand.within(shape):
        half = there([(0.0, 0.3), (0.0, -1.2), (-1.0, -1.2), (-1.0, 0.3)])
        start, stop = there([(0.0, -0.4), (-0.8, -0.5)])
        hand.shade(half, _LIT, (0.1, 0.3, 0.85), start=start, stop=stop, soft=0.1, smooth=False)
        _veins(hand, there, reach)
    hand.outline(shape, 0.42, INK, lift=0.35)


def _veins(hand: Hand, there: Callable[[Points], Path], reach: float) -> None:
    """Five great veins from the joint into the lobes, and fine ones like ribs between them."""
    wide = 0.13 + 0.012 * reach
    hand.line(there([(0, 0), (0.01, -0.5), (0, -1.06)]), wide * 1.7, TAPER, _VEIN, tremor=0.04)
    for side in (-1, 1):
        for foot, tip, share in (
            (0.0, (0.56, 0.06), 1.1),
            (0.0, (0.7, -0.43), 1.4),
            (-0.26, (0.55, -0.6), 0.9),
            (-0.46, (0.4, -0.74), 0.9),
            (-0.63, (0.29, -0.86), 0.8),
            (-0.79, (0.14, -0.95), 0.7),
        ):
            end = (side * tip[0], tip[1])
            middle = (side * tip[0] * 0.5, foot + (tip[1] - foot) * 0.4)
            hand.line(there([(0, foot), middle, end]), wide * share, TAPER, _VEIN, tremor=0.04)
        for near, far in (
            ((0.24, 0.0), (0.3, 0.19)),
            ((0.3, -0.17), (0.63, -0.1)),
            ((0.44, -0.26), (0.68, -0.27)),
            ((0.34, -0.22), (0.56, -0.5)),
        ):
            fork = [(side * near[0], near[1]), (side * far[0], far[1])]
            hand.line(there(fork), wide * 0.75, TAPER, _VEIN, smooth=False)


def kiri_flower(hand: Hand, at: Point, size: float, turn: float) -> None:
    """A bell from the side: a brown cup, a long tube, a pale frilled mouth.

    It hangs from ``at``, ``size`` millimetres long; ``turn`` swings its mouth (positive: left).
    """
    rng = hand.rng

    def there(path: Points) -> Path:
        return placed(scaled(path, rounder, 1.0), at, size, turn)

    rounder = rng.uniform(0.92, 1.1)
    body = there([(x + rng.uniform(-0.015, 0.015), y) for x, y in _BELL])
    hand.shape(body, _PALE)
    top, mouth = there([(0.0, 0.1), (0.0, 1.0)])
    hand.shade(body, PURPLE, (1.0, 0.95, 0.75, 0.12, 0.0), start=top, stop=mouth, soft=0.0)
    throat = there([(-0.3, 0.96), (0.0, 0.86), (0.3, 0.96), (0.14, 1.04), (-0.14, 1.04)])
    hand.shape(throat, mixed(PURPLE, INK, 0.35), register=False)
    for side in (-0.13, 0.1):
        rib = there([(side * 0.8, 0.26), (side * 1.1, 0.52), (side * 1.3, 0.78)])
        hand.line(rib, 0.17, TAPER, mixed(PURPLE, INK, 0.45))
    hand.outline(body, 0.27, _LINE, lift=0.45)
    cup = there(_CUP)
    hand.shape(cup, _BUD, register=False)
    hand.outline(cup, 0.2, _LINE, lift=0.5)


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


def kiri_spike(hand: Hand, points: Points, flowers: int, buds: int, *, size: float = 4.4) -> None:
    """An upright spike: bells hang from its lower part, larger below, and buds stand at its tip.

    Args:
        hand: whose chance it is.
        points: the stalk from foot to tip.
        flowers: pairs of bells, left and right.
        buds: single buds above them, the last at the tip.
        size: the length of the lowest bells, millimetres.
    """
    path = flow(points)
    hand.line(path, 0.85, (1.0, 0.95, 0.75, 0.55, 0.4), _STALK)
    open_to = 0.34 + 0.66 * (flowers / (flowers + 0.5 * buds + 0.3))
    for number in range(buds - 1, -1, -1):
        share = open_to + (1.0 - open_to) * (number + 0.4) / buds
        last = number == buds - 1
        x, y = along(path, 1.0 if last else share)
        tilt = heading(path, round(share * (len(path) - 1))) + 90.0
        side = 0.0 if last else (-1.0 if number % 2 else 1.0)
        way = math.radians(tilt + side * hand.rng.uniform(48, 62))
        grown = size * (0.36 - 0.13 * number / max(1, buds - 1))
        step = grown * (0.3 if last else 0.95)
        _bud(hand, (x, y), (x + step * math.sin(way), y - step * math.cos(way)), grown)
    for number in range(flowers - 1, -1, -1):
        share = 0.34 + (open_to - 0.34) * (number + 0.5) / flowers
        length = size * (1.0 - 0.28 * number / max(1, flowers))
        for side in (-1.0, 1.0):
            x, y = along(path, share + side * 0.03)
            reach = length * hand.rng.uniform(0.34, 0.44)
            root = (x + side * reach, y - reach * 0.5)
            arm = [(x, y), (x + side * reach * 0.6, y - reach * 0.55), root]
            hand.line(arm, 0.42, SWELL, _STALK)
            kiri_flower(hand, root, length, -side * hand.rng.uniform(20, 36))
    x, y = along(path, 0.3)
    if flowers > 3:
        kiri_flower(hand, (x, y), size, hand.rng.uniform(-10, 10))


def paulownia(
    hand: Hand,
    at: Point,
    leaves: Sequence[tuple[float, float, float]],
    spikes: Sequence[Spike],
    *,
    size: float = 4.4,
) -> None:
    """The plant about its joint, where leaves and spikes spring.

    Args:
        hand: whose chance it is.
        at: the joint.
        leaves: for each its length, its direction from up, its breadth; the last lies in front of
            the spikes, the others behind them.
        spikes: stalks relative to ``at``, and their flowers and buds.
        size: of a flower, millimetres from cup to mouth.
    """

    def leaf(reach: float, turn: float, wide: float, *, over: bool = False) -> None:
        way = math.radians(turn)
        root = (at[0] + 1.2 * math.sin(way), at[1] - 1.2 * math.cos(way))
        hand.line([at, root], 0.9, SWELL, _STALK, smooth=False)
        kiri_leaf(hand, root, reach, turn, wide=wide, over=over)

    for reach, turn, wide in leaves[:-1]:
        leaf(reach, turn, wide)
    for points, flowers, buds in spikes:
        stalk = [(at[0] + x, at[1] + y) for x, y in points]
        # The great spike in the middle has the great bells.
        kiri_spike(hand, stalk, flowers, buds, size=size if flowers > 3 else 0.86 * size)
    leaf(*leaves[-1], over=True)
