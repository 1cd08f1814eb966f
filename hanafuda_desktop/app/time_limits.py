"""How long a search may take, by a clock.

Players and coaches are only told when it is enough: so arenas, tests and measurements, which know
no clock, find the same each time.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from hanafuda_desktop.players.enough import Enough, Limits

__all__ = ["from_now"]


def from_now(milliseconds: float, clock: Callable[[], float] = time.monotonic) -> Limits:
    """There are so many milliseconds from now on.

    Args:
        milliseconds: all the time that there is.
        clock: tells seconds.
    """
    begun = clock()

    def limit(share: float) -> Enough:
        until = begun + share * milliseconds / 1000
        return lambda: clock() >= until

    return limit
