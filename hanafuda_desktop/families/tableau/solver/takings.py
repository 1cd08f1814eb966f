"""Every way to take the cards of a yaku off columns, cells and stock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from typing import Final, NamedTuple

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.families.tableau.compiled import Alternative, CompiledTableau, CompiledYaku
from hanafuda_desktop.families.tableau.solver.columns import Columns, Facts
from hanafuda_desktop.families.tableau.solver.stock import Stocks, Top

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

    def __init__(self, compiled: CompiledTableau, copies: dict[int, tuple[int, ...]]) -> None:
        """Prepare a game's yaku.

        Args:
            compiled: the rules.
            copies: for each kind of card its cards.
        """
        self._yaku = compiled.yaku
        self._copies = copies
        self._needs = [
            (yaku, self._kinds_of(way.members), self._needs_of(way))
            for yaku in compiled.yaku
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

    def one_more(self, done: int, yaku: CompiledYaku) -> int:
        """The same when a yaku is collected once more."""
        return done + (1 << DONE_BITS * yaku.number)

    def waits(self, yaku: CompiledYaku, done: int) -> bool:
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

    def of(
        self, yaku: CompiledYaku, table: UnfoldedPosition, tops: Sequence[Top]
    ) -> Iterator[Taking]:
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


# Every choice of cards for a yaku from all that lie open, wherever they lie.
#
# Open cards are told apart as far as it matters here: a *root* lies on cards that are face down
# and keeps its column, a *loose* card lies on another or is the lowest of its column, and of the
# loose ones some may be *stuck* where they are for now.


class Root(NamedTuple):
    """The lowest open card of a column in which cards lie face down.

    Attributes:
        column: the column, by its place among them.
        card: the card, as the one that stands for its twins.
        hidden: what is taken off the number of the face-down cards when it goes.
        bared: the card that then is turned up, as the one that stands for its twins.
        last: whether no card lies face down in the column then.
    """

    column: int
    card: int
    hidden: int
    bared: int
    last: bool


class Roots(NamedTuple):
    """All roots of a table.

    Attributes:
        roots: every one.
        cards: their cards, as a set.
        places: for each level, how many of them are places for its cards.
        free: how many columns have no face-down card.
        down: how many cards lie face down.
    """

    roots: tuple[Root, ...]
    cards: int
    places: tuple[int, ...]
    free: int
    down: int


class YakuChoice(NamedTuple):
    """Cards for a yaku.

    Attributes:
        yaku: the yaku.
        loose: loose cards, each as the one that stands for its twins.
        stuck: those that are stuck, in the same way.
        roots: the roots.
        stock: the stock's number afterwards.
    """

    yaku: CompiledYaku
    loose: tuple[int, ...]
    stuck: tuple[int, ...]
    roots: tuple[Root, ...]
    stock: int


_Part = tuple[tuple[int, ...], tuple[int, ...], tuple[Root, ...]]
"""Some cards of a choice: loose, stuck, roots."""


class _Lying(NamedTuple):
    """The open cards of one kind: how many are loose, how many stuck, and the roots."""

    kind: int
    at_hand: int
    held: int
    roots: list[Root]


class _Need(NamedTuple):
    """How many cards are needed of those that lie open."""

    wanted: int
    lying: list[_Lying]


class YakuFinder:
    """Finds the choices of a game.

    Args:
        stocks, takings: the game's.
        copies: for each kind of card, the set of its cards.
    """

    def __init__(self, stocks: Stocks, takings: Takings, copies: dict[int, int]) -> None:
        self._stocks = stocks
        self._takings = takings
        self._copies = copies
        self._kinds: dict[int, list[tuple[int, int]]] = {}

    def of(
        self, yaku: CompiledYaku, loose: int, stuck: int, roots: Roots, stock: int
    ) -> Iterator[YakuChoice]:
        """Every choice for a yaku.

        Args:
            yaku: the yaku.
            loose: the loose cards, those that are stuck among them.
            stuck: these.
            roots: the roots.
            stock: the number of the stock.
        """
        for way in yaku.ways:
            if not self._may_do(yaku, way, loose, roots.cards, stock):
                continue
            for given, rest in self._from_stock(yaku, way, stock):
                wanted = way.size - len(given)
                if wanted < yaku.columns_at_least:
                    continue
                needs = [
                    self._lying(mask, count, loose, stuck, roots.roots)
                    for mask, count in self._needs(way, given)
                ]
                for chosen in _ways(needs, 0):
                    found = YakuChoice(yaku, *chosen, rest)
                    if way.disjoint or self._admits(way, given, found):
                        yield found

    def _may_do(
        self, yaku: CompiledYaku, way: Alternative, loose: int, roots: int, stock: int
    ) -> bool:
        """Whether enough cards lie open for each need, and as many as may come from the stock."""
        short = 0
        for mask, count in way.needs:
            missing = count - (loose & mask).bit_count() - (roots & mask).bit_count()
            if missing > 0:
                if not self._stocks.kinds(stock) & mask:
                    return False
                short += missing
        return short <= yaku.waste_at_most

    def _from_stock(
        self, yaku: CompiledYaku, way: Alternative, stock: int
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        """What the stock may give, and its number then."""
        yield (), stock
        if not yaku.waste_at_most or not self._stocks.kinds(stock) & way.members:
            return
        for top in self._stocks.tops(stock):
            for depth in range(min(yaku.waste_at_most, len(top.cards))):
                given = top.cards[: depth + 1]
                if not self._takings.admits(way, given):
                    break
                yield given, top.rests[depth]

    def _needs(self, way: Alternative, given: tuple[int, ...]) -> Iterator[tuple[int, int]]:
        """What is still needed: sets of cards, and how many of each."""
        if not way.disjoint:
            yield way.members, way.size - len(given)
            return
        for mask, count in way.needs:
            yield mask, count - sum(mask >> kind & 1 for kind in given)

    def _admits(self, way: Alternative, given: tuple[int, ...], choice: YakuChoice) -> bool:
        cards = (*choice.loose, *choice.stuck, *(root.card for root in choice.roots))
        return self._takings.admits(way, given + cards)

    def _lying(self, mask: int, count: int, loose: int, stuck: int, roots: Sequence[Root]) -> _Need:
        """So many of these cards, and which of them lie open."""
        lying = []
        for kind, copies in self._kinds_of(mask):
            held = (stuck & copies).bit_count()
            at_hand = (loose & copies).bit_count() - held
            own = [root for root in roots if root.card == kind]
            if at_hand or held or own:
                lying.append(_Lying(kind, at_hand, held, own))
        return _Need(count, lying)

    def _kinds_of(self, mask: int) -> list[tuple[int, int]]:
        """The kinds of card in a set, and all cards of each."""
        kinds = self._kinds.get(mask)
        if kinds is None:
            kinds = self._kinds[mask] = [
                (kind, self._copies[kind]) for kind in members(mask) if kind in self._copies
            ]
        return kinds


def _ways(needs: Sequence[_Need], at: int) -> Iterator[_Part]:
    """Every choice for the needs from ``at`` on, one at a time: there may be millions."""
    if at == len(needs):
        yield (), (), ()
        return
    count, lying = needs[at]
    if at == len(needs) - 1:
        yield from _parts(lying, 0, count)
        return
    for loose, stuck, roots in _parts(lying, 0, count):
        for more_loose, more_stuck, more_roots in _ways(needs, at + 1):
            yield loose + more_loose, stuck + more_stuck, roots + more_roots


def _parts(lying: Sequence[_Lying], at: int, count: int) -> Iterator[_Part]:
    """Every choice of so many cards of the kinds from ``at`` on."""
    if not count:
        yield (), (), ()
        return
    if at == len(lying):
        return
    kind, at_hand, held, roots = lying[at]
    for free in range(min(at_hand, count) + 1):
        for fast in range(min(held, count - free) + 1):
            for few in _some(roots, count - free - fast):
                left = count - free - fast - len(few)
                for loose, stuck, others in _parts(lying, at + 1, left):
                    yield (kind,) * free + loose, (kind,) * fast + stuck, few + others


def _some(roots: Sequence[Root], most: int) -> list[tuple[Root, ...]]:
    """Every choice of so many of the roots or fewer."""
    if not roots:
        return [()]
    found: list[tuple[Root, ...]] = [()]
    for root in roots:
        found += [(*few, root) for few in found if len(few) < most]
    return found


# A packed position, unfolded to play on from it.

Position = tuple[int | bytes, ...]
"""The numbers of the columns in ascending order; the cards in cells, ascending; the set of cards on
foundations; the number of stock and waste; and how often each yaku was collected."""


class UnfoldedPosition:
    """A position, unfolded.

    Attributes:
        numbers: the numbers of its columns.
        facts: what can be said of them.
        cells: the cards in cells.
        laid: the cards on foundations.
        stock: the number of stock and waste.
        done: how often each yaku was collected.
        asked: where the columns are whose top card must be used next.
        cost: what the position costs, but for the yaku that is freed soonest.
        dug: what lies above the cards of each yaku.
        collected: what leaves out of that the yaku that are collected.
    """

    __slots__ = (
        "_loose",
        "_near",
        "asked",
        "cells",
        "collected",
        "cost",
        "done",
        "dug",
        "facts",
        "laid",
        "numbers",
        "stock",
    )

    cells: bytes
    laid: int
    stock: int
    done: int

    def __init__(self, position: Position, count: int, columns: Columns) -> None:
        """Unfold a position of so many columns."""
        self.numbers: list[int] = list(position[:count])  # type: ignore[arg-type]
        self.cells, self.laid, self.stock, self.done = position[count:]  # type: ignore[assignment]
        known = columns.facts
        self.facts: list[Facts] = [known[number] or columns.of(number) for number in self.numbers]
        self.asked = [at for at, facts in enumerate(self.facts) if facts.asks]
        self.cost = self.dug = self.collected = 0
        self._near: tuple[int, ...] | None = None
        self._loose: dict[int, int] = {}

    def waiting(self, *used: int) -> int:
        """The cards that must be used next, but for those on top of these columns."""
        waiting = 0
        for at in self.asked:
            if at not in used:
                waiting |= self.facts[at].top
        return waiting

    def near(self, takings: Takings, stocks: Stocks) -> tuple[int, ...]:
        """For each yaku that the cards lying open could make, all cards that could serve."""
        if self._near is None:
            cards = stocks.kinds(self.stock)
            for facts in self.facts:
                cards |= facts.open
            for card in self.cells:
                cards |= 1 << card
            self._near = takings.near(cards, self.done)
        return self._near

    def loose(self, stocks: Stocks, without: int = -1) -> int:
        """The cards that could be placed somewhere, but for those that lift off one column."""
        loose = self._loose.get(without)
        if loose is None:
            loose = stocks.kinds(self.stock)
            for card in self.cells:
                loose |= 1 << card
            for at, facts in enumerate(self.facts):
                if at != without:
                    loose |= facts.lifted
            self._loose[without] = loose
        return loose
