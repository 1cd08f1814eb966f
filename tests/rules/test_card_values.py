"""Card values stand in the rule files, and one of them is changed by its id."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.rules.diagnostics import render
from hanafuda_desktop.rules.loader import LoadedGame
from hanafuda_desktop.rules.schema.game import values_of

_SHIPPED = our_games()
_COUNTED = [
    game
    for game in (entry.id for entry in _SHIPPED.entries())
    if isinstance(rules := _SHIPPED.game(game), FishingRules)
    and rules.stopping is None
    and rules.round_score.cards
]


@pytest.mark.parametrize("game", _COUNTED)
def test_a_game_that_counts_cards_says_their_values(game: str) -> None:
    assert "values" in _SHIPPED.game(game).model_fields_set


@pytest.mark.parametrize("game", ["mushi", "hana-awase", "higo-bana"])
def test_one_value_changed_by_its_id_keeps_the_others(
    game: str, write: Callable[[str, str], Path], load: Callable[[Path], LoadedGame]
) -> None:
    text = f"extends: {game}\nname: Mine\nvalues:\n  - {{id: chaff, points: 3}}\n"
    loaded = load(write("mine.yaml", text))
    assert render(loaded.diagnostics, loaded.sources) == ""
    base = _SHIPPED.game(game)
    assert isinstance(loaded.rules, FishingRules)
    assert isinstance(base, FishingRules)
    before, after = values_of(base.values), values_of(loaded.rules.values)
    assert set(zip(before, after, strict=True)) == {
        (value, 3 if value == 1 else value) for value in before
    }
