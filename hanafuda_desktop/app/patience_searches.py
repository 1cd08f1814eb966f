"""All that is searched for at a patience's table: hints, prospects, a way to win, another deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.idle_search import IdleSearch
from hanafuda_desktop.app.outlook import Outlook
from hanafuda_desktop.app.patience_hints import PatienceHints
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.solved_table import SolvedTable
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.app.deal_search import DealSearch
    from hanafuda_desktop.app.demo import Demo
    from hanafuda_desktop.app.settings import DealWish
    from hanafuda_desktop.app.solving import Solving
    from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["PatienceSearches"]

_WATCH_AFTER_MS: Final = 320
"""Whether the table is dead is asked when the move's cards have arrived."""
_WATCH_PAUSE_MS: Final = 8
"""Nobody waits for that, so it leaves most of each frame alone."""


class PatienceSearches(QObject):
    """Searches at one table; of most, nothing is made or imported before it is first wanted.

    Args:
        scene: the table.
        session: the game on it.
        parent: the object it belongs to.

    Attributes:
        watch: looks whether anything useful is left to do.
        hints: gives hints.
        outlook: looks whether the game can still be won.
        demo: shows how it can be won, once that was asked for.
        deals: looks for deals that can be won, once that was asked for.
    """

    said = Signal(str)
    """A sentence for the person."""
    unsaid = Signal(str)
    """A sentence that is no longer true."""
    altered = Signal()
    """What can be done, or is said of the game, is another."""
    shown = Signal(object, object)
    """A move of a solution is shown: its events, and the view after it."""
    ended = Signal()
    """No solution is shown any more."""
    stuck = Signal()
    """Nothing useful is left to do."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._table = SolvedTable(scene, session, lambda: self.solving)
        self._solving: Solving | None = None
        self.demo: Demo | None = None
        self.deals: DealSearch | None = None
        self.watch = IdleSearch(self, pause_ms=_WATCH_PAUSE_MS)
        self.watch.found.connect(self._watched)
        self.hints = PatienceHints(self._table, self)
        self.hints.said.connect(self.said)
        self.outlook = Outlook(self._table, self)
        self.outlook.altered.connect(self.altered)

    @property
    def solving(self) -> Solving:
        """Where the game is solved: a process of this table's, which begins with a question."""
        if self._solving is None:
            from hanafuda_desktop.app.solving import Solving

            self._solving = Solving(self)
        return self._solving

    @property
    def demonstrates(self) -> bool:
        """Whether a solution is shown, or looked for to be shown."""
        return self.demo is not None and self.demo.is_on

    @property
    def shows_solution(self) -> bool:
        """Whether the table shows a solution and not the game."""
        return self.demo is not None and self.demo.shows

    @property
    def seeks_deal(self) -> bool:
        """Whether another deal is being looked for."""
        return self.deals is not None and self.deals.is_on

    def forget(self) -> None:
        """The table is about to change: whatever was searched about it is stale."""
        self._stop_looking()
        self._drop_demo()
        self._end_deals()
        if self._solving is not None:
            self._solving.drop()

    def stop(self) -> None:
        """Let nothing run any more."""
        self._stop_looking()
        self._drop_demo()
        self._end_deals()
        if self._solving is not None:
            self._solving.stop()

    def _stop_looking(self) -> None:
        self.hints.stop()
        self.watch.stop()
        self.outlook.stop()

    def look_ahead(self) -> None:
        """The table has changed: look what is left to do, and whether it can still be won."""
        session = self._table.session
        rules, view = cast("TableauRules", session.rules), session.view

        def begin() -> Iterator[bool | None]:
            from hanafuda_desktop.solver.dead_end import search_useful_move

            return search_useful_move(rules, view)

        if view.outcome is None:
            self.watch.ask(begin, after_ms=_WATCH_AFTER_MS)
        self.outlook.look()

    def _watched(self, useful: bool) -> None:  # noqa: FBT001 - a signal's argument
        if not useful and not self.seeks_deal:
            self.stuck.emit()

    def show_hint(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        self.end_demo()
        self.hints.show()

    def show_demo(self) -> None:
        """Ask whether it is to be shown how the game can be won; while that is shown, stop."""
        if self.demo is None:
            from hanafuda_desktop.app.demo import Demo

            self.demo = Demo(self._table, self)
            self.demo.said.connect(self.said)
            self.demo.unsaid.connect(self.unsaid)
            self.demo.shown.connect(self.shown)
            self.demo.ended.connect(self.ended)
            self.demo.altered.connect(self.altered)
        if self.demo.is_on:
            self.demo.end()
        elif not self._table.session.is_over:
            self._end_deals()
            self.demo.ask()

    def end_demo(self) -> None:
        """Show no more of it, but the game as it was left."""
        if self.demo is not None:
            self.demo.end()

    def _drop_demo(self) -> None:
        if self.demo is not None:
            self.demo.drop()

    def keep_clock(self, *, running: bool) -> bool:
        """While a solution is shown, note whether the clock is to run when the game is back.

        Returns whether one is shown.
        """
        if self.demo is None or not self.demo.shows:
            return False
        self.demo.resumes = running
        return True

    def seek_deal(self, wish: DealWish) -> None:
        """Look for such a deal, and deal it."""
        self.end_demo()
        if self.deals is None:
            from hanafuda_desktop.app.deal_search import DealSearch

            self.deals = DealSearch(self._table, self)
            self.deals.verified.connect(self.altered)
        self.deals.begin(wish)

    def _end_deals(self) -> None:
        if self.deals is not None:
            self.deals.end()
