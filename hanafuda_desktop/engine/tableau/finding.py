"""Every legal move of a patience at once, found fast from what is remembered of each pile."""

from __future__ import annotations

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.tableau.collecting import ready_ways
from hanafuda_desktop.engine.tableau.facts import PileFacts, TableFacts
from hanafuda_desktop.engine.tableau.moves import Collect, Redeal, TableauMove, Turn
from hanafuda_desktop.engine.tableau.placing import most_moved, ways_between
from hanafuda_desktop.engine.tableau.program import STOCK, WASTE
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.tableau.turning import redeal_refusal, turn_refusal

__all__ = ["MoveFinder"]

_TURN, _REDEAL = Turn(), Redeal()


class MoveFinder:
    """Finds the legal moves of one game's states."""

    def __init__(self, facts: TableFacts) -> None:
        self._facts = facts
        self._program = facts.program
        self._every_place = range(len(facts.program.piles))
        self._ways = ways_between(facts.program)

    def moves(self, state: TableauState) -> tuple[TableauMove, ...]:
        """Every legal move of a game that is not over: yaku, then cards, then the stock."""
        facts = list(map(self._facts.of, self._every_place, state.piles, state.face_down))
        return (
            *self._collects(state, facts),
            *self._shifts_of(state, facts),
            *self.stock_moves(state),
        )

    def _collects(self, state: TableauState, facts: list[PileFacts]) -> list[TableauMove]:
        reach = 0
        for pile in facts:
            reach |= pile.reach
        return [
            Collect(yaku.id, tuple(members(cards)))
            for yaku in (self._facts.promising(reach) if reach else ())
            for cards in ready_ways(self._facts, state, yaku)
        ]

    def _shifts_of(self, state: TableauState, facts: list[PileFacts]) -> list[TableauMove]:
        moves: list[TableauMove] = []
        takes = [pile.takes for pile in facts]
        for source, ways in self._ways:
            pile = facts[source]
            lift = pile.lift
            if not lift:
                continue
            lifted_mask = pile.lifted_mask
            for target, shifts, all_at_once in ways:
                hit = lifted_mask & takes[target]
                if not hit:
                    continue
                if lift == 1:
                    moves.append(shifts[0])
                    continue
                most = lift
                if not all_at_once:
                    most = most_moved(self._program, state, source, target, lift)
                if hit == lifted_mask:  # an empty column takes them all
                    moves += shifts[:most]
                    continue
                lifted = pile.lifted
                while hit:
                    low = hit & -hit
                    at = lifted.index(low.bit_length() - 1)
                    if at < most:
                        moves.append(shifts[at])
                    hit ^= low
        return moves

    def stock_moves(self, state: TableauState) -> tuple[TableauMove, ...]:
        """The legal moves of the stock alone."""
        if state.piles[STOCK]:
            return (_TURN,) if turn_refusal(self._program, state) is None else ()
        if state.piles[WASTE]:
            return (_REDEAL,) if redeal_refusal(self._program, state) is None else ()
        return ()
