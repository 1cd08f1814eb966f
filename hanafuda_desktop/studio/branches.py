"""Trunks, limbs and twigs: wood drawn with a loaded brush.

:func:`limb` is any piece of wood from thick to thin; :func:`trunk` a big one with a barky edge and
the light of its bark cut out of the black.
"""

from __future__ import annotations

import math

from hanafuda_desktop.studio.brush import SWELL, TAPER
from hanafuda_desktop.studio.curves import (
    Path,
    Points,
    along,
    between,
    flow,
    heading,
    noise_line,
    normals,
    resample,
    spread,
)
from hanafuda_desktop.studio.hand import Hand
from hanafuda_desktop.studio.pigments import INK, PAPER, UMBER, Pigment, mixed

__all__ = ["BARK", "limb", "trunk", "twigs"]

BARK: Pigment = mixed(INK, UMBER, 0.28)


def _gauge(path: Points, thick: float, thin: float, knots: list[float]) -> list[float]:
    last = len(path) - 1
    return [
        between(thick, thin, (i / last) ** 0.8) * (1.0 + 0.16 * knots[i]) for i in range(last + 1)
    ]


def limb(hand: Hand, points: Points, thick: float, thin: float, pigment: Pigment = BARK) -> Path:
    """A limb through the points, ``thick`` millimetres at its foot, ``thin`` at its tip.

    Its width knots and hollows as wood does. Returns the path, for twigs to grow from.
    """
    path = resample(flow(points), 90)
    widths = _gauge(path, thick, thin, noise_line(hand.rng, 90, 11))
    rough = [noise_line(hand.rng, 90, 26), noise_line(hand.rng, 90, 26)]
    left: Path = []
    right: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        near = widths[i] / 2 * (1.0 + 0.12 * rough[0][i])
        far = widths[i] / 2 * (1.0 + 0.12 * rough[1][i])
        left.append((x - nx * near, y - ny * near))
        right.append((x + nx * far, y + ny * far))
    hand.shape([*left, *right[::-1]], pigment, smooth=False, register=False)
    return path


def trunk(hand: Hand, points: Points, thick: float, thin: float, pigment: Pigment = BARK) -> Path:
    """A trunk: a limb whose bark is marked by short pale strokes across and long ones along it."""
    path = limb(hand, points, thick, thin, pigment)
    pale = mixed(pigment, PAPER, 0.3)
    sides = normals(path)
    _grain(hand, path, sides, thick, thin, mixed(pigment, UMBER, 0.6))
    for share in spread(hand.rng, 34, 0.03, 0.9):
        x, y = along(path, share)
        nx, ny = sides[round(share * (len(path) - 1))]
        wide = between(thick, thin, share**0.8)
        offset = hand.rng.uniform(-0.38, 0.3) * wide
        reach = wide * hand.rng.uniform(0.1, 0.26)
        middle = (x + nx * offset, y + ny * offset)
        mark = [
            (middle[0] - nx * reach, middle[1] - ny * reach),
            (middle[0] + 0.1, middle[1] + 0.18),
            (middle[0] + nx * reach, middle[1] + ny * reach),
        ]
        hand.line(mark, 0.26, SWELL, pale)
    return path


def _grain(
    hand: Hand, path: Points, sides: Points, thick: float, thin: float, pigment: Pigment
) -> None:
    """Long broken strokes of lighter bark up the lit flank."""
    last = len(path) - 1
    for share in spread(hand.rng, 30, 0.0, 0.9):
        across = hand.rng.uniform(-0.42, 0.34)
        stop = min(1.0, share + hand.rng.uniform(0.04, 0.13))
        line = []
        for k in range(6):
            index = round(between(share, stop, k / 5) * last)
            (x, y), (nx, ny) = path[index], sides[index]
            off = across * between(thick, thin, index / last)
            line.append((x + nx * off, y + ny * off))
        hand.line(line, 0.42, SWELL, pigment, dry=0.4)


def twigs(
    hand: Hand,
    path: Points,
    count: int,
    reach: float,
    *,
    start: float = 0.2,
    pigment: Pigment = BARK,
) -> list[Path]:
    """Side twigs that spring alternately from a limb; returns their paths."""
    out: list[Path] = []
    for number, share in enumerate(spread(hand.rng, count, start, 0.98)):
        index = round(share * (len(path) - 1))
        way = heading(path, index) + (1 if number % 2 else -1) * hand.rng.uniform(26, 58)
        far = reach * hand.rng.uniform(0.55, 1.1)
        bend = math.radians(hand.rng.uniform(-26, 26))
        turn = math.radians(way)
        x, y = path[index]
        points = [
            (x, y),
            (x + far * 0.5 * math.cos(turn), y + far * 0.5 * math.sin(turn)),
            (x + far * math.cos(turn + bend), y + far * math.sin(turn + bend)),
        ]
        hand.line(points, 0.55, TAPER, pigment)
        out.append(flow(points))
    return out
