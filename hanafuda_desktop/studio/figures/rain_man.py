"""Ono no Michikaze in the rain: court cap, robe, tall clogs, and an open umbrella.

Frame: millimetres, the ground between his clogs at (0, 0), the tip of the umbrella about 45 mm up.
He faces left and looks down at the frog. His far hand holds the umbrella's shaft before him; the
near one gathers up his robe out of the wet, and its long sleeve falls away behind him. Head
and hands are in ``rain_man_head`` and ``rain_man_hands``, what he holds in ``umbrella``.
"""

from __future__ import annotations

import math
from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.figures.rain_man_hands import (
    draw_fingers,
    draw_grip,
    draw_near_hand,
)
from hanafuda_desktop.studio.figures.rain_man_head import draw_head
from hanafuda_desktop.studio.figures.umbrella import (
    draw_umbrella_back,
    draw_umbrella_shaft,
    draw_umbrella_top,
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    PINE,
    PURPLE,
    VERMILION,
    WHITE,
    mixed,
)

__all__ = ["draw_rain_man"]

_FOLD: Final = mixed(BENI, INK, 0.3)
_LINING: Final = mixed(PAPER, GOLD, 0.3)
_HOLLOW: Final = mixed(BENI, INK, 0.6)

_LEGS: Final[tuple[list[Point], ...]] = (
    [
        (0.4, -11.0),
        (4.6, -11.0),
        (6.2, -8.0),
        (6.4, -5.4),
        (5.2, -4.1),
        (3.2, -3.9),
        (1.4, -4.4),
        (0.4, -6.4),
    ],
    [
        (-4.4, -11.6),
        (0.8, -11.6),
        (1.2, -8.0),
        (0.6, -5.2),
        (-0.8, -3.9),
        (-3.0, -3.7),
        (-5.0, -4.5),
        (-5.6, -6.4),
        (-5.2, -9.0),
    ],
)
_TRAIN: Final[list[Point]] = [
    (1.0, -13.0),
    (5.4, -12.6),
    (7.6, -9.0),
    (9.4, -6.0),
    (11.2, -3.3),
    (11.2, -3.3),
    (9.2, -2.7),
    (6.4, -3.2),
    (4.6, -4.6),
    (4.6, -4.6),
    (2.6, -6.4),
    (1.4, -9.0),
]
_ROBE: Final[list[Point]] = [
    (-1.9, -25.2),
    (1.2, -25.9),
    (3.4, -24.8),
    (4.8, -21.6),
    (4.8, -17.4),
    (5.4, -13.4),
    (6.4, -9.6),
    (7.0, -6.6),
    (7.0, -6.6),
    (4.4, -5.6),
    (1.6, -6.2),
    (-1.0, -7.6),
    (-3.0, -9.2),
    (-4.8, -8.6),
    (-5.6, -8.4),
    (-5.6, -8.4),
    (-5.1, -11.0),
    (-3.9, -14.2),
    (-3.2, -16.6),
    (-3.7, -18.6),
    (-3.7, -21.4),
    (-3.0, -23.8),
]
_FAR_SLEEVE: Final[list[Point]] = [
    (-2.2, -24.4),
    (-3.6, -23.2),
    (-5.0, -22.6),
    (-5.0, -22.6),
    (-5.2, -19.4),
    (-6.4, -15.4),
    (-8.0, -11.2),
    (-8.0, -11.2),
    (-5.8, -10.6),
    (-3.8, -11.6),
    (-3.8, -11.6),
    (-3.2, -14.6),
    (-2.8, -19.0),
]
_FAR_HOLLOW: Final[list[Point]] = [
    (-5.0, -22.6),
    (-5.9, -20.8),
    (-7.2, -16.4),
    (-8.4, -12.4),
    (-8.0, -11.2),
    (-8.0, -11.2),
    (-6.4, -15.4),
    (-5.2, -19.4),
]
_NEAR_SLEEVE: Final[list[Point]] = [
    (0.6, -25.4),
    (2.9, -25.0),
    (4.9, -23.2),
    (6.0, -20.2),
    (6.7, -16.6),
    (8.2, -12.8),
    (10.0, -9.2),
    (11.4, -6.6),
    (11.4, -6.6),
    (9.2, -5.8),
    (6.6, -6.0),
    (4.9, -6.9),
    (4.9, -6.9),
    (3.4, -10.0),
    (1.6, -12.6),
    (-0.3, -14.0),
    (-0.3, -14.0),
    (-0.6, -15.2),
    (-0.2, -16.6),
    (-0.2, -16.6),
    (0.9, -17.5),
    (1.0, -19.6),
    (0.6, -22.4),
]
_NEAR_HOLLOW: Final[list[Point]] = [
    (-0.2, -16.6),
    (-1.0, -15.6),
    (-0.9, -13.8),
    (0.6, -12.0),
    (2.6, -9.4),
    (4.0, -6.9),
    (4.9, -6.9),
    (4.9, -6.9),
    (3.4, -10.0),
    (1.6, -12.6),
    (-0.3, -14.0),
    (-0.6, -15.2),
]


