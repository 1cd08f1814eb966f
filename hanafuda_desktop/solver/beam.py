"""Beam search: goes on move by move with no more than so many positions, those that look cheapest.

A best-first search that is misled stays where it is and looks at all that lies around. A beam
cannot stay: after each move it holds positions that are one move further. It forgets what it drops,
so it takes little memory, and proves a loss only where it dropped nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from operator import itemgetter
from typing import Final

from hanafuda_desktop.solver.searching import SLICE, WON, Found, Space, bit_by_bit, path_to
from hanafuda_desktop.solver.verdict import Budget, Verdict

__all__ = ["beam"]

_BY_COST: Final = itemgetter(1)


class _Beam:
    """A search under way."""

    def __init__(self, space: Space, budget: Budget, width: int) -> None:
        self.space = space
        self.budget = budget
        self.nodes = 0
        self._width = width
        cost, position = space.start()
        self._won: Hashable = position if cost == WON else None
        self._came_from: dict[Hashable, Hashable] = {position: None}
        self._level: list[Hashable] = [position]
        self._costs: dict[Hashable, int] = {}
        self._parents: dict[Hashable, Hashable] = {}
        self._drops = False

    def go_on(self) -> Found | None:
        """Play on from some more positions, and tell if that came to an end."""
        if self._won is not None:
            return Found(Verdict.WON, path_to(self._won, self._came_from), self.nodes)
        if not self._level and not self._narrow_down():
            proven = self.space.whole and not self._drops
            return Found(Verdict.LOST if proven else Verdict.UNKNOWN, (), self.nodes)
        came_from, costs, parents = self._came_from, self._costs, self._parents
        level, after = self._level, self.space.after
        for _ in range(min(SLICE, self.budget.nodes - self.nodes, len(level))):
            position = level.pop()
            self.nodes += 1
            for cost, child in after(position):
                if child in came_from or child in costs:
                    continue
                if cost == WON:
                    came_from[child] = position
                    self._won = child
                    return self.go_on()
                costs[child] = cost
                parents[child] = position
        held = len(came_from) + 2 * len(costs) + self.space.held()
        if self.nodes >= self.budget.nodes or held > self.budget.positions:
            return Found(Verdict.UNKNOWN, (), self.nodes)
        return None

    def _narrow_down(self) -> bool:
        """Begin with the next move; false if there is none."""
        kept = sorted(self._costs.items(), key=_BY_COST)
        self._drops = self._drops or len(kept) > self._width
        del kept[self._width :]
        self._level = [position for position, _ in reversed(kept)]
        for position in self._level:
            self._came_from[position] = self._parents[position]
        self._costs.clear()
        self._parents.clear()
        return bool(self._level)


def beam(space: Space, budget: Budget, width: int) -> Iterator[int | Found]:
    """Search a space: yields the nodes so far now and then, at last what was found.

    Args:
        space: the positions.
        budget: what the search may spend.
        width: from so many positions it plays on after each move at most.
    """
    return bit_by_bit(_Beam(space, budget, width))
