"""The list of what can stand where one is writing.

It is a part of the window and never has the focus: keys go to the text, which asks it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from hanafuda_desktop.rules.completion import Completion, Suggestion
from hanafuda_desktop.text.language import tr

_KEY: Final = Qt.ItemDataRole.UserRole
_WIDTH: Final = 62
"""Letters that the list is wide, where there is room."""
_ROWS: Final = 9
_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: 1 - _ROWS,
    Qt.Key.Key_PageDown: _ROWS - 1,
}


class _Row(QStyledItemDelegate):
    """Draws a word, and beside it what it means."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one."""
        found: Suggestion = index.data(_KEY)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        palette: QPalette = option.palette
        rect: QRect = option.rect
        if is_chosen:
            painter.fillRect(rect, palette.color(QPalette.ColorRole.Highlight))
        role = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        inside = rect.adjusted(6, 0, -6, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.save()
        painter.setFont(option.font)
        painter.setPen(palette.color(role))
        painter.drawText(inside, middle, found.text)
        faint = palette.color(role)
        faint.setAlphaF(0.72)
        painter.setPen(faint)
        room = inside.adjusted(option.fontMetrics.horizontalAdvance(found.text) + 14, 0, 0, 0)
        about = found.about.replace("`", "")
        elided = option.fontMetrics.elidedText(about, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, elided)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """A line with some room."""
        return QSize(0, option.fontMetrics.height() + 6)


class CompletionPopup(QListWidget):
    """Stands below the word that is being written.

    Args:
        editor: the text.
    """

    taken = Signal()
    """A row was clicked."""

    def __init__(self, editor: QPlainTextEdit) -> None:
        super().__init__(editor)
        self._editor = editor
        self.setItemDelegate(_Row(self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFont(editor.font())
        self.setAccessibleName(tr("What can stand here"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.itemClicked.connect(lambda _item: self.taken.emit())
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it is seen."""
        return self.isVisible()

    @property
    def words(self) -> list[str]:
        """What it offers."""
        rows = range(self.count()) if self.is_open else ()
        return [self.item(row).text() for row in rows]

    @property
    def chosen(self) -> Suggestion | None:
        """The row that Return would write."""
        found = self.currentIndex().data(_KEY)
        return found if isinstance(found, Suggestion) else None

    def offer(self, completion: Completion) -> None:
        """Offer these, the first of them chosen."""
        self.clear()
        for found in completion.suggestions:
            item = QListWidgetItem(found.text, self)
            item.setData(_KEY, found)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, found.about)
        self.setCurrentRow(0)
        self.setParent(self._editor.window())
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        """Below the line that is being written, or above it where there is no room below."""
        editor, window = self._editor, self._editor.window()
        line = editor.cursorRect()
        view = editor.viewport()
        below = view.mapTo(window, line.bottomLeft()) + QPoint(0, 2)
        rows = min(self.count(), _ROWS)
        height = rows * self.sizeHintForRow(0) + 2 * self.frameWidth()
        width = min(_WIDTH * self.fontMetrics().averageCharWidth(), window.width() - 16)
        left = max(8, min(below.x(), window.width() - width - 8))
        top = below.y()
        if top + height > window.height() - 4:
            top = max(4, view.mapTo(window, line.topLeft()).y() - height - 2)
        self.setGeometry(left, top, width, height)

    def step(self, key: int) -> bool:
        """Choose another row by an arrow key; returns whether it was one."""
        step = _STEPS.get(key)
        if step is None or not self.is_open:
            return False
        self.setCurrentRow(min(max(self.currentRow() + step, 0), self.count() - 1))
        return True
