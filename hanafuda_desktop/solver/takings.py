"""Every way to take the cards of a yaku off columns, cells and stock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.tableau.program import Program
from hanafuda_desktop.engine.tableau.yaku import Alternative, YakuProgram
from hanafuda_desktop.solver.columns import Facts
from hanafuda_desktop.solver.stocks import Top

if TYPE_CHECKING:
    from hanafuda_desktop.solver.table import Table

__all__ = ["DONE_BITS", "Taking", "Takings", "counts_of"]

_MOST_KEPT: Final = 20_000
_MOST_ADMITTED: Final = 1_000
"""So many answers are remembered, a kilobyte each at most, before all are forgotten."""
DONE_BITS: Final = 6
"""Bits for how often a yaku was collected: there are at most 48 cards."""


class Taking(NamedTuple):
    """A way to take a yaku.

    Attributes:
        columns: how many cards come off each column.
        cells: the cells' cards that are left.
        stock: the stock's number afterwards.
    """

    columns: tuple[int, ...]
    cells: bytes
    stock: int


def counts_of(done: int, yaku: int) -> list[int]:
    """How often each of so many yaku was collected."""
    return [done >> DONE_BITS * number & (1 << DONE_BITS) - 1 for number in range(yaku)]


class Takings:
    """Finds the ways to take a game's yaku."""

    def __init__(self, program: Program, copies: dict[int, tuple[int, ...]]) -> None:
        """Prepare a game's yaku.

        Args:
            program: the rules.
            copies: for each kind of card its cards.
        """
        self._yaku = program.yaku
        self._copies = copies
        self._needs = [
            (yaku, self._kinds_of(way.members), self._needs_of(way))
            for yaku in program.yaku
            for way in yaku.ways
        ]
        self._near: dict[tuple[int, int], tuple[int, ...]] = {}
        self._admitted: dict[tuple[int, tuple[int, ...]], bool] = {}

    def _kinds_of(self, mask: int) -> int:
        return sum(1 << kind for kind, cards in self._copies.items() if mask >> cards[0] & 1)

    def _needs_of(self, way: Alternative) -> tuple[tuple[int, int], ...]:
        """The needs by kind: a set, and how many kinds of it at the least."""
        needs = []
        for mask, count in way.needs:
            kinds = self._kinds_of(mask)
            sizes = sorted((len(self._copies[kind]) for kind in members(kinds)), reverse=True)
            most = [0, *accumulate(sizes)]
            least = next((some for some, cards in enumerate(most) if cards >= count), len(most))
            needs.append((kinds, least))
        return tuple(needs)

    def done(self, collected: tuple[tuple[int, int], ...]) -> int:
        """How often each yaku was collected, as one number."""
        return sum(1 << DONE_BITS * number for number, _ in collected)

    def one_more(self, done: int, yaku: YakuProgram) -> int:
        """The same when a yaku is collected once more."""
        return done + (1 << DONE_BITS * yaku.number)

    def waits(self, yaku: YakuProgram, done: int) -> bool:
        """Whether a yaku cannot be collected yet, or no more."""
        counts = counts_of(done, len(self._yaku))
        count = counts[yaku.number]
        return (
            count >= yaku.times
            or sum(counts) - count < yaku.after
            or not all(counts[other] for other in yaku.after_these)
        )

    def near(self, cards: int, done: int) -> tuple[int, ...]:
        """For each way that might be taken with these cards alone, all cards that could serve."""
        key = (cards, done)
        near = self._near.get(key)
        if near is None:
            if len(self._near) > _MOST_KEPT:
                self._near.clear()
            near = self._near[key] = tuple(
                members
                for yaku, members, needs in self._needs
                if all((cards & mask).bit_count() >= count for mask, count in needs)
                and not self.waits(yaku, done)
            )
        return near

    def of(self, yaku: YakuProgram, table: Table, tops: Sequence[Top]) -> Iterator[Taking]:
        """Every way to take the yaku from a table.

        Args:
            yaku: the yaku.
            table: the table.
            tops: the cards that its stock could give.
        """
        for way in yaku.ways:
            depths = [_depth(facts, way) for facts in table.facts]
            for loose, cells, stock in self._beside(yaku, way, table, tops):
                wanted = way.size - len(loose)
                if yaku.columns_at_least <= wanted <= sum(depths):
                    for columns in self._choose(way, table.facts, depths, 0, loose):
                        yield Taking(columns, cells, stock)

    def _beside(
        self, yaku: YakuProgram, way: Alternative, table: Table, tops: Sequence[Top]
    ) -> Iterator[tuple[tuple[int, ...], bytes, int]]:
        """What cells and stock may give: the cards, and the cells and the stock then."""
        usable = [card for card in table.cells if way.members >> card & 1]
        for count in range(min(yaku.cells_at_most, len(usable)) + 1):
            for from_cells in sorted(set(combinations(usable, count))):
                left = list(table.cells)
                for card in from_cells:
                    left.remove(card)
                yield from_cells, bytes(left), table.stock
                for top in tops:
                    for depth in range(min(yaku.waste_at_most, len(top.cards))):
                        if not way.members >> top.cards[depth] & 1:
                            break
                        given = from_cells + top.cards[: depth + 1]
                        if self.admits(way, given):
                            yield given, bytes(left), top.rests[depth]

    def _choose(
        self,
        way: Alternative,
        facts: Sequence[Facts],
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
            mask, given = 0, dict.fromkeys(kinds, 0)
            for kind in kinds:
                mask |= 1 << self._copies[kind][given[kind]]
                given[kind] += 1
            if len(self._admitted) >= _MOST_ADMITTED:
                self._admitted.clear()
            admits = self._admitted[key] = way.admits(mask)
        return admits


def _depth(fact: Facts, way: Alternative) -> int:
    """How many cards at the top of a column could serve."""
    cards, depth = fact.cards, 0
    most = min(len(cards) - fact.hidden, way.size)
    while depth < most and way.members >> cards[-depth - 1] & 1:
        depth += 1
    return depth
