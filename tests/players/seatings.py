"""Who sits at which table, so that every level plays a rule file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle

__all__ = ["seatings"]


def seatings(kinds: Sequence[str], counts: Sequence[int]) -> Iterator[list[str]]:
    """Tables for these numbers of players in turn, the largest first, until each kind has sat at
    one, and there has been one of each size. Seats that are left over play by chance.
    """
    waiting = list(kinds)
    for number, players in enumerate(cycle(sorted(counts, reverse=True))):
        if number >= len(counts) and not waiting:
            return
        seated, waiting = waiting[:players], waiting[players:]
        yield seated + ["random"] * (players - len(seated))
