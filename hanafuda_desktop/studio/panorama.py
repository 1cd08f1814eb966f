"""Prints a month: its wide picture, and the four cards cut from it.

A month's module draws, and knows nothing of pixels::

    def draw(sheet: Sheet) -> None: ...      # 132 x 54 mm, origin at the top left, y down

Card ``n`` (0 to 3) covers ``33 * n`` to ``33 * (n + 1)`` across, in the order of the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PIL import Image

from hanafuda_desktop.studio.card import CARD_HEIGHT, CARD_WIDTH, PICTURE_WIDTH, cut
from hanafuda_desktop.studio.months import (
    cherry,
    chrysanthemum,
    clover,
    iris,
    maple,
    paulownia,
    peony,
    pine,
    plum,
    susuki,
    willow,
    wisteria,
)
from hanafuda_desktop.studio.tools.pigments import INDIGO, INK, PAPER, Pigment, mixed
from hanafuda_desktop.studio.tools.printing import PrintSheet

# The deck at a glance: all cards on one sheet, and the months as they are before the cut.

_CLOTH: Final = mixed(INDIGO, INK, 0.45)
_CARDS_IN_A_ROW: Final = 12
_MONTHS_IN_A_ROW: Final = 2


def contact_sheet(cards: Sequence[Image.Image], height: int) -> Image.Image:
    """All cards (RGBA) on a cloth, three months in a row, each ``height`` pixels high."""
    return _laid_out(cards, height, _CARDS_IN_A_ROW, max(2, height // 18), _CLOTH)


def month_sheet(panoramas: Sequence[Image.Image], height: int) -> Image.Image:
    """The wide pictures of the months on paper, two in a row, each ``height`` pixels high."""
    return _laid_out(
        panoramas, height, _MONTHS_IN_A_ROW, max(2, height // 14), mixed(PAPER, INK, 0.08)
    )


def _laid_out(
    pictures: Sequence[Image.Image], height: int, columns: int, gap: int, ground: Pigment
) -> Image.Image:
    first = pictures[0]
    width = round(height * first.width / first.height)
    rows = -(-len(pictures) // columns)
    size = (columns * (width + gap) + gap, rows * (height + gap) + gap)
    sheet = Image.new("RGB", size, ground)
    for index, picture in enumerate(pictures):
        row, column = divmod(index, columns)
        small = picture.convert("RGBA").resize((width, height), Image.Resampling.LANCZOS)
        sheet.paste(small, (gap + column * (width + gap), gap + row * (height + gap)), small)
    return sheet


MONTHS_DRAWN: Final[Mapping[int, Callable[[PrintSheet], None]]] = MappingProxyType(
    {
        1: pine.draw,
        2: plum.draw,
        3: cherry.draw,
        4: wisteria.draw,
        5: iris.draw,
        6: peony.draw,
        7: clover.draw,
        8: susuki.draw,
        9: chrysanthemum.draw,
        10: maple.draw,
        11: willow.draw,
        12: paulownia.draw,
    }
)
"""The months that have a picture, by number."""


def panorama(month: int, height: int) -> Image.Image:
    """The wide picture of a month (1 to 12), ``height`` pixels high, without borders.

    Raises:
        KeyError: the month has no picture.
    """
    draw = MONTHS_DRAWN[month]
    width = 4 * round(height * CARD_WIDTH / CARD_HEIGHT)
    sheet = PrintSheet(PICTURE_WIDTH, CARD_HEIGHT, height / CARD_HEIGHT, f"month {month}")
    draw(sheet)
    return sheet.finish().resize((width, height), Image.Resampling.BICUBIC)


def month_cards(month: int, height: int) -> tuple[Image.Image, ...]:
    """The four cards of a month (1 to 12) in the order of the deck, RGBA, ``height`` pixels high.

    Raises:
        KeyError: the month has no picture.
    """
    return cards_cut(panorama(month, height), month)


def cards_cut(wide: Image.Image, month: int) -> tuple[Image.Image, ...]:
    """The four cards of a month, cut from its wide picture."""
    return cut(wide, f"month {month}")
