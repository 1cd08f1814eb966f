"""Wisteria: racemes that hang from old twisted wood, feathered leaves, tendrils.

A :func:`raceme` is a long cone of pea flowers, pale and open above, deep and still in bud at its
tip; :func:`leaf_spray` one leaf of many leaflets; :func:`tendril` a shoot that winds in the air.
"""

from __future__ import annotations

import math
from typing import Final

from hanafuda_desktop.studio.plants.plum import BARK
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    along,
    between,
    blob,
    flow,
    heading,
    placed,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    GOLD,
    INDIGO,
    INK,
    LEAF,
    MONTH_PIGMENTS,
    MOSS,
    PAPER,
    PINE,
    PINE_BLACK,
    PURPLE,
    WHITE,
    Pigment,
    mixed,
)

_LILAC: Final = mixed(MONTH_PIGMENTS[3], PURPLE, 0.2)
_PALE: Final = mixed(MONTH_PIGMENTS[3], WHITE, 0.62)
_DEEP: Final = mixed(PURPLE, INDIGO, 0.3)
_LINE: Final = mixed(PURPLE, INK, 0.55)
_AIR: Final = mixed(PAPER, MONTH_PIGMENTS[3], 0.22)
_STALK: Final = mixed(LEAF, MOSS, 0.4)
_BANNER: Final[list[Point]] = [
    (0.0, 0.1),
    (-0.5, -0.05),
    (-0.86, -0.42),
    (-0.62, -0.86),
    (-0.12, -0.86),
    (0.0, -0.74),
    (0.12, -0.86),
    (0.62, -0.86),
    (0.86, -0.42),
    (0.5, -0.05),
]
_KEEL: Final[list[Point]] = [
    (0.0, -0.42),
    (-0.36, -0.22),
    (-0.44, 0.3),
    (-0.12, 0.82),
    (0.1, 0.84),
    (0.44, 0.32),
    (0.36, -0.22),
]
_YOUNG: Final = 0.24
"""The share of a raceme, from its tip, that is still in bud."""
_LEAFLET: Final = (0.15, 0.7, 1.0, 0.95, 0.7, 0.35, 0.0)


def _floret(hand: Hand, at: Point, size: float, lean: float, age: float, mist: float) -> None:
    """One open flower; ``age`` runs from 0 at the tip of the raceme to 1 at its top."""
    rng = hand.rng
    turn = lean + rng.uniform(-13, 13)
    wide = between(1.06, 0.78, abs(lean) / 60)
    banner = placed([(x * wide, y * 1.05) for x, y in _BANNER], at, size, turn)
    small = between(1.0, 0.78, age) * rng.uniform(0.9, 1.08)
    droop = turn * 0.6 + rng.uniform(-12, 12)
    keel = placed([(x * wide * small, y * small) for x, y in _KEEL], at, size, droop)
    fill = mixed(mixed(_LILAC, _PALE, min(1.0, 0.1 + 1.1 * age)), _PALE, rng.uniform(-0.15, 0.15))
    line = mixed(_LINE, _AIR, mist)
    hand.shape(banner, mixed(fill, _AIR, mist))
    hand.outline(banner, 0.19, line, lift=0.3)
    spot = placed([(0.0, -0.46)], at, size, turn)[0]
    hand.dot(spot, 0.26 * size, 0.2 * size, mixed(mixed(GOLD, WHITE, 0.2), _AIR, mist))
    dark = mixed(_LILAC, _DEEP, between(0.95, -0.3, age**0.8) + rng.uniform(-0.12, 0.12))
    hand.shape(keel, mixed(dark, _AIR, mist))
    hand.outline(keel, 0.19, line, lift=0.25)
    bow = rng.uniform(-0.16, 0.16)
    fold = placed([(bow, -0.1), (bow * 0.4, 0.25), (0.0, 0.55)], at, size * small, droop)
    hand.line(fold, 0.13, SWELL, line)


def _flower_bud(hand: Hand, at: Point, size: float, lean: float, mist: float) -> None:
    drop: list[Point] = [
        (0, -0.5),
        (-0.36, -0.1),
        (-0.24, 0.5),
        (0.05, 0.8),
        (0.32, 0.4),
        (0.34, -0.1),
    ]
    body = placed(drop, at, size, lean)
    tone = mixed(_DEEP, _LILAC, hand.rng.uniform(0.05, 0.4))
    hand.shape(body, mixed(tone, _AIR, mist))
    hand.outline(body, 0.18, mixed(_LINE, _AIR, mist), lift=0.3)


