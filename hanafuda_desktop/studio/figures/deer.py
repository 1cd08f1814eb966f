"""The stag of October, looking back over its shoulder at the falling leaves.

Frame: millimetres, the ground at y = 0 under the middle of the body; the stag faces right with its
head turned back to the left, about 43 mm high with its antlers. It stands on both hind legs and
the far foreleg; the near one is bent at its wrist, the hoof hanging. Ground lies a little higher
for the far hooves.
"""

from __future__ import annotations

import math
from typing import Final

from hanafuda_desktop.studio.tools.brush import FLICK, SWELL, TAPER, Point, flow
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

_COAT: Final = mixed(mixed(VERMILION, OCHRE, 0.46), UMBER, 0.3)
_DEEP: Final = mixed(_COAT, mixed(UMBER, INK, 0.3), 0.42)
_FAR: Final = mixed(_COAT, mixed(UMBER, INK, 0.2), 0.6)
_DARK: Final = mixed(INK, UMBER, 0.22)
_PALE: Final = mixed(WHITE, GOLD, 0.22)
_POLL: Final[Point] = (6.8, -29.2)
_SMALLER: Final = 0.92
_TURF: Final = mixed(mixed(PINE, MOSS, 0.3), INK, 0.15)
_HORN: Final = mixed(mixed(OCHRE, UMBER, 0.5), PAPER, 0.16)

