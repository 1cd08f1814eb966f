"""Lets computer players think: one question at a time, and an answer that comes when it comes.

Whoever asks listens to :attr:`Thinking.chosen` and never waits. So it makes no difference to the
rest of the program where the thinking is done.
"""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.computers import Question, answer

__all__ = ["Thinking"]

_LOG: Final = logging.getLogger(__name__)


class Thinking(QObject):
    """Answers questions in the window's thread; a player that needs longer belongs elsewhere."""

    chosen = Signal(object)
    """The move that was chosen, in answer to what was asked last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._question: Question | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._question is not None

    def ask(self, question: Question) -> None:
        """Think about this; what was asked before is dropped."""
        self._question = question
        self._timer.start(0)

    def drop(self) -> None:
        """Give no answer any more."""
        self._timer.stop()
        self._question = None

    def _answer(self) -> None:
        question = self._question
        if question is None:
            return
        self.drop()
        found = answer(question)
        if found.fault:
            _LOG.error("the player '%s' failed: %s", question.player, found.fault)
        self.chosen.emit(found.move)
