"""The red-crowned crane of January, standing on one leg and calling to the sun.

Frame: millimetres, the standing foot at (0, 0), the bird about 40 mm high, facing right. The weight
is over the standing leg: breast and bustle balance either side of it, the neck rises as an S out
of the breast, and the lifted leg hangs loose from its ankle.
"""

from __future__ import annotations

import math
from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Path, Point, along, flow, normals, resample
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    STONE,
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    mixed,
)

__all__ = ["draw_crane"]

_DARK: Final = mixed(INK, UMBER, 0.22)
_FEATHER: Final = mixed(WATER, INDIGO, 0.12)
_SOFT: Final = mixed(WATER, PAPER, 0.25)

# The back of the bird from the nape to the tip of the rump, and its front from there to the throat.
_BACK: Final[list[Point]] = [
    (4.7, -36.6),
    (3.6, -34.4),
    (3.25, -31.8),
    (3.8, -29.0),
    (4.2, -26.6),
    (3.2, -24.5),
    (0.6, -23.2),
    (-3.2, -22.2),
    (-6.6, -20.2),
    (-9.0, -17.6),
]
_FRONT: Final[list[Point]] = [
    (-9.0, -17.6),
    (-6.6, -15.9),
    (-3.4, -14.9),
    (-2.0, -13.8),
    (-0.75, -11.4),
    (0.0, -11.0),
    (0.7, -12.2),
    (2.0, -14.5),
    (4.6, -16.2),
    (6.5, -18.6),
    (7.4, -21.4),
    (7.5, -24.4),
    (6.7, -27.4),
    (5.7, -30.0),
    (5.35, -32.4),
    (6.0, -34.6),
    (6.9, -35.6),
]
_BODY: Final[list[Point]] = [*_BACK, *_FRONT[1:]]
_HEAD: Final[list[Point]] = [
    (4.3, -36.0),
    (5.0, -37.8),
    (6.6, -38.7),
    (8.1, -38.4),
    (9.1, -37.6),
    (8.6, -36.6),
    (7.3, -35.5),
    (6.2, -34.9),
    (4.4, -34.4),
]
_MASK: Final[list[Point]] = [
    (5.5, -33.6),
    (5.7, -35.0),
    (6.4, -36.2),
    (7.2, -37.0),
    (8.2, -38.0),
    (9.3, -38.0),
    (9.1, -37.0),
    (8.2, -36.1),
    (6.9, -35.0),
    (5.9, -33.5),
]
"""The black of the face, from the bill down to the throat."""
_WING: Final[list[Point]] = [
    (4.3, -22.4),
    (3.6, -19.4),
    (0.6, -17.4),
    (-3.6, -16.7),
    (-8.0, -17.3),
]


def _standing_leg(hand: Hand) -> None:
    hand.line(
        [(0.0, -12.2), (0.22, -10.0), (0.3, -7.5)],
        0.95,
        (1.0, 0.85, 0.72, 0.7, 0.8),
        _DARK,
        tremor=0.03,
    )
    hand.line(
        [(0.3, -7.7), (0.1, -4.0), (0.0, -0.2)],
        0.85,
        (0.9, 0.82, 0.62, 0.6, 0.66, 0.85),
        _DARK,
        tremor=0.03,
    )
    hand.dot((0.28, -7.6), 0.46, 0.7, _DARK, wobble=0.03)
    toes: tuple[list[Point], ...] = (
        [(-0.1, -0.5), (1.7, -0.25), (3.9, 0.35)],
        [(-0.1, -0.5), (0.9, 0.3), (2.2, 1.15)],
        [(0.0, -0.5), (-1.0, 0.0), (-2.3, 0.3)],
    )
    for toe in toes:
        hand.line(toe, 0.62, TAPER, _DARK, tremor=0.04)


