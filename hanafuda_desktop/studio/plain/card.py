"""How one card of the plain deck is laid out: strip, numeral, mark, plant, and what stands before.

The strip at the top is all that can be seen of a covered card, so month and category stand there.
A card is 330 by 540 units, a tenth of a millimetre each.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, Card, Category, Ribbon
from hanafuda_desktop.studio.plain import scenes
from hanafuda_desktop.studio.plain import scenes as birds
from hanafuda_desktop.studio.plain.plants import PLANTS
from hanafuda_desktop.studio.production import SHEET_COLUMNS, sheet_widths, sheets_written
from hanafuda_desktop.studio.tools.hand import SUPERSAMPLING, Ink
from hanafuda_desktop.studio.tools.pigments import (
    GOLD,
    INDIGO,
    INK,
    MONTH_PIGMENTS,
    MONTH_TINTS,
    OCHRE,
    PAPER,
    PURPLE,
    SKY,
    STONE,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)

# Signs of the plain deck: the month's numeral, the category's mark, the ribbons.
#
# A mark tells its category by shape as well as by colour: a rayed sun, a bird, a slip, three dots.

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


WIDTH: Final = 330
HEIGHT: Final = 540
CORNER: Final = 20
"""Radius of the corners."""
STRIP: Final = 97
"""Height of the strip that says month and category: 18 % of the card."""
_BORDER: Final = 7
_CARTOUCHE: Final = 116

_HANGING: Final = (4, 10, 11)
"""Months whose plant comes from above."""

_Place = tuple[float, float, float]
"""Where something stands: x, y and how large."""

_SUBJECTS: Final[dict[str, tuple[Callable[[Ink], None], _Place, _Place]]] = {
    # what it is: how it is drawn, its place, the plant's place
    "pine-crane": (birds.crane, (186, 300, 1.5), (92, 452, 0.95)),
    "plum-warbler": (birds.warbler, (176, 236, 1.2), (150, 432, 1.0)),
    "cherry-curtain": (scenes.curtain, (165, 400, 1.0), (165, 226, 1.22)),
    "wisteria-cuckoo": (birds.cuckoo, (172, 402, 1.22), (165, 196, 1.02)),
    "iris-bridge": (scenes.bridge, (165, 430, 1.0), (165, 222, 1.12)),
    "peony-butterflies": (scenes.butterflies, (165, 214, 1.12), (165, 428, 1.08)),
    "clover-boar": (scenes.boar, (168, 404, 1.28), (165, 246, 1.24)),
    "susuki-moon": (scenes.moon, (165, 250, 1.12), (165, 472, 1.2)),
    "susuki-geese": (birds.geese, (165, 236, 1.3), (165, 472, 1.2)),
    "chrysanthemum-cup": (scenes.cup, (165, 432, 1.26), (165, 226, 1.18)),
    "maple-deer": (scenes.deer, (160, 388, 1.3), (172, 224, 1.2)),
    "willow-rainman": (scenes.rain_man, (158, 398, 1.18), (165, 198, 1.18)),
    "willow-swallow": (birds.swallow, (165, 376, 1.36), (165, 210, 1.3)),
    "paulownia-phoenix": (birds.phoenix, (168, 232, 1.24), (165, 438, 1.0)),
}
_GROUNDS: Final[dict[str, Pigment]] = {
    "pine-crane": mixed(GOLD, PAPER, 0.25),
    "cherry-curtain": mixed(GOLD, PAPER, 0.25),
    "susuki-moon": VERMILION,
    "willow-rainman": mixed(GOLD, PAPER, 0.25),
    "paulownia-phoenix": mixed(GOLD, PAPER, 0.25),
}


def plain_card(card: int, height: int) -> Image.Image:
    """The picture of a card, ``height`` pixels high, transparent outside its round corners."""
    this = CARDS[card]
    ground = _GROUNDS.get(this.id, MONTH_TINTS[this.month - 1])
    ink = Ink(WIDTH, HEIGHT, height / HEIGHT, ground)
    _picture(ink, this)
    _strip(ink, this, height)
    return _framed(ink)


def _picture(ink: Ink, card: Card) -> None:
    plant = PLANTS[card.month - 1]
    if card.id == "willow-lightning":
        with ink.at(165, 318):
            scenes.lightning(ink)
    elif card.category is Category.RIBBON:
        _ribbon_picture(ink, card, plant)
    elif card.category is Category.CHAFF:
        _chaff_picture(ink, card, plant)
    else:
        _subject_picture(ink, card, plant)


def _subject_picture(ink: Ink, card: Card, plant: Callable[[Ink], None]) -> None:
    draw, (x, y, size), (plant_x, plant_y, plant_size) = _SUBJECTS[card.id]
    if card.category is Category.ANIMAL:
        _clouds(ink)
    if card.id == "pine-crane":
        ink.disc(226, 206, 92, VERMILION)
    if card.id == "willow-rainman":
        _rain(ink)
    with ink.at(plant_x, plant_y, size=plant_size):
        plant(ink)
    with ink.at(x, y, size=size):
        draw(ink)


def _ribbon_picture(ink: Ink, card: Card, plant: Callable[[Ink], None]) -> None:
    hangs = card.month in _HANGING
    with ink.at(165, 266 if hangs else 376, size=1.4):
        plant(ink)
    lean = -1 if card.month in (3, 6, 7, 9) else 1
    if card.ribbon is not None:
        with ink.at(165, 330 if hangs else 284, size=1.22):
            slip(ink, card.ribbon, lean=lean)


def _chaff_picture(ink: Ink, card: Card, plant: Callable[[Ink], None]) -> None:
    if card.id == "paulownia-chaff-1":
        ink.shape([(0, 400), (WIDTH, 400), (WIDTH, HEIGHT), (0, HEIGHT)], GOLD)
        ink.line([(0, 400), (WIDTH, 400)], 4, INK)
    if card.month == 8:
        with ink.at(165, 440, size=1.25, mirror=card.id.endswith("2")):
            plant(ink)
        return
    y = 318.0
    if card.month in _HANGING:
        y = 262
    elif card.month != 12:
        y = 378
    size = 1.2 if card.id.endswith("3") else 1.36
    with ink.at(165, y, size=size, mirror=not card.id.endswith("1")):
        plant(ink)


def _clouds(ink: Ink) -> None:
    """Bars of cloud, such as every animal's card has: an aid for beginners."""
    tone = mixed(VERMILION, PAPER, 0.12)
    for y, left, right in ((118, 196, 340), (136, 240, 340), (118, -10, 60)):
        ink.line([(left, y), (right, y)], 20, tone)


