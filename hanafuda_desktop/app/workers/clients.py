"""Who asks the processes of the computer players and of the solver: one question at a time.

Whoever asks never waits. A process that ends is started again; after some failures in a row, of
whatever kind, it is not asked any more, which the log says once. What a busy machine does to
processes that are well is a warning in the log; all else is an error.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.storage.faults import FaultElsewhere, tell_fault
from hanafuda_desktop.app.workers import process
from hanafuda_desktop.families.language import known
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.play.computers import quick_answer

if TYPE_CHECKING:
    from hanafuda_desktop.app.workers.solver_work import TableauQuestion
    from hanafuda_desktop.engine.game import Game
    from hanafuda_desktop.engine.view import View
    from hanafuda_desktop.families.tableau.schema import TableauRules
    from hanafuda_desktop.families.tableau.solver.hints import Advice
    from hanafuda_desktop.families.tableau.solver.winnability import About, Standing, Winnability
    from hanafuda_desktop.families.tableau.state import TableauMove
    from hanafuda_desktop.play.computers import Answer, Question

_LOG: Final = logging.getLogger(__name__)

GRACE_MS: Final = 3000
"""How much longer than its time an answer may take: the process may just be coming up."""
_MOST_FAILURES: Final = 3
"""After so many in a row, the process is not asked any more: nobody likes to wait each time."""


QuestionT = TypeVar("QuestionT")
AnswerT = TypeVar("AnswerT")


class _Open(NamedTuple, Generic[QuestionT, AnswerT]):
    """The question that is still to be answered, and who takes the answer."""

    number: int
    question: QuestionT
    take: Callable[[AnswerT], None]


class WorkerClient(QObject, Generic[QuestionT, AnswerT]):
    """Asks one process, and hears what comes back; what that means, each kind of client knows.

    Args:
        work: what the process is for.
        parent: the object it belongs to.
    """

    whose: ClassVar[str]
    """Whose process it is, for the log."""
    resignation: ClassVar[str]
    """What the log says when the process is given up."""

    searched = Signal(int)
    """So many nodes were searched so far for what is being thought about."""

    _told = Signal(object)
    """Carries what the process tells from its thread into the window's."""

    def __init__(self, work: Callable[[], process.Work], parent: QObject | None) -> None:
        super().__init__(parent)
        self._worker = process.WorkerProcess(self._told.emit, work)
        self._numbers = 0
        self._open: _Open[QuestionT, AnswerT] | None = None
        self._failures = 0
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._too_late)
        self._told.connect(self._heard)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._open is not None

    @property
    def is_given_up(self) -> bool:
        """Whether the process ended so often that it is not asked any more."""
        return self._failures >= _MOST_FAILURES

    def drop(self) -> None:
        """Give no answer any more to anything that was asked."""
        self._deadline.stop()
        self._drop_open()

    def stop(self) -> None:
        """The window or the table goes away: end the process."""
        self.drop()
        self._worker.stop()

    def _ask(self, question: QuestionT, take: Callable[[AnswerT], None]) -> None:
        self._numbers += 1
        self._open = _Open(self._numbers, question, take)
        if not self.is_given_up:
            self._worker.ask(self._numbers, question)

    def _drop_open(self) -> None:
        self._open = None
        self._worker.drop()

    def _heard(self, message: process.Ended | process.Progress | process.Reply) -> None:
        is_open = self._open is not None and message.number == self._open.number
        match message:
            case process.Ended(why=why):
                # A busy machine makes a process late that is well.
                level = logging.WARNING if message.was_late else logging.ERROR
                _LOG.log(level, "the process of the %s has ended: %s", self.whose, why)
                self._failures += 1
                if self._failures == _MOST_FAILURES:
                    _LOG.error(self.resignation)
                self._ended(was_asked=is_open)
            case process.Progress(nodes=nodes):
                if is_open:
                    self.searched.emit(nodes)
            case process.Reply(number, answer):
                self._failures = 0
                if not is_open:
                    self._missed(number)
                elif answer is not None:
                    self._answer(answer)

    def _ended(self, *, was_asked: bool) -> None:
        """The process has ended, perhaps while it was asked the open question."""
        raise NotImplementedError

    def _missed(self, number: int) -> None:
        """An answer came to a position that is no longer asked about."""

    def _answer(self, answer: AnswerT) -> None:
        """The open question is answered."""
        raise NotImplementedError

    def _too_late(self) -> None:
        """The time for an answer is over."""
        raise NotImplementedError


# Computer players.

