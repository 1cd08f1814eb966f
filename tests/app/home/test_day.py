"""Which game is that of a day, and on how many days in a row it was won."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from hanafuda_desktop.app.history.store import SeatNote, Store
from hanafuda_desktop.app.home.game_of_the_day import (
    Streak,
    WonGame,
    days_won,
    game_of_day,
    streak_of,
    won_patiences,
)
from hanafuda_desktop.families.tableau.solver.deals import deals_of_day
from hanafuda_desktop.play.seats import PERSON
from tests.app.history.sample_games import entry, store_at

PATIENCES = ("yatsuhashi", "tsukinami", "shiki")
TODAY = date(2026, 11, 21)
NOON = 12 * 3600


def _ago(days: int) -> date:
    return TODAY - timedelta(days=days)


def _seconds(day: date, hours: float = 12) -> int:
    begin = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return int(begin.timestamp() + hours * 3600)


def _won(day: date, *, at: int | None = None, number: int = 0) -> WonGame:
    game = game_of_day(PATIENCES, day)
    deal = list(deals_of_day(game, day.isoformat()))[number]
    return WonGame(game, deal, _seconds(day) if at is None else at)


def _streak(*days: int) -> Streak:
    return streak_of(frozenset(_ago(each) for each in days), TODAY)


def test_each_patience_has_its_turn_the_same_for_everybody() -> None:
    week = [game_of_day(PATIENCES, _ago(-day)) for day in range(6)]
    assert sorted(week[:3]) == sorted(PATIENCES)
    assert week[:3] == week[3:]
    assert week == [game_of_day(tuple(reversed(PATIENCES)), _ago(-day)) for day in range(6)]
    assert game_of_day(PATIENCES, TODAY) == "shiki"


@pytest.mark.parametrize(
    ("days", "now", "best", "is_done"),
    [
        ((), 0, 0, False),
        ((0,), 1, 1, True),
        ((1,), 1, 1, False),
        ((2,), 0, 1, False),
        ((0, 1, 2), 3, 3, True),
        ((1, 2, 3), 3, 3, False),
        ((0, 2, 3, 4), 1, 3, True),
        ((2, 3, 6, 7, 8, 9), 0, 4, False),
        ((-1, 0), 1, 2, True),
    ],
    ids=["none", "today", "yesterday", "older", "row", "open", "gap", "broken", "tomorrow"],
)
def test_days_in_a_row(days: tuple[int, ...], now: int, best: int, is_done: bool) -> None:
    streak = _streak(*days)
    assert (streak.now, streak.best, streak.is_done) == (now, best, is_done)


def test_the_last_seven_days_are_told_one_by_one() -> None:
    assert _streak(0, 2, 6, 7).lately == (True, False, False, False, True, False, True)


def test_a_streak_goes_over_months_and_leap_days() -> None:
    days = frozenset(date(2028, 2, 27) + timedelta(days=n) for n in range(4))
    assert streak_of(days, date(2028, 3, 1)).now == 4


def test_only_the_deal_of_the_day_counts() -> None:
    won = [_won(TODAY, number=3), WonGame("shiki", 1234, _seconds(TODAY))]
    assert days_won(won, PATIENCES) == {TODAY}
    other = WonGame("yatsuhashi", _won(TODAY).deal, _seconds(TODAY))
    assert days_won([other], PATIENCES) == set()


@pytest.mark.parametrize("hours", [-14, -0.1, 0, 23.9, 24.1, 36])
def test_over_midnight_and_in_every_time_zone_it_is_the_day_of_its_deal(hours: float) -> None:
    assert days_won([_won(TODAY, at=_seconds(TODAY, hours))], PATIENCES) == {TODAY}


@pytest.mark.parametrize("hours", [-30, 72])
def test_a_day_is_not_made_up_for_later(hours: float) -> None:
    assert days_won([_won(TODAY, at=_seconds(TODAY, hours))], PATIENCES) == set()


def test_the_statistics_tell_what_was_won(tmp_path: Path) -> None:
    won, lost = SeatNote(PERSON, "won", 0), SeatNote(PERSON, "lost", 0)
    games = [
        entry(1, game="shiki", deal="77", seats=(won,), ended=100),
        entry(2, game="shiki", deal="78", seats=(lost,)),
        entry(3, game="shiki", deal="laid out", seats=(won,)),
        entry(4, game="koi-koi"),
        entry(5, game="shiki", deal="79", seats=(won,), counted=False),
    ]
    store = Store(store_at(tmp_path, *games))
    assert won_patiences(store) == (WonGame("shiki", 77, 100),)
    store.reset()
    assert won_patiences(store) == ()
    store.close()
