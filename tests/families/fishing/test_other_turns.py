"""What the language can say of turns and captures, and none of our games does."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.engine.events import CardsMatched, CardsStolen, PairPending
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.families.fishing.score import payments_to
from tests.families.fishing.tables import (
    circumstances,
    family_of,
    order_of,
    table,
)


def test_cards_may_match_by_kind_and_neighbour_months() -> None:
    before = table("by-kind", "h0: 23 11 52\nh1: 61\nf: 13 34 42 53\nnext: 91")
    # February's chaff takes one of January's and March's; January's bright takes its own month.
    assert before.moves() == {"23x13", "23x34", "11", "52"}
    assert before.play("11").captured(0) == "11 13"
    assert before.play("52").captured(0) == "42 52"


def test_two_wild_cards_that_anything_takes() -> None:
    before = table("two-wilds", "h0: 11 21\nh1: 31\nf: b4 b1 12 13\nnext: 41")
    # The Crane may take one pine or either wild card, but not all of them.
    assert before.moves() == {"11x12", "11x13", "11xb4", "11xb1", "21xb4", "21xb1"}
    after = before.play("11xb4")  # and the drawn Cuckoo takes the other one
    assert after.captured(0) == "11 41 b1 b4"
    assert set(after.field.split()) == {"12", "13"}


def test_three_of_a_month_are_taken_together_beside_a_wild_card() -> None:
    before = table("two-wilds", "h0: 11 51\nh1: 31\nf: b4 12+13+14\nnext: 41")
    assert "11" in before.moves()
    after = before.play("11")
    assert after.captured(0) == "11 12 13 14 41 b4"  # Lightning went with the drawn Cuckoo
    assert [event.mates for event in after.events if isinstance(event, CardsMatched)] == [
        parse_cards("12 13 14"),
        parse_cards("b4"),
    ]


def test_a_stack_needs_a_fourth_that_takes_it() -> None:
    """Lightning and two willows are no stack in Mushi: no willow takes the three."""
    family = family_of("mushi")
    others, field, dealers = (
        "11 21 31 41 12 22 32 42",
        "b4 b1 b2 51 52 81 82 83",
        "13 23 33 43 14 24 34 44",
    )
    piles = [others.split(), field.split(), dealers.split()]
    order = [card for start in (0, 4) for pile in piles for card in pile[start : start + 4]]
    state = family.deal(order_of(family, " ".join(order)), 0).state
    places = [state.places[card] for card in parse_cards("b4 b1 b2")]
    assert len(set(places)) == 3


def test_must_match_with_several_players() -> None:
    before = table("whole-table", "h0: 11 31\nh1: 51\nf: 12\nnext: 61", players=4)
    assert before.moves() == {"11"}


def test_three_draws_after_a_bomb_and_a_pass() -> None:
    before = table("half-year", "h0: 11 12 13 21\nh1: 31 41\nf: 14 42\nnext: 51 61 62 22 32 33")
    after = before.play("bomb1")
    assert after.captured(0).startswith("11 12 13 14")
    assert after.state.drawn == 3
    assert after.state.facts.passes == (1, 0)


def test_what_a_turn_takes_from_others_is_a_matter_of_counts() -> None:
    before = table(
        "half-year", "h0: 11 12 13 21\nh1: 31 41\np1: 23 24 42\nf: 14 52\nnext: 62 33 34"
    )
    stolen = [event for event in before.play("bomb1").events if isinstance(event, CardsStolen)]
    assert [event.why for event in stolen] == ["whole-month", "whole-month"]
    # Own pairs take nothing in this game.
    own = table("half-year", "h0: 11 21\nh1: 31\np1: 23\nf: 52\nnext: 12 41").play("11")
    assert not any(isinstance(event, CardsStolen) for event in own.events)


def test_a_pending_pair_in_a_small_deck() -> None:
    before = table("half-year", "h0: 11 21\nh1: 14 31\nf: 12 41\nnext: 13 51")
    assert any(isinstance(event, PairPending) for event in before.play("11").events)


@pytest.mark.parametrize(
    ("facts", "amount"),
    [
        ({}, 3),
        ({"bombs": (1, 0)}, 9),
        ({"bombs": (2, 0)}, 12),  # 27, and the limit
        ({"shown": (1, 0)}, 6),
        ({"shown": (2, 0)}, 6),  # once
    ],
)
def test_bombs_and_shown_triples_apart(facts: dict[str, object], amount: int) -> None:
    compiled = family_of("half-year").compiled
    assert payments_to(compiled, circumstances("11 31", "12", **facts), 0)[0].amount == amount


def test_a_deck_of_half_a_year() -> None:
    family = family_of("half-year")
    assert len(family.deck) == 24
    with pytest.raises(StopIteration):
        next(card for card in family.deck if card >= 24)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("paired: 11 12 13 14", "half played"),
        ("draws: 1", "half played"),
        ("laid: 11", "half played"),
    ],
)
def test_a_position_of_half_a_turn_is_refused(line: str, why: str) -> None:
    family = family_of("koi-koi")
    position = family.position(family.deal(order_of(family, ""), 5).state)
    with pytest.raises(RecordError, match=why):
        family.read_position(position + line + "\n")
