"""Sword leaves of iris: long, stiff, dark, one edge lit; here and there one has bowed over."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import Path, Point, between, flow, normals, resample, section
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import (
    INDIGO,
    INK,
    LEAF,
    MOSS,
    PAPER,
    PINE,
    PINE_BLACK,
    WATER,
    mixed,
)

__all__ = ["bowed", "clump", "sword"]

_EDGE: Final = mixed(INK, PINE_BLACK, 0.5)


def sword(hand: Hand, root: Point, height: float, lean: float, width: float) -> Path:
    """A leaf that stands up and bows a little to one side (``lean`` mm); returns its spine."""
    x, y = root
    spine = flow(
        [
            root,
            (x + lean * 0.16, y - height * 0.42),
            (x + lean * 0.46, y - height * 0.76),
            (x + lean, y - height),
        ]
    )
    _leaf(hand, spine, width)
    return spine


def bowed(hand: Hand, root: Point, height: float, lean: float, width: float) -> None:
    """A long leaf that has bowed right over: it rises, turns, and hangs its tip."""
    x, y = root
    spine = flow(
        [
            root,
            (x + lean * 0.06, y - height * 0.46),
            (x + lean * 0.26, y - height * 0.84),
            (x + lean * 0.58, y - height),
            (x + lean * 0.94, y - height * 0.95),
            (x + lean * 1.3, y - height * 0.74),
        ]
    )
    _leaf(hand, spine, width)


def _leaf(hand: Hand, spine: Path, width: float) -> None:
    path = resample(spine, 60)
    tone = mixed(PINE_BLACK, PINE, hand.rng.uniform(0.1, 0.6))
    left: Path = []
    right: Path = []
    middle: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        share = i / 59
        half = 0.5 * width * between(0.62, 1.0, min(1.0, share * 2.2)) * (1.0 - share**3.2)
        left.append((x - nx * half, y - ny * half))
        right.append((x + nx * half, y + ny * half))
        middle.append((x - nx * half * 0.1, y - ny * half * 0.1))
    whole = left + right[::-1]
    hand.shape(whole, tone, smooth=False, register=False)
    lit = left + middle[::-1]
    hand.shape(lit, mixed(tone, mixed(LEAF, MOSS, 0.3), 0.5), smooth=False, register=False)
    hand.line(section(middle, 0.0, 0.86), 0.2, TAPER, mixed(PINE_BLACK, INK, 0.4), smooth=False)
    hand.outline(whole, 0.26, _EDGE, smooth=False, lift=0.4)


def clump(
    hand: Hand,
    foot: Point,
    heights: tuple[float, ...],
    leans: tuple[float, ...],
    *,
    width: float = 2.1,
    apart: float = 1.3,
) -> None:
    """Leaves fanned from one foot: as many as there are heights, each with its lean (mm)."""
    middle = (len(heights) - 1) / 2
    order = sorted(range(len(heights)), key=lambda i: -heights[i])
    feet: list[tuple[Point, float]] = []
    for i in order:
        aside = (i - middle) / max(1.0, middle)
        x = foot[0] + (i - middle) * apart + hand.rng.uniform(-0.25, 0.25)
        y = foot[1] + 0.9 * (1.0 - aside * aside) + hand.rng.uniform(-0.3, 0.3)
        wide = width * hand.rng.uniform(0.85, 1.12)
        sword(hand, (x, y), heights[i] + y - foot[1], leans[i], wide)
        feet.append(((x, y), wide))
    _waterline(hand, feet)


def _waterline(hand: Hand, feet: list[tuple[Point, float]]) -> None:
    """Where the leaves enter the water: broken reflections under them, a bright line across."""
    for (x, y), wide in feet:
        for step in range(3):
            reach = wide * (0.55 - 0.11 * step) * hand.rng.uniform(0.8, 1.4)
            at = (x + hand.rng.uniform(-0.3, 0.3), y + 0.35 + 0.75 * step)
            mark = [(at[0] - reach, at[1]), (at[0], at[1] + 0.14), (at[0] + reach, at[1] - 0.05)]
            hand.line(mark, 0.5 - 0.1 * step, SWELL, mixed(PINE_BLACK, INDIGO, 0.35))
        lip = [(x - wide * 0.7, y - 0.05), (x, y + 0.16), (x + wide * 0.7, y - 0.02)]
        hand.line(lip, 0.34, SWELL, mixed(PAPER, WATER, 0.25))
