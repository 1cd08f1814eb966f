"""Which cards of the deck serve a need of a fishing game, and as how many each of them counts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hanafuda_desktop.cards.cardset import members, month_cards
from hanafuda_desktop.rules.schema.fishing_yaku import FishingYaku
from hanafuda_desktop.rules.schema.selectors import CardsWanted, selected

__all__ = ["CountedDeck", "best_month"]


class CountedDeck:
    """The deck's cards, with what else they count as."""

    def __init__(self, rules: Any) -> None:
        self.cards = selected(rules.deck.cards)
        self._more = [
            (card, entry)
            for entry in rules.counts_as
            for card in members(selected(entry.cards) & self.cards)
        ]

    def of(self, wanted: CardsWanted, within: int) -> tuple[int, Counter[int]]:
        """The cards that serve, and as how many each counts beyond one."""
        mask = selected(wanted)
        weights: Counter[int] = Counter()
        for card, entry in self._more:
            if selected(wanted, ((card, entry.category),)) >> card & 1:
                mask |= 1 << card
                weights[card] = max(weights[card], entry.count - 1)
        return mask & self.cards & within, weights


def _number(mask: int, weights: Counter[int]) -> int:
    return mask.bit_count() + sum(weights[card] for card in members(mask))


def best_month(yaku: FishingYaku, deck: CountedDeck) -> int:
    """Where the cards are looked for: the deck, or the month that has most of them."""
    if not yaku.round_month:
        return deck.cards
    months = [month_cards(month) for month in range(1, 13)]
    return max(
        months,
        key=lambda month: sum(deck.of(need.cards, month)[0].bit_count() for need in yaku.needs),
    )
