"""Says of a patience whether it can still be won, and since which move it cannot.

Nobody waits for that: it is found out by the solver's process, and what is known already is said
meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.solved_table import SolvedTable
from hanafuda_desktop.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.solving import Solving
    from hanafuda_desktop.solver.course import Standing

__all__ = ["Outlook", "standing_words"]

_AFTER_MS: Final = 320
"""The solver is asked for the first time when the cards have arrived."""


class Outlook(QObject):
    """Looks ahead in the game on one table, while that is wanted.

    Args:
        table: the table, and where its game is solved.
        parent: the object it belongs to.
    """

    altered = Signal()
    """Something else is to be said."""

    def __init__(self, table: SolvedTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        _, self._session, self._make_solving = table
        self._solving: Solving | None = None
        self._words = ""
        self.is_wanted = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_AFTER_MS)
        self._timer.timeout.connect(self._ask)

    @property
    def words(self) -> str:
        """What is to be said now; nothing if that is not wanted."""
        return self._words

    @property
    def way_back(self) -> int | None:
        """After how many moves a lost game could still be won, if that is known."""
        standing = self._solving.standing if self._solving is not None else None
        if not self.is_wanted or standing is None or standing.lost_since is None:
            return None
        return standing.won_until if standing.is_exact and standing.won_until >= 0 else None

    def want(self, *, wanted: bool) -> None:
        """Begin to look ahead, or do so no more."""
        if wanted == self.is_wanted:
            return
        self.is_wanted = wanted
        if wanted:
            self.look()
        else:
            self._timer.stop()
            if self._solving is not None:
                self._solving.forget()
            self._say("")

    def look(self) -> None:
        """The table has changed: look ahead from where it stands now."""
        if not self.is_wanted or not self._session.is_open:
            return
        outcome = self._session.game.outcome
        if outcome is not None and outcome.winners:
            self._say("")
        elif self._solving is None:
            self._timer.start()
        else:
            self._ask()  # what is known already is said at once

    def stop(self) -> None:
        """The table is about to change, or to go away."""
        self._timer.stop()

    def _ask(self) -> None:
        if self._solving is None:
            self._solving = self._make_solving()
            self._solving.judged.connect(self._judged)
        self._solving.judge(self._session.game)

    def _judged(self, standing: Standing) -> None:
        if self.is_wanted:
            self._say(standing_words(standing))

    def _say(self, words: str) -> None:
        if words != self._words:
            self._words = words
            self.altered.emit()


def standing_words(standing: Standing) -> str:
    """How a game stands, in few words."""
    lost = standing.lost_since
    if lost is not None:
        if lost == 0:
            return tr("Cannot be won")
        if standing.is_exact:
            return tr("Lost since move {number}", number=lost)
        if standing.is_settled:
            return tr("Lost by move {number}", number=lost)
        return tr("Lost")
    match standing.verdict:
        case None:
            return tr("Looking ahead")
        case verdict if verdict.value == "won":
            return tr("Can be won")
        case _:
            return tr("Not decided")
