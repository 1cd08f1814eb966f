"""Between the session and the table: shows what happened, and plays what was chosen.

The session has always changed before the table begins to move, so nothing here ever waits for an
animation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.dead_end_watch import DeadEndWatch
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Settings, Speed
from hanafuda_desktop.engine.events import Event, YakuMade
from hanafuda_desktop.rules.flattened import digest
from hanafuda_desktop.table.durations import BANNER, FAST, NORMAL, Pace
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene

if TYPE_CHECKING:
    from hanafuda_desktop.app.occasions import Occasions

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
    asked = Signal(str)
    """A button on the table was pressed: the id of the menu entry that does the same."""

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
        self._scene: TableScene | None = None
        self._occasions: Occasions | None = None
        self._digest = ""
        self._hints: tuple[Any, ...] | None = None
        self._next_hint = 0
        self.watch = DeadEndWatch(self)
        self.watch.found.connect(self._stuck)
        session.began.connect(self._begin)
        session.happened.connect(self._happened)
        session.stepped.connect(self._stepped)

    @property
    def scene(self) -> TableScene:
        """The table.

        Raises:
            RuntimeError: no game was opened yet.
        """
        if self._scene is None:
            raise RuntimeError("no game was opened")
        return self._scene

    @property
    def occasions(self) -> Occasions:
        """The banner and the panels on the table, made when the first is needed.

        Raises:
            RuntimeError: no game was opened yet.
        """
        if self._occasions is None:
            from hanafuda_desktop.app import occasions

            self._occasions = occasions.Occasions(self.scene, self._session, self)
            self._occasions.chosen.connect(self.asked)
        return self._occasions

    def apply(self, settings: Settings) -> None:
        """Use these settings, now and for every later table."""
        self._settings = settings
        if self._scene is not None:
            self._scene.set_pace(Pace(_FACTORS[settings.speed], settings.reduced_motion))
            self._scene.surface.hovers = settings.hover
            self._scene.set_cloth(settings.cloth.value)

    def stop(self) -> None:
        """The window closes: let nothing move any more."""
        self.watch.stop()
        if self._occasions is not None:
            self._occasions.end()
        if self._scene is not None:
            self._scene.cancel()
            self._scene.land()
            self._scene.stage.clear()

    # --- what the session says -------------------------------------------------------------------

    def _begin(self) -> None:
        session = self._session
        self._set_up()
        if session.game.moves or session.resumed or not session.game.dealt.events:
            self.scene.present(session.view, session.moves)
        else:
            self.scene.play(session.game.dealt.events, session.view, session.moves)
        self._changed()

    def _set_up(self) -> None:
        """A new table for new rules; the old one stays while only the deal is new."""
        rules_digest = digest(self._session.rules)
        if self._scene is not None and rules_digest == self._digest:
            return
        before = self._scene
        scene = TableScene(self._session.rules, self._pictures)
        scene.move_chosen.connect(self._session.play)
        scene.move_refused.connect(self._refused)
        self._scene, self._digest = scene, rules_digest
        self.apply(self._settings)
        self._show(scene)
        if self._occasions is not None:
            self._occasions.deleteLater()
            self._occasions = None
        if before is not None:
            before.deleteLater()

    def _happened(self, events: tuple[Event, ...]) -> None:
        self.scene.play(events, self._session.view, self._session.moves)
        self._changed()
        for event in events:
            if isinstance(event, YakuMade):
                pace = self.scene.pace
                self.occasions.call(
                    self.scene.yaku_name(event.yaku), pace.stay(BANNER), still=pace.reduced
                )
        outcome = self._session.game.outcome
        if outcome is None:
            return
        if 0 in outcome.winners:
            self.occasions.celebrate(still=self._settings.reduced_motion)
        else:
            self.occasions.say_stuck()

    def _stepped(self) -> None:
        self.scene.glide(self._session.view, self._session.moves)
        self._changed()

    def _changed(self) -> None:
        self._hints = None
        if self._occasions is not None:
            self._occasions.end()
        self.watch.ask(self._session.rules, self._session.view)

    def _stuck(self) -> None:
        self.occasions.say_stuck()

    def _refused(self, move: object) -> None:
        why = self._session.game.refusal(move)
        if why is not None:
            self.said.emit(why)

    # --- hints -----------------------------------------------------------------------------------

    def hint(self) -> None:
        """Show a good move; asked again about the same table, the next best."""
        if self._session.is_over:
            self.said.emit("The game is over.")
            return
        if self._hints is None:
            from hanafuda_desktop.solver.hints import hints

            self._hints = hints(self._session.rules, self._session.view)
            self._next_hint = 0
        if not self._hints:
            self.said.emit("There is no useful move that can be seen.")
            return
        number = self._next_hint
        self._next_hint = (number + 1) % len(self._hints)
        self.scene.show_hint(self._hints[number])
        if len(self._hints) > 1:
            self.said.emit(f"Hint {number + 1} of {len(self._hints)}")
