"""A real-time table under test: time passes when the test says so, and no clock is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.families.speed.moves import Put, SpeedMove
from hanafuda_desktop.families.speed.ui.clock import RealTime
from hanafuda_desktop.families.speed.ui.controller import SpeedController
from hanafuda_desktop.families.speed.ui.scene import SpeedScene
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.clocks import Stopwatch
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.session import Session
from tests.play.test_stopwatch import HandClock

__all__ = ["HandAlarm", "InRealTime", "Live", "pass_time", "stopwatch_of", "words"]

_STEP_MS = 400
"""While nothing is due, time passes in steps of this."""


class HandAlarm(QObject):
    """An alarm that rings when the test's clock has come so far."""

    timeout = Signal()
    clock: HandClock
    all: ClassVar[list[HandAlarm]] = []

    def __init__(self, parent: QObject, **_: object) -> None:
        super().__init__(parent)
        self.due: float | None = None
        HandAlarm.all.append(self)

    def start(self, after_ms: int) -> None:
        self.due = self.clock.now + after_ms / 1000

    def stop(self) -> None:
        self.due = None


def pass_time(clock: HandClock, ms: int) -> None:
    """Let so much time pass; whatever is due rings at its time."""
    end = clock.now + ms / 1000
    while True:
        due = [alarm for alarm in HandAlarm.all if alarm.due is not None and alarm.due <= end]
        if not due:
            break
        first = min(due, key=lambda alarm: alarm.due or 0.0)
        clock.now, first.due = max(clock.now, first.due or 0.0), None
        first.timeout.emit()
    clock.now = end


def stopwatch_of(session: Session, clock: HandClock) -> None:
    """Let a session's time be the test's."""
    session.stopwatch = Stopwatch(clock)


class Live:
    """A real-time game of a session, without a table."""

    def __init__(
        self,
        session: Session,
        clock: HandClock,
        *seats: str,
        seed: int = 3,
        game: str = "hanapette",
    ) -> None:
        self.session, self.clock = session, clock
        session.open(GameRef(game), seed=seed, seating=Seating(seats))
        self.time = RealTime(session)
        self.refused: list[tuple[SpeedMove, str]] = []
        self.beats: list[tuple[int, int]] = []
        self.time.refused.connect(lambda move, why: self.refused.append((move, why)))
        self.time.beat.connect(lambda beat: self.beats.append((beat, self.time.now)))
        self.time.begin()

    def wait(self, ms: int) -> None:
        pass_time(self.clock, ms)

    def count(self) -> None:
        self.time.run()
        while self.time.asked == "count":
            self.wait(100)

    def puts(self, seat: int) -> list[Put]:
        moves = self.session.game.legal_moves(seat)
        return [move for move in moves if isinstance(move, Put)]

    @property
    def moves(self) -> tuple[SpeedMove, ...]:
        return self.session.game.moves


class InRealTime:
    """Plays in a window that is shown.

    Args:
        window: the window, with a real-time game open.
        clock: the test's clock.
    """

    def __init__(self, window: MainWindow, clock: HandClock) -> None:
        self.window = window
        self.clock = clock
        # Whole games pass in seconds, and nobody looks.
        window.table.viewport().setUpdatesEnabled(False)

    @property
    def session(self) -> Session:
        return self.window.session

    @property
    def controller(self) -> SpeedController:
        controller = self.window.driver.controller
        assert isinstance(controller, SpeedController)
        return controller

    @property
    def scene(self) -> SpeedScene:
        return self.controller.scene

    def reason(self, seat: int) -> str:
        """Why a move of a seat was not allowed, as it stands on the table; or nothing."""
        said = self.scene.ornaments.sayings.reasons[seat]
        return said.text if said.isVisible() else ""

    @property
    def asked(self) -> str:
        return self.session.seated.asked

    @property
    def state(self) -> Any:
        return self.session.game.state

    def wait(self, ms: int) -> None:
        pass_time(self.clock, ms)
        QApplication.processEvents()

    def move(self, move: SpeedMove) -> None:
        """A person's hand makes a move now."""
        self.scene.move_chosen.emit(move)
        self.wait(0)

    def answer(self) -> bool:
        """Press what lies over the table; returns whether anything did."""
        if self.scene.paused:
            self.scene.curtain.close()
            return True
        panel = self.controller.open_panel
        if panel is not None:
            panel.press(panel.current)
        return panel is not None

    def begin(self) -> None:
        """Begin, and let it be counted."""
        assert self.answer()
        self.until(lambda: self.asked == "play")

    def until(self, holds: Callable[[], object], *, limit_ms: int = 600_000) -> None:
        end = self.clock.now + limit_ms / 1000
        while not holds():
            assert self.clock.now < end, "it did not come to that"
            self.wait(_STEP_MS)

    def play_on(self, done: Callable[[], object], *, thinks_ms: int = 900) -> None:
        """Let people without ideas play until something is done."""
        while not done():
            if self.asked == "play" and self.controller.real_time.is_running:
                self.wait(thinks_ms)
                for seat in self.session.seating.persons:
                    moves = self.session.game.legal_moves(seat)
                    if moves and self.asked == "play":
                        self.move(self._best(moves))
            else:
                self.end_round()
                self.answer()
                self.wait(_STEP_MS)

    def end_round(self) -> None:
        """Let the end of a round have been seen."""
        if self.controller._seen.isActive():
            self.controller._seen.stop()
            self.controller.tell_round()

    @staticmethod
    def _best(moves: tuple[SpeedMove, ...]) -> SpeedMove:
        puts: Iterator[SpeedMove] = (move for move in moves if isinstance(move, Put))
        return next(puts, moves[0])


def words(table: InRealTime) -> set[str]:
    """What stands in the status line."""
    status = table.window.status
    labels = (*status.facts.values(), status.time)
    return {label.text() for label in labels if not label.isHidden()}
