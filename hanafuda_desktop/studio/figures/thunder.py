"""The storm of November's fourth card: black clouds on red, bolts, the drums and the claw.

Frame: one card, its upper left corner at (0, 0). There is no white and no paper in it anywhere.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.brush import EVEN, SWELL
from hanafuda_desktop.studio.curves import Path, Point, arc, blob, moved
from hanafuda_desktop.studio.figures.claw import draw_claw
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INK,
    OCHRE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    mixed,
)
from hanafuda_desktop.studio.willows import frond

__all__ = ["draw_storm"]

_BLACK: Final = mixed(INK, PINE_BLACK, 0.3)
_RED: Final = mixed(VERMILION, BENI, 0.15)


def _billow(hand: Hand, centre: Point, rx: float, ry: float) -> None:
    """A lobe of cloud: red rim, black body, fine red lines engraved along its foot."""
    rim = moved(blob(centre, rx + 0.45, ry + 0.45, hand.rng, 0.03), -0.12, -0.16)
    hand.shape(rim, _RED, smooth=False, register=False)
    hand.shape(blob(centre, rx, ry, hand.rng, 0.03), _BLACK, smooth=False, register=False)
    for k in range(2):
        share = 0.86 - 0.13 * k
        start = hand.rng.uniform(15, 50)
        groove = arc(centre, rx * share, ry * share, start, start + 95 - 30 * k, 30)
        hand.line(groove, 0.24, SWELL, mixed(_RED, UMBER, 0.35), smooth=False)


def _curl(hand: Hand, centre: Point, reach: float, spin: float) -> None:
    points: Path = []
    for i in range(40):
        turn = math.radians(spin + 430 * i / 39)
        out = reach * (1.0 - 0.82 * i / 39)
        points.append((centre[0] + out * math.cos(turn), centre[1] + 0.8 * out * math.sin(turn)))
    hand.line(points, 0.5, SWELL, mixed(_RED, UMBER, 0.1), smooth=False)


def _mitred(points: list[Point], halves: list[float]) -> Path:
    """The outline of a folded ribbon with sharp corners, tapering as ``halves`` says."""
    ways = [
        ((b[0] - a[0]) / math.dist(a, b), (b[1] - a[1]) / math.dist(a, b))
        for a, b in pairwise(points)
    ]
    near: Path = []
    far: Path = []
    for i, ((x, y), half) in enumerate(zip(points, halves, strict=True)):
        (ax, ay), (bx, by) = ways[max(0, i - 1)], ways[min(i, len(ways) - 1)]
        # The bisector of the two normals, long enough that both edges keep their distance.
        reach = half / max(0.42, 1.0 + ax * bx + ay * by)
        dx, dy = (ay + by) * reach, -(ax + bx) * reach
        near.append((x + dx, y + dy))
        far.append((x - dx, y - dy))
    return near + far[::-1]


def _bolt(hand: Hand, points: list[Point], width: float) -> None:
    """One unbroken bolt: a ribbon folded to and fro that thins from the cloud to its point."""
    last = len(points) - 1
    halves = [0.5 * width * (1.0 - 0.62 * i / last) for i in range(last)] + [0.0]
    hand.shape(_mitred(points, [h + 0.42 for h in halves]), INK, smooth=False, register=False)
    flash = _mitred(points, halves)
    hand.shape(flash, GOLD, smooth=False, register=False)
    hand.shade(
        flash,
        mixed(OCHRE, VERMILION, 0.3),
        (0.75, 0.0, 0.0),
        start=points[0],
        stop=points[-1],
        soft=0.0,
        smooth=False,
    )


def _drum(hand: Hand, at: Point, reach: float, *, spin: float = 20.0) -> None:
    """A drum seen from its skin: black hoop, studded gold rim, three commas turning."""
    x, y = at
    studs = 18 if reach > 5 else 11
    hoop = blob(at, reach * 1.16, reach * 1.14, hand.rng, 0.008)
    hand.shape(blob(at, reach * 1.24, reach * 1.22, hand.rng, 0.008), _RED, smooth=False)
    hand.shape(hoop, INK, smooth=False, register=False)
    rim = blob(at, reach, reach * 0.98, hand.rng, 0.008)
    hand.shape(rim, mixed(OCHRE, UMBER, 0.18), smooth=False, register=False)
    hand.shade(
        rim,
        GOLD,
        (0.9, 0.3, 0.0),
        start=(x - reach, y - reach),
        stop=(x + 0.6 * reach, y + 0.6 * reach),
        soft=0.0,
        smooth=False,
    )
    for k in range(studs):
        turn = math.tau * k / studs
        spot = (x + 0.885 * reach * math.cos(turn), y + 0.87 * reach * math.sin(turn))
        hand.dot(spot, 0.048 * reach, 0.048 * reach, INK)
    skin = blob(at, reach * 0.76, reach * 0.745, hand.rng, 0.01)
    hand.shape(skin, GOLD, smooth=False, register=False)
    hand.shade(
        skin,
        mixed(OCHRE, VERMILION, 0.3),
        (0.0, 0.25, 0.85),
        start=(x - reach, y - reach),
        stop=(x + reach, y + reach),
        soft=0.0,
        smooth=False,
    )
    hand.outline(skin, 0.08 * reach, INK, smooth=False, lift=0.6)
    for k in range(3):
        _comma(hand, at, reach * 0.62, 120 * k + spin)


def _ring_of_drums(hand: Hand) -> None:
    """The hoop that carries the thunder god's drums, and three of them."""
    hoop = arc((17.4, 29.0), 15.8, 17.6, 200, 338, 70)
    for width, tone in ((1.7, _RED), (1.2, INK), (0.5, OCHRE)):
        hand.line(hoop, width, EVEN, tone, smooth=False, tremor=0.02)
    _drum(hand, (5.4, 13.6), 3.1, spin=70)
    _drum(hand, (29.6, 21.0), 3.0, spin=-10)
    _drum(hand, (19.8, 12.4), 6.3)


