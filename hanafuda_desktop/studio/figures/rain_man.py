"""Ono no Michikaze in the rain: court cap, robe, tall clogs, and an open umbrella.

Frame: millimetres, the ground between his clogs at (0, 0), the tip of the umbrella about 44 mm up.
He faces left, in mid-step, and looks down at the frog: the umbrella leans forward over him, one
hand is on its shaft, the other lost in its sleeve.
"""

from __future__ import annotations

import math
from typing import Final

from hanafuda_desktop.studio.brush import FLICK, SWELL, TAPER
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.figures.umbrella import draw_umbrella_back, draw_umbrella_top
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    BLUSH,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    VERMILION,
    WHITE,
    mixed,
)

__all__ = ["draw_rain_man"]

_SKIN: Final = mixed(WHITE, mixed(BLUSH, GOLD, 0.35), 0.4)
_FOLD: Final = mixed(BENI, INK, 0.25)


def _clog(hand: Hand, x: float, y: float) -> None:
    """A tall lacquered clog seen from the side, a white sock on it."""
    sock: list[Point] = [
        (x + 1.3, y - 5.4),
        (x - 0.4, y - 5.2),
        (x - 1.7, y - 4.5),
        (x - 2.0, y - 3.9),
        (x - 0.2, y - 3.7),
        (x + 1.5, y - 3.8),
    ]
    hand.shape(sock, WHITE)
    hand.outline(sock, 0.26)
    for tooth, lean in ((-1.0, -0.25), (0.85, 0.05)):
        post = [(x + tooth, y - 3.4), (x + tooth + lean * 0.5, y - 1.8), (x + tooth + lean, y)]
        hand.line(post, 0.72, (1.0, 0.8, 0.8, 1.0), INK, tremor=0.03)
    board: list[Point] = [
        (x - 2.5, y - 4.05),
        (x - 0.4, y - 3.75),
        (x + 2.1, y - 3.95),
        (x + 2.2, y - 3.45),
        (x - 0.2, y - 3.1),
        (x - 2.3, y - 3.4),
    ]
    hand.shape(board, INK, register=False)
    hand.line(
        [(x - 2.1, y - 3.7), (x - 0.2, y - 3.5), (x + 1.8, y - 3.68)],
        0.15,
        SWELL,
        mixed(VERMILION, BLUSH, 0.2),
    )
    hand.line([(x - 1.5, y - 4.0), (x - 0.7, y - 4.9), (x + 0.2, y - 5.1)], 0.36, SWELL, VERMILION)


_LEGS: Final[tuple[list[Point], ...]] = (
    [
        (0.4, -13.45),
        (4.4, -13.18),
        (7.2, -10.69),
        (8.4, -7.84),
        (7.8, -5.88),
        (5.4, -5.26),
        (2.6, -5.79),
        (0.8, -6.06),
        (-0.2, -9.08),
    ],
    [
        (-4.0, -13.36),
        (1.4, -13.71),
        (2.6, -10.33),
        (2.4, -7.13),
        (0.8, -5.26),
        (-2.6, -5.08),
        (-5.2, -5.61),
        (-7.0, -7.13),
        (-6.2, -10.33),
    ],
)


def _trousers(hand: Hand) -> None:
    """Purple silk, full and heavy, caught in over the ankles so that it overhangs them."""
    for leg, foot in zip(_LEGS, (4.0, -1.9), strict=True):
        hand.shape(leg, PURPLE)
        with hand.within(leg):
            hand.shade(
                leg,
                mixed(INDIGO, INK, 0.35),
                (0.0, 0.1, 0.85),
                start=(0, -13),
                stop=(0, -4),
                soft=0.0,
            )
            for k in (-2, -1, 0, 1, 2):
                crease = [
                    (foot + k * 0.6, -5.1),
                    (foot + k * 1.6, -6.6),
                    (foot + k * 1.35 - 0.3, -11.4),
                ]
                pale = k in (-2, 1)
                tone = mixed(PURPLE, PAPER, 0.3) if pale else mixed(INK, PURPLE, 0.2)
                hand.line(crease, 0.26 if pale else 0.38, TAPER, tone)
        hand.outline(leg, 0.44, lift=0.35)


