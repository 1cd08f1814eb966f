"""From counted positions back to moves: where the open cards go, so that each step can be made.

A step that was counted (:mod:`~hanafuda_desktop.solver.counted`) asks for an arrangement of the
open cards: a root for a place, a yaku that no other cards lie on its own. And when a step leaves a
level without a hand, the cards of that level must already lie as later steps want them, until it
has one again: on each place that a yaku takes by then, a card of the same yaku. Such arrangements
are looked for level by level.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Final

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.tableau.moves import TableauMove
from hanafuda_desktop.engine.tableau.program import Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.solver.acting import Act, acts_of
from hanafuda_desktop.solver.counted import CountedSpace
from hanafuda_desktop.solver.laid_out import LaidOut
from hanafuda_desktop.solver.levels import Level, levels_of
from hanafuda_desktop.solver.lines import LineError
from hanafuda_desktop.solver.wishes import Wish

__all__ = ["arranged"]

_NEVER: Final = 1 << 30
"""Later than every act."""
_MOST: Final = 200
"""So many arrangements are tried until a step is given up."""


def arranged(
    program: Program, space: CountedSpace, state: TableauState, path: Sequence[int]
) -> tuple[TableauMove, ...]:
    """The moves that lead from a state along a path of counted positions.

    Raises:
        LineError: none were found.
    """
    acts = acts_of(program, space, state, path)
    arranger = _Arranger(levels_of(program), LaidOut.of(program, state), acts)
    for number in range(len(acts)):
        arranger.carry_out(number)
    return tuple(arranger.table.moves)


class _Arranger:
    """Makes the moves for one act after the other."""

    def __init__(self, levels: Sequence[Level], table: LaidOut, acts: Sequence[Act]) -> None:
        self.table = table
        self._levels = levels
        self._acts = acts
        # When each card is collected, by the numbers of the acts.
        self._goes = {card: at for at, act in enumerate(acts) if act.yaku for card in act.cards}
        # For each act the levels of which it may want something, and the places that matter: of
        # a level that then has no hand, all that are taken until it has one.
        self._concerns: list[list[tuple[int, int]]] = []
        later: dict[int, int] = {}
        gone = 0
        for act in reversed(acts):
            later = {at: gone | later.get(at, 0) for at in act.fast}
            gone = mask_of(act.cards) if act.yaku else 0
            comes = 1 << act.comes if act.comes is not None else 0
            matter = [(gone | later.get(at, 0)) & one.places for at, one in enumerate(levels)]
            self._concerns.append(
                [(at, mask) for at, mask in enumerate(matter) if mask or levels[at].cards & comes]
            )
        self._concerns.reverse()

    def carry_out(self, number: int) -> None:
        """Make the moves for an act.

        Raises:
            LineError: none were found.
        """
        for table in islice(self._rearranged(self.table), _MOST):
            self.table = table.copy()
            try:
                self._try(number)
            except LineError:
                continue
            return
        raise LineError("a step cannot be made")

    def _rearranged(self, table: LaidOut) -> Iterator[LaidOut]:
        """A table as it lies, and as it lies after a few moves that turn up nothing.

        Where all cards lie, nothing more is needed; but with more of them on places there may be
        an empty column, and a run that would have to lie on itself must be parted elsewhere first.
        """
        yield table
        merged = self._merged(table)
        yield merged
        waiting, told = deque((table, merged)), {table.form(), merged.form()}
        while waiting:
            for other in waiting.popleft().shifted(self._levels):
                if other.form() not in told:
                    told.add(other.form())
                    waiting.append(other)
                    yield other

    def _merged(self, table: LaidOut) -> LaidOut:
        """A table on which as few cards as possible lie lowest in a column."""
        self.table = table.copy()
        for level in self._levels:
            wish = Wish(self.table, level)
            least = max(0, len(wish.cards) - len(wish.places))
            if wish.lowest > least:
                with suppress(LineError):  # it may be that all its places lie on the card itself
                    self._fulfil(wish, {}, least)
        return self.table

    def _try(self, number: int) -> None:
        act = self._acts[number]
        for more in (False, True):  # first what needs no more columns than now
            for at, mask in self._concerns[number]:
                level, comes = self._levels[at], act.comes
                if comes is not None and not level.cards >> comes & 1:
                    comes = None
                wanted = self._wanted(level, mask, number)
                if self._lies_right(wanted, comes):
                    continue
                wish = Wish(self.table, level, comes)
                lowest = self._lowest(wish, number)
                if (lowest > wish.lowest) is more:
                    self._fulfil(wish, wanted, lowest)
        if act.drawn:
            self.table.turn(act.turned)
        if act.yaku is not None:
            self.table.collect(act.yaku, act.cards, act.drawn)
        elif act.drawn:
            self.table.draw(act.drawn[0], self._column_for(act.drawn[0]))
        else:
            self.table.shift(act.cards[0], self._column_for(act.cards[0]))

    def _wanted(self, level: Level, places: int, number: int) -> dict[int, set[int | None]]:
        """What may lie on each of these places of a level, for an act."""
        wanted: dict[int, set[int | None]] = {}
        for place in members(places):
            if self.table.is_open(place):
                when = self._goes[place]
                fit = [card for card in self._acts[when].cards if level.cards >> card & 1]
                wanted[place] = {*fit, None} if when == number else {*fit}
        return wanted

    def _lies_right(self, wanted: dict[int, set[int | None]], comes: int | None) -> bool:
        """Whether nothing need be done for it."""
        return all(self.table.above(place) in fit for place, fit in wanted.items()) and (
            comes is None or bool(self._bare(comes) or self.table.empty())
        )

    def _lowest(self, wish: Wish, number: int) -> int:
        """How many cards of a level may lie lowest in a column for an act."""
        if self._acts[number].yaku is None:
            return wish.lowest + (0 if wish.comes is None else len(self.table.empty()))
        own = sum(self._goes.get(card) != number for card in wish.cards)
        left = sum(self._goes.get(place) != number for place in wish.places)
        return max(wish.lowest, len(wish.cards) - len(wish.places), own - left)

    def _fulfil(self, wish: Wish, wanted: dict[int, set[int | None]], lowest: int) -> None:
        for card, place in wish.way(wanted, lowest):
            self.table.shift(
                card, self.table.empty()[0] if place is None else self.table.column(place)
            )

    def _bare(self, card: int) -> list[int]:
        """The places on which no card lies, for a card that lies elsewhere."""
        level = next(level for level in self._levels if level.cards >> card & 1)
        return [
            top
            for top in self.table.tops()
            if level.places >> top & 1 and not self.table.lies_with(card, top)
        ]

    def _column_for(self, card: int) -> int:
        """The column to which a card goes that comes to its level."""
        goes = self._goes
        if bare := self._bare(card):
            # On a place that is taken together with it; else on the one that stays longest.
            when = goes.get(card, _NEVER)
            best = max(bare, key=lambda one: (goes.get(one) == when, goes.get(one, _NEVER)))
            return self.table.column(best)
        if empty := self.table.empty():
            return empty[0]
        raise LineError("there is no place for a card")
