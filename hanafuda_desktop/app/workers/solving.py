"""Lets patiences be solved in a process of their own: whether a game can be won, and what to do.

Whoever asks never waits, and an answer about a table that has changed is dropped. One question is
thought about at a time: a hint first, for somebody waits for it, then what else somebody waits for,
and otherwise the position of the game that is judged.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.workers import process
from hanafuda_desktop.families.language import known

if TYPE_CHECKING:
    from hanafuda_desktop.app.workers.solver import Wondered
    from hanafuda_desktop.engine.game import Game
    from hanafuda_desktop.engine.view import View
    from hanafuda_desktop.families.tableau.schema import TableauRules
    from hanafuda_desktop.families.tableau.solver.hints import Advice
    from hanafuda_desktop.families.tableau.solver.questions import About, Standing, Winnability
    from hanafuda_desktop.families.tableau.state import TableauMove


_LOG: Final = logging.getLogger(__name__)

HINT_MS: Final = 800
"""So long a person waits for a hint, at most, once the process is there."""
GRACE_MS: Final = 3000
"""How much longer a hint may take: the process may just be coming up."""
_MOST_FAILURES: Final = 3
"""After so many in a row, the process is not asked any more."""


def solver_work() -> process.Work:
    """Patiences are solved."""
    from hanafuda_desktop.app.workers import solver

    return process.Work(
        "solver",
        solver.serve,
        solver.asked,
        solver.SolveAnswer,
        solver.Searched,
    )


class _Open(NamedTuple):
    """A question that is being thought about, and who takes the answer."""

    number: int
    question: Wondered
    take: Callable[[Any], None]


class Solving(QObject):
    """Answers questions about the patience on one table.

    Args:
        parent: the object it belongs to.
    """

    searched = Signal(int)
    """So many nodes were searched so far for what is being thought about."""
    judged = Signal(object)
    """How the game stands (:class:`Standing`), as far as it is
    known; said again whenever more is known."""

    _told = Signal(object)
    """Carries what the process tells from its thread into the window's."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = process.WorkerProcess(self._told.emit, solver_work)
        self._numbers = 0
        self._open: _Open | None = None
        self._failures = 0
        self._told.connect(self._heard)
        self._hint: tuple[Wondered, Callable[[Advice | None], None]] | None = None
        self._wish: tuple[Wondered, Callable[[Any], None]] | None = None
        self._game: Game | None = None
        self._course: Winnability | None = None
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._too_late)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._open is not None

    @property
    def is_given_up(self) -> bool:
        """Whether the process ended so often that it is not asked any more."""
        return self._failures >= _MOST_FAILURES

    @property
    def is_advising(self) -> bool:
        """Whether advice is still to come."""
        return self._hint is not None

    @property
    def standing(self) -> Standing | None:
        """How the judged game stands, as far as it is known; ``None`` while none is judged."""
        return self._course.standing if self._course is not None else None

    @property
    def line(self) -> tuple[TableauMove, ...]:
        """How the judged game can be won from now on, by one who knows every card; or nothing."""
        return self._course.line if self._course is not None else ()

    def judge(self, game: Game) -> None:
        """Find out how this game stands now; called again after each change of it.

        What was found out about the same game before is kept. :attr:`judged` says what is known.
        """
        from hanafuda_desktop.families.tableau.solver.questions import Winnability

        if self._course is None or self._game is not game:
            self._course, self._game = Winnability(), game
        self._course.follow(game.moves)
        if self._hint is None and self._wish is None:
            self._drop_open()
        self.judged.emit(self._course.standing)
        self._go_on()

    def advise(
        self,
        rules: TableauRules,
        view: View,
        plan: tuple[TableauMove, ...],
        take: Callable[[Advice | None], None],
    ) -> None:
        """Find a good move; an earlier question for one is dropped.

        Args:
            rules: the game.
            view: what the player sees; nothing else is used.
            plan: what is left of the plan that came with an earlier advice and was followed.
            take: is given the advice, later, or ``None`` if none can be had.
        """
        from hanafuda_desktop.app.workers.solver import Wondered
        from hanafuda_desktop.families.tableau.solver.questions import HintQuestion

        self._drop_open()
        self._hint = (Wondered(rules, HintQuestion(view, plan, HINT_MS)), take)
        self._deadline.start(HINT_MS + GRACE_MS if not self.is_given_up else 0)
        self._go_on()

    def wonder(self, rules: TableauRules, what: About, take: Callable[[Any], None]) -> None:
        """Find out something that a person waits for, however long it takes.

        An earlier such question is dropped.

        Args:
            rules: the game.
            what: the question.
            take: is given the answer, later, or ``None`` if none can be had.
        """
        from hanafuda_desktop.app.workers.solver import Wondered

        if self._hint is None:
            self._drop_open()
        self._wish = (Wondered(rules, what), take)
        if self.is_given_up:
            QTimer.singleShot(0, self, lambda: self._granted(None))
        self._go_on()

    def drop_wish(self) -> None:
        """The person does not wait any more for what was last asked by :meth:`wonder`."""
        if self._wish is not None:
            self._wish = None
            if self._hint is None:
                self._drop_open()
            self._go_on()

    def drop(self) -> None:
        """The table is about to change: answer nothing that was asked about it."""
        self._deadline.stop()
        self._hint = self._wish = None
        self._drop_open()

    def forget(self) -> None:
        """Judge no game any more."""
        if self._hint is None and self._wish is None:
            self._drop_open()
        self._game = self._course = None

    def stop(self) -> None:
        """The table goes away: end the process."""
        self.drop()
        self.forget()
        self._worker.stop()

    # --- what is asked ---------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self._open is not None or self.is_given_up:
            return
        if self._hint is not None:
            question, _ = self._hint
            self._ask(question, self._advised)
        elif self._wish is not None:
            self._ask(self._wish[0], self._granted)
        elif self._course is not None and (number := self._course.question()) is not None:
            self._ask(self._about(number), lambda solution: self._learn(number, solution))

    def _about(self, number: int) -> Wondered:
        """The question whether the judged game could be won after so many moves."""
        from hanafuda_desktop.app.workers.solver import Wondered
        from hanafuda_desktop.families.tableau.solver.questions import to_judge

        assert self._game is not None
        rules = known(self._game.rules)
        assert rules.family == "tableau"
        return Wondered(rules, to_judge(self._game, number))

    # --- what comes back -------------------------------------------------------------------------

    def _learn(self, number: int, solution: Any) -> None:
        assert self._course is not None
        self._course.learn(number, solution)
        self.judged.emit(self._course.standing)

    def _advised(self, advice: Advice | None) -> None:
        self._deadline.stop()
        if self._hint is not None:
            (_, take), self._hint = self._hint, None
            take(advice)

    def _granted(self, answer: Any) -> None:
        if self._wish is not None:
            (_, take), self._wish = self._wish, None
            take(answer)

    def _gave_up(self) -> None:
        self._advised(None)
        self._granted(None)

    def _too_late(self) -> None:
        if self._hint is not None:
            self._drop_open()
            self._worker.interrupt()
            self._advised(None)
            self._go_on()

    # --- the process -----------------------------------------------------------------------------

    def _drop_open(self) -> None:
        if self._open is not None:
            self._open = None
            self._worker.drop()

    def _ask(self, question: Wondered, take: Callable[[Any], None]) -> None:
        self._numbers += 1
        self._open = _Open(self._numbers, question, take)
        self._worker.ask(self._numbers, question)

    def _heard(self, message: Any) -> None:
        from hanafuda_desktop.app.workers.solver import Searched, SolveAnswer

        match message:
            case process.Ended():
                self._failed(message)
            case Searched(number, nodes):
                if self._is_open(number):
                    self.searched.emit(nodes)
            case SolveAnswer(number, answer):
                self._failures = 0
                if self._open is not None and self._is_open(number) and answer is not None:
                    take, self._open = self._open.take, None
                    take(answer)
                    self._go_on()

    def _is_open(self, number: int) -> bool:
        return self._open is not None and self._open.number == number

    def _failed(self, ended: process.Ended) -> None:
        _LOG.log(ended.log_level, "the process of the solver has ended: %s", ended.why)
        self._failures += 1
        if self._failures >= _MOST_FAILURES:
            _LOG.error("the solver is not asked any more")
            self._open = None
            self._gave_up()
        else:
            self._open = None
            self._go_on()  # the same question again, of a new process
