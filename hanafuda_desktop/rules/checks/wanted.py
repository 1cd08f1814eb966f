"""Cards that are wanted: sets of which so many are needed, and whether all can be had."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members

__all__ = ["can_fill", "split"]


def split(mask: int, by: str) -> dict[object, int]:
    """The set, parted by month or by kind."""
    parts: dict[object, int] = {}
    for card in members(mask):
        key = getattr(CARDS[card], by)
        parts[key] = parts.get(key, 0) | 1 << card
    return parts


def can_fill(wanted: list[tuple[int, int]]) -> bool:
    """Whether there is a card of its own for each that is wanted (bipartite matching)."""
    if sum(count for _, count in wanted) > len(CARDS):
        return False
    slots = [mask for mask, count in wanted for _ in range(count)]
    slot_of: dict[int, int] = {}

    def place(slot: int, tried: set[int]) -> bool:
        for card in members(slots[slot]):
            if card not in tried:
                tried.add(card)
                if card not in slot_of or place(slot_of[card], tried):
                    slot_of[card] = slot
                    return True
        return False

    return all(place(slot, set()) for slot in range(len(slots)))
