"""The space of a patience's positions as a few numbers each: fast, for rules that allow it.

Columns that do not differ stand in one order in a position, and twins are the same card. Turning
the stock is no move here: what it can bring up is at hand.
"""

from __future__ import annotations

from typing import Any, Final

from hanafuda_desktop.families.tableau.compiled import WASTE, CompiledTableau, CompiledYaku
from hanafuda_desktop.families.tableau.facts import Tallies
from hanafuda_desktop.families.tableau.solver.columns import Columns
from hanafuda_desktop.families.tableau.solver.moving import Carrying, Shifting
from hanafuda_desktop.families.tableau.solver.packing import (
    groups_of,
    runs_can_merge,
    splits_can_wait,
    twins_of,
)
from hanafuda_desktop.families.tableau.solver.search import NO_WEIGHTS, WON, PositionCosts, is_won
from hanafuda_desktop.families.tableau.solver.stock import Foundations, Stocks
from hanafuda_desktop.families.tableau.solver.takings import (
    Position,
    Takings,
    UnfoldedPosition,
    counts_of,
)
from hanafuda_desktop.families.tableau.state import TableauState

Costed = tuple[int, Position]

_COLUMN_HOLDS: Final = 6
"""What is kept of a column takes as much memory as so many positions."""
_STOCK_HOLDS: Final = 20
"""The same of a state of the stock."""


# Leaves out positions that came up before with less of the stock turned.
#
# Where the stock may be gone through a few times only, how far it is turned is a part of a
# position. Of two positions that differ in nothing else, the one with more turned is reached from
# the other by turning alone, so nothing can be won from it that cannot be won from the other.


class Earlier:
    """How far the stock was turned at the least, for each position that came up.

    Args:
        stocks: the states of the stock.
        at: where a position says which it is.
    """

    def __init__(self, stocks: Stocks, at: int) -> None:
        self._stocks = stocks
        self._at = at
        self._least: dict[Any, int] = {}

    def __len__(self) -> int:
        """How many positions are remembered."""
        return len(self._least)

    def forget(self) -> None:
        """A new search begins."""
        self._least = {}

    def fresh(self, found: list[tuple[int, Position]]) -> list[tuple[int, Position]]:
        """The positions that did not come up with less of the stock turned."""
        at, least, fresh = self._at, self._least, []
        left_of, turned_of = self._stocks.left, self._stocks.turned
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


