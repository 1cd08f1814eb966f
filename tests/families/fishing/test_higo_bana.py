"""Higo-Bana, statement by statement (HB-1 to HB-10)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import CardsMoved, DealtAgain, PairPending
from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.fishing.score import counted
from hanafuda_desktop.families.fishing.state import FishingPhase
from hanafuda_desktop.families.registry import new_game
from tests.families.fishing.tables import (
    Table,
    circumstances,
    family_of,
    order_of,
    rules_of,
    table,
    worth,
)

DEALS = [(2, 8, 8), (3, 7, 6), (4, 5, 8), (5, 4, 8), (6, 3, 12), (7, 3, 6)]


@pytest.mark.rule("HB-1")
@pytest.mark.parametrize(("players", "hand", "field"), DEALS)
def test_the_deal(players: int, hand: int, field: int) -> None:
    family = family_of("higo-bana", players)
    # No month is whole on the field of this deck order.
    deck = tuple(card for place in range(4) for card in family.deck[place::4])
    state = family.deal(deck, 2).state
    assert [each.bit_count() for each in state.hands] == [hand] * players
    assert state.field.bit_count() == field
    assert len(state.series.stock) == 48 - hand * players - field


@pytest.mark.rule("HB-1")
@pytest.mark.parametrize(
    ("players", "sides"), [(4, ((0, 2), (1, 3))), (6, ((0, 3), (1, 4), (2, 5)))]
)
def test_option_teams_of_two_with_partners_opposite(
    players: int, sides: tuple[tuple[int, ...], ...]
) -> None:
    family = family_of("higo-bana-teams", players)
    assert family.compiled.sides == sides
    state = family.deal(shuffled(family.deck, 1), 1).state
    view = family.view(state, 0)
    piles = [pile.id for pile in view.piles if pile.id.startswith("p")]
    assert piles == [f"p{side}" for side in range(len(sides))]
    # A partner's hand is as hidden as everybody else's.
    assert set(view.pile(f"h{sides[0][1]}").cards) == {None}
    rules = rules_of("higo-bana-teams")
    assert sorted(rules.deal) == ["4", "6"]


@pytest.mark.rule("HB-1")
def test_partners_share_one_pile_and_their_points() -> None:
    before = table(
        "higo-bana-teams",
        "asked: play 2\nh2: 11 21\nh3: 31 41\nf: 12 51\nnext: 61 71\np0: 13 14",
        players=4,
    )
    assert before.play("11").captured(0) == "11 12 13 14"
    compiled = before.family.compiled
    result = counted(compiled, circumstances("11 31 81 c1", "12 13"))
    assert result.gains == (1, 0, 1, 0)
    assert result.winners == (0, 2)


@pytest.mark.rule("HB-2")
def test_the_dealer_captures_a_whole_month_of_the_opening_field() -> None:
    family = family_of("higo-bana", 3)
    hands = ["21 31 41 51 61 71 81", "22 32 42 52 62 72 82", "23 33 43 53 63 73 83"]
    order = order_of(family, f"{hands[0]} {hands[1]} 11 12 13 14 91 a1 {hands[2]}")
    step = family.deal(order, 0)
    dealer = step.state.series.dealer
    assert Table(family, step.state).captured(dealer) == "11 12 13 14"
    assert Table(family, step.state).field == "91 a1"
    assert not any(isinstance(event, DealtAgain) for event in step.events)
    assert step.events[-1] == CardsMoved(parse_cards("11 12 13 14"), "f", f"p{dealer}")
    assert step.state.series.opening.bit_count() == 6


@pytest.mark.rule("HB-3")
@pytest.mark.parametrize(
    ("captured", "points"),
    [
        ("11 31 81 c1", 80),
        ("b1", 5),
        ("12 b3 92", 30),
        ("21 91 b2", 15),
        ("13 b4 c2", 3),
        ("11 12 13 14 b1", 37),
    ],
)
def test_what_cards_are_worth(captured: str, points: int) -> None:
    compiled = family_of("higo-bana").compiled
    assert compiled.card_points(circumstances(captured).captured[0]) == points


@pytest.mark.rule("HB-4")
def test_a_turn_and_a_pending_pair() -> None:
    pending = table("higo-bana", "h0: 11\nh1: 31 14\nf: 12 41\nnext: 13 51").play("11")
    assert any(isinstance(event, PairPending) for event in pending.events)
    assert pending.play("14").captured(1) == "11 12 13 14"


@pytest.mark.rule("HB-5")
@pytest.mark.parametrize("players", [players for players, _, _ in DEALS])
def test_the_round_ends_when_the_stock_is_used_up(players: int) -> None:
    family = family_of("higo-bana", players)
    state = family.deal(shuffled(family.deck, 9), 9).state
    draws_alone = 0
    while state.phase != FishingPhase.NEXT:
        assert state.drawn < len(state.series.stock) or state.phase == FishingPhase.TAKE
        moves = family.legal_moves(state, state.seat)
        draws_alone += [family.write_move(move) for move in moves] == ["d"]
        state = family.apply(state, moves[0]).state
    assert state.drawn == len(state.series.stock)
    assert not any(state.hands)
    assert draws_alone == (8 if players == 2 else 0)


@pytest.mark.rule("HB-5")
def test_it_ends_even_with_cards_in_hand() -> None:
    after = table("higo-bana", "h0: 11 21\nh1: 31\nf: 41\nnext: 51\nrest: p1").play("11")
    assert after.result.ending is RoundEnding.COUNTED
    assert after.state.phase == FishingPhase.NEXT


@pytest.mark.rule("HB-6")
@pytest.mark.parametrize(
    ("game_id", "results"),
    [
        # Seat 0: three ribbons (30) and a yaku; seat 1: four brights (80) and none; seat 2 a yaku
        # of three animals (15).
        ("higo-bana", (30 + 50 - 50, 80 - 100, 15 + 50 - 50)),
        ("higo-bana-five", (30 + 5 - 5, 80 - 10, 15 + 5 - 5)),
        ("higo-bana-hawaii", (30 - 50, 80 - 100, 15 - 50)),
    ],
)
def test_own_cards_and_yaku_less_the_yaku_of_each_opponent(
    game_id: str, results: tuple[int, ...]
) -> None:
    compiled = family_of(game_id, 3).compiled
    result = counted(compiled, circumstances("12 22 32", "11 31 81 c1", "71 82 a1"))
    assert tuple(side.result for side in result.sides) == results
    each = 5 if game_id == "higo-bana-five" else 50
    assert [side.yaku_points for side in result.sides] == [each, 0, each]
    assert [side.others_yaku for side in result.sides] == [each, 2 * each, each]


@pytest.mark.rule("HB-7")
@pytest.mark.parametrize(
    ("sides", "gains", "winners"),
    [
        (("11", "12", "13"), (1, 0, 0), (0,)),
        # 60 beside 10: ahead by 50. A yaku adds 50 and costs the others 50.
        (("11 31 81", "12", "13"), (1, 0, 0), (0,)),
        (("11 12 22 32", "31", "13"), (2, 0, 0), (0,)),
        (("11 31 81 c1 12", "13", "14"), (1, 0, 0), (0,)),  # 90 - 1: short of a hundred
        (("11 31 81 c1 12 b1 41", "13", ""), (1, 0, 0), (0,)),  # 100 - 1
        (("11 31 81 c1 12 b1 41", "", ""), (2, 0, 0), (0,)),  # 100 - 0: just a hundred
        (("11", "31", "12"), (0, 0, 0), ()),  # tied at the top: nobody
        (("11 31", "81 c1", "12 22 42 52"), (0, 0, 0), ()),
        (("12", "11", "31 13"), (0, 0, 1), (2,)),
    ],
)
def test_the_best_result_earns_points_alone(
    sides: tuple[str, ...], gains: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    result = counted(family_of("higo-bana", 3).compiled, circumstances(*sides))
    assert result.gains == gains
    assert result.winners == winners


@pytest.mark.rule("HB-8")
@pytest.mark.parametrize(
    ("captured", "yaku"),
    [
        ("31 81 91", "viewings"),
        ("11 21 31", "first-spring"),
        ("12 22 32", "aka-tan"),
        ("62 92 a2", "ao-tan"),
        ("42 52 72", "kusa-tan"),
        ("61 91 a1", "animals-6-9-10"),
        ("41 51 71", "animals-4-5-7"),
        ("71 82 a1", "animals-7-8-10"),
    ],
)
def test_the_eight_yaku(captured: str, yaku: str) -> None:
    assert worth("higo-bana", captured) == {yaku: 50}
    for missing in captured.split():
        assert worth("higo-bana", captured.replace(missing, "")) == {}
    assert len(rules_of("higo-bana").yaku) == 8


@pytest.mark.rule("HB-9")
def test_any_number_of_rounds_or_first_to_an_agreed_number() -> None:
    assert family_of("higo-bana", 4, 5).compiled.rounds == 5
    game = new_game(rules_of("higo-bana-first-to-five"), seed=3, players=3)
    while game.outcome is None:
        assert max(game.state.series.totals) < 5
        game.push(game.legal_moves()[0])
    assert max(game.outcome.scores) >= 5
    assert game.view().round.target == 5  # type: ignore[union-attr]
    assert len(game.state.series.sheet) < 99


# --- Hawaii --------------------------------------------------------------------------------------


@pytest.mark.rule("HB-10")
def test_hawaii_values_and_no_pending_pair() -> None:
    compiled = family_of("higo-bana-hawaii").compiled
    values = {
        text: compiled.values[parse_cards(text)[0]] for text in ("13", "b4", "c2", "c3", "b1")
    }
    assert values == {"13": 0, "b4": 0, "c2": 10, "c3": 0, "b1": 5}
    after = table("higo-bana-hawaii", "h0: 11\nh1: 31 14\nf: 12 41\nnext: 13 51").play("11")
    assert after.captured(0) == "11 12"
    assert rules_of("higo-bana-hawaii").variant_of == "higo-bana"


@pytest.mark.rule("HB-10")
def test_hawaii_lightning_takes_any_field_card() -> None:
    before = table("higo-bana-hawaii", "h0: b4 11\nh1: 21\nf: 31 b1 51\nnext: 61")
    assert {"b4x31", "b4xb1", "b4x51"} <= before.moves()
    assert before.play("b4x31").captured(0) == "31 b4"
    drawn = table("higo-bana-hawaii", "h0: 11\nh1: 21\nf: 31 b1\nnext: b4").play("11")
    assert drawn.moves() == {"x11", "x31", "xb1"}
    stack = table("higo-bana-hawaii", "h0: b4 11\nh1: 21\nf: 31+32+33\nnext: 61")
    assert "b4x32" in stack.moves()


@pytest.mark.rule("HB-10")
def test_hawaii_on_the_field_only_a_willow_takes_it() -> None:
    before = table("higo-bana-hawaii", "h0: b1 11\nh1: 21\nf: b4 31\nnext: 12 61")
    assert before.play("b1").captured(0) == "b1 b4"
    other = before.play("11")  # the drawn 12 takes the 11 just laid
    assert other.captured(0) == "11 12"
    assert "b4" in other.field.split()
    drawn = table("higo-bana-hawaii", "h0: 11\nh1: 21\nf: b4 31\nnext: b2").play("11")
    assert drawn.captured(0) == "b2 b4"
    choice = table("higo-bana-hawaii", "h0: b1 11\nh1: 21\nf: b4 b2\nnext: 61")
    assert choice.moves() == {"b1xb4", "b1xb2", "11"}
    month = table("higo-bana-hawaii", "h0: b1 11\nh1: 21\nf: b4+b2+b3\nnext: 61")
    assert month.play("b1").captured(0) == "b1 b2 b3 b4"


@pytest.mark.rule("HB-10")
def test_hawaii_its_mates_come_to_its_user_at_the_end() -> None:
    after = table(
        "higo-bana-hawaii",
        "asked: play 1\nh1: 12\nf: 34 b3 11 52\nnext: 51\np0: 31 b4 32 33\np1: b1 b2\n"
        "wild: 0 b4 3\nrest: p1",
    ).play("12")
    assert after.field == ""
    assert set(parse_cards("34 b3")) <= set(after.result.sides[0].captured)
