"""Seals for the four categories: brushed hanko marks, told apart by shape before colour.

- bright: a round seal, a rising sun cut into it;
- animal: a square seal, a bird on the wing cut into it;
- ribbon: a slanting slip, a line of writing cut into it;
- chaff: a leaf, its veins cut into it.

A seal is pressed on pale paper a hair wider than itself, so that it reads on any ground.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from hanafuda_desktop.cards.card import Category
from hanafuda_desktop.studio.tools.brush import (
    EVEN,
    SWELL,
    TAPER,
    Brush,
    Path,
    Points,
    blob,
    flow,
    noise_line,
    resample,
    scaled,
    stroke,
)
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    INK,
    MOSS,
    PAPER,
    PINE,
    PURPLE,
    UMBER,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.tools.printing import grain

_PIGMENTS: Final[dict[Category, Pigment]] = {
    Category.BRIGHT: mixed(VERMILION, BENI, 0.2),
    Category.ANIMAL: mixed(PINE, MOSS, 0.12),
    Category.RIBBON: PURPLE,
    Category.CHAFF: mixed(UMBER, INK, 0.25),
}
_PLAIN_BELOW: Final = 20
"""Below this side in pixels only the boldest cuts are made."""

_SQUARE: Final[Path] = [
    (-0.82, -0.5),
    (-0.8, -0.82),
    (-0.5, -0.82),
    (0.0, -0.86),
    (0.5, -0.82),
    (0.82, -0.8),
    (0.82, -0.5),
    (0.86, 0.0),
    (0.83, 0.5),
    (0.8, 0.82),
    (0.5, 0.83),
    (0.0, 0.86),
    (-0.5, 0.83),
    (-0.82, 0.8),
    (-0.83, 0.5),
    (-0.86, 0.0),
]
_SLIP: Final[Path] = [
    (-0.62, -0.9),
    (-0.62, -0.9),
    (0.02, -0.95),
    (0.02, -0.95),
    (0.1, -0.3),
    (0.34, 0.3),
    (0.68, 0.72),
    (0.68, 0.72),
    (0.16, 0.96),
    (0.16, 0.96),
    (-0.26, 0.5),
    (-0.54, -0.2),
]
_LEAF: Final[Path] = [
    (-0.72, 0.76),
    (-0.72, 0.76),
    (-0.82, 0.1),
    (-0.5, -0.46),
    (0.1, -0.8),
    (0.84, -0.88),
    (0.84, -0.88),
    (0.8, -0.12),
    (0.46, 0.46),
    (-0.1, 0.78),
]
_Cut = tuple[Points, float, Sequence[float]]


def _shape(category: Category, rng: Random) -> Path:
    """The stamp's face within a box from -1 to 1."""
    match category:
        case Category.BRIGHT:
            return blob((0.0, 0.0), 0.93, 0.93, rng, 0.025)
        case Category.ANIMAL:
            return flow(_SQUARE, closed=True, step=0.03)
        case Category.RIBBON:
            return flow(_SLIP, closed=True, step=0.03)
        case Category.CHAFF:
            return flow(_LEAF, closed=True, step=0.03)


def _sun(*, bold: bool) -> list[_Cut]:
    rays = 8 if bold else 12
    cuts: list[_Cut] = []
    for i in range(rays):
        angle = math.tau * i / rays
        ends = [(r * math.cos(angle), r * math.sin(angle)) for r in (0.46, 0.8)]
        cuts.append((ends, 0.2 if bold else 0.13, (0.55, 1.0, 0.9)))
    return cuts


def _bird(*, bold: bool) -> list[_Cut]:
    cuts: list[_Cut] = [
        ([(0.0, 0.2), (-0.2, -0.3), (-0.7, -0.46)], 0.3, (1.0, 0.9, 0.6, 0.0)),
        ([(0.06, 0.16), (0.14, -0.3), (0.52, -0.62)], 0.3, (1.0, 0.9, 0.6, 0.0)),
        ([(-0.58, 0.5), (-0.2, 0.3), (0.3, 0.14), (0.66, -0.02)], 0.32, (0.5, 1.0, 0.9, 0.3)),
    ]
    return cuts if bold else [*cuts, ([(-0.66, 0.62), (-0.4, 0.5), (-0.1, 0.36)], 0.2, TAPER)]


