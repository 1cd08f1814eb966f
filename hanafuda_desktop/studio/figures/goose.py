"""A wild goose in flight.

Frame: millimetres, the shoulder at (0, 0), the bird about 16 mm from bill to tail, flying right.
The directions of its two wings are the beat: up is 240 to 260, down 100 to 120.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.figures.wing import Wing, draw_wing
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    UMBER,
    VERMILION,
    WHITE,
    mixed,
)

__all__ = ["draw_goose"]

_BODY: Final[list[Point]] = [
    (7.6, -1.5),
    (7.2, -1.95),
    (6.6, -2.0),
    (5.9, -1.6),
    (4.4, -1.15),
    (2.6, -1.15),
    (0.6, -1.35),
    (-1.8, -0.9),
    (-4.2, 0.1),
    (-5.6, 0.55),
    (-4.0, 1.05),
    (-2.0, 1.55),
    (0.2, 1.6),
    (2.0, 1.0),
    (3.4, 0.0),
    (5.0, -0.55),
    (6.4, -0.95),
    (7.2, -1.05),
]
_BELLY: Final[list[Point]] = [
    (-5.4, 0.8),
    (-2.6, 0.75),
    (0.4, 0.75),
    (2.0, 0.35),
    (3.6, -0.3),
    (3.4, 1.4),
    (0.0, 2.6),
    (-4.0, 2.4),
]
_BROWN: Final = mixed(UMBER, INK, 0.35)


def _wing(towards: float, *, near: bool) -> Wing:
    warm = mixed(OCHRE, UMBER, 0.3)
    return Wing(
        shoulder=(0.9, -0.5) if near else (1.7, -0.7),
        towards=towards,
        length=9.4 if near else 8.4,
        back=184.0,
        chord=3.9 if near else 3.2,
        feathers=11,
        flight=mixed(_BROWN, INDIGO, 0.35) if near else mixed(_BROWN, INK, 0.4),
        coverts=mixed(warm, PAPER, 0.25) if near else mixed(warm, UMBER, 0.45),
    )


def draw_goose(hand: Hand, near: float, far: float) -> None:
    """The bird, its near and far wing pointing in these directions (degrees)."""
    draw_wing(hand, _wing(far, near=False))
    for rise in (-0.15, 0.3, 0.8):
        hand.line(
            [(-3.6, 0.4), (-5.6, 0.45 + rise * 0.4), (-7.2, 0.5 + rise)],
            0.8,
            (0.8, 1.0, 0.9, 0.3),
            _BROWN,
        )
    hand.shape(_BODY, mixed(OCHRE, UMBER, 0.45))
    with hand.within(_BODY):
        hand.shape(_BELLY, WHITE, register=False)
        neck = [(2.4, -3.4), (9.0, -3.4), (9.0, 0.5), (2.4, 0.6)]
        hand.shade(
            neck, _BROWN, (0.0, 0.75, 1.0), start=(2.4, 0), stop=(6, 0), soft=0.2, smooth=False
        )
        for i in range(5):
            x = 1.8 - 1.1 * i
            hand.line(
                [(x, 0.7), (x - 0.3, 1.2), (x - 0.05, 1.7)], 0.17, SWELL, mixed(UMBER, PAPER, 0.35)
            )
    hand.outline(_BODY, 0.3, INK, lift=0.3)
    draw_wing(hand, _wing(near, near=True))
    bill: list[Point] = [(7.4, -1.9), (8.2, -1.6), (8.75, -1.25), (8.0, -1.1), (7.35, -1.1)]
    hand.shape(bill, mixed(OCHRE, VERMILION, 0.45), register=False)
    hand.line([(7.3, -1.95), (8.1, -1.65), (8.8, -1.22)], 0.2, TAPER)
    hand.dot((6.82, -1.58), 0.2, 0.18, WHITE)
    hand.dot((6.85, -1.58), 0.12, 0.12, INK)
