"""The wild boar of July, walking out of the clover with its head down.

Frame: millimetres, the ground under its belly at (0, 0); it faces left, about 28 mm from snout to
tail and 16 mm high at the crest. Weight hangs from the shoulders; the mane stands up along them,
and the coat is hair upon hair, each laid the way it grows.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    FLICK,
    SWELL,
    TAPER,
    Path,
    Point,
    Pressure,
    along,
    between,
    flow,
    heading,
    resample,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
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

_COAT: Final = mixed(mixed(OCHRE, VERMILION, 0.46), GOLD, 0.06)
_DARK: Final = mixed(UMBER, INK, 0.45)
_WARM: Final = mixed(_COAT, UMBER, 0.5)
_LIT: Final = mixed(_COAT, GOLD, 0.36)
_STRAND: Final = (0.0, 0.8, 1.0, 0.7, 0.35, 0.0)
_BRISTLE: Final = (0.0, 0.7, 1.0, 0.8, 0.5, 0.25, 0.0)
_EDGE: Final = (0.0, 0.35, 0.8, 1.0, 0.9, 0.7)
_BACK: Final[list[Point]] = [
    (-15.6, -6.5),
    (-14.2, -7.0),
    (-12.7, -7.8),
    (-11.2, -9.0),
    (-9.8, -10.7),
    (-8.2, -12.8),
    (-6.2, -15.0),
    (-3.4, -16.6),
    (-0.4, -16.4),
    (3.2, -14.9),
    (6.6, -14.0),
    (9.6, -12.7),
    (11.5, -10.4),
    (12.1, -8.0),
]
_UNDER: Final[list[Point]] = [
    (11.0, -6.2),
    (8.2, -6.8),
    (5.4, -5.8),
    (2.2, -4.9),
    (-1.0, -4.5),
    (-4.0, -4.0),
    (-6.2, -4.3),
    (-7.8, -4.3),
    (-9.6, -3.3),
    (-11.6, -2.8),
    (-13.6, -2.7),
    (-15.0, -3.0),
    (-15.4, -3.6),
]
_BODY: Final[list[Point]] = [*_BACK, *_UNDER]


@dataclass(frozen=True, slots=True)
class _Leg:
    """A leg from the body down: its front and back edge, and where its toe stands."""

    front: tuple[Point, ...]
    back: tuple[Point, ...]
    toe: Point


_NEAR_FORE: Final = _Leg(
    (
        (-6.5, -10.4),
        (-6.3, -7.8),
        (-5.6, -5.3),
        (-5.2, -3.95),
        (-5.35, -3.08),
        (-4.95, -1.97),
        (-5.05, -0.9),
    ),
    (
        (-0.4, -10.0),
        (-1.0, -7.4),
        (-2.2, -5.43),
        (-2.95, -3.95),
        (-3.0, -3.08),
        (-3.4, -1.97),
        (-3.3, -0.9),
    ),
    (-5.05, 0.0),
)
_FAR_FORE: Final = _Leg(
    ((-7.2, -7.4), (-8.8, -5.43), (-9.7, -4.07), (-10.4, -3.08), (-10.3, -2.1), (-10.6, -1.0)),
    ((-3.6, -6.66), (-6.2, -4.81), (-7.9, -3.58), (-8.6, -2.71), (-8.9, -1.85), (-9.0, -0.9)),
    (-10.6, -0.25),
)
_NEAR_HIND: Final = _Leg(
    (
        (5.0, -11.4),
        (5.5, -9.0),
        (6.8, -7.28),
        (8.4, -5.8),
        (9.3, -4.69),
        (9.2, -3.21),
        (8.8, -1.97),
        (8.7, -0.9),
    ),
    (
        (12.1, -11.0),
        (12.2, -9.0),
        (11.7, -7.4),
        (11.6, -6.17),
        (11.75, -5.18),
        (11.0, -3.7),
        (10.5, -2.22),
        (10.45, -0.9),
    ),
    (8.7, 0.0),
)
_FAR_HIND: Final = _Leg(
    ((3.0, -8.4), (2.9, -6.66), (3.5, -5.18), (3.4, -3.95), (2.5, -2.47), (2.1, -1.48)),
    ((8.4, -8.8), (7.0, -7.15), (5.8, -5.67), (5.4, -4.44), (4.4, -2.71), (3.8, -1.36)),
    (2.1, -0.35),
)


def _leg(hand: Hand, leg: _Leg, *, far: bool) -> None:
    """Colour, dark stocking, key lines that are lost in the body above, trotter."""
    shape = flow(leg.front) + flow(leg.back)[::-1]
    hand.shape(shape, mixed(_COAT, _DARK, 0.6) if far else _COAT, smooth=False, register=False)
    hand.shade(
        shape, _WARM, (0.0, 0.0, 0.6), start=(0, -10.9), stop=(0.5, -5.6), soft=0, smooth=False
    )
    hand.shade(
        shape, _DARK, (0.0, 0.15, 0.75, 1.0), start=(0, -7.0), stop=(0, -0.6), soft=0, smooth=False
    )
    if not far:
        lit = [(x + 0.5, y) for x, y in leg.front[2:-1]]
        hand.line(lit, 0.34, SWELL, _COAT, dry=0.4)
    _trotter(hand, leg)
    for edge, width in ((leg.front, 0.36), (leg.back, 0.5)):
        hand.line(edge if far else edge[1:], width, _EDGE, INK, tremor=0.05)


def _trotter(hand: Hand, leg: _Leg) -> None:
    """Two toes set flat on the ground, parted by a light, and the dewclaw behind."""
    x, y = leg.toe
    back = leg.back[-1][0]
    heel, sole = (back + 0.2, y), (back - 1.1, y + 0.02)
    rear = [(back - 0.95, y - 1.1), (back + 0.05, y - 1.05), heel, heel, sole, sole]
    hand.shape(rear, INK, register=False)
    fore: list[Point] = [
        (x - 0.05, y - 1.1),
        (x - 0.45, y - 0.5),
        (x - 0.95, y + 0.12),
        (x - 0.95, y + 0.12),
        (x + 0.75, y + 0.2),
        (x + 0.75, y + 0.2),
        (x + 0.85, y - 0.5),
        (x + 0.75, y - 1.15),
    ]
    hand.shape(fore, INK, register=False)
    hand.line([(x + 0.9, y - 1.0), (x + 0.9, y - 0.4), (x + 0.8, y + 0.16)], 0.17, SWELL, _WARM)
    hand.line([(x - 0.3, y - 0.55), (x - 0.6, y - 0.1)], 0.16, SWELL, _WARM)
    hand.line([(back + 0.05, y - 1.6), (back + 0.55, y - 1.15)], 0.5, TAPER, INK)


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
    turn, bow = math.radians(way), math.radians(way + 10)
    middle = (at[0] + 0.55 * reach * math.cos(turn), at[1] + 0.55 * reach * math.sin(turn))
    tip = (at[0] + reach * math.cos(bow), at[1] + reach * math.sin(bow))
    hand.line([at, middle, tip], width, pressure, tone, tremor=0.03)


def _mane(hand: Hand) -> None:
    """Bristles that stand along the crest, laid back by the walk."""
    path = resample(flow([(-8.8, -12.1), *_BACK[5:13]]), 140)
    for row, (tone, grown) in enumerate(((_DARK, 1.0), (_WARM, 0.66), (INK, 0.9))):
        for i in range(52):
            share = min(1.0, max(0.0, (i + hand.rng.uniform(-0.4, 0.4)) / 51))
            index = round(share * 139)
            way = heading(path, index) - between(52, 14, share) + hand.rng.uniform(-9, 9)
            tall = math.sin(math.pi * between(0.12, 0.9, share**0.75)) ** 1.2
            reach = (0.95 + 2.3 * tall) * grown * hand.rng.uniform(0.75, 1.15)
            x, y = path[index]
            _hair(hand, (x - 0.1, y + 0.7 - 0.15 * row), way, reach, 0.36, tone, _BRISTLE)


def _coat(hand: Hand) -> None:
    """Dark along the back, warm under the belly, and hair over all of it."""
    hand.shade(_BODY, _DARK, (0.9, 0.4, 0.1, 0.0), start=(-1, -16.4), stop=(1.5, -5.5), soft=0.0)
    hand.shade(_BODY, _WARM, (0.0, 0.0, 0.6), start=(0, -9.5), stop=(0.5, -4.2), soft=0.0)
    shoulder: list[Point] = [(-6.4, -9.0), (-4.6, -13.0), (-1.6, -13.4), (-0.6, -9.6), (-3.6, -6.6)]
    haunch: list[Point] = [(5.6, -8.6), (7.4, -11.6), (10.4, -10.4), (11.0, -7.4), (8.0, -6.6)]
    for swell in (shoulder, haunch):
        hand.shade(swell, _LIT, 0.6, soft=1.1)
    behind: list[Point] = [(0.2, -14.6), (1.6, -11.0), (1.0, -6.6), (-0.6, -5.4), (0.0, -10.0)]
    hand.shade(behind, _DARK, 0.4, soft=0.8)
    loin: list[Point] = [(4.6, -12.6), (5.4, -9.0), (6.6, -6.4), (4.6, -6.4), (3.8, -9.6)]
    hand.shade(loin, _DARK, 0.34, soft=0.8)
    top, low = resample(flow(_BACK[5:]), 100), resample(flow(_UNDER[:8][::-1]), 100)
    for _ in range(330):
        share, down = hand.rng.random(), hand.rng.random()
        (ax, ay), (bx, by) = along(top, share), along(low, share)
        at = (between(ax, bx, down), between(ay, by, down))
        way = between(4, 54, down) * between(0.75, 1.0, share) + hand.rng.uniform(-16, 16)
        tone = (_WARM, mixed(_WARM, _DARK, 0.35), _WARM, _LIT)[hand.rng.randrange(4)]
        _hair(hand, at, way, hand.rng.uniform(1.1, 2.6), hand.rng.uniform(0.13, 0.24), tone)


def _fringe(hand: Hand) -> None:
    """Hair that breaks the outline: under the belly, behind the elbow, on the haunch."""
    belly = resample(flow(_UNDER[1:6]), 60)
    for i in range(26):
        x, y = along(belly, i / 25)
        reach = hand.rng.choice((0.5, 0.7, 1.0, 1.6)) * hand.rng.uniform(0.8, 1.2)
        _hair(hand, (x, y - 0.1), 52 + hand.rng.uniform(-14, 14), reach, 0.28, _DARK, FLICK)
    for x0, y0, x1, y1 in ((-0.6, -8.6, -1.9, -5.0), (5.1, -10.0, 6.0, -6.6)):
        for i in range(8):
            at = (between(x0, x1, i / 7), between(y0, y1, i / 7))
            _hair(hand, at, 66 + hand.rng.uniform(-10, 10), 1.5, 0.24, _DARK)


def _ear(hand: Hand, *, far: bool = False) -> None:
    """An upright ear with a tuft in it; of the far one only the tip shows."""
    hand = hand.joined("far ear", (-1.5, 1.0), 6) if far else hand
    ear: list[Point] = [
        (-8.7, -11.2),
        (-8.6, -12.5),
        (-7.6, -13.8),
        (-5.9, -15.0),
        (-5.9, -15.0),
        (-6.0, -13.4),
        (-6.4, -12.0),
        (-7.3, -10.9),
    ]
    hand.shape(ear, mixed(_WARM, _DARK, 0.5) if far else _WARM)
    hand.shade(ear, _DARK, (1.0, 0.6, 0.0), start=(-7.0, -11.4), stop=(-7.6, -13.6), soft=0.0)
    hand.outline(ear, 0.38, INK, lift=0.6)
    if far:
        return
    for i in range(8):
        at = (-8.5 + 0.22 * i, -11.0 - 0.1 * (i % 2))
        _hair(hand, at, -82 + 7 * i, 1.2 + 0.35 * (i % 3), 0.22, (_WARM, _LIT, _DARK)[i % 3])


_DISC: Final[list[Point]] = [
    (-15.5, -6.7),
    (-16.3, -6.5),
    (-16.95, -5.4),
    (-16.85, -4.2),
    (-16.2, -3.4),
    (-15.5, -3.6),
    (-15.1, -5.0),
]


def _snout(hand: Hand) -> None:
    """The disc, bare and gristly, with its nostrils, and the folds it pushes up behind it."""
    flesh = mixed(BLUSH, _WARM, 0.5)
    hand.shape(_DISC, flesh, register=False)
    hand.shade(_DISC, _DARK, (0.0, 0.2, 0.75), start=(-16.8, -5.6), stop=(-15.1, -4.4), soft=0.0)
    hand.outline(_DISC, 0.38, INK, lift=0.7)
    hand.line([(-15.55, -6.3), (-15.3, -5.2), (-15.6, -4.0)], 0.26, SWELL, INK)
    hand.dot((-16.42, -5.15), 0.25, 0.46, INK)
    hand.dot((-15.88, -4.95), 0.18, 0.34, INK)
    for x, y, reach in ((-14.6, -6.6, 1.5), (-14.1, -6.85, 1.2)):
        fold = [(x, y), (x + 0.4, y + 0.5 * reach), (x + 0.35, y + reach)]
        hand.line(fold, 0.24, SWELL, _DARK)


def _tusk(hand: Hand) -> None:
    """The cut of the mouth, drawn up at its corner, and the tusks that curve up out of it."""
    mouth = [(-15.4, -3.9), (-14.2, -4.2), (-12.9, -4.1), (-11.6, -4.0), (-10.4, -4.3)]
    hand.line(mouth, 0.5, (0.5, 0.9, 1.0, 0.9, 0.5, 0.0), INK)
    ivory = mixed(WHITE, GOLD, 0.12)
    for points, wide in (
        ([(-11.9, -4.0), (-12.15, -4.6), (-11.95, -5.3)], 0.5),
        ([(-12.9, -3.8), (-13.6, -4.4), (-13.9, -5.3), (-13.6, -6.5)], 0.8),
    ):
        hand.line(points, wide + 0.42, (0.85, 1.0, 0.95, 0.8, 0.6, 0.2), INK, tremor=0.02)
        hand.line(points, wide, (0.85, 1.0, 0.9, 0.75, 0.5, 0.05), ivory, tremor=0.02)
    hand.line(
        [(-13.1, -4.15), (-13.55, -4.8), (-13.64, -5.5)], 0.14, SWELL, mixed(OCHRE, UMBER, 0.4)
    )
    hand.line([(-13.7, -3.75), (-13.0, -3.5), (-12.3, -3.7)], 0.34, SWELL, INK)


def _eye(hand: Hand) -> None:
    """Small, deep and sharp, under a heavy brow."""
    socket: list[Point] = [(-11.4, -7.9), (-10.7, -8.9), (-9.4, -8.9), (-9.1, -8.0), (-10.3, -7.2)]
    hand.shade(socket, _DARK, 0.9, soft=0.35)
    lid: list[Point] = [(-10.75, -7.7), (-10.3, -8.1), (-9.7, -8.15), (-9.9, -7.75), (-10.35, -7.6)]
    hand.shape(lid, mixed(GOLD, OCHRE, 0.4), register=False)
    hand.dot((-10.28, -7.88), 0.21, 0.22, INK)
    hand.dot((-10.36, -7.96), 0.08, 0.07, WHITE)
    hand.line([(-11.5, -7.35), (-10.8, -7.95), (-9.9, -8.4), (-9.2, -8.6)], 0.62, TAPER, INK)
    hand.line([(-11.0, -7.5), (-10.4, -7.48), (-9.8, -7.75)], 0.18, SWELL, INK)
    for i in range(6):
        at = (-11.0 + 0.38 * i, -8.5 - 0.1 * i)
        _hair(hand, at, -26 + 5 * i, 1.1, 0.24, _DARK, FLICK)


def _face(hand: Hand) -> None:
    """A pale whiskered cheek over the heavy jaw."""
    for i in range(34):
        share = i / 33
        x = between(-9.6, -7.2, share) + hand.rng.uniform(-0.8, 0.8)
        y = between(-8.0, -4.0, share) + hand.rng.uniform(-0.4, 0.4)
        tone = (mixed(_LIT, PAPER, 0.3), _LIT, _WARM)[i % 3]
        _hair(hand, (x, y), 14 + 34 * share + hand.rng.uniform(-8, 8), 1.9, 0.26, tone)
    for i in range(14):
        at = (-13.0 + 0.42 * i, -2.8 - 0.1 * i)
        reach = hand.rng.uniform(0.5, 1.0)
        _hair(hand, at, 52 + hand.rng.uniform(-10, 10), reach, 0.24, _DARK, FLICK)
    for i in range(16):
        x = between(-13.2, -9.8, i / 15)
        at = (x, between(-7.2, -10.4, i / 15) + hand.rng.uniform(0.2, 0.8))
        _hair(hand, at, -28 + hand.rng.uniform(-10, 10), 1.0, 0.17, mixed(_WARM, _DARK, 0.4))
    _eye(hand)


def _tail(hand: Hand) -> None:
    hand.line(
        [(11.4, -10.2), (12.5, -9.6), (12.9, -8.2), (12.6, -6.8)], 0.8, (1, 0.8, 0.6, 0.6), _DARK
    )
    for i in range(6):
        _hair(hand, (12.65, -7.0), 66 + 10 * i, 1.7, 0.34, INK, FLICK)


def _muscles(hand: Hand) -> None:
    """Two strokes that carry the weight: behind the shoulder, before the haunch."""
    hand.line([(0.1, -10.6), (-0.1, -8.0), (-1.2, -5.4)], 0.28, SWELL, _DARK)
    hand.line([(5.0, -10.6), (4.9, -9.0), (5.6, -7.2)], 0.28, SWELL, _DARK)


def _thigh_hair(hand: Hand) -> None:
    """The coat runs on over thigh and upper arm, so that no hem shows."""
    for leg, count in ((_NEAR_HIND, 44), (_NEAR_FORE, 34)):
        front, back = flow(leg.front), flow(leg.back)
        with hand.within(front + back[::-1], smooth=False):
            for _ in range(count):
                share, across = hand.rng.uniform(0.05, 0.55), hand.rng.random()
                (ax, ay), (bx, by) = along(front, share), along(back, share)
                at = (between(ax, bx, across), between(ay, by, across) - 0.8)
                tone = (_WARM, mixed(_WARM, _DARK, 0.4), _LIT)[hand.rng.randrange(3)]
                _hair(hand, at, hand.rng.uniform(50, 84), hand.rng.uniform(1.0, 1.9), 0.18, tone)


def draw_boar(hand: Hand) -> None:
    """The whole animal, far legs first; the trunk is carried by the legs."""
    trunk = hand.joined("trunk", (0.0, -1.4))
    _leg(hand, _FAR_FORE, far=True)
    _leg(hand, _FAR_HIND, far=True)
    _tail(trunk)
    _ear(trunk, far=True)
    trunk.shape(_BODY, _COAT)
    body: Path = flow(_BODY, closed=True)
    with trunk.within(body, smooth=False):
        trunk.shade(_BODY, _DARK, (0.5, 0.0), start=(-15, -6.4), stop=(-11.5, -5.4), soft=0.0)
    trunk.line(flow(_UNDER[1:6]), 0.42, SWELL, INK)
    _leg(hand, _NEAR_FORE, far=False)
    _leg(hand, _NEAR_HIND, far=False)
    with trunk.within([*_BACK, (12.1, -7.0), *_UNDER[1:]]):
        _coat(trunk)
    _thigh_hair(hand)
    _muscles(trunk)
    trunk.line(flow(_BACK[8:]), 0.5, SWELL, INK)
    trunk.line(flow(_BACK[:7]), 0.42, (0.5, 0.8, 0.9, 1.0, 0.6), INK)
    trunk.line(flow(_UNDER[6:]), 0.54, (0.0, 0.7, 1.0, 0.9, 0.8, 0.6), INK)
    _fringe(trunk)
    _mane(trunk)
    _snout(trunk)
    _face(trunk)
    _tusk(trunk)
    _ear(trunk)
