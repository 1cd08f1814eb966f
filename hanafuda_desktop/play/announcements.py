"""Lets a screen reader say something now, wherever the keyboard is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.play.driver import TableDriver
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.status import game_and_deal, moves_in
from hanafuda_desktop.play.timing import clock_text
from hanafuda_desktop.table.accessible import tell_tables
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.banner import Banner
from hanafuda_desktop.table.signs.celebration import Celebration
from hanafuda_desktop.table.view import TableView
from hanafuda_desktop.text.language import tr, tr_noop

if TYPE_CHECKING:
    from hanafuda_desktop.engine.events import Event
    from hanafuda_desktop.engine.game import Game

# When the table speaks up: a yaku is called, nothing useful is left to do, the game is won.

_ABOVE_ALL: Final = 1_000_000.0
_PETALS_MS: Final = 7000.0
_LOOK_AGAIN_MS: Final = 16
_STUCK: Final = tr_noop(
    "Cards can still be pushed about, but nothing can be turned up,\ncollected or freed any more."
)


def _new() -> PanelButton:
    return PanelButton("new-deal", tr("New deal"))


def _restart() -> PanelButton:
    return PanelButton("restart", tr("Restart"))


class Occasions(QObject):
    """The banner and the panels of one scene.

    Args:
        scene: the table; the panels belong to it from then on.
        session: the game they speak of.
        parent: the object it belongs to.
    """

    chosen = Signal(str)
    """A button was pressed: the id of the menu entry that does the same."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._then: Callable[[], object] | None = None
        self._look = QTimer(self, singleShot=True, interval=_LOOK_AGAIN_MS)
        self._look.timeout.connect(self._look_whether_still)
        self.stuck = TablePanel()
        self.celebration = Celebration()
        self.banner = Banner()
        self.stuck.chosen.connect(self.chosen)
        self.celebration.chosen.connect(self.chosen)
        for item in (self.banner, self.stuck, self.celebration):
            item.setZValue(_ABOVE_ALL)
            scene.addItem(item)
        for panel in (self.stuck, self.celebration.result):
            panel.described.connect(scene.came_up)
            panel.moved.connect(scene.button_focused)
        scene.sceneRectChanged.connect(self.set_area)
        self.set_area(scene.sceneRect())

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen."""
        self.banner.set_area(area)
        self.stuck.set_area(area)
        self.celebration.set_area(area)

    @property
    def is_open(self) -> bool:
        """Whether one of them waits for an answer."""
        return self.stuck.is_open or self.celebration.result.is_open

    def when_still(self, then: Callable[[], object]) -> None:
        """Do this once cards, seals and the banner have come to rest, if the table is the same."""
        self._then = then
        self._look_whether_still()

    def _look_whether_still(self) -> None:
        moving = self._scene.stage.moving or self._scene.shelf.is_stamping
        if moving or self.banner.isVisible():
            self._look.start()
        elif self._then is not None:
            then, self._then = self._then, None
            then()

    def call(self, yaku: str, duration: float, *, still: bool) -> None:
        """Call out a yaku.

        Args:
            yaku: its name.
            duration: how long it stays, in milliseconds.
            still: reduced motion: it does not glide.
        """
        self.banner.call(yaku, duration, still=still)

    def say_stuck(self) -> None:
        """Nothing useful is left, or nothing at all: offer what one does then."""
        if self.is_open:
            return
        buttons = (PanelButton("undo", tr("Undo")), _restart(), _new())
        if self._session.is_over:
            self.stuck.ask(tr("No move is left"), (tr("The game is lost."),), buttons)
        else:
            self.stuck.ask(tr("No useful move is left"), tr(_STUCK).splitlines(), buttons)

    def celebrate(self, *, still: bool) -> None:
        """The game was won.

        Args:
            still: reduced motion: no petals.
        """
        session = self._session
        told = moves_in(len(session.game.moves), clock_text(session.stopwatch.elapsed_ms))
        self.stuck.close()
        self.celebration.celebrate(
            tr("You have won!"),
            (game_and_deal(session), told),
            (_new(), _restart()),
            duration=0.0 if still else _PETALS_MS,
            seed=session.game.seed,
        )

    def end(self) -> None:
        """The table has changed: take them away."""
        self._look.stop()
        self._then = None
        self.banner.dismiss()
        self.stuck.close()
        self.celebration.end()


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
        return self._driver.is_attended and sentence == self._driver.controller.retold

    @property
    def _is_heard(self) -> bool:
        return self._session.is_open and is_heard(self._view)

    def _tell(self, said: str) -> None:
        announce(self._view, said)

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._moves = len(self._session.game.moves) if self._session.is_open else 0
        if self._is_heard:
            for said in self._driver.controller.told(events) if events else ():
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
        controller = self._driver.controller
        said = controller.facts().get("Turn", "") if controller.can_tell else ""
        game, now = session.game, (session.view.seat, self._moves, said)
        was_told = game is self._told_game and now == self._turn
        if said and session.moves and not session.is_over and not was_told:
            self._told_game, self._turn = game, now
            self._tell(tr("{said}.", said=said))
