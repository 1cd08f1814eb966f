"""Brushed writing: characters as strokes of a brush, never a font.

A character is a list of strokes in a box one unit wide and one high; :func:`brushed` writes a
column of them down a path, each one a little different from the last time it was written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hanafuda_desktop.studio.brush import PRESS, TAPER
from hanafuda_desktop.studio.curves import Point, Points, along, flow, heading, placed, resample
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import INK, Pigment

__all__ = ["CHARACTERS", "brushed", "write"]

Strokes = tuple[list[Point], ...]

CHARACTERS: Final[dict[str, Strokes]] = {
    "あ": (
        [(0.18, 0.26), (0.5, 0.25), (0.82, 0.19)],
        [(0.46, 0.04), (0.42, 0.42), (0.5, 0.84)],
        [
            (0.66, 0.38),
            (0.5, 0.7),
            (0.26, 0.84),
            (0.15, 0.68),
            (0.36, 0.48),
            (0.7, 0.46),
            (0.88, 0.64),
            (0.78, 0.84),
            (0.56, 0.96),
        ],
    ),
    "か": (
        [(0.1, 0.34), (0.44, 0.25), (0.6, 0.34), (0.56, 0.7), (0.44, 0.88), (0.33, 0.78)],
        [(0.4, 0.04), (0.32, 0.46), (0.1, 0.9)],
        [(0.7, 0.2), (0.84, 0.32), (0.92, 0.5)],
    ),
    "よ": (
        [(0.53, 0.34), (0.68, 0.31), (0.84, 0.26)],
        [
            (0.5, 0.03),
            (0.53, 0.45),
            (0.52, 0.78),
            (0.34, 0.93),
            (0.17, 0.83),
            (0.33, 0.69),
            (0.58, 0.76),
            (0.88, 0.95),
        ],
    ),
    "ろ": (
        [
            (0.24, 0.14),
            (0.48, 0.13),
            (0.7, 0.08),
            (0.7, 0.08),
            (0.46, 0.36),
            (0.14, 0.64),
            (0.14, 0.64),
            (0.46, 0.43),
            (0.78, 0.47),
            (0.86, 0.68),
            (0.68, 0.9),
            (0.36, 0.96),
        ],
    ),
    "し": ([(0.34, 0.02), (0.31, 0.42), (0.34, 0.78), (0.5, 0.95), (0.72, 0.88), (0.9, 0.66)],),
    "み": (
        [
            (0.24, 0.16),
            (0.42, 0.15),
            (0.6, 0.08),
            (0.48, 0.42),
            (0.28, 0.8),
            (0.11, 0.78),
            (0.18, 0.6),
            (0.5, 0.62),
            (0.92, 0.8),
        ],
        [(0.78, 0.4), (0.72, 0.68), (0.52, 0.97)],
    ),
    "の": (
        [
            (0.54, 0.22),
            (0.44, 0.56),
            (0.26, 0.8),
            (0.11, 0.62),
            (0.22, 0.34),
            (0.52, 0.14),
            (0.84, 0.3),
            (0.88, 0.6),
            (0.66, 0.9),
        ],
    ),
    "寿": (
        [(0.2, 0.15), (0.5, 0.13), (0.8, 0.1)],
        [(0.28, 0.28), (0.5, 0.27), (0.74, 0.24)],
        [(0.06, 0.42), (0.5, 0.4), (0.94, 0.36)],
        [(0.5, 0.0), (0.44, 0.4), (0.26, 0.74), (0.04, 0.98)],
        [(0.36, 0.6), (0.66, 0.58), (0.94, 0.55)],
        [(0.72, 0.44), (0.73, 0.76), (0.7, 0.97), (0.56, 0.88)],
        [(0.42, 0.72), (0.48, 0.79), (0.52, 0.86)],
    ),
}
"""The characters the deck needs: two verses, and long life for the sake cup."""


def write(
    hand: Hand,
    character: str,
    at: Point,
    size: float,
    *,
    turn: float = 0.0,
    weight: float = 0.125,
    pigment: Pigment = INK,
) -> None:
    """One character, its middle at a point, ``size`` millimetres high, lines ``weight`` of that."""
    for number, points in enumerate(CHARACTERS[character]):
        loose = [
            (x - 0.5 + hand.rng.uniform(-0.018, 0.018), y - 0.5 + hand.rng.uniform(-0.018, 0.018))
            for x, y in points
        ]
        last = number == len(CHARACTERS[character]) - 1
        pressure = TAPER if last else PRESS
        hand.line(placed(loose, at, size, turn), weight * size, pressure, pigment, tremor=0.06)


def brushed(
    hand: Hand, text: Sequence[str], path: Points, size: float, *, pigment: Pigment = INK
) -> None:
    """A column of characters down a path, turning with it."""
    column = resample(flow(path), 200)
    for i, character in enumerate(text):
        share = (i + 0.5) / len(text)
        turn = heading(column, round(share * 199)) - 90.0
        x, y = along(column, share)
        at = (x + hand.rng.uniform(-0.15, 0.15), y)
        grown = size * hand.rng.uniform(0.92, 1.06)
        write(hand, character, at, grown, turn=turn, pigment=pigment)
