"""June: peonies in a garden after rain.

One bed of peonies runs through the month: turf below, dark cut leaves reaching over every border,
bands of pale mist behind. On the first card two swallowtails come down to the greatest flower; the
slip swings between bud and bloom on the second; the last two are flower, bud and quiet.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.butterflies import draw_closing, draw_spread
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import draw_clouds, turf
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    along,
    arc,
    between,
    flow,
    placed,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    BLUSH,
    GOLD,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    VERMILION,
    WHITE,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet

# Peony: the great flower of June, petal by petal, its buds and its cut leaves.
#
# A flower is a bowl seen a little from above: a ruff of wide petals, two rings of narrower ones
# standing within it, a heart of gold, and over it the petals of the near side, folded up. Every
# petal is deep crimson at its foot and fades to blush at its ragged rim.

_Place = Callable[[float, float], Point]

_LINE: Final = mixed(INK, BENI, 0.3)
_RED: Final = mixed(BENI, VERMILION, 0.5)
_DEEP: Final = mixed(BENI, INK, 0.2)
_RIM: Final = mixed(BLUSH, WHITE, 0.35)
_STALK: Final = mixed(PINE, MOSS, 0.35)


@dataclass(frozen=True, slots=True)
class _Petal:
    """One petal of a flower one unit in radius: where it springs, which way, how long and wide."""

    root: Point
    turn: float
    length: float
    width: float
    lobes: int = 3
    pale: float = 0.8
    """How far its rim has faded, 0 to 1."""
    folded: bool = False
    """Whether we see its back: pale below, as on the near side of the bowl."""


_RUFF: Final = (
    _Petal((0.0, -0.1), -58, 1.0, 0.82, 3),
    _Petal((0.0, -0.1), 60, 1.0, 0.8, 3),
    _Petal((0.0, -0.1), -20, 0.98, 0.8, 3),
    _Petal((0.0, -0.1), 22, 0.96, 0.78, 4),
    _Petal((-0.1, 0.05), -98, 1.0, 0.74, 3),
    _Petal((0.1, 0.05), 100, 1.02, 0.74, 3),
    _Petal((-0.15, 0.2), -136, 0.84, 0.84, 3),
    _Petal((0.15, 0.2), 138, 0.84, 0.84, 3),
    _Petal((0.0, 0.2), 180, 0.72, 0.9, 4),
)
_RINGS: Final = (
    _Petal((0.0, -0.05), -66, 0.74, 0.56, 3, 0.62),
    _Petal((0.0, -0.05), 70, 0.74, 0.56, 3, 0.62),
    _Petal((0.0, -0.05), -28, 0.74, 0.56, 3, 0.62),
    _Petal((0.0, -0.05), 32, 0.73, 0.56, 3, 0.62),
    _Petal((0.0, -0.02), 2, 0.68, 0.52, 3, 0.62),
    _Petal((-0.05, 0.1), -102, 0.7, 0.5, 2, 0.62),
    _Petal((0.05, 0.1), 104, 0.7, 0.5, 2, 0.62),
    _Petal((0.0, 0.02), -44, 0.48, 0.42, 2, 0.45),
    _Petal((0.0, 0.02), 46, 0.48, 0.42, 2, 0.45),
    _Petal((0.0, 0.0), -2, 0.46, 0.44, 3, 0.45),
)
_NEAR: Final = (
    _Petal((-0.2, 0.2), -150, 0.5, 0.6, 3, 0.75),
    _Petal((0.2, 0.2), 152, 0.5, 0.6, 3, 0.75),
    _Petal((0.0, 0.24), 181, 0.46, 0.66, 3, 0.75),
    _Petal((-0.2, 0.5), -44, 0.52, 0.5, 2, 0.9, folded=True),
    _Petal((0.2, 0.5), 44, 0.52, 0.5, 2, 0.9, folded=True),
    _Petal((0.0, 0.58), -3, 0.46, 0.62, 3, 0.95, folded=True),
)


def _outline(hand: Hand, petal: _Petal, there: _Place) -> Path:
    """The petal's edge: a narrow foot, full cheeks, a rim of ragged lobes with notches between."""
    rng = hand.rng

    def loose(across: float, up: float) -> Point:
        return there(across + rng.uniform(-0.025, 0.025), up + rng.uniform(-0.02, 0.02))

    edge: Path = [there(-0.1, 0.0), loose(-0.34, 0.26), loose(-0.5, 0.6)]
    for i in range(petal.lobes):
        middle = (i + 0.5) / petal.lobes - 0.5
        drop = 0.3 * (2 * middle) ** 2
        swing = 0.42 / petal.lobes
        high = 1.0 - drop + rng.uniform(-0.04, 0.05)
        if i:
            notch = loose(
                0.92 * (i / petal.lobes - 0.5), 0.92 - 0.3 * (2 * i / petal.lobes - 1) ** 2
            )
            edge.extend((notch, notch))
        for aside, fall in ((-0.8, 0.07), (0.0, 0.0), (0.8, 0.06)):
            edge.append(loose(0.96 * (middle + aside * swing), high - fall))
    edge.extend((loose(0.5, 0.6), loose(0.34, 0.26), there(0.1, 0.0)))
    return edge


