"""Go-Stop, statement by statement (GS-1 to GS-12)."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.engine.events import (
    CardsStolen,
    CardTurnedUp,
    RoundEnded,
    TripleShown,
)
from hanafuda_desktop.engine.fishing.paying import payments_to
from hanafuda_desktop.engine.fishing.scoring import stopped
from hanafuda_desktop.engine.fishing.state import Phase
from hanafuda_desktop.engine.rounds import Ending
from tests.engine.fishing.tables import (
    Table,
    circumstances,
    family_of,
    order_of,
    rules_of,
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
    assert dealt.result.ending is Ending.DEALT_HAND
    assert dealt.result.winners == (winner,)
    assert [dealt.result.gains[(winner + step) % 3] for step in range(3)] == [10, -5, -5]
    assert _deal(" ".join(THREE), 3).state.phase == Phase.PLAY


@pytest.mark.rule("GS-2")
def test_two_presidents_are_a_drawn_round() -> None:
    hands = ["11 12 13 14 61 71 81", "21 22 23 24 63 73 82", *THREE[2:]]
    hands[3] = "31 41 32 42 b1 c1 94"
    dealt = _deal(" ".join(hands), 3)
    assert dealt.result.ending is Ending.DRAWN
    assert dealt.result.gains == (0, 0, 0)
    assert dealt.state.series.drawn == 1


# --- triples -------------------------------------------------------------------------------------

TRIPLE = "h0: 11 12 13 21\nh1: 31 32\nf: 14 41\nnext: 51 61 71 81\np1: 43 44"


@pytest.mark.rule("GS-3")
def test_a_triple_may_be_shown_before_the_first_card() -> None:
    before = table("go-stop", TRIPLE)
    assert {"show1", "bomb1"} <= before.moves()
    shown = before.play("show1")
    (event,) = shown.events
    assert event == TripleShown(0, parse_cards("11 12 13"), bomb=False)
    assert shown.state.seat == 0
    assert shown.state.phase == Phase.PLAY
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
    assert asked.state.phase == Phase.TAKE
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


# --- what counts as chaff ------------------------------------------------------------------------

CHAFF_8 = "13 14 23 24 33 34 43 44"


@pytest.mark.rule("GS-5")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        (f"{CHAFF_8} 53 54", {"chaff": 1}),
        (f"{CHAFF_8} b4", {"chaff": 1}),
        (f"{CHAFF_8} c2", {"chaff": 1}),
        (f"{CHAFF_8} c3", {}),
        (f"{CHAFF_8} b4 c2", {"chaff": 3}),
        (f"{CHAFF_8} 91", {"chaff": 1}),
        # The cup as the fifth animal is worth 1, as two chaff 3.
        (f"{CHAFF_8} b4 21 41 51 61 91", {"chaff": 3}),
        # Six animals with it are worth 2, chaff without it 1 and with it 3, but the animals 1.
        (f"{CHAFF_8} b4 21 41 51 61 71 91", {"chaff": 3, "animals": 1}),
        (f"{CHAFF_8} 21 41 51 61 71 91", {"animals": 2}),
    ],
)
def test_double_chaff_and_the_sake_cup_both_ways(captured: str, expected: dict[str, int]) -> None:
    assert worth("go-stop", captured) == expected


@pytest.mark.rule("GS-5", "GS-9")
def test_the_cup_counts_as_what_brings_more_in_payments() -> None:
    """Seven animals with the cup double; as chaff it would be worth one point more."""
    program = family_of("go-stop").program
    mine = f"21 41 51 61 71 82 91 {CHAFF_8} 53"
    of = circumstances(mine, "63 64 73 74 83 84 93 94")
    (payment,) = payments_to(program, of, 0)
    assert payment.base == 8  # boar and butterflies lack the deer; birds 5, seven animals 3
    assert [factor.id for factor in payment.factors] == ["seven-animals"]
    assert payment.amount == 16
    result = stopped(program, of, 0)
    assert {score.yaku: score.points for score in result.sides[0].yaku} == {
        "godori": 5,
        "animals": 3,
    }


# --- chaff taken from the opponents --------------------------------------------------------------


def _stolen(position: Table) -> list[tuple[str, int, tuple[int, ...]]]:
    return [(e.why, e.giver, e.cards) for e in position.events if isinstance(e, CardsStolen)]


@pytest.mark.rule("GS-6")
def test_an_empty_field_takes_a_chaff_from_each() -> None:
    after = table(
        "go-stop",
        "h0: 11 91\nh1: 31\nh2: 32\np1: 43 44\np2: 53\nf: 12 22\nnext: 23 61 71",
        players=3,
    ).play("11")
    assert after.field == ""
    assert [(why, giver) for why, giver, _ in _stolen(after)] == [
        ("empty-field", 1),
        ("empty-field", 2),
    ]
    assert after.captured(0) == "11 12 22 23 43 53"
    assert after.captured(1) == "44"


@pytest.mark.rule("GS-6")
@pytest.mark.parametrize(
    ("picture", "words"),
    [
        ("h0: 11 91\nf: 12+13+14 41\nnext: 51 61", ["11"]),  # a stack, such as a ppeok left
        ("h0: 11 91\nf: 12 13 41\nnext: 14 61", ["11x12"]),  # two pairs of one month
        ("h0: 11 12 13 91\nf: 14 41\nnext: 51 61 71", ["bomb1"]),
        ("h0: 21 91\nf: 12+13+14 41\nnext: 11 61", ["21"]),  # the drawn card took them
    ],
)
def test_a_whole_month_takes_a_chaff(picture: str, words: list[str]) -> None:
    after = table("go-stop", f"{picture}\nh1: 31\np1: 43 44").play(*words)
    assert [(why, giver) for why, giver, _ in _stolen(after)] == [("whole-month", 1)]


@pytest.mark.rule("GS-6", "GS-4")
def test_a_ppeok_that_is_captured_later_takes_a_chaff() -> None:
    before = table("go-stop", "h0: 11 21\nh1: 14 31\np0: 43\nf: 12 41\nnext: 13 51 61")
    after = before.play("11", "14")
    assert after.captured(1) == "11 12 13 14 43"
    assert [why for why, _, _ in _stolen(after)] == ["whole-month"]


@pytest.mark.rule("GS-6")
def test_ones_own_unmatched_card_taken_by_the_draw_takes_a_chaff() -> None:
    after = table("go-stop", "h0: 11 91\nh1: 31\np1: 43\nf: 41\nnext: 12 61").play("11")
    assert [(why, giver) for why, giver, _ in _stolen(after)] == [("own-pair", 1)]
    usual = table("go-stop", "h0: 11 91\nh1: 31\np1: 43\nf: 41 12\nnext: 51 61").play("11")
    assert _stolen(usual) == []


@pytest.mark.rule("GS-6")
def test_not_from_who_has_none_and_not_on_the_last_turn() -> None:
    none = table("go-stop", "h0: 11 91\nh1: 31\np1: 41 42\nf: 51\nnext: 12 61").play("11")
    assert _stolen(none) == []
    picture = "h0: 11\np1: 43\nf: 41\nnext: 12\nrest: p1"
    assert _stolen(table("go-stop", picture).play("11")) == []
    assert [why for why, _, _ in _stolen(table("go-stop-any-turn", picture).play("11"))] == [
        "own-pair"
    ]


@pytest.mark.rule("GS-6")
@pytest.mark.parametrize(
    ("captured", "given"), [("b4 c2 44", "44"), ("b4 c2 c4", "c4"), ("b4 91", "b4"), ("c2", "c2")]
)
def test_the_cheapest_goes_a_single_before_a_double(captured: str, given: str) -> None:
    after = table("go-stop", f"h0: 11 93\nh1: 31\np1: {captured}\nf: 51\nnext: 12 61").play("11")
    assert [cards for _, _, cards in _stolen(after)] == [parse_cards(given)]


# --- stop or go ----------------------------------------------------------------------------------

# Seat 0 completes the grass ribbons for 3.
GRASS = "h0: 72 21 91\nh1: 31 32 33\np0: 42 52\nf: 73 81\nnext: 92 a2 a3 b2 b4"


@pytest.mark.rule("GS-7")
def test_from_three_points_on_the_player_chooses() -> None:
    before = table("go-stop", GRASS)
    asked = before.play("72")
    assert asked.state.phase == Phase.CALL
    assert asked.moves() == {"stop", "go"}
    less = table("go-stop", "h0: 24 21\nh1: 31 32\np0: 12 22 42 62\nf: 92 81\nnext: 93").play("24")
    assert worth("go-stop", "12 22 42 62 92 93") == {"ribbons": 1}
    assert less.state.phase == Phase.PLAY  # one point is not enough
    assert less.state.seat == 1


@pytest.mark.rule("GS-7")
def test_after_a_go_only_with_more_than_at_that_go() -> None:
    went = table("go-stop", GRASS).play("72", "go")
    assert went.state.facts.called_at == (3, 0)
    # A chaff lost and its point regained is no more than before.
    nine = "42 52 72 13 14 23 24 33 34 43 44 63"
    picture = f"h0: 51 21 91\nh1: 31\np0: {nine}\nf: 54 81\nnext: 82\ncallers: 0\ncalled-at:"
    assert worth("go-stop", f"{nine} 51 54") == {"grass-ribbons": 3, "chaff": 1}
    assert table("go-stop", f"{picture} 4 0").play("51").state.phase == Phase.PLAY
    assert table("go-stop", f"{picture} 3 0").play("51").state.phase == Phase.CALL
    nothing_new = table("go-stop", f"{picture} 0 0").play("21")
    assert nothing_new.state.phase == Phase.PLAY
    chaff = table(
        "go-stop",
        "h0: 54 21 91\nh1: 31\np0: 42 52 72 13 14 23 24 33 34 43 44\nf: 53 81\nnext: 63\n"
        "callers: 0\ncalled-at: 3 0",
    ).play("54")
    assert chaff.state.phase == Phase.CALL  # ten chaff: four points


@pytest.mark.rule("GS-7", "GS-12")
@pytest.mark.parametrize(("players", "asked"), [(2, False), (3, True)])
def test_option_the_least_by_number_of_players(players: int, asked: bool) -> None:
    more = "\nh2: 34" if players == 3 else ""
    after = table("go-stop-korean", GRASS + more, players=players).play("72")
    assert (after.state.phase == Phase.CALL) == asked


@pytest.mark.rule("GS-8")
def test_only_the_player_who_stops_scores() -> None:
    result = table("go-stop", f"{GRASS}\np1: 11 b1 c1").play("72", "stop").result
    assert result.ending is Ending.STOPPED
    assert result.gains == (3, -3)
    assert [side.result for side in result.sides] == [3, 0]
    assert [score.yaku for score in result.sides[1].yaku] == ["rain-brights"]


@pytest.mark.rule("GS-8")
def test_cards_run_out_and_the_round_is_drawn() -> None:
    after = table("go-stop", "h0: 72\nf: 12 a1\nnext: 82\nrest: p1").play("72")
    assert after.result.ending is Ending.DRAWN
    assert after.result.gains == (0, 0)
    assert after.state.series.drawn == 1
    assert isinstance(after.events[-1], RoundEnded)


# --- doubling ------------------------------------------------------------------------------------

# Three grass ribbons are worth 3; the opponent has a bright and five chaff.
BASE = ("42 52 72", "11 13 14 23 24 33")


@pytest.mark.rule("GS-9")
@pytest.mark.parametrize(
    ("mine", "theirs", "facts", "amount"),
    [
        (*BASE, {}, 3),
        (*BASE, {"callers": (0, 0)}, 3),
        (*BASE, {"callers": (0, 0, 0)}, 6),
        (*BASE, {"callers": (0, 0, 0, 0)}, 12),
        (*BASE, {"callers": (0,) * 6}, 48),  # six Gos are x16
        (*BASE, {"callers": (1, 1, 1)}, 3),  # the opponent's Gos are not one's own
        (*BASE, {"shown": (1, 0)}, 6),
        (*BASE, {"shown": (0, 1)}, 3),
        (*BASE, {"bombs": (1, 0)}, 6),
        (*BASE, {"shown": (1, 0), "bombs": (2, 0)}, 24),
        (*BASE, {"drawn_rounds": 1}, 6),
        (*BASE, {"drawn_rounds": 3}, 24),
        (*BASE, {"callers": (0, 0, 0), "drawn_rounds": 1, "bombs": (1, 0)}, 24),
        # Chaff: only when it is among the winning hands, and only below five.
        (f"{CHAFF_8} 53 54", "11 63 64 73 74", {}, 2),
        (f"{CHAFF_8} 53 54", "11 63 64 73 74 83", {}, 1),
        (f"{CHAFF_8} 53 54", "11 63 64 b4 c2", {}, 1),  # Lightning and December are two each
        (f"{CHAFF_8} 53 54", "11 63 64 73 91", {}, 1),  # the cup helps its owner
        ("42 52 72", "11 63", {}, 3),
        # Brights.
        ("31 81 c1", "13 14 23 24 33 12", {}, 6),
        ("31 81 c1", "13 14 23 24 33 11", {}, 3),
        ("31 81 b1", "13 14 23 24 33 12", {}, 4),
        ("31 81 b1 c1", "13 14 23 24 33 12", {}, 8),
        ("42 52 72", "13 14 23 24 33 12", {}, 3),
        # Seven animals: 3 for them, 5 for the birds.
        ("21 41 51 61 71 82 b2", "11 13 14 23 24 33", {}, 16),
        ("21 41 51 61 71 82", "11 13 14 23 24 33", {}, 7),
        # Everything at once: chaff and brights.
        (f"{CHAFF_8} 53 54 31 81 c1", "63", {"callers": (0, 0, 0), "drawn_rounds": 1}, 64),
    ],
)
def test_each_condition_doubles_by_itself(
    mine: str, theirs: str, facts: dict[str, object], amount: int
) -> None:
    program = family_of("go-stop").program
    (payment,) = payments_to(program, circumstances(mine, theirs, **facts), 0)
    assert payment.amount == amount
    product = payment.base
    for factor in payment.factors:
        product *= factor.factor
    assert product == amount


@pytest.mark.rule("GS-9")
def test_drawn_rounds_stack_and_end_with_a_winner() -> None:
    after = table("go-stop", f"{GRASS}\nround: 4 dealer 0 drawn 2").play("72", "stop")
    assert after.result.gains == (12, -12)
    assert after.state.series.drawn == 0


@pytest.mark.rule("GS-10")
def test_the_winner_collects_from_each_opponent_by_what_that_one_has() -> None:
    program = family_of("go-stop", 3).program
    of = circumstances("31 81 c1", "12 13 14 23 24 33", "11 53 54 63 64 73")
    result = stopped(program, of, 0)
    assert [(p.payer, p.payee, p.amount) for p in result.payments] == [(1, 0, 6), (2, 0, 3)]
    assert result.gains == (9, -6, -3)


# --- hands ---------------------------------------------------------------------------------------


@pytest.mark.rule("GS-11")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("11 31 81 b1 c1", {"five-brights": 15}),
        ("11 31 81 c1", {"four-brights": 4}),
        ("11 31 81 b1", {"four-brights": 4}),
        ("11 31 c1", {"three-brights": 3}),
        ("11 31 b1", {"rain-brights": 2}),
        ("11 b1", {}),
        ("62 92 a2", {"blue-ribbons": 3}),
        ("12 22 32", {"poetry-ribbons": 3}),
        ("42 52 72", {"grass-ribbons": 3}),
        ("42 52 b3", {}),
        ("21 41 82", {"godori": 5}),
        ("71 a1 61", {"boar-deer-butterflies": 5}),
        ("21 41 51 61 b2", {"animals": 1}),
        ("21 41 51 61 b2 71 91", {"animals": 3}),
        ("12 22 42 52 b3", {"ribbons": 1}),
        ("12 22 42 52 b3 62 92", {"ribbons": 3}),
        (f"{CHAFF_8} 53 54", {"chaff": 1}),
        (f"{CHAFF_8} 53 54 63 64", {"chaff": 3}),
        # All else adds.
        ("12 22 32 42 52 72", {"poetry-ribbons": 3, "grass-ribbons": 3, "ribbons": 2}),
        (
            "21 41 82 61 71 a1",
            {"godori": 5, "boar-deer-butterflies": 5, "animals": 2},
        ),
    ],
)
def test_the_worth_of_every_hand(captured: str, expected: dict[str, int]) -> None:
    assert worth("go-stop", captured) == expected


# --- the Korean variant --------------------------------------------------------------------------


def _korean(
    players: int, *captured: str, **facts: object
) -> list[tuple[int, int, tuple[int, ...]]]:
    program = family_of("go-stop-korean", players).program
    payments = payments_to(program, circumstances(*captured, **facts), 0)
    return [(payment.payer, payment.amount, payment.instead_of) for payment in payments]


@pytest.mark.rule("GS-12", "GS-5")
def test_korean_the_cup_counts_in_a_way_that_reaches_the_least() -> None:
    """As an animal it makes six points that double, which is too few to stop with; as chaff 7."""
    mine = f"41 51 61 71 82 91 b2 42 52 72 {CHAFF_8} 53"
    assert _korean(2, mine, "11 63 64 73 74 83 84 93 94") == [(1, 7, ())]


@pytest.mark.rule("GS-12")
def test_korean_no_boar_deer_butterflies() -> None:
    assert worth("go-stop-korean", "71 a1 61") == {}
    assert rules_of("go-stop-korean").variant_of == "go-stop"


@pytest.mark.rule("GS-12")
@pytest.mark.parametrize(("gos", "amount"), [(0, 3), (1, 4), (2, 5), (3, 12), (4, 28), (5, 64)])
def test_korean_each_go_adds_one_and_doubles_from_the_third(gos: int, amount: int) -> None:
    chaff = "13 14 23 24 33 34 43 44"
    assert _korean(2, "42 52 72", f"11 {chaff}", callers=(0,) * gos)[0][1] == amount


@pytest.mark.rule("GS-12")
@pytest.mark.parametrize(
    ("players", "chaff", "amount"),
    [
        (2, "", 1),
        (2, "63", 2),
        (2, "63 64 73 74 83 84 93", 2),
        (2, "63 64 73 74 83 84 93 94", 1),
        (2, "63 64 73 74 83 84 b4", 1),  # Lightning is two
        (3, "", 1),
        (3, "63 64 73 74 83", 2),
        (3, "63 64 73 74 83 84", 1),
        (3, "91", 1),  # a cup may be an animal, and then there is no chaff at all
    ],
)
def test_korean_few_chaff_double_and_none_is_exempt(players: int, chaff: str, amount: int) -> None:
    others = [f"11 {chaff}"] * (players - 1)
    paid = _korean(players, f"{CHAFF_8} 53 54", *others)
    assert [each for _, each, _ in paid] == [amount] * (players - 1)


@pytest.mark.rule("GS-12", "GS-9")
def test_three_gos_with_pi_bak() -> None:
    """1 for the chaff and 3 for the Gos, doubled for the third Go and for too little chaff."""
    paid = _korean(2, f"{CHAFF_8} 53 54", "11 63", callers=(0, 0, 0))
    assert paid == [(1, 16, ())]
    program = family_of("go-stop").program
    of = circumstances(f"{CHAFF_8} 53 54", "11 63", callers=(0, 0, 0))
    assert payments_to(program, of, 0)[0].amount == 4


@pytest.mark.rule("GS-12")
def test_korean_an_earlier_go_caller_pays_for_both() -> None:
    sides = ("42 52 72", "11 13 14 23 24 33 34", "31 43 44 53 54 63 64")
    assert _korean(3, *sides) == [(1, 3, ()), (2, 3, ())]
    assert _korean(3, *sides, callers=(2,)) == [(2, 3, (1,)), (2, 3, ())]
    assert _korean(3, *sides, callers=(2, 1)) == [(1, 3, ()), (1, 3, (2,))]
    program = family_of("go-stop-korean", 3).program
    result = stopped(program, circumstances(*sides, callers=(2, 0)), 0)
    assert result.gains == (8, 0, -8)


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
    picture = "h0: 11 21\nh1: 31 32\nf: 41\npasses: 2 0\n"
    before = table("go-stop-korean", picture + "rest: p1")
    assert before.moves() == {"11", "21"}
    assert before.refusal("d") == "There is nothing left to draw: play a card of the hand."
    assert "d" in table("go-stop-korean", picture + "next: 42\nrest: p1").moves()
