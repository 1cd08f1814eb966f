"""Lets computer players think, in a process of their own: one question at a time.

Whoever asks never waits. Sooner or later there is an answer: the player's, or a quick legal move
if that takes too long, fails, or its process dies. The log says so, and the process is started
again; after some failures in a row, of whatever kind, it is left at quick moves, which the log says
once. A process that takes long to start has not failed: quick moves are played until it is up, and
then the players choose themselves. Nor has a player that had to choose when its time was over; but
it plays worse than it is said to, so the log says that, too, once for a game and its kind. What a
busy machine does to players that are well is a warning in the log, unless they are given up; all
else is an error.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.storage.faults import FaultElsewhere, tell_fault
from hanafuda_desktop.app.workers import computers, process
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.play.computers import Question, quick_answer

if TYPE_CHECKING:
    from hanafuda_desktop.app.workers.computers import Answered
    from hanafuda_desktop.play.computers import Answer


_LOG: Final = logging.getLogger(__name__)

GRACE_MS: Final = 3000
"""How much longer than its budget a player may take: its process may just be coming up."""
TOO_LATE: Final = "it takes too long"
"""Why a quick move is played for a player that has not answered in time."""
NOT_UP: Final = "its process is still being started"
"""Why one is played while nobody can answer yet."""
GIVEN_UP: Final = "its process has failed too often"
"""Why one is played when nobody is asked any more."""
LATE: Final = frozenset((TOO_LATE, NOT_UP))
"""What a busy machine makes of players that are well."""
_MOST_FAILURES: Final = 3
"""After so many in a row, the process is not asked any more: nobody likes to wait each time."""


def computers_work() -> process.Work:
    """Computer players think."""
    return process.Work("computers", computers.serve, computers.asked, computers.Answered)


class _Open(NamedTuple):
    """The question that is still to be answered, and who takes the answer."""

    number: int
    question: Question
    take: Callable[[Answer], None]


class Thinking(QObject):
    """Answers the questions of one window.

    Args:
        parent: the object it belongs to.

    Attributes:
        faults: why quick moves had to be played so far, in order.
        answered: how many moves the players have chosen themselves.
    """

    _told = Signal(object)
    """Carries what the process tells from its thread into the window's."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = process.WorkerProcess(self._told.emit, computers_work)
        self._numbers = 0
        self._open: _Open | None = None
        self._failures = 0
        self._awaits_start = False
        self._is_late_start_told = False
        self._hurried: set[tuple[str, str]] = set()
        self.faults: list[str] = []
        self.answered = 0
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._too_late)
        self._told.connect(self._heard)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._open is not None

    def prepare(self) -> None:
        """There will be questions: let the process come up meanwhile."""
        if self._failures < _MOST_FAILURES:
            self._worker.prepare()

    def ask(self, question: Question, take: Callable[[Any, str], None]) -> None:
        """Think about this; what was asked before is dropped.

        Args:
            question: what is asked.
            take: is given the move, later, and why it is not the player's own choice, or the empty
                string.
        """
        moves = question.moves
        self.weigh(question, lambda answer: take(moves[answer.move], answer.fault))

    def weigh(self, question: Question, take: Callable[[Answer], None]) -> None:
        """The same for one who wants all of the answer, as a coach's thoughts.

        Args:
            question: what is asked.
            take: is given the answer, later; its move is one of the question's.
        """
        self._numbers += 1
        self._open = _Open(self._numbers, question, take)
        if self._failures < _MOST_FAILURES:
            self._awaits_start = self._awaits_start and not self._worker.is_up
            self._is_late_start_told = self._is_late_start_told and not self._worker.is_up
            # A process that is known to start slowly is not waited for again with every question.
            self._deadline.start(question.budget_ms + (0 if self._awaits_start else GRACE_MS))
            self._worker.ask(self._numbers, question)
        else:
            self._deadline.start(0)

    def drop(self) -> None:
        """Give no answer any more."""
        self._deadline.stop()
        self._open = None
        self._worker.drop()

    def stop(self) -> None:
        """The window closes: end the process."""
        self.drop()
        self._worker.stop()

    # --- what comes back -------------------------------------------------------------------------

    def _heard(self, message: Answered | process.Ended) -> None:
        number = self._open.number if self._open is not None else 0
        if isinstance(message, process.Ended):
            _LOG.log(
                message.log_level, "the process of the computer players has ended: %s", message.why
            )
            self._failures += 1
            if self._failures == _MOST_FAILURES:
                _LOG.error("the computer players are not asked any more: quick moves from now on")
            self._is_late_start_told = False
            if message.number == number != 0:
                self._answer_quickly("its process has ended")
            self.prepare()
            return
        self._failures = 0
        if message.number == number:
            self._answer(message.answer)
        else:
            _LOG.warning("an answer to position %d came too late", message.number)

    def _too_late(self) -> None:
        if self._failures >= _MOST_FAILURES:
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
        who = "coach" if question.weighing is not None else question.player
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
        if found is None:
            return
        self.drop()
        moves = found.question.moves
        if not 0 <= answer.move < len(moves):
            answer = quick_answer(mind_of, found.question, "it chose a move that there is not")
        if not answer.fault:
            self.answered += 1
        else:
            self.faults.append(answer.fault)
            if answer.fault not in (NOT_UP, GIVEN_UP):  # which are told once
                level = logging.WARNING if answer.fault == TOO_LATE else logging.ERROR
                _LOG.log(level, "the player '%s' failed: %s", found.question.player, answer.fault)
        if answer.is_cut_short:
            self._tell_hurry(found.question)
        if answer.trace:
            tell_fault(FaultElsewhere(answer.fault, answer.trace))
        found.take(answer)
