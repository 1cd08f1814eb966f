"""Where nothing is hidden any more, moves are weighed by every way in which the round can go on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.play.computers import Question, considered
from hanafuda_desktop.players.evaluation import Endgame, MatchScore, is_open, played_to_the_end
from hanafuda_desktop.players.search import SearchPlayer
from tests.engine.positions import random_game
from tests.families.fishing import tables as fishing
from tests.families.shedding import tables as shedding

STAKES = tuple(MatchScore(seat, (1 - seat,), (0,), 1.0, None) for seat in range(2))
CHOICES: dict[str, dict[str, str | tuple[int, int]]] = {
    "": {"left": "a", "right": "b"},
    "a": {"good": (9, 0), "bad": (0, 4)},
    "b": {"only": (3, 0)},
}


def _ending(choices: dict[str, Any] = CHOICES) -> Endgame:
    """Seat 0 moves first, then seat 1; states are words or, at the end, what each seat has won."""
    return Endgame(
        to_move=lambda state: None if isinstance(state, tuple) else int(state != ""),
        legal_moves=lambda state, _: tuple(choices[state]),
        after=lambda state, move: choices[state][move],
        gains=lambda state: state if isinstance(state, tuple) else None,
        match_score=STAKES,
    )


def test_everybody_does_the_best_for_itself() -> None:
    found = played_to_the_end(_ending(), "", ("left", "right"), 99)
    assert found == [(-4.0, -4.0, 0), (3.0, 3.0, 3)]


def test_what_may_be_expected_of_a_decided_game_is_told_apart_from_what_it_is_worth() -> None:
    """Points that change nothing decide between moves, and are no chance to win."""
    far = tuple(MatchScore(seat, (1 - seat,), (90 - 180 * seat,), 5.0, 0) for seat in range(2))
    found = played_to_the_end(replace(_ending(), match_score=far), "", ("left", "right"), 99)
    assert found is not None
    (left, *told_left), (right, *told_right) = found
    assert left < right
    assert (told_left, told_right) == ([1.0, 0], [1.0, 3])


@pytest.mark.parametrize("most", [0, 1, 4])
def test_no_more_is_tried_than_was_allowed(most: int) -> None:
    assert played_to_the_end(_ending(), "", ("left", "right"), most) is None
    assert played_to_the_end(_ending(), "", ("left", "right"), 5) is not None


def test_where_chance_has_a_part_nothing_is_certain() -> None:
    by_chance = CHOICES | {"b": {"only": None}}
    assert played_to_the_end(_ending(by_chance), "", ("left", "right"), 99) is None


def test_a_round_without_end_is_given_up() -> None:
    endless = {"": {"on": "a"}, "a": {"on": "a"}}
    assert played_to_the_end(_ending(endless), "", ("on",), 10_000) is None


# --- in games ------------------------------------------------------------------------------------

LAST_CARDS = "h0: 31 73\nf: 32 72 11\np0: 81 91 71\nh1: 33 12\nrest: p1"
"""Of Koi-Koi: the Curtain makes the cherry and the moon, or the Deer's mate goes; all is known."""
LAST_LEAVES = "h0: 13 14\nd: 12\nh1: 33\nrest: d"
"""Of Kaze: who lays one leaf lets the other lay the last one; two leaves win."""


def _brute(family: Any, state: Any, seat: int) -> Any:
    """What the round brings, if everybody does the best for itself, by the engine's own steps."""
    if state.series.sheet:
        return state.series.sheet[-1].gains
    mover = family.to_move(state)
    steps = [family.apply(state, move).state for move in family.legal_moves(state, mover)]
    found = [_brute(family, each, seat) for each in steps]
    return max(found, key=lambda gains: gains[mover] - gains[1 - mover])


def _asked(at: Any) -> tuple[Any, View, tuple[Any, ...]]:
    seat = at.state.seat
    rules, view = at.family.compiled.rules, at.family.view(at.state, seat)
    return rules, view, at.family.legal_moves(at.state, seat)


def test_the_last_cards_are_weighed_as_they_are() -> None:
    at = fishing.table("koi-koi", LAST_CARDS)
    rules, view, moves = _asked(at)
    assert is_open(view)
    thoughts = SearchPlayer(mind_of, 1, 60).weigh(rules, view, moves)
    assert thoughts.certain
    worth = {thought.move: thought.worth for thought in thoughts.each}
    for move in moves:
        gains = _brute(at.family, at.family.apply(at.state, move).state, 0)
        assert worth[move] == gains[0] - gains[1]
    assert thoughts.best == max(moves, key=worth.__getitem__)
    assert len(set(worth.values())) > 1
    assert {thought.error for thought in thoughts.each} == {0.0}


def test_the_coach_is_certain_then() -> None:
    rules, view, moves = _asked(fishing.table("koi-koi", LAST_CARDS))
    thoughts = SearchPlayer(mind_of, 1, 60).weigh(rules, view, moves)
    worst = thoughts.each[-1]
    told = considered(
        mind_of,
        Question("greedy", rules, view, moves, 1, 0, 60, worst.move),
    )
    assert told.loss == thoughts.each[0].worth - worst.worth > 0
    assert told.unsure == 0


def test_with_few_playouts_it_imagines_after_all() -> None:
    rules, view, moves = _asked(fishing.table("koi-koi", LAST_CARDS))
    assert mind_of(rules).determinize(rules, view, moves, 1).certain(0) is None
    assert not SearchPlayer(mind_of, 1, 0).weigh(rules, view, moves).certain


def test_the_last_leaves_are_weighed_as_they_are() -> None:
    at = shedding.table("kaze", LAST_LEAVES)
    rules, view, moves = _asked(at)
    thoughts = SearchPlayer(mind_of, 1, 60).weigh(rules, view, moves)
    assert thoughts.certain
    won = [each.move.combination for each in thoughts.each if each.points > 0]
    lost = [each.move.combination for each in thoughts.each if each.points < 0]
    assert (set(won), set(lost)) == ({"twin-leaves"}, {"leaf"})
    assert thoughts.best.combination == "twin-leaves"


def test_where_the_discard_pile_may_be_shuffled_nothing_is_certain() -> None:
    """The other one has nothing to lay, and draws."""
    at = shedding.table("kaze", LAST_LEAVES.replace("33", "b1"))
    rules, view, moves = _asked(at)
    assert is_open(view)
    assert mind_of(rules).determinize(rules, view, moves, 1).certain(1000) is None


@pytest.mark.parametrize("tables", [fishing, shedding], ids=["fishing", "shedding"])
def test_what_is_open_is_known(tables: Any) -> None:
    """Wherever a view is said to be open, only one deal of the hidden cards is possible."""
    seen = 0
    for game_id, players in tables.TABLES[::2]:
        family = tables.family_of(game_id, players, 1)
        for state, _ in random_game(family, 5):
            view = family.view(state, state.seat)
            if is_open(view):
                seen += 1
                unseen = family.unseen(view)
                one, other = (family.guessed(view, cards) for cards in (unseen, unseen[::-1]))
                assert one.hands == other.hands == state.hands
                if tables is shedding:
                    assert one.stock == other.stock == state.stock
    assert seen > 20
