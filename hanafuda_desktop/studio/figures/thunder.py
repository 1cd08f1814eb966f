"""The storm of November's fourth card: black clouds on red, bolts, the thunder drum and the claw.

Frame: one card, its upper left corner at (0, 0). There is no white and no paper in it anywhere.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from hanafuda_desktop.studio.brush import FLICK, SWELL, TAPER
from hanafuda_desktop.studio.curves import Path, Point, arc, blob, moved
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


def _bolt(hand: Hand, points: list[Point], width: float) -> None:
    """A bolt in shards: long strokes down, thin ones back, each less than the one before."""
    count = len(points) - 1
    for grow, pigment in ((0.5, INK), (0.0, GOLD)):
        for i, (start, stop) in enumerate(pairwise(points)):
            reach = width * (1.0 - 0.62 * i / count)
            if i % 2:
                reach *= 0.5
            beyond = (stop[0] + 0.12 * (stop[0] - start[0]), stop[1] + 0.12 * (stop[1] - start[1]))
            press = (0.2, 1.0, 0.9, 0.6, 0.35) if i % 2 == 0 else (0.7, 1.0, 0.7)
            hand.line(
                [start, stop, beyond], reach + grow, press, pigment, smooth=False, tremor=0.03
            )
        tip = points[-1]
        before = points[-2]
        end = (tip[0] + 0.5 * (tip[0] - before[0]), tip[1] + 0.5 * (tip[1] - before[1]))
        hand.line([before, tip, end], width * 0.4 + grow, TAPER, pigment, smooth=False)


def _drum(hand: Hand, at: Point, reach: float) -> None:
    """A barrel drum seen at a slant, three commas turning on its skin."""
    x, y = at
    rim = blob(at, reach, reach * 0.96, hand.rng, 0.012)
    for grow, pigment in ((0.4, INK), (0.0, mixed(UMBER, BENI, 0.35))):
        for step in range(9):
            depth = 2.6 * (1 - step / 8)
            wide = reach * (1.0 + 0.05 * math.sin(math.pi * step / 8)) + grow
            ring = blob((x + depth, y - depth * 0.55), wide, wide * 0.96, hand.rng, 0.004)
            hand.shape(ring, pigment, smooth=False, register=False)
    hand.shape(rim, mixed(OCHRE, UMBER, 0.25), smooth=False, register=False)
    hand.outline(rim, 0.5, INK, smooth=False, lift=0.5)
    skin = blob(at, reach * 0.8, reach * 0.77, hand.rng, 0.012)
    hand.shape(skin, GOLD, smooth=False, register=False)
    hand.shade(
        skin,
        mixed(OCHRE, VERMILION, 0.3),
        (0.0, 0.3, 0.9),
        start=(x - reach, y - reach),
        stop=(x + reach, y + reach),
        soft=0.0,
        smooth=False,
    )
    hand.outline(skin, 0.35, INK, smooth=False, lift=0.5)
    for k in range(16):
        turn = math.tau * k / 16
        hand.dot(
            (x + 0.9 * reach * math.cos(turn), y + 0.87 * reach * math.sin(turn)), 0.26, 0.26, INK
        )
    for k in range(3):
        _comma(hand, at, reach * 0.64, 120 * k + 20)


def _comma(hand: Hand, at: Point, reach: float, spin: float) -> None:
    def there(out: float, turn: float) -> Point:
        angle = math.radians(spin + turn)
        return (at[0] + reach * out * math.cos(angle), at[1] + 0.96 * reach * out * math.sin(angle))

    hand.dot(there(0.5, 0), 0.33 * reach, 0.32 * reach, INK, wobble=0.03)
    tail = [there(0.62, 0), there(0.86, 30), there(0.98, 66), there(0.98, 108)]
    hand.line(tail, 0.5 * reach, (1.0, 0.8, 0.5, 0.25, 0.0), INK)


_ARM: Final[list[Point]] = [(1.0, 21.0), (4.6, 26.0), (8.0, 30.6), (9.8, 34.0)]
_TOES: Final[tuple[list[Point], ...]] = (
    [(7.4, 33.0), (4.0, 36.2), (3.4, 40.0), (4.6, 42.6)],
    [(9.6, 34.4), (9.4, 38.8), (11.2, 42.2), (13.4, 43.8)],
    [(11.2, 32.8), (15.0, 33.6), (17.6, 36.6), (18.4, 39.4)],
    [(8.0, 30.0), (11.2, 27.8), (14.4, 28.2), (16.0, 29.8)],
)


def _talon(hand: Hand, toe: list[Point]) -> None:
    """A hooked nail that goes on in the curve of its toe."""
    (ax, ay), (bx, by) = toe[-2], toe[-1]
    size = math.dist((ax, ay), (bx, by))
    dx, dy = (bx - ax) / size, (by - ay) / size
    cross = (bx - ax) * (toe[-3][1] - ay) - (by - ay) * (toe[-3][0] - ax)
    side = 1.0 if cross < 0 else -1.0
    nx, ny = -dy * side, dx * side

    def there(ahead: float, across: float) -> Point:
        return (bx + dx * ahead + nx * across, by + dy * ahead + ny * across)

    hook = [
        there(-0.5, -1.05),
        there(1.5, -0.9),
        there(3.0, 0.3),
        there(3.7, 2.3),
        there(3.7, 2.3),
        there(2.0, 1.0),
        there(0.6, 0.75),
        there(-0.5, 0.95),
    ]
    hand.shape(hook, GOLD, register=False)
    hand.shade(
        hook,
        mixed(OCHRE, UMBER, 0.3),
        (0.7, 0.1, 0.0),
        start=there(-0.5, 0),
        stop=there(3, 0.6),
        soft=0.0,
    )
    hand.outline(hook, 0.4, INK, lift=0.5)


def _claw(hand: Hand) -> None:
    """The thunder beast's hand, reaching out of the cloud: three toes and a thumb, four talons."""
    hide = mixed(mixed(OCHRE, UMBER, 0.45), INK, 0.12)
    toe_press = (0.8, 0.86, 0.74, 0.9, 0.72, 0.8)
    for grow, pigment in ((0.9, INK), (0.0, hide)):
        hand.line(_ARM, 5.4 + grow, (1.0, 0.86, 0.8, 1.0, 1.1), pigment, tremor=0.02)
        for toe in _TOES:
            hand.line(toe, 3.3 + grow, toe_press, pigment, tremor=0.02)
        hand.dot((9.0, 32.4), 3.4 + grow / 2, 2.9 + grow / 2, pigment)
    for toe in _TOES:
        _talon(hand, toe)
        for x, y in toe[1:3]:
            hand.line([(x - 1.0, y + 0.3), (x, y - 0.25), (x + 1.0, y + 0.25)], 0.34, SWELL, INK)
    for x, y in (
        (4.0, 24.0),
        (5.6, 24.8),
        (5.4, 27.0),
        (7.2, 27.8),
        (7.0, 30.2),
        (9.0, 30.8),
        (8.8, 33.0),
    ):
        scale = [(x - 0.7, y - 0.1), (x, y + 0.55), (x + 0.8, y)]
        hand.line(scale, 0.36, SWELL, INK)
    for x, y in ((3.0, 25.4), (4.8, 28.2), (1.6, 23.6), (6.6, 23.8), (8.6, 27.0)):
        hand.line([(x, y), (x - 0.8, y + 0.6), (x - 1.2, y + 1.8)], 0.5, FLICK, INK)


