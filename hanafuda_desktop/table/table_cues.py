"""Says what may be heard at a table, in the instants in which it happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hanafuda_desktop.engine.events import Event
from hanafuda_desktop.table.cues import Cue, cues_beside
from hanafuda_desktop.table.durations import Pace
from hanafuda_desktop.table.hearing import Hearing
from hanafuda_desktop.table.motion import Stage, Track
from hanafuda_desktop.table.script import Script
from hanafuda_desktop.table.surface import Surface

__all__ = ["TableCues"]


class TableCues:
    """The cues of one table.

    Args:
        stage: where they wait for their time.
        say: is told of each.
    """

    def __init__(self, stage: Stage, say: Callable[[Cue], None]) -> None:
        self._stage = stage
        self._say = say

    def listen(self, hearing: Hearing, surface: Surface) -> None:
        """Say how cards come to their places, and what hands may not do."""
        hearing.heard = self._say
        surface.move_refused.connect(self._refused)

    def _refused(self, _move: object) -> None:
        self._say("refused")

    def play(self, events: Sequence[Event], script: Script, pace: Pace) -> None:
        """Say what may be heard of these events besides the cards."""
        for number, (begin, cue) in enumerate(cues_beside(events, script)):
            then = partial(self._say, cue)
            heard = Track(_unseen, 0.0, delay=pace.time(begin), then=then)
            self._stage.play(("heard", number), heard)


def _unseen(_part: float) -> None:
    """Nothing moves by it."""
