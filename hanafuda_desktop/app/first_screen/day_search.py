"""Finds the deal of the day in the solver's process, once a day, and asks whether it was won."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.first_screen.day import Streak, days_won, game_of_day, streak_of
from hanafuda_desktop.app.first_screen.wins import won_patiences
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.storage import is_there, read_text, write_atomic
from hanafuda_desktop.rules.flattened import play_digest

if TYPE_CHECKING:
    from hanafuda_desktop.app.first_screen.day import WonGame
    from hanafuda_desktop.app.library import Library
    from hanafuda_desktop.app.solving import Solving
    from hanafuda_desktop.app.statistics.noting import Noting
    from hanafuda_desktop.rules.schema.tableau import TableauRules
    from hanafuda_desktop.solver.picking import Picked

__all__ = ["DaySearch"]

_LOG: Final = logging.getLogger(__name__)


class DaySearch(QObject):
    """The game of today.

    Args:
        library: where rules come from.
        noting: what knows the games that were played.
        kept: the file in which the deal is kept for the day.
        today: what day it is where the computer is.
        parent: the object it belongs to.

    Attributes:
        day: the day of which all is told.
        game: its game; empty before the first look.
        deal: the number of its deal, once it is known.
        streak: on how many days in a row it was won.
        failed: whether no deal could be found.
    """

    changed = Signal()
    """Something else is to be told."""

    def __init__(
        self,
        library: Library,
        noting: Noting,
        kept: Path,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._noting = noting
        self._kept = kept
        self._today = today
        self._solving: Solving | None = None
        self._patiences: tuple[str, ...] = ()
        self.day = date.min
        self.game = ""
        self.deal: int | None = None
        self.streak = Streak()
        self.failed = False
        noting.changed.connect(self._count)

    def look(self, patiences: Sequence[str]) -> None:
        """See what day it is, and tell of that.

        Args:
            patiences: the ids of the patiences that come with the program.
        """
        day = self._today()
        if not patiences:
            return
        if day != self.day:
            self.stop()
            self._patiences = tuple(sorted(patiences))
            self.day, self.game = day, game_of_day(self._patiences, day)
            self.deal, self.failed, self.streak = None, False, Streak()
            self.changed.emit()
            self._find()
        self._count()

    def stop(self) -> None:
        """Look no further; the process ends."""
        if self._solving is not None:
            self._solving.stop()
            self._solving.deleteLater()
            self._solving = None

    # --- the deal --------------------------------------------------------------------------------

    def _find(self) -> None:
        rules = cast("TableauRules", self._library.rules(GameRef(self.game)))
        told = {"day": self.day.isoformat(), "game": self.game, "rules": play_digest(rules)}
        self.deal = self._kept_deal(told)
        if self.deal is not None:
            self.changed.emit()
            return
        from hanafuda_desktop.app.solver_questions import OfDay
        from hanafuda_desktop.app.solving import Solving

        self._solving = Solving(self)
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

    # --- whether it was won ----------------------------------------------------------------------

    def _count(self) -> None:
        """Ask the statistics, if there are any; a first start makes no file for that."""
        if self.game and is_there(self._noting.path):
            self._noting.ask(won_patiences, self._counted)

    def _counted(self, won: tuple[WonGame, ...]) -> None:
        streak = streak_of(days_won(won, self._patiences), self.day)
        if streak != self.streak:
            self.streak = streak
            self.changed.emit()
