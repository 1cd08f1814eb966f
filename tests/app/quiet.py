"""Looks whether a program rests: every event of the window's thread is counted."""

from __future__ import annotations

import threading
import time
from collections import Counter

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, Qt, Signal

from tests.patience import PATIENCE

__all__ = ["events_within", "until_quiet"]


class _Counter(QObject):
    """Counts events of others while a loop runs, which another thread ends, and no timer."""

    _over = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()
        self._loop = QEventLoop()
        self._over.connect(self._loop.quit, Qt.ConnectionType.QueuedConnection)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if watched not in (self, self._loop):
            self.seen[f"{event.type().name} for {_named(watched)}"] += 1
        return False

    def count(self, seconds: float) -> Counter[str]:
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        waker = threading.Timer(seconds, self._over.emit)
        waker.start()
        self._loop.exec()
        waker.join()
        app.removeEventFilter(self)
        return self.seen


def events_within(seconds: float) -> Counter[str]:
    """The events that are handled from now on, by what they are and for whom."""
    return _Counter().count(seconds)


def until_quiet(seconds: float = 1.0) -> None:
    """Wait until nothing has happened for so long.

    Raises:
        AssertionError: something goes on happening; it is named.
    """
    give_up, last = time.monotonic() + PATIENCE, Counter[str]()
    while time.monotonic() < give_up:
        last = events_within(seconds)
        if not last:
            return
    raise AssertionError(f"it does not rest: {dict(last)}")


def _named(watched: QObject) -> str:
    if not shiboken6.isValid(watched):
        return "something that is gone"
    owner = watched.parent()
    of = f" of a {type(owner).__name__}" if owner is not None else ""
    return f"{type(watched).__name__} '{watched.objectName()}'{of}"
