"""Best-first search: plays on from the position that looks cheapest, the newest of equal ones.

It remembers every position that it met, so that it plays on from none twice, and how it came there.
When nothing is left to play on from, the game is lost.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from heapq import heappop, heappush
from itertools import islice

from hanafuda_desktop.solver.searching import SLICE, STEPS, WON, Found, Space, bit_by_bit, path_to
from hanafuda_desktop.solver.verdict import Budget, Verdict

__all__ = ["best_first"]


class _BestFirst:
    """A search under way."""

    def __init__(self, space: Space, budget: Budget) -> None:
        self.space = space
        self.budget = budget
        self.nodes = 0
        cost, position = space.start()
        self._came_from: dict[Hashable, Hashable] = {position: None}
        self._waiting: dict[int, list[Hashable]] = {cost: [position]}
        self._costs = [cost]
        self._position = position
        self._after: Iterator[tuple[int, Hashable]] = iter(())

    def go_on(self) -> Found | None:
        """Play on from some more positions, and tell if that came to an end."""
        if self._costs and self._costs[0] == WON:
            return self._won(self._waiting[WON][-1])
        came_from, waiting, costs = self._came_from, self._waiting, self._costs
        nodes, steps = SLICE, STEPS
        while True:
            for cost, child in islice(self._after, steps):
                steps -= 1
                if child in came_from:
                    continue
                came_from[child] = self._position
                alike = waiting.get(cost)
                if alike is not None:
                    alike.append(child)
                elif cost == WON:
                    return self._won(child)
                else:
                    waiting[cost] = [child]
                    heappush(costs, cost)
            nodes -= 1
            if not nodes or not steps or self.nodes >= self.budget.nodes:
                break
            if not self._take_next():
                verdict = Verdict.LOST if self.space.whole else Verdict.UNKNOWN
                return Found(verdict, (), self.nodes)
        spent = steps and self.nodes >= self.budget.nodes
        if spent or len(came_from) + self.space.held() > self.budget.positions:
            return Found(Verdict.UNKNOWN, (), self.nodes)
        return None

    def _take_next(self) -> bool:
        """Take the position that looks cheapest; false if there is none."""
        waiting, costs = self._waiting, self._costs
        while costs and not waiting[costs[0]]:
            del waiting[heappop(costs)]
        if not costs:
            return False
        self._position = waiting[costs[0]].pop()
        self._after = iter(self.space.after(self._position))
        self.nodes += 1
        return True

    def _won(self, position: Hashable) -> Found:
        return Found(Verdict.WON, path_to(position, self._came_from), self.nodes)


def best_first(space: Space, budget: Budget) -> Iterator[int | Found]:
    """Search a space: yields the nodes so far now and then, at last what was found."""
    return bit_by_bit(_BestFirst(space, budget))
