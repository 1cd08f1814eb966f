"""The hand: what an artist of this studio draws with.

A :class:`Hand` holds a sheet, chance of its own, and a place: figures and plants are drawn in a
frame of their own (millimetres about any origin that suits them) and set down at ``at``, at a
``size``, turned, or ``flip``-ped left to right. So one crane module serves a big and a small crane.

How a picture is built, far to near::

    hand = Hand(sheet, "crane", at=(14.0, 48.0))
    hand.shape([(0, 0), (4, -3), ...], WHITE)           # flat colour, closed, smooth
    hand.shade(shape, INDIGO, (0.0, 0.2, 0.8), ...)     # bokashi, from start to stop
    hand.outline(shape, 0.3)                            # key line, heavy on the shaded side
    hand.line([(0, 0), (2, 1), (5, 0)], 0.35, TAPER)    # one brush stroke
    with hand.within(shape): ...                        # keep strokes inside a shape
    head = hand.joined("head", (0, -24), -11)           # a part that turns about its joint

Points are what the hand aims at; the curve between them is :func:`~.curves.flow`, and a point
given twice is a corner.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PIL import Image, ImageDraw

from hanafuda_desktop.studio.tools.brush import (
    SWELL,
    Brush,
    Path,
    Point,
    Points,
    blob,
    contour,
    flow,
    mirrored,
    placed,
    stroke,
)
from hanafuda_desktop.studio.tools.pigments import INK, Pigment
from hanafuda_desktop.studio.tools.printing import Fade, PrintSheet

# Ink on paper: brush strokes, soft shapes and leaves, drawn large and then brought down.
#
# A picture is drawn in its own units, as many device pixels as one likes to each, and four times
# larger than it is wanted, which makes edges soft without any other means. Nothing here is random,
# so the same calls make the same picture to the byte.

Outline = Sequence[tuple[float, float]]
"""Points in the units of the drawing, y downward."""

SUPERSAMPLING: Final = 4
_STEPS: Final = 10
_LEAF_STEPS: Final = 24
# thickest a little before the middle, pointed at the tip
_LEAF_PROFILE: Final = tuple(
    math.sin(math.pi * (step / _LEAF_STEPS) ** 0.85) ** 0.9 for step in range(_LEAF_STEPS + 1)
)


def smooth(points: Outline, *, closed: bool = False) -> list[tuple[float, float]]:
    """A curve through all these points (Catmull and Rom), as many short straight pieces."""
    count = len(points)
    if count < 3:
        return list(points)
    curve: list[tuple[float, float]] = []
    for index in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(index + shift) % count] for shift in (-1, 0, 1, 2))
        else:
            b, c = points[index], points[index + 1]
            a = points[index - 1] if index else b
            d = points[index + 2] if index + 2 < count else c
        for step in range(_STEPS):
            curve.append(_between(a, b, c, d, step / _STEPS))
    if not closed:
        curve.append(points[-1])
    return curve


def _between(
    a: tuple[float, float],
    b: tuple[float, float],
    c: tuple[float, float],
    d: tuple[float, float],
    t: float,
) -> tuple[float, float]:
    def axis(i: int) -> float:
        slope = (c[i] - a[i]) * t
        bend = (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
        return (2 * b[i] + slope + bend + (3 * (b[i] - c[i]) + d[i] - a[i]) * t**3) / 2

    return axis(0), axis(1)


class Ink:
    """A sheet that is being drawn on.

    Args:
        width: of the sheet, in its own units.
        height: of the sheet, in its own units.
        scale: device pixels for each unit in the finished picture.
        ground: the colour of the paper.
    """

    def __init__(self, width: float, height: float, scale: float, ground: Pigment) -> None:
        self._grain = scale * SUPERSAMPLING
        self._size = (round(width * scale), round(height * scale))
        self.image = Image.new(
            "RGB", (self._size[0] * SUPERSAMPLING, self._size[1] * SUPERSAMPLING), ground
        )
        self._draw = ImageDraw.Draw(self.image)
        # x' = a x + b y + e, y' = c x + d y + f, and by how much lengths grow
        self._frame = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self._growth = 1.0

    def finished(self) -> Image.Image:
        """The picture at its real size."""
        return self.image.resize(self._size, Image.Resampling.BOX)

    @contextmanager
    def at(
        self, x: float, y: float, *, size: float = 1, turn: float = 0, mirror: bool = False
    ) -> Iterator[None]:
        """Draw around this point instead, ``size`` times larger, turned by degrees clockwise."""
        frame, growth = self._frame, self._growth
        a, b, c, d, e, f = frame
        across = -size if mirror else size
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        self._frame = (
            across * (a * cos + b * sin),
            size * (b * cos - a * sin),
            across * (c * cos + d * sin),
            size * (d * cos - c * sin),
            a * x + b * y + e,
            c * x + d * y + f,
        )
        self._growth = growth * size
        try:
            yield
        finally:
            self._frame, self._growth = frame, growth

    def shape(self, points: Outline, colour: Pigment) -> None:
        """A flat shape with straight sides."""
        self._draw.polygon(self._placed(points), fill=colour)

    def blob(
        self, points: Outline, colour: Pigment, *, line: float = 0, ink: Pigment = INK
    ) -> None:
        """A flat shape with a soft outline through these points, inked if ``line`` is not 0."""
        curve = smooth(points, closed=True)
        self.shape(curve, colour)
        if line:
            self.line([*curve, curve[0], curve[1]], line, ink)

    def stroke(self, points: Outline, widths: Sequence[float], colour: Pigment = INK) -> None:
        """A brush stroke along a curve; its width swells and tapers through ``widths``."""
        curve = smooth(points)
        last = max(1, len(curve) - 1)
        self._run(curve, [_along(widths, index / last) for index in range(len(curve))], colour)

    def line(self, points: Outline, width: float, colour: Pigment = INK) -> None:
        """A line of even width, straight from point to point, round at its ends and bends."""
        self._run(points, [width] * len(points), colour)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        colour: Pigment,
        *,
        line: float = 0,
        ink: Pigment = INK,
    ) -> None:
        """A round spot, inked if ``line`` is not 0."""
        if line:
            self.disc(x, y, radius + line / 2, ink)
            radius -= line / 2
        ((px, py),) = self._placed([(x, y)])
        reach = radius * self._growth * self._grain
        self._draw.ellipse((px - reach, py - reach, px + reach, py + reach), fill=colour)

    def leaf(
        self,
        base: tuple[float, float],
        tip: tuple[float, float],
        width: float,
        colour: Pigment,
        *,
        bend: float = 0,
        vein: Pigment | None = None,
    ) -> None:
        """A leaf or petal from ``base`` to ``tip``; ``bend`` moves its middle aside."""
        dx, dy = tip[0] - base[0], tip[1] - base[1]
        length = math.hypot(dx, dy) or 1
        aside = (-dy / length * bend * 4, dx / length * bend * 4)
        middle = []
        for step in range(_LEAF_STEPS + 1):
            t = step / _LEAF_STEPS
            off = t * (1 - t)
            middle.append((base[0] + dx * t + aside[0] * off, base[1] + dy * t + aside[1] * off))
        self._run(middle, [width * wide for wide in _LEAF_PROFILE], colour)
        if vein is not None:
            self.stroke(
                middle[: _LEAF_STEPS * 3 // 4], (width * 0.1, width * 0.07, width * 0.03), vein
            )

    def _placed(self, points: Outline) -> list[tuple[float, float]]:
        a, b, c, d, e, f = self._frame
        grain = self._grain
        return [((a * x + b * y + e) * grain, (c * x + d * y + f) * grain) for x, y in points]

    def _run(self, points: Outline, widths: Sequence[float], colour: Pigment) -> None:
        spots = self._placed(points)
        reach = self._growth * self._grain / 2
        for (x, y), width in zip(spots, widths, strict=True):
            r = width * reach
            if r >= 0.5:
                self._draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)
        pairs = zip(spots, spots[1:], widths, widths[1:], strict=False)
        for (x, y), (u, v), here, there in pairs:
            length = math.hypot(u - x, v - y)
            if length:
                nx, ny = (y - v) / length * reach, (u - x) / length * reach
                self._draw.polygon(
                    [
                        (x + nx * here, y + ny * here),
                        (u + nx * there, v + ny * there),
                        (u - nx * there, v - ny * there),
                        (x - nx * here, y - ny * here),
                    ],
                    fill=colour,
                )


def _along(widths: Sequence[float], t: float) -> float:
    place = t * (len(widths) - 1)
    index = min(int(place), len(widths) - 2)
    share = place - index
    soft = share * share * (3 - 2 * share)
    return widths[index] + (widths[index + 1] - widths[index]) * soft


class Hand:
    """A hand over a sheet; see the module's docstring."""

    def __init__(
        self,
        sheet: PrintSheet,
        name: str,
        *,
        at: Point = (0.0, 0.0),
        size: float = 1.0,
        turn: float = 0.0,
        flip: bool = False,
    ) -> None:
        """A hand whose chance is named ``name`` and whose origin lies at ``at`` on the sheet."""
        self.sheet, self.at, self.size, self.turn, self.flip = sheet, at, size, turn, flip
        self.name = name
        self.rng = sheet.chance(name)

    def joined(self, name: str, at: Point, turn: float = 0.0) -> Hand:
        """A hand for a part that turns about a joint of this figure: a head, a wing, an arm."""
        where = self.put([at])[0]
        angle = self.turn + (-turn if self.flip else turn)
        return Hand(
            self.sheet,
            f"{self.name} {name}",
            at=where,
            size=self.size,
            turn=angle,
            flip=self.flip,
        )

    def put(self, points: Points) -> Path:
        """Points of this hand's frame as points of the sheet."""
        path = mirrored(points) if self.flip else list(points)
        return placed(path, self.at, self.size, self.turn)

    def shape(
        self,
        points: Points,
        pigment: Pigment,
        *,
        smooth: bool = True,
        register: bool = True,
    ) -> None:
        """A closed shape in flat colour."""
        path = self.put(points)
        path = flow(path, closed=True) if smooth else path
        self.sheet.colour(path, pigment, register=register)

    def shade(
        self,
        points: Points,
        pigment: Pigment,
        strengths: Sequence[float] | float = 1.0,
        *,
        start: Point = (0.0, 0.0),
        stop: Point = (0.0, 1.0),
        soft: float = 0.4,
        smooth: bool = True,
    ) -> None:
        """A bokashi within a closed shape, its strengths running from ``start`` to ``stop``."""
        path = self.put(points)
        path = flow(path, closed=True) if smooth else path
        if isinstance(strengths, (int, float)):
            self.sheet.wash(path, pigment, float(strengths), soft=soft * self.size)
            return
        ends = self.put([start, stop])
        fade = Fade(ends[0], ends[1], strengths)
        self.sheet.wash(path, pigment, fade, soft=soft * self.size)

    def outline(
        self,
        points: Points,
        width: float,
        pigment: Pigment = INK,
        *,
        smooth: bool = True,
        light: float = 235.0,
        lift: float = 0.22,
        breaks: int = 0,
    ) -> None:
        """The key line round a closed shape: heavy in the shade, nearly lifted in the light."""
        path = self.put(points)
        path = flow(path, closed=True) if smooth else path
        width *= self.size
        self.sheet.ink(
            contour(path, width, self.rng, light=light, lift=lift, breaks=breaks), pigment
        )

    def line(
        self,
        points: Points,
        width: float,
        pressure: Sequence[float] = SWELL,
        pigment: Pigment = INK,
        *,
        dry: float = 0.0,
        tremor: float = 0.07,
        smooth: bool = True,
    ) -> None:
        """One brush stroke through the points, ``width`` millimetres at full pressure."""
        brush = Brush(width * self.size, pressure, tremor, dry)
        self.sheet.ink(stroke(self.put(points), brush, self.rng, smooth=smooth), pigment)

    def dot(
        self, centre: Point, rx: float, ry: float, pigment: Pigment, *, wobble: float = 0.06
    ) -> None:
        """A dab of the brush tip: round, never a circle."""
        path = self.put(blob(centre, rx, ry, self.rng, wobble))
        self.sheet.colour(path, pigment, register=False)

    @contextmanager
    def within(self, points: Points, *, smooth: bool = True) -> Iterator[None]:
        """Whatever is drawn meanwhile stays within the closed shape."""
        path = self.put(points)
        with self.sheet.inside(flow(path, closed=True) if smooth else path):
            yield
