"""Work that can wait until the screen is painted, a piece at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

__all__ = ["Chores"]


class Chores(QObject):
    """Does one thing after the other, and lets the window breathe in between.

    Args:
        parent: the object it belongs to.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], object]] = deque()
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._next)

    def do(self, *chores: Callable[[], object]) -> None:
        """Do these soon, after what waits already."""
        self._waiting.extend(chores)
        if self._waiting:
            self._soon.start(0)

    def stop(self) -> None:
        """Do nothing of what waits."""
        self._waiting.clear()
        self._soon.stop()

    def _next(self) -> None:
        chore = self._waiting.popleft()
        try:
            chore()
        finally:  # a fault of one is told, and keeps no other from being done
            if self._waiting:
                self._soon.start(0)
