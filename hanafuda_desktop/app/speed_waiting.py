"""What is done while a real-time game waits: pictures are made, and it is counted back in."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app import alarm
from hanafuda_desktop.app.real_time import BEATS
from hanafuda_desktop.table.speed_scene import SpeedScene

__all__ = ["CountBack", "Preparing"]

_BETWEEN_MS: Final = 15
"""Between two pictures that are made before they are needed."""


class CountBack(QObject):
    """*One, two, three* after a pause: whoever comes back has to find his place first."""

    beat = Signal(int)
    """It has come to this beat, 1 to 3."""
    done = Signal()
    """The last beat was said."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._alarm = alarm.Alarm(self)
        self._alarm.rang.connect(self._strike)
        self._beat = self._beat_ms = 0

    @property
    def is_running(self) -> bool:
        """Whether it is being counted."""
        return self._alarm.is_set

    def start(self, beat_ms: int) -> None:
        """Begin to count, a beat every so many milliseconds."""
        self._beat, self._beat_ms = 0, beat_ms
        self._alarm.set(beat_ms // 2)

    def stop(self) -> None:
        """Count no more."""
        self._alarm.stop()

    def _strike(self) -> None:
        self._beat += 1
        self.beat.emit(self._beat)
        if self._beat < BEATS:
            self._alarm.set(self._beat_ms)
        else:
            self.done.emit()


class Preparing(QObject):
    """Makes the pictures of all cards one by one: none may cost the time of a frame in play.

    Args:
        scene: the table.
        parent: the object it belongs to.
    """

    def __init__(self, scene: SpeedScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._timer = QTimer(self)
        self._timer.setInterval(_BETWEEN_MS)
        self._timer.timeout.connect(self._make_one)
        scene.laid_out.connect(self.start)

    def start(self) -> None:
        """Begin, if there are any to make."""
        self._timer.start()

    def stop(self) -> None:
        """Make no more."""
        self._timer.stop()

    def _make_one(self) -> None:
        if not self._scene.prepare_picture():
            self._timer.stop()
