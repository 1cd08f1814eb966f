"""Prints a month: its wide picture, and the four cards cut from it.

A month's module draws, and knows nothing of pixels::

    def draw(sheet: Sheet) -> None: ...      # 132 x 54 mm, origin at the top left, y down

Card ``n`` (0 to 3) covers ``33 * n`` to ``33 * (n + 1)`` across, in the order of the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from hanafuda_desktop.studio.printing import Sheet

__all__ = ["MONTHS_DRAWN", "cards_cut", "month_cards", "panorama"]

MONTHS_DRAWN: Final[Mapping[int, Callable[[Sheet], None]]] = MappingProxyType(
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
    sheet = Sheet(PICTURE_WIDTH, CARD_HEIGHT, height / CARD_HEIGHT, f"month {month}")
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
