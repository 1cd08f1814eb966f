"""The solver on whole games: what it finds wins, what it says holds, and it stops when told."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import pytest

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver import solver as solver_module
from hanafuda_desktop.families.tableau.solver.reductions import can_pack, twins_of
from hanafuda_desktop.families.tableau.solver.search import (
    WON,
    Budget,
    SearchResult,
    Solution,
    Verdict,
    best_first,
)
from hanafuda_desktop.families.tableau.solver.solver import solve, solve_stepwise, wins
from hanafuda_desktop.families.tableau.state import TableauState, TurnStock
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue

CATALOGUE = Catalogue((rule_files(), Path(__file__).parents[1] / "made_up"), LANGUAGE)

_LOST_DEAL = 6031
"""A deal of Yatsuhashi whose loss is proven by a small search."""

_UNDECIDED = 6167
"""A deal that no search of these tests comes to an end with, in both games."""


def _engine(game_id: str) -> Tableau:
    rules = CATALOGUE.game(game_id)
    assert isinstance(rules, TableauRules)
    return Tableau(rules)


def _deal(engine: Tableau, seed: int) -> TableauState:
    return engine.deal(shuffled(engine.deck, seed), seed).state


@pytest.mark.deep_but(1)
@pytest.mark.rule("YA-10")
@pytest.mark.parametrize(
    "game_id",
    ["yatsuhashi", "yatsuhashi-open-stock", "yatsuhashi-bridge-from-stock", "tsukinami"],
)
def test_a_won_line_wins_when_it_is_played(game_id: str) -> None:
    engine = _engine(game_id)
    for seed in (3000, 3002, 3005):
        state = _deal(engine, seed)
        solution = solve(engine, state)
        assert solution.verdict is Verdict.WON
        for move in solution.moves:
            state = engine.apply(state, move).state  # raises if it is not legal
        outcome = engine.outcome(state)
        assert outcome is not None
        assert outcome.winners == (0,)


@pytest.mark.rule("YA-10")
def test_a_lost_deal_is_proven_lost_and_has_no_moves() -> None:
    engine = _engine("yatsuhashi")
    solution = solve(engine, _deal(engine, _LOST_DEAL))
    assert solution.verdict is Verdict.LOST
    assert solution.moves == ()


def test_a_position_that_is_won_needs_no_moves() -> None:
    engine = _engine("two-months")
    state = _deal(engine, 0)
    for move in solve(engine, state).moves:
        state = engine.apply(state, move).state
    assert solve(engine, state) == Solution(Verdict.WON, (), 0)


@pytest.mark.parametrize("game_id", ["yatsuhashi", "golf"])
def test_the_same_search_goes_the_same_way(game_id: str) -> None:
    budget = Budget(nodes=600)
    one, other = (solve(engine, _deal(engine, 1), budget) for engine in map(_engine, [game_id] * 2))
    assert one == other


@pytest.mark.parametrize("game_id", ["yatsuhashi", "golf"])
def test_it_gives_word_as_it_goes(game_id: str) -> None:
    engine = _engine(game_id)
    *nodes, last = solve_stepwise(engine, _deal(engine, _UNDECIDED), Budget(nodes=1_500))
    assert isinstance(last, Solution)
    assert last.verdict is Verdict.UNKNOWN
    assert last.nodes == 1_500
    counts = [count for count in nodes if isinstance(count, int)]
    assert len(counts) == len(nodes) >= 4
    assert counts == sorted(counts)
    assert all(after - before <= 300 for before, after in pairwise(counts))


@pytest.mark.parametrize("game_id", ["yatsuhashi", "golf"])
def test_it_remembers_no_more_than_it_may(game_id: str) -> None:
    engine = _engine(game_id)
    few, many = (
        solve(engine, _deal(engine, _UNDECIDED), Budget(nodes=4_000, positions=positions)).nodes
        for positions in (500, 10_000_000)
    )
    assert few < many


def test_a_line_that_does_not_win_is_not_believed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("arranged", "moves_of"):
        monkeypatch.setattr(solver_module, name, lambda *_: (TurnStock(),))
    engine = _engine("yatsuhashi")
    with caplog.at_level(logging.ERROR):
        solution = solve(engine, _deal(engine, 3000))
    assert solution.verdict is Verdict.UNKNOWN
    assert "cannot be played" in caplog.text


def test_an_illegal_line_does_not_win() -> None:
    engine = _engine("yatsuhashi")
    state = _deal(engine, 3000)
    line = solve(engine, state).moves
    assert wins(engine, state, line)
    assert not wins(engine, state, line[:-1])
    assert not wins(engine, state, line[1:])


@pytest.mark.parametrize(
    ("game_id", "packs"),
    [
        ("yatsuhashi", True),
        ("yatsuhashi-open-stock", True),
        ("yatsuhashi-bridge-from-stock", True),
        ("tsukinami", True),
        ("shiki", True),
        ("golf", False),  # cards go onto the waste
        ("oonsoo", False),  # the stock is dealt over the columns
        ("pairs", False),  # a redeal shuffles
        ("demon", False),  # columns are refilled
    ],
)
def test_which_games_are_searched_the_fast_way(game_id: str, *, packs: bool) -> None:
    assert can_pack(_engine(game_id).compiled) == packs


def test_twins_are_the_chaff_of_a_month() -> None:
    groups = [group for group in twins_of(_engine("yatsuhashi").compiled) if len(group) > 1]
    assert all(CARDS[card].category is Category.CHAFF for group in groups for card in group)
    assert [len(group) for group in groups] == [2] * 10 + [3]


def test_cards_that_a_yaku_tells_apart_are_no_twins() -> None:
    groups = twins_of(_engine("two-months").compiled)
    assert all(len({CARDS[card].category for card in group}) == 1 for group in groups)
    assert (42,) in groups or any(42 in group for group in groups)


class _Line:
    """Numbers from 0 to 9, each leading to the next; the last may be won."""

    def __init__(self, *, ends_won: bool, whole: bool = True) -> None:
        self._ends_won = ends_won
        self.whole = whole

    def start(self) -> tuple[int, int]:
        return 5, 0

    def after(self, position: int) -> Iterable[tuple[int, int]]:
        if position == 8:
            return [(WON if self._ends_won else 0, 9)]
        return [(-position, position + 1)] if position < 8 else []

    def held(self) -> int:
        return 0


@pytest.mark.parametrize(
    ("space", "verdict"),
    [
        (_Line(ends_won=True), Verdict.WON),
        (_Line(ends_won=False), Verdict.LOST),
        (_Line(ends_won=False, whole=False), Verdict.UNKNOWN),
    ],
    ids=["won", "seen through", "something was left out"],
)
def test_what_a_search_proves(space: _Line, verdict: Verdict) -> None:
    (found,) = best_first(space, Budget())
    assert isinstance(found, SearchResult)
    assert found.verdict is verdict
    assert found.path == (tuple(range(10)) if verdict is Verdict.WON else ())
