"""The Rain Man's head: a courtier's long pale face, three quarters to the left, under a tall cap.

Frame: millimetres, the joint of the neck at (0, 0), the chin just over it, the crown 6 mm up.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import FLICK, SWELL, TAPER
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    BLUSH,
    GOLD,
    INDIGO,
    INK,
    PAPER,
    WHITE,
    mixed,
)

__all__ = ["SKIN", "draw_head"]

SKIN: Final = mixed(WHITE, mixed(BLUSH, GOLD, 0.35), 0.36)

_FACE: Final[list[Point]] = [
    (-2.2, -6.3),
    (-2.5, -5.3),
    (-2.4, -4.5),
    (-2.75, -3.6),
    (-2.7, -2.4),
    (-2.25, -1.2),
    (-1.6, -0.2),
    (-0.9, 0.05),
    (0.0, -0.4),
    (1.1, -1.5),
    (1.9, -2.7),
    (2.3, -4.2),
    (2.2, -6.2),
    (0.0, -6.8),
]
_HAIR: Final[list[Point]] = [
    (0.9, -6.4),
    (2.4, -6.2),
    (3.0, -4.6),
    (2.9, -2.6),
    (2.2, -1.2),
    (1.4, -1.0),
    (1.4, -1.0),
    (1.9, -2.4),
    (1.75, -3.2),
    (1.05, -3.3),
    (0.85, -2.5),
    (0.6, -3.6),
    (0.8, -5.0),
]
_CAP: Final[list[Point]] = [
    (-2.6, -5.7),
    (-2.6, -7.2),
    (-1.9, -9.2),
    (-0.3, -10.7),
    (1.8, -11.3),
    (4.0, -11.1),
    (5.4, -10.2),
    (5.2, -9.1),
    (4.0, -8.4),
    (3.4, -7.2),
    (3.1, -5.4),
    (0.6, -6.2),
    (-1.2, -6.2),
]


def _features(hand: Hand) -> None:
    hand.line([(-2.4, -4.95), (-2.05, -5.25), (-1.65, -5.1)], 0.36, SWELL)
    hand.line([(-1.0, -5.0), (-0.3, -5.4), (0.6, -5.0)], 0.46, TAPER)
    hand.line([(-2.4, -4.05), (-2.05, -4.1), (-1.75, -3.95)], 0.3, SWELL)
    hand.line([(-0.85, -4.0), (-0.25, -4.2), (0.5, -3.75)], 0.34, SWELL)
    hand.dot((-2.2, -3.82), 0.17, 0.19, INK)
    hand.dot((-0.6, -3.8), 0.22, 0.23, INK)
    hand.line(
        [(-1.35, -4.7), (-1.75, -3.6), (-2.15, -2.75), (-1.6, -2.5)], 0.24, (0.5, 0.8, 1.0, 0.6)
    )
    hand.line([(-1.75, -2.15), (-2.15, -1.95), (-2.6, -1.4)], 0.34, TAPER)
    hand.line([(-1.55, -2.15), (-0.8, -2.0), (-0.3, -1.3)], 0.38, TAPER)
    hand.line([(-2.0, -1.5), (-1.6, -1.4), (-1.2, -1.5)], 0.36, SWELL, BENI)
    for tip in ((-1.8, 1.2), (-1.4, 1.5), (-1.0, 1.1)):
        hand.line([(-1.2, -0.25), (-1.35, 0.4), tip], 0.34, FLICK)


def _cap(hand: Hand) -> None:
    """Black lacquered gauze, standing high and falling back a little, tied under the chin."""
    hand.shape(_CAP, INK, register=False)
    sheen = mixed(INDIGO, PAPER, 0.35)
    for points in (
        [(-2.0, -6.9), (-1.3, -8.8), (0.2, -10.2)],
        [(0.2, -6.8), (0.9, -8.6), (3.2, -10.4)],
        [(1.9, -6.6), (2.4, -7.8), (4.4, -9.3)],
    ):
        hand.line(points, 0.22, SWELL, sheen)
    hand.line([(-2.7, -5.9), (-1.2, -6.3), (0.8, -6.2), (3.1, -5.5)], 0.6, (0.7, 1.0, 0.9, 0.8))
    cord = mixed(WHITE, BLUSH, 0.1)
    for width, tone in ((0.5, INK), (0.28, cord)):
        hand.line([(0.55, -6.0), (0.5, -3.6), (-0.1, -1.4), (-0.8, -0.05)], width, SWELL, tone)


def draw_head(hand: Hand) -> None:
    """Neck, face, hair with the ear set into it, features, cap."""
    neck: list[Point] = [(-0.6, -1.0), (1.5, -2.4), (1.3, 0.6), (-0.8, 1.2)]
    hand.shape(neck, mixed(SKIN, BLUSH, 0.25), register=False)
    hand.shape(_FACE, SKIN)
    with hand.within(_FACE):
        hand.shade([(-0.9, -3.2), (0.5, -3.2), (0.5, -1.8), (-0.9, -1.8)], BLUSH, 0.55, soft=0.4)
    hand.outline(_FACE, 0.3, lift=0.6)
    hand.shape(_HAIR, INK, register=False)
    hand.line([(1.15, -3.1), (1.5, -2.9), (1.35, -2.3)], 0.16, SWELL)
    _features(hand)
    _cap(hand)
