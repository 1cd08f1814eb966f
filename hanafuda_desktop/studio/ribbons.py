r"""The slips of the ribbon cards: strips of stiff dyed paper in the wind, hung by a cord.

All ten are cut from one paper: as long, as wide, in the same two colours. What differs is how each
one hangs. A :class:`Bend` tells how the paper leads from its head to its foot: where it points in
the picture (0 is straight down, positive to the right), how far it leans out of the picture
(positive towards us; beyond 90 it turns over), and how far it is rolled about its own length. From
that follow the outline, the shading of every bend, the paler back where it shows, and the way a
verse runs over the paper. Every month's module hangs its own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.tools.brush import SWELL, Path, Point, Points, between, flow
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.writing import Verse, brushed

_LENGTH: Final = 30.2
_WIDTH: Final = 6.9
_STEPS: Final = 168
_HOLE: Final = 1.5
"""How far below its head the cord goes through the slip."""
_LOOK: Final = (0.26, -0.2)
"""How far a millimetre towards us moves right and up: we stand a little left, and look up."""
_LIGHT: Final = (-0.46, -0.5, 0.734)

_RED: Final = (VERMILION, BENI, mixed(VERMILION, mixed(GOLD, PAPER, 0.5), 0.42))
_BLUE: Final = (PURPLE, mixed(PURPLE, INDIGO, 0.62), mixed(PURPLE, PAPER, 0.36))
"""The dyes of the two papers: plain, deep, and as it looks in the light."""

_Vector = tuple[float, float, float]

Bend = tuple[float, float, float]
"""Where the paper points, how far it leans towards us, how far it is rolled (degrees)."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One of the ten slips."""

    head: Point
    """Where the middle of its upper edge is."""
    bends: tuple[Bend, ...]
    """From head to foot, evenly spaced."""
    blue: bool = False
    verse: Verse = ()
    off: Point = (0.0, 0.0)
    """How far its colour block lay off the key block."""
    deep: tuple[float, ...] = (0.0, 0.0, 0.0, 0.3, 0.8)
    """Bokashi of the deeper dye, from head to foot."""
    gold: tuple[float, float] = (0.0, 0.0)
    """Gold dust at its head and at its foot: how many millimetres it reaches."""


@dataclass(frozen=True, slots=True)
class Cord:
    """A twisted paper string from the slip's hole."""

    path: tuple[Point, ...] = ()
    """From above the head on; its last point is where it ends or is tied. None: it has torn."""
    thick: float = 0.0
    """The thickness of the wood it is wound round; 0: it is not tied to anything."""
    turn: float = 0.0
    """The direction in which that wood runs (degrees, 0 is to the right)."""
    tails: tuple[tuple[Point, ...], ...] = ()
    """Loose ends, each beginning at the knot, or at the head of a slip that has torn loose."""


def _at(values: Sequence[float], share: float) -> float:
    """A number on the smooth curve through evenly spaced ones."""
    last = len(values) - 1
    where = min(1.0, max(0.0, share)) * last
    i = min(last - 1, int(where))
    t = where - i
    p1, p2 = values[i], values[i + 1]
    p0 = values[i - 1] if i else 2 * p1 - p2
    p3 = values[i + 2] if i + 2 <= last else 2 * p2 - p1
    rise = p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0))
    return p1 + 0.5 * t * rise


def _frame(bend: Bend) -> tuple[_Vector, _Vector, _Vector]:
    """Along the paper, across it to the right, and out of its face."""
    way, lean, roll = (math.radians(angle) for angle in bend)
    sin, cos = math.sin(way), math.cos(way)
    ahead = (sin * math.cos(lean), cos * math.cos(lean), math.sin(lean))
    face = (-sin * math.sin(lean), -cos * math.sin(lean), math.cos(lean))
    side = (cos, -sin, 0.0)
    c, s = math.cos(roll), math.sin(roll)
    across = (c * side[0] + s * face[0], c * side[1] + s * face[1], s * face[2])
    out = (c * face[0] - s * side[0], c * face[1] - s * side[1], c * face[2])
    return ahead, across, out


