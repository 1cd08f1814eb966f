"""Koi-Koi: calls, payments and the end of rounds and games (KK-3 to KK-7), with every option."""

from __future__ import annotations

import pytest

from hanafuda_desktop.cards.notation import parse_cards
from hanafuda_desktop.engine.events import Called, RoundEnded, YakuMade
from hanafuda_desktop.engine.rounds import Factor, RoundEnding, RoundResult
from hanafuda_desktop.families.fishing.state import FishingPhase
from tests.families.fishing.tables import (
    Table,
    table,
)

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
    assert called.state.phase == FishingPhase.CALL
    assert called.state.seat == 0
    assert called.moves() == {"stop", "go"}
    assert called.refusal("11") == "Say first whether the round stops or goes on."


@pytest.mark.rule("KK-3")
def test_game_ends_the_round_and_scores() -> None:
    stopped = table("koi-koi", TSUKIMI).play("93", "stop")
    assert Called(0, go=False, points=5) in stopped.events
    assert stopped.result.ending is RoundEnding.STOPPED
    assert stopped.result.gains == (5, -5)
    assert isinstance(stopped.events[-1], RoundEnded)


@pytest.mark.rule("KK-3")
def test_koi_koi_goes_on_and_asks_again_only_for_more() -> None:
    went = table("koi-koi", TSUKIMI).play("93", "go")
    assert went.state.phase == FishingPhase.PLAY
    assert went.state.seat == 1
    assert went.state.facts.callers == (0,)
    # A turn without anything new asks nothing.
    again = went.play("61", "11")
    assert again.state.phase == FishingPhase.PLAY
    assert again.state.seat == 1


@pytest.mark.rule("KK-3")
def test_an_improved_total_asks_again() -> None:
    before = table("koi-koi", "h0: 93 33 21\nh1: 61 71\np0: 81 83\nf: 91 31\nnext: 41 51 52")
    again = before.play("93", "go", "61", "33")
    assert again.state.phase == FishingPhase.CALL
    assert again.state.seat == 0
    assert again.play("stop").result.gains == (10, -10)  # both viewings; a caller scores once


@pytest.mark.rule("KK-3")
def test_without_hand_cards_it_is_game() -> None:
    last = table("koi-koi", "h0: 93\nh1: 61\np0: 81 83\nf: 91\nnext: 41 51").play("93")
    assert last.result.ending is RoundEnding.STOPPED
    assert last.result.gains == (5, -5)


@pytest.mark.rule("KK-4")
def test_a_caller_who_is_overtaken_pays_double() -> None:
    lost = table("koi-koi", TSUKIMI).play("93", "go", "33")
    assert lost.state.phase == FishingPhase.CALL
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
    position = f"asked: play 0\nround: 5 dealer 1\nh0: 93\nf: 11 21\nnext: 41\n{more}"
    return table(game_id, position).play("93")


@pytest.mark.rule("KK-6")
def test_hands_used_up_and_nobody_stopped() -> None:
    after = _used_up("koi-koi")
    assert after.result.ending is RoundEnding.DRAWN
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
    assert result.ending is RoundEnding.EXHAUSTED
    assert result.gains == gains
    assert result.sides[1].result == gains[1]


@pytest.mark.rule("KK-6")
def test_option_the_last_yaku_scores() -> None:
    made = "p0: 31 81 c1\np1: 71 61 a1\ncallers: 1 0\ncalled-at: 5 5\nlast-yaku: 0"
    result = _used_up("koi-koi-last-yaku", made).result
    assert result.ending is RoundEnding.EXHAUSTED
    assert result.gains == (5, -5)
    assert _used_up("koi-koi-last-yaku").result.ending is RoundEnding.DRAWN


@pytest.mark.rule("KK-7")
def test_the_higher_total_wins_after_twelve_rounds_and_equal_totals_share() -> None:
    last = "h0: 93 21\nh1: 61\np0: 81 83\nf: 91\nnext: 41\nround: 12 dealer 0"
    won = table("koi-koi", f"{last}\ntotals: -4 4").play("93", "stop")
    assert won.state.phase == FishingPhase.OVER
    assert won.family.outcome(won.state).winners == (0,)  # type: ignore[union-attr]
    shared = table("koi-koi", f"{last}\ntotals: -5 5").play("93", "stop")
    outcome = shared.family.outcome(shared.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.scores == (0, 0)
    lost = table("koi-koi", f"{last}\ntotals: -6 6").play("93", "stop")
    assert lost.family.outcome(lost.state).winners == (1,)  # type: ignore[union-attr]


def test_every_side_explains_itself() -> None:
    lost = table("koi-koi", TSUKIMI).play("93", "go", "33", "stop").result
    assert lost.sides[1].captured == parse_cards("12 13 22 23 32 33")
    assert [score.yaku for score in lost.sides[0].yaku] == ["tsukimi-zake"]
    assert (lost.sides[0].result, lost.sides[1].result) == (0, 5)
