"""The thunder god's arm: out of the cloud, a gold band on the wrist, a hand that is all talons.

Frame: one card, its upper left corner at (0, 0).
"""

from __future__ import annotations

import math
from typing import Final

from hanafuda_desktop.studio.bodies import fleshed
from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Path, Point, flow, heading
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    BENI,
    GOLD,
    INK,
    OCHRE,
    PAPER,
    PINE,
    PINE_BLACK,
    UMBER,
    WATER,
    mixed,
)

__all__ = ["draw_claw"]

_SKIN: Final = mixed(mixed(PINE, WATER, 0.5), GOLD, 0.16)
_DEEP: Final = mixed(PINE, PINE_BLACK, 0.35)
_LIGHT: Final = mixed(_SKIN, mixed(GOLD, PAPER, 0.1), 0.4)

_FOREARM: Final[list[Point]] = [
    (-3.0, 12.6),
    (1.6, 13.8),
    (6.2, 16.6),
    (9.6, 20.2),
    (12.4, 24.4),
    (14.4, 27.2),
    (13.2, 30.6),
    (9.0, 30.6),
    (6.4, 28.2),
    (2.6, 26.2),
    (-0.4, 23.6),
    (-3.0, 20.6),
]
_PALM: Final[list[Point]] = [
    (9.4, 28.6),
    (13.6, 26.6),
    (16.8, 27.8),
    (19.2, 30.2),
    (18.4, 33.2),
    (15.8, 35.6),
    (12.2, 36.2),
    (8.8, 34.2),
    (8.0, 31.0),
]
_FINGERS: Final[tuple[tuple[Point, ...], ...]] = (
    # from within the palm over two knuckles to the root of the nail: thumb first
    ((11.0, 31.4), (7.4, 32.6), (4.8, 35.4), (4.6, 38.4)),
    ((16.4, 30.0), (19.9, 28.8), (22.7, 30.6), (22.8, 33.6)),
    ((15.8, 32.0), (19.0, 34.4), (20.2, 38.2), (18.4, 40.8)),
    ((13.0, 33.0), (14.2, 37.2), (13.4, 41.0), (11.2, 42.6)),
)
_GIRTH: Final = (1.7, 1.55, 1.75, 1.6, 1.3, 1.5, 1.3, 1.05)
_NAIL_TURN: Final = (-62.0, 66.0, 50.0, 46.0)
"""How far (degrees) each nail hooks in from the way of its finger."""


def _nail(hand: Hand, finger: tuple[Point, ...], hook: float) -> None:
    """A long curved talon that grows from the end of the finger."""
    way = flow(finger)
    tip = hand.joined("nail", finger[-1], heading(way, len(way) - 1))
    side = 1.0 if hook > 0 else -1.0
    horn = [(x, side * y) for x, y in _horn(abs(hook))]
    far = horn[3]
    tip.shape(horn, GOLD, register=False)
    with tip.within(horn):
        tip.shade(horn, mixed(OCHRE, UMBER, 0.4), (0.9, 0.15, 0.0), start=(-1, 0), stop=(2.6, 0))
        ridge = [(0.0, -0.3 * side), (1.8, -0.1 * side), (far[0] - 0.3, far[1] * 0.8)]
        tip.line(ridge, 0.3, TAPER, mixed(GOLD, PAPER, 0.35))
    tip.outline(horn, 0.42, INK, lift=0.55)


def _horn(hook: float) -> Path:
    """The outline of a talon, its root at the origin, hooked clockwise."""
    bend = math.radians(hook)
    far = (2.2 + 2.9 * math.cos(bend), 2.9 * math.sin(bend))
    return [
        (-0.7, -1.05),
        (1.2, -1.0),
        (2.9, -0.1),
        far,
        far,
        (1.9, 1.0),
        (0.7, 1.05),
        (-0.7, 1.0),
        (-1.1, 0.0),
    ]


def _silhouette(hand: Hand) -> list[Path]:
    """All of the arm as one dark shape, so that no line runs where hand and finger join."""
    fingers = [fleshed(finger, _GIRTH, _GIRTH) for finger in _FINGERS]
    for shape in (_FOREARM, _PALM):
        hand.outline(shape, 1.0, INK, lift=0.75)
    for finger in fingers:
        hand.outline(finger, 0.9, INK, smooth=False, lift=0.75)
    return fingers


