"""A round of "Untitled", statement by statement (UN-1 to UN-10)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.notation import parse_card, parse_cards
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import (
    CardsMoved,
    CardTurnedUp,
    DealerFound,
    DealtAgain,
    PileShuffled,
    PileTurnedOver,
)
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.shedding.family import coming_effect
from hanafuda_desktop.families.shedding.moves import EffectStruck, Struggled, TurnLost, TurnPassed
from hanafuda_desktop.families.shedding.state import SheddingPhase
from hanafuda_desktop.families.shedding.view import turn_of
from tests.engine.positions import dealt
from tests.families.shedding.tables import EMPTY, family_of, rules_of, table


@pytest.mark.rule("UN-1")
@pytest.mark.parametrize(("players", "hand"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_deal(players: int, hand: int) -> None:
    family = family_of("untitled", players)
    step = family.deal(shuffled(family.deck, 1), 1)
    state = step.state
    assert [cards.bit_count() for cards in state.hands] == [hand] * players
    assert state.field.bit_count() == len(state.places) == 4
    assert state.discard == ()
    assert len(state.stock) == 48 - hand * players - 4
    assert isinstance(step.events[0], DealerFound)
    assert step.events[0].dealer == state.series.dealer == state.seat


@pytest.mark.rule("UN-1")
def test_three_of_a_month_on_the_field_are_dealt_again() -> None:
    family = family_of("untitled", 2)
    again = 0
    for seed in range(300):
        step = family.deal(shuffled(family.deck, seed), seed)
        for event in step.events:
            if isinstance(event, DealtAgain):
                again += 1
                months = [CARDS[card].month for card in event.field]
                assert max(map(months.count, months)) >= 3
        months = [CARDS[card].month for card in members(step.state.field)]
        assert max(map(months.count, months)) <= 2
    assert again


@pytest.mark.rule("UN-2")
def test_the_dealer_begins_and_the_next_seat_follows() -> None:
    now = table("untitled", f"{EMPTY}h0: 11 12 21\nh1: 31 33\nh2: 82 83", players=3)
    after = now.play("hand-hand:h1112" if "hand-hand:h1112" in now.moves() else "s")
    assert turn_of(after.family.view(after.state, 0)).direction == 1
    assert after.state.seat == 1
    for seed in range(20):
        state = dealt(now.family, seed)
        assert state.seat == state.series.dealer


@pytest.mark.rule("UN-2")
def test_the_other_direction_is_a_rule_file() -> None:
    assert rules_of("untitled").direction == "counter-clockwise"
    assert rules_of("untitled-clockwise").direction == "clockwise"


@pytest.mark.rule("UN-2", "UN-3")
def test_hand_field() -> None:
    now = table("untitled", "f: 13 51 61 71\nh0: 14 22\nh1: 33 34\nnext: 84")
    after = now.play("hand-field:f13h14")
    assert after.discard == "13 14"
    assert after.field == "84 51 61 71"
    assert after.hand(0) == "22"
    assert after.state.seat == 1
    assert after.events == (
        CardsMoved(parse_cards("14"), "h0", "f", (0,)),
        CardsMoved(parse_cards("13 14"), "f", "d"),
        CardTurnedUp(parse_card("84"), "s"),
        CardsMoved(parse_cards("84"), "s", "f", (0,)),
    )
    assert (
        now.refusal("hand-field:f51h14") == "The Pine chaff does not fit on the Eight-plank Bridge."
    )
    assert now.refusal("hand-field:f13h33") == "The Cherry chaff is not in this hand."
    assert now.refusal("hand-field:f33h14") == "The Cherry chaff is not on the field."
    assert now.refusal("hand-field:h14") == "For Hand-Field it takes one card of the field."


@pytest.mark.rule("UN-4")
def test_field_hiki() -> None:
    now = table("untitled", "f: 14 51 61 71\nh0: 11 12 13 22\nh1: 33 34\nnext: 84 82")
    assert {m for m in now.moves() if m.startswith("field-hiki")} == {
        "field-hiki:f14h121311",
        "field-hiki:f14h111312",
        "field-hiki:f14h111213",
    }
    after = now.play("field-hiki:f14h111213")
    assert after.discard == "14 11 12 13"
    assert after.field == "84 51 61 71"
    assert after.hand(0) == "22"
    assert now.refusal("field-hiki:f14h1112") == "For Field hiki it takes three cards of the hand."


@pytest.mark.rule("UN-5")
def test_hand_hand() -> None:
    now = table("untitled", f"{EMPTY}h0: 13 14 22\nh1: 33 34\nnext: 84")
    after = now.play("hand-hand:h1413")
    assert after.discard == "14 13"
    assert after.field == "41 51 61 71"
    assert after.hand(0) == "22"
    assert after.events == (
        CardsMoved(parse_cards("14"), "h0", "d"),
        CardsMoved(parse_cards("13"), "h0", "d"),
    )
    assert (
        now.refusal("hand-hand:h1322") == "The Plum poetry ribbon does not fit on the Pine chaff."
    )


@pytest.mark.rule("UN-6")
def test_hand_hiki() -> None:
    now = table("untitled", f"{EMPTY}h0: 11 12 13 14 22\nh1: 33 34\nnext: 84")
    after = now.play("hand-hiki:h11121314")
    assert after.discard == "11 12 13 14"
    assert after.hand(0) == "22"
    assert len({m for m in now.moves() if m.startswith("hand-hiki")}) == 4


@pytest.mark.rule("UN-7", "UN-2")
def test_field_field() -> None:
    now = table("untitled", "f: 11 12 61 71\nh0: 22 33\nh1: 42 43\nnext: 84 82")
    assert {m for m in now.moves() if m.startswith("field-field")} == {
        "field-field:f1112l22",
        "field-field:f1112l33",
    }
    after = now.play("field-field:f1112l22")
    assert after.discard == "11 12"
    assert after.field == "22 84 61 71"
    assert after.hand(0) == "33"
    # A poetry ribbon lies on top, and yet nothing happens.
    assert after.hand(1) == "42 43"
    assert after.state.seat == 1
    assert after.state.effect < 0


@pytest.mark.rule("UN-8")
def test_a_struggle_that_matches() -> None:
    now = table("untitled", "f: 13 51 61 71\nh0: 22 33\nh1: 42 43\nnext: 11 84")
    asked = now.play("s")
    assert asked.events == (Struggled(0), CardsMoved(parse_cards("11"), "s", "x"))
    assert asked.moves() == {"x13", "k"}
    assert asked.state.seat == 0
    discarded = asked.play("x13")
    assert discarded.discard == "13 11"
    assert discarded.field == "84 51 61 71"
    assert discarded.hand(0) == "22 33"
    # The Crane lies on top, and yet nothing happens.
    assert discarded.hand(1) == "42 43"
    assert discarded.state.seat == 1
    kept = asked.play("k")
    assert kept.hand(0) == "11 22 33"
    assert kept.field == "13 51 61 71"
    assert kept.state.seat == 1
    assert asked.refusal("x51") == "The Crane does not fit on the Eight-plank Bridge."
    assert asked.refusal("x") == "The Crane cannot be discarded by itself."
    assert asked.refusal("s") == "Say first whether the drawn card is discarded or kept."


@pytest.mark.rule("UN-8")
def test_a_struggle_that_does_not_match() -> None:
    now = table("untitled", f"{EMPTY}h0: 22 33\nh1: 42 43\nnext: 11")
    asked = now.play("s")
    assert asked.moves() == {"k"}
    after = asked.play("k")
    assert after.hand(0) == "11 22 33"
    assert after.state.seat == 1


@pytest.mark.rule("UN-8")
def test_what_is_drawn_the_others_do_not_see() -> None:
    now = table("untitled", "f: 13 51 61 71\nh0: 22 33\nh1: 42 43\nnext: 11")
    asked = now.play("s")
    family = asked.family
    assert family.seen(asked.events, 0) == asked.events
    assert family.seen(asked.events, 1)[1] == CardsMoved((None,), "s", "x")
    assert family.view(asked.state, 0).pile("x").cards == parse_cards("11")
    assert family.view(asked.state, 1).pile("x").cards == (None,)
    kept = asked.play("k")
    assert family.seen(kept.events, 1) == (CardsMoved((None,), "x", "h0"),)


@pytest.mark.rule("UN-9")
@pytest.mark.parametrize(
    ("top", "under", "effect", "drawn", "seat"),
    [
        ("11", "13", "bright", 1, 2),  # Crane
        ("b1", "b2", "bright", 1, 2),  # Rain Man
        ("12", "13", "poetry", 1, 1),
        ("32", "33", "poetry", 1, 1),
        ("92", "93", "blue", 0, 2),
        ("a2", "a3", "blue", 0, 2),
        ("b3", "b2", None, 0, 1),  # a plain red ribbon
        ("91", "93", None, 0, 1),
        ("14", "13", None, 0, 1),
    ],
)
def test_effects(top: str, under: str, effect: str | None, drawn: int, seat: int) -> None:
    position = f"f: 42 51 63 71\nh0: {top} {under} 82\nh1: 22 23\nh2: 84 83\nnext: 74 73"
    now = table("untitled", position, players=3)
    move = now.family.read_move(f"hand-hand:h{under}{top}")
    coming = coming_effect(rules_of("untitled"), now.family.view(now.state, 0), move)
    assert (coming.effect.id if coming else None) == effect
    after = now.play(f"hand-hand:h{under}{top}")
    assert len(after.hand(1).split()) == 2 + drawn
    assert after.state.seat == seat
    turn = turn_of(after.family.view(after.state, 0))
    assert (turn.effect, turn.struck) == ((effect, 1) if effect else (None, None))
    assert (EffectStruck(1, effect or "", parse_card(top)) in after.events) == bool(effect)
    assert (TurnLost(1) in after.events) == (seat == 2)


@pytest.mark.rule("UN-9")
def test_the_order_of_laying_decides() -> None:
    now = table("untitled", f"{EMPTY}h0: 11 12 82\nh1: 22 23\nh2: 84 83", players=3)
    bright, poetry = now.play("hand-hand:h1211"), now.play("hand-hand:h1112")
    assert (bright.state.seat, poetry.state.seat) == (2, 1)
    field = table("untitled", "f: 12 51 61 71\nh0: 13 82\nh1: 22 23\nh2: 84 83", players=3)
    # The ribbon lies beneath the hand card.
    assert field.play("hand-field:f12h13").state.effect < 0


@pytest.mark.rule("UN-9", "UN-10")
def test_an_effect_is_fixed_before_the_field_is_filled_and_a_stock_shuffled() -> None:
    position = "f: 14 51 61 71\nh0: 11 82\nh1: 22 23\nh2: 84 83\nrest: d"
    now = table("untitled", position, players=3)
    after = now.play("hand-field:f14h11")
    events = after.events
    struck = events.index(EffectStruck(1, "bright", parse_card("11")))
    over = next(n for n, event in enumerate(events) if isinstance(event, PileTurnedOver))
    refill = next(n for n, event in enumerate(events) if isinstance(event, CardTurnedUp))
    lost = events.index(TurnLost(1))
    assert struck < over < refill < lost
    # It acts one time: whoever comes next is free, though the Crane was on top.
    assert after.state.seat == 2
    follow = after.play("s", "k")
    assert follow.state.seat == 0
    assert len(follow.hand(0).split()) == 1


@pytest.mark.rule("UN-10")
def test_a_new_stock() -> None:
    position = f"{EMPTY}h0: 13 14 22\nh1: 33 34 82\nnext: 84\nrest: d"
    now = table("untitled", position)
    count = len(now.state.discard)
    drawn = now.play("s", "k")
    assert drawn.state.stock == ()
    assert drawn.state.shuffles == 0
    after = drawn.play("s")
    assert after.events[:3] == (Struggled(1), PileTurnedOver("d", "s", count), PileShuffled("s"))
    assert after.state.discard == ()
    assert len(after.state.stock) == count - 1
    assert after.state.shuffles == 1
    assert sorted([*after.state.stock, after.state.drawn]) == sorted(now.state.discard)
    assert after.state.stock != tuple(sorted(after.state.stock))


@pytest.mark.rule("UN-10")
def test_nothing_to_draw_at_all() -> None:
    position = f"{EMPTY}h0: 11 13 14 22\nrest: h1"
    now = table("untitled", position)
    assert now.moves() >= {"pass", "hand-hand:h1413"}
    assert "s" not in now.moves()
    assert now.refusal("s") == "There is nothing to draw."
    # The Crane makes the next player draw; there are just the cards that were discarded.
    after = now.play("hand-hand:h1311")
    assert after.state.shuffles == 1
    assert len(after.state.stock) == 1
    passed = now.play("pass")
    assert passed.events == (TurnPassed(0),)
    assert passed.state.passes == 1
    drawn = passed.play("pass")
    assert drawn.result.ending is RoundEnding.DRAWN
    assert drawn.result.winners == ()
    assert drawn.result.gains == (0, 0)
    assert drawn.state.phase == SheddingPhase.NEXT
