"""Between the session and the table: shows what happened, and plays what was chosen.

The session has always changed before the table begins to move, so nothing here ever waits for an
animation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.play.computers import Thinker
from hanafuda_desktop.play.controller import TableController, TableFactory
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import AnimationSpeed, Settings
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import FAST, NORMAL, Pace
from hanafuda_desktop.table.scene import TableScene

_FACTORS: Final = {
    AnimationSpeed.SLOW: 1.6,
    AnimationSpeed.NORMAL: NORMAL,
    AnimationSpeed.FAST: FAST,
}


class TablePlace:
    """Keeps the table that lies there, as long as a game goes by the same rules.

    Args:
        pictures: the cards' pictures.
        show: puts a table into the window.
        owner: the object that every table and every controller belong to.

    Attributes:
        pictures: the cards' pictures, of every later table, too.
    """

    def __init__(
        self, pictures: CardPictures, show: Callable[[TableScene], None], owner: QObject
    ) -> None:
        self.pictures = pictures
        self._controller: TableController | None = None
        self._show = show
        self._owner = owner
        self._settings = Settings()
        self._digest = self._coming = ""

    @property
    def is_laid(self) -> bool:
        """Whether there is a table for the game, and a controller: not before one was
        opened, while one gives way to another, or where a table cannot be laid.
        """
        return bool(self._digest)

    @property
    def controller(self) -> TableController:
        """The table's controller.

        Raises:
            RuntimeError: there is none, for no game was opened yet.
        """
        if self._controller is None:
            raise RuntimeError("no game was opened")
        return self._controller

    def make_way(self, rules: GameBase) -> None:
        """A game of these rules comes: nothing that was said or searched of the one before holds.

        The controller of a table that is left is stopped before anything else happens: with
        another game in the session nobody may be left who would tell of it by other rules.
        """
        self._coming = digest(rules)
        if self._controller is None:
            return
        if self._coming == self._digest:
            self._controller.forget()
        else:
            self.outdate()  # from now on, and for good where no other table can be laid
            self._controller.stop()

    def lay(
        self, table: Callable[[], TableScene], control: Callable[[TableScene], TableController]
    ) -> None:
        """A new table where way was made for other rules; the old one stays for another deal.

        Args:
            table: makes a new table, with nothing on it.
            control: makes its controller.
        """
        before = self._controller
        if before is not None and self._coming == self._digest:
            return
        scene = table()
        scene.setParent(self._owner)  # or what is connected to it keeps it when the window has gone
        self._controller, self._digest = control(scene), self._coming
        self.apply(self._settings)
        self._show(scene)
        if before is not None:
            _delete(before)

    def outdate(self) -> None:
        """Lay a new table the next time, though the rules are the same."""
        self._digest = ""

    def apply(self, settings: Settings) -> None:
        """Use these settings, now and for every later table."""
        self._settings = settings
        if self._controller is not None:
            scene = self._controller.scene
            scene.set_pace(Pace(_FACTORS[settings.speed], settings.reduced_motion))
            scene.set_hover(settings.hover)
            scene.set_cloth(settings.cloth.value)
            self._controller.apply(settings)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Play with another deck, or show what has changed in this one."""
        before, self.pictures = self.pictures, pictures
        if self._controller is None:
            return
        if before is pictures:
            self._controller.scene.pictures_changed()
        else:
            self._controller.scene.set_pictures(pictures)
        self._controller.show_pictures(pictures)

    def halt(self) -> None:
        """Let nothing move on the table any more."""
        if self._controller is not None:
            scene = self._controller.scene
            self._controller.stop()
            scene.cancel()
            scene.land()
            scene.stage.clear()

    def clear(self) -> None:
        """Take the table away, once nothing shows it any more."""
        before = self._controller
        self.halt()
        self._controller, self._digest = None, ""
        if before is not None:
            _delete(before)


def _delete(controller: TableController) -> None:
    controller.deleteLater()
    controller.scene.deleteLater()


