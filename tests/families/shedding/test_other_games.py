"""What rule files other than "Untitled" can say, each by a small position."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanafuda_desktop.cards.notation import parse_card, short
from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.shedding.family import Coming, Shedding, coming_effect
from hanafuda_desktop.families.shedding.legal_moves import normal_order
from hanafuda_desktop.families.shedding.moves import (
    Combine,
    DirectionTurned,
    EffectStruck,
    HandsSwapped,
    TurnLost,
)
from hanafuda_desktop.families.shedding.state import NO_CARD, SheddingPhase
from hanafuda_desktop.families.shedding.view import turn_of
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.families.shedding.tables import EMPTY, Table, family_of, rules_of, table


def _kaze(h0: str, discard: str, **piles: str) -> Table:
    lines = [f"h0: {h0}", f"d: {discard}", "h1: 13 14", "h2: 23 24"]
    lines += [f"{name}: {cards}" for name, cards in piles.items()]
    return table("kaze", "\n".join(lines), players=3, rounds=1)


# --- onto the discard pile -----------------------------------------------------------------------


def test_a_card_follows_the_top_of_the_discard_pile_by_month_or_kind() -> None:
    now = _kaze("43 52 81 82", "42")
    assert now.moves() == {"leaf:h43", "leaf:h52"}
    after = now.play("leaf:h43")
    assert after.discard == "42 43"
    assert now.refusal("leaf:h81") == "The Full Moon does not fit on the Wisteria red ribbon."


def test_two_cards_follow_by_month() -> None:
    now = _kaze("51 52 53 81", "42")
    assert {move for move in now.moves() if move.startswith("twin")} == set()
    now = _kaze("43 44 53 81", "42")
    assert {"twin-leaves:h4344", "twin-leaves:h4443"} <= now.moves()
    assert now.play("twin-leaves:h4443").discard == "42 44 43"


def test_only_who_is_stuck_draws() -> None:
    assert "s" not in _kaze("43 81", "42").moves()
    assert _kaze("81 82", "53").moves() == {"s"}
    refusal = _kaze("43 81", "42").refusal("s")
    assert refusal == "Who can play a combination must play one."


def test_a_drawn_card_goes_on_the_discard_pile_and_acts() -> None:
    now = _kaze("81 82", "c3", next="c1 43 44 53")
    asked = now.play("s")
    assert asked.moves() == {"x", "k"}
    coming = coming_effect(
        rules_of("kaze"), asked.family.view(asked.state, 0), asked.family.read_move("x")
    )
    assert isinstance(coming, Coming)
    assert coming.effect.id == "gale"
    after = asked.play("x")
    assert after.discard == "c3 c1"
    assert after.hand(1) == "13 14 43 44"
    assert after.state.seat == 2


def test_the_top_card_stays_when_the_discard_pile_is_shuffled() -> None:
    now = _kaze("81 82", "43 42", h1="11 21", rest="d", next="c2")
    now = now.play("s")
    top = now.state.discard[-1]
    kept = now.play("k").play("s")
    assert kept.state.shuffles == 1
    assert kept.state.discard == (top,)


BRIDGE = """extends: kaze
name: Bridge
players: {least: 2, most: 2}
deal:
  2: {hand: 5, field: 4, discard: 1}
combinations:
  - {id: bridge, name: Bridge, hand: 1, onto: discard, field: 1, match: {month: same}}
  - {id: span, name: Span, hand: 1, onto: discard, field: 2, match: {month: same}}
