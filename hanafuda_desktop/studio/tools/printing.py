"""The press: shapes in millimetres become printed paper.

A :class:`PrintSheet` is one picture being printed. It is opaque and in order, as a pile of blocks
is: what is printed later lies on top, and the white of a crane is printed too (shell white). In the
usual order of printing a picture has:

1. :meth:`PrintSheet.wash`: bokashi of sky, water, ground, mist (graded colour, soft edges);
2. :meth:`PrintSheet.colour`: flat shapes, each pigment a hair off its place (a block of its own);
3. :meth:`PrintSheet.ink`: key lines and strokes, exactly in place;

from the far things to the near ones. :meth:`PrintSheet.inside` keeps everything within a shape (the
needles in a mound, the folds in a robe). :meth:`PrintSheet.finish` pulls the print: it scales down
from the supersampled sheet, roughens the edges and lets grain and fibre through.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from hanafuda_desktop.studio.tools.brush import Point, Points, pressure_at
from hanafuda_desktop.studio.tools.pigments import INK, PAPER, Pigment, mixed

# Paper: fibres, and the grain that a printing block leaves in flat colour.
#
# All fields are grey pictures made on a lattice in **millimetres** and then brought to the size
# asked for, so that the same sheet of paper lies under a card 130 pixels high and a print at 600
# dpi.

_FIBRE_SCALE: Final = 14
"""Pixels a millimetre at which fibres are drawn before they are scaled to the sheet."""


def noise(
    size: tuple[int, int], millimetres: tuple[float, float], pitch: float, rng: Random
) -> Image.Image:
    """Grey noise with one chance every ``pitch`` millimetres, scaled smoothly to ``size``."""
    columns = max(4, round(millimetres[0] / pitch))
    rows = max(4, round(millimetres[1] / pitch))
    field = Image.frombytes("L", (columns, rows), rng.randbytes(columns * rows))
    return field.resize(size, Image.Resampling.BICUBIC)


def grain(size: tuple[int, int], millimetres: tuple[float, float], rng: Random) -> Image.Image:
    """The mottling of ink rubbed into paper: fine tooth over slow clouds, mean about 128."""
    tooth = noise(size, millimetres, 0.085, rng)
    middle = noise(size, millimetres, 0.3, rng)
    clouds = noise(size, millimetres, 2.6, rng)
    return Image.blend(Image.blend(tooth, middle, 0.45), clouds, 0.28)


def _fibre(draw: ImageDraw.ImageDraw, width: int, height: int, rng: Random) -> None:
    x, y = rng.uniform(0, width), rng.uniform(0, height)
    dx, dy = rng.uniform(-1.0, 1.0), rng.uniform(-0.45, 0.45)
    points = []
    for _ in range(rng.randint(5, 11)):
        points.append((x, y))
        dx, dy = dx + rng.uniform(-0.25, 0.25), dy + rng.uniform(-0.25, 0.25)
        x, y = x + dx * 5.0, y + dy * 5.0
    draw.line(points, fill=rng.choice((236, 242, 247, 252)), width=1)


def fibres(size: tuple[int, int], millimetres: tuple[float, float], rng: Random) -> Image.Image:
    """Long mulberry fibres on a light ground: 255 is bare, darker is fibre."""
    width, height = (max(8, round(mm * _FIBRE_SCALE)) for mm in millimetres)
    field = Image.new("L", (width, height), 255)
    draw = ImageDraw.Draw(field)
    for _ in range(round(millimetres[0] * millimetres[1] * 0.5)):
        _fibre(draw, width, height, rng)
    field = field.filter(ImageFilter.GaussianBlur(0.7))
    return field.resize(size, Image.Resampling.LANCZOS)


_MISREGISTER: Final = 0.13
"""Millimetres a colour block may lie off the key block: 0.4 % of a card's width."""
_FINEST: Final = 62.0
"""Pixels a millimetre aimed at while drawing; the print is scaled down from there."""
_FADE_CELLS: Final = 160
_FADE_CELL: Final = 0.3
"""A bokashi is reckoned at most this many times across, on cells of this many millimetres."""


