"""The space of a patience's positions as counts: which cards lie open, and not where.

If cards part into levels (:mod:`.counted`) and runs move as one, a move that
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
and what is won here is won if its moves are found (:mod:`.unpacking`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.families.tableau.compiled import UNLIMITED, CompiledTableau, CompiledYaku
from hanafuda_desktop.families.tableau.solver.packing import can_pack, runs_can_merge, twins_of
from hanafuda_desktop.families.tableau.solver.search import WON, is_won
from hanafuda_desktop.families.tableau.solver.stock import Stocks, Top
from hanafuda_desktop.families.tableau.solver.takings import (
    DONE_BITS,
    Root,
    Roots,
    Takings,
    YakuChoice,
    YakuFinder,
    counts_of,
)
from hanafuda_desktop.families.tableau.state import TableauState

# Sets of cards in which twins are told by their number alone.


class Kinds:
    """The cards that nothing tells apart, from a state on.

    Attributes:
        groups: those cards, together.
        twin: for each card, the first of its group, which stands for all.
        copies: for each of these the set of its group.
        above: for each card that lies under a stuck one, this one.
    """

    def __init__(self, compiled: CompiledTableau, stuck: Mapping[int, int | None]) -> None:
        """Tell cards apart.

        Args:
            compiled: the rules.
            stuck: the cards that cannot change their places at first, and what each lies on.
        """
        self.above = {on: card for card, on in stuck.items() if on is not None}
        # It matters which of these lies on which: they are no longer like their twins.
        told = {*self.above, *self.above.values()}
        others = [tuple(card for card in group if card not in told) for group in twins_of(compiled)]
        self.groups = [*((card,) for card in told), *filter(None, others)]
        self.twin = {card: group[0] for group in self.groups for card in group}
        self.copies = {group[0]: mask_of(group) for group in self.groups}

    def more(self, cards: int, added: Iterable[int]) -> int:
        """A set with cards added; of twins, it holds the first ones."""
        for card in added:
            left = self.copies[self.twin[card]] & ~cards
            cards |= left & -left
        return cards

    def less(self, cards: int, gone: Iterable[int]) -> int:
        """A set without cards, each told by the one that stands for its twins."""
        for card in gone:
            cards &= ~(1 << (cards & self.copies[card]).bit_length() - 1)
        return cards


# Where cards may lie, as levels: whoever can lie on one of some cards can lie on each of them.
#
# So it is with months: every January can lie on every February. Then how many cards look for a
# place and how many places there are says nearly all; which card lies on which can be chosen.


class CardLevel(NamedTuple):
    """Cards that may lie on the same cards.

    Attributes:
        cards: the set of these cards.
        places: the set of cards on which each of them may lie, and no other card may.
    """

    cards: int
    places: int


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


def levels_of(compiled: CompiledTableau) -> tuple[CardLevel, ...]:
    """The levels of a game's columns; none if its cards do not part into levels."""
    return _levels(compiled.deck, compiled.piles[compiled.columns[0]].onto)


@lru_cache(maxsize=16)
def _levels(deck: tuple[int, ...], onto: tuple[int, ...]) -> tuple[CardLevel, ...]:
    whole, taken = mask_of(deck), 0
    cards_on: dict[int, int] = {}
    for card in deck:
        places = onto[card] & whole
        cards_on[places] = cards_on.get(places, 0) | 1 << card
    for places, cards in cards_on.items():
        # A card that may lie on its like would look for a place and be one.
        if places & (taken | cards):
            return ()
        taken |= places
    return tuple(CardLevel(cards, places) for places, cards in cards_on.items())


def can_count(compiled: CompiledTableau, state: TableauState) -> bool:
    """Whether the open cards may be counted, wherever they lie.

    All columns must be alike, take every card when they are empty, and give whatever is built; all
    that is open must lie in them, as one run in each, or be at hand in the stock at any time.
    """
    rule = compiled.rules.stock
    return (
        can_pack(compiled)
        and runs_can_merge(compiled)
        and not compiled.cells
        and not compiled.foundations
        and (rule is None or (rule.turn == 1 and compiled.redeals == UNLIMITED))
        and bool(levels_of(compiled))
        and all(_is_run(compiled, state, place) for place in compiled.columns)
    )


def _is_run(compiled: CompiledTableau, state: TableauState, place: int) -> bool:
    cards, runs = state.piles[place][state.face_down[place] :], compiled.piles[place].runs
    return all(runs[card] >> beneath & 1 for beneath, card in pairwise(cards))


