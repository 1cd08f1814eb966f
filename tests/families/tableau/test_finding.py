"""The engine remembers what it saw last; what it finds must not hang on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.state import TableauState
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue

MADE_UP = Path(__file__).parent / "made_up"
CATALOGUE = Catalogue((rule_files(), MADE_UP), LANGUAGE)
PATIENCES = {
    entry.id: found
    for entry in CATALOGUE.entries()
    if isinstance(found := entry.loaded.rules, TableauRules)
}


@pytest.fixture(params=PATIENCES)
def rules(request: pytest.FixtureRequest) -> TableauRules:
    return PATIENCES[request.param]


def _wandering(engine: Tableau, seed: int, steps: int) -> list[TableauState]:
    """The states of a game that is played at random and now and then goes back."""
    chance = SplitMix64(seed)
    states = [engine.deal(shuffled(engine.deck, seed), seed).state]
    while len(states) < steps:
        state = states[chance.below(len(states))] if chance.below(10) == 0 else states[-1]
        moves = engine.legal_moves(state)
        if moves:
            states.append(engine.apply(state, moves[chance.below(len(moves))]).state)
        else:
            states.append(states[chance.below(len(states))])
    return states


@pytest.mark.deep_but(3)
def test_moves_do_not_hang_on_what_was_seen_before(rules: TableauRules) -> None:
    engine = Tableau(rules)
    states = _wandering(engine, 3, 90)
    for state in states[::6]:
        assert engine.legal_moves(state) == Tableau(rules).legal_moves(state)


def test_every_move_found_is_allowed(rules: TableauRules) -> None:
    engine = Tableau(rules)
    for state in _wandering(engine, 7, 80):
        for move in engine.legal_moves(state):
            assert engine.refusal(state, 0, move) is None


def test_cards_turned_face_down_in_place_are_seen() -> None:
    """The same cards, the same objects even, but no longer face up."""
    engine = Tableau(PATIENCES["yatsuhashi"])
    state = engine.deal(engine.deck, 0).state
    engine.legal_moves(state)
    hidden = state._replace(face_down=tuple(map(len, state.piles)))
    assert engine.legal_moves(hidden) == Tableau(engine.compiled.rules).legal_moves(hidden)
    assert len(engine.legal_moves(hidden)) == 1  # only the stock


def test_an_engine_knows_the_moves_of_another_again() -> None:
    one, other = (Tableau(PATIENCES["yatsuhashi"]) for _ in range(2))
    state = one.deal(one.deck, 0).state
    for mine, theirs in zip(one.legal_moves(state), other.legal_moves(state), strict=True):
        assert mine is theirs
