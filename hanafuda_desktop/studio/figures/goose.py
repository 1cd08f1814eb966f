"""A wild goose in flight, at three moments of the wing beat, each seen from another side.

Frame: millimetres, the root of the wings at (0, 0), the bird about 18 mm from bill to tail, flying
right. A goose is thought of in the round (x forward, y to its left, z up): a :class:`Pose` bends
shoulder, elbow and wrist and turns the bird to the eye, and the foreshortening follows by itself.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.figures.plumage import quill
from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    Path,
    Point,
    along,
    between,
    fleshed,
    flow,
    heading,
    resample,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    STONE,
    UMBER,
    VERMILION,
    WHITE,
    mixed,
)

# The wings of a goose: bones bent at three joints, feathers set on them, foreshortened by the eye.
#
# A goose is thought of in the round (x forward, y to its left, z up); :func:`seen` lays it flat.

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


LIFTED: Final = Pose(
    wing=((58, -24), (68, 34), (70, -44)),
    yaw=23.0,
    above=-13.0,
    neck=((3.0, 0.0, 0.1), (5.4, 0.0, 0.5), (7.9, 0.0, 1.3)),
    nod=6.0,
    call=16.0,
)
"""The up-stroke: wrists high and bent, the hands trail behind; it calls."""

SPREAD: Final = Pose(
    wing=((13, -14), (8, 26), (-2, -20)),
    yaw=-34.0,
    above=30.0,
    neck=((3.0, 0.0, 0.0), (5.6, 0.0, 0.1), (8.2, 0.0, 0.2)),
    nod=2.0,
)
"""The level glide, from above: both wings stretched, the neck drawn out to its full length."""

LOWERED: Final = Pose(
    wing=((-22, 4), (-42, 34), (-56, 2)),
    yaw=-22.0,
    above=-12.0,
    neck=((3.0, 0.0, 0.2), (5.3, -0.2, 1.1), (7.7, -0.5, 1.2)),
    nod=14.0,
)
"""The down-stroke: the wings press down and forward, the head looks at where it will land."""

_ORANGE: Final = mixed(OCHRE, VERMILION, 0.52)
_TRUNK: Final[tuple[Solid, ...]] = (
    (-6.0, 0.0, 0.25),
    (-4.3, 0.0, 0.05),
    (-2.0, 0.0, -0.25),
    (0.6, 0.0, -0.3),
)
_OVER: Final = (0.6, 1.2, 1.65, 1.8, 1.6, 1.05, 0.72, 0.6, 0.62, 0.66)
_UNDER: Final = (0.55, 1.5, 2.2, 2.5, 2.4, 1.45, 0.74, 0.56, 0.6, 0.66)


def _tail(hand: Hand, pose: Pose) -> None:
    """A fan of dark feathers tipped with white; the orange feet are tucked beneath it."""
    if pose.above < 20:
        for y in (0.5, -0.5):
            a, b = seen(pose, (-4.2, y, -0.9)), seen(pose, (-7.4, y * 1.3, -0.35))
            hand.line([a, b], 0.62, (0.5, 0.6, 1.0, 0.8), INK)
            hand.line([a, b], 0.36, (0.5, 0.6, 1.0, 0.7), _ORANGE)
    for grow, tone in ((0.4, INK), (0.0, BROWN)):
        for y in (-1.5, -0.9, -0.3, 0.3, 0.9, 1.5):
            tip = seen(pose, (-8.6 + 0.25 * abs(y), y * 1.15, 0.3 - 0.12 * abs(y)))
            start = seen(pose, (-5.2, 0.35 * y, 0.35))
            shape = (0.8, 1.0, 1.0, 1.0, 1.0, 0.95, 0.3)
            hand.line([start, tip], 0.95 + grow, shape, tone, tremor=0.03)
    for y in (-1.5, -0.9, -0.3, 0.3, 0.9, 1.5):
        tip = seen(pose, (-8.55 + 0.25 * abs(y), y * 1.15, 0.3 - 0.12 * abs(y)))
        near = seen(pose, (-7.9 + 0.25 * abs(y), y * 1.1, 0.3 - 0.1 * abs(y)))
        start = seen(pose, (-5.2, 0.5 * y, 0.35))
        hand.line([near, tip], 0.74, (0.7, 1.0, 1.0, 0.9, 0.3), WHITE)
        hand.line([start, near], 0.14, SWELL, INK)


def _plumage(hand: Hand, body: Path, spine: Path, pose: Pose) -> None:
    """Buff breast with its dark bars, white vent, dark neck."""
    sink = 0.5 + 0.045 * pose.above
    low = [
        (x, y + d + sink)
        for x, y, d in (
            (*along(spine, 0.0), -0.3),
            (*along(spine, 0.14), 0.1),
            (*along(spine, 0.3), 0.35),
            (*along(spine, 0.44), 0.2),
            (*along(spine, 0.56), -0.7),
        )
    ]
    belly = [*low, (low[-1][0] + 0.6, low[-1][1] + 5.0), (low[0][0] - 1.0, low[0][1] + 5.0)]
    with hand.within(body, smooth=False):
        hand.shape(belly, mixed(BUFF, WHITE, 0.35), smooth=False, register=False)
        a, b = along(spine, 0.0), along(spine, 0.2)
        hand.shade(
            [(a[0] - 1, a[1] - 0.3), (b[0], b[1] + 0.5), (b[0], b[1] + 4), (a[0] - 1, a[1] + 4)],
            WHITE,
            0.9,
            soft=0.3,
        )
        for i in range(9):
            x, y = along(spine, 0.24 + 0.03 * i + hand.rng.uniform(-0.012, 0.012))
            top = y + 0.5 + sink * 0.6 + hand.rng.uniform(0.0, 1.1)
            long = hand.rng.uniform(0.5, 1.15)
            bar = [(x + 0.1, top), (x - 0.2, top + 0.5 * long), (x - 0.02, top + long)]
            hand.line(bar, hand.rng.uniform(0.22, 0.4), SWELL, BROWN, tremor=0.15)
        start, stop = along(spine, 0.52), along(spine, 0.68)
        far = (stop[0] + 7.0, stop[1])
        patch = [
            (start[0], start[1] - 4.0),
            (far[0], far[1] - 4.0),
            (far[0], far[1] + 4.5),
            (start[0], start[1] + 4.5),
        ]
        hand.shade(patch, BROWN, (0, 0.75, 1, 1), start=start, stop=stop, soft=0.1, smooth=False)


def _head(hand: Hand, spine: Path, pose: Pose) -> None:
    """Skull, cheek, wedge of a bill, white blaze and eye, on the end of the neck."""
    turn = heading(spine, len(spine) - 1)
    face = hand.joined("head", spine[-1], turn + pose.nod)
    skull: list[Point] = [
        (-1.3, -0.62),
        (-0.5, -0.92),
        (0.3, -0.98),
        (1.0, -0.66),
        (1.3, -0.1),
        (1.15, 0.5),
        (0.4, 0.84),
        (-0.5, 0.8),
        (-1.4, 0.6),
    ]
    lower = face.joined("jaw", (1.0, 0.3), pose.call)
    jaw: list[Point] = [(-0.1, -0.1), (0.8, -0.02), (1.75, 0.06), (0.9, 0.36), (-0.1, 0.4)]
    lower.shape(jaw, mixed(_ORANGE, UMBER, 0.35), register=False)
    lower.outline(jaw, 0.2, INK, lift=0.6)
    upper = face.joined("bill", (1.0, 0.1), -0.3 * pose.call)
    bill: list[Point] = [
        (-0.1, -0.66),
        (0.6, -0.42),
        (1.4, -0.02),
        (2.0, 0.16),
        (1.9, 0.36),
        (1.0, 0.28),
        (-0.1, 0.34),
    ]
    upper.shape(bill, _ORANGE, register=False)
    upper.outline(bill, 0.24, INK, lift=0.5)
    upper.line([(0.55, -0.14), (0.85, -0.06)], 0.18, SWELL, INK)
    upper.dot((1.86, 0.24), 0.17, 0.13, mixed(PAPER, OCHRE, 0.3))
    face.shape(skull, BROWN, register=False)
    face.line(
        [(0.72, -0.86), (1.12, -0.4), (1.2, 0.1), (1.02, 0.52)], 0.5, (0.3, 0.9, 1, 0.4), WHITE
    )
    face.line(skull[:5], 0.3, (0.1, 0.8, 1.0, 0.8, 0.3), INK, tremor=0.04)
    face.line(skull[5:], 0.3, (0.3, 1.0, 0.8, 0.1), INK, tremor=0.04)
    face.dot((0.36, -0.3), 0.25, 0.22, mixed(BUFF, BROWN, 0.2))
    face.dot((0.38, -0.29), 0.19, 0.18, INK)
    face.dot((0.44, -0.36), 0.06, 0.06, WHITE)


def _neck_lines(hand: Hand, spine: Path) -> None:
    """The furrows of a goose's neck, and the fall of the breast."""
    for share, rise in ((0.64, -0.3), (0.72, 0.15), (0.8, -0.12)):
        a, b = along(spine, share), along(spine, share + 0.1)
        hand.line(
            [(a[0], a[1] + rise), (b[0], b[1] + rise * 0.8)],
            0.14,
            SWELL,
            mixed(BUFF, BROWN, 0.45),
        )