_BILLOWS: Final[tuple[tuple[Point, float, float], ...]] = (
    ((3.0, 4.0), 8.0, 5.4),
    ((13.0, 2.0), 7.4, 5.0),
    ((24.0, 3.4), 8.4, 5.8),
    ((33.0, 7.0), 6.6, 6.0),
    ((0.0, 13.0), 6.8, 6.4),
    ((8.4, 11.2), 6.4, 5.2),
    ((31.5, 16.4), 5.4, 5.6),
    ((2.4, 21.8), 6.2, 5.4),
)
_FLOOR: Final[tuple[tuple[Point, float, float], ...]] = (
    ((31.0, 45.6), 6.0, 4.6),
    ((2.0, 49.4), 7.0, 4.8),
    ((12.4, 52.4), 7.6, 4.6),
    ((22.8, 51.0), 7.4, 4.8),
    ((32.0, 52.6), 6.4, 5.4),
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
    for centre, rx, ry in _BILLOWS:
        _billow(hand, centre, rx, ry)
    _bolt(
        hand,
        [(28.0, 19.0), (22.6, 27.4), (26.0, 26.2), (20.0, 35.8), (23.4, 34.6), (18.6, 44.0)],
        2.0,
    )
    _bolt(
        hand,
        [(34.0, 25.0), (29.2, 33.0), (31.8, 32.2), (27.0, 40.4), (29.0, 39.6), (26.0, 45.6)],
        1.6,
    )
    _bolt(hand, [(22.4, 33.6), (24.6, 36.4), (23.6, 36.8), (25.6, 40.0)], 0.8)
    _drum(hand, (20.4, 14.2), 6.6)
    _claw(hand)
    for centre, rx, ry in _FLOOR:
        _billow(hand, centre, rx, ry)
    for centre, reach, spin in (
        ((4.6, 8.2), 3.4, 20),
        ((29.2, 6.6), 3.2, 200),
        ((2.6, 19.6), 2.6, 60),
        ((14.6, 3.6), 2.2, 120),
        ((11.6, 51.0), 2.6, 200),
        ((25.0, 49.8), 2.5, 320),
        ((32.0, 44.8), 2.0, 20),
    ):
        _curl(hand, centre, reach, spin)
