"""Sets of cards: listed, and the months of which they have two cards, three, or all four."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.cardset import (
    FULL_DECK,
    listed,
    mask_of,
    members,
    month_cards,
    months_of_three,
    months_of_two,
    whole_months,
)
from hanafuda_desktop.cards.shuffle import shuffled


def test_months_by_how_many_of_their_cards_a_set_has() -> None:
    for seed in range(300):
        cards = mask_of(shuffled(range(48), seed)[: 1 + seed % 47])
        counts = {month: (cards & month_cards(month)).bit_count() for month in range(1, 13)}
        two = mask_of(
            c for month, n in counts.items() if n == 2 for c in members(month_cards(month))
        )
        whole = mask_of(
            c for month, n in counts.items() if n == 4 for c in members(month_cards(month))
        )
        assert months_of_two(cards) == two
        assert whole_months(cards) == whole
        assert months_of_three(cards).bit_count() == sum(n >= 3 for n in counts.values())
    assert months_of_two(FULL_DECK) == months_of_two(0) == 0
    assert whole_months(FULL_DECK) == FULL_DECK


def test_a_set_is_listed_lowest_first() -> None:
    for seed in range(300):
        cards = shuffled(range(48), seed)[: seed % 49]
        assert listed(mask_of(cards)) == tuple(sorted(cards)) == tuple(members(mask_of(cards)))
    with pytest.raises(OverflowError):
        listed(FULL_DECK + 1)
