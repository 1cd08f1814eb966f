"""What everybody knows of a hand once its player has not captured where whoever can must."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.cards.notation import shorts
from hanafuda_desktop.engine.game import Deal
from hanafuda_desktop.engine.record import read_record, replay, write_record
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.moves import FishingTurn, Play
from hanafuda_desktop.families.fishing.state import FishingPhase, FishingState
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules, new_game
from tests.engine.conforming import check_faulty_position
from tests.engine.positions import dealt, random_game
from tests.families.fishing.tables import TABLES, Table, family_of, rules_of, table

STRICT = "hana-awase-must-match"
LAID = "h0: 51 41 91\nh1: 11 61 92\nh2: 71 93\nf: 12 32 21\nnext: b1 c1 81 42 b2"
FIRST = "11 13 14 22 23 24 31 33 34"
"""What captures a card of that field."""


def _turn(family: Fishing, state: FishingState, seat: int) -> FishingTurn:
    turn = family.view(state, seat).turn
    assert isinstance(turn, FishingTurn)
    return turn


def _lacks(at: Table, seen_by: int = 0) -> list[str]:
    return [shorts(cards) for cards in _turn(at.family, at.state, seen_by).lacks]


def test_who_lays_a_card_is_known_to_hold_none_that_captures() -> None:
    now = table(STRICT, LAID, players=3)
    assert _lacks(now) == ["", "", ""]
    now = now.play("51")
    assert all(_lacks(now, seat) == [FIRST, "", ""] for seat in range(3))
    # Who captures may have had to, and may have more that does.
    now = now.play("11")
    assert _lacks(now) == [FIRST, "", ""]
    now = now.play("71")
    third = "22 23 24 31 33 34 52 53 54 b2 b3 b4 c2 c3 c4"
    assert _lacks(now) == [FIRST, "", third]
    # What was known stays so, though some of those cards lie elsewhere by now.
    now = now.play("91")
    first = "11 13 14 22 23 24 31 33 34 52 53 54 72 73 74 82 83 84 b2 b3 b4 c2 c3 c4"
    assert _lacks(now) == [first, "", third]


def test_it_is_known_while_its_player_is_asked_what_the_drawn_card_takes() -> None:
    now = table(STRICT, "h0: 51 41\nh1: 11\nf: 22 23 31\nnext: 21", players=2).play("51")
    assert now.state.phase is FishingPhase.TAKE
    assert _lacks(now, 1) == ["21 22 23 24 32 33 34", ""]
    assert _lacks(now.play("x22"), 1) == _lacks(now, 1)


def test_where_nobody_must_capture_nothing_is_known() -> None:
    assert _lacks(table("hana-awase", LAID, players=3).play("51")) == ["", "", ""]


def _strict_families() -> list[Fishing]:
    """Tables at which whoever can capture must, also by rules that make more of it."""
    found = [
        family_of(game_id, players, 2)
        for game_id, players in TABLES
        if rules_of(game_id).must_match
    ]
    for game_id in ("go-stop-korean", "mushi", "koi-koi-pending-pair"):
        rules = rules_of(game_id).model_copy(update={"must_match": True})
        found.append(Fishing(rules, rules.players.most, 2))
    return found


def test_what_is_known_is_true_and_no_less_than_was_shown() -> None:
    families = _strict_families()
    assert len(families) > 10
    for family in families:
        takes = family.compiled.hand_takes
        proofs = 0
        for seed in range(2):
            known = dict.fromkeys(range(family.seats), 0)
            for state, move in random_game(family, seed):
                for seat, hand in enumerate(state.hands):
                    assert mask_of(_turn(family, state, 0).lacks[seat]) == known[seat]
                    assert not hand & known[seat]
                if state.phase is FishingPhase.NEXT:
                    known = dict.fromkeys(known, 0)
                if isinstance(move, Play) and not takes[move.card] & state.field:
                    lacks = (card for card in family.deck if takes[card] & state.field)
                    known[state.seat] |= mask_of(lacks)
                    proofs += bool(state.field)
        assert proofs > 5


def test_a_record_and_a_position_keep_it() -> None:
    game = new_game(rules_of(STRICT), seed=3, players=3, rounds=1)
    while not all(game.state.facts.lacks[:2]):
        game.push(game.legal_moves()[0])
    again = replay(read_record(write_record(game), LANGUAGE), compile_rules)
    assert [again.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]
    position = game.family.position(game.state)
    known = shorts(members(game.state.facts.lacks[0]))
    assert f"\nlacks0: {known}\n" in position
    shown = new_game(game.rules, seed=3, players=3, rounds=1, laid=Deal(position=position))
    shown.push(shown.legal_moves()[0])
    again = replay(read_record(write_record(shown), LANGUAGE), compile_rules)
    assert again.view(2) == shown.view(2)
    assert again.state.facts.lacks == shown.state.facts.lacks
    assert again.state.facts.lacks[0] == game.state.facts.lacks[0]


@pytest.mark.parametrize(
    ("game_id", "line", "message"),
    [
        ("koi-koi", "lacks0: 11", "where whoever can capture must, and only there"),
        (STRICT, "lacks0: 41", "of this deck that it does not hold"),
        (STRICT, "lacks2: 41", "has no 'lacks2'"),
        (STRICT, "lacks0: zz", "unknown card 'zz'"),
        ("mushi-strict", "lacks0: 71", "of this deck that it does not hold"),
    ],
)
def test_a_position_says_nothing_else_of_hands(game_id: str, line: str, message: str) -> None:
    if game_id == "mushi-strict":
        family = Fishing(rules_of("mushi").model_copy(update={"must_match": True}), 2)
    else:
        family = family_of(game_id, 2)
    state = dealt(family, 1)
    if "41" in line:
        line = line.replace("41", shorts([state.held[0][0].card]))
    check_faulty_position(family, state, line, message)
