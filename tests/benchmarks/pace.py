"""How fast this core is right now, so that a busy or slow machine fails no goal."""

from __future__ import annotations

import random
import time
from typing import Final

__all__ = ["USUAL", "pace"]

USUAL: Final = 100_000
"""So many decks a second are shuffled by a core on which the goals are to be reached."""
_SHUFFLES: Final = 2000
_TRIES: Final = 3


def pace() -> float:
    """How fast this core is, beside a usual one: 0.5 is half as fast. It is measured by what never
    changes with this program, and works in much the same way: Python's own shuffle of 48 cards.
    """
    best = 0.0
    for attempt in range(_TRIES):
        shuffle, deck = random.Random(attempt).shuffle, list(range(48))
        before = time.process_time()
        for _ in range(_SHUFFLES):
            shuffle(deck)
        best = max(best, _SHUFFLES / (time.process_time() - before))
    return best / USUAL
