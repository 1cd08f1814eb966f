"""A fair hint knows no more than a player, and yet is a good one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver import hints as fair
from hanafuda_desktop.families.tableau.solver.hints import Advice, Effort, advise, hints
from hanafuda_desktop.families.tableau.state import Shift, TableauMove
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.families.tableau.solver.brute_force import decide
from tests.families.tableau.solver.small_games import small_game
from tests.families.tableau.tables import fair_hints, game_of, table

MADE_UP: Final = Path(__file__).parents[1] / "made_up"
CATALOGUE: Final = Catalogue((rule_files(), MADE_UP), LANGUAGE)
PATIENCES: Final = {
    entry.id: rules
    for entry in CATALOGUE.entries()
    if isinstance(rules := entry.loaded.rules, TableauRules)
}
LITTLE: Final = Effort(tables=2, nodes=30, after=10, positions=500)
MUCH: Final = Effort(tables=6, nodes=700, after=300, positions=5_000)
_MOST_MOVES: Final = 60


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game_id", PATIENCES)
def test_shuffling_what_is_hidden_changes_no_hint(game_id: str) -> None:
    rules = PATIENCES[game_id]
    engine = engine_for(Tableau, rules)
    for seed in range(2):
        game, chance = new_game(rules, seed=seed), SplitMix64(seed)
        for _ in range(3):
            for _ in range(5):
                if game.outcome is None:
                    moves = game.legal_moves()
                    game.push(moves[chance.below(len(moves))])
            if game.outcome is not None:
                break
            view = game.view()
            found = fair_hints(rules, view, LITTLE)
            other = engine.guessed(view, shuffled(engine.unseen(view), chance.next()))
            assert engine.view(other) == view
            assert fair_hints(rules, engine.view(other), LITTLE) == found
            assert set(found.moves) == set(hints(rules, view)) <= set(game.legal_moves())


def test_only_the_view_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that are solved hold what is seen, and any order of the rest."""
    rules = PATIENCES["yatsuhashi"]
    game = new_game(rules, seed=5)
    engine = engine_for(Tableau, rules)
    guessed = list(fair._guesses(engine, game.view(), 12))
    assert len(set(guessed)) == 12
    assert game.state not in guessed
    assert {engine.view(state) for state in guessed} == {game.view()}


def test_where_every_card_is_known_one_table_is_enough() -> None:
    rules = PATIENCES["tsukinami"]
    game = new_game(rules, seed=5)
    engine = engine_for(Tableau, rules)
    assert list(fair._guesses(engine, game.view(), 12)) == [game.state]


SMALL_AND_HIDDEN: Final = (
    "earlier",
    "a cell",
    "no redeal",
    "over the columns",
    "two ways to build",
    "by kind",
    "pairs and no redeal",
    "all from the waste",
)


def _advised(game: Game) -> Game:
    """Play as the hints say."""
    assert isinstance(game.rules, TableauRules)
    plan: tuple[TableauMove, ...] = ()
    while game.outcome is None and len(game.moves) < _MOST_MOVES:
        advice = fair_hints(game.rules, game.view(), MUCH, plan)
        if not advice.moves:
            break
        game.push(advice.moves[0])
        plan = advice.plan[1:]
    return game


def _by_weight(game: Game) -> Game:
    """Play as the weights alone say."""
    assert isinstance(game.rules, TableauRules)
    while game.outcome is None and len(game.moves) < _MOST_MOVES:
        moves = hints(game.rules, game.view())
        if not moves:
            break
        game.push(moves[0])
    return game


def _is_won(game: Game) -> bool:
    return game.outcome is not None and bool(game.outcome.winners)


@pytest.mark.deep
def test_hints_win_most_of_what_can_be_won_and_more_than_the_weights() -> None:
    """Though nobody tells them where the cards lie."""
    winnable = won = by_weight = 0
    for name in SMALL_AND_HIDDEN:
        engine = small_game(name)
        rules = engine.compiled.rules
        for seed in range(10):
            state = engine.deal(shuffled(engine.deck, seed), seed).state
            decided = decide(engine, state, 400)
            if decided is not None and decided.won[0]:
                winnable += 1
                won += _is_won(_advised(new_game(rules, seed=seed)))
                by_weight += _is_won(_by_weight(new_game(rules, seed=seed)))
    assert won >= 0.8 * winnable
    assert won > by_weight


def test_a_plan_is_kept_until_a_card_is_seen_and_each_leads_on() -> None:
    """So hints never lead round in a circle."""
    engine = small_game("a cell")
    rules = engine.compiled.rules
    game = new_game(rules, seed=0)
    view = game.view()
    known = len(engine.unseen(view))
    advice = fair_hints(rules, view, MUCH)
    assert advice.plan
    assert advice.plan[0] == advice.moves[0]
    plan = advice.plan
    while plan:
        assert len(engine.unseen(game.view())) == known
        assert fair_hints(rules, game.view(), MUCH, plan).moves[0] == plan[0]
        game.push(plan[0])
        plan = plan[1:]
    assert len(engine.unseen(game.view())) < known


def test_a_plan_that_cannot_be_followed_is_forgotten() -> None:
    game = game_of(seed=2)
    assert isinstance(game.rules, TableauRules)
    view = game.view()
    away = (Shift("c1", "h1"),)
    assert fair_hints(game.rules, view, LITTLE, away) == fair_hints(game.rules, view, LITTLE)


def test_the_first_order_is_there_at_once() -> None:
    game = game_of(seed=2)
    assert isinstance(game.rules, TableauRules)
    advice = advise(game.rules, game.view(), LITTLE)
    assert next(advice) == Advice(hints(game.rules, game.view()))
    assert len(list(advice)) > LITTLE.tables


def test_when_the_game_is_over_there_is_no_hint() -> None:
    game = game_of()
    assert isinstance(game.rules, TableauRules)
    lost = table(game, "c1: 11 12\nc2: 31 32\nc3: 51 52\nc4: 71 72\nc5: 91 92\nc6: b1 b2")
    assert fair_hints(game.rules, game.family.view(lost, 0), LITTLE) == Advice(())
