"""Still water, rippled by the wind: colour that deepens towards us, waved lines across it."""

from __future__ import annotations

import math

from hanafuda_desktop.studio.brush import SWELL
from hanafuda_desktop.studio.curves import Path, Point, arc, between
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import INDIGO, PAPER, WATER, mixed

__all__ = ["pond", "ring"]


def pond(hand: Hand, left: float, right: float, top: float, foot: float) -> None:
    """Water between two heights of the picture: misty where it begins, deep at its foot.

    The ripples lie closer together the farther off they are.
    """
    whole = [(left, top), (right, top), (right, foot), (left, foot)]
    hand.shade(
        whole,
        mixed(WATER, INDIGO, 0.12),
        (0.0, 0.5, 0.8, 0.95),
        start=(0, top),
        stop=(0, foot),
        smooth=False,
    )
    hand.shade(
        whole,
        INDIGO,
        (0.0, 0.0, 0.2, 0.62),
        start=(0, top),
        stop=(0, foot),
        soft=0.0,
        smooth=False,
    )
    y, depth = top + 2.4, foot - top
    while y < foot:
        near = (y - top) / depth
        _row(hand, left, right, y, near)
        y += between(1.15, 2.5, near) * hand.rng.uniform(0.9, 1.1)


def _row(hand: Hand, left: float, right: float, y: float, near: float) -> None:
    """One row of ripples: strokes of several waves with gaps between them."""
    rng = hand.rng
    x = left + rng.uniform(-6, 0)
    pale = mixed(PAPER, WATER, 0.25)
    dark = mixed(INDIGO, WATER, between(0.6, 0.1, near))
    wave = between(3.0, 5.6, near)
    while x < right:
        reach = wave * rng.uniform(1.4, 4.6)
        phase, high = rng.uniform(0, math.tau), between(0.12, 0.36, near) * rng.uniform(0.6, 1.15)
        points: Path = []
        steps = max(8, round(reach / 0.6))
        for i in range(steps + 1):
            px = x + reach * i / steps
            swell = math.sqrt(max(0.0, math.sin(math.pi * i / steps)))
            points.append((px, y + high * swell * math.sin(phase + math.tau * (px - x) / wave)))
        tone = pale if rng.random() < 0.42 else dark
        hand.line(points, between(0.28, 0.52, near), SWELL, tone, tremor=0.06)
        x += reach + rng.uniform(0.8, 4.5)


def ring(hand: Hand, at: Point, rx: float) -> None:
    """The ripple about something that stands in the water."""
    for grown, tone in ((1.0, mixed(PAPER, WATER, 0.15)), (1.7, mixed(INDIGO, WATER, 0.25))):
        reach = rx * grown
        start = hand.rng.uniform(-30, 10)
        path = arc(at, reach, reach * 0.3, start, start + hand.rng.uniform(200, 250), 30)
        hand.line(path, 0.32, SWELL, tone, smooth=False)
