"""A bird's wing by rule: a leading edge, flight feathers fanned from it, coverts over their roots.

The wing is given as a bird's arm is: shoulder, a direction, a length. It bends at the wrist; the
outer feathers follow the hand, the inner ones turn back along the body.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.curves import Path, Point, along, between, flow
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import INK, Pigment, mixed

__all__ = ["Wing", "draw_wing"]

_FEATHER = (0.5, 0.8, 1.0, 1.0, 0.95, 0.75, 0.25)


@dataclass(frozen=True, slots=True)
class Wing:
    """Pose and colours of one wing; directions in degrees, clockwise, 0 to the right."""

    shoulder: Point
    towards: float
    """Where the wing points, from shoulder to tip."""
    length: float
    """Millimetres from shoulder to tip."""
    back: float
    """Where the tail lies: the innermost feather points there."""
    chord: float
    """Length of the inner feathers, which is the breadth of the wing."""
    feathers: int
    flight: Pigment
    coverts: Pigment
    line: Pigment = INK
    bend: float = 24.0
    """How sharply the wing is bent at the wrist."""

    @property
    def sense(self) -> float:
        """1 if the feathers turn clockwise from tip to body, else -1."""
        return 1.0 if math.sin(math.radians(self.back - self.towards)) > 0 else -1.0

    def edge(self) -> Path:
        """The leading edge from shoulder to tip."""
        sx, sy = self.shoulder
        points = [self.shoulder]
        for share, turn in ((0.24, -1.25), (0.47, -0.95), (0.75, -0.1), (1.0, 0.4)):
            angle = math.radians(self.towards + self.sense * self.bend * turn)
            reach = self.length * share
            points.append((sx + reach * math.cos(angle), sy + reach * math.sin(angle)))
        return flow(points)

    def feather(self, edge: Path, share: float) -> Path:
        """The middle line of a feather; ``share`` is 0 at the tip and 1 at the body."""
        root = along(edge, between(0.93, 0.12, share))
        first = self.towards + self.sense * self.bend * 0.6
        turn = math.degrees(
            math.atan2(
                math.sin(math.radians(self.back - first)), math.cos(math.radians(self.back - first))
            )
        )
        angle = math.radians(first + turn * share**1.1 * 0.92)
        reach = between(self.length * 0.46, self.chord, min(1.0, share * 1.5) ** 0.7)
        curl = math.radians(self.sense * 10)
        middle = (
            root[0] + reach * 0.55 * math.cos(angle - curl),
            root[1] + reach * 0.55 * math.sin(angle - curl),
        )
        return [
            root,
            middle,
            (root[0] + reach * math.cos(angle), root[1] + reach * math.sin(angle)),
        ]


def draw_wing(hand: Hand, wing: Wing) -> None:
    """The wing, innermost feather first so that the outer ones lie over it."""
    edge = wing.edge()
    wide = 1.2 * wing.length / wing.feathers + 0.3
    paths = [wing.feather(edge, i / (wing.feathers - 1)) for i in range(wing.feathers)]
    rim = [*edge[::4], *[path[1] for path in paths]]
    hand.shape(rim, wing.flight, smooth=False, register=False)
    for path in reversed(paths):
        hand.line(path, wide + 0.2, _FEATHER, mixed(wing.coverts, wing.flight, 0.25), tremor=0.02)
        hand.line(path, wide, _FEATHER, wing.flight, tremor=0.02)
    _coverts(hand, wing, edge, paths)
    hand.line(edge, 0.36, (0.5, 0.9, 1.0, 0.8, 0.4), wing.line, tremor=0.04, smooth=False)


def _coverts(hand: Hand, wing: Wing, edge: Path, paths: list[Path]) -> None:
    """A smooth patch over the roots of the feathers, scalloped along its rim."""
    reach = [between(0.2, 0.52, i / (len(paths) - 1)) for i in range(len(paths))]
    rim = [along(flow(path), r) for path, r in zip(paths, reach, strict=True)]
    hand.shape(
        flow(rim) + edge[: round(len(edge) * 0.93)], wing.coverts, smooth=False, register=False
    )
    for first, second in pairwise(rim):
        middle = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
        hand.dot(middle, wing.length * 0.055, wing.length * 0.055, wing.coverts)
    for inward in (0.5, 0.98):
        row = [
            (between(root[0], tip[0], inward), between(root[1], tip[1], inward))
            for root, tip in zip([path[0] for path in paths], rim, strict=True)
        ]
        for first, second in pairwise(row[1:]):
            cup = ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
            hand.line([first, cup, second], 0.16, SWELL, mixed(wing.coverts, wing.flight, 0.7))
