"""The Rain Man's umbrella: oiled paper on bamboo, a dark crown and one red ring.

Frame: that of the Rain Man, the ground between his clogs at (0, 0). It is drawn in three goes: the
hollow behind him, the shaft before him, the canopy over his cap.
"""

from __future__ import annotations

import math
from typing import Final

from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.curves import Path, Point, along, between, flow
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    UMBER,
    VERMILION,
    mixed,
)

__all__ = ["SHAFT_HELD", "draw_umbrella_back", "draw_umbrella_shaft", "draw_umbrella_top"]

_APEX: Final[Point] = (-3.6, -45.8)
_HUB: Final[Point] = (-4.4, -41.8)
SHAFT_HELD: Final[Point] = (-7.2, -21.4)
"""Where his hand is on the shaft."""
_LEFT_RIM: Final[Point] = (-16.7, -39.3)
_RIGHT_RIM: Final[Point] = (8.3, -36.2)


def _rim_point(share: float, sag: float) -> Point:
    """Along the near or far rim of the umbrella: an ellipse between its two ends."""
    turn = math.pi * (1.0 - share)
    middle = ((_LEFT_RIM[0] + _RIGHT_RIM[0]) / 2, (_LEFT_RIM[1] + _RIGHT_RIM[1]) / 2)
    half = ((_RIGHT_RIM[0] - _LEFT_RIM[0]) / 2, (_RIGHT_RIM[1] - _LEFT_RIM[1]) / 2)
    x = middle[0] + half[0] * math.cos(turn) - 0.16 * sag * math.sin(turn)
    y = middle[1] + half[1] * math.cos(turn) + sag * math.sin(turn)
    return (x, y)


def _rim(sag: float, ribs: int = 9) -> Path:
    """The rim, drawn in a little between one rib and the next."""
    out: Path = []
    for i in range(ribs * 8 + 1):
        share = i / (ribs * 8)
        x, y = _rim_point(share, sag)
        pull = 0.38 * abs(math.sin(math.pi * share * ribs))
        ax, ay = _APEX
        size = max(1.0, math.dist((x, y), _APEX))
        out.append((x + (ax - x) / size * pull, y + (ay - y) / size * pull))
    return out


def _rib(end: Point, swell: float) -> Path:
    middle = (between(_APEX[0], end[0], 0.5), between(_APEX[1], end[1], 0.5))
    return flow([_APEX, (middle[0] + swell, middle[1] - 1.1), end])


def draw_umbrella_back(hand: Hand) -> None:
    """The dark hollow under it with its ribs: drawn before the man."""
    hollow = _rim(3.1) + _rim(-2.4)[::-1]
    hand.shape(hollow, mixed(UMBER, OCHRE, 0.5), smooth=False, register=False)
    with hand.within(hollow, smooth=False):
        hand.shade(
            hollow,
            mixed(UMBER, INK, 0.3),
            (0.0, 0.2, 0.6),
            start=(-5.0, -36.0),
            stop=(-3.0, -42.0),
            soft=0.0,
            smooth=False,
        )
        for i in range(10):
            end = _rim_point(i / 9, 3.2)
            hand.line([_HUB, end], 0.3, (0.8, 1.0, 1.0), mixed(UMBER, INK, 0.45), smooth=False)
    hand.line(_rim(3.1), 0.4, (0.6, 1.0, 0.8, 1.0, 0.6), INK, smooth=False)


def draw_umbrella_shaft(hand: Hand) -> None:
    """The bamboo shaft from the hollow down past his hand: drawn before his hand closes on it."""
    shaft = [(-4.2, -42.6), SHAFT_HELD, (-8.15, -15.2)]
    even = (0.95, 1.0, 1.0, 0.95)
    hand.line(shaft, 1.16, even, INK, tremor=0.02)
    hand.line(shaft, 0.72, even, mixed(OCHRE, GOLD, 0.35), tremor=0.02)
    for share in (0.34, 0.62, 0.93):
        x, y = along(shaft, share)
        hand.line([(x - 0.5, y - 0.05), (x + 0.5, y + 0.05)], 0.26, SWELL, INK)
    hand.line([(-7.95, -16.4), (-8.15, -15.2)], 1.3, (0.8, 1.0, 0.9), INK, tremor=0.02)


def draw_umbrella_top(hand: Hand) -> None:
    """The canopy: oiled paper with one dark ring, its ribs, and the little hood at its tip."""
    rim = _rim(-2.6)
    left, right = _rib(_LEFT_RIM, -0.9), _rib(_RIGHT_RIM, 0.9)
    canopy = left + rim + right[::-1]
    hand.shape(canopy, mixed(GOLD, OCHRE, 0.35), smooth=False)
    ends = [_rim_point(i / 9, -2.6) for i in range(10)]
    with hand.within(canopy, smooth=False):
        hand.shade(
            canopy,
            mixed(UMBER, OCHRE, 0.4),
            (0.0, 0.2, 0.75),
            start=(-11, -45),
            stop=(9, -36),
            soft=0.0,
            smooth=False,
        )
        ribs = [_rib(end, between(-0.9, 0.9, i / 9)) for i, end in enumerate(ends)]
        ring = [along(rib, 0.42) for rib in ribs], [along(rib, 0.72) for rib in ribs]
        hand.shape(flow(ring[0]) + flow(ring[1])[::-1], mixed(VERMILION, BENI, 0.35), smooth=False)
        hand.shape(
            [_APEX, *flow([along(rib, 0.2) for rib in ribs])],
            mixed(INK, INDIGO, 0.3),
            smooth=False,
        )
        for rib in ribs[1:-1]:
            hand.line(rib, 0.26, (0.6, 1.0, 0.8, 1.0), mixed(UMBER, INK, 0.4), smooth=False)
    hand.line(left, 0.4, SWELL, INK, smooth=False)
    hand.line(right, 0.55, SWELL, INK, smooth=False)
    hand.line(rim, 0.5, (0.6, 1.0, 0.8, 1.0, 0.8, 1.0, 0.6), INK, smooth=False)
    hand.line([(-3.7, -45.4), (-3.5, -46.4), (-3.25, -47.3)], 0.9, (1.0, 0.9, 0.7, 0.5), INK)