def _clog(hand: Hand, x: float) -> None:
    """A tall lacquered clog seen from the side, both teeth on the ground, a white sock on it."""
    hand.shade(
        [(x - 3.0, -0.25), (x + 3.2, -0.35), (x + 3.4, 0.5), (x - 2.6, 0.6)],
        mixed(PINE, INK, 0.5),
        0.55,
        soft=0.3,
    )
    sock: list[Point] = [
        (x + 1.5, -4.6),
        (x - 0.2, -4.6),
        (x - 1.6, -3.9),
        (x - 2.3, -3.2),
        (x - 0.4, -2.9),
        (x + 1.6, -3.0),
    ]
    hand.shape(sock, WHITE)
    hand.outline(sock, 0.28)
    for tooth in (-1.25, 1.1):
        post = [(x + tooth - 0.05, -2.6), (x + tooth, -1.3), (x + tooth + 0.05, 0.1)]
        hand.line(post, 0.86, (1.0, 0.85, 0.85, 1.0), INK, tremor=0.02)
    board: list[Point] = [
        (x - 2.8, -3.15),
        (x - 0.4, -2.95),
        (x + 2.2, -3.1),
        (x + 2.3, -2.55),
        (x - 0.2, -2.3),
        (x - 2.6, -2.5),
    ]
    hand.shape(board, INK, register=False)
    shine = [(x - 2.3, -2.8), (x - 0.2, -2.68), (x + 1.8, -2.82)]
    hand.line(shine, 0.16, SWELL, mixed(VERMILION, PAPER, 0.3))
    hand.line([(x - 1.7, -3.1), (x - 0.9, -4.0), (x + 0.1, -4.3)], 0.4, SWELL, VERMILION)


def _trousers(hand: Hand) -> None:
    """Purple silk, caught in over the ankles so that it overhangs them."""
    dark = mixed(INDIGO, INK, 0.35)
    for leg, foot in zip(_LEGS, (3.6, -2.2), strict=True):
        hand.shape(leg, PURPLE)
        with hand.within(leg):
            hand.shade(leg, dark, (0.0, 0.1, 0.8), start=(0, -11), stop=(0, -3), soft=0.0)
            for k in (-2, -1, 0, 1, 2):
                crease = [
                    (foot + k * 0.5, -3.8),
                    (foot + k * 1.15, -5.6),
                    (foot + k * 0.9 + 0.3, -10.4),
                ]
                pale = k in (-2, 1)
                tone = mixed(PURPLE, PAPER, 0.34) if pale else mixed(INK, PURPLE, 0.2)
                hand.line(crease, 0.26 if pale else 0.36, TAPER, tone)
        hand.outline(leg, 0.42, lift=0.4)


def _cloth(hand: Hand, shape: list[Point], folds: tuple[list[Point], ...], dark: float) -> None:
    """A piece of the robe: vermilion deepening downwards, its folds, its key line."""
    hand.shape(shape, VERMILION)
    with hand.within(shape):
        low = max(y for _, y in shape)
        hand.shade(shape, BENI, (0.0, 0.15, dark), start=(0, low - 12), stop=(0, low), soft=0.0)
        for fold in folds:
            hand.line(fold, 0.44, SWELL, _FOLD)


def _hem(hand: Hand, points: list[Point]) -> None:
    """The pale lining that shows as a band along an edge."""
    hand.line(points, 1.1, (0.7, 1.0, 1.0, 1.0, 0.7), INK, tremor=0.03)
    hand.line(points, 0.62, (0.7, 1.0, 1.0, 1.0, 0.7), _LINING, tremor=0.03)


def _crests(hand: Hand, spots: tuple[Point, ...]) -> None:
    """Little gold rounds woven into the robe: four petals and a heart each."""
    gold = mixed(GOLD, OCHRE, 0.2)
    for x, y in spots:
        for k in range(4):
            turn = math.radians(45 + 90 * k)
            hand.dot((x + 0.4 * math.cos(turn), y + 0.4 * math.sin(turn)), 0.31, 0.29, gold)
        hand.dot((x, y), 0.16, 0.16, BENI)


def _far_sleeve(hand: Hand) -> None:
    hand.shape(_FAR_HOLLOW, _HOLLOW, register=False)
    hand.outline(_FAR_HOLLOW, 0.3, lift=0.5)
    folds = (
        [(-2.8, -23.0), (-4.4, -18.4), (-6.4, -12.6)],
        [(-3.0, -20.0), (-4.0, -16.0), (-5.0, -12.4)],
    )
    _cloth(hand, _FAR_SLEEVE, folds, 0.6)
    hand.outline(_FAR_SLEEVE, 0.44, lift=0.4)
    _hem(hand, [(-5.0, -22.4), (-5.2, -19.4), (-6.4, -15.4), (-7.9, -11.4)])


