"""Moves of single cards to foundations and cells, and of runs that are carried over cells."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.tableau.program import Program
from hanafuda_desktop.solver.columns import PLACED, Columns
from hanafuda_desktop.solver.foundations import Foundations
from hanafuda_desktop.solver.stocks import Stocks
from hanafuda_desktop.solver.table import Position, Table

__all__ = ["Carrying"]


class Carrying:
    """Finds moves with foundations and cells."""

    def __init__(
        self,
        program: Program,
        columns: Columns,
        stocks: Stocks,
        foundations: Foundations,
        cell_takes: int,
    ) -> None:
        self._columns = columns
        self._stocks = stocks
        self._foundations = foundations
        self._cells = len(program.cells)
        self._cell_takes = cell_takes
        # For each card on the table, the cards that may be placed on it.
        self._over = tuple(
            foundations.copies(reduce(or_, (over[kind] for over in columns.over.values()), 0))
            for kind in range(CARD_COUNT)
        )
        self._by_cells = {
            place for place in program.columns if program.piles[place].move == "by-cells"
        }

    def _tops(self, table: Table, wanted: int) -> Iterator[tuple[int, list[int]]]:
        """The wanted cards that lift off columns one at a time, and the columns without each.

        While cards must be used, only the one that must.
        """
        for at, facts in enumerate(table.facts):
            if not facts.lifted or not facts.top & wanted or facts.asks == PLACED:
                continue
            if not table.asked or table.asked == [at]:
                numbers = table.numbers.copy()
                numbers[at] = self._columns.without(numbers[at], 1)
                numbers.sort()
                yield facts.cards[-1], numbers

    def laid_safely(self, table: Table) -> Position | None:
        """What comes of a move to a foundation that cannot be wrong, if there is one.

        So it is if nothing can be placed on the card any more: on the table it serves nobody. No
        card must be waiting to be used next.
        """
        laid, safe = table.laid, 0
        for card in members(self._foundations.next(laid)):
            if not self._over[card] & ~laid:
                safe |= 1 << card
        return next(self._laid(table, safe), None) if safe else None

    def to_foundations(self, table: Table) -> Iterator[Position]:
        """What comes of moves to foundations."""
        laid, cells, stock, done = table.laid, table.cells, table.stock, table.done
        wanted = self._foundations.next(laid)
        yield from self._laid(table, wanted)
        for top in self._stocks.tops(stock) if stock and not table.asked else ():
            card = top.cards[0]
            if wanted >> card & 1:
                laid_too = self._foundations.laid(laid, card)
                yield (*table.numbers, cells, laid_too, top.rests[0], done)

    def _laid(self, table: Table, wanted: int) -> Iterator[Position]:
        """What comes of moves of these cards to foundations, from columns and cells."""
        laid, cells, stock, done = table.laid, table.cells, table.stock, table.done
        foundations = self._foundations
        for card, numbers in self._tops(table, wanted):
            yield (*numbers, cells, foundations.laid(laid, card), stock, done)
        if table.asked:
            return
        for card in dict.fromkeys(cells):
            if wanted >> card & 1:
                left = cells.replace(bytes((card,)), b"", 1)
                yield (*table.numbers, left, foundations.laid(laid, card), stock, done)

    def with_cells(self, table: Table) -> Iterator[Position]:
        """What comes of moves to cells and from cells to columns."""
        laid, cells, stock, done = table.laid, table.cells, table.stock, table.done
        if len(cells) < self._cells:
            for card, numbers in self._tops(table, self._cell_takes):
                yield (*numbers, bytes(sorted((*cells, card))), laid, stock, done)
            for top in self._stocks.tops(stock) if stock and not table.asked else ():
                card = top.cards[0]
                if self._cell_takes >> card & 1:
                    more = bytes(sorted((*cells, card)))
                    yield (*table.numbers, more, laid, top.rests[0], done)
        for card in dict.fromkeys(cells):
            one = bytes((card,))
            for at, onto in enumerate(table.facts):
                if onto.takes >> card & 1 and (not table.asked or table.asked == [at]):
                    numbers = table.numbers.copy()
                    numbers[at] = self._columns.placed(numbers[at], one)
                    yield (*sorted(numbers), cells.replace(one, b"", 1), laid, stock, done)

    def over_cells(self, table: Table) -> Iterator[Position]:
        """What comes of moves from column to column, as far as free places can carry the cards."""
        rest = (table.cells, table.laid, table.stock, table.done)
        free = self._cells - len(table.cells) + 1
        gaps = sum(1 for facts in table.facts if not facts.cards and facts.takes)
        for source, facts in enumerate(table.facts):
            for target, onto in enumerate(table.facts):
                hit = facts.lifted & onto.takes
                if not hit or target == source:
                    continue
                most = free << min(gaps - (not onto.cards), 6)
                for bit, counts in facts.lifts.items():
                    for count in counts if bit & hit else ():
                        lift = self._columns.lift(facts, count)
                        if facts.group in self._by_cells and count > most:
                            continue
                        if lift.all and not onto.cards and onto.group == facts.group:
                            continue
                        numbers = table.numbers.copy()
                        numbers[source] = lift.rest
                        numbers[target] = self._columns.placed(numbers[target], lift.cards)
                        yield (*sorted(numbers), *rest)
