"""The storm of November's fourth card: black clouds on red, bolts, the drums and the claw.

Frame: one card, its upper left corner at (0, 0). There is no white and no paper in it anywhere; the
red is dulled, and a rim of it runs round the clouds, inside the border.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Path, Point, between, blob, flow, heading, moved
from hanafuda_desktop.studio.figures.claw import draw_claw
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INK,
    MOSS,
    OCHRE,
    PINE,
    PINE_BLACK,
    UMBER,
    VERMILION,
    mixed,
)

__all__ = ["draw_storm"]

_Lobe = tuple[Point, float, float, float, float]
"""A lobe of cloud: centre, half width, half height; where its curl is cut in, how far it turns."""

_BLACK: Final = mixed(INK, PINE_BLACK, 0.3)
_RED: Final = mixed(mixed(VERMILION, BENI, 0.4), UMBER, 0.3)
_DEEP_RED: Final = mixed(mixed(BENI, UMBER, 0.3), INK, 0.25)
_CUT: Final = mixed(_RED, _DEEP_RED, 0.3)
_BRASS: Final = mixed(OCHRE, UMBER, 0.12)
_SKIN: Final = mixed(mixed(OCHRE, GOLD, 0.3), UMBER, 0.2)

_BACK: Final[tuple[_Lobe, ...]] = (
    # the hindmost first
    ((12.8, 11.0), 7.4, 6.0, 0, 0),
    ((22.4, 8.6), 6.4, 4.6, 0, 0),
    ((16.6, 5.6), 3.2, 3.1, 0, 0),
    ((27.0, 7.0), 3.8, 4.4, -150, 560),
    ((21.6, 6.0), 4.0, 3.8, -170, 580),
    ((11.6, 6.2), 3.9, 3.8, -20, -540),
    ((6.1, 7.4), 3.9, 4.4, -30, -580),
    ((10.6, 11.4), 3.1, 2.9, -160, 520),
    ((5.2, 13.6), 3.0, 3.4, -40, -260),
)
_BEFORE: Final[tuple[_Lobe, ...]] = (
    ((24.4, 11.2), 2.9, 2.6, -170, 240),
    ((28.2, 13.4), 2.7, 3.5, -170, 560),
    ((20.0, 10.6), 3.1, 2.7, -170, 540),
    ((15.6, 13.2), 3.7, 3.9, -150, 580),
    ((5.4, 18.8), 3.2, 3.2, -40, -560),
    ((10.6, 17.2), 3.9, 3.6, -10, -600),
)
_LOW: Final[tuple[_Lobe, ...]] = (
    ((11.0, 50.2), 3.0, 1.8, -20, -460),
    ((7.2, 49.4), 3.2, 2.5, -10, -540),
    ((4.9, 47.0), 2.7, 2.9, -30, -580),
    ((4.6, 50.4), 2.4, 1.6, 0, 0),
)


def _billow(hand: Hand, lobe: _Lobe) -> None:
    """A lobe of cloud and its curl: one cut, round the rim, then winding in to nothing."""
    (x, y), rx, ry, start, turn = lobe
    hand.shape(blob((x, y), rx, ry, hand.rng, 0.035), _BLACK, smooth=False, register=False)
    if not turn:
        return
    points: Path = []
    for i in range(64):
        share = i / 63
        way = math.radians(start + turn * share)
        out = 1.03 - 0.12 * share - 0.74 * max(0.0, share - 0.24) ** 0.9
        points.append((x + rx * out * math.cos(way), y + ry * out * math.sin(way)))
    hand.line(points, 0.46, (0.0, 0.25, 0.7, 1.0, 0.7, 0.9, 0.8, 0.5, 0.1), _CUT, smooth=False)


def _torn(hand: Hand, lobe: _Lobe, count: int) -> None:
    """Dry strokes of the brush that the wind pulls out of the foot of a cloud."""
    (x, y), rx, ry, *_ = lobe
    for _ in range(count):
        way = math.radians(hand.rng.uniform(70, 150))
        start = (x + 0.8 * rx * math.cos(way), y + 0.8 * ry * math.sin(way))
        far = hand.rng.uniform(1.6, 3.6)
        points = [
            start,
            (start[0] - 0.5 * far, start[1] + 0.35 * far),
            (start[0] - far, start[1] + 0.5 * far),
        ]
        hand.line(points, hand.rng.uniform(0.4, 0.9), TAPER, _BLACK, dry=0.6)


def _bolt(hand: Hand, points: list[Point], width: float) -> None:
    """A crack of light: jagged, thick where it leaves the cloud, a hair at its end."""
    last = len(points) - 1
    cuts: list[Path] = []
    for i, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        far = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / far, (by - ay) / far
        half = 0.5 * width * (1.0 - i / last) ** 0.7 * (0.62 if i % 2 else 1.0)
        beyond = 0.0 if i == last - 1 else 0.42 * half
        cuts.append(
            [
                (ax - ux * half - uy * half, ay - uy * half + ux * half),
                (ax - ux * half * 0.4 + uy * half, ay - uy * half * 0.4 - ux * half),
                (bx + ux * beyond + uy * half * 0.5, by + uy * beyond - ux * half * 0.5),
                (bx + ux * beyond * 2.6, by + uy * beyond * 2.6),
                (bx - uy * half * 0.4, by + ux * half * 0.4),
            ]
        )
    for cut in cuts:
        hand.outline(moved(cut, 0.16, 0.1), 0.5, INK, smooth=False, lift=0.1)
    for cut in cuts:
        hand.shape(cut, _BRASS, smooth=False, register=False)


def _drum(hand: Hand, at: Point, reach: float, spin: float) -> None:
    """A drum seen from its skin: black hoop, studded rim, three commas turning."""
    x, y = at
    studs = 16 if reach > 4 else 10
    hand.shape(blob(at, reach * 1.13, reach * 1.12, hand.rng, 0.014), INK, smooth=False)
    rim = blob((x - 0.08, y - 0.08), reach, reach * 0.98, hand.rng, 0.014)
    hand.shape(rim, _BRASS, smooth=False, register=False)
    for k in range(studs):
        turn = math.tau * (k + hand.rng.uniform(-0.08, 0.08)) / studs
        spot = (x + 0.87 * reach * math.cos(turn), y + 0.855 * reach * math.sin(turn))
        hand.dot(spot, 0.055 * reach, 0.05 * reach, INK, wobble=0.15)
    skin = blob(at, reach * 0.74, reach * 0.725, hand.rng, 0.014)
    hand.shape(skin, _SKIN, smooth=False, register=False)
    hand.outline(skin, 0.11 * reach, INK, smooth=False, lift=0.4)
    for k in range(3):
        _comma(hand, at, reach * 0.62, 120 * k + spin)


def _comma(hand: Hand, at: Point, reach: float, spin: float) -> None:
    def there(out: float, turn: float) -> Point:
        angle = math.radians(spin + turn)
        return (at[0] + reach * out * math.cos(angle), at[1] + 0.96 * reach * out * math.sin(angle))

    hand.dot(there(0.5, 0), 0.33 * reach, 0.32 * reach, INK, wobble=0.05)
    tail = [there(0.62, 0), there(0.86, 30), there(0.98, 66), there(0.98, 108)]
    hand.line(tail, 0.5 * reach, (1.0, 0.8, 0.5, 0.25, 0.0), INK)


def _drums(hand: Hand) -> None:
    """What the cloud shows of two of the thunder god's drums."""
    _drum(hand, (25.3, 18.6), 2.5, -10)
    _drum(hand, (19.6, 16.6), 4.8, 20)


