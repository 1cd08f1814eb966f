"""Measures where easy deals of the shipped patiences end and hard ones begin.

``pytest -m benchmark tests/benchmarks/test_difficulty.py -s`` prints the borders for
``solver/difficulty.py``, and asserts that those kept there part the deals as they should: a deal or
two may have come to the sample, or gone, since they were measured, for the solver is another. It
takes some minutes.
"""

from __future__ import annotations

import faulthandler

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.deals import (
    EACH_DEAL,
    MEASURED,
    borders_of,
    effort,
    tier_of,
)
from hanafuda_desktop.families.tableau.solver.search import Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve
from hanafuda_desktop.families.tableau.solver.winnability import Tier
from hanafuda_desktop.rules.fingerprint import play_digest

pytestmark = pytest.mark.benchmark

DEALS = 100
"""Deals of Four Seasons take five seconds each."""
LEAST, MOST = 0.2, 0.35
"""Of all deals that can be won, so many are easy, and so many hard; about a quarter each."""


@pytest.mark.parametrize(
    "rules",
    [
        entry.loaded.rules
        for entry in our_games().entries()
        if isinstance(entry.loaded.rules, TableauRules)
    ],
    ids=lambda rules: rules.id,
)
def test_the_borders_between_the_tiers(rules: TableauRules) -> None:
    faulthandler.cancel_dump_traceback_later()  # it may take longer than other tests
    engine = engine_for(Tableau, rules)
    efforts: list[int] = []
    for number in range(DEALS):
        state = engine.deal(shuffled(engine.deck, number), number).state
        if solve(engine, state, EACH_DEAL).verdict is Verdict.WON:
            efforts.append(effort(engine, state))
    borders = MEASURED[play_digest(rules)]
    tiers = [tier_of(each, borders) for each in efforts]
    easy, hard = (tiers.count(tier) / len(tiers) for tier in (Tier.EASY, Tier.HARD))
    print(
        f'\n    "{play_digest(rules)}": {borders_of(efforts)},  # {rules.id}; by those'
        f" kept {easy:.0%} of {len(efforts)} winnable deals are easy, {hard:.0%} hard"
    )
    assert LEAST <= easy <= MOST
    assert LEAST <= hard <= MOST
