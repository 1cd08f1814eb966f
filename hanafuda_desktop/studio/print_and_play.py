"""A deck on paper, to be printed on both sides and cut: where everything stands, and as what.

A sheet takes four months, a row each, so that a row is the month's wide picture before it is cut.
Each card is printed a little beyond its edge (the bleed), so that a cut that is a hair off shows no
white; crop marks in the gaps say where to cut. The sheet's other side has the backs, mirrored, with
a wider bleed: printers seldom lay both sides quite upon each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Final

from PIL import Image

from hanafuda_desktop.studio.card import CARD_HEIGHT, CARD_WIDTH
from hanafuda_desktop.studio.pdf import Jpeg, Line, Page, Placed, Words, pdf_bytes
from hanafuda_desktop.studio.production import Form, Order, card_pictures, encoded
from hanafuda_desktop.studio.taking_in import fitted, opened

__all__ = [
    "BACK_BLEED",
    "BLEED",
    "PRINT_HEIGHT",
    "Paper",
    "crop_marks",
    "pages",
    "places",
    "printable",
    "printable_cards",
    "printable_file",
    "printed",
]

BLEED: Final = 1.5
"""Millimetres that a front is printed beyond its edge."""
BACK_BLEED: Final = 2.5
"""The same for a back: nearly to the middle of the gap."""

PRINT_HEIGHT: Final = round(CARD_HEIGHT / 25.4 * 600)
"""Height in pixels of a card at 600 dots an inch."""

_COLUMNS: Final = 4
_ROWS: Final = 4
_GAP: Final = 6.0
_CLEAR: Final = 0.5
"""Between a crop mark and the colour next to it."""
_MARK: Final = 5.0
"""Length of the crop marks outside; within the gaps they are as long as there is room."""
_QUALITY: Final = 92


class Paper(StrEnum):
    """The sheets that printers take."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres."""
        return (210.0, 297.0) if self is Paper.A4 else (215.9, 279.4)


def places(paper: Paper) -> tuple[tuple[float, float], ...]:
    """The upper left corners of a sheet's cards, row by row, in millimetres."""
    lefts, tops = _edges(paper)
    return tuple((left, top) for top in tops for left in lefts)


def _edges(paper: Paper) -> tuple[list[float], list[float]]:
    wide, high = paper.size
    left = (wide - _COLUMNS * CARD_WIDTH - (_COLUMNS - 1) * _GAP) / 2
    top = (high - _ROWS * CARD_HEIGHT - (_ROWS - 1) * _GAP) / 2
    lefts = [left + column * (CARD_WIDTH + _GAP) for column in range(_COLUMNS)]
    return lefts, [top + row * (CARD_HEIGHT + _GAP) for row in range(_ROWS)]


def crop_marks(paper: Paper) -> tuple[Line, ...]:
    """Where to cut: each cut is marked outside the cards and in every gap that it crosses."""
    lefts, tops = _edges(paper)
    across = _spans(tops, CARD_HEIGHT)
    along = _spans(lefts, CARD_WIDTH)
    upright = [
        Line(x, start, x, stop)
        for left in lefts
        for x in (left, left + CARD_WIDTH)
        for start, stop in across
    ]
    level = [
        Line(start, y, stop, y)
        for top in tops
        for y in (top, top + CARD_HEIGHT)
        for start, stop in along
    ]
    return (*upright, *level)


def _spans(starts: Sequence[float], length: float) -> list[tuple[float, float]]:
    """From where to where a crop mark runs: before the cards, in the gaps, and after them."""
    off = BLEED + _CLEAR
    before = (starts[0] - off - _MARK, starts[0] - off)
    gaps = [(one + length + off, other - off) for one, other in pairwise(starts)]
    last = starts[-1] + length + off
    return [before, *gaps, (last, last + _MARK)]


def pages(fronts: Sequence[Jpeg], back: Jpeg, paper: Paper, footer: str) -> tuple[Page, ...]:
    """The sheets, each a page of fronts and then the page on its other side.

    Args:
        fronts: the cards, printed :data:`BLEED` beyond their edges.
        back: the back, printed :data:`BACK_BLEED` beyond its edges.
        paper: what they are printed on.
        footer: a line of text below the fronts.
    """
    corners = places(paper)
    made: list[Page] = []
    for first in range(0, len(fronts), len(corners)):
        these = fronts[first : first + len(corners)]
        made.append(_front(these, corners, paper, f"{footer} – {first // len(corners) + 1}"))
        made.append(_reverse(back, corners[: len(these)], paper))
    return tuple(made)


