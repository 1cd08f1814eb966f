"""Gives cards to slots of which each wants one of a set of cards: a bipartite matching."""

from __future__ import annotations

from functools import lru_cache

from hanafuda_desktop.cards.cardset import members

# The functions that call themselves stand outside: an inner one would be a cycle at each call,
# which stays in memory where a long search has switched the collection of cycles off.


@lru_cache(maxsize=2_000)
def assigned(slots: tuple[int, ...], cards: int) -> dict[int, int] | None:
    """A slot of its own for each card, as slot to card; ``None`` when there is none.

    Args:
        slots: for each slot, the set of cards that would serve.
        cards: the set of cards to place.
    """
    card_of: dict[int, int] = {}
    return card_of if all(_place(slots, card_of, card, set()) for card in members(cards)) else None


def _place(slots: tuple[int, ...], card_of: dict[int, int], card: int, tried: set[int]) -> bool:
    """Find a slot for one more card, moving others on to further slots."""
    for slot, mask in enumerate(slots):
        if mask >> card & 1 and slot not in tried:
            tried.add(slot)
            if slot not in card_of or _place(slots, card_of, card_of[slot], tried):
                card_of[slot] = card
                return True
    return False


@lru_cache(maxsize=20_000)
def filled_slots(slots: tuple[int, ...], cards: int) -> int:
    """How many slots can have a card of their own among these, at the most."""
    slot_of: dict[int, int] = {}
    return sum(_fill(slots, cards, slot_of, slot, set()) for slot in range(len(slots)))


def _fill(
    slots: tuple[int, ...], cards: int, slot_of: dict[int, int], slot: int, tried: set[int]
) -> bool:
    """Find a card for one more slot, giving others further cards."""
    for card in members(slots[slot] & cards):
        if card not in tried:
            tried.add(card)
            if card not in slot_of or _fill(slots, cards, slot_of, slot_of[card], tried):
                slot_of[card] = slot
                return True
    return False


def filled(slots: tuple[int, ...], cards: int) -> bool:
    """Whether every slot can have a card of its own among these."""
    return filled_slots(slots, cards) == len(slots)
