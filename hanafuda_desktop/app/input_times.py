"""When a person really pressed a key or a button: earlier than the program gets to know of it.

Every event says when it happened, in milliseconds of a clock that only the system knows. How far
that clock is from ours is learned from the events themselves: the one that came here soonest came
with the least delay, and that delay is taken for none.
"""

from __future__ import annotations

from typing import Final

__all__ = ["InputTimes"]

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
