"""A game to try rules with: nothing of it is saved, and its computers think no longer than a blink.

It is dealt from the rules that are being written. When those change, the same deal is played again
as far as the new rules allow.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from hanafuda_desktop.app.computers import Question
from hanafuda_desktop.app.going_on import CannotGoOn, gone_on
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.saves import Found, GameRef, Saves, Slot
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.sitting import dealt
from hanafuda_desktop.app.table_driver import TableDriver
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.language import tr
from hanafuda_desktop.players.quick_player import quick_move
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["Sandbox", "SandboxDriver"]

_PAUSE_MS: Final = 0


class _NoSlot(Slot):
    """A place in which nothing is kept."""

    def __init__(self) -> None:
        """It has no file."""

    def read(self, *, previous: bool = False) -> Found:
        """Nothing was saved."""
        return Found()

    def write(self, text: str, *, previous: bool = False) -> None:
        """Nothing is saved."""

    def add(self, word: str) -> None:
        """Nothing is saved."""

    def close(self) -> None:
        """Nothing is held."""


class _NoSaves(Saves):
    """Keeps nothing."""

    def __init__(self) -> None:
        super().__init__(Path())

    def take(self, ref: GameRef) -> Slot:
        """A place in which nothing is kept."""
        return _NoSlot()

    def last(self) -> GameRef | None:
        """Nothing was open."""
        return None

    def remember(self, ref: GameRef) -> None:
        """Nothing is noted."""


class Sandbox(Session):
    """The game on the sandbox's table.

    Args:
        library: where other games are.
    """

    def __init__(self, library: Library) -> None:
        super().__init__(library, _NoSaves())

    def lay(self, rules: GameRules, seating: Seating, seed: int) -> None:
        """Deal anew.

        Raises:
            EngineError: the deal is not possible.
        """
        self._put(dealt(rules, seating, seed), saved=True)

    def go_on_by(self, rules: GameRules, seating: Seating) -> str:
        """Play the same deal by other rules, as far as it was played and these allow it.

        Returns:
            What became of the game, in a sentence.

        Raises:
            EngineError: the deal is not possible.
        """
        before = self.sitting
        try:
            sitting = gone_on(before, rules, seating)
        except CannotGoOn as why:
            sitting, said = (
                dealt(rules, seating, before.game.seed),
                tr("Dealt anew: {why}", why=why),
            )
        else:
            goes_on = tr("The game goes on by the new rules.")
            said = goes_on if before.game.moves else tr("Dealt by the new rules.")
        self._put(sitting, saved=True, goes_on=True)  # no cards fly at every change of a letter
        return said


class _Quick(Thinking):
    """Answers with the first move that makes sense; it needs no process for that."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._asked: tuple[Question, Callable[[Any, str], None]] | None = None
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.timeout.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None

    def prepare(self) -> None:
        """There is nothing to prepare."""

    def ask(self, question: Question, take: Callable[[Any, str], None]) -> None:
        """Choose a move; what was asked before is dropped."""
        self._asked = (question, take)
        self._due.start(_PAUSE_MS)

    def drop(self) -> None:
        """Give no answer any more."""
        self._due.stop()
        self._asked = None

    def stop(self) -> None:
        """The window closes."""
        self.drop()

    def _tell(self) -> None:
        if self._asked is not None:
            question, take = self._asked
            self._asked = None
            take(quick_move(question.view, question.moves, question.rules), "")


class SandboxDriver(TableDriver):
    """Drives the sandbox's table, with computers that need no process."""

    def _new_thinking(self) -> Thinking:
        return _Quick(self)
