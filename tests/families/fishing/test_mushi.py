"""Mushi, statement by statement (MU-1 to MU-11)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards, shorts
from hanafuda_desktop.engine.events import CardsDealt, CardsMoved, DealtAgain, YakuMade
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.fishing.score import counted
from hanafuda_desktop.families.fishing.state import FishingPhase
from tests.families.fishing.tables import (
    Table,
    circumstances,
    family_of,
    order_of,
    table,
    worth,
)


def _deal(first: str) -> Table:
    family = family_of("mushi")
    step = family.deal(order_of(family, first), 0)
    return Table(family, step.state, step.events)


@pytest.mark.rule("MU-1")
def test_forty_cards_dealt_in_fours() -> None:
    family = family_of("mushi")
    assert len(family.deck) == 40
    assert not any(card in family.deck for card in parse_cards("61 62 63 64 71 72 73 74"))
    assert family.compiled.rounds == 12
    packets = [
        "11 12 21 22",
        "13 31 23 32",
        "14 33 24 34",
        "41 42 51 52",
        "43 53 81 82",
        "44 54 83 84",
    ]
    dealt = _deal(" ".join(packets))
    dealer = dealt.state.series.dealer
    piles = {e.pile: e.cards for e in dealt.events if isinstance(e, CardsDealt)}
    assert piles[f"h{1 - dealer}"] == parse_cards(f"{packets[0]} {packets[3]}")
    assert piles["f"] == parse_cards(f"{packets[1]} {packets[4]}")
    assert piles[f"h{dealer}"] == parse_cards(f"{packets[2]} {packets[5]}")
    assert len(dealt.state.series.stock) == 16


@pytest.mark.rule("MU-1")
def test_hands_and_stock_end_together() -> None:
    family = family_of("mushi")
    state = _deal("").state
    while state.phase != FishingPhase.NEXT:
        left = len(state.series.stock) - state.drawn
        if state.phase == FishingPhase.PLAY:
            assert left == sum(hand.bit_count() for hand in state.hands)
        state = family.apply(state, family.legal_moves(state, state.seat)[0]).state
    assert state.series.sheet[-1].ending is RoundEnding.COUNTED


# --- Lightning -----------------------------------------------------------------------------------


@pytest.mark.rule("MU-2", "MU-3")
def test_from_the_hand_it_takes_one_field_card_of_the_players_choice_but_no_willow() -> None:
    before = table("mushi", "h0: b4 11\nh1: 21\nf: 31 41 b1\nnext: 51")
    assert before.moves() == {"b4x31", "b4x41", "11"}
    assert before.refusal("b4") == "Say which card the Lightning takes."
    assert before.refusal("b4xb1") == "The Lightning does not take the Rain Man."
    assert before.play("b4x41").captured(0) == "41 b4"


@pytest.mark.rule("MU-3")
def test_it_must_take_the_only_one_and_stays_with_none() -> None:
    lone = table("mushi", "h0: b4 11\nh1: 21\nf: 31 b1\nnext: 51")
    assert "b4" in lone.moves()
    assert lone.play("b4").captured(0) == "31 b4"
    none = table("mushi", "h0: b4 11\nh1: 21\nf: b1\nnext: b2").play("b4")
    assert none.captured(0) == "b1 b2"
    assert none.field == "b4"


@pytest.mark.rule("MU-4")
def test_no_hand_card_takes_it_off_the_field() -> None:
    for card in ("11", "b1"):
        after = table("mushi", f"h0: {card} 12\nh1: 21\nf: b4\nnext: b2").play(card)
        assert "b4" in after.field.split()


@pytest.mark.rule("MU-4")
def test_the_first_drawn_card_that_is_no_willow_takes_it_and_must() -> None:
    # The drawn 31 has a mate on the field, and takes Lightning all the same.
    after = table("mushi", "h0: 11\nh1: 21\nf: b4 32 33\nnext: 31").play("11")
    assert after.captured(0) == "31 b4"
    assert set(after.field.split()) == {"11", "32", "33"}


@pytest.mark.rule("MU-4")
def test_a_drawn_willow_behaves_as_usual() -> None:
    lone = table("mushi", "h0: 11\nh1: 21\nf: b4 32\nnext: b1").play("11")
    assert lone.captured(0) == ""
    assert set(lone.field.split()) == {"11", "32", "b1", "b4"}
    pair = table("mushi", "h0: 11\nh1: 21\nf: b4 b2 32\nnext: b1").play("11")
    assert pair.captured(0) == "b1 b2"
    assert "b4" in pair.field.split()


@pytest.mark.rule("MU-5")
def test_drawn_it_takes_a_card_of_the_drawers_choice() -> None:
    before = table("mushi", "h0: 11\nh1: 21\nf: 31 41 b1\nnext: b4").play("11")
    assert before.state.phase == FishingPhase.TAKE
    assert before.moves() == {"x11", "x31", "x41"}
    assert before.refusal("xb1") == "The Lightning does not take the Rain Man."
    assert before.play("x31").captured(0) == "31 b4"


@pytest.mark.rule("MU-5")
def test_drawn_with_nothing_to_take_it_stays() -> None:
    after = table("mushi", "h0: b2 11\nh1: 21\nf: b1\nnext: b4 31").play("b2")
    assert after.captured(0) == "b1 b2"
    assert after.field == "b4"


@pytest.mark.rule("MU-5")
def test_drawn_as_the_very_last_card_it_takes_everything_left() -> None:
    after = table("mushi", "h0: 11\nf: 31 32 41 b1\nnext: b4\nrest: p1").play("11")
    assert after.field == ""
    assert set(parse_cards("11 31 32 41 b1 b4")) <= set(after.result.sides[0].captured)
    # One card earlier it does not.
    before = table("mushi", "h0: 11\nh1: 21\nf: 31 32 41 b1\nnext: b4 51\nrest: p1").play("11")
    assert before.state.phase == FishingPhase.TAKE


@pytest.mark.rule("MU-6")
def test_against_a_stack_of_three_it_takes_one_card() -> None:
    before = table("mushi", "h0: b4 11\nh1: 21\nf: 31+32+33\nnext: 51 52")
    assert before.moves() == {"b4x31", "b4x32", "b4x33", "11"}
    after = before.play("b4x31")
    assert after.captured(0) == "31 b4"
    assert set(after.field.split()) == {"32", "33", "51"}
    # Of the two that are left the fourth takes one.
    fourth = table("mushi", "h0: 34 11\nh1: 21\nf: 32+33\nnext: 51\nwild: 0 b4 3")
    assert {"34x32", "34x33"} <= fourth.moves()


@pytest.mark.rule("MU-7")
def test_the_odd_willow_and_the_odd_mate_at_the_end() -> None:
    # Seat 0 took the Curtain with Lightning; seat 1 captured two willows.
    after = table(
        "mushi",
        "h1: 12\nasked: play 1\nf: 34 b3 11 52\nnext: 51\np0: 31 b4 32 33\np1: b1 b2\n"
        "wild: 0 b4 3\nrest: p0",
    ).play("12")
    left = [e for e in after.events if isinstance(e, CardsMoved) and e.source == "f"]
    assert {(e.cards, e.target) for e in left} == {
        (parse_cards("34"), "p0"),
        (parse_cards("b3"), "p1"),
    }
    assert after.result.sides[1].captured[-1] == parse_cards("b3")[0]
    assert sum(after.result.gains) == 0


@pytest.mark.rule("MU-7")
def test_a_mate_that_completes_a_yaku_is_told() -> None:
    after = table(
        "mushi",
        "h1: 12\nasked: play 1\nf: 44 b3 11 52\nnext: 51\np0: 41 b4 42 43\np1: b1 b2\n"
        "wild: 0 b4 4\nrest: p0",
    ).play("12")
    made = [event for event in after.events if isinstance(event, YakuMade)]
    assert ("fuji-shima", 0) in {(event.yaku, event.seat) for event in made}
    assert "fuji-shima" in {score.yaku for score in after.result.sides[0].yaku}


@pytest.mark.rule("MU-7", "MU-4")
def test_a_drawn_card_that_takes_lightning_is_its_user() -> None:
    after = table("mushi", "h0: 11\nh1: 21\nf: b4 41\nnext: 31").play("11")
    (use,) = after.state.facts.wild_uses
    assert (use.side, use.month) == (0, 3)


@pytest.mark.rule("MU-9")
def test_lightning_that_nobody_could_take_goes_with_the_last_willow() -> None:
    """Our ruling where the source is silent, so that a round stays zero-sum."""
    after = table("mushi", "h1: b4\nasked: play 1\nf:\nnext: b3\np0: b1 b2\nrest: p1").play("b4")
    assert after.field == ""
    assert set(parse_cards("b1 b2 b3 b4")) <= set(after.result.sides[0].captured)
    assert sum(after.result.gains) == 0


# --- deals, scores -------------------------------------------------------------------------------


@pytest.mark.rule("MU-8")
@pytest.mark.parametrize(
    ("field", "again"),
    [
        ("11 12 13 14 21 31 41 51", True),
        ("b1 b2 b3 11 21 31 41 51", True),
        ("b1 b2 b4 11 21 31 41 51", False),
        ("11 12 13 21 31 41 51 81", False),
    ],
)
def test_what_is_dealt_again(field: str, again: bool) -> None:
    words = field.split()
    rest = [
        "22",
        "23",
        "24",
        "32",
        "33",
        "34",
        "42",
        "43",
        "44",
        "52",
        "53",
        "54",
        "82",
        "83",
        "84",
        "91",
    ]
    others, dealers = rest[:8], rest[8:16]
    order = [*others[:4], *words[:4], *dealers[:4], *others[4:], *words[4:], *dealers[4:]]
    dealt = _deal(" ".join(order))
    assert any(isinstance(event, DealtAgain) for event in dealt.events) == again


@pytest.mark.rule("MU-9")
@pytest.mark.parametrize(("game_id", "gains"), [("mushi", (5, -5)), ("mushi-fifteen", (105, 95))])
def test_the_score_of_a_round(game_id: str, gains: tuple[int, int]) -> None:
    """Five brights: 100 - 115 + 30 - 10; all the rest: 130 - 115 + 10 - 30."""
    compiled = family_of(game_id).compiled
    mine = parse_cards("11 31 81 b1 c1")
    others = [card for card in compiled.deck if card not in mine]
    result = counted(compiled, circumstances(shorts(mine), shorts(others)))
    assert [side.card_points for side in result.sides] == [100, 130]
    # The Phoenix is with the brights, so the rest holds one row, the wisterias.
    assert [side.yaku_points for side in result.sides] == [30, 10]
    assert [side.others_yaku for side in result.sides] == [10, 30]
    assert result.gains == gains


@pytest.mark.rule("MU-10")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("11 31 81 b1 c1", {"go-ko": 30}),
        ("11 21 31", {"san-ko": 25}),
        ("11 31 81", {}),
        ("41 42 43 44", {"fuji-shima": 10}),
        ("c1 c2 c3 c4", {"kiri-shima": 10}),
        ("41 42 43", {}),
        (
            "11 31 81 b1 c1 21 41 42 43 44 c2 c3 c4",
            {"go-ko": 30, "san-ko": 25, "fuji-shima": 10, "kiri-shima": 10},
        ),
    ],
)
def test_the_worth_of_every_yaku(captured: str, expected: dict[str, int]) -> None:
    assert worth("mushi", captured) == expected


@pytest.mark.rule("MU-11")
def test_the_higher_total_wins_after_twelve_rounds() -> None:
    last = "h1: 12\nasked: play 1\nround: 12 dealer 0\nf: 11\nnext: 51\nrest: p0"
    after = table("mushi", f"{last}\ntotals: 50 -50").play("12")
    assert after.state.phase == FishingPhase.OVER
    outcome = after.family.outcome(after.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    behind = table("mushi", f"{last}\ntotals: -900 900").play("12")
    assert behind.family.outcome(behind.state).winners == (1,)  # type: ignore[union-attr]