def raceme(
    hand: Hand,
    top: Point,
    length: float,
    sway: float,
    *,
    girth: float = 1.0,
    mist: float = 0.0,
) -> None:
    """A raceme hanging ``length`` millimetres from a point, its tip swung aside by ``sway``.

    ``mist`` (0 to 1) is how much of the air lies before it.
    """
    x, y = top
    axis = flow(
        [
            top,
            (x + sway * 0.1, y + length * 0.35),
            (x + sway * 0.45, y + length * 0.7),
            (x + sway, y + length),
        ]
    )
    hand.line(axis, 0.42, (0.8, 0.8, 0.7, 0.5, 0.3), _STALK, smooth=False)
    breath = blob(along(axis, 0.5), girth * 2.4, length * 0.42, hand.rng, 0.1)
    hand.shade(breath, _PALE, 0.35, soft=1.2)
    start = min(0.22, 3.2 / length)
    rows = max(6, round(length * (1 - start) / 1.16))
    # From the tip upwards, so that every flower hangs over those below it.
    for row in range(rows, -1, -1):
        share = between(start, 1.0, row / rows)
        swell = min(1.0, 0.62 + 2.2 * (share - start))
        _whorl(hand, along(axis, share), row, 1.0 - row / rows, (girth, swell, mist))


def _whorl(
    hand: Hand, middle: Point, row: int, age: float, mood: tuple[float, float, float]
) -> None:
    """The flowers or buds at one height of a raceme; ``mood`` is its girth, swell and mist."""
    rng = hand.rng
    girth, swell, mist = mood
    half = girth * 2.5 * swell * min(1.0, age**0.72 * 1.25)
    size = girth * between(0.78, 1.42, min(1.0, age * 1.6))
    young = age < _YOUNG
    sides: tuple[float, ...] = (-1.0, 1.0, 0.0) if row % 2 else (-0.55, 0.55)
    if young:
        sides = (-0.7, 0.7) if row % 2 else (0.1,)
    for side in sides:
        at = (
            middle[0] + side * half + rng.uniform(-0.25, 0.25),
            middle[1] + 0.5 * abs(side) + rng.uniform(-0.3, 0.3),
        )
        if young:
            _flower_bud(hand, at, size * 0.82, -side * 18, mist)
        else:
            _floret(hand, at, size, side * 42, age, mist)


def leaf_spray(
    hand: Hand,
    root: Point,
    reach: float,
    way: float,
    *,
    pairs: int = 5,
    tone: Pigment = PINE_BLACK,
) -> None:
    """A leaf with leaflets in pairs and one at its tip, from the root in a direction (degrees).

    It starts off in that direction and hangs over towards its tip.
    """
    rng = hand.rng
    turn, fall = math.radians(way), math.radians(between(way, 90.0, 0.45))
    middle = (root[0] + 0.55 * reach * math.cos(turn), root[1] + 0.55 * reach * math.sin(turn))
    tip = (middle[0] + 0.5 * reach * math.cos(fall), middle[1] + 0.5 * reach * math.sin(fall))
    rachis = flow([root, middle, tip])
    hand.line(rachis, 0.3, TAPER, mixed(tone, _STALK, 0.5), smooth=False)
    for pair in range(pairs):
        share = between(0.26, 0.9, pair / (pairs - 1))
        index = round(share * (len(rachis) - 1))
        long = reach * 0.42 * between(1.0, 0.78, abs(share - 0.45) * 2)
        for side in (-1, 1):
            angle = between(heading(rachis, index), 90.0, 0.12) + side * rng.uniform(42, 58)
            _leaflet(hand, rachis[index], long * rng.uniform(0.88, 1.1), angle, tone)
    _leaflet(hand, rachis[-1], reach * 0.42, heading(rachis, len(rachis) - 1), tone)


def _leaflet(hand: Hand, root: Point, reach: float, way: float, tone: Pigment) -> None:
    turn, drop = math.radians(way), math.radians(way + hand.rng.uniform(-6, 14))
    path: Path = [
        root,
        (root[0] + 0.5 * reach * math.cos(turn), root[1] + 0.5 * reach * math.sin(turn)),
        (root[0] + reach * math.cos(drop), root[1] + reach * math.sin(drop)),
    ]
    fill = mixed(tone, mixed(PINE, LEAF, 0.5), hand.rng.uniform(0.0, 0.6))
    hand.line(path, 0.4 + reach * 0.36, _LEAFLET, mixed(PINE_BLACK, INK, 0.5), tremor=0.04)
    hand.line(path, 0.1 + reach * 0.36, _LEAFLET, fill, tremor=0.04)
    hand.line(path, 0.14, (0.6, 1.0, 0.6, 0.0), mixed(fill, MOSS, 0.65), tremor=0.02)


def tendril(hand: Hand, root: Point, reach: float, way: float, curl: float) -> None:
    """A thin shoot that sets off in a direction and winds itself up; ``curl`` is its sense."""
    points: Path = [root]
    x, y = root
    for i in range(26):
        step = reach / 26
        angle = math.radians(way + curl * (i / 25) ** 2.2 * 420)
        x, y = x + step * math.cos(angle), y + step * math.sin(angle)
        points.append((x, y))
    hand.line(points, 0.4, (1.0, 0.8, 0.6, 0.5, 0.35), mixed(BARK, _STALK, 0.35), smooth=False)
