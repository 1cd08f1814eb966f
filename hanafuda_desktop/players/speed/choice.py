"""What can be done on a real-time table as somebody sees it, and what it is worth.

The unit of worth is a card put into the middle. Whoever plans ahead looks for the longest row of
own cards that go one upon the other. What goes where is asked of the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from hanafuda_desktop.engine.speed.layout import (
    Layout,
    can_be_turned,
    fits_on_stack,
    joined,
    open_top,
    puts,
    shifts,
    taken_off,
)
from hanafuda_desktop.engine.speed.moves import Join, Put, TurnUp
from hanafuda_desktop.engine.speed.program import SpeedProgram
from hanafuda_desktop.engine.speed.seeing import UNKNOWN
from hanafuda_desktop.players.speed.limits import Limits
from hanafuda_desktop.players.speed.scene import Scene

__all__ = ["Option", "freeing_shift", "is_wild", "misfits", "options", "put_fits"]

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
_MOST_LAYOUTS: Final = 300
"""So many ways of laying cards together are looked at."""

_Stacks = tuple[tuple[int, ...], ...]


class Option(NamedTuple):
    """Something that can be done.

    Attributes:
        move: the move, at time 0.
        worth: what it is worth, in cards.
        line: the cards that are meant to follow it, at time 0.
    """

    move: Put | Join | TurnUp
    worth: float
    line: tuple[Put, ...] = ()


def is_wild(program: SpeedProgram, card: int) -> bool:
    """Whether a card goes on most others (HP-4)."""
    return 2 * program.lands[card].bit_count() > len(program.deck)


def put_fits(program: SpeedProgram, scene: Scene, put: Put) -> bool:
    """Whether cards can be put so, as far as the scene shows."""
    return put.stack < len(scene.stacks) and any(
        found == (put.column, put.stack, put.count)
        for found in puts(program, scene.mine, _tops(scene))
    )


def options(program: SpeedProgram, scene: Scene, seat: int, limits: Limits) -> tuple[Option, ...]:
    """All that makes sense, as far as the scene shows."""
    weighing = _Weighing(program, scene, seat, limits)
    return (*weighing.puts(), *weighing.turns(), *weighing.shifts())


def misfits(program: SpeedProgram, scene: Scene, seat: int) -> tuple[Put, ...]:
    """Cards that somebody who misjudges might put where they do not fit."""
    stacks = _tops(scene)
    return tuple(
        Put(seat, 0, number, stack)
        for number in range(len(scene.mine))
        if (card := open_top(program, scene.mine, number)) is not None
        for stack, cards in enumerate(stacks)
        if not fits_on_stack(program, card, cards)
    )


def freeing_shift(program: SpeedProgram, scene: Scene, seat: int) -> Join | None:
    """The first of the fewest shifts after which a card can be put or turned up, if there are any.

    Each way of laying the cards together is tried once. There are few; where there are very many,
    it is any shift.
    """
    stacks = _tops(scene)
    known = {scene.mine}
    waiting: list[tuple[Layout, Join | None]] = [(scene.mine, None)]
    for layout, first in waiting:
        if first is not None and (len(known) > _MOST_LAYOUTS or _goes_on(program, layout, stacks)):
            return first
        for source, target in shifts(program, layout):
            after = joined(program, layout, source, target)
            if after not in known:
                known.add(after)
                waiting.append((after, first or Join(seat, 0, source, target)))
    return None


def _tops(scene: Scene) -> _Stacks:
    return tuple(() if stack.top is None else (stack.top,) for stack in scene.stacks)


def _goes_on(program: SpeedProgram, layout: Layout, stacks: _Stacks) -> bool:
    if any(can_be_turned(program, layout, number) for number in range(len(layout))):
        return True
    return any(True for _ in puts(program, layout, stacks))


class _Weighing:
    """One look at a scene."""

    def __init__(self, program: SpeedProgram, scene: Scene, seat: int, limits: Limits) -> None:
        self._program = program
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
        rule = self._program.rules.spoils.winner
        lead = self._scene.theirs_left - self._scene.mine_left
        if not self._limits.saves or len(set(sizes)) < 2 or rule == "own" or not lead:
            return (0.0,) * len(stacks)
        wanted = max(sizes) if (lead > 0) == (rule == "smaller") else min(sizes)
        return tuple(_STACK if size == wanted else 0.0 for size in sizes)

    def puts(self) -> Iterator[Option]:
        """Cards that can be put, each with what may follow."""
        scene = self._scene
        stacks = _tops(scene)
        for put in self._known_puts(scene.mine, stacks):
            worth, line = self._put(scene.mine, stacks, put, self._limits.ahead)
            yield Option(put, worth, line)

    def _known_puts(self, layout: Layout, stacks: _Stacks) -> Iterator[Put]:
        """The cards that can be put; what the last one is may not be known beforehand (HP-9)."""
        for column, stack, count in puts(self._program, layout, stacks):
            if layout[column].cards[-1] != UNKNOWN:
                yield Put(self._seat, 0, column, stack, count)

    def _put(
        self, layout: Layout, stacks: _Stacks, put: Put, ahead: int
    ) -> tuple[float, tuple[Put, ...]]:
        """What it is worth to put a card, and how it goes on."""
        program = self._program
        card = layout[put.column].cards[-1]
        after = taken_off(layout, put.column, put.count)
        now = (*stacks[: put.stack], (card,), *stacks[put.stack + 1 :])
        worth = put.count + self._for_stack[put.stack]
        if is_wild(program, card):
            worth -= self._wild
        if can_be_turned(program, after, put.column):
            worth += self._freed
        rest, line = self._best(after, now, ahead - 1)
        return worth + _NEXT * rest, line

    def _best(self, layout: Layout, stacks: _Stacks, ahead: int) -> tuple[float, tuple[Put, ...]]:
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
        return sum(fits_on_stack(self._program, card, stack) for card in self._scene.theirs)

    def turns(self) -> Iterator[Option]:
        """Cards that can be turned up; of the taller column first."""
        for number, column in enumerate(self._scene.mine):
            if can_be_turned(self._program, self._scene.mine, number):
                worth = _TURN + 0.01 * len(column.cards)
                yield Option(TurnUp(self._seat, 0, number), worth)

    def shifts(self) -> Iterator[Option]:
        """Cards that can be laid together so that another comes free, or can be put."""
        program, mine = self._program, self._scene.mine
        stacks = _tops(self._scene)
        for source, target in shifts(program, mine):
            after = joined(program, mine, source, target)
            freed = can_be_turned(program, after, source)
            top = open_top(program, after, source)
            if freed or (top is not None and any(fits_on_stack(program, top, s) for s in stacks)):
                yield Option(Join(self._seat, 0, source, target), _TURN - 0.1)
