"""How much memory the solver's process takes at the full budget that the table gives it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hanafuda_desktop.families.tableau.solver.search import POSITION_BYTES
from hanafuda_desktop.families.tableau.solver.winnability import JUDGE_NODES, JUDGE_POSITIONS

pytestmark = pytest.mark.benchmark

MOST_MB = 140
"""What the positions may take, and 40 MB for Python, the program and the rules."""
LEAST_NODES = 50_000
"""A search that is over sooner says little about memory."""


@pytest.mark.parametrize(("game_id", "deal"), [("yatsuhashi", 2425), ("shiki", 496)])
def test_memory_at_full_budget(game_id: str, deal: int) -> None:
    budget = (str(JUDGE_NODES), str(JUDGE_POSITIONS))
    command = [sys.executable, "-m", "tests.benchmarks.solver_at_work", game_id, str(deal), *budget]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    used, nodes = map(int, said.split())
    print(
        f"\n{game_id}, deal {deal}: {used} MB after {nodes:,} nodes with at most "
        f"{JUDGE_POSITIONS:,} positions of {POSITION_BYTES} bytes (goal {MOST_MB})"
    )
    assert nodes > LEAST_NODES
    assert used < MOST_MB
