"""Says through Qt's accessibility what happens at one table.

What was played, whose turn it is and what a panel asks: each of them once, when it comes up.
Without a screen reader, and while the table is not shown, nothing of it is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hanafuda_desktop.app.announcing import announce, is_heard
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.table_driver import TableDriver
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.accessible import tell_tables
from hanafuda_desktop.table.view import TableView

if TYPE_CHECKING:
    from hanafuda_desktop.engine.events import Event
    from hanafuda_desktop.engine.game import Game

__all__ = ["TableVoice"]


class TableVoice(QObject):
    """Speaks for one table.

    Args:
        view: where the table is seen.
        session: the game on it.
        driver: drives it.
        parent: the object it belongs to.
    """

    def __init__(
        self, view: TableView, session: Session, driver: TableDriver, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._session = session
        self._driver = driver
        self._moves = 0
        self._told_game: Game | None = None
        self._turn: tuple[object, ...] = ()
        driver.happened.connect(self._happened)
        driver.arrived.connect(self._tell_turn)
        driver.altered.connect(self._tell_turn)
        view.came_up.connect(self._tell)
        session.stepped.connect(self._stepped)

    def begin(self) -> None:
        """Let what lies on the table be found, and from now on tell what happens there."""
        tell_tables([self._view])
        self._happened(())

    def has_told(self, sentence: str) -> bool:
        """Whether a sentence says once more what was told by itself."""
        return self._driver.is_attended and sentence == self._driver.attendant.retold

    @property
    def _is_heard(self) -> bool:
        return self._session.is_open and is_heard(self._view)

    def _tell(self, said: str) -> None:
        announce(self._view, said)

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._moves = len(self._session.game.moves) if self._session.is_open else 0
        if self._is_heard:
            for said in self._driver.attendant.told(events) if events else ():
                self._tell(said)
        self._tell_turn()  # the cards may have arrived before this was told

    def _stepped(self) -> None:
        before, self._moves = self._moves, len(self._session.game.moves)
        if self._is_heard and self._moves < before:
            self._tell(tr("Taken back."))
        self._tell_turn()

    def _tell_turn(self) -> None:
        """That somebody at this screen is to do something, once for each time."""
        session = self._session
        if not self._is_heard or self._moves != len(session.game.moves):
            return
        attendant = self._driver.attendant
        said = attendant.facts().get("Turn", "") if attendant.can_tell else ""
        game, now = session.game, (session.view.seat, self._moves, said)
        was_told = game is self._told_game and now == self._turn
        if said and session.moves and not session.is_over and not was_told:
            self._told_game, self._turn = game, now
            self._tell(tr("{said}.", said=said))
