"""A table that is made for a whole window, in the room that is left beside a text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFocusEvent, QTransform
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.language import tr
from hanafuda_desktop.table.view import TableView

__all__ = ["SandboxView"]

_LAID_FOR: Final = QSize(900, 600)
"""The smallest table that shows everything as it should be; in less room all of it is smaller."""
_LEAST: Final = QSize(300, 220)


class SandboxView(TableView):
    """Shows a table; in little room it is laid for more, and made smaller."""

    looked_at = Signal(bool)
    """Somebody has begun to play here, or has gone elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(_LEAST)
        self.setAccessibleName(self.called)

    @property
    def called(self) -> str:
        """What it is called, for whoever does not see it."""
        return tr("Table to try the rules at")

    def sizeHint(self) -> QSize:
        """Half a window."""
        return QSize(560, 420)

    def _fit(self) -> None:
        if self.table is None:
            return
        size = self.size()
        scale = min(1.0, size.width() / _LAID_FOR.width(), size.height() / _LAID_FOR.height())
        self.setTransform(QTransform.fromScale(scale, scale))
        ratio = self.devicePixelRatioF() * scale
        self.table.resize(round(size.width() / scale), round(size.height() / scale), ratio)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Somebody plays here."""
        super().focusInEvent(event)
        self.looked_at.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nobody does any more."""
        super().focusOutEvent(event)
        self.looked_at.emit(False)
