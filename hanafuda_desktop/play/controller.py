"""What goes on around a table besides its moves: one controller for each family of games.

The driver shows the game; its controller does what this family has besides: searches and hints,
panels and curtains, the turns of computer players. The rest of the program asks no game for its
family.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import AnimationSpeed, Settings
from hanafuda_desktop.rules.fingerprint import digest
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.durations import FAST, NORMAL, Pace
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.text.language import tr, tr_noop

if TYPE_CHECKING:
    from hanafuda_desktop.play.computers import Thinker

# Commands that only some games have, and what is said of them where a game has them not.
#
# Each kind of controller knows which of these its games have; nobody asks a game for its family
# here.

_IN_REAL_TIME: Final = ("turns-up", "right-hand", "count", "month-names", "month-wheel", "key-caps")
_OF_COMPANY: Final = ("take-back", "sheet", "history", "again", "why", "review")


class Only(Enum):
    """What only some games have: its commands, by their ids, and why others have them not."""

    PATIENCES = (
        ("deals", "outlook", "back-to-won", "demo"),
        tr_noop("Only patiences have this."),
    )
    COMPANY = _OF_COMPANY, tr_noop("Only games against others have this.")
    TURNS = (
        _OF_COMPANY,
        tr_noop("Only games in which one plays after the other have this."),
    )
    REAL_TIME = ("pause", *_IN_REAL_TIME), tr_noop("Only games that wait for nobody have this.")
    YAKU = ("yaku", "nearest"), tr_noop("Only games with yaku against others have this.")
    RACES = ("races-by-lot",), tr_noop("Only games that ask who is the fastest have this.")

    def __init__(self, commands: tuple[str, ...], why: str) -> None:
        self.commands = commands
        self.why = why


SETTINGS_OF_SOME: Final = frozenset(
    {"deals", "outlook", "take-back", "races-by-lot", "nearest", *_IN_REAL_TIME}
)
"""What can be set at any time where no game is on the table; the others need one anyway."""


def lacking(*kinds: Only) -> dict[str, str]:
    """Why a game that has none of these can never be given some commands, by their ids."""
    return {command: tr(kind.why) for kind in kinds for command in kind.commands}


class TableController(QObject):
    """Controls one table for as long as that stands.

    Args:
        scene: the table.
        session: the game on it.
        parent: the object it belongs to.
    """

    said = Signal(str)
    """A sentence for the person."""
    unsaid = Signal(str)
    """A sentence that is no longer true."""
    asked = Signal(str)
    """A button on the table was pressed: the id of the menu entry that does the same."""
    altered = Signal()
    """What can be done, or is said of the game, is another, though nothing was played."""

    asks_computers = False
    """Whether computer players are asked that think in a process of their own."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        self.session = session
        self.settings = Settings()
        self._said_for_now = self._refusal = ""
        self.retold = ""
        """The sentence that was said last, if it tells once more what :meth:`told` has told."""

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self.settings = settings

    def show_pictures(self, pictures: CardPictures) -> None:
        """Another deck is on the table, or more of it has arrived."""

    def possible(self) -> dict[str, bool]:
        """Which commands can be given now or cannot, by their ids, if that is a question.

        The others can be, but for those that :meth:`reasons` names.
        """
        raise NotImplementedError

    def narration(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        """What has just happened, in sentences, for whoever does not see it: each thing once."""
        from hanafuda_desktop.table.narration import events_told

        view, yaku = self.session.view, self.scene.yaku_name
        return events_told(events, view, self._named(), yaku, self._tell_own)

    def _tell_own(self, _event: Event) -> str:
        """What is said of an event that only this family has."""
        return ""

    def _named(self) -> tuple[str, ...]:
        """What everybody at the table is called, where several play."""
        return ()

    def words(self) -> dict[str, str]:
        """What the menu calls some commands at this table, by their ids."""
        raise NotImplementedError

    def reasons(self) -> dict[str, str]:
        """Why some commands can never be given at this table, by their ids.

        :func:`lacking` says it of what only other games have.
        """
        raise NotImplementedError

    def played_last(self) -> str:
        """What was played last, in words, or the empty string."""
        return ""

    def facts(self) -> dict[str, str]:
        """What the status line says of the game, by the names of its places.

        :data:`STATUS_FACTS` names them.
        """
        raise NotImplementedError

    @property
    def can_tell(self) -> bool:
        """Whether the facts are those of what the table shows: not before the cards lie there."""
        return self.scene.has_arrived

    def choose(self, move: Any) -> None:
        """A person made a legal move on the table: play it."""
        self.session.play(move)

    def refuse(self, move: Any) -> None:
        """A person tried what is not legal: say why."""
        why = self.session.game.refusal(move)
        if why is not None:
            self._say_refused(why)

    def _say_refused(self, why: str) -> None:
        """Say why a move was not played; something else that is done makes that stale."""
        self.say_for_now(why)
        self._refusal = why

    def take_up(self) -> None:
        """A person has begun something else on the table."""
        if self._refusal:
            self._unsay()

    def say_for_now(self, sentence: str) -> None:
        """Say what is no longer true once the table goes on."""
        self._said_for_now, self._refusal = sentence, ""
        self.said.emit(sentence)

    def look_away(self) -> None:
        """Nobody looks at the table any more."""
        self.session.pause()

    def look_back(self) -> None:
        """Somebody looks at it again."""
        self.session.go_on()

    def menu_opened(self) -> None:
        """A menu was opened over the table."""

    def pause(self) -> None:
        """Let a game stand still that does not wait for anybody, or go on."""

    def new_deal(self) -> None:
        """Shuffle and deal again."""
        self.session.deal()

    def show_demo(self) -> None:
        """Show how the game can be won, where that can be known, or stop doing so."""

    def back_to_won(self) -> None:
        """Take back the moves since which a game cannot be won, where that is known."""

    def show_sheet(self) -> None:
        """Show how the game stands, round by round, where there are rounds."""

    def show_yaku(self) -> None:
        """Show how near a side is to every yaku, where sides make them; again for the next."""

    def show_history(self) -> None:
        """Show in words what was played of late, where others play, too."""

    def show_again(self) -> None:
        """Let be seen again what was played of late."""

    def show_why(self) -> None:
        """Show what a coach thinks of what was chosen, where others play, too."""

    def show_review(self) -> None:
        """Go through a finished round with a coach."""

    def hurry(self) -> bool:
        """Let whoever else plays do so at once; returns whether there is anybody."""
        return False

    def forget(self) -> None:
        """The table is about to change: what was said or searched about it is stale."""
        self._unsay()

    def _unsay(self) -> None:
        """Take back what was said for now."""
        said, self._said_for_now, self._refusal = self._said_for_now, "", ""
        if said:
            self.unsaid.emit(said)

    def changed(self, events: tuple[Event, ...]) -> None:
        """The table has been given a new moment, to which these events led, if it is known."""
        raise NotImplementedError

    def hint(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        raise NotImplementedError

    def stop(self) -> None:
        """The table goes away: let nothing run any more."""
        raise NotImplementedError


class TableFactory(Protocol):
    """Makes what the family of a game has of its own."""

    def table(self, rules: GameBase, pictures: CardPictures) -> TableScene:
        """An empty table for a game of these rules."""

    def controller(
        self,
        scene: TableScene,
        session: Session,
        thinking: Callable[[], Thinker],
        parent: QObject,
    ) -> TableController:
        """The controller of a table.

        Args:
            scene: the table.
            session: the game on it.
            thinking: where computer players think, for families that have them.
            parent: the object it belongs to.
        """


# Between the session and the table: shows what happened, and plays what was chosen.
#
# The session has always changed before the table begins to move, so nothing here ever waits for an
# animation.

_FACTORS: Final = {
    AnimationSpeed.SLOW: 1.6,
    AnimationSpeed.NORMAL: NORMAL,
    AnimationSpeed.FAST: FAST,
}


class TableDriver(QObject):
    """Drives one table after the other: each stays as long as a game goes by the same rules.

    Args:
        session: the game.
        pictures: the cards' pictures.
        show: puts a table into the window.
        tables: makes tables and their controllers.
        new_thinking: makes where computer players think.
        parent: the object it belongs to.

    Attributes:
        pictures: the cards' pictures, of every later table, too.
        is_laid: whether there is a table for the game, and a controller: not before one was
            opened, while one gives way to another, or where a table cannot be laid.
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
        self._session, self._show = session, show
        self.pictures = pictures
        self._tables, self._new_thinking = tables, new_thinking
        self._thinking: Thinker | None = None
        self._controller: TableController | None = None
        self._settings = Settings()
        self._digest = ""
        self.is_laid = self._is_painted = False

    def follow(self) -> None:
        """Show from now on whatever happens in the session."""
        session = self._session
        session.began.connect(self._begin)
        session.happened.connect(self._happened)
        session.stepped.connect(self._stepped)
        session.turned.connect(self._turned)

    @property
    def controller(self) -> TableController:
        """The table's controller.

        Raises:
            RuntimeError: there is none, for no game was opened yet.
        """
        if self._controller is None:
            raise RuntimeError("no game was opened")
        return self._controller

    def thinking(self) -> Thinker:
        """Where computer players think: one place for all tables, made when one needs it."""
        if self._thinking is None:
            self._thinking = self._new_thinking(self)
        return self._thinking

    def make_way(self) -> None:
        """Another game comes: nothing that was said or searched of the one before holds.

        The controller of a table that is left is stopped before anything else happens: with
        another game in the session nobody may be left who would tell of it by other rules.
        """
        before, self._digest = self._digest, digest(self._session.rules)
        if self.is_laid and self._digest == before:
            self.controller.forget()
        elif self._controller is not None:
            self.is_laid = False  # from now on, and for good where no other table can be laid
            self._controller.stop()

    def lay(self) -> None:
        """A new table where way was made for other rules; the old one stays for another deal."""
        if self.is_laid:
            return
        before = self._controller
        scene = self._tables.table(self._session.rules, self.pictures)
        scene.setParent(self)  # or what is connected to it keeps it when the window has gone
        self._controller, self.is_laid = self._control(scene), True
        self.apply(self._settings)
        self._show(scene)
        if before is not None:
            _delete(before)

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
        self.halt()
        if self._controller is not None:
            _delete(self._controller)
        self._controller, self.is_laid = None, False

    @property
    def scene(self) -> TableScene:
        """The table.

        Raises:
            RuntimeError: no game was opened yet.
        """
        return self.controller.scene

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

    def lay_anew(self) -> None:
        """Lay the table anew with the game as it is: whatever is said there is said otherwise.

        The game itself goes on, and so does the process of the computer players.
        """
        if self.is_laid:
            self.controller.look_away()  # in real time no moment may pass meanwhile
            self.is_laid = False  # a new table, though the rules are the same
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
        self.halt()
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
            self.make_way()
            self.lay()
            self.scene.cancel()
            self.scene.present(self._session.view, self._session.moves)
            self.controller.changed(())
            self.altered.emit()

    def _begin(self) -> None:
        session = self._session
        goes_on = session.game.moves or session.resumed
        dealt = () if goes_on else session.seated.dealt_events
        with self._mended():
            self.make_way()
            self.comes.emit()
            self.lay()
            if dealt:
                self.scene.play(dealt, session.view, session.moves)
            else:
                self.scene.present(session.view, session.moves)
        self.happened.emit(dealt)
        self.controller.changed(dealt)
        self._expect_thinking()

    def _control(self, scene: TableScene) -> TableController:
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


def _delete(controller: TableController) -> None:
    controller.deleteLater()
    controller.scene.deleteLater()
