"""Koi-Koi, statement by statement (KK-1 to KK-12), and every option that no shipped file takes."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards, shorts
from hanafuda_desktop.engine.events import Called, RoundEnded, YakuMade
from hanafuda_desktop.engine.fishing.state import Phase
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.rounds import Ending, Factor, RoundResult
from tests.engine.fishing.tables import (
    CATALOGUE,
    Table,
    family_of,
    order_of,
    rules_of,
    table,
    worth,
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
    assert dealt.family.program.rounds == 12
    assert len(dealt.family.deck) == 48
    players = dealt.family.program.rules.players
    assert (players.least, players.most) == (2, 2)


# --- dealt hands ---------------------------------------------------------------------------------


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
    assert result.ending is Ending.DEALT_HAND
    assert result.winners == (other,)
    assert result.gains[other] == 6
    assert result.gains[dealer] == -6
    (score,) = result.sides[other].yaku
    assert (score.yaku, score.points) == (yaku, 6)
    assert dealt.state.phase == Phase.NEXT


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
        assert dealt.state.phase == Phase.PLAY
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
    game = Game(rules.model_copy(update={"dealt_hands": (rule,)}), order=order)
    (finished,) = game.state.series.sheet
    (score,) = next(side.yaku for side in finished.result.sides if side.yaku)
    assert shorts(score.cards) == shown


@pytest.mark.rule("KK-2")
@pytest.mark.parametrize(
    "hand", ["11 12 21 22 31 32 41 51", "11 12 13 21 22 31 32 41", "11 12 13 21 22 23 31 32"]
)
def test_other_hands_are_played(hand: str) -> None:
    assert _deal(hand, "61 71 81 91 a1 c1 62 72", "63 73 82 83 92 94 a2 c2").state.phase == (
        Phase.PLAY
    )


@pytest.mark.rule("KK-2")
def test_both_players_with_one_is_a_drawn_round() -> None:
    dealt = _deal("11 12 13 14 21 31 41 51", "61 71 81 91 a1 c1 b1 b2", "62 63 72 73 82 83 92 93")
    assert dealt.result.ending is Ending.DRAWN
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
    game = Game(doubled, order=order)
    (finished,) = game.state.series.sheet
    result = finished.result
    assert sorted(result.gains) == [-6, 6]
    assert [len(side.yaku) for side in result.sides if side.yaku] == [1]


@pytest.mark.rule("KK-2")
def test_four_of_a_month_on_the_field_are_dealt_again() -> None:
    dealt = _deal("11 21 31 41 51 61 71 81", "b1 b2 b3 b4 12 22 32 42", "13 23 33 43 53 63 73 83")
    assert dealt.state.series.opening.bit_count() == 8
    assert [event.why for event in dealt.events if hasattr(event, "why")] == ["field"]


# --- calls ---------------------------------------------------------------------------------------

# Seat 0 is about to complete Tsukimi (moon, cup) for 5; seat 1 Hanami needs the cup: Aka-tan here.
TSUKIMI = """
    h0: 93 11 21
    h1: 33 61 71
    p0: 81 83
    p1: 12 13 22 23
    f: 91 32
    next: 41 51 a1 c2
