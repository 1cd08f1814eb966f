"""A month set as the page of a book: its names, its wide picture, and below it what each card is.

Everything grows with the page. The picture is as wide as the page if what belongs below it finds
room then; where there is height to spare, the cards below it are shown larger. What one month needs
is left free in all of them, so that nothing jumps when the months are turned. On a page that is too
narrow for that, the cards stand below one another.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontInfo

from hanafuda_desktop.app.card_column import (
    CardFacts,
    CardPlace,
    column_of,
    widest_beside,
)
from hanafuda_desktop.app.month_heading import Heading, MonthMatter, MonthSheet, margin_of
from hanafuda_desktop.app.month_rows import set_rows
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["set_month"]

_LEAST_WIDTH: Final = 560
_LEAST_SHARE: Final = 0.5
"""The page scrolls before the picture is shown narrower than both."""
_STEPS: Final = 10
"""How many widths less than the widest are tried."""
_LARGER: Final = (1.4, 1.25, 1.12)
"""Letters grow only on a page that has height to spare even for the largest cards."""
_HIGHER: Final = 0.42
"""How much of the height to spare stands above: what is in the very middle looks too low."""
_ABOVE: Final = (1.0, 0.9, 0.8, 0.7, 0.62, 0.56)
_BESIDE: Final = (0.42, 0.38, 0.35, 0.32)
"""Widths of a card counted in that of its column, words below it or beside it; larger first."""
_LETTERS_LEAST: Final = 12
_LETTERS_MOST: Final = 21
_NARROW: Final = 24
"""On a page narrower than this, in letters' sizes, four columns would break every word."""
_CARD_LEAST: Final = 44
"""A narrower card shows nothing."""


def set_month(matter: MonthMatter, room: QSizeF) -> MonthSheet:
    """Set a month's page for a room; it may become higher than that, but never wider.

    Args:
        matter: what is set.
        room: of the page.
    """
    letters = _usual_letters()
    if room.width() - 2 * margin_of(room) < _NARROW * letters:
        return set_rows(matter, room, letters)
    page = partial(_Page, matter, room)
    widest = room.width() - 2 * margin_of(room)
    for larger in _LARGER:
        done = page(widest, larger).fitted(largest_only=True)
        if done is not None:
            return done
    narrowest = min(widest, max(_LEAST_WIDTH, widest * _LEAST_SHARE))
    for step in range(_STEPS + 1):
        done = page(widest - (widest - narrowest) * step / _STEPS).fitted()
        if done is not None:
            return done
    return page(narrowest).scrolled()


def _usual_letters() -> int:
    return max(QFontInfo(QFont()).pixelSize(), _LETTERS_LEAST)


class _Page:
    """A page whose picture has this width, and letters that are so much larger than usual."""

    def __init__(self, matter: MonthMatter, room: QSizeF, width: float, larger: float = 1) -> None:
        self._matter = matter
        self._told = {facts.words: facts for facts in matter.deck}.values()
        self._found: dict[CardPlace, int] = {}
        self._wide = matter.picture.is_wide
        self._room = room
        self._margin = margin_of(room)
        grown = round((6.2 + width * 0.0092) * larger)
        self._letters = max(_usual_letters(), min(_LETTERS_MOST, grown))
        self._left = round((room.width() - width) / 2)
        self._heading = Heading(matter.month, self._letters, self._left, width)
        self._size = QSizeF(width, round(width * matter.picture.shape))
        self._gap = round(self._letters * 1.1)
        self._parts = matter.picture.parts(QRectF(QPointF(self._left, 0), self._size))
        self._inset = self._letters * 0.6 if self._wide else 0.0
        self._column_width = self._parts[0].width() - 2 * self._inset

    def fitted(self, *, largest_only: bool = False) -> MonthSheet | None:
        """The page with the largest cards that it has the height for, if any."""
        places = list(self._places())
        if largest_only:
            places = places[:1]
        elif self._spare(places[-1]) < 0:
            return None
        for place in places:
            spare = self._spare(place)
            if spare >= 0:
                return self._set(place, self._margin + spare * _HIGHER)
        return None

    def _spare(self, place: CardPlace) -> float:
        return self._room.height() - self._height_with(place) - 2 * self._margin

    def scrolled(self) -> MonthSheet:
        """The page that is higher than its room, but no more than it must be."""
        *_, lowest = self._places()
        return self._set(lowest, self._margin)

    def _places(self) -> Iterator[CardPlace]:
        """How the cards may stand below the picture, the finest first, the lowest last."""
        if not self._wide:
            yield CardPlace((0, 0), above=True)
            return
        column = self._column_width
        for share in _ABOVE:
            yield self._matter.place(max(_CARD_LEAST, int(column * share)), above=True)
        most = widest_beside(column, self._letters)
        if most >= _CARD_LEAST:
            for share in _BESIDE:
                width = min(most, int(column * share))
                yield self._matter.place(max(_CARD_LEAST, width), above=False)

    def _column(self, facts: CardFacts, place: CardPlace) -> tuple[Sheet, int]:
        return column_of(facts, self._column_width, self._letters, place)

    def _lowest(self, place: CardPlace) -> int:
        """The height of the highest column of all months."""
        if place not in self._found:
            self._found[place] = max(self._column(facts, place)[1] for facts in self._told)
        return self._found[place]

    def _height_with(self, place: CardPlace) -> float:
        """The height of everything, without margins."""
        picture = self._size.height()
        return self._heading.height + self._gap * 2.6 + picture + self._lowest(place)

    def _set(self, place: CardPlace, above: float) -> MonthSheet:
        """Set the page with this much above it."""
        sheet = Sheet()
        above = round(above)
        self._heading.set(sheet, above)
        below = above + self._heading.height + self._gap
        picture = QRectF(QPointF(self._left, below), self._size)
        top = round(picture.bottom() + self._gap * 1.6)
        boxes = []
        lowest = self._lowest(place)
        for part, facts in zip(self._parts, self._matter.cards, strict=True):
            column, _ = self._column(facts, place)
            sheet.take(column, QPointF(round(part.left() + self._inset), top))
            boxes.append(QRectF(part.left(), top, part.width(), lowest))
        return MonthSheet(sheet, picture, tuple(boxes), top + lowest + self._margin, self._letters)
