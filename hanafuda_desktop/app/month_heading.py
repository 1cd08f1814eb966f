"""What stands above a month's picture, and what all pages of months have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt

from hanafuda_desktop.app.card_column import QUIET, CardFacts, CardPlace, fitting
from hanafuda_desktop.app.letters import with_native
from hanafuda_desktop.app.month_picture import MonthPicture
from hanafuda_desktop.cards.card import Month
from hanafuda_desktop.cards.vocabulary import capital, month_name
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import LEAST, advance, line_height
from hanafuda_desktop.table.palette import INK, PAPER, VERMILION
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["Heading", "MonthMatter", "MonthSheet", "margin_of"]

_MARGIN: Final = 0.028
_MARGIN_LEAST: Final = 12.0
_MARGIN_MOST: Final = 56.0


@dataclass(frozen=True, slots=True)
class MonthMatter:
    """What is set on a month's page.

    Attributes:
        month: the month.
        deck: all cards, in the deck's order.
        picture: the month's picture.
        aspect: height of a card for a width of one.
    """

    month: Month
    deck: Sequence[CardFacts]
    picture: MonthPicture
    aspect: float

    @property
    def cards(self) -> list[CardFacts]:
        """The cards of the month."""
        return [facts for facts in self.deck if facts.card.month == self.month.number]

    def place(self, width: int, *, above: bool) -> CardPlace:
        """A place for a card of this width, above its words or beside them."""
        return CardPlace((width, round(width * self.aspect)), above=above)


@dataclass(frozen=True, slots=True)
class MonthSheet:
    """A month's page, set.

    Attributes:
        sheet: words, chips and little cards.
        picture: where the month's picture goes.
        columns: what belongs to each card below the picture.
        height: of everything.
        letters: size of ordinary letters, in pixels.
    """

    sheet: Sheet
    picture: QRectF
    columns: tuple[QRectF, ...]
    height: float
    letters: int


def margin_of(room: QSizeF) -> float:
    """What is left free around a page for a room of this size."""
    return max(_MARGIN_LEAST, min(_MARGIN_MOST, room.width() * _MARGIN))


@dataclass(frozen=True, slots=True)
class Heading:
    """The number on a seal, month and flower; and what it is called elsewhere.

    Attributes:
        month: the month.
        letters: size of ordinary letters, in pixels.
        left: where it begins.
        width: of the page.
        stacked: whether the other names stand below and not at the right.
    """

    month: Month
    letters: int
    left: float
    width: float
    stacked: bool = False

    @property
    def height(self) -> float:
        """Of everything in it."""
        below = len(self._others()) * line_height(self.letters) if self.stacked else 0
        return self._seal + below

    @property
    def _seal(self) -> float:
        return round(self.letters * 3.5)

    def set(self, sheet: Sheet, top: float) -> None:
        """Set it with its upper edge here."""
        letters, high = self.letters, self._seal
        seal = QRectF(self.left, top, high, high)
        sheet.fill(seal, VERMILION, corner=high * 0.12)
        sheet.write(
            seal,
            f"{self.month.number}",
            round(high * 0.6),
            bold=True,
            ink=PAPER,
            align=Qt.AlignmentFlag.AlignHCenter,
        )
        left = seal.right() + letters
        small = line_height(letters)
        month = capital(month_name(self.month.number))
        if self.stacked:
            end = self.left + self.width + letters
            self._below(sheet, seal.bottom())
        else:
            needed = max(advance(each, letters, bold=True) for each in (month, self.month.name))
            end = self._beside(sheet, top, left + needed + letters)
        room = end - letters - left
        size = fitting(month, letters, room, bold=True)
        sheet.write(QRectF(left, top, room, small), month, size, bold=True, ink=VERMILION)
        title = QRectF(left, top + small, room, high - small)
        size = fitting(self.month.name, round(letters * 1.9), room, bold=True)
        sheet.write(title, self.month.name, size, bold=True)

    def _others(self) -> tuple[tuple[str, str], ...]:
        return (
            (tr("Korean"), with_native(self.month.korean, self.month.hangul)),
            (tr("Japanese"), with_native(self.month.japanese, self.month.kanji)),
        )

    def _below(self, sheet: Sheet, top: float) -> None:
        """The other names, each in a line of its own, the nearer language first."""
        high = line_height(self.letters)
        others = self._others()[::-1]
        beside = max(advance(language, self.letters) for language, _ in others) + self.letters
        for language, name in others:
            sheet.write(QRectF(self.left, top, beside, high), language, self.letters, ink=QUIET)
            box = QRectF(self.left + beside, top, self.width - beside, high)
            sheet.write(box, name, fitting(name, self.letters, box.width(), bold=False), ink=INK)
            top += high

    def _beside(self, sheet: Sheet, top: float, least: float) -> float:
        """Returns where the names begin: after ``least``, if they can be made small enough."""
        letters = self.letters
        right = self.left + self.width
        names = self._others()
        small, large = round(letters * 0.88), round(letters * 1.25)
        wide = sum(max(advance(one, small), advance(name, large)) for one, name in names)
        fits = (right - least) / (wide + letters * len(names) * 1.8)
        if fits < 1:
            small, large = (max(LEAST, int(size * fits)) for size in (small, large))
        for language, name in names:
            width = max(advance(language, small), advance(name, large)) + 2
            box = QRectF(right - width, top, width, line_height(letters))
            sheet.write(box, language, small, ink=QUIET)
            box = QRectF(box.left(), box.bottom(), width, self._seal - box.height())
            sheet.write(box, name, large, ink=INK)
            right -= width + letters * 1.8
        return right
