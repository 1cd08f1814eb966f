"""How many deals of each patience the solver decides in a second, on one core."""

from __future__ import annotations

import statistics
import time

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.search import Budget, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve

pytestmark = pytest.mark.benchmark

GOAL = 25
"""Deals of Yatsuhashi a second."""
MEDIAN_GOAL = 0.050
"""Seconds for half of them."""
BUDGET = Budget(nodes=50_000)
# An idle core of the machine on which the goal was set adds so many numbers a second; what a slow
# or busy machine measures is told beside what that core would have measured.
ADDITIONS_A_SECOND = 22_000_000


def _additions_a_second() -> float:
    before = time.process_time()
    total = 0
    for number in range(1_000_000):
        total += number
    return 1_000_000 / (time.process_time() - before)


@pytest.mark.parametrize(
    ("game_id", "deals"),
    [
        ("yatsuhashi", 200),
        ("yatsuhashi-open-stock", 200),
        ("yatsuhashi-bridge-from-stock", 200),
        ("tsukinami", 100),
        ("shiki", 10),
    ],
)
def test_deals_a_second(game_id: str, deals: int) -> None:
    rules = our_games().game(game_id)
    assert isinstance(rules, TableauRules)
    engine = Tableau(rules)
    times, nodes, unknown = [], [], 0
    for seed in range(deals):
        if seed % 10 == 0:  # others use the machine now more, now less
            slowness = ADDITIONS_A_SECOND / _additions_a_second()
        state = engine.deal(shuffled(engine.deck, seed), seed).state
        before = time.process_time()
        solution = solve(engine, state, BUDGET)
        times.append((time.process_time() - before) / slowness)
        nodes.append(solution.nodes)
        unknown += solution.verdict is Verdict.UNKNOWN
    rate, median = deals / sum(times), statistics.median(times)
    print(
        f"\n{game_id}: {rate:.1f} deals a second, as on an idle core; median {median * 1000:.0f} ms"
        f", 99 % below {sorted(times)[deals * 99 // 100 - 1] * 1000:.0f} ms; median "
        f"{statistics.median(nodes):.0f} nodes; {unknown} of {deals} not decided within "
        f"{BUDGET.nodes:,} nodes"
    )
    if game_id == "yatsuhashi":
        assert median <= MEDIAN_GOAL
        assert rate >= GOAL