"""


def test_hand_cards_go_on_the_field_card_that_is_discarded_before(tmp_path: Path) -> None:
    """As the page of rules says: by then it is the discard pile's top card."""
    (tmp_path / "bridge.yaml").write_text(BRIDGE)
    rules = Catalogue((rule_files(), tmp_path), LANGUAGE).game("bridge")
    assert rules.family == "shedding"
    family = Shedding(rules, 2, 1)
    position = "asked: play 0\nf: 11@0 12@1 31@2 51@3\nh0: 13 71 81\nh1: 83\nd: 72\ns: "
    named = ["11", "12", "31", "51", "13", "71", "81", "83", "72"]
    rest = " ".join(short(card) for card in family.deck if short(card) not in named)
    now = Table(family, family.read_position(position + rest))
    assert {move for move in now.moves() if "bridge" in move} == {"bridge:f11h13", "bridge:f12h13"}
    # On which of the two it is laid does not matter: the same cards, and the same one on top.
    assert {move for move in now.moves() if "span" in move} == {"span:f1112h13"}
    assert now.refusal("bridge:f31h71") == "The Boar does not fit on the Curtain."
    after = now.play("bridge:f12h13")
    assert after.discard == "72 12 13"
    other = family.read_move("span:f1211h13")
    assert isinstance(other, Combine)
    assert family.write_move(normal_order(family.compiled, other, NO_CARD)) == "span:f1112h13"


# --- effects -------------------------------------------------------------------------------------


def test_a_reversal() -> None:
    now = _kaze("62 81", "61")
    after = now.play("leaf:h62")
    assert DirectionTurned(-1) in after.events
    assert EffectStruck(2, "whirl", parse_card("62")) in after.events
    assert after.state.seat == 2
    assert turn_of(after.family.view(after.state, 0)).direction == -1
    again = after.play("s" if "s" in after.moves() else min(after.moves()))
    assert again.state.seat in (1, 2)


def test_an_extra_turn() -> None:
    now = _kaze("32 33 81", "31")
    after = now.play("leaf:h32")
    assert after.state.seat == 0
    assert EffectStruck(0, "tailwind", parse_card("32")) in after.events


def test_nobody_loses_a_turn_that_would_not_have_come() -> None:
    """Both ways to play it: the next player's turn comes after the extra one all the same."""
    rules = rules_of("untitled")
    blue = next(effect for effect in rules.effects if effect.id == "blue")
    effects = (blue.model_copy(update={"again": True}),)
    family = Shedding(rules.model_copy(update={"effects": effects}), 3, 1)
    position = table("untitled", f"{EMPTY}h0: 62 63 81\nh1: 83 84\nh2: 43 44", players=3).state
    move = family.read_move("hand-hand:h6362")
    after = family.apply(position, move)
    assert not any(isinstance(event, TurnLost) for event in after.events)
    assert after.state.seat == after.state.struck == 0


def test_everybody_else_draws() -> None:
    now = _kaze("b1 81", "b2", next="43 44")
    after = now.play("leaf:hb1")
    assert after.hand(1) == "13 14 43"
    assert after.hand(2) == "23 24 44"
    assert after.state.seat == 1
    # The Rain Man is a bright too; the first effect that names it counts.
    assert EffectStruck(1, "storm", parse_card("b1")) in after.events


def test_a_swap_of_ones_choice() -> None:
    now = _kaze("91 81", "93").play("leaf:h91")
    assert now.state.phase == SheddingPhase.SWAP
    assert now.moves() == {"swap1", "swap2"}
    assert now.refusal("swap0") == "Hands are swapped with another player."
    assert now.refusal("s") == "Say first whom to swap hands with."
    turn = turn_of(now.family.view(now.state, 1))
    assert (turn.asked, turn.effect) == ("swap", "exchange")
    after = now.play("swap2")
    assert after.events == (HandsSwapped(0, 2),)
    assert after.hand(0) == "23 24"
    assert after.hand(2) == "81"
    assert after.state.seat == 1


def test_two_players_swap_without_a_choice() -> None:
    now = table("kaze", "h0: 91 81\nd: 93\nh1: 13 14", players=2).play("leaf:h91")
    assert now.hand(0) == "13 14"
    assert now.state.seat == 1


