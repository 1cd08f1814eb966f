"""The wild boar of July, walking out of the clover with its head down.

Frame: millimetres, the ground under its belly at (0, 0); it faces left, about 28 mm from snout to
tail and 16 mm high at the crest. Weight hangs from the shoulders; the mane stands up along them,
and the coat is hair upon hair, each laid the way it grows.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.brush import FLICK, SWELL, TAPER, Pressure
from hanafuda_desktop.studio.curves import Path, Point, along, between, flow, heading, resample
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BLUSH,
    GOLD,
    INK,
    OCHRE,
    PAPER,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

__all__ = ["draw_boar"]

_COAT: Final = mixed(mixed(OCHRE, VERMILION, 0.46), GOLD, 0.06)
_DARK: Final = mixed(UMBER, INK, 0.45)
_WARM: Final = mixed(_COAT, UMBER, 0.5)
_LIT: Final = mixed(_COAT, GOLD, 0.36)
_STRAND: Final = (0.0, 0.8, 1.0, 0.7, 0.35, 0.0)
_EDGE: Final = (0.0, 0.35, 0.8, 1.0, 0.9, 0.7)
_BACK: Final[list[Point]] = [
    (-15.3, -4.7),
    (-13.5, -6.0),
    (-11.8, -7.1),
    (-10.3, -8.8),
    (-8.8, -10.8),
    (-6.7, -13.5),
    (-4.0, -15.3),
    (-1.0, -15.6),
    (2.4, -14.4),
    (6.0, -13.3),
    (9.0, -12.0),
    (11.0, -9.8),
    (11.7, -7.4),
]
_UNDER: Final[list[Point]] = [
    (10.8, -5.8),
    (7.8, -6.1),
    (4.2, -5.6),
    (0.6, -4.7),
    (-2.8, -4.0),
    (-5.4, -4.5),
    (-7.0, -4.3),
    (-8.6, -3.2),
    (-10.4, -2.5),
    (-12.6, -2.0),
    (-14.4, -1.8),
    (-15.3, -2.2),
]
_BODY: Final[list[Point]] = [*_BACK, *_UNDER]


@dataclass(frozen=True, slots=True)
class _Leg:
    """A leg from the body down: its front and back edge, and its hoof."""

    front: tuple[Point, ...]
    back: tuple[Point, ...]
    hoof: tuple[Point, ...]


_NEAR_FORE: Final = _Leg(
    ((-6.2, -8.4), (-5.6, -5.4), (-4.5, -3.5), (-4.6, -1.9), (-4.7, -0.9)),
    ((-0.6, -8.4), (-1.5, -5.4), (-2.8, -3.5), (-3.2, -1.9), (-3.3, -0.8)),
    ((-4.8, -1.2), (-5.6, 0.2), (-3.4, 0.3), (-3.1, -1.0)),
)
_FAR_FORE: Final = _Leg(
    ((-6.8, -5.6), (-8.9, -4.6), (-10.6, -3.2), (-10.5, -2.3), (-9.6, -1.6)),
    ((-3.6, -5.2), (-6.2, -3.2), (-8.6, -2.9), (-9.0, -2.3), (-8.6, -1.4)),
    ((-9.9, -1.9), (-9.4, -0.7), (-8.1, -0.6), (-8.4, -1.6)),
)
_NEAR_HIND: Final = _Leg(
    ((4.4, -9.0), (5.6, -6.2), (8.0, -4.5), (9.7, -2.9), (9.6, -1.0)),
    ((11.7, -8.4), (11.7, -6.0), (11.5, -4.2), (11.5, -2.8), (11.0, -0.9)),
    ((9.5, -1.3), (8.7, 0.2), (10.9, 0.3), (11.2, -1.0)),
)
_FAR_HIND: Final = _Leg(
    ((2.8, -6.6), (3.7, -4.4), (3.4, -2.6), (2.1, -1.0)),
    ((7.8, -6.6), (6.6, -4.2), (5.2, -2.4), (3.6, -0.6)),
    ((2.2, -1.4), (1.0, 0.0), (2.9, 0.2), (3.8, -0.8)),
)


def _leg(hand: Hand, leg: _Leg, *, far: bool) -> None:
    """Colour, dark stocking, key lines that are lost in the body above, hoof."""
    shape = flow(leg.front) + flow(leg.back)[::-1]
    hand.shape(shape, mixed(_COAT, _DARK, 0.55) if far else _COAT, smooth=False)
    hand.shade(shape, _DARK, (0.0, 0.3, 0.9), start=(0, -5.2), stop=(0, -0.8), soft=0, smooth=False)
    for edge, width in ((leg.front, 0.3), (leg.back, 0.42)):
        hand.line(edge, width, _EDGE, INK, tremor=0.04)
    hand.shape(list(leg.hoof), INK, register=False)
    x, y = leg.hoof[1]
    hand.line([(x + 0.8, y - 0.6), (x + 0.9, y)], 0.13, SWELL, _DARK)


def _hair(
    hand: Hand,
    at: Point,
    way: float,
    reach: float,
    width: float,
    tone: Pigment,
    pressure: Pressure = _STRAND,
) -> None:
    """One hair that starts in a direction and is bowed down by its own weight."""
    turn, bow = math.radians(way), math.radians(way + 16)
    middle = (at[0] + 0.55 * reach * math.cos(turn), at[1] + 0.55 * reach * math.sin(turn))
    tip = (at[0] + reach * math.cos(bow), at[1] + reach * math.sin(bow))
    hand.line([at, middle, tip], width, pressure, tone, tremor=0.03)


def _mane(hand: Hand) -> None:
    """Bristles that stand along the crest, laid back by the walk."""
    path = resample(flow(_BACK[4:12]), 140)
    for row, (tone, grown) in enumerate(((_DARK, 1.0), (_WARM, 0.66), (INK, 0.9))):
        for i in range(52):
            share = min(1.0, max(0.0, (i + hand.rng.uniform(-0.4, 0.4)) / 51))
            index = round(share * 139)
            way = heading(path, index) - between(58, 16, share) + hand.rng.uniform(-9, 9)
            tall = math.sin(math.pi * between(0.12, 0.9, share**0.75)) ** 1.2
            reach = (0.6 + 2.5 * tall) * grown * hand.rng.uniform(0.75, 1.15)
            x, y = path[index]
            _hair(hand, (x - 0.1, y + 0.55 - 0.12 * row), way, reach, 0.36, tone, FLICK)


def _coat(hand: Hand) -> None:
    """Dark along the back, warm under the belly, and hair over all of it."""
    hand.shade(_BODY, _DARK, (0.8, 0.16, 0.0, 0.0), start=(-1, -15.6), stop=(1.5, -5.5), soft=0.0)
    hand.shade(_BODY, _WARM, (0.0, 0.0, 0.6), start=(0, -9.5), stop=(0.5, -4.2), soft=0.0)
    shoulder: list[Point] = [(-6.0, -9.0), (-3.0, -12.0), (0.4, -10.0), (-0.6, -6.4), (-4.6, -5.6)]
    haunch: list[Point] = [(5.0, -8.4), (7.6, -11.2), (10.6, -9.0), (10.8, -6.0), (7.0, -5.6)]
    for swell in (shoulder, haunch):
        hand.shade(swell, _LIT, 0.55, soft=1.0)
    top, low = resample(flow(_BACK[4:]), 100), resample(flow(_UNDER[:7][::-1]), 100)
    for _ in range(330):
        share, down = hand.rng.random(), hand.rng.random()
        (ax, ay), (bx, by) = along(top, share), along(low, share)
        at = (between(ax, bx, down), between(ay, by, down))
        way = between(10, 58, down) * between(0.6, 1.0, share) + hand.rng.uniform(-10, 10)
        tone = (_WARM, mixed(_WARM, _DARK, 0.35), _WARM, _LIT)[hand.rng.randrange(4)]
        _hair(hand, at, way, hand.rng.uniform(1.2, 2.3), 0.18, tone)


def _fringe(hand: Hand) -> None:
    """Hair that breaks the outline: under the belly, behind the elbow, on the haunch."""
    belly = resample(flow(_UNDER[1:6]), 60)
    for i in range(26):
        x, y = along(belly, i / 25)
        reach = hand.rng.choice((0.5, 0.7, 1.0, 1.6)) * hand.rng.uniform(0.8, 1.2)
        _hair(hand, (x, y - 0.1), 52 + hand.rng.uniform(-14, 14), reach, 0.28, _DARK, FLICK)
    for x0, y0, x1, y1 in ((-5.2, -8.6, -5.4, -5.6), (4.7, -9.0, 5.6, -6.4)):
        for i in range(8):
            at = (between(x0, x1, i / 7), between(y0, y1, i / 7))
            _hair(hand, at, 66 + hand.rng.uniform(-10, 10), 1.5, 0.24, _DARK)


def _ear(hand: Hand) -> None:
    ear: list[Point] = [
        (-8.7, -10.4),
        (-9.0, -12.0),
        (-7.9, -14.2),
        (-7.9, -14.2),
        (-6.8, -12.6),
        (-6.6, -10.8),
        (-7.6, -10.0),
    ]
    hand.shape(ear, _WARM)
    hand.shade(ear, _DARK, (0.9, 0.1), start=(-7.6, -10.2), stop=(-7.9, -13.6), soft=0.0)
    hand.outline(ear, 0.34, INK, lift=0.6)
    for i in range(7):
        at = (-8.5 + 0.27 * i, -10.5 - 0.1 * (i % 2))
        _hair(hand, at, -108 + 8 * i, 1.1 + 0.3 * (i % 3), 0.24, (_WARM, _LIT, _DARK)[i % 3])


def _snout(hand: Hand) -> None:
    disc: list[Point] = [
        (-15.1, -5.1),
        (-15.9, -4.6),
        (-16.3, -3.5),
        (-15.9, -2.4),
        (-15.2, -2.1),
        (-14.8, -3.5),
    ]
    hand.shape(disc, mixed(BLUSH, _WARM, 0.6))
    hand.outline(disc, 0.32, INK, lift=0.6)
    hand.dot((-15.7, -3.9), 0.17, 0.3, INK)
    for i in range(3):
        x = -14.2 + 0.75 * i
        fold = [(x, -5.0 - 0.5 * i), (x + 0.3, -4.3 - 0.45 * i), (x + 0.25, -3.6 - 0.4 * i)]
        hand.line(fold, 0.2, SWELL, _DARK)
    mouth = [(-15.0, -2.5), (-13.4, -2.9), (-11.9, -3.1), (-10.6, -3.9)]
    hand.line(mouth, 0.42, SWELL, INK)
    hand.line([(-12.7, -2.8), (-13.3, -3.9), (-13.1, -5.2)], 0.95, TAPER, INK)
    hand.line([(-12.7, -2.9), (-13.2, -3.9), (-13.1, -4.9)], 0.62, TAPER, WHITE)


def _face(hand: Hand) -> None:
    """A pale cheek of long hair, the small eye under its brow."""
    for i in range(26):
        share = i / 25
        at = (between(-9.9, -8.0, share) + hand.rng.uniform(-0.5, 0.5), between(-6.6, -3.9, share))
        tone = (mixed(_LIT, PAPER, 0.45), _LIT, _WARM)[i % 3]
        _hair(hand, at, 12 + 34 * share + hand.rng.uniform(-8, 8), 2.0, 0.28, tone)
    for i in range(10):
        at = (-11.0 + 0.42 * i, -2.6 - 0.13 * i)
        _hair(hand, at, 58 + hand.rng.uniform(-10, 10), 0.9, 0.24, _DARK, FLICK)
    hand.dot((-11.0, -6.55), 0.62, 0.46, GOLD)
    hand.dot((-11.15, -6.5), 0.4, 0.42, INK)
    hand.dot((-11.28, -6.66), 0.13, 0.12, WHITE)
    hand.line([(-12.1, -6.3), (-11.3, -7.1), (-10.2, -7.0)], 0.5, SWELL, INK)
    hand.line([(-11.9, -6.0), (-11.2, -5.85), (-10.4, -6.2)], 0.24, SWELL, INK)
    for i in range(5):
        _hair(hand, (-11.7 + 0.36 * i, -7.2 - 0.1 * i), -28, 1.0, 0.22, _DARK, FLICK)


def _tail(hand: Hand) -> None:
    hand.line(
        [(11.2, -9.4), (12.6, -9.4), (13.4, -8.2), (13.2, -6.8)], 0.75, (1, 0.8, 0.6, 0.6), _DARK
    )
    for i in range(6):
        _hair(hand, (13.2, -7.0), 62 + 11 * i, 1.9, 0.34, INK, FLICK)


def draw_boar(hand: Hand) -> None:
    """The whole animal, far legs first."""
    _leg(hand, _FAR_FORE, far=True)
    _leg(hand, _FAR_HIND, far=True)
    _tail(hand)
    hand.shape(_BODY, _COAT)
    body: Path = flow(_BODY, closed=True)
    with hand.within(body, smooth=False):
        hand.shade(_BODY, _DARK, (0.4, 0.0), start=(-15, -8), stop=(-12.5, -1.5), soft=0.0)
    hand.line(flow(_UNDER[1:6]), 0.4, SWELL, INK)
    _leg(hand, _NEAR_FORE, far=False)
    _leg(hand, _NEAR_HIND, far=False)
    with hand.within([*_BACK, *_NEAR_HIND.back[1:3], *_UNDER[1:]]):
        _coat(hand)
    hand.line(flow(_BACK[7:]), 0.46, SWELL, INK)
    hand.line(flow(_BACK[:6]), 0.4, (0.5, 0.8, 0.9, 1.0, 0.6), INK)
    hand.line(flow(_UNDER[6:]), 0.5, (0.0, 0.7, 1.0, 0.9, 0.8, 0.6), INK)
    _fringe(hand)
    _mane(hand)
    _ear(hand)
    _snout(hand)
    _face(hand)
