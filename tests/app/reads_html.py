"""Finds what of the windows Qt would read as HTML if a stranger's words stood in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtGui import Qt as QtGui
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QLabel,
    QMenu,
    QTextEdit,
    QToolButton,
    QWidget,
)

__all__ = ["MARK", "reads_html", "said_anywhere"]

_FILE: Final = "evil.png"
MARK: Final = f"< img src='{_FILE}'>"
"""Words that Qt takes for a picture, wherever it reads HTML."""
_DEEPEST: Final = 3


def reads_html() -> list[str]:
    """Every widget that there is and that reads words as HTML, or has been told such words."""
    return [
        f"{type(widget).__module__}.{type(widget).__name__}: {fault}"
        for widget in QApplication.allWidgets()
        for fault in _faults(widget)
    ]


def _faults(widget: QWidget) -> Iterator[str]:
    for tip in _tips(widget):
        if QtGui.mightBeRichText(tip):
            yield f"a tooltip: {tip}"
    heard = QAccessible.queryAccessibleInterface(widget)
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
        if "&lt;" in heard.text(kind):
            yield f"what is heard: {heard.text(kind)}"
    match widget:
        case QLabel() if _is_rich(widget):
            yield f"a label: {widget.text()}"
        case QTextEdit() if f'src="{_FILE}"' in widget.toHtml():
            yield f"a page: {widget.toPlainText()}"


def _is_rich(label: QLabel) -> bool:
    if label.objectName().startswith("qt"):  # Qt's own, as in a message
        return label.textFormat() != Qt.TextFormat.PlainText and QtGui.mightBeRichText(label.text())
    return label.textFormat() != Qt.TextFormat.PlainText


def _tips(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    match widget:
        case QMenu() if widget.toolTipsVisible():
            yield from (action.toolTip() for action in widget.actions())
        case QToolButton() if widget.defaultAction() is not None:
            yield widget.defaultAction().toolTip()
        case QGraphicsView() if widget.scene() is not None:
            yield from (item.toolTip() for item in widget.scene().items())
        case QAbstractItemView() if widget.model() is not None:
            yield from _tips_in(widget.model(), QModelIndex(), _DEEPEST)


def _tips_in(model: QAbstractItemModel, above: QModelIndex, deep: int) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(above)
    for row in range(model.rowCount(above)):
        for column in range(columns):
            yield str(model.index(row, column, above).data(Qt.ItemDataRole.ToolTipRole) or "")
        if deep:
            yield from _tips_in(model, model.index(row, 0, above), deep - 1)


def said_anywhere() -> str:
    """All that labels and tooltips say, to see that a stranger's words did come there."""
    said: list[str] = []
    for widget in QApplication.allWidgets():
        said += [widget.text()] if isinstance(widget, QLabel) else []
        said += _tips(widget)
    return "\n".join(said)
