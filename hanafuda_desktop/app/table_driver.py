"""Between the session and the table: shows what happened, and plays what was chosen.

The session has always changed before the table begins to move, so nothing here ever waits for an
animation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.attending import Attendant, attendant_for, table_for
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Settings, Speed
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.rules.flattened import digest
from hanafuda_desktop.table.durations import FAST, NORMAL, Pace
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.app.thinking import Thinking

__all__ = ["TableDriver"]

_FACTORS: Final = {Speed.SLOW: 1.6, Speed.NORMAL: NORMAL, Speed.FAST: FAST}


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
        self._pictures = pictures
        self._show = show
        self._settings = Settings()
        self._attendant: Attendant | None = None
        self._digest = ""
        self._thinking: Thinking | None = None
        self._is_painted = False
        session.began.connect(self._begin)
        session.happened.connect(self._happened)
        session.stepped.connect(self._stepped)
        session.turned.connect(self._turned)

    @property
    def is_attended(self) -> bool:
        """Whether a game was opened, so that somebody attends to the table."""
        return self._attendant is not None

    @property
    def attendant(self) -> Attendant:
        """Who attends to the table.

        Raises:
            RuntimeError: no game was opened yet.
        """
        if self._attendant is None:
            raise RuntimeError("no game was opened")
        return self._attendant

    @property
    def scene(self) -> TableScene:
        """The table.

        Raises:
            RuntimeError: no game was opened yet.
        """
        return self.attendant.scene

    def thinking(self) -> Thinking:
        """Where computer players think: one place for all tables, made when one needs it."""
        if self._thinking is None:
            from hanafuda_desktop.app.thinking import Thinking

            self._thinking = Thinking(self)
        return self._thinking

    def painted(self) -> None:
        """The first table was painted; what it did not need may now be begun."""
        self._is_painted = True
        self._await_questions()

    def _await_questions(self) -> None:
        attendant, session = self._attendant, self._session
        if attendant is None or not attendant.asks_computers or not self._is_painted:
            return
        if session.is_open and session.seating.computers:
            self.thinking().prepare()

    def apply(self, settings: Settings) -> None:
        """Use these settings, now and for every later table."""
        self._settings = settings
        if self._attendant is not None:
            scene = self._attendant.scene
            scene.set_pace(Pace(_FACTORS[settings.speed], settings.reduced_motion))
            scene.set_hover(settings.hover)
            scene.set_cloth(settings.cloth.value)
            self._attendant.apply(settings)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Play with another deck, or show what has changed in this one."""
        before, self._pictures = self._pictures, pictures
        if self._attendant is None:
            return
        if before is pictures:
            self.scene.pictures_changed()
        else:
            self.scene.set_pictures(pictures)
        self.attendant.show_pictures(pictures)

    def lay_anew(self) -> None:
        """Lay the table anew with the game as it is: whatever is said there is said otherwise.

        The game itself goes on, and so does the process of the computer players.
        """
        if self._attendant is not None:
            self._attendant.look_away()  # in real time no moment may pass meanwhile
            self._forget()
            self._digest = ""
            self._show_again()

    def look_away(self) -> None:
        """Nobody looks at the window any more."""
        if self._attendant is not None:
            self._attendant.look_away()

    def menu_opened(self) -> None:
        """A menu was opened over the table."""
        if self._attendant is not None:
            self._attendant.menu_opened()

    def look_back(self) -> None:
        """Somebody looks at it again."""
        if self._attendant is not None:
            self._attendant.look_back()

    def stop(self) -> None:
        """The window closes: let nothing move any more."""
        if self._attendant is not None:
            self._attendant.stop()
            self.scene.cancel()
            self.scene.land()
            self.scene.stage.clear()
        if self._thinking is not None:
            self._thinking.stop()

    # --- what the session says -------------------------------------------------------------------

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
            self._set_up()
            self.scene.cancel()
            self.scene.present(self._session.view, self._session.moves)
            self.attendant.changed(())

    def _begin(self) -> None:
        session = self._session
        self._forget()
        dealt = session.sitting.dealt_events
        if session.game.moves or session.resumed:
            dealt = ()
        with self._mended():
            self._set_up()
            if dealt:
                self.scene.play(dealt, session.view, session.moves)
            else:
                self.scene.present(session.view, session.moves)
        self.happened.emit(dealt)
        self.attendant.changed(dealt)
        self._await_questions()

    def _set_up(self) -> None:
        """A new table for new rules; the old one stays while only the deal is new."""
        rules_digest = digest(self._session.rules)
        before = self._attendant
        if before is not None and rules_digest == self._digest:
            return
        scene = self._table()
        scene.setParent(self)  # or what is connected to it keeps it when the window has gone
        attendant = self._attend(scene)
        scene.move_chosen.connect(attendant.choose)
        scene.move_refused.connect(attendant.refuse)
        scene.arrived.connect(self._arrived)
        scene.cue.connect(self.cue)
        attendant.said.connect(self.said)
        attendant.unsaid.connect(self.unsaid)
        attendant.asked.connect(self.asked)
        attendant.altered.connect(self.altered)
        self._attendant, self._digest = attendant, rules_digest
        self.apply(self._settings)
        if before is not None:
            before.stop()  # it must not speak of the new game when its table is left
        self._show(scene)
        if before is not None:
            before.deleteLater()
            before.scene.deleteLater()

    def _table(self) -> TableScene:
        """A new table, with nothing on it."""
        return table_for(self._session.rules, self._pictures)

    def _attend(self, scene: TableScene) -> Attendant:
        """Whoever attends to a new table."""
        return attendant_for(scene, self._session, self.thinking, self)

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
        if self._attendant is not None:
            self._attendant.forget()

    def _arrived(self) -> None:
        # A new table shows its first moment before there is anybody to attend to it.
        if self._attendant is not None and self._attendant.scene is self.sender():
            self.arrived.emit()
