"""The brush: a path and a pressure become the outline of a stroke.

Nothing here knows of pictures: a stroke is one or more polygons in millimetres, to be printed by
:class:`hanafuda_desktop.studio.printing.Sheet`. Three things make it a brush and not a pen:

- **pressure**: shares of the full width along the path (:data:`SWELL`, :data:`TAPER`, ...), so the
  line swells and thins and its ends are points, not stumps;
- **tremor**: each edge wanders on its own, so the width breathes;
- **dryness**: towards the end of the stroke the bristles part and the paper shows between them.

:func:`contour` draws round a closed shape as a hand would, pressing on the side away from the
light and nearly lifting on the other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final

from hanafuda_desktop.studio.curves import (
    Path,
    Points,
    between,
    flow,
    length,
    noise_line,
    normals,
    resample,
)

__all__ = [
    "DROP",
    "EVEN",
    "FLICK",
    "PRESS",
    "SWELL",
    "TAPER",
    "Brush",
    "contour",
    "pressure_at",
    "stroke",
]

Pressure = Sequence[float]

SWELL: Final = (0.0, 0.55, 0.92, 1.0, 0.9, 0.5, 0.0)
"""Thin, full, thin: the usual line."""
TAPER: Final = (0.55, 1.0, 0.95, 0.8, 0.6, 0.36, 0.0)
"""Set down firmly and drawn out to nothing: needles, blades, feathers."""
FLICK: Final = (1.0, 0.72, 0.46, 0.24, 0.08, 0.0)
"""Pressed and whipped away: grass, splashes, hair."""
DROP: Final = (0.0, 0.2, 0.42, 0.7, 1.0, 0.95, 0.3)
"""Growing to a heavy end: drops, buds, tail feathers."""
PRESS: Final = (0.6, 1.0, 0.7, 0.6, 0.66, 1.0, 0.5)
"""A written line: weight at both ends, lighter between."""
EVEN: Final = (0.5, 0.86, 1.0, 0.94, 1.0, 0.9, 0.45)
"""Branches and stems: nearly steady, still not a pipe."""


_UNSEEN: Final = 0.012
"""Millimetres of tremor that no print can show."""


@dataclass(frozen=True, slots=True)
class Brush:
    """A brush in a certain mood."""

    width: float
    """Width in millimetres at full pressure."""
    pressure: Pressure = SWELL
    tremor: float = 0.07
    """How far an edge wanders, as a share of the width."""
    dry: float = 0.0
    """Over which last share of the stroke the bristles part (0: a wet brush)."""


def pressure_at(pressure: Pressure, share: float) -> float:
    """The pressure at ``share`` (0 to 1) of a stroke, smooth between the given shares."""
    where = min(1.0, max(0.0, share)) * (len(pressure) - 1)
    left = min(len(pressure) - 2, int(where))
    part = where - left
    return between(pressure[left], pressure[left + 1], part * part * (3 - 2 * part))


def _sides(path: Points, widths: Sequence[float], brush: Brush, rng: Random) -> tuple[Path, Path]:
    count = len(path)
    knots = max(3, round(length(path) / max(0.7, 2.2 * brush.width)))
    # A hair's tremor is below the tooth of the paper: half of all strokes need not be shaken.
    still = brush.tremor * brush.width < _UNSEEN
    left_drift = [0.0] * count if still else noise_line(rng, count, knots)
    right_drift = [0.0] * count if still else noise_line(rng, count, knots)
    left: Path = []
    right: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        # The tremor fades with the pressure, else a fine tip would fray.
        half, wander = widths[i] / 2, brush.tremor * widths[i]
        near, far = half + wander * left_drift[i], half + wander * right_drift[i]
        left.append((x - nx * near, y - ny * near))
        right.append((x + nx * far, y + ny * far))
    return left, right


def stroke(points: Points, brush: Brush, rng: Random, *, smooth: bool = True) -> list[Path]:
    """The polygons of one stroke through the points.

    A wet stroke is one polygon; a dry one ends in bristles, each a polygon of its own.
    """
    path = flow(points) if smooth else list(points)
    if len(path) < 2:
        return []
    path = resample(
        path, max(7, min(400, round(length(path) / (0.16 if brush.width > 0.4 else 0.28))))
    )
    last = len(path) - 1
    widths = [brush.width * pressure_at(brush.pressure, i / last) for i in range(last + 1)]
    left, right = _sides(path, widths, brush, rng)
    if brush.dry <= 0.0:
        return [left + right[::-1]]
    wet_end = max(2, round(last * (1.0 - brush.dry)))
    body = left[: wet_end + 1] + right[: wet_end + 1][::-1]
    return [body, *_bristles(left, right, wet_end, brush, rng)]


def _bristles(left: Path, right: Path, wet_end: int, brush: Brush, rng: Random) -> list[Path]:
    """Lanes of bristle marks that start inside the wet part and give out one by one."""
    lanes = max(3, min(12, round(brush.width / 0.11)))
    last = len(left) - 1
    edges = [i / lanes for i in range(lanes + 1)]
    out: list[Path] = []
    for low, high in pairwise(edges):
        stop = wet_end + round((last - wet_end) * rng.uniform(0.25, 1.0))
        start = max(0, wet_end - rng.randint(0, 3))
        if stop - start < 2:
            continue
        near: Path = []
        far: Path = []
        for i in range(start, stop + 1):
            worn = (i - start) / (stop - start)
            slim = (high - low) * 0.5 * (1.0 - 0.75 * worn)
            middle = (low + high) / 2
            for side, share in ((near, middle - slim * 1.1), (far, middle + slim * 1.1)):
                (lx, ly), (rx, ry) = left[i], right[i]
                side.append((between(lx, rx, share), between(ly, ry, share)))
        out.append(near + far[::-1])
    return out


def contour(
    shape: Points,
    width: float,
    rng: Random,
    *,
    light: float = 235.0,
    lift: float = 0.22,
    tremor: float = 0.08,
    breaks: int = 0,
) -> list[Path]:
    """The outline of a closed shape, heavy on the side away from the light.

    Args:
        shape: a closed path in either sense of turning.
        width: millimetres where the hand presses most.
        light: the direction (degrees) the light comes from; 235 is the upper left.
        lift: the share of the width that is left on the lit side.
        breaks: how often the line gives out for a moment on its lit side.
    """
    path = resample([*shape, shape[0]], max(24, min(900, round(length(shape) / 0.18))))[:-1]
    count = len(path)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(path, [*path[1:], path[0]], strict=True))
    outward = -1.0 if area > 0 else 1.0
    towards = (math.cos(math.radians(light)), math.sin(math.radians(light)))
    drift = noise_line(rng, count, max(5, round(length(path) / 2.4)), closed=True)
    widths = []
    sides = normals(path, closed=True)
    for i, (nx, ny) in enumerate(sides):
        shade = (1.0 - outward * (nx * towards[0] + ny * towards[1])) / 2
        press = lift + (1.0 - lift) * shade**1.3
        widths.append(max(0.02, width * press * (1.0 + 2.0 * tremor * drift[i])))
    return _ring(path, widths, sides, _gaps(widths, breaks, rng))


def _gaps(widths: Sequence[float], breaks: int, rng: Random) -> set[int]:
    """Indexes to leave out, chosen among the thinnest places of the line."""
    order = sorted(range(len(widths)), key=lambda i: widths[i])
    chosen: set[int] = set()
    for _ in range(breaks):
        middle = order[rng.randrange(max(1, len(order) // 4))]
        reach = rng.randint(2, max(3, len(widths) // 40))
        chosen.update((middle + k) % len(widths) for k in range(-reach, reach + 1))
    return chosen


def _ring(path: Points, widths: Sequence[float], sides: Points, gaps: set[int]) -> list[Path]:
    count = len(path)
    start = next((i for i in range(count) if i in gaps), 0)
    runs: list[list[int]] = [[]]
    for k in range(count + 1):
        i = (start + k) % count
        if i in gaps:
            if runs[-1]:
                runs.append([])
        else:
            runs[-1].append(i)
    out: list[Path] = []
    for run in runs:
        if len(run) < 3:
            continue
        fade = min(5, len(run) // 2) if gaps else 0
        inner: Path = []
        outer: Path = []
        for place, i in enumerate(run):
            end = min(place, len(run) - 1 - place)
            half = widths[i] / 2 * (min(1.0, (end + 0.2) / fade) if fade else 1.0)
            (x, y), (nx, ny) = path[i], sides[i]
            inner.append((x - nx * half, y - ny * half))
            outer.append((x + nx * half, y + ny * half))
        out.append(inner + outer[::-1])
    return out
