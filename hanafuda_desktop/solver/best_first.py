"""Best-first search: plays on from the position that looks cheapest, the newest of equal ones.

It knows nothing of cards. A space says which positions come after one and what each costs; the
search remembers every position that it met, so that it plays on from none twice, and how it came
there.
"""

from __future__ import annotations

import gc
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any, Final, Protocol

from hanafuda_desktop.solver.verdict import Budget, Verdict

__all__ = ["WON", "Found", "Space", "search"]

WON: Final = -(1 << 30)
"""The cost of a position that is won."""

_SLICE: Final = 256
"""A caller gets a word in after so many positions."""


class Space(Protocol):
    """Positions as values, equal where nothing that matters differs."""

    whole: bool
    """Whether no position was left out so far, so that a search that ends proves a loss."""

    def start(self) -> tuple[int, Hashable]:
        """What the position to begin from costs, and the position."""
        ...

    def after(self, position: Any) -> Iterable[tuple[int, Hashable]]:
        """What each position after this one costs (more than :data:`WON`, if it is not won), and
        the position.
        """
        ...

    def held(self) -> int:
        """How much it keeps besides, in as many positions as would take the same memory."""
        ...


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to.

    Attributes:
        verdict: lost if the space was seen through and nothing was left out.
        path: the positions from the first to one that is won, else empty.
        nodes: how many positions were played on from.
    """

    verdict: Verdict
    path: tuple[Any, ...]
    nodes: int


class _Search:
    """A search under way."""

    def __init__(self, space: Space, budget: Budget) -> None:
        self.space = space
        self.budget = budget
        self.nodes = 0
        cost, position = space.start()
        self._came_from: dict[Hashable, Hashable] = {position: None}
        self._waiting: dict[int, list[Hashable]] = {cost: [position]}
        self._costs = [cost]

    def go_on(self) -> Found | None:
        """Play on from some more positions, and tell if that came to an end."""
        if self._costs and self._costs[0] == WON:
            return self._won(self._waiting[WON][-1])
        came_from, waiting, costs, after = (
            self._came_from,
            self._waiting,
            self._costs,
            self.space.after,
        )
        for _ in range(min(_SLICE, self.budget.nodes - self.nodes)):
            while costs and not waiting[costs[0]]:
                del waiting[heappop(costs)]
            if not costs:
                verdict = Verdict.LOST if self.space.whole else Verdict.UNKNOWN
                return Found(verdict, (), self.nodes)
            position = waiting[costs[0]].pop()
            self.nodes += 1
            for cost, child in after(position):
                if child in came_from:
                    continue
                came_from[child] = position
                alike = waiting.get(cost)
                if alike is not None:
                    alike.append(child)
                elif cost == WON:
                    return self._won(child)
                else:
                    waiting[cost] = [child]
                    heappush(costs, cost)
        spent = self.nodes >= self.budget.nodes
        if spent or len(came_from) + self.space.held() > self.budget.positions:
            return Found(Verdict.UNKNOWN, (), self.nodes)
        return None

    def _won(self, position: Hashable) -> Found:
        path = [position]
        while (before := self._came_from[path[-1]]) is not None:
            path.append(before)
        return Found(Verdict.WON, tuple(reversed(path)), self.nodes)


def search(space: Space, budget: Budget) -> Iterator[int | Found]:
    """Search a space: yields the nodes so far now and then, at last what was found."""
    under_way = _Search(space, budget)
    while True:
        # A search makes hundreds of thousands of values and not one cycle; looking for some over
        # and over would take a third of the time.
        collects = gc.isenabled()
        gc.disable()
        try:
            found = under_way.go_on()
        finally:
            if collects:
                gc.enable()
        if found is not None:
            yield found
            return
        yield under_way.nodes
