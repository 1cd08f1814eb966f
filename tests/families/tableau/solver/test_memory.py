"""What a search remembers is bounded, and takes no more memory than is said."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Hashable, Iterator

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.counted_space import CountedSpace
from hanafuda_desktop.families.tableau.solver.packed_space import PackedSpace
from hanafuda_desktop.families.tableau.solver.search import (
    POSITION_BYTES,
    STEPS,
    Budget,
    SearchResult,
    Space,
    Verdict,
    best_first,
    portfolio,
)
from hanafuda_desktop.families.tableau.state import TableauState
from hanafuda_desktop.rules.fingerprint import from_json

POSITIONS = 4_000
BESIDES = 800_000
"""Bytes for the rules, for what the engine remembers of yaku whose cards overlap, and for the few
hundred positions that come between two looks at it.
"""
MANY_OF_MANY = {
    "deck": {"id": "whole", "name": "whole", "cards": "all"},
    "family": "tableau",
    "id": "many-of-many",
    "name": "Many of many",
    "summary": "A yaku can be made in tens of thousands of ways.",
    "columns": [
        {
            "id": "columns",
            "name": "columns",
            "sizes": [4, 4, 4, 4, 4, 4],
            "face_up": 1,
            "build": {"month": "earlier"},
        }
    ],
    "stock": {},
    "yaku": [
        {
            "id": "eight",
            "name": "eight",
            "needs": [
                {"cards": {"category": "chaff"}, "count": 4},
                {"cards": "all", "count": 4},
            ],
            "times": 4,
        }
    ],
    "win": {"yaku": "all"},
}


def _space(engine: Tableau, state: TableauState, *, counted: bool) -> Space:
    if counted:
        return CountedSpace(engine.compiled, state)
    space = PackedSpace(engine.compiled, state)
    last = portfolio(collects=bool(engine.compiled.yaku))[-1]
    space.weigh(last.weights, narrow=last.narrow)
    return space


def _rules(game_id: str) -> TableauRules:
    if game_id == MANY_OF_MANY["id"]:
        rules = from_json(json.dumps(MANY_OF_MANY), LANGUAGE)
    else:
        rules = our_games().game(game_id)
    assert isinstance(rules, TableauRules)
    return rules


@pytest.mark.parametrize(
    ("game_id", "deal", "counted"),
    [
        ("yatsuhashi", 7390, True),
        pytest.param("many-of-many", 1, True, marks=pytest.mark.deep),
        ("yatsuhashi", 2425, False),
        ("shiki", 6, False),
    ],
)
def test_a_search_keeps_to_its_memory(game_id: str, deal: int, *, counted: bool) -> None:
    """Whatever is kept of positions, columns and the stock."""
    engine = Tableau(_rules(game_id))
    state = engine.deal(shuffled(engine.deck, deal), deal).state
    tracemalloc.start()
    try:
        space = _space(engine, state, counted=counted)
        *_, found = best_first(space, Budget(nodes=10_000, positions=POSITIONS))
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert isinstance(found, SearchResult)
    assert found.verdict is Verdict.UNKNOWN
    assert most < POSITION_BYTES * POSITIONS + BESIDES
    assert most > POSITION_BYTES * POSITIONS / 3, "the search was over before it filled it"


class _OneOfMany:
    """A position from which a hundred thousand steps lead, each to a position without any."""

    whole = True

    def __init__(self) -> None:
        self.steps = 0

    def start(self) -> tuple[int, Hashable]:
        return 0, -1

    def after(self, position: int) -> Iterator[tuple[int, Hashable]]:
        for step in range(100_000 if position < 0 else 0):
            self.steps += 1
            yield 1, step

    def held(self) -> int:
        return 0


def test_a_caller_gets_a_word_in_amid_the_steps_of_one_position() -> None:
    space = _OneOfMany()
    search = best_first(space, Budget())
    assert [next(search) for _ in range(3)] == [1, 1, 1]
    assert space.steps == 3 * STEPS


def test_the_steps_of_one_position_keep_to_the_memory() -> None:
    space = _OneOfMany()
    *_, found = best_first(space, Budget(positions=POSITIONS))
    assert isinstance(found, SearchResult)
    assert found.verdict is Verdict.UNKNOWN
    assert space.steps <= POSITIONS + STEPS


def test_every_step_of_a_position_is_seen_in_the_end() -> None:
    space = _OneOfMany()
    *_, found = best_first(space, Budget())
    assert found == SearchResult(Verdict.LOST, (), 100_001)
    assert space.steps == 100_000
