"""Whether a position of a patience can be won by one who knows every card, and how."""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.tableau.compiled import STOCK, UNLIMITED, WASTE
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.solver.arrangement import arranged
from hanafuda_desktop.families.tableau.solver.counted_space import CountedSpace
from hanafuda_desktop.families.tableau.solver.packed_space import PackedSpace
from hanafuda_desktop.families.tableau.solver.position import Position, turned_of
from hanafuda_desktop.families.tableau.solver.reductions import (
    alike_places,
    can_count,
    can_pack,
    twins_of,
)
from hanafuda_desktop.families.tableau.solver.search import (
    WON,
    Budget,
    LineError,
    News,
    SearchResult,
    Solution,
    Verdict,
    beam,
    best_first,
    portfolio,
)
from hanafuda_desktop.families.tableau.state import (
    Collect,
    Redeal,
    Shift,
    TableauMove,
    TableauState,
    TurnStock,
)

_LOG: Final = logging.getLogger(__name__)

Moves = tuple[TableauMove, ...]


def _step(
    engine: Tableau,
    state: TableauState,
    moves: Iterable[TableauMove],
    position_of: Callable[[TableauState], Hashable],
    wanted: Hashable,
) -> tuple[TableauMove, TableauState]:
    """The first of the moves that leads to a wanted position, and the state after it.

    Raises:
        LineError: none does.
    """
    for move in moves:
        after = engine.apply(state, move).state
        if position_of(after) == wanted:
            return move, after
    raise LineError("no move leads to the next position")


# The space of a patience's positions as the engine plays it: right for every rule file, and slow.
#
# Nothing is pruned. Positions are the engine's own states, put into one form of all that are alike:
# columns and cells that do not differ stand in one order, twins are named in the order in which
# they lie, and only so much of the past is kept as limits what may follow.

_FACE_DOWN, _OUT_OF_ORDER, _LIES, _IN_STOCK, _EMPTY = 12, 5, 4, 1, -3


