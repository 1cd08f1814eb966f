"""Hanapette from round to round: who takes what, who is short of cards, who has won."""

from __future__ import annotations

from statistics import fmean

import pytest

from hanafuda_desktop.cards.notation import parse_card
from hanafuda_desktop.engine.events import CardsMoved, GameEnded
from hanafuda_desktop.engine.family import IllegalMove
from hanafuda_desktop.families.speed.moves import (
    Count,
    GameStoodStill,
    RoundLaidOut,
    RoundUndecided,
    SpeedPhase,
    StackTaken,
    SuddenDeath,
)
from hanafuda_desktop.families.speed.rounds import MOST_AGAIN
from tests.engine.positions import dealt
from tests.families.speed.tables import Table, family_of, one_of, random_game, table

# --- HP-10: the end of a round ------------------------------------------------------------------


def _won(m0: str, m1: str, game_id: str = "hanapette", more: str = "") -> Table:
    """Seat 1 is about to win on the second stack, seat 0 has two cards laid out."""
    position = f"c0-1: 92 | 93\nc1-1: 12 |\nm0: {m0}\nm1: {m1} 21\n{more}"
    return table(game_id, position).play("1@500:c1>m1")


@pytest.mark.rule("HP-10")
def test_the_winner_takes_the_smaller_stack() -> None:
    won = _won("51 52 53 54", "61")
    assert won.phase == SpeedPhase.NEXT
    spoils = won.spoils
    assert (spoils.winner, spoils.at, spoils.blocked) == (1, 500, False)
    assert spoils.stacks == (4, 3)
    assert spoils.takes == (0, 1)
    taken = [event for event in won.events if isinstance(event, StackTaken)]
    assert taken == [StackTaken(0, "m0", 4, "left"), StackTaken(1, "m1", 3, "smaller")]
    assert _won("51", "61").spoils.takes == (1, 0)
    assert won.refusal("0@600:c1>m0") == "The round is over."


@pytest.mark.rule("HP-10")
def test_of_equal_stacks_the_one_that_he_fed() -> None:
    won = _won("51 52 53", "61")
    assert won.spoils.takes == (0, 1)
    taken = [event for event in won.events if isinstance(event, StackTaken)]
    assert taken[1] == StackTaken(1, "m1", 3, "own")
    mirrored = table("hanapette", "c1-1: 92 | 93\nc0-1: 12 |\nm0: 61 21\nm1: 51 52 53")
    assert mirrored.play("0@1:c1>m0").spoils.takes == (0, 1)


@pytest.mark.rule("HP-10")
@pytest.mark.parametrize(("game_id", "takes"), [("one-column", (0, 1)), ("by-kind", (0, 1))])
def test_other_spoils(game_id: str, takes: tuple[int, int]) -> None:
    """The one that he fed, and the larger one."""
    larger = "61 62 63 64" if game_id == "by-kind" else "61 62"
    position = f"c0-1: 92 | 94\nc1-1: 14 |\nm0: 51\nm1: {larger} 23"
    assert table(game_id, position).play("1@5:c1>m1").spoils.takes == takes


@pytest.mark.rule("HP-10")
def test_everybody_keeps_what_is_his_and_lays_out_anew() -> None:
    won = _won("51 52 53 54", "61", more="t1: 71 72 73 74 a1 a2 a3 a4 c1 c2 c3 c4 41 42 43 44")
    held = won.spoils.held
    deck = len(won.state.decks[0])
    assert held == (2 + deck + 4, 16 + 3)
    after = won.play("@2000:next")
    assert after.state.series.number == 2
    assert after.state.now == 2000
    mine = [card for column in after.state.layouts[0] for card in column.cards]
    mine += after.state.decks[0]
    assert len(mine) == held[0]
    assert {parse_card(card) for card in ("92", "93", "51", "52", "53", "54")} <= set(mine)
    assert after.phase == SpeedPhase.COUNT
    assert isinstance(after.events[0], RoundLaidOut)
    assert _won("51", "61").refusal("@1:next") == "Too late: something else came first."


# --- HP-11: too few cards for a deck ------------------------------------------------------------


def _short(game_id: str = "hanapette") -> Table:
    """Seat 1 has won and has three cards for the next round, seat 0 all others."""
    return _won("51 52 53 54", "61", game_id).play("@900:next")


