"""The wings of a goose: bones bent at three joints, feathers set on them, foreshortened by the eye.

A goose is thought of in the round (x forward, y to its left, z up); :func:`seen` lays it flat.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.curves import Path, Point, between, flow, resample
from hanafuda_desktop.studio.figures.plumage import quill
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import INDIGO, INK, OCHRE, PAPER, STONE, UMBER, mixed

__all__ = ["BACK", "BROWN", "BUFF", "TAN", "Pose", "Solid", "Wing", "draw_wing", "seen", "wing_of"]

Solid = tuple[float, float, float]
_Bend = tuple[float, float]
"""Degrees a bone rises, and degrees it sweeps forward."""

BROWN: Final = mixed(UMBER, INK, 0.34)
BACK: Final = mixed(mixed(OCHRE, UMBER, 0.62), PAPER, 0.05)
TAN: Final = mixed(mixed(OCHRE, UMBER, 0.36), PAPER, 0.14)
BUFF: Final = mixed(OCHRE, PAPER, 0.68)
_SLATE: Final = mixed(mixed(INK, INDIGO, 0.42), UMBER, 0.16)
_UNDERWING: Final = mixed(mixed(STONE, UMBER, 0.5), PAPER, 0.34)
_BONES: Final = (3.3, 4.2, 3.0)
_FEATHERS: Final = 21
_ELBOW: Final = 0.22
_WRIST: Final = 0.56


@dataclass(frozen=True, slots=True)
class Pose:
    """One moment of flight."""

    wing: tuple[_Bend, _Bend, _Bend]
    """Upper arm, forearm and hand."""
    yaw: float
    """Degrees the bird turns away from the eye."""
    above: float
    """Degrees the eye looks down on it."""
    neck: tuple[Solid, ...]
    """From the breast to the skull."""
    nod: float
    """Degrees the head is bowed on the neck."""
    call: float = 0.0
    """How far the bill is open, in degrees."""


def seen(pose: Pose, point: Solid) -> Point:
    """Where the eye sees a point of the bird."""
    turn, tilt = math.radians(pose.yaw), math.radians(pose.above)
    x, y, z = point
    # The near side is the bird's right hand: it flies to the right.
    ahead = x * math.cos(turn) + y * math.sin(turn)
    near = x * math.sin(turn) - y * math.cos(turn)
    return (ahead, near * math.sin(tilt) - z * math.cos(tilt))


def _plus(a: Solid, b: Solid, share: float) -> Solid:
    return (a[0] + share * b[0], a[1] + share * b[1], a[2] + share * b[2])


def _mix(a: Solid, b: Solid, share: float) -> Solid:
    return (between(a[0], b[0], share), between(a[1], b[1], share), between(a[2], b[2], share))


def _unit(a: Solid) -> Solid:
    size = math.sqrt(a[0] ** 2 + a[1] ** 2 + a[2] ** 2)
    return (a[0] / size, a[1] / size, a[2] / size)


@dataclass(frozen=True, slots=True)
class Wing:
    """A wing as the eye sees it."""

    bones: tuple[Point, ...]
    """Shoulder, elbow, wrist, end of the hand."""
    roots: tuple[Point, ...]
    tips: tuple[Point, ...]
    """Of the feathers, from the body outwards."""
    top: bool
    """Whether its upper side is seen."""


def _arm(pose: Pose, side: float) -> tuple[list[Solid], list[Solid]]:
    """The joints of a wing from shoulder to hand, and the way of each bone."""
    joints: list[Solid] = [(1.3, side * 1.3, 0.75)]
    ways: list[Solid] = []
    for (rise, sweep), size in zip(pose.wing, _BONES, strict=True):
        up, fore = math.radians(rise), math.radians(sweep)
        across = math.cos(fore)
        ways.append((math.sin(fore), side * across * math.cos(up), across * math.sin(up)))
        joints.append(_plus(joints[-1], ways[-1], size))
    return joints, ways


def _feather(joints: list[Solid], ways: list[Solid], share: float) -> tuple[Solid, Solid]:
    """Root and tip of a feather, 0 at the body and 1 at the end of the hand."""
    back: Solid = (-1.0, 0.0, -0.1)
    if share < _ELBOW:
        part = share / _ELBOW
        root = _mix(joints[0], joints[1], part)
        way, size = _unit(_plus(back, ways[0], 0.05 + 0.2 * part)), 5.6 - 0.3 * part
    elif share < _WRIST:
        part = (share - _ELBOW) / (_WRIST - _ELBOW)
        root = _mix(joints[1], joints[2], part)
        way, size = _unit(_plus(back, ways[1], 0.25 + 0.3 * part)), 5.3 - 0.1 * part
    else:
        part = (share - _WRIST) / (1 - _WRIST)
        root = _mix(joints[2], joints[3], part)
        way = _unit(_mix(_unit(_plus(back, ways[1], 0.55)), ways[2], 0.92 * part**0.9))
        size = 5.2 + 2.5 * math.sin(1.75 * part)
    return root, _plus(root, way, size)


def wing_of(pose: Pose, side: float) -> Wing:
    """The wing on a side (1 the far left one, -1 the near right one)."""
    joints, ways = _arm(pose, side)
    pairs = [_feather(joints, ways, i / (_FEATHERS - 1)) for i in range(_FEATHERS)]
    a, b = _plus(joints[3], joints[0], -1.0), _plus(pairs[6][1], pairs[6][0], -1.0)
    face = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
    turn, tilt = math.radians(pose.yaw), math.radians(pose.above)
    near = face[0] * math.sin(turn) - face[1] * math.cos(turn)
    return Wing(
        bones=tuple(seen(pose, p) for p in joints),
        roots=tuple(seen(pose, root) for root, _ in pairs),
        tips=tuple(seen(pose, tip) for _, tip in pairs),
        top=side * (near * math.cos(tilt) + face[2] * math.sin(tilt)) > 0,
    )


def _edge(wing: Wing) -> Path:
    """The leading edge: skin is stretched from shoulder to wrist, so the elbow lies behind it."""
    shoulder, elbow, wrist, end = wing.bones
    web = (
        0.35 * elbow[0] + 0.65 * (shoulder[0] + wrist[0]) / 2,
        0.35 * elbow[1] + 0.65 * (shoulder[1] + wrist[1]) / 2,
    )
    tip = wing.tips[-1]
    last = (between(end[0], tip[0], 0.7), between(end[1], tip[1], 0.7))
    return flow([shoulder, web, wrist, end, last])


def _vane(wing: Wing, i: int, reach: float) -> Path:
    """The middle line of a feather, a little bowed towards the body."""
    (ax, ay), (bx, by) = wing.roots[i], wing.tips[i]
    inner = wing.roots[0]
    bow = 0.06 if i > _FEATHERS * _WRIST else 0.03
    mx, my = between(ax, bx, 0.55 * reach), between(ay, by, 0.55 * reach)
    middle = (mx + bow * (mx - inner[0]), my + bow * (my - inner[1]))
    return [(ax, ay), middle, (between(ax, bx, reach), between(ay, by, reach))]


def _breadth(wing: Wing, i: int, full: float) -> float:
    """How broad the eye sees a feather: less where the wing is foreshortened."""
    j, k = max(0, i - 1), min(_FEATHERS - 1, i + 1)
    gap = math.dist(wing.tips[j], wing.tips[k]) / (k - j)
    return max(0.42, min(full, 1.5 * gap))


def _flight_feathers(hand: Hand, wing: Wing, dim: float) -> None:
    """Primaries and secondaries: above the inner ones lie on the outer, below the other way."""
    order = range(_FEATHERS - 1, -1, -1) if wing.top else range(_FEATHERS)
    for i in order:
        outer = i / (_FEATHERS - 1) > _WRIST
        if wing.top:
            tone = mixed(_SLATE if outer else mixed(_SLATE, BROWN, 0.55), INK, 0.25 * dim)
            seam = mixed(BUFF, tone, 0.35 + 0.3 * dim)
        else:
            tone = mixed(_UNDERWING, _SLATE, 0.62 if outer else 0.4)
            seam = mixed(PAPER, tone, 0.55)
        stretch = hand.rng.uniform(0.97, 1.02)
        quill(
            hand,
            _vane(wing, i, stretch),
            _breadth(wing, i, 1.15 if outer else 1.3),
            tone,
            seam,
            pointed=outer,
        )


def _coverts(hand: Hand, wing: Wing, dim: float) -> None:
    """Two rows of coverts over the roots of the quills, the upper ones only hinted at."""
    warm = mixed(TAN, BROWN, 0.4 * dim) if wing.top else mixed(_UNDERWING, PAPER, 0.3)
    deep = mixed(BACK, BROWN, 0.35 + 0.3 * dim) if wing.top else _UNDERWING
    seam = mixed(BUFF, deep, 0.2 + 0.3 * dim)
    for reach, tone in ((0.56, deep), (0.36, mixed(deep, warm, 0.6))):
        for i in range(_FEATHERS - 2, -1, -1):
            share = i / (_FEATHERS - 1)
            grown = reach * (1.0 if share < _WRIST else 1.0 - 0.35 * (share - _WRIST))
            vane = _vane(wing, i, grown * hand.rng.uniform(0.95, 1.05))
            quill(hand, vane, _breadth(wing, i, 1.2), tone, seam, pointed=False)
    edge = _edge(wing)
    low = [
        (between(r[0], t[0], 0.2), between(r[1], t[1], 0.2))
        for r, t in list(zip(wing.roots, wing.tips, strict=True))[:-1][::-1]
    ]
    arm = [*edge, *flow(low)]
    hand.shape(arm, warm, smooth=False, register=False)
    hand.line(edge, 0.3, (0.9, 1.0, 0.9, 0.7, 0.3), warm, smooth=False)
    line = resample(edge, 60)[3:]
    hand.line(line, 0.4, (0.2, 0.7, 0.9, 1.0, 0.8, 0.3), INK, tremor=0.05, smooth=False)


def draw_wing(hand: Hand, wing: Wing, *, near: bool) -> None:
    """The whole wing: ink behind, quills, coverts, leading edge."""
    dim = 0.0 if near else 1.0
    for i in range(_FEATHERS):
        outer = i / (_FEATHERS - 1) > _WRIST
        width = _breadth(wing, i, 1.15 if outer else 1.3) + 0.4
        quill(hand, _vane(wing, i, 1.03), width, INK, INK, pointed=outer)
    _flight_feathers(hand, wing, dim)
    _coverts(hand, wing, dim)