@dataclass(frozen=True, slots=True)
class Fade:
    """A bokashi: strengths (0 to 1), evenly spaced on the way from one point to another."""

    start: Point
    stop: Point
    strengths: Sequence[float]

    def at(self, x: float, y: float) -> float:
        """The strength at a place in millimetres."""
        dx, dy = self.stop[0] - self.start[0], self.stop[1] - self.start[1]
        way = ((x - self.start[0]) * dx + (y - self.start[1]) * dy) / (dx * dx + dy * dy)
        return pressure_at(self.strengths, way)


class PrintSheet:
    """A sheet of paper under the press; see the module's docstring for the order of work."""

    def __init__(self, width: float, height: float, scale: float, seed: str) -> None:
        """A bare sheet.

        Args:
            width: millimetres.
            height: millimetres.
            scale: pixels a millimetre of the finished print.
            seed: names the sheet's grain, its misregistration and every hand that draws on it.
        """
        self.width, self.height, self.scale, self.seed = width, height, scale, seed
        self._over = max(2, min(8, round(_FINEST / scale)))
        self.size = (round(width * scale), round(height * scale))
        self._fine = scale * self._over
        self._origin = (0, 0)
        self._canvas = Image.new(
            "RGB", (self.size[0] * self._over, self.size[1] * self._over), PAPER
        )
        self._draw = ImageDraw.Draw(self._canvas)

    def chance(self, name: str) -> Random:
        """Chance of its own for one part of the picture: changing one part leaves the others."""
        return Random(f"{self.seed}/{name}")

    def register(self, pigment: Pigment) -> Point:
        """How far (mm) the block of this pigment lies off the key block."""
        rng = self.chance(f"block {pigment}")
        angle, reach = rng.uniform(0, math.tau), _MISREGISTER * rng.uniform(0.4, 1.0)
        return (reach * math.cos(angle), reach * math.sin(angle))

    def _pixels(self, shape: Points, dx: float = 0.0, dy: float = 0.0) -> list[Point]:
        ox, oy = self._origin
        fine = self._fine
        return [((x + dx) * fine - ox + 0.5, (y + dy) * fine - oy + 0.5) for x, y in shape]

    def colour(self, shape: Points, pigment: Pigment, *, register: bool = True) -> None:
        """Print a closed shape flat, a hair off its place."""
        dx, dy = self.register(pigment) if register else (0.0, 0.0)
        if len(shape) >= 3:
            self._draw.polygon(self._pixels(shape, dx, dy), fill=pigment)

    def ink(self, strokes: Iterable[Points], pigment: Pigment = INK) -> None:
        """Print brush strokes (see :mod:`.brush`) exactly in place."""
        for polygon in strokes:
            if len(polygon) >= 3:
                self._draw.polygon(self._pixels(polygon), fill=pigment)

    def _box(self, shape: Points, margin: float) -> tuple[int, int, int, int] | None:
        pixels = self._pixels(shape)
        pad = margin * self._fine + 1
        left = max(0, math.floor(min(x for x, _ in pixels) - pad))
        top = max(0, math.floor(min(y for _, y in pixels) - pad))
        right = min(self._canvas.width, math.ceil(max(x for x, _ in pixels) + pad))
        bottom = min(self._canvas.height, math.ceil(max(y for _, y in pixels) + pad))
        return (left, top, right, bottom) if right > left and bottom > top else None

    def _mask(self, shape: Points, box: tuple[int, int, int, int], soft: float) -> Image.Image:
        """The shape as grey, blurred by ``soft`` millimetres; a soft one is made coarse first."""
        shrink = max(1, int(soft * self._fine / 6))
        size = (max(1, (box[2] - box[0]) // shrink), max(1, (box[3] - box[1]) // shrink))
        mask = Image.new("L", size, 0)
        pixels = [((x - box[0]) / shrink, (y - box[1]) / shrink) for x, y in self._pixels(shape)]
        ImageDraw.Draw(mask).polygon(pixels, fill=255)
        if soft > 0.0:
            mask = mask.filter(ImageFilter.GaussianBlur(soft * self._fine / shrink))
        return mask.resize((box[2] - box[0], box[3] - box[1]), Image.Resampling.BICUBIC)

    def _faded(self, fade: Fade, box: tuple[int, int, int, int]) -> Image.Image:
        wide, high = box[2] - box[0], box[3] - box[1]
        coarse = round(self._fine * _FADE_CELL)
        columns = max(6, min(wide, _FADE_CELLS, wide // coarse))
        rows = max(6, min(high, _FADE_CELLS, high // coarse))
        if fade.start[0] == fade.stop[0]:
            columns = 1
        ox, oy = self._origin
        cells = bytearray()
        for row in range(rows):
            y = (box[1] + (row + 0.5) * high / rows + oy) / self._fine
            for column in range(columns):
                x = (box[0] + (column + 0.5) * wide / columns + ox) / self._fine
                cells.append(max(0, min(255, round(255 * fade.at(x, y)))))
        field = Image.frombytes("L", (columns, rows), bytes(cells))
        return field.resize((wide, high), Image.Resampling.BICUBIC)

    def wash(
        self, shape: Points, pigment: Pigment, fade: Fade | float = 1.0, *, soft: float = 0.0
    ) -> None:
        """Print a shape in graded colour.

        Args:
            shape: a closed path.
            pigment: the colour at full strength.
            fade: a bokashi, or one strength (0 to 1) for all of it.
            soft: millimetres over which the edge melts away.
        """
        box = self._box(shape, 2.5 * soft)
        if box is None:
            return
        mask = self._mask(shape, box, soft)
        if isinstance(fade, Fade):
            mask = ImageChops.multiply(mask, self._faded(fade, box))
        else:
            mask = mask.point([round(v * fade) for v in range(256)])
        self._canvas.paste(pigment, box, mask)

    @contextmanager
    def inside(self, shape: Points) -> Iterator[None]:
        """Whatever is printed meanwhile stays within the shape."""
        box = self._box(shape, 0.0)
        if box is None:
            yield
            return
        mask = self._mask(shape, box, 0.0)
        whole, draw, origin = self._canvas, self._draw, self._origin
        self._canvas = whole.crop(box)
        self._draw = ImageDraw.Draw(self._canvas)
        self._origin = (origin[0] + box[0], origin[1] + box[1])
        try:
            yield
        finally:
            part = self._canvas
            self._canvas, self._draw, self._origin = whole, draw, origin
            whole.paste(part, box, mask)

    def finish(self) -> Image.Image:
        """Pull the print: the picture at the scale asked for, with the paper showing through."""
        picture = self._canvas.reduce(self._over)
        picture = self._frayed(picture)
        return self._grained(picture)

    def _frayed(self, picture: Image.Image) -> Image.Image:
        """Edges that follow the tooth of the paper: patches slip by a twentieth of a millimetre."""
        rng = self.chance("edges")
        slip = 0.028 * self.scale
        for dx, dy in ((slip, 0.0), (0.0, slip)):
            shifted = picture.transform(
                picture.size,
                Image.Transform.AFFINE,
                (1, 0, dx, 0, 1, dy),
                resample=Image.Resampling.BILINEAR,
                fillcolor=PAPER,
            )
            patches = noise(picture.size, (self.width, self.height), 0.21, rng)
            picture = Image.composite(
                shifted,
                picture,
                patches.point([max(0, min(255, (v - 88) * 3)) for v in range(256)]),
            )
        return picture

    def _grained(self, picture: Image.Image) -> Image.Image:
        """Specks of paper in the flat colour, slow mottling, and fibres over everything."""
        rng = self.chance("paper")
        area = (self.width, self.height)
        apart = ImageChops.difference(picture, Image.new("RGB", picture.size, PAPER))
        red, green, blue = apart.split()
        inked = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        tooth = grain(picture.size, area, rng)
        specks = ImageChops.multiply(
            tooth.point([max(0, min(255, (v - 138) * 4)) for v in range(256)]),
            inked.point([min(72, round(v * 0.5)) for v in range(256)]),
        )
        bare = Image.blend(picture, Image.new("RGB", picture.size, mixed(PAPER, INK, 0.12)), 0.42)
        picture = Image.composite(bare, picture, specks)
        slow = noise(picture.size, area, 1.7, rng).point([250 + v * 5 // 255 for v in range(256)])
        worn = tooth.point([247 + min(8, v * 13 // 255) for v in range(256)])
        for field in (fibres(picture.size, area, rng), slow, worn):
            picture = ImageChops.multiply(picture, Image.merge("RGB", (field, field, field)))
        return picture
