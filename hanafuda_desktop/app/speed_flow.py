"""What happens at a real-time table from one moment to the next, and when its time passes.

Time passes only while people can play: not before they are ready, not while the game is paused or
nobody looks, and not between rounds.
"""

from __future__ import annotations

from typing import Any, Final, cast

from PySide6.QtCore import QObject, QTimer

from hanafuda_desktop.app.attending import Attendant
from hanafuda_desktop.app.real_time import RealTime
from hanafuda_desktop.app.round_words import seat_names
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.speed_panels import SpeedPanels
from hanafuda_desktop.app.speed_sitting import SpeedSitting
from hanafuda_desktop.app.speed_waiting import CountBack, Preparing
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.speed.events import SuddenDeath
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.table.speed_keys import Hand
from hanafuda_desktop.table.speed_scene import SpeedScene

__all__ = ["SpeedFlow", "hands_of"]

_DEAL_MS: Final = 1100
"""So long after a round was laid out its count begins: the cards lie, and have been looked at."""
_ROUND_STAYS_MS: Final = 1200
"""The end of a round is seen so long before it is told."""
_WATCHED_MS: Final = 4000
"""Who only watches sees each round's result for so long."""
_PAUSED: Final = tr_noop("Paused")
_GO_ON: Final = tr_noop("Click or press Enter to go on. No time passes until then.")