def _finger(hand: Hand, points: tuple[Point, ...], outline: Path) -> None:
    """Flesh, shade on the under side, creases over the knuckles."""
    hand.shape(outline, _SKIN, smooth=False, register=False)
    with hand.within(outline, smooth=False):
        under = [(x + 0.95, y + 0.75) for x, y in points]
        hand.line([(x - 1.1, y - 0.85) for x, y in points], 0.7, SWELL, _LIGHT)
        hand.line(under, 0.8, SWELL, _DEEP)
    for x, y in points[1:3]:
        hand.line([(x - 0.85, y + 0.2), (x - 0.1, y - 0.5), (x + 0.75, y - 0.2)], 0.3, SWELL, INK)
        hand.line([(x - 0.5, y + 0.75), (x + 0.1, y + 0.2), (x + 0.7, y + 0.4)], 0.26, SWELL, INK)


def _muscles(hand: Hand) -> None:
    """Light and shade of the forearm, and the lines of its muscles and sinews."""
    with hand.within(_FOREARM):
        hand.shade(_FOREARM, _DEEP, (0.0, 0.15, 0.95), start=(6.5, 18.0), stop=(2.6, 27.0))
        hand.line([(-1.0, 14.6), (5.4, 18.0), (9.0, 22.4)], 1.5, SWELL, _LIGHT)
        hand.line([(-1.0, 18.6), (3.2, 21.0), (6.6, 25.0)], 1.0, SWELL, _LIGHT)
    for points, width in (
        ([(-1.0, 16.4), (4.2, 18.8), (7.6, 22.4), (9.0, 25.4)], 0.42),
        ([(0.6, 21.8), (4.0, 23.2), (6.6, 25.8)], 0.4),
        ([(5.2, 17.0), (7.6, 18.4), (8.8, 20.4)], 0.3),
        ([(2.2, 24.6), (4.2, 25.0), (5.6, 26.2)], 0.3),
    ):
        hand.line(points, width, SWELL, INK)


def _sinews(hand: Hand) -> None:
    """The back of the hand: a sinew to every finger."""
    for points in (
        [(13.8, 29.0), (15.8, 28.9), (18.2, 29.0)],
        [(13.2, 30.0), (15.4, 31.2), (17.8, 33.0)],
        [(12.0, 30.8), (13.0, 33.0), (13.8, 35.6)],
    ):
        hand.line([(x - 0.3, y - 0.45) for x, y in points], 0.6, SWELL, _LIGHT)
        hand.line(points, 0.36, SWELL, INK)


def _band(hand: Hand) -> None:
    """A gold ring on the wrist, engraved."""
    ring: list[Point] = [
        (6.3, 26.7),
        (9.6, 26.4),
        (12.7, 23.6),
        (12.7, 23.6),
        (14.3, 26.3),
        (14.3, 26.3),
        (11.4, 29.2),
        (7.3, 29.9),
        (7.3, 29.9),
    ]
    hand.shape(ring, GOLD, register=False)
    hand.shade(ring, mixed(OCHRE, UMBER, 0.3), (0.9, 0.2, 0.0), start=(6.5, 29), stop=(11.5, 25))
    hand.outline(ring, 0.5, INK, lift=0.6)
    for x, y in ((8.3, 28.2), (10.6, 27.4), (12.5, 25.8)):
        hand.dot((x, y), 0.55, 0.55, BENI)


def draw_claw(hand: Hand) -> None:
    """The arm and its four talons; a cloud has to be drawn over the end of the arm."""
    fingers = _silhouette(hand)
    hand.shape(_FOREARM, _SKIN, register=False)
    _muscles(hand)
    for points, outline in zip(_FINGERS, fingers, strict=True):
        _finger(hand, points, outline)
    hand.shape(_PALM, _SKIN, register=False)
    with hand.within(_PALM):
        hand.shade(_PALM, _DEEP, (0.0, 0.0, 0.6), start=(15.0, 28.0), stop=(9.4, 35.6))
    _sinews(hand)
    _band(hand)
    for points, hook in zip(_FINGERS, _NAIL_TURN, strict=True):
        _nail(hand, points, hook)
