"""Whether a position of a patience can be won by one who knows every card, and how."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import Any, Final

from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.solver.by_engine import EngineSpace
from hanafuda_desktop.families.tableau.solver.counted import CountedSpace, can_count
from hanafuda_desktop.families.tableau.solver.packed import PackedSpace
from hanafuda_desktop.families.tableau.solver.packing import can_pack
from hanafuda_desktop.families.tableau.solver.search import (
    Budget,
    SearchResult,
    Solution,
    Verdict,
    beam,
    best_first,
    portfolio,
)
from hanafuda_desktop.families.tableau.solver.unpacking import LineError, arranged, moves_of
from hanafuda_desktop.families.tableau.state import TableauMove, TableauState

_LOG: Final = logging.getLogger(__name__)

_Line = Callable[[TableauState, tuple[Any, ...]], tuple[TableauMove, ...]]
"""Finds the moves along a path of positions, from a state."""


def solve(
    engine: Tableau,
    state: TableauState,
    budget: Budget = Budget(),  # noqa: B008 - a frozen value
    stop: Callable[[], bool] | None = None,
) -> Solution:
    """Decide a position.

    Args:
        engine: the rules.
        state: the position; every card in it is known to the search, face down or not.
        budget: what the search may spend.
        stop: is asked every few hundred nodes; the search ends, undecided, when it says yes.
    """
    nodes = 0
    for news in solving(engine, state, budget):
        if isinstance(news, Solution):
            return news
        nodes = news
        if stop is not None and stop():
            break
    return Solution(Verdict.UNKNOWN, (), nodes)


def solving(engine: Tableau, state: TableauState, budget: Budget) -> Iterator[int | Solution]:
    """Decide a position bit by bit.

    Yields the nodes so far every few hundred nodes, and at last the solution.
    """
    if not can_pack(engine.compiled):
        yield from _by_engine(engine, state, budget)
        return
    nodes = 0
    if can_count(engine.compiled, state):
        solution = yield from _counted(engine, state, budget)
        nodes = solution.nodes
        if solution.verdict is not Verdict.UNKNOWN or nodes >= budget.nodes:
            yield solution
            return
    yield from _packed(engine, state, budget, nodes)


def _by_engine(engine: Tableau, state: TableauState, budget: Budget) -> Iterator[int | Solution]:
    """One search of the engine's own states."""
    space = EngineSpace(engine, state)
    for news in best_first(space, budget):
        if isinstance(news, SearchResult):
            yield _believed(engine, state, space.moves, news, news.nodes)
        else:
            yield news


def _counted(
    engine: Tableau, state: TableauState, budget: Budget
) -> Generator[int, None, Solution]:
    """One search that counts the open cards, wherever they lie."""
    space, nodes = CountedSpace(engine.compiled, state), 0
    for news in best_first(space, budget):
        if not isinstance(news, SearchResult):
            yield news
            continue
        nodes = news.nodes
        line = partial(arranged, engine.compiled, space)
        try:
            return _solution(engine, state, line, news, nodes)
        except LineError:
            break  # cards would have to go round in a circle
    return Solution(Verdict.UNKNOWN, (), nodes)


def _packed(
    engine: Tableau, state: TableauState, budget: Budget, nodes: int
) -> Iterator[int | Solution]:
    """One search after the other, until one of them decides; so many nodes are spent already."""
    space = PackedSpace(engine.compiled, state)
    for attempt in portfolio(collects=bool(engine.compiled.yaku)):
        if space.held() > budget.positions // 2:
            space = PackedSpace(engine.compiled, state)  # a search begins with room
        space.weigh(attempt.weights, narrow=attempt.narrow)
        share = min(budget.nodes - nodes, attempt.nodes or budget.nodes)
        share_of_it = Budget(share, budget.positions)
        if attempt.width is None:
            search = best_first(space, share_of_it)
        else:
            search = beam(space, share_of_it, attempt.width)
        for news in search:
            if not isinstance(news, SearchResult):
                yield nodes + news
                continue
            nodes += news.nodes
            if news.verdict is not Verdict.UNKNOWN:
                yield _believed(engine, state, partial(moves_of, engine, space), news, nodes)
                return
            yield nodes
    yield Solution(Verdict.UNKNOWN, (), nodes)


def _believed(
    engine: Tableau, state: TableauState, line: _Line, found: SearchResult, nodes: int
) -> Solution:
    """What was found; but a line that cannot be played proves nothing."""
    try:
        return _solution(engine, state, line, found, nodes)
    except LineError:
        _complain(engine, state)
        return Solution(Verdict.UNKNOWN, (), nodes)


def _solution(
    engine: Tableau, state: TableauState, line: _Line, found: SearchResult, nodes: int
) -> Solution:
    """What was found; but a line that does not win proves nothing.

    Raises:
        LineError: there is no line.
    """
    if found.verdict is not Verdict.WON:
        return Solution(found.verdict, (), nodes)
    moves = line(state, found.path)
    if not wins(engine, state, moves):
        _complain(engine, state)
        return Solution(Verdict.UNKNOWN, (), nodes)
    return Solution(Verdict.WON, moves, nodes)


def _complain(engine: Tableau, state: TableauState) -> None:
    game, picture = engine.compiled.rules.id, engine.picture(state)
    _LOG.error("a won line of %s cannot be played, from\n%s", game, picture)


def wins(engine: Tableau, state: TableauState, moves: tuple[TableauMove, ...]) -> bool:
    """Whether these moves, played through the engine, win."""
    for move in moves:
        if engine.refusal(state, 0, move) is not None:
            return False
        state = engine.apply(state, move).state
    outcome = engine.outcome(state)
    return outcome is not None and outcome.winners == (0,)
