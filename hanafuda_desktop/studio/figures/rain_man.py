"""Ono no Michikaze in the rain: court cap, robe, tall clogs, and an open umbrella.

Frame: millimetres, the ground between his clogs at (0, 0), the tip of the umbrella about 46 mm up.
He faces left, bends a little and looks down at the frog. His near hand holds the umbrella's shaft
before him, leaned back into the rain, and the wide sleeve hangs from it; the far hand stays in its
sleeve. Head, hand and robe are in ``rain_man_head``, ``rain_man_hands`` and ``rain_man_robe``,
what he holds in ``umbrella``.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import EVEN, SWELL, TAPER
from hanafuda_desktop.studio.curves import Point
from hanafuda_desktop.studio.figures.rain_man_hands import draw_fist
from hanafuda_desktop.studio.figures.rain_man_head import draw_head, draw_neck
from hanafuda_desktop.studio.figures.rain_man_robe import (
    draw_collar,
    draw_far_sleeve,
    draw_near_sleeve,
    draw_panels,
    draw_sleeve_mouth,
)
from hanafuda_desktop.studio.figures.umbrella import (
    draw_umbrella_back,
    draw_umbrella_shaft,
    draw_umbrella_top,
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    INDIGO,
    INK,
    PAPER,
    PINE,
    PURPLE,
    UMBER,
    VERMILION,
    WHITE,
    mixed,
)

__all__ = ["draw_rain_man"]

_NEAR_LEG: Final[list[Point]] = [
    (0.8, -12.0),
    (0.5, -9.4),
    (0.9, -7.0),
    (2.1, -5.2),
    (4.0, -4.8),
    (6.0, -5.1),
    (7.2, -6.6),
    (7.5, -9.0),
    (6.8, -12.0),
]
_FAR_LEG: Final[list[Point]] = [
    (-5.0, -12.0),
    (-5.8, -9.8),
    (-5.5, -7.6),
    (-4.3, -5.9),
    (-2.4, -5.4),
    (-0.5, -5.8),
    (0.9, -7.2),
    (1.3, -10.0),
    (1.0, -12.0),
]


def _clog(hand: Hand, x: float, y: float) -> None:
    """A tall lacquered clog, toe to the left: two flared teeth, a board, a white sock, a thong."""
    hand.shade(
        [(x - 2.8, y - 0.3), (x + 2.8, y - 0.4), (x + 3.6, y + 0.4), (x - 2.2, y + 0.6)],
        mixed(PINE, INK, 0.5),
        0.55,
        soft=0.3,
    )
    _teeth(hand, x, y)
    _sock(hand, x, y)
    _board(hand, x, y)


def _teeth(hand: Hand, x: float, y: float) -> None:
    """Two, wider at the ground."""
    for tooth in (-1.3, 1.25):
        near: list[Point] = [
            (x + tooth - 0.42, y - 3.0),
            (x + tooth + 0.42, y - 3.0),
            (x + tooth + 0.62, y + 0.05),
            (x + tooth + 0.62, y + 0.05),
            (x + tooth - 0.6, y + 0.15),
            (x + tooth - 0.6, y + 0.15),
        ]
        hand.shape(near, INK, register=False)
        hand.line(
            [(x + tooth - 0.2, y - 2.5), (x + tooth - 0.34, y - 0.3)],
            0.2,
            SWELL,
            mixed(UMBER, INK, 0.3),
        )


def _sock(hand: Hand, x: float, y: float) -> None:
    """White, with the clog's red thong over it."""
    sock: list[Point] = [
        (x + 2.0, y - 3.5),
        (x + 2.25, y - 4.3),
        (x + 1.9, y - 6.0),
        (x + 0.1, y - 6.0),
        (x - 0.6, y - 5.0),
        (x - 1.7, y - 4.5),
        (x - 2.6, y - 4.15),
        (x - 2.75, y - 3.6),
        (x - 1.0, y - 3.4),
    ]
    hand.shape(sock, WHITE, register=False)
    hand.outline(sock, 0.28, lift=0.6)
    hand.line([(x - 2.0, y - 4.25), (x - 0.9, y - 4.3), (x + 0.7, y - 3.45)], 0.4, EVEN, VERMILION)


def _board(hand: Hand, x: float, y: float) -> None:
    """Black lacquer, with a line of light on it."""
    board: list[Point] = [
        (x - 3.3, y - 3.6),
        (x - 3.3, y - 3.6),
        (x - 0.4, y - 3.45),
        (x + 2.6, y - 3.55),
        (x + 2.6, y - 3.55),
        (x + 2.5, y - 2.85),
        (x - 0.2, y - 2.75),
        (x - 3.0, y - 2.85),
    ]
    hand.shape(board, INK, register=False)
    shine = [(x - 2.8, y - 3.15), (x - 0.2, y - 3.05), (x + 2.1, y - 3.15)]
    hand.line(shine, 0.17, SWELL, mixed(VERMILION, PAPER, 0.3))


def _trouser(hand: Hand, leg: list[Point], foot: Point) -> None:
    """Purple silk, caught in over the ankle so that it overhangs it in a bag."""
    dark = mixed(INDIGO, INK, 0.35)
    x, y = foot
    hand.shape(leg, PURPLE)
    with hand.within(leg):
        hand.shade(leg, dark, (0.0, 0.1, 0.8), start=(0, -11), stop=(0, -4), soft=0.0)
        for k in (-2, -1, 0, 1, 2):
            crease = [
                (x + k * 0.5, y),
                (x + k * 1.15, y - 1.8),
                (x + k * 1.0 + 0.3, y - 6.0),
            ]
            pale = k in (-2, 1)
            tone = mixed(PURPLE, PAPER, 0.34) if pale else mixed(INK, PURPLE, 0.2)
            hand.line(crease, 0.26 if pale else 0.36, TAPER, tone)
    hand.outline(leg, 0.42, lift=0.45)


def draw_rain_man(hand: Hand) -> None:
    """The whole man, far things first; he bows his head to the frog."""
    body = hand.joined("body", (0.0, 0.0), -1.5)
    draw_umbrella_back(body)
    _clog(hand, -3.4, -0.7)
    _trouser(body, _FAR_LEG, (-2.3, -5.2))
    _clog(hand, 3.3, 0.0)
    _trouser(body, _NEAR_LEG, (4.1, -4.7))
    draw_far_sleeve(body)
    draw_panels(body)
    head = body.joined("head", (-0.75, -25.2), -9.5)
    head.size *= 0.95
    draw_neck(head)
    draw_collar(body)
    draw_head(head)
    draw_sleeve_mouth(body)
    draw_umbrella_shaft(body)
    draw_fist(body)
    draw_near_sleeve(body)
    draw_umbrella_top(body)
