"""How many open cards look for a place, and how many places there are: found out once, looked up.

The same cards lie face down, or loose, in hundreds of positions.
"""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.tableau.program import Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.solver.choosing import Root, Roots
from hanafuda_desktop.solver.kinds import Kinds
from hanafuda_desktop.solver.levels import Count, levels_of

__all__ = ["BITS", "Counting"]

BITS: Final = 6
"""Bits for how many cards of a column lie face down, in a number for all columns."""
_ROOTS_HOLD, _LOOSE_HOLD = 10, 2
"""What is kept of roots, and of loose cards, takes as much memory as so many positions."""


class Counting:
    """Counts from one state on.

    Attributes:
        levels: the game's levels.
        level: for each card, the number of its level.
        place: for each card on which others may lie, the number of their level.
        hidden: how many cards of each column lie face down, as a number.
    """

    def __init__(self, program: Program, state: TableauState, kinds: Kinds) -> None:
        self.levels = levels_of(program)
        numbered = list(enumerate(self.levels))
        self.level = {card: at for at, level in numbered for card in members(level.cards)}
        self.place = {card: at for at, level in numbered for card in members(level.places)}
        self.hidden = 0
        for at, place in enumerate(program.columns):
            self.hidden |= state.face_down[place] << BITS * at
        self._kinds = kinds
        self._columns = [state.piles[at][: state.face_down[at] + 1] for at in program.columns]
        self._roots: dict[int, Roots] = {}
        self._loose: dict[int, tuple[tuple[int, ...], tuple[int, ...]]] = {}

    def held(self) -> int:
        """How much is kept, counted in positions."""
        return _ROOTS_HOLD * len(self._roots) + _LOOSE_HOLD * len(self._loose)

    def roots(self, hidden: int) -> Roots:
        """The roots when so many cards of each column lie face down."""
        found = self._roots.get(hidden)
        if found is None:
            found = self._roots[hidden] = self._find_roots(hidden)
        return found

    def _find_roots(self, hidden: int) -> Roots:
        roots, cards, places = [], 0, [0] * len(self.levels)
        depths = [hidden >> BITS * at & (1 << BITS) - 1 for at in range(len(self._columns))]
        for at, (column, depth) in enumerate(zip(self._columns, depths, strict=True)):
            if not depth:
                continue
            card = column[depth]
            cards |= 1 << card
            if card in self.place:
                places[self.place[card]] += 1
            twin, bared = self._kinds.twin[card], self._kinds.twin[column[depth - 1]]
            roots.append(Root(at, twin, 1 << BITS * at, bared, last=depth == 1))
        return Roots(tuple(roots), cards, tuple(places), depths.count(0), sum(depths))

    def of(self, loose: int, hidden: int) -> Count:
        """The count when these cards are loose, and so many of each column face down."""
        found = self._loose.get(loose)
        if found is None:
            found = self._loose[loose] = (
                tuple((loose & level.cards).bit_count() for level in self.levels),
                tuple((loose & level.places).bit_count() for level in self.levels),
            )
        cards, some = found
        roots = self.roots(hidden)
        places, empty = [], roots.free
        for own, one, more in zip(cards, some, roots.places, strict=True):
            room = one + more
            places.append(room)
            if own > room:
                empty -= own - room
        return Count(cards, places, empty)

    def fast(self, loose: int, hidden: int) -> frozenset[int]:
        """The levels whose cards cannot change their places then."""
        count = self.of(loose, hidden)
        return frozenset(at for at in range(len(self.levels)) if count.is_fast(at))
