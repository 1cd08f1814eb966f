"""A button without a frame, on which the keyboard's focus is well seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QToolButton, QWidget

__all__ = ["FlatButton", "paint_focus"]


def paint_focus(widget: QWidget, painter: QPainter) -> None:
    """Paint a ring around what has the focus; some styles show it on buttons with a frame alone."""
    if widget.hasFocus():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(widget.palette().color(QPalette.ColorRole.Highlight), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), 4, 4)


class FlatButton(QToolButton):
    """One that Tab comes to.

    Args:
        parent: the widget it stands in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, and the ring."""
        super().paintEvent(event)
        painter = QPainter(self)
        paint_focus(self, painter)
        painter.end()
