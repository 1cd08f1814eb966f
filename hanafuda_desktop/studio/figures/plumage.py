"""Feathers of several birds: the phoenix's blades and the quills of goose and crane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hanafuda_desktop.studio.tools.brush import (
    TAPER,
    Path,
    Points,
    flow,
    normals,
    pressure_at,
    resample,
)
from hanafuda_desktop.studio.tools.hand import Hand
from hanafuda_desktop.studio.tools.pigments import INK, PAPER, PURPLE, Pigment, mixed

PLUMAGE_LINE: Final = mixed(INK, PURPLE, 0.2)
"""The key line of a phoenix's feathers."""

_VANE: Final = (0.4, 0.72, 0.9, 1.0, 1.0, 0.86, 0.0)


def _ribbon(path: Points, wide: float, gauge: Sequence[float]) -> Path:
    last = len(path) - 1
    left: Path = []
    right: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        half = wide / 2 * pressure_at(gauge, i / last)
        left.append((x - nx * half, y - ny * half))
        right.append((x + nx * half, y + ny * half))
    return left + right[::-1]


def blade(hand: Hand, points: Points, wide: float, tone: Pigment, root: Pigment) -> None:
    """One feather from root to tip, lighter or darker towards its root, with line and quill."""
    path = resample(flow(points), 26)
    shape = _ribbon(path, wide, _VANE)
    hand.shape(shape, tone, smooth=False, register=False)
    hand.shade(shape, root, (1.0, 0.6, 0.0), start=path[0], stop=path[-4], soft=0.0, smooth=False)
    hand.outline(shape, 0.22, PLUMAGE_LINE, smooth=False, lift=0.4)
    hand.line(path[4:-3], 0.16, TAPER, mixed(tone, PAPER, 0.45), smooth=False)


_POINTED: Final = (0.55, 0.8, 0.95, 1.0, 1.0, 1.0, 0.98, 0.92, 0.82, 0.66, 0.42, 0.0)
_ROUNDED: Final = (0.55, 0.8, 0.95, 1.0, 1.0, 1.0, 1.0, 1.0, 0.98, 0.92, 0.74, 0.0)


def quill(
    hand: Hand,
    points: Points,
    wide: float,
    tone: Pigment,
    seam: Pigment,
    *,
    pointed: bool,
    line: tuple[Pigment, float] = (INK, 0.16),
) -> None:
    """A small feather in three strokes: its line behind, the vane, the pale seam of one edge."""
    path = resample(flow(points), 18)
    gauge = _POINTED if pointed else _ROUNDED
    hand.line(path, wide + line[1], gauge, line[0], tremor=0.02, smooth=False)
    hand.line(path, wide, gauge, tone, tremor=0.02, smooth=False)
    side = _ribbon(path, wide * 0.8, gauge)[2:17]
    hand.line(side, 0.15, (0.2, 0.8, 1.0, 1.0, 0.6), seam, tremor=0.02, smooth=False)
