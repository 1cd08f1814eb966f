"""Makes the deck: which pictures there are, in what pieces of work, and as which files.

A month is drawn once, as its wide picture, and cut into four cards; so the unit of work is a month,
and a deck is twelve :class:`Order` and one for the backs. An order is a value, and so is what comes
of it: orders can be carried out in any process, at once and in any sequence, and the same order
always gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from io import BytesIO
from typing import Final

from PIL import Image

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, CARDS_PER_MONTH
from hanafuda_desktop.studio.back import PLAIN_BACKS, back, plain_back
from hanafuda_desktop.studio.card import CARD_HEIGHT, CORNER
from hanafuda_desktop.studio.panorama import month_cards
from hanafuda_desktop.studio.small_sheet import sheet_widths, sheets_written, small_sheet

__all__ = [
    "BACK",
    "DECK",
    "EVERYTHING",
    "LEAST_HEIGHT",
    "MOST_HEIGHT",
    "NAMES",
    "SHIPPED_HEIGHT",
    "Form",
    "Order",
    "Picture",
    "card_pictures",
    "carry_out",
    "deck_files",
    "encoded",
    "orders",
]

DECK: Final = "hanagoyomi"
"""The deck's id: "flower calendar"."""

BACK: Final = CARD_COUNT
"""Stands for the back where cards are numbered: it follows the last card."""

NAMES: Final = (*(card.id for card in CARDS), "back", *(f"back-{tone}" for tone in PLAIN_BACKS))
"""What there is to draw, by number: all cards in the order of the months, and the backs."""

EVERYTHING: Final = tuple(range(len(NAMES)))
"""All these numbers."""

SHIPPED_HEIGHT: Final = 900
"""Height in pixels of the pictures that come with the program."""

LEAST_HEIGHT: Final = 48
MOST_HEIGHT: Final = 3000
"""Below this nothing can be told apart; above it a month needs some gigabytes while it is drawn."""

_QUALITY: Final = 92
_SHEET_QUALITY: Final = 86
"""Of what is shown at half its size again."""

_DECK_YAML: Final = """\
id: {id}
name: {{en: Hanagoyomi, ja: 花暦}}
credit: Hanafuda Desktop
licence: CC BY 4.0
card: {{width: {width}, height: {height}, corner: {corner}}}
files: "{{id}}.{form}"
back: back.{form}
halves: "half/{{id}}.{form}"
sheets:
{sheets}"""


class Form(StrEnum):
    """How a picture is written; the word is also the ending of its file's name."""

    PNG = "png"
    """Exact, with clear corners."""
    JPG = "jpg"
    """A quarter of the bytes and read twice as fast; whoever shows it rounds the corners."""


@dataclass(frozen=True, slots=True)
class Order:
    """One piece of work: cards of one month, or backs.

    Attributes:
        cards: what is wanted, by number (see :data:`NAMES`).
        height: of a card, in pixels.
        form: how the pictures are written.
    """

    cards: tuple[int, ...]
    height: int
    form: Form


@dataclass(frozen=True, slots=True)
class Picture:
    """A card's picture as the bytes of a file.

    Attributes:
        card: whose it is, by number (see :data:`NAMES`).
        file: what the file is called.
        data: its bytes.
    """

    card: int
    file: str
    data: bytes


def orders(cards: Collection[int], height: int, form: Form) -> tuple[Order, ...]:
    """The work that a set of cards asks for, month by month; the backs are one order more."""
    by_month: dict[int, list[int]] = {}
    for card in sorted(set(cards)):
        by_month.setdefault(card // CARDS_PER_MONTH, []).append(card)
    return tuple(Order(tuple(wanted), height, form) for wanted in by_month.values())


def card_pictures(cards: Sequence[int], height: int) -> tuple[Image.Image, ...]:
    """Draw cards of one month, or backs (RGBA, ``height`` pixels high)."""
    if cards[0] >= BACK:
        return tuple(_back(card, height) for card in cards)
    all_four = month_cards(CARDS[cards[0]].month, height)
    return tuple(all_four[CARDS[card].place - 1] for card in cards)


def _back(number: int, height: int) -> Image.Image:
    return (
        back(height) if number == BACK else plain_back(list(PLAIN_BACKS)[number - BACK - 1], height)
    )


def carry_out(order: Order) -> tuple[Picture, ...]:
    """Draw what an order asks for."""
    pictures = card_pictures(order.cards, order.height)
    return tuple(
        Picture(card, f"{NAMES[card]}.{order.form}", encoded(picture, order.form))
        for card, picture in zip(order.cards, pictures, strict=True)
    )


def encoded(picture: Image.Image, form: Form, *, quality: int = _QUALITY) -> bytes:
    """A picture as the bytes of a file.

    Behind clear corners lies the colour of the border, so a form without transparency shows square
    corners in that colour. Colour is kept as fine as light: thin red strokes would blur else.
    """
    file = BytesIO()
    if form is Form.PNG:
        picture.save(file, "PNG", compress_level=9)
    else:
        picture.convert("RGB").save(file, "JPEG", quality=quality, subsampling=0, optimize=True)
    return file.getvalue()


def deck_files(
    pictures: Sequence[Picture], height: int, form: Form
) -> tuple[tuple[str, bytes], ...]:
    """What a folder with all the pictures lacks to be a deck: smaller pictures, deck.yaml.

    Args:
        pictures: all of them, in the order of :data:`EVERYTHING`.
        height: of each, in pixels.
        form: how they are written.
    """
    opened = [Image.open(BytesIO(picture.data)) for picture in pictures[: BACK + 1]]
    width = opened[0].width
    sheets = [
        (f"{name}.{form}", encoded(small_sheet(opened, small), form, quality=_SHEET_QUALITY))
        for name, small in sheet_widths(width).items()
    ]
    text = _DECK_YAML.format(
        id=DECK,
        width=width,
        height=height,
        corner=round(CORNER * height / CARD_HEIGHT),
        form=form,
        sheets=sheets_written(width, form),
    )
    halves = [
        (f"half/{picture.file}", encoded(_half(image), form, quality=_SHEET_QUALITY))
        for picture, image in zip(pictures[: BACK + 1], opened, strict=True)
    ]
    return (*sheets, *halves, ("deck.yaml", text.encode()))


def _half(image: Image.Image) -> Image.Image:
    """The picture in half its size, as a small table shows it."""
    size = (-(-image.width // 2), -(-image.height // 2))
    return image.resize(size, Image.Resampling.LANCZOS)
