"""The move in place of one that did not come: legal, sensible, and there at once."""

from __future__ import annotations

import time

import pytest

from hanafuda_desktop.cards.notation import parse_card
from hanafuda_desktop.engine.fishing.moves import BOMBS, DRAW, GO, PLAYS, STOP, TAKES
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.players.quick_player import quick_move
from hanafuda_desktop.rules.catalogue import Catalogue

PINE_CRANE, PINE_CHAFF, PLUM_WARBLER, PLUM_CHAFF, RAIN_MAN = map(
    parse_card, ("pine-crane", "pine-chaff-1", "plum-warbler", "plum-chaff-1", "willow-rainman")
)


def _view(*field: int) -> View:
    return View("koi-koi", 0, 0, (PileView("f", PileKind.FIELD, field),))


def _play(card: int, take: int | None = None) -> object:
    return PLAYS[card][0 if take is None else take + 1]


def test_it_stops_rather_than_goes_on() -> None:
    assert quick_move(_view(), (GO, STOP)) is STOP


def test_it_captures_rather_than_lays_down() -> None:
    moves = (_play(RAIN_MAN), _play(PLUM_CHAFF), _play(PINE_CHAFF))
    assert quick_move(_view(PINE_CRANE), moves) is _play(PINE_CHAFF)


def test_it_captures_what_is_rare() -> None:
    moves = (_play(PINE_CHAFF, 3), _play(PINE_CHAFF, PINE_CRANE))
    assert quick_move(_view(3, PINE_CRANE), moves) is _play(PINE_CHAFF, PINE_CRANE)
    assert quick_move(_view(), (TAKES[3], TAKES[PINE_CRANE])) is TAKES[PINE_CRANE]
    assert quick_move(_view(PINE_CRANE), (_play(PINE_CHAFF), BOMBS[1])) is BOMBS[1]


def test_it_lays_down_what_is_worth_least() -> None:
    moves = (_play(RAIN_MAN), _play(PLUM_WARBLER), _play(PLUM_CHAFF))
    assert quick_move(_view(PINE_CRANE), moves) is _play(PLUM_CHAFF)


def test_of_moves_that_say_nothing_the_first() -> None:
    assert quick_move(_view(), ("this", "that")) == "this"
    assert quick_move(_view(), (DRAW,)) is DRAW
    with pytest.raises(ValueError):
        quick_move(_view(), ())


@pytest.mark.parametrize("game_id", ["yatsuhashi", "koi-koi", "go-stop", "hana-awase"])
def test_it_plays_every_game_in_a_fraction_of_a_frame(game_id: str) -> None:
    game = Game(Catalogue.shipped().game(game_id), seed=4)
    longest = 0.0
    for _ in range(150):
        if game.to_move is None:
            break
        moves, view = game.legal_moves(), game.view(game.to_move)
        begun = time.thread_time()
        move = quick_move(view, moves)
        longest = max(longest, time.thread_time() - begun)
        assert move in moves
        game.push(move)
    assert game.moves
    assert longest < 0.008
