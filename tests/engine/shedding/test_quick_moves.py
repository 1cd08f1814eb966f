"""The usual moves played at once lead where they lead card by card."""

from __future__ import annotations

import pytest

from hanafuda_desktop.engine.shedding.quick import QUICK
from tests.engine.shedding.tables import TABLES, family_of, random_game


@pytest.mark.parametrize(
    ("game_id", "players"), TABLES, ids=[f"{game_id}-{players}" for game_id, players in TABLES]
)
def test_both_ways_lead_to_the_same_state(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    quick = slow = 0
    for seed in range(12):
        for state, move in random_game(family, seed):
            play = QUICK.get(type(move))
            at_once = None if play is None else play(family.program, state, move)
            slow += at_once is None
            if at_once is not None:
                quick += 1
                # The telling plays it card by card.
                assert family._after(state, move, []) == at_once
    if game_id in ("untitled", "untitled-batsu", "untitled-clockwise"):
        assert quick > 4 * slow