TOO_LATE: Final = "it takes too long"
"""Why a quick move is played for a player that has not answered in time."""
NOT_UP: Final = "its process is still being started"
"""Why one is played while nobody can answer yet."""
GIVEN_UP: Final = "its process has failed too often"
"""Why one is played when nobody is asked any more."""
LATE: Final = frozenset((TOO_LATE, NOT_UP))
"""What a busy machine makes of players that are well."""


class ComputerClient(WorkerClient["Question", "Answer"]):
    """Lets the computer players of one window think.

    Sooner or later there is an answer: the player's, or a quick legal move if that takes too long,
    fails, or its process dies. A process that takes long to start has not failed: quick moves are
    played until it is up, and then the players choose themselves. Nor has a player that had to
    choose when its time was over; but it plays worse than it is said to, so the log says that, too,
    once for a game and its kind.

    Args:
        parent: the object it belongs to.

    Attributes:
        faults: why quick moves had to be played so far, in order.
        answered: how many moves the players have chosen themselves.
    """

    whose = "computer players"
    resignation = "the computer players are not asked any more: quick moves from now on"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(process.computers_work, parent)
        self._awaits_start = False
        self._is_late_start_told = False
        self._hurried: set[tuple[str, str]] = set()
        self.faults: list[str] = []
        self.answered = 0

    def prepare(self) -> None:
        """There will be questions: let the process come up meanwhile."""
        if not self.is_given_up:
            self._worker.prepare()

    def ask(self, question: Question, take: Callable[[Answer], None]) -> None:
        """Think about this; what was asked before is dropped.

        Args:
            question: what is asked.
            take: is given the answer, later; its move is one of the question's.
        """
        wait = 0
        if not self.is_given_up:
            self._awaits_start = self._awaits_start and not self._worker.is_up
            self._is_late_start_told = self._is_late_start_told and not self._worker.is_up
            # A process that is known to start slowly is not waited for again with every question.
            wait = question.budget_ms + (0 if self._awaits_start else GRACE_MS)
        self._deadline.start(wait)
        self._ask(question, take)

    def _ended(self, *, was_asked: bool) -> None:
        self._is_late_start_told = False
        if was_asked:
            self._answer_quickly("its process has ended")
        self.prepare()

    def _missed(self, number: int) -> None:
        _LOG.warning("an answer to position %d came too late", number)

    def _too_late(self) -> None:
        if self.is_given_up:
            self._answer_quickly(GIVEN_UP)
        elif not self._worker.is_up:
            self._tell_late_start()
            self._awaits_start = True
            self._answer_quickly(NOT_UP)
        elif self._awaits_start and self._open is not None:
            # It came up meanwhile: now it has the time that it may take.
            self._awaits_start = False
            self._deadline.start(self._open.question.budget_ms + GRACE_MS)
        else:
            # It may be busy with this question, or still with an earlier one.
            self._worker.interrupt()
            self._answer_quickly(TOO_LATE)

    def _tell_late_start(self) -> None:
        if not self._is_late_start_told and self._open is not None:
            self._is_late_start_told = True
            _LOG.warning(
                "the process of the computer players takes long to start: "
                "a quick move for the player '%s', and for all until it is up",
                self._open.question.player,
            )

    def _tell_hurry(self, question: Question) -> None:
        who = "coach" if question.playouts is not None else question.player
        if (who, question.rules.id) not in self._hurried:
            self._hurried.add((who, question.rules.id))
            _LOG.warning(
                "the player '%s' had to choose before it had thought of everything: %d ms are not "
                "enough for it in the game '%s'",
                who,
                question.budget_ms,
                question.rules.id,
            )

    def _answer_quickly(self, fault: str) -> None:
        if self._open is not None:
            self._answer(quick_answer(mind_of, self._open.question, fault))

    def _answer(self, answer: Answer) -> None:
        found = self._open
        assert found is not None
        self.drop()
        question = found.question
        if not 0 <= answer.move < len(question.moves):
            answer = quick_answer(mind_of, question, "it chose a move that there is not")
        if not answer.fault:
            self.answered += 1
        else:
            self.faults.append(answer.fault)
            if answer.fault not in (NOT_UP, GIVEN_UP):  # which are told once
                level = logging.WARNING if answer.fault == TOO_LATE else logging.ERROR
                _LOG.log(level, "the player '%s' failed: %s", question.player, answer.fault)
        if answer.is_cut_short:
            self._tell_hurry(question)
        if answer.trace:
            tell_fault(FaultElsewhere(answer.fault, answer.trace))
        found.take(answer)


