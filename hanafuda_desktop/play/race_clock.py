"""The clock of a race of reactions: the one place that reads the time while hands race (UN-13).

A race is run in two parts. :class:`RaceTimes` is told what happened when, and knows what comes of
it; it never looks at a clock. :class:`RaceClock` looks at one, waits for the signal, lets computer
players land at their times, and ends the race.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence

from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.engine.reaction_race import EARLY, LEAST_REACTION, NEVER
from hanafuda_desktop.play.clocks import InputTimes
from hanafuda_desktop.play.computers import known_level
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.players.levels import computer_times
from hanafuda_desktop.text.language import tr

# The keys with which people at one keyboard race: one place to look, and one to change them.

KEY_ALONE: Final = Qt.Key.Key_Space
"""For who alone plays here."""
KEYS: Final = (
    Qt.Key.Key_S,
    Qt.Key.Key_K,
    Qt.Key.Key_G,
    Qt.Key.Key_P,
    Qt.Key.Key_C,
    Qt.Key.Key_N,
    Qt.Key.Key_R,
)
"""For the first person at this screen, the second, and so on, as many as any game seats: so far
apart that the hands do not meet, and at the same place on every Latin keyboard. Where a keyboard
has no such letters, :func:`is_key` knows the place."""


def race_keys(persons: Sequence[int]) -> dict[int, Qt.Key]:
    """The key of each person at the table, by seats: the same in every race of a game.

    Args:
        persons: the seats of all people at this screen, whether they race or not; no more than
            there are keys.
    """
    if len(persons) == 1:
        return {persons[0]: KEY_ALONE}
    return dict(zip(persons, KEYS[: len(persons)], strict=True))


def key_name(key: Qt.Key) -> str:
    """What people call a key."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def keys_told() -> list[tuple[str, str]]:
    """Every key of a race, and whose it is."""
    several = ", ".join(key_name(key) for key in KEYS)
    return [
        (key_name(KEY_ALONE), tr("Your hand, if nobody else plays at this keyboard; or click.")),
        (
            several,
            tr(
                "The hands of the people at this keyboard, from the first seat on. On a keyboard "
                "of another script these are the keys in the same places."
            ),
        ),
    ]


# How fast computer players are in a race, by the chance of their game; it needs no Qt.


def race_times(
    game: Game, seating: Seating, racers: Iterable[int], chance: int, attempt: int = 0
) -> dict[int, int]:
    """How fast the computer players are that race now, in milliseconds, by their seats (UN-13).

    A seat of nobody that is known here is as fast as the usual computer player.

    Args:
        game: the game.
        seating: who sits where.
        racers: the seats that race.
        chance: the number for the chance of computer players, which is the deal's.
        attempt: how often this race was begun before: who saw them then must not know them now.
    """
    reactions = {
        seat: known_level(seating.seats[seat]).reaction
        for seat in racers
        if not seating.is_person(seat)
    }
    moment = f"race {attempt}: chance {chance}, move {len(game.moves)}"
    return computer_times(reactions, int.from_bytes(sha256(moment.encode()).digest()[:8]) >> 1)


GRACE_MS: Final = 450
"""So long after its beginning no press counts: the one that began it may still bounce."""
CALM_MS: Final = 700
"""So long after a race hands may still come down that were meant for it."""
LIMIT_MS: Final = 3000
"""So long after the signal the race is over for whoever has not pressed."""


