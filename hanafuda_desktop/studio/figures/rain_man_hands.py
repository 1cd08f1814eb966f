"""The Rain Man's hand that is seen: closed round the shaft of his umbrella.

Frame: that of his body. The other hand stays in its sleeve, as a courtier's may.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.curves import Path, Point
from hanafuda_desktop.studio.figures.rain_man_head import SKIN
from hanafuda_desktop.studio.figures.umbrella import SHAFT_HELD
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import BENI, BLUSH, mixed

__all__ = ["draw_fist"]

_BACK: Final[list[Point]] = [
    (3.4, -0.2),
    (2.2, -0.9),
    (1.2, -1.35),
    (0.3, -1.5),
    (-0.2, -0.9),
    (-0.1, 0.3),
    (0.2, 1.3),
    (1.0, 1.5),
    (2.2, 1.5),
    (3.6, 1.6),
]
_THUMB: Final[list[Point]] = [
    (0.9, -1.1),
    (0.4, -1.8),
    (-0.3, -2.25),
    (-0.85, -2.15),
    (-0.75, -1.7),
    (-0.1, -1.2),
]
_FINGERS: Final[tuple[tuple[float, float, float, float], ...]] = (
    (-0.95, -1.05, 0.55, -1.15),
    (-1.1, -0.38, 0.35, -0.45),
    (-1.05, 0.28, 0.35, 0.25),
    (-0.8, 0.9, 0.5, 0.92),
)
"""Tip and knuckle of each, the first finger on top."""


def _at(points: list[Point]) -> Path:
    x, y = SHAFT_HELD
    return [(x + px, y + py) for px, py in points]


def draw_fist(hand: Hand) -> None:
    """Thumb over the shaft, four fingers bent round it, the back of the hand in its cuff."""
    thumb = _at(_THUMB)
    hand.shape(thumb, SKIN, register=False)
    hand.outline(thumb, 0.24, lift=0.7)
    back = _at(_BACK)
    hand.shape(back, SKIN, register=False)
    hand.outline(back, 0.26, lift=0.7)
    with hand.within(back):
        shadow = _at([(0.2, 1.6), (1.2, 0.9), (3.6, 0.8), (3.6, 2.0)])
        hand.shade(shadow, mixed(BLUSH, BENI, 0.2), 0.45, soft=0.25)
    for tx, ty, kx, ky in reversed(_FINGERS):
        finger = _at(
            [
                (tx, ty),
                (tx + 0.25, ty - 0.34),
                (kx - 0.3, ky - 0.38),
                (kx + 0.12, ky - 0.1),
                (kx - 0.05, ky + 0.3),
                (tx + 0.4, ty + 0.36),
                (tx + 0.08, ty + 0.24),
            ]
        )
        hand.shape(finger, SKIN, register=False)
        hand.outline(finger, 0.2, lift=0.75)
