"""The move in place of one that did not come: legal, sensible, and there at once."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from hanafuda_desktop.cards.notation import parse_card
from hanafuda_desktop.engine.view import PileKind, PileView, View
from hanafuda_desktop.families.fishing.moves import BOMBS, DRAW, GO, PLAYS, STOP, TAKES
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.registry import new_game, quick_move
from hanafuda_desktop.families.shedding.moves import BareMove, Combine, DiscardDrawn
from tests.families.fishing import tables as fishing
from tests.families.shedding import tables as shedding

PINE_CRANE, PINE_CHAFF, PLUM_WARBLER, PLUM_CHAFF, RAIN_MAN = map(
    parse_card, ("pine-crane", "pine-chaff-1", "plum-warbler", "plum-chaff-1", "willow-rainman")
)
KOI_KOI = our_games().game("koi-koi")
KOI_KOI_VIEW = new_game(KOI_KOI, seed=1).view(0)


def _quick(field: Sequence[int], moves: Sequence[Any]) -> Any:
    """What is played in Koi-Koi with these cards on the field."""
    view = KOI_KOI_VIEW
    piles = (PileView("f", PileKind.FIELD, tuple(field)),)
    return quick_move(replace(view, piles=piles), moves, KOI_KOI)


def _view(*field: int) -> View:
    return View("untitled", 0, 0, (PileView("f", PileKind.FIELD, field),))


def _play(card: int, take: int | None = None) -> object:
    return PLAYS[card][0 if take is None else take + 1]


def test_it_stops_rather_than_goes_on() -> None:
    assert _quick([], (GO, STOP)) is STOP


def test_it_captures_rather_than_lays_down() -> None:
    moves = (_play(RAIN_MAN), _play(PLUM_CHAFF), _play(PINE_CHAFF))
    assert _quick([PINE_CRANE], moves) is _play(PINE_CHAFF)


def test_it_captures_what_is_rare() -> None:
    moves = (_play(PINE_CHAFF, 3), _play(PINE_CHAFF, PINE_CRANE))
    assert _quick([3, PINE_CRANE], moves) is _play(PINE_CHAFF, PINE_CRANE)
    assert _quick([], (TAKES[3], TAKES[PINE_CRANE])) is TAKES[PINE_CRANE]
    assert _quick([PINE_CRANE], (_play(PINE_CHAFF), BOMBS[1])) is BOMBS[1]


def test_it_lays_down_what_is_worth_least() -> None:
    moves = (_play(RAIN_MAN), _play(PLUM_WARBLER), _play(PLUM_CHAFF))
    assert _quick([PINE_CRANE], moves) is _play(PLUM_CHAFF)


def test_of_moves_that_say_nothing_the_first() -> None:
    assert _quick([], ("this", "that")) == "this"
    assert _quick([], (DRAW,)) is DRAW
    with pytest.raises(ValueError):
        _quick([], ())


def test_what_captures_what_is_asked_of_the_rules() -> None:
    """The wild card takes any one, and nothing of its own month lies there."""
    at = fishing.table("mushi", "h0: b4 43\nf: 31")
    rules, view = at.family.compiled.rules, at.family.view(at.state, 0)
    moves = at.family.legal_moves(at.state, 0)
    wild = at.family.read_move("b4")
    assert quick_move(view, moves, rules) is wild


def test_where_cards_are_shed_it_sheds_most() -> None:
    rules = our_games().game("untitled")
    one, two = Combine("hand-field", (0,), (1,)), Combine("hand-hand", (), (4, 5))
    assert quick_move(_view(0), (BareMove.STRUGGLE, one, two), rules) is two
    laid = Combine("field-field", (0, 1), (), (8,))
    assert quick_move(_view(0), (BareMove.STRUGGLE, laid), rules) is laid
    assert quick_move(_view(0), (BareMove.KEEP, DiscardDrawn(0)), rules) == DiscardDrawn(0)
    assert quick_move(_view(0), (BareMove.KEEP, BareMove.STRUGGLE), rules) is BareMove.KEEP


@pytest.mark.parametrize(("tables", "first"), [(fishing, 0), (shedding, 1)])
def test_no_rules_make_it_fail(tables: Any, first: int) -> None:
    for game_id, players in tables.TABLES[first::5]:
        game = new_game(tables.rules_of(game_id), seed=4, players=players)
        for _ in range(20):
            if game.to_move is None:
                break
            moves = game.legal_moves()
            move = quick_move(game.view(game.to_move), moves, game.rules)
            assert move in moves
            game.push(move)


@pytest.mark.parametrize(
    "game_id", ["yatsuhashi", "koi-koi", "go-stop", "hana-awase", "mushi", "untitled", "kaze"]
)
def test_it_plays_every_game_in_a_fraction_of_a_frame(game_id: str) -> None:
    game = new_game(our_games().game(game_id), seed=4)
    longest = 0.0
    for _ in range(150):
        if game.to_move is None:
            break
        moves, view = game.legal_moves(), game.view(game.to_move)
        begun = time.thread_time()
        move = quick_move(view, moves, game.rules)
        longest = max(longest, time.thread_time() - begun)
        assert move in moves
        game.push(move)
    assert game.moves
    assert longest < 0.008
