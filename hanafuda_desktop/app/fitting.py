"""When a list must give its rows other room: it has another size, or its letters have."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QAbstractScrollArea

__all__ = ["Fitting"]


class Fitting(QObject):
    """Watches a list whose rows are as high as their words need.

    Args:
        area: the list.
    """

    due = Signal()
    """Words have other room, or letters another size: the rows are to be fitted anew."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._viewport = area.viewport()
        area.installEventFilter(self)
        self._viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice what happens to the list, and leave it to it."""
        match event.type():
            case QEvent.Type.Resize if watched is self._viewport:
                self.due.emit()
            case QEvent.Type.FontChange if watched is self._area:
                self.due.emit()
        return False
