"""A move that is called harmless never loses a patience that could be won."""

from __future__ import annotations

import random

import pytest

from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.solver.hints import harmless, takes_away
from hanafuda_desktop.families.tableau.solver.search import Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve
from hanafuda_desktop.families.tableau.state import Collect
from tests.families.tableau.solver.small_games import SMALL_GAMES, small_game

_SEEDS = range(7)


def _played(name: str) -> tuple[int, int, int]:
    """Plays games at random.

    Returns:
        how often a move was harmless, how often any took cards away, and how often a harmless one
        lost what could be won.
    """
    engine = small_game(name)
    found = taken = lost = 0
    for seed in _SEEDS:
        game, chance = new_game(engine.compiled.rules, seed=seed), random.Random(seed)
        while game.outcome is None and game.legal_moves() and len(game.moves) < 25:
            moves = game.legal_moves()
            taken += any(takes_away(game.view(), move) for move in moves)
            move = harmless(engine.compiled.rules, game.view(), moves)
            if move is not None:
                found += 1
                before = solve(engine, game.state).verdict
                after = solve(engine, engine.apply(game.state, move).state).verdict
                lost += before is Verdict.WON and after is not Verdict.WON
            game.push(chance.choice(moves))
    return found, taken, lost


@pytest.mark.deep_but(3)
@pytest.mark.parametrize("name", SMALL_GAMES)
def test_no_harmless_move_loses_a_game(name: str) -> None:
    found, taken, lost = _played(name)
    assert lost == 0
    assert found <= taken


def test_there_are_harmless_moves_and_others() -> None:
    counts = [_played(name)[:2] for name in ("earlier", "lower kind", "wrapping")]
    assert any(found for found, _ in counts)
    assert any(taken > found for found, taken in counts)


@pytest.mark.deep
def test_a_yaku_whose_cards_could_still_serve_is_left_to_the_player() -> None:
    """In Yatsuhashi both chaff of a month serve either of two yaku (YA-9)."""
    rules = our_games().game("yatsuhashi")
    assert rules.family == "tableau"
    seen = 0
    for seed in range(5):
        game, chance = new_game(rules, seed=seed), random.Random(seed)
        for _ in range(120):
            moves = game.legal_moves()
            if game.outcome is not None or not moves:
                break
            move = harmless(rules, game.view(), moves)
            ready = [each for each in moves if isinstance(each, Collect)]
            seen += bool(ready)
            if isinstance(move, Collect) and move.yaku in ("early-chaff", "late-chaff"):
                done = [place.yaku for place in game.view().yaku if place.collected]
                assert done.count(move.yaku) == 1
            game.push(chance.choice(ready or moves))
    assert seen
