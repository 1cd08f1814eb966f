"""The Rain Man's hands: one closed round the shaft of his umbrella, one gathering up his robe.

Frame: that of his body. The gripping hand is drawn in two goes, the shaft between them.
"""

from __future__ import annotations

from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.figures.rain_man_head import SKIN
from hanafuda_desktop.studio.figures.umbrella import SHAFT_HELD
from hanafuda_desktop.studio.hand import Hand

__all__ = ["draw_fingers", "draw_grip", "draw_near_hand"]


def draw_near_hand(hand: Hand) -> None:
    """The hand at his belly, a pinch of robe in its fingers."""
    palm: list[Point] = [
        (-0.4, -16.3),
        (-1.5, -16.4),
        (-2.5, -15.7),
        (-2.9, -14.6),
        (-2.7, -13.5),
        (-2.0, -13.2),
        (-1.4, -13.8),
        (-0.6, -14.4),
    ]
    hand.shape(palm, SKIN, register=False)
    hand.outline(palm, 0.28, lift=0.6)
    for points in (
        [(-2.2, -15.2), (-2.4, -14.3), (-2.3, -13.5)],
        [(-1.7, -15.1), (-1.9, -14.3), (-1.8, -13.6)],
    ):
        hand.line(points, 0.18, SWELL)


def draw_grip(hand: Hand) -> None:
    """The far hand behind the shaft: heel and wrist; the fingers come later, over it."""
    x, y = SHAFT_HELD
    heel: list[Point] = [
        (x + 1.7, y - 1.1),
        (x + 0.7, y - 1.4),
        (x - 0.5, y - 1.3),
        (x - 0.9, y + 0.2),
        (x - 0.4, y + 1.4),
        (x + 0.7, y + 1.4),
        (x + 1.6, y + 0.9),
    ]
    hand.shape(heel, SKIN, register=False)
    hand.outline(heel, 0.28, lift=0.6)


def draw_fingers(hand: Hand) -> None:
    """Four fingers closed round the shaft and the thumb along it."""
    x, y = SHAFT_HELD
    for k in range(4):
        top = y - 1.05 + 0.66 * k
        lean = -0.085 * k
        finger: list[Point] = [
            (x - 1.0 + lean, top - 0.1),
            (x - 0.2 + lean, top - 0.36),
            (x + 0.75 + lean, top - 0.2),
            (x + 0.95 + lean, top + 0.1),
            (x + 0.6 + lean, top + 0.34),
            (x - 0.4 + lean, top + 0.34),
            (x - 0.95 + lean, top + 0.26),
        ]
        hand.shape(finger, SKIN, register=False)
        hand.outline(finger, 0.2, lift=0.6)
    thumb: list[Point] = [
        (x + 1.2, y - 0.7),
        (x + 0.75, y - 1.6),
        (x + 0.35, y - 2.2),
        (x + 0.0, y - 2.1),
        (x + 0.0, y - 1.5),
        (x + 0.4, y - 0.8),
    ]
    hand.shape(thumb, SKIN, register=False)
    hand.outline(thumb, 0.22, lift=0.6)
