"""The phoenix of December, coming down to the paulownia, the only tree it alights on.

Frame: millimetres, the shoulders at (0, 0), the bird flying to the left. Its wings are thrown up,
the neck stands in an S and bends to look down, and the plumes of its tail swing after it.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Path, Point, along, flow, heading
from hanafuda_desktop.studio.figures.plumage import (
    PLUMAGE_LINE,
    Fan,
    Tier,
    blade,
    draw_fan,
    plume,
    streamer,
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

__all__ = ["draw_phoenix"]

_VIOLET: Final = mixed(PURPLE, INDIGO, 0.12)
_LILAC: Final = mixed(PURPLE, WHITE, 0.5)
_RED: Final = mixed(VERMILION, BENI, 0.2)

_BODY: Final[list[Point]] = [
    (-11.6, -5.8),
    (-10.0, -6.2),
    (-8.5, -5.2),
    (-7.3, -3.2),
    (-5.6, -1.7),
    (-3.4, -1.5),
    (-1.0, -1.9),
    (2.0, -1.5),
    (5.0, 0.1),
    (8.2, 2.5),
    (7.8, 3.5),
    (5.0, 3.9),
    (1.6, 4.2),
    (-2.0, 3.9),
    (-5.4, 2.7),
    (-7.8, 0.8),
    (-9.0, -1.4),
    (-9.7, -3.0),
    (-10.6, -3.8),
]
_SPINE: Final[list[Point]] = [
    (-10.2, -4.9),
    (-8.8, -3.6),
    (-7.4, -1.0),
    (-4.2, 0.9),
    (0.2, 1.5),
    (7.0, 2.6),
]
_PLUMES: Final[tuple[tuple[list[Point], float, Pigment, Pigment], ...]] = (
    (
        [(7.4, 2.6), (11.4, 3.0), (13.9, 6.2), (13.6, 11.2), (11.6, 15.2), (12.0, 18.6)],
        2.6,
        _VIOLET,
        _RED,
    ),
    (
        [(6.6, 3.0), (7.4, 6.0), (4.0, 8.8), (-1.4, 9.2), (-6.4, 9.2), (-10.2, 11.2)],
        2.6,
        _VIOLET,
        _RED,
    ),
    (
        [(7.0, 2.9), (10.0, 5.8), (9.6, 10.4), (6.2, 13.2), (5.6, 14.6), (5.8, 17.0)],
        2.8,
        mixed(_RED, PURPLE, 0.12),
        _VIOLET,
    ),
)
_STREAMERS: Final[tuple[list[Point], ...]] = (
    [
        (6.4, 3.2),
        (5.0, 5.4),
        (0.0, 6.2),
        (-5.4, 6.0),
        (-10.0, 6.6),
        (-13.0, 8.6),
        (-12.8, 10.4),
        (-11.4, 10.0),
    ],
    [(7.6, 3.0), (11.8, 6.4), (11.2, 11.2), (8.6, 14.8), (8.2, 18.0), (9.6, 18.6), (9.6, 17.4)],
)
_NEAR: Final = Fan(((0.6, 1.2), (0.6, -2.8), (3.4, -5.8), (6.8, -7.0)), 281, 396, 12.0, 8.4, 15)
_FAR: Final = Fan(((-2.6, 0.2), (-3.2, -3.4), (-5.6, -6.4), (-8.0, -7.8)), 240, 340, 10.2, 7.0, 14)


def _wing(hand: Hand, fan: Fan, shade: float) -> None:
    violet, lilac, red = (mixed(tone, INK, shade) for tone in (_VIOLET, _LILAC, _RED))
    deep = mixed(violet, INK, 0.25)
    draw_fan(
        hand,
        fan,
        (Tier(1.0, 1.85, violet, deep), Tier(0.62, 1.6, lilac, violet), Tier(0.36, 1.4, red, red)),
    )


def _body(hand: Hand) -> None:
    """Purple back, red breast, and scales that grow larger down the body."""
    hand.outline(_BODY, 0.5, PLUMAGE_LINE, lift=0.6)
    hand.shape(_BODY, _VIOLET, register=False)
    with hand.within(_BODY):
        front: list[Point] = [
            (-11, -3),
            (-8.4, -2.4),
            (-6.6, 0.4),
            (-2, 2.4),
            (8, 3.4),
            (8, 6),
            (-12, 6),
        ]
        hand.shade(front, _RED, 0.95, soft=0.5)
        spine = flow(_SPINE)
        for k in range(16):
            share = 0.04 + 0.06 * k
            reach = 0.36 + 0.3 * min(share, 0.5)
            at, way = along(spine, share), heading(spine, round(share * (len(spine) - 1)))
            for row in (-1, 0, 1) if share < 0.3 else (-2, -1, 0, 1, 2):
                _scale(hand, at, way, (row * 1.7 + k % 2 * 0.5) * reach, reach)


def _scale(hand: Hand, at: Point, way: float, aside: float, reach: float) -> None:
    part = hand.joined(f"scale {at} {aside}", at, way)
    cup = [(-reach, aside - reach * 0.8), (reach * 0.7, aside), (-reach, aside + reach * 0.8)]
    part.line(cup, 0.2, SWELL, mixed(GOLD, PAPER, 0.15))


def _cape(hand: Hand) -> None:
    """Pointed feathers that fall from the head over the neck, gold between red."""
    for tip, tone in (
        ((-6.6, -4.2), _RED),
        ((-8.0, -1.4), _RED),
        ((-7.0, -3.0), GOLD),
        ((-7.5, -2.2), _RED),
    ):
        root = (-10.4, -5.0)
        middle = ((root[0] + tip[0]) / 2 + 0.2, (root[1] + tip[1]) / 2 - 0.4)
        blade(hand, [root, middle, tip], 1.1, tone, tone)


def _crest(head: Hand) -> None:
    """A flame over the brow and three plumes blown back from it, each with a drop at its end."""
    for points in (
        [(0.9, -1.1), (2.6, -2.6), (4.8, -3.2), (6.6, -2.6)],
        [(0.4, -1.3), (1.6, -3.6), (3.6, -5.2), (5.8, -5.6)],
        [(-0.2, -1.4), (0.2, -4.0), (1.6, -6.2), (3.6, -7.6)],
    ):
        head.line(points, 0.6, (0.9, 0.7, 0.6, 0.6), PLUMAGE_LINE)
        head.line(points, 0.3, (0.9, 0.7, 0.6, 0.6), _RED)
        blown = flow(points)
        end = head.joined("drop", points[-1], heading(blown, len(blown) - 1))
        drop: Path = [(-0.9, 0.0), (0.0, -0.62), (0.9, -0.3), (1.5, 0.0), (0.9, 0.3), (0.0, 0.62)]
        end.outline(drop, 0.36, PLUMAGE_LINE, lift=0.7)
        end.shape(drop, GOLD, register=False)
        end.dot((0.2, 0.0), 0.32, 0.26, _VIOLET)
    for root, tip in (
        ((0.5, -1.2), (3.2, -2.2)),
        ((-0.5, -1.3), (2.0, -3.1)),
        ((-1.3, -0.9), (0.3, -3.0)),
    ):
        middle = ((root[0] + tip[0]) / 2 - 0.4, (root[1] + tip[1]) / 2 - 0.3)
        blade(head, [root, middle, tip], 1.1, _RED, _RED)


_SKULL: Final[list[Point]] = [
    (1.7, -0.3),
    (1.1, -1.2),
    (0.0, -1.5),
    (-1.2, -1.1),
    (-1.9, -0.3),
    (-1.7, 0.4),
    (-0.7, 0.9),
    (0.6, 1.1),
    (1.7, 0.8),
]
_BEAK: Final[list[Point]] = [
    (-1.5, -0.8),
    (-2.8, -0.6),
    (-3.9, 0.1),
    (-4.3, 1.1),
    (-4.3, 1.1),
    (-3.4, 0.6),
    (-2.4, 0.5),
    (-1.5, 0.55),
]


def _head(hand: Hand) -> None:
    """The head bent down: hooked beak, small wattle, and the long eye that is named after it."""
    head = hand.joined("head", (-11.3, -5.0), -22.0)
    _crest(head)
    blade(head, [(-0.7, 0.5), (-0.6, 1.5), (0.5, 2.5)], 0.95, _RED, _RED)
    for part, tone in (
        (_BEAK, OCHRE),
        (_SKULL, mixed(GOLD, WHITE, 0.3)),
    ):
        head.outline(part, 0.38, PLUMAGE_LINE, lift=0.6)
        head.shape(part, tone, register=False)
    head.line([(-1.6, 0.0), (-2.9, 0.05), (-4.2, 0.95)], 0.2, TAPER, PLUMAGE_LINE)
    mask: list[Point] = [
        (-1.7, -0.35),
        (-0.6, -0.95),
        (0.7, -0.8),
        (2.0, -1.2),
        (1.0, -0.1),
        (-0.6, 0.1),
    ]
    head.shape(mask, _RED, register=False)
    eye: list[Point] = [
        (-1.35, -0.35),
        (-0.5, -0.75),
        (0.4, -0.6),
        (1.1, -0.75),
        (0.3, -0.2),
        (-0.6, -0.1),
    ]
    head.shape(eye, mixed(GOLD, WHITE, 0.75), register=False)
    head.dot((-0.4, -0.44), 0.28, 0.29, INK)
    head.dot((-0.5, -0.52), 0.08, 0.08, WHITE)
    head.line([(-1.7, -0.2), (-0.5, -0.85), (0.6, -0.7), (1.9, -1.15)], 0.28, SWELL, INK)


def draw_phoenix(hand: Hand) -> None:
    """Far wing, tail, body, near wing, cape, crest and head."""
    _wing(hand, _FAR, 0.25)
    for points in _STREAMERS:
        streamer(hand, points, 0.6, mixed(GOLD, OCHRE, 0.3))
    for points, wide, tone, tip in _PLUMES:
        plume(hand, points, wide, tone, tip)
    _body(hand)
    _wing(hand, _NEAR, 0.0)
    _cape(hand)
    _head(hand)
