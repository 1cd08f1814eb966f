"""A computer player for real-time games: it is told what happens, and says what it will do when.

It reads no clock. Whoever runs the game tells it every new view with its time, asks what it will do
next, and does that when its time has come, unless something else happens before.
"""

from __future__ import annotations

from typing import NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.families import compile_speed
from hanafuda_desktop.engine.speed.moves import SpeedMove, moved_at
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.players.speed.limits import Limits
from hanafuda_desktop.players.speed.mind import Mind, new_mind
from hanafuda_desktop.players.speed.pace import KeptPace
from hanafuda_desktop.players.speed.scene import scene_of
from hanafuda_desktop.rules.schema.speed import SpeedRules

__all__ = ["Act", "SpeedPlayer"]


class Act(NamedTuple):
    """What a player will do.

    Attributes:
        at: when, in milliseconds since the game began.
        move: the move, at that time.
    """

    at: int
    move: SpeedMove


class SpeedPlayer:
    """Plays a seat of a real-time game within a person's limits.

    The same seed, told the same views at the same times, does the same. It knows what its views
    show and nothing else, and that only after it has had time to look.

    Args:
        rules: the game.
        seat: where it sits.
        limits: what it can and cannot do.
        seed: what its chance comes from.
        keeps_pace: whether it plays about as fast as its opponent.
    """

    def __init__(
        self, rules: SpeedRules, seat: int, limits: Limits, seed: int, *, keeps_pace: bool = False
    ) -> None:
        self.seat = seat
        self._program = compile_speed(rules).program
        self._limits = limits
        self._chance = SplitMix64(seed)
        self._pace = KeptPace(SplitMix64(self._chance.next())) if keeps_pace else None
        self._mind: Mind | None = None
        self._now = 0
        self._next: Act | None = None
        self._knows_next = False

    def see(self, view: View, at: int) -> None:
        """The table looks like this from now on.

        Args:
            view: what the player's seat sees.
            at: since when, in milliseconds since the game began; never earlier than before.

        Raises:
            TypeError: this is no view of a real-time game.
        """
        scene = scene_of(self._program, view)
        mind = self._mind
        if mind is None:
            mind = new_mind(self._program, self.seat, self._limits, self._chance, scene, at)
            self._mind = mind
        else:
            mind.see(scene, at)
        if self._pace is not None:
            mind.not_before = self._pace.seen(scene, at)
        self._has_happened(at)

    def refused(self, at: int, free_at: int) -> None:
        """What the player did at this time was against the rules, or too late.

        Args:
            at: when, in milliseconds since the game began.
            free_at: from then on the hand that tried it is free again.
        """
        if self._mind is not None:
            self._mind.refused(at, free_at)
        self._has_happened(at)

    def _has_happened(self, at: int) -> None:
        self._now = at
        self._knows_next = False

    def next_act(self) -> Act | None:
        """What it will do next, and when, if nothing happens before; ``None`` if it waits."""
        if not self._knows_next:
            intent = None if self._mind is None else self._mind.twin().live(None)
            if intent is None:
                self._next = None
            else:
                at = max(intent.lands_at, self._now)
                self._next = Act(at, moved_at(intent.move, at))
            self._knows_next = True
        return self._next