def _lifted_leg(hand: Hand) -> None:
    hand.line(
        [(2.2, -14.6), (4.6, -12.2), (6.7, -10.6)],
        1.25,
        (1.0, 0.95, 0.75, 0.6, 0.6),
        _DARK,
        tremor=0.03,
    )
    hand.line(
        [(6.7, -10.8), (5.3, -7.4), (4.2, -4.5)],
        0.72,
        (0.9, 0.8, 0.7, 0.7, 0.9),
        _DARK,
        tremor=0.03,
    )
    hand.dot((6.62, -10.6), 0.52, 0.5, _DARK, wobble=0.03)
    toes: tuple[list[Point], ...] = (
        [(4.25, -4.8), (4.1, -3.0), (4.9, -1.5)],
        [(4.25, -4.8), (3.4, -3.4), (3.3, -1.8)],
        [(4.25, -4.7), (3.3, -4.1), (2.5, -3.2)],
    )
    for toe in toes:
        hand.line(toe, 0.5, TAPER, _DARK, tremor=0.04)


def _bustle(hand: Hand) -> None:
    """The black tertials that fall over the tail, each a loaded stroke, parted by thin lights."""
    feathers: tuple[tuple[list[Point], float], ...] = (
        ([(-4.0, -16.4), (-7.2, -14.8), (-8.8, -12.2), (-8.9, -9.4)], 1.9),
        ([(-4.6, -17.2), (-8.0, -15.8), (-10.1, -12.8), (-10.5, -9.0)], 2.1),
        ([(-4.4, -18.2), (-8.6, -17.0), (-11.2, -13.8), (-12.1, -10.0)], 2.2),
        ([(-3.8, -19.4), (-8.8, -18.4), (-12.0, -15.4), (-13.3, -11.6)], 2.2),
        ([(-3.4, -20.6), (-8.4, -20.0), (-12.2, -17.4), (-14.0, -13.8)], 1.9),
    )
    for feather, width in feathers:
        hand.line(
            feather, width, (0.3, 0.8, 1.0, 0.95, 0.72, 0.36, 0.0), INK, dry=0.18, tremor=0.03
        )
        edge = [(x - 0.1, y + width * 0.44) for x, y in feather[1:-1]]
        hand.line([*edge, (feather[-1][0] + 0.5, feather[-1][1] - 1.2)], 0.2, SWELL, _SOFT)


def _feather(hand: Hand, at: Point, reach: float, angle: float) -> None:
    """The tip of one covert: a cupped line with a breath of shade beneath."""
    cos, sin = math.cos(angle), math.sin(angle)

    def there(x: float, y: float) -> Point:
        return (at[0] + x * cos - y * sin, at[1] + x * sin + y * cos)

    tip = [
        there(0.5, -0.72),
        there(-0.3, -0.6),
        there(-reach, 0.05),
        there(-0.3, 0.6),
        there(0.3, 0.66),
    ]
    hand.line(tip, 0.22, SWELL, _FEATHER)


def _coverts(hand: Hand) -> None:
    """Two rows of cupped coverts, and under them the long secondaries laid side by side."""
    rows = (
        ([(2.6, -21.4), (0.0, -21.1), (-3.0, -20.5)], 4, 0.8),
        ([(2.9, -20.0), (-0.6, -19.5), (-4.3, -19.1)], 5, 1.0),
    )
    for points, count, reach in rows:
        path = flow(points)
        for i in range(count):
            x, y = along(path, i / (count - 1))
            jitter = hand.rng.uniform(-0.12, 0.12)
            _feather(hand, (x + jitter, y + jitter), reach, -0.12 + jitter)
    for i in range(4):
        x, y = 2.9 - 0.9 * i, -18.75 + 0.32 * i
        hand.line(
            [(x, y), (x - 3.0, y + 0.55), (x - 5.4 + 0.3 * i, y + 0.25)], 0.2, TAPER, _FEATHER
        )


def _plumage(hand: Hand) -> None:
    """White, with shade under the belly and the folded wing, and feathers that lose themselves."""
    whole = flow(_BACK) + flow(_FRONT)[1:]
    hand.shape(whole, WHITE, smooth=False)
    shadow = mixed(mixed(WATER, STONE, 0.35), PAPER, 0.15)
    with hand.within(whole, smooth=False):
        belly = [*_WING, (-9, -15), (0, -10), (7.8, -17.5), (7.2, -22.0)]
        hand.shade(
            belly, shadow, (0.75, 0.5, 0.12, 0.0), start=(0.5, -12.5), stop=(3.6, -20.5), soft=0.35
        )
        hand.shade([(3.4, -25.6), (7.8, -26), (7.8, -23), (3.4, -22.6)], shadow, 0.12, soft=0.8)
        _coverts(hand)
    hand.line(_WING, 0.42, TAPER, mixed(INK, INDIGO, 0.3))


