"""What the language can say of deals, yaku and pay, and none of our games does."""

from __future__ import annotations

from collections import Counter

import pytest

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.cards.notation import shorts
from hanafuda_desktop.cards.shuffle import shuffled
from hanafuda_desktop.engine.events import DealtAgain, YakuMade
from hanafuda_desktop.engine.rounds import FinishedRound, RoundEnding
from hanafuda_desktop.families.fishing.compiled import CompiledFishing
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.families.fishing.rounds import next_dealer
from hanafuda_desktop.families.fishing.score import MOST_PAID, counted, payments_to, stopped
from hanafuda_desktop.families.fishing.state import FishingPhase
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.rules.schema.game import Need
from hanafuda_desktop.rules.schema.selectors import Selector
from tests.families.fishing.tables import (
    Table,
    circumstances,
    family_of,
    order_of,
    rules_of,
    table,
    worth,
)


def test_six_hundred_points_end_the_game() -> None:
    game = new_game(rules_of("roku-hyakken"), seed=5)
    while game.outcome is None:
        game.push(game.legal_moves()[0])
    assert max(game.outcome.scores) >= 600
    assert worth("roku-hyakken", "12 22 32 42 52 62 72 b3") == {
        "seven-ribbons": 200,
        "red": 100,
        "grass": 70,
    }
    compiled = family_of("roku-hyakken").compiled
    assert compiled.card_points(circumstances("21 11 12 41 13").captured[0]) == 120


def test_the_worst_deals_next() -> None:
    compiled = family_of("roku-hyakken").compiled
    result = counted(compiled, circumstances("11", "12"))
    assert next_dealer(compiled, FinishedRound.of(result)) == 1


def test_points_beyond_a_par_sum_up_to_nothing() -> None:
    compiled = family_of("hachi-hachi").compiled
    deck = compiled.deck
    shares = [shorts(deck[seat::3]) for seat in range(3)]
    result = counted(compiled, circumstances(*shares))
    cards = [side.card_points for side in result.sides]
    assert sum(each or 0 for each in cards) == 264
    assert sum(side.result - side.yaku_points for side in result.sides) == 0


HACHI = "51 52 61 62 81 82 91 / 53 63 54 64 83 92 a1 / 31 32 a2 b1 b2 c2 / 33 34 84 93 94 a3 c3"


@pytest.mark.parametrize(
    ("hand", "ending", "points"),
    [
        ("11 12 13 14 21 22 23", RoundEnding.DEALT_HAND, 100),
        ("11 12 13 14 21 22 41", RoundEnding.DEALT_HAND, 30),
    ],
)
def test_the_best_dealt_hand_counts(hand: str, ending: RoundEnding, points: int) -> None:
    family = family_of("hachi-hachi")
    others, field = HACHI.split(" / ")[1:3]
    last = HACHI.split(" / ")[3]
    # Packets of four: the others, the field and the dealer in turn, and again.
    piles = [hand.split(), others.split(), field.split(), last.split()]
    order = [card for start in (0, 4) for pile in piles for card in pile[start : start + 4]]
    step = family.deal(order_of(family, " ".join(order)), 0)
    result = Table(family, step.state).result
    assert result.ending is ending
    assert max(result.gains) == 2 * points


def test_a_dealt_hand_may_mean_dealing_again() -> None:
    family = family_of("hachi-hachi")
    hand = ["11", "12", "13", "21", "22", "41", "42"]
    piles = [hand, *(part.split() for part in HACHI.split(" / ")[1:])]
    order = [card for start in (0, 4) for pile in piles for card in pile[start : start + 4]]
    step = family.deal(order_of(family, " ".join(order)), 0)
    again = next(event for event in step.events if isinstance(event, DealtAgain))
    assert again.why == "three-pairs"


def test_cards_on_the_field_may_mean_dealing_again() -> None:
    family = family_of("hachi-hachi")
    piles = [
        "11 12 21 22 41 42 51",
        "13 23 33 43 53 63 73",
        "31 81 c1 14 24 34",
        "61 62 71 72 82 91 92",
    ]
    order = [c for start in (0, 4) for pile in piles for c in pile.split()[start : start + 4]]
    step = family.deal(order_of(family, " ".join(order)), 0)
    assert next(e.why for e in step.events if isinstance(e, DealtAgain)) == "field"


