from __future__ import annotations

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.hints import hints
from tests.families.tableau.yatsuhashi_by_hand import legal_moves


def _found_by_hand(game: Game) -> set[str]:
    assert isinstance(game.rules, TableauRules)
    state, yaku = game.state, game.rules.yaku
    columns = [
        (hidden, list(cards))
        for hidden, cards in zip(state.face_down[2:], state.piles[2:], strict=True)
    ]
    done = [yaku[number].id for number, _ in state.collected]
    return legal_moves(columns, list(state.piles[0]), list(state.piles[1]), done)


def _choose(game: Game, chance: SplitMix64) -> object:
    """By turns a good move, so that games go deep, and any move, so that they go everywhere."""
    rules = game.rules
    assert isinstance(rules, TableauRules)
    moves: tuple[object, ...] = hints(rules, game.view()) if chance.below(2) else ()
    if moves:
        return moves[0 if chance.below(4) else chance.below(len(moves))]
    moves = game.legal_moves()
    return moves[chance.below(len(moves))]


@pytest.mark.rule("YA-2", "YA-3", "YA-4", "YA-6", "YA-7", "YA-8", "YA-9")
@pytest.mark.deep_but(1)
@pytest.mark.parametrize("first", range(0, 20, 5))
def test_engine_and_hand_find_the_same_moves(first: int) -> None:
    rules = our_games().game("yatsuhashi")
    collected = positions = 0
    for seed in range(first, first + 5):
        game, chance = new_game(rules, seed=seed), SplitMix64(seed)
        for _ in range(120):
            if game.outcome is not None:
                break
            words = [game.family.write_move(move) for move in game.legal_moves()]
            assert len(words) == len(set(words))
            assert set(words) == _found_by_hand(game), game.family.position(game.state)
            game.push(_choose(game, chance))
            positions += 1
        collected += len(game.state.collected)
    assert positions > 400
    assert collected > 5  # yaku were really part of what was compared