def _writing(*, bold: bool) -> list[_Cut]:
    if bold:
        return [([(-0.26, -0.62), (-0.14, 0.0), (0.22, 0.58)], 0.17, EVEN)]
    return [
        ([(-0.42, -0.62), (-0.3, -0.66), (-0.14, -0.68)], 0.12, SWELL),
        ([(-0.3, -0.78), (-0.3, -0.5), (-0.24, -0.32)], 0.12, TAPER),
        ([(-0.34, -0.1), (-0.14, -0.2), (-0.08, -0.02), (-0.22, 0.12)], 0.12, SWELL),
        ([(-0.06, 0.26), (0.06, 0.36), (0.14, 0.56), (0.3, 0.66), (0.42, 0.58)], 0.12, TAPER),
    ]


def _veins(*, bold: bool) -> list[_Cut]:
    rib: _Cut = ([(-0.9, 0.9), (-0.1, 0.02), (0.66, -0.7)], 0.17 if bold else 0.13, TAPER)
    if bold:
        return [rib]
    sides: list[_Cut] = []
    for share in (0.2, 0.42, 0.64):
        x, y = -0.7 + 1.3 * share, 0.7 - 1.34 * share
        reach = 0.5 - 0.36 * abs(share - 0.3)
        sides.append(([(x, y), (x + 0.1, y - reach * 0.9)], 0.1, TAPER))
        sides.append(([(x, y), (x + reach * 0.9, y - 0.06)], 0.1, TAPER))
    return [rib, *sides]


def _cuts(category: Category, *, bold: bool) -> list[_Cut]:
    match category:
        case Category.BRIGHT:
            return _sun(bold=bold)
        case Category.ANIMAL:
            return _bird(bold=bold)
        case Category.RIBBON:
            return _writing(bold=bold)
        case Category.CHAFF:
            return _veins(bold=bold)


def seal(category: Category, side: int) -> Image.Image:
    """A category's seal, RGBA, ``side`` pixels wide and high, transparent round the mark."""
    rng = Random(f"seal {category.value}")
    over = max(4, -(-256 // side))
    big = side * over
    half = big / 2

    def pixels(path: Points) -> Path:
        return [(half + x * half, half + y * half) for x, y in path]

    shape = _worn(_shape(category, rng), rng)
    face, ground = Image.new("L", (big, big), 0), Image.new("L", (big, big), 0)
    ImageDraw.Draw(ground).polygon(pixels(scaled(shape, 1.07)), fill=255)
    draw = ImageDraw.Draw(face)
    draw.polygon(pixels(shape), fill=255)
    for points, width, pressure in _cuts(category, bold=side < _PLAIN_BELOW):
        path = [(x * 10, y * 10) for x, y in points]
        for polygon in stroke(path, Brush(width * 10, pressure, 0.1), rng):
            draw.polygon(pixels([(x / 10, y / 10) for x, y in polygon]), fill=0)
    if side >= _PLAIN_BELOW:
        face = _rubbed(face, rng)
    colour = Image.new("RGB", (big, big), mixed(PAPER, WHITE, 0.5))
    colour.paste(_PIGMENTS[category], (0, 0), face)
    colour.putalpha(ground)
    return colour.resize((side, side), Image.Resampling.BOX)


def _worn(shape: Path, rng: Random) -> Path:
    """The edge of the stone, chipped a little by use."""
    path = resample([*shape, shape[0]], 240)[:-1]
    drift = noise_line(rng, len(path), 40, closed=True)
    return [
        (x * (1 + 0.012 * d), y * (1 + 0.012 * d)) for (x, y), d in zip(path, drift, strict=True)
    ]


def _rubbed(face: Image.Image, rng: Random) -> Image.Image:
    """Cinnabar paste taken up unevenly: specks of paper in the face."""
    tooth = grain(face.size, (6.0, 6.0), rng)
    kept = tooth.point([255 - max(0, min(210, (v - 150) * 6)) for v in range(256)])
    return ImageChops.multiply(face, kept)
