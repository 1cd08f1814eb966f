"""Asks the file of the statistics for a window: open no longer than that; what fails is said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from hanafuda_desktop.app.statistics.store import Store, StoreProblem, open_store
from hanafuda_desktop.language import tr

__all__ = ["Asking"]

Answer = TypeVar("Answer")


class Asking:
    """Asks one file.

    Args:
        path: the file.
        say: takes a sentence for the person; the empty one when all went well.
    """

    def __init__(self, path: Path, say: Callable[[str], None]) -> None:
        self._path = path
        self._say = say
        self._is_checked = False

    def ask(self, question: Callable[[Store], Answer]) -> Answer | None:
        """What the open file answers, or is made to do; ``None`` where that cannot be."""
        answer = None
        try:
            store, said = open_store(self._path, is_checked=self._is_checked)
            self._is_checked = True
            try:
                answer = question(store)
            finally:
                store.close()
        except StoreProblem as problem:
            self._is_checked = False
            said = tr("The statistics cannot be used now ({why}).", why=problem)
        except OSError as error:
            said = tr("That could not be written ({why}).", why=error.strerror)
        self._say(said)
        return answer
