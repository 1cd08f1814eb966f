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

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from hanafuda_desktop.studio.brush import SWELL, Brush, contour, stroke
from hanafuda_desktop.studio.curves import Path, Point, Points, blob, flow, mirrored, placed
from hanafuda_desktop.studio.pigments import INK, Pigment
from hanafuda_desktop.studio.printing import Fade, Sheet

__all__ = ["Hand"]


class Hand:
    """A hand over a sheet; see the module's docstring."""

    def __init__(
        self,
        sheet: Sheet,
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
