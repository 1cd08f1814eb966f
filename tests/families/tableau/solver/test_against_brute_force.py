"""What the solver says of small deals is what looking at every position says."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.solver import solver
from hanafuda_desktop.families.tableau.solver.search import Budget, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve
from hanafuda_desktop.families.tableau.state import TableauMove, TableauState
from tests.families.tableau.solver.brute_force import decide
from tests.families.tableau.solver.small_games import COUNTED_GAMES, SMALL_GAMES, small_game

_MOST: Final = 700
"""Deals of which more positions can be reached are left out."""
_DEALS: Final = 50
_POSITIONS: Final = 1_500
"""So many positions of a game are visited, or so many deals; whichever is reached first."""
_OF_A_DEAL: Final = 3
"""Besides its first position, so many of a deal's positions are asked about."""


@pytest.mark.deep_but(1)
@pytest.mark.rule("YA-10")
@pytest.mark.parametrize("name", SMALL_GAMES)
def test_every_verdict_is_that_of_brute_force(name: str) -> None:
    _assert_is_right(small_game(name))


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("name", COUNTED_GAMES)
def test_so_it_is_where_open_cards_could_be_counted_and_are_not(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver, "can_count", lambda *_: False)
    _assert_is_right(small_game(name))


def _assert_is_right(engine: Tableau) -> None:
    visited = 0
    said: Counter[Verdict] = Counter()
    for seed in range(_DEALS):
        decided = decide(engine, engine.deal(shuffled(engine.deck, seed), seed).state, _MOST)
        if decided is None:
            visited += _MOST // 8
        else:
            visited += len(decided.positions)
            chance = SplitMix64(seed)
            others = (chance.below(len(decided.positions)) for _ in range(_OF_A_DEAL))
            for number in {0, *others}:
                state = decided.positions[number]
                solution = solve(engine, state, Budget())
                assert solution.verdict == (Verdict.WON if decided.won[number] else Verdict.LOST), (
                    f"deal {seed}:\n{engine.position(state)}"
                )
                assert bool(solution.moves) <= decided.won[number]
                if decided.won[number]:
                    _assert_wins(engine, state, solution.moves)
                said[solution.verdict] += 1
        if visited > _POSITIONS:
            break
    assert said[Verdict.LOST] > 2, "no lost position came up: the test showed little"
    assert said[Verdict.WON] > 2, "no won position came up: the test showed little"


def _assert_wins(engine: Tableau, state: TableauState, moves: tuple[TableauMove, ...]) -> None:
    for move in moves:
        state = engine.apply(state, move).state  # raises if it is not legal
    outcome = engine.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