class SpeedFlow(Attendant):
    """The part of an attendant that keeps a real-time game going.

    Attributes:
        real_time: the game's time.
    """

    scene: SpeedScene

    def __init__(self, scene: SpeedScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(scene, session, parent)
        self.real_time = RealTime(session, self)
        self.real_time.beat.connect(scene.count_in)
        scene.resumed.connect(self._lifted)
        self._panels: SpeedPanels | None = None
        self._sudden_death: SuddenDeath | None = None
        self._return = CountBack(self)
        self._return.beat.connect(scene.count_in)
        self._return.done.connect(self._counted_back)
        self._preparing = Preparing(scene, self)
        self._has_told_why = False
        self._is_looked_at = True
        self._told_phase = ""
        self._after_round = self._timer(self._tell_round)
        self._watched = self._timer(self._go_to_next)

    def _timer(self, then: Any) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(then)
        return timer

    @property
    def panels(self) -> SpeedPanels:
        """What lies over the table, made when the table has its size."""
        if self._panels is None:
            self._panels = SpeedPanels(self.scene, self.session, self)
            self._panels.chosen.connect(self._answered)
        return self._panels

    @property
    def _is_paused(self) -> bool:
        return self.scene.paused

    @property
    def _is_counting_back(self) -> bool:
        """Whether the game is about to go on after a pause."""
        return self._return.is_running

    # --- from one moment to the next -------------------------------------------------------------

    def forget(self) -> None:
        """Another game comes, or this one stands still elsewhere; a move that was played does not
        interrupt anything.
        """
        if not self.real_time.is_playing:
            self._after_round.stop()
            self._watched.stop()
            self._return.stop()
            self.scene.count_in(0)
            self.scene.curtain.put_away()
            if self._panels is not None:
                self._panels.end()

    def changed(self, events: tuple[Event, ...]) -> None:
        """A move was played, or another game lies on the table."""
        if not self.real_time.is_playing:
            self._begin()
            return
        self._share_secrets()
        self._sudden_death = next((e for e in events if isinstance(e, SuddenDeath)), None)
        if self.session.sitting.asked in ("next", "nothing"):
            self.real_time.halt()
            self._hush()
            self.session.save()
            self._after_round.start(_ROUND_STAYS_MS)
        self._tell_phase()

    def _tell_phase(self) -> None:
        """What goes on is said as soon as it is another thing, and not when the cards have come."""
        asked = self.session.sitting.asked
        if asked != self._told_phase:
            self._told_phase = asked
            self.altered.emit()

    def _begin(self) -> None:
        """Wait until everybody is there."""
        self.real_time.begin()
        self._preparing.start()
        session = self.session
        self.scene.set_hands(hands_of(session.seating, self.settings))
        self.scene.beside.set_names(dict(enumerate(seat_names(session.seating))))
        self._share_secrets()
        if session.is_over:
            self.panels.show_result(still=True)
        elif session.sitting.asked == "next":
            self._tell_round()
        elif session.game.moves:
            self.scene.pause(tr(_PAUSED), tr(_GO_ON))
        else:
            self.panels.ask_ready()
        self.altered.emit()

    def _run(self, *, lead_ms: int = 0) -> None:
        self.real_time.run(lead_ms=lead_ms)
        self.altered.emit()

    def stop(self) -> None:
        """Let nothing run any more."""
        self.real_time.stand_still()
        self._preparing.stop()
        self.forget()

    # --- what is said ----------------------------------------------------------------------------

    def _named(self) -> tuple[str, ...]:
        return tuple(seat_names(self.session.seating))

    def _tell_why(self, why: str) -> None:
        """Say why a move was not played."""
        self._has_told_why = True
        self.said.emit(why)

    def _hush(self) -> None:
        """Play stops: why a move was not played is of no interest any more."""
        if self._has_told_why:
            self._has_told_why = False
            self.said.emit("")

    # --- pausing ---------------------------------------------------------------------------------

    def _share_secrets(self) -> None:
        """Let people who share a screen look at their last cards, each at his own (HP-9)."""
        self.scene.set_secrets(cast("SpeedSitting", self.session.sitting).secrets)

    def look_away(self) -> None:
        """Nobody looks: time stands still until somebody says that it may go on."""
        self._is_looked_at = False
        self._watched.stop()
        self._pause()

    def look_back(self) -> None:
        """Whoever is back has to find his place first, so nothing in play goes on by itself."""
        self._is_looked_at = True
        if self.scene.summary.is_open:
            self._watch()

    def menu_opened(self) -> None:
        """Whoever reads a menu does not play."""
        self._pause()

    def pause(self) -> None:
        """Let time stand still and hide the table, or let it go on."""
        if self._is_paused:
            self.scene.curtain.lift()
        else:
            self._pause()

    def _pause(self) -> None:
        if not self.real_time.is_running and not self._is_counting_back:
            return
        self._return.stop()
        self.real_time.halt()
        self._hush()
        if self.session.sitting.asked in ("play", "count"):  # else it has just ended
            self.scene.count_in(0)
            self.scene.pause(tr(_PAUSED), tr(_GO_ON))
            self.session.save()
        self.altered.emit()

    # --- what is answered ------------------------------------------------------------------------

    def _answered(self, choice: str) -> None:
        match choice:
            case "begin":
                self._run(lead_ms=_DEAL_MS)
            case "next":
                self._go_to_next()
            case "round":
                self.panels.show_round()
            case "result":
                self.panels.show_result(still=self.settings.reduced_motion)
            case _:
                self.asked.emit(choice)

    def _lifted(self) -> None:
        """Whoever comes back finds his place first; only then does time pass."""
        if self.real_time.asked == "play":
            self._return.start(self.real_time.beat_ms)
        else:
            self._run(lead_ms=self.real_time.beat_ms)
        self.altered.emit()

    def _counted_back(self) -> None:
        self.scene.end_count()
        self._run()

    def _tell_round(self) -> None:
        """Show how the round has ended; who only watches need not answer."""
        session = self.session
        if session.is_over:
            self.panels.show_result(still=self.settings.reduced_motion)
            return
        self.panels.show_round()
        self._watch()

    def _watch(self) -> None:
        """Let the next round come by itself, if all that anybody does is to look."""
        if self._is_looked_at and not self.session.seating.persons and not self.session.is_over:
            self._watched.start(_WATCHED_MS)

    def _go_to_next(self) -> None:
        self._watched.stop()
        self.scene.summary.put_away()
        self.real_time.next_round()
        if self.session.sitting.asked not in ("play", "count"):
            return  # it was over as it was laid out, and that is told first
        if self._sudden_death is not None and self.session.seating.persons:
            self.panels.explain(self._sudden_death)
        else:
            self._run(lead_ms=_DEAL_MS)


def hands_of(seating: Seating, settings: Settings) -> dict[int, Hand]:
    """Which side of the keyboard each person plays on; who is alone chooses."""
    sides = (Hand.LEFT, Hand.RIGHT)
    if not seating.is_shared and settings.right_hand:
        sides = (Hand.RIGHT, Hand.LEFT)
    return dict(zip(seating.persons, sides, strict=False))
