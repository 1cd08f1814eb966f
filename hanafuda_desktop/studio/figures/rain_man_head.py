"""The Rain Man's head: a courtier's long pale face, three quarters to the left, under a tall cap.

Frame: millimetres, the joint of the neck at (0, 0), the chin just over it, the crown 6 mm up.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    BLUSH,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    STONE,
    WHITE,
    mixed,
)

__all__ = ["SKIN", "draw_head", "draw_neck"]

SKIN: Final = mixed(WHITE, mixed(BLUSH, GOLD, 0.35), 0.36)

_NECK: Final[list[Point]] = [
    (-0.4, -1.4),
    (2.0, -3.0),
    (2.6, -1.4),
    (3.0, 0.4),
    (2.6, 1.6),
    (-0.6, 1.8),
    (-0.5, 0.2),
]
_FACE: Final[list[Point]] = [
    (-2.3, -6.6),
    (-2.45, -5.6),
    (-2.35, -4.75),
    (-2.2, -4.3),
    (-2.42, -3.5),
    (-2.36, -2.5),
    (-2.05, -1.4),
    (-1.6, -0.5),
    (-1.1, -0.1),
    (-0.5, -0.1),
    (0.5, -0.75),
    (1.5, -1.8),
    (2.2, -3.0),
    (2.5, -4.6),
    (2.3, -6.6),
]
_HAIR: Final[list[Point]] = [
    (0.7, -6.9),
    (0.85, -5.5),
    (1.05, -4.4),
    (1.12, -3.3),
    (1.12, -3.3),
    (1.5, -4.0),
    (2.1, -3.8),
    (2.1, -2.9),
    (2.1, -2.9),
    (2.5, -2.5),
    (2.85, -2.7),
    (3.2, -3.6),
    (3.35, -4.9),
    (3.1, -6.9),
]
_EAR: Final[list[Point]] = [
    (1.45, -3.9),
    (1.75, -4.35),
    (2.25, -4.3),
    (2.5, -3.75),
    (2.3, -3.1),
    (1.95, -2.4),
    (1.6, -2.3),
    (1.5, -2.9),
]
_CAP: Final[list[Point]] = [
    (-2.7, -5.9),
    (-2.63, -7.6),
    (-2.31, -9.8),
    (-1.76, -11.9),
    (-0.55, -13.3),
    (0.98, -13.7),
    (2.44, -13.2),
    (3.35, -12.0),
    (3.61, -10.2),
    (3.5, -8.0),
    (3.55, -5.9),
    (3.55, -5.9),
    (2.2, -6.0),
    (0.42, -6.3),
    (-1.17, -6.35),
]


def _eye(hand: Hand, inner: Point, outer: Point, high: float) -> None:
    """A long lid, the dark of the eye half under it and cast down, a breath of lower lid."""
    (ax, ay), (bx, by) = inner, outer
    middle = ((ax + bx) / 2, (ay + by) / 2)
    hand.dot((middle[0] - 0.2, middle[1] - high + 0.3), 0.21, 0.24, INK)
    lid = [inner, (middle[0] - 0.1, middle[1] - high), (bx - 0.15, by - 0.12), outer]
    hand.line(lid, 0.3, (0.35, 0.9, 1.0, 0.5))
    low = [(ax + 0.1, ay + 0.1), (middle[0], middle[1] + 0.22), (bx - 0.2, by + 0.12)]
    hand.line(low, 0.12, SWELL)


def _features(hand: Hand) -> None:
    """Brows set high, lowered lids, one line for the nose, a small mouth, thin whiskers."""
    soft = mixed(INK, STONE, 0.25)
    hand.line([(-2.3, -5.0), (-2.1, -5.35), (-1.75, -5.3)], 0.36, SWELL, soft)
    hand.line([(-1.0, -5.15), (-0.3, -5.5), (0.55, -5.2)], 0.44, SWELL, soft)
    _eye(hand, (-1.75, -3.95), (-2.22, -4.05), 0.16)
    _eye(hand, (-0.95, -3.8), (0.4, -3.85), 0.26)
    hand.line(
        [
            (-1.2, -4.85),
            (-1.45, -4.2),
            (-1.75, -3.4),
            (-2.05, -2.75),
            (-1.95, -2.5),
            (-1.55, -2.45),
        ],
        0.26,
        (0.3, 0.6, 0.75, 1.0, 1.0, 0.5),
    )
    hand.line([(-1.3, -2.85), (-1.08, -2.62), (-1.25, -2.42)], 0.17, SWELL)
    hand.line([(-1.65, -2.08), (-1.95, -1.95), (-2.2, -1.5)], 0.26, TAPER)
    hand.line([(-1.5, -2.1), (-0.85, -1.95), (-0.3, -1.3)], 0.3, TAPER)
    hand.dot((-1.42, -1.36), 0.36, 0.2, BENI)
    hand.line([(-1.85, -1.52), (-1.5, -1.44), (-0.95, -1.56)], 0.17, SWELL)
    beard: list[Point] = [
        (-1.25, -0.5),
        (-0.85, -0.5),
        (-0.85, 0.1),
        (-1.2, 1.15),
        (-1.2, 1.15),
        (-1.25, 0.2),
    ]
    hand.shape(beard, INK, register=False)


def _cap(hand: Hand) -> None:
    """Black lacquered gauze, tall and stiff, pinched in at the front, its band on the brow."""
    hand.shape(_CAP, INK, register=False)
    sheen = mixed(INDIGO, PAPER, 0.3)
    with hand.within(_CAP):
        for points in (
            [(-1.4, -11.8), (-0.4, -10.1), (0.3, -8.9)],
            [(0.4, -8.8), (1.4, -10.6), (1.7, -12.9)],
            [(2.5, -8.0), (2.95, -9.8), (2.85, -11.6)],
        ):
            hand.line(points, 0.2, SWELL, sheen)
        hand.line([(-2.7, -7.0), (-0.9, -7.4), (1.4, -7.2), (3.6, -6.9)], 0.2, SWELL, sheen)
    hand.line([(0.9, -6.15), (2.2, -5.85), (3.5, -5.8)], 0.17, SWELL, sheen)


def draw_neck(hand: Hand) -> None:
    """What shows between jaw and collar, in the shade of the chin."""
    hand.shape(_NECK, SKIN, register=False)
    with hand.within(_NECK):
        hand.shade(
            [(-0.6, -1.2), (1.7, -2.6), (2.0, -0.6), (0.6, 0.9), (-0.6, 0.6)],
            mixed(BLUSH, BENI, 0.2),
            0.4,
            soft=0.3,
        )
    hand.line([(2.45, -2.7), (2.55, -1.2), (3.1, 0.8)], 0.3, TAPER)
    hand.line([(-0.45, -0.2), (-0.5, 0.6), (-0.6, 1.3)], 0.24, TAPER)


def draw_head(hand: Hand) -> None:
    """Face, hair with the ear set into it, features, cap."""
    hand.shape(_FACE, SKIN, register=False)
    with hand.within(_FACE):
        hand.shade([(-0.7, -3.1), (0.7, -3.2), (0.7, -1.8), (-0.7, -1.7)], BLUSH, 0.55, soft=0.45)
    hand.outline(_FACE, 0.3, lift=0.65)
    hand.shape(_HAIR, INK, register=False)
    hand.shape(_EAR, SKIN, register=False)
    hand.outline(_EAR, 0.2, lift=0.8)
    hand.line([(1.7, -3.9), (2.1, -3.95), (2.15, -3.4), (1.8, -2.9)], 0.14, SWELL)
    _features(hand)
    _cap(hand)
