"""The two swallowtails of June, yellow with ink along the rims of their wings.

Frame: millimetres, the middle of the body at (0, 0), the head up; a spread butterfly is about
12 mm wide. :func:`draw_spread` is seen from above, :func:`draw_closing` from the side.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.brush import FLICK, SWELL, TAPER
from hanafuda_desktop.studio.curves import (
    Path,
    Point,
    along,
    between,
    flow,
    mirrored,
    resample,
    scaled,
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    UMBER,
    VERMILION,
    WATER,
    WHITE,
    mixed,
)

__all__ = ["draw_closing", "draw_spread"]

_YELLOW: Final = mixed(GOLD, mixed(WHITE, OCHRE, 0.3), 0.12)
_WARM: Final = mixed(OCHRE, GOLD, 0.4)
_DUST: Final = mixed(INK, UMBER, 0.18)


@dataclass(frozen=True, slots=True)
class _Wing:
    """A wing: its closed outline, from the root along the front, and where its rim runs."""

    edge: tuple[Point, ...]
    rim: tuple[Point, ...]
    eye: Point | None = None
    """Where the red spot lies, on a hind wing."""


_FORE: Final = _Wing(
    (
        (0.35, -1.3),
        (1.6, -3.0),
        (3.4, -4.7),
        (5.3, -5.7),
        (6.5, -5.7),
        (6.75, -4.9),
        (6.1, -3.5),
        (5.2, -2.1),
        (4.3, -0.7),
        (3.0, -0.1),
        (0.4, 0.0),
    ),
    ((6.3, -5.9), (6.75, -4.9), (6.1, -3.5), (5.2, -2.1), (4.35, -0.6), (3.4, 0.0)),
)
_HIND: Final = _Wing(
    (
        (0.3, -0.2),
        (2.4, -0.5),
        (4.4, -0.2),
        (5.2, 1.0),
        (5.0, 2.2),
        (4.6, 2.5),
        (4.6, 3.2),
        (4.0, 3.4),
        (3.8, 4.2),
        (3.9, 5.4),
        (3.4, 5.5),
        (3.1, 4.4),
        (2.7, 3.8),
        (2.0, 3.8),
        (1.2, 3.0),
        (0.5, 1.6),
    ),
    ((4.9, 0.2), (5.2, 1.2), (4.9, 2.4), (4.3, 3.2), (3.5, 3.9), (2.6, 3.9), (1.6, 3.5)),
    (1.75, 2.75),
)


def _bent(points: tuple[Point, ...], side: float, width: float) -> Path:
    """A wing's points on one side (-1 left, 1 right), foreshortened to a share of its width."""
    path = scaled(points, width, 1.0)
    return path if side > 0 else mirrored(path)


def _draw_wing(hand: Hand, wing: _Wing, side: float, width: float, *, shade: float = 0.2) -> None:
    edge, rim = _bent(wing.edge, side, width), resample(flow(_bent(wing.rim, side, width)), 60)
    root = edge[0]
    hand.shape(edge, _YELLOW)
    hand.shade(edge, _WARM, (0.8, shade, 0.0), start=root, stop=rim[30], soft=0.0)
    with hand.within(edge):
        _veins(hand, root, rim)
        hand.line(rim, 1.75, (1.0, 1.0, 0.95, 0.9, 0.9, 0.85), _DUST, smooth=False)
        for share in (0.1, 0.26, 0.42, 0.58, 0.74, 0.9):
            x, y = along(rim, share)
            spot = (between(x, root[0], 0.065), between(y, root[1], 0.065))
            tint = mixed(WATER, INDIGO, 0.25) if wing.eye and share > 0.4 else _YELLOW
            hand.dot(spot, 0.32, 0.26, tint)
        if wing.eye is None:
            hand.line([edge[0], *edge[1:4]], 0.6, (1.0, 0.9, 0.9, 1.0), _DUST)
            for share in (0.4, 0.62):
                x, y = along(edge[:4], share)
                bar = [(x, y), (between(x, edge[-1][0] + 2.4 * side * width, 0.42), y + 1.1)]
                hand.line(bar, 0.42, SWELL, _DUST)
        else:
            hand.dot(_bent((wing.eye,), side, width)[0], 0.7 * width, 0.62, VERMILION)
    hand.outline(edge, 0.3, INK, lift=0.5)


