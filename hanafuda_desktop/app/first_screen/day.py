"""The game of the day: which game it is, and on which days in a row it was won.

A won game is told to be that of a day by its number alone: the deals of a day are drawn from far
more numbers than anybody plays, and only what can be won is won. So nothing needs to be kept
besides the statistics, and they say it of every day, whenever they are asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

__all__ = ["Streak", "WonGame", "days_won", "game_of_day", "streak_of"]

_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class WonGame:
    """A patience that was won.

    Attributes:
        game: its id.
        deal: the number of its deal.
        ended: when, in seconds since 1970.
    """

    game: str
    deal: int
    ended: int


@dataclass(frozen=True, slots=True)
class Streak:
    """How many days in a row the game of the day was won.

    Attributes:
        now: up to today; what was won up to yesterday still stands until the day is over.
        best: the most there ever were.
        is_done: whether today's is won.
        lately: the last seven days, today last: whether each was won.
    """

    now: int = 0
    best: int = 0
    is_done: bool = False
    lately: tuple[bool, ...] = (False,) * 7


def game_of_day(patiences: Sequence[str], day: date) -> str:
    """Which of these games is that of a day: each in its turn.

    Args:
        patiences: the ids of the patiences that come with the program, in any order; at least one.
        day: the day.
    """
    ordered = sorted(patiences)
    return ordered[day.toordinal() % len(ordered)]


def days_won(won: Iterable[WonGame], patiences: Sequence[str]) -> frozenset[date]:
    """The days whose game was won, by when it was or a day before or after.

    Whoever plays over midnight, or travels, has still won the game of the day on which it was
    dealt. What was won later than that counts no more.
    """
    return frozenset(day for each in won for day in _days_of(each, tuple(sorted(patiences))))


def _days_of(won: WonGame, patiences: tuple[str, ...]) -> Iterator[date]:
    ended = datetime.fromtimestamp(won.ended, UTC).date()
    for day in (ended - _DAY, ended, ended + _DAY):
        if won.game == game_of_day(patiences, day) and won.deal in _deals(won.game, day):
            yield day


@lru_cache(maxsize=512)
def _deals(game: str, day: date) -> frozenset[int]:
    # The solver comes with it, and the first screen is painted without.
    from hanafuda_desktop.solver.deals import deals_of_day

    return frozenset(deals_of_day(game, day.isoformat()))


def streak_of(days: frozenset[date], today: date) -> Streak:
    """How these days stand in a row."""
    best = 0
    for day in days:
        if day - _DAY not in days:
            best = max(best, _run(days, day, _DAY))
    is_done = today in days
    return Streak(
        now=_run(days, today if is_done else today - _DAY, -_DAY),
        best=best,
        is_done=is_done,
        lately=tuple(today - back * _DAY in days for back in range(6, -1, -1)),
    )


def _run(days: frozenset[date], begin: date, step: timedelta) -> int:
    """How many of the days follow one another from one on."""
    count = 0
    while begin + count * step in days:
        count += 1
    return count