def loose_cards(compiled: CompiledTableau, state: TableauState) -> dict[int, int | None]:
    """The open cards that lie on no face-down card, and the card that each lies on, if any."""
    loose: dict[int, int | None] = {}
    for place in compiled.columns:
        cards, down = state.piles[place], state.face_down[place]
        for at in range(down + 1 if down else 0, len(cards)):
            loose[cards[at]] = cards[at - 1] if at else None
    return loose


def stuck_cards(compiled: CompiledTableau, state: TableauState) -> dict[int, int | None]:
    """Those of the loose cards that cannot change their places, though there are places for them.

    Returns:
        for each the card that it lies on, if any.
    """
    levels, loose = levels_of(compiled), loose_cards(compiled, state)
    lying = mask_of(loose)
    down = [(state.piles[place], state.face_down[place]) for place in compiled.columns]
    opened = lying | mask_of(cards[hidden] for cards, hidden in down if hidden)
    cards = [(lying & level.cards).bit_count() for level in levels]
    places = [(opened & level.places).bit_count() for level in levels]
    over = sum(max(0, some - room) for some, room in zip(cards, places, strict=True))
    count = PlaceCount(cards, places, sum(1 for _, hidden in down if not hidden) - over)
    fast = [level for at, level in enumerate(levels) if count.is_fast(at)]
    return {
        card: on for card, on in loose.items() if any(level.cards >> card & 1 for level in fast)
    }


# How many open cards look for a place, and how many places there are: found out once, looked up.
#
# The same cards lie face down, or loose, in hundreds of positions.

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
            twin, bared = self._kinds.twin[card], self._kinds.twin[column[depth - 1]]
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
        places, empty = [], roots.free
        for own, one, more in zip(cards, some, roots.places, strict=True):
            room = one + more
            places.append(room)
            if own > room:
                empty -= own - room
        return PlaceCount(cards, places, empty)

    def fast(self, loose: int, hidden: int) -> frozenset[int]:
        """The levels whose cards cannot change their places then."""
        count = self.of(loose, hidden)
        return frozenset(at for at in range(len(self.levels)) if count.is_fast(at))


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
        self.kinds = Kinds(compiled, stuck)
        self.counting = Counting(compiled, state, self.kinds)
        self._stocks = Stocks(compiled, state, self.kinds.twin)
        self._takings = Takings(compiled, {group[0]: group for group in self.kinds.groups})
        self._choosing = YakuFinder(self._stocks, self._takings, self.kinds.copies)
        self._open: dict[int, list[CompiledYaku]] = {}
        self._hidden_at = 2 * CARD_COUNT
        self._done_at = self._hidden_at + BITS * len(compiled.columns)
        self._stock_at = self._done_at + DONE_BITS * len(compiled.yaku)
        self._first = CountedPosition(
            self.kinds.more(0, loose_cards(compiled, state)),
            self.kinds.more(0, stuck),
            self.counting.hidden,
            self._takings.done(state.collected),
            self._stocks.number(state),
        )

    def held(self) -> int:
        """How much is kept besides, counted in positions."""
        return self.counting.held() + _STOCK_HOLDS * self._stocks.known + len(self._open)

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
        roots, count = self.counting.roots(hidden), self.counting.of(loose, hidden)
        for yaku in self._may_come(done):
            for choice in self._choosing.of(yaku, loose, stuck, roots, stock):
                if self._can_be_bared(count, roots.free, stuck, choice):
                    yield self._collected(here, choice), choice
        takes = 0
        for level, cards, places in zip(
            self.counting.levels, count.cards, count.places, strict=True
        ):
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
            found = self._open[done] = [
                yaku for yaku in self._compiled.yaku if not self._takings.waits(yaku, done)
            ]
        return found

    def _can_be_bared(self, count: PlaceCount, free: int, stuck: int, choice: YakuChoice) -> bool:
        """Whether an arrangement can be reached in which only cards of a choice lie on them."""
        counting, above = self.counting, self.kinds.above
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
            fast = self.counting.fast(loose, hidden)
            stuck &= sum(self.counting.levels[at].cards for at in fast)
        return CountedPosition(loose, stuck, hidden, done, stock)

    def _cost(self, here: CountedPosition) -> int:
        roots = self.counting.roots(here.hidden)
        return (
            _DOWN * roots.down
            + _OPEN * (here.loose.bit_count() + len(roots.roots))
            + _STOCKED * self._stocks.count(here.stock)
        )

    def _is_won(self, here: CountedPosition) -> bool:
        roots = self.counting.roots(here.hidden)
        return is_won(
            self._compiled,
            counts_of(here.done, len(self._compiled.yaku)),
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
