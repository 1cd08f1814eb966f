"""Tells how cards come to their places, in the instants in which they do."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

from hanafuda_desktop.table import durations
from hanafuda_desktop.table.cues import Cue, cue_of_way
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.motion import Stage, Track
from hanafuda_desktop.table.script import Flight, Way

__all__ = ["Hearing"]

_USUAL: Final = {Way.DEAL: durations.DEAL_FLIGHT, Way.GATHER: durations.GATHER}
"""How long flights take of which nothing is said; all others take as long as a move."""


class Hearing:
    """Listens to the flights of cards.

    Attributes:
        heard: told of each card that comes to its place; ``None`` where nobody listens.
        matched: whether cards lie down on their mates.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.heard: Callable[[Cue], None] | None = None
        self.matched = False

    def follow(self, item: Hashable, flights: Sequence[Flight], pace: Pace) -> None:
        """Hear one flight after the other; of several in one manner, the first."""
        before = None
        for flight in flights:
            if flight.way is not before:
                usual = _USUAL.get(flight.way, durations.MOVE)
                self.land(item, flight, flight.time or usual, pace)
            before = flight.way

    def land(self, item: Hashable, flight: Flight, time: float, pace: Pace) -> None:
        """Hear one flight, which takes so many milliseconds of an unhurried table."""
        cue = cue_of_way(flight.way, matched=self.matched)
        if cue is None or self.heard is None:
            return
        landing = pace.time(flight.delay + time)
        track = Track(_unseen, 0.0, delay=landing, then=partial(self.heard, cue))
        self._stage.play((item, "heard", flight.way), track)


def _unseen(_part: float) -> None:
    """Nothing moves by it."""
