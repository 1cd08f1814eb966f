"""How a game of several rounds comes by its chance and by its first dealer (F-2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled

__all__ = ["MOST_TRIES", "derived", "draw_first_dealer", "earliest"]

MOST_TRIES: Final = 50
"""In a deck of a house's own every card may be as early and as high as every other; after so many
ties the first seat deals."""


def derived(seed: int, number: int, again: int) -> int:
    """The seed of a later shuffle of the same game."""
    return SplitMix64(_first_number(seed) ^ (number * 1000 + again + 1)).next()


@lru_cache(maxsize=64)
def _first_number(seed: int) -> int:
    return SplitMix64(seed).next()


def earliest(cards: Sequence[int], values: Sequence[int]) -> int:
    """The seat whose card decides: the earliest month, then the higher card; -1 for a tie.

    Args:
        cards: each seat's card.
        values: what each card of the deck of forty-eight is worth.
    """
    ranks = [(CARDS[card].month, -values[card]) for card in cards]
    best = min(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else -1


def draw_first_dealer(
    deck: tuple[int, ...], players: int, values: Sequence[int], seed: int
) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """Deal everybody a card until one decides; returns the dealer and the cards of every try."""
    tries: list[tuple[int, ...]] = []
    dealer = -1
    while dealer < 0:
        if len(tries) == MOST_TRIES:
            return 0, tuple(tries)
        cards = shuffled(deck, derived(seed, 0, len(tries)))[:players]
        tries.append(cards)
        dealer = earliest(cards, values)
    return dealer, tuple(tries)
