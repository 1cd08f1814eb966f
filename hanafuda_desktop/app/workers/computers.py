"""What runs in the process in which computer players think; it never imports Qt.

What comes in and goes out through the pipe is plain values: views, moves and numbers, never a
state of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanafuda_desktop.app.workers.process import Reply, from_now, serve_questions
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.play.computers import Question, answer

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


def replies(number: int, question: Question) -> tuple[Reply]:
    """The answer; the player has the question's time from now on."""
    return (Reply(number, answer(mind_of, question, from_now(question.budget_ms))),)


def serve(pipe: Connection) -> None:
    """Answer questions until nobody is left to ask them.

    Args:
        pipe: where questions come from and answers go to.
    """
    serve_questions(pipe, replies)
