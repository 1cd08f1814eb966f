"""What searches of a patience have in common: the positions that they go through, and their end.

They know nothing of cards. A space says which positions come after one and what each costs.
"""

from __future__ import annotations

import gc
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from heapq import heappop, heappush
from itertools import islice
from operator import itemgetter
from typing import Any, Final, NamedTuple, Protocol

from hanafuda_desktop.families.tableau.compiled import CompiledTableau
from hanafuda_desktop.families.tableau.state import TableauMove

# What the solver says of a position: won, with the moves; lost, for certain; or not known.

POSITION_BYTES: Final = 250
"""What a search keeps for each position that it may remember, all that it keeps besides included.

A million of them, which is the most unless more is asked for, are 250 MB.
"""


class Verdict(StrEnum):
    """Whether a position can be won by one who knows every card."""

    WON = "won"
    LOST = "lost"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """What was found out about a position.

    Attributes:
        verdict: won (the moves say how), lost (everything that could be played was looked at), or
            unknown (the budget was spent, or the search was stopped).
        moves: a line of moves that wins, in the engine's own moves; empty if none is known.
        nodes: how many positions were played on from: the measure of the work, the same on every
            machine.
    """

    verdict: Verdict
    moves: tuple[TableauMove, ...]
    nodes: int


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may spend.

    Attributes:
        nodes: the positions that it may play on from.
        positions: the positions that it may remember at a time, which bounds its memory: each
            takes no more than :data:`POSITION_BYTES`.
    """

    nodes: int = 1_000_000
    positions: int = 1_000_000

    @classmethod
    def of(cls, nodes: int) -> Budget:
        """So many nodes, and no less memory than they are likely to take."""
        return cls(nodes, max(nodes, cls().positions))


# What makes a position look near to being won: a few numbers, fitted by measuring.


class PositionCosts(NamedTuple):
    """What a position costs, in points.

    Attributes:
        hidden: for each card face down.
        unordered: for each face-up card that does not continue the run beneath it.
        lying: for each card in a column.
        empty: what an empty column is worth.
        stocked: for each card of the stock or the waste.
        celled: for each card in a cell.
        buried: for each face-up card, times the cards that lie face down beneath it.
        asked: for each card that must be used next.
        dug: for what lies above the cards of each yaku, added up.
        nearest: for what lies above the cards of the yaku that is freed soonest.
        before: for each card that lies above one that foundations want before it.
    """

    hidden: int
    unordered: int
    lying: int
    empty: int
    stocked: int
    celled: int
    buried: int
    asked: int
    dug: int
    nearest: int
    before: int = 0


NO_WEIGHTS: Final = PositionCosts(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""All positions cost the same."""


class Attempt(NamedTuple):
    """One search of a portfolio.

    Attributes:
        weights: by what it goes.
        nodes: how many positions it may play on from; none for no bound but the budget's.
        width: how many positions a beam search goes on with; none for a best-first search.
        narrow: whether it leaves out lines that seldom matter, and so proves no loss.
    """

    weights: PositionCosts
    nodes: int | None
    narrow: bool
    width: int | None = None


_COLLECTING: Final = (
    PositionCosts(15, 12, 30, 10, 10, 2, 1, 4, 4, 8),
    PositionCosts(45, 23, 27, 2, 14, 2, 1, 4, 1, 7),
    PositionCosts(24, 28, 40, 4, 15, 2, 0, 8, 1, 7),
    PositionCosts(5, 12, 20, 2, 8, 1, 0, 2, 1, 4),
)
_BUILDING: Final = (
    PositionCosts(155, 60, 14, 14, 81, 10, 0, 6, 0, 0, 11),
    PositionCosts(31, 8, 10, 22, 39, 88, 2, 20, 0, 0, 34),
    PositionCosts(61, 11, 20, 40, 88, 117, 1, 36, 0, 0, 38),
    PositionCosts(10, 4, 10, 5, 2, 8, 0, 2, 0, 0, 8),
)


def portfolio(*, collects: bool) -> tuple[Attempt, ...]:
    """The searches to try one after the other.

    Short ones come first: what one is stuck on, another often finds at once. Beams find the lines
    that mislead a best-first search; in between, longer and longer searches go for a proof that
    there is no such line. The last has no bound of its own.

    Args:
        collects: whether there are yaku to collect, and not foundations alone to build up.
    """
    first, second, third, fourth = _COLLECTING if collects else _BUILDING
    return (
        Attempt(first, 300, narrow=True),
        Attempt(fourth, 400, narrow=False),
        Attempt(first, None, narrow=True, width=15),
        Attempt(first, None, narrow=True, width=60),
        Attempt(fourth, 3_000, narrow=False),
        Attempt(second, None, narrow=True, width=150),
        Attempt(fourth, 20_000, narrow=False),
        Attempt(third, None, narrow=True, width=400),
        Attempt(second, None, narrow=True, width=1_000),
        Attempt(fourth, None, narrow=False, width=3_000),
        Attempt(first, None, narrow=False),
    )


