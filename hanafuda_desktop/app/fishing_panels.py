"""What is asked on the table of a fishing game: whether to stop the round or to go on."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF

from hanafuda_desktop.app.recall_panels import RecallPanels
from hanafuda_desktop.engine.fishing.moves import STOP
from hanafuda_desktop.engine.fishing.standing import stop_offer
from hanafuda_desktop.engine.rounds import Ending, RoundResult
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.table.call_item import CallItem
from hanafuda_desktop.table.panel_item import TablePanel
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene

__all__ = ["FishingPanels"]


class FishingPanels(RecallPanels):
    """The panels of a scene with a fishing game.

    Attributes:
        call: asks whether to stop or to go on.
    """

    call: CallItem

    def _new_questions(self, scene: TableScene) -> tuple[TablePanel, ...]:
        self.call = CallItem(scene.looks.pictures)
        return (self.call, *super()._new_questions(scene))

    def _is_forced(self, result: RoundResult) -> bool:
        moves = self._session.game.moves
        return result.ending is Ending.STOPPED and bool(moves) and moves[-1] is not STOP

    def _give_room(self, room: QRectF) -> None:
        self.call.set_room(room)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        super().show_pictures(pictures)
        self.call.set_pictures(pictures)

    def ask_call(self, rules: FishingRules, view: View, taken: Collection[str]) -> None:
        """Ask whether to stop the round or to go on; letters are taken by something else."""
        offer = stop_offer(rules, view)
        if offer is not None:
            self.call.ask_call(offer, self.names, taken)
