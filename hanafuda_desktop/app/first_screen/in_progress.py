"""The games that were begun and are not over: the one on the table, and what is saved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.first_screen.chores import Chores
from hanafuda_desktop.app.saves import GameRef, Saves
from hanafuda_desktop.app.session import Session

if TYPE_CHECKING:
    from hanafuda_desktop.app.first_screen.unfinished import Unfinished

__all__ = ["GamesInProgress"]


class GamesInProgress(QObject):
    """Finds them, one after the other, since each has to be replayed for that.

    Args:
        session: the game on the table.
        saves: what is saved.
        chores: does what can wait.
        parent: the object it belongs to.

    Attributes:
        games: those that are known, the one that was played last before the others.
    """

    changed = Signal()
    """Others are known now."""

    def __init__(self, session: Session, saves: Saves, chores: Chores, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._saves = saves
        self._chores = chores
        self.games: dict[GameRef, Unfinished] = {}

    @property
    def newest(self) -> Unfinished | None:
        """The one that was played last."""
        return next(iter(self.games.values()), None)

    @property
    def ids(self) -> frozenset[str]:
        """Of which games of the catalogue they are."""
        return frozenset(ref.id for ref in self.games if ref.file is None)

    @property
    def may_be_any(self) -> bool:
        """Whether there are any, or something is saved that may turn out to be one."""
        return bool(self.games) or bool(self._saves.saved())

    def note_open(self) -> None:
        """Note the game on the table, which is known without a look at what is saved.

        If it is over, what was known of it while it was not is forgotten.
        """
        session = self._session
        if session.is_open:
            others = {ref: game for ref, game in self.games.items() if ref != session.ref}
            self._know(self._open_game() | others)

    def look(self) -> None:
        """Look through what is saved; until that is done, what was known stays."""
        session, found = self._session, self._open_game()
        others = [ref for ref in self._saves.saved() if not session.is_open or ref != session.ref]
        self._chores.do(
            *(partial(self._glance, ref, found) for ref in others),
            lambda: self._know(found),
        )

    def _open_game(self) -> dict[GameRef, Unfinished]:
        session = self._session
        if not session.is_open or session.ref is None or session.is_over:
            return {}
        from hanafuda_desktop.app.first_screen.unfinished import Unfinished

        return {session.ref: Unfinished.found(session.ref, session.sitting)}

    def _glance(self, ref: GameRef, found: dict[GameRef, Unfinished]) -> None:
        from hanafuda_desktop.app.first_screen.unfinished import saved_unfinished

        game = saved_unfinished(self._saves, ref)
        if game is not None:
            found[ref] = game
            if not self.games:  # it is the one that was played last
                self._know({ref: game})

    def _know(self, games: dict[GameRef, Unfinished]) -> None:
        self.games = games
        self.changed.emit()
