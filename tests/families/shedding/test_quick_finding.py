"""What is found at once, a byte of the cards at a time, is what there is."""

from __future__ import annotations

import pytest

from hanafuda_desktop.families.shedding.family import Shedding
from hanafuda_desktop.families.shedding.state import SheddingPhase
from tests.engine.positions import random_game
from tests.families.shedding.tables import TABLES, family_of, rules_of


@pytest.mark.parametrize("game_id", ["winds-of-three", "kaze"])
def test_what_fits_on_the_discard_pile_ties_no_months_together(game_id: str) -> None:
    """There cards follow by category; all that is laid elsewhere is found month by month."""
    compiled = family_of(game_id).compiled
    assert compiled.on_discard
    assert len(set(compiled.cluster_of)) >= 12


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_what_is_remembered_does_not_change_what_is_found(game_id: str, players: int) -> None:
    """A finder that has seen many positions, and one that has seen none."""
    family = family_of(game_id, players, 1)
    for seed in range(2):
        for number, (state, _) in enumerate(random_game(family, seed)):
            if state.phase == SheddingPhase.PLAY and number % 5 == 0:
                fresh = Shedding(rules_of(game_id), players, 1)
                found = family.legal_moves(state, state.seat)
                assert found == fresh.legal_moves(state, state.seat)
