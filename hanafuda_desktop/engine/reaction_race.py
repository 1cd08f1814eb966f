"""A race of reactions that any family can ask for (UN-13).

The clock is the app's: it starts the race, waits :func:`fuse` milliseconds, and says in a move how
long each racer took. The engine makes of that who was first and who was last; so a record replays
without any clock. Where nobody is to be asked for speed, lots are drawn instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, exp, log, pi, sqrt
from typing import Final, NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64, shuffled
from hanafuda_desktop.text.language import tr, trn

EARLY: Final = -1
"""In place of a time: pressed before the signal, which is out."""
NEVER: Final = -2
"""In place of a time: did not press at all."""
MOST_TIME: Final = 600_000
"""The longest time that counts, in milliseconds: ten minutes."""
LEAST_FUSE: Final = 900
MOST_FUSE: Final = 3_600
"""Between these many milliseconds the signal comes."""

LEAST_REACTION: Final = 90
"""In milliseconds; nobody reacts faster to what is seen, so that a hand that does was early."""
_UNIT: Final = float(1 << 53)


class RaceTime(NamedTuple):
    """How a racer did.

    Attributes:
        seat: the racer.
        ms: milliseconds after the signal, or ``None`` for one who was early or never pressed.
        early: whether the racer pressed before the signal.
    """

    seat: int
    ms: int | None
    early: bool = False


@dataclass(frozen=True, slots=True)
class RaceResult:
    """How a race went.

    Attributes:
        times: one for each racer; empty where lots were drawn.
        order: the racers, the first one first; whoever never pressed comes after those who did,
            whoever was early comes last.
        exempt: the racer who pays nothing, if somebody is exempt.
        forfeit: the racer who plays a forfeit (*batsu*), if somebody must.
    """

    times: tuple[RaceTime, ...]
    order: tuple[int, ...]
    exempt: int | None = None
    forfeit: int | None = None

    @property
    def by_lot(self) -> bool:
        """Whether lots decided it."""
        return not self.times


class Reaction(NamedTuple):
    """How fast a computer player is: log-normal, as people's reaction times are.

    Attributes:
        median_ms: half of its times are shorter, in milliseconds.
        spread: the standard deviation of their logarithm; a person's is some 0.2.
    """

    median_ms: float
    spread: float

    def time(self, seed: int) -> int:
        """One time, in whole milliseconds; the same seed gives the same."""
        chance = SplitMix64(seed)
        # Box and Muller: two even numbers make a normal one.
        even = ((chance.next() >> 11) + 1) / (_UNIT + 1)
        turn = (chance.next() >> 11) / _UNIT
        normal = sqrt(-2.0 * log(even)) * cos(2.0 * pi * turn)
        return min(
            MOST_TIME, max(LEAST_REACTION, round(self.median_ms * exp(self.spread * normal)))
        )


def fuse(seed: int) -> int:
    """How many milliseconds after its start the race's signal comes; no seat may know it."""
    return LEAST_FUSE + SplitMix64(seed).below(MOST_FUSE - LEAST_FUSE + 1)


def fault_in(times: Sequence[int], racers: int) -> str | None:
    """Why these are not the times of a race, as a sentence; ``None`` when they are."""
    if len(times) != racers:
        return trn(
            "The race has {racers} racers, and this is {n} time.",
            "The race has {racers} racers, and these are {n} times.",
            len(times),
            racers=racers,
        )
    for time in times:
        if type(time) is not int or not (time in (EARLY, NEVER) or 0 <= time <= MOST_TIME):
            return tr("A time is 0 to {most} milliseconds, early or never.", most=MOST_TIME)
    return None


def run(
    times: Sequence[int], racers: Sequence[int], seed: int, *, first: bool, last: bool
) -> RaceResult:
    """What comes of these times; equal ones are decided by lot, and so is all where there are none.

    Args:
        times: one for each racer, in whole milliseconds after the signal, or EARLY or NEVER; empty
            where lots are drawn.
        racers: their seats.
        seed: what the lot comes from.
        first: whether the first one is exempt; nobody is who did not press after the signal.
        last: whether the last one plays a forfeit.
    """
    order = shuffled(racers, seed)
    if times:
        lot = shuffled(range(len(racers)), seed)
        by_seat = zip(racers, times, lot, strict=True)
        # The shortest time first, then never, then early.
        late = {seat: (time < 0, time, at) for seat, time, at in by_seat}
        order = tuple(sorted(racers, key=late.__getitem__))
    return RaceResult(
        times=tuple(
            RaceTime(seat, time if time >= 0 else None, time == EARLY)
            for seat, time in zip(racers, times, strict=False)
        ),
        order=order,
        exempt=order[0] if first and max(times, default=0) >= 0 else None,
        forfeit=order[-1] if last else None,
    )