class _Sheet:
    """The bent strip in space, seen from the front."""

    def __init__(self, head: Point, bends: Sequence[Bend]) -> None:
        turns = [[bend[k] for bend in bends] for k in range(3)]
        here = [head[0], head[1], 0.0]
        step = _LENGTH / _STEPS
        self.middle: list[_Vector] = []
        self.across: list[_Vector] = []
        self.light: list[float] = []
        for i in range(_STEPS + 1):
            way, lean, roll = (_at(values, i / _STEPS) for values in turns)
            ahead, across, out = _frame((way, lean, roll))
            self.middle.append((here[0], here[1], here[2]))
            self.across.append(across)
            lit = sum(a * b for a, b in zip(out, _LIGHT, strict=True))
            self.light.append(lit - _LIGHT[2])
            here = [h + step * a for h, a in zip(here, ahead, strict=True)]
        self.left = [self.point(-_WIDTH / 2, i) for i in range(_STEPS + 1)]
        self.right = [self.point(_WIDTH / 2, i) for i in range(_STEPS + 1)]

    def point(self, aside: float, index: float) -> Point:
        """A point of the paper, millimetres right of its middle, at a step of its length."""
        i = min(_STEPS - 1, max(0, int(index)))
        t = index - i
        spot = []
        for k in range(3):
            centre = between(self.middle[i][k], self.middle[i + 1][k], t)
            spot.append(centre + aside * between(self.across[i][k], self.across[i + 1][k], t))
        return (spot[0] + _LOOK[0] * spot[2], spot[1] + _LOOK[1] * spot[2])

    def on(self, aside: float, down: float) -> Point:
        """A point of the paper, millimetres right of its middle and below its head."""
        return self.point(aside, down / _LENGTH * _STEPS)

    def _faces_us(self, i: int) -> bool:
        j = min(i, _STEPS - 1)
        (ax, ay), (bx, by) = self.point(0.0, j), self.point(0.0, j + 1)
        (lx, ly), (rx, ry) = self.left[j], self.right[j]
        return (bx - ax) * (ry - ly) - (by - ay) * (rx - lx) < 0.0

    def faces(self) -> list[tuple[int, int, bool]]:
        """The stretches of paper that show one side, hindmost first: from, to, its right side."""
        sides = [self._faces_us(i) for i in range(_STEPS)]
        breaks = [0, *(i for i in range(1, _STEPS) if sides[i] != sides[i - 1]), _STEPS]
        found = [(a, b, sides[a]) for a, b in pairwise(breaks)]
        return sorted(
            found, key=lambda f: sum(m[2] for m in self.middle[f[0] : f[1]]) / (f[1] - f[0])
        )


def _toned(dyes: tuple[Pigment, Pigment, Pigment], light: float, dye: float) -> Pigment:
    """The colour of a place: its dye, lighter or deeper as it turns to or from the light."""
    plain, deep, pale = dyes
    tone = mixed(plain, deep, max(0.0, min(1.0, dye)))
    if light > 0.0:
        return mixed(tone, pale, min(0.7, 2.0 * light))
    return mixed(tone, mixed(deep, INK, 0.2), min(0.85, -1.5 * light))


def _dyed(hand: Hand, paper: _Sheet, slip: Slip, part: tuple[int, int, bool]) -> None:
    """The colour of one stretch: a bokashi that follows the bend, a hair off its outline."""
    first, last, right_side = part
    dyes = _BLUE if slip.blue else _RED
    if not right_side:
        dyes = (mixed(dyes[0], PAPER, 0.42), mixed(dyes[0], PAPER, 0.16), PAPER)
    hand.shape(_outline(paper, part), PAPER, smooth=False, register=False)
    dx, dy = slip.off
    for i in range(first, last):
        j = min(last, i + 2)
        dye = _at(slip.deep, i / _STEPS) if right_side else 0.0
        light = paper.light[i] if right_side else -0.9 - 0.6 * paper.light[i]
        quad = (paper.left[i], paper.right[i], paper.right[j], paper.left[j])
        tone = _toned(dyes, light, dye)
        hand.shape([(x + dx, y + dy) for x, y in quad], tone, smooth=False, register=False)


def _dusted(hand: Hand, paper: _Sheet, reach: float, down: float, way: int) -> None:
    """Flecks of gold leaf, thick at the edge of the paper and thinning out."""
    for _ in range(round(34 * reach)):
        far = reach * hand.rng.random() ** 1.7
        at = (hand.rng.uniform(-0.47, 0.47) * _WIDTH, down + way * (0.25 + far))
        big = (
            hand.rng.uniform(0.06, 0.13)
            if hand.rng.random() < 0.8
            else hand.rng.uniform(0.16, 0.26)
        )
        turn = hand.rng.uniform(0, math.tau)
        corners = [turn + k * math.tau / 4 + hand.rng.uniform(-0.4, 0.4) for k in range(4)]
        spot = [paper.on(at[0] + big * math.cos(a), at[1] + big * math.sin(a)) for a in corners]
        tone = mixed(GOLD, OCHRE, hand.rng.uniform(0.0, 0.5))
        hand.shape(spot, tone, smooth=False, register=False)


def _edged(hand: Hand, paper: _Sheet, part: tuple[int, int, bool]) -> None:
    """The key line of one stretch: its two edges, and its end or the fold it vanishes in."""
    first, last, _ = part
    for edge, width in ((paper.left, 0.38), (paper.right, 0.48)):
        pressure = [hand.rng.uniform(0.55, 1.0) for _ in range(7)]
        hand.line(edge[first : last + 1], width, pressure, INK, smooth=False, tremor=0.06)
    for i in (first, last):
        ends = [paper.left[i], paper.right[i]]
        width = 0.5 if i == _STEPS else 0.36
        if math.dist(*ends) > 0.5:
            hand.line(ends, width, (0.8, 1.0, 0.75, 1.0), INK, smooth=False, tremor=0.06)


