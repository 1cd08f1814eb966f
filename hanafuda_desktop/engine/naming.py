"""Cards in the sentences that the engine says."""

from __future__ import annotations

from hanafuda_desktop.cards.card import CARDS, Category, Role

__all__ = ["spoken"]


def spoken(card: int) -> str:
    """A card in a sentence, after "the": Crane, Plum chaff."""
    it = CARDS[card]
    one_of_many = it.category in (Category.RIBBON, Category.CHAFF) and it.role is not Role.LIGHTNING
    return f"{it.flower.english} {it.english}" if one_of_many else it.english