def test_the_first_of_several_dealt_hands_wins_where_the_rules_say_so() -> None:
    family = family_of("hachi-hachi")
    piles = [
        "11 12 13 14 31 41 51",
        "21 22 23 24 33 43 53",
        "32 42 52 61 71 81",
        "82 91 92 a1 a2 b1 b2",
    ]
    order = [c for start in (0, 4) for pile in piles for c in pile.split()[start : start + 4]]
    step = family.deal(order_of(family, " ".join(order)), 0)
    dealer = step.state.series.dealer
    assert Table(family, step.state).result.winners == ((dealer + 1) % 3,)


@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("11 31", {"bright-pair": 3}),
        ("11 31 81", {"bright-pair": 4}),
        ("11 31 81 b1", {"bright-pair": 7}),
        ("11 31 81 b1 c1", {"bright-pair": 16}),  # 3 and 1, 3, 9
        ("11 32 82 13", {"each": 2}),  # a bright, a ribbon, an animal, a chaff
        ("11 32 82", {}),
        ("21 41 82", {"birds": 7}),
        ("21 41 82 11 32 13", {"birds": 7}),  # over one of each kind
    ],
)
def test_extra_points_in_steps_and_needs_of_each_kind(
    captured: str, expected: dict[str, int]
) -> None:
    assert worth("isuri", captured) == expected


def test_needs_that_share_cards_want_a_card_each() -> None:
    one = "11 12 13 14 21 22 23 31"
    assert worth("two-wilds", one) == {"months": 10}
    assert worth("two-wilds", f"{one} 24") == {"months": 10, "two-months": 25}


def test_further_cards_are_those_that_no_need_takes() -> None:
    # Six trees are needed; brights add, but the two among the six that are needed only then.
    assert worth("by-kind", "12 13 14 22 23 24") == {"trees": 5}
    assert worth("by-kind", "12 13 14 22 23 24 81") == {"trees": 9}
    assert worth("by-kind", "12 13 14 22 23 24 11 81") == {"trees": 13}
    assert worth("by-kind", "12 13 14 22 23 11") == {"trees": 5}


def test_a_card_that_counts_as_another_kind_instead() -> None:
    compiled = family_of("half-year").compiled
    assert len(compiled.readings[1]) == 4  # the Warbler and the Bridge, each one or the other
    assert worth("half-year", "21 11") == {"light": 3}
    assert worth("half-year", "21 41 61") == {"wings": 4}
    assert worth("half-year", "51 13 14 23 24") == {"chaff": 2}
    assert worth("half-year", "51 13 14 23 24 33 34 43") == {"chaff": 7}  # 2 and 1, 2, 2
    # The Warbler cannot be a bright and an animal at once.
    assert worth("half-year", "21 41 61 11") == {"wings": 4}


def test_yaku_may_take_points_away() -> None:
    result = counted(family_of("whole-table", 3).compiled, circumstances("b1", "11 12 13 14", ""))
    assert [side.yaku_points for side in result.sides] == [-10, 12, 0]
    assert [side.result for side in result.sides] == [20 - 88 - 12, 27 - 88 + 10, -88 - 2]


def test_team_mates_win_and_pay_together() -> None:
    compiled = family_of("teams-of-three").compiled
    assert compiled.sides == ((0, 2, 4), (1, 3, 5))
    of = circumstances("11 31 81 c1", "12", callers=(1, 5))
    result = stopped(compiled, of, 2)
    (payment,) = result.payments
    assert (payment.base, payment.amount) == (9, 36)  # two calls of theirs: doubled twice
    assert result.gains == (36, -36, 36, -36, 36, -36)
    assert result.winners == (0, 2, 4)


