"""Ono no Michikaze in the rain: court cap, robe, tall clogs, and an open umbrella.

Frame: millimetres, the ground between his clogs at (0, 0), the tip of the umbrella about 46 mm up.
He faces left, bends a little and looks down at the frog. His near hand holds the umbrella's shaft
before him, leaned back into the rain, and the wide sleeve hangs from it; the far hand stays in its
sleeve. Head, hand and robe are in ``rain_man_head``, ``rain_man_hands`` and ``rain_man_robe``,
what he holds in ``umbrella``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    EVEN,
    SWELL,
    TAPER,
    Path,
    Point,
    along,
    between,
    flow,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    GOLD,
    INDIGO,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PURPLE,
    STONE,
    UMBER,
    VERMILION,
    WHITE,
    mixed,
)

# The Rain Man's head: a courtier's long pale face, three quarters to the left, under a tall cap.
#
# Frame: millimetres, the joint of the neck at (0, 0), the chin just over it, the crown 6 mm up.

SKIN: Final = mixed(WHITE, mixed(BLUSH, GOLD, 0.35), 0.36)

_NECK: Final[list[Point]] = [
    (-0.4, -1.4),
    (2.0, -3.0),
    (2.6, -1.4),
    (3.0, 0.4),
    (2.6, 1.6),
    (-0.6, 1.8),
    (-0.5, 0.2),
]
_FACE: Final[list[Point]] = [
    (-2.3, -6.6),
    (-2.45, -5.6),
    (-2.35, -4.75),
    (-2.2, -4.3),
    (-2.42, -3.5),
    (-2.36, -2.5),
    (-2.05, -1.4),
    (-1.6, -0.5),
    (-1.1, -0.1),
    (-0.5, -0.1),
    (0.5, -0.75),
    (1.5, -1.8),
    (2.2, -3.0),
    (2.5, -4.6),
    (2.3, -6.6),
]
_HAIR: Final[list[Point]] = [
    (0.7, -6.9),
    (0.85, -5.5),
    (1.05, -4.4),
    (1.12, -3.3),
    (1.12, -3.3),
    (1.5, -4.0),
    (2.1, -3.8),
    (2.1, -2.9),
    (2.1, -2.9),
    (2.5, -2.5),
    (2.85, -2.7),
    (3.2, -3.6),
    (3.35, -4.9),
    (3.1, -6.9),
]
_EAR: Final[list[Point]] = [
    (1.45, -3.9),
    (1.75, -4.35),
    (2.25, -4.3),
    (2.5, -3.75),
    (2.3, -3.1),
    (1.95, -2.4),
    (1.6, -2.3),
    (1.5, -2.9),
]
_CAP: Final[list[Point]] = [
    (-2.7, -5.9),
    (-2.63, -7.6),
    (-2.31, -9.8),
    (-1.76, -11.9),
    (-0.55, -13.3),
    (0.98, -13.7),
    (2.44, -13.2),
    (3.35, -12.0),
    (3.61, -10.2),
    (3.5, -8.0),
    (3.55, -5.9),
    (3.55, -5.9),
    (2.2, -6.0),
    (0.42, -6.3),
    (-1.17, -6.35),
]


def _eye(hand: Hand, inner: Point, outer: Point, high: float) -> None:
    """A long lid, the dark of the eye half under it and cast down, a breath of lower lid."""
    (ax, ay), (bx, by) = inner, outer
    middle = ((ax + bx) / 2, (ay + by) / 2)
    hand.dot((middle[0] - 0.2, middle[1] - high + 0.3), 0.21, 0.24, INK)
    lid = [inner, (middle[0] - 0.1, middle[1] - high), (bx - 0.15, by - 0.12), outer]
    hand.line(lid, 0.3, (0.35, 0.9, 1.0, 0.5))
    low = [(ax + 0.1, ay + 0.1), (middle[0], middle[1] + 0.22), (bx - 0.2, by + 0.12)]
    hand.line(low, 0.12, SWELL)


def _features(hand: Hand) -> None:
    """Brows set high, lowered lids, one line for the nose, a small mouth, thin whiskers."""
    soft = mixed(INK, STONE, 0.25)
    hand.line([(-2.3, -5.0), (-2.1, -5.35), (-1.75, -5.3)], 0.36, SWELL, soft)
    hand.line([(-1.0, -5.15), (-0.3, -5.5), (0.55, -5.2)], 0.44, SWELL, soft)
    _eye(hand, (-1.75, -3.95), (-2.22, -4.05), 0.16)
    _eye(hand, (-0.95, -3.8), (0.4, -3.85), 0.26)
    hand.line(
        [
            (-1.2, -4.85),
            (-1.45, -4.2),
            (-1.75, -3.4),
            (-2.05, -2.75),
            (-1.95, -2.5),
            (-1.55, -2.45),
        ],
        0.26,
        (0.3, 0.6, 0.75, 1.0, 1.0, 0.5),
    )
    hand.line([(-1.3, -2.85), (-1.08, -2.62), (-1.25, -2.42)], 0.17, SWELL)
    hand.line([(-1.65, -2.08), (-1.95, -1.95), (-2.2, -1.5)], 0.26, TAPER)
    hand.line([(-1.5, -2.1), (-0.85, -1.95), (-0.3, -1.3)], 0.3, TAPER)
    hand.dot((-1.42, -1.36), 0.36, 0.2, BENI)
    hand.line([(-1.85, -1.52), (-1.5, -1.44), (-0.95, -1.56)], 0.17, SWELL)
    beard: list[Point] = [
        (-1.25, -0.5),
        (-0.85, -0.5),
        (-0.85, 0.1),
        (-1.2, 1.15),
        (-1.2, 1.15),
        (-1.25, 0.2),
    ]
    hand.shape(beard, INK, register=False)


def _cap(hand: Hand) -> None:
    """Black lacquered gauze, tall and stiff, pinched in at the front, its band on the brow."""
    hand.shape(_CAP, INK, register=False)
    sheen = mixed(INDIGO, PAPER, 0.3)
    with hand.within(_CAP):
        for points in (
            [(-1.4, -11.8), (-0.4, -10.1), (0.3, -8.9)],
            [(0.4, -8.8), (1.4, -10.6), (1.7, -12.9)],
            [(2.5, -8.0), (2.95, -9.8), (2.85, -11.6)],
        ):
            hand.line(points, 0.2, SWELL, sheen)
        hand.line([(-2.7, -7.0), (-0.9, -7.4), (1.4, -7.2), (3.6, -6.9)], 0.2, SWELL, sheen)
    hand.line([(0.9, -6.15), (2.2, -5.85), (3.5, -5.8)], 0.17, SWELL, sheen)


def draw_neck(hand: Hand) -> None:
    """What shows between jaw and collar, in the shade of the chin."""
    hand.shape(_NECK, SKIN, register=False)
    with hand.within(_NECK):
        hand.shade(
            [(-0.6, -1.2), (1.7, -2.6), (2.0, -0.6), (0.6, 0.9), (-0.6, 0.6)],
            mixed(BLUSH, BENI, 0.2),
            0.4,
            soft=0.3,
        )
    hand.line([(2.45, -2.7), (2.55, -1.2), (3.1, 0.8)], 0.3, TAPER)
    hand.line([(-0.45, -0.2), (-0.5, 0.6), (-0.6, 1.3)], 0.24, TAPER)


def draw_head(hand: Hand) -> None:
    """Face, hair with the ear set into it, features, cap."""
    hand.shape(_FACE, SKIN, register=False)
    with hand.within(_FACE):
        hand.shade([(-0.7, -3.1), (0.7, -3.2), (0.7, -1.8), (-0.7, -1.7)], BLUSH, 0.55, soft=0.45)
    hand.outline(_FACE, 0.3, lift=0.65)
    hand.shape(_HAIR, INK, register=False)
    hand.shape(_EAR, SKIN, register=False)
    hand.outline(_EAR, 0.2, lift=0.8)
    hand.line([(1.7, -3.9), (2.1, -3.95), (2.15, -3.4), (1.8, -2.9)], 0.14, SWELL)
    _features(hand)
    _cap(hand)


# The Rain Man's robe: a courtier's round-collared hunting robe of crested vermilion silk.
#
# Frame: that of his body, the ground between his clogs at (0, 0). Its parts lie in tiers: the back
# panel hangs lowest, the front panel over the trousers, the far sleeve with the hand in it, and
# over all the near sleeve, wide as a banner, from the arm that holds the umbrella.

_FOLD: Final = mixed(BENI, INK, 0.45)
_SHADOW: Final = mixed(VERMILION, BENI, 0.62)
_HOLLOW: Final = mixed(BENI, INK, 0.55)
_LINING: Final = mixed(PAPER, GOLD, 0.25)
_BRAID: Final = mixed(GOLD, OCHRE, 0.2)

_ROBE_BACK: Final[list[Point]] = [
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
    _cloth(hand, _ROBE_BACK, 0.75)
    with hand.within(_ROBE_BACK):
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
    hand.outline(_ROBE_BACK, 0.46, lift=0.45)
    _hem(hand, _ROBE_BACK[11:17])
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


# The Rain Man's umbrella: oiled paper on bamboo, a dark crown and one red ring.
#
# Frame: that of the Rain Man, the ground between his clogs at (0, 0). It is drawn in three goes:
# the hollow behind him, the shaft before him, the canopy over his cap.

_APEX: Final[Point] = (-3.6, -45.8)
_HUB: Final[Point] = (-4.4, -41.8)
SHAFT_HELD: Final[Point] = (-7.2, -21.4)
"""Where his hand is on the shaft."""
_LEFT_RIM: Final[Point] = (-16.7, -39.3)
_RIGHT_RIM: Final[Point] = (8.3, -36.2)


def _rim_point(share: float, sag: float) -> Point:
    """Along the near or far rim of the umbrella: an ellipse between its two ends."""
    turn = math.pi * (1.0 - share)
    middle = ((_LEFT_RIM[0] + _RIGHT_RIM[0]) / 2, (_LEFT_RIM[1] + _RIGHT_RIM[1]) / 2)
    half = ((_RIGHT_RIM[0] - _LEFT_RIM[0]) / 2, (_RIGHT_RIM[1] - _LEFT_RIM[1]) / 2)
    x = middle[0] + half[0] * math.cos(turn) - 0.16 * sag * math.sin(turn)
    y = middle[1] + half[1] * math.cos(turn) + sag * math.sin(turn)
    return (x, y)


def _rim(sag: float, ribs: int = 9) -> Path:
    """The rim, drawn in a little between one rib and the next."""
    out: Path = []
    for i in range(ribs * 8 + 1):
        share = i / (ribs * 8)
        x, y = _rim_point(share, sag)
        pull = 0.38 * abs(math.sin(math.pi * share * ribs))
        ax, ay = _APEX
        size = max(1.0, math.dist((x, y), _APEX))
        out.append((x + (ax - x) / size * pull, y + (ay - y) / size * pull))
    return out


def _rib(end: Point, swell: float) -> Path:
    middle = (between(_APEX[0], end[0], 0.5), between(_APEX[1], end[1], 0.5))
    return flow([_APEX, (middle[0] + swell, middle[1] - 1.1), end])


def draw_umbrella_back(hand: Hand) -> None:
    """The dark hollow under it with its ribs: drawn before the man."""
    hollow = _rim(3.1) + _rim(-2.4)[::-1]
    hand.shape(hollow, mixed(UMBER, OCHRE, 0.5), smooth=False, register=False)
    with hand.within(hollow, smooth=False):
        hand.shade(
            hollow,
            mixed(UMBER, INK, 0.3),
            (0.0, 0.2, 0.6),
            start=(-5.0, -36.0),
            stop=(-3.0, -42.0),
            soft=0.0,
            smooth=False,
        )
        for i in range(10):
            end = _rim_point(i / 9, 3.2)
            hand.line([_HUB, end], 0.3, (0.8, 1.0, 1.0), mixed(UMBER, INK, 0.45), smooth=False)
    hand.line(_rim(3.1), 0.4, (0.6, 1.0, 0.8, 1.0, 0.6), INK, smooth=False)


def draw_umbrella_shaft(hand: Hand) -> None:
    """The bamboo shaft from the hollow down past his hand: drawn before his hand closes on it."""
    shaft = [(-4.2, -42.6), SHAFT_HELD, (-8.15, -15.2)]
    even = (0.95, 1.0, 1.0, 0.95)
    hand.line(shaft, 1.16, even, INK, tremor=0.02)
    hand.line(shaft, 0.72, even, mixed(OCHRE, GOLD, 0.35), tremor=0.02)
    for share in (0.34, 0.62, 0.93):
        x, y = along(shaft, share)
        hand.line([(x - 0.5, y - 0.05), (x + 0.5, y + 0.05)], 0.26, SWELL, INK)
    hand.line([(-7.95, -16.4), (-8.15, -15.2)], 1.3, (0.8, 1.0, 0.9), INK, tremor=0.02)


def draw_umbrella_top(hand: Hand) -> None:
    """The canopy: oiled paper with one dark ring, its ribs, and the little hood at its tip."""
    rim = _rim(-2.6)
    left, right = _rib(_LEFT_RIM, -0.9), _rib(_RIGHT_RIM, 0.9)
    canopy = left + rim + right[::-1]
    hand.shape(canopy, mixed(GOLD, OCHRE, 0.35), smooth=False)
    ends = [_rim_point(i / 9, -2.6) for i in range(10)]
    with hand.within(canopy, smooth=False):
        hand.shade(
            canopy,
            mixed(UMBER, OCHRE, 0.4),
            (0.0, 0.2, 0.75),
            start=(-11, -45),
            stop=(9, -36),
            soft=0.0,
            smooth=False,
        )
        ribs = [_rib(end, between(-0.9, 0.9, i / 9)) for i, end in enumerate(ends)]
        ring = [along(rib, 0.42) for rib in ribs], [along(rib, 0.72) for rib in ribs]
        hand.shape(flow(ring[0]) + flow(ring[1])[::-1], mixed(VERMILION, BENI, 0.35), smooth=False)
        hand.shape(
            [_APEX, *flow([along(rib, 0.2) for rib in ribs])],
            mixed(INK, INDIGO, 0.3),
            smooth=False,
        )
        for rib in ribs[1:-1]:
            hand.line(rib, 0.26, (0.6, 1.0, 0.8, 1.0), mixed(UMBER, INK, 0.4), smooth=False)
    hand.line(left, 0.4, SWELL, INK, smooth=False)
    hand.line(right, 0.55, SWELL, INK, smooth=False)
    hand.line(rim, 0.5, (0.6, 1.0, 0.8, 1.0, 0.8, 1.0, 0.6), INK, smooth=False)
    hand.line([(-3.7, -45.4), (-3.5, -46.4), (-3.25, -47.3)], 0.9, (1.0, 0.9, 0.7, 0.5), INK)


# The Rain Man's hand that is seen: closed round the shaft of his umbrella.
#
# Frame: that of his body. The other hand stays in its sleeve, as a courtier's may.

_BACK: Final[list[Point]] = [
    (3.4, -0.2),
    (2.2, -0.9),
    (1.2, -1.35),
    (0.3, -1.5),
    (-0.2, -0.9),
    (-0.1, 0.3),
    (0.2, 1.3),
    (1.0, 1.5),
    (2.2, 1.5),
    (3.6, 1.6),
]
_THUMB: Final[list[Point]] = [
    (0.9, -1.1),
    (0.4, -1.8),
    (-0.3, -2.25),
    (-0.85, -2.15),
    (-0.75, -1.7),
    (-0.1, -1.2),
]
_FINGERS: Final[tuple[tuple[float, float, float, float], ...]] = (
    (-0.95, -1.05, 0.55, -1.15),
    (-1.1, -0.38, 0.35, -0.45),
    (-1.05, 0.28, 0.35, 0.25),
    (-0.8, 0.9, 0.5, 0.92),
)
"""Tip and knuckle of each, the first finger on top."""


def _at(points: list[Point]) -> Path:
    x, y = SHAFT_HELD
    return [(x + px, y + py) for px, py in points]


def draw_fist(hand: Hand) -> None:
    """Thumb over the shaft, four fingers bent round it, the back of the hand in its cuff."""
    thumb = _at(_THUMB)
    hand.shape(thumb, SKIN, register=False)
    hand.outline(thumb, 0.24, lift=0.7)
    back = _at(_BACK)
    hand.shape(back, SKIN, register=False)
    hand.outline(back, 0.26, lift=0.7)
    with hand.within(back):
        shadow = _at([(0.2, 1.6), (1.2, 0.9), (3.6, 0.8), (3.6, 2.0)])
        hand.shade(shadow, mixed(BLUSH, BENI, 0.2), 0.45, soft=0.25)
    for tx, ty, kx, ky in reversed(_FINGERS):
        finger = _at(
            [
                (tx, ty),
                (tx + 0.25, ty - 0.34),
                (kx - 0.3, ky - 0.38),
                (kx + 0.12, ky - 0.1),
                (kx - 0.05, ky + 0.3),
                (tx + 0.4, ty + 0.36),
                (tx + 0.08, ty + 0.24),
            ]
        )
        hand.shape(finger, SKIN, register=False)
        hand.outline(finger, 0.2, lift=0.75)


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
