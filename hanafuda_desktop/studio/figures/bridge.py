"""The eight-plank bridge of May: four spans of two planks, zigzag over the water.

Frame: millimetres on the first card. The bridge comes in from the left at the foot of the card and
goes out on the left again behind, so that nothing of it shows on the next card. Near planks are
broader than far ones.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.curves import Path, Point, between, resample
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import GOLD, INK, OCHRE, PAPER, UMBER, mixed
from hanafuda_desktop.studio.water import ring

__all__ = ["draw_bridge"]

_TOP: Final = mixed(GOLD, OCHRE, 0.12)
_SIDE: Final = mixed(OCHRE, UMBER, 0.45)
_POST: Final = mixed(UMBER, INK, 0.5)
_LINE: Final = mixed(INK, UMBER, 0.15)


@dataclass(frozen=True, slots=True)
class _Span:
    """Two planks from one joint to the next."""

    start: Point
    stop: Point
    plank: float
    """How broad a plank looks, in millimetres up the picture."""

    @property
    def back(self) -> Point:
        """The step from a plank's near edge to its far one."""
        way = 1.0 if self.stop[0] > self.start[0] else -1.0
        return (-0.32 * way * self.plank, -self.plank)


_SPANS: Final = (
    # the far one first
    _Span((23.0, 33.9), (-4.0, 30.4), 1.35),
    _Span((6.0, 39.2), (25.4, 34.6), 1.65),
    _Span((26.8, 45.4), (4.2, 39.6), 2.0),
    _Span((-4.0, 53.4), (28.4, 46.2), 2.45),
)


def _post(hand: Hand, head: Point, height: float, width: float) -> None:
    x, y = head
    foot = (x, y + height)
    hand.line([(x, y - 0.4), (x + 0.05, y + height * 0.5), foot], width, (1.0, 0.94, 1.0), _POST)
    lit = [(x - width * 0.24, y + 0.6), (x - width * 0.2, foot[1] - 0.3)]
    hand.line(lit, width * 0.22, SWELL, mixed(_POST, PAPER, 0.3))
    ring(hand, (x, foot[1] - 0.1), width * 1.5)


def _plank(hand: Hand, near: tuple[Point, Point], back: Point, thick: float) -> None:
    """One plank from its near edge: upper face with its grain, front face below."""
    edge = resample(near, 12)
    edge = [(x, y + hand.rng.uniform(-0.06, 0.06)) for x, y in edge]
    far: Path = [(x + back[0], y + back[1] + hand.rng.uniform(-0.05, 0.05)) for x, y in edge]
    front: Path = [*edge, *[(x, y + thick) for x, y in reversed(edge)]]
    top: Path = [*edge, *far[::-1]]
    hand.shape(front, _SIDE, smooth=False, register=False)
    hand.shape(top, _TOP, smooth=False, register=False)
    with hand.within(top, smooth=False):
        hand.shade(
            top,
            OCHRE,
            (0.0, 0.2, 0.65),
            start=far[0],
            stop=(far[0][0], edge[0][1]),
            soft=0.0,
            smooth=False,
        )
        for _ in range(7):
            across, start = hand.rng.uniform(0.12, 0.88), hand.rng.uniform(0.0, 0.7)
            stop = min(1.0, start + hand.rng.uniform(0.15, 0.5))
            line = []
            for k in range(5):
                i = round(between(start, stop, k / 4) * 11)
                bow = 0.1 * math.sin(math.pi * k / 4)
                line.append((edge[i][0] + back[0] * across, edge[i][1] + back[1] * (across + bow)))
            hand.line(line, 0.2, SWELL, mixed(OCHRE, UMBER, 0.4))
    ends: tuple[Path, ...] = ([edge[0], far[0]], [edge[-1], far[-1]])
    for path, width in ((far, 0.26), (edge, 0.3), (front[12:], 0.42), *((e, 0.32) for e in ends)):
        hand.line(path, width, (0.6, 1.0, 0.8, 1.0, 0.7), _LINE, smooth=False, tremor=0.06)


def _span(hand: Hand, span: _Span) -> None:
    (ax, ay), (bx, by) = span.start, span.stop
    back, thick = span.back, span.plank * 0.42
    wide = span.plank * 0.62
    for share in (0.2, 0.86):
        x, y = between(ax, bx, share), between(ay, by, share)
        for step, deep in ((1.8, 0.75), (0.25, 1.0)):
            head = (x + back[0] * step, y + back[1] * step + thick)
            _post(hand, head, span.plank * 2.0 * deep, wide)
    for step in (1.12, 0.0):
        slip = hand.rng.uniform(-0.5, 0.5)
        near = (
            (ax + back[0] * step + slip, ay + back[1] * step),
            (bx + back[0] * step + slip, by + back[1] * step),
        )
        _plank(hand, near, back, thick)


def draw_bridge(hand: Hand) -> None:
    """The four spans, the far one first, their posts in rings of water."""
    for span in _SPANS:
        _span(hand, span)
