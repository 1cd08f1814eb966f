"""What the fishing games share in a turn: playing, capturing, what is seen (F-5 to F-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.notation import parse_card, parse_cards
from hanafuda_desktop.engine.events import (
    CardsMatched,
    CardsMoved,
    CardTurnedUp,
    DealtAgain,
    PairPending,
    RoundBegun,
)
from hanafuda_desktop.families.fishing.score import counted
from hanafuda_desktop.families.fishing.state import FishingPhase
from tests.families.fishing.tables import circumstances, family_of, order_of, table


@pytest.mark.rule("F-5")
def test_a_hand_card_without_a_match_stays() -> None:
    after = table("hana-awase", "h0: 11\nh1: 51\nf: 21 31\nnext: 41").play("11")
    assert set(after.field.split()) == {"11", "21", "31", "41"}
    assert after.captured(0) == ""


@pytest.mark.rule("F-5")
def test_a_hand_card_captures_the_one_match() -> None:
    after = table("hana-awase", "h0: 11\nh1: 51\nf: 12 21\nnext: 41").play("11")
    assert after.captured(0) == "11 12"
    assert set(after.field.split()) == {"21", "41"}


@pytest.mark.rule("F-5")
def test_of_two_matches_the_player_chooses() -> None:
    before = table("hana-awase", "h0: 11\nh1: 51\nf: 12 13 21\nnext: 41")
    assert before.moves() == {"11x12", "11x13"}
    assert before.refusal("11") == "Say which card the Crane takes."
    assert before.refusal("11x21") == "The Crane does not take the Bush Warbler."
    assert before.play("11x13").captured(0) == "11 13"


@pytest.mark.rule("F-5")
def test_three_matches_are_captured_at_once() -> None:
    before = table("hana-awase", "h0: 11\nh1: 51\nf: 12+13+14 21\nnext: 41")
    assert before.moves() == {"11"}
    assert before.refusal("11x12") == "There is no choice: the Crane takes all that it can."
    assert before.play("11").captured(0) == "11 12 13 14"


@pytest.mark.rule("F-6")
def test_the_drawn_card_is_treated_the_same_way() -> None:
    lone = table("hana-awase", "h0: 11\nh1: 51\nf: 21\nnext: 22").play("11")
    assert lone.captured(0) == "21 22"
    three = table("hana-awase", "h0: 11\nh1: 51\nf: 21+22+23\nnext: 24").play("11")
    assert three.captured(0) == "21 22 23 24"
    own = table("hana-awase", "h0: 11\nh1: 51\nf: 31\nnext: 12").play("11")
    assert own.captured(0) == "11 12"
    two = table("hana-awase", "h0: 11\nh1: 51\nf: 21 22\nnext: 23").play("11")
    assert two.state.phase == FishingPhase.TAKE
    assert two.state.seat == 0
    assert two.moves() == {"x21", "x22"}
    assert two.refusal("x11") == "The Plum chaff does not take the Crane."
    assert two.refusal("51") == "Say first which card the drawn card takes."
    assert two.play("x22").captured(0) == "22 23"


@pytest.mark.rule("F-6")
def test_captures_are_taken_aside_at_the_end_of_the_turn() -> None:
    before = table("hana-awase", "h0: 11\nh1: 51\nf: 12 21 22\nnext: 23")
    middle = before.play("11")
    view = before.family.view(middle.state, 1)
    assert set(view.pile("t").cards) == {parse_card("11"), parse_card("12")}
    assert view.pile("p0").cards == ()
    after = middle.play("x21")
    assert after.captured(0) == "11 12 21 23"
    moved = after.events[-1]
    assert isinstance(moved, CardsMoved)
    assert (moved.source, moved.target) == ("t", "p0")


@pytest.mark.rule("F-6")
def test_the_events_of_a_turn() -> None:
    after = table("hana-awase", "h0: 11\nh1: 51\nf: 12 21\nnext: 41").play("11")
    crane, ribbon, cuckoo = parse_cards("11 12 41")
    assert after.events == (
        CardsMoved((crane,), "h0", "f", (0,)),
        CardsMatched(crane, (ribbon,), 0),
        CardTurnedUp(cuckoo, "s"),
        CardsMoved((cuckoo,), "s", "f", (2,)),
        CardsMoved((ribbon, crane), "t", "p0"),
    )


@pytest.mark.rule("F-7")
def test_any_hand_card_may_be_played_but_it_captures_if_it_can() -> None:
    before = table("hana-awase", "h0: 11 31 41\nh1: 51\nf: 12 21\nnext: 61")
    assert before.moves() == {"11", "31", "41"}
    assert before.play("31").captured(0) == ""
    assert before.play("11").captured(0) == "11 12"  # it is not laid beside the ribbon


@pytest.mark.rule("F-7", "HA-5")
def test_option_must_match() -> None:
    before = table("hana-awase-must-match", "h0: 11 31 41\nh1: 51\nf: 12 32 21\nnext: 61")
    assert before.moves() == {"11", "31"}
    assert before.refusal("41") == "A card that captures must be played, and this one does not."
    free = table("hana-awase-must-match", "h0: 51 41\nh1: 11\nf: 12 32 21\nnext: 61")
    assert free.moves() == {"51", "41"}


@pytest.mark.rule("F-8")
def test_three_of_a_month_on_the_opening_field_are_one_stack() -> None:
    family = family_of("koi-koi")
    hands = "21 22 23 31 32 33 41 42", "51 52 53 61 62 63 71 72"
    step = family.deal(order_of(family, f"{hands[0]} 11 12 13 81 82 91 a1 b1 {hands[1]}"), 0)
    field = family.view(step.state, 0).pile("f")
    slots = dict(zip(field.cards, field.slots, strict=True))
    stack = {slots[card] for card in parse_cards("11 12 13")}
    assert len(stack) == 1
    others = [slots[card] for card in parse_cards("81 82 91 a1 b1")]
    assert len(set(others)) == 5
    assert not stack & set(others)


@pytest.mark.rule("F-8", "KK-2")
def test_four_of_a_month_on_the_opening_field_are_dealt_again() -> None:
    family = family_of("koi-koi")
    hands = "21 22 23 31 32 33 41 42", "51 52 53 61 62 63 71 72"
    step = family.deal(order_of(family, f"{hands[0]} 11 12 13 14 82 91 a1 b1 {hands[1]}"), 0)
    again = next(event for event in step.events if isinstance(event, DealtAgain))
    assert again.why == "field"
    assert set(parse_cards("11 12 13 14")) <= set(again.field)
    assert again.places == tuple(range(8))
    assert sum(isinstance(event, RoundBegun) for event in step.events) == 2
    assert step.state.series.number == 1
    months = [CARDS[card].month for card in family.view(step.state, 0).pile("f").cards]  # type: ignore[index]
    assert max(map(months.count, months)) < 4


@pytest.mark.rule("F-8")
def test_a_triple_of_a_deal_that_does_not_count_lies_together_too() -> None:
    family = family_of("mushi")
    hands = "11 13 21 22 31 32 41 42", "51 52 53 81 82 83 91 92"
    field = "b1 b2 b3 12 a1 a2 a3 c1"  # the other willows beside Lightning, and three maples
    packets = [cards.split() for cards in (hands[0], field, hands[1])]
    dealt = " ".join(" ".join(pile[at : at + 4]) for at in (0, 4) for pile in packets)
    step = family.deal(order_of(family, dealt), 0)
    again = next(event for event in step.events if isinstance(event, DealtAgain))
    place = dict(zip(again.field, again.places, strict=True))
    together = Counter(place[card] for card in parse_cards("a1 a2 a3"))
    assert list(together.values()) == [3]
    alone = [place[card] for card in parse_cards("b1 b2 b3 12 c1")]
    assert sorted({*alone, *together}) == list(range(6))


@pytest.mark.rule("F-9")
def test_captures_lie_open_and_hands_and_stock_do_not() -> None:
    position = table("hana-awase", "h0: 11 22\nh1: 51 61\np0: 31 32\np1: 41 42\nf: 71")
    for seat in (0, 1):
        view = position.family.view(position.state, seat)
        assert view.pile(f"h{seat}").cards == tuple(sorted(parse_cards(("11 22", "51 61")[seat])))
        assert view.pile(f"h{1 - seat}").cards == (None, None)
        assert view.pile(f"h{1 - seat}").face_down == 2
        assert set(view.pile("s").cards) == {None}
        assert view.pile("p0").cards == parse_cards("31 32")
        assert view.pile("p1").cards == parse_cards("41 42")
        assert view.pile("f").cards == parse_cards("71")


@pytest.mark.rule("F-10")
def test_a_card_may_serve_several_yaku() -> None:
    compiled = family_of("hana-awase").compiled
    # Curtain, moon and cup: both viewings share the cup.
    result = counted(compiled, circumstances("31 81 91", ""))
    assert {score.yaku for score in result.sides[0].yaku} == {"tsukimi", "hanami"}
    assert all(parse_card("91") in score.cards for score in result.sides[0].yaku)


@pytest.mark.rule("F-11", "GS-4", "HB-4")
@pytest.mark.parametrize("game_id", ["go-stop", "higo-bana", "koi-koi-pending-pair"])
def test_a_pair_and_the_drawn_third_stay_until_the_fourth(game_id: str) -> None:
    before = table(game_id, "h0: 11 21\nh1: 14 31\nf: 12 41\nnext: 13 51")
    after = before.play("11")
    assert after.captured(0) == ""
    assert set(after.field.split()) == {"11", "12", "13", "41"}
    pending = next(event for event in after.events if isinstance(event, PairPending))
    assert set(pending.cards) == set(parse_cards("11 12 13"))
    places = after.state.places
    assert len({places[card] for card in pending.cards}) == 1
    assert after.moves() == {"14", "31"}
    assert after.play("14").captured(1) == "11 12 13 14"


@pytest.mark.rule("F-11")
def test_whoever_plays_the_fourth_takes_all_the_one_who_left_them_too() -> None:
    before = table("higo-bana", "h0: 11 14\nh1: 31\nf: 12 41\nnext: 13 51 61")
    assert before.play("11", "31", "14").captured(0) == "11 12 13 14"


@pytest.mark.rule("F-11")
@pytest.mark.parametrize("game_id", ["go-stop", "higo-bana"])
def test_a_drawn_fourth_takes_a_pending_three(game_id: str) -> None:
    before = table(game_id, "h0: 11 21\nh1: 31 91\nf: 12 41\nnext: 13 14")
    assert before.play("11", "31").captured(1) == "11 12 13 14"


@pytest.mark.rule("F-11")
@pytest.mark.parametrize("game_id", ["go-stop", "higo-bana"])
def test_with_two_on_the_field_the_drawn_fourth_takes_all_four(game_id: str) -> None:
    before = table(game_id, "h0: 11 21\nh1: 31\nf: 12 13 41\nnext: 14")
    after = before.play("11x12")
    assert after.captured(0) == "11 12 13 14"
    assert not any(isinstance(event, PairPending) for event in after.events)


@pytest.mark.rule("F-11")
@pytest.mark.parametrize("game_id", ["koi-koi", "hana-awase"])
def test_elsewhere_the_pair_is_taken_and_the_third_stays(game_id: str) -> None:
    after = table(game_id, "h0: 11 21\nh1: 14 31\nf: 12 41\nnext: 13").play("11")
    assert after.captured(0) == "11 12"
    assert set(after.field.split()) == {"13", "41"}
