"""From positions back to moves: a line of packed positions as the engine's own moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.engine.tableau.moves import Collect, Redeal, Shift, TableauMove, Turn
from hanafuda_desktop.engine.tableau.program import STOCK, WASTE
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.solver.packed import PackedSpace
from hanafuda_desktop.solver.stocks import turned_of
from hanafuda_desktop.solver.table import Position

__all__ = ["LineError", "moves_of"]


class LineError(Exception):
    """A line of positions cannot be played, which is an error of the search."""


def moves_of(
    engine: Tableau, space: PackedSpace, state: TableauState, path: Sequence[Position]
) -> tuple[TableauMove, ...]:
    """The moves that lead from a state along a path of positions that begins with its own.

    Raises:
        LineError: no move leads to the next position.
    """
    moves: list[TableauMove] = []
    plain = [space.plain(position) for position in path]
    for position, wanted in pairwise(plain):
        if position == wanted:  # a card changed places with its like
            continue
        before, after = space.stock(position), space.stock(wanted)
        if before != after:
            for turn in _turns(engine, state, turned_of(before, after)):
                moves.append(turn)
                state = engine.apply(state, turn).state
        for move in _likely(engine, space, state, position, wanted):
            played = engine.apply(state, move).state
            if space.position(played) == wanted:
                moves.append(move)
                state = played
                break
        else:
            raise LineError("no move leads to the next position")
    return tuple(moves)


def _turns(engine: Tableau, state: TableauState, turned: int) -> Iterator[Turn | Redeal]:
    """The turns of the stock until so many cards lie on the waste."""
    while len(state.piles[WASTE]) != turned:
        turn = Turn() if state.piles[STOCK] else Redeal()
        if engine.refusal(state, 0, turn) is not None:
            raise LineError("the stock cannot be turned so far")
        yield turn
        state = engine.apply(state, turn).state


def _likely(
    engine: Tableau, space: PackedSpace, state: TableauState, position: Position, wanted: Position
) -> Iterator[TableauMove]:
    """The moves that may lead from a position to another, by what differs."""
    collects = position[-1] != wanted[-1]  # the yaku collected so far
    piles = engine.program.piles
    sizes = {piles[place].id: len(state.piles[place]) for place in engine.program.columns}
    wanted_sizes = space.sizes(wanted)
    for move in engine.legal_moves(state):
        match move:
            case Collect():
                if collects:
                    yield move
            case Shift(source, target, count):
                if collects:
                    continue
                after = sizes.copy()
                for pile, more in ((source, -count), (target, count)):
                    if pile in after:
                        after[pile] += more
                if sorted(after.values()) == wanted_sizes:
                    yield move
            case _:
                pass
