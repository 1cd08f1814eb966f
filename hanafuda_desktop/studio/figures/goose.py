"""A wild goose in flight, at three moments of the wing beat, each seen from another side.

Frame: millimetres, the root of the wings at (0, 0), the bird about 18 mm from bill to tail, flying
right. A goose is thought of in the round (x forward, y to its left, z up): a :class:`Pose` bends
shoulder, elbow and wrist and turns the bird to the eye, and the foreshortening follows by itself.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.bodies import fleshed
from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.curves import Path, Point, along, between, flow, heading, resample
from hanafuda_desktop.studio.figures.goose_wings import (
    BACK,
    BROWN,
    BUFF,
    TAN,
    Pose,
    Solid,
    Wing,
    draw_wing,
    seen,
    wing_of,
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    INK,
    OCHRE,
    PAPER,
    UMBER,
    VERMILION,
    WHITE,
    mixed,
)

__all__ = ["LIFTED", "LOWERED", "SPREAD", "Pose", "draw_goose"]

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