_TRUNK: Final[list[Point]] = [
    *((8.0, -30.0), (8.7, -27.6), (9.1, -25.0), (9.9, -22.0), (10.9, -19.0)),
    *((10.9, -16.8), (9.8, -14.6), (7.6, -12.4), (4.8, -11.5), (1.4, -11.9)),
    *((-2.0, -13.0), (-4.6, -14.2), (-7.6, -14.0), (-11.2, -14.6), (-12.0, -16.6)),
    *((-11.6, -18.8), (-10.2, -20.6), (-7.8, -21.5), (-5.0, -21.3), (-2.0, -20.6)),
    *((0.6, -20.9), (2.6, -22.0), (4.0, -23.7), (4.7, -25.8), (4.7, -28.6)),
]
_HEAD: Final[list[Point]] = [
    *((8.0, -30.0), (7.2, -31.5), (5.8, -32.0), (4.4, -31.6)),
    *((3.0, -30.5), (1.2, -29.6), (-0.6, -28.8), (-2.0, -28.3)),
    *((-2.6, -27.6), (-2.3, -26.9), (-1.2, -26.6), (0.6, -26.7)),
    *((2.2, -26.4), (3.8, -25.6), (5.4, -26.1), (7.2, -28.0)),
]
_NEAR_HIND: Final[list[Point]] = [
    *((-11.4, -18.8), (-12.1, -16.4), (-11.9, -14.2), (-11.1, -12.2), (-10.8, -10.6)),
    *((-11.4, -9.2), (-11.0, -8.1), (-10.25, -5.6), (-9.85, -3.4), (-10.15, -2.5)),
    *((-9.9, -1.6), (-9.4, -0.9), (-9.6, 0.0), (-9.6, 0.0), (-7.2, 0.0)),
    *((-7.2, 0.0), (-8.0, -1.3), (-8.5, -2.3), (-8.8, -3.4), (-9.1, -5.6)),
    *((-9.4, -7.8), (-8.9, -9.4), (-7.0, -11.2), (-4.6, -12.7), (-3.5, -14.6)),
    *((-3.6, -17.0), (-5.4, -20.0), (-8.8, -20.8)),
]
_FAR_HIND: Final[list[Point]] = [
    *((-7.2, -15.0), (-6.6, -12.4), (-6.0, -10.4), (-6.4, -9.0), (-6.0, -8.0)),
    *((-5.2, -5.8), (-4.9, -3.9), (-5.1, -3.1), (-4.7, -2.3), (-4.3, -1.7)),
    *((-4.5, -0.9), (-4.5, -0.9), (-2.3, -0.9), (-2.3, -0.9), (-3.0, -2.1)),
    *((-3.5, -3.0), (-3.8, -4.1), (-4.0, -5.8), (-4.5, -7.7), (-4.0, -9.2)),
    *((-2.4, -11.0), (-1.4, -13.4)),
]
_FAR_FORE: Final[list[Point]] = [
    *((2.25, -13.0), (2.4, -10.6), (2.9, -8.6), (2.8, -7.6), (3.2, -6.6)),
    *((3.4, -4.6), (3.35, -3.4), (3.05, -2.7), (3.35, -2.0), (3.7, -1.5)),
    *((3.5, -0.7), (3.5, -0.7), (5.7, -0.7), (5.7, -0.7), (4.9, -1.9)),
    *((4.5, -2.8), (4.3, -3.7), (4.35, -5.0), (4.45, -6.6), (4.9, -7.5)),
    *((4.7, -8.6), (5.2, -10.4), (7.05, -13.0)),
]
_NEAR_FORE: Final[list[Point]] = [
    *((5.0, -15.2), (5.3, -12.8), (6.2, -11.6), (7.3, -10.9), (9.1, -9.9)),
    *((10.1, -9.2), (10.25, -8.6), (10.0, -7.9), (9.1, -6.0), (8.5, -5.3)),
    *((8.4, -4.6), (8.0, -3.9), (7.3, -3.3), (7.3, -3.3), (8.6, -2.6)),
    *((8.6, -2.6), (9.1, -3.6), (9.6, -4.5), (10.05, -5.4), (11.1, -7.4)),
    *((11.9, -8.6), (12.3, -9.4), (12.1, -10.3), (11.3, -11.2), (10.5, -12.4)),
    *((10.4, -14.4), (10.4, -16.0), (8.4, -17.6)),
]
_HOOVES: Final[tuple[list[Point], ...]] = (
    # near hind, far hind, far fore, near fore
    [(-9.3, -1.0), (-9.7, 0.05), (-9.7, 0.05), (-7.0, 0.05), (-7.0, 0.05), (-7.85, -1.2)],
    [(-4.2, -1.8), (-4.6, -0.85), (-4.6, -0.85), (-2.1, -0.85), (-2.1, -0.85), (-2.95, -2.0)],
    [(3.75, -1.6), (3.4, -0.65), (3.4, -0.65), (5.9, -0.65), (5.9, -0.65), (5.0, -1.8)],
    [(7.9, -3.9), (7.0, -3.1), (7.0, -3.1), (7.8, -1.7), (7.8, -1.7), (9.0, -3.4)],
)
_SPOTS: Final[tuple[tuple[list[Point], float], ...]] = (
    # along the spine; over the haunch and round it; down the flank
    (
        [
            (-9.4, -19.5),
            (-7.7, -20.0),
            (-5.8, -19.9),
            (-3.9, -19.4),
            (-1.9, -18.9),
            (0.0, -18.9),
            (1.7, -19.4),
            (3.2, -20.3),
        ],
        0.56,
    ),
    ([(-9.0, -17.9), (-7.0, -18.3), (-5.3, -17.6), (-4.6, -16.0)], 0.64),
    ([(-9.2, -16.1), (-7.6, -16.5), (-6.2, -15.7), (-5.8, -14.3)], 0.56),
    ([(-2.5, -17.2), (-0.5, -16.8), (1.5, -17.1), (3.3, -18.1)], 0.64),
    ([(-1.9, -15.3), (0.2, -14.9), (2.4, -15.3), (4.0, -16.1)], 0.54),
)
_EARS: Final[tuple[list[Point], ...]] = (
    [
        (6.9, -30.6),
        (8.2, -31.9),
        (10.2, -32.3),
        (12.2, -31.7),
        (12.2, -31.7),
        (11.0, -30.5),
        (9.2, -29.6),
        (7.4, -29.5),
    ],
    [
        (4.9, -31.2),
        (3.4, -31.8),
        (2.2, -33.0),
        (2.0, -34.6),
        (2.0, -34.6),
        (3.6, -34.0),
        (4.9, -32.9),
        (5.4, -31.6),
    ],
)
_Beam = tuple[tuple[list[Point], float], ...]
_BEAMS: Final[tuple[_Beam, _Beam]] = (
    (
        ([(6.2, -31.4), (7.6, -33.2), (10.0, -35.4), (11.6, -38.4), (11.4, -43.0)], 1.4),
        ([(7.0, -32.5), (6.4, -34.2), (7.0, -36.6)], 0.9),
        ([(9.5, -34.9), (8.9, -37.0), (9.1, -39.4)], 0.85),
        ([(11.4, -37.8), (13.2, -39.2), (14.2, -41.4)], 0.8),
    ),
    (
        ([(5.2, -31.6), (4.6, -33.6), (2.4, -36.0), (1.0, -39.2), (1.8, -43.6)], 1.3),
        ([(4.8, -33.0), (3.0, -33.8), (1.2, -33.6), (-0.2, -34.6)], 0.85),
        ([(2.5, -35.8), (3.8, -37.6), (4.4, -40.0)], 0.82),
        ([(1.1, -38.6), (-0.8, -39.6), (-1.9, -41.8)], 0.76),
    ),
)


