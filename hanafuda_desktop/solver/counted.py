"""The space of a patience's positions as counts: which cards lie open, and not where.

If cards part into levels (:mod:`~hanafuda_desktop.solver.levels`) and runs move as one, a move that
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
and what is won here is won if its moves are found (:mod:`~hanafuda_desktop.solver.arranging`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.engine.tableau.program import Program
from hanafuda_desktop.engine.tableau.state import TableauState
from hanafuda_desktop.engine.tableau.yaku import YakuProgram
from hanafuda_desktop.solver.choosing import Choice, Choosing, Root
from hanafuda_desktop.solver.counting import BITS, Counting
from hanafuda_desktop.solver.kinds import Kinds
from hanafuda_desktop.solver.levels import Count, loose_cards, stuck_cards
from hanafuda_desktop.solver.searching import WON
from hanafuda_desktop.solver.stocks import Stocks, Top
from hanafuda_desktop.solver.takings import DONE_BITS, Takings, counts_of
from hanafuda_desktop.solver.winning import is_won

__all__ = ["Counted", "CountedSpace", "Step"]

Step = Choice | Root | Top
"""What is done: a yaku is collected; a root goes to a place; a card of the stock does."""

_CARDS: Final = (1 << CARD_COUNT) - 1
_DOWN, _OPEN, _STOCKED = 4, 2, 1
"""What a position costs for each card that lies face down, lies open, is in the stock."""
_STOCK_HOLDS: Final = 20
"""What is kept of a state of the stock takes as much memory as so many positions."""


class Counted(NamedTuple):
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

    def __init__(self, program: Program, state: TableauState) -> None:
        """Begin with a state.

        Args:
            program: the rules.
            state: it can be counted.
        """
        self._program = program
        stuck = stuck_cards(program, state)
        self.kinds = Kinds(program, stuck)
        self.counting = Counting(program, state, self.kinds)
        self._stocks = Stocks(program, state, self.kinds.twin)
        self._takings = Takings(program, {group[0]: group for group in self.kinds.groups})
        self._choosing = Choosing(self._stocks, self._takings, self.kinds.copies)
        self._open: dict[int, list[YakuProgram]] = {}
        self._hidden_at = 2 * CARD_COUNT
        self._done_at = self._hidden_at + BITS * len(program.columns)
        self._stock_at = self._done_at + DONE_BITS * len(program.yaku)
        self._first = Counted(
            self.kinds.more(0, loose_cards(program, state)),
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
            won = isinstance(step, Choice) and self._is_won(here)
            yield WON if won else self._cost(here), self._fold(here)

    def step(self, position: int, after: int) -> Step:
        """The step that leads from a position to one after it."""
        steps = self._steps(self.unfold(position))
        return next(step for here, step in steps if self._fold(here) == after)

    def _steps(self, here: Counted) -> Iterator[tuple[Counted, Step]]:
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

    def _may_come(self, done: int) -> list[YakuProgram]:
        """The yaku that do not have to wait."""
        found = self._open.get(done)
        if found is None:
            found = self._open[done] = [
                yaku for yaku in self._program.yaku if not self._takings.waits(yaku, done)
            ]
        return found

    def _can_be_bared(self, count: Count, free: int, stuck: int, choice: Choice) -> bool:
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

    def _collected(self, here: Counted, choice: Choice) -> Counted:
        kinds = self.kinds
        loose = kinds.less(kinds.less(here.loose, choice.loose), choice.stuck)
        stuck = kinds.less(here.stuck, choice.stuck)
        done = self._takings.one_more(here.done, choice.yaku)
        return self._settled(Counted(loose, stuck, here.hidden, done, choice.stock), choice.roots)

    def _settled(self, here: Counted, gone: tuple[Root, ...]) -> Counted:
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
        return Counted(loose, stuck, hidden, done, stock)

    def _cost(self, here: Counted) -> int:
        roots = self.counting.roots(here.hidden)
        return (
            _DOWN * roots.down
            + _OPEN * (here.loose.bit_count() + len(roots.roots))
            + _STOCKED * self._stocks.count(here.stock)
        )

    def _is_won(self, here: Counted) -> bool:
        roots = self.counting.roots(here.hidden)
        return is_won(
            self._program,
            counts_of(here.done, len(self._program.yaku)),
            in_columns=roots.down + len(roots.roots) + here.loose.bit_count(),
            elsewhere=self._stocks.count(here.stock),
            full=True,
        )

    def _fold(self, here: Counted) -> int:
        loose, stuck, hidden, done, stock = here
        return (
            loose
            | stuck << CARD_COUNT
            | hidden << self._hidden_at
            | done << self._done_at
            | stock << self._stock_at
        )

    def unfold(self, position: int) -> Counted:
        """What a number stands for."""
        return Counted(
            position & _CARDS,
            position >> CARD_COUNT & _CARDS,
            (position & (1 << self._done_at) - 1) >> self._hidden_at,
            (position & (1 << self._stock_at) - 1) >> self._done_at,
            position >> self._stock_at,
        )
