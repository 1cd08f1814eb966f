"""The upper edge of the first screen: the program's name, what is looked for, other places."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLineEdit, QWidget

from hanafuda_desktop.app.home.layout import PixelRect
from hanafuda_desktop.app.home.plates import Plate
from hanafuda_desktop.table.cloth import GOLD, NIGHT, PAPER, edged, faded
from hanafuda_desktop.table.lettering import advance, letter_font, line_height
from hanafuda_desktop.table.plain_text import plain_text
from hanafuda_desktop.table.signs.emblems import paint_seal
from hanafuda_desktop.text.language import tr, tr_noop

ENTRIES: Final = {
    "learn": tr_noop("Learn"),
    "rules": tr_noop("Rules"),
    "cards": tr_noop("Cards"),
    "statistics": tr_noop("Statistics"),
    "settings": tr_noop("Settings"),
}
"""Commands of the menu that stand here, as far as there are such commands."""
_NAME: Final = "Hanafuda"
_NAME_LETTERS: Final = 1.9
_RING: Final = 2.5
_FIND: Final = 12.0
"""The width of the field to type into, counted in letters,"""
_SHORT_FIND: Final = 8.0
"""and the least it has, if all else then stands beside it."""


class HeaderButton(Plate):
    """Leads to another window, as an entry of the menu does."""

    def __init__(self, action: QAction, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.source = text
        self.action = action
        self.clicked.connect(action.trigger)
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setText(tr(self.source))
        self.setAccessibleName(self.text())
        self.setToolTip(plain_text(self.action.statusTip()))

    def wanted(self) -> QSize:
        """How large it is."""
        width = advance(self.text(), self.letters) + 1.6 * self.letters + 6
        return QSize(round(width), round(line_height(self.letters) + 0.55 * self.letters + 6))

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Write where it leads."""
        painter.setFont(letter_font(self.letters))
        painter.setPen(PAPER)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())


class Find(QLineEdit):
    """Whatever is typed on the first screen comes here: only games that are meant stay."""

    left = Signal()
    """Enough was typed: go to the games."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setPlaceholderText(tr("Find a game"))
        self.setAccessibleName(tr("Find a game"))

    def set_letters(self, letters: int) -> None:
        """Write in letters of this size, in the colours that hold now."""
        self.setFont(letter_font(letters))
        self.setTextMargins(round(0.8 * letters), 0, round(0.6 * letters), 0)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, PAPER)
        palette.setColor(QPalette.ColorRole.PlaceholderText, faded(PAPER, 0.75))
        palette.setColor(QPalette.ColorRole.Highlight, GOLD)
        palette.setColor(QPalette.ColorRole.HighlightedText, NIGHT)
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is typed on a plate with round ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        thick = edged(_RING if focused else 1.0)
        box = QRectF(self.rect()).adjusted(thick, thick, -thick, -thick)
        painter.setPen(QPen(GOLD if focused else faded(PAPER, 0.3), thick))
        painter.setBrush(faded(NIGHT, 0.7))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.end()
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return and the arrows lead on; Escape takes back what was typed."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Down:
                self.left.emit()
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case Qt.Key.Key_Escape | Qt.Key.Key_Up:
                event.ignore()
            case _:
                super().keyPressEvent(event)


class Header(QWidget):
    """The program's name; entries and search stand on it.

    Args:
        entries: the entries, from left to right.
        search: what is typed into.
        parent: the widget that it stands in.
    """

    def __init__(self, entries: tuple[HeaderButton, ...], search: Find, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries = entries
        self.search = search
        self._letters = 14
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName("Hanafuda Desktop")

    def set_letters(self, letters: int) -> None:
        """Write in letters of this size."""
        self._letters = letters
        self.search.set_letters(letters)
        for entry in self.entries:
            entry.set_letters(letters)
        self.update()

    def wanted(self, width: int) -> int:
        """How high it is where there is so much room across."""
        return self._place(PixelRect(0, 0, width, 0), move=False)

    def place(self, rect: PixelRect) -> None:
        """Stand here."""
        self.setGeometry(*rect)
        self._place(rect, move=True)

    @property
    def _name_width(self) -> float:
        return advance(_NAME, self._name_letters, bold=True) + 2.6 * self._name_letters

    @property
    def _name_letters(self) -> int:
        return round(self._letters * _NAME_LETTERS)

    def _place(self, rect: PixelRect, *, move: bool) -> int:
        """Name on the left, the rest on the right; below it where there is no room."""
        letters, gap = self._letters, round(0.5 * self._letters)
        sizes = [entry.wanted() for entry in self.entries]
        high = max((size.height() for size in sizes), default=round(2.4 * letters))
        find = min(round(_FIND * letters), rect.width)
        others = sum(size.width() + gap for size in sizes)
        needed = find + others
        name_high = round(line_height(self._name_letters))
        beside = self._name_width + needed <= rect.width
        x = rect.x + rect.width - needed if beside else rect.x
        y = rect.y + (max(0, name_high - high) // 2 if beside else name_high)
        if needed > rect.width >= others + _SHORT_FIND * letters:
            find = rect.width - others
        widgets: list[tuple[QWidget, int]] = [(self.search, find)]
        widgets += zip(self.entries, (size.width() for size in sizes), strict=True)
        for widget, width in widgets:
            if x > rect.x and x + width > rect.x + rect.width:
                x, y = rect.x, y + high + gap // 2
            if move:
                widget.setGeometry(x, y, width, high)
            x += width + gap
        return max(name_high, y + high - rect.y)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the name beside the seal."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pixels = self._name_letters
        side = pixels * 1.25
        high = line_height(pixels)
        paint_seal(painter, QPointF(side * 0.56, high / 2), side)
        painter.setFont(letter_font(pixels, bold=True))
        painter.setPen(PAPER)
        room = QRectF(side + 0.5 * pixels, 0, self.width(), high)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, _NAME)
