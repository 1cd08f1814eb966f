"""The table on which a game that is over is shown: scene and signs, and nobody who plays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from hanafuda_desktop.app.attending import Attendant, attendant_for, table_for
from hanafuda_desktop.app.editor.sandbox import Sandbox
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.recalling_attendant import RecallingAttendant
from hanafuda_desktop.app.round_words import seat_names
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.sitting import NOBODY, Sitting
from hanafuda_desktop.app.statistics.move_told import patience_move
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.rules.flattened import digest
from hanafuda_desktop.table.durations import FAST, Pace
from hanafuda_desktop.table.pictures import CardPictures
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
        self._pictures = pictures
        self._settings = settings
        self._attendant: Attendant | None = None
        self._digest = ""

    def lay(self, sitting: Sitting) -> None:
        """Show a game as it stands, on a new table if its rules are others."""
        self.session.show_sitting(sitting)
        rules_digest = digest(sitting.game.rules)
        if self._attendant is None or rules_digest != self._digest:
            before = self._attendant
            scene = table_for(sitting.game.rules, self._pictures)
            scene.setParent(self)
            # It gives the table its signs; what it would do in a game is never asked for.
            self._attendant = attendant_for(scene, self.session, lambda: Thinking(self), self)
            self._digest = rules_digest
            self._view.setScene(scene)
            _leave(before)
        self._apply()
        self.present()

    def clear(self) -> None:
        """Show nothing."""
        before, self._attendant, self._digest = self._attendant, None, ""
        self._view.setScene(None)
        _leave(before)

    def stop(self) -> None:
        """The window closes."""
        self.clear()
        self.session.close()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        before, self._pictures = self._pictures, pictures
        if self._attendant is None:
            return
        if before is pictures:
            self._attendant.scene.pictures_changed()
        else:
            self._attendant.scene.set_pictures(pictures)
        self._attendant.show_pictures(pictures)

    def show_settings(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self._settings = settings
        self._apply()

    def _apply(self) -> None:
        if self._attendant is not None:
            scene = self._attendant.scene
            scene.set_pace(Pace(FAST, self._settings.reduced_motion))
            scene.set_hover(False)
            scene.set_cloth(self._settings.cloth.value)
            self._attendant.apply(self._settings)
            if isinstance(scene, SpeedScene):
                scene.beside.set_aids(wheel=self._settings.month_wheel, keys=False)
                scene.beside.set_names(dict(enumerate(seat_names(self.session.seating))))

    def present(self) -> None:
        """Show the moment of the session at once."""
        if self._attendant is not None:
            self._attendant.scene.present(self.session.view, ())

    def play(self, events: Sequence[Event]) -> None:
        """Let be seen what has led to it."""
        sitting = self.session.sitting
        seat = NOBODY if sitting.veiled else sitting.shown_seat
        if self._attendant is not None:
            seen = sitting.game.seen(tuple(events), seat)
            self._attendant.scene.play(seen, self.session.view, ())

    # --- words -----------------------------------------------------------------------------------

    def facts(self) -> dict[str, str]:
        """What a status line would say of the moment."""
        return self._attendant.facts() if self._attendant is not None else {}

    def played_last(self) -> str:
        """What was played last, in words, or the empty string."""
        game, attendant = self.session.game, self._attendant
        if not game.moves:
            return ""
        if isinstance(attendant, RecallingAttendant):
            turns = attendant.recall.turns
            return turns[-1].sentence(attendant.names()) if turns else ""
        if game.rules.family == "tableau":
            return patience_move(game.rules, game.moves[-1])
        return ""


def _leave(attendant: Attendant | None) -> None:
    """Let nothing run any more on a table that is left."""
    if attendant is not None:
        attendant.stop()
        attendant.scene.cancel()
        attendant.scene.land()
        attendant.scene.stage.clear()
        attendant.deleteLater()
        attendant.scene.deleteLater()