@pytest.mark.rule("HP-11")
def test_one_stack_and_no_deck() -> None:
    here = _short()
    assert here.state.decks[1] == ()
    columns = [len(column.cards) for column in here.state.layouts[1]]
    assert columns == [1, 1, 1, 0]
    assert all(column.down == 0 for column in here.state.layouts[1])
    assert len(here.state.stacks) == 1
    assert SuddenDeath((1,), 1, "anybody", points=False) in here.events
    counted = here.play("@1000:count")
    moved = [event for event in counted.events if isinstance(event, CardsMoved)]
    assert [(event.source, event.target) for event in moved] == [("t0", "m0")]
    assert counted.refusal("1@1100:c1>m1") == "There is no such stack."


@pytest.mark.rule("HP-11")
def test_fourteen_cards_are_no_deck_and_fifteen_are() -> None:
    cards = "a1 a2 a3 a4 c1 c2 c3 c4 71 72 73"
    fourteen = _won("51 52 53 54", "61", more=f"t1: {cards}").play("@900:next")
    assert fourteen.state.series.short == (1,)
    assert [len(column.cards) for column in fourteen.state.layouts[1]] == [5, 4, 3, 2]
    fifteen = _won("51 52 53 54", "61", more=f"t1: {cards} 74").play("@900:next")
    assert fifteen.state.series.short == ()
    assert len(fifteen.state.stacks) == 2


def _decided(game_id: str, winner: int) -> Table:
    """A round in which seat 1 is short, about to be won on the only stack."""
    other = 1 - winner
    layouts = f"c{winner}-1: 12 |\nc{other}-1: 92 | 93\nm0: 61 21"
    here = table(game_id, f"{layouts}\nshort: 1\nround: 4 again 0 seed 7")
    return here.play(f"{winner}@700:c1>m0")


@pytest.mark.rule("HP-11")
@pytest.mark.parametrize("winner", [0, 1])
def test_whoever_wins_that_round_wins_the_game(winner: int) -> None:
    after = _decided("hanapette", winner)
    assert after.phase == SpeedPhase.OVER
    outcome = after.family.outcome(after.state)
    assert outcome is not None
    assert outcome.winners == (winner,)
    taken = one_of(after.events, StackTaken)
    assert (taken.seat, taken.why) == (1 - winner, "only")
    assert isinstance(after.events[-1], GameEnded)
    with pytest.raises(IllegalMove, match="The game is over"):
        after.play("@900:next")


@pytest.mark.rule("HP-11")
@pytest.mark.parametrize("game_id", ["hanapette-spit", "hanapette-spit-ending"])
def test_the_ending_of_spit(game_id: str) -> None:
    """Only whoever is short of cards wins the game by it; else it goes on."""
    assert _decided(game_id, 1).phase == SpeedPhase.OVER
    lost = _decided(game_id, 0)
    assert lost.phase == SpeedPhase.NEXT
    assert lost.spoils.takes == (-1, 0)
    assert lost.spoils.held[1] == 2 + 3
    assert lost.play("@900:next").state.series.number == 5


@pytest.mark.rule("HP-11")
def test_two_stacks_where_the_rules_keep_them() -> None:
    here = table(
        "by-kind", "c0-1: | 12\nc0-2: | 94\nc1-1: 92 | 93\nm0: 61\nm1:\nshort: 1\nrest: t0"
    )
    assert {"c1>m1", "c2>m1"} <= here.moves(0)  # a stack for which there is no deck


# --- HP-12: both decks used up ------------------------------------------------------------------


@pytest.mark.rule("HP-12")
def test_the_smaller_layout_wins() -> None:
    stack = "m0: 12\nm1: 62\nrest: m1"
    here = table(
        "hanapette",
        f"c0-1: | 94\nc0-2: | 91\nc0-3: | 23\nc1-1: | 83\nc1-2: | 84\nc1-3: | 82\n{stack}",
    )
    after = here.play("0@40:c3>m0")
    assert after.spoils.winner == 0
    assert after.spoils.blocked
    assert after.spoils.left == (2, 3)
    assert isinstance(after.events[1], GameStoodStill)


