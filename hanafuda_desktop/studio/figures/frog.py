"""The frog that leaps at the willow again and again until it holds on: why the Rain Man looks up.

Frame: millimetres, its middle at (0, 0); it flies to the left along the x axis at full stretch,
about 13 mm from finger to toe, its back up. Turn the hand to send it up at the leaf.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import GOLD, INK, MOSS, PAPER, PINE, PINE_BLACK, mixed

__all__ = ["draw_frog"]

_GREEN: Final = mixed(MOSS, PINE, 0.28)
_DEEP: Final = mixed(PINE, PINE_BLACK, 0.2)
_PALE: Final = mixed(PAPER, GOLD, 0.3)

_BODY: Final[list[Point]] = [
    (-3.9, 0.35),
    (-3.5, -0.35),
    (-2.7, -0.85),
    (-1.6, -1.2),
    (-0.2, -1.5),
    (1.2, -1.25),
    (2.5, -0.6),
    (3.2, 0.1),
    (2.6, 0.85),
    (1.0, 1.2),
    (-0.8, 1.4),
    (-2.2, 1.25),
    (-3.4, 0.9),
]
_BELLY: Final[list[Point]] = [
    (-4.0, 0.55),
    (-2.4, 0.5),
    (-0.6, 0.45),
    (1.2, 0.5),
    (3.2, 0.5),
    (2.6, 1.8),
    (-1.0, 2.2),
    (-4.0, 1.6),
]
_FAR_THIGH: Final[list[Point]] = [
    (1.6, -0.7),
    (3.0, -1.1),
    (4.9, -1.35),
    (5.3, -0.95),
    (4.4, -0.5),
    (2.8, 0.2),
]
_NEAR_THIGH: Final[list[Point]] = [
    (0.9, -0.1),
    (2.2, -0.55),
    (3.8, 0.1),
    (5.2, 0.95),
    (5.4, 1.4),
    (4.8, 1.55),
    (3.0, 1.5),
    (1.4, 1.25),
]


def _shank(hand: Hand, points: list[Point], toes: list[Point], width: float) -> None:
    """Lower leg or arm, and the toes spread from its end."""
    foot = points[-1]
    for toe in toes:
        hand.line([foot, toe], 0.46, (0.8, 0.7, 0.6, 0.9), INK)
        hand.line([foot, toe], 0.26, (0.8, 0.7, 0.6, 0.9), _GREEN)
        hand.dot(toe, 0.2, 0.2, INK)
    hand.line(points, width + 0.3, (0.9, 1.0, 0.75, 0.55), INK)
    hand.line(points, width, (0.9, 1.0, 0.75, 0.55), _GREEN)


def _thigh(hand: Hand, shape: list[Point]) -> None:
    hand.shape(shape, _GREEN, register=False)
    hand.outline(shape, 0.3, INK, lift=0.45)
    for share in (0.35, 0.55, 0.75):
        (ax, ay), (bx, by) = shape[1], shape[4]
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        hand.line([(x - 0.1, y - 0.1), (x, y + 0.4)], 0.26, SWELL, _DEEP)


def _head(hand: Hand) -> None:
    hand.line([(-3.8, 0.45), (-3.0, 0.42), (-2.1, 0.2)], 0.2, SWELL)
    hand.dot((-3.55, -0.05), 0.08, 0.08, INK)
    hand.dot((-2.5, -0.85), 0.66, 0.62, INK)
    hand.dot((-2.5, -0.83), 0.52, 0.48, _GREEN)
    hand.dot((-2.58, -0.86), 0.4, 0.37, GOLD)
    hand.dot((-2.68, -0.88), 0.22, 0.24, INK)
    hand.dot((-1.6, -0.15), 0.3, 0.3, _DEEP)


def draw_frog(hand: Hand) -> None:
    """Far limbs, body with its pale belly, near limbs: legs thrown out behind, arms reaching."""
    _thigh(hand, _FAR_THIGH)
    _shank(
        hand, [(4.9, -1.1), (6.2, -0.7), (7.4, -1.1)], [(8.9, -1.7), (9.2, -1.0), (8.8, -0.5)], 0.5
    )
    _shank(hand, [(-2.0, 0.4), (-3.6, 0.5), (-4.9, -0.3)], [(-5.8, -0.9), (-6.0, -0.3)], 0.42)
    hand.shape(_BODY, _GREEN)
    with hand.within(_BODY):
        hand.shape(_BELLY, _PALE, register=False)
        hand.line([(-2.2, 0.35), (0.0, 0.1), (2.6, 0.1)], 0.36, TAPER, _DEEP)
        for x, y in ((-0.9, -0.75), (0.0, -0.95), (0.7, -0.55), (1.5, -0.6), (-0.2, -0.4)):
            hand.dot((x, y), 0.24, 0.17, _DEEP)
    hand.outline(_BODY, 0.34, INK, lift=0.4)
    _thigh(hand, _NEAR_THIGH)
    _shank(hand, [(5.0, 1.25), (6.3, 0.8), (7.7, 1.3)], [(9.2, 1.0), (9.3, 1.8), (8.7, 2.4)], 0.56)
    _shank(
        hand,
        [(-1.6, 0.9), (-2.9, 1.75), (-4.4, 1.5)],
        [(-5.5, 1.1), (-5.6, 1.7), (-5.1, 2.2)],
        0.48,
    )
    _head(hand)
