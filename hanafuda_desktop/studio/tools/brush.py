"""The brush: a path and a pressure become the outline of a stroke.

Nothing here knows of pictures: a stroke is one or more polygons in millimetres, to be printed by
:class:`Sheet`. Three things make it a brush and not a pen:

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

# Paths: the bare geometry under every stroke and shape.
#
# Points are ``(x, y)`` in millimetres, x to the right and y **down**, with the origin at the top
# left corner of the month's picture. A path is a list of points; a shape is a closed path whose
# last point is not repeated. Angles are in degrees, clockwise as seen (because y points down).
#
# :func:`flow` is the one to know: give it the few points a hand would aim at and it returns the
# smooth path through them.

Point = tuple[float, float]
Points = Sequence[Point]
Path = list[Point]

_STEP = 0.22
"""How far apart (mm) the points of a flowing path lie: finer than the eye at 600 dpi."""


def between(a: float, b: float, share: float) -> float:
    """The number ``share`` of the way from ``a`` to ``b``."""
    return a + (b - a) * share


def length(path: Points) -> float:
    """Length of the path in millimetres."""
    return sum(math.dist(a, b) for a, b in pairwise(path))


def resample(path: Points, count: int) -> Path:
    """The same path as ``count`` points, evenly spaced along it."""
    total = length(path)
    if total == 0.0 or count < 2:
        return [path[0]] * max(1, count)
    out: Path = []
    index, walked, leg = 0, 0.0, math.dist(path[0], path[1])
    for step in range(count):
        wanted = total * step / (count - 1)
        while walked + leg < wanted and index < len(path) - 2:
            walked += leg
            index += 1
            leg = math.dist(path[index], path[index + 1])
        share = 0.0 if leg == 0.0 else min(1.0, (wanted - walked) / leg)
        (ax, ay), (bx, by) = path[index], path[index + 1]
        out.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return out


def _span(p0: Point, p1: Point, p2: Point, p3: Point, steps: int) -> Path:
    """Centripetal Catmull-Rom from p1 to p2: no loops, no overshoot at uneven points."""
    t0 = 0.0
    t1 = t0 + max(1e-6, math.dist(p0, p1) ** 0.5)
    t2 = t1 + max(1e-6, math.dist(p1, p2) ** 0.5)
    t3 = t2 + max(1e-6, math.dist(p2, p3) ** 0.5)
    out: Path = []
    for step in range(steps):
        t = t1 + (t2 - t1) * step / steps
        coords = []
        for axis in (0, 1):
            a1 = ((t1 - t) * p0[axis] + (t - t0) * p1[axis]) / (t1 - t0)
            a2 = ((t2 - t) * p1[axis] + (t - t1) * p2[axis]) / (t2 - t1)
            a3 = ((t3 - t) * p2[axis] + (t - t2) * p3[axis]) / (t3 - t2)
            b1 = ((t2 - t) * a1 + (t - t0) * a2) / (t2 - t0)
            b2 = ((t3 - t) * a2 + (t - t1) * a3) / (t3 - t1)
            coords.append(((t2 - t) * b1 + (t - t1) * b2) / (t2 - t1))
        out.append((coords[0], coords[1]))
    return out


def flow(points: Points, *, closed: bool = False, step: float = _STEP) -> Path:
    """The smooth path through the points, about one point every ``step`` millimetres.

    Two equal points in a row make a corner.
    """
    pts = list(points)
    if len(pts) < 2:
        return pts
    count = len(pts)
    out: Path = []
    for i in range(count if closed else count - 1):
        p1, p2 = pts[i], pts[(i + 1) % count]
        if p1 == p2:
            continue
        if closed:
            p0, p3 = pts[i - 1], pts[(i + 2) % count]
        else:
            p0 = pts[i - 1] if i else _beyond(p1, p2)
            p3 = pts[i + 2] if i + 2 < count else _beyond(p2, p1)
        p0 = _beyond(p1, p2) if p0 == p1 else p0
        p3 = _beyond(p2, p1) if p3 == p2 else p3
        out.extend(_span(p0, p1, p2, p3, max(3, round(math.dist(p1, p2) / step))))
    if not closed:
        out.append(pts[-1])
    return out


def _beyond(end: Point, inner: Point) -> Point:
    return (2 * end[0] - inner[0], 2 * end[1] - inner[1])


def arc(centre: Point, rx: float, ry: float, start: float, stop: float, count: int = 48) -> Path:
    """Part of an ellipse, from angle ``start`` to ``stop`` (0 is right, 90 is down)."""
    angles = [math.radians(between(start, stop, i / (count - 1))) for i in range(count)]
    return [(centre[0] + rx * math.cos(a), centre[1] + ry * math.sin(a)) for a in angles]


def noise_line(rng: Random, count: int, knots: int, *, closed: bool = False) -> list[float]:
    """``count`` numbers between about -1 and 1 that wander smoothly through ``knots`` chances."""
    knots = max(2, knots)
    values = [rng.uniform(-1.0, 1.0) for _ in range(knots)]
    values.append(values[0] if closed else rng.uniform(-1.0, 1.0))
    out = []
    for i in range(count):
        where = i / max(1, count - (0 if closed else 1)) * knots
        left = min(knots - 1, int(where))
        share = where - left
        share = share * share * (3 - 2 * share)
        out.append(between(values[left], values[left + 1], share))
    return out


def blob(centre: Point, rx: float, ry: float, rng: Random, wobble: float = 0.02) -> Path:
    """A round shape drawn by hand: an ellipse that wanders by ``wobble`` of its radius."""
    count = max(40, round(math.tau * max(rx, ry) / _STEP))
    drift = noise_line(rng, count, 7, closed=True)
    out: Path = []
    for i in range(count):
        angle = math.tau * i / count
        reach = 1.0 + wobble * drift[i]
        out.append(
            (centre[0] + rx * reach * math.cos(angle), centre[1] + ry * reach * math.sin(angle))
        )
    return out


def heading(path: Points, index: int) -> float:
    """The direction (degrees) in which the path runs at one of its points."""
    (ax, ay), (bx, by) = path[max(0, index - 1)], path[min(len(path) - 1, index + 1)]
    return math.degrees(math.atan2(by - ay, bx - ax))


def normals(path: Points, *, closed: bool = False) -> Path:
    """A unit vector to the right-hand side of the path at each of its points."""
    count = len(path)
    out: Path = []
    for i in range(count):
        before = path[i - 1] if i or closed else path[0]
        after = path[(i + 1) % count] if i + 1 < count or closed else path[-1]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy)
        out.append((-dy / size, dx / size) if size > 1e-9 else (out[-1] if out else (0.0, 1.0)))
    return out


def along(path: Points, share: float) -> Point:
    """The point at ``share`` (0 to 1) of the path's points."""
    where = min(1.0, max(0.0, share)) * (len(path) - 1)
    left = min(len(path) - 2, int(where)) if len(path) > 1 else 0
    if len(path) == 1:
        return path[0]
    (ax, ay), (bx, by) = path[left], path[left + 1]
    return (between(ax, bx, where - left), between(ay, by, where - left))


