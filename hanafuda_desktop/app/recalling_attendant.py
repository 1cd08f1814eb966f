"""Attends to a table on which people take turns: says, marks, lists and repeats what was played."""

from __future__ import annotations

from typing import Any, cast

from PySide6.QtCore import QObject

from hanafuda_desktop.app.coach import Coach
from hanafuda_desktop.app.recall_panels import RecallPanels
from hanafuda_desktop.app.round_attendant import THINKING, RoundAttendant
from hanafuda_desktop.app.round_panels import RoundPanels
from hanafuda_desktop.app.round_recall import RoundRecall, Tell
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.engine.events import CardsMoved, Event, TripleShown
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.move_words import MoveTold
from hanafuda_desktop.table.scene import TableScene

__all__ = ["RecallingAttendant"]


class RecallingAttendant(RoundAttendant):
    """See :class:`~hanafuda_desktop.app.attending.Attendant`."""

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        thinking: Thinking,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, session, thinking, parent)
        self.recall = RoundRecall(scene, session, self.names, self._tell())
        self.coach = Coach(
            scene, session, thinking, lambda: self._recall_panels, self._move_told, self
        )
        self.coach.said.connect(self.said)

    def _tell(self) -> Tell:
        """What tells moves of this family as turns."""
        raise NotImplementedError

    def _move_told(self, view: View, move: Any) -> MoveTold:
        """A move of this family in a few words, made from what a seat saw."""
        raise NotImplementedError

    def _can_show_again(self) -> bool:
        """Whether nothing is asked that showing turns again would take away for good."""
        return not self.panels.is_open or self.session.sitting.asked in ("next", "nothing")

    @property
    def _recall_panels(self) -> RecallPanels:
        return cast("RecallPanels", self.panels)

    def changed(self, events: tuple[Event, ...]) -> None:
        """Say what was played, call out what was made, and then go on."""
        super().changed(events)
        if any(isinstance(event, CardsMoved | TripleShown) for event in events):
            said = self.recall.last
            if said:
                self.retold = tr("{said}.", said=said)
                self.said.emit(self.retold)

    def told(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        """What has just happened, in the words of the list of turns."""
        game, names = self.session.game, self.names()
        moves = [*game.told[-1:]] or [(None, events)]
        turns = self._tell()(moves, names, len(game.moves))
        return tuple(tr("{said}.", said=turn.sentence(names)) for turn in turns if turn.said)

    def played_last(self) -> str:
        """The last turn of the list of turns."""
        turns = self.recall.turns
        return turns[-1].sentence(self.names()) if turns else ""

    def _connect_panels(self, panels: RoundPanels) -> None:
        super()._connect_panels(panels)
        self._recall_panels.review.picked.connect(self.coach.show_moment)

    def choose(self, move: Any) -> None:
        """A person made a legal move on the table; on an earlier table, none is made any more."""
        if self.coach.past is None:
            super().choose(move)

    def forget(self) -> None:
        """The table is about to change: what the coach has shown goes, too."""
        self.coach.forget()
        super().forget()

    @property
    def _shown(self) -> View:
        """What the coach shows, or else the session."""
        return self.coach.past or super()._shown

    def _arrived(self) -> None:
        super()._arrived()
        if self.coach.past is None:
            self.recall.mark()

    def show_history(self) -> None:
        """Show in words what was played in this round, or no longer; meanwhile nobody plays."""
        panels = self._recall_panels
        panels.show_history(self.recall.turns)
        if panels.history.is_open:
            self._wait_for_reader()
            self.thinking.drop()

    def show_why(self) -> None:
        """Show what the coach thinks of what was chosen, or no longer; meanwhile nobody plays."""
        self.coach.show_why()
        self._wait_for_reader()

    def show_review(self) -> None:
        """Go through the finished round with the coach, or no longer."""
        self.coach.show_review()
        self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        if self.panels.is_reading:
            self._pause.stop()
            self.unsaid.emit(tr(THINKING))

    def show_again(self) -> None:
        """Let be seen again what was played since one's own last turn."""
        history = self._recall_panels.history
        if history.is_open:
            history.press("again")  # it goes away first
            return
        if not self._can_show_again():
            return
        if not self.session.moves and not self.session.is_over:
            if not self._pause.isActive():
                self._settle()  # the list of turns had stopped them
            return  # the others are playing
        self.forget()
        if not self.recall.show_again():
            self.said.emit(tr("Nothing was played in this round yet."))
        self.changed(())

    def _answered(self, choice: str) -> None:
        if choice == "again":
            self.show_again()
        elif not self.coach.answered(choice):
            if choice == "closed":
                self.coach.closed()
            super()._answered(choice)
