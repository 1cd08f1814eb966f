"""A card that is refused flies back, and its hand is busy until then (HP-13)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.engine.family import IllegalMove
from hanafuda_desktop.engine.record import read_record, replay, write_record
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules, new_game
from hanafuda_desktop.families.speed.moves import (
    Busy,
    CardRefused,
    Count,
    Join,
    Miss,
    Put,
    SpeedPhase,
    TurnUp,
)
from hanafuda_desktop.rules.fingerprint import digest, to_json
from tests.families.speed.tables import family_of, rules_of, table

BACK = rules_of("hanapette").refused_ms
_BUSY = "Your hand is still taking a card back."
# Seat 0 can put 11 on 21 and not 51; seat 1 can put 31 on it.
_BOTH = "c0-1: 92 | 11\nc0-2: 93 | 51\nc1-1: 94 | 31\nc1-2: | 91\nm0: 21\nm1: 81"


@pytest.mark.rule("HP-13")
def test_a_refused_card_keeps_its_hand_busy_until_it_is_back() -> None:
    here = table("hanapette", _BOTH)
    after = here.play("0@1000:c2!m0")
    assert after.events == (CardRefused("c0-2", "m0"),)
    assert after.state.busy == (Busy(1000 + BACK, 1), Busy())
    for word in ("c1>m0", "^c1", "c1>c2"):
        assert after.refusal(f"0@{999 + BACK}:{word}") == _BUSY
    assert after.refusal(f"0@{1000 + BACK}:c1>m0") is None
    assert after.refusal("1@1001:c1>m0") is None
    assert {move.at for move in after.family.legal_moves(after.state, 0)} == {1000 + BACK}
    assert after.state.layouts == here.state.layouts


def test_what_it_tries_meanwhile_makes_that_begin_anew() -> None:
    after = table("hanapette", _BOTH).play("0@1000:c2!m0", "0@1500:c1!m0", "0@1600:!c1")
    assert after.state.busy[0] == Busy(1600 + BACK, 3)
    assert after.refusal(f"0@{1599 + BACK}:c1>m0") == _BUSY
    free = after.play(f"0@{1600 + BACK}:c1>m0")
    assert free.state.busy[0].until == free.state.now
    again = free.play(f"0@{5000 + BACK}:c2!m1")
    assert again.state.busy[0].tries == 1


def test_only_a_card_that_does_not_fit_flies_back() -> None:
    here = table("hanapette", _BOTH)
    said = {
        "0@5:c1!m0": "This card fits there.",
        "0@5:c3!m0": "There is no card to take back.",
        "0@5:c1!m0*3": None,
        "0@5:c1!c1": "There is no such place.",
        "0@5:c1!c2": None,
        "0@5:!c1": "There is no card to take back.",
    }
    assert {word: here.refusal(word) for word in said} == said
    face_down = table("hanapette", _BOTH.replace("92 | 11", "92 |"))
    assert face_down.refusal("0@5:c1!m0") == "There is no card to take back."
    with pytest.raises(IllegalMove, match="fits there"):
        here.play("0@5:c1!m0")


def test_it_is_said_what_becomes_of_a_move_that_is_refused() -> None:
    here = table("hanapette", _BOTH)
    missed = here.family.missed
    wrong, turn, fits = Put(0, 5, 1, 0), TurnUp(0, 5, 0), Put(0, 5, 0, 0)
    assert missed(here.state, wrong) == Miss(wrong)
    assert missed(here.state, Join(0, 5, 0, 1)) == Miss(Join(0, 5, 0, 1))
    assert [missed(here.state, each) for each in (turn, fits, Count(5))] == [None] * 3
    busy = here.play("0@1:c2!m0").state
    assert [missed(busy, each) for each in (turn, fits)] == [Miss(turn), Miss(fits)]
    assert missed(busy, Put(1, 5, 0, 0)) is None


_STUCK = "c0-1: 92 | 11\nc0-2: | 51\nc1-1: 94 | a1\nc1-2: | 91\nt1: 62\nm0: 21\nm1: 72"


@pytest.mark.rule("HP-8")
def test_the_game_waits_for_a_card_that_flies_back_but_not_for_who_goes_on_trying() -> None:
    here = table("hanapette", _STUCK).play("0@100:c2!m0")
    assert here.phase == SpeedPhase.PLAY
    after = here.play("0@300:c1!m1")
    assert after.phase == SpeedPhase.COUNT
    counting = after.play(f"0@{299 + BACK}:c1!m1")
    assert counting.phase == SpeedPhase.COUNT
    assert counting.refusal(f"0@{5000 + BACK}:c1!m1") == "Wait for the count: one, two, three."
    assert counting.play(f"@{5000 + BACK}:count").phase == SpeedPhase.PLAY


def test_a_position_is_read_back_with_its_busy_hands() -> None:
    here = table("hanapette", _BOTH).play("0@1000:c2!m0", "0@1100:c2!m0")
    position = here.family.position(here.state)
    assert f"busy: {1100 + BACK}*2 0*0" in position
    assert here.family.read_position(position) == here.state


def test_a_record_with_refused_cards_is_replayed() -> None:
    game = new_game(rules_of("hanapette"), seed=3, players=2)
    game.push(Count(1500))
    family = family_of("hanapette")
    wrong = next(
        missed
        for column in range(4)
        for stack in range(2)
        if (missed := family.missed(game.state, Put(0, 1600, column, stack))) is not None
    )
    game.push(wrong)
    again = replay(read_record(write_record(game), LANGUAGE), compile_rules)
    assert again.moves == game.moves
    assert again.state == game.state
    assert again.state.busy[0].until == 1600 + BACK


def test_games_that_were_saved_before_go_on_by_the_same_rules() -> None:
    """How long a card takes is what it is if a file does not say, so records keep their digest."""
    rules = rules_of("hanapette")
    assert "refused_ms" not in to_json(rules)
    assert digest(rules) != digest(rules.model_copy(update={"refused_ms": 1}))


def test_it_may_cost_nothing() -> None:
    family = family_of("hanapette")
    free = type(family)(family.compiled.rules.model_copy(update={"refused_ms": 0}), 2, None)
    here = table("hanapette", _BOTH)
    after = free.apply(here.state, free.read_move("0@5:c2!m0")).state
    assert free.refusal(after, 0, Put(0, 5, 0, 0)) is None