def _leg(hand: Hand, shape: list[Point], coat: Pigment, hoof: list[Point]) -> None:
    """A leg over its key line, the cloven hoof dark beneath it."""
    hand.outline(shape, 0.44, _DARK, lift=0.45)
    hand.shape(shape, coat, register=False)
    hand.shape(hoof, _DARK, register=False)
    (ax, ay), (bx, by) = hoof[-1], hoof[2]
    (cx, cy) = hoof[4]
    cleft = [(ax, ay), (cx + (bx - cx) * 0.35, cy + (by - cy) * 0.35)]
    hand.line(cleft, 0.16, SWELL, mixed(_DARK, PAPER, 0.35))


def _footing(hand: Hand) -> None:
    """Where three hooves press the turf: a dark dab of shade, blades of grass bent about it."""
    for x, y in ((-8.3, 0.05), (-3.3, -0.8), (4.7, -0.6)):
        shade = [(x - 2.6, y + 0.25), (x, y + 0.1), (x + 2.8, y + 0.3)]
        hand.line(shade, 0.75, SWELL, mixed(_TURF, INK, 0.3), dry=0.3)
        for side, reach in ((-1.5, 1.5), (-2.2, 1.0), (1.7, 1.3), (2.4, 0.9)):
            foot = (x + side * 0.9, y + 0.3)
            lean = 0.35 if side > 0 else -0.35
            tip = (foot[0] + lean * reach, foot[1] - reach)
            middle = (foot[0] + lean * 0.2, foot[1] - reach * 0.55)
            hand.line([foot, middle, tip], 0.3, TAPER, _TURF)


def _antlers(hand: Hand) -> None:
    """Two beams with their tines: dark beneath, horn over it, furrowed along the beam."""
    for beam in reversed(_BEAMS):
        for points, width in beam:
            hand.line(points, width + 0.36, (1.0, 0.9, 0.86, 0.78, 0.6, 0.05), _DARK, tremor=0.05)
        for points, width in beam:
            hand.line(points, width, (1.0, 0.9, 0.84, 0.74, 0.5, 0.0), _HORN, tremor=0.05)
        for off, tone in ((-0.18, mixed(_HORN, PAPER, 0.5)), (0.22, mixed(_HORN, _DARK, 0.5))):
            furrow = [(x + off, y) for x, y in flow(beam[0][0])[6:-14]]
            hand.line(furrow, 0.2, SWELL, tone, smooth=False)
        (x, y), _ = beam[0][0][:2]
        hand.line([(x - 0.9, y + 0.1), (x, y - 0.35), (x + 0.9, y + 0.2)], 0.6, SWELL, _DARK)