@pytest.mark.rule("HP-12")
def test_equal_layouts_are_laid_out_again() -> None:
    stack = "m0: 12\nm1: 62\nrest: m1"
    here = table(
        "hanapette", f"c0-1: | 94\nc0-2: | 91\nc0-3: | 23\nc1-1: | 83\nc1-2: | 84\n{stack}"
    )
    fed = [len(stack) for stack in here.state.stacks]
    undecided = here.play("0@40:c3>m0")
    assert undecided.phase == SpeedPhase.NEXT
    assert undecided.pile("m0").endswith("23")  # what was played last still lies there
    assert one_of(undecided.events, RoundUndecided).left == (2, 2)
    position = here.family.position(undecided.state)
    assert here.family.read_position(position) == undecided.state
    after = undecided.play("@1040:next")
    assert after.state.series.again == 1
    assert after.state.series.number == 1
    assert RoundLaidOut(1, 1) in after.events
    held = [
        len(deck) + sum(len(column.cards) for column in layout)
        for deck, layout in zip(after.state.decks, after.state.layouts, strict=True)
    ]
    assert held == [2 + fed[0] + 1, 2 + fed[1]]


@pytest.mark.rule("HP-12")
def test_a_round_that_is_always_blocked_ends_at_last() -> None:
    drawn = 0
    for seed in range(12):
        family = family_of("hard-going")
        for state, move in random_game(family, seed):
            assert state.series.again <= MOST_AGAIN
            last = family.apply(state, move).state
        if last.series.again > MOST_AGAIN:
            outcome = family.outcome(last)
            assert outcome is not None
            assert outcome.winners == ()
            drawn += 1
    assert drawn


# --- HP-14: Speed winner ------------------------------------------------------------------------


@pytest.mark.rule("HP-14")
def test_cards_left_are_counted() -> None:
    won = _won("51 52 53 54", "61", "hanapette-speed-winner")
    assert won.spoils.gains == (2, 0)
    assert won.state.series.totals == (2, 0)
    assert won.family.view(won.state, 1).points == (2, 0)
    every = _won("51 52 53 54", "61", "points-all")
    assert every.spoils.gains == (every.spoils.held[0], 0)
    assert _won("51 52 53 54", "61").spoils.gains == (0, 0)


@pytest.mark.rule("HP-14")
@pytest.mark.parametrize(
    ("totals", "winners"), [("0 9", (0,)), ("9 0", (1,)), ("3 5", (0, 1)), ("4 5", (1,))]
)
def test_the_lowest_sum_wins_whoever_won_the_last_round(
    totals: str, winners: tuple[int, ...]
) -> None:
    """Seat 1 wins the deciding round, and seat 0 has two cards left."""
    position = f"c1-1: 12 |\nc0-1: 92 | 93\nm0: 61 21\nshort: 1\ntotals: {totals}"
    after = table("hanapette-speed-winner", position).play("1@700:c1>m0")
    outcome = after.family.outcome(after.state)
    assert outcome is not None
    assert outcome.winners == winners


# --- how long it lasts --------------------------------------------------------------------------


@pytest.mark.deep
def test_a_game_of_equal_players_has_about_seven_rounds() -> None:
    """Players by chance are equal players; nobody is better off by the side he sits on."""
    family = family_of("hanapette")
    rounds, won = [], 0
    for seed in range(120):
        for state, move in random_game(family, seed):
            last = family.apply(state, move).state
        rounds.append(last.series.number)
        outcome = family.outcome(last)
        assert outcome is not None
        won += outcome.winners == (0,)
    assert 5.0 < fmean(rounds) < 8.0
    assert max(rounds) < 60
    assert 40 < won < 80


def test_agreed_rounds_end_the_game() -> None:
    """Whoever then has fewer cards has won."""
    family = family_of("hanapette", 1)
    for seed in range(20):
        for state, move in random_game(family, seed):
            last = family.apply(state, move).state
        assert last.series.number == 1
        outcome = family.outcome(last)
        assert outcome is not None
        held = last.series.spoils[-1].held
        if held[0] != held[1]:
            assert outcome.winners == (held.index(min(held)),)


def test_a_time_must_be_one() -> None:
    here = dealt(family_of("hanapette"), 1)
    assert family_of("hanapette").refusal(here, 0, Count(10**10)) == "No game lasts that long."
