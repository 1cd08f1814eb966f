"""January: pine at dawn. Crane and sun, verse, and old pines to the left and right.

From left to right over 132 mm: the crane lifts its head clear of the rising sun, a pine either side
of it; the verse hangs before a tall pine; a tall pine stands left, and the last one right, with
clear sky between them. One line of sandy ground runs through all four cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.card import PICTURE_WIDTH
from hanafuda_desktop.studio.figures.crane import draw_crane
from hanafuda_desktop.studio.ribbons import Cord, Slip, draw_slip
from hanafuda_desktop.studio.scenery import limb
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    between,
    blob,
    flow,
    heading,
    normals,
    section,
    spread,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INK,
    MOSS,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import PrintSheet
from hanafuda_desktop.studio.tools.writing import PINE_VERSE

# Pine, grown by rule: every one seeded by its hand, no two sprigs alike.
#
# :func:`needle_fan` is the sprig of the whole month, a half round of needles on one foot.
# :func:`pine_cushion` piles fans into a flat-footed dome, bristling at its rim and lit from the
# upper left, with a yellow tip on its crest. :func:`pine_tree` hangs such cushions on a red-brown
# trunk, the way old pines are drawn: dark masses, yellow tips, wood between.

Cushion = tuple[float, float, float, float, float]
"""A cushion: the middle of its flat foot (x, y), half its width, its height, its yellow tip's."""

_NEEDLE: Final = (1.0, 0.95, 0.8, 0.55, 0.0)
_RED_BARK: Final = mixed(UMBER, VERMILION, 0.3)
_REACH: Final = 3.1
"""How far (mm) the needles of a sprig stand out from its foot."""


def _ray(root: Point, angle: float, reach: float) -> Point:
    """The point at a reach from the root, at an angle (0 is up, positive leans right)."""
    turn = math.radians(angle)
    return (root[0] + math.sin(turn) * reach, root[1] - math.cos(turn) * reach)


def needle_fan(
    hand: Hand,
    root: Point,
    reach: float,
    lean: float,
    *,
    opening: float = 156.0,
    dark: Pigment = PINE_BLACK,
    light: Pigment = PINE,
) -> None:
    """A half-round sprig of pine: a dark bristling fan, and the lit needles over it."""
    rng, needles = hand.rng, 17
    angles = [lean + opening * (i / (needles - 1) - 0.5) for i in range(needles)]
    rim = [root, *(_ray(root, a, reach * rng.uniform(0.8, 0.88)) for a in angles)]
    hand.shape(rim, dark, smooth=False, register=False)
    for angle in angles:
        way = angle * 1.03 + rng.uniform(-2.0, 2.0)
        tip = _ray(root, way, reach * rng.uniform(1.04, 1.2))
        hand.line([root, tip], 0.36, _NEEDLE, dark, smooth=False, tremor=0.03)
    for left, right in pairwise(angles):
        way = (left + right) / 2 + rng.uniform(-1.6, 1.6)
        start = _ray(root, way, reach * rng.uniform(0.26, 0.38))
        tip = _ray(root, way, reach * rng.uniform(0.84, 0.96))
        hand.line([start, tip], 0.27, TAPER, light, smooth=False, tremor=0.03)


def young_tip(hand: Hand, foot: Point, height: float, lean: float = 0.0) -> None:
    """The yellow tip of a cushion: this year's needles, a small golden fan edged in the dark."""
    ways = [lean + 92 * (i / 6 - 0.5) + hand.rng.uniform(-3, 3) for i in range(7)]
    tips = [_ray(foot, way, height * hand.rng.uniform(0.88, 1.08)) for way in ways]
    for way, tip in zip(ways, tips, strict=True):
        hand.line([foot, _ray(tip, way, 0.3)], 0.8, _NEEDLE, PINE_BLACK, smooth=False)
    for number, tip in enumerate(tips):
        tone = mixed(GOLD, OCHRE, 0.1 + 0.6 * number / 6)
        hand.line([foot, tip], 0.5, (0.9, 1.0, 0.9, 0.7, 0.2), tone, smooth=False)


