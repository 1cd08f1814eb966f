"""Every legal move of a patience at once, found fast from what is remembered of each pile.

From one state to the next only a few piles change, and with them the moves from those piles, and
from others whose cards go there. So the finder remembers the state that it saw last, and looks only
at what differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import is_not, or_
from typing import NamedTuple

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.families.tableau.compiled import STOCK, WASTE
from hanafuda_desktop.families.tableau.facts import PileFacts, TableFacts
from hanafuda_desktop.families.tableau.moves import Collect, Redeal, Shift, TableauMove, TurnUp
from hanafuda_desktop.families.tableau.play import (
    Source,
    gaps_of,
    most_moved,
    ready_ways,
    redeal_refusal,
    sources_of,
    turn_refusal,
)
from hanafuda_desktop.families.tableau.state import TableauState

_TURN, _REDEAL = TurnUp(), Redeal()


class _Seen(NamedTuple):
    """What is known of a state.

    Attributes:
        state: the state.
        piles: the facts of each of its piles.
        takes: the cards that each of them takes.
        tally: the sum of the piles' tallies.
        gaps: the places of the empty piles, a bit for each.
        shifts: the moves of cards from each source.
    """

    state: TableauState
    piles: list[PileFacts]
    takes: list[int]
    tally: int
    gaps: int
    shifts: list[Sequence[Shift]]


class MoveFinder:
    """Finds the legal moves of one game's states."""

    def __init__(self, facts: TableFacts) -> None:
        self._facts = facts
        self._compiled = facts.compiled
        self._every_place = range(len(facts.compiled.piles))
        self._sources = sources_of(facts.compiled)
        self._seen = self._bare_table()

    def moves(self, state: TableauState) -> tuple[TableauMove, ...]:
        """Every legal move of a game that is not over: yaku, then cards, then the stock."""
        self._seen = seen = self._look(state)
        moves = self._collects(seen)
        for shifts in seen.shifts:
            moves += shifts
        moves += self.stock_moves(state)
        return tuple(moves)

    def _bare_table(self) -> _Seen:
        """A table without cards, to have something to compare the first state with."""
        count = len(self._every_place)
        piles = [self._facts.of(place, (), 0) for place in self._every_place]
        nothing = TableauState(((),) * count, (0,) * count)
        takes = [pile.takes for pile in piles]
        return _Seen(nothing, piles, takes, 0, gaps_of(nothing), [()] * len(self._sources))

    def _look(self, state: TableauState) -> _Seen:
        """What is known of a state: the same as of the one before, but for the piles changed."""
        before, piles, takes, tally, gaps_before, shifts = self._seen
        piles, takes, gaps = piles.copy(), takes.copy(), gaps_before
        differs = map(is_not, state.piles, before.piles)
        if state.face_down is not before.face_down:
            differs = map(or_, differs, map(is_not, state.face_down, before.face_down))
        touched = 0
        for place in compress(self._every_place, differs):
            if place == STOCK:  # which takes no card, and gives none but to be turned
                continue
            cards, old, bit = state.piles[place], piles[place], 1 << place
            new = self._facts.of(place, cards, state.face_down[place])
            piles[place] = new
            takes[place] = new.takes
            tally += new.tally - old.tally
            gaps = gaps & ~bit if cards else gaps | bit
            touched |= old.takes | new.takes | new.lifted_mask
        seen = _Seen(state, piles, takes, tally, gaps, shifts.copy())
        self._find_anew(seen, touched, gaps_differ=gaps != gaps_before)
        return seen

    def _find_anew(self, seen: _Seen, touched: int, *, gaps_differ: bool) -> None:
        """Find the moves of those sources that may have others than before.

        Args:
            seen: the state; its ``shifts`` are put right.
            touched: the cards that the changed piles took before, take now or lift now.
            gaps_differ: whether other piles are empty than before.
        """
        piles, shifts = seen.piles, seen.shifts
        for at, source in enumerate(self._sources):
            pile = piles[source.place]
            if not pile.lifted:
                shifts[at] = ()
            elif pile.lifted_mask & touched or (
                # How many cards go at once may hang on how many places are free.
                gaps_differ and not source.all_at_once and len(pile.lifted) > 1
            ):
                shifts[at] = self._shifts(seen, source, pile)

    def _collects(self, seen: _Seen) -> list[TableauMove]:
        moves: list[TableauMove] = []
        for yaku in self._facts.tallies.promising(seen.tally):
            for cards in ready_ways(self._facts, seen.state, yaku):
                moves.append(Collect(yaku.id, tuple(members(cards))))
        return moves

    def _shifts(self, seen: _Seen, source: Source, pile: PileFacts) -> list[Shift]:
        """The moves from one pile."""
        lifted, takes = pile.lifted, seen.takes
        moves: list[Shift] = []
        top = lifted[0]
        if len(lifted) > 1:
            self._add_runs(seen, source, pile, moves)
            ones = source.others[top]
        else:
            ones = source.ones[top]
        bit = 1 << top
        for target, shift in ones:
            if takes[target] & bit:
                moves.append(shift)
        return moves

    def _add_runs(self, seen: _Seen, source: Source, pile: PileFacts, moves: list[Shift]) -> None:
        """Add the moves to columns from a pile that lifts several cards."""
        state, _, takes, _, gaps, _ = seen
        lifted, lifted_mask, _, _ = pile
        most = lift = len(lifted)
        top = 1 << lifted[0]
        for target, shifts in source.runs:
            hit = lifted_mask & takes[target]
            if not hit:
                continue
            if hit == top:
                moves.append(shifts[0])
                continue
            if not source.all_at_once:
                most = most_moved(self._compiled, state, gaps, source.place, target, lift)
            if hit == lifted_mask:  # an empty column takes them all
                moves += shifts[:most]
                continue
            while hit:
                lowest = hit & -hit
                hit ^= lowest
                depth = lifted.index(lowest.bit_length() - 1)
                if depth < most:
                    moves.append(shifts[depth])

    def stock_moves(self, state: TableauState) -> tuple[TableauMove, ...]:
        """The legal moves of the stock alone."""
        if state.piles[STOCK]:
            return (_TURN,) if turn_refusal(self._compiled, state) is None else ()
        if state.piles[WASTE]:
            return (_REDEAL,) if redeal_refusal(self._compiled, state) is None else ()
        return ()