@dataclass
class RaceTimes:
    """A race that is being run. All times are milliseconds since it began.

    Attributes:
        racers: the seats, in the order of the move.
        fuse: when the signal comes.
        computers: how long after the signal the computer players among them press.
        times: everybody's time as far as it is known, as the move has it: first of those who were
            early in a race that was broken off, of which this one is the next run.
    """

    racers: tuple[int, ...]
    fuse: float
    computers: Mapping[int, int]
    times: dict[int, int] = field(default_factory=dict)
    _signal: float | None = None

    @property
    def is_signalled(self) -> bool:
        """Whether the signal was given."""
        return self._signal is not None

    @property
    def is_over(self) -> bool:
        """Whether everybody's time is known."""
        return self.is_signalled and len(self.times) == len(self.racers)

    @property
    def waits_for_people(self) -> bool:
        """Whether somebody at this screen can still press."""
        return any(seat not in self.times for seat in self.racers if seat not in self.computers)

    @property
    def early(self) -> dict[int, int]:
        """The times of those who were early."""
        return {seat: ms for seat, ms in self.times.items() if ms == EARLY}

    @property
    def due(self) -> float:
        """When something happens by itself next: the signal, a computer's hand, the end."""
        if self._signal is None:
            return self.fuse
        after = [ms for seat, ms in self.computers.items() if seat not in self.times]
        return self._signal + min([LIMIT_MS, *after])

    def give_signal(self, at: float) -> None:
        """The signal is seen at this time."""
        self._signal = at

    def press(self, seat: int, at: float) -> int | None:
        """A person pressed: the time that counts, EARLY, or ``None`` if this counts for nothing."""
        if seat not in self.racers or seat in self.times or at < GRACE_MS:
            return None
        late = EARLY if self._signal is None else round(at - self._signal)
        # Who presses so soon after the signal has not seen it.
        self.times[seat] = min(late, LIMIT_MS) if late >= LEAST_REACTION else EARLY
        return self.times[seat]

    def _never(self, seats: Iterable[int]) -> None:
        """Whoever of these has not pressed until now never did."""
        self.times = dict.fromkeys(seats, NEVER) | self.times

    def leave(self) -> None:
        """The people look elsewhere: whoever of them has not pressed until now never did."""
        self._never(seat for seat in self.racers if seat not in self.computers)

    def land(self, at: float) -> list[int]:
        """The seats of the computer players that have pressed since, the fastest first.

        Whoever has not pressed within the limit never did.
        """
        if self._signal is None:
            return []
        gone = at - self._signal
        waiting = ((ms, seat) for seat, ms in self.computers.items() if seat not in self.times)
        landed = sorted((ms, seat) for ms, seat in waiting if ms <= min(gone, LIMIT_MS))
        self.times |= {seat: ms for ms, seat in landed}
        if gone >= LIMIT_MS:
            self._never(self.racers)
        return [seat for _, seat in landed]


class RaceClock(QObject):
    """Runs one race after the other.

    Args:
        parent: the object it belongs to.
        now: the clock, in milliseconds since some moment; it never goes back.

    Attributes:
        race: the race that is being run, if any.
    """

    signalled = Signal()
    """Show the signal, at once; its time is taken when everybody has shown it."""
    landed = Signal(int)
    """A seat pressed after the signal."""
    early = Signal(int)
    """A seat pressed before the signal and is out."""
    done = Signal(object)
    """The race is over: everybody's time, as the move has them."""

    def __init__(
        self, parent: QObject | None = None, now: Callable[[], float] | None = None
    ) -> None:
        super().__init__(parent)
        self._now = now or (lambda: time.perf_counter() * 1000)
        self._began = 0.0
        self._ended: float | None = None
        self.race: RaceTimes | None = None
        self._inputs = InputTimes()
        self._wait = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._wait.timeout.connect(self.tick)

    @property
    def is_running(self) -> bool:
        """Whether a race is being run."""
        return self.race is not None

    @property
    def has_just_ended(self) -> bool:
        """Whether a press may still be meant for the race that is over."""
        return self._ended is not None and self._now() - self._ended < CALM_MS

    def start(self, race: RaceTimes) -> None:
        """Begin a race."""
        self.race = race
        self._began = self._now()
        self._arm(race)

    def stop(self) -> None:
        """Run no race; the one that was being run counts for nothing."""
        self._wait.stop()
        self.race = None

    def learn(self, stamp: int) -> None:
        """Hear of any event, to know how late events come: the first press is measured so, too.

        Args:
            stamp: the time that the event carries.
        """
        self._inputs.age_ms(stamp, self._now())

    def press(self, seat: int, stamp: int = 0) -> None:
        """A person pressed.

        Args:
            seat: whose key or zone it was.
            stamp: the time that the event carries; 0 if it carries none.
        """
        race = self.race
        if race is None:
            return
        now = self._now()
        pressed = race.press(seat, now - self._inputs.age_ms(stamp, now) - self._began)
        if pressed == EARLY:
            self.early.emit(seat)
        elif pressed is not None:
            self.landed.emit(seat)
        self.tick()

    def tick(self) -> None:
        """Let happen what is due."""
        race = self.race
        if race is None:
            return
        at = self._now() - self._began
        if not race.is_signalled and at >= race.due:
            race.give_signal(at)
            self.signalled.emit()  # which paints it; hands are timed from when it can be seen
            race.give_signal(self._now() - self._began)
        for seat in race.land(at):
            self.landed.emit(seat)
        if race.is_over:
            self.stop()
            self._ended = self._now()
            self.done.emit(tuple(race.times[seat] for seat in race.racers))
        else:
            self._arm(race)

    def _arm(self, race: RaceTimes) -> None:
        left = race.due - (self._now() - self._began)
        self._wait.start(max(0, round(left)))
