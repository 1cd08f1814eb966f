"""Between the session and the table: shows what happened, and plays what was chosen.

The session has always changed before the table begins to move, so nothing here ever waits for an
animation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from hanafuda_desktop.app.idle_search import IdleSearch
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

_WATCH_AFTER_MS: Final = 320
"""Whether the table is dead is asked when the move's cards have arrived."""
_WATCH_PAUSE_MS: Final = 8
"""Nobody waits for that, so it leaves most of each frame alone."""
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
        self.watch = IdleSearch(self, pause_ms=_WATCH_PAUSE_MS)
        self.watch.found.connect(self._watched)
        self.hint_search = IdleSearch(self)
        self.hint_search.found.connect(self._hints_found)
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

    def show_pictures(self, pictures: CardPictures) -> None:
        """Play with another deck, or show what has changed in this one."""
        before, self._pictures = self._pictures, pictures
        if self._scene is None:
            return
        if before is pictures:
            self._scene.pictures_changed()
        else:
            self._scene.set_pictures(pictures)

    def stop(self) -> None:
        """The window closes: let nothing move any more."""
        self.watch.stop()
        self.hint_search.stop()
        if self._occasions is not None:
            self._occasions.end()
        if self._scene is not None:
            self._scene.cancel()
            self._scene.land()
            self._scene.stage.clear()

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
            self._look_ahead()

    def _begin(self) -> None:
        session = self._session
        self._forget()
        with self._mended():
            self._set_up()
            if session.game.moves or session.resumed or not session.game.dealt.events:
                self.scene.present(session.view, session.moves)
            else:
                self.scene.play(session.game.dealt.events, session.view, session.moves)
        self._look_ahead()

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
        self._forget()
        with self._mended():
            self.scene.play(events, self._session.view, self._session.moves)
        self._look_ahead()
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
        self._forget()
        with self._mended():
            self.scene.glide(self._session.view, self._session.moves)
        self._look_ahead()

    def _forget(self) -> None:
        """The table has changed: what was said or searched about the one before is stale."""
        self._hints = None
        self.hint_search.stop()
        self.watch.stop()
        if self._occasions is not None:
            self._occasions.end()

    def _look_ahead(self) -> None:
        rules, view = self._session.rules, self._session.view

        def begin() -> Iterator[bool | None]:
            from hanafuda_desktop.solver.dead_end import search_useful_move

            return search_useful_move(rules, view)

        if view.outcome is None:
            self.watch.ask(begin, after_ms=_WATCH_AFTER_MS)

    def _watched(self, useful: bool) -> None:  # noqa: FBT001 - a signal's argument
        if not useful:
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
        if self._hints is not None:
            self._show_hint(self._hints)
        elif not self.hint_search.is_busy:
            rules, view = self._session.rules, self._session.view

            def begin() -> Iterator[tuple[Any, ...] | None]:
                from hanafuda_desktop.solver.hints import weigh_hints

                return weigh_hints(rules, view)

            self.hint_search.ask(begin)

    def _hints_found(self, hints: tuple[Any, ...]) -> None:
        self._hints, self._next_hint = hints, 0
        self._show_hint(hints)

    def _show_hint(self, hints: tuple[Any, ...]) -> None:
        if not hints:
            self.said.emit("There is no useful move that can be seen.")
            return
        number = self._next_hint
        self._next_hint = (number + 1) % len(hints)
        self.scene.show_hint(hints[number])
        if len(hints) > 1:
            self.said.emit(f"Hint {number + 1} of {len(hints)}")
