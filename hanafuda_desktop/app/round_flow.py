"""What happens at a table of several from one change to the next.

After every change it waits until the cards lie still, calls out what was made, and only then does
the one thing that comes next: the curtain, a question, the result, or a computer player's turn.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from hanafuda_desktop.app import round_words
from hanafuda_desktop.app.attending import Attendant
from hanafuda_desktop.app.computers import question_for
from hanafuda_desktop.app.round_panels import RoundPanels
from hanafuda_desktop.app.round_signs import RoundSigns
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.thinking import Thinking
from hanafuda_desktop.engine.events import Event, GameEnded
from hanafuda_desktop.table.durations import BANNER, THINKING
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

    def __init__(self, scene: TableScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(scene, session, parent)
        self.signs = RoundSigns(scene, session, self)
        self.thinking = Thinking(self)
        self._panels: RoundPanels | None = None
        self._calls: deque[str] = deque()
        self._is_settled = True
        self._has_just_ended = False
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.timeout.connect(self._go_on)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._think)
        self.thinking.chosen.connect(self._thought)

    @property
    def panels(self) -> RoundPanels:
        """What lies over the table, made when the table has its size."""
        if self._panels is None:
            self._panels = self._new_panels()
        return self._panels

    def _new_panels(self) -> RoundPanels:
        panels = RoundPanels(self.scene, self.session, self)
        panels.set_cloth(self.settings.cloth.value)
        panels.banner.finished.connect(self._called)
        return panels

    def forget(self) -> None:
        """Ask nothing, call nothing, think of nothing any more."""
        self._halt()
        if self._panels is not None:
            self._panels.end()

    def changed(self, events: tuple[Event, ...]) -> None:
        """Call out what was made, and then go on."""
        session = self.session
        self.signs.present()
        self._calls.extend(round_words.calls(events, session.seating, self.panels.names))
        theft = round_words.thefts(events, session.seating)
        if theft:
            self.said.emit(theft)
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

    def stop(self) -> None:
        """Let nothing run any more."""
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
        if panels.sheet.is_open:
            return  # until it is put away
        if session.is_over:
            self._show_end()
        elif person is not None:
            self._draw_curtain(person)
        elif session.sitting.asked == "next":
            panels.show_round()
            self._ponder(_LOOKS)
        elif session.sitting.asked == "call" and session.moves:
            panels.ask_call()
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
        if self.session.sitting.waiting_computer is not None:
            self._pause.start(round(self.scene.pace.stay(THINKING * times)))

    def _think(self) -> None:
        seat = self.session.sitting.waiting_computer
        if seat is not None:
            self.thinking.ask(question_for(self.session.game, self.session.seating, seat))

    def _thought(self, move: Any) -> None:
        self.session.play_for_computer(move)

    def hurry(self) -> bool:
        """Let everything land, and the computer whose turn it is play at once.

        A panel that was put away to see the table comes back. Returns whether there was anything
        of that: when a person is to play a card, a click is for the table.
        """
        if self.session.moves and self.session.sitting.asked != "next":
            return False
        self.scene.land()
        self._calls.clear()
        self.panels.banner.dismiss()
        self._look.stop()
        self._settle()
        if self._pause.isActive() and not self.panels.is_open:
            self._pause.stop()
            self._think()
        return True
