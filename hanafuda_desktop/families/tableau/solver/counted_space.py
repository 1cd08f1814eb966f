"""The space of a patience's positions as counts: which cards lie open, and not where.

If cards part into levels (:mod:`.counted_space`) and runs move as one, a move that
turns up nothing can be taken back, and open cards can be arranged anew nearly at will. A card is
*loose* if it lies on no face-down card, else it is a *root* and keeps its column; a column is
*free* if nothing in it lies face down. Let a level have *t* loose cards and *p* places. Whatever
the arrangement, max(0, t - p) or more of the cards lie lowest in free columns.

- If that leaves a free column empty, all levels added up, every arrangement can be reached: the
  column is the hand over which cards change their places.
- If it does not, no card can be put into a column. In a level with t < p a place is bare and serves
  as the hand. In one with t >= p nothing moves; but when its last place was taken, or the last
  column, its cards could still be arranged, and then they were, as they are wanted later.

So a position is which cards lie face down, are loose, are in the stock, and which yaku are
collected. A root finds a place if t < p, or in an empty column. A yaku can be taken if the cards
that stay find room on the places that stay, or in columns: then nothing lies on its cards but one
another.

Two things are told besides. A loose card may be *stuck* in a level where nothing moves, if it was
turned up in a column of its own meanwhile, or has lain there since the beginning. And cards that
would go round in a circle (a January on a February on ... on a January) are counted as if they
could. So more may be allowed here than can be played, but never less: what is lost here is lost,
and what is won here is won if its moves are found (:mod:`.arrangement`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.families.tableau.compiled import Alternative, CompiledTableau, CompiledYaku
from hanafuda_desktop.families.tableau.solver.packed_space import DONE_BITS, Takings
from hanafuda_desktop.families.tableau.solver.position import Stocks, Top
from hanafuda_desktop.families.tableau.solver.reductions import (
    Kinds,
    levels_of,
    twins_of,
)
from hanafuda_desktop.families.tableau.solver.search import WON
from hanafuda_desktop.families.tableau.state import TableauState

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


_Needs = Sequence[tuple[int, Sequence[_Lying]]]
"""How many cards are needed, and those that lie open, for each need."""


def _ways(needs: _Needs, at: int) -> Iterator[_Part]:
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
    found: list[tuple[Root, ...]] = [()]
    for root in roots:
        found += [(*few, root) for few in found if len(few) < most]
    return found


class PlaceCount(NamedTuple):
    """How many cards look for a place, and how many places there are.

    Attributes:
        cards: for each level, how many cards of it are loose: lie on a place or lowest in a column.
        places: for each level, how many open cards are places for them.
        empty: how many columns are empty when as many cards as possible lie on places.
    """

    cards: Sequence[int]
    places: Sequence[int]
    empty: int

    def is_fast(self, level: int) -> bool:
        """Whether no card of a level can change its place, though it has places."""
        return not self.empty and self.cards[level] >= self.places[level] > 0


def loose_cards(compiled: CompiledTableau, state: TableauState) -> dict[int, int | None]:
    """The open cards that lie on no face-down card, and the card that each lies on, if any."""
    loose: dict[int, int | None] = {}
    for place in compiled.columns:
        cards, down = state.piles[place], state.face_down[place]
        for at in range(down + 1 if down else 0, len(cards)):
            loose[cards[at]] = cards[at - 1] if at else None
    return loose


# How many open cards look for a place, and how many places there are: found out once, looked up.
#
# The same cards lie face down, or loose, in hundreds of positions.

BITS: Final = 6
"""Bits for how many cards of a column lie face down, in a number for all columns."""
_ROOTS_HOLD, _LOOSE_HOLD = 10, 2
"""What is kept of roots, and of loose cards, takes as much memory as so many positions."""


class PlaceCounter:
    """Counts from one state on.

    Attributes:
        levels: the game's levels.
        level: for each card, the number of its level.
        place: for each card on which others may lie, the number of their level.
        hidden: how many cards of each column lie face down, as a number.
    """

    def __init__(self, compiled: CompiledTableau, state: TableauState, kinds: Kinds) -> None:
        self.levels = levels_of(compiled)
        numbered = list(enumerate(self.levels))
        self.level = {card: at for at, level in numbered for card in members(level.cards)}
        self.place = {card: at for at, level in numbered for card in members(level.places)}
        self.hidden = 0
        for at, place in enumerate(compiled.columns):
            self.hidden |= state.face_down[place] << BITS * at
        self._kinds = kinds
        self._columns = [state.piles[at][: state.face_down[at] + 1] for at in compiled.columns]
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
            twin, bared = self._kinds.of[card], self._kinds.of[column[depth - 1]]
            roots.append(Root(at, twin, 1 << BITS * at, bared, last=depth == 1))
        return Roots(tuple(roots), cards, tuple(places), depths.count(0), sum(depths))

    def of(self, loose: int, hidden: int) -> PlaceCount:
        """The count when these cards are loose, and so many of each column face down."""
        found = self._loose.get(loose)
        if found is None:
            found = self._loose[loose] = (
                tuple((loose & level.cards).bit_count() for level in self.levels),
                tuple((loose & level.places).bit_count() for level in self.levels),
            )
        cards, some = found
        roots = self.roots(hidden)
        places = [one + more for one, more in zip(some, roots.places, strict=True)]
        lowest = [own - room for own, room in zip(cards, places, strict=True) if own > room]
        return PlaceCount(cards, places, roots.free - sum(lowest))

    def fast(self, loose: int, hidden: int) -> frozenset[int]:
        """The levels whose cards cannot change their places then."""
        count = self.of(loose, hidden)
        return frozenset(at for at in range(len(self.levels)) if count.is_fast(at))


def stuck_cards(compiled: CompiledTableau, state: TableauState) -> dict[int, int | None]:
    """Those of the loose cards that cannot change their places, though there are places for them.

    Returns:
        for each the card that it lies on, if any.
    """
    loose = loose_cards(compiled, state)
    counting = PlaceCounter(compiled, state, Kinds(twins_of(compiled)))
    fast = counting.fast(mask_of(loose), counting.hidden)
    return {card: on for card, on in loose.items() if counting.level[card] in fast}


Step = YakuChoice | Root | Top
"""What is done: a yaku is collected; a root goes to a place; a card of the stock does."""

_CARDS: Final = (1 << CARD_COUNT) - 1
_DOWN, _OPEN, _STOCKED = 4, 2, 1
"""What a position costs for each card that lies face down, lies open, is in the stock."""
_STOCK_HOLDS: Final = 20
"""What is kept of a state of the stock takes as much memory as so many positions."""


class CountedPosition(NamedTuple):
    """A position.

    Attributes:
        loose: the loose cards, of twins the first ones.
        stuck: those of them that are stuck.
        hidden: how many cards of each column lie face down.
        done: how often each yaku was collected.
        stock: the number of the stock.
    """

    loose: int
    stuck: int
    hidden: int
    done: int
    stock: int


class CountedSpace:
    """All positions from one on, as counts; each is one number.

    Attributes:
        whole: nothing is ever left out.
        kinds: the cards that nothing tells apart.
        counting: how many cards look for a place.
    """

    whole = True

    def __init__(self, compiled: CompiledTableau, state: TableauState) -> None:
        """Begin with a state.

        Args:
            compiled: the rules.
            state: it can be counted.
        """
        self._compiled = compiled
        stuck = stuck_cards(compiled, state)
        self._above = {on: card for card, on in stuck.items() if on is not None}
        # It matters which of these lies on which: they are no longer like their twins.
        told = {*self._above, *self._above.values()}
        others = [tuple(card for card in group if card not in told) for group in twins_of(compiled)]
        self.kinds = Kinds([*((card,) for card in told), *filter(None, others)])
        self.places = PlaceCounter(compiled, state, self.kinds)
        self._stocks = Stocks(compiled, state, self.kinds)
        self._takings = Takings(compiled, self.kinds)
        self._sets: dict[int, list[tuple[int, int]]] = {}
        self._open: dict[int, list[CompiledYaku]] = {}
        self._hidden_at = 2 * CARD_COUNT
        self._done_at = self._hidden_at + BITS * len(compiled.columns)
        self._stock_at = self._done_at + DONE_BITS * len(compiled.yaku)
        self._first = CountedPosition(
            self.kinds.more(0, loose_cards(compiled, state)),
            self.kinds.more(0, stuck),
            self.places.hidden,
            self._takings.done(state.collected),
            self._stocks.number(state),
        )

    def held(self) -> int:
        """How much is kept besides, counted in positions."""
        return self.places.held() + _STOCK_HOLDS * self._stocks.known + len(self._open)

    def start(self) -> tuple[int, int]:
        """The position to begin from, with its cost."""
        first = self._first
        return WON if self._is_won(first) else self._cost(first), self._fold(first)

    def after(self, position: int) -> Iterator[tuple[int, int]]:
        """Every position that one step leads to, with its cost."""
        for here, step in self._steps(self.unfold(position)):
            won = isinstance(step, YakuChoice) and self._is_won(here)
            yield WON if won else self._cost(here), self._fold(here)

    def step(self, position: int, after: int) -> Step:
        """The step that leads from a position to one after it."""
        steps = self._steps(self.unfold(position))
        return next(step for here, step in steps if self._fold(here) == after)

    def _steps(self, here: CountedPosition) -> Iterator[tuple[CountedPosition, Step]]:
        """Every step from a position, and where it leads."""
        loose, stuck, hidden, done, stock = here
        roots, count = self.places.roots(hidden), self.places.of(loose, hidden)
        for yaku in self._may_come(done):
            for choice in self._choices(yaku, here, roots):
                if self._can_be_bared(count, roots.free, stuck, choice):
                    yield self._collected(here, choice), choice
        takes = 0
        for level, cards, places in zip(self.places.levels, count.cards, count.places, strict=True):
            if count.empty or cards < places:
                takes |= level.cards
        for root in roots.roots:
            if takes >> root.card & 1:
                more = self.kinds.more(loose, (root.card,))
                yield self._settled(here._replace(loose=more), (root,)), root
        for top in self._stocks.tops(stock):
            card = top.cards[0]
            if takes >> card & 1:
                more = self.kinds.more(loose, (card,))
                yield self._settled(here._replace(loose=more, stock=top.rests[0]), ()), top

    def _may_come(self, done: int) -> list[CompiledYaku]:
        """The yaku that do not have to wait."""
        found = self._open.get(done)
        if found is None:
            counts = self._takings.counts(done)
            found = self._open[done] = [
                yaku for yaku in self._compiled.yaku if yaku.may_come(counts)
            ]
        return found

    def _choices(
        self, yaku: CompiledYaku, here: CountedPosition, roots: Roots
    ) -> Iterator[YakuChoice]:
        """Every choice for a yaku."""
        loose, stuck, _, _, stock = here
        for way in yaku.ways:
            if not self._may_do(yaku, way, loose, roots.cards, stock):
                continue
            may_give = yaku.waste_at_most and self._stocks.kinds(stock) & way.members
            tops = self._stocks.tops(stock) if may_give else ()
            nothing: tuple[int, ...] = ()
            for given, rest in ((nothing, stock), *self._takings.from_stock(yaku, way, tops)):
                wanted = way.size - len(given)
                if wanted < yaku.columns_at_least:
                    continue
                needs = [
                    (count, self._lying(mask, loose, stuck, roots.roots))
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

    def _lying(self, mask: int, loose: int, stuck: int, roots: Sequence[Root]) -> list[_Lying]:
        """Which of these cards lie open."""
        lying = []
        for kind, copies in self._kinds_of(mask):
            held = (stuck & copies).bit_count()
            at_hand = (loose & copies).bit_count() - held
            own = [root for root in roots if root.card == kind]
            if at_hand or held or own:
                lying.append(_Lying(kind, at_hand, held, own))
        return lying

    def _kinds_of(self, mask: int) -> list[tuple[int, int]]:
        """The kinds of card in a set, and all cards of each."""
        kinds = self._sets.get(mask)
        if kinds is None:
            kinds = self._sets[mask] = [
                (kind, cards) for kind in members(mask) if (cards := self.kinds.masks.get(kind))
            ]
        return kinds

    def _can_be_bared(self, count: PlaceCount, free: int, stuck: int, choice: YakuChoice) -> bool:
        """Whether an arrangement can be reached in which only cards of a choice lie on them."""
        counting, above = self.places, self._above
        taken, left = [0] * len(counting.levels), [0] * len(counting.levels)
        for card in choice.loose:
            taken[counting.level[card]] += 1
        for card in (*choice.loose, *choice.stuck, *(root.card for root in choice.roots)):
            if card in above:
                if above[card] in choice.stuck:
                    continue  # what lies on it goes with it
                if stuck >> above[card] & 1:
                    return False
            if card in counting.place:
                left[counting.place[card]] += 1
        levels = zip(count.cards, count.places, taken, left, strict=True)
        if count.empty:
            # The cards that stay need the places that stay, or columns; and all need a place.
            return free >= sum(
                max(0, cards - places, cards - some - places + gone)
                for cards, places, some, gone in levels
            )
        # No card can be put into a column. With a place over, the cards that stay must find room on
        # the places that stay; else each place that goes must lie under a card that goes.
        return all(
            not gone or gone <= (some if cards >= places else places - cards + some)
            for cards, places, some, gone in levels
        )

    def _collected(self, here: CountedPosition, choice: YakuChoice) -> CountedPosition:
        kinds = self.kinds
        loose = kinds.less(kinds.less(here.loose, choice.loose), choice.stuck)
        stuck = kinds.less(here.stuck, choice.stuck)
        done = self._takings.one_more(here.done, choice.yaku)
        return self._settled(
            CountedPosition(loose, stuck, here.hidden, done, choice.stock), choice.roots
        )

    def _settled(self, here: CountedPosition, gone: tuple[Root, ...]) -> CountedPosition:
        """The position when these roots have gone: what they bared, and what is stuck then."""
        loose, stuck, hidden, done, stock = here
        bared = []
        for root in gone:
            hidden -= root.hidden
            if root.last:
                bared.append(root.bared)
        loose, stuck = self.kinds.more(loose, bared), self.kinds.more(stuck, bared)
        if stuck:
            fast = self.places.fast(loose, hidden)
            stuck &= sum(self.places.levels[at].cards for at in fast)
        return CountedPosition(loose, stuck, hidden, done, stock)

    def _cost(self, here: CountedPosition) -> int:
        roots = self.places.roots(here.hidden)
        return (
            _DOWN * roots.down
            + _OPEN * (here.loose.bit_count() + len(roots.roots))
            + _STOCKED * self._stocks.count(here.stock)
        )

    def _is_won(self, here: CountedPosition) -> bool:
        roots = self.places.roots(here.hidden)
        return self._compiled.is_won(
            self._takings.counts(here.done),
            in_columns=roots.down + len(roots.roots) + here.loose.bit_count(),
            elsewhere=self._stocks.count(here.stock),
            full=True,
        )

    def _fold(self, here: CountedPosition) -> int:
        loose, stuck, hidden, done, stock = here
        return (
            loose
            | stuck << CARD_COUNT
            | hidden << self._hidden_at
            | done << self._done_at
            | stock << self._stock_at
        )

    def unfold(self, position: int) -> CountedPosition:
        """What a number stands for."""
        return CountedPosition(
            position & _CARDS,
            position >> CARD_COUNT & _CARDS,
            (position & (1 << self._done_at) - 1) >> self._hidden_at,
            (position & (1 << self._stock_at) - 1) >> self._done_at,
            position >> self._stock_at,
        )
