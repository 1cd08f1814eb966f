from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.hints import hints
from hanafuda_desktop.families.tableau.state import Collect, Shift, TableauMove, TableauState
from tests.families.tableau.tables import game_of, table


def _rules(game: Game) -> TableauRules:
    assert isinstance(game.rules, TableauRules)
    return game.rules


def _best(game: Game, state: TableauState) -> TableauMove:
    return hints(_rules(game), game.family.view(state, 0))[0]


def test_a_ready_yaku_comes_first() -> None:
    game = game_of()
    state = table(game, "c1: 12\nc2: 22\nc3: 32\nc4: (11) 81\nc5: 91")
    assert _best(game, state) == Collect("aka-tan", parse_cards("12 22 32"))


def test_a_card_that_bares_another_goes_before_one_that_does_not() -> None:
    game = game_of()
    state = table(game, "c1: 13 84\nc2: (14) 83\nc3: 91\nc4: 64\nc5: 44\nc6: 24")
    assert _best(game, state) == Shift("c2", "c3")


def test_moving_a_whole_column_into_an_empty_one_is_no_hint() -> None:
    game = game_of()
    state = table(game, "c1: 11\nc2:\nc3: 51\nc4: 71\nc5: 91\nc6: b1")
    for move in hints(_rules(game), game.family.view(state, 0)):
        assert move != Shift("c1", "c2")


def _patiences() -> list[str]:
    games = [entry.loaded.rules for entry in our_games().entries()]
    return [rules.id for rules in games if rules is not None and rules.family == "tableau"]


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game_id", _patiences())
def test_hints_are_legal_and_never_use_a_hidden_card(game_id: str) -> None:
    rules = our_games().game(game_id)
    assert rules.family == "tableau"
    for seed in range(3):
        game, chance = new_game(rules, seed=seed), SplitMix64(seed)
        for _ in range(30):
            if game.outcome is not None:
                break
            view = game.view()
            found = hints(rules, view)
            assert set(found) <= set(game.legal_moves())
            family = game.family
            hidden = shuffled(family.unseen(view), seed + 1)
            other = family.guessed(view, hidden)
            assert hints(rules, family.view(other, 0)) == found
            moves = found or game.legal_moves()
            game.push(moves[chance.below(min(3, len(moves)))])
