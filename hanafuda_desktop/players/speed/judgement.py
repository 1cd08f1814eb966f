"""How a person at a real-time table decides: what escapes him, what he likes, how long it takes."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.engine.speed.layout import open_top
from hanafuda_desktop.engine.speed.moves import Join, Put, TurnUp
from hanafuda_desktop.engine.speed.program import SpeedProgram
from hanafuda_desktop.players.speed.choice import (
    Option,
    freeing_shift,
    is_wild,
    misfits,
    options,
)
from hanafuda_desktop.players.speed.limits import Limits, chance_of, part_of
from hanafuda_desktop.players.speed.scene import Scene

__all__ = ["Decision", "Judgement"]

_MOST_LOOKS: Final = 4
"""Whoever has looked so often in vain looks so carefully that nothing escapes him."""


class Decision(NamedTuple):
    """What was decided.

    Attributes:
        option: what to do; ``None`` for nothing.
        takes_ms: how long it took, or after how long he looks again.
    """

    option: Option | None
    takes_ms: int


@dataclass(slots=True)
class Judgement:
    """Decides from what is remembered of a table.

    Attributes:
        program: the game's rules.
        seat: where the player sits.
        limits: what he can and cannot do.
        chance: where all that is random comes from.
    """

    program: SpeedProgram
    seat: int
    limits: Limits
    chance: SplitMix64
    _weighed: dict[Scene, tuple[Option, ...]] = field(default_factory=dict)
    """The options of the table that was looked at last: a plan is asked for again and again."""

    def twin(self) -> Judgement:
        """Another that decides from this moment on as this one would, without touching it."""
        return replace(self, chance=copy(self.chance))

    def decide(self, memory: Scene, looks: int) -> Decision | None:
        """What to do by what is remembered; ``None`` if there is nothing at all to be done.

        Args:
            memory: the table as the player knows it.
            looks: how often he has looked at it before and seen nothing.
        """
        known = self._options(memory)
        seen = [option for option in known if not self._escapes(option, looks)]
        chosen = self._misjudged(memory)
        if chosen is None and seen:
            chosen = max(seen, key=self._liking)
        if chosen is not None:
            return Decision(chosen, self._takes(memory, chosen, max(1, len(seen))))
        if not known:
            return None
        return Decision(None, self.limits.time(self.chance, self.limits.scan_ms))

    def _options(self, memory: Scene) -> tuple[Option, ...]:
        """All that makes sense by what is remembered, whether it is seen or escapes him."""
        found = self._weighed.get(memory)
        if found is None:
            found = options(self.program, memory, self.seat, self.limits)
            if not found:
                shift = freeing_shift(self.program, memory, self.seat)
                found = () if shift is None else (Option(shift, 0.0),)
            self._weighed.clear()
            self._weighed[memory] = found
        return found

    def _escapes(self, option: Option, looks: int) -> bool:
        limits = self.limits
        if looks >= _MOST_LOOKS:
            return False
        match option.move:
            case Put():
                share = limits.overlooks
            case TurnUp():
                share = limits.forgets
            case Join():
                share = 1.0 - limits.joins
        return chance_of(self.chance, share / (1 + looks))

    def _misjudged(self, memory: Scene) -> Option | None:
        """A card that he wrongly thinks to fit, now and then."""
        if not chance_of(self.chance, self.limits.misjudges):
            return None
        wrong = misfits(self.program, memory, self.seat)
        return Option(wrong[self.chance.below(len(wrong))], 0.0) if wrong else None

    def _liking(self, option: Option) -> float:
        """What an option seems to be worth to him, of equal ones this or that."""
        return option.worth + max(self.limits.whims, 1e-6) * part_of(self.chance)

    def _takes(self, memory: Scene, chosen: Option, choices: int) -> int:
        """How long he takes to decide; to turn a card up is half a habit."""
        limits = self.limits
        move = chosen.move
        if isinstance(move, TurnUp):
            return limits.time(self.chance, limits.decide_ms / 2)
        card = open_top(self.program, memory.mine, move.column)
        wild = isinstance(move, Put) and card is not None and is_wild(self.program, card)
        return limits.time(self.chance, limits.deciding_ms(choices, wild=wild))
