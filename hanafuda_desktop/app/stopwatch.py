"""How long a game has been played: a clock that can be paused."""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["Clock", "Stopwatch", "clock_text"]

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
