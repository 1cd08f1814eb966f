"""Whoever presses keys blindly loses: each card that is refused keeps the hand busy."""

from __future__ import annotations

import pytest

from hanafuda_desktop.families.speed.moves import Miss
from hanafuda_desktop.families.speed.players import SPEED_LEVELS
from hanafuda_desktop.families.speed.schema import SpeedRules
from hanafuda_desktop.lab.arena import duel
from tests.families.speed.blind import pressing, rounds_lost
from tests.families.speed.tables import rules_of

RULES = rules_of("hanapette")
FREE = RULES.model_copy(update={"refused_ms": 0})


@pytest.mark.parametrize("keys_a_second", [10, 30])
def test_pressing_blindly_loses_to_a_casual_player(keys_a_second: int) -> None:
    assert rounds_lost(RULES, "casual", pressing(keys_a_second), 12) >= 11


def test_where_a_refused_card_costs_nothing_it_wins() -> None:
    """As it was; so the test above would see it."""
    assert rounds_lost(FREE, "expert", pressing(10), 4) <= 1


@pytest.mark.parametrize("level", SPEED_LEVELS, ids=lambda level: level.id)
@pytest.mark.parametrize("rules", [RULES, rules_of("hanapette-relaxed")], ids=lambda each: each.id)
def test_a_computer_waits_until_its_hand_is_free(rules: SpeedRules, level: object) -> None:
    game = duel(rules, (level.make, level.make), 3, 5, rounds=3)  # type: ignore[attr-defined]
    free = [0, 0]
    for move in game.moves:
        seat = move.seat
        if seat is not None:
            assert move.at >= free[seat]
        if isinstance(move, Miss):
            free[move.seat] = move.at + rules.refused_ms