def section(path: Points, start: float, stop: float) -> Path:
    """The part of the path between two shares of its points."""
    last = len(path) - 1
    first, final = round(start * last), round(stop * last)
    return list(path[first : max(first + 2, final + 1)])


def moved(path: Points, dx: float, dy: float) -> Path:
    """The path shifted by millimetres."""
    return [(x + dx, y + dy) for x, y in path]


def turned(path: Points, degrees: float, about: Point = (0.0, 0.0)) -> Path:
    """The path turned clockwise about a point."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    ox, oy = about
    return [
        (ox + (x - ox) * cos - (y - oy) * sin, oy + (x - ox) * sin + (y - oy) * cos)
        for x, y in path
    ]


def scaled(path: Points, sx: float, sy: float | None = None, about: Point = (0, 0)) -> Path:
    """The path scaled about a point."""
    sy = sx if sy is None else sy
    ox, oy = about
    return [(ox + (x - ox) * sx, oy + (y - oy) * sy) for x, y in path]


def mirrored(path: Points, x: float = 0.0) -> Path:
    """The path mirrored left to right about the upright line at ``x``."""
    return [(2 * x - px, py) for px, py in path]


def placed(path: Points, at: Point, size: float = 1.0, degrees: float = 0.0) -> Path:
    """A path drawn about the origin, scaled, then turned, then set down at a point."""
    return moved(turned(scaled(path, size), degrees), at[0], at[1])


def spread(rng: Random, count: int, low: float, high: float, jitter: float = 0.35) -> list[float]:
    """``count`` numbers over a range, evenly but not mechanically."""
    pitch = (high - low) / max(1, count)
    return [low + pitch * (i + 0.5 + rng.uniform(-jitter, jitter)) for i in range(count)]


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


# Bodies by rule: a spine, and the flesh on both sides of it.
#
# Necks, arms, fingers and trunks are easier to pose by their spine than by their outline: bend the
# spine and the outline follows, with no joint to be seen.


def fleshed(spine: Points, left: Sequence[float], right: Sequence[float]) -> Path:
    """The closed outline round a spine.

    Args:
        spine: the points the middle flows through, first to last.
        left: millimetres of flesh to the left of the way, evenly spaced from first to last.
        right: the same to the right of it.
    """
    path = flow(spine)
    path = resample(path, max(24, min(160, len(path))))
    near: Path = []
    far: Path = []
    for i, ((x, y), (nx, ny)) in enumerate(zip(path, normals(path), strict=True)):
        share = i / (len(path) - 1)
        over, under = pressure_at(left, share), pressure_at(right, share)
        near.append((x - nx * over, y - ny * over))
        far.append((x + nx * under, y + ny * under))
    return near + far[::-1]
