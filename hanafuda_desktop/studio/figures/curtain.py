"""The camp curtain of March: a sagging cloth on a cord, purple over red, with tassels.

The cloth is a surface: ``u`` runs across it from post to post, ``v`` down it from cord to hem; all
bands, folds and crests are drawn on that surface, so that they sag and wave with it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from hanafuda_desktop.studio.plants.cherry import petal_shape
from hanafuda_desktop.studio.tools.brush import SWELL, TAPER, Path, Point, between, placed, turned
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    GOLD,
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    UMBER,
    VERMILION,
    WHITE,
    mixed,
)


@dataclass(frozen=True, slots=True)
class CurtainCloth:
    """Where the cloth hangs: its two upper corners, how deep it sags, how long it falls (mm)."""

    left: Point
    right: Point
    sag: float
    fall: float
    folds: int = 7

    def at(self, u: float, v: float) -> Point:
        """A place on the cloth."""
        x = between(self.left[0], self.right[0], u)
        y = between(self.left[1], self.right[1], u) + self.sag * 4 * u * (1 - u)
        wave = math.sin(math.tau * (u * self.folds + 0.12 * math.sin(9 * u)))
        depth = self.fall * (v + 0.035 * v * wave * (1 if v > 0.02 else 0))
        return (x + 0.75 * v * math.cos(math.tau * u * self.folds), y + depth)

    def across(self, v: float, count: int = 90) -> Path:
        """A line across the cloth at a depth."""
        return [self.at(i / (count - 1), v) for i in range(count)]

    def band(self, top: float, bottom: float) -> Path:
        """A band across the cloth between two depths."""
        return self.across(top) + self.across(bottom)[::-1]

    def down(self, u: float, top: float, bottom: float) -> Path:
        """A line down the cloth."""
        return [self.at(u, between(top, bottom, i / 11)) for i in range(12)]


def _folds(hand: Hand, cloth: CurtainCloth) -> None:
    """Shade on one flank of every fold, and a stroke down its crease."""
    for k in range(cloth.folds + 1):
        crease = (k + 0.5) / cloth.folds
        for top, bottom, deep in ((0.03, 0.5, mixed(PURPLE, INDIGO, 0.65)), (0.55, 1.0, BENI)):
            flank = (
                cloth.down(crease - 0.05, top, bottom)
                + cloth.down(crease + 0.005, top, bottom)[::-1]
            )
            hand.shade(flank, deep, 0.6, soft=0.3, smooth=False)
            line = cloth.down(crease + hand.rng.uniform(-0.006, 0.006), top + 0.02, bottom)
            hand.line(line, 0.34, SWELL, mixed(INK, deep, 0.35), smooth=False)


def _crest(hand: Hand, at: Point, size: float, tilt: float) -> None:
    """A cherry crest, white, as it is dyed into the cloth."""
    for i in range(5):
        hand.shape(
            placed(turned(petal_shape(hand), 72 * i + tilt), at, size), WHITE, register=False
        )
    hand.dot(at, 0.26 * size, 0.26 * size, PURPLE)
    for i in range(5):
        turn = math.radians(72 * i + tilt)
        tip = (at[0] + 0.62 * size * math.sin(turn), at[1] - 0.62 * size * math.cos(turn))
        hand.line([at, tip], 0.2, TAPER, PURPLE, smooth=False)


def _tassel(hand: Hand, at: Point, length: float) -> None:
    x, y = at
    for i in range(7):
        out = (i - 3) * 0.24
        strand = [
            (x + out * 0.4, y + 0.8),
            (x + out * 0.9, y + length * 0.55),
            (x + out, y + length),
        ]
        hand.line(strand, 0.42, TAPER, (GOLD, OCHRE)[i % 2])
    hand.dot((x, y + 0.35), 0.72, 0.66, GOLD)
    hand.line([(x - 0.7, y + 0.7), (x, y + 1.0), (x + 0.7, y + 0.7)], 0.34, SWELL, UMBER)
    hand.line([(x - 0.62, y + 0.1), (x - 0.2, y - 0.28), (x + 0.5, y - 0.05)], 0.24, SWELL, UMBER)
    hand.line(
        [(x + 0.95, y + length), (x + 0.6, y + length * 0.5), (x + 0.3, y + 1.0)], 0.2, SWELL, INK
    )


def draw_curtain(hand: Hand, cloth: CurtainCloth) -> None:
    """Cloth, crests, folds, then the cord and its tassels in front."""
    whole = cloth.band(0.0, 1.0)
    hand.shape(cloth.band(0.0, 0.51), PURPLE, smooth=False)
    hand.shape(cloth.band(0.54, 1.0), VERMILION, smooth=False)
    hand.shape(cloth.band(0.49, 0.55), PAPER, smooth=False, register=False)
    with hand.within(whole, smooth=False):
        low = cloth.band(0.5, 1.0)
        hand.shade(
            low,
            BENI,
            (0.0, 0.2, 0.75),
            start=(0, cloth.left[1] + 12),
            stop=(0, cloth.left[1] + cloth.fall + 9),
            soft=0.0,
            smooth=False,
        )
        _folds(hand, cloth)
        for u in (0.215, 0.5, 0.785):
            _crest(hand, cloth.at(u, 0.29), cloth.fall * 0.125, 24 * (u - 0.5))
    for v, width in ((0.49, 0.26), (0.55, 0.26), (1.0, 0.55)):
        hand.line(cloth.across(v), width, (0.5, 1.0, 0.6, 1.0, 0.7, 1.0, 0.5), INK, smooth=False)
    cord = cloth.across(0.0)
    hand.line(cord, 1.25, (0.9, 1.0, 0.95, 1.0, 0.9), INK, smooth=False, tremor=0.03)
    hand.line(
        cord, 0.8, (0.9, 1.0, 0.95, 1.0, 0.9), mixed(WHITE, GOLD, 0.3), smooth=False, tremor=0.03
    )
    for i in range(44):
        x, y = cloth.at((i + 0.5) / 44, 0.0)
        hand.line([(x - 0.18, y + 0.36), (x + 0.2, y - 0.36)], 0.2, SWELL, UMBER, smooth=False)
    for i in range(5):
        _tassel(hand, cloth.at(0.09 + 0.205 * i, 0.0), 3.5)