def test_everything_at_once() -> None:
    """Reverse, choose a hand, and then the one who is next the other way draws and sits out."""
    position = "f: 12 21 31 41 51 61\nh0: 11 82\nh1: 83 84\nh2: 42 43\nd: 71 72\nnext: 92 93"
    now = table("winds-of-three", position, players=3).play("cover:f12h11")
    assert now.state.phase == SheddingPhase.SWAP
    assert now.state.direction == -1
    after = now.play("swap1")
    assert after.hand(0) == "83 84"
    assert after.hand(1) == "82"
    assert after.hand(2) == "42 43 93"
    assert TurnLost(2) in after.events
    assert after.state.seat == 1


def test_a_swap_with_the_next_player() -> None:
    position = "f: 12 23 31 41 51 61\nh0: 21 82\nh1: 83 84\nh2: 42 43\nd: 73 74"
    after = table("winds-of-three", position, players=3).play("cover:f23h21")
    assert after.events[-1] == HandsSwapped(0, 1)
    assert after.hand(0) == "83 84"
    assert after.state.seat == 0


# --- combinations --------------------------------------------------------------------------------


def test_a_run_of_months() -> None:
    position = "f: 41 51 61\nh0: 11 21 31 33 c1\nh1: 83 84"
    now = table("by-neighbours", position, players=2)
    strolls = {move for move in now.moves() if move.startswith("stroll")}
    assert strolls == {
        "stroll:h1121",
        "stroll:h2131",
        "stroll:h2133",
        "stroll:h112131",
        "stroll:h112133",
        "stroll:hc111",
        "stroll:hc11121",
        "stroll:hc1112131",
        "stroll:hc1112133",
    }
    assert "step:f41h31" not in now.moves()
    assert now.refusal("stroll:h2111") == "The Crane does not fit on the Bush Warbler."


def test_a_card_may_be_laid_on_the_field() -> None:
    position = "f: 41 51 61\nh0: 11 21\nh1: 83 84"
    after = table("by-neighbours", position, players=2).play("lay-by:l11")
    assert after.field == "41 51 61 11"
    assert after.hand(0) == "21"
    # The field has more cards than are dealt there; it is not filled up again before it has less.
    laid = after.events[-1]
    assert isinstance(laid, CardsMoved)
    assert laid.places == (3,)


def test_laying_alone_has_no_effect_on_an_empty_discard_pile() -> None:
    position = "f: 41 52 61\nh0: 11 21 31\nh1: 83 84"
    after = table("laying-acts", position, players=2).play("lone:l11")
    assert after.state.seat == 1
    assert after.discard == ""
    assert not any(isinstance(event, EffectStruck) for event in after.events)


def test_laying_alone_does_not_repeat_the_effect_of_the_top_card() -> None:
    # The Crane, a bright, would make the next player draw two.
    position = "f: 41 52 61\nh0: 23 24 31\nh1: 83 84\nd: 12 11"
    now = table("laying-acts", position, players=2)
    move = now.family.read_move("lone:l23")
    assert coming_effect(rules_of("laying-acts"), now.family.view(now.state, 0), move) is None
    after = now.play("lone:l23")
    assert after.hand(1) == "83 84"
    assert not any(isinstance(event, EffectStruck) for event in after.events)


def test_three_field_cards_and_two_of_the_hand() -> None:
    position = "f: 11 12 13 41 51 61\nh0: 21 33 42\nh1: 83 84\nd: 71 72"
    now = table("winds-of-three", position, players=2)
    sweeps = {move for move in now.moves() if move.startswith("sweep")}
    assert {move[-4:] for move in sweeps} == {"2133", "2142", "3342"}
    # It matters which of the three comes to lie on top: it has its effect.
    assert {move[len("sweep:f") + 4 :][:2] for move in sweeps} == {"11", "12", "13"}


def test_which_cards_a_combination_takes() -> None:
    position = "f: 11 12 13 41 51 61\nh0: 81 82 83\nh1: 94 84\nd: 21"
    now = table("winds-of-three", position, players=2)
    assert {move for move in now.moves() if move.startswith("under")} == {"under:h82"}
    assert now.refusal("under:h83") == "The Susuki grass chaff is not for Under."


