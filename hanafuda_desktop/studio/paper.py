"""Paper: fibres, and the grain that a printing block leaves in flat colour.

All fields are grey pictures made on a lattice in **millimetres** and then brought to the size asked
for, so that the same sheet of paper lies under a card 130 pixels high and a print at 600 dpi.
"""

from __future__ import annotations

from random import Random
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

__all__ = ["fibres", "grain", "noise"]

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