def _veins(hand: Hand, root: Point, rim: Path) -> None:
    """Ribs that leave the root close together, part, and bite into the dark rim."""
    fine = mixed(_DUST, _WARM, 0.3)
    for share in (0.02, 0.18, 0.34, 0.5, 0.66, 0.82, 0.98):
        x, y = along(rim, share)
        pull = along(rim, between(share, 0.5, 0.45))
        middle = (between(root[0], pull[0], 0.5), between(root[1], pull[1], 0.5))
        hand.line([root, middle, (x, y)], 0.19, (0.4, 0.7, 0.9, 1.0), fine, tremor=0.03)
        near = (between(middle[0], x, 0.4), between(middle[1], y, 0.4))
        hand.line([near, (x, y)], 0.7, (0.0, 0.25, 0.5, 1.0), _DUST, smooth=False)


def _antennae(hand: Hand, head: Point, tips: tuple[Point, Point]) -> None:
    for x, y in tips:
        middle = (between(head[0], x, 0.5) + 0.12 * (x - head[0]), between(head[1], y, 0.6))
        hand.line([head, middle, (x, y)], 0.24, (1.0, 0.7, 0.7, 0.8), INK, tremor=0.03)
        hand.dot((x, y), 0.24, 0.2, INK)


def _body(hand: Hand, spine: list[Point], width: float) -> None:
    """Furred thorax, ringed abdomen, head with its eyes."""
    hand.line(spine, width, (0.55, 0.8, 1.0, 0.9, 0.7, 0.5, 0.15), _DUST, tremor=0.05)
    path = resample(flow(spine), 40)
    for i in range(5):
        x, y = path[20 + 4 * i]
        hand.line([(x - 0.3, y - 0.05), (x, y + 0.1), (x + 0.3, y - 0.05)], 0.2, SWELL, _YELLOW)
    for i in range(9):
        x, y = path[7 + i]
        way = 1 if i % 2 else -1
        hand.line([(x, y), (x + way * 0.75, y - 0.2)], 0.2, FLICK, _WARM)


def draw_spread(hand: Hand) -> None:
    """Wings wide open, the right ones a little turned away."""
    for side, width in ((1.0, 0.86), (-1.0, 1.0)):
        _draw_wing(hand, _HIND, side, width)
        _draw_wing(hand, _FORE, side, width)
    _antennae(hand, (0.0, -2.3), ((-1.7, -5.2), (1.3, -5.4)))
    _body(hand, [(0.0, -2.6), (0.0, -1.2), (0.05, 0.4), (0.1, 2.0), (0.2, 3.4)], 1.25)
    for x in (-0.34, 0.32):
        hand.dot((x, -2.35), 0.2, 0.24, PAPER)
        hand.dot((x, -2.4), 0.12, 0.14, INK)


def draw_closing(hand: Hand) -> None:
    """Seen from the side as its wings come up: the far pair peeps out before the near one."""
    far = hand.joined("far", (0.2, -0.4), 44)
    _draw_wing(far, _FORE, 1.0, 0.82, shade=0.75)
    near = hand.joined("near", (0.0, 0.0), 6)
    _draw_wing(near, _HIND, 1.0, 0.95)
    _draw_wing(near, _FORE, 1.0, 0.98)
    _antennae(hand, (-1.5, -1.7), ((-4.2, -3.4), (-3.2, -4.4)))
    for i in range(3):
        x = -0.9 + 0.5 * i
        leg = [(x, 0.0), (x - 0.9, 0.9), (x - 1.1 + 0.1 * i, 1.9)]
        hand.line(leg, 0.22, TAPER, INK, tremor=0.04)
    _body(hand, [(-1.8, -1.8), (-1.0, -0.9), (0.2, 0.2), (1.2, 1.6), (1.7, 3.0)], 1.3)
    hand.dot((-1.55, -1.65), 0.27, 0.27, PAPER)
    hand.dot((-1.6, -1.7), 0.16, 0.17, INK)