def _rain(ink: Ink) -> None:
    for x in range(-60, 400, 26):
        ink.line([(x + 60, 90), (x - 40, 560)], 1.8, mixed(INDIGO, SKY, 0.3))


def _strip(ink: Ink, card: Card, height: int) -> None:
    pigment = MONTH_PIGMENTS[card.month - 1]
    ink.shape([(0, 0), (WIDTH, 0), (WIDTH, STRIP), (0, STRIP)], PAPER)
    ink.shape([(0, 0), (_CARTOUCHE, 0), (_CARTOUCHE, STRIP), (0, STRIP)], pigment)
    ink.line([(0, STRIP), (WIDTH, STRIP)], 3.4, INK)
    ink.line([(_CARTOUCHE, 0), (_CARTOUCHE, STRIP)], 3.4, INK)
    grain = height / HEIGHT * SUPERSAMPLING
    mask = numeral(card.month, 64 * grain)
    left = round((_CARTOUCHE + _BORDER) / 2 * grain - mask.width / 2)
    top = round((STRIP + _BORDER) / 2 * grain - mask.height / 2)
    ink.image.paste(WHITE, (left, top), mask)
    with ink.at(276, (STRIP + _BORDER) / 2, size=1.02):
        category_mark(ink, card.category, card.ribbon)


def _framed(ink: Ink) -> Image.Image:
    """The sheet with its dark border, cut to a card with round corners."""
    size = ink.image.size
    grain = size[0] / WIDTH
    edge = round(_BORDER * grain)
    inner, outer = Image.new("L", size), Image.new("L", size)
    box = (edge, edge, size[0] - 1 - edge, size[1] - 1 - edge)
    ImageDraw.Draw(inner).rounded_rectangle(box, (CORNER - _BORDER) * grain, 255)
    whole = (0, 0, size[0] - 1, size[1] - 1)
    ImageDraw.Draw(outer).rounded_rectangle(whole, CORNER * grain, 255)
    ink.image = Image.composite(ink.image, Image.new("RGB", size, INK), inner)
    picture = ink.finished()
    picture.putalpha(outer.resize(picture.size, Image.Resampling.BOX))
    return picture