def _coat(hand: Hand) -> None:
    """A second block, darker, in hard flat shapes: saddle, neck, haunch; the pale belly."""
    with hand.within(_TRUNK):
        belly: list[Point] = [
            (-3.7, -14.3),
            (-1.2, -13.7),
            (2.2, -12.9),
            (4.6, -12.7),
            (5.2, -12.0),
        ]
        hand.shape([*belly, (4, -10), (-3, -11)], _PALE, register=False)
        neck: list[Point] = [(7.0, -30.4), (7.2, -27.0), (7.5, -23.4), (8.2, -19.8), (9.5, -17.0)]
        hand.shape(
            [*neck, (10.8, -13.4), (12.4, -18), (12.4, -24), (10.4, -31)], _DEEP, register=False
        )
        back: list[Point] = [(-10.6, -20.4), (-7.6, -20.6), (-4.6, -20.3), (-1.6, -19.6)]
        back += [(1.4, -20.2), (3.6, -22.2), (3.0, -23.6), (-1, -22.4), (-8, -23)]
        hand.shape(back, _DEEP, register=False)
    with hand.within(_NEAR_HIND):
        rear: list[Point] = [(-12.6, -15.2), (-10.6, -13.6), (-9.6, -11.2), (-10.0, -8.8)]
        rear += [(-9.6, -5.0), (-9.4, -2.0), (-11, -1.6), (-12.4, -9)]
        hand.shape(rear, _DEEP, register=False)
        rump: list[Point] = [(-12.4, -19.4), (-11.0, -19.2), (-10.4, -17.2), (-11.0, -15.2)]
        hand.shape([*rump, (-12.8, -14.6)], _PALE, register=False)
    with hand.within(_NEAR_FORE):
        shin: list[Point] = [(5.0, -13), (7.4, -11.6), (9.6, -10.3), (10.9, -9.0), (10.2, -7.0)]
        hand.shape([*shin, (8.9, -4.2), (6.4, -4), (5, -10)], _DEEP, register=False)
    _spots(hand)


def _spots(hand: Hand) -> None:
    """White spots that follow the form: along the spine, down the ribs, round the haunch."""
    for row, size in _SPOTS:
        path = flow(row)
        for x, y in row:
            at = min(range(len(path)), key=lambda k: abs(path[k][0] - x) + abs(path[k][1] - y))
            (ax, ay), (bx, by) = path[max(0, at - 1)], path[min(len(path) - 1, at + 1)]
            reach = size * hand.rng.uniform(0.5, 0.8) / max(0.01, math.dist((ax, ay), (bx, by)))
            dx, dy = (bx - ax) * reach, (by - ay) * reach
            sunk = y + hand.rng.uniform(-0.14, 0.14)
            full = size * hand.rng.uniform(0.85, 1.15)
            dab = [(x - dx, sunk - dy), (x + dx, sunk + dy)]
            hand.line(dab, full, (0.3, 0.9, 1.0, 0.7, 0.2), _PALE, tremor=0.05)


