"""The space of a patience's packed positions (:mod:`.position`): fast, for rules that allow it.

Turning the stock is no move here: what it can bring up is at hand. Most of the time goes into moves
onto columns, and there most is left out: a run is split only if the card that is bared is used
next, and a card of a stock that goes round for ever comes into a column only if it is used there
next. Both could be done as well at any later time, up to then. A card is used when another is
placed on it, when a yaku takes it, when it goes to a foundation or a cell, or when it is placed on
what was lifted off it. Several cards may wait for a use only if one yaku could take them all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import accumulate, combinations
from operator import or_
from typing import Any, Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.families.tableau.compiled import (
    WASTE,
    Alternative,
    CompiledTableau,
    CompiledYaku,
)
from hanafuda_desktop.families.tableau.facts import serving
from hanafuda_desktop.families.tableau.solver.position import (
    BARED,
    PLACED,
    ColumnFacts,
    Columns,
    Foundations,
    Lift,
    Position,
    Stocks,
    Top,
    UnfoldedPosition,
)
from hanafuda_desktop.families.tableau.solver.reductions import (
    Kinds,
    groups_of,
    runs_can_merge,
    splits_can_wait,
    twins_of,
)
from hanafuda_desktop.families.tableau.solver.search import NO_WEIGHTS, WON, PositionCosts
from hanafuda_desktop.families.tableau.state import TableauState

Costed = tuple[int, Position]

# Every way to take the cards of a yaku off columns, cells and stock.

_MOST_KEPT: Final = 20_000
_MOST_ADMITTED: Final = 1_000
"""So many answers are remembered, a kilobyte each at most, before all are forgotten."""
DONE_BITS: Final = 6
"""Bits for how often a yaku was collected: there are at most 48 cards."""


Taking = tuple[tuple[int, ...], bytes, int]
"""A way to take a yaku: how many cards come off each column, the cells' cards that are left, and
the stock's number afterwards."""