_ROBE: Final[list[Point]] = [
    (-1.8, -24.4),
    (1.4, -25.0),
    (3.6, -23.8),
    (5.6, -20.4),
    (6.4, -16.2),
    (7.2, -12.6),
    (8.0, -9.8),
    (8.0, -9.8),
    (4.6, -9.2),
    (1.4, -10.2),
    (-2.0, -9.7),
    (-6.2, -11.0),
    (-6.2, -11.0),
    (-5.0, -13.4),
    (-4.2, -16.0),
    (-4.4, -20.0),
    (-3.6, -22.8),
]
_FAR_SLEEVE: Final[list[Point]] = [
    (-2.2, -23.8),
    (-4.6, -22.6),
    (-6.4, -20.9),
    (-7.7, -19.6),
    (-7.7, -19.6),
    (-9.0, -15.6),
    (-9.2, -11.2),
    (-9.2, -11.2),
    (-6.8, -11.2),
    (-4.8, -13.4),
    (-3.0, -17.0),
]
_NEAR_SLEEVE: Final[list[Point]] = [
    (1.8, -24.4),
    (4.6, -23.2),
    (7.2, -20.4),
    (9.4, -17.4),
    (10.6, -15.4),
    (10.6, -15.4),
    (11.6, -11.2),
    (12.2, -6.6),
    (12.2, -6.6),
    (9.6, -5.6),
    (5.6, -6.2),
    (5.6, -6.2),
    (4.6, -10.4),
    (3.0, -15.0),
    (1.6, -19.6),
]
_CUFF: Final[list[Point]] = [
    (10.6, -15.4),
    (11.6, -11.2),
    (12.2, -6.6),
    (12.2, -6.6),
    (10.9, -9.4),
    (10.6, -12.6),
]


def _cloth(hand: Hand, shape: list[Point], *, dark: float = 0.6) -> None:
    hand.shape(shape, VERMILION)
    with hand.within(shape):
        low = max(y for _, y in shape)
        hand.shade(shape, BENI, (0.0, 0.15, dark), start=(0, low - 11), stop=(0, low), soft=0.0)


def _crests(hand: Hand, spots: tuple[Point, ...]) -> None:
    """Little gold rounds woven into the robe: four petals and a heart each."""
    for x, y in spots:
        for k in range(4):
            turn = math.radians(45 + 90 * k)
            hand.dot(
                (x + 0.34 * math.cos(turn), y + 0.34 * math.sin(turn)),
                0.27,
                0.25,
                mixed(GOLD, OCHRE, 0.3),
            )
        hand.dot((x, y), 0.15, 0.15, BENI)


def _far_sleeve(hand: Hand) -> None:
    _cloth(hand, _FAR_SLEEVE)
    hand.line([(-3.6, -22.0), (-6.0, -18.2), (-7.6, -12.4)], 0.34, SWELL, _FOLD)
    hand.line([(-3.4, -19.6), (-4.8, -17.0), (-6.2, -14.4)], 0.3, SWELL, _FOLD)
    hand.outline(_FAR_SLEEVE, 0.44, lift=0.4)
    hand.line([(-7.7, -19.4), (-9.0, -15.6), (-9.2, -11.4)], 0.6, SWELL, mixed(PAPER, GOLD, 0.2))


