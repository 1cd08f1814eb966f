"""A wild goose in flight, at three moments of the wing beat.

Frame: millimetres, the shoulder at (0, 0), the bird about 17 mm from bill to tail, flying right.
A :class:`Pose` holds all that differs from bird to bird: the line of neck and back, and both wings,
each given by its leading edge and by the line on which its feathers end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.bodies import fleshed
from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Path, Point, along, between, flow, heading
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

__all__ = ["LIFTED", "LOWERED", "SPREAD", "Pose", "draw_goose"]


@dataclass(frozen=True, slots=True)
class _Wing:
    edge: tuple[Point, ...]
    """Shoulder, elbow, wrist, tip."""
    trail: tuple[Point, ...]
    """From the tip back to the body: where the feathers end."""


@dataclass(frozen=True, slots=True)
class Pose:
    """One moment of flight."""

    spine: tuple[Point, ...]
    """From the rump to the crown, evenly: seven points."""
    near: _Wing
    far: _Wing


LIFTED: Final = Pose(
    spine=(
        (-5.2, 1.5),
        (-2.9, 0.9),
        (-0.5, 0.35),
        (1.9, 0.0),
        (4.3, -0.5),
        (6.5, -0.7),
        (8.6, -0.5),
    ),
    near=_Wing(
        ((1.7, -0.5), (0.2, -3.0), (1.3, -6.0), (-0.4, -9.8), (-4.6, -12.6)),
        ((-4.6, -12.6), (-6.3, -10.0), (-6.2, -7.2), (-5.6, -4.6), (-4.2, -2.0), (-2.4, 0.2)),
    ),
    far=_Wing(
        ((2.4, -0.9), (2.5, -3.6), (4.4, -6.0), (4.3, -9.4), (2.0, -12.8)),
        ((2.0, -12.8), (0.2, -10.9), (-0.9, -8.4), (-1.0, -5.6), (-0.6, -3.0), (-0.6, -0.6)),
    ),
)
"""The wings at their highest, about to press down."""

SPREAD: Final = Pose(
    spine=((-5.3, 0.2), (-2.9, 0.25), (-0.5, 0.2), (1.9, 0.1), (4.2, 0.5), (6.4, 1.2), (8.4, 2.0)),
    near=_Wing(
        ((1.7, 0.0), (1.7, 2.4), (2.7, 4.6), (0.4, 7.4), (-3.8, 9.2)),
        ((-3.8, 9.2), (-5.6, 8.0), (-6.1, 6.2), (-5.6, 4.2), (-4.4, 2.4), (-2.8, 0.7)),
    ),
    far=_Wing(
        ((2.2, -0.8), (2.2, -3.0), (3.9, -5.2), (2.6, -8.0), (-0.6, -10.2)),
        ((-0.6, -10.2), (-2.3, -8.8), (-3.0, -6.8), (-2.8, -4.6), (-2.4, -2.6), (-1.8, -0.8)),
    ),
)
"""Banking: one wing above, one below."""

LOWERED: Final = Pose(
    spine=(
        (-5.0, -1.5),
        (-2.8, -0.7),
        (-0.5, 0.0),
        (1.9, 0.1),
        (4.3, -0.7),
        (6.3, -1.5),
        (8.5, -1.7),
    ),
    near=_Wing(
        ((1.7, -0.3), (3.2, 1.6), (3.6, 4.2), (2.0, 7.4), (-1.2, 10.0)),
        ((-1.2, 10.0), (-3.0, 9.0), (-4.1, 7.2), (-4.4, 5.0), (-3.9, 2.8), (-2.8, 0.5)),
    ),
    far=_Wing(
        ((2.6, 0.2), (5.0, 1.8), (6.3, 3.8), (6.2, 6.4), (4.6, 8.9)),
        ((4.6, 8.9), (2.8, 8.2), (1.6, 6.6), (1.0, 4.6), (0.8, 2.8), (0.8, 1.0)),
    ),
)
"""The wings pressed down and forward, the neck raised."""

_OVER: Final = (0.5, 1.05, 1.4, 1.45, 0.95, 0.55, 0.48, 0.74, 0.4)
_UNDER: Final = (0.5, 1.45, 2.3, 2.4, 1.55, 0.68, 0.5, 0.62, 0.36)
_BROWN: Final = mixed(UMBER, INK, 0.3)
_BACK: Final = mixed(mixed(OCHRE, UMBER, 0.55), PAPER, 0.08)
_PALE: Final = mixed(OCHRE, PAPER, 0.62)
_SLATE: Final = mixed(mixed(INK, INDIGO, 0.45), UMBER, 0.2)
_VANE: Final = (0.45, 0.8, 1.0, 1.0, 0.95, 0.8, 0.25)
_LEAVES: Final = 13


def _vane(edge: Path, trail: Path, share: float, reach: float) -> Path:
    """The line of one feather, 0 the outermost: the outer six all spring from the hand."""
    if share < 0.45:
        root = along(edge, between(0.78, 0.56, share / 0.45))
    else:
        root = along(edge, between(0.56, 0.04, (share - 0.45) / 0.55))
    tip = along(trail, share)
    dx, dy = (tip[0] - root[0]) * reach, (tip[1] - root[1]) * reach
    return [root, (root[0] + 0.55 * dx, root[1] + 0.55 * dy), (root[0] + dx, root[1] + dy)]


def _row(
    hand: Hand, wing: _Wing, reach: float, wide: float, tones: tuple[Pigment, Pigment]
) -> None:
    """One row of feathers over the whole wing, each with the pale seam of its edge."""
    edge, trail = flow(wing.edge), flow(wing.trail)
    for i in reversed(range(_LEAVES)):
        vane = _vane(edge, trail, i / (_LEAVES - 1), reach)
        hand.line(vane, wide + 0.2, _VANE, tones[1], tremor=0.02)
        hand.line(vane, wide, _VANE, tones[0], tremor=0.02)


def _draw_wing(hand: Hand, wing: _Wing, *, near: bool) -> None:
    edge, trail = flow(wing.edge), flow(wing.trail)
    vanes = [_vane(edge, trail, i / (_LEAVES - 1), 1.0) for i in range(_LEAVES)]
    for vane in vanes:
        hand.line(vane, 1.62, _VANE, INK, tremor=0.02)
    web = [*edge, *[along(flow(vane), 0.7) for vane in vanes]]
    hand.shape(web, _SLATE, smooth=False, register=False)
    dim = 0.0 if near else 0.45
    seam = mixed(_PALE, _BROWN, dim)
    _row(hand, wing, 1.0, 1.12, (mixed(_SLATE, INK, dim), seam))
    _row(hand, wing, 0.6, 1.2, (mixed(_BACK, _BROWN, 0.25 + dim), seam))
    _row(hand, wing, 0.33, 1.2, (mixed(mixed(_BACK, OCHRE, 0.35), _BROWN, dim), seam))
    hand.line(edge, 0.85, (0.8, 1.0, 0.95, 0.7, 0.2), mixed(_BACK, _BROWN, dim), smooth=False)
    outer = [(x, y) for x, y in edge[round(len(edge) * 0.16) :]]
    hand.line(outer, 0.34, (0.1, 0.7, 1.0, 0.8, 0.3), INK, tremor=0.04, smooth=False)


def _tail(hand: Hand, spine: Path) -> None:
    """A fan of dark feathers tipped with white, spread behind the rump."""
    x, y = spine[0]
    turn = heading(spine, 0)
    fan = hand.joined("tail", (x, y), turn)
    for grow, tone in ((0.42, INK), (0.0, _BROWN)):
        for rise in (-1.1, -0.55, 0.0, 0.55, 1.1):
            fan.line(
                [(1.8, 0.2 * rise), (-0.4, 0.62 * rise), (-2.5 + 0.25 * abs(rise), 1.25 * rise)],
                0.95 + grow,
                (0.9, 1.0, 1.0, 0.6),
                tone,
            )
    for rise in (-1.1, -0.55, 0.0, 0.55, 1.1):
        end = -2.45 + 0.25 * abs(rise)
        fan.line([(end + 0.5, 1.05 * rise), (end, 1.24 * rise)], 0.66, (0.6, 1.0, 0.7), WHITE)
        fan.line([(0.2, 0.5 * rise), (end + 0.6, 1.0 * rise)], 0.16, SWELL, INK)


def _plumage(hand: Hand, body: Path, spine: Path) -> None:
    """White belly with its bars, dark neck, and the white of the rump."""
    low = [
        (x, y + d)
        for x, y, d in (
            (*along(spine, 0.0), 0.35),
            (*along(spine, 0.12), 0.75),
            (*along(spine, 0.3), 1.15),
            (*along(spine, 0.46), 0.95),
            (*along(spine, 0.58), 0.5),
        )
    ]
    belly = [*low, (low[-1][0] + 0.3, low[-1][1] + 4.0), (low[0][0] - 1.0, low[0][1] + 4.0)]
    start, stop = along(spine, 0.54), along(spine, 0.7)
    with hand.within(body, smooth=False):
        hand.shape(belly, WHITE, smooth=False, register=False)
        hand.shade(
            [
                (start[0], start[1] - 3.5),
                (stop[0] + 6.0, start[1] - 3.5),
                (stop[0] + 6.0, start[1] + 4.5),
                (start[0], start[1] + 4.5),
            ],
            _BROWN,
            (0.0, 0.7, 1.0, 1.0),
            start=start,
            stop=stop,
            soft=0.1,
            smooth=False,
        )
        for share in (0.25, 0.33, 0.41, 0.48):
            x, y = along(spine, share)
            hand.line([(x, y + 1.2), (x - 0.4, y + 1.75), (x - 0.2, y + 2.3)], 0.3, SWELL, _BROWN)


def _head(hand: Hand, spine: Path) -> None:
    """Bill, white brow and eye, on the end of the spine."""
    face = hand.joined("head", spine[-1], heading(spine, len(spine) - 1))
    bill = [(-0.55, -0.5), (0.2, -0.42), (0.85, 0.0), (1.2, 0.3), (0.6, 0.48), (-0.5, 0.45)]
    face.shape(bill, mixed(OCHRE, VERMILION, 0.5), register=False)
    face.outline(bill, 0.24, INK, lift=0.4)
    face.line([(-0.3, 0.12), (0.4, 0.18), (1.05, 0.3)], 0.14, TAPER)
    face.line([(-0.55, -0.5), (-0.62, 0.0), (-0.52, 0.45)], 0.34, SWELL, WHITE)
    face.dot((-1.35, -0.14), 0.27, 0.25, WHITE)
    face.dot((-1.3, -0.14), 0.16, 0.16, INK)


def _shoulder(hand: Hand, pose: Pose) -> None:
    """The long feathers that fall from the shoulder over the root of the wing."""
    spine = flow(pose.spine)
    (ax, ay), (bx, by) = along(spine, 0.52), along(spine, 0.14)
    sign = -1.0 if pose.near.edge[-1][1] < 0 else 1.0
    patch = [
        (ax + 0.5, ay - 0.35),
        (ax - 0.2, ay - 1.0 if sign < 0 else ay - 0.8),
        (between(ax, bx, 0.45), between(ay, by, 0.45) - 1.0),
        (bx, by - 0.3),
        (between(ax, bx, 0.5), between(ay, by, 0.5) + 0.55),
        (ax - 0.3, ay + 0.6),
    ]
    hand.shape(patch, _BACK, register=False)
    with hand.within(patch):
        hand.shade(patch, mixed(OCHRE, PAPER, 0.25), (0.8, 0.0), start=(ax, ay), stop=(bx, by))
    for share, rise in ((0.2, -0.35), (0.42, 0.1), (0.44, -0.6), (0.66, -0.2)):
        x, y = between(ax, bx, share), between(ay, by, share) + rise
        hand.line([(x + 0.1, y - 0.4), (x - 0.42, y), (x + 0.1, y + 0.4)], 0.2, SWELL, _BROWN)
    front = [(ax - 0.4, ay + 0.75), (ax + 0.45, ay + 0.4), (ax + 0.55, ay - 0.4), (ax, ay - 1.0)]
    hand.line(front, 0.32, SWELL, INK)


def draw_goose(hand: Hand, pose: Pose) -> None:
    """The bird in this pose, far wing first."""
    spine = flow(pose.spine)
    body = fleshed(pose.spine, _OVER, _UNDER)
    _draw_wing(hand, pose.far, near=False)
    _tail(hand, spine)
    hand.shape(body, _BACK, smooth=False)
    _plumage(hand, body, spine)
    hand.outline(body, 0.36, INK, smooth=False, lift=0.5)
    _head(hand, spine)
    _draw_wing(hand, pose.near, near=True)
    _shoulder(hand, pose)
