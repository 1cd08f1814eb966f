"""Attends to a fishing game: yaku on the way, and the question whether to stop or to go on."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from hanafuda_desktop.app import round_words
from hanafuda_desktop.app.apt_commands import Only, lacking
from hanafuda_desktop.app.fishing_panels import FishingPanels
from hanafuda_desktop.app.fishing_signs import FishingSigns
from hanafuda_desktop.app.recalling_attendant import RecallingAttendant
from hanafuda_desktop.app.round_recall import Tell
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.shortcuts import keys_in_use
from hanafuda_desktop.engine.fishing.moves import GO, STOP
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr_noop
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.hint_words import hint_words
from hanafuda_desktop.table.move_words import MoveTold, fishing_move_told
from hanafuda_desktop.table.round_names import RoundNames, round_names
from hanafuda_desktop.table.turn_words import turns_told

__all__ = ["FishingAttendant"]


class FishingAttendant(RecallingAttendant):
    """See :class:`~hanafuda_desktop.app.attending.Attendant`."""

    @property
    def _rules(self) -> FishingRules:
        return cast("FishingRules", self.session.rules)

    def _new_signs(self) -> FishingSigns:
        return FishingSigns(self.scene, self.session, self)

    def _new_panels(self) -> FishingPanels:
        return FishingPanels(self.scene, self.session, self.names, self)

    def names(self) -> RoundNames:
        """What everything and everybody at the table is called."""
        return round_names(self._rules, round_words.seat_names(self.session.seating))

    def facts(self) -> dict[str, str]:
        """What the status line says of the round."""
        return round_words.facts(self.session, _ASKED)

    def reasons(self) -> dict[str, str]:
        """Nobody is the fastest here, and some games have no yaku."""
        lacks = (Only.RACES,) if self._rules.yaku else (Only.RACES, Only.YAKU)
        return super().reasons() | lacking(*lacks)

    def _tell(self) -> Tell:
        return turns_told

    def _can_show_again(self) -> bool:
        return super()._can_show_again() or self.session.sitting.asked == "call"

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        cast("FishingSigns", self.signs).nearest.setVisible(settings.nearest)

    @property
    def _fishing_panels(self) -> FishingPanels:
        return cast("FishingPanels", self.panels)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape takes the board of yaku away; else as at every table."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and cast("QKeyEvent", event).key() == Qt.Key.Key_Escape:
            panels_open = self._panels is not None and self._panels.is_open
            if not panels_open and cast("FishingSigns", self.signs).hide_board():
                return True
        return super().eventFilter(watched, event)

    # --- what is asked ---------------------------------------------------------------------------

    def _ask(self) -> bool:
        if self.session.sitting.asked != "call":
            return False
        taken = self._keys_taken()
        self._fishing_panels.ask_call(self._rules, self.session.view, taken)
        return True

    def _keys_taken(self) -> set[str]:
        """The keys of the commands that there are at this table, however they were changed."""
        lacking = self.reasons()
        in_use = keys_in_use(self.settings.keys)
        return {key for command in in_use.keys() - lacking.keys() for key in in_use[command]}

    def _answered(self, choice: str) -> None:
        match choice:
            case "stop":
                self.session.play(STOP)
            case "go":
                self.session.play(GO)
            case _:
                super()._answered(choice)

    def _words_of(self, view: View, move: Any) -> str:
        return hint_words(self._rules, view, move, self.names())

    def _move_told(self, view: View, move: Any) -> MoveTold:
        return fishing_move_told(self._rules, view, move, self.names())


_ASKED = {
    "pick": tr_noop("Pick a card: the earliest month deals"),
    "take": tr_noop("Choose what the turned card takes"),
}
"""What is not said by a panel, nor by the hand that lies there."""
