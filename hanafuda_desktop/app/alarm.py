"""An alarm for what has to happen at a certain moment: precise, and set anew at any time."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal

__all__ = ["Alarm"]


class Alarm(QObject):
    """Rings once, after a while."""

    rang = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.rang)

    @property
    def is_set(self) -> bool:
        """Whether it is still to ring."""
        return self._timer.isActive()

    def set(self, after_ms: int) -> None:
        """Ring so many milliseconds from now, and not when it was to ring before."""
        self._timer.start(after_ms)

    def stop(self) -> None:
        """Do not ring."""
        self._timer.stop()