def _shadowed(hand: Hand, rim: Path, deep: Pigment) -> None:
    """The soft shade a turned-up foot throws on the paper behind it."""
    hand.shade(
        [(x + 0.25, y + 0.1) for x, y in rim], mixed(deep, INK, 0.45), 0.6, soft=0.4, smooth=False
    )


def _string(hand: Hand, path: Points, *, smooth: bool = True) -> None:
    """A twisted paper string: pale, with a fine key line on either side."""
    hand.line(path, 0.5, (0.8, 1.0, 0.9, 1.0, 0.7), mixed(INK, UMBER, 0.35), smooth=smooth)
    hand.line(path, 0.24, (0.8, 1.0, 0.9, 1.0, 0.4), mixed(WHITE, GOLD, 0.42), smooth=smooth)


def _tied(hand: Hand, cord: Cord) -> None:
    """The end of a cord: wound round a piece of wood, knotted under it, its ends flying."""
    (ax, ay), (x, y) = cord.path[-2:]
    if cord.thick <= 0.0:
        return
    turn = math.radians(cord.turn)
    tx, ty = math.cos(turn), math.sin(turn)
    half = cord.thick / 2 + 0.12
    for k in (-0.36, 0.02, 0.38):
        sx, sy = x + tx * k, y + ty * k
        slant = 0.2 + 0.1 * k
        wrap = [
            (sx + ty * half - tx * slant, sy - tx * half - ty * slant),
            (sx + tx * 0.14, sy + ty * 0.14),
            (sx - ty * half + tx * slant, sy + tx * half + ty * slant),
        ]
        _string(hand, wrap)
    away = (half + 0.1) / max(half + 0.1, math.dist((ax, ay), (x, y)))
    knot = (between(x, ax, away), between(y, ay, away))
    for tail in cord.tails:
        _string(hand, [knot, *tail])
    hand.dot(knot, 0.5, 0.42, mixed(INK, UMBER, 0.35), wobble=0.12)
    hand.dot(knot, 0.36, 0.29, mixed(WHITE, GOLD, 0.42), wobble=0.12)
    crease = [(knot[0] - 0.2, knot[1] + 0.12), (knot[0] + 0.02, knot[1]), (knot[0] + 0.2, knot[1])]
    hand.line(crease, 0.14, SWELL, mixed(INK, UMBER, 0.35))


def _hung(hand: Hand, paper: _Sheet, cord: Cord) -> None:
    """The hole, the strand in front from there over the head of the slip, and the knot."""
    hole, head = paper.on(0.0, _HOLE), paper.on(0.1, 0.0)
    rim = [paper.on(0.42 * math.cos(a), _HOLE + 0.42 * math.sin(a)) for a in _AROUND]
    hand.shape(rim, mixed(WHITE, GOLD, 0.3), smooth=False, register=False)
    hand.line([*rim, rim[0]], 0.16, (0.9, 1.0, 0.8, 1.0), INK, smooth=False)
    hand.dot(hole, 0.2, 0.2, INK)
    if cord.path:
        _string(hand, flow([hole, head, *cord.path]), smooth=False)
        _tied(hand, cord)
    elif cord.tails:
        _string(hand, flow([hole, head, *cord.tails[-1]]), smooth=False)


def _behind(hand: Hand, paper: _Sheet, cord: Cord) -> None:
    """The second strand, which runs up behind the paper."""
    under = paper.on(-0.25, 0.3)
    if cord.path:
        x, y = cord.path[-1]
        middle = (between(under[0], x, 0.5) - 0.45, between(under[1], y, 0.5) + 0.1)
        _string(hand, [under, middle, (x, y)])
    for tail in () if cord.path else cord.tails[:-1]:
        _string(hand, [under, *tail])


_AROUND: Final = [math.tau * k / 14 for k in range(14)]


def draw_slip(hand: Hand, slip: Slip, cord: Cord) -> None:
    """A slip, and the cord it hangs by, in front of whatever is there."""
    paper = _Sheet(slip.head, slip.bends)
    _behind(hand, paper, cord)
    faces = paper.faces()
    longest = max(faces, key=lambda f: (f[2], f[1] - f[0]))
    for number, part in enumerate(faces):
        if number:
            with hand.within(_outline(paper, faces[0]), smooth=False):
                _shadowed(hand, _outline(paper, part), (_BLUE if slip.blue else _RED)[1])
        _dyed(hand, paper, slip, part)
        if part == longest:
            for reach, down, way in ((slip.gold[0], 0.0, 1), (slip.gold[1], _LENGTH, -1)):
                _dusted(hand, paper, reach, down, way)
            brushed(hand, slip.verse, paper.on, mixed(VERMILION, BENI, 0.35))
        _edged(hand, paper, part)
    _hung(hand, paper, cord)


def _outline(paper: _Sheet, part: tuple[int, int, bool]) -> Path:
    return [*paper.left[part[0] : part[1] + 1], *paper.right[part[0] : part[1] + 1][::-1]]
