"""Hints in a patience: from the solver's process, or without it from what can be seen at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from hanafuda_desktop.play.clocks import IdleSearch
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.engine.game import Game
    from hanafuda_desktop.engine.view import View
    from hanafuda_desktop.families.tableau.schema import TableauRules
    from hanafuda_desktop.families.tableau.solver.hints import Advice
    from hanafuda_desktop.families.tableau.solver.winnability import About, Standing
    from hanafuda_desktop.families.tableau.state import TableauMove

# A patience's table and where its game is solved: what hints, demos and searches begin with.


class Solver(Protocol):
    """Answers questions about the patience on one table, later; whoever asks never waits."""

    @property
    def judged(self) -> SignalInstance:
        """The :class:`Standing` of the judged game is known, or known better."""

    @property
    def searched(self) -> SignalInstance:
        """So many nodes were searched so far for what is being thought about."""

    @property
    def is_busy(self) -> bool:
        """Whether any answer is still to come."""

    @property
    def is_advising(self) -> bool:
        """Whether a hint is still to come."""

    @property
    def standing(self) -> Standing | None:
        """How the judged game stands, as far as it is known; ``None`` while none is judged."""

    @property
    def line(self) -> tuple[TableauMove, ...]:
        """How the judged game can be won from now on, by one who knows every card; or nothing."""

    def judge(self, game: Game) -> None:
        """Find out how this game stands now; called again after each change of it."""

    def advise(
        self,
        rules: TableauRules,
        view: View,
        plan: tuple[TableauMove, ...],
        take: Callable[[Advice | None], None],
    ) -> None:
        """Find a good move from what a player sees and what is left of an earlier plan."""

    def wonder(self, rules: TableauRules, what: About, take: Callable[[Any], None]) -> None:
        """Find out something that a person waits for; ``None`` if that cannot be had."""

    def drop_wish(self) -> None:
        """The person does not wait any more for what was last asked by :meth:`wonder`."""

    def drop(self) -> None:
        """The table is about to change: answer nothing that was asked about it."""

    def forget(self) -> None:
        """Judge no game any more."""

    def stop(self) -> None:
        """The table goes away."""


class SolvedTable(NamedTuple):
    """One table.

    Attributes:
        scene: the table.
        session: the game on it.
        solving: where the game is solved, made when it is needed.
    """

    scene: TableScene
    session: Session
    solving: Callable[[], Solver]


# Says of a patience whether it can still be won, and since which move it cannot.
#
# Nobody waits for that: it is found out by the solver's process, and what is known already is said
# meanwhile.

_AFTER_MS: Final = 320
"""The solver is asked for the first time when the cards have arrived."""


class WinnabilityWatch(QObject):
    """Looks ahead in the game on one table, while that is wanted.

    Args:
        table: the table, and where its game is solved.
        parent: the object it belongs to.

    Attributes:
        is_wanted: whether anybody wants to know.
        words: what is to be said now; nothing if that is not wanted.
    """

    altered = Signal()
    """Something else is to be said."""

    def __init__(self, table: SolvedTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._make_solving = table.session, table.solving
        self._solving: Solver | None = None
        self.words = ""
        self.is_wanted = False
        self._timer = QTimer(self, singleShot=True, interval=_AFTER_MS)
        self._timer.timeout.connect(self._ask)

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
        if words != self.words:
            self.words = words
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
        if advice is not None:
            self._planned = (self._session.game.moves, advice.plan)
            self._found(advice.moves)
            return
        # Without the solver, a hint is what can be seen from here.
        rules, view = self._rules, self._session.view

        def search() -> Iterator[tuple[Any, ...] | None]:
            from hanafuda_desktop.families.tableau.solver.hints import weigh_hints

            yield from weigh_hints(rules, view)

        self._search.ask(search())

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
