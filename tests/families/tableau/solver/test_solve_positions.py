"""The solver's own positions have the moves that the engine finds, no more and no fewer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.tableau.compiled import WASTE
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver import packed_space, position
from hanafuda_desktop.families.tableau.solver.packed_space import PackedSpace
from hanafuda_desktop.families.tableau.solver.reductions import can_pack
from hanafuda_desktop.families.tableau.state import Redeal, TableauState, TurnStock
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.families.tableau.solver.small_games import SMALL_GAMES, small_game

CATALOGUE = Catalogue((rule_files(), Path(__file__).parents[1] / "made_up"), LANGUAGE)
_STATES = 60


def _engines() -> Iterator[Any]:
    for entry in CATALOGUE.entries():
        if isinstance(entry.loaded.rules, TableauRules):
            yield pytest.param(Tableau(entry.loaded.rules), id=entry.id)
    for name in SMALL_GAMES:
        yield pytest.param(small_game(name), id=name)


def _wandering(engine: Tableau, seed: int) -> Iterator[TableauState]:
    chance = SplitMix64(seed)
    state = engine.deal(shuffled(engine.deck, seed), seed).state
    for _ in range(_STATES):
        moves = engine.legal_moves(state)
        if not moves:
            return
        yield state
        state = engine.apply(state, moves[chance.below(len(moves))]).state


def _turned(engine: Tableau, state: TableauState) -> list[TableauState]:
    """The states that turning the stock leads to, each length of the waste but once."""
    states, told = [state], {len(state.piles[WASTE])}
    passed = len(engine.deck) * 3
    for _ in range(passed):
        turn = next(
            (m for m in engine.legal_moves(state) if isinstance(m, TurnStock | Redeal)), None
        )
        if turn is None or engine.outcome(state) is not None:
            break
        state = engine.apply(state, turn).state
        if len(state.piles[WASTE]) not in told:
            told.add(len(state.piles[WASTE]))
            states.append(state)
    return states


def _played(engine: Tableau, state: TableauState) -> Iterator[TableauState]:
    """What comes of every move of cards, those of the stock that can be turned up included."""
    for turned in _turned(engine, state):
        for move in engine.legal_moves(turned):
            if not isinstance(move, TurnStock | Redeal):
                after = engine.apply(turned, move).state
                # Without need of the card that was turned up, it need not be turned.
                if turned is state or len(after.piles[WASTE]) < len(turned.piles[WASTE]):
                    yield after


def _form(space: PackedSpace, position: Any) -> Any:
    """The position; where the stock is a set, by its kinds of card."""
    stock = space.stock(position)
    if space.stocks.is_set:
        return (*position[:-2], tuple(sorted(space.stocks.cards(stock))), position[-1])
    return position


@pytest.mark.deep_but(5)
@pytest.mark.parametrize("engine", list(_engines()))
def test_what_follows_is_what_the_engine_plays(
    engine: Tableau, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not can_pack(engine.compiled):
        return  # such games are searched with the engine itself
    # Without pruning nothing must be missing.
    monkeypatch.setattr(position, "splits_can_wait", lambda _: False)
    monkeypatch.setattr(packed_space, "splits_can_wait", lambda _: False)
    monkeypatch.setattr(packed_space, "runs_can_merge", lambda _: False)
    monkeypatch.setattr(PackedSpace, "_laid_safely", lambda *_: None)
    monkeypatch.setattr(PackedSpace, "_fresh", lambda _, found: found)
    for seed in range(3):
        states = list(_wandering(engine, seed))
        space = PackedSpace(engine.compiled, states[0])
        for state in states:
            here = space.position(state)
            played = {_form(space, space.position(after)) for after in _played(engine, state)}
            found = {_form(space, child) for _, child in space.after(here)}
            nothing = {_form(space, here)}  # a column that goes to an empty place
            assert found - nothing == played - nothing
