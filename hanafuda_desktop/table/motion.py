"""Everything that moves on the table moves through one :class:`Stage`.

One animation drives all tracks and stops when the last has ended, so nothing ticks while nothing
moves and nothing can be forgotten. A track sets one property of one thing from where it was to
where it goes; starting another for the same property replaces it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import exp, pi, sin
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QObject, Signal

from hanafuda_desktop.table.durations import LONGEST_FRAME

__all__ = [
    "Ease",
    "Spring",
    "Stage",
    "Track",
    "breath",
    "ease_back",
    "ease_in_out",
    "ease_out",
    "linear",
]

Ease = Callable[[float], float]
_EPSILON: Final = 1e-9


def linear(part: float) -> float:
    """Steady."""
    return part


def ease_out(part: float) -> float:
    """Fast, then slowing down."""
    return 1 - (1 - part) ** 3


def ease_in_out(part: float) -> float:
    """Slow at both ends."""
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


def ease_back(part: float) -> float:
    """A little beyond the end, and back to it."""
    over = 1.1
    left = part - 1
    return 1 + (over + 1) * left**3 + over * left**2


def breath(elapsed: float, period: float) -> float:
    """A slow rise and fall between 0 and 1, beginning at 1."""
    return 0.5 + 0.5 * sin(2 * pi * elapsed / period + pi / 2)


class Track:
    """One property's way from 0 to 1 of its change.

    Attributes:
        apply: sets the property for a part of the way; the last call is always with exactly 1.
        duration: in milliseconds.
        delay: in milliseconds, before which the property stays as it is.
        ease: the course of the movement.
        then: called once when it has ended, also when it was landed early.
    """

    __slots__ = ("apply", "delay", "duration", "ease", "elapsed", "then")

    def __init__(
        self,
        apply: Callable[[float], None],
        duration: float,
        *,
        delay: float = 0.0,
        ease: Ease = ease_out,
        then: Callable[[], None] | None = None,
    ) -> None:
        self.apply = apply
        self.duration = duration
        self.delay = delay
        self.ease = ease
        self.then = then
        self.elapsed = 0.0

    def step(self, milliseconds: float) -> bool:
        """Go on by so much time; returns whether the end is reached (and does not apply it)."""
        self.elapsed += milliseconds
        running = self.elapsed - self.delay
        if running >= self.duration:
            return True
        if running > 0:
            self.apply(self.ease(running / self.duration))
        return False


class Spring:
    """A damped spring that follows a goal: a number that swings and comes to rest.

    It is stepped with the exact solution of a critically damped spring, so it is stable for any
    length of a frame.
    """

    __slots__ = ("goal", "stiffness", "value", "velocity")

    def __init__(self, stiffness: float) -> None:
        self.value = 0.0
        self.velocity = 0.0
        self.goal = 0.0
        self.stiffness = stiffness
        """How fast it follows, in 1/s."""

    def step(self, milliseconds: float) -> float:
        """Go on by so much time; returns the value."""
        time = milliseconds / 1000
        away = self.value - self.goal
        push = self.velocity + self.stiffness * away
        fade = exp(-self.stiffness * time)
        self.value = self.goal + (away + push * time) * fade
        self.velocity = (self.velocity - self.stiffness * push * time) * fade
        return self.value

    @property
    def at_rest(self) -> bool:
        """Whether it is so near its goal that nobody sees a difference."""
        return abs(self.value - self.goal) < 0.02 and abs(self.velocity) < 0.2


class Stage(QAbstractAnimation):
    """The one animation of a table: runs tracks and loops, and only while there are any."""

    rested = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tracks: dict[Hashable, Track] = {}
        self._loops: dict[Hashable, Callable[[float], bool]] = {}
        self._last_time = 0

    @property
    def moving(self) -> bool:
        """Whether any track is on its way."""
        return bool(self._tracks)

    @property
    def busy(self) -> bool:
        """Whether anything at all runs, loops counted."""
        return bool(self._tracks or self._loops)

    def playing(self, key: Hashable) -> bool:
        """Whether a track with this key is on its way."""
        return key in self._tracks

    def playing_loop(self, key: Hashable) -> bool:
        """Whether a loop with this key runs."""
        return key in self._loops

    def play(self, key: Hashable, track: Track) -> None:
        """Start a track; one with the same key is dropped where it is.

        A track that takes no time is at its end at once.
        """
        self._tracks.pop(key, None)
        if track.duration + track.delay <= _EPSILON:
            self._end(track)
            return
        self._tracks[key] = track
        self._wake()

    def loop(self, key: Hashable, step: Callable[[float], bool]) -> None:
        """Call ``step`` with the passed milliseconds each frame until it returns false."""
        self._loops[key] = step
        self._wake()

    def drop(self, key: Hashable) -> None:
        """Forget a track or loop; its property stays as it is."""
        self._tracks.pop(key, None)
        self._loops.pop(key, None)
        self._rest()

    def finish(self, key: Hashable) -> None:
        """Bring one track to its end now, if it is on its way."""
        track = self._tracks.pop(key, None)
        if track is not None:
            self._end(track)

    def land(self) -> None:
        """Bring every track to its end now. Loops, which have none, go on."""
        while self._tracks:
            tracks = list(self._tracks.values())
            self._tracks.clear()
            for track in tracks:
                self._end(track)
        self._rest()

    def clear(self) -> None:
        """Forget everything."""
        self._tracks.clear()
        self._loops.clear()
        self._rest()

    def advance(self, milliseconds: float) -> None:
        """Let time pass."""
        ended = [
            (key, track) for key, track in list(self._tracks.items()) if track.step(milliseconds)
        ]
        for key, track in ended:
            if self._tracks.get(key) is track:
                del self._tracks[key]
                self._end(track)
        for key, step in list(self._loops.items()):
            if not step(milliseconds) and self._loops.get(key) is step:
                del self._loops[key]
        self._rest()

    def set_off(self, milliseconds: float) -> None:
        """Let what has just begun be under way already: else it would wait for the next frame."""
        for track in self._tracks.values():
            if track.elapsed == 0.0 and track.duration + track.delay > milliseconds:
                track.step(milliseconds)

    def _end(self, track: Track) -> None:
        track.apply(1.0)
        if track.then is not None:
            track.then()

    def _wake(self) -> None:
        if self.state() != QAbstractAnimation.State.Running:
            self._last_time = 0
            self.start()

    def _rest(self) -> None:
        if not self.busy and self.state() != QAbstractAnimation.State.Stopped:
            self.stop()
            self.rested.emit()

    def duration(self) -> int:
        """Without end: it is stopped when nothing is left to do."""
        return -1

    def updateCurrentTime(self, currentTime: int) -> None:
        """Called by Qt each frame."""
        passed = currentTime - self._last_time
        self._last_time = currentTime
        if passed > 0:
            self.advance(min(passed, LONGEST_FRAME))
