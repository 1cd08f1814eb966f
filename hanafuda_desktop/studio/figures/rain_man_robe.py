"""The Rain Man's robe: a courtier's round-collared hunting robe of crested vermilion silk.

Frame: that of his body, the ground between his clogs at (0, 0). Its parts lie in tiers: the back
panel hangs lowest, the front panel over the trousers, the far sleeve with the hand in it, and over
all the near sleeve, wide as a banner, from the arm that holds the umbrella.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hanafuda_desktop.studio.brush import TAPER
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    VERMILION,
    WHITE,
    mixed,
)

__all__ = ["draw_collar", "draw_far_sleeve", "draw_near_sleeve", "draw_panels", "draw_sleeve_mouth"]

_FOLD: Final = mixed(BENI, INK, 0.45)
_SHADOW: Final = mixed(VERMILION, BENI, 0.62)
_HOLLOW: Final = mixed(BENI, INK, 0.55)
_LINING: Final = mixed(PAPER, GOLD, 0.25)
_BRAID: Final = mixed(GOLD, OCHRE, 0.2)

_BACK: Final[list[Point]] = [
    (-0.6, -24.6),
    (1.9, -25.5),
    (3.9, -24.2),
    (5.3, -21.6),
    (6.2, -18.8),
    (6.6, -17.0),
    (6.3, -15.8),
    (6.9, -13.4),
    (7.9, -10.2),
    (9.2, -7.6),
    (10.8, -5.4),
    (10.8, -5.4),
    (9.2, -5.3),
    (8.2, -5.9),
    (6.6, -5.7),
    (5.0, -6.5),
    (3.0, -6.9),
    (3.0, -6.9),
    (2.2, -10),
    (0.6, -16),
]
_FRONT: Final[list[Point]] = [
    (-2.8, -24.4),
    (-4.0, -22.8),
    (-4.8, -20.0),
    (-4.6, -17.0),
    (-4.6, -14.0),
    (-5.2, -11.0),
    (-6.2, -8.7),
    (-6.2, -8.7),
    (-4.7, -7.7),
    (-3.1, -7.8),
    (-2.2, -8.3),
    (-0.4, -7.3),
    (1.6, -7.1),
    (3.2, -7.8),
    (3.2, -7.8),
    (3, -12),
    (2.6, -18),
    (2.0, -24.6),
    (0, -24.2),
]
_FAR: Final[list[Point]] = [
    (-3.6, -20.6),
    (-5.0, -19.6),
    (-6.5, -17.4),
    (-8.0, -14.4),
    (-9.5, -11.7),
    (-9.5, -11.7),
    (-8.4, -10.3),
    (-6.6, -9.8),
    (-3.6, -10.6),
]
_NEAR: Final[list[Point]] = [
    (0.6, -24.9),
    (2.2, -24.9),
    (3.6, -23.6),
    (4.6, -21.0),
    (5.0, -18.2),
    (4.9, -15.8),
    (5.1, -14.0),
    (4.6, -12.8),
    (3.3, -12.5),
    (1.9, -12.8),
    (0.4, -11.8),
    (-1.2, -11.9),
    (-2.7, -10.7),
    (-4.2, -11.0),
    (-5.6, -10.0),
    (-7.4, -9.6),
    (-7.4, -9.6),
    (-6.1, -12.8),
    (-5.1, -16.4),
    (-4.6, -19.6),
    (-4.5, -22.0),
    (-4.5, -22.0),
    (-3.0, -21.2),
    (-1.5, -20.3),
    (-0.6, -20.2),
    (-0.9, -21.8),
    (-0.4, -23.6),
]
_MOUTH: Final[list[Point]] = [
    (-4.5, -22.0),
    (-5.4, -21.6),
    (-6.0, -19),
    (-7.0, -15),
    (-8.1, -11.4),
    (-7.4, -9.6),
    (-7.4, -9.6),
    (-6.0, -13),
    (-4.9, -16.4),
    (-4.5, -20),
]

_WHITE: Final[list[Point]] = [
    (-2.4, -24.85),
    (-1.7, -24.9),
    (-0.8, -24.8),
    (0.5, -25.1),
    (1.7, -26.0),
    (1.7, -26.0),
    (2.3, -25.6),
    (2.3, -25.6),
    (1.0, -24.4),
    (-0.6, -23.9),
    (-2.1, -24.2),
]
_BAND: Final[list[Point]] = [
    (-2.8, -24.6),
    (-2.0, -24.25),
    (-0.7, -24.0),
    (0.9, -24.5),
    (2.2, -25.7),
    (2.2, -25.7),
    (2.8, -25.2),
    (2.8, -25.2),
    (1.3, -23.8),
    (-0.6, -23.1),
    (-2.2, -23.5),
    (-2.8, -24.1),
]


def _drape(
    hand: Hand, folds: Sequence[Sequence[Point]], crests: Sequence[Point] = (), wide: float = 1.2
) -> None:
    """Folds of heavy silk: a shadow from a block of its own, the woven crests, the brush."""
    for fold in folds:
        hand.line(fold, wide, (0.1, 0.6, 1.0, 1.0, 0.7, 0.3), _SHADOW)
    for spot in crests:
        _crest(hand, spot)
    for fold in folds:
        hand.line(fold, 0.36, TAPER, _FOLD)


def _crest(hand: Hand, centre: Point) -> None:
    """A woven roundel: a flower of eight petals about a heart, never set quite alike."""
    x, y = centre
    tilt, squeeze = hand.rng.uniform(0, 45), hand.rng.uniform(0.82, 1.0)
    for k in range(8):
        turn = math.radians(45 * k + tilt)
        dx, dy = squeeze * math.cos(turn), math.sin(turn)
        inner, outer = (x + 0.5 * dx, y + 0.5 * dy), (x + 1.1 * dx, y + 1.1 * dy)
        hand.line([inner, outer], 0.62, (0.3, 0.8, 1.0, 0.75), _BRAID, smooth=False)
    hand.dot(centre, 0.3 * squeeze, 0.3, _BRAID)


def _hem(hand: Hand, points: Sequence[Point]) -> None:
    """The pale lining that shows along an edge."""
    even = (0.75, 1.0, 1.0, 1.0, 0.75)
    hand.line(points, 1.0, even, INK, tremor=0.03)
    hand.line(points, 0.56, even, _LINING, tremor=0.03)


def _cloth(hand: Hand, shape: list[Point], deep: float) -> None:
    hand.shape(shape, VERMILION)
    low = max(y for _, y in shape)
    hand.shade(shape, BENI, (0.0, 0.12, deep), start=(0, low - 12), stop=(0, low), soft=0.0)


def draw_panels(hand: Hand) -> None:
    """The back panel that trails, the front one gathered over the trousers; an open side."""
    _cloth(hand, _BACK, 0.75)
    with hand.within(_BACK):
        _drape(
            hand,
            (
                [(5.4, -15.6), (6.4, -11.6), (9.6, -5.4)],
                [(5.0, -14.0), (5.8, -10.0), (7.7, -6.0)],
                [(4.2, -12.0), (4.4, -9.0), (5.0, -6.4)],
                [(3.6, -23.6), (5.0, -21.0), (5.5, -18.0)],
            ),
            ((6.6, -9.2),),
        )
        for tone, wide in ((INK, 1.3), (mixed(INDIGO, INK, 0.3), 0.9)):
            hand.line([(4.0, -16.6), (5.6, -16.2), (7.0, -16.6)], wide, (1.0, 1.0), tone)
    hand.outline(_BACK, 0.46, lift=0.45)
    _hem(hand, _BACK[11:17])
    _cloth(hand, _FRONT, 0.6)
    with hand.within(_FRONT):
        _drape(
            hand,
            (
                [(-3.8, -14.0), (-4.2, -11.0), (-5.0, -7.6)],
                [(-1.6, -13.0), (-1.6, -10.0), (-1.9, -7.4)],
                [(0.8, -13.0), (1.0, -10.0), (1.2, -7.0)],
                [(-1.8, -23.6), (-2.8, -21.8), (-3.4, -20.6)],
            ),
            ((1.2, -9.7),),
        )
    hand.outline(_FRONT, 0.46, lift=0.45)
    _hem(hand, _FRONT[7:14])


def draw_far_sleeve(hand: Hand) -> None:
    """The sleeve beyond him, the hand at rest inside it."""
    hand.shape(_FAR, mixed(VERMILION, BENI, 0.5))
    with hand.within(_FAR):
        hand.line([(-5.4, -18.6), (-6.6, -14.6), (-7.6, -10.4)], 0.36, TAPER, _FOLD)
    hand.outline(_FAR, 0.44, lift=0.45)
    _hem(hand, _FAR[5:])


def draw_sleeve_mouth(hand: Hand) -> None:
    """Into the near sleeve: dark, with the edges of two under-robes."""
    hand.shape(_MOUTH, _HOLLOW, register=False)
    with hand.within(_MOUTH):
        white = [(-4.8, -21.4), (-5.8, -17.0), (-7.0, -10.6)]
        green = [(x + 0.45, y) for x, y in white]
        hand.line(white, 1.5, (0.6, 1.0, 1.0), WHITE)
        hand.line(green, 1.1, (0.6, 1.0, 1.0), INK)
        hand.line(green, 0.85, (0.6, 1.0, 1.0), mixed(PINE, MOSS, 0.5))
    hand.outline(_MOUTH, 0.34, lift=0.6)


def draw_near_sleeve(hand: Hand) -> None:
    """From the shoulder to the raised wrist, and from the wrist down: the robe's great plane."""
    _cloth(hand, _NEAR, 0.7)
    with hand.within(_NEAR):
        _drape(
            hand,
            (
                [(-0.5, -20.0), (0.9, -18.9), (2.6, -18.7), (3.8, -19.2)],
                [(-4.2, -20.2), (-2.8, -18.6), (-0.2, -17.5), (2.4, -17.7)],
                [(-4.3, -18.6), (-3.8, -15.4), (-4.9, -10.6)],
                [(2.9, -17.4), (0.4, -15.0), (-2.0, -11.2)],
                [(4.1, -17.0), (3.2, -14.6), (1.2, -12.2)],
                [(1.4, -24.2), (3.1, -22.6), (3.8, -20.2)],
            ),
            ((2.1, -21.5), (-1.6, -16.0), (3.2, -14.6), (-3.6, -13.0)),
        )
    hand.outline(_NEAR, 0.46, lift=0.45)
    _hem(
        hand,
        [
            (-4.45, -22.15),
            (-4.55, -21.6),
            (-4.7, -19.6),
            (-5.2, -16.4),
            (-6.2, -12.8),
            (-7.5, -9.7),
        ],
    )


def draw_collar(hand: Hand) -> None:
    """The round collar: the white under-robe, and the stiff band."""
    for shape, tone in ((_BAND, VERMILION), (_WHITE, WHITE)):
        hand.shape(shape, tone, register=False)
        hand.outline(shape, 0.3, lift=0.7)
