"""Computer players that think in the test's own thread, for tests that are about something else."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer

from hanafuda_desktop.app import worker_process
from hanafuda_desktop.app.computers import Question, answer
from hanafuda_desktop.app.worker import Answered

__all__ = ["WorkerHere"]


class WorkerHere:
    """As a process of workers, but right here and at the next turn of the event loop."""

    def __init__(self, tell: Callable[[Answered | worker_process.Ended], None]) -> None:
        self._tell = tell
        self._waiting: tuple[int, Question] | None = None
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    def prepare(self) -> None:
        pass

    def ask(self, number: int, question: Question) -> None:
        self._waiting = (number, question)
        self._timer.start(0)

    def drop(self) -> None:
        self._timer.stop()

    def interrupt(self) -> bool:
        return False

    def stop(self) -> None:
        self.drop()

    def _answer(self) -> None:
        assert self._waiting is not None
        number, question = self._waiting
        self._tell(Answered(number, answer(question)))
