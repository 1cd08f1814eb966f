"""What a person at a real-time table has noticed: attention rests on one place at a time.

What changes elsewhere is noticed when the eyes come to it; until then the player remembers what he
saw there last. His own columns he knows, for nobody else touches them, but a card that has come
free must be read first.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Final

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.speed.layout import open_top
from hanafuda_desktop.engine.speed.moves import Join, Put, TurnUp
from hanafuda_desktop.engine.speed.program import SpeedProgram
from hanafuda_desktop.players.speed.limits import LEAST_REACTION_MS, Limits
from hanafuda_desktop.players.speed.scene import Scene

__all__ = ["Sight"]

_THEIRS: Final = -1
"""The opponent's columns, as a place to look at; stacks are places by their numbers."""


@dataclass(slots=True)
class Sight:
    """What there is to see, and what is remembered.

    Attributes:
        program: the game's rules.
        limits: what the player can and cannot do.
        chance: where all that is random comes from.
        real: the table as it is.
        memory: the table as the player knows it.
        focus: the place at which he looks.
        reads_until: until then he has not read a card that has come free, in milliseconds.
    """

    program: SpeedProgram
    limits: Limits
    chance: SplitMix64
    real: Scene
    memory: Scene
    focus: int = 0
    reads_until: int = 0
    _notices: dict[int, int] = field(default_factory=dict)
    """For each place that has changed, when that will be noticed."""
    _changed: dict[int, int] = field(default_factory=dict)
    """For each stack, when somebody else's card came onto it."""
    _shown: dict[int, int] = field(default_factory=dict)
    """For each stack, when the card came that is remembered as its top, if it is not his own."""
    _opened: dict[int, int] = field(default_factory=dict)
    """For each column, when its open card appeared."""

    def twin(self) -> Sight:
        """Another that sees from this moment on what this one would, without touching it."""
        return replace(
            self,
            chance=copy(self.chance),
            _notices=dict(self._notices),
            _changed=dict(self._changed),
            _shown=dict(self._shown),
            _opened=dict(self._opened),
        )

    # --- what is told from outside ---------------------------------------------------------------

    def sit_down(self, scene: Scene, at: int) -> None:
        """A round has been laid out: there is time to look at the columns before the count."""
        self.real = self.memory = scene
        for times in (self._notices, self._changed, self._shown):
            times.clear()
        self._opened = dict.fromkeys(range(len(scene.mine)), at)
        self.focus = 0
        self.reads_until = at + self.limits.time(self.chance, self.limits.scan_ms)

    def table_changed(self, scene: Scene, at: int, own: Put | Join | TurnUp | None) -> None:
        """The table has changed, by the player's own hand or not."""
        before, self.real = self.real, scene
        if scene.mine != before.mine:
            self.memory = self.memory._replace(mine=scene.mine, mine_left=scene.mine_left)
            for number in self._newly_open(before, scene):
                self._opened[number] = at
                self.reads_until = at + self.limits.time(self.chance, self.limits.glance_ms)
        for number, stack in enumerate(scene.stacks):
            if stack == before.stacks[number]:
                continue
            if isinstance(own, Put) and own.stack == number:
                self._remember(number)
                self._shown.pop(number, None)
                self.focus = number
            else:
                self._changed[number] = at
                self._attend(number, at)
        if scene.theirs != before.theirs and self.limits.denies:
            self._attend(_THEIRS, at)

    def _newly_open(self, before: Scene, scene: Scene) -> Iterator[int]:
        """The columns whose top card can be read now, and could not before."""
        for number, (old, new) in enumerate(zip(before.mine, scene.mine, strict=True)):
            if new.down < old.down or (
                open_top(self.program, before.mine, number) is None
                and open_top(self.program, scene.mine, number) is not None
            ):
                yield number

    def _attend(self, place: int, at: int) -> None:
        """A place has changed: the eyes will come to it, after the places they go to before."""
        if place in self._notices:
            return  # the eyes are on their way there already
        limits = self.limits
        noticed = at + limits.time(
            self.chance, limits.glance_ms if place == self.focus else limits.scan_ms
        )
        if self._notices:
            noticed = max(noticed, max(self._notices.values()) + round(limits.glance_ms / 2))
        self._notices[place] = noticed

    # --- looking ---------------------------------------------------------------------------------

    @property
    def notices_at(self) -> int | None:
        """When he will notice something next; ``None`` if there is nothing new."""
        return min(self._notices.values(), default=None)

    def notice(self) -> bool:
        """The eyes come to the next place that has changed; returns whether that is a stack."""
        place = min(self._notices, key=self._notices.__getitem__)
        self.focus = place
        if place != _THEIRS:
            self.learn(place)
            return True
        del self._notices[place]
        real = self.real
        self.memory = self.memory._replace(theirs=real.theirs, theirs_left=real.theirs_left)
        return False

    def learn(self, stack: int) -> None:
        """He sees what lies on a stack now."""
        self._remember(stack)
        if stack in self._changed:
            self._shown[stack] = self._changed[stack]

    def _remember(self, stack: int) -> None:
        self._notices.pop(stack, None)
        stacks = self.memory.stacks
        after = (*stacks[:stack], self.real.stacks[stack], *stacks[stack + 1 :])
        self.memory = self.memory._replace(stacks=after)

    def least(self, move: Put | Join | TurnUp) -> int:
        """The earliest time at which anybody could do this, by what it answers to."""
        least = self._opened.get(move.column, 0) + LEAST_REACTION_MS
        if isinstance(move, Put) and move.stack in self._shown:
            least = max(least, self._shown[move.stack] + LEAST_REACTION_MS)
        return least