def _front(hand: Hand) -> None:
    _cloth(hand, _ROBE)
    with hand.within(_ROBE):
        _crests(hand, ((-2.4, -19.8), (0.6, -21.8), (-2.9, -12.9), (0.6, -12.2), (-0.6, -16.9)))
        for points in (
            [(-2.6, -14.6), (-3.4, -12.0), (-4.4, -10.0)],
            [(-0.6, -14.4), (-0.9, -11.8), (-1.6, -9.4)],
            [(1.4, -14.4), (1.6, -11.6), (1.4, -9.2)],
        ):
            hand.line(points, 0.36, TAPER, _FOLD)
    hand.outline(_ROBE, 0.46, lift=0.4)
    belt: list[Point] = [
        (-4.3, -15.9),
        (-1.0, -15.1),
        (2.4, -15.5),
        (2.3, -14.3),
        (-1.0, -13.9),
        (-4.4, -14.7),
    ]
    hand.shape(belt, mixed(INK, INDIGO, 0.35), register=False)
    hand.line([(-3.8, -15.1), (-1.0, -14.5), (2.2, -14.9)], 0.22, SWELL, GOLD)


def _near_sleeve(hand: Hand) -> None:
    _cloth(hand, _NEAR_SLEEVE, dark=0.8)
    with hand.within(_NEAR_SLEEVE):
        _crests(
            hand,
            ((4.2, -20.2), (6.6, -16.4), (5.2, -12.4), (8.8, -11.8), (7.4, -8.2), (10.6, -8.2)),
        )
        folds = (
            [(2.8, -22.6), (4.4, -16.6), (6.6, -8.6)],
            [(4.0, -22.6), (7.0, -17.6), (9.4, -9.4)],
            [(2.0, -20.4), (3.2, -15.2), (5.2, -10.0)],
            [(8.4, -18.2), (9.8, -14.6), (10.8, -10.4)],
        )
        for points in folds:
            hand.line(points, 0.38, SWELL, _FOLD)
    hand.shape(_CUFF, mixed(BENI, INK, 0.55), register=False)
    hand.line(
        [(10.5, -15.3), (10.6, -12.4), (10.9, -9.2), (12.1, -6.6)],
        0.5,
        SWELL,
        mixed(PAPER, GOLD, 0.2),
    )
    hand.outline(_NEAR_SLEEVE, 0.5, lift=0.4)
    hand.line([(5.7, -6.3), (9.4, -5.6), (12.1, -6.6)], 0.7, SWELL, mixed(PAPER, GOLD, 0.2))
    hand.line([(5.4, -6.0), (9.6, -5.2), (12.4, -6.4)], 0.34, SWELL)


def _collar(hand: Hand) -> None:
    hand.line([(-2.5, -24.0), (-0.9, -23.4), (1.6, -25.2)], 1.5, SWELL, WHITE)
    hand.line([(-2.7, -23.6), (-0.9, -22.9), (1.8, -24.6)], 0.55, SWELL, PURPLE)
    hand.line([(-2.8, -23.3), (-0.9, -22.5), (1.9, -24.2)], 0.28, SWELL)


_FACE: Final[list[Point]] = [
    (-2.0, -5.4),
    (-2.5, -4.2),
    (-2.45, -3.5),
    (-3.05, -2.55),
    (-2.95, -2.2),
    (-2.5, -2.05),
    (-2.75, -1.6),
    (-2.45, -1.2),
    (-2.4, -0.6),
    (-1.6, 0.1),
    (-0.4, -0.1),
    (1.0, -0.8),
    (1.9, -2.2),
    (2.1, -4.2),
    (1.6, -5.8),
    (-0.2, -6.2),
]
"""The head about the joint of the neck, at (0, 0)."""


