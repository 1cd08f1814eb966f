"""Go-Stop, statement by statement (GS-1 to GS-12); what turns take, and what is paid, elsewhere."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.engine.events import CardTurnedUp, RoundEnded, TripleShown
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.fishing.state import FishingPhase
from tests.families.fishing.tables import (
    Table,
    family_of,
    order_of,
    table,
    worth,
)


def _deal(first: str, players: int) -> Table:
    family = family_of("go-stop", players)
    step = family.deal(order_of(family, first), 0)
    return Table(family, step.state, step.events)


@pytest.mark.rule("GS-1")
@pytest.mark.parametrize(("players", "hand", "field", "stock"), [(2, 10, 8, 20), (3, 7, 6, 21)])
def test_the_deal(players: int, hand: int, field: int, stock: int) -> None:
    family = family_of("go-stop", players)
    deck = [card for month in range(4) for card in family.deck[month::4]]
    state = family.deal(tuple(deck), 3).state
    assert [each.bit_count() for each in state.hands] == [hand] * players
    assert state.field.bit_count() == field
    assert len(state.series.stock) == stock


# The others' hands, the field and the dealer's hand for three, with nothing of note in them.
THREE = [
    "51 52 61 62 71 72 81",
    "53 63 73 82 91 92 a1",
    "54 64 74 83 93 a2",
    "21 31 41 32 42 b1 c1",
]


@pytest.mark.rule("GS-2")
def test_president_wins_five_from_each() -> None:
    hands = ["11 12 13 14 61 71 81", *THREE[1:]]
    dealt = _deal(" ".join(hands), 3)
    winner = (dealt.state.series.dealer + 1) % 3
    assert dealt.result.ending is RoundEnding.DEALT_HAND
    assert dealt.result.winners == (winner,)
    assert [dealt.result.gains[(winner + step) % 3] for step in range(3)] == [10, -5, -5]
    assert _deal(" ".join(THREE), 3).state.phase == FishingPhase.PLAY


@pytest.mark.rule("GS-2")
def test_two_presidents_are_a_drawn_round() -> None:
    hands = ["11 12 13 14 61 71 81", "21 22 23 24 63 73 82", *THREE[2:]]
    hands[3] = "31 41 32 42 b1 c1 94"
    dealt = _deal(" ".join(hands), 3)
    assert dealt.result.ending is RoundEnding.DRAWN
    assert dealt.result.gains == (0, 0, 0)
    assert dealt.state.series.drawn == 1


TRIPLE = "h0: 11 12 13 21\nh1: 31 32\nf: 14 41\nnext: 51 61 71 81\np1: 43 44"


@pytest.mark.rule("GS-3")
def test_a_triple_may_be_shown_before_the_first_card() -> None:
    before = table("go-stop", TRIPLE)
    assert {"show1", "bomb1"} <= before.moves()
    shown = before.play("show1")
    (event,) = shown.events
    assert event == TripleShown(0, parse_cards("11 12 13"), bomb=False)
    assert shown.state.seat == 0
    assert shown.state.phase == FishingPhase.PLAY
    # All see the three now; they can no longer be a bomb, nor be shown twice.
    assert shown.family.view(shown.state, 1).pile("h0").cards == (None, *parse_cards("11 12 13"))
    assert shown.moves() == {"11", "12", "13", "21"}
    assert shown.refusal("bomb1") == "Cards that were shown are played one by one."
    assert shown.refusal("show1") == "These cards are shown already."
    later = table("go-stop", f"{TRIPLE}\nturns: 1 1")
    assert "show1" not in later.moves()
    assert "bomb1" in later.moves()
    assert later.refusal("show1") == "Three of a month are shown before the first card is played."
    assert later.refusal("show2") is not None


@pytest.mark.rule("GS-3")
def test_a_bomb_takes_all_four_and_draws_two() -> None:
    after = table("go-stop", TRIPLE).play("bomb1")
    assert after.captured(0).startswith("11 12 13 14")
    drawn = [event.card for event in after.events if isinstance(event, CardTurnedUp)]
    assert drawn == list(parse_cards("51 61"))
    assert set(after.field.split()) == {"41", "51", "61"}
    assert after.state.seat == 1
    assert after.state.facts.bombs == (1, 0)
    assert after.events[0] == TripleShown(0, parse_cards("11 12 13"), bomb=True)
    places = {event for event in after.events if getattr(event, "mates", ())}
    assert len(places) == 1


@pytest.mark.rule("GS-3")
def test_a_choice_between_the_two_draws_of_a_bomb() -> None:
    before = table("go-stop", "h0: 11 12 13 21\nh1: 31\nf: 14 41 42\nnext: 43 51 61")
    asked = before.play("bomb1")
    assert asked.state.phase == FishingPhase.TAKE
    assert asked.state.running.draws == 1
    after = asked.play("x42")
    assert after.captured(0) == "11 12 13 14 42 43"
    assert set(after.field.split()) == {"41", "51"}


@pytest.mark.rule("GS-3")
def test_no_bomb_without_the_fourth_on_the_field() -> None:
    before = table("go-stop", "h0: 11 12 13 21\nh1: 31\nf: 41\nnext: 51")
    assert "bomb1" not in before.moves()
    assert before.refusal("bomb1") == "The fourth card of this month is not on the field."
    assert before.refusal("bomb2") == "There are not three cards of this month in the hand."


@pytest.mark.rule("GS-3")
def test_a_player_without_a_hand_only_draws() -> None:
    before = table("go-stop", "asked: play 1\nh0: 21 31\nf: 41\nnext: 42 51 61 71")
    assert before.moves() == {"d"}
    after = before.play("d")
    assert after.captured(1) == "41 42"
    assert after.state.seat == 0
    assert after.refusal("d") == "Play a card of the hand; only without one is a turn just a draw."


@pytest.mark.rule("GS-3")
def test_option_shown_at_any_turn() -> None:
    later = table("go-stop-any-turn", f"{TRIPLE}\nturns: 1 1")
    assert "show1" in later.moves()


# Seat 0 completes the grass ribbons for 3.
GRASS = "h0: 72 21 91\nh1: 31 32 33\np0: 42 52\nf: 73 81\nnext: 92 a2 a3 b2 b4"


@pytest.mark.rule("GS-7")
def test_from_three_points_on_the_player_chooses() -> None:
    before = table("go-stop", GRASS)
    asked = before.play("72")
    assert asked.state.phase == FishingPhase.CALL
    assert asked.moves() == {"stop", "go"}
    less = table("go-stop", "h0: 24 21\nh1: 31 32\np0: 12 22 42 62\nf: 92 81\nnext: 93").play("24")
    assert worth("go-stop", "12 22 42 62 92 93") == {"ribbons": 1}
    assert less.state.phase == FishingPhase.PLAY  # one point is not enough
    assert less.state.seat == 1


@pytest.mark.rule("GS-7")
def test_after_a_go_only_with_more_than_at_that_go() -> None:
    went = table("go-stop", GRASS).play("72", "go")
    assert went.state.facts.called_at == (3, 0)
    # A chaff lost and its point regained is no more than before.
    nine = "42 52 72 13 14 23 24 33 34 43 44 63"
    position = f"h0: 51 21 91\nh1: 31\np0: {nine}\nf: 54 81\nnext: 82\ncallers: 0\ncalled-at:"
    assert worth("go-stop", f"{nine} 51 54") == {"grass-ribbons": 3, "chaff": 1}
    assert table("go-stop", f"{position} 4 0").play("51").state.phase == FishingPhase.PLAY
    assert table("go-stop", f"{position} 3 0").play("51").state.phase == FishingPhase.CALL
    nothing_new = table("go-stop", f"{position} 0 0").play("21")
    assert nothing_new.state.phase == FishingPhase.PLAY
    chaff = table(
        "go-stop",
        "h0: 54 21 91\nh1: 31\np0: 42 52 72 13 14 23 24 33 34 43 44\nf: 53 81\nnext: 63\n"
        "callers: 0\ncalled-at: 3 0",
    ).play("54")
    assert chaff.state.phase == FishingPhase.CALL  # ten chaff: four points


@pytest.mark.rule("GS-7", "GS-12")
@pytest.mark.parametrize(("players", "asked"), [(2, False), (3, True)])
def test_option_the_least_by_number_of_players(players: int, asked: bool) -> None:
    more = "\nh2: 34" if players == 3 else ""
    after = table("go-stop-korean", GRASS + more, players=players).play("72")
    assert (after.state.phase == FishingPhase.CALL) == asked


@pytest.mark.rule("GS-8")
def test_only_the_player_who_stops_scores() -> None:
    result = table("go-stop", f"{GRASS}\np1: 11 b1 c1").play("72", "stop").result
    assert result.ending is RoundEnding.STOPPED
    assert result.gains == (3, -3)
    assert [side.result for side in result.sides] == [3, 0]
    assert [score.yaku for score in result.sides[1].yaku] == ["rain-brights"]


@pytest.mark.rule("GS-8")
def test_cards_run_out_and_the_round_is_drawn() -> None:
    after = table("go-stop", "h0: 72\nf: 12 a1\nnext: 82\nrest: p1").play("72")
    assert after.result.ending is RoundEnding.DRAWN
    assert after.result.gains == (0, 0)
    assert after.state.series.drawn == 1
    assert isinstance(after.events[-1], RoundEnded)


@pytest.mark.rule("GS-9")
def test_drawn_rounds_stack_and_end_with_a_winner() -> None:
    after = table("go-stop", f"{GRASS}\nround: 4 dealer 0 drawn 2").play("72", "stop")
    assert after.result.gains == (12, -12)
    assert after.state.series.drawn == 0


@pytest.mark.rule("GS-12")
def test_korean_a_bomb_draws_one_and_leaves_two_plays_without_a_hand_card() -> None:
    before = table(
        "go-stop-korean", "h0: 11 12 13 21 22\nh1: 31 32 33\nf: 14 41\nnext: 51 61 71 81 91 a1 b1"
    )
    after = before.play("bomb1")
    assert sum(isinstance(event, CardTurnedUp) for event in after.events) == 1
    assert after.state.facts.passes == (2, 0)
    again = after.play("31")
    assert "d" in again.moves()
    drawn = again.play("d", "32", "d", "33")
    assert drawn.state.facts.passes == (0, 0)
    assert drawn.state.hands[0].bit_count() == 2
    assert "d" not in drawn.moves()


@pytest.mark.rule("GS-12")
def test_korean_with_nothing_to_draw_the_hand_cards_are_played() -> None:
    """A turn without a hand card is a draw; where nothing is left to draw it would be none."""
    position = "h0: 11 21\nh1: 31 32\nf: 41\npasses: 2 0\n"
    before = table("go-stop-korean", position + "rest: p1")
    assert before.moves() == {"11", "21"}
    assert before.refusal("d") == "There is nothing left to draw: play a card of the hand."
    assert "d" in table("go-stop-korean", position + "next: 42\nrest: p1").moves()
