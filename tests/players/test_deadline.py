"""A search that is told when it is enough gives the best so far, and says that it is that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.players.evaluation import (
    Deadline,
    Endgame,
    Limits,
    MatchScore,
    never,
    played_to_the_end,
)
from hanafuda_desktop.players.levels import level
from hanafuda_desktop.players.search import SearchPlayer, halve
from hanafuda_desktop.rules.schema.game import GameBase
from tests.families.fishing.tables import table


class After:
    """Says that it is enough when it was asked so many times before."""

    def __init__(self, asks: int) -> None:
        self.left = asks
        self.after = 0

    def __call__(self) -> bool:
        if self.left:
            self.left -= 1
            return False
        self.after += 1
        return True


def all_for(deadline: Deadline) -> Limits:
    """Whatever share is asked for, it is over when this says so."""
    return lambda _share: deadline


def _worth(values: Sequence[float], asked: list[tuple[int, int]]) -> Any:
    def value(sample: int, candidate: int) -> float:
        asked.append((sample, candidate))
        # In the first sample the last one is the best, later another one.
        return values[candidate] + (9.0 * candidate if sample == 0 else 0.0)

    return value


# --- halving -------------------------------------------------------------------------------------


def test_at_once_every_candidate_is_tried_once() -> None:
    asked: list[tuple[int, int]] = []
    found = halve(3, _worth((5.0, 0.0, 0.0), asked), 600, None, After(0))
    assert found.is_cut_short
    assert found.playouts == (1, 1, 1)
    assert (found.best, asked) == (2, [(0, 0), (0, 1), (0, 2)])


@pytest.mark.parametrize(("asks", "samples"), [(2, 1), (3, 2), (5, 2), (6, 3), (29, 10)])
def test_what_is_best_by_all_whole_samples_is_the_best(asks: int, samples: int) -> None:
    """Of a sample that was begun when it was enough nothing counts: luck would decide."""
    found = halve(3, _worth((50.0, 0.0, 0.0), []), 600, None, After(asks))
    assert found.is_cut_short
    assert found.best == 0
    assert set(found.playouts) == {samples}
    assert found.means[1] == pytest.approx(9.0 / samples)


def test_once_it_is_enough_nothing_more_is_asked_or_tried() -> None:
    deadline, asked = After(40), list[tuple[int, int]]()
    found = halve(5, _worth((0.0,) * 5, asked), 600, None, deadline)
    assert found.is_cut_short
    assert deadline.after == 1
    assert len(asked) == 45


def test_who_is_done_in_time_was_not_cut_short() -> None:
    for playouts in (0, 6, 60):
        deadline = After(playouts)
        assert halve(3, _worth((0.0, 1.0, 9.0), []), playouts, None, deadline) == halve(
            3, _worth((0.0, 1.0, 9.0), []), playouts
        )
        assert not deadline.after


@pytest.mark.parametrize("prior", [None, tuple(range(99))])
def test_of_very_many_those_are_tried_of_which_most_was_thought(
    prior: tuple[float, ...] | None,
) -> None:
    """So that a rule file by which there are thousands of moves does not take for ever."""
    worth = tuple(50.0 - abs(candidate - 10 - 70 * (prior is not None)) for candidate in range(99))
    found = halve(99, lambda _, candidate: worth[candidate], 600, prior, After(2))
    tried = [candidate for candidate, playouts in enumerate(found.playouts) if playouts]
    assert tried == (list(range(26)) if prior is None else list(range(73, 99)))
    assert found.best == (10 if prior is None else 80)
    assert found.is_cut_short
    worst = min(worth[candidate] for candidate in tried)
    assert {found.means[n] for n in range(99) if n not in tried} == {worst}


# --- endings -------------------------------------------------------------------------------------


def test_an_ending_that_takes_too_long_is_given_up() -> None:
    choices: dict[str, Any] = {"": {"a": "on", "b": (3, 0)}, "on": {"c": (1, 0), "d": (0, 1)}}
    ending = Endgame(
        to_move=lambda state: None if isinstance(state, tuple) else int(state != ""),
        legal_moves=lambda state, _: tuple(choices[state]),
        after=lambda state, move: choices[state][move],
        gains=lambda state: state if isinstance(state, tuple) else None,
        match_score=tuple(MatchScore(seat, (1 - seat,), (0,), 1.0, None) for seat in range(2)),
    )
    known = played_to_the_end(ending, "", ("a", "b"), 99)
    assert known is not None
    assert played_to_the_end(ending, "", ("a", "b"), 99, After(4)) == known
    for asks in range(4):
        assert played_to_the_end(ending, "", ("a", "b"), 99, After(asks)) is None


# --- the player ----------------------------------------------------------------------------------


def _moments(game_id: str) -> Iterable[tuple[GameBase, View, tuple[Any, ...]]]:
    rules = our_games().game(game_id)
    game = new_game(rules, seed=5)
    for _ in range(6):
        moves = game.legal_moves()
        if len(moves) > 2:
            yield rules, game.view(game.to_move or 0), moves
        game.push(moves[0])


@pytest.mark.parametrize("game_id", ["koi-koi", "untitled"])
def test_the_best_so_far_is_chosen_and_marked(game_id: str) -> None:
    for rules, view, moves in _moments(game_id):
        thoughts = SearchPlayer(mind_of, 3, 600, limits=all_for(After(50))).weigh(
            rules, view, moves
        )
        assert thoughts.is_cut_short
        assert thoughts.best == thoughts.each[0].move
        assert {each.move for each in thoughts.each} == set(moves)
        most = len(moves) + 50
        assert len(moves) <= sum(each.playouts for each in thoughts.each) <= most
        assert (
            SearchPlayer(mind_of, 3, 600, limits=all_for(After(50))).choose(rules, view, moves)
            == thoughts.best
        )


@pytest.mark.parametrize("game_id", ["koi-koi", "untitled"])
def test_of_a_sample_that_was_not_tried_to_the_end_nothing_is_told(game_id: str) -> None:
    for rules, view, moves in _moments(game_id):
        whole, begun = (
            SearchPlayer(mind_of, 3, 600, limits=all_for(After(3 * len(moves) + more)))
            for more in (0, len(moves) - 1)
        )
        assert whole.weigh(rules, view, moves) == begun.weigh(rules, view, moves)


@pytest.mark.parametrize("game_id", ["koi-koi", "untitled"])
def test_with_all_the_time_in_the_world_nothing_changes(game_id: str) -> None:
    for rules, view, moves in _moments(game_id):
        thoughts = SearchPlayer(mind_of, 3, 60).weigh(rules, view, moves)
        assert not thoughts.is_cut_short
        patient = SearchPlayer(mind_of, 3, 60, limits=all_for(After(100_000))).weigh(
            rules, view, moves
        )
        assert (
            patient
            == thoughts
            == SearchPlayer(mind_of, 3, 60, limits=all_for(never)).weigh(rules, view, moves)
        )


def _ending() -> tuple[GameBase, View, Sequence[Any]]:
    """Nothing is hidden any more."""
    at = table("koi-koi", "h0: 31 73\nf: 32 72 11\np0: 81 91 71\nh1: 33 12\nrest: p1")
    return at.family.compiled.rules, at.family.view(at.state, 0), at.family.legal_moves(at.state, 0)


def test_without_time_for_the_ending_it_is_imagined() -> None:
    rules, view, moves = _ending()
    assert (
        SearchPlayer(mind_of, 1, 60, limits=all_for(After(10_000)))
        .weigh(rules, view, moves)
        .certain
    )
    thoughts = SearchPlayer(mind_of, 1, 60, limits=all_for(After(3))).weigh(rules, view, moves)
    assert not thoughts.certain
    assert thoughts.is_cut_short
    assert [each.playouts for each in thoughts.each] == [1] * len(moves)


def test_an_ending_leaves_time_to_imagine() -> None:
    rules, view, moves = _ending()
    player = SearchPlayer(mind_of, 1, 60, limits=lambda share: lambda: share < 1.0)
    thoughts = player.weigh(rules, view, moves)
    assert not thoughts.certain
    assert not thoughts.is_cut_short
    assert sum(each.playouts for each in thoughts.each) > 30


@pytest.mark.parametrize(("word", "asks"), [("expert", True), ("greedy", False), ("random", False)])
def test_a_level_that_searches_is_told_when_it_is_enough(word: str, asks: bool) -> None:
    rules, view, moves = next(iter(_moments("koi-koi")))
    deadline = After(0)
    assert (
        level(word).make(mind_of, 7, limits=lambda _: deadline).choose(rules, view, moves) in moves
    )
    assert bool(deadline.after) == asks