def _lines(hand: Hand) -> None:
    """The key lines of neck and body: a few long strokes, not a fence."""
    hand.line(flow(_BACK[1:8]), 0.3, (0.2, 0.7, 1.0, 0.9, 0.7, 0.4, 0.0), INK, tremor=0.04)
    hand.line(flow(_BACK[6:]), 0.3, SWELL, INK, tremor=0.04)
    hand.line(flow([*_FRONT[:5]]), 0.36, SWELL, INK, tremor=0.04)
    hand.line(flow([*_FRONT[5:13]]), 0.55, (0.2, 0.6, 0.8, 1.0, 0.95, 0.7, 0.3), INK, tremor=0.04)


def _neck(hand: Hand) -> None:
    """Black from cheek and throat down the front, drawn out to a point above the breast."""
    front = resample(flow(_FRONT[11:]), 60)[::-1]
    inner: Path = []
    gauge = (1.3, 1.45, 1.35, 1.3, 1.25, 1.1, 0.7, 0.25, 0.0)
    for i, ((x, y), (nx, ny)) in enumerate(zip(front, normals(front), strict=True)):
        width, _ = along([(g, 0.0) for g in gauge], i / 59)
        inner.append((x + nx * width, y + ny * width))
    hand.shape(front + inner[::-1], INK, smooth=False, register=False)


def _bill(hand: Hand) -> None:
    """Long, straight and all but closed: it has just called."""
    horn = mixed(OCHRE, MOSS, 0.45)
    lower: list[Point] = [(8.3, -36.6), (8.6, -37.3), (11.0, -38.1), (13.7, -39.6), (10.9, -37.4)]
    upper: list[Point] = [
        (8.6, -37.2),
        (8.9, -38.35),
        (10.8, -38.95),
        (14.0, -40.0),
        (14.0, -40.0),
        (11.2, -38.3),
    ]
    hand.shape(lower, mixed(horn, UMBER, 0.3), register=False)
    hand.shape(upper, horn, register=False)
    hand.line([(8.8, -38.4), (10.8, -39.05), (14.1, -40.1)], 0.26, SWELL, tremor=0.03)
    hand.line([(8.3, -36.5), (10.9, -37.3), (13.8, -39.6)], 0.26, SWELL, tremor=0.03)
    hand.line([(8.8, -37.35), (11.1, -38.2), (13.9, -39.8)], 0.24, SWELL, tremor=0.03)
    hand.line([(9.6, -38.2), (10.2, -38.4)], 0.2, SWELL, tremor=0.03)


def _head(hand: Hand) -> None:
    _bill(hand)
    hand.shape(_HEAD, WHITE, register=False)
    hand.shape(_MASK, INK, register=False)
    cap: list[Point] = [
        (5.1, -37.7),
        (5.5, -38.6),
        (6.5, -39.25),
        (7.8, -39.2),
        (9.0, -38.45),
        (9.2, -37.95),
        (8.1, -37.95),
        (6.6, -37.75),
    ]
    hand.shape(cap, mixed(VERMILION, BENI, 0.25), register=False)
    hand.line(
        [(3.4, -33.6), (4.0, -35.6), (4.5, -36.9), (5.1, -37.8)], 0.3, SWELL, INK, tremor=0.03
    )
    hand.line(
        [(4.9, -37.5), (5.5, -38.65), (6.5, -39.3), (7.8, -39.25), (9.1, -38.45)],
        0.3,
        (0.6, 1.0, 0.9, 0.8, 0.5),
        INK,
        tremor=0.03,
    )
    hand.dot((7.72, -37.25), 0.4, 0.38, GOLD, wobble=0.03)
    hand.dot((7.82, -37.28), 0.24, 0.24, INK, wobble=0.03)


def draw_crane(hand: Hand) -> None:
    """The whole bird, far leg first."""
    _lifted_leg(hand)
    _standing_leg(hand)
    _bustle(hand)
    _plumage(hand)
    _neck(hand)
    _lines(hand)
    _head(hand)
