"""How long a game has been played: a clock that can be paused."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

# When a person really pressed a key or a button: earlier than the program gets to know of it.
#
# Every event says when it happened, in milliseconds of a clock that only the system knows. How far
# that clock is from ours is learned from the events themselves: the one that came here soonest
# came with the least delay, and that delay is taken for none.

_LONGEST_MS: Final = 120.0
"""No event is believed to be older: then it is rather the system's clock that was set."""
_DRIFT: Final = 0.0001
"""The least distance gives way by this part of every millisecond, for clocks may run apart: two
quartzes by less than that. Where program and screen are on one computer there is mostly one clock
alone; under X the least distance stays the same to a quarter of a millisecond. Were it much more,
an event that comes late after some quiet seconds would be taken for new."""


class InputTimes:
    """Learns how old events are."""

    def __init__(self) -> None:
        self._least: float | None = None
        self._last_ms = 0.0

    def age_ms(self, stamp: int, now_ms: float) -> float:
        """How long ago it happened, in milliseconds.

        Args:
            stamp: what the event says; 0 or less says nothing.
            now_ms: our clock, which never goes back.
        """
        if stamp <= 0:
            return 0.0
        distance = now_ms - stamp
        if self._least is not None:
            self._least += _DRIFT * (now_ms - self._last_ms)
        self._last_ms = now_ms
        if self._least is None or not 0.0 <= distance - self._least <= _LONGEST_MS:
            self._least = distance
        return distance - self._least


# Looks for an answer in the window's thread, a few milliseconds at a time between frames.
#
# No card ever waits for a search, and it is dropped the moment the table changes.

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
        self._search: Iterator[Any] | None = None
        self._pause_ms = pause_ms
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._search is not None

    def ask(self, search: Iterator[Any], *, after_ms: int = 0) -> None:
        """Begin anew; whatever was being searched is dropped.

        Args:
            search: gives ``None`` after each small step and the answer at last.
            after_ms: when it begins.
        """
        self.stop()
        self._search = search
        self._timer.start(after_ms)

    def stop(self) -> None:
        """Drop the search."""
        self._timer.stop()
        self._search = None

    def _go_on(self) -> None:
        if self._search is None:
            return
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


Clock = Callable[[], float]
"""Seconds since some moment; never goes back."""


class Stopwatch:
    """Adds up the time during which it runs.

    Args:
        clock: what it reads the time from; the usual one tells milliseconds apart on every system.
    """

    def __init__(self, clock: Clock = time.perf_counter) -> None:
        self._clock = clock
        self._before_ms = 0
        self._since: float | None = None

    @property
    def running(self) -> bool:
        """Whether time is being counted now."""
        return self._since is not None

    @property
    def elapsed_ms(self) -> int:
        """The time counted so far, in milliseconds."""
        if self._since is None:
            return self._before_ms
        return self._before_ms + max(0, round((self._clock() - self._since) * 1000))

    def start(self) -> None:
        """Count from now on."""
        if self._since is None:
            self._since = self._clock()

    def pause(self) -> None:
        """Stop counting."""
        self._before_ms = self.elapsed_ms
        self._since = None

    def reset(self, elapsed_ms: int = 0) -> None:
        """Stop, and stand at this time, in milliseconds."""
        self._before_ms = elapsed_ms
        self._since = None


def clock_text(elapsed_ms: int) -> str:
    """A time for people: ``4:07``, ``1:02:09``."""
    minutes, seconds = divmod(elapsed_ms // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