def test_a_partner_completes_what_another_began() -> None:
    before = table(
        "teams-of-three",
        "asked: play 2\nh2: 81 21\nh3: 33\nh4: 34\np0: 11 31\nf: 83 51\nnext: 61",
    )
    asked = before.play("81")
    assert asked.state.phase == FishingPhase.CALL
    assert asked.state.seat == 2
    made = next(event for event in asked.events if isinstance(event, YakuMade))
    assert (made.seat, made.yaku) == (2, "brights")


def test_the_limit_and_the_caller_who_pays_for_all() -> None:
    compiled = family_of("isuri", 3).compiled
    sides = ("11 31 81 b1 c1", "21 41 51 13 14 23 24", "61 71 82 33 34 43 44")
    plain = payments_to(compiled, circumstances(*sides, dealer=1), 0)
    assert [(p.payer, p.amount, p.limited) for p in plain] == [(1, 16, False), (2, 16, False)]
    dealer = payments_to(compiled, circumstances(*sides, dealer=0), 0)
    assert [(p.payer, p.amount, p.limited) for p in dealer] == [(1, 20, True), (2, 20, True)]
    # The limit is what one player pays for the whole round, also in another's stead.
    caller = payments_to(compiled, circumstances(*sides, dealer=1, callers=(2,)), 0)
    assert [(p.payer, p.amount, p.instead_of) for p in caller] == [(2, 16, (1,)), (2, 4, ())]
    assert stopped(compiled, circumstances(*sides, dealer=1, callers=(2,)), 0).gains == (20, 0, -20)


@pytest.mark.parametrize(
    ("facts", "amount"),
    [
        ({"dealer": 1}, 3),
        ({"dealer": 0}, 6),
        ({"dealer": 1, "callers": (0,)}, 15),  # two points more, and times three
        ({"dealer": 1, "callers": (0, 1)}, 5),  # the last call was not one's own
    ],
)
def test_conditions_on_dealer_and_calls(facts: dict[str, object], amount: int) -> None:
    compiled = family_of("isuri", 3).compiled
    full = "13 14 23 24 33 34"
    of = circumstances("11 31", full, "43 44 53 54", **facts)
    assert payments_to(compiled, of, 0)[-1].amount == amount


def test_a_call_by_three_is_times_seven() -> None:
    """``sum``: the factor's surplus once for each call beyond the first."""
    compiled = family_of("isuri", 3).compiled
    of = circumstances("11 31", "13 14 23 24", "43 44 53 54", dealer=1, callers=(0, 0, 0))
    # Three points and six for the calls, by 1 + 2 x 3; and the limit is twenty.
    assert [p.base for p in payments_to(compiled, of, 0)] == [9, 9]
    assert payments_to(compiled, of, 0)[0].factors[0].factor == 7
    assert payments_to(compiled, of, 0)[0].amount == 20


def test_conditions_on_captured_cards_and_payers() -> None:
    compiled = family_of("isuri", 3).compiled
    of = circumstances("21 41 82 51 61", "13 14 23 24", "43", dealer=2)
    amounts = {p.payer: [f.id for f in p.factors] for p in payments_to(compiled, of, 0)}
    assert amounts == {1: ["animals"], 2: ["animals", "poor"]}


def test_a_total_that_doubles() -> None:
    compiled = family_of("half-year").compiled
    seven = circumstances("11 31 41 51 61", "12")
    (payment,) = payments_to(compiled, seven, 0)
    assert (payment.base, payment.amount) == (7, 12)
    assert [factor.id for factor in payment.factors] == ["many"]


def test_going_on_may_be_limited_or_ruled_out() -> None:
    position = "h0: 93 21\nh1: 61\np0: 81 83\nf: 91\nnext: 41\n"
    game_id = "koi-koi-no-second-thoughts"
    assert table(game_id, position).play("93").state.phase == FishingPhase.CALL
    again = table(game_id, f"{position}callers: 0").play("93")
    assert again.result.ending is RoundEnding.STOPPED
    other = table(game_id, f"{position}callers: 1").play("93")
    assert other.state.phase == FishingPhase.CALL  # the other's calls are not one's own
    first = table("bakappana", "h0: 93 21\nh1: 61\np0: 81 83\nf: 91\nnext: 41").play("93")
    assert first.result.gains == (2, 0)