def _sprigs(cushion: Cushion) -> list[tuple[Point, float, float]]:
    """Where the fans of a cushion stand: root, lean, height in the dome; the hindmost first."""
    x, y, half, height, _ = cushion
    out: list[tuple[Point, float, float]] = []
    foot = y - 0.25 * _REACH
    rings = max(1, round((height - _REACH) / (0.62 * _REACH)))
    for ring in range(rings, -1, -1):
        share = ring / rings
        wide = (half - 0.92 * _REACH) * (0.5 + 0.5 * share) if ring else half - 1.5 * _REACH
        high = max(0.0, height - 1.2 * _REACH) * share
        count = max(3, round((2 * wide + high) / (0.74 * _REACH)) + 1)
        for i in range(count):
            side = 2 * i / (count - 1) - 1
            around = math.radians(90 * side)
            sag = 0.55 * side * side if ring == 0 else 0.0
            root = (x + wide * math.sin(around), foot - sag - high * math.cos(around))
            lean = 50 * math.sin(around) if ring else 44 * side
            out.append((root, lean, share * math.cos(around)))
    return sorted(out, key=lambda sprig: (round(-sprig[2], 1), -abs(sprig[0][0] - x)))


def pine_cushion(hand: Hand, cushion: Cushion) -> None:
    """A dome of sprigs on a flat foot, and its yellow tip if it has one."""
    x, y, half, height, tip = cushion
    core: Path = []
    for i in range(25):
        turn = math.radians(-90 + 180 * i / 24)
        core.append((x + (half - 1.4) * math.sin(turn), y - 0.7 - (height - 2) * math.cos(turn)))
    hand.shape(core, PINE_BLACK, smooth=False, register=False)
    if tip > 0.0:
        young_tip(hand, (x, y - height + 0.6), tip, hand.rng.uniform(-6, 6))
    for root, lean, up in _sprigs(cushion):
        side = (root[0] - x) / half
        glow = (0.12 + 0.7 * up) * (1.0 - 0.5 * (side + 1) / 2) * hand.rng.uniform(0.8, 1.15)
        light = mixed(mixed(PINE, PINE_BLACK, 0.1), MOSS, 0.8 * min(1.0, glow))
        at = (root[0] + hand.rng.uniform(-0.2, 0.2), root[1] + hand.rng.uniform(-0.35, 0.3))
        reach = _REACH * hand.rng.uniform(0.92, 1.08)
        way = lean + hand.rng.uniform(-4, 4)
        # No needle hangs: the fans at the rim close towards the level.
        opening = min(150.0, 2 * (101.0 - abs(way)))
        needle_fan(hand, at, reach, way, opening=opening, light=light)


def pine_trunk(hand: Hand, points: Points, thick: float, thin: float) -> Path:
    """Red-brown wood: a dark edge, a lit flank, and the scales of old pine bark along it."""
    dark = mixed(INK, UMBER, 0.3)
    state = hand.rng.getstate()
    limb(hand, points, thick + 0.5, thin + 0.4, dark)
    hand.rng.setstate(state)
    path = limb(hand, points, thick, thin, _RED_BARK)
    sides = normals(path)
    for share in spread(hand.rng, max(6, round(len(path) / 4)), 0.02, 0.98):
        index = round(share * (len(path) - 1))
        (x, y), (nx, ny) = path[index], sides[index]
        wide = between(thick, thin, share)
        off, reach = hand.rng.uniform(-0.3, 0.3) * wide, wide * hand.rng.uniform(0.14, 0.24)
        turn = math.radians(heading(path, index))
        dx, dy = math.cos(turn) * reach, math.sin(turn) * reach
        at = (x + nx * off, y + ny * off)
        scale = [
            (at[0] - nx * reach, at[1] - ny * reach),
            (at[0] + dx, at[1] + dy),
            (at[0] + nx * reach, at[1] + ny * reach),
        ]
        tone = dark if off > -0.06 * wide else mixed(_RED_BARK, PAPER, 0.3)
        hand.line(scale, 0.26, SWELL, tone)
    return path


