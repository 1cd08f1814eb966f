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
from fractions import Fraction
from io import BytesIO
from typing import Final

from PIL import Image

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, CARDS_PER_MONTH
from hanafuda_desktop.studio.back import PLAIN_BACKS, back, plain_back
from hanafuda_desktop.studio.card import CARD_HEIGHT, CARD_WIDTH, CORNER
from hanafuda_desktop.studio.panorama import cards_cut, month_cards, panorama

# Pictures of cards made small: all of a deck in one file, or a single one for a page.
#
# A deck has its sheet in two sizes: the larger for cards on a small table, the smaller for the
# places of the yaku beside it. Every start of the program waits for the smaller one.

SHEET_COLUMNS: Final = 7
"""How many cards stand in a row: with the back, seven rows of seven."""

_SMALLER: Final = {"sheet": 4, "sheet-small": 8}
"""The sheets of a deck, and how much smaller than its pictures the cards on each are."""
_LEAST: Final = 16


def sheet_widths(width: int) -> dict[str, int]:
    """How wide a card is on each sheet of a deck, by the sheet's name.

    A deck so small that both would be the same has one.

    Args:
        width: of the deck's pictures.
    """
    widths: dict[str, int] = {}
    for name, smaller in _SMALLER.items():
        small = max(_LEAST, width // smaller)
        if small not in widths.values():
            widths[name] = small
    return widths


def sheets_written(width: int, ending: str) -> str:
    """The sheets as a ``deck.yaml`` lists them.

    Args:
        width: of the deck's pictures.
        ending: of the sheets' file names.
    """
    return "".join(
        f"  - {{file: {name}.{ending}, width: {small}, columns: {SHEET_COLUMNS}}}\n"
        for name, small in sheet_widths(width).items()
    )


def small_sheet(
    pictures: Sequence[Image.Image], width: int, columns: int = SHEET_COLUMNS
) -> Image.Image:
    """The pictures row by row, each ``width`` pixels wide, in the kind of the first one."""
    first = pictures[0]
    height = round(width * first.height / first.width)
    rows = -(-len(pictures) // columns)
    sheet = Image.new(first.mode, (width * columns, height * rows))
    for index, picture in enumerate(pictures):
        row, column = divmod(index, columns)
        small = picture.resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (column * width, row * height))
    return sheet


def small_picture(data: bytes, width: int) -> bytes:
    """A picture file made at most ``width`` pixels wide, as WebP: a page shows a card many times.

    Raises:
        OSError: the bytes are no picture.
    """
    with Image.open(BytesIO(data)) as file:
        clear = "A" in file.getbands() or "transparency" in file.info
        picture = file.convert("RGBA" if clear else "RGB")
    if picture.width > width:
        size = (width, round(width * picture.height / picture.width))
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    small = BytesIO()
    picture.save(small, "WEBP", quality=80)
    return small.getvalue()


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

_WIDE: Final = "months/{month}"
"""What the months' wide pictures are called."""
_WIDE_SHARE: Final = Fraction(8, 11)
"""Their height, counted in the cards': 1600 pixels wide in the deck that ships, so that a window
that fills a screen need hardly enlarge them."""
_WIDE_QUALITY: Final = 52
"""Of WebP, which is sharper at this size than a JPEG of as many bytes at two thirds of it."""

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
panoramas: "{wide}"
sheets:
{sheets}"""


class PictureFormat(StrEnum):
    """How a picture is written; the word is also the ending of its file's name."""

    PNG = "png"
    """Exact, with clear corners."""
    JPG = "jpg"
    """A quarter of the bytes and read twice as fast; whoever shows it rounds the corners."""

    @property
    def wide(self) -> str:
        """The ending of the months' wide pictures, which are looked at singly and may be slow."""
        return "png" if self is PictureFormat.PNG else "webp"


@dataclass(frozen=True, slots=True)
class Order:
    """One piece of work: cards of one month, or backs.

    Attributes:
        cards: what is wanted, by number (see :data:`NAMES`).
        height: of a card, in pixels.
        form: how the pictures are written.
        wide: whether the month's wide picture is wanted too.
    """

    cards: tuple[int, ...]
    height: int
    form: PictureFormat
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as the bytes of a file.

    Attributes:
        card: whose it is, by number (see :data:`NAMES`); nobody's if it is that of a whole month.
        file: what the file is called.
        data: its bytes.
    """

    card: int | None
    file: str
    data: bytes


def orders(
    cards: Collection[int], height: int, form: PictureFormat, *, wide: bool = False
) -> tuple[Order, ...]:
    """The work that a set of cards asks for, month by month; the backs are one order more.

    Args:
        cards: by number (see :data:`NAMES`).
        height: of a card, in pixels.
        form: how the pictures are written.
        wide: whether every month's wide picture is wanted too.
    """
    by_month: dict[int, list[int]] = {}
    for card in sorted(set(cards)):
        by_month.setdefault(card // CARDS_PER_MONTH, []).append(card)
    return tuple(
        Order(tuple(wanted), height, form, wide and wanted[0] < BACK)
        for wanted in by_month.values()
    )


def card_pictures(cards: Sequence[int], height: int) -> tuple[Image.Image, ...]:
    """Draw cards of one month, or backs (RGBA, ``height`` pixels high)."""
    if cards[0] >= BACK:
        return tuple(_back(card, height) for card in cards)
    return _wanted(cards, month_cards(CARDS[cards[0]].month, height))


def _wanted(cards: Sequence[int], all_four: Sequence[Image.Image]) -> tuple[Image.Image, ...]:
    return tuple(all_four[CARDS[card].place - 1] for card in cards)


def _back(number: int, height: int) -> Image.Image:
    return (
        back(height) if number == BACK else plain_back(list(PLAIN_BACKS)[number - BACK - 1], height)
    )


def carry_out(order: Order) -> tuple[Picture, ...]:
    """Draw what an order asks for; a wide picture comes last."""
    if not order.wide:
        return _written(order, card_pictures(order.cards, order.height))
    month = CARDS[order.cards[0]].month
    wide = panorama(month, order.height)
    name = f"{_WIDE.format(month=month)}.{order.form.wide}"
    cards = _wanted(order.cards, cards_cut(wide, month))
    return (*_written(order, cards), Picture(None, name, _wide_encoded(wide, order.form)))


def _wide_encoded(wide: Image.Image, form: PictureFormat) -> bytes:
    size = (round(wide.width * _WIDE_SHARE), round(wide.height * _WIDE_SHARE))
    smaller = wide.resize(size, Image.Resampling.LANCZOS)
    if form is PictureFormat.PNG:
        return encoded(smaller, form)
    file = BytesIO()
    smaller.convert("RGB").save(file, "WEBP", quality=_WIDE_QUALITY, method=6)
    return file.getvalue()


def _written(order: Order, pictures: Sequence[Image.Image]) -> tuple[Picture, ...]:
    return tuple(
        Picture(card, f"{NAMES[card]}.{order.form}", encoded(picture, order.form))
        for card, picture in zip(order.cards, pictures, strict=True)
    )


def encoded(picture: Image.Image, form: PictureFormat, *, quality: int = _QUALITY) -> bytes:
    """A picture as the bytes of a file.

    Behind clear corners lies the colour of the border, so a form without transparency shows square
    corners in that colour. Colour is kept as fine as light: thin red strokes would blur else.
    """
    file = BytesIO()
    if form is PictureFormat.PNG:
        picture.save(file, "PNG", compress_level=9)
    else:
        picture.convert("RGB").save(file, "JPEG", quality=quality, subsampling=0, optimize=True)
    return file.getvalue()


def deck_files(
    pictures: Sequence[Picture], height: int, form: PictureFormat
) -> tuple[tuple[str, bytes], ...]:
    """What a folder with all the pictures lacks to be a deck: smaller pictures, deck.yaml.

    Args:
        pictures: all cards and the back, in the order of :data:`EVERYTHING`.
        height: of the deck's cards, in pixels.
        form: how they are written.
    """
    opened = [Image.open(BytesIO(picture.data)) for picture in pictures[: BACK + 1]]
    width = round(height * CARD_WIDTH / CARD_HEIGHT)
    half = (-(-width // 2), -(-height // 2))
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
        wide=f"{_WIDE}.{form.wide}",
        sheets=sheets_written(width, form),
    )
    halves = [
        (
            f"half/{picture.file}",
            encoded(image.resize(half, Image.Resampling.LANCZOS), form, quality=_SHEET_QUALITY),
        )
        for picture, image in zip(pictures[: BACK + 1], opened, strict=True)
    ]
    return (*sheets, *halves, ("deck.yaml", text.encode()))
