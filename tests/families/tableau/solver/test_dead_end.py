from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.hints import Judge, search_useful_move
from hanafuda_desktop.families.tableau.state import Redeal, TableauState, TurnStock
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.families.tableau.tables import game_of, no_useful_move, table

MADE_UP = Path(__file__).parents[1] / "made_up"


def _rules(game: Game) -> TableauRules:
    assert isinstance(game.rules, TableauRules)
    return game.rules


def _dead(game: Game, state: TableauState) -> bool:
    return no_useful_move(_rules(game), game.family.view(state, 0))


@pytest.mark.deep_but(3)
@pytest.mark.rule("YA-10")
@pytest.mark.parametrize(
    ("position", "dead"),
    [
        # Six tops that fit nowhere, nothing in the stock.
        ("c1: 11 12\nc2: 31 32\nc3: 51 52\nc4: 71 72\nc5: 91 92\nc6: b1 b2", True),
        # The stock's card fits nowhere either, however often it goes round.
        ("s: (61)\nc1: 11 12\nc2: 31 32\nc3: 51 52\nc4: 81 82\nc5: a1 a2\nc6: c2 c3", False),
        ("w: 61\nc1: 11 12\nc2: 31 32\nc3: 51 52\nc4: 81 82\nc5: a1 a2\nc6: c2 c3", True),
        # It fits: moving it is progress.
        ("w: 61\nc1: 11 12\nc2: 71 72\nc3: 51 52\nc4: 81 82\nc5: a1 a2\nc6: c2 c3", False),
        # Only a run can be pushed to and fro between two equal places.
        ("c1: 32 21\nc2: 31\nc3: 51 52\nc4: 71 72\nc5: 91 92\nc6: b1 b2", True),
        # Pushing it bares a member of a yaku that the others wait for.
        ("c1: 32 21\nc2: 31\nc3: 22\nc4: 12\nc5: 91 92\nc6: b1 b2", False),
        # A face-down card can be bared.
        ("c1: (11) 21\nc2: 31\nc3: 51 52\nc4: 71 72\nc5: 91 92\nc6: b1 b2", False),
    ],
)
def test_dead_ends(position: str, dead: bool) -> None:
    game = game_of()
    assert _dead(game, table(game, position)) == dead


def test_a_stock_never_seen_through_is_no_dead_end() -> None:
    game = game_of(seed=3)
    assert list(search_useful_move(_rules(game), game.view())) == [True]


def test_what_is_called_dead_stays_dead_whatever_is_played() -> None:
    """Random play from a dead table never turns up a card, never collects and empties no stock."""
    found = 0
    for seed in range(60):
        game, chance = game_of(seed=seed), SplitMix64(seed)
        for _ in range(400):
            moves = game.legal_moves()
            forward = [move for move in moves if not isinstance(move, TurnStock | Redeal)]
            some = forward if forward and chance.below(4) else moves
            if not some:
                break
            game.push(some[chance.below(len(some))])
            if chance.below(10) == 0 and no_useful_move(_rules(game), game.view()):
                break
        if game.outcome is not None or not no_useful_move(_rules(game), game.view()):
            continue
        found += 1
        _stays_dead(game, chance)
        if found == 3:
            return
    assert found, "no dead table came up: the test showed nothing"


def _stays_dead(game: Game, chance: SplitMix64) -> None:
    hidden = sum(game.state.face_down[1:])
    in_stock = len(game.state.piles[0]) + len(game.state.piles[1])
    done = game.state.collected
    for _ in range(500):
        moves = game.legal_moves()
        if not moves:
            return
        game.push(moves[chance.below(len(moves))])
        assert sum(game.state.face_down[1:]) == hidden
        assert len(game.state.piles[0]) + len(game.state.piles[1]) == in_stock
        assert game.state.collected == done


def test_columns_of_different_rules_are_not_taken_for_one_another() -> None:
    """Two columns of a group may be exchanged; a reserve and a column may not."""
    game = new_game(Catalogue((rule_files(), MADE_UP), LANGUAGE).game("demon"))
    engine = engine_for(Tableau, _rules(game))
    judge = Judge(engine.compiled)
    position = "c1: {}\nc2: {}\nc3: {}\nc4: 31\nc5: 52\nc6: 91"
    here, exchanged, other = (
        judge.key(table(game, position.format(*cards)))
        for cards in (("61", "11", "12"), ("61", "12", "11"), ("11", "61", "12"))
    )
    assert here == exchanged
    assert here != other


def test_the_search_can_be_taken_in_small_steps() -> None:
    game = game_of()
    state = table(game, "w: 61\nc1: 32 21\nc2: 31\nc3: 51 52\nc4: 81 82\nc5: a1 a2\nc6: c2 c3")
    steps = list(search_useful_move(_rules(game), game.family.view(state, 0)))
    assert steps[-1] is False
    assert set(steps[:-1]) == {None}
    assert len(steps) > 3
