"""How long the window's thread is held up by those who work for it in other processes."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtWidgets import QApplication

from tests.patience import PATIENCE

__all__ = ["Attempt", "Moments", "best_moments"]

_LONGEST_FRAME: Final = 0.016
"""Seconds of work at a time, in a thread that must not hold up the picture."""
_SURELY_WAITED: Final = 0.5
"""Seconds that pass only when somebody waits; others may be busy on this machine."""
_WATCHED: Final = 1.5
"""Seconds in which the window's thread goes on as ever."""
_ATTEMPTS: Final = 3
"""The longest of many moments is what a busy machine makes of it, so one attempt may be spoiled."""


class Moments(NamedTuple):
    """The longest ones of a thread, in seconds.

    Attributes:
        busy: of work.
        waited: from beginning to end.
    """

    busy: float
    waited: float

    @property
    def are_short(self) -> bool:
        """Whether no picture was late for them."""
        return self.busy < _LONGEST_FRAME and self.waited < _SURELY_WAITED


class Attempt(NamedTuple):
    """What the thread does meanwhile.

    Attributes:
        before_events: asks, or does not, before the events of a moment, given the moment's number.
        is_up: whether the other process is there; it is watched until then at the least.
        end: ends it all.
    """

    before_events: Callable[[int], None]
    is_up: Callable[[], bool]
    end: Callable[[], None]


def best_moments(begin: Callable[[], Attempt]) -> Moments:
    """The moments of the first attempt whose moments are short, or of the last."""
    for _ in range(_ATTEMPTS):
        moments = _moments(begin())
        if moments.are_short:
            break
    return moments


def _moments(attempt: Attempt) -> Moments:
    found: list[Moments] = []
    begun = time.monotonic()
    while time.monotonic() < begun + _WATCHED or not attempt.is_up():
        found.append(_moment(attempt.before_events, len(found), QApplication.processEvents))
        time.sleep(0.001)
        assert time.monotonic() < begun + PATIENCE
    found.append(_moment(lambda _: attempt.end(), len(found)))
    return Moments(max(each.busy for each in found), max(each.waited for each in found))


def _moment(
    work: Callable[[int], None], number: int, events: Callable[[], None] = lambda: None
) -> Moments:
    worked, begun = time.thread_time(), time.monotonic()
    work(number)
    events()
    return Moments(time.thread_time() - worked, time.monotonic() - begun)
