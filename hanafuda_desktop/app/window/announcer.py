"""Says through Qt's accessibility what happens in a window: at its tables, and below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from shiboken6 import isValid

from hanafuda_desktop.play.announcements import TableVoice, announce, is_heard
from hanafuda_desktop.play.driver import TableDriver
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.window.main_window import MainWindow


class Announcer(QObject):
    """Speaks for one window.

    Args:
        window: the window; it is the parent, too.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._game: object = None
        window.driver.happened.connect(self._tell_game)  # before what happens in that game
        self._table = TableVoice(window.table, window.session, window.driver, self)
        self._others: list[TableVoice] = []
        window.status.messageChanged.connect(self._said)

    def begin(self) -> None:
        """Tell what there is, and from now on what happens."""
        self._tell_game()
        self._table.begin()

    def follow(self, view: TableView, session: Session, driver: TableDriver) -> None:
        """Tell what happens at another table of the window, too, as long as that is there."""
        voice = TableVoice(view, session, driver, view)
        self._others = [*filter(isValid, self._others), voice]
        voice.begin()

    def _tell_game(self) -> None:
        """Which game lies on the table, once for each."""
        session, table = self._window.session, self._window.table
        if session.is_open and session.game is not self._game and is_heard(table):
            self._game = session.game
            name = plain(session.rules.name)
            going_on = bool(session.game.moves)
            said = tr("{game} goes on.", game=name) if going_on else tr("{said}.", said=name)
            announce(table, said)

    def _said(self, sentence: str) -> None:
        """Something stands below the table; what was played is told by itself."""
        voices = (self._table, *filter(isValid, self._others))
        if not any(voice.has_told(sentence) for voice in voices):
            announce(self._window, sentence)
