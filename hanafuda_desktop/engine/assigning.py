"""Gives cards to slots of which each wants one of a set of cards: a bipartite matching."""

from __future__ import annotations

from functools import lru_cache

from hanafuda_desktop.cards.cardset import members

__all__ = ["assigned", "filled", "filled_slots"]


@lru_cache(maxsize=20_000)
def assigned(slots: tuple[int, ...], cards: int) -> dict[int, int] | None:
    """A slot of its own for each card, as slot to card; ``None`` when there is none.

    Args:
        slots: for each slot, the set of cards that would serve.
        cards: the set of cards to place.
    """
    card_of: dict[int, int] = {}

    def place(card: int, tried: set[int]) -> bool:
        for slot, mask in enumerate(slots):
            if mask >> card & 1 and slot not in tried:
                tried.add(slot)
                if slot not in card_of or place(card_of[slot], tried):
                    card_of[slot] = card
                    return True
        return False

    return card_of if all(place(card, set()) for card in members(cards)) else None


@lru_cache(maxsize=20_000)
def filled_slots(slots: tuple[int, ...], cards: int) -> int:
    """How many slots can have a card of their own among these, at the most."""
    slot_of: dict[int, int] = {}

    def fill(slot: int, tried: set[int]) -> bool:
        for card in members(slots[slot] & cards):
            if card not in tried:
                tried.add(card)
                if card not in slot_of or fill(slot_of[card], tried):
                    slot_of[card] = slot
                    return True
        return False

    return sum(fill(slot, set()) for slot in range(len(slots)))


def filled(slots: tuple[int, ...], cards: int) -> bool:
    """Whether every slot can have a card of its own among these."""
    return filled_slots(slots, cards) == len(slots)
