"""The plumage of the phoenix: bladed feathers for its wings, fringed plumes with eyes for its tail.

A feather here is a shape with a key line and a quill, not one stroke of the brush as a goose's is:
the phoenix is drawn to be looked at closely.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER, pressure_at
from hanafuda_desktop.studio.curves import (
    Path,
    Point,
    Points,
    along,
    between,
    flow,
    heading,
    normals,
    placed,
    resample,
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import GOLD, INK, PAPER, PINE, PURPLE, Pigment, mixed

__all__ = ["PLUMAGE_LINE", "Fan", "Tier", "blade", "draw_fan", "plume", "streamer"]

PLUMAGE_LINE: Final = mixed(INK, PURPLE, 0.2)
"""The key line of the whole bird."""
_VANE: Final = (0.4, 0.72, 0.9, 1.0, 1.0, 0.86, 0.0)
_EYE: Final[list[Point]] = [
    (-1.5, 0.0),
    (-0.6, -0.8),
    (0.4, -1.0),
    (1.2, -0.6),
    (1.8, 0.0),
    (1.8, 0.0),
    (1.2, 0.6),
    (0.4, 1.0),
    (-0.6, 0.8),
]


@dataclass(frozen=True, slots=True)
class Tier:
    """One row of feathers of a fan, the flight feathers first."""

    reach: float
    """Share of the flight feathers' length that the row takes."""
    wide: float
    """Breadth of its feathers in millimetres."""
    tone: Pigment
    root: Pigment


@dataclass(frozen=True, slots=True)
class Fan:
    """A wing thrown open: an arm, and feathers that turn from its tip to the body."""

    arm: tuple[Point, ...]
    """From the shoulder over elbow and wrist to the tip of the hand."""
    first: float
    """Direction (degrees, clockwise from right) of the outermost feather."""
    last: float
    """Direction of the innermost feather."""
    longest: float
    """Length of the outer feathers in millimetres."""
    shortest: float
    """Length of the innermost feather."""
    feathers: int

    def feather(self, share: float, reach: float) -> Path:
        """A feather's middle line; ``share`` is 0 at the hand and 1 at the body."""
        x, y = along(flow(self.arm), 1.0 - share * 0.94)
        turn = math.radians(between(self.first, self.last, share**0.85))
        size = between(self.longest, self.shortest, share**1.2) * (0.88 + 0.5 * share * (1 - share))
        curl = math.radians(11.0 if self.last > self.first else -11.0)
        size *= reach
        return [
            (x, y),
            (x + size * 0.55 * math.cos(turn - curl), y + size * 0.55 * math.sin(turn - curl)),
            (x + size * math.cos(turn), y + size * math.sin(turn)),
        ]


def _ribbon(path: Points, wide: float, gauge: Sequence[float]) -> Path:
    last = len(path) - 1
    left: Path = []
    right: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        half = wide / 2 * pressure_at(gauge, i / last)
        left.append((x - nx * half, y - ny * half))
        right.append((x + nx * half, y + ny * half))
    return left + right[::-1]


def blade(hand: Hand, points: Points, wide: float, tone: Pigment, root: Pigment) -> None:
    """One feather from root to tip, lighter or darker towards its root, with line and quill."""
    path = resample(flow(points), 26)
    shape = _ribbon(path, wide, _VANE)
    hand.shape(shape, tone, smooth=False, register=False)
    hand.shade(shape, root, (1.0, 0.6, 0.0), start=path[0], stop=path[-4], soft=0.0, smooth=False)
    hand.outline(shape, 0.22, PLUMAGE_LINE, smooth=False, lift=0.4)
    hand.line(path[4:-3], 0.16, TAPER, mixed(tone, PAPER, 0.45), smooth=False)


def draw_fan(hand: Hand, fan: Fan, tiers: Sequence[Tier]) -> None:
    """A wing in rows: each lies over the roots of the one before, its arm scaled like mail."""
    for number, tier in enumerate(tiers):
        count = fan.feathers - number
        for i in range(count - 1, -1, -1):
            share = i / (count - 1)
            stretch = hand.rng.uniform(0.96, 1.04)
            wide = tier.wide * between(0.92, 1.06, share)
            blade(hand, fan.feather(share, tier.reach * stretch), wide, tier.tone, tier.root)
    _mail(hand, fan, tiers[-1].tone)


def _mail(hand: Hand, fan: Fan, tone: Pigment) -> None:
    """Small round scales along the arm, smaller towards the hand."""
    for row in (2, 1, 0):
        for i in range(17):
            share = 0.03 + (i + 0.5 * (row % 2)) / 17.5
            root, _, tip = fan.feather(share, 1.0)
            way = math.atan2(tip[1] - root[1], tip[0] - root[0])
            size = 0.36 + 0.24 * share
            step = (row - 0.2) * size * 1.15
            at = (root[0] + step * math.cos(way), root[1] + step * math.sin(way))
            hand.dot(at, size + 0.13, size + 0.13, PLUMAGE_LINE)
            hand.dot(at, size, size, mixed(tone, GOLD, 0.85 - 0.32 * row))


def plume(hand: Hand, points: Points, wide: float, tone: Pigment, tip: Pigment) -> None:
    """A long plume of the tail: two fringes of barbs, a gold quill and an eye at the end."""
    path = resample(flow(points), 130)
    sides = normals(path)
    gauge = (0.35, 0.6, 0.85, 1.0, 1.0, 1.0, 0.85)
    for grown, width, colour in ((0.22, 0.62, PLUMAGE_LINE), (0.0, 0.42, tone)):
        for i in range(2, 128, 3):
            (x, y), (nx, ny) = path[i], sides[i]
            reach = wide / 2 * pressure_at(gauge, i / 129) + grown
            pale = mixed(colour, PAPER, 0.22) if colour == tone and i % 2 else colour
            for side in (-1.0, 1.0):
                bow = (
                    x + side * nx * reach * 0.6 + ny * 0.35,
                    y + side * ny * reach * 0.6 - nx * 0.35,
                )
                end = (x + side * nx * reach + ny * 1.5, y + side * ny * reach - nx * 1.5)
                hand.line([(x, y), bow, end], width, (0.9, 1.0, 0.8, 0.25), pale, tremor=0.03)
    hand.line(path, 0.62, (0.8, 1.0, 0.8, 0.6, 0.5), PLUMAGE_LINE, smooth=False)
    hand.line(path, 0.34, (0.8, 1.0, 0.8, 0.6, 0.5), GOLD, smooth=False)
    way = heading(path, 129)
    for share, colour in (
        (1.14, PLUMAGE_LINE),
        (1.0, tone),
        (0.76, GOLD),
        (0.52, mixed(PINE, tone, 0.15)),
        (0.28, tip),
    ):
        eye = placed(_EYE, path[-1], wide * 0.62 * share, way)
        hand.shape(eye, colour, register=False)


def streamer(hand: Hand, points: Points, wide: float, tone: Pigment) -> None:
    """A thin free feather between the plumes, its end curled."""
    hand.line(points, wide + 0.3, (0.5, 0.9, 1.0, 0.9, 0.6, 0.2), PLUMAGE_LINE)
    hand.line(points, wide, (0.5, 0.9, 1.0, 0.9, 0.6, 0.1), tone)
    hand.line(points, wide * 0.3, SWELL, mixed(tone, PAPER, 0.6))
