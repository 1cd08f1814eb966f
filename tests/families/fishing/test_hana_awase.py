"""Hana-Awase, statement by statement (HA-1 to HA-6; HA-5 and HA-6 stand with F-7 and F-2 too)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.fishing.score import counted
from hanafuda_desktop.families.fishing.state import FishingPhase
from tests.families.fishing.tables import circumstances, family_of, rules_of, table, worth


@pytest.mark.rule("HA-1")
@pytest.mark.parametrize(("players", "hand", "field"), [(2, 8, 8), (3, 7, 6), (4, 5, 8)])
def test_the_deal(players: int, hand: int, field: int) -> None:
    family = family_of("hana-awase", players)
    deck = tuple(card for place in range(4) for card in family.deck[place::4])
    state = family.deal(deck, 2).state
    assert [each.bit_count() for each in state.hands] == [hand] * players
    assert state.field.bit_count() == field


@pytest.mark.rule("HA-1", "HA-2")
@pytest.mark.parametrize(("players", "alone"), [(2, 8), (3, 0), (4, 0)])
def test_one_hand_card_a_turn_until_stock_and_hands_are_used_up(players: int, alone: int) -> None:
    family = family_of("hana-awase", players)
    state = family.deal(shuffled(family.deck, 4), 4).state
    draws_alone = 0
    while state.phase != FishingPhase.NEXT:
        moves = family.legal_moves(state, state.seat)
        draws_alone += [family.write_move(move) for move in moves] == ["d"]
        step = family.apply(state, moves[0])
        played = [
            event
            for event in step.events
            if isinstance(event, CardsMoved) and event.source[0] == "h"
        ]
        assert len(played) == (state.phase == FishingPhase.PLAY and bool(state.hands[state.seat]))
        state = step.state
    assert draws_alone == alone
    assert not any(state.hands)
    assert state.drawn == len(state.series.stock)
    assert state.series.sheet[-1].ending is RoundEnding.COUNTED


@pytest.mark.rule("HA-3", "C-3")
def test_card_values_and_yaku_make_the_result_and_results_add_up() -> None:
    compiled = family_of("hana-awase", 3).compiled
    result = counted(compiled, circumstances("11 c1 81", "12 22 32", "13 14 21"))
    assert [side.card_points for side in result.sides] == [60, 15, 12]
    assert [side.yaku_points for side in result.sides] == [35, 35, 0]
    assert result.gains == (95, 50, 12)
    assert result.winners == (0,)
    last = table(
        "hana-awase",
        "asked: play 0\nround: 2 dealer 0\ntotals: 100 200 5\nh0: 14\nf: 13\nrest: p2",
        players=3,
        rounds=2,
    ).play("14")
    assert last.state.series.totals[:2] == (102, 200)
    assert last.family.outcome(last.state).winners == (2,)  # type: ignore[union-attr]


@pytest.mark.rule("HA-4")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("12 22 32", {"aka-tan": 35}),
        ("62 92 a2", {"ao-tan": 35}),
        ("12 22 42 52 62 72 92", {"nana-tan": 50}),
        ("12 22 42 52 62 72 b3", {}),  # November's is not counted
        ("12 22 32 62 92 a2 42", {"aka-tan": 35, "ao-tan": 35, "nana-tan": 50}),
        ("12 22 32 62 92 a2 42 52 72", {"aka-tan": 35, "ao-tan": 35, "nana-tan": 50}),
        ("61 71 a1", {"ino-shika-cho": 35}),
        ("11 31 81 b1 c1", {"goko": 75}),
        ("11 31 81 c1", {"shiko": 50}),
        ("11 81 b1 c1", {"matsu-kiri-bozu": 35}),
        ("11 81 c1", {"matsu-kiri-bozu": 35}),
        ("11 31 81 b1", {}),
        ("81 91", {"tsukimi": 20}),
        ("31 91", {"hanami": 30}),
        ("11 31 81 b1 c1 91", {"goko": 75, "tsukimi": 20, "hanami": 30}),
    ],
)
def test_the_worth_of_every_yaku(captured: str, expected: dict[str, int]) -> None:
    assert worth("hana-awase", captured) == expected


@pytest.mark.rule("HA-5")
def test_the_sheet_to_the_letter_is_a_variant() -> None:
    rules = rules_of("hana-awase-must-match")
    assert rules.variant_of == "hana-awase"
    assert rules.must_match
    assert not rules_of("hana-awase").must_match
    before = "h0: 11 31\nh1: 51\nf: 12 21\nnext: 61"
    assert table("hana-awase", before).moves() == {"11", "31"}
    assert table("hana-awase-must-match", before).moves() == {"11"}