# The solver of patiences.

HINT_MS: Final = 800
"""So long a person waits for a hint, at most, once the process is there."""

_Awaited = Literal["hint", "wish"]
"""What a person waits for: a hint, or something that was asked by ``wonder``."""
_BY_URGENCY: Final[tuple[_Awaited, ...]] = ("hint", "wish")


def solver_work() -> process.Work:
    """Patiences are solved."""
    from hanafuda_desktop.app.workers import solver_work

    return process.Work("solver", solver_work.serve, can_be_called_off=True)


class SolverClient(WorkerClient["TableauQuestion", Any]):
    """Lets the patience on one table be solved: whether it can be won, and what to do.

    An answer about a table that has changed is dropped. A hint goes first, for somebody waits for
    it, then what else somebody waits for, and otherwise the position of the game that is judged.

    Args:
        parent: the object it belongs to.
    """

    whose = "solver"
    resignation = "the solver is not asked any more"

    judged = Signal(object)
    """How the game stands (:class:`Standing`), as far as it is
    known; said again whenever more is known."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(solver_work, parent)
        self._awaited: dict[_Awaited, tuple[TableauQuestion, Callable[[Any], None]]] = {}
        self._game: Game | None = None
        self._course: Winnability | None = None

    @property
    def is_advising(self) -> bool:
        """Whether advice is still to come."""
        return "hint" in self._awaited

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
        from hanafuda_desktop.families.tableau.solver.winnability import Winnability

        if self._course is None or self._game is not game:
            self._course, self._game = Winnability(), game
        self._course.follow(game.moves)
        if not self._awaited:
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
        from hanafuda_desktop.app.workers.solver_work import TableauQuestion
        from hanafuda_desktop.families.tableau.solver.winnability import HintQuestion

        self._drop_open()
        self._awaited["hint"] = (TableauQuestion(rules, HintQuestion(view, plan, HINT_MS)), take)
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
        from hanafuda_desktop.app.workers.solver_work import TableauQuestion

        if not self.is_advising:
            self._drop_open()
        self._awaited["wish"] = (TableauQuestion(rules, what), take)
        if self.is_given_up:
            QTimer.singleShot(0, self, lambda: self._grant("wish", None))
        self._go_on()

    def drop_wish(self) -> None:
        """The person does not wait any more for what was last asked by :meth:`wonder`."""
        if self._awaited.pop("wish", None) is not None:
            if not self.is_advising:
                self._drop_open()
            self._go_on()

    def drop(self) -> None:
        """The table is about to change: answer nothing that was asked about it."""
        self._awaited.clear()
        super().drop()

    def forget(self) -> None:
        """Judge no game any more."""
        if not self._awaited:
            self._drop_open()
        self._game = self._course = None

    def stop(self) -> None:
        """The table goes away: end the process."""
        self.forget()
        super().stop()

    def _go_on(self) -> None:
        if self.is_busy or self.is_given_up:
            return
        for which in _BY_URGENCY:
            if which in self._awaited:
                self._ask(self._awaited[which][0], partial(self._grant, which))
                return
        if self._course is not None and (number := self._course.question()) is not None:
            self._ask(self._about(number), partial(self._learn, number))

    def _about(self, number: int) -> TableauQuestion:
        """The question whether the judged game could be won after so many moves."""
        from hanafuda_desktop.app.workers.solver_work import TableauQuestion
        from hanafuda_desktop.families.tableau.solver.winnability import to_judge

        assert self._game is not None
        rules = known(self._game.rules)
        assert rules.family == "tableau"
        return TableauQuestion(rules, to_judge(self._game, number))

    def _learn(self, number: int, solution: Any) -> None:
        assert self._course is not None
        self._course.learn(number, solution)
        self.judged.emit(self._course.standing)

    def _grant(self, which: _Awaited, answer: Any) -> None:
        if which == "hint":
            self._deadline.stop()
        if (awaited := self._awaited.pop(which, None)) is not None:
            awaited[1](answer)

    def _answer(self, answer: Any) -> None:
        assert self._open is not None
        take, self._open = self._open.take, None
        take(answer)
        self._go_on()

    def _too_late(self) -> None:
        if self.is_advising:
            self._drop_open()
            self._worker.interrupt()
            self._grant("hint", None)
            self._go_on()

    def _ended(self, *, was_asked: bool) -> None:
        if was_asked or self.is_given_up:
            self._open = None
        if self.is_given_up:
            for which in _BY_URGENCY:
                self._grant(which, None)
        else:
            self._go_on()  # the same question again, of a new process