def plain_back(height: int) -> Image.Image:
    """The back: indigo with a lattice of seven treasures (shippo) in a fine frame."""
    ink = Ink(WIDTH, HEIGHT, height / HEIGHT, INDIGO)
    line = mixed(INDIGO, SKY, 0.55)
    reach = 33
    for row in range(-1, 19):
        for column in range(-1, 12):
            x, y = column * reach, row * reach
            if (row + column) % 2 == 0:
                for way in (-1, 1):
                    ink.leaf((x, y), (x + reach, y + way * reach), 13, line)
                    ink.leaf((x, y + way * reach), (x, y + way * reach), 1, line)
                ink.disc(x + reach, y, 4.2, mixed(INDIGO, PURPLE, 0.5))
    for inset, width, colour in ((11, 30, INDIGO), (25, 2.6, line), (15, 2.6, line)):
        far = (WIDTH - inset, HEIGHT - inset)
        corners = [(inset, inset), (far[0], inset), far, (inset, far[1]), (inset, inset)]
        ink.line(corners, width, colour)
    return _framed(ink)


# The plain deck: all its pictures and its ``deck.yaml``, written into a folder.
#
# Everything is drawn anew each time and comes out the same to the byte, so what ships can always
# be checked against what this draws.

SHIPPED_HEIGHT: Final = 720
"""Height in pixels of the pictures that ship."""

_COLOURS: Final = 240
_VEILS: Final = 16
"""Palette entries kept for the border's ink, from clear to solid, for the round corners."""

_DECK_YAML: Final = """\
id: plain
name: {{en: Plain deck, ja: 無地の札}}
credit: Hanafuda Desktop
licence: CC BY 4.0
marks: true
card: {{width: {width}, height: {height}, corner: {corner}}}
files: "{{id}}.png"
back: back.png
sheets:
{sheets}"""


def draw_plain_deck(
    folder: Path,
    height: int = SHIPPED_HEIGHT,
    *,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Draw the forty-eight cards, the back and the sheets of small ones into ``folder``.

    Args:
        folder: made if it is not there; files of the same names are replaced.
        height: of a card's picture, in pixels.
        progress: told after each picture how many are done and how many there are.

    Raises:
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    pictures: list[Image.Image] = []
    for card in range(CARD_COUNT + 1):
        is_back = card == CARD_COUNT
        picture = plain_back(height) if is_back else plain_card(card, height)
        name = "back" if is_back else CARDS[card].id
        _save(picture, folder / f"{name}.png")
        pictures.append(picture)
        if progress is not None:
            progress(card + 1, CARD_COUNT + 1)
    width = pictures[0].width
    for name, small in sheet_widths(width).items():
        _save(_sheet(pictures, small), folder / f"{name}.png")
    text = _DECK_YAML.format(
        width=width,
        height=height,
        corner=round(CORNER * height / HEIGHT),
        sheets=sheets_written(width, "png"),
    )
    (folder / "deck.yaml").write_text(text, encoding="utf-8", newline="\n")


def _sheet(pictures: list[Image.Image], width: int) -> Image.Image:
    height = round(width * HEIGHT / WIDTH)
    rows = -(-len(pictures) // SHEET_COLUMNS)
    sheet = Image.new("RGBA", (width * SHEET_COLUMNS, height * rows), (*INK, 0))
    for index, picture in enumerate(pictures):
        row, column = divmod(index, SHEET_COLUMNS)
        small = picture.resize((width, height), Image.Resampling.BOX)
        sheet.paste(small, (column * width, row * height))
    return sheet


def _save(picture: Image.Image, path: Path) -> None:
    """Write a picture with a palette: a fifth of the bytes, and nobody sees a difference.

    The corners fade from the border's ink to nothing; a few palette entries are kept for that, so
    that all others stay solid.
    """
    alpha = picture.getchannel("A")
    solid = picture.convert("RGB").quantize(
        _COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
    )
    palette = (solid.getpalette() or [])[: _COLOURS * 3]
    palette += [0] * (_COLOURS * 3 - len(palette)) + list(INK) * _VEILS
    veils = alpha.point([_COLOURS + round(value / 255 * (_VEILS - 1)) for value in range(256)])
    clear = alpha.point([255] * 255 + [0])
    indices = Image.composite(veils, _as_grey(solid), clear)
    indices.putpalette(palette)
    veil = bytes(round(255 * step / (_VEILS - 1)) for step in range(_VEILS))
    indices.save(path, optimize=True, transparency=b"\xff" * _COLOURS + veil)


def _as_grey(indexed: Image.Image) -> Image.Image:
    return Image.frombytes("L", indexed.size, indexed.tobytes())
