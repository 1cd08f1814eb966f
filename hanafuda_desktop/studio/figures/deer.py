"""The stag of October, one foreleg lifted, looking back over its shoulder at the falling leaves.

Frame: millimetres, the ground at y = 0 under the middle of the body; the stag faces right with its
head turned back to the left, about 41 mm high with its antlers. Its weight is on the far foreleg
and the near hind leg; the neck is drawn up and turned in one long curve from the breast.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import FLICK, SWELL, TAPER
from hanafuda_desktop.studio.curves import Point, flow
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
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

__all__ = ["draw_deer"]

_COAT: Final = mixed(mixed(VERMILION, OCHRE, 0.5), UMBER, 0.2)
_DEEP: Final = mixed(_COAT, UMBER, 0.62)
_FAR: Final = mixed(_COAT, UMBER, 0.6)
_DARK: Final = mixed(INK, UMBER, 0.3)
_PALE: Final = mixed(WHITE, GOLD, 0.16)
_HORN: Final = mixed(mixed(OCHRE, UMBER, 0.45), PAPER, 0.12)

_TRUNK: Final[list[Point]] = [
    (7.4, -30.2),
    (8.9, -27.6),
    (9.9, -24.2),
    (10.4, -20.8),
    (10.0, -17.4),
    (8.4, -14.4),
    (6.0, -12.6),
    (2.6, -11.9),
    (-1.6, -12.4),
    (-4.8, -13.6),
    (-8.0, -14.0),
    (-10.2, -15.6),
    (-10.6, -17.8),
    (-9.4, -19.7),
    (-6.8, -20.6),
    (-3.4, -20.1),
    (-0.2, -19.7),
    (2.2, -20.9),
    (3.6, -22.8),
    (4.2, -24.8),
    (3.9, -26.8),
    (4.6, -29.6),
]
_HEAD: Final[list[Point]] = [
    (7.6, -29.4),
    (7.1, -30.9),
    (5.8, -31.7),
    (4.3, -31.5),
    (2.7, -30.2),
    (0.7, -29.1),
    (-1.2, -28.4),
    (-2.3, -27.8),
    (-2.5, -27.0),
    (-1.8, -26.4),
    (-0.2, -26.2),
    (1.6, -25.9),
    (3.3, -25.8),
    (5.0, -26.4),
    (6.7, -27.6),
]
_NEAR_HIND: Final[list[Point]] = [
    (-10.4, -17.4),
    (-10.9, -14.8),
    (-10.2, -12.2),
    (-9.7, -10.6),
    (-10.4, -9.0),
    (-10.1, -7.9),
    (-9.4, -5.2),
    (-9.15, -2.6),
    (-9.4, -1.6),
    (-9.1, -0.1),
    (-9.1, -0.1),
    (-7.4, -0.1),
    (-7.4, -0.1),
    (-8.0, -1.5),
    (-8.2, -2.4),
    (-8.45, -5.0),
    (-8.9, -7.4),
    (-8.5, -9.2),
    (-6.6, -11.4),
    (-4.5, -13.2),
    (-3.4, -15.6),
    (-4.2, -18.6),
    (-7.4, -19.4),
]
_FAR_HIND: Final[list[Point]] = [
    (-6.6, -15.0),
    (-6.4, -12.0),
    (-5.8, -10.4),
    (-6.2, -8.9),
    (-5.8, -7.5),
    (-4.9, -5.0),
    (-4.3, -2.7),
    (-4.4, -1.8),
    (-4.0, -0.7),
    (-4.0, -0.7),
    (-2.3, -0.7),
    (-2.3, -0.7),
    (-3.1, -1.9),
    (-3.4, -2.8),
    (-4.0, -5.0),
    (-4.8, -7.3),
    (-4.7, -9.0),
    (-3.2, -11.0),
    (-1.2, -13.2),
]
_FAR_FORE: Final[list[Point]] = [
    (3.2, -14.0),
    (4.1, -11.6),
    (4.7, -9.2),
    (4.6, -8.2),
    (4.95, -7.2),
    (5.15, -4.6),
    (5.1, -2.5),
    (4.9, -1.8),
    (5.2, -0.6),
    (5.2, -0.6),
    (6.8, -0.6),
    (6.8, -0.6),
    (6.2, -1.9),
    (6.05, -2.6),
    (6.15, -5.0),
    (6.2, -7.2),
    (6.5, -8.4),
    (6.5, -9.4),
    (7.2, -11.6),
    (8.0, -14.0),
]
_NEAR_FORE: Final[list[Point]] = [
    (4.4, -16.0),
    (5.0, -13.4),
    (6.8, -12.2),
    (9.2, -11.2),
    (10.0, -10.2),
    (9.3, -8.4),
    (8.4, -6.3),
    (8.1, -5.2),
    (7.1, -4.4),
    (7.1, -4.4),
    (7.9, -3.0),
    (7.9, -3.0),
    (8.7, -4.0),
    (9.0, -5.2),
    (9.3, -6.2),
    (10.4, -8.4),
    (11.2, -10.0),
    (11.2, -11.4),
    (10.2, -12.6),
    (9.6, -14.4),
    (9.4, -17.2),
    (7.0, -18.0),
]
_EARS: Final[tuple[list[Point], ...]] = (
    [
        (6.6, -30.2),
        (8.2, -31.3),
        (10.0, -31.7),
        (11.6, -31.4),
        (11.6, -31.4),
        (10.4, -30.2),
        (8.8, -29.3),
        (7.0, -29.2),
    ],
    [
        (4.4, -30.8),
        (3.0, -31.6),
        (2.2, -33.0),
        (2.3, -34.2),
        (2.3, -34.2),
        (3.8, -33.4),
        (4.9, -32.3),
        (5.2, -31.2),
    ],
)
_Beam = tuple[tuple[list[Point], float], ...]
_BEAMS: Final[tuple[_Beam, _Beam]] = (
    (
        ([(6.0, -31.2), (7.9, -33.2), (10.3, -35.6), (11.4, -38.8), (10.6, -42.4)], 1.3),
        ([(7.0, -32.3), (6.0, -34.2), (6.3, -36.4)], 0.85),
        ([(9.9, -35.0), (8.9, -37.0), (8.5, -39.4)], 0.82),
        ([(11.2, -38.0), (12.9, -39.3), (13.7, -41.2)], 0.76),
    ),
    (
        ([(5.2, -31.4), (4.2, -33.8), (1.4, -35.8), (-0.2, -38.9), (0.5, -42.6)], 1.25),
        ([(4.7, -32.8), (2.6, -33.0), (0.9, -34.4)], 0.8),
        ([(1.6, -35.6), (3.0, -37.4), (3.4, -39.6)], 0.82),
        ([(0.0, -38.0), (-2.0, -39.0), (-3.1, -40.8)], 0.76),
    ),
)


def _leg(hand: Hand, shape: list[Point], coat: Pigment, hoof: tuple[Point, Point]) -> None:
    """A leg with its key line under it, the hoof dark from between two points down."""
    hand.outline(shape, 0.48, _DARK, lift=0.6)
    hand.shape(shape, coat, register=False)
    (ax, ay), (bx, by) = hoof
    with hand.within(shape):
        hand.line(
            [(ax, ay), ((ax + bx) / 2, (ay + by) / 2 + 0.15), (bx, by)], 1.5, (1, 1, 1), _DARK
        )


def _antlers(hand: Hand) -> None:
    """Two beams with their tines: dark beneath, horn over it, lit along one side."""
    for beam in reversed(_BEAMS):
        for points, width in beam:
            hand.line(points, width + 0.34, (0.9, 1.0, 0.9, 0.78, 0.55, 0.05), _DARK, tremor=0.04)
        for points, width in beam:
            hand.line(points, width, (0.9, 1.0, 0.9, 0.75, 0.48, 0.0), _HORN, tremor=0.04)
        lit = [(x - 0.16, y - 0.05) for x, y in beam[0][0]]
        hand.line(lit, 0.28, SWELL, mixed(_HORN, PAPER, 0.55))


def _coat(hand: Hand) -> None:
    """Shade under neck and back, the pale belly and rump, the darker hind edge of the thigh."""
    with hand.within(_TRUNK):
        belly: list[Point] = [(-3, -13.2), (0, -13.6), (5, -13.4), (7, -14.6), (8, -11), (-3, -10)]
        hand.shade(belly, _PALE, 0.85, soft=0.4)
        neck: list[Point] = [(7.0, -31), (11, -31), (11.6, -16), (8.4, -14.5), (7.8, -22)]
        hand.shade(neck, _DEEP, (0.0, 0.8), start=(6.4, -24), stop=(10.2, -24), soft=0.8)
        back: list[Point] = [
            (-11, -22),
            (4, -23.5),
            (3.8, -21),
            (-0.4, -18.2),
            (-4.6, -18.7),
            (-10, -18),
        ]
        hand.shade(back, _DEEP, 0.7, soft=0.6)
    with hand.within(_NEAR_HIND):
        hock: list[Point] = [(-11, -13.4), (-8.6, -13.0), (-8.4, -2.0), (-11, -2.0)]
        hand.shade(hock, _DEEP, 0.6, soft=0.5)
        rump: list[Point] = [
            (-10.8, -18.8),
            (-9.6, -18.4),
            (-9.0, -16.4),
            (-9.7, -14.0),
            (-11.2, -13.4),
        ]
        hand.shape(rump, _PALE, register=False)
    _spots(hand)


def _spots(hand: Hand) -> None:
    """White spots in rows along the flank: dabs of a small brush, leaning with the ribs."""
    rows: tuple[list[Point], ...] = (
        [(-8.0, -18.6), (-5.8, -18.5), (-3.6, -18.1), (-1.4, -17.7), (0.8, -18.1)],
        [(-7.2, -16.7), (-5.2, -16.7), (-2.5, -16.2), (-0.3, -15.9), (2.0, -16.4)],
        [(-8.0, -15.2), (-6.2, -15.0), (-1.9, -14.5), (0.4, -14.3), (2.6, -14.8)],
    )
    for row in rows:
        for x, y in row:
            foot = (x + hand.rng.uniform(-0.25, 0.25), y + hand.rng.uniform(-0.2, 0.2))
            reach = hand.rng.uniform(0.55, 0.85)
            hand.line([foot, (foot[0] - reach, foot[1] + 0.12)], 0.62, (0.5, 1.0, 0.9, 0.4), _PALE)


def _lines(hand: Hand) -> None:
    """The few lines inside: shoulder, thigh, jaw and neck."""
    hand.line([(4.4, -20.4), (3.6, -17.6), (4.4, -15.0), (5.6, -13.2)], 0.34, SWELL, _DARK)
    hand.line([(-4.2, -18.2), (-3.3, -15.6), (-4.4, -13.3), (-6.4, -11.5)], 0.4, SWELL, _DARK)
    hand.line([(4.4, -24.8), (5.4, -23.4), (5.8, -21.6)], 0.28, FLICK, _DARK)
    tail: list[Point] = [
        (-9.8, -19.3),
        (-11.3, -18.6),
        (-11.9, -16.8),
        (-11.4, -15.0),
        (-10.6, -16.4),
        (-10.0, -17.8),
    ]
    hand.shape(tail, _COAT, register=False)
    hand.shade(tail, _PALE, (0.0, 0.9), start=(-10, -18.6), stop=(-11.6, -16.2), soft=0.1)
    hand.outline(tail, 0.34, _DARK, lift=0.5)


def _mane(hand: Hand) -> None:
    """The rough hair of the rut down the front of the neck: strokes that break its edge."""
    edge = flow([(8.6, -28.2), (9.8, -24.4), (10.4, -20.8), (10.1, -17.6), (8.8, -14.8)])
    for i in range(15):
        x, y = edge[round((i + 0.3) / 15 * (len(edge) - 1))]
        reach = hand.rng.uniform(1.2, 2.0)
        hair = [(x - 0.5, y - 0.3), (x - 0.1, y + reach * 0.55), (x - 0.02, y + reach)]
        hand.line(hair, 0.42, TAPER, _DARK)
    for _ in range(14):
        x, y = edge[round(hand.rng.uniform(0.0, 0.92) * (len(edge) - 1))]
        x -= hand.rng.uniform(1.0, 2.6)
        reach = hand.rng.uniform(0.8, 1.5)
        hand.line([(x, y), (x - 0.1, y + reach * 0.5), (x + 0.15, y + reach)], 0.24, TAPER, _DEEP)


def _ear(hand: Hand, ear: list[Point], inner: Pigment) -> None:
    hand.outline(ear, 0.5, _DARK, lift=0.6)
    hand.shape(ear, _COAT, register=False)
    x, y = (sum(p[k] for p in ear) / len(ear) for k in (0, 1))
    small = [(x + (px - x) * 0.6, y + (py - y) * 0.6) for px, py in ear]
    hand.shape(small, inner, register=False)


def _face(hand: Hand) -> None:
    """Dark bridge and brow, pale chin, wet nose, and the eye: watchful, not round."""
    with hand.within(_HEAD):
        chin: list[Point] = [(-2.8, -27.0), (0.2, -26.9), (3.2, -26.6), (3.4, -24.8), (-2.8, -25.2)]
        hand.shade(chin, _PALE, 0.95, soft=0.25)
        bridge: list[Point] = [
            (-2.4, -28.9),
            (2.2, -31.0),
            (5.6, -32.6),
            (5.6, -30.9),
            (1.6, -29.1),
        ]
        hand.shade(bridge, _DEEP, 0.85, soft=0.35)
        nose: list[Point] = [(-3, -28.4), (-1.5, -28.5), (-1.2, -27.6), (-1.9, -27.0), (-3, -26.9)]
        hand.shape(nose, _DARK, register=False)
    hand.line([(-2.3, -26.95), (-1.2, -26.7), (0.1, -26.75)], 0.24, SWELL, _DARK)
    hand.line([(2.2, -25.9), (4.2, -26.0), (5.6, -27.0), (6.0, -28.2)], 0.3, SWELL, _DARK)
    lid: list[Point] = [(2.2, -28.3), (3.1, -29.3), (4.2, -29.3), (5.0, -28.6), (3.8, -27.9)]
    hand.shade(lid, _PALE, 0.7, soft=0.22)
    eye: list[Point] = [(2.65, -28.45), (3.25, -29.1), (4.1, -29.1), (4.6, -28.6), (3.7, -28.2)]
    hand.shape(eye, INK, register=False)
    hand.dot((3.35, -28.84), 0.13, 0.1, WHITE)
    hand.line([(2.0, -28.2), (2.9, -29.3), (4.2, -29.5), (5.5, -28.3)], 0.3, SWELL, INK)
    hand.line([(2.3, -30.0), (3.4, -30.6), (4.6, -30.5)], 0.26, SWELL, mixed(_DEEP, INK, 0.4))


def draw_deer(hand: Hand) -> None:
    """The whole stag: far legs, antlers, ears, near legs and body in one key line, coat, face."""
    _leg(hand, _FAR_HIND, _FAR, ((-4.6, -0.9), (-1.8, -1.1)))
    _leg(hand, _FAR_FORE, _FAR, ((4.4, -0.8), (7.2, -1.0)))
    _ear(hand, _EARS[1], mixed(_DEEP, BENI, 0.2))
    _antlers(hand)
    hand.outline(_TRUNK, 0.66, _DARK, lift=0.5)
    _leg(hand, _NEAR_HIND, _COAT, ((-9.9, -0.3), (-6.9, -0.5)))
    _leg(hand, _NEAR_FORE, _COAT, ((6.8, -3.5), (8.6, -2.6)))
    hand.shape(_TRUNK, _COAT, register=False)
    for leg in (_NEAR_HIND, _NEAR_FORE):
        hand.shape([point for point in leg if point[1] < -11.0], _COAT, register=False)
    _coat(hand)
    _lines(hand)
    _mane(hand)
    hand.outline(_HEAD, 0.55, _DARK, lift=0.5)
    hand.shape(_HEAD, _COAT, register=False)
    _ear(hand, _EARS[0], mixed(_PALE, BENI, 0.12))
    _face(hand)
