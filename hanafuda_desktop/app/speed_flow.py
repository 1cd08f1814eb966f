"""What happens at a real-time table from one moment to the next, and when its time passes.

Time passes only while people can play: not before they are ready, not while the game is paused or
nobody looks, and not between rounds.
"""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QObject

from hanafuda_desktop.app.attending import Attendant
from hanafuda_desktop.app.between_rounds import BetweenRounds
from hanafuda_desktop.app.real_time import RealTime
from hanafuda_desktop.app.round_words import seat_names
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Settings
from hanafuda_desktop.app.speed_panels import SpeedPanels
from hanafuda_desktop.app.speed_sitting import SpeedSitting
from hanafuda_desktop.app.speed_waiting import CountBack, Preparing
from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.engine.speed.moves import seat_of
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.table.speed_keys import Hand
from hanafuda_desktop.table.speed_scene import SpeedScene

__all__ = ["SpeedFlow", "hands_of"]

_DEAL_MS: Final = 1100
"""So long after a round was laid out its count begins: the cards lie, and have been looked at."""
_PAUSED: Final = tr_noop("Paused")
_GO_ON: Final = tr_noop("Click or press Enter to go on. No time passes until then.")


class SpeedFlow(Attendant):
    """The part of an attendant that keeps a real-time game going.

    Attributes:
        real_time: the game's time.
        rounds: what happens between rounds.
    """

    scene: SpeedScene

    def __init__(self, scene: SpeedScene, session: Session, parent: QObject | None = None) -> None:
        super().__init__(scene, session, parent)
        self.real_time = RealTime(session, self)
        self.real_time.beat.connect(scene.count_in)
        scene.resumed.connect(self._lifted)
        self._panels: SpeedPanels | None = None
        self.rounds = BetweenRounds(scene, session, self.real_time, lambda: self.panels, self)
        self.rounds.laid_out.connect(self._run_round)
        self._return = CountBack(self)
        self._return.beat.connect(scene.count_in)
        self._return.done.connect(self._counted_back)
        self._preparing = Preparing(scene, self)
        self._refused_seat: int | None = None
        self._told_phase = ""

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
            self.rounds.stop()
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
        if self._has_played_on():
            self.take_up()
        self.rounds.happened(events)
        if self.session.sitting.asked in ("next", "nothing"):
            self.real_time.halt()
            self.take_up()
            self.session.save()
            self.rounds.begin()
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
        self.scene.set_names(seat_names(session.seating))
        self._share_secrets()
        if session.is_over:
            self.panels.show_result(still=True)
        elif session.sitting.asked == "next":
            self.rounds.tell()
        elif session.game.moves:
            self.scene.pause(tr(_PAUSED), tr(_GO_ON))
        else:
            self.panels.ask_ready()
        self.altered.emit()

    def _run_round(self) -> None:
        """The cards of a round are being laid out; it begins when they lie."""
        self._run(lead_ms=_DEAL_MS)

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

    def _tell_why(self, seat: int, why: str) -> None:
        """Say why a seat's move was not played, until it plays another or play stops."""
        self._refused_seat = seat
        self._say_refused(why)

    def _has_played_on(self) -> bool:
        """Whether the last move was made by the seat whose move was refused."""
        moves = self.session.game.moves
        return (
            self._refused_seat is not None
            and bool(moves)
            and seat_of(moves[-1]) == self._refused_seat
        )

    # --- pausing ---------------------------------------------------------------------------------

    def _share_secrets(self) -> None:
        """Let people who share a screen look at their last cards, each at his own (HP-9)."""
        self.scene.set_secrets(cast("SpeedSitting", self.session.sitting).secrets)

    def look_away(self) -> None:
        """Nobody looks: time stands still until somebody says that it may go on."""
        self.rounds.look_away()
        self._pause()

    def look_back(self) -> None:
        """Whoever is back has to find his place first, so nothing in play goes on by itself."""
        self.rounds.look_back()

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
        self.take_up()
        if self.session.sitting.asked in ("play", "count"):  # else it has just ended
            self.scene.count_in(0)
            self.scene.pause(tr(_PAUSED), tr(_GO_ON))
            self.session.save()
        self.altered.emit()

    # --- what is answered ------------------------------------------------------------------------

    def _answered(self, choice: str) -> None:
        match choice:
            case "begin":
                self._run_round()
            case "next":
                self.rounds.go_on()
            case "round":
                self.panels.show_round()
            case "result":
                self.rounds.show_result()
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


def hands_of(seating: Seating, settings: Settings) -> dict[int, Hand]:
    """Which side of the keyboard each person plays on; who is alone chooses."""
    sides = (Hand.LEFT, Hand.RIGHT)
    if not seating.is_shared and settings.right_hand:
        sides = (Hand.RIGHT, Hand.LEFT)
    return dict(zip(seating.persons, sides, strict=False))