def _scapulars(hand: Hand, pose: Pose, wing: Wing, spine: Path) -> None:
    """Long feathers that lie from the shoulder over the root of the wing and close it."""
    sx, sy = wing.bones[0]
    (bx, by) = along(spine, 0.08)
    lifted = wing.tips[-1][1] < sy
    rise = -0.5 if lifted and pose.above < 20 else 0.1
    mx, my = between(sx, bx, 0.5), between(sy, by, 0.5)
    patch: list[Point] = [
        (sx + (0.6 if lifted else 0.2), sy + 0.2),
        (sx - 0.2, sy + rise - 0.3),
        (mx, my + rise - 0.55),
        (bx, by + rise * 0.3),
        (bx, by + rise * 0.3),
        (mx - 0.6, my + 0.75),
        (sx - 0.7, sy + 1.15),
        (sx + 0.4, sy + 0.9),
    ]
    hand.shape(patch, BACK, register=False)
    hand.shade(patch, TAN, (1.0, 0.5, 0.0), start=(sx, sy), stop=(bx, by), soft=0.1)
    for share, drop in ((0.2, 0.3), (0.36, -0.3), (0.5, 0.32), (0.64, -0.28)):
        x, y = between(sx, bx, share), between(sy, by, share) + rise * 0.4 + drop
        cup = [(x + 0.4, y - 0.42), (x - 0.5, y - 0.1), (x - 0.3, y + 0.3), (x + 0.4, y + 0.4)]
        hand.line(cup, 0.2, SWELL, BUFF)
        hand.line([(cx - 0.12, cy + 0.06) for cx, cy in cup], 0.13, SWELL, BROWN)
    if lifted and pose.above < 20:
        hand.line([patch[0], *patch[:4]], 0.26, (0.6, 1.0, 0.8, 0.4, 0.0), INK)
    hand.line([*patch[4:], patch[0]], 0.3, (0.0, 0.3, 0.7, 1.0, 0.8, 0.0), INK)


def draw_goose(hand: Hand, pose: Pose) -> None:
    """The bird in this pose, far wing first."""
    points = [seen(pose, p) for p in (*_TRUNK, *pose.neck)]
    spine = resample(flow(points), 90)
    body = fleshed(points, _OVER, _UNDER)
    far, near = wing_of(pose, 1.0), wing_of(pose, -1.0)
    draw_wing(hand, far, near=False)
    _tail(hand, pose)
    hand.shape(body, BACK, smooth=False)
    _plumage(hand, body, spine, pose)
    hand.outline(body, 0.4, INK, smooth=False, lift=0.5)
    _neck_lines(hand, spine)
    _head(hand, spine, pose)
    draw_wing(hand, near, near=True)
    _scapulars(hand, pose, near, spine)
