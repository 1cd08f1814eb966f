"""What one may do in Hanapette, written from its digest alone (HP-3 to HP-9).

Cards are ids, columns lists of a card and whether it lies open, the lowest first; nothing of the
engine is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hanafuda_desktop.cards.card import CARDS

__all__ = ["Card", "Columns", "Deed", "deeds", "has_something_to_do"]

_MONTH = {card.id: card.month for card in CARDS}
_NEXT = {1: (12, 2), 12: (11, 1)} | {month: (month - 1, month + 1) for month in range(2, 12)}


class Card(NamedTuple):
    """A card of a layout."""

    id: str
    open: bool


Columns = Sequence[Sequence[Card]]
Deed = tuple[str, int, int]
"""``put`` a column's top on a stack, ``join`` a column's cards to another's, ``turn`` a column's
top."""


def _goes(card: str, top: str | None) -> bool:
    if top is None or "willow-lightning" in (card, top):  # HP-4
        return True
    return _MONTH[top] in _NEXT[_MONTH[card]]  # HP-3


def deeds(columns: Columns, tops: Sequence[str | None]) -> set[Deed]:
    """Everything that a player may do now."""
    last = sum(map(len, columns)) == 1  # HP-9
    found: set[Deed] = set()
    for number, column in enumerate(columns):
        if not column:
            continue
        top = column[-1]
        if not top.open and not last:
            found.add(("turn", number, -1))  # HP-5
            continue
        found |= {("put", number, n) for n, under in enumerate(tops) if _goes(top.id, under)}
        if not top.open:
            continue
        for other, onto in enumerate(columns):  # HP-6; HP-7: never onto nothing
            open_there = other != number and bool(onto) and onto[-1].open
            if open_there and _MONTH[onto[-1].id] == _MONTH[top.id]:
                found.add(("join", number, other))
    return found


def has_something_to_do(columns: Columns, tops: Sequence[str | None]) -> bool:
    """Whether a player can play or uncover a card, perhaps after laying cards together (HP-8).

    Cards laid together bare what is under them, or leave a column empty; so it is enough to look
    at one such move: what it bares is a card to be turned, and its own top is no new card.
    """
    for kind, column, _ in deeds(columns, tops):
        if kind in ("put", "turn"):
            return True
        if any(not card.open for card in columns[column]):
            return True
    return False