def _front(
    fronts: Sequence[Jpeg], corners: Sequence[tuple[float, float]], paper: Paper, footer: str
) -> Page:
    placed = [_placed(jpeg, x, y, BLEED) for jpeg, (x, y) in zip(fronts, corners, strict=False)]
    last = max(y for _, y in corners) + CARD_HEIGHT
    words = Words(min(x for x, _ in corners), last + BLEED + _CLEAR + _MARK + 4.0, footer)
    return Page(*paper.size, placed, crop_marks(paper), [words])


def _reverse(back: Jpeg, corners: Sequence[tuple[float, float]], paper: Paper) -> Page:
    """The other side of a sheet that is turned over like a page: left and right change places."""
    wide = paper.size[0]
    mirrored = [(wide - x - CARD_WIDTH, y) for x, y in corners]
    return Page(*paper.size, [_placed(back, x, y, BACK_BLEED) for x, y in mirrored])


def _placed(jpeg: Jpeg, x: float, y: float, bleed: float) -> Placed:
    """A picture with its bleed, so that the card itself has its corner at ``x``, ``y``."""
    return Placed(jpeg, x - bleed, y - bleed, CARD_WIDTH + 2 * bleed, CARD_HEIGHT + 2 * bleed)


def printed(fronts: Sequence[Jpeg], back: Jpeg, paper: Paper, *, title: str, footer: str) -> bytes:
    """The whole deck as a PDF; see :func:`pages`."""
    return pdf_bytes(pages(fronts, back, paper, footer), title)


def printable_cards(order: Order, bleed: float) -> tuple[Jpeg, ...]:
    """Draw what an order asks for, ready for the press."""
    return tuple(printable(card, bleed) for card in card_pictures(order.cards, order.height))


def printable_file(
    data: bytes, bleed: float, *, trim: bool, corner: float, shape: float = CARD_HEIGHT / CARD_WIDTH
) -> Jpeg:
    """A picture from a file, ready for the press: taken in as the table takes it.

    One of another shape is cut to that of a card, never squeezed; one with more than 600 dots an
    inch is made smaller.

    Args:
        data: the file.
        bleed: in millimetres.
        trim: whether pale margins are cut off first.
        corner: radius of the corners, counted in the card's height. What lies beyond them is
            printed in the colour of the border.
        shape: height of the deck's cards, counted in their width.

    Raises:
        NoPicture: the bytes are none, or no card is found on it.
    """
    picture = opened(data, trim=trim, shape=shape)
    height = min(PRINT_HEIGHT, max(picture.height, 16))
    size = (round(height * CARD_WIDTH / CARD_HEIGHT), height)
    return printable(fitted(picture, size, round(corner * height)), bleed)


def printable(card: Image.Image, bleed: float) -> Jpeg:
    """A card's picture (RGBA) with its corners filled and its edges drawn out by the bleed.

    Args:
        card: the picture.
        bleed: in millimetres.
    """
    x, y = round(card.width * bleed / CARD_WIDTH), round(card.height * bleed / CARD_HEIGHT)
    whole = _drawn_out(_filled(card), max(1, x), max(1, y))
    return Jpeg(encoded(whole, Form.JPG, quality=_QUALITY), whole.width, whole.height)


def _filled(card: Image.Image) -> Image.Image:
    """The card with what is clear in the colour that it has in the middle of its upper edge."""
    solid = card.convert("RGB")
    middle = card.width // 2
    spot = solid.crop((middle - 2, 0, middle + 2, 4)).resize((1, 1), Image.Resampling.BOX)
    ground = spot.resize(card.size, Image.Resampling.NEAREST)
    ground.paste(solid, mask=card.getchannel("A"))
    return ground


def _drawn_out(card: Image.Image, x: int, y: int) -> Image.Image:
    """The card with its outermost rows and columns of pixels repeated outwards."""
    wide, high = card.size
    broad = Image.new("RGB", (wide + 2 * x, high))
    broad.paste(card.crop((0, 0, 1, high)).resize((x, high)), (0, 0))
    broad.paste(card.crop((wide - 1, 0, wide, high)).resize((x, high)), (x + wide, 0))
    broad.paste(card, (x, 0))
    whole = Image.new("RGB", (broad.width, high + 2 * y))
    whole.paste(broad.crop((0, 0, broad.width, 1)).resize((broad.width, y)), (0, 0))
    whole.paste(
        broad.crop((0, high - 1, broad.width, high)).resize((broad.width, y)), (0, y + high)
    )
    whole.paste(broad, (0, y))
    return whole
