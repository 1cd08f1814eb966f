"""Sets of cards as integers: bit *n* stands for card *n*.

Membership, union and counting are then single machine operations (``mask >> card & 1``, ``|``,
``mask.bit_count()``), which is what makes whole games fast in plain Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, Card

__all__ = ["FULL_DECK", "mask_of", "mask_where", "members"]

FULL_DECK: Final = (1 << CARD_COUNT) - 1
"""All forty-eight cards."""


def mask_of(cards: Iterable[int]) -> int:
    """The set that holds these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def mask_where(condition: Callable[[Card], bool]) -> int:
    """The set of all cards of the deck for which ``condition`` holds."""
    return mask_of(card.index for card in CARDS if condition(card))


def members(mask: int) -> Iterator[int]:
    """The cards of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
