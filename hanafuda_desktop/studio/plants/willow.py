"""Willow: fronds that hang from above, each a long line with slim leaves falling along it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from hanafuda_desktop.studio.tools.brush import Path, Point, between, flow, heading
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import MOSS, PINE, PINE_BLACK, UMBER, Pigment, mixed

_LEAF = (0.15, 0.75, 1.0, 0.9, 0.6, 0.25, 0.0)


def frond(
    hand: Hand,
    points: Sequence[Point],
    *,
    leaf: float = 3.0,
    tone: Pigment = PINE_BLACK,
    bare: float = 0.08,
) -> Path:
    """A hanging shoot with leaves ``leaf`` millimetres long on both sides; returns its line."""
    path = flow(points)
    hand.line(path, 0.34, (0.9, 0.8, 0.65, 0.5, 0.2), mixed(tone, UMBER, 0.4), smooth=False)
    pitch = 1.05
    count = max(4, round(len(path) * 0.22 * (1.0 - bare) / pitch))
    for i in range(count):
        share = between(bare, 1.0, (i + hand.rng.uniform(0.1, 0.9)) / count)
        index = min(len(path) - 1, round(share * (len(path) - 1)))
        side = 1 if i % 2 else -1
        # Leaves stand off near the top of a shoot and hang straight towards its tip.
        spread = between(34, 13, share) + hand.rng.uniform(-8, 10)
        way = math.radians(between(heading(path, index), 90.0, 0.35) - side * spread)
        reach = leaf * between(1.0, 0.72, share) * hand.rng.uniform(0.75, 1.15)
        x, y = path[index]
        middle = (
            x + reach * 0.5 * math.cos(way) - side * 0.04 * reach,
            y + reach * 0.5 * math.sin(way),
        )
        drop = way + math.radians(side * 9)
        tip = (x + reach * math.cos(drop), y + reach * math.sin(drop))
        shade = mixed(tone, mixed(PINE, MOSS, 0.35), hand.rng.uniform(0.0, 0.6))
        hand.line([(x, y), middle, tip], 0.66, _LEAF, shade, tremor=0.04)
    return path


def curtain_of_fronds(
    hand: Hand,
    top: float,
    spots: Sequence[tuple[float, float, float]],
    *,
    leaf: float = 3.0,
    tone: Pigment = PINE_BLACK,
) -> None:
    """Fronds from the upper edge: for each its x, how low it hangs (y), how far it sways (mm)."""
    for x, low, sway in spots:
        drop = low - top
        points = [
            (x, top),
            (x - sway * 0.25, top + drop * 0.3),
            (x + sway * 0.15, top + drop * 0.65),
            (x + sway, low),
        ]
        frond(hand, points, leaf=leaf, tone=tone)
