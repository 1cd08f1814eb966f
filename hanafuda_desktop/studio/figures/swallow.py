"""The swallow of November, banking with both wings spread and the long fork of its tail behind.

Frame: millimetres, the shoulders at (0, 0), the bird flying to the right and slightly down.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.figures.wing import Wing, draw_wing
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    VERMILION,
    WHITE,
    mixed,
)

__all__ = ["draw_swallow"]

_BACK: Final = mixed(INDIGO, INK, 0.45)
_BODY: Final[list[Point]] = [
    (4.9, -0.5),
    (4.3, -1.35),
    (3.2, -1.6),
    (1.6, -1.45),
    (-0.6, -1.5),
    (-3.0, -1.0),
    (-5.4, -0.3),
    (-5.2, 0.35),
    (-3.0, 1.1),
    (-0.6, 1.75),
    (1.6, 1.8),
    (3.4, 1.2),
    (4.5, 0.2),
]
_BELLY: Final[list[Point]] = [
    (4.6, 0.0),
    (3.0, 0.15),
    (0.6, 0.2),
    (-2.4, 0.1),
    (-5.6, 0.05),
    (-4.6, 2.4),
    (0.0, 3.0),
    (4.4, 2.2),
]


def _tail(hand: Hand) -> None:
    streamers: tuple[list[Point], ...] = (
        [(-3.6, -0.4), (-7.4, -1.5), (-11.0, -4.0), (-13.6, -7.4)],
        [(-3.6, 0.1), (-7.6, 0.6), (-11.8, 0.2), (-15.6, -1.4)],
    )
    for streamer in streamers:
        hand.line(streamer, 1.7, (0.7, 1.0, 0.8, 0.5, 0.3, 0.22, 0.1), _BACK, tremor=0.03)
    for tip in ((-7.4, -0.9), (-7.8, -0.2)):
        hand.line([(-3.8, -0.1), tip], 1.3, (0.9, 1.0, 0.8, 0.2), _BACK)
    for x, y in ((-6.7, -1.15), (-7.0, -0.45), (-6.9, 0.3)):
        hand.dot((x, y), 0.36, 0.24, PAPER)


def _wing(towards: float, *, near: bool) -> Wing:
    return Wing(
        shoulder=(1.2, 0.2) if near else (1.4, -0.9),
        towards=towards,
        length=12.6 if near else 11.6,
        back=186.0,
        chord=3.5 if near else 3.0,
        feathers=13,
        flight=mixed(_BACK, INK, 0.2),
        coverts=mixed(INDIGO, PAPER, 0.16) if near else mixed(INDIGO, INK, 0.15),
        bend=30.0,
    )


def draw_swallow(hand: Hand) -> None:
    """Far wing, tail, body with its red throat, near wing, eye."""
    draw_wing(hand, _wing(244.0, near=False))
    _tail(hand)
    hand.shape(_BODY, _BACK, register=False)
    with hand.within(_BODY):
        hand.shape(_BELLY, mixed(WHITE, GOLD, 0.22), register=False)
        hand.shade(_BELLY, OCHRE, (0.0, 0.7), start=(0, 0.6), stop=(0, 2.0), soft=0.2)
        throat: list[Point] = [(2.4, 0.0), (4.0, -0.4), (5.6, -0.2), (4.6, 1.6), (2.6, 1.5)]
        hand.shape(throat, mixed(VERMILION, BENI, 0.2), register=False)
        hand.line([(2.3, -0.2), (2.2, 0.8), (2.6, 1.7)], 0.6, SWELL, _BACK)
    hand.outline(_BODY, 0.28, INK, lift=0.3)
    draw_wing(hand, _wing(128.0, near=True))
    hand.shape(
        [(4.5, -0.95), (5.2, -0.55), (5.95, -0.1), (5.1, 0.0), (4.6, 0.1)], INK, register=False
    )
    hand.line([(4.4, 0.1), (5.1, 0.05), (5.9, -0.1)], 0.2, TAPER)
    hand.line([(3.7, -1.0), (4.2, -0.9), (4.8, -0.65)], 0.18, SWELL, mixed(VERMILION, PAPER, 0.2))
    hand.dot((3.95, -0.62), 0.3, 0.28, PAPER)
    hand.dot((4.0, -0.62), 0.19, 0.19, INK)
