"""Measures where easy deals of the shipped patiences end and hard ones begin; asserts it is kept.

``pytest -m benchmark tests/benchmarks/test_difficulty.py -s`` prints the borders for
``solver/difficulty.py``. It takes some minutes.
"""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.families import compile_tableau
from hanafuda_desktop.rules.catalogue import Catalogue
from hanafuda_desktop.rules.flattened import digest
from hanafuda_desktop.rules.schema.tableau import TableauRules
from hanafuda_desktop.solver.deals import EACH_DEAL
from hanafuda_desktop.solver.difficulty import MEASURED, effort
from hanafuda_desktop.solver.picking import borders_of
from hanafuda_desktop.solver.solving import solve
from hanafuda_desktop.solver.verdict import Verdict

pytestmark = pytest.mark.benchmark

DEALS = 300


@pytest.mark.parametrize(
    "rules",
    [
        entry.loaded.rules
        for entry in Catalogue.shipped().entries()
        if isinstance(entry.loaded.rules, TableauRules)
    ],
    ids=lambda rules: rules.id,
)
def test_the_borders_between_the_tiers(rules: TableauRules) -> None:
    engine = compile_tableau(rules)
    efforts: list[int] = []
    for number in range(DEALS):
        state = engine.deal(shuffled(engine.deck, number), number).state
        if solve(engine, state, EACH_DEAL).verdict is Verdict.WON:
            efforts.append(effort(engine, state))
    borders = borders_of(efforts)
    print(f'    "{digest(rules)}": {borders},  # {rules.id}, {len(efforts)} winnable')
    assert MEASURED.get(digest(rules), borders) == borders
