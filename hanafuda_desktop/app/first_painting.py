"""Waits until a window was painted for the first time; what could wait is done after that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

__all__ = ["FirstPainting"]


class FirstPainting(QObject):
    """Watches whatever a window shows first, until one of it has been painted.

    Args:
        parent: the object it belongs to.

    Attributes:
        is_over: whether something was painted.
    """

    over = Signal()
    """Something has been painted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_over = False

    def watch(self, shown: QWidget) -> None:
        """Let it count, too: it may be what is painted first."""
        shown.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first painting, and say so after it."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            if self.is_over:
                return False
            self.is_over = True
            # A timer of its own goes with the window; PySide keeps the window of a static single
            # shot for ever if it closes before that.
            timer = QTimer(self, singleShot=True)
            timer.timeout.connect(self.over)
            timer.start(0)
        return super().eventFilter(watched, event)
