"""Between the session and the table: shows what happened, and plays what was chosen.

The session has always changed before the table begins to move, so nothing here ever waits for an
animation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.workers.when_needed import ThinkingWhenNeeded
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.play.controller import Attendance, Attendant
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.play.table_place import TablePlace
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.app.workers.thinking import Thinking


class TableDriver(QObject):
    """Drives one table after the other.

    Args:
        session: the game.
        pictures: the cards' pictures.
        show: puts a table into the window.
        parent: the object it belongs to.
    """

    said = Signal(str)
    """A sentence for the person."""
    unsaid = Signal(str)
    """A sentence that is no longer true."""
    comes = Signal()
    """Another game comes to the table; whoever attended to the one before tells nothing more."""
    happened = Signal(object)
    """These events are shown from now on, or there is a new table; what follows from them is said
    after this."""
    arrived = Signal()
    """The cards lie as the session has them."""
    asked = Signal(str)
    """A button on the table was pressed: the id of the menu entry that does the same."""
    cue = Signal(str)
    """Something happened on the table that may be heard."""
    altered = Signal()
    """What can be done, or is said of the game, is another, though nothing was played."""

    def __init__(
        self,
        session: Session,
        pictures: CardPictures,
        show: Callable[[TableScene], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._place = TablePlace(pictures, show, self)
        self._thinking = ThinkingWhenNeeded(self._new_thinking)
        self._attendance = self._new_attendance()
        self._pass_on(self._attendance)
        session.began.connect(self._begin)
        session.happened.connect(self._happened)
        session.stepped.connect(self._stepped)
        session.turned.connect(self._turned)

    def _pass_on(self, attendance: Attendance) -> None:
        """Let everybody hear what is told at the tables."""
        attendance.said.connect(self.said)
        attendance.unsaid.connect(self.unsaid)
        attendance.asked.connect(self.asked)
        attendance.altered.connect(self.altered)
        attendance.cue.connect(self.cue)
        attendance.arrived.connect(self._arrived)

    @property
    def is_attended(self) -> bool:
        """Whether somebody attends to a table for the game; see :attr:`TablePlace.is_laid`."""
        return self._place.is_laid

    @property
    def attendant(self) -> Attendant:
        """Who attends to the table.

        Raises:
            RuntimeError: no game was opened yet.
        """
        return self._place.attendant

    @property
    def scene(self) -> TableScene:
        """The table.

        Raises:
            RuntimeError: no game was opened yet.
        """
        return self.attendant.scene

    def thinking(self) -> Thinking:
        """Where computer players think: one place for all tables, made when one needs it."""
        return self._thinking.place()

    def _new_thinking(self) -> Thinking:
        from hanafuda_desktop.app.workers.thinking import Thinking

        return Thinking(self)

    def _new_attendance(self) -> Attendance:
        return Attendance(self._session, self.thinking, self)

    def painted(self) -> None:
        """The first table was painted; what it did not need may now be begun."""
        self._thinking.painted()
        if self.is_attended:
            self._thinking.expect(self.attendant)

    def apply(self, settings: Settings) -> None:
        """Use these settings, now and for every later table."""
        self._place.apply(settings)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Play with another deck, or show what has changed in this one."""
        self._place.show_pictures(pictures)

    def lay_anew(self) -> None:
        """Lay the table anew with the game as it is: whatever is said there is said otherwise.

        The game itself goes on, and so does the process of the computer players.
        """
        if self.is_attended:
            self.attendant.look_away()  # in real time no moment may pass meanwhile
            self._place.outdate()
            self._show_again()

    def look_away(self) -> None:
        """Nobody looks at the window any more."""
        if self.is_attended:
            self.attendant.look_away()

    def menu_opened(self) -> None:
        """A menu was opened over the table."""
        if self.is_attended:
            self.attendant.menu_opened()

    def look_back(self) -> None:
        """Somebody looks at it again."""
        if self.is_attended:
            self.attendant.look_back()

    def stop(self) -> None:
        """The window closes: let nothing move any more."""
        self._place.halt()
        self._thinking.stop()

    @contextmanager
    def _mended(self) -> Iterator[None]:
        """After a fault, and the report of it, show the table as it is: the game goes on."""
        try:
            yield
        except Exception:
            QTimer.singleShot(0, self, self._show_again)
            raise

    def _show_again(self) -> None:
        if self._session.is_open:
            self._place.make_way(self._session.rules)
            self._lay()
            self.scene.cancel()
            self.scene.present(self._session.view, self._session.moves)
            self.attendant.changed(())
            self.altered.emit()

    def _begin(self) -> None:
        session = self._session
        goes_on = session.game.moves or session.resumed
        dealt = () if goes_on else session.sitting.dealt_events
        with self._mended():
            self._place.make_way(session.rules)
            self.comes.emit()
            self._lay()
            if dealt:
                self.scene.play(dealt, session.view, session.moves)
            else:
                self.scene.present(session.view, session.moves)
        self.happened.emit(dealt)
        self.attendant.changed(dealt)
        self._thinking.expect(self.attendant)

    def _lay(self) -> None:
        pictures = self._place.pictures
        attendance = self._attendance
        self._place.lay(lambda: attendance.table(pictures), attendance.begin)

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._forget()
        with self._mended():
            self.scene.play(events, self._session.view, self._session.moves)
        self.happened.emit(events)
        self.attendant.changed(events)

    def _stepped(self) -> None:
        self._forget()
        with self._mended():
            self.scene.glide(self._session.view, self._session.moves)
        self.attendant.changed(())

    def _turned(self) -> None:
        self._forget()
        with self._mended():
            self.scene.present(self._session.view, self._session.moves)
        self.attendant.changed(())

    def _forget(self) -> None:
        if self.is_attended:
            self.attendant.forget()

    def _arrived(self, scene: TableScene) -> None:
        # A new table shows its first moment before there is anybody to attend to it.
        if self.is_attended and self.scene is scene:
            self.arrived.emit()
