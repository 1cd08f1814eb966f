"""A beam search finds what its width allows, and never says that a game is lost which is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.families.tableau.solver.packed_space import PackedSpace
from hanafuda_desktop.families.tableau.solver.search import (
    WON,
    Budget,
    SearchResult,
    Verdict,
    beam,
    portfolio,
)
from tests.families.tableau.solver.brute_force import decide
from tests.families.tableau.solver.small_games import SMALL_GAMES, small_game

_MOST = 300
_GAMES = ("earlier", "no redeal", "by kind", "a cell", "wrapping", "points win", "pairs")


class _Fork:
    """A tree of numbers, two after each; the dearest leaf is won, if any is."""

    whole = True

    def __init__(self, *, ends_won: bool) -> None:
        self._ends_won = ends_won

    def start(self) -> tuple[int, int]:
        return 1, 1

    def after(self, position: int) -> Iterable[tuple[int, int]]:
        if position >= 16:
            return []
        twice = (2 * position, 2 * position + 1)
        return [(WON if self._ends_won and each == 31 else each, each) for each in twice]

    def held(self) -> int:
        return 0


def _found(space: _Fork | PackedSpace, width: int, budget: Budget = Budget()) -> SearchResult:  # noqa: B008
    *_, found = beam(space, budget, width)
    assert isinstance(found, SearchResult)
    return found


def test_a_beam_that_is_wide_enough_finds_the_line() -> None:
    found = _found(_Fork(ends_won=True), 8)
    assert found.verdict is Verdict.WON
    assert found.path == (1, 3, 7, 15, 31)


def test_only_a_beam_that_dropped_nothing_proves_a_loss() -> None:
    assert _found(_Fork(ends_won=False), 16).verdict is Verdict.LOST
    for width in (1, 2, 7):  # the dearest line is dropped on the way
        assert _found(_Fork(ends_won=True), width).verdict is Verdict.UNKNOWN
        assert _found(_Fork(ends_won=False), width).verdict is Verdict.UNKNOWN


def test_it_plays_on_from_no_more_positions_than_it_may() -> None:
    assert _found(_Fork(ends_won=True), 2).nodes == 1 + 2 + 2 + 2 + 2
    found = _found(_Fork(ends_won=True), 8, Budget(nodes=5))
    assert (found.verdict, found.nodes) == (Verdict.UNKNOWN, 5)
    assert _found(_Fork(ends_won=True), 8, Budget(positions=3)).verdict is Verdict.UNKNOWN


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("name", _GAMES)
def test_what_it_says_of_small_deals_is_so(name: str) -> None:
    assert name in SMALL_GAMES
    engine = small_game(name)
    said: Counter[Verdict] = Counter()
    for seed in range(12):
        state = engine.deal(shuffled(engine.deck, seed), seed).state
        decided = decide(engine, state, _MOST)
        if decided is None:
            continue
        for attempt in portfolio(collects=bool(engine.compiled.yaku))[:4]:
            space = PackedSpace(engine.compiled, state)
            space.weigh(attempt.weights, narrow=attempt.narrow)
            for width in (1, 3, 50):
                found = _found(space, width)
                said[found.verdict] += 1
                expected = Verdict.WON if decided.won[0] else Verdict.LOST
                assert found.verdict in (expected, Verdict.UNKNOWN)
    assert said[Verdict.WON] or said[Verdict.LOST]
