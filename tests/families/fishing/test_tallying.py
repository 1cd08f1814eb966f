"""Piles count as the yaku do, for every rule file."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.cardset import FULL_DECK, mask_of
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from tests.families.fishing.tables import ALL_GAMES, family_of


@pytest.mark.deep_but(5)
@pytest.mark.parametrize("game_id", ALL_GAMES)
def test_a_pile_is_worth_what_its_cards_are(game_id: str) -> None:
    compiled = family_of(game_id).compiled
    chance = SplitMix64(3)
    worth_something = 0
    for seed in range(60):
        number = 1 + seed % 12
        tally = compiled.tally(number)
        order = shuffled(compiled.deck, seed)
        pile = tally.empty
        at = 0
        while at < len(order):
            cards = order[at : at + 1 + chance.below(4)]
            at += len(cards)
            pile += tally.weights[mask_of(cards)]
            captured = mask_of(order[:at])
            assert pile & FULL_DECK == captured
            assert pile == tally.pile(captured)
            total = compiled.best_worth(number, captured).total
            assert tally.worth(pile) == total
            worth_something += total != 0
            # Most piles without any yaku say so at once.
            assert total == 0 or pile & tally.made
    assert worth_something or not compiled.rules.yaku


@pytest.mark.parametrize("game_id", ["koi-koi", "go-stop"])
def test_most_piles_without_yaku_are_seen_to_be(game_id: str) -> None:
    tally = family_of(game_id).compiled.tally(1)
    seen = without = 0
    for seed in range(200):
        pile = tally.pile(mask_of(shuffled(range(48), seed)[:10]))
        if tally.worth(pile) == 0:
            without += 1
            seen += not pile & tally.made
    assert without > 100
    assert seen > 0.9 * without
