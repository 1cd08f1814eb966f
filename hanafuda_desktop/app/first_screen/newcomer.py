"""Whether somebody has yet to learn how hanafuda is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.lesson_file import is_lesson_over
from hanafuda_desktop.app.storage import Folders, is_there

if TYPE_CHECKING:
    from hanafuda_desktop.app.statistics.noting import Noting
    from hanafuda_desktop.app.statistics.store import Store

__all__ = ["Newcomer"]


class Newcomer(QObject):
    """Knows whether a lesson or a game was ever finished.

    Args:
        folders: where that is kept.
        parent: the object it belongs to.
    """

    changed = Signal()
    """A game was finished: whoever did that is no newcomer any more."""

    def __init__(self, folders: Folders, parent: QObject) -> None:
        super().__init__(parent)
        self._folders = folders
        # No start opens the statistics for this: where there are any, games were played. Whether
        # one of them was finished is known from the first answer on.
        self._has_played = is_there(folders.statistics)
        self._noting: Noting | None = None

    @property
    def is_new(self) -> bool:
        """Whether neither a lesson nor a game was finished."""
        return not self._has_played and not is_lesson_over(self._folders.lesson)

    def ask(self, noting: Noting) -> None:
        """Ask the statistics, now and whenever they change; a first start makes no file for it."""
        if self._noting is None:
            self._noting = noting
            noting.changed.connect(self._ask)
            self._ask()

    def _ask(self) -> None:
        if self._noting is not None and is_there(self._noting.path):
            self._noting.ask(_is_a_game_finished, self._answered)

    def _answered(self, has_played: bool) -> None:  # noqa: FBT001 - the answer
        was_new, self._has_played = self.is_new, has_played
        if was_new and not self.is_new:
            self.changed.emit()


def _is_a_game_finished(store: Store) -> bool:
    return bool(store.rows("SELECT 1 FROM games WHERE ending = 'finished' LIMIT 1"))