def _head(hand: Hand) -> None:
    hand.line([(0.4, 1.2), (0.5, 0.0), (0.8, -1.2)], 2.6, (1.0, 1.0, 1.0), _SKIN)
    hand.shape(_FACE, _SKIN)
    hand.shade([(-1.7, -2.5), (-0.3, -2.5), (-0.3, -1.2), (-1.7, -1.2)], BLUSH, 0.7, soft=0.35)
    hand.outline(_FACE, 0.3, lift=0.45)
    hair: list[Point] = [
        (0.2, -6.0),
        (2.0, -5.6),
        (2.6, -3.4),
        (2.2, -1.4),
        (1.2, -0.9),
        (1.15, -2.6),
        (0.75, -4.2),
    ]
    hand.shape(hair, INK, register=False)
    ear: list[Point] = [(0.45, -3.9), (1.05, -4.0), (1.2, -3.2), (0.8, -2.4), (0.4, -2.8)]
    hand.shape(ear, _SKIN, register=False)
    hand.outline(ear, 0.2, lift=0.5)
    hand.line([(-2.3, -4.5), (-1.6, -4.85), (-0.7, -4.5)], 0.3, TAPER)
    hand.line([(-2.25, -3.6), (-1.55, -3.72), (-0.75, -3.3)], 0.3, TAPER)
    hand.dot((-1.75, -3.45), 0.2, 0.2, INK)
    hand.line([(-2.3, -3.2), (-1.6, -3.05), (-1.1, -3.15)], 0.14, SWELL)
    hand.line([(-2.5, -2.05), (-2.0, -1.85), (-1.5, -1.45)], 0.28, TAPER)
    hand.line([(-2.45, -1.4), (-2.1, -1.32), (-1.7, -1.4)], 0.26, SWELL, BENI)
    for tip in ((-2.7, 1.2), (-2.3, 1.4), (-1.9, 1.1)):
        hand.line([(-2.0, -0.35), (-2.2, 0.4), tip], 0.34, FLICK)


def _cap(hand: Hand) -> None:
    """A tall court cap of black lacquered gauze, falling back at its crown, tied under the chin."""
    cap: list[Point] = [
        (-2.4, -5.4),
        (-2.6, -7.0),
        (-1.9, -9.4),
        (0.2, -11.2),
        (3.0, -11.6),
        (4.9, -10.6),
        (4.8, -9.2),
        (3.4, -8.6),
        (2.9, -7.0),
        (2.5, -5.2),
        (0.2, -5.7),
    ]
    hand.shape(cap, INK, register=False)
    for sheen in (
        [(-1.9, -6.2), (-0.9, -8.6), (1.2, -10.4)],
        [(0.4, -6.4), (1.4, -8.4), (3.8, -9.8)],
    ):
        hand.line(sheen, 0.22, SWELL, mixed(INDIGO, PAPER, 0.3))
    hand.line([(-2.5, -5.5), (0.0, -5.5), (2.6, -5.1)], 0.62, (0.7, 1.0, 0.9, 0.8), INK)
    hand.line([(0.5, -5.4), (0.0, -2.6), (-1.4, 0.0)], 0.2, SWELL, mixed(PURPLE, INK, 0.3))


def _fist(hand: Hand) -> None:
    fist: list[Point] = [
        (-7.4, -20.2),
        (-6.5, -20.8),
        (-5.2, -20.3),
        (-4.9, -19.2),
        (-5.6, -18.5),
        (-7.0, -18.6),
    ]
    hand.shape(fist, _SKIN)
    hand.outline(fist, 0.28, lift=0.45)
    for k in range(3):
        y = -20.1 + 0.5 * k
        hand.line([(-6.9, y), (-6.3, y + 0.12), (-5.8, y + 0.02)], 0.18, SWELL)


def draw_rain_man(hand: Hand) -> None:
    """The whole man, far things first: he leans into his step, and bows his head further still."""
    body = hand.joined("body", (0.0, 0.0), -3.5)
    draw_umbrella_back(body)
    _clog(hand.joined("rear clog", (3.9, -0.7), 9.0), 0.0, 0.0)
    _clog(hand, -3.7, 0.2)
    _trousers(body)
    _far_sleeve(body)
    _front(body)
    _near_sleeve(body)
    head = body.joined("head", (-0.4, -24.6), -9.0)
    _head(head)
    _cap(head)
    _collar(body)
    _fist(body)
    draw_umbrella_top(body)
