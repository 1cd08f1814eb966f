"""Hints in a patience: from the solver's process, or without it from what can be seen at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.idle_search import IdleSearch
from hanafuda_desktop.app.solved_table import SolvedTable
from hanafuda_desktop.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.rules.schema.tableau import TableauRules
    from hanafuda_desktop.solver.hints import Advice

__all__ = ["PatienceHints"]


class PatienceHints(QObject):
    """Gives hints at one table.

    Args:
        table: the table, and where its game is solved.
        parent: the object it belongs to.
    """

    said = Signal(str)
    """A sentence for the person."""

    def __init__(self, table: SolvedTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._session, self._solving = table
        self._hints: tuple[Any, ...] | None = None
        self._next = 0
        # The moves that had led to the table about which the last advice was, and its plan.
        self._planned: tuple[tuple[Any, ...], tuple[Any, ...]] = ((), ())
        self._search = IdleSearch(self)
        self._search.found.connect(self._found)

    @property
    def are_known(self) -> bool:
        """Whether the hints for the table as it is were found."""
        return self._hints is not None

    @property
    def plan(self) -> tuple[Any, ...]:
        """What is left of the plan of the last advice, if it was followed to the letter so far."""
        before, plan = self._planned
        moves = self._session.game.moves
        since = moves[len(before) :]
        followed = moves[: len(before)] == before and plan[: len(since)] == since
        return plan[len(since) :] if followed else ()

    def stop(self) -> None:
        """The table is about to change, or to go away."""
        self._hints = None
        self._search.stop()

    def show(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        session = self._session
        if session.is_over:
            self.said.emit(tr("The game is over."))
        elif self._hints is not None:
            self._show(self._hints)
        elif not self._solving().is_advising and not self._search.is_busy:
            self._solving().advise(self._rules, session.view, self.plan, self._take)

    @property
    def _rules(self) -> TableauRules:
        return cast("TableauRules", self._session.rules)

    def _take(self, advice: Advice | None) -> None:
        if advice is None:
            self._weigh()
            return
        self._planned = (self._session.game.moves, advice.plan)
        self._found(advice.moves)

    def _weigh(self) -> None:
        """Without the solver, a hint is what can be seen from here."""
        rules, view = self._rules, self._session.view

        def begin() -> Iterator[tuple[Any, ...] | None]:
            from hanafuda_desktop.solver.hints import weigh_hints

            return weigh_hints(rules, view)

        self._search.ask(begin)

    def _found(self, hints: tuple[Any, ...]) -> None:
        self._hints, self._next = hints, 0
        self._show(hints)

    def _show(self, hints: tuple[Any, ...]) -> None:
        if not hints:
            self.said.emit(tr("There is no useful move that can be seen."))
            return
        number = self._next
        self._next = (number + 1) % len(hints)
        self._scene.show_hint(hints[number])
        self._session.count_help()
        if len(hints) > 1:
            self.said.emit(tr("Hint {number} of {count}", number=number + 1, count=len(hints)))
