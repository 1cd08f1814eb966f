"""Who sits at which table, so that every level plays a rule file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle

from hanafuda_desktop.players.levels import Level

__all__ = ["quicker", "seatings"]


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


def quicker(kind: Level, playouts: int | None) -> Level:
    """The same level with no more playouts than these, so that a test takes no longer."""
    if playouts is None or not kind.playouts:
        return kind
    return replace(kind, playouts=min(playouts, kind.playouts))