class EngineSpace:
    """All positions that the engine can reach from one."""

    whole = True

    def __init__(self, engine: Tableau, state: TableauState) -> None:
        self._engine = engine
        compiled = self._compiled = engine.compiled
        rule = compiled.rules.stock
        # Cards that a shuffle may deal anew are told apart by what was seeded with them.
        shuffles = rule is not None and rule.shuffle
        groups = [] if shuffles else [group for group in twins_of(compiled) if len(group) > 1]
        self._twin = {card: group[0] for group in groups for card in group}
        self._names = {group[0]: group for group in groups}
        self._endless = compiled.redeals == UNLIMITED and not shuffles
        self._deals_to_columns = any(
            compiled.piles[place].kind is PileKind.COLUMN for place in compiled.turned_to
        )
        # A column is refilled from the first of a group that has a card.
        in_order = {place for places in compiled.refills if len(places) > 1 for place in places}
        self._alike = alike_places(compiled, but=frozenset(in_order))
        self._first = self.form(state)

    def held(self) -> int:
        """Nothing is kept besides."""
        return 0

    def start(self) -> tuple[int, TableauState]:
        """The position to begin from, with its cost."""
        return self._cost(self._first), self._first

    def after(self, position: TableauState) -> Iterator[tuple[int, TableauState]]:
        """Every position that one move leads to, with its cost."""
        for move in self._engine.legal_moves(position):
            form = self.form(self._engine.apply(position, move).state)
            yield self._cost(form), form

    def moves(self, state: TableauState, path: tuple[Hashable, ...]) -> Moves:
        """The moves that lead from a state along the path that was found from its form.

        Raises:
            LineError: no move leads to the next position.
        """
        moves: list[TableauMove] = []
        for wanted in path[1:]:
            legal = self._engine.legal_moves(state)
            move, state = _step(self._engine, state, legal, self.form, wanted)
            moves.append(move)
        return tuple(moves)

    def _cost(self, state: TableauState) -> int:
        outcome = self._engine.outcome(state)
        if outcome is not None and outcome.winners:
            return WON
        compiled = self._compiled
        cost = _IN_STOCK * len(state.piles[STOCK])
        for place in (*compiled.columns, *compiled.cells):
            cards, pile = state.piles[place], compiled.piles[place]
            hidden = state.face_down[place]
            if not cards:
                cost += _EMPTY
            cost += _LIES * len(cards) + _FACE_DOWN * hidden
            for at in range(max(hidden, 1), len(cards)):
                if not pile.runs[cards[at]] >> cards[at - 1] & 1:
                    cost += _OUT_OF_ORDER
        return cost

    def form(self, state: TableauState) -> TableauState:
        """The one of all alike states that stands for them."""
        kinds = [tuple(self._twin.get(card, card) for card in pile) for pile in state.piles]
        hidden = list(state.face_down)
        # While cards are still dealt onto columns from left to right, their order matters.
        dealing = self._deals_to_columns and state.piles[STOCK]
        fixed = self._compiled.columns if dealing else ()
        for places in self._alike:
            if places[0] not in fixed:
                inside = sorted((kinds[place], hidden[place]) for place in places)
                for place, (cards, down) in zip(places, inside, strict=True):
                    kinds[place], hidden[place] = cards, down
        return TableauState(
            piles=tuple(self._named(kinds)),
            face_down=tuple(hidden),
            collected=tuple(sorted((number, 0) for number, _ in state.collected)),
            redeals_used=0 if self._endless else state.redeals_used,
            chance=state.chance,
        )

    def _named(self, kinds: list[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
        """The piles with twins named in the order in which they lie."""
        names = {twin: iter(cards) for twin, cards in self._names.items()}
        for pile in kinds:
            yield tuple(next(names[kind]) if kind in names else kind for kind in pile)


# From packed positions back to moves: a line of them as the engine's own moves.


def moves_of(
    engine: Tableau, space: PackedSpace, state: TableauState, path: tuple[Position, ...]
) -> Moves:
    """The moves that lead from a state along a path of positions that begins with its own.

    Raises:
        LineError: no move leads to the next position.
    """
    moves: list[TableauMove] = []
    for position, wanted in pairwise(map(space.plain, path)):
        if position == wanted:  # a card changed places with its like
            continue
        before, after = space.stock(position), space.stock(wanted)
        while before != after and len(state.piles[WASTE]) != turned_of(before, after):
            turn = TurnStock() if state.piles[STOCK] else Redeal()
            if engine.refusal(state, 0, turn) is not None:
                raise LineError("the stock cannot be turned so far")
            moves.append(turn)
            state = engine.apply(state, turn).state
        likely = _likely(engine, space, state, position, wanted)
        move, state = _step(engine, state, likely, space.position, wanted)
        moves.append(move)
    return tuple(moves)


def _likely(
    engine: Tableau, space: PackedSpace, state: TableauState, position: Position, wanted: Position
) -> Iterator[TableauMove]:
    """The moves that may lead from a position to another, by what differs."""
    collects = position[-1] != wanted[-1]  # the yaku collected so far
    compiled = engine.compiled
    sizes = {compiled.piles[place].id: len(state.piles[place]) for place in compiled.columns}
    wanted_sizes = space.sizes(wanted)
    for move in engine.legal_moves(state):
        match move:
            case Collect() if collects:
                yield move
            case Shift(source, target, count) if not collects:
                after = sizes.copy()
                for pile, more in ((source, -count), (target, count)):
                    if pile in after:
                        after[pile] += more
                if sorted(after.values()) == wanted_sizes:
                    yield move
            case _:
                pass


def solve(
    engine: Tableau,
    state: TableauState,
    budget: Budget = Budget(),  # noqa: B008 - a frozen value
) -> Solution:
    """Decide a position.

    Args:
        engine: the rules.
        state: the position; every card in it is known to the search, face down or not.
        budget: what the search may spend.
    """
    *_, solution = solve_stepwise(engine, state, budget)
    assert isinstance(solution, Solution)
    return solution


class _Search(NamedTuple):
    """One of the searches that a position is given to, one after the other.

    Attributes:
        run: carries it out.
        line: finds the moves along a path that wins.
        nodes: how many it may spend at most; none for no bound but the budget's.
        may_be_wrong: whether a path may win that no moves go along.
    """

    run: Callable[[Budget], Iterator[News]]
    line: Callable[[TableauState, tuple[Any, ...]], Moves]
    nodes: int | None = None
    may_be_wrong: bool = False


def _searches(engine: Tableau, state: TableauState, budget: Budget) -> Iterator[_Search]:
    """The engine's own states; or open cards counted, wherever they lie, and packed positions."""
    compiled = engine.compiled
    if not can_pack(compiled):
        space = EngineSpace(engine, state)
        yield _Search(partial(best_first, space), space.moves)
        return
    if can_count(compiled, state):
        counted = CountedSpace(compiled, state)
        line = partial(arranged, compiled, counted)
        yield _Search(partial(best_first, counted), line, may_be_wrong=True)
        del counted, line  # memory for the others
    packed = PackedSpace(compiled, state)
    for attempt in portfolio(collects=bool(compiled.yaku)):
        if packed.held() > budget.positions // 2:
            packed = PackedSpace(compiled, state)  # a search begins with room
        packed.weigh(attempt.weights, narrow=attempt.narrow)
        run = partial(best_first, packed)
        if attempt.width is not None:
            run = partial(beam, packed, width=attempt.width)
        yield _Search(run, partial(moves_of, engine, packed), attempt.nodes)


def solve_stepwise(
    engine: Tableau, state: TableauState, budget: Budget
) -> Iterator[int | Solution]:
    """Decide a position bit by bit.

    Yields the nodes so far every few hundred nodes, and at last the solution.
    """
    nodes = 0
    for search in _searches(engine, state, budget):
        most = min(budget.nodes - nodes, search.nodes or budget.nodes)
        for news in search.run(Budget(most, budget.positions)):
            if not isinstance(news, SearchResult):
                yield nodes + news
                continue
            nodes += news.nodes
            moves = _line(engine, state, search, news)
            if news.verdict is not Verdict.UNKNOWN and moves is not None:
                yield Solution(news.verdict, moves, nodes)
                return
            if news.verdict is Verdict.WON and not search.may_be_wrong:
                game, position = engine.compiled.rules.id, engine.position(state)
                _LOG.error("a won line of %s cannot be played, from\n%s", game, position)
                yield Solution(Verdict.UNKNOWN, (), nodes)
                return
        if nodes >= budget.nodes:
            break
        yield nodes
    yield Solution(Verdict.UNKNOWN, (), nodes)


def _line(
    engine: Tableau, state: TableauState, search: _Search, found: SearchResult
) -> Moves | None:
    """The moves that win; ``None`` if those that were found do not, and so prove nothing."""
    if found.verdict is not Verdict.WON:
        return ()
    try:
        moves = search.line(state, found.path)
    except LineError:
        return None
    return moves if wins(engine, state, moves) else None


def wins(engine: Tableau, state: TableauState, moves: Moves) -> bool:
    """Whether these moves, played through the engine, win."""
    for move in moves:
        if engine.refusal(state, 0, move) is not None:
            return False
        state = engine.apply(state, move).state
    outcome = engine.outcome(state)
    return outcome is not None and bool(outcome.winners)
