"""Where open cards can be arranged at will they are counted: against brute force, and by itself."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver import arrangement, solver
from hanafuda_desktop.families.tableau.solver.arrangement import arranged
from hanafuda_desktop.families.tableau.solver.counted_space import CountedSpace, stuck_cards
from hanafuda_desktop.families.tableau.solver.reductions import can_count, levels_of
from hanafuda_desktop.families.tableau.solver.search import (
    Budget,
    LineError,
    SearchResult,
    Solution,
    Verdict,
    best_first,
)
from hanafuda_desktop.families.tableau.solver.solver import solve, wins
from hanafuda_desktop.families.tableau.state import TableauMove, TableauState
from tests.families.tableau.solver.brute_force import decide
from tests.families.tableau.solver.small_games import COUNTED_GAMES, small_game

_MOST: Final = 800
"""Deals of which more positions can be reached are left out."""
_POSITIONS: Final = 3_000
"""So many positions of a game are visited, or so many deals; whichever is reached first."""
_DEALS: Final = 40
_OF_A_DEAL: Final = 8
"""Besides its first position, so many of a deal's positions are asked about."""


def _shipped(game_id: str) -> Tableau:
    rules = our_games().game(game_id)
    assert isinstance(rules, TableauRules)
    return Tableau(rules)


def _deal(engine: Tableau, seed: int) -> TableauState:
    return engine.deal(shuffled(engine.deck, seed), seed).state


def _search(space: CountedSpace) -> SearchResult:
    *_, found = best_first(space, Budget())
    assert isinstance(found, SearchResult)
    return found


def _found(engine: Tableau, state: TableauState) -> Solution:
    """What counting alone says; a win by a line that was played."""
    space = CountedSpace(engine.compiled, state)
    found = _search(space)
    moves: tuple[TableauMove, ...] = ()
    if found.verdict is Verdict.WON:
        moves = arranged(engine.compiled, space, state, found.path)
        assert wins(engine, state, moves), f"{moves} from\n{engine.position(state)}"
    return Solution(found.verdict, moves, found.nodes)


@pytest.mark.deep_but(1)
@pytest.mark.rule("YA-10")
@pytest.mark.parametrize("name", COUNTED_GAMES)
def test_what_is_counted_is_what_brute_force_says(name: str) -> None:
    """Won and lost, from deals and from the midst of games, and every line can be played."""
    engine = small_game(name)
    visited = stuck = 0
    said: Counter[Verdict] = Counter()
    for seed in range(_DEALS):
        decided = decide(engine, _deal(engine, seed), _MOST)
        visited += _MOST // 8 if decided is None else len(decided.positions)
        if decided is not None:
            chance = SplitMix64(seed)
            others = (chance.below(len(decided.positions)) for _ in range(_OF_A_DEAL))
            for number in {0, *others}:
                state = decided.positions[number]
                verdict = _found(engine, state).verdict
                wanted = Verdict.WON if decided.won[number] else Verdict.LOST
                assert verdict is wanted, f"deal {seed}:\n{engine.position(state)}"
                stuck += bool(stuck_cards(engine.compiled, state))
                said[verdict] += 1
        if visited > _POSITIONS:
            break
    assert said[Verdict.LOST] > 2
    assert said[Verdict.WON] > 2
    assert stuck, "no card was stuck: the test showed little"


@pytest.mark.deep_but(1)
@pytest.mark.rule("YA-10")
@pytest.mark.parametrize(
    ("deal", "verdict"), [(6333, Verdict.LOST), (8465, Verdict.LOST), (9745, Verdict.WON)]
)
def test_deals_that_take_millions_of_positions_are_decided_by_counting(
    deal: int, verdict: Verdict
) -> None:
    engine = _shipped("yatsuhashi")
    solution = solve(engine, _deal(engine, deal), Budget(nodes=10_000))
    assert solution.verdict is verdict


@pytest.mark.parametrize("deal", [8, 15, 23, 64])
def test_a_run_that_would_have_to_lie_on_itself_is_parted_first(
    deal: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = _shipped("yatsuhashi")
    state = _deal(engine, deal)
    assert _found(engine, state).verdict is Verdict.WON
    monkeypatch.setattr(arrangement, "_MOST", 2)
    with pytest.raises(LineError):
        _found(engine, state)


def test_a_win_whose_moves_are_not_found_is_looked_for_in_another_way(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def none(*_: object) -> None:
        raise LineError

    monkeypatch.setattr(solver, "arranged", none)
    engine = _shipped("yatsuhashi")
    state = _deal(engine, 3000)
    counted = _search(CountedSpace(engine.compiled, state)).nodes
    solution = solve(engine, state)
    assert wins(engine, state, solution.moves)
    assert solution.nodes > counted
    assert not caplog.records
    assert solve(engine, state, Budget(nodes=counted)) == Solution(Verdict.UNKNOWN, (), counted)


@pytest.mark.parametrize(
    ("game_id", "counts"),
    [
        ("yatsuhashi", True),
        ("yatsuhashi-open-stock", True),
        ("yatsuhashi-bridge-from-stock", True),
        ("tsukinami", False),  # cells, foundations, and not every card on every one of a month
        ("shiki", False),
    ],
)
def test_which_games_can_be_counted(game_id: str, *, counts: bool) -> None:
    engine = _shipped(game_id)
    assert can_count(engine.compiled, _deal(engine, 0)) == counts


@pytest.mark.parametrize(
    "name",
    [
        "adjacent",  # a card may lie on those of two months, which take others as well
        "single cards",
        "two at most",
        "nothing in a gap",
        "two in a column",
        "one redeal",
        "two at a time",
        "a cell for ribbons",
        "yaku and foundations",
        "same month",  # cards lie on their like
    ],
)
def test_what_cannot_be_counted(name: str) -> None:
    assert name not in COUNTED_GAMES


def test_open_cards_that_are_no_run_are_not_counted() -> None:
    engine = small_game("all face up")
    runs = engine.compiled.piles[engine.compiled.columns[0]].runs
    told = set()
    for seed in range(10):
        decided = decide(engine, _deal(engine, seed), _MOST)
        for state in decided.positions if decided else ():
            columns = [state.piles[place] for place in engine.compiled.columns]
            are_runs = all(
                runs[up] >> down & 1 for cards in columns for down, up in pairwise(cards)
            )
            assert can_count(engine.compiled, state) == are_runs
            told.add(are_runs)
    assert told == {False, True}


def test_the_months_are_levels() -> None:
    levels = levels_of(_shipped("yatsuhashi").compiled)
    months = [{CARDS[card].month for card in members(level.cards)} for level in levels]
    beneath = [{CARDS[card].month for card in members(level.places)} for level in levels]
    assert sorted(map(sorted, months)) == [[month] for month in range(1, 13)]
    assert all(
        {month % 12 + 1 for month in own} == other
        for own, other in zip(months, beneath, strict=True)
    )
