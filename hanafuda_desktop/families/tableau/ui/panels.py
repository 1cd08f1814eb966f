"""What lies over a patience for a while: a yaku's banner, a dead end, the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from hanafuda_desktop.play.clocks import clock_text
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.words import game_and_deal, moves_in
from hanafuda_desktop.table.panels.panel import PanelButton, TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.signs.overlays import Banner, Celebration
from hanafuda_desktop.text.language import tr, tr_noop

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


class PatiencePanels(QObject):
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
