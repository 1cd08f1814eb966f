"""Looks for an answer in the window's thread, a few milliseconds at a time between frames.

No card ever waits for a search, and it is dropped the moment the table changes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

__all__ = ["IdleSearch"]

_SLICE: Final = 0.003
"""Seconds of searching at a time; a frame has about sixteen milliseconds."""


class IdleSearch(QObject):
    """One search at a time.

    Args:
        parent: the object it belongs to.
        pause_ms: how long the window is left alone after each slice; 0 lets it do all that waits,
            and no more.
    """

    found = Signal(object)
    """The answer to what was asked last."""
    failed = Signal()
    """There will be none: the search broke."""

    def __init__(self, parent: QObject | None = None, *, pause_ms: int = 0) -> None:
        super().__init__(parent)
        self._begin: Callable[[], Iterator[Any]] | None = None
        self._search: Iterator[Any] | None = None
        self._pause_ms = pause_ms
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._begin is not None

    def ask(self, begin: Callable[[], Iterator[Any]], *, after_ms: int = 0) -> None:
        """Begin anew; whatever was being searched is dropped.

        Args:
            begin: begins the search, which gives ``None`` after each small step and the answer at
                last; called when it is time for it.
            after_ms: when that is.
        """
        self.stop()
        self._begin = begin
        self._timer.start(after_ms)

    def stop(self) -> None:
        """Drop the search."""
        self._timer.stop()
        self._begin = self._search = None

    def _go_on(self) -> None:
        if self._begin is None:
            return
        if self._search is None:
            self._search = self._begin()
        try:
            answer = self._answer_in(self._search)
        except Exception:
            self.stop()  # nobody waits for an answer that cannot come
            self.failed.emit()
            raise
        if answer is None:
            self._timer.start(self._pause_ms)
        else:
            self.stop()
            self.found.emit(answer)

    @staticmethod
    def _answer_in(search: Iterator[Any]) -> Any:
        """The answer, if it comes in one slice."""
        until = time.perf_counter() + _SLICE
        for answer in search:
            if answer is not None or time.perf_counter() >= until:
                return answer
        return None