def _lines(hand: Hand) -> None:
    """The brush drawing over the flat coat: back, breast, shoulder blade, haunch, joints."""
    strokes: tuple[tuple[list[Point], float], ...] = (
        # the back from the neck over the withers to the tail; belly; breast; buttock
        ([(4.7, -27.0), (4.1, -24.0), (2.6, -22.0), (0.4, -20.8), (-2.4, -20.6)], 0.46),
        ([(-1.2, -20.6), (-4.8, -21.3), (-7.8, -21.5), (-10.2, -20.7), (-12.0, -20.2)], 0.5),
        ([(2.4, -11.7), (-0.6, -12.4), (-3.4, -13.6), (-4.6, -13.9)], 0.4),
        ([(10.7, -16.4), (10.2, -14.4), (10.5, -12.6), (11.4, -11.2)], 0.38),
        ([(-11.9, -18.4), (-12.1, -16.0), (-11.8, -13.8), (-11.0, -12.0), (-10.9, -10.4)], 0.36),
        # shoulder blade and upper arm
        ([(4.8, -20.6), (4.2, -18.4), (4.5, -16.2), (5.4, -14.0), (5.4, -12.4)], 0.36),
        ([(8.8, -16.8), (8.0, -15.6), (7.9, -14.2)], 0.26),
        # haunch: from the hip forward round the stifle, and into the thigh
        ([(-5.2, -19.2), (-3.8, -17.2), (-3.4, -14.8), (-4.5, -12.8), (-6.6, -11.1)], 0.44),
        ([(-9.4, -13.0), (-9.4, -11.4), (-9.0, -9.8)], 0.26),
        # knobs of hock, wrist and fetlocks
        ([(-10.9, -9.2), (-10.2, -9.0), (-9.8, -8.2)], 0.22),
        ([(10.3, -9.1), (11.0, -9.2), (11.5, -8.6)], 0.24),
        ([(8.4, -12.6), (9.6, -11.6), (10.6, -10.8)], 0.24),
        ([(-9.9, -2.3), (-9.3, -2.1), (-8.7, -2.4)], 0.2),
    )
    for points, width in strokes:
        hand.line(points, width, SWELL, _DARK)


def _tail(hand: Hand) -> None:
    tail: list[Point] = [(-10.6, -20.5), (-12.2, -20.0), (-12.9, -18.4), (-12.7, -16.6)]
    tail += [(-12.2, -17.0), (-11.6, -17.6), (-11.0, -19.0)]
    hand.shape(tail, _COAT, register=False)
    hand.line([(-12.2, -19.2), (-12.5, -18.0), (-12.5, -16.8)], 0.5, TAPER, _PALE)
    hand.line([(-10.8, -20.6), (-12.2, -20.1), (-13.0, -18.4), (-12.7, -16.3)], 0.4, SWELL, _DARK)
    hand.line([(-12.6, -16.6), (-11.9, -17.2), (-11.2, -18.6)], 0.28, SWELL, _DARK)


def _mane(hand: Hand) -> None:
    """The rough hair of the rut down the front of the neck: tufts that break its edge."""
    edge = flow([(8.5, -28.6), (8.9, -25.8), (9.7, -22.6), (10.7, -19.4), (10.9, -17.0)])
    for i in range(8):
        x, y = edge[round((i + 0.4) / 8 * (len(edge) - 1))]
        reach = hand.rng.uniform(1.9, 2.6)
        lock = [(x - 0.9, y - 1.0), (x - 0.2, y + reach * 0.4), (x + 0.35, y + reach)]
        hand.line(lock, 1.2, (0.6, 1.0, 0.7, 0.0), _DEEP, tremor=0.04)
        rim = [(x - 0.1, y - 0.8), (x + 0.3, y + reach * 0.3), (x + 0.42, y + reach + 0.1)]
        hand.line(rim, 0.4, SWELL, _DARK)
        inward, down = hand.rng.uniform(0.5, 1.5), hand.rng.uniform(-0.7, 0.7)
        inner = [(px - inward, py + down) for px, py in rim]
        hand.line(inner, 0.24, FLICK if i % 2 else SWELL, _DARK)
    for _ in range(12):
        x, y = edge[round(hand.rng.uniform(0.1, 0.85) * (len(edge) - 1))]
        x -= hand.rng.uniform(1.7, 3.4)
        reach = hand.rng.uniform(1.0, 1.9)
        hair = [(x, y), (x - 0.05, y + reach * 0.5), (x + 0.3, y + reach)]
        hand.line(hair, 0.22, FLICK, mixed(_DEEP, INK, 0.35))