@pytest.mark.parametrize(
    ("facts", "amount"),
    [
        ({"dealer": 0}, 5),
        ({"dealer": 1}, 10),
        ({"dealer": 0, "number": 12}, 10),
        ({"dealer": 1, "number": 24}, 20),
    ],
)
def test_the_dealer_pays_double_and_so_does_december(facts: dict[str, object], amount: int) -> None:
    compiled = family_of("koi-koi-no-second-thoughts").compiled
    assert payments_to(compiled, circumstances("81 91", "12", **facts), 0)[0].amount == amount


def test_who_deals_after_all() -> None:
    hachi = family_of("hachi-hachi").compiled
    for dealer in range(3):
        result = counted(hachi, circumstances("11", "12", "13", dealer=dealer))
        assert next_dealer(hachi, FinishedRound.of(result)) == (dealer + 1) % 3
    isuri = family_of("isuri", 3).compiled
    ended = stopped(isuri, circumstances("11 31", "12", "13", dealer=2), 0)
    assert next_dealer(isuri, FinishedRound.of(ended)) == 2


def test_a_lead_earns_more() -> None:
    compiled = family_of("by-kind").compiled
    near = counted(compiled, circumstances("11", "12"))
    far = counted(compiled, circumstances("11 31", "12"))
    assert (near.gains, far.gains) == ((1, 0), (3, 0))
    assert near.sides[0].result == 20


def test_multipliers_without_end_come_to_an_end() -> None:
    """A payment stays a number that can be shown, whatever a house rule multiplies."""
    family = family_of("without-end")
    of = circumstances("11 12 13", "21")
    (payment,) = payments_to(family.compiled, of, 0)
    assert (payment.amount, payment.limited) == (MOST_PAID, True)
    assert all(factor.factor <= MOST_PAID for factor in payment.factors)


def test_who_pays_for_others_comes_to_an_end_too() -> None:
    """Each payment alone could still be paid, but one player pays them all."""
    compiled = family_of("paid-for-others", 3).compiled
    of = circumstances("11 12 13", "21", "31", callers=(1,))
    paid = payments_to(compiled, of, 0)
    assert [(each.payer, each.amount, each.limited) for each in paid] == [
        (1, 60_000, False),
        (1, MOST_PAID - 60_000, True),
    ]


def _in_teams(game_id: str) -> CompiledFishing:
    """The game for four, two against two."""
    rules = rules_of(game_id)
    update = {
        "team_size": 2,
        "players": rules.players.model_copy(update={"most": 4}),
        "deal": {"4": rules.deal["3"].model_copy(update={"hand": 5})},
    }
    return Fishing(rules.model_copy(update=update), 4).compiled


def test_the_calls_of_both_partners_add_points() -> None:
    compiled = _in_teams("go-stop-korean")
    of = circumstances("42 52 72", "11", callers=(2, 1, 0))
    for seat in (0, 2):
        result = stopped(compiled, of, seat)
        assert (result.sides[0].call_points, result.sides[0].result) == (2, 5)
        assert result.payments[0].base == 5
    result = stopped(compiled, circumstances("11", "42 52 72", callers=(2, 1, 0)), 3)
    assert result.sides[1].call_points == 1


def test_a_game_in_which_no_deal_counts_is_played_after_ten() -> None:
    pair = Need(cards=(Selector(),), count=2, same="month")
    rules = rules_of("koi-koi").model_copy(update={"redeal": (pair,)})
    counts = set()
    for seed in range(60):
        family = Fishing(rules, 2)
        step = family.deal(shuffled(family.deck, seed), seed)
        again = sum(isinstance(event, DealtAgain) for event in step.events)
        lies = max(Counter(CARDS[card].month for card in members(step.state.field)).values()) > 1
        assert again == 10 or not lies
        assert step.state.phase in (FishingPhase.PLAY, FishingPhase.NEXT)
        counts.add(again)
    assert len(counts) > 3
