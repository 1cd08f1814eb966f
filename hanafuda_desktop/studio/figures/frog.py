"""The frog that leaps at the willow, and will not give up.

Frame: millimetres, its middle at (0, 0); it leaps to the upper left, about 9 mm from toe to finger.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import GOLD, INK, MOSS, PAPER, PINE, PINE_BLACK, mixed

__all__ = ["draw_frog"]

_GREEN: Final = mixed(MOSS, PINE, 0.25)
_DEEP: Final = mixed(PINE, PINE_BLACK, 0.2)
_BODY: Final[list[Point]] = [
    (-3.1, -2.9),
    (-2.2, -3.5),
    (-1.2, -3.4),
    (-0.3, -2.6),
    (0.9, -1.2),
    (1.9, 0.4),
    (2.2, 1.6),
    (1.3, 2.0),
    (0.0, 1.3),
    (-1.4, 0.0),
    (-2.4, -1.3),
    (-3.2, -2.2),
]
_BELLY: Final[list[Point]] = [
    (-3.3, -2.3),
    (-2.0, -1.6),
    (-0.6, 0.0),
    (1.0, 1.5),
    (1.2, 2.6),
    (-1.0, 1.6),
    (-3.4, -1.0),
]


def _limb(hand: Hand, points: list[Point], width: float, toes: list[Point]) -> None:
    hand.line(points, width + 0.26, (0.85, 1.0, 0.8, 0.6), INK)
    hand.line(points, width, (0.85, 1.0, 0.8, 0.6), _GREEN)
    foot = points[-1]
    for toe in toes:
        hand.line([foot, toe], 0.3, (1.0, 0.7, 0.6, 0.9), mixed(_DEEP, INK, 0.4))


def draw_frog(hand: Hand) -> None:
    """Hind legs stretched out behind, arms reaching, eye on the leaf."""
    _limb(
        hand,
        [(1.5, 0.6), (3.6, 1.6), (3.0, 3.4), (4.4, 4.8)],
        0.85,
        [(5.6, 5.0), (5.2, 5.7), (4.2, 6.0)],
    )
    _limb(
        hand,
        [(-1.6, -2.4), (-2.4, -3.9), (-2.2, -5.0)],
        0.5,
        [(-2.9, -5.7), (-2.2, -5.9), (-1.5, -5.6)],
    )
    hand.shape(_BODY, _GREEN)
    with hand.within(_BODY):
        hand.shape(_BELLY, mixed(PAPER, GOLD, 0.3), register=False)
        hand.line([(-1.6, -3.0), (0.2, -1.2), (1.8, 1.2)], 0.4, SWELL, _DEEP)
        for x, y in ((-0.3, -1.5), (0.6, -0.6), (0.1, -0.3), (1.2, 0.6), (0.7, 0.6)):
            hand.dot((x, y), 0.2, 0.16, _DEEP)
    hand.outline(_BODY, 0.34, INK, lift=0.35)
    _limb(
        hand,
        [(1.3, 1.2), (1.4, 3.2), (-0.4, 3.4), (-0.2, 5.2)],
        0.95,
        [(0.8, 6.1), (-0.1, 6.5), (-0.9, 6.1)],
    )
    _limb(
        hand,
        [(-2.2, -1.6), (-3.8, -2.2), (-4.6, -3.2)],
        0.5,
        [(-5.5, -3.4), (-5.3, -4.1), (-4.6, -4.3)],
    )
    hand.line([(-3.2, -2.5), (-2.5, -2.35), (-1.9, -2.6)], 0.22, SWELL)
    hand.dot((-2.05, -3.35), 0.52, 0.5, mixed(_GREEN, PINE, 0.3))
    hand.dot((-2.12, -3.42), 0.36, 0.35, GOLD)
    hand.dot((-2.18, -3.44), 0.2, 0.22, INK)
