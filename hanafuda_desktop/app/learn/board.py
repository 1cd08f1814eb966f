"""Cards on the cloth to look at, or to point out: by mouse, or with arrows and Return."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.arrows import neighbour, way_of
from hanafuda_desktop.app.first_screen.cloth_area import ClothArea
from hanafuda_desktop.app.first_screen.plate import Plate, Writing
from hanafuda_desktop.app.learn.lesson import Group
from hanafuda_desktop.app.learn.wording import captions
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.vocabulary import in_a_row
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.lettering import advance, fitted, letters_for, line_height
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.seal import paint_seal

__all__ = ["CardBoard", "CardsPlate"]

_WIDEST: Final = 176
"""A card is never wider,"""
_NARROWEST: Final = 2.8
"""nor narrower than this, counted in letters: rather the board is scrolled."""
_BETWEEN: Final = 0.08
"""Between the cards of a group, in widths of a card."""
_SMALLER: Final = 0.7
"""How much smaller words may be written for cards to stand in more columns."""
_EDGE: Final = 10
_GAP: Final = 12


class CardsPlate(Plate):
    """Some cards on a plate, and what they are called.

    Args:
        group: the cards.
        lines: what stands under them.
        pictures: the deck.
        parent: the widget that it stands in.
    """

    def __init__(
        self, group: Group, lines: tuple[str, ...], pictures: CardPictures, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.cards = group.numbers
        self.lines = lines
        self._pictures = pictures
        self._width = _WIDEST
        self.is_found = False
        self._name()

    def _name(self) -> None:
        titles = in_a_row(CARDS[card].title for card in self.cards)
        said = in_a_row((titles, *self.lines))
        self.setAccessibleName(tr("{cards}: found", cards=said) if self.is_found else said)

    def stamp(self) -> None:
        """It is one of those that were meant: stamp it."""
        self.is_found = True
        self._name()
        self.update()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of this deck."""
        self._pictures = pictures
        self.update()

    def set_card_width(self, width: int) -> None:
        """Show the cards so large."""
        self._width = width
        self.update()

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint the cards side by side, and the words under them."""
        width, pictures = self._width, self._pictures
        step = width * (1 + _BETWEEN)
        x = box.center().x() - (step * len(self.cards) - width * _BETWEEN) / 2
        y = box.top() + _EDGE
        for number, card in enumerate(self.cards):
            picture = pictures.pixmap(card, width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round(x + number * step), round(y)), picture)
        high = width * pictures.aspect
        if self.is_found:
            side = max(22.0, width * 0.5)
            centre = QPointF(box.right() - side * 0.62, y + high - side * 0.55)
            paint_seal(painter, centre, side)
        writing = Writing(painter, box.left() + 4, y + high + 4, box.width() - 8)
        for number, line in enumerate(self.lines):
            _write_middle(writing, line, self.letters, bold=number == 0)


def _write_middle(writing: Writing, line: str, letters: int, *, bold: bool) -> None:
    """Write a line in the middle of its column, in smaller letters where it is too long."""
    pixels, text = fitted(line, writing.width, letters, bold=bold, least=9)
    left, width = writing.left, writing.width
    writing.left = left + (width - advance(text, pixels, bold=bold)) / 2
    writing.write(text, pixels, bold=bold, most=1)
    writing.left = left


class CardBoard(ClothArea):
    """The board.

    Args:
        cloth: the id of the cloth.
        pictures: the deck.
        parent: the widget that it stands in.

    Attributes:
        plates: the groups of cards that are shown, in order.
    """

    chosen = Signal(object)
    """A group was pressed that may be pointed at: its :class:`CardsPlate`."""

    def __init__(self, cloth: str, pictures: CardPictures, parent: QWidget) -> None:
        super().__init__(cloth, parent)
        self._pictures = pictures
        self.plates: tuple[CardsPlate, ...] = ()
        self._points = False
        self._contents = QWidget()
        self.lay(self._contents)

    def show_board(
        self, groups: Sequence[Group], rules: FishingRules, *, pointing: bool, named: str
    ) -> None:
        """Show these cards.

        Args:
            groups: the cards.
            rules: the rules by whose names yaku are called.
            pointing: whether they can be chosen.
            named: what the board is called for who does not see it.
        """
        for plate in self.plates:
            plate.hide()
            plate.deleteLater()
        plates = []
        for group in groups:
            plate = CardsPlate(group, captions(group, rules), self._pictures, self._contents)
            plate.clicked.connect(lambda _=False, which=plate: self._pressed(which))
            if not pointing:
                plate.setCursor(Qt.CursorShape.ArrowCursor)
            plates.append(plate)
            plate.show()
        self.plates = tuple(plates)
        self._points = pointing
        self.setAccessibleName(named)
        self._arrange()

    def _pressed(self, plate: CardsPlate) -> None:
        if self._points:
            self.chosen.emit(plate)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show the cards of this deck."""
        self._pictures = pictures
        for plate in self.plates:
            plate.show_pictures(pictures)

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        super().show_legibly()
        self._arrange()

    # --- where they lie --------------------------------------------------------------------------

    def _arrange(self) -> None:
        """As large as they all have room, in the number of columns that allows that."""
        room = self.viewport().size()
        if not self.plates or room.isEmpty():
            return
        letters = letters_for(QRectF(0, 0, room.width() * 1.4, room.height()))
        count, most = len(self.plates), max(len(each.cards) for each in self.plates)
        columns = max(range(1, self._most_columns(letters) + 1), key=self._merit(letters, most))
        columns = -(-count // -(-count // columns))
        wide = (room.width() - _GAP * (columns + 1)) / columns - 8
        lines = [line for plate in self.plates for line in plate.lines]
        least = round(_NARROWEST * letters)
        letters = min(
            (fitted(line, wide, letters, bold=True, least=9)[0] for line in lines), default=letters
        )
        for plate in self.plates:
            plate.set_letters(letters)
        width = self._card_width(columns, most, letters)
        self._place(max(least, min(_WIDEST, int(width))), columns, most, letters)

    def _most_columns(self, letters: int) -> int:
        """How many columns leave room for the smallest cards, and the words under them."""
        small = round(letters * _SMALLER)
        lines = (line for plate in self.plates for line in plate.lines)
        words = max((advance(line, small, bold=True) for line in lines), default=0.0) + 8
        most = max(len(each.cards) for each in self.plates)
        cards = round(_NARROWEST * letters) * (most + _BETWEEN * (most - 1)) + 2 * _EDGE
        room = self.viewport().width() - _GAP
        return max(1, min(len(self.plates), int(room / (max(words, cards) + _GAP))))

    def _merit(self, letters: int, most: int) -> Callable[[int], tuple[float, int]]:
        return lambda columns: (self._card_width(columns, most, letters), -columns)

    def _under(self, letters: int) -> int:
        """The room for words under the cards."""
        lines = max(len(each.lines) for each in self.plates)
        return round(line_height(letters)) * lines + 8 if lines else 0

    def _card_width(self, columns: int, most: int, letters: int) -> float:
        room, rows = self.viewport().size(), -(-len(self.plates) // columns)
        across = (room.width() - _GAP * (columns + 1)) / columns - 2 * _EDGE
        down = (room.height() - _GAP * (rows + 1)) / rows - 2 * _EDGE - self._under(letters)
        return min(across / (most + _BETWEEN * (most - 1)), down / self._pictures.aspect)

    def _place(self, width: int, columns: int, most: int, letters: int) -> None:
        rows, under = -(-len(self.plates) // columns), self._under(letters)
        wide = round(width * (most + _BETWEEN * (most - 1))) + 2 * _EDGE
        if under:
            room = (self.viewport().width() - _GAP * (columns + 1)) // columns
            wide = max(wide, min(room, 9 * letters))
        high = round(width * self._pictures.aspect) + 2 * _EDGE + under
        whole = self.viewport().size()
        total = rows * high + (rows - 1) * _GAP
        top = max(_GAP, (whole.height() - total) // 2)
        for number, plate in enumerate(self.plates):
            row, column = divmod(number, columns)
            in_row = min(columns, len(self.plates) - row * columns)
            left = (whole.width() - in_row * wide - (in_row - 1) * _GAP) // 2
            plate.set_card_width(width)
            x, y = left + column * (wide + _GAP), top + row * (high + _GAP)
            plate.setGeometry(x, y, wide, high)
        self._contents.resize(whole.width(), max(whole.height(), total + 2 * _GAP))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay them anew."""
        super().resizeEvent(event)
        self._arrange()

    # --- the keyboard ----------------------------------------------------------------------------

    def focus_first(self) -> None:
        """Begin at the first card."""
        if self.plates:
            self.plates[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card."""
        way, at = way_of(event), self.focusWidget()
        if way is None or not isinstance(at, CardsPlate) or at not in self.plates:
            event.ignore()
            return
        plate = neighbour(self.plates, at, way)
        plate.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(plate)