def test_any_card_may_go() -> None:
    now = table("free-discard", "h0: 11 33 34\nh1: 83 84\nd: 21", players=2)
    assert {"drop:h11", "drop:h33", "drop:h34", "month:h3334", "month:h3433", "s"} == now.moves()
    asked = table("free-discard", "h0: 11 33\nh1: 83 84\nd: 21\nnext: 72", players=2).play("s")
    assert asked.moves() == {"x", "k"}


def test_several_are_drawn_in_a_struggle() -> None:
    position = "f: 11 21 31 41 51\nh0: 61 71\nh1: 83 84\nnext: 12 13 14"
    now = table("three-drawn", position, players=2)
    assert now.moves() == {"s"}
    after = now.play("s")
    assert after.hand(0) == "12 13 14 61 71"
    assert after.state.seat == 1


# --- rounds --------------------------------------------------------------------------------------


def test_a_limit() -> None:
    position = "f: 11 21 31 41 51\nh0: 12\nh1: b1 b2 83"
    after = table("three-drawn", position, players=2).play("cover:f11h12")
    (payment,) = after.result.payments
    assert (payment.base, payment.amount, payment.limited) == (21, 12, True)
    assert after.result.gains == (12, -12)


def test_a_round_ends_by_its_turns() -> None:
    family = Shedding(rules_of("untitled").model_copy(update={"most_turns": 20}), 2, 2)
    state = family.deal(family.deck[::-1], 1).state
    while state.phase in (SheddingPhase.PLAY, SheddingPhase.DRAWN):
        state = family.apply(state, family.legal_moves(state, state.seat)[-1]).state
    assert state.turns == 20
    assert state.passes == 0
    assert state.series.sheet[-1].ending is RoundEnding.DRAWN
    assert state.seat == state.series.dealer


def test_a_round_ends_when_everybody_passes() -> None:
    family = family_of("never-matches", 2, 2)
    state = family.deal(family.deck[::-1], 1).state
    while state.phase in (SheddingPhase.PLAY, SheddingPhase.DRAWN):
        state = family.apply(state, family.legal_moves(state, state.seat)[-1]).state
    assert state.passes == 2
    assert state.turns < 40
    assert state.series.sheet[-1].ending is RoundEnding.DRAWN


def test_who_gains_need_not_be_paid() -> None:
    position = "f: 11 51 61\nh0: 21\nh1: 83 81"
    after = table("by-neighbours", position, players=2).play("step:f11h21")
    assert after.result.gains == (6, 0)
    assert [payment.amount for payment in after.result.payments] == [6]


def test_the_loser_deals() -> None:
    now = _kaze("43", "42").play("leaf:h43")
    assert now.state.phase == SheddingPhase.OVER
    position = "h0: 43\nd: 42\nh1: 13\nh2: 23 24 11"
    after = table("kaze", position, players=3, rounds=2).play("leaf:h43")
    assert after.state.phase == SheddingPhase.NEXT
    assert after.state.seat == 2


def test_a_target_ends_the_game() -> None:
    position = "f: 11 51 61\nh0: 21\nh1: 83 81\ntotals: 34 0"
    after = table("by-neighbours", position, players=2).play("step:f11h21")
    assert after.state.phase == SheddingPhase.OVER
    outcome = after.family.outcome(after.state)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize("players", [2, 3])
def test_a_race_from_two_on(players: int) -> None:
    position = "f: 12 13 31 41 51 61\nh0: 11\nh1: 83 84\nd: 21"
    now = table("winds-of-three", position, players=players, rounds=1).play("cover:f12h11")
    assert now.state.phase == SheddingPhase.RACE
    assert len(turn_of(now.family.view(now.state, 0)).racers) == players - 1


def test_a_house_changes_what_it_likes() -> None:
    rules = rules_of("untitled-unkind")
    assert [effect.id for effect in rules.effects] == ["bright", "poetry", "blue", "red"]
    assert rules.effects[0].draw == 2
    assert rules.effects[0].skip
    assert rules.race.settled_by == "chance"
    assert rules.race.first == "exempt"