class TableDriver(QObject):
    """Drives one table after the other.

    Args:
        session: the game.
        pictures: the cards' pictures.
        show: puts a table into the window.
        tables: makes tables and their controllers.
        new_thinking: makes where computer players think.
        parent: the object it belongs to.
    """

    said = Signal(str)
    """A sentence for the person."""
    unsaid = Signal(str)
    """A sentence that is no longer true."""
    comes = Signal()
    """Another game comes to the table; the controller of the one before tells nothing more."""
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
        *,
        tables: TableFactory,
        new_thinking: Callable[[QObject], Thinker],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._place = TablePlace(pictures, show, self)
        self._tables = tables
        self._new_thinking = new_thinking
        self._thinking: Thinker | None = None
        self._is_painted = False
        session.began.connect(self._begin)
        session.happened.connect(self._happened)
        session.stepped.connect(self._stepped)
        session.turned.connect(self._turned)

    @property
    def is_laid(self) -> bool:
        """Whether there is a table for the game; see :attr:`TablePlace.is_laid`."""
        return self._place.is_laid

    @property
    def controller(self) -> TableController:
        """The table's controller.

        Raises:
            RuntimeError: no game was opened yet.
        """
        return self._place.controller

    @property
    def scene(self) -> TableScene:
        """The table.

        Raises:
            RuntimeError: no game was opened yet.
        """
        return self.controller.scene

    def thinking(self) -> Thinker:
        """Where computer players think: one place for all tables, made when one needs it."""
        if self._thinking is None:
            self._thinking = self._new_thinking(self)
        return self._thinking

    def painted(self) -> None:
        """The first table was painted; what it did not need may now be begun."""
        self._is_painted = True
        if self.is_laid:
            self._expect_thinking()

    def _expect_thinking(self) -> None:
        """Let the process come up while nothing is asked yet, if this table's game will ask."""
        session = self._session
        will_ask = self.controller.asks_computers and session.is_open and session.seating.computers
        if self._is_painted and will_ask:
            self.thinking().prepare()

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
        if self.is_laid:
            self.controller.look_away()  # in real time no moment may pass meanwhile
            self._place.outdate()
            self._show_again()

    def look_away(self) -> None:
        """Nobody looks at the window any more."""
        if self.is_laid:
            self.controller.look_away()

    def menu_opened(self) -> None:
        """A menu was opened over the table."""
        if self.is_laid:
            self.controller.menu_opened()

    def look_back(self) -> None:
        """Somebody looks at it again."""
        if self.is_laid:
            self.controller.look_back()

    def stop(self) -> None:
        """The window closes: let nothing move any more."""
        self._place.halt()
        if self._thinking is not None:
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
            self.controller.changed(())
            self.altered.emit()

    def _begin(self) -> None:
        session = self._session
        goes_on = session.game.moves or session.resumed
        dealt = () if goes_on else session.seated.dealt_events
        with self._mended():
            self._place.make_way(session.rules)
            self.comes.emit()
            self._lay()
            if dealt:
                self.scene.play(dealt, session.view, session.moves)
            else:
                self.scene.present(session.view, session.moves)
        self.happened.emit(dealt)
        self.controller.changed(dealt)
        self._expect_thinking()

    def _lay(self) -> None:
        rules, pictures = self._session.rules, self._place.pictures
        self._place.lay(lambda: self._tables.table(rules, pictures), self._controlled)

    def _controlled(self, scene: TableScene) -> TableController:
        """The controller of a new table, which is listened to from now on."""
        controller = self._tables.controller(scene, self._session, self.thinking, self)
        scene.move_chosen.connect(controller.choose)
        scene.move_refused.connect(controller.refuse)
        scene.interaction.taken_up.connect(controller.take_up)
        scene.arrived.connect(self._arrived)
        scene.cue.connect(self.cue)
        controller.said.connect(self.said)
        controller.unsaid.connect(self.unsaid)
        controller.asked.connect(self.asked)
        controller.altered.connect(self.altered)
        return controller

    def _happened(self, events: tuple[Event, ...]) -> None:
        def play(view: View, moves: tuple[Any, ...]) -> None:
            self.scene.play(events, view, moves)
            self.happened.emit(events)

        self._change(play, events)

    def _stepped(self) -> None:
        self._change(self.scene.glide)

    def _turned(self) -> None:
        self._change(self.scene.present)

    def _change(
        self, show: Callable[[View, tuple[Any, ...]], None], events: tuple[Event, ...] = ()
    ) -> None:
        """Show the session as it is now."""
        if self.is_laid:
            self.controller.forget()
        with self._mended():
            show(self._session.view, self._session.moves)
        self.controller.changed(events)

    def _arrived(self) -> None:
        # A new table shows its first moment before there is a controller.
        if self.is_laid and self.scene is self.sender():
            self.arrived.emit()