class Takings:
    """Finds the ways to take a game's yaku."""

    def __init__(self, compiled: CompiledTableau, kinds: Kinds) -> None:
        self._kinds = kinds
        self._done_at = [DONE_BITS * yaku.number for yaku in compiled.yaku]
        self._needs = [
            (yaku, kinds.set_of(way.members), self._needs_of(way))
            for yaku in compiled.yaku
            for way in yaku.ways
        ]
        self._near: dict[tuple[int, int], tuple[int, ...]] = {}
        self._admitted: dict[tuple[int, tuple[int, ...]], bool] = {}

    def _needs_of(self, way: Alternative) -> tuple[tuple[int, int], ...]:
        """The needs by kind: a set, and how many kinds of it at the least."""
        needs = []
        for mask, count in way.needs:
            kinds = self._kinds.set_of(mask)
            sizes = sorted((len(self._kinds.cards[kind]) for kind in members(kinds)), reverse=True)
            most = [0, *accumulate(sizes)]
            least = next((some for some, cards in enumerate(most) if cards >= count), len(most))
            needs.append((kinds, least))
        return tuple(needs)

    def done(self, collected: tuple[tuple[int, int], ...]) -> int:
        """How often each yaku was collected, as one number."""
        return sum(1 << DONE_BITS * number for number, _ in collected)

    def counts(self, done: int) -> list[int]:
        """How often each yaku was collected, by that number."""
        most = (1 << DONE_BITS) - 1
        return [done >> at & most for at in self._done_at]

    def one_more(self, done: int, yaku: CompiledYaku) -> int:
        """The number when a yaku is collected once more."""
        return done + (1 << DONE_BITS * yaku.number)

    def near(self, cards: int, done: int) -> tuple[int, ...]:
        """For each way that might be taken with these cards alone, all cards that could serve."""
        key = (cards, done)
        near = self._near.get(key)
        if near is None:
            if len(self._near) > _MOST_KEPT:
                self._near.clear()
            counts = self.counts(done)
            near = self._near[key] = tuple(
                members
                for yaku, members, needs in self._needs
                if all((cards & mask).bit_count() >= count for mask, count in needs)
                and yaku.may_come(counts)
            )
        return near

    def of(
        self, yaku: CompiledYaku, table: UnfoldedPosition, tops: Sequence[Top]
    ) -> Iterator[Taking]:
        """Every way to take the yaku from a table, with the cards that its stock could give."""
        for way in yaku.ways:
            depths = [serving(way, facts.cards, facts.hidden, way.size) for facts in table.facts]
            for loose, cells, stock in self._beside(yaku, way, table, tops):
                wanted = way.size - len(loose)
                if yaku.columns_at_least <= wanted <= sum(depths):
                    for columns in self._choose(way, table.facts, depths, 0, loose):
                        yield columns, cells, stock

    def _beside(
        self, yaku: CompiledYaku, way: Alternative, table: UnfoldedPosition, tops: Sequence[Top]
    ) -> Iterator[tuple[tuple[int, ...], bytes, int]]:
        """What cells and stock may give: the cards, and the cells and the stock then."""
        usable = [card for card in table.cells if way.members >> card & 1]
        for count in range(min(yaku.cells_at_most, len(usable)) + 1):
            for from_cells in sorted(set(combinations(usable, count))):
                left = list(table.cells)
                for card in from_cells:
                    left.remove(card)
                yield from_cells, bytes(left), table.stock
                for given, rest in self.from_stock(yaku, way, tops, from_cells):
                    yield given, bytes(left), rest

    def from_stock(
        self, yaku: CompiledYaku, way: Alternative, tops: Sequence[Top], held: tuple[int, ...] = ()
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        """What the stock may give, besides cards that are held, and its number then."""
        for top in tops:
            for depth in range(min(yaku.waste_at_most, len(top.cards))):
                given = held + top.cards[: depth + 1]
                if not way.members >> given[-1] & 1 or not self.admits(way, given):
                    break
                yield given, top.rests[depth]

    def _choose(
        self,
        way: Alternative,
        facts: Sequence[ColumnFacts],
        depths: list[int],
        at: int,
        held: tuple[int, ...],
    ) -> Iterator[tuple[int, ...]]:
        """How many cards to take off each column from ``at`` on, besides those held."""
        left = way.size - len(held)
        if left == 0:
            yield (0,) * (len(facts) - at)
            return
        if sum(depths[at:]) < left:
            return
        for count in range(min(depths[at], left) + 1):
            given = held + tuple(facts[at].cards[len(facts[at].cards) - count :])
            if not self.admits(way, given):
                return
            for others in self._choose(way, facts, depths, at + 1, given):
                yield (count, *others)

    def admits(self, way: Alternative, kinds: tuple[int, ...]) -> bool:
        """Whether each of these cards can have a slot of its own."""
        key = (id(way), tuple(sorted(kinds)))
        admits = self._admitted.get(key)
        if admits is None:
            if len(self._admitted) >= _MOST_ADMITTED:
                self._admitted.clear()
            admits = self._admitted[key] = way.admits(self._kinds.more(0, kinds))
        return admits


_COLUMN_HOLDS: Final = 6
"""What is kept of a column takes as much memory as so many positions."""
_STOCK_HOLDS: Final = 20
"""The same of a state of the stock."""


class PackedSpace:
    """All positions that matter, from one on.

    Attributes:
        columns: the columns that came up.
        stocks: the states of stock and waste that came up.
        whole: whether nothing was left out so far that could matter.
    """

    def __init__(self, compiled: CompiledTableau, state: TableauState) -> None:
        kinds = Kinds(twins_of(compiled))
        self._kind = kinds.of
        self._compiled = compiled
        self._count = len(compiled.columns)
        self.columns = Columns(compiled, kinds)
        self.stocks = Stocks(compiled, state, kinds)
        self._foundations = Foundations(compiled, kinds)
        self._takings = Takings(compiled, kinds)
        self._group = groups_of(compiled)
        self._by_cells = {
            place for place in compiled.columns if compiled.piles[place].move == "by-cells"
        }
        self._merges = runs_can_merge(compiled)
        self._lays = bool(self._foundations) and not compiled.yaku
        self._cell_takes = compiled.piles[compiled.cells[0]].base if compiled.cells else 0
        # Whether a card of the stock must be used once it is in a column.
        self._stock_asks = PLACED if splits_can_wait(compiled) and self.stocks.is_set else 0
        # For each card on the table, the cards that may be placed on it.
        self._over = tuple(
            self._foundations.copies(
                reduce(or_, (over[kind] for over in self.columns.over.values()), 0)
            )
            for kind in range(CARD_COUNT)
        )
        self._stock_tallies: dict[int, int] = {}
        # How far the stock was turned at the least, for each position that came up.
        self._least_turned: dict[Any, int] = {}
        self._first = self.position(state)
        self.weigh(NO_WEIGHTS, narrow=False)

    def weigh(self, weights: PositionCosts, *, narrow: bool) -> None:
        """Let positions cost what these weights say, and begin anew.

        Args:
            weights: what positions cost.
            narrow: whether lines are left out that seldom matter.
        """
        self.whole = True
        self._weights, self._narrow = weights, narrow
        self._nearest_costs = weights.nearest if self._compiled.yaku else 0
        self._least_turned = {}
        self.columns.weigh(weights)

    def held(self) -> int:
        """How much is kept besides, counted in positions."""
        kept = _COLUMN_HOLDS * len(self.columns.keys) + _STOCK_HOLDS * self.stocks.known
        return kept + len(self._least_turned)

    def position(self, state: TableauState) -> Position:
        """The position that stands for a state."""
        compiled, kind = self._compiled, self._kind
        cells = sorted(kind[card] for place in compiled.cells for card in state.piles[place])
        return (
            *sorted(self.column(state, place) for place in compiled.columns),
            bytes(cells),
            self._foundations.of(state),
            self.stocks.number(state),
            self._takings.done(state.collected),
        )

    def column(self, state: TableauState, place: int) -> int:
        """The number of a state's column."""
        cards = bytes(self._kind[card] for card in state.piles[place])
        return self.columns.number(self._group[place], cards, state.face_down[place])

    def plain(self, position: Position) -> Position:
        """The position if no card had to be used next."""
        numbers = sorted(map(self.columns.plain, self._unfold(position).numbers))
        return (*numbers, *position[self._count :])

    def sizes(self, position: Position) -> list[int]:
        """How many cards its columns hold, in ascending order."""
        return sorted(len(facts.cards) for facts in self._unfold(position).facts)

    def stock(self, position: Position) -> int:
        """The number of a position's stock and waste."""
        return self._unfold(position).stock

    def start(self) -> Costed:
        """The position to begin from, with its cost."""
        return self._costed(self._first)

    def _unfold(self, position: Position) -> UnfoldedPosition:
        return UnfoldedPosition(position, self._count, self.columns)

    def _weigh(self, table: UnfoldedPosition) -> None:
        """Find out what the position costs."""
        columns, weights = self.columns, self._weights
        costs, digs = columns.costs, columns.digs
        table.cost = (
            sum([costs[number] for number in table.numbers])
            + weights.celled * len(table.cells)
            + weights.stocked * self.stocks.count(table.stock)
        )
        if self._compiled.yaku:
            table.dug = sum([digs[number] for number in table.numbers])
            counts = self._takings.counts(table.done)
            table.collected = columns.burial.done(table.done, counts)

    def _costed(self, position: Position) -> Costed:
        table = self._unfold(position)
        if self._is_won(table):
            return WON, position
        self._weigh(table)
        return table.cost + self._nearest(table, table.dug), position

    def _is_won(self, table: UnfoldedPosition) -> bool:
        """Whether everything that the rules ask for holds."""
        return self._compiled.is_won(
            self._takings.counts(table.done),
            in_columns=sum(len(facts.cards) for facts in table.facts),
            elsewhere=len(table.cells) + self.stocks.count(table.stock),
            full=self._foundations.are_full(table.laid),
        )

    def after(self, position: Position) -> list[Costed]:
        """Every position that one move of cards leads to, with its cost."""
        table = self._unfold(position)
        if not table.asked and (forced := self._forced(table)) is not None:
            return [self._costed(forced)]
        after: list[Position] = []
        if self._compiled.yaku:
            for yaku in self._promising(table):
                after += self._collected(table, yaku)
            if after and self._narrow:
                self.whole = False
                return [self._costed(child) for child in after]
        if self._foundations:
            after += self._to_foundations(table)
        if self._compiled.cells:
            after += self._with_cells(table)
        if self._by_cells:
            after += self._over_cells(table)
        out = [self._costed(child) for child in after]
        self._weigh(table)
        if not self._by_cells:
            self._add_shifts(table, out)
        if table.stock:
            self._add_stock(table, out)
        return self._fresh(out) if self.stocks.is_spent else out

    def _forced(self, table: UnfoldedPosition) -> Position | None:
        """What comes of a move that cannot be wrong, if there is one; no other need be tried."""
        merged = self._merged(table) if self._merges else None
        if merged is None and self._lays:
            return self._laid_safely(table)
        return merged

    def _promising(self, table: UnfoldedPosition) -> list[CompiledYaku]:
        """The yaku that there may be cards enough for, but such as have to wait."""
        tally = sum([facts.tally for facts in table.facts])
        for card in table.cells:
            tally += self.columns.tallies.of(self._compiled.cells[0], (card,), 0)
        if table.stock:
            loose = self._stock_tallies.get(table.stock)
            if loose is None:
                loose = self.columns.tallies.loose(WASTE, self.stocks.cards(table.stock))
                self._stock_tallies[table.stock] = loose
            tally += loose
        found = self.columns.tallies.promising(tally)
        if not found:
            return []
        counts = self._takings.counts(table.done)
        return [yaku for yaku in found if yaku.may_come(counts)]

    def _collected(self, table: UnfoldedPosition, yaku: CompiledYaku) -> Iterator[Position]:
        """What comes of collecting a yaku."""
        tops = self.stocks.tops(table.stock) if yaku.waste_at_most else ()
        done = self._takings.one_more(table.done, yaku)
        for counts, cells, stock in self._takings.of(yaku, table, tops):
            if all(counts[at] for at in table.asked):
                child = sorted(
                    self.columns.without(number, count) if count else number
                    for number, count in zip(table.numbers, counts, strict=True)
                )
                yield (*child, cells, table.laid, stock, done)

    def _fresh(self, found: list[Costed]) -> list[Costed]:
        """The positions that did not come up with less of the stock turned.

        Where the stock may be gone through a few times only, how far it is turned is a part of a
        position. Of two positions that differ in nothing else, the one with more turned is reached
        from the other by turning alone, so nothing can be won from it that cannot be won from the
        other.
        """
        at, least, fresh = self._count + 2, self._least_turned, []
        left_of, turned_of = self.stocks.left, self.stocks.turned
        for costed in found:
            position = costed[1]
            stock = position[at]
            assert isinstance(stock, int)
            key = (*position[:at], left_of(stock), *position[at + 1 :])
            turned = turned_of(stock)
            if turned <= least.get(key, turned):
                least[key] = turned
                fresh.append(costed)
        return fresh

    # --- moves of cards from pile to pile ---------------------------------------------------------

    def _tops(self, table: UnfoldedPosition, wanted: int) -> Iterator[tuple[int, list[int]]]:
        """The wanted cards that lift off columns one at a time, and the columns without each.

        While cards must be used, only the one that must.
        """
        for at, facts in enumerate(table.facts):
            if not facts.lifted or not facts.top & wanted or facts.asks == PLACED:
                continue
            if not table.asked or table.asked == [at]:
                numbers = table.numbers.copy()
                numbers[at] = self.columns.without(numbers[at], 1)
                numbers.sort()
                yield facts.cards[-1], numbers

    def _stock_tops(self, table: UnfoldedPosition, wanted: int) -> Iterator[tuple[int, int]]:
        """The wanted cards that the stock can bring up, and its number without each."""
        if table.stock and not table.asked:
            for top in self.stocks.tops(table.stock):
                if wanted >> top.cards[0] & 1:
                    yield top.cards[0], top.rests[0]

    def _laid_safely(self, table: UnfoldedPosition) -> Position | None:
        """What comes of a move to a foundation that cannot be wrong, if there is one.

        So it is if nothing can be placed on the card any more: on the table it serves nobody. No
        card must be waiting to be used next.
        """
        laid, safe = table.laid, 0
        for card in members(self._foundations.next(laid)):
            if not self._over[card] & ~laid:
                safe |= 1 << card
        return next(self._laid(table, safe), None) if safe else None

    def _to_foundations(self, table: UnfoldedPosition) -> Iterator[Position]:
        """What comes of moves to foundations."""
        wanted = self._foundations.next(table.laid)
        yield from self._laid(table, wanted)
        for card, rest in self._stock_tops(table, wanted):
            laid = self._foundations.laid(table.laid, card)
            yield (*table.numbers, table.cells, laid, rest, table.done)

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

    def _with_cells(self, table: UnfoldedPosition) -> Iterator[Position]:
        """What comes of moves to cells and from cells to columns."""
        laid, cells, stock, done = table.laid, table.cells, table.stock, table.done
        if len(cells) < len(self._compiled.cells):
            for card, numbers in self._tops(table, self._cell_takes):
                yield (*numbers, bytes(sorted((*cells, card))), laid, stock, done)
            for card, rest in self._stock_tops(table, self._cell_takes):
                yield (*table.numbers, bytes(sorted((*cells, card))), laid, rest, done)
        for card in dict.fromkeys(cells):
            one = bytes((card,))
            for at, onto in enumerate(table.facts):
                if onto.takes >> card & 1 and (not table.asked or table.asked == [at]):
                    numbers = table.numbers.copy()
                    numbers[at] = self.columns.placed(numbers[at], one)
                    yield (*sorted(numbers), cells.replace(one, b"", 1), laid, stock, done)

    def _over_cells(self, table: UnfoldedPosition) -> Iterator[Position]:
        """What comes of moves from column to column, as far as free places can carry the cards."""
        rest = (table.cells, table.laid, table.stock, table.done)
        free = len(self._compiled.cells) - len(table.cells) + 1
        gaps = sum(1 for facts in table.facts if not facts.cards and facts.takes)
        for source, facts in enumerate(table.facts):
            for target, onto in enumerate(table.facts):
                hit = facts.lifted & onto.takes
                if not hit or target == source:
                    continue
                most = free << min(gaps - (not onto.cards), 6)
                for bit, counts in facts.lifts.items():
                    for count in counts if bit & hit else ():
                        lift = self.columns.lift(facts, count)
                        if facts.group in self._by_cells and count > most:
                            continue
                        if lift.all and not onto.cards and onto.group == facts.group:
                            continue
                        numbers = table.numbers.copy()
                        numbers[source] = lift.rest
                        numbers[target] = self.columns.placed(numbers[target], lift.cards)
                        yield (*sorted(numbers), *rest)

    def _merged(self, table: UnfoldedPosition) -> Position | None:
        """The position when a column that is a run lies on another and leaves its place empty.

        Where it could go back at any time, nothing is lost by it and nothing else need be tried.
        """
        for source, facts in enumerate(table.facts):
            if not facts.whole:
                continue
            for target, onto in enumerate(table.facts):
                if onto.takes & facts.whole and onto.cards and target != source:
                    child = table.numbers.copy()
                    child[source] = self.columns.lift(facts, len(facts.cards)).rest
                    child[target] = self.columns.placed(child[target], facts.cards)
                    return (*sorted(child), table.cells, table.laid, table.stock, table.done)
        return None

    def _add_shifts(self, table: UnfoldedPosition, out: list[Costed]) -> None:
        """Add what comes of moves from column to column."""
        takes, before = table.takes, -1
        for source, facts in enumerate(table.facts):
            number = table.numbers[source]
            if facts.lifted & takes and number != before and facts.asks != PLACED:
                before = number  # a column like it would do the same
                self._add_from(table, out, source, facts)

    def _add_from(
        self, table: UnfoldedPosition, out: list[Costed], source: int, facts: ColumnFacts
    ) -> None:
        numbers, columns = table.numbers, self.columns
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

    def _lifts(self, facts: ColumnFacts, hit: int) -> list[Lift]:
        """What lifts off a column with one of these as its lowest card."""
        lifts, found = [], facts.found
        while hit:
            bit = hit & -hit
            hit ^= bit
            for count in facts.lifts[bit]:
                lifts.append(found.get(count) or self.columns.lift(facts, count))
        return lifts

    def _helps(
        self, table: UnfoldedPosition, source: int, onto: ColumnFacts, lift: Lift, waiting: int
    ) -> bool:
        """Whether a move is not idle, and all cards that then must be used could be used."""
        if not lift.split:
            return not waiting and (
                not lift.all or bool(onto.cards) or onto.group != table.facts[source].group
            )
        if self._narrow and onto.asks == BARED and onto.over == lift.over:
            self.whole = False  # two runs change places, and what can be built is as before
            return False
        if not waiting and (
            lift.back
            or lift.over & table.loose(self.stocks, source)
            or lift.card & (self._cell_takes | self._foundations.next(table.laid))
        ):
            return True
        return self._may_be_taken(table, waiting | lift.card)

    def _may_be_taken(self, table: UnfoldedPosition, cards: int) -> bool:
        """Whether one yaku could take all these cards."""
        if table.near is None:
            lying = self.stocks.kinds(table.stock)
            for facts in table.facts:
                lying |= facts.open
            for card in table.cells:
                lying |= 1 << card
            table.near = self._takings.near(lying, table.done)
        return any(members & cards == cards for members in table.near)

    def _nearest(self, table: UnfoldedPosition, dug: int) -> int:
        """What the yaku costs that is freed soonest, when so much lies above the cards of each."""
        if not self._nearest_costs:
            return 0
        return self._nearest_costs * min(
            (dug | table.collected).to_bytes(self.columns.burial.bytes, "little")
        )

    def _add_stock(self, table: UnfoldedPosition, out: list[Costed]) -> None:
        """Add what comes of moves from the stock to a column."""
        takes = table.takes
        numbers, columns, asks = table.numbers, self.columns, self._stock_asks
        cost = table.cost - self._weights.stocked
        costs, digs = columns.costs, columns.digs
        for top in self.stocks.tops(table.stock):
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
                    waiting or not columns.over[onto.group][card] & table.loose(self.stocks)
                ) and not self._may_be_taken(table, waiting | bit):
                    continue
                new = columns.placed(number, cards, asks)
                child = numbers.copy()
                child[target] = new
                child.sort()
                worth = cost - costs[number] + costs[new]
                deep = table.dug - digs[number] + digs[new]
                out.append((worth + self._nearest(table, deep), (*child, *rest)))