def _roots(hand: Hand, foot: Point, thick: float) -> None:
    """Where the trunk takes hold of the ground: three toes of wood, dark edge under red."""
    for tone, more in ((mixed(INK, UMBER, 0.3), 0.5), (_RED_BARK, 0.0)):
        for way, far in ((-1.25, 0.5), (1.2, 0.62), (0.1, 0.9)):
            end = (foot[0] + way * thick, foot[1] + far)
            path = [(foot[0] + 0.2 * way, foot[1] - 1.5), (foot[0] + 0.55 * way, foot[1]), end]
            hand.line(path, 0.62 * thick + more, (0.7, 1.0, 0.85, 0.5, 0.15), tone)


def pine_tree(
    hand: Hand,
    wood: Sequence[tuple[Points, float, float]],
    cushions: Sequence[Cushion],
) -> None:
    """A pine: its wood (paths, thick and thin ends; the first is rooted), then its cushions.

    Cushions are given from the hindmost to the foremost.
    """
    points, thick, thin = wood[0]
    _roots(hand, points[0], thick)
    for points, thick, thin in wood:
        pine_trunk(hand, points, thick, thin)
    for number, cushion in enumerate(cushions):
        pine_cushion(Hand(hand.sheet, f"{hand.name} cushion {number}"), cushion)


# The month.

_Wood = tuple[tuple[list[Point], float, float], ...]

_PINES: tuple[tuple[str, _Wood, tuple[Cushion, ...]], ...] = (
    # name, wood (path, thick, thin), cushions from the hindmost on
    (
        "edge",
        (([(2.4, 50.6), (1.4, 46.0)], 1.5, 1.1),),
        ((1.0, 47.8, 8.4, 7.2, 1.9),),
    ),
    (
        "between",
        (
            ([(36.0, 51.0), (34.4, 46.0), (31.6, 39.0), (33.0, 31.0), (31.4, 22.0)], 2.2, 1.1),
            ([(32.4, 38.4), (36.0, 36.0), (39.0, 36.4)], 0.9, 0.6),
        ),
        (
            (31.4, 27.4, 6.8, 7.0, 2.2),
            (38.6, 37.4, 5.0, 5.4, 1.8),
            (29.6, 37.6, 5.8, 6.0, 1.8),
            (35.2, 47.6, 9.6, 8.0, 0.0),
        ),
    ),
    (
        "verse",
        (
            ([(60.4, 50.0), (58.0, 44.0), (61.4, 35.0), (57.8, 26.0), (61.2, 11.0)], 3.0, 1.3),
            ([(60.4, 38.6), (56.0, 36.0), (53.0, 36.2)], 1.3, 0.7),
        ),
        (
            (61.0, 15.4, 6.0, 7.0, 2.7),
            (56.8, 26.0, 7.6, 8.2, 0.0),
            (65.0, 34.6, 7.4, 7.4, 2.0),
            (53.4, 37.2, 6.0, 6.0, 0.0),
            (58.6, 47.4, 11.4, 9.0, 0.0),
        ),
    ),
    (
        "left",
        (
            ([(75.8, 50.2), (79.2, 44.0), (75.6, 35.0), (79.6, 27.0), (74.8, 10.6)], 3.1, 1.3),
            ([(76.4, 38.6), (80.6, 37.0), (83.4, 36.0)], 1.4, 0.7),
        ),
        (
            (74.4, 14.4, 6.2, 7.0, 2.7),
            (79.0, 26.0, 8.0, 8.2, 0.0),
            (70.2, 33.0, 7.0, 7.2, 2.0),
            (84.4, 38.2, 6.2, 6.2, 2.0),
            (75.0, 47.4, 11.8, 9.4, 0.0),
        ),
    ),
    (
        "left-low",
        (([(93.0, 51.4), (92.4, 47.0)], 1.5, 1.1),),
        ((92.2, 48.6, 5.6, 5.8, 1.8),),
    ),
    (
        "right",
        (
            ([(124.6, 50.0), (120.6, 43.0), (124.6, 34.0), (120.4, 27.0), (124.0, 13.6)], 3.1, 1.3),
            ([(123.8, 36.0), (117.0, 35.4), (113.0, 35.8)], 1.4, 0.7),
        ),
        (
            (124.2, 17.6, 6.2, 7.0, 2.7),
            (118.4, 26.6, 7.2, 7.6, 0.0),
            (128.8, 33.4, 7.4, 7.4, 2.0),
            (113.2, 37.0, 6.4, 6.4, 2.0),
            (121.6, 47.4, 11.8, 9.2, 0.0),
        ),
    ),
)
_GROUND: list[Point] = [
    (-3.0, 50.6),
    (10.0, 49.3),
    (20.0, 49.4),
    (33.0, 50.9),
    (46.0, 50.2),
    (60.0, 49.2),
    (76.0, 49.4),
    (92.0, 50.8),
    (106.0, 50.4),
    (120.0, 49.2),
    (136.0, 49.8),
]