"""


@pytest.mark.rule("KK-3")
def test_when_the_total_appears_the_player_chooses() -> None:
    called = table("koi-koi", TSUKIMI).play("93")
    made = next(event for event in called.events if isinstance(event, YakuMade))
    assert (made.yaku, made.points, made.seat) == ("tsukimi-zake", 5, 0)
    assert called.state.phase == Phase.CALL
    assert called.state.seat == 0
    assert called.moves() == {"stop", "go"}
    assert called.refusal("11") == "Say first whether the round stops or goes on."


@pytest.mark.rule("KK-3")
def test_game_ends_the_round_and_scores() -> None:
    stopped = table("koi-koi", TSUKIMI).play("93", "stop")
    assert Called(0, go=False, points=5) in stopped.events
    assert stopped.result.ending is Ending.STOPPED
    assert stopped.result.gains == (5, -5)
    assert isinstance(stopped.events[-1], RoundEnded)


@pytest.mark.rule("KK-3")
def test_koi_koi_goes_on_and_asks_again_only_for_more() -> None:
    went = table("koi-koi", TSUKIMI).play("93", "go")
    assert went.state.phase == Phase.PLAY
    assert went.state.seat == 1
    assert went.state.facts.callers == (0,)
    # A turn without anything new asks nothing.
    again = went.play("61", "11")
    assert again.state.phase == Phase.PLAY
    assert again.state.seat == 1


@pytest.mark.rule("KK-3")
def test_an_improved_total_asks_again() -> None:
    before = table("koi-koi", "h0: 93 33 21\nh1: 61 71\np0: 81 83\nf: 91 31\nnext: 41 51 52")
    again = before.play("93", "go", "61", "33")
    assert again.state.phase == Phase.CALL
    assert again.state.seat == 0
    assert again.play("stop").result.gains == (10, -10)  # both viewings; a caller scores once


@pytest.mark.rule("KK-3")
def test_without_hand_cards_it_is_game() -> None:
    last = table("koi-koi", "h0: 93\nh1: 61\np0: 81 83\nf: 91\nnext: 41 51").play("93")
    assert last.result.ending is Ending.STOPPED
    assert last.result.gains == (5, -5)


@pytest.mark.rule("KK-4")
def test_a_caller_who_is_overtaken_pays_double() -> None:
    lost = table("koi-koi", TSUKIMI).play("93", "go", "33")
    assert lost.state.phase == Phase.CALL
    result = lost.play("stop").result
    (payment,) = result.payments
    assert (payment.payer, payment.payee, payment.base) == (0, 1, 5)
    assert payment.factors == (Factor("opponent-called", 2),)
    assert result.gains == (-10, 10)


@pytest.mark.rule("KK-4")
def test_a_successful_caller_scores_once_and_may_call_again() -> None:
    before = table(
        "koi-koi", "h0: 93 33 b1 21\nh1: 61 71\np0: 81 83\nf: 91 31 b2\nnext: 41 51 52 53"
    )
    twice = before.play("93", "go", "61", "33", "go")
    assert twice.state.facts.callers == (0, 0)
    assert twice.state.facts.called_at == (10, 0)
    result = (
        table("koi-koi", "h0: 93 21\nh1: 61\np0: 81 83 31 33\nf: 91\nnext: 41\ncallers: 0")
        .play("93", "stop")
        .result
    )
    assert result.gains == (10, -10)


# Seat 0 stops with 5 now; who called before is written out.
def _stopped(game_id: str, callers: str, **rounds: object) -> RoundResult:
    position = table(
        game_id, f"h0: 93 21\nh1: 61 62\np0: 81 83\nf: 91\nnext: 41\ncallers: {callers}"
    )
    return position.play("93", "stop").result


@pytest.mark.rule("KK-4")
@pytest.mark.parametrize(
    ("game_id", "callers", "gain"),
    [
        ("koi-koi", "", 5),
        ("koi-koi", "0", 5),
        ("koi-koi", "1", 10),
        ("koi-koi", "1 1 1", 10),
        ("koi-koi", "1 0", 10),  # at any earlier point of the round
        ("koi-koi-by-calls", "", 5),
        ("koi-koi-by-calls", "1", 10),
        ("koi-koi-by-calls", "1 0 1 1", 20),
        ("koi-koi-last-caller", "1 0", 5),
        ("koi-koi-last-caller", "0 1", 10),
    ],
)
def test_what_calls_do_to_the_score(game_id: str, callers: str, gain: int) -> None:
    assert _stopped(game_id, callers).gains == (gain, -gain)


@pytest.mark.rule("KK-5")
@pytest.mark.parametrize(
    ("game_id", "gains"), [("koi-koi", (5, -5)), ("koi-koi-winner-adds", (5, 0))]
)
def test_the_loser_loses_what_the_winner_gains(game_id: str, gains: tuple[int, int]) -> None:
    assert _stopped(game_id, "").gains == gains


# Nobody has a yaku when the hands end; seat 1 is the dealer.
def _used_up(game_id: str, more: str = "") -> Table:
    picture = f"asked: play 0\nround: 5 dealer 1\nh0: 93\nf: 11 21\nnext: 41\n{more}"
    return table(game_id, picture).play("93")


@pytest.mark.rule("KK-6")
def test_hands_used_up_and_nobody_stopped() -> None:
    after = _used_up("koi-koi")
    assert after.result.ending is Ending.DRAWN
    assert after.result.gains == (0, 0)
    assert after.state.seat == 1  # the same dealer
    called = _used_up("koi-koi", "p0: 81 91\ncallers: 0\ncalled-at: 5 0\nlast-yaku: 0")
    assert called.result.gains == (0, 0)


@pytest.mark.rule("KK-6")
@pytest.mark.parametrize(
    ("game_id", "gains"),
    [("koi-koi-dealers-privilege", (-6, 6)), ("koi-koi-one-point", (-1, 1))],
)
def test_option_the_dealers_privilege(game_id: str, gains: tuple[int, int]) -> None:
    result = _used_up(game_id).result
    assert result.ending is Ending.EXHAUSTED
    assert result.gains == gains
    assert result.sides[1].result == gains[1]


@pytest.mark.rule("KK-6")
def test_option_the_last_yaku_scores() -> None:
    made = "p0: 31 81 c1\np1: 71 61 a1\ncallers: 1 0\ncalled-at: 5 5\nlast-yaku: 0"
    result = _used_up("koi-koi-last-yaku", made).result
    assert result.ending is Ending.EXHAUSTED
    assert result.gains == (5, -5)
    assert _used_up("koi-koi-last-yaku").result.ending is Ending.DRAWN


@pytest.mark.rule("KK-7")
def test_the_higher_total_wins_after_twelve_rounds_and_equal_totals_share() -> None:
    last = "h0: 93 21\nh1: 61\np0: 81 83\nf: 91\nnext: 41\nround: 12 dealer 0"
    won = table("koi-koi", f"{last}\ntotals: -4 4").play("93", "stop")
    assert won.state.phase == Phase.OVER
    assert won.family.outcome(won.state).winners == (0,)  # type: ignore[union-attr]
    shared = table("koi-koi", f"{last}\ntotals: -5 5").play("93", "stop")
    outcome = shared.family.outcome(shared.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.scores == (0, 0)
    lost = table("koi-koi", f"{last}\ntotals: -6 6").play("93", "stop")
    assert lost.family.outcome(lost.state).winners == (1,)  # type: ignore[union-attr]


# --- yaku ----------------------------------------------------------------------------------------

CHAFF_9 = "13 14 23 24 33 34 43 44 53"


@pytest.mark.rule("KK-8")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        ("11 31 81 b1 c1", {"goko": 10}),
        ("11 31 81 c1", {"shiko": 8}),
        ("11 31 81 b1", {"ame-shiko": 7}),
        ("31 81 b1 c1", {"ame-shiko": 7}),
        ("11 31 c1", {"sanko": 5}),
        ("11 31 b1", {}),
        ("71 a1 61", {"ino-shika-cho": 5}),
        ("71 a1 61 21 41", {"ino-shika-cho": 7}),
        ("12 22 32", {"aka-tan": 5}),
        ("12 22 32 b3", {"aka-tan": 6}),
        ("62 92 a2", {"ao-tan": 5}),
        ("62 92 a2 42 52", {"ao-tan": 7}),
        ("12 22 32 62 92 a2", {"aka-tan-ao-tan": 10}),
        ("12 22 32 62 92 a2 42 72", {"aka-tan-ao-tan": 12}),
        ("12 22 42 52 72", {"tan": 1}),
        ("12 22 42 52 72 b3 62", {"tan": 3}),
        ("12 22 42 52", {}),
        ("21 41 51 82 b2", {"tane": 1}),
        ("21 41 51 82 b2 91 71", {"tane": 3}),
        ("31 91", {"hanami-zake": 5}),
        ("81 91", {"tsukimi-zake": 5}),
        ("31 81 91", {"hanami-zake": 5, "tsukimi-zake": 5}),
        (f"{CHAFF_9} 54", {"kasu": 1}),
        (f"{CHAFF_9} b4 c2 c3", {"kasu": 3}),
        (CHAFF_9, {}),
    ],
)
def test_the_worth_of_every_yaku(captured: str, expected: dict[str, int]) -> None:
    assert worth("koi-koi", captured) == expected


@pytest.mark.rule("KK-9")
@pytest.mark.parametrize(
    ("captured", "expected"),
    [
        # Five brights are four and three of them too; the best counts.
        ("11 31 81 b1 c1 91", {"goko": 10, "hanami-zake": 5, "tsukimi-zake": 5}),
        # Five ribbons with the poetry ones among them: no Tan beside.
        ("12 22 32 42 52", {"aka-tan": 7}),
        ("12 22 32 62 92", {"aka-tan": 7}),
        ("12 22 32 62 92 a2 b3", {"aka-tan-ao-tan": 11}),
        # Ino-Shika-Cho over Tane.
        ("71 a1 61 21 41 51", {"ino-shika-cho": 8}),
        # Viewings and chaff add to all.
        (f"31 81 11 91 {CHAFF_9}", {"sanko": 5, "hanami-zake": 5, "tsukimi-zake": 5, "kasu": 1}),
        ("71 a1 61 91 31 12 22 32", {"ino-shika-cho": 6, "aka-tan": 5, "hanami-zake": 5}),
    ],
)
def test_which_yaku_stand_over_others(captured: str, expected: dict[str, int]) -> None:
    assert worth("koi-koi", captured) == expected


@pytest.mark.rule("KK-10")
@pytest.mark.parametrize(
    ("game_id", "captured", "expected"),
    [
        ("koi-koi", f"{CHAFF_9} 91", {"kasu": 1}),
        ("koi-koi", f"{CHAFF_9} 91 21 41 51 82", {"kasu": 1, "tane": 1}),
        ("koi-koi-cup-is-animal", f"{CHAFF_9} 91", {}),
        ("koi-koi-cup-is-animal", f"{CHAFF_9} 91 21 41 51 82", {"tane": 1}),
        ("koi-koi-cup-either", f"{CHAFF_9} 91", {"kasu": 1}),
        ("koi-koi-cup-either", f"{CHAFF_9} 91 21 41 51 82", {"tane": 1}),
        ("koi-koi-cup-either", f"{CHAFF_9} 54 91 21 41 51", {"kasu": 2}),
    ],
)
def test_the_sake_cup_as_chaff(game_id: str, captured: str, expected: dict[str, int]) -> None:
    assert worth(game_id, captured) == expected


# --- options off by default, and the variants that ship ------------------------------------------


@pytest.mark.rule("KK-11", "KK-12")
@pytest.mark.parametrize(
    ("game_id", "callers", "p0", "gain"),
    [
        ("koi-koi", "", "81 83 31 33", 10),
        ("koi-koi-modern", "", "81 83", 5),  # Tsukimi alone: no doubling below seven
        ("koi-koi-modern", "", "81 83 31 33", 20),
        ("koi-koi-modern", "1", "81 83 31 33", 40),
        ("koi-koi-modern", "1", "81 83", 10),
    ],
)
def test_doubling_at_seven_or_more(game_id: str, callers: str, p0: str, gain: int) -> None:
    position = table(game_id, f"h0: 93 21\nh1: 61\np0: {p0}\nf: 91\nnext: 41\ncallers: {callers}")
    assert position.play("93", "stop").result.gains == (gain, -gain)


@pytest.mark.rule("KK-11")
def test_option_the_set_of_the_month() -> None:
    assert worth("koi-koi-month-set", "31 32 33 34", month=3) == {"tsuki-fuda": 4}
    assert worth("koi-koi-month-set", "31 32 33 34", month=4) == {}
    assert worth("koi-koi-month-set", "31 32 33", month=3) == {}
    assert worth("koi-koi", "31 32 33 34", month=3) == {}


@pytest.mark.rule("KK-11")
def test_option_rain_and_fog() -> None:
    game_id = "koi-koi-rain-and-fog"
    assert worth(game_id, "31 81 91") == {"hanami-zake": 5, "tsukimi-zake": 5}
    assert worth(game_id, "31 81 91 b1") == {"tsukimi-zake": 5}
    assert worth(game_id, "31 91 c1") == {"hanami-zake": 5}
    assert worth("koi-koi", "31 91 b1") == {"hanami-zake": 5}


@pytest.mark.rule("KK-11")
def test_option_a_bright_on_the_opening_field() -> None:
    picture = "h0: 93 21\nh1: 61\np0: 81 83\nf: 91\nnext: 41\nopening:"
    for game_id, opening, gain in (
        ("koi-koi-bright-field", "91 81 22", 10),
        ("koi-koi-bright-field", "91 82 22", 5),
        ("koi-koi", "91 81 22", 5),
    ):
        result = table(game_id, f"{picture} {opening}").play("93", "stop").result
        assert result.gains == (gain, -gain)


@pytest.mark.rule("KK-12")
@pytest.mark.parametrize(
    ("game_id", "captured", "expected"),
    [
        (
            "koi-koi-additive",
            "11 31 81 b1 c1",
            {"goko": 10, "shiko": 8, "ame-shiko": 7, "sanko": 5},
        ),
        ("koi-koi-additive", "12 22 32 42 52", {"aka-tan": 7, "tan": 1}),
        ("koi-koi-additive", "71 a1 61 21 41", {"ino-shika-cho": 7, "tane": 1}),
        (
            "koi-koi-additive",
            "12 22 32 62 92 a2",
            {"aka-tan-ao-tan": 10, "aka-tan": 8, "ao-tan": 8, "tan": 2},
        ),
        ("koi-koi-modern", "11 31 81 b1 c1", {"goko": 15}),
        ("koi-koi-modern", "11 31 81 c1", {"shiko": 8}),
        ("koi-koi-modern", "11 31 81 b1", {"ame-shiko": 7}),
        ("koi-koi-modern", "11 31 81", {"sanko": 6}),
    ],
)
def test_the_variants_that_ship(game_id: str, captured: str, expected: dict[str, int]) -> None:
    assert worth(game_id, captured) == expected
    assert rules_of(game_id).variant_of == "koi-koi"


@pytest.mark.rule("KK-12")
def test_a_variant_is_a_few_lines() -> None:
    for entry in CATALOGUE.entries():
        loaded = entry.loaded.rules
        assert loaded is not None
        if loaded.family == "fishing" and loaded.variant_of is not None:
            lines = entry.path.read_text("utf-8").splitlines()
            assert len(lines) <= 22, entry.id


def test_every_side_explains_itself() -> None:
    lost = table("koi-koi", TSUKIMI).play("93", "go", "33", "stop").result
    assert lost.sides[1].captured == parse_cards("12 13 22 23 32 33")
    assert [score.yaku for score in lost.sides[0].yaku] == ["tsukimi-zake"]
    assert (lost.sides[0].result, lost.sides[1].result) == (0, 5)
