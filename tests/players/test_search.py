"""The search player: what it says it thinks, what it depends on, and that more thinking helps."""

from __future__ import annotations

from typing import Any

import pytest

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.moves import GO, STOP
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import mind_of, new_game
from hanafuda_desktop.players.evaluation import Noise, Thoughts
from hanafuda_desktop.players.search import SearchPlayer
from tests.families.fishing.tables import Table, family_of, rules_of, table


def _weighed(at: Table, playouts: int = 300, seed: int = 1) -> Thoughts:
    seat = at.state.seat
    view, moves = at.family.view(at.state, seat), at.family.legal_moves(at.state, seat)
    return SearchPlayer(mind_of, seed, playouts).weigh(at.family.compiled.rules, view, moves)


def _words(at: Table, thoughts: Thoughts) -> list[str]:
    return [at.family.write_move(thought.move) for thought in thoughts.each]


CUP = table("koi-koi", "h0: 32 73 41\nf: 31 72 42 53\np0: 81 91\nh1: 11 21 51\nnext: 61 62 63 64")
"""The Curtain makes two yaku with the Moon and the Cup."""


def test_it_thinks_of_every_move_the_best_first() -> None:
    thoughts = _weighed(CUP)
    assert thoughts.unit == "points"
    assert set(_words(CUP, thoughts)) == CUP.moves()
    first, *others = thoughts.each
    assert first.move is thoughts.best
    assert CUP.family.write_move(first.move) == "32"
    assert all(first.playouts >= other.playouts > 0 for other in others)
    assert all(first.points > other.points for other in others)
    assert 0 < first.error < 2
    assert sum(thought.playouts for thought in thoughts.each) <= 300


def test_it_says_what_stopping_and_going_on_are_worth() -> None:
    at = table("koi-koi", "asked: call 0\nh0: 32 73\nf: 72 42 53\np0: 31 81 91\nh1: 11 21")
    thoughts = _weighed(at)
    worth = {thought.move: thought for thought in thoughts.each}
    assert set(worth) == {STOP, GO}
    assert worth[STOP].points == 10
    assert worth[STOP].worth == 20  # the opponent loses what is gained
    assert worth[STOP].error == 0
    assert worth[GO].error > 0
    assert thoughts.best == STOP


@pytest.mark.parametrize(("name", "players"), [("koi-koi", 2), ("untitled", 3)])
def test_what_is_expected_is_what_the_points_say(name: str, players: int) -> None:
    """What one wins the others lose, so there is one number, whatever was thought beforehand."""
    rules = our_games().game(name)
    game = new_game(rules, players=players, seed=5)
    while len(game.legal_moves()) < 4:
        game.push(game.legal_moves()[0])
    thoughts = SearchPlayer(mind_of, 3, 200).weigh(
        rules, game.view(game.to_move or 0), game.legal_moves()
    )
    assert not thoughts.certain
    for each in thoughts.each:
        assert each.expected == pytest.approx(each.points * players / (players - 1))
    assert any(abs(each.expected - each.worth) > 0.1 for each in thoughts.each)
    assert thoughts.each[0].error > 0


def test_the_same_question_gets_the_same_answer() -> None:
    rules = rules_of("koi-koi")
    game = new_game(rules, seed=5)
    view, moves = game.view(game.to_move or 0), game.legal_moves()
    player = SearchPlayer(mind_of, 3, 60)
    assert player.weigh(rules, view, moves) == player.weigh(rules, view, moves)
    assert player.weigh(rules, view, moves) == SearchPlayer(mind_of, 3, 60).weigh(
        rules, view, moves
    )
    assert player.weigh(rules, view, moves) != SearchPlayer(mind_of, 4, 60).weigh(
        rules, view, moves
    )
    assert player.choose(rules, view, moves) == player.weigh(rules, view, moves).best


def test_noise_is_heard_at_some_moments_and_not_at_others() -> None:
    rules = rules_of("koi-koi")
    careful, careless = (
        SearchPlayer(mind_of, 3, 30),
        SearchPlayer(mind_of, 3, 30, noise=Noise(fishing=1.0, shedding=0.0)),
    )
    strayed = asked = 0
    game = new_game(rules, seed=5, rounds=4)
    while (seat := game.to_move) is not None:
        view, moves = game.view(seat), game.legal_moves()
        move = careful.choose(rules, view, moves)
        if len(moves) > 1:
            asked += 1
            other = careless.choose(rules, view, moves)
            assert other == careless.choose(rules, view, moves)
            strayed += other != move
        game.push(move)
    assert 0.1 * asked < strayed < 0.7 * asked


@pytest.mark.parametrize("asked", ["pick", "next"])
def test_where_no_move_is_better_it_does_not_search(asked: str) -> None:
    family = family_of("koi-koi-pick")
    game = new_game(family.compiled.rules, seed=1, rounds=2)

    def view() -> View:
        return game.view(game.to_move or 0)

    while view().turn.asked != asked:  # type: ignore[union-attr]
        game.push(game.legal_moves()[0])
    thoughts = SearchPlayer(mind_of, 1, 50).weigh(game.rules, view(), game.legal_moves())
    assert len(thoughts.each) == len(game.legal_moves())
    assert all(thought.playouts == 0 for thought in thoughts.each)
    assert thoughts.best in game.legal_moves()


def test_of_places_to_pick_it_takes_any() -> None:
    rules = rules_of("koi-koi-pick")
    game = new_game(rules, seed=1)
    view, moves = game.view(game.to_move or 0), game.legal_moves()
    assert (
        len({SearchPlayer(mind_of, seed, 5).choose(rules, view, moves) for seed in range(30)}) > 4
    )


def test_more_thinking_is_nearer_to_the_truth() -> None:
    """Of a position that many playouts have judged, few playouts know less than many."""
    rules = rules_of("koi-koi")
    regret = {16: 0.0, 400: 0.0}
    for seed in range(2):
        game = new_game(rules, seed=seed, rounds=1)
        view, moves = game.view(game.to_move or 0), game.legal_moves()
        truth = {each.move: each.worth for each in _judged(rules, view, moves)}
        for playouts in regret:
            for other in range(6):
                move = SearchPlayer(mind_of, other, playouts).choose(rules, view, moves)
                regret[playouts] += max(truth.values()) - truth[move]
    assert regret[400] < regret[16]


def _judged(rules: Any, view: View, moves: tuple[Any, ...]) -> Any:
    return SearchPlayer(mind_of, 99, 2000).weigh(rules, view, moves).each


def test_nothing_can_be_chosen_from_nothing() -> None:
    rules = rules_of("koi-koi")
    view = new_game(rules, seed=1).view(0)
    with pytest.raises(ValueError):
        SearchPlayer(mind_of, 1, 5).weigh(rules, view, ())
