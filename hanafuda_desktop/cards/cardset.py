"""Sets of cards as integers: bit *n* stands for card *n*.

Membership, union and counting are then single machine operations (``mask >> card & 1``, ``|``,
``mask.bit_count()``), which is what makes whole games fast in plain Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT, CARDS, CARDS_PER_MONTH, Card

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


def _subsets(first: int) -> tuple[tuple[int, ...], ...]:
    """Every set of eight cards from this one on, listed; at the place of its byte."""
    found: list[tuple[int, ...]] = [()]
    for card in range(first, first + 8):
        found += [(*cards, card) for cards in found]
    return tuple(found)


_ONE, _TWO, _THREE, _FOUR, _FIVE, _SIX = (_subsets(first) for first in range(0, CARD_COUNT, 8))


def listed(mask: int) -> tuple[int, ...]:
    """The cards of a set, lowest first, when all of them are wanted.

    Raises:
        OverflowError: it is no set of cards.
    """
    # Written out, as a loop takes twice as long.
    one, two, three, four, five, six = mask.to_bytes(CARD_COUNT // 8, "little")
    return _ONE[one] + _TWO[two] + _THREE[three] + _FOUR[four] + _FIVE[five] + _SIX[six]


def month_cards(month: int) -> int:
    """The four cards of a month, 1 to 12."""
    return 0b1111 << CARDS_PER_MONTH * (month - 1)


_FIRST_CARDS: Final = mask_of(range(0, CARD_COUNT, CARDS_PER_MONTH))
_ODD_BITS: Final = _FIRST_CARDS * 0b0101
_ODD_PAIRS: Final = _FIRST_CARDS * 0b0011


def months_of_three(mask: int) -> int:
    """The first card of each month of which a set has three cards or four, as a set."""
    second, third, fourth = mask >> 1, mask >> 2, mask >> 3
    first_two, last_two = mask & second, third & fourth
    return (first_two & (third | fourth) | last_two & (mask | second)) & _FIRST_CARDS


def month_counts(mask: int) -> int:
    """How many cards a set has of each month, a digit of four bits each, January's the lowest."""
    pairs = mask - (mask >> 1 & _ODD_BITS)
    return (pairs & _ODD_PAIRS) + (pairs >> 2 & _ODD_PAIRS)


def months_of_two(mask: int) -> int:
    """All cards of the months of which a set has exactly two."""
    counts = month_counts(mask)
    return (counts >> 1 & ~counts & _FIRST_CARDS) * 0b1111


def whole_months(mask: int) -> int:
    """The cards of the months of which a set has all four."""
    return (mask & mask >> 1 & mask >> 2 & mask >> 3 & _FIRST_CARDS) * 0b1111
