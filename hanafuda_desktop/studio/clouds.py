"""The clouds that mark every ten-point card: a bank of them hangs from the top edge.

They are an aid for beginners and always the same kind of cloud: vermilion, billowing below, deeper
above, with curls of bare paper where the block was cut away.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.curves import Path, Point, arc, moved
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import BENI, BLUSH, INK, PAPER, UMBER, VERMILION, mixed

__all__ = ["draw_clouds"]


@dataclass(frozen=True, slots=True)
class _Billow:
    centre: Point
    rx: float
    ry: float

    def rim(self, grown: float = 0.0) -> Path:
        return arc(self.centre, self.rx + grown, self.ry + grown, 0, 354, 44)


def _billows(hand: Hand, left: float, right: float) -> list[_Billow]:
    """Round lobes strung along a line that sinks and rises twice from left to right."""
    ends = [_Billow((x, -0.6), 2.9, 2.2) for x in (left - 1.4, right + 1.4)]
    out: list[_Billow] = [ends[0]]
    x = left - 0.4
    while x < right + 0.6:
        share = (x - left) / (right - left)
        sag = 2.0 + 1.9 * math.cos(math.tau * (share * 1.35 - 0.1))
        rx = hand.rng.uniform(1.9, 3.1)
        ry = rx * hand.rng.uniform(0.58, 0.72)
        out.append(_Billow((x, max(0.2, sag) + hand.rng.uniform(-0.3, 0.3)), rx, ry))
        x += rx * hand.rng.uniform(1.05, 1.3)
    return [*out, ends[1]]


def _curl(hand: Hand, billow: _Billow, way: float) -> None:
    """A spiral of bare paper inside a lobe, opening to one side."""
    points: Path = []
    for i in range(26):
        turn = math.radians(150 - 300 * i / 25) if way > 0 else math.radians(30 + 300 * i / 25)
        reach = 0.74 - 0.46 * i / 25
        points.append(
            (
                billow.centre[0] + billow.rx * reach * math.cos(turn),
                billow.centre[1] + billow.ry * reach * math.sin(turn),
            )
        )
    hand.line(points, 0.32, SWELL, mixed(PAPER, BLUSH, 0.3), smooth=False)


def _band(billows: list[_Billow], grown: float) -> Path:
    """What lies between the lobes and the top edge of the picture."""
    low = [(b.centre[0], b.centre[1] + 0.2 * b.ry + grown) for b in billows]
    return [(low[0][0], -3.0), *low, (low[-1][0], -3.0)]


def draw_clouds(hand: Hand, left: float, right: float) -> None:
    """A bank of clouds along the top of the picture between two places (mm)."""
    billows = _billows(hand, left, right)
    line = mixed(INK, UMBER, 0.3)
    for billow in billows:
        hand.shape(moved(billow.rim(0.16), 0.1, 0.16), line, smooth=False, register=False)
    for billow in billows:
        hand.shape(billow.rim(), VERMILION, smooth=False, register=False)
    band = _band(billows, 0.0)
    hand.shape(band, VERMILION, smooth=False, register=False)
    hand.shade(band, BENI, (0.75, 0.3, 0.0), start=(0, 0.5), stop=(0, 5.0), soft=0.0, smooth=False)
    for number, billow in enumerate(billows[1:-1]):
        if number % 2 == 0:
            _curl(hand, billow, 1.0 if number % 4 else -1.0)
