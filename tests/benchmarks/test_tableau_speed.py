"""How many moves a second the tableau engine finds and plays, on one core."""

from __future__ import annotations

import time
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules

pytestmark = pytest.mark.benchmark

GOAL = 30_000
GAMES, MOVES = 20, 150
# An idle core of the machine on which the goal was set adds so many numbers a second; what a slow
# or busy machine measures is told beside what that core would have measured.
ADDITIONS_A_SECOND = 22_000_000


def _additions_a_second() -> float:
    before = time.perf_counter()
    total = 0
    for number in range(1_000_000):
        total += number
    return 1_000_000 / (time.perf_counter() - before)


@pytest.mark.parametrize("game_id", ["yatsuhashi", "shiki", "tsukinami"])
def test_moves_a_second(benchmark: BenchmarkFixture, game_id: str) -> None:
    rules = our_games().game(game_id)
    assert isinstance(rules, TableauRules)
    games = []
    family = Tableau(rules)
    for seed in range(GAMES):
        chance, moves = SplitMix64(seed), []
        state = family.deal(shuffled(family.deck, seed), seed).state
        for _ in range(MOVES):
            legal = family.legal_moves(state, 0)
            if not legal:
                break
            moves.append(legal[chance.below(len(legal))])
            state = family.apply(state, moves[-1]).state
        games.append((seed, moves))

    def setup() -> tuple[tuple[Any], dict[str, Any]]:
        return (Tableau(rules),), {}  # nothing is remembered from the round before

    def play(engine: Any) -> None:
        for seed, moves in games:
            state = engine.deal(shuffled(engine.deck, seed), seed).state
            for move in moves:
                engine.legal_moves(state, 0)
                state = engine.apply(state, move).state

    benchmark.pedantic(play, setup=setup, rounds=7)
    played = sum(len(moves) for _, moves in games)
    assert benchmark.stats is not None
    measured = played / benchmark.stats.stats.min
    scaled = measured * ADDITIONS_A_SECOND / _additions_a_second()
    benchmark.extra_info |= {"moves_a_second": measured, "times_goal": measured / GOAL}
    print(
        f"\n{game_id}: {measured:,.0f} apply + legal_moves a second ({measured / GOAL:.2f} of the "
        f"goal of {GOAL:,}); as on an idle core {scaled:,.0f}"
    )
    # A slow or busy machine may fall short of the goal, but not as an idle core would.
    assert max(measured, scaled) >= GOAL
