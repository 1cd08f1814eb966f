"""What lies for a while over a table of turns: a history, and a coach's panels."""

from __future__ import annotations

from collections.abc import Sequence

from hanafuda_desktop.app.round_panels import RoundPanels
from hanafuda_desktop.table.history_item import HistoryItem
from hanafuda_desktop.table.panel_item import TablePanel
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.review_item import MomentItem, ReviewItem
from hanafuda_desktop.table.scene import TableScene
from hanafuda_desktop.table.thoughts_item import ThoughtsItem
from hanafuda_desktop.table.turn_words import TurnTold

__all__ = ["RecallPanels"]


class RecallPanels(RoundPanels):
    """The panels of a scene, of which one tells what was played.

    Attributes:
        history: what was played of late, in words.
        thoughts: what the coach thinks of a choice.
        review: what it found in a finished round.
        moment: one of these things, with the table as it lay.
    """

    history: HistoryItem
    thoughts: ThoughtsItem
    review: ReviewItem
    moment: MomentItem

    def _new_questions(self, scene: TableScene) -> tuple[TablePanel, ...]:
        self.history = HistoryItem()
        self.thoughts = ThoughtsItem(scene.looks.pictures)
        self.review = ReviewItem()
        self.moment = MomentItem()
        return self._told

    @property
    def _told(self) -> tuple[TablePanel, ...]:
        return (self.history, self.thoughts, self.review, self.moment)

    @property
    def is_reading(self) -> bool:
        """Whether one of them is open that asks nothing."""
        return super().is_reading or any(panel.is_open for panel in self._told)

    def _connect(self) -> None:
        super()._connect()
        for panel in self._told:
            panel.closed.connect(lambda: self.chosen.emit("closed"))

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of this deck."""
        super().show_pictures(pictures)
        self.thoughts.set_pictures(pictures)

    def clear(self) -> None:
        """Take away what is asked; it is asked again when somebody closes what comes instead."""
        self._put_away()
        self.sheet.put_away()

    def show_history(self, turns: Sequence[TurnTold]) -> None:
        """Show these turns, over whatever else is asked, which returns afterwards.

        Asked once more, it puts them away again.
        """
        if self.history.is_open:
            self.history.close()
        elif not self.curtain.is_down:
            self._put_away()
            self.history.show_turns(turns, self.names)