# What wins a patience, asked of a searched position.


def is_won(
    compiled: CompiledTableau, counts: Sequence[int], in_columns: int, elsewhere: int, *, full: bool
) -> bool:
    """Whether everything that the rules ask for holds.

    Args:
        compiled: the rules.
        counts: how often each yaku was collected.
        in_columns: how many cards lie in columns.
        elsewhere: how many lie in the stock, the waste and in cells.
        full: whether every card that foundations take lies on them.
    """
    win = compiled.rules.win
    if sum(counts) < compiled.yaku_to_win:
        return False
    if win.columns == "empty" and in_columns:
        return False
    if win.cards_left is not None and in_columns + elsewhere > win.cards_left:
        return False
    if win.foundations is not None and not full:
        return False
    points = sum(count * yaku.points for count, yaku in zip(counts, compiled.yaku, strict=True))
    return win.points is None or points >= win.points


WON: Final = -(1 << 30)
"""The cost of a position that is won."""

SLICE: Final = 256
"""A caller gets a word in after so many positions."""

STEPS: Final = 512
"""And after so many steps from one to another: a single position may have tens of thousands."""


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
class SearchResult:
    """What a search came to.

    Attributes:
        verdict: lost if the space was seen through and nothing was left out.
        path: the positions from the first to one that is won, else empty.
        nodes: how many positions were played on from.
    """

    verdict: Verdict
    path: tuple[Any, ...]
    nodes: int


class Search(Protocol):
    """A search under way."""

    nodes: int
    """From so many positions it played on so far."""

    def go_on(self) -> SearchResult | None:
        """Play on from some more positions, and tell if that came to an end."""
        ...


def bit_by_bit(search: Search) -> Iterator[int | SearchResult]:
    """Carry a search out: yields the nodes so far now and then, at last what was found."""
    while True:
        # A search makes hundreds of thousands of values and not one cycle; looking for some over
        # and over would take a third of the time.
        collects = gc.isenabled()
        gc.disable()
        try:
            found = search.go_on()
        finally:
            if collects:
                gc.enable()
        if found is not None:
            yield found
            return
        yield search.nodes


def path_to(position: Hashable, came_from: Mapping[Hashable, Hashable]) -> tuple[Hashable, ...]:
    """The positions from the first to this one, by where each came from; the first from none."""
    path = [position]
    while (before := came_from[path[-1]]) is not None:
        path.append(before)
    return tuple(reversed(path))


# Beam search: goes on move by move with no more than so many positions, those that look cheapest.
#
# A best-first search that is misled stays where it is and looks at all that lies around. A beam
# cannot stay: after each move it holds positions that are one move further. It forgets what it
# drops, so it takes little memory, and proves a loss only where it dropped nothing.

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

    def go_on(self) -> SearchResult | None:
        """Play on from some more positions, and tell if that came to an end."""
        if self._won is not None:
            return SearchResult(Verdict.WON, path_to(self._won, self._came_from), self.nodes)
        if not self._level and not self._narrow_down():
            proven = self.space.whole and not self._drops
            return SearchResult(Verdict.LOST if proven else Verdict.UNKNOWN, (), self.nodes)
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
            return SearchResult(Verdict.UNKNOWN, (), self.nodes)
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


def beam(space: Space, budget: Budget, width: int) -> Iterator[int | SearchResult]:
    """Search a space: yields the nodes so far now and then, at last what was found.

    Args:
        space: the positions.
        budget: what the search may spend.
        width: from so many positions it plays on after each move at most.
    """
    return bit_by_bit(_Beam(space, budget, width))


# Best-first search: plays on from the position that looks cheapest, the newest of equal ones.
#
# It remembers every position that it met, so that it plays on from none twice, and how it came
# there. When nothing is left to play on from, the game is lost.


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

    def go_on(self) -> SearchResult | None:
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
                return SearchResult(verdict, (), self.nodes)
        spent = steps and self.nodes >= self.budget.nodes
        if spent or len(came_from) + self.space.held() > self.budget.positions:
            return SearchResult(Verdict.UNKNOWN, (), self.nodes)
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

    def _won(self, position: Hashable) -> SearchResult:
        return SearchResult(Verdict.WON, path_to(position, self._came_from), self.nodes)


def best_first(space: Space, budget: Budget) -> Iterator[int | SearchResult]:
    """Search a space: yields the nodes so far now and then, at last what was found."""
    return bit_by_bit(_BestFirst(space, budget))