def _skirts(hand: Hand) -> None:
    """The train that drags behind, and the robe gathered up before by the near hand."""
    _cloth(
        hand,
        _TRAIN,
        ([(5.0, -10.0), (7.2, -6.4), (10.4, -3.6)], [(4.0, -8.4), (5.6, -5.4), (7.8, -3.4)]),
        0.9,
    )
    hand.outline(_TRAIN, 0.44, lift=0.4)
    _hem(hand, [(4.6, -4.6), (6.4, -3.2), (9.2, -2.7), (11.2, -3.3)])
    folds = (
        [(-2.6, -13.2), (-3.6, -11.0), (-5.2, -8.9)],
        [(-2.2, -13.0), (-2.4, -11.2), (-3.2, -9.4)],
        [(-1.8, -13.0), (-1.2, -10.6), (-1.0, -8.0)],
        [(-1.4, -13.2), (0.8, -9.8), (1.6, -6.6)],
        [(-1.0, -13.4), (2.8, -9.4), (4.4, -6.0)],
    )
    _cloth(hand, _ROBE, folds, 0.6)
    with hand.within(_ROBE):
        _crests(hand, ((-0.3, -19.2), (-3.4, -11.4), (0.2, -9.2)))
    hand.outline(_ROBE, 0.44, lift=0.4)
    belt: list[Point] = [
        (-3.5, -17.2),
        (-1.4, -16.6),
        (1.2, -17.0),
        (1.2, -15.9),
        (-1.4, -15.5),
        (-3.5, -16.1),
    ]
    hand.shape(belt, mixed(INK, INDIGO, 0.35), register=False)
    hand.line([(-3.2, -16.6), (-1.4, -16.0), (0.8, -16.4)], 0.24, SWELL, GOLD)
    _hem(
        hand,
        [
            (-5.4, -8.5),
            (-4.6, -8.6),
            (-3.0, -9.0),
            (-1.0, -7.5),
            (1.6, -6.1),
            (4.4, -5.5),
            (7, -6.5),
        ],
    )


def _near_sleeve(hand: Hand) -> None:
    hand.shape(_NEAR_HOLLOW, _HOLLOW, register=False)
    hand.outline(_NEAR_HOLLOW, 0.3, lift=0.5)
    folds = (
        [(1.5, -17.8), (3.4, -16.8), (5.0, -14.6)],
        [(1.6, -17.2), (4.2, -14.0), (6.0, -10.0)],
        [(2.0, -18.6), (5.8, -14.4), (9.0, -8.0)],
        [(2.6, -24.0), (4.0, -21.0), (5.0, -17.4)],
        [(0.6, -16.0), (3.6, -12.0), (5.8, -7.6)],
    )
    _cloth(hand, _NEAR_SLEEVE, folds, 0.75)
    with hand.within(_NEAR_SLEEVE):
        _crests(hand, ((2.8, -21.6), (4.6, -18.0), (6.8, -13.4), (4.4, -11.6), (9.0, -7.8)))
        _crests(hand, ((6.8, -8.2),))
    hand.outline(_NEAR_SLEEVE, 0.46, lift=0.4)
    _hem(
        hand, [(-0.3, -16.4), (-0.5, -15.2), (-0.2, -14.0), (1.6, -12.5), (3.4, -10.0), (4.9, -7.0)]
    )


def _collar(hand: Hand) -> None:
    """Three layers crossed at the throat: white, green, and the robe's own edge."""
    hand.line([(-2.3, -25.0), (-0.9, -24.2), (1.5, -26.2)], 1.5, SWELL, INK)
    hand.line([(-2.3, -25.1), (-0.9, -24.4), (1.5, -26.3)], 1.16, SWELL, WHITE)
    hand.line([(-2.5, -24.6), (-0.9, -23.9), (1.8, -25.6)], 0.5, SWELL, PINE)
    hand.line([(-2.6, -24.3), (-0.9, -23.5), (1.9, -25.2)], 0.28, SWELL)
    hand.line([(-0.9, -23.6), (-1.5, -21.0), (-2.6, -18.6)], 0.36, TAPER, _FOLD)


def draw_rain_man(hand: Hand) -> None:
    """The whole man, far things first; he bows his head to the frog."""
    body = hand.joined("body", (0.0, 0.0), -1.8)
    draw_umbrella_back(body)
    _clog(hand, 4.1)
    _clog(hand, -2.6)
    _trousers(body)
    _far_sleeve(body)
    _skirts(body)
    draw_near_hand(body)
    _near_sleeve(body)
    draw_head(body.joined("head", (0.05, -25.5), -8.0))
    _collar(body)
    draw_grip(body)
    draw_umbrella_shaft(body)
    draw_fingers(body)
    draw_umbrella_top(body)
