"""How one card of the plain deck is laid out: strip, numeral, mark, plant, and what stands before.

The strip at the top is all that can be seen of a covered card, so month and category stand there.
A card is 330 by 540 units, a tenth of a millimetre each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image, ImageDraw

from hanafuda_desktop.cards.card import CARDS, Card, Category
from hanafuda_desktop.studio import plain_birds as birds
from hanafuda_desktop.studio import plain_scenes as scenes
from hanafuda_desktop.studio.ink import SUPERSAMPLING, Ink
from hanafuda_desktop.studio.pigments import (
    GOLD,
    INDIGO,
    INK,
    MONTH_PIGMENTS,
    MONTH_TINTS,
    PAPER,
    PURPLE,
    SKY,
    VERMILION,
    WHITE,
    Pigment,
    mixed,
)
from hanafuda_desktop.studio.plain_marks import category_mark, numeral, slip
from hanafuda_desktop.studio.plain_plants import PLANTS

__all__ = ["CORNER", "HEIGHT", "STRIP", "WIDTH", "plain_back", "plain_card"]

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
