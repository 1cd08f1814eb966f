"""A text to write YAML in: numbers of lines, indents, and room for what is found in it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QMimeData, QRect, QSize, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from hanafuda_desktop.app.editor.colours import Colours, colours_on
from hanafuda_desktop.app.editor.places import text_of, units
from hanafuda_desktop.app.letters import fixed_letters

__all__ = ["INDENT", "SourceEditor"]

INDENT: Final = 2
"""Spaces of a step."""
_ITEM: Final = re.compile(r" *(?:- +)+")
_NEW_LINE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Margin(QWidget):
    """The numbers of the lines."""

    def __init__(self, editor: SourceEditor) -> None:
        super().__init__(editor)
        self._editor = editor

    def sizeHint(self) -> QSize:
        """As wide as the numbers."""
        return QSize(self._editor.margin_width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the numbers of the lines that are seen."""
        self._editor.paint_margin(self, event.rect())


class SourceEditor(QPlainTextEdit):
    """A text in a fixed-width font.

    Args:
        parent: the window it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._margin = _Margin(self)
        self.show_legibly()
        self.blockCountChanged.connect(self._fit_margin)
        self.updateRequest.connect(self._scroll_margin)
        self._fit_margin()

    def show_legibly(self) -> None:
        """Write in letters that go with those of the program as they are now."""
        self.setFont(fixed_letters(QApplication.font(), 1.05))
        self.setTabStopDistance(INDENT * self.fontMetrics().horizontalAdvance(" "))

    @property
    def text(self) -> str:
        r"""All of it, with ``\n`` at the ends of lines."""
        return text_of(self.document())

    @property
    def colours(self) -> Colours:
        """The colours for the ground it is written on."""
        return colours_on(self.palette())

    def put(self, text: str) -> None:
        """Put another text in its place, as one step that can be undone."""
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        cursor.endEditBlock()

    def change_to(self, text: str) -> None:
        """Change what is otherwise in another text, as one step that can be undone.

        All else stays: the cursor, what is in sight, what is underlined.
        """
        before = self.text
        start = _common(before, text)
        end = _common(before[start:][::-1], text[start:][::-1])
        cursor = QTextCursor(self.document())
        cursor.setPosition(units(before[:start]))
        cursor.setPosition(units(before[: len(before) - end]), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text[start : len(text) - end])

    # --- margin ----------------------------------------------------------------------------------

    def margin_width(self) -> int:
        """How wide the numbers of the lines are, with what is left free beside them."""
        digits = max(3, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("9") * (digits + 1) + 6

    def _fit_margin(self) -> None:
        self.setViewportMargins(self.margin_width(), 0, 0, 0)

    def _scroll_margin(self, part: QRect, rows: int) -> None:
        if rows:
            self._margin.scroll(0, rows)
        else:
            self._margin.update(0, part.y(), self._margin.width(), part.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the numbers their room."""
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._margin.setGeometry(
            QRect(inside.left(), inside.top(), self.margin_width(), inside.height())
        )

    def paint_margin(self, margin: QWidget, part: QRect) -> None:
        """Paint the numbers of the lines in a part of the margin."""
        painter = QPainter(margin)
        colours = self.colours
        painter.fillRect(part, colours.margin)
        here = self.textCursor().blockNumber()
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        width = margin.width() - self.fontMetrics().horizontalAdvance("9") // 2 - 3
        while block.isValid() and top <= part.bottom():
            height = self.blockBoundingRect(block).height()
            at = QRect(0, round(top), width, self.fontMetrics().height())
            painter.setPen(colours.value if block.blockNumber() == here else colours.number)
            painter.drawText(at, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            block, top = block.next(), top + height
        painter.end()

    # --- what comes from elsewhere ---------------------------------------------------------------

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Take words alone: a file that is dropped here is the window's."""
        if any(url.isLocalFile() for url in source.urls()):
            return False
        return bool(super().canInsertFromMimeData(source))

    # --- keys ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Indent with Tab and with the beginning of a line; all else as usual."""
        if self.isReadOnly():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Tab and not event.modifiers():
            self._indent()
        elif event.key() == Qt.Key.Key_Backtab:
            self._unindent()
        elif event.key() in _NEW_LINE and not (
            event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self._new_line()
        else:
            super().keyPressEvent(event)

    def _new_line(self) -> None:
        """Begin a line where the one before it began; further in behind a colon."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        item = _ITEM.match(before)
        indent = len(before) - len(before.lstrip(" "))
        if item is not None and ":" in before:
            indent = len(item[0])  # the next key of the same part
        if before.rstrip().endswith(":"):
            indent += INDENT
        for _ in range(len(before) - len(before.rstrip(" "))):
            cursor.deletePreviousChar()  # nobody sees what would be left at the line's end
        cursor.insertText("\n" + " " * indent)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def _lines_chosen(self) -> tuple[int, int]:
        cursor = self.textCursor()
        document = self.document()
        first = document.findBlock(cursor.selectionStart()).blockNumber()
        last = document.findBlock(cursor.selectionEnd()).blockNumber()
        return first, last

    def _indent(self) -> None:
        cursor = self.textCursor()
        first, last = self._lines_chosen()
        if first == last:
            steps = INDENT - cursor.positionInBlock() % INDENT
            cursor.insertText(" " * steps)
            return
        cursor.beginEditBlock()
        for number in range(first, last + 1):
            line = QTextCursor(self.document().findBlockByNumber(number))
            line.insertText(" " * INDENT)
        cursor.endEditBlock()

    def _unindent(self) -> None:
        cursor = self.textCursor()
        first, last = self._lines_chosen()
        cursor.beginEditBlock()
        for number in range(first, last + 1):
            block = self.document().findBlockByNumber(number)
            spaces = len(block.text()) - len(block.text().lstrip(" "))
            line = QTextCursor(block)
            for _ in range(min(spaces, INDENT)):
                line.deleteChar()
        cursor.endEditBlock()


def _common(one: str, other: str) -> int:
    """How many letters two texts begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))
