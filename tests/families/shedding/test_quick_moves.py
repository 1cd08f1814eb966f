"""The usual moves played at once lead where they lead card by card."""

from __future__ import annotations

import pytest

from hanafuda_desktop.families.shedding.quick import compile_quick
from tests.engine.positions import random_game
from tests.families.shedding.tables import TABLES, family_of, table


@pytest.mark.deep_but(10)
@pytest.mark.parametrize(
    ("game_id", "players"), TABLES, ids=[f"{game_id}-{players}" for game_id, players in TABLES]
)
def test_both_ways_lead_to_the_same_state(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    at_once_by = compile_quick(family.compiled)
    quick = slow = 0
    for seed in range(12):
        for state, move in random_game(family, seed):
            at_once = at_once_by[type(move)](state, move)
            slow += at_once is None
            if at_once is not None:
                quick += 1
                # The telling plays it card by card.
                assert family._after(state, move, []) == at_once
    if game_id in ("untitled", "untitled-batsu", "untitled-clockwise"):
        assert quick > 4 * slow


@pytest.mark.parametrize(
    ("before", "move"),
    [
        # A gap between cards: the next card goes there, not where the drawn card was discarded.
        ("lone:l71 cover:f53h54 s", "x63"),
        # A gap after the last card: the field ends before it once it is looked after.
        ("lone:l73 cover:f73h74", "twins:h1112"),
    ],
)
def test_both_ways_agree_about_gaps_in_the_field(before: str, move: str) -> None:
    picture = "f: 43 53 63\nh0: 11 12 71 73 83\nh1: 54 74 84\nnext: 64 93 94"
    now = table("laying-acts", picture, players=2).play(*before.split())
    assert len(now.state.places) > len(now.field.split()) == now.family.compiled.deal.field
    made = now.family.read_move(move)
    at_once = compile_quick(now.family.compiled)[type(made)](now.state, made)
    assert at_once in (None, now.family._after(now.state, made, []))
