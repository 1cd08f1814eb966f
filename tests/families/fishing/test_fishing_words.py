"""Moves and states of fishing games as text: both ways, and with every mistake."""

from __future__ import annotations

import pytest

from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.families.fishing.state import FishingPhase
from tests.engine.conforming import (
    check_faulty_position,
    check_goes_on_from_position,
    check_nothing_twice,
)
from tests.engine.positions import dealt, random_game
from tests.families.fishing.tables import (
    every_table,
    family_of,
)


@pytest.mark.deep_but(10)
@every_table
def test_positions_are_read_back(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 3)
    for state, _ in random_game(family, 5):
        again = family.read_position(family.position(state))
        stock = () if state.phase == FishingPhase.PICK else state.series.stock[state.drawn :]
        series = state.series._replace(sheet=(), stock=stock or again.series.stock)
        assert again == state._replace(drawn=0, series=series)
        assert family.position(again) == family.position(state)


@pytest.mark.deep_but(10)
@every_table
def test_a_game_goes_on_from_its_position(game_id: str, players: int) -> None:
    family = family_of(game_id, players, 2)
    states = list(random_game(family, 8))
    if states[len(states) // 2][0].phase != FishingPhase.PICK:
        check_goes_on_from_position(family, states)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("s", "a line is a name, a colon"),
        ("asked: dance 0", "nothing that is asked"),
        ("asked: play 2", "not a number from 0 to 1"),
        ("asked: take 0", "a card is 'turned' where one is to be taken"),
        ("asked: pick 0", "hold the whole deck"),
        ("round: 3 dealer -1", "'-1' is not a number"),
        ("round: 3 weather 1", "a round has no 'weather'"),
        ("f: 11@-2", "'-2' is not a number"),
        ("f: 11", "'' is not a number"),
        ("f: zz@1", "unknown card 'zz'"),
        ("h7: 11", "has no 'h7'"),
        ("totals: 1", "'totals' needs 2 numbers"),
        ("draws: 1 2", "'draws' needs 1 number$"),
        ("callers: 4", "names a seat that there is not"),
        ("picks: 9", "there are 8 cards to pick from"),
        ("turned: 11 12", "'turned' is one card"),
        ("wild: 0 b4", "followed by a side, a card and a month"),
        ("wild: 0 11 3", "11 is no wild card of this game"),
        ("h0: 11 11", "twice: 11"),
    ],
)
def test_a_faulty_position_says_what_is_wrong(line: str, message: str) -> None:
    family = family_of("koi-koi", 2)
    check_faulty_position(family, dealt(family, 1), line, message)


def test_a_position_may_name_nothing_twice() -> None:
    family = family_of("koi-koi", 2)
    check_nothing_twice(family, dealt(family, 1), "h0: 11")


@pytest.mark.parametrize(
    "word", ["", "x", "zz", "11x", "pick9", "show0", "bomb13", "11x12x13", "D"]
)
def test_a_word_that_is_no_move(word: str) -> None:
    with pytest.raises(RecordError):
        family_of("koi-koi", 2).read_move(word)
