"""Processes that think in the test's own thread, for tests that are about something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QTimer

from hanafuda_desktop.app.workers import process
from hanafuda_desktop.app.workers.process import Reply, computers_work
from hanafuda_desktop.app.workers.solver_work import TableauQuestion
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.families.tableau.solver.deals import deals_of_day
from hanafuda_desktop.families.tableau.solver.hints import Advice, hints
from hanafuda_desktop.families.tableau.solver.search import Solution, Verdict
from hanafuda_desktop.families.tableau.solver.winnability import (
    Deals,
    HintQuestion,
    OfDay,
    Picked,
    WinQuestion,
)
from hanafuda_desktop.play.computers import Question, answer

__all__ = ["COACH_PLAYOUTS", "WorkerHere"]

COACH_PLAYOUTS = 24
"""So many a coach plays out here to find the best."""


class WorkerHere:
    """As a process of workers, but right here and at the next turn of the event loop.

    The solver decides nothing, and its hints come from the weights: both take it no time. A coach
    plays out a few rounds only.
    """

    def __init__(
        self,
        tell: Callable[[Any], None],
        work: Callable[[], process.Work] = computers_work,
    ) -> None:
        self._tell = tell
        self._waiting: tuple[int, Any] | None = None
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)
        self.is_up = True

    def prepare(self) -> None:
        pass

    def ask(self, number: int, question: Any) -> None:
        self._waiting = (number, question)
        self._timer.start(0)

    def drop(self) -> None:
        self._timer.stop()

    def interrupt(self) -> None:
        pass

    def stop(self) -> None:
        self.drop()

    def _answer(self) -> None:
        assert self._waiting is not None
        number, question = self._waiting
        match question:
            case Question():
                self._tell(Reply(number, answer(mind_of, _quicker(question))))
            case TableauQuestion(rules, HintQuestion(view)):
                self._tell(Reply(number, Advice(hints(rules, view))))
            case TableauQuestion(_, WinQuestion()):
                self._tell(Reply(number, Solution(Verdict.UNKNOWN, (), 0)))
            case TableauQuestion(_, Deals(first)):
                self._tell(Reply(number, Picked(first + 2, 3)))  # the third can be won
            case TableauQuestion(rules, OfDay(day)):
                self._tell(Reply(number, Picked(next(deals_of_day(rules.id, day)), 1)))


def _quicker(question: Question) -> Question:
    if question.playouts is None:
        return question
    return replace(question, playouts=min(question.playouts, COACH_PLAYOUTS))