def _blown(hand: Hand, points: list[Point]) -> None:
    """A frond of the willow that the gale lays flat: slim leaves streaming along its line."""
    path = flow(points)
    green = mixed(mixed(MOSS, PINE, 0.35), UMBER, 0.12)
    hand.line(path, 0.4, (0.9, 1.0, 0.8, 0.6, 0.2), green, smooth=False)
    count = round(len(path) * 0.16)
    leaf = (0.15, 0.75, 1.0, 0.9, 0.6, 0.25, 0.0)
    for i in range(count):
        share = between(0.04, 0.98, (i + hand.rng.uniform(0.25, 0.75)) / count)
        index = min(len(path) - 1, round(share * (len(path) - 1)))
        side = 1 if i % 2 else -1
        spread = between(25, 11, share) + hand.rng.uniform(-7, 8)
        way = math.radians(between(heading(path, index), 160.0, 0.35) - side * spread)
        bend = way + math.radians(side * 9)
        far = 4.5 * between(1.0, 0.8, share) * hand.rng.uniform(0.75, 1.15)
        x, y = path[index]
        middle = (x + 0.5 * far * math.cos(way), y + 0.5 * far * math.sin(way))
        line = [(x, y), middle, (x + far * math.cos(bend), y + far * math.sin(bend))]
        hand.line(moved(line, 0.12, 0.14), 0.6, leaf, _BLACK, tremor=0.04)
        tone = mixed(green, PINE, hand.rng.uniform(0.0, 0.4))
        hand.line(line, 0.52, leaf, tone, tremor=0.04)


