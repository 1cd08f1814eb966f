from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import (
    computer_kinds,
    mind_of,
    new_game,
    offered_kinds,
    quick_move,
)
from hanafuda_desktop.play import computers
from hanafuda_desktop.play.computers import Question, answer, question_for
from hanafuda_desktop.play.seats import Seating, strangers, usual_computer
from hanafuda_desktop.players.levels import LEVEL_NAMES
from hanafuda_desktop.rules.schema.game import GameBase

SEATS = Seating(("greedy", "random", "greedy"))
CHANCE = 77


def _game(seed: int = 3) -> Game:
    return new_game(our_games().game("go-stop"), seed=seed, players=3, rounds=2)


def _play(game: Game, seating: Seating) -> None:
    while game.to_move is not None:
        found = answer(mind_of, question_for(game, seating, game.to_move, CHANCE))
        assert found.fault == ""
        game.push(game.legal_moves()[found.move])


def test_the_same_deal_is_played_the_same_way_again_and_from_any_moment() -> None:
    first, second = _game(), _game()
    _play(first, SEATS)
    _play(second, SEATS)
    assert first.moves == second.moves
    for _ in range(len(first.moves) // 2):
        second.pop()
    _play(second, SEATS)
    assert first.moves == second.moves


def test_another_game_and_another_seat_have_another_chance() -> None:
    game = _game()
    seeds = {
        question_for(game, SEATS, seat, chance).seed for chance in range(4) for seat in range(3)
    }
    assert len(seeds) == 12


def test_the_deal_has_no_part_in_the_chance() -> None:
    assert len({question_for(_game(seed), SEATS, 0, CHANCE).seed for seed in range(4)}) == 1


def test_a_player_is_told_what_its_seat_sees_and_no_more() -> None:
    game = _game()
    seat = game.to_move
    assert seat is not None
    asked = question_for(game, SEATS, seat, CHANCE)
    assert asked.view == game.view(seat)
    assert set(Question.__slots__) == {
        "player",
        "rules",
        "view",
        "moves",
        "seed",
        "budget_ms",
        "playouts",
        "played",
    }
    assert asked.playouts is None


@pytest.mark.parametrize("what", ["raises", "cheats", "unknown"])
def test_for_a_player_that_fails_a_quick_move_is_played_and_it_is_told(
    monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    class Failing:
        def choose(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Any:
            if what == "raises":
                raise ZeroDivisionError("by nought")
            return "all the brights"

    game = _game()
    seat = game.to_move
    assert seat is not None
    asked = question_for(game, SEATS, seat, CHANCE)
    if what == "unknown":
        asked = replace(asked, player="strongest-of-all")
    else:
        monkeypatch.setattr(computers, "new_player", lambda *_, **__: Failing())
    found = answer(mind_of, asked)
    assert asked.moves[found.move] == quick_move(asked.view, asked.moves, asked.rules)
    assert found.fault


def test_for_somebody_unknown_the_usual_player_is_asked() -> None:
    seats = Seating(("person", "oracle", "random"))
    asked = [question_for(_game(), seats, seat, CHANCE).player for seat in range(3)]
    assert asked == ["casual", "casual", "random"]


@pytest.mark.parametrize("game_id", ["koi-koi", "untitled", "hanapette"])
def test_people_choose_from_the_same_five_levels_in_every_game(game_id: str) -> None:
    rules = our_games().game(game_id)
    offered = list(offered_kinds(rules).items())
    assert offered[: len(LEVEL_NAMES)] == list(LEVEL_NAMES)
    assert set(offered) <= set(computer_kinds(rules).items())
    assert usual_computer(rules) in offered_kinds(rules)


def test_older_records_may_seat_players_that_are_no_longer_offered() -> None:
    rules = our_games().game("go-stop")
    assert not {"greedy", "random"} & set(offered_kinds(rules))
    assert strangers(rules, computer_kinds(rules), SEATS, None) == ""
    asked = [question_for(_game(), SEATS, seat, CHANCE).player for seat in range(3)]
    assert asked == ["greedy", "random", "greedy"]
