"""Paths: the bare geometry under every stroke and shape.

Points are ``(x, y)`` in millimetres, x to the right and y **down**, with the origin at the top left
corner of the month's picture. A path is a list of points; a shape is a closed path whose last
point is not repeated. Angles are in degrees, clockwise as seen (because y points down).

:func:`flow` is the one to know: give it the few points a hand would aim at and it returns the
smooth path through them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random

__all__ = [
    "Path",
    "Point",
    "Points",
    "along",
    "arc",
    "between",
    "blob",
    "flow",
    "heading",
    "length",
    "mirrored",
    "moved",
    "noise_line",
    "normals",
    "placed",
    "resample",
    "scaled",
    "section",
    "spread",
    "turned",
]

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
