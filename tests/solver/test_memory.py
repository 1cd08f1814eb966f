"""What a search remembers is bounded, and takes no more memory than is said."""

from __future__ import annotations

import tracemalloc

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.schema.tableau import TableauRules
from hanafuda_desktop.solver.best_first import best_first
from hanafuda_desktop.solver.counted import CountedSpace
from hanafuda_desktop.solver.packed import PackedSpace
from hanafuda_desktop.solver.searching import Found, Space
from hanafuda_desktop.solver.verdict import POSITION_BYTES, Budget, Verdict
from hanafuda_desktop.solver.weights import portfolio

POSITIONS = 4_000
BESIDES = 500_000
"""Bytes for the rules, and for the few hundred positions that come between two looks at it."""


def _space(engine: Tableau, state: TableauState, *, counted: bool) -> Space:
    if counted:
        return CountedSpace(engine.program, state)
    space = PackedSpace(engine.program, state)
    last = portfolio(collects=bool(engine.program.yaku))[-1]
    space.weigh(last.weights, narrow=last.narrow)
    return space


@pytest.mark.parametrize(
    ("game_id", "deal", "counted"),
    [("yatsuhashi", 7390, True), ("yatsuhashi", 2425, False), ("shiki", 6, False)],
)
def test_a_search_keeps_to_its_memory(game_id: str, deal: int, *, counted: bool) -> None:
    """Whatever is kept of positions, columns and the stock."""
    rules = Catalogue.shipped().game(game_id)
    assert isinstance(rules, TableauRules)
    engine = Tableau(rules)
    state = engine.deal(shuffled(engine.deck, deal), deal).state
    tracemalloc.start()
    try:
        space = _space(engine, state, counted=counted)
        *_, found = best_first(space, Budget(nodes=10_000, positions=POSITIONS))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert isinstance(found, Found)
    assert found.verdict is Verdict.UNKNOWN
    assert most < POSITION_BYTES * POSITIONS + BESIDES
    assert most > POSITION_BYTES * POSITIONS / 3, "the search was over before it filled it"