def _comma(hand: Hand, at: Point, reach: float, spin: float) -> None:
    def there(out: float, turn: float) -> Point:
        angle = math.radians(spin + turn)
        return (at[0] + reach * out * math.cos(angle), at[1] + 0.96 * reach * out * math.sin(angle))

    hand.dot(there(0.5, 0), 0.33 * reach, 0.32 * reach, INK, wobble=0.03)
    tail = [there(0.62, 0), there(0.86, 30), there(0.98, 66), there(0.98, 108)]
    hand.line(tail, 0.5 * reach, (1.0, 0.8, 0.5, 0.25, 0.0), INK)


_BILLOWS: Final[tuple[tuple[Point, float, float], ...]] = (
    ((2.0, 4.6), 8.0, 5.6),
    ((12.0, 1.0), 7.4, 4.8),
    ((23.0, 1.0), 7.4, 4.6),
    ((32.0, 6.4), 6.6, 6.2),
    ((33.6, 15.6), 4.6, 5.4),
)
_SLEEVE: Final[tuple[tuple[Point, float, float], ...]] = (
    ((-1.4, 12.0), 5.4, 4.2),
    ((-1.8, 24.2), 5.6, 4.4),
    ((0.4, 18.0), 4.6, 4.6),
)
_FLOOR: Final[tuple[tuple[Point, float, float], ...]] = (
    ((31.0, 45.6), 6.0, 4.6),
    ((2.0, 49.4), 7.0, 4.8),
    ((12.4, 52.4), 7.6, 4.6),
    ((22.8, 51.0), 7.4, 4.8),
    ((32.0, 52.6), 6.4, 5.4),
)


_CURLS: Final[tuple[tuple[Point, float, float], ...]] = (
    ((4.4, 6.0), 3.0, 20),
    ((12.6, 3.0), 2.0, 120),
    ((29.6, 6.0), 3.2, 200),
    ((2.2, 18.2), 2.4, 60),
    ((11.6, 51.0), 2.6, 200),
    ((21.6, 50.8), 2.2, 320),
    ((31.4, 46.0), 2.0, 20),
)


def draw_storm(hand: Hand) -> None:
    """The whole card, red ground first."""
    whole: Path = [(0.0, -3.0), (36.0, -3.0), (36.0, 57.0), (0.0, 57.0)]
    hand.shape(whole, _RED, smooth=False, register=False)
    hand.shade(
        whole, BENI, (0.85, 0.2, 0.0, 0.35), start=(0, 0), stop=(6, 54), soft=0.0, smooth=False
    )
    with hand.within(whole, smooth=False):
        _rage(hand)


def _strand(hand: Hand, name: str, points: list[Point]) -> None:
    """A willow strand that the storm has torn across the card."""
    strand = Hand(hand.sheet, f"{hand.name} {name} strand", at=hand.at)
    frond(strand, points, leaf=2.8, tone=_BLACK)


def _rage(hand: Hand) -> None:
    """All that stands on the red ground, from the rain behind to the clouds below."""
    for i in range(30):
        x, y = hand.rng.uniform(2, 40), hand.rng.uniform(12, 44)
        reach = hand.rng.uniform(3.5, 9.0)
        hand.line(
            [(x, y), (x - reach * 0.36, y + reach)],
            0.34,
            SWELL,
            mixed(INK, BENI, 0.4 * (i % 2)),
            smooth=False,
        )
    _strand(hand, "left", [(1.2, 24.0), (3.4, 31.0), (2.2, 38.0), (5.2, 46.0)])
    _strand(hand, "right", [(33.4, 22.0), (31.2, 29.0), (31.8, 36.0), (30.2, 44.0)])
    for centre, rx, ry in _BILLOWS:
        _billow(hand, centre, rx, ry)
    _bolt(hand, [(21.4, 15.0), (16.6, 22.4), (19.8, 22.6), (14.6, 31.6)], 2.0)
    _bolt(
        hand,
        [(31.4, 21.0), (25.4, 30.4), (29.6, 30.6), (24.4, 38.8), (28.4, 39.0), (21.6, 49.6)],
        2.5,
    )
    _ring_of_drums(hand)
    draw_claw(hand)
    for centre, rx, ry in (*_SLEEVE, *_FLOOR):
        _billow(hand, centre, rx, ry)
    for centre, reach, spin in _CURLS:
        _curl(hand, centre, reach, spin)
