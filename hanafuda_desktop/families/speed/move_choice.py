"""How a person at a real-time table decides: what he might do, what it is worth to him, what
escapes him, and how long it takes him.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from hanafuda_desktop.cards.shuffle import SplitMix64
from hanafuda_desktop.families.speed.compiled import MOST_LAYOUTS, CompiledSpeed, Stacks, taken_off
from hanafuda_desktop.families.speed.moves import HandMove, Join, Layout, Put, TurnUp
from hanafuda_desktop.families.speed.perception import Limits, Scene, chance_of, part_of
from hanafuda_desktop.families.speed.view import UNKNOWN

# What can be done on a real-time table as somebody sees it, and what it is worth.
#
# The unit of worth is a card put into the middle. Whoever plans ahead looks for the longest row of
# own cards that go one upon the other. What goes where is asked of the engine.

_TURN: Final = 0.7
"""What it is worth to turn up a card: it can be played later."""
_FREED: Final = 0.4
"""What it is worth that a card comes free to be turned up."""
_WILD: Final = 0.7
"""What a wild card is worth as long as it is kept."""
_NEXT: Final = 0.9
"""What a card of one's plan is worth beside the one before it: something may come between."""
_STACK: Final = 0.06
"""What it is worth to put a card onto the stack that the other will get."""
_LAST_CARDS: Final = 4
"""With so few cards left a wild card need not be kept."""


class Option(NamedTuple):
    """Something that can be done.

    Attributes:
        move: the move, at time 0.
        worth: what it is worth, in cards.
        line: the cards that are meant to follow it, at time 0.
    """

    move: HandMove
    worth: float
    line: tuple[Put, ...] = ()


def is_wild(compiled: CompiledSpeed, card: int) -> bool:
    """Whether a card goes on most others (HP-4)."""
    return 2 * compiled.lands[card].bit_count() > len(compiled.deck)


def put_fits(compiled: CompiledSpeed, scene: Scene, put: Put) -> bool:
    """Whether cards can be put so, as far as the scene shows."""
    return put.stack < len(scene.stacks) and any(
        found == (put.column, put.stack, put.count)
        for found in compiled.puts(scene.mine, scene.tops)
    )


class _Look:
    """One look at a scene."""

    def __init__(self, compiled: CompiledSpeed, scene: Scene, seat: int, limits: Limits) -> None:
        self._compiled = compiled
        self._scene = scene
        self._seat = seat
        self._limits = limits
        scarce = min(1.0, max(0, scene.mine_left - 1) / _LAST_CARDS)
        self._wild = _WILD * scarce if limits.saves else 0.0
        self._freed = _FREED if limits.saves else 0.0
        self._for_stack = self._worth_of_stacks()

    def _worth_of_stacks(self) -> tuple[float, ...]:
        """Whoever wins wants one stack to be small, whoever loses does not (HP-10)."""
        stacks = self._scene.stacks
        sizes = [stack.size for stack in stacks]
        rule = self._compiled.rules.spoils.winner
        lead = self._scene.theirs_left - self._scene.mine_left
        if not self._limits.saves or len(set(sizes)) < 2 or rule == "own" or not lead:
            return (0.0,) * len(stacks)
        wanted = max(sizes) if (lead > 0) == (rule == "smaller") else min(sizes)
        return tuple(_STACK if size == wanted else 0.0 for size in sizes)

    def options(self) -> Iterator[Option]:
        """All that makes sense: cards that can be put, each with what may follow, cards that can be
        turned up, of the taller column first, and cards that can be laid together so that another
        comes free, or can be put.
        """
        compiled, seat, mine, stacks = (
            self._compiled,
            self._seat,
            self._scene.mine,
            self._scene.tops,
        )
        for put in self._known_puts(mine, stacks):
            worth, line = self._put(mine, stacks, put, self._limits.ahead)
            yield Option(put, worth, line)
        for number, column in enumerate(mine):
            if compiled.can_be_turned(mine, number):
                yield Option(TurnUp(seat, 0, number), _TURN + 0.01 * len(column.cards))
        for source, target in compiled.shifts(mine):
            after = compiled.joined(mine, source, target)
            freed = compiled.can_be_turned(after, source)
            top = compiled.open_top(after, source)
            if freed or (top is not None and any(compiled.fits_on_stack(top, s) for s in stacks)):
                yield Option(Join(seat, 0, source, target), _TURN - 0.1)

    def misfits(self) -> tuple[Put, ...]:
        """Cards that somebody who misjudges might put where they do not fit."""
        compiled, mine = self._compiled, self._scene.mine
        return tuple(
            Put(self._seat, 0, number, stack)
            for number in range(len(mine))
            if (card := compiled.open_top(mine, number)) is not None
            for stack, cards in enumerate(self._scene.tops)
            if not compiled.fits_on_stack(card, cards)
        )

    def freeing_shift(self) -> Join | None:
        """The first of the fewest shifts after which a card can be put or turned up, if there are
        any.

        Each way of laying the cards together is tried once. There are few; where there are very
        many, it is any shift.
        """
        compiled, mine, stacks = self._compiled, self._scene.mine, self._scene.tops
        known = {mine}
        waiting: list[tuple[Layout, Join | None]] = [(mine, None)]
        for layout, first in waiting:
            if first is not None and (
                len(known) > MOST_LAYOUTS or compiled.can_play(layout, stacks)
            ):
                return first
            for source, target in compiled.shifts(layout):
                after = compiled.joined(layout, source, target)
                if after not in known:
                    known.add(after)
                    waiting.append((after, first or Join(self._seat, 0, source, target)))
        return None

    def _known_puts(self, layout: Layout, stacks: Stacks) -> Iterator[Put]:
        """The cards that can be put; what the last one is may not be known beforehand (HP-9)."""
        for column, stack, count in self._compiled.puts(layout, stacks):
            if layout[column].cards[-1] != UNKNOWN:
                yield Put(self._seat, 0, column, stack, count)

    def _put(
        self, layout: Layout, stacks: Stacks, put: Put, ahead: int
    ) -> tuple[float, tuple[Put, ...]]:
        """What it is worth to put a card, and how it goes on."""
        compiled = self._compiled
        card = layout[put.column].cards[-1]
        after = taken_off(layout, put.column, put.count)
        now = (*stacks[: put.stack], (card,), *stacks[put.stack + 1 :])
        worth = put.count + self._for_stack[put.stack]
        if is_wild(compiled, card):
            worth -= self._wild
        if compiled.can_be_turned(after, put.column):
            worth += self._freed
        rest, line = self._best(after, now, ahead - 1)
        return worth + _NEXT * rest, line

    def _best(self, layout: Layout, stacks: Stacks, ahead: int) -> tuple[float, tuple[Put, ...]]:
        """The best that can follow, which may be nothing."""
        best = -self._limits.denies * sum(self._answers(stack) for stack in stacks)
        line: tuple[Put, ...] = ()
        if ahead > 0:
            for put in self._known_puts(layout, stacks):
                worth, rest = self._put(layout, stacks, put, ahead - 1)
                if worth > best:
                    best, line = worth, (put, *rest)
        return best, line

    def _answers(self, stack: tuple[int, ...]) -> int:
        """How many of the opponent's open cards go on a stack."""
        return sum(self._compiled.fits_on_stack(card, stack) for card in self._scene.theirs)