class PackedSpace:
    """All positions that matter, from one on.

    Attributes:
        columns: the columns that came up.
        stocks: the states of stock and waste that came up.
        whole: whether nothing was left out so far that could matter.
    """

    def __init__(self, compiled: CompiledTableau, state: TableauState) -> None:
        twins = twins_of(compiled)
        copies = {group[0]: group for group in twins}
        self._twin = {card: group[0] for group in twins for card in group}
        self._compiled = compiled
        self._count = len(compiled.columns)
        self.columns = Columns(compiled, self._twin)
        self.stocks = Stocks(compiled, state, self._twin)
        self._foundations = Foundations(compiled, copies)
        self._takings = Takings(compiled, copies)
        self._tallies = Tallies(compiled)
        self._group = groups_of(compiled)
        cells = compiled.cells
        cell_takes = self.columns.kinds(compiled.piles[cells[0]].base) if cells else 0
        self._shifting = Shifting(
            self.columns, self.stocks, self._takings, self._foundations, cell_takes,
            stock_waits=splits_can_wait(compiled) and self.stocks.is_set,
        )  # fmt: skip
        self._carrying = Carrying(
            compiled, self.columns, self.stocks, self._foundations, cell_takes
        )
        self._by_cells = any(compiled.piles[place].move == "by-cells" for place in compiled.columns)
        self._merges = runs_can_merge(compiled)
        self._stock_tallies: dict[int, int] = {}
        self._weights, self._narrow, self.whole = NO_WEIGHTS, False, True
        self._lays = bool(self._foundations) and not compiled.yaku
        self._earlier = Earlier(self.stocks, self._count + 2)
        self._first = self.position(state)

    def weigh(self, weights: PositionCosts, *, narrow: bool) -> None:
        """Let positions cost what these weights say, and begin anew.

        Args:
            weights: what positions cost.
            narrow: whether lines are left out that seldom matter.
        """
        self._weights, self._narrow, self.whole = weights, narrow, True
        self._earlier.forget()
        self.columns.weigh(weights)
        self._shifting.nearest = weights.nearest if self._compiled.yaku else 0
        self._shifting.stocked = weights.stocked
        self._shifting.narrow, self._shifting.left_out = narrow, False

    def held(self) -> int:
        """How much is kept besides, counted in positions."""
        kept = _COLUMN_HOLDS * len(self.columns.keys) + _STOCK_HOLDS * self.stocks.known
        return kept + len(self._earlier)

    def position(self, state: TableauState) -> Position:
        """The position that stands for a state."""
        compiled, twin = self._compiled, self._twin
        cells = sorted(twin[card] for place in compiled.cells for card in state.piles[place])
        return (
            *sorted(self.column(state, place) for place in compiled.columns),
            bytes(cells),
            self._foundations.of(state, twin),
            self.stocks.number(state),
            self._takings.done(state.collected),
        )

    def column(self, state: TableauState, place: int) -> int:
        """The number of a state's column."""
        cards = bytes(self._twin[card] for card in state.piles[place])
        return self.columns.number(self._group[place], cards, state.face_down[place])

    def plain(self, position: Position) -> Position:
        """The position if no card had to be used next."""
        table = self._unfold(position)
        numbers = sorted(map(self.columns.plain, table.numbers))
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
            counts = counts_of(table.done, len(self._compiled.yaku))
            table.collected = columns.digging.done(table.done, counts)

    def _costed(self, position: Position) -> Costed:
        table = self._unfold(position)
        if self._is_won(table):
            return WON, position
        self._weigh(table)
        if not self._compiled.yaku:
            return table.cost, position
        deep = table.dug | table.collected
        least = min(deep.to_bytes(self.columns.digging.bytes, "little"))
        return table.cost + self._weights.nearest * least, position

    def _is_won(self, table: UnfoldedPosition) -> bool:
        """Whether everything that the rules ask for holds."""
        return is_won(
            self._compiled,
            counts_of(table.done, len(self._compiled.yaku)),
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
            after += self._carrying.to_foundations(table)
        if self._compiled.cells:
            after += self._carrying.with_cells(table)
        if self._by_cells:
            after += self._carrying.over_cells(table)
        out = [self._costed(child) for child in after]
        self._weigh(table)
        if not self._by_cells:
            self._shifting.add(table, out)
            self.whole = self.whole and not self._shifting.left_out
        if table.stock:
            self._shifting.add_stock(table, out)
        return self._earlier.fresh(out) if self.stocks.is_spent else out

    def _forced(self, table: UnfoldedPosition) -> Position | None:
        """What comes of a move that cannot be wrong, if there is one; no other need be tried."""
        merged = self._shifting.merged(table) if self._merges else None
        if merged is None and self._lays:
            return self._carrying.laid_safely(table)
        return merged

    def _promising(self, table: UnfoldedPosition) -> list[CompiledYaku]:
        """The yaku that there may be cards enough for, but such as have to wait."""
        tally = sum([facts.tally for facts in table.facts])
        for card in table.cells:
            tally += self._tallies.of(self._compiled.cells[0], (card,), 0)
        if table.stock:
            loose = self._stock_tallies.get(table.stock)
            if loose is None:
                loose = self._tallies.loose(WASTE, self.stocks.cards(table.stock))
                self._stock_tallies[table.stock] = loose
            tally += loose
        found = self._tallies.promising(tally)
        return [yaku for yaku in found if not self._takings.waits(yaku, table.done)]

    def _collected(self, table: UnfoldedPosition, yaku: CompiledYaku) -> list[Position]:
        after: list[Position] = []
        tops = self.stocks.tops(table.stock) if yaku.waste_at_most else ()
        for taking in self._takings.of(yaku, table, tops):
            if all(taking.columns[at] for at in table.asked):
                child = sorted(
                    self.columns.without(number, count) if count else number
                    for number, count in zip(table.numbers, taking.columns, strict=True)
                )
                done = self._takings.one_more(table.done, yaku)
                after.append((*child, taking.cells, table.laid, taking.stock, done))
        return after