def _draw_petal(hand: Hand, petal: _Petal, at: Point, size: float, tilt: float) -> None:
    rng = hand.rng
    turn = petal.turn + rng.uniform(-5, 5)
    long, wide = petal.length * rng.uniform(0.94, 1.05), petal.width * rng.uniform(0.95, 1.06)
    bend = rng.uniform(-0.09, 0.09)

    def there(across: float, up: float) -> Point:
        local = placed([(across * wide + bend * up * up, -up * long)], petal.root, 1.0, turn)
        return placed(local, at, size, tilt)[0]

    edge = _outline(hand, petal, there)
    foot, rim = there(0.0, 0.0), there(0.0, 1.05)
    hand.shape(edge, _RED)
    if petal.folded:
        hand.shade(edge, _RIM, (0.0, 0.15, 0.6, 1.0), start=foot, stop=rim, soft=0.0)
    else:
        hand.shade(edge, _DEEP, (1.0, 0.9, 0.35, 0.0, 0.0), start=foot, stop=rim, soft=0.0)
        strengths = tuple(s * petal.pale for s in (0.0, 0.0, 0.0, 0.16, 1.2))
        hand.shade(edge, _RIM, tuple(min(1.0, s) for s in strengths), start=foot, stop=rim, soft=0)
    for k in range(5):
        side = (k - 2) * 0.17
        reach = rng.uniform(0.62, 0.84) - 0.5 * abs(side)
        vein = [there(side * 0.3, 0.12), there(side * 0.85, reach * 0.6), there(side * 1.3, reach)]
        hand.line(vein, 0.15, TAPER, mixed(_DEEP, _RED, 0.25), tremor=0.03)
    hand.outline(edge, 0.27, _LINE, lift=0.28)


def _heart(hand: Hand, at: Point, size: float, tilt: float) -> None:
    """The gold of the stamens, crowded on their threads."""
    rng = hand.rng
    for i in range(26):
        turn = math.radians(rng.uniform(-100, 100) if i < 18 else rng.uniform(0, 360))
        out = rng.uniform(0.16, 0.31) if i < 18 else rng.uniform(0.0, 0.14)
        tip = (out * math.sin(turn), 0.14 - out * math.cos(turn))
        foot, head = placed([(tip[0] * 0.2, 0.24), tip], at, size, tilt)
        hand.line([foot, head], 0.2, TAPER, mixed(GOLD, OCHRE, 0.5), smooth=False)
        hand.dot(head, 0.048 * size, 0.042 * size, mixed(GOLD, OCHRE, 0.35 * (i % 3)))


