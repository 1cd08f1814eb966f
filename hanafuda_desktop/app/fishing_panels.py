"""What is asked on the table of a fishing game: whether to stop the round or to go on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from hanafuda_desktop.app.round_panels import RoundPanels
from hanafuda_desktop.engine.fishing.moves import STOP
from hanafuda_desktop.engine.fishing.standing import stop_offer
from hanafuda_desktop.engine.rounds import Ending, RoundResult
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.call_item import CallItem
from hanafuda_desktop.table.history_item import HistoryItem
from hanafuda_desktop.table.panel_item import TablePanel
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.turn_words import TurnTold

__all__ = ["FishingPanels"]


class FishingPanels(RoundPanels):
    """The panels of a scene with a fishing game.

    Attributes:
        call: asks whether to stop or to go on.
        history: what was played of late, in words.
    """

    call: CallItem
    history: HistoryItem

    def _new_questions(self, scene: TableScene) -> tuple[TablePanel, ...]:
        self.call = CallItem(scene.looks.pictures)
        self.history = HistoryItem()
        return (self.call, self.history)

    def _connect(self) -> None:
        super()._connect()
        self.history.closed.connect(lambda: self.chosen.emit("closed"))

    def _is_forced(self, result: RoundResult) -> bool:
        moves = self._session.game.moves
        return result.ending is Ending.STOPPED and bool(moves) and moves[-1] is not STOP

    def show_history(self, turns: Sequence[TurnTold]) -> None:
        """Show these turns, over whatever else is asked, which returns afterwards."""
        if not self.curtain.is_down and not self.history.is_open:
            self._put_away()
            self.history.show_turns(turns, self.names)

    def _give_room(self, room: QRectF) -> None:
        self.call.set_room(room)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        super().show_pictures(pictures)
        self.call.set_pictures(pictures)

    def ask_call(self, rules: FishingRules, view: View) -> None:
        """Ask whether to stop the round or to go on."""
        offer = stop_offer(rules, view)
        if offer is not None:
            self.call.ask_call(offer, self.names)
