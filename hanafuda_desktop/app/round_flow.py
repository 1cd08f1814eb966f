"""What happens at a table of several from one change to the next.

After every change it waits until the cards lie still, calls out what was made, and only then does
the one thing that comes next: the curtain, a question, the result, or a computer player's turn.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from PySide6.QtCore import QObject, QTimer

from hanafuda_desktop.app import round_words
from hanafuda_desktop.app.attending import Attendant
from hanafuda_desktop.app.computers import Answer, Question, question_for
from hanafuda_desktop.app.round_panels import RoundPanels
from hanafuda_desktop.app.round_signs import RoundSigns
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.engine.events import CardsDealt, Event, GameEnded, RoundBegun
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.table.durations import BANNER, THINKING
from hanafuda_desktop.table.round_names import RoundNames
from hanafuda_desktop.table.scene import TableScene

__all__ = ["RoundFlow"]

_LOOK_AGAIN_MS: Final = 16
_LOOKS: Final = 8
"""How much longer computers that play among themselves look at the result of a round."""


class RoundFlow(Attendant):
    """The part of an attendant that keeps a game of several going.

    Attributes:
        signs: what stands on the table all the time.
        thinking: where computer players think.
    """

    asks_computers = True

    def __init__(
        self,
        scene: TableScene,
        session: Session,
        thinking: Thinking,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(scene, session, parent)
        self.signs = self._new_signs()
        scene.arrived.connect(self._lie_still)
        self.thinking = thinking
        self._panels: RoundPanels | None = None
        self._calls: deque[str] = deque()
        self._is_settled = True
        self._is_stopped = False
        self._has_just_ended = False
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.timeout.connect(self._go_on)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._think)

    @property
    def panels(self) -> RoundPanels:
        """What lies over the table, made when the table has its size."""
        if self._panels is None:
            self._panels = self._new_panels()
            self._connect_panels(self._panels)
            self._panels.set_cloth(self.settings.cloth.value)
        return self._panels

    def _connect_panels(self, panels: RoundPanels) -> None:
        panels.banner.finished.connect(self._called)

    # --- what a family adds ----------------------------------------------------------------------

    def _new_signs(self) -> RoundSigns:
        """What stands on the table all the time."""
        raise NotImplementedError

    def _new_panels(self) -> RoundPanels:
        """What lies over the table for a while."""
        raise NotImplementedError

    def names(self) -> RoundNames:
        """What everything and everybody at the table is called."""
        raise NotImplementedError

    @property
    def _shown(self) -> View:
        """What the table shows."""
        return self.session.view

    def _ask(self) -> bool:
        """Ask on a panel what this family asks so; returns whether there is such a question now."""
        return False

    # --- what the program tells ------------------------------------------------------------------

    def forget(self) -> None:
        """Ask nothing, call nothing, think of nothing any more."""
        super().forget()
        self._halt()
        if self._panels is not None:
            self._panels.end()

    def changed(self, events: tuple[Event, ...]) -> None:
        """Call out what was made, and then go on."""
        session = self.session
        names = self.names()
        if any(isinstance(event, CardsDealt | RoundBegun) for event in events):
            self.signs.present(names, session.view)  # they stand there before the cards do
        self._calls.extend(round_words.calls(events, session.seating, names))
        self._is_settled = False
        sitting = session.sitting
        if sitting.veiled and sitting.waiting_person is not None and not events:
            self._settle()  # no frame between two hands without the curtain
            return
        self._has_just_ended = any(isinstance(event, GameEnded) for event in events)
        begun = round_words.begun(events, session.seating)
        if begun:
            self._call(begun)
        self._look.start(_LOOK_AGAIN_MS)

    def _lie_still(self) -> None:
        if not self._is_stopped:  # the next table may already be laid
            self._arrived()

    def _arrived(self) -> None:
        """The cards lie where they are to lie: only now do the signs say so, too."""
        self.signs.present(self.names(), self._shown)

    def stop(self) -> None:
        """Let nothing run any more."""
        self._is_stopped = True
        self.forget()

    def _halt(self) -> None:
        self._calls.clear()
        self._look.stop()
        self._pause.stop()
        self.thinking.drop()
        self._is_settled = True

    # --- one thing after the other ---------------------------------------------------------------

    def _go_on(self) -> None:
        """Wait for the cards, then call out, then do what comes next."""
        if self.panels.banner.isVisible():
            return  # it says when it is gone
        if self.scene.stage.moving:
            self._look.start(_LOOK_AGAIN_MS)
        elif self._calls:
            self._call(self._calls.popleft())
        else:
            self._settle()

    def _call(self, said: str) -> None:
        pace = self.scene.pace
        self.panels.banner.call(said, pace.stay(BANNER), still=pace.reduced)

    def _called(self) -> None:
        if not self._is_settled:
            self._look.start(0)

    def _settle(self) -> None:
        """Do what comes next; asked again, the same."""
        self._is_settled = True
        session, panels = self.session, self.panels
        person = session.sitting.waiting_person
        if panels.is_reading:
            return  # until it is put away
        if session.is_over:
            self._show_end()
        elif person is not None:
            self._draw_curtain(person)
        elif session.sitting.asked == "next":
            panels.show_round()
            self._ponder(_LOOKS)
        elif (session.moves or session.sitting.races) and self._ask():
            return
        elif session.moves and session.view.to_move not in (None, session.sitting.shown_seat):
            # Several people pick a card each; there is no hand to hide yet.
            session.show_seat(session.game.to_move or 0, veiled=session.sitting.veiled)
        else:
            self._ponder(1)

    def _show_end(self) -> None:
        if self._has_just_ended:
            self._has_just_ended = False
            self.panels.show_round()
        else:
            self.panels.show_result(still=self.settings.reduced_motion)

    def _draw_curtain(self, seat: int) -> None:
        session = self.session
        if session.sitting.veiled and session.sitting.shown_seat == seat:
            self.panels.drop_curtain(session.seating.name(seat))
        else:
            session.show_seat(seat, veiled=True)  # and it all begins anew, behind the curtain

    def _ponder(self, times: int) -> None:
        """Leave a moment to see what was played before the next computer player does."""
        is_due = self.session.sitting.waiting_computer is not None
        if is_due and not self.thinking.is_busy:
            self._pause.start(round(self.scene.pace.stay(THINKING * times)))

    def _think(self) -> None:
        seat = self.session.sitting.waiting_computer
        if seat is not None:
            question = self.question(seat)
            self.thinking.weigh(question, lambda answer: self._thought(question, answer))

    def question(self, seat: int) -> Question:
        """What a computer player in this seat would be asked now."""
        sitting = self.session.sitting
        return question_for(sitting.game, sitting.seating, seat, sitting.players_chance)

    def _thought(self, question: Question, answer: Answer) -> None:
        # A quick move in place of one that did not come is no thought of the player's at all.
        cut_short = answer.is_cut_short or bool(answer.fault)
        self.session.play_for_computer(question.moves[answer.move], cut_short=cut_short)