def peony(hand: Hand, at: Point, size: float, *, tilt: float = 0.0) -> None:
    """A flower in full bloom, ``size`` millimetres in radius, leaning by ``tilt`` degrees."""
    for petal in (*_RUFF, *_RINGS):
        _draw_petal(hand, petal, at, size, tilt)
    _heart(hand, at, size, tilt)
    for petal in _NEAR:
        _draw_petal(hand, petal, at, size, tilt)


_CUP: Final = (
    _Petal((0.0, 0.4), -34, 1.2, 0.8, 2, 0.7),
    _Petal((0.0, 0.4), 32, 1.2, 0.8, 2, 0.7),
    _Petal((0.0, 0.4), 2, 1.3, 0.9, 3, 0.6),
    _Petal((-0.1, 0.5), -24, 1.12, 0.78, 2, 0.8, folded=True),
    _Petal((0.12, 0.5), 22, 1.06, 0.86, 2, 0.8, folded=True),
)
_SEPALS: Final = ((-58, 0.92), (56, 0.98), (-20, 0.74), (24, 0.7))


def peony_bud(hand: Hand, at: Point, size: float, *, tilt: float = 0.0) -> None:
    """A bud about to open, its middle at a point: crimson petals wrapped in pointed sepals."""
    for petal in _CUP:
        _draw_petal(hand, petal, at, size, tilt)
    for turn, reach in _SEPALS:
        tongue: list[Point] = [
            (0.0, 0.12),
            (-0.2, -0.25),
            (-0.12, -0.7),
            (0.06, -1.0),
            (0.06, -1.0),
            (0.17, -0.6),
            (0.2, -0.2),
        ]
        shape = placed(placed(tongue, (0.0, 0.62), reach, turn), at, size, tilt)
        hand.shape(shape, _STALK)
        hand.outline(shape, 0.24, INK, lift=0.3)


def stalk(hand: Hand, points: list[Point], width: float = 0.95) -> Path:
    """A round green stalk through the points, lit along one side; returns its path."""
    path = flow(points)
    hand.line(path, width + 0.3, (1.0, 1.0, 0.95, 0.95, 0.9), mixed(INK, PINE, 0.3), tremor=0.03)
    hand.line(path, width, (1.0, 1.0, 0.95, 0.95, 0.9), _STALK, tremor=0.03)
    lit = [(x - width * 0.22, y) for x, y in path]
    hand.line(lit, width * 0.3, SWELL, mixed(MOSS, WHITE, 0.3), tremor=0.03)
    return path


_LOBED: Final[list[Point]] = [
    (0.0, 0.0),
    (-0.12, -0.16),
    (-0.2, -0.36),
    (-0.4, -0.54),
    (-0.44, -0.74),
    (-0.44, -0.74),
    (-0.28, -0.66),
    (-0.18, -0.6),
    (-0.16, -0.78),
    (0.0, -1.06),
    (0.0, -1.06),
    (0.14, -0.78),
    (0.17, -0.58),
    (0.28, -0.62),
    (0.44, -0.68),
    (0.44, -0.68),
    (0.38, -0.5),
    (0.2, -0.34),
    (0.12, -0.16),
]
_SLIM: Final[list[Point]] = [
    (0.0, 0.0),
    (-0.17, -0.24),
    (-0.24, -0.5),
    (-0.12, -0.84),
    (0.03, -1.08),
    (0.03, -1.08),
    (0.16, -0.8),
    (0.23, -0.48),
    (0.15, -0.22),
]