def _ground(hand: Hand) -> None:
    """Dull red, deeper above, with the grain of the block in it."""
    whole: Path = [(0.0, -3.0), (36.0, -3.0), (36.0, 57.0), (0.0, 57.0)]
    hand.shape(whole, _RED, smooth=False, register=False)
    hand.shade(
        whole, _DEEP_RED, (0.7, 0.35, 0.0, 0.0), start=(0, 0), stop=(0, 46), soft=0.0, smooth=False
    )
    for i in range(44):
        x, y = 0.8 * i + hand.rng.uniform(-0.3, 0.3), hand.rng.uniform(-6.0, 40.0)
        far = hand.rng.uniform(8.0, 26.0)
        grain = [
            (x, y),
            (x + hand.rng.uniform(-0.3, 0.3), y + 0.5 * far),
            (x, y + far),
        ]
        hand.line(grain, 0.2, SWELL, mixed(_RED, _DEEP_RED, 0.3))


def _rain(hand: Hand) -> None:
    for i in range(26):
        x, y = hand.rng.uniform(3, 38), hand.rng.uniform(14, 42)
        far = hand.rng.uniform(4.0, 9.0)
        tone = mixed(mixed(UMBER, INK, 0.55), _RED, 0.4 * (i % 2))
        hand.line([(x, y), (x - 0.34 * far, y + far)], 0.32, SWELL, tone, smooth=False)


_BOLTS: Final[tuple[tuple[list[Point], float], ...]] = (
    (
        [
            (28.9, 13.4),
            (27.4, 23.4),
            (29.5, 23.2),
            (26.6, 30.8),
            (29.9, 30.9),
            (28.0, 37.2),
            (30.2, 37.2),
            (26.4, 43.4),
            (27.9, 43.8),
            (22.6, 51.0),
        ],
        1.8,
    ),
    (
        [
            (6.0, 18.6),
            (4.5, 25.8),
            (6.3, 25.7),
            (3.4, 31.4),
            (5.5, 31.8),
            (4.5, 35.9),
            (6.6, 36.2),
            (4.2, 44.4),
        ],
        1.35,
    ),
)
_TAILS: Final[tuple[tuple[list[Point], float], ...]] = (
    # what trails behind the low cloud, and how thick
    ([(10.0, 50.6), (15.6, 51.2), (20.6, 50.2)], 1.5),
    ([(10.0, 49.4), (14.4, 49.6), (17.4, 48.8)], 0.9),
    ([(7.0, 51.4), (11.6, 52.0), (16.0, 51.9)], 0.8),
)
_FRONDS: Final[tuple[list[Point], ...]] = (
    [(35.0, 32.0), (32.0, 40.2), (27.0, 45.4), (18.6, 48.9)],
    [(35.0, 38.0), (31.8, 44.8), (27.4, 48.6), (20.6, 51.2)],
    [(35.0, 27.0), (32.8, 35.4), (29.6, 41.0), (24.6, 45.0)],
)


def draw_storm(hand: Hand) -> None:
    """The whole card, red ground first."""
    whole: Path = [(0.0, -3.0), (36.0, -3.0), (36.0, 57.0), (0.0, 57.0)]
    with hand.within(whole, smooth=False):
        _ground(hand)
        _rain(hand)
        for points, width in _BOLTS:
            _bolt(hand, points, width)
        for tail, width in _TAILS:
            hand.line(tail, width, TAPER, _BLACK, dry=0.5)
        for lobe in _LOW:
            _billow(hand, lobe)
        _drums(hand)
        for lobe in _BACK:
            _billow(hand, lobe)
        draw_claw(hand)
        _torn(hand, _BEFORE[5], 4)
        for lobe in _BEFORE:
            _billow(hand, lobe)
        for i, points in enumerate(_FRONDS):
            _blown(Hand(hand.sheet, f"{hand.name} frond {i}", at=hand.at), points)
