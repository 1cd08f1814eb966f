"""Cherry blossom: petals, whole flowers at any angle, buds, sprays, petals adrift."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
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
    INK,
    MOSS,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

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
