"""Koi-Koi: the deal, and hands that end the round at once (KK-1, KK-2)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import shorts
from hanafuda_desktop.engine.game import Deal
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.fishing.state import FishingPhase
from hanafuda_desktop.families.registry import new_game
from tests.families.fishing.tables import (
    Table,
    family_of,
    order_of,
    rules_of,
)

# Opponent's hand, field and dealer's hand of a deal in which nothing of note happens.
OTHERS = "11 21 31 41 51 61 71 81"
FIELD = "12 22 32 42 52 62 72 83"
DEALERS = "13 23 33 43 53 63 73 84"


def _deal(others: str, field: str, dealers: str, game_id: str = "koi-koi") -> Table:
    family = family_of(game_id)
    step = family.deal(order_of(family, f"{others} {field} {dealers}"), 0)
    return Table(family, step.state, step.events)


@pytest.mark.rule("KK-1")
def test_eight_each_eight_on_the_field_and_a_stock_of_twenty_four() -> None:
    dealt = _deal(OTHERS, FIELD, DEALERS)
    assert [hand.bit_count() for hand in dealt.state.hands] == [8, 8]
    assert dealt.state.field.bit_count() == 8
    assert len(dealt.state.series.stock) == 24
    assert dealt.family.compiled.rounds == 12
    assert len(dealt.family.deck) == 48
    players = dealt.family.compiled.rules.players
    assert (players.least, players.most) == (2, 2)


def _dealer_and_other(dealt: Table) -> tuple[int, int]:
    dealer = dealt.state.series.dealer
    return dealer, 1 - dealer


@pytest.mark.rule("KK-2")
@pytest.mark.parametrize(
    ("hand", "yaku"),
    [
        ("11 12 13 14 21 31 41 51", "teshi"),
        ("11 12 21 22 31 32 41 42", "kuttsuki"),
        ("b1 b2 b3 b4 13 21 32 44", "teshi"),
    ],
)
def test_a_dealt_hand_ends_the_round_at_once_for_six(hand: str, yaku: str) -> None:
    dealt = _deal(hand, "61 71 81 91 a1 c1 62 72", "63 73 82 83 92 93 a2 c2")
    dealer, other = _dealer_and_other(dealt)
    result = dealt.result
    assert result.ending is RoundEnding.DEALT_HAND
    assert result.winners == (other,)
    assert result.gains[other] == 6
    assert result.gains[dealer] == -6
    (score,) = result.sides[other].yaku
    assert (score.yaku, score.points) == (yaku, 6)
    assert dealt.state.phase == FishingPhase.NEXT


@pytest.mark.rule("KK-2", "F-9")
@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("11 12 13 14 21 31 41 51", "11 12 13 14"),
        ("11 14 22 23 31 33 42 44", "11 14 22 23 31 33 42 44"),
        ("11 13 21 22 23 31 32 b1", ""),
        ("b1 b2 b3 b4 13 21 32 44", "b1 b2 b3 b4"),
    ],
)
def test_only_the_cards_that_make_a_dealt_hand_are_shown(hand: str, shown: str) -> None:
    dealt = _deal(hand, "61 71 81 91 a1 c1 62 72", "63 73 82 83 92 93 a2 c2")
    _, other = _dealer_and_other(dealt)
    if not shown:
        assert dealt.state.phase == FishingPhase.PLAY
        return
    (score,) = dealt.result.sides[other].yaku
    assert shorts(score.cards) == shown


@pytest.mark.rule("F-9")
@pytest.mark.parametrize(
    ("months", "exact", "hand", "shown"),
    [
        ((2, 2), False, "11 12 13 21 22 31 41 51", "11 12 21 22"),
        ((2, 2), True, "11 12 13 21 22 31 32 51", "21 22 31 32"),
        ((1, 3), False, "11 12 13 14 21 22 31 41", "11 12 13 21"),
        ((3, 3), False, "11 12 13 14 21 22 24 41", "11 12 13 21 22 24"),
    ],
)
def test_of_a_hand_with_more_of_a_month_so_many_are_shown(
    months: tuple[int, ...], exact: bool, hand: str, shown: str
) -> None:
    rules = rules_of("koi-koi")
    rule = rules.dealt_hands[0].model_copy(update={"months": months, "exact": exact})
    singles = "33 43 53 63 73 83 93 a3"
    order = order_of(family_of("koi-koi"), f"{hand} 61 71 81 91 a1 c1 62 72 {singles}")
    game = new_game(rules.model_copy(update={"dealt_hands": (rule,)}), laid=Deal(order=order))
    (finished,) = game.state.series.sheet
    (score,) = next(side.yaku for side in finished.result.sides if side.yaku)
    assert shorts(score.cards) == shown


@pytest.mark.rule("KK-2")
@pytest.mark.parametrize(
    "hand", ["11 12 21 22 31 32 41 51", "11 12 13 21 22 31 32 41", "11 12 13 21 22 23 31 32"]
)
def test_other_hands_are_played(hand: str) -> None:
    assert _deal(hand, "61 71 81 91 a1 c1 62 72", "63 73 82 83 92 94 a2 c2").state.phase == (
        FishingPhase.PLAY
    )


@pytest.mark.rule("KK-2")
def test_both_players_with_one_is_a_drawn_round() -> None:
    dealt = _deal("11 12 13 14 21 31 41 51", "61 71 81 91 a1 c1 b1 b2", "62 63 72 73 82 83 92 93")
    assert dealt.result.ending is RoundEnding.DRAWN
    assert dealt.result.gains == (0, 0)
    assert dealt.state.seat == dealt.state.series.dealer


@pytest.mark.rule("KK-2")
def test_one_hand_with_both_is_six_once() -> None:
    # Eight cards cannot be a full month and four exact pairs; two pairs stand for the four here.
    rules = rules_of("koi-koi")
    both = rules.dealt_hands[1].model_copy(update={"exact": False, "months": (2, 2)})
    family = family_of("koi-koi")
    doubled = rules.model_copy(update={"dealt_hands": (rules.dealt_hands[0], both)})
    order = order_of(
        family, "11 12 13 14 21 22 31 41 61 71 81 91 a1 c1 62 72 63 73 82 92 a2 c2 b1 51"
    )
    game = new_game(doubled, laid=Deal(order=order))
    (finished,) = game.state.series.sheet
    result = finished.result
    assert sorted(result.gains) == [-6, 6]
    assert [len(side.yaku) for side in result.sides if side.yaku] == [1]


@pytest.mark.rule("KK-2")
def test_four_of_a_month_on_the_field_are_dealt_again() -> None:
    dealt = _deal("11 21 31 41 51 61 71 81", "b1 b2 b3 b4 12 22 32 42", "13 23 33 43 53 63 73 83")
    assert dealt.state.series.opening.bit_count() == 8
    assert [event.why for event in dealt.events if hasattr(event, "why")] == ["field"]
