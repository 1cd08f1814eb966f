"""How many lines of play there are from fixed deals: any change of the rules shows here at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue

CATALOGUE = Catalogue((rule_files(), Path(__file__).parent / "made_up"), LANGUAGE)

COUNTS = {
    ("yatsuhashi", 1): [5, 24, 117, 596, 3187],
    ("yatsuhashi", 2026): [5, 31, 215, 1549, 11493],
    ("tsukinami", 1): [8, 38, 210, 1212],
    ("shiki", 1): [5, 21, 87, 355, 1415],
    ("golf", 1): [1, 2, 2, 2, 6, 16],
    ("oonsoo", 1): [4, 20, 117],
    ("whole-months", 1): [14, 185, 2398],
    ("pairs", 1): [7, 62, 603, 5450],
    ("demon", 1): [3, 7, 13, 21],
    ("free-cells", 1): [39, 1263, 33475],
    ("two-months", 1): [7, 54, 455, 4139, 39938],
}


def _lines(game: Game, state: Any, depth: int) -> int:
    moves = game.family.legal_moves(state, 0)
    if depth == 1:
        return len(moves)
    return sum(_lines(game, game.family.apply(state, move).state, depth - 1) for move in moves)


@pytest.mark.deep_but(3)
@pytest.mark.parametrize(("game_id", "seed"), COUNTS, ids=str)
def test_lines_of_play(game_id: str, seed: int) -> None:
    game = new_game(CATALOGUE.game(game_id), seed=seed)
    counts = COUNTS[game_id, seed]
    assert [_lines(game, game.state, depth) for depth in range(1, len(counts) + 1)] == counts
