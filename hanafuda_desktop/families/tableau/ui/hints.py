"""Hints in a patience: from the solver's process, or without it from what can be seen at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.timing import IdleSearch
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.window.deal_search import DealSearch
    from hanafuda_desktop.app.workers.solving import Solving
    from hanafuda_desktop.families.tableau.schema import TableauRules
    from hanafuda_desktop.families.tableau.solver.hints import Advice
    from hanafuda_desktop.families.tableau.solver.winnability import Standing
    from hanafuda_desktop.families.tableau.ui.demo import Demo
    from hanafuda_desktop.play.settings import DealWish

# A patience's table and where its game is solved: what hints, demos and searches begin with.


class SolvedTable(NamedTuple):
    """One table.

    Attributes:
        scene: the table.
        session: the game on it.
        solving: where the game is solved, made when it is needed.
    """

    scene: TableScene
    session: Session
    solving: Callable[[], Solving]


# Says of a patience whether it can still be won, and since which move it cannot.
#
# Nobody waits for that: it is found out by the solver's process, and what is known already is said
# meanwhile.

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
            from hanafuda_desktop.families.tableau.solver.hints import weigh_hints

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


# All that is searched for at a patience's table: hints, prospects, a way to win, another deal.

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
            from hanafuda_desktop.app.workers.solving import Solving

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
            from hanafuda_desktop.families.tableau.solver.hints import search_useful_move

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
            from hanafuda_desktop.families.tableau.ui.demo import Demo

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
            from hanafuda_desktop.app.window.deal_search import DealSearch

            self.deals = DealSearch(self._table, self)
            self.deals.verified.connect(self.altered)
        self.deals.begin(wish)

    def _end_deals(self) -> None:
        if self.deals is not None:
            self.deals.end()
