"""What may be heard at the table, and when: told by the same events and flights that are seen.

The table says what happens, by names; which sound goes with it, if any, is the program's matter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

from hanafuda_desktop.engine.events import (
    Called,
    Event,
    GameEnded,
    PileShuffled,
    RoundEnded,
    YakuMade,
)
from hanafuda_desktop.table.animation import Motion, Script, Stage, Travel, wait
from hanafuda_desktop.table.durations import Pace

Cue = str
"""The name of something that happened.

Of cards: ``dealt``, ``landed``, ``matched`` (a card lands on its mate), ``turned``, ``gathered``,
``shuffled``. Beside them: ``yaku``, ``called`` (koi-koi, go), ``round``, ``over``, ``refused``,
``effect``, ``palm``. In real time: ``put``, ``joined``, ``hidden``, ``late``, ``beat-1`` to
``beat-3``, ``counted``, ``standing``, ``laid-out``, ``undecided``, ``won``, ``taken``,
``sudden-death``.
"""

_WAYS: Final[dict[Motion, Cue]] = {
    Motion.DEAL: "dealt",
    Motion.MOVE: "landed",
    Motion.TURN: "turned",
    Motion.OVER: "gathered",
    Motion.GATHER: "gathered",
}
_HAPPENINGS: Final[dict[str, Cue]] = {
    Called.__name__: "called",
    GameEnded.__name__: "over",
    PileShuffled.__name__: "shuffled",
    RoundEnded.__name__: "round",
    YakuMade.__name__: "yaku",
    # Of families that a table may never have imported.
    "EffectStruck": "effect",
    "PalmLaid": "palm",
}


def cue_of_way(way: Motion, *, matched: bool) -> Cue | None:
    """What is heard when a card has come to its place in this manner; ``None`` for nothing.

    Args:
        way: the manner.
        matched: whether cards lie down on their mates.
    """
    return "matched" if matched and way is Motion.MOVE else _WAYS.get(way)


class TableCues:
    """Says what may be heard at a table, in the instants in which it happens.

    Args:
        stage: where cues wait for their time.

    Attributes:
        say: is told of each cue.
        hears_cards: whether it is heard how cards come to their places,
        matched: and whether they lie down on their mates.
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.say: Callable[[Cue], None] = lambda _: None
        self.hears_cards = True
        self.matched = False

    def follow(self, item: Hashable, travels: Sequence[Travel], pace: Pace) -> None:
        """Hear one travel after the other; of several in one manner, the first."""
        before = None
        for travel in travels if self.hears_cards else ():
            flight = travel.flight
            cue = cue_of_way(flight.way, matched=self.matched)
            if cue is not None and flight.way is not before:
                landing = pace.time(flight.delay + travel.duration)
                track = wait(landing, partial(self.say, cue))
                self._stage.play((item, "heard", flight.way), track)
            before = flight.way

    def play(self, events: Sequence[Event], script: Script, pace: Pace) -> None:
        """Say what may be heard beside the cards: with what is seen of it, else when all has come
        to its place.

        Where a game ends, its last round is not heard as well.
        """
        begins = {id(sight.event): sight.begin for sight in script.sights}
        over = any(isinstance(event, GameEnded) for event in events)
        for number, event in enumerate(events):
            cue = _HAPPENINGS.get(type(event).__name__)
            if cue is not None and not (over and cue == "round"):
                time = pace.time(begins.get(id(event), script.ends))
                self._stage.play(("heard", number), wait(time, partial(self.say, cue)))
