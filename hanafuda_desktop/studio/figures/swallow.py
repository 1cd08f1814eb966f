"""The swallow of November, sweeping down through the rain: one body from beak to forked tail.

Frame: millimetres, the breast at (0, 0), the bird flying to the left along the x axis. Body and
tail are one outline, and the wings grow out of the back without a seam, each as broad at its root
as the body is deep.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.tools.brush import SWELL, TAPER, Path, Point, along, between, flow
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    VERMILION,
    WATER,
    WHITE,
    mixed,
)

_BACK: Final = mixed(INDIGO, INK, 0.4)
_QUILL: Final = mixed(INDIGO, INK, 0.68)
_SHEEN: Final = mixed(INDIGO, WATER, 0.34)

_BODY: Final[list[Point]] = [
    (-7.2, 0.0),
    (-6.6, -1.15),
    (-5.3, -1.75),
    (-3.4, -1.9),
    (-0.6, -2.05),
    (2.4, -1.75),
    (5.2, -1.3),
    (8.6, -1.7),
    (12.6, -3.6),
    (17.6, -7.4),
    (17.6, -7.4),
    (13.2, -2.6),
    (10.4, -0.5),
    (9.0, 0.25),
    (9.0, 0.25),
    (10.6, 0.5),
    (14.0, 0.8),
    (19.6, 0.0),
    (19.6, 0.0),
    (13.8, 2.1),
    (8.8, 2.0),
    (5.4, 1.7),
    (2.4, 2.5),
    (-0.6, 2.9),
    (-3.4, 2.5),
    (-5.4, 1.7),
    (-6.6, 0.9),
]
_BELLY: Final[list[Point]] = [
    (-6.0, 0.6),
    (-3.6, 0.5),
    (-0.4, 0.5),
    (3.0, 0.45),
    (6.6, 0.75),
    (9.4, 1.2),
    (7.6, 2.8),
    (2.0, 3.8),
    (-4.0, 3.8),
    (-6.6, 2.4),
]

_FAR_EDGE: Final[list[Point]] = [
    (-3.2, -0.8),
    (-4.4, -3.8),
    (-4.7, -6.6),
    (-3.4, -10.2),
    (0.2, -14.0),
    (6.2, -17.4),
]
_FAR_TRAIL: Final[list[Point]] = [
    (6.2, -17.4),
    (2.6, -13.6),
    (0.3, -10.2),
    (-0.2, -6.8),
    (0.8, -3.8),
    (3.2, -1.2),
]
_NEAR_EDGE: Final[list[Point]] = [
    (-2.4, -0.9),
    (-3.1, 2.6),
    (-2.8, 5.8),
    (-0.6, 9.6),
    (3.8, 13.2),
    (10.4, 15.8),
]
_NEAR_TRAIL: Final[list[Point]] = [
    (10.4, 15.8),
    (5.8, 12.2),
    (2.6, 8.8),
    (1.5, 5.6),
    (1.9, 2.4),
    (4.2, -0.8),
]


def _scalloped(trail: Path, depth: float, feathers: int) -> tuple[Path, list[Point]]:
    """A trailing edge cut into feather tips; also where each feather ends."""
    out: Path = []
    tips: list[Point] = []
    last = len(trail) - 1
    for i in range(feathers):
        # The long feathers of the hand lie closer than those along the arm.
        first, stop = (i / feathers) ** 0.9, ((i + 1) / feathers) ** 0.9
        for k in range(6):
            x, y = along(trail, between(first, stop, k / 6))
            ax, ay = along(trail, min(1.0, between(first, stop, k / 6) + 6 / last))
            dx, dy = ax - x, ay - y
            size = max(1e-6, (dx * dx + dy * dy) ** 0.5)
            pull = depth * (k / 6) ** 2 if first > 0.12 else 0.0
            out.append((x + dy / size * pull, y - dx / size * pull))
        tips.append(along(trail, first))
    return [*out, trail[-1]], tips


def _wing(hand: Hand, leading: list[Point], trailing: list[Point], side: float) -> None:
    """A sickle of feathers; ``side`` is 1 for the wing that points up the frame, else -1."""
    edge, trail = flow(leading), flow(trailing)
    rim, tips = _scalloped(trail, -0.42 * side, 14)
    whole = edge + rim
    hand.shape(whole, _QUILL, smooth=False, register=False)
    with hand.within(whole, smooth=False):
        for i, tip in enumerate(tips[1:]):
            share = (i + 1) / len(tips)
            root = along(edge, between(0.93, 0.1, share))
            middle = along([root, tip], 0.55)
            bow = (middle[0] - 0.5, middle[1] - 0.15 * side)
            hand.line([root, bow, tip], 0.24, (0.2, 0.7, 1.0, 0.9), mixed(INDIGO, WATER, 0.5))
        _coverts(hand, edge, trail)
    hand.line(rim, 0.2, (0.8, 1.0, 1.0, 0.8), INK, smooth=False, tremor=0.03)
    hand.line(edge, 0.46, (0.3, 0.9, 1.0, 0.8, 0.4), INK, smooth=False, tremor=0.03)


def _coverts(hand: Hand, edge: Path, trail: Path) -> None:
    """Two rows of small feathers along the arm, paling from the back to the wrist."""
    for reach, tone, grown in (
        (0.56, mixed(_BACK, _SHEEN, 0.28), 0.72),
        (0.3, mixed(_BACK, _SHEEN, 0.62), 0.55),
    ):
        row: list[Point] = []
        for i in range(11):
            share = i / 10
            one, other = along(edge, between(0.0, 0.8, share)), along(trail, 1.0 - share * 0.8)
            row.append(
                (
                    between(one[0], other[0], reach * (1.0 - 0.4 * share)),
                    between(one[1], other[1], reach * (1.0 - 0.4 * share)),
                )
            )
        patch = flow(row) + edge[: round(len(edge) * 0.82)][::-1]
        for x, y in row[1:]:
            hand.dot((x, y), grown + 0.12, grown + 0.12, _QUILL, wobble=0.02)
            hand.dot((x, y), grown, grown, tone, wobble=0.02)
        hand.shape(patch, tone, smooth=False, register=False)


def _body(hand: Hand) -> None:
    hand.shape(_BODY, _BACK, register=False)
    with hand.within(_BODY):
        hand.shape(_BELLY, mixed(WHITE, GOLD, 0.16), register=False)
        hand.shade(_BELLY, OCHRE, (0.0, 0.6), start=(0, 0.8), stop=(0, 2.6), soft=0.2)
        throat: list[Point] = [(-7.4, 0.5), (-6.4, -0.05), (-4.9, 0.35), (-4.3, 1.3), (-5.6, 2.4)]
        hand.shape(throat, mixed(VERMILION, BENI, 0.12), register=False)
        hand.line([(-4.6, 0.1), (-3.95, 1.0), (-4.7, 2.2)], 0.66, SWELL, _BACK)
        hand.line([(-5.9, -1.2), (-3.6, -1.4), (0.4, -1.5)], 0.4, SWELL, _SHEEN)
        for quill in (
            [(5.0, -0.5), (9.0, -0.9), (12.6, -2.6), (15.6, -5.4)],
            [(5.0, 0.5), (9.0, 0.9), (13.2, 1.3), (17.0, 0.7)],
        ):
            hand.line(quill, 0.26, SWELL, _SHEEN)
        for x, y in ((8.1, -0.95), (9.5, -1.1), (9.3, 0.85), (10.6, 1.15)):
            hand.dot((x, y), 0.48, 0.3, PAPER)
    hand.outline(_BODY, 0.3, INK, lift=0.35)


def _face(hand: Hand) -> None:
    beak: list[Point] = [(-6.9, -0.5), (-7.7, -0.15), (-8.5, 0.3), (-7.6, 0.42), (-6.9, 0.5)]
    hand.shape(beak, INK, register=False)
    hand.line([(-6.5, 0.1), (-7.4, 0.1), (-8.2, 0.25)], 0.14, TAPER, mixed(WATER, PAPER, 0.2))
    brow = mixed(VERMILION, PAPER, 0.12)
    hand.line([(-6.9, -0.75), (-6.5, -1.0), (-6.0, -1.05)], 0.3, SWELL, brow)
    hand.dot((-5.9, -0.5), 0.4, 0.38, mixed(PAPER, GOLD, 0.2))
    hand.dot((-5.94, -0.48), 0.26, 0.26, INK)
    hand.dot((-6.03, -0.58), 0.09, 0.09, WHITE)


def draw_swallow(hand: Hand) -> None:
    """Far wing, body and tail with the red throat, near wing, eye."""
    _wing(hand, _FAR_EDGE, _FAR_TRAIL, 1.0)
    _body(hand)
    _wing(hand, _NEAR_EDGE, _NEAR_TRAIL, -1.0)
    # The near wing has no root line: its coverts are the back.
    hand.line([(-3.2, -1.0), (-1.0, -0.9), (2.0, -0.75), (5.4, -0.5)], 0.9, SWELL, _BACK)
    _face(hand)
