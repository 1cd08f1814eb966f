"""The program's icon, in the hand of the plain deck: the full moon over the hill.

Small sizes are drawn more simply, not only smaller: at 16 pixels a moon and a hill is all there is
room for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from hanafuda_desktop.studio.ink import SUPERSAMPLING, Ink
from hanafuda_desktop.studio.pigments import INK, VERMILION, WHITE

__all__ = ["ICON_SIZES", "draw_icons", "icon"]

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
"""Side lengths in pixels that every desktop asks for."""

_GRASS_FROM: Final = 48
_CORNER: Final = 21.0


def icon(side: int) -> Image.Image:
    """The icon, ``side`` pixels wide and high, transparent outside its round corners."""
    ink = Ink(100, 100, side / 100, VERMILION)
    fine = side >= _GRASS_FROM
    moon = 29 if fine else 31
    ink.disc(50, 42, moon, WHITE)
    hill = [(-30, 130), (-20, 92), (18, 76), (50, 71), (82, 76), (120, 92), (130, 130)]
    ink.blob(hill, INK)
    if fine:
        _grass(ink)
    return _cut(ink, side)


def _grass(ink: Ink) -> None:
    """Blades along the hill's edge, leaning apart, none as high as the next."""
    for index, x in enumerate(range(2, 100, 4)):
        foot = 73 + ((x - 50) / 15) ** 2 * 1.2
        lean = (x - 50) * 0.09 + (-4, 3, 1, -2, 4)[index % 5]
        high = (13, 8, 16, 10, 12, 7)[index % 6]
        blade = [(x, foot + 12), (x + lean * 0.3, foot - high * 0.3), (x + lean, foot - high)]
        ink.stroke(blade, (4.4, 2.8, 0.3), INK)


def _cut(ink: Ink, side: int) -> Image.Image:
    large = side * SUPERSAMPLING
    edge = large * (0.03 if side >= _GRASS_FROM else 0.055)
    inner, outer = Image.new("L", (large, large)), Image.new("L", (large, large))
    corner = large * _CORNER / 100
    box = (edge, edge, large - 1 - edge, large - 1 - edge)
    ImageDraw.Draw(inner).rounded_rectangle(box, corner - edge, 255)
    ImageDraw.Draw(outer).rounded_rectangle((0, 0, large - 1, large - 1), corner, 255)
    ink.image = Image.composite(ink.image, Image.new("RGB", inner.size, INK), inner)
    picture = ink.finished()
    picture.putalpha(outer.resize(picture.size, Image.Resampling.BOX))
    return picture


def draw_icons(folder: Path) -> None:
    """Write the icon in all sizes into ``folder`` as ``icon-<side>.png``.

    Raises:
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for side in ICON_SIZES:
        icon(side).save(folder / f"icon-{side}.png", optimize=True)