_SLIP = Slip(
    (42.8, 9.4),
    ((8, 4, 0), (4, -6, -4), (13, -13, -8), (30, -5, -7), (37, 14, 2), (27, 26, 8)),
    verse=PINE_VERSE,
    gold=(2.2, 3.0),
)
_CORD = Cord(((43.0, 7.0), (44.2, 3.0), (44.8, -3.0)))


def _sky(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sky")
    whole = [(-2.0, -2.0), (PICTURE_WIDTH + 2, -2.0), (PICTURE_WIDTH + 2, 56.0), (-2.0, 56.0)]
    hand.shade(
        whole,
        mixed(GOLD, PAPER, 0.35),
        (0.0, 0.0, 0.25, 0.62),
        start=(0, 14),
        stop=(0, 54),
        smooth=False,
    )


def _sun(sheet: PrintSheet) -> None:
    hand = Hand(sheet, "sun")
    disc = blob((11.0, 24.8), 11.8, 11.8, hand.rng, 0.006)
    hand.shape(disc, VERMILION, smooth=False)
    hand.shade(
        disc, BENI, (0.35, 0.0, 0.0, 0.0), start=(3, 13), stop=(16, 36), soft=0.0, smooth=False
    )


def _ground(sheet: PrintSheet) -> None:
    """One clean line of sandy ground through the month, a few sweeps of the brush along it."""
    hand = Hand(sheet, "ground")
    crest = flow(_GROUND)
    whole: Path = [*crest, (136.0, 57.0), (-3.0, 57.0)]
    sand = mixed(mixed(MOSS, OCHRE, 0.3), PAPER, 0.3)
    hand.shape(whole, sand, smooth=False, register=False)
    deep = mixed(MOSS, PINE, 0.4)
    hand.shade(whole, deep, (0.0, 0.1, 0.75), start=(0, 49), stop=(0, 55.5), smooth=False, soft=0.0)
    line = mixed(UMBER, PINE_BLACK, 0.5)
    hand.line(crest, 0.4, (0.6, 1.0, 0.5, 0.9, 0.6, 1.0, 0.7), line, smooth=False)
    for _ in range(16):
        start, sink = hand.rng.uniform(0.0, 0.94), hand.rng.choice((0.8, 1.4, 2.1))
        part = section(crest, start, start + hand.rng.uniform(0.03, 0.06))
        hand.line([(x, y + sink) for x, y in part], 0.34, SWELL, mixed(deep, line, 0.3), dry=0.5)


def draw(sheet: PrintSheet) -> None:
    """Print the whole month on a sheet of 132 x 54 mm."""
    _sky(sheet)
    _sun(sheet)
    _ground(sheet)
    for name, wood, cushions in _PINES:
        pine_tree(Hand(sheet, f"pine {name}"), wood, cushions)
    draw_crane(Hand(sheet, "crane", at=(15.8, 50.6), size=0.99))
    draw_slip(Hand(sheet, "slip"), _SLIP, _CORD)
