"""The race of reactions: who is first, whatever the game (UN-13)."""

from __future__ import annotations

from itertools import pairwise
from math import log
from statistics import fmean, median, stdev

import pytest

from hanafuda_desktop.engine.reaction_race import (
    EARLY,
    MOST_TIME,
    NEVER,
    RaceTime,
    Reaction,
    fault_in,
    fuse,
    run,
)
from hanafuda_desktop.players.levels import LEVELS, computer_times, level


@pytest.mark.rule("UN-13")
def test_the_shortest_time_is_first() -> None:
    result = run((300, 200, 250), (4, 0, 2), 1, first=True, last=True)
    assert result.order == (0, 2, 4)
    assert (result.exempt, result.forfeit) == (0, 4)
    assert result.times == (RaceTime(4, 300), RaceTime(0, 200), RaceTime(2, 250))
    assert not result.by_lot


@pytest.mark.rule("UN-13")
def test_early_comes_after_never() -> None:
    result = run((EARLY, NEVER, MOST_TIME), (1, 2, 3), 1, first=True, last=True)
    assert result.order == (3, 2, 1)
    assert run((EARLY, NEVER), (1, 2), 1, first=True, last=False).exempt is None


def test_nothing_is_won_or_lost_unless_the_rules_say_so() -> None:
    result = run((1, 2), (1, 2), 1, first=False, last=False)
    assert (result.exempt, result.forfeit) == (None, None)
    drawn = run((), (1, 2), 1, first=False, last=False)
    assert drawn.by_lot
    assert (drawn.exempt, drawn.forfeit) == (None, None)


def test_lots_are_fair_and_the_same_again() -> None:
    firsts = [run((), (1, 2, 3), seed, first=True, last=True).exempt for seed in range(3000)]
    assert all(900 < firsts.count(seat) < 1100 for seat in (1, 2, 3))
    assert firsts[:50] == [run((), (1, 2, 3), s, first=True, last=True).exempt for s in range(50)]


@pytest.mark.parametrize(
    ("times", "fault"),
    [
        ((), "3 racers, and these are 0 times"),
        ((1, 2, -3), "0 to 600000"),
        ((1, 2, MOST_TIME + 1), "0 to 600000"),
        ((1, 2, True), "0 to 600000"),
    ],
)
def test_what_is_no_race(times: tuple[int, ...], fault: str) -> None:
    assert fault in (fault_in(times, 3) or "")
    assert fault_in((0, EARLY, NEVER), 3) is None


@pytest.mark.rule("UN-13")
def test_computer_times_are_log_normal() -> None:
    reaction = Reaction(median_ms=400, spread=0.25)
    times = [reaction.time(seed) for seed in range(4000)]
    assert times == [reaction.time(seed) for seed in range(4000)]
    assert abs(median(times) - 400) < 10
    logs = [log(time) for time in times]
    assert abs(stdev(logs) - 0.25) < 0.01
    assert fmean(times) > median(times)
    assert min(times) >= 90


@pytest.mark.rule("UN-13")
def test_stronger_levels_win_more_races() -> None:
    """Each pair of neighbouring levels runs a thousand races."""
    for weaker, stronger in pairwise(LEVELS):
        assert stronger.reaction.median_ms <= weaker.reaction.median_ms
    racers = {0: level("random").reaction, 1: level("greedy").reaction}
    won = 0
    for seed in range(1000):
        times = computer_times(racers, seed)
        won += run((times[0], times[1]), (0, 1), seed, first=True, last=False).exempt == 1
    assert 700 < won < 950


def test_a_seats_time_does_not_depend_on_who_else_races() -> None:
    one = level("greedy").reaction
    assert computer_times({2: one}, 7)[2] == computer_times({1: one, 2: one}, 7)[2]
    assert computer_times({1: one}, 7)[1] != computer_times({2: one}, 7)[2]


def test_fuses_are_spread() -> None:
    fuses = [fuse(seed) for seed in range(2000)]
    assert len(set(fuses)) > 1000
