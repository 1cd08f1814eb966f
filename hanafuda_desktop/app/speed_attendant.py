"""Attends to a game in which nobody waits for his turn: takes what people play, and says how it
stands. When its time passes is told in :mod:`~hanafuda_desktop.app.speed_flow`.
"""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QInputEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from hanafuda_desktop.app import speed_words
from hanafuda_desktop.app.apt_commands import Only, lacking
from hanafuda_desktop.app.input_times import InputTimes
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Settings, Speed
from hanafuda_desktop.app.speed_flow import SpeedFlow, hands_of
from hanafuda_desktop.engine.speed.moves import SpeedMove, seat_of
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.table.durations import LATE
from hanafuda_desktop.table.speed_scene import SpeedScene

__all__ = ["SpeedAttendant"]

_BEAT_MS: Final = {Speed.SLOW: 1000, Speed.NORMAL: 700, Speed.FAST: 450}
_NO_UNDO: Final = tr_noop(
    "Nothing is taken back in a game in real time: the other has long played on."
)


class SpeedAttendant(SpeedFlow):
    """See :class:`~hanafuda_desktop.app.attending.Attendant`."""

    def __init__(self, scene: SpeedScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(scene, session, parent)
        self._inputs = InputTimes()
        self._input_age = 0.0
        self.real_time.refused.connect(self._refused)
        self.real_time.tried_again.connect(self._tried_again)
        scene.installEventFilter(self)

    # --- what the program asks -------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Use these settings from now on."""
        super().apply(settings)
        self.real_time.beat_ms = _BEAT_MS[settings.count]
        self.real_time.turns_up = settings.turns_up
        self.rounds.still = settings.reduced_motion
        self.scene.beside.set_aids(wheel=settings.month_wheel, keys=settings.key_caps)
        self.scene.beside.months = settings.month_names
        if self.session.is_open:
            self.scene.set_hands(hands_of(self.session.seating, settings))

    def possible(self) -> dict[str, bool]:
        """Nothing can be taken back, and nobody has time for hints."""
        return {
            "undo": False,
            "redo": False,
            "restart": bool(self.session.game.moves),
            "hint": False,
            "new-table": True,
            "pause": self.real_time.is_running or self._is_paused or self._is_counting_back,
            "sheet": False,
            "yaku": False,
            "history": False,
            "again": False,
            "why": False,
            "review": False,
        }

    def words(self) -> dict[str, str]:
        """With the same company."""
        pause = tr("&Continue") if self._is_paused else tr("&Pause")
        return {"new-deal": tr("&New game"), "pause": pause}

    def reasons(self) -> dict[str, str]:
        """Several play at any time; nothing can be taken back."""
        others = lacking(Only.PATIENCES, Only.TURNS, Only.YAKU, Only.RACES)
        return others | {"undo": tr(_NO_UNDO), "redo": tr(_NO_UNDO)}

    def facts(self) -> dict[str, str]:
        """What the status line says of the game."""
        stands = ""
        if self._is_paused:
            stands = tr("Paused")
        elif self._is_counting_back:
            stands = tr("One, two, three")
        elif self.real_time.asked == "count" and not self.real_time.is_running:
            stands = tr("Ready?")
        return speed_words.facts(self.session, stands=stands)

    @property
    def can_tell(self) -> bool:
        """At any time: what goes on has changed before any card has flown."""
        return True

    def stop(self) -> None:
        """Let nothing run any more."""
        super().stop()
        self.scene.removeEventFilter(self)

    # --- people ----------------------------------------------------------------------------------

    # A move counts from the event that made it, not from when the program got to know of it. That
    # is a key that goes down, for it plays at once; with the mouse it is the button that is let
    # go, at the end of a drag and of a click alike: until then nobody, the hand included, knows
    # what it will be. If a click counted from its press, a button held down on a card would hold
    # its place before all that the other plays meanwhile.

    def choose(self, move: SpeedMove) -> None:
        """A person made a move."""
        self.real_time.offer(move, self._input_age)

    def refuse(self, move: SpeedMove) -> None:
        """A person tried what does not fit: it is refused in its turn, for it may fit by then."""
        self.real_time.offer(move, self._input_age)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note how old each event is by the time it comes here."""
        if isinstance(event, QInputEvent | QGraphicsSceneMouseEvent):
            self._input_age = self._inputs.age_ms(event.timestamp(), time.perf_counter() * 1000)
        return False

    def _refused(self, move: SpeedMove, why: str) -> None:
        seat = seat_of(move)
        is_person = seat is not None and self.session.seating.is_person(seat)
        # That a card does not fit or came too late is seen; why, a computer tells nobody.
        self.scene.bounce(move, why if is_person else "", self._back_ms(seat))
        if seat is not None and is_person:
            self._tell_why(seat, why)

    def _tried_again(self, seat: int) -> None:
        self.scene.bounce_on(seat, self._back_ms(seat))

    def _back_ms(self, seat: int | None) -> int:
        """How long a card that was refused flies: as long as it keeps the hand busy, if it does."""
        busy = 0 if seat is None else self.session.game.state.busy[seat].until - self.real_time.now
        return max(LATE, busy)

    def hurry(self) -> bool:
        """Begin, go on, lay out the next round, or count at once, whichever is waited for."""
        panels = self.panels
        if self._is_paused:
            self.scene.curtain.lift()
        elif self._is_counting_back:
            self._return.stop()
            self.scene.count_in(0)
            self._run()
        elif panels.open_panel is not None and not self.session.is_over:
            panels.open_panel.press(panels.open_panel.current)
        elif self.real_time.asked == "count":
            self.real_time.hurry()
        else:
            return False
        return True
