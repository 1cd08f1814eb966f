"""Deals that can be won are found by their numbers, and told how hard they are."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import islice
from typing import cast

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.deals import (
    EACH_DEAL,
    MEASURED,
    MOST_EFFORT,
    Borders,
    borders_of,
    deal_of_day,
    deals_of_day,
    effort,
    first_of_tier,
    first_winnable,
    tier_of,
)
from hanafuda_desktop.families.tableau.solver.reductions import can_pack
from hanafuda_desktop.families.tableau.solver.search import Budget, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve, wins
from hanafuda_desktop.families.tableau.solver.winnability import Picked, Tier
from hanafuda_desktop.families.tableau.state import TableauState
from hanafuda_desktop.rules.fingerprint import play_digest
from tests.families.tableau.solver.small_games import small_game

SMALL = small_game("lower kind")
YATSUHASHI = engine_for(Tableau, cast("TableauRules", our_games().game("yatsuhashi")))


def _state(engine: Tableau, number: int) -> TableauState:
    return engine.deal(shuffled(engine.deck, number), number).state


def _picked(engine: Tableau, numbers: range, budget: Budget = EACH_DEAL) -> Picked:
    *_, picked = first_winnable(engine, numbers, budget)
    assert isinstance(picked, Picked)
    return picked


# --- deals that can be won -----------------------------------------------------------------------


def test_the_first_deal_that_is_won_is_taken() -> None:
    verdicts = [solve(SMALL, _state(SMALL, number)).verdict for number in range(30)]
    assert Verdict.LOST in verdicts
    for first in range(20):
        picked = _picked(SMALL, range(first, 30))
        assert picked.deal == first + verdicts[first:].index(Verdict.WON)
        assert picked.tried == picked.deal - first + 1
        assert picked.solution is not None
        assert wins(SMALL, _state(SMALL, picked.deal), picked.solution.moves)


def test_where_none_is_won_it_says_how_many_were_tried() -> None:
    lost = next(n for n in range(99) if solve(SMALL, _state(SMALL, n)).verdict is Verdict.LOST)
    assert _picked(SMALL, range(lost, lost + 1)) == Picked(None, 1)
    assert _picked(YATSUHASHI, range(2), Budget(nodes=1)) == Picked(None, 2)  # nothing is decided


# --- the game of the day -------------------------------------------------------------------------


def test_a_day_has_the_same_deals_everywhere() -> None:
    day = "2026-11-21"
    assert list(islice(deals_of_day("yatsuhashi", day), 3)) == [9842106, 9139320, 1921690]
    assert len(set(deals_of_day("yatsuhashi", day))) == 100


@pytest.mark.parametrize("engine", [SMALL, YATSUHASHI], ids=["small", "yatsuhashi"])
def test_the_game_of_a_day_is_the_first_that_is_won(engine: Tableau) -> None:
    for day in ("2026-11-21", "2026-11-22"):
        numbers = list(deals_of_day(engine.compiled.rules.id, day))
        *_, picked = deal_of_day(engine, day)
        assert isinstance(picked, Picked)
        assert picked.deal is not None
        assert picked.solution is not None
        assert wins(engine, _state(engine, picked.deal), picked.solution.moves)
        for earlier in numbers[: numbers.index(picked.deal)]:
            assert solve(engine, _state(engine, earlier), EACH_DEAL).verdict is not Verdict.WON


def test_every_day_and_every_game_has_its_own() -> None:
    days = [(date(2026, 1, 1) + timedelta(days)).isoformat() for days in range(366)]
    firsts = {next(deals_of_day(game, day)) for game in ("yatsuhashi", "other") for day in days}
    assert len(firsts) == 2 * len(days)


# --- how hard ------------------------------------------------------------------------------------


@pytest.mark.deep
def test_a_deal_takes_the_same_effort_each_time_and_hard_ones_take_more() -> None:
    easy, hard = _state(YATSUHASHI, 103), _state(YATSUHASHI, 105)
    assert effort(YATSUHASHI, easy) == effort(YATSUHASHI, easy)
    assert effort(YATSUHASHI, easy) < effort(YATSUHASHI, hard) <= MOST_EFFORT


def test_rules_that_cannot_be_packed_have_efforts_too() -> None:
    engine = small_game("place by place")
    assert not can_pack(engine.compiled)
    number = _picked(engine, range(30)).deal
    assert number is not None
    assert 0 < effort(engine, _state(engine, number)) <= MOST_EFFORT


@pytest.mark.parametrize(
    ("efforts", "borders"),
    [
        ([5], Borders(5, 5)),
        ([4, 3, 2, 1], Borders(1, 4)),
        (list(range(1, 101)), Borders(25, 76)),
        ([400] * 8, Borders(400, 400)),
    ],
)
def test_a_quarter_is_easy_and_a_quarter_hard(efforts: list[int], borders: Borders) -> None:
    assert borders_of(efforts) == borders


def test_the_tiers_of_efforts() -> None:
    borders = Borders(25, 76)
    tiers = [tier_of(each, borders) for each in (1, 25, 26, 75, 76, 400)]
    assert tiers == [
        Tier.EASY, Tier.EASY, Tier.MIDDLING, Tier.MIDDLING, Tier.HARD, Tier.HARD,
    ]  # fmt: skip


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("tier", list(Tier))
def test_a_deal_of_a_tier_is_found(tier: Tier) -> None:
    """Rules that nobody has measured are measured, once."""
    known: dict[str, Borders] = {}
    *_, picked = first_of_tier(SMALL, range(100, 200), tier, known)
    assert isinstance(picked, Picked)
    assert picked.deal is not None
    borders = known[play_digest(SMALL.compiled.rules)]
    assert tier_of(effort(SMALL, _state(SMALL, picked.deal)), borders) is tier
    *_, again = first_of_tier(SMALL, range(100, 200), tier, known)
    assert again == picked


def test_every_shipped_patience_was_measured() -> None:
    """If this fails, rules have changed: solver/difficulty.py says how to measure them anew."""
    shipped = [entry.loaded.rules for entry in our_games().entries()]
    assert set(MEASURED) == {
        play_digest(rules) for rules in shipped if isinstance(rules, TableauRules)
    }
    assert all(0 < borders.easy < borders.hard for borders in MEASURED.values())
