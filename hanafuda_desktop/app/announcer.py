"""Says through Qt's accessibility what happens at the table, and what is said about it.

What was played, whose turn it is, what a panel asks and what stands below the table: each of them
once, when it comes up. Without a screen reader nothing of it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.accessible import announce, tell_tables

if TYPE_CHECKING:
    from hanafuda_desktop.app.main_window import MainWindow
    from hanafuda_desktop.engine.events import Event

__all__ = ["Announcer"]


class Announcer(QObject):
    """Speaks for one window.

    Args:
        window: the window; it is the parent, too.
    """

    announced = Signal(str)
    """A screen reader was given this to say."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._view = window.table
        self._driver = window.driver
        self._moves = 0
        self._game: object = None
        self._turn: tuple[object, ...] = ()
        self._driver.happened.connect(self._happened)
        self._driver.arrived.connect(self._tell_turn)
        self._driver.altered.connect(self._tell_turn)
        self._view.came_up.connect(self._tell)
        window.session.stepped.connect(self._stepped)
        window.status.messageChanged.connect(self._said)

    def begin(self) -> None:
        """Tell what there is, and from now on what happens."""
        tell_tables([self._view])
        self._happened(())

    def _tell(self, said: str) -> None:
        if said and QAccessible.isActive():
            announce(self._view, said)
            self.announced.emit(said)

    def _when_heard(self, tell: Callable[[], None]) -> None:
        """Do what only a screen reader needs, and only for one."""
        session = self._window.session
        if QAccessible.isActive() and session.is_open and self._window.pages.is_at_table:
            tell()

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._when_heard(lambda: self._tell_events(events))

    def _tell_events(self, events: tuple[Event, ...]) -> None:
        session = self._window.session
        if session.game is not self._game:
            self._game = session.game
            name = plain(session.rules.name)
            going_on = bool(session.game.moves)
            self._tell(tr("{game} goes on.", game=name) if going_on else tr("{said}.", said=name))
        self._moves = len(session.game.moves)
        if events:
            for said in self._driver.attendant.told(events):
                self._tell(said)

    def _stepped(self) -> None:
        self._when_heard(self._tell_step)

    def _tell_step(self) -> None:
        before, self._moves = self._moves, len(self._window.session.game.moves)
        if self._moves < before:
            self._tell(tr("Taken back."))

    def _tell_turn(self) -> None:
        self._when_heard(self._tell_own_turn)

    def _tell_own_turn(self) -> None:
        """That somebody at this screen is to do something, once for each time."""
        session, attendant = self._window.session, self._driver.attendant
        said = attendant.facts().get("Turn", "") if attendant.can_tell else ""
        now = (id(session.game), session.view.seat, self._moves, said)
        if said and session.moves and not session.is_over and now != self._turn:
            self._turn = now
            self._tell(tr("{said}.", said=said))

    def _said(self, sentence: str) -> None:
        """Something stands below the table; what was played is told by itself."""
        # Before the first table stands it may be said that its game cannot be saved.
        if self._driver.is_attended and sentence == self._driver.attendant.retold:
            return
        self._tell(sentence)
