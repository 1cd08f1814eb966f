"""Says through Qt's accessibility what happens in a window: at its tables, and below them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hanafuda_desktop.play.announcements import TableVoice, announce, is_heard
from hanafuda_desktop.play.driver import TableDriver
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr


class Announcer(QObject):
    """Speaks for one window.

    Args:
        view: its table.
        session: the game on that.
        driver: drives it.
        window: the window; it is the parent, too.
    """

    def __init__(
        self, view: TableView, session: Session, driver: TableDriver, window: QWidget
    ) -> None:
        super().__init__(window)
        self._view = view
        self._session = session
        self._window = window
        self._game: object = None
        driver.happened.connect(self._tell_game)  # before what happens in that game
        self._table = TableVoice(view, session, driver, self)
        self._others: list[TableVoice] = []

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
        session, table = self._session, self._view
        if session.is_open and session.game is not self._game and is_heard(table):
            self._game = session.game
            name = plain(session.rules.name)
            going_on = bool(session.game.moves)
            said = tr("{game} goes on.", game=name) if going_on else tr("{said}.", said=name)
            announce(table, said)

    def tell_below(self, sentence: str) -> None:
        """Something stands below the table; what was played is told by itself."""
        voices = (self._table, *filter(isValid, self._others))
        if not any(voice.has_told(sentence) for voice in voices):
            announce(self._window, sentence)