def _leaflet(hand: Hand, root: Point, reach: float, turn: float, form: list[Point]) -> None:
    rng = hand.rng
    loose = [(x + rng.uniform(-0.03, 0.03), y + rng.uniform(-0.03, 0.03)) for x, y in form]
    for i in range(len(form) - 1):
        if form[i] == form[i + 1]:
            loose[i + 1] = loose[i]
    shape = placed(loose, root, reach, turn)
    ends = placed([(0.0, 0.0), (0.0, -1.0)], root, reach, turn)
    tone = mixed(PINE_BLACK, PINE, rng.uniform(0.1, 0.45))
    hand.shape(shape, tone)
    glow = mixed(PINE, MOSS, 0.35)
    hand.shade(shape, glow, (0.0, 0.1, 0.55), start=ends[0], stop=ends[1], soft=0.0)
    vein = mixed(PINE, MOSS, 0.75)
    hand.line(
        placed([(0, -0.04), (0.03, -0.5), (0.0, -0.95)], root, reach, turn), 0.24, TAPER, vein
    )
    for side in (-1, 1):
        for up, out in ((-0.22, 0.3), (-0.44, 0.2)):
            rib = [(0.0, up), (side * out * 0.5, up - 0.16), (side * out, up - 0.26)]
            hand.line(placed(rib, root, reach, turn), 0.17, TAPER, vein, tremor=0.03)
    hand.outline(shape, 0.24, mixed(INK, PINE_BLACK, 0.5), lift=0.35)


def peony_leaf(hand: Hand, root: Point, reach: float, turn: float) -> None:
    """A leaf of three leaflets on a stem: ``reach`` mm long, ``turn`` 0 points up, 90 right."""
    bend = hand.rng.uniform(-10, 10)
    joint = placed([(0.0, -0.36)], root, reach, turn)[0]
    hand.line([root, along([root, joint], 0.5), joint], 0.55, (1.0, 0.9, 0.8), _STALK)
    for swing, part in ((-66, 0.62), (62, 0.6)):
        _leaflet(hand, joint, reach * part, turn + swing + bend, _SLIM)
    grown = between(0.66, 0.74, hand.rng.random())
    _leaflet(hand, joint, reach * grown, turn + bend, _LOBED)


# The month.

_MIST = (
    # x from, x to, y of the middle, half height
    (-8.0, 41.0, 27.5, 1.5),
    (20.0, 75.0, 31.6, 1.9),
    (58.0, 92.0, 26.4, 1.5),
    (71.0, 140.0, 30.6, 1.9),
    (108.0, 140.0, 25.0, 1.4),
)
_STALKS: tuple[list[Point], ...] = (
    [(17.4, 55.0), (17.0, 48.0), (16.6, 41.0)],
    [(52.0, 55.0), (52.6, 49.0), (56.0, 42.0)],
    [(50.6, 55.0), (46.0, 44.0), (40.6, 31.0), (39.2, 21.0), (40.0, 12.4)],
    [(80.4, 55.0), (80.6, 47.0), (80.4, 40.0)],
    [(83.0, 38.0), (88.6, 28.0), (90.4, 20.0), (89.5, 12.0)],
    [(116.6, 55.0), (116.2, 48.0), (117.0, 40.0)],
    [(114.8, 55.0), (107.4, 41.0), (104.8, 30.0), (106.6, 20.0)],
)
_LEAVES = (
    # x, y of the joint with the stalk, length, turn (0 up, 90 right)
    (11.0, 42.0, 11.5, -76),
    (22.0, 42.0, 10.2, 76),
    (10.0, 47.0, 10.5, -112),
    (23.5, 47.0, 10.5, 114),
    (17.0, 48.0, 8.0, 168),
    (33.4, 52.0, 9.0, -22),
    (40.4, 28.4, 8.0, 62),
    (42.6, 36.6, 9.5, -48),
    (47.0, 46.0, 10.5, -86),
    (47.9, 50.2, 8.6, -122),
    (53.4, 48.6, 9.6, 96),
    (62.0, 45.0, 10.5, 72),
    (62.0, 48.5, 9.0, 118),
    (74.6, 41.0, 11.0, -70),
    (86.0, 42.0, 11.5, 80),
    (73.4, 46.0, 11.0, -108),
    (87.4, 46.0, 10.5, 112),
    (80.6, 47.5, 8.0, -172),
    (89.4, 25.6, 7.5, -64),
    (87.0, 31.0, 8.5, 58),
    (99.4, 53.0, 9.5, 12),
    (105.0, 31.0, 7.5, 50),
    (106.6, 38.0, 9.0, -58),
    (109.3, 45.6, 10.4, -104),
    (122.4, 40.0, 11.0, 64),
    (122.8, 45.0, 10.5, 106),
    (117.0, 48.5, 8.0, 176),
    (131.6, 53.0, 8.5, 10),
    (0.6, 53.0, 8.5, 14),
    (66.0, 53.5, 8.5, -10),
)

