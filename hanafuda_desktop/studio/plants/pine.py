"""Pine, grown by rule: every one seeded by its hand, no two sprigs alike.

:func:`needle_fan` is the sprig of the whole month, a half round of needles on one foot.
:func:`pine_cushion` piles fans into a flat-footed dome, bristling at its rim and lit from the upper
left, with a yellow tip on its crest. :func:`pine_tree` hangs such cushions on a red-brown
trunk, the way old pines are drawn: dark masses, yellow tips, wood between.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.plants.plum import limb
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    TAPER,
    Path,
    Point,
    Points,
    between,
    heading,
    normals,
    spread,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
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