def _ear(hand: Hand, ear: list[Point], inner: Pigment) -> None:
    hand.outline(ear, 0.46, _DARK, lift=0.5)
    hand.shape(ear, _COAT, register=False)
    x, y = (sum(p[k] for p in ear) / len(ear) for k in (0, 1))
    small = [(x + 0.15 + (px - x) * 0.6, y + 0.2 + (py - y) * 0.5) for px, py in ear]
    hand.shape(small, inner, register=False)


def _face(hand: Hand) -> None:
    """Dark bridge, pale chin, wet nose, and the eye: one dark almond under its brow."""
    with hand.within(_HEAD):
        chin: list[Point] = [(-3.0, -27.2), (-0.6, -27.1), (1.8, -26.9), (3.4, -26.6), (3.6, -25)]
        hand.shape([*chin, (-3, -25.4)], _PALE, register=False)
        bridge: list[Point] = [(-2.4, -28.4), (0.8, -29.1), (3.0, -30.0), (5.0, -31.2), (5.6, -33)]
        hand.shape([*bridge, (-2.4, -30)], _DEEP, register=False)
        nose: list[Point] = [(-3, -28.8), (-1.9, -28.5), (-1.5, -27.8), (-2.0, -27.2), (-3, -27.0)]
        hand.shape(nose, _DARK, register=False)
    hand.line([(-2.2, -27.25), (-1.2, -27.0), (0.0, -26.95)], 0.2, SWELL, _DARK)
    hand.line([(2.6, -26.0), (4.2, -25.7), (5.6, -26.6), (6.5, -28.0)], 0.32, SWELL, _DARK)
    eye: list[Point] = [(2.7, -28.7), (3.1, -29.25), (3.8, -29.35), (4.35, -29.0), (3.6, -28.6)]
    hand.shape(eye, INK, register=False)
    hand.line([(2.2, -28.45), (2.75, -28.8), (3.2, -29.25)], 0.18, SWELL, INK)
    hand.line([(2.9, -29.2), (3.8, -29.5), (4.8, -29.0)], 0.2, SWELL, INK)
    hand.dot((3.3, -29.08), 0.07, 0.06, WHITE)
    hand.line([(2.5, -29.9), (3.6, -30.25), (4.8, -29.8)], 0.26, SWELL, _DEEP)


def _head_hand(hand: Hand) -> Hand:
    """A hand for head and antlers, a little smaller than the frame, about the poll."""
    (at,) = hand.put([(_POLL[0] * (1 - _SMALLER), _POLL[1] * (1 - _SMALLER))])
    size = hand.size * _SMALLER
    name = f"{hand.name} head"
    return Hand(hand.sheet, name, at=at, size=size, turn=hand.turn, flip=hand.flip)


def draw_deer(hand: Hand) -> None:
    """The whole stag: far legs, antlers, ears, near legs and body in one key line, coat, face."""
    _footing(hand)
    _leg(hand, _FAR_HIND, _FAR, _HOOVES[1])
    _leg(hand, _FAR_FORE, _FAR, _HOOVES[2])
    head = _head_hand(hand)
    _ear(head, _EARS[1], mixed(_DEEP, BENI, 0.2))
    _antlers(head)
    hand.outline(_TRUNK, 0.5, _DARK, lift=0.4)
    _leg(hand, _NEAR_HIND, _COAT, _HOOVES[0])
    _leg(hand, _NEAR_FORE, _COAT, _HOOVES[3])
    hand.shape(_TRUNK, _COAT, register=False)
    for leg in (_NEAR_HIND, _NEAR_FORE):
        hand.shape([point for point in leg if point[1] < -11.4], _COAT, register=False)
    _coat(hand)
    _lines(hand)
    _tail(hand)
    _mane(hand)
    head.outline(_HEAD, 0.5, _DARK, lift=0.4)
    head.shape(_HEAD, _COAT, register=False)
    _ear(head, _EARS[0], mixed(_PALE, BENI, 0.12))
    _face(head)