# How a person at a real-time table decides: what escapes him, what he likes, how long it takes.

_MOST_LOOKS: Final = 4
"""Whoever has looked so often in vain looks so carefully that nothing escapes him."""


@dataclass(slots=True)
class Judgement:
    """Decides from what is remembered of a table.

    Attributes:
        compiled: the game's rules.
        seat: where the player sits.
        limits: what he can and cannot do.
        chance: where all that is random comes from.
    """

    compiled: CompiledSpeed
    seat: int
    limits: Limits
    chance: SplitMix64
    _weighed: dict[Scene, tuple[Option, ...]] = field(default_factory=dict)
    """The options of the table that was looked at last: a plan is asked for again and again."""

    def twin(self) -> Judgement:
        """Another that decides from this moment on as this one would, without touching it."""
        return replace(self, chance=copy(self.chance))

    def decide(self, memory: Scene, looks: int) -> tuple[Option | None, int] | None:
        """What to do by what is remembered; ``None`` if there is nothing at all to be done.

        Args:
            memory: the table as the player knows it.
            looks: how often he has looked at it before and seen nothing.

        Returns:
            what to do, and how many milliseconds it took to decide; or nothing, and after how many
            he looks again.
        """
        known = self._options(memory)
        seen = [option for option in known if not self._escapes(option, looks)]
        chosen = self._misjudged(memory)
        if chosen is None and seen:
            chosen = max(seen, key=self._liking)
        if chosen is not None:
            return chosen, self._takes(memory, chosen, max(1, len(seen)))
        if not known:
            return None
        return None, self.limits.time(self.chance, self.limits.scan_ms)

    def _options(self, memory: Scene) -> tuple[Option, ...]:
        """All that makes sense by what is remembered, whether it is seen or escapes him."""
        found = self._weighed.get(memory)
        if found is None:
            look = _Look(self.compiled, memory, self.seat, self.limits)
            found = tuple(look.options())
            if not found and (shift := look.freeing_shift()) is not None:
                found = (Option(shift, 0.0),)
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
        wrong = _Look(self.compiled, memory, self.seat, self.limits).misfits()
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
        card = self.compiled.open_top(memory.mine, move.column)
        wild = isinstance(move, Put) and card is not None and is_wild(self.compiled, card)
        return limits.time(self.chance, limits.deciding_ms(choices, wild=wild))
