"""What runs in the solver's process in place of its own ``serve``: solvers that are odd somehow."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

from hanafuda_desktop.app.workers.process import READY, Progress, Reply
from hanafuda_desktop.app.workers.solver_work import serve
from hanafuda_desktop.families.tableau.solver.hints import Advice
from hanafuda_desktop.families.tableau.solver.winnability import WinQuestion
from hanafuda_desktop.families.tableau.state import TurnStock

__all__ = ["dies_once_asked", "hangs", "refuses_with_qt", "searches_until_called_off"]


def hangs(pipe: Any, wanted: Any) -> None:
    """Think for ever about every question."""
    _answering(pipe, lambda *_: time.sleep(600))


def dies_once_asked(pipe: Any, wanted: Any) -> None:
    """End in the midst of a thought."""
    _answering(pipe, lambda *_: os._exit(3))


def searches_until_called_off(pipe: Any, wanted: Any) -> None:
    """Decide no position as long as anybody wants to know; advise to turn the stock."""

    def answer(number: int, question: Any) -> None:
        nodes = 0
        while isinstance(question.what, WinQuestion) and wanted.value == number:
            nodes += 100
            pipe.send(Progress(number, nodes))
            time.sleep(0.05)
        is_sight = not isinstance(question.what, WinQuestion)
        pipe.send(Reply(number, Advice((TurnStock(),)) if is_sight else None))

    _answering(pipe, answer)


def refuses_with_qt(pipe: Any, wanted: Any) -> None:
    """Work as usual, if Qt was not imported with it."""
    if not any(name.startswith(("PySide6", "shiboken6")) for name in sys.modules):
        serve(pipe, wanted)


def _answering(pipe: Any, answer: Callable[[int, Any], Any]) -> None:
    pipe.send(READY)
    while True:
        number, _, question = pipe.recv()
        answer(number, question)