_SLIP = Slip(
    (56.2, 9.2),
    (
        (6, 0, 0),
        (3, -6, 3),
        (-2, -10, 5),
        (-8, -14, 6),
        (-15, -12, 7),
        (-22, -8, 7),
        (-28, -2, 7),
        (-33, 4, 6),
        (-37, 8, 4),
        (-39, 14, 2),
        (-39, 22, 0),
        (-30, 46, 0),
        (-12, 100, -5),
        (12, 154, -11),
        (24, 176, -14),
    ),
    blue=True,
    deep=(0.5, 0.15, 0.0, 0.0, 0.1, 0.3),
)
_CORD = Cord(((57.0, 6.9), (58.9, 2.8), (59.6, -3.0)))


def _garden(sheet: PrintSheet) -> None:
    """Green light from below, mist in long bands, and the turf of the bed."""
    hand = Hand(sheet, "garden")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    tone = mixed(mixed(MOSS, PAPER, 0.5), BLUSH, 0.08)
    hand.shade(whole, tone, (0.0, 0.2, 0.6), start=(0, 20), stop=(0, 50), smooth=False)
    for left, right, y, half in _MIST:
        band: Path = [
            *arc((left, y), half, half, 90, 270, 14),
            *arc((right, y), half, half, -90, 90, 14),
        ]
        hand.shade(band, mixed(BLUSH, PAPER, 0.45), 0.6, soft=0.22, smooth=False)
    crest = [(-3.0, 49.0), (18.0, 50.0), (42.0, 48.6), (66.0, 50.0), (90.0, 49.0), (136.0, 49.8)]
    turf(hand, crest, mixed(MOSS, PAPER, 0.35), mixed(PINE, PINE_BLACK, 0.25))


def _plants(sheet: PrintSheet) -> None:
    for i, points in enumerate(_STALKS):
        stalk(Hand(sheet, f"stalk {i}"), points, 0.95 if i in (0, 1, 3, 5) else 0.75)
    paths = [flow(points) for points in _STALKS]
    for i, (x, y, reach, turn) in enumerate(_LEAVES):
        hand = Hand(sheet, f"leaf {i}")
        near = min((p for path in paths for p in path), key=lambda p: math.dist(p, (x, y - 2.0)))
        if 2.0 < math.dist(near, (x, y)) < 9.0:
            middle = ((x + near[0]) / 2, (y + near[1]) / 2 - 0.7)
            stalk(hand, [near, middle, (x, y)], 0.4)
        peony_leaf(hand, (x, y), reach, turn)
    peony_bud(Hand(sheet, "bud ribbon"), (40.4, 11.4), 3.0, tilt=8)
    peony_bud(Hand(sheet, "bud left"), (89.2, 11.0), 3.1, tilt=-8)
    peony_bud(Hand(sheet, "bud right"), (107.0, 18.4), 3.3, tilt=10)
    peony(Hand(sheet, "greatest"), (16.6, 38.2), 10.4, tilt=-3)
    peony(Hand(sheet, "ribbon"), (55.6, 40.4), 8.4, tilt=10)
    peony(Hand(sheet, "left"), (80.2, 37.6), 9.6, tilt=-8)
    peony(Hand(sheet, "right"), (117.4, 35.6), 9.8, tilt=9)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _garden(sheet)
    _plants(sheet)
    draw_clouds(Hand(sheet, "clouds"), 4.0, 30.0)
    draw_spread(Hand(sheet, "butterfly", at=(10.4, 13.4), size=1.04, turn=-2))
    closing = Hand(sheet, "butterfly closing", at=(22.3, 24.5), size=1.12, turn=-8, flip=True)
    draw_closing(closing)
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
