"""What searches of a patience have in common: the positions that they go through, and their end.

They know nothing of cards. A space says which positions come after one and what each costs.
"""

from __future__ import annotations

import gc
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from heapq import heappop, heappush
from itertools import islice
from operator import itemgetter
from typing import Any, Final, NamedTuple, Protocol

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
            unknown (the budget was spent).
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


class LineError(Exception):
    """A line of positions cannot be played, which is an error of the search."""


News = int | SearchResult
"""How many nodes there were so far, or at last what was found."""


def _without_cycles(search: Iterator[News]) -> Iterator[News]:
    """Carry a search out without looking for cycles of values.

    A search makes hundreds of thousands of values and not one cycle; looking for some over and over
    would take a third of the time.
    """
    while True:
        collects = gc.isenabled()
        gc.disable()
        try:
            news = next(search, None)
        finally:
            if collects:
                gc.enable()
        if news is None:
            return
        yield news


def _won(position: Hashable, came_from: Mapping[Hashable, Hashable], nodes: int) -> SearchResult:
    """The positions from the first to this one, by where each came from; the first from none."""
    path = [position]
    while (before := came_from[path[-1]]) is not None:
        path.append(before)
    return SearchResult(Verdict.WON, tuple(reversed(path)), nodes)


def beam(space: Space, budget: Budget, width: int) -> Iterator[News]:
    """Beam search: goes on move by move with no more than so many positions, the cheapest.

    A best-first search that is misled stays where it is and looks at all that lies around. A beam
    cannot stay: after each move it holds positions that are one move further. It forgets what it
    drops, so it takes little memory, and proves a loss only where it dropped nothing.

    Yields the nodes so far now and then, at last what was found.

    Args:
        space: the positions.
        budget: what the search may spend.
        width: from so many positions it plays on after each move at most.
    """
    return _without_cycles(_beam(space, budget, width))


def _beam(space: Space, budget: Budget, width: int) -> Iterator[News]:
    cost, first = space.start()
    came_from: dict[Hashable, Hashable] = {first: None}
    if cost == WON:
        yield _won(first, came_from, 0)
        return
    level, nodes, drops = [first], 0, False
    while level:
        costs: dict[Hashable, int] = {}
        parents: dict[Hashable, Hashable] = {}
        while level:
            for _ in range(min(SLICE, budget.nodes - nodes, len(level))):
                position = level.pop()
                nodes += 1
                for cost, child in space.after(position):
                    if child in came_from or child in costs:
                        continue
                    costs[child], parents[child] = cost, position
                    if cost == WON:
                        came_from[child] = position
                        yield _won(child, came_from, nodes)
                        return
            held = len(came_from) + 2 * len(costs) + space.held()
            if nodes >= budget.nodes or held > budget.positions:
                yield SearchResult(Verdict.UNKNOWN, (), nodes)
                return
            yield nodes
        kept = sorted(costs.items(), key=itemgetter(1))
        drops = drops or len(kept) > width
        level = [position for position, _ in reversed(kept[:width])]
        came_from |= {position: parents[position] for position in level}
    proven = space.whole and not drops
    yield SearchResult(Verdict.LOST if proven else Verdict.UNKNOWN, (), nodes)


def best_first(space: Space, budget: Budget) -> Iterator[News]:
    """Best-first search: plays on from the cheapest position, the newest of equal ones.

    It remembers every position that it met, so that it plays on from none twice, and how it came
    there. When nothing is left to play on from, the game is lost.

    Yields the nodes so far now and then, at last what was found.
    """
    return _without_cycles(_best_first(space, budget))


def _best_first(space: Space, budget: Budget) -> Iterator[News]:
    came_from: dict[Hashable, Hashable] = {}
    waiting, costs = dict[int, list[Hashable]](), list[int]()
    # The first position comes from none, before the first that is played on from.
    position: Hashable | None = None
    after = iter((space.start(),))
    nodes, left, steps = 0, SLICE, STEPS + 1
    while True:
        for cost, child in islice(after, steps):
            steps -= 1
            if child in came_from:
                continue
            came_from[child] = position
            if (alike := waiting.get(cost)) is not None:
                alike.append(child)
            elif cost == WON:
                yield _won(child, came_from, nodes)
                return
            else:
                waiting[cost] = [child]
                heappush(costs, cost)
        left -= 1
        if not left or not steps or nodes >= budget.nodes:
            spent = steps and nodes >= budget.nodes
            if spent or len(came_from) + space.held() > budget.positions:
                yield SearchResult(Verdict.UNKNOWN, (), nodes)
                return
            yield nodes
            left, steps = SLICE, STEPS
            continue
        position = _pop_cheapest(waiting, costs)
        if position is None:
            yield SearchResult(Verdict.LOST if space.whole else Verdict.UNKNOWN, (), nodes)
            return
        after = iter(space.after(position))
        nodes += 1


def _pop_cheapest(waiting: dict[int, list[Hashable]], costs: list[int]) -> Hashable | None:
    """Take the newest of the cheapest positions, if any is left."""
    while costs:
        if alike := waiting[costs[0]]:
            return alike.pop()
        del waiting[heappop(costs)]
    return None
