"""The table on which a game that is over is shown: scene and signs, and nobody who plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from hanafuda_desktop.app.attending import Attendant, attendant_for, table_for
from hanafuda_desktop.app.editor.sandbox import Sandbox
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.round_words import seat_names
from hanafuda_desktop.app.settings import Settings, Speed
from hanafuda_desktop.app.sitting import NOBODY, Sitting
from hanafuda_desktop.app.table_place import TablePlace
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.speed_scene import SpeedScene
from hanafuda_desktop.table.view import TableView

__all__ = ["ReplayTable"]


class _Shown(Sandbox):
    """The game that is looked at."""

    def show_sitting(self, sitting: Sitting) -> None:
        """Put it on the table."""
        self._put(sitting, saved=True, goes_on=True)


class ReplayTable(QObject):
    """Shows moments of a game.

    Args:
        view: where the table is seen.
        library: where games are.
        pictures: the deck.
        settings: on which cloth, and whether cards move.
    """

    def __init__(
        self, view: TableView, library: Library, pictures: CardPictures, settings: Settings
    ) -> None:
        super().__init__(view)
        self.session = _Shown(library)
        self._view = view
        self._place = TablePlace(pictures, view.setScene, self)
        self._settings = settings

    def lay(self, sitting: Sitting) -> None:
        """Show a game as it stands, on a new table if its rules are others."""
        self.session.show_sitting(sitting)
        rules = sitting.game.rules
        self._place.make_way(rules)
        self._place.lay(lambda: table_for(rules, self._place.pictures), self._attended)
        self._apply()
        self.present()

    def _attended(self, scene: TableScene) -> Attendant:
        """It gives the table its signs; what it would do in a game is never asked for."""
        return attendant_for(scene, self.session, lambda: Thinking(self), self)

    def clear(self) -> None:
        """Show nothing."""
        self._view.setScene(None)
        self._place.clear()

    def stop(self) -> None:
        """The window closes."""
        self.clear()
        self.session.close()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._place.show_pictures(pictures)

    def show_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self._settings = settings
        self._apply()

    def _apply(self) -> None:
        self._place.apply(replace(self._settings, speed=Speed.FAST, hover=False))
        scene = self._place.attendant.scene if self._place.is_laid else None
        if isinstance(scene, SpeedScene):
            scene.beside.set_aids(wheel=self._settings.month_wheel, keys=False)
            scene.set_names(seat_names(self.session.seating))

    def present(self) -> None:
        """Show the moment of the session at once."""
        if self._place.is_laid:
            self._place.attendant.scene.present(self.session.view, ())

    def play(self, events: Sequence[Event]) -> None:
        """Let be seen what has led to it."""
        sitting = self.session.sitting
        seat = NOBODY if sitting.veiled else sitting.shown_seat
        if self._place.is_laid:
            seen = sitting.game.seen(tuple(events), seat)
            self._place.attendant.scene.play(seen, self.session.view, ())

    # --- words -----------------------------------------------------------------------------------

    def facts(self) -> dict[str, str]:
        """What a status line would say of the moment."""
        return self._place.attendant.facts() if self._place.is_laid else {}

    def played_last(self) -> str:
        """What was played last, in words, or the empty string."""
        if not (self._place.is_laid and self.session.game.moves):
            return ""
        return self._place.attendant.played_last()
