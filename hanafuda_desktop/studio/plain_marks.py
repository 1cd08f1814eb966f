"""Signs of the plain deck: the month's numeral, the category's mark, the ribbons.

A mark tells its category by shape as well as by colour: a rayed sun, a bird, a slip, three dots.
"""

from __future__ import annotations

import math
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from hanafuda_desktop.cards.card import Category, Ribbon
from hanafuda_desktop.studio.ink import Ink
from hanafuda_desktop.studio.pigments import (
    INDIGO,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    STONE,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

__all__ = ["RIBBON_PIGMENTS", "category_mark", "numeral", "slip"]

RIBBON_PIGMENTS: Final[dict[Ribbon, Pigment]] = {
    Ribbon.POETRY: VERMILION,
    Ribbon.BLUE: mixed(INDIGO, PURPLE, 0.35),
    Ribbon.RED: VERMILION,
}
_FIGURES: Final = 200
"""Size at which numerals are set before they are brought to the size that is wanted."""


def numeral(number: int, height: float) -> Image.Image:
    """A bold numeral as a mask, ``height`` pixels high, as narrow as two figures may be."""
    font = ImageFont.load_default(_FIGURES)
    weight = _FIGURES // 36
    left, top, right, bottom = font.getbbox(str(number), stroke_width=weight)
    mask = Image.new("L", (round(right - left), round(bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), str(number), 255, font, stroke_width=weight)
    width = mask.width * height / mask.height * (0.84 if number > 9 else 1.0)
    return mask.resize((max(1, round(width)), max(1, round(height))), Image.Resampling.LANCZOS)


def slip(ink: Ink, ribbon: Ribbon, *, lean: int) -> None:
    """A ribbon 240 units long around the origin.

    Args:
        ink: where to draw.
        ribbon: which of the three it is.
        lean: 1 leans from top left to bottom right, -1 the other way.
    """
    colour = RIBBON_PIGMENTS[ribbon]
    edge = mixed(colour, INK, 0.75)
    for grow, tone in ((3.0, edge), (0.0, colour)):
        left, right = -34 - grow, 34 + grow
        outline = [(left + lean * x, y) for x, y in _side(120 + grow)]
        outline += [(right + lean * x, y) for x, y in reversed(_side(120 + grow))]
        ink.shape(outline, tone)
    light = mixed(colour, WHITE, 0.35)
    for inset in (-26, 26):
        ink.line([(inset + lean * x, y) for x, y in _side(112)], 1.6, light)
    if ribbon is Ribbon.POETRY:
        _verse(ink, lean)


def _side(reach: float) -> list[tuple[float, float]]:
    steps = [-reach + reach * 2 * step / 20 for step in range(21)]
    return [(y * 0.26 + 12 * math.sin(y / 56), y) for y in steps]


def _verse(ink: Ink, lean: int) -> None:
    """Brushed signs that read as running script, from the top down."""
    signs = (
        [(-12, -8), (2, -12), (12, -7), (0, 2), (-9, 12), (8, 11)],
        [(0, -14), (-3, 2), (-13, 9), (0, 14), (13, 5), (5, -4)],
        [(-11, -6), (11, -9), (-2, 1), (9, 6), (-6, 13)],
        [(4, -13), (-8, -2), (8, 1), (-3, 13), (12, 14)],
        [(-10, -11), (10, -9), (-8, 3), (10, 5), (2, 15)],
    )
    for row, sign in enumerate(signs):
        y = -86 + row * 43
        x = lean * (y * 0.26 + 12 * math.sin(y / 56))
        with ink.at(x, y, size=1.12):
            ink.stroke(sign, (6.5, 3.4, 5.4, 2.6, 4.6, 1.4), INK)


def category_mark(ink: Ink, category: Category, ribbon: Ribbon | None) -> None:
    """The mark of a category, in a circle of radius 34 around the origin."""
    match category:
        case Category.BRIGHT:
            _sun(ink)
        case Category.ANIMAL:
            _bird(ink)
        case Category.RIBBON:
            _small_slip(ink, ribbon or Ribbon.RED)
        case Category.CHAFF:
            _dots(ink)


def _sun(ink: Ink) -> None:
    rays = 12
    points = []
    for step in range(rays * 2):
        angle = math.pi * step / rays - math.pi / 2
        reach = 22 if step % 2 else 37
        points.append((math.cos(angle) * reach, math.sin(angle) * reach))
    ink.shape([(x * 1.08, y * 1.08) for x, y in points], INK)
    ink.shape(points, OCHRE)
    ink.disc(0, 0, 19, VERMILION, line=2.4, ink=WHITE)


def _bird(ink: Ink) -> None:
    colour = mixed(INDIGO, INK, 0.15)
    body = [
        (-36, -3),
        (-27, -15),
        (-14, -16),
        (-2, -4),
        (14, 2),
        (38, 6),
        (22, 16),
        (0, 20),
        (-20, 12),
        (-27, 0),
    ]
    ink.blob(body, colour)
    ink.stroke([(-8, 2), (2, -22), (24, -32)], (9, 17, 1), colour)
    ink.stroke([(-2, 6), (14, -8), (34, -16)], (8, 13, 1), colour)
    ink.disc(-22, -7, 2.8, PAPER)


def _small_slip(ink: Ink, ribbon: Ribbon) -> None:
    with ink.at(0, 0, size=0.29):
        colour = RIBBON_PIGMENTS[ribbon]
        for grow, tone in ((7.0, INK), (0.0, colour)):
            outline = [(-46 - grow + x, y) for x, y in _side(118 + grow)]
            outline += [(46 + grow + x, y) for x, y in reversed(_side(118 + grow))]
            ink.shape(outline, tone)
        if ribbon is Ribbon.POETRY:
            for y in (-64, 0, 64):
                x = y * 0.26
                ink.stroke(
                    [(x - 22, y - 14), (x + 20, y - 8), (x - 16, y + 16), (x + 22, y + 18)],
                    (16, 9, 13, 5),
                    INK,
                )
        elif ribbon is Ribbon.BLUE:
            ink.line([(y * 0.26 + 12 * math.sin(y / 56), y) for y in (-70, 0, 70)], 13, PAPER)


def _dots(ink: Ink) -> None:
    for x, y in ((0, -17), (-17, 12), (17, 12)):
        ink.disc(x, y, 9.5, mixed(STONE, INK, 0.25))
