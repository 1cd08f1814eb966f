"""Moves of cards onto columns, from columns and from the stock.

Here most of the time goes, and here most is left out: a run is split only if the card that is bared
is used next, and a card of a stock that goes round for ever comes into a column only if it is used
there next. Both could be done as well at any later time, up to then. A card is used when another is
placed on it, when a yaku takes it, when it goes to a foundation or a cell, or when it is placed on
what was lifted off it. Several cards may wait for a use only if one yaku could take them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.families.tableau.compiled import CompiledTableau
from hanafuda_desktop.families.tableau.solver.columns import BARED, PLACED, Columns, Facts, Lift
from hanafuda_desktop.families.tableau.solver.stock import Foundations, Stocks
from hanafuda_desktop.families.tableau.solver.takings import Position, Takings, UnfoldedPosition

# Moves of single cards to foundations and cells, and of runs that are carried over cells.


class Carrying:
    """Finds moves with foundations and cells."""

    def __init__(
        self,
        compiled: CompiledTableau,
        columns: Columns,
        stocks: Stocks,
        foundations: Foundations,
        cell_takes: int,
    ) -> None:
        self._columns = columns
        self._stocks = stocks
        self._foundations = foundations
        self._cells = len(compiled.cells)
        self._cell_takes = cell_takes
        # For each card on the table, the cards that may be placed on it.
        self._over = tuple(
            foundations.copies(reduce(or_, (over[kind] for over in columns.over.values()), 0))
            for kind in range(CARD_COUNT)
        )
        self._by_cells = {
            place for place in compiled.columns if compiled.piles[place].move == "by-cells"
        }

    def _tops(self, table: UnfoldedPosition, wanted: int) -> Iterator[tuple[int, list[int]]]:
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

    def laid_safely(self, table: UnfoldedPosition) -> Position | None:
        """What comes of a move to a foundation that cannot be wrong, if there is one.

        So it is if nothing can be placed on the card any more: on the table it serves nobody. No
        card must be waiting to be used next.
        """
        laid, safe = table.laid, 0
        for card in members(self._foundations.next(laid)):
            if not self._over[card] & ~laid:
                safe |= 1 << card
        return next(self._laid(table, safe), None) if safe else None

    def to_foundations(self, table: UnfoldedPosition) -> Iterator[Position]:
        """What comes of moves to foundations."""
        laid, cells, stock, done = table.laid, table.cells, table.stock, table.done
        wanted = self._foundations.next(laid)
        yield from self._laid(table, wanted)
        for top in self._stocks.tops(stock) if stock and not table.asked else ():
            card = top.cards[0]
            if wanted >> card & 1:
                laid_too = self._foundations.laid(laid, card)
                yield (*table.numbers, cells, laid_too, top.rests[0], done)

    def _laid(self, table: UnfoldedPosition, wanted: int) -> Iterator[Position]:
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

    def with_cells(self, table: UnfoldedPosition) -> Iterator[Position]:
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

    def over_cells(self, table: UnfoldedPosition) -> Iterator[Position]:
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


class Shifting:
    """Finds the moves onto columns.

    Attributes:
        nearest: what a position costs for what lies above the cards of the yaku freed soonest.
        stocked: what it costs for each card of the stock.
        narrow: whether lines are left out that seldom matter.
        left_out: whether any was.
    """

    def __init__(
        self,
        columns: Columns,
        stocks: Stocks,
        takings: Takings,
        foundations: Foundations,
        cell_takes: int,
        *,
        stock_waits: bool,
    ) -> None:
        """Prepare a game.

        Args:
            columns, stocks, takings, foundations: the game's.
            cell_takes: the cards that cells take.
            stock_waits: whether a card of the stock must be used once it is in a column.
        """
        self.nearest = self.stocked = 0
        self.narrow = self.left_out = False
        self._columns = columns
        self._stocks = stocks
        self._takings = takings
        self._foundations = foundations
        self._cell_takes = cell_takes
        self._stock_asks = PLACED if stock_waits else 0
        self._bytes = columns.digging.bytes

    def merged(self, table: UnfoldedPosition) -> Position | None:
        """The position when a column that is a run lies on another and leaves its place empty.

        Where it could go back at any time, nothing is lost by it and nothing else need be tried.
        """
        for source, facts in enumerate(table.facts):
            if not facts.whole:
                continue
            for target, onto in enumerate(table.facts):
                if onto.takes & facts.whole and onto.cards and target != source:
                    child = table.numbers.copy()
                    child[source] = self._columns.lift(facts, len(facts.cards)).rest
                    child[target] = self._columns.placed(child[target], facts.cards)
                    return (*sorted(child), table.cells, table.laid, table.stock, table.done)
        return None

    def add(self, table: UnfoldedPosition, out: list[tuple[int, Position]]) -> None:
        """Add what comes of moves from column to column."""
        takes = 0
        for facts in table.facts:
            takes |= facts.takes
        before = -1
        for source, facts in enumerate(table.facts):
            number = table.numbers[source]
            if facts.lifted & takes and number != before and facts.asks != PLACED:
                before = number  # a column like it would do the same
                self._add_from(table, out, source, facts)

    def _add_from(
        self, table: UnfoldedPosition, out: list[tuple[int, Position]], source: int, facts: Facts
    ) -> None:
        numbers, columns = table.numbers, self._columns
        costs, digs = columns.costs, columns.digs
        rest = (table.cells, table.laid, table.stock, table.done)
        cost = table.cost - costs[numbers[source]]
        dug = table.dug - digs[numbers[source]]
        last = -1
        for target, onto in enumerate(table.facts):
            hit = facts.lifted & onto.takes
            number = numbers[target]
            if not hit or target == source or number == last:
                continue
            last = number
            if facts.asks and not onto.lifted & facts.over:
                continue  # all other moves of a bared card could be made before it was bared
            waiting = table.waiting(source, target) if table.asked else 0
            for lift in self._lifts(facts, hit):
                if not self._helps(table, source, onto, lift, waiting):
                    continue
                new = onto.onto.get(lift.cards)
                if new is None:
                    new = onto.onto[lift.cards] = columns.placed(number, lift.cards)
                child = numbers.copy()
                child[source] = lift.rest
                child[target] = new
                child.sort()
                worth = cost - costs[number] + costs[lift.rest] + costs[new]
                deep = dug - digs[number] + digs[lift.rest] + digs[new]
                out.append((worth + self._nearest(table, deep), (*child, *rest)))

    def _lifts(self, facts: Facts, hit: int) -> list[Lift]:
        """What lifts off a column with one of these as its lowest card."""
        lifts, found = [], facts.found
        while hit:
            bit = hit & -hit
            hit ^= bit
            for count in facts.lifts[bit]:
                lifts.append(found.get(count) or self._columns.lift(facts, count))
        return lifts

    def _helps(
        self, table: UnfoldedPosition, source: int, onto: Facts, lift: Lift, waiting: int
    ) -> bool:
        """Whether a move is not idle, and all cards that then must be used could be used."""
        if not lift.split:
            return not waiting and (
                not lift.all or bool(onto.cards) or onto.group != table.facts[source].group
            )
        if self.narrow and onto.asks == BARED and onto.over == lift.over:
            self.left_out = True  # two runs change places, and what can be built is as before
            return False
        if not waiting and (
            lift.back
            or lift.over & table.loose(self._stocks, source)
            or lift.card & (self._cell_takes | self._foundations.next(table.laid))
        ):
            return True
        return self._may_be_taken(table, waiting | lift.card)

    def _may_be_taken(self, table: UnfoldedPosition, cards: int) -> bool:
        """Whether one yaku could take all these cards."""
        near = table.near(self._takings, self._stocks)
        return any(members & cards == cards for members in near)

    def _nearest(self, table: UnfoldedPosition, dug: int) -> int:
        """What the yaku costs that is freed soonest, when so much lies above the cards of each."""
        if not self.nearest:
            return 0
        return self.nearest * min((dug | table.collected).to_bytes(self._bytes, "little"))

    def add_stock(self, table: UnfoldedPosition, out: list[tuple[int, Position]]) -> None:
        """Add what comes of moves from the stock to a column."""
        takes = 0
        for facts in table.facts:
            takes |= facts.takes
        numbers, columns, asks = table.numbers, self._columns, self._stock_asks
        cost = table.cost - self.stocked
        costs, digs = columns.costs, columns.digs
        for top in self._stocks.tops(table.stock):
            card = top.cards[0]
            bit, cards = 1 << card, bytes((card,))
            if not takes & bit:
                continue
            rest = (table.cells, table.laid, top.rests[0], table.done)
            last = -1
            for target, onto in enumerate(table.facts):
                number = numbers[target]
                if not onto.takes & bit or number == last:
                    continue
                last = number
                waiting = table.waiting(target) if table.asked else 0
                if not asks:
                    if waiting:
                        continue
                elif (
                    waiting or not columns.over[onto.group][card] & table.loose(self._stocks)
                ) and not self._may_be_taken(table, waiting | bit):
                    continue
                new = columns.placed(number, cards, asks)
                child = numbers.copy()
                child[target] = new
                child.sort()
                worth = cost - costs[number] + costs[new]
                deep = table.dug - digs[number] + digs[new]
                out.append((worth + self._nearest(table, deep), (*child, *rest)))
