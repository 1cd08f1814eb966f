"""What lies for a while over a table on which turns are recalled: the panels, and a history."""

from __future__ import annotations

from collections.abc import Sequence

from hanafuda_desktop.app.round_panels import RoundPanels
from hanafuda_desktop.table.history_item import HistoryItem
from hanafuda_desktop.table.panel_item import TablePanel
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.turn_words import TurnTold

__all__ = ["RecallPanels"]


class RecallPanels(RoundPanels):
    """The panels of a scene, of which one tells what was played.

    Attributes:
        history: what was played of late, in words.
    """

    history: HistoryItem

    def _new_questions(self, scene: TableScene) -> tuple[TablePanel, ...]:
        self.history = HistoryItem()
        return (self.history,)

    def _connect(self) -> None:
        super()._connect()
        self.history.closed.connect(lambda: self.chosen.emit("closed"))

    def show_history(self, turns: Sequence[TurnTold]) -> None:
        """Show these turns, over whatever else is asked, which returns afterwards.

        Asked once more, it puts them away again.
        """
        if self.history.is_open:
            self.history.close()
        elif not self.curtain.is_down:
            self._put_away()
            self.history.show_turns(turns, self.names)
