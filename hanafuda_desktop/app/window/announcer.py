"""Says through Qt's accessibility what happens in a window: at its tables, and below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.play.controller import TableDriver
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.accessible import tell_tables
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.engine.events import Event
    from hanafuda_desktop.engine.game import Game


def is_heard(widget: QWidget) -> bool:
    """Whether anybody hears what a widget says: there is a screen reader, and the widget is shown
    and not a page behind another one.
    """
    return QAccessible.isActive() and widget.isVisible()


def announce(widget: QWidget, said: str) -> None:
    """Let a widget say something; nothing is said that nobody hears.

    Args:
        widget: whose words they are.
        said: the words, in the language that is spoken.
    """
    if said and is_heard(widget):
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, said))


# Says through Qt's accessibility what happens at one table.
#
# What was played, whose turn it is and what a panel asks: each of them once, when it comes up.
# Without a screen reader, and while the table is not shown, nothing of it is made.


class TableVoice(QObject):
    """Speaks for one table.

    Args:
        view: where the table is seen.
        session: the game on it.
        driver: drives it.
        parent: the object it belongs to.
        names_game: whether it tells which game lies there.
    """

    def __init__(
        self,
        view: TableView,
        session: Session,
        driver: TableDriver,
        parent: QObject,
        *,
        names_game: bool = False,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._session = session
        self._driver = driver
        self._names_game = names_game
        self._moves = 0
        self._named_game: Game | None = None
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
        return self._driver.is_laid and sentence == self._driver.controller.retold

    @property
    def _is_heard(self) -> bool:
        return self._session.is_open and is_heard(self._view)

    def _tell(self, said: str) -> None:
        announce(self._view, said)

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._moves = len(self._session.game.moves) if self._session.is_open else 0
        if self._is_heard:
            if self._names_game:
                self._tell_game()
            for said in self._driver.controller.narration(events) if events else ():
                self._tell(said)
        self._tell_turn()  # the cards may have arrived before this was told

    def _tell_game(self) -> None:
        """Which game lies on the table, once for each."""
        game = self._session.game
        if game is not self._named_game:
            self._named_game = game
            name = plain(self._session.rules.name)
            goes_on = tr("{game} goes on.", game=name) if game.moves else ""
            self._tell(goes_on or tr("{said}.", said=name))

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
        controller = self._driver.controller
        said = controller.facts().get("Turn", "") if controller.can_tell else ""
        game, now = session.game, (session.view.seat, self._moves, said)
        was_told = game is self._told_game and now == self._turn
        if said and session.moves and not session.is_over and not was_told:
            self._told_game, self._turn = game, now
            self._tell(tr("{said}.", said=said))


def announce_below(window: QWidget, sentence: str) -> None:
    """Something stands below a window's tables; what was played is told by itself."""
    if not any(voice.has_told(sentence) for voice in window.findChildren(TableVoice)):
        announce(window, sentence)
