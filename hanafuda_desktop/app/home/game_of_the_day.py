"""The game of the day: which game it is, and on which days in a row it was won.

A won game is told to be that of a day by its number alone: the deals of a day are drawn from far
more numbers than anybody plays, and only what can be won is won. So nothing needs to be kept
besides the statistics, and they say it of every day, whenever they are asked.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.storage.files import read_text, write_atomic
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.rules.fingerprint import play_digest

if TYPE_CHECKING:
    from hanafuda_desktop.app.history.store import Store
    from hanafuda_desktop.app.library.library import Library
    from hanafuda_desktop.app.workers.clients import SolverClient
    from hanafuda_desktop.families.tableau.schema import TableauRules
    from hanafuda_desktop.families.tableau.solver.winnability import Picked

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
    from hanafuda_desktop.families.tableau.solver.deals import deals_of_day

    return frozenset(deals_of_day(game, day.isoformat()))


def streak_of(days: frozenset[date], today: date) -> Streak:
    """How these days stand in a row."""
    is_done = today in days
    return Streak(
        now=_run(days, today if is_done else today - _DAY, -_DAY),
        best=max((_run(days, day, _DAY) for day in days if day - _DAY not in days), default=0),
        is_done=is_done,
        lately=tuple(today - back * _DAY in days for back in range(6, -1, -1)),
    )


def _run(days: frozenset[date], begin: date, step: timedelta) -> int:
    """How many of the days follow one another from one on."""
    count = 0
    while begin + count * step in days:
        count += 1
    return count


# What the statistics have of it: which patiences were won, and whether there is anything at all.

_WON: Final = """
SELECT game, deal, ended FROM games JOIN seats ON seats.game_id = games.id AND seats.seat = 0
WHERE counted AND family = 'tableau' AND seats.who = 'person' AND seats.result = 'won'
"""


def won_patiences(store: Store) -> tuple[WonGame, ...]:
    """Every patience that was won and counts.

    Raises:
        StoreProblem: the file cannot be read now.
    """
    return tuple(
        WonGame(row["game"], int(row["deal"]), row["ended"])
        for row in store.rows(_WON)
        if row["deal"].isdigit()  # what was laid out by hand is no deal of a day
    )


def is_a_game_finished(store: Store) -> bool:
    """Whether any game was ever played to its end.

    Raises:
        StoreProblem: the file cannot be read now.
    """
    return bool(store.rows("SELECT 1 FROM games WHERE ending = 'finished' LIMIT 1"))


# Finds the deal of the day in the solver's process, once a day.

_LOG: Final = logging.getLogger(__name__)


class DaySearch(QObject):
    """The game of today.

    Args:
        library: where rules come from.
        kept: the file in which the deal is kept for the day.
        today: what day it is where the computer is.
        parent: the object it belongs to.

    Attributes:
        day: the day of which all is told.
        game: its game; empty as long as no patience is known.
        deal: the number of its deal, once it is known.
        streak: on how many days in a row it was won.
        failed: whether no deal could be found.
    """

    changed = Signal()
    """Something else is to be told."""

    def __init__(
        self,
        library: Library,
        kept: Path,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._kept = kept
        self._today = today
        self._solving: SolverClient | None = None
        self._patiences: tuple[str, ...] = ()
        self.day = date.min
        self.game = ""
        self.deal: int | None = None
        self.streak = Streak()
        self.failed = False

    def name(self, patiences: Sequence[str]) -> None:
        """See what day it is, and say whose turn it is, before anything takes its time.

        Args:
            patiences: the ids of the patiences that come with the program.
        """
        day = self._today()
        if patiences and day != self.day:
            self.stop()
            self._patiences = tuple(sorted(patiences))
            self.day, self.game = day, game_of_day(self._patiences, day)
            self.deal, self.failed, self.streak = None, False, Streak()
            self.changed.emit()

    def look(self, patiences: Sequence[str]) -> None:
        """The same, and find the deal."""
        self.name(patiences)
        if self.game and self.deal is None and not self.failed and self._solving is None:
            self._find()

    def count(self, won: Iterable[WonGame]) -> None:
        """See on how many days in a row it was won."""
        if not self.game:
            return
        streak = streak_of(days_won(won, self._patiences), self.day)
        if streak != self.streak:
            self.streak = streak
            self.changed.emit()

    def stop(self) -> None:
        """Look no further; the process ends."""
        if self._solving is not None:
            self._solving.stop()
            self._solving.deleteLater()
            self._solving = None

    def _find(self) -> None:
        rules = cast("TableauRules", self._library.rules(GameRef(self.game)))
        told = {"day": self.day.isoformat(), "game": self.game, "rules": play_digest(rules)}
        self.deal = self._kept_deal(told)
        if self.deal is not None:
            self.changed.emit()
            return
        from hanafuda_desktop.app.workers.clients import SolverClient
        from hanafuda_desktop.families.tableau.solver.winnability import OfDay

        self._solving = SolverClient(self)
        question = OfDay(self.day.isoformat())
        self._solving.wonder(rules, question, lambda picked: self._found(picked, told))

    def _found(self, picked: Picked | None, told: dict[str, str]) -> None:
        self.stop()
        self.deal = picked.deal if picked is not None else None
        self.failed = self.deal is None
        if self.deal is not None:
            try:
                write_atomic(self._kept, json.dumps(told | {"deal": self.deal}) + "\n")
            except OSError as error:
                _LOG.info("the deal of the day is not kept: %s", error.strerror or error)
        self.changed.emit()

    def _kept_deal(self, told: dict[str, str]) -> int | None:
        """The deal that was found before, if it is the one of this day."""
        try:
            data: Any = json.loads(read_text(self._kept) or "{}")
        except (OSError, ValueError, RecursionError):
            return None  # it is found again
        match data:
            case {"deal": int(deal), **others} if others == told and type(deal) is int:
                return deal if deal >= 0 else None
        return None
