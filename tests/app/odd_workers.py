"""What runs in the worker's process in place of its own ``serve``: workers that fail somehow."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any

from hanafuda_desktop.app.workers.process import READY, Reply, serve_questions, thought
from hanafuda_desktop.play.computers import Answer, Question

__all__ = [
    "answers_wrongly",
    "dies",
    "dies_once_asked",
    "hangs",
    "has_a_fault",
    "lags",
    "takes_its_time",
    "tells_of_qt",
    "writes_nonsense",
]


def hangs(pipe: Any) -> None:
    """Think for ever about every question."""
    _answering(pipe, lambda *_: time.sleep(600))


def dies(pipe: Any) -> None:
    """End before anything was asked."""
    os._exit(3)


def dies_once_asked(pipe: Any) -> None:
    """End in the midst of a thought."""
    _answering(pipe, lambda *_: os._exit(3))


def answers_wrongly(pipe: Any) -> None:
    """Choose a move that there is not."""
    _answering(pipe, lambda number, question: Reply(number, Answer(len(question.moves))))


def lags(pipe: Any) -> None:
    """Answer every question as if it were the one before."""
    _answering(pipe, lambda number, _: Reply(number - 1, Answer(0)))


def takes_its_time(pipe: Any) -> None:
    """Think for longer than anybody needs to change the table."""

    def answer(number: int, _question: Question) -> Reply:
        time.sleep(0.8)
        return Reply(number, Answer(0))

    _answering(pipe, answer)


def writes_nonsense(pipe: Any) -> None:
    """Answer something that is no answer."""
    _answering(pipe, lambda *_: "all the brights")


def has_a_fault(pipe: Any) -> None:
    """Fail as the program itself would, in the midst of a thought."""

    def answer(_number: int, _question: Question) -> list[Reply]:
        raise ValueError("the worker fell")

    serve_questions(pipe, answer)


def tells_of_qt(pipe: Any) -> None:
    """Think as a worker does, and then tell what of Qt it took, in place of a fault."""

    def answer(number: int, question: Question) -> list[Reply]:
        (reply,) = thought(number, question)
        found = [name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))]
        return [Reply(number, Answer(reply.answer.move, f"of Qt: {found}"))]

    serve_questions(pipe, answer)


def _answering(pipe: Any, answer: Callable[[int, Question], Any]) -> None:
    pipe.send(READY)
    while True:
        number, _, question = pipe.recv()
        pipe.send(answer(number, question))
