"""Controls a fishing game: yaku on the way, and the question whether to stop or to go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from hanafuda_desktop.engine.rounds import RoundEnding, RoundResult
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.moves import GO, STOP
from hanafuda_desktop.families.fishing.progress import stop_offer
from hanafuda_desktop.families.fishing.schema import FishingRules
from hanafuda_desktop.families.fishing.ui.panels import CallItem, FishingSigns
from hanafuda_desktop.families.fishing.ui.words import fishing_move_told, hint_words, round_names
from hanafuda_desktop.play import words
from hanafuda_desktop.play.computers import Thinker
from hanafuda_desktop.play.controller import Only, lacking
from hanafuda_desktop.play.rounds_controller import RoundController
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import Keys, Settings
from hanafuda_desktop.table.narration import MoveTold, RoundNames, turns_told
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.text.language import tr_noop


class FishingController(RoundController):
    """See :class:`TableController`.

    Args:
        scene: the table.
        session: the game on it.
        thinking: where computer players think.
        keys_in_use: the keys of every command, by its id, where a person changed these.
        parent: the object it belongs to.
    """

    signs: FishingSigns
    _tell = staticmethod(turns_told)
    _signs_type = FishingSigns

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        thinking: Thinker,
        keys_in_use: Callable[[Keys], Mapping[str, tuple[str, ...]]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, session, thinking, CallItem(scene.looks.pictures), parent)
        self._keys_in_use = keys_in_use

    @property
    def _rules(self) -> FishingRules:
        return cast("FishingRules", self.session.rules)

    def _is_forced(self, result: RoundResult) -> bool:
        moves = self.session.game.moves
        return result.ending is RoundEnding.STOPPED and bool(moves) and moves[-1] is not STOP

    def names(self) -> RoundNames:
        """What everything and everybody at the table is called."""
        return round_names(self._rules, words.seat_names(self.session.seating))

    def facts(self) -> dict[str, str]:
        """What the status line says of the round."""
        return words.facts(self.session, _ASKED)

    def reasons(self) -> dict[str, str]:
        """Nobody is the fastest here, and some games have no yaku."""
        lacks = (Only.RACES,) if self._rules.yaku else (Only.RACES, Only.YAKU)
        return super().reasons() | lacking(*lacks)

    def _can_show_again(self) -> bool:
        return super()._can_show_again() or self.session.seated.asked == "call"

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self.signs.nearest.setVisible(settings.nearest)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape takes the board of yaku away; else as at every table."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            escapes = event.key() == Qt.Key.Key_Escape and not self.panels.is_open
            if escapes and self.signs.hide_board():
                return True
        return super().eventFilter(watched, event)

    # --- what is asked ---------------------------------------------------------------------------

    def _ask(self) -> bool:
        if self.session.seated.asked != "call":
            return False
        offer = stop_offer(self._rules, self.session.view)
        if offer is not None:
            question = cast("CallItem", self.panels.question)
            question.ask_call(offer, self.names(), self._keys_taken())
        return True

    def _keys_taken(self) -> set[str]:
        """The keys of the commands that there are at this table, however they were changed."""
        lacking = self.reasons()
        in_use = self._keys_in_use(self.settings.keys)
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
