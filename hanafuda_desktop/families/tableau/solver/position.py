"""A position of a patience as a few numbers, and all that can be said of each, found out once.

A move changes one or two columns, and the same columns come up in thousands of positions. So each
is given a number, and with it go the cards that lift off it and what it is then, what it takes,
what it has for yaku, and what it costs. Stock and waste are a number as well, foundations are the
set of their cards. Columns that do not differ stand in one order, and twins are the same card.
"""

from __future__ import annotations

from itertools import chain, pairwise
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.families.tableau.compiled import STOCK, UNLIMITED, WASTE, CompiledTableau
from hanafuda_desktop.families.tableau.facts import Tallies, most_lifted, over
from hanafuda_desktop.families.tableau.solver.reductions import (
    Kinds,
    groups_of,
    splits_can_wait,
)
from hanafuda_desktop.families.tableau.solver.search import NO_WEIGHTS, PositionCosts
from hanafuda_desktop.families.tableau.state import TableauState

# How deep the cards lie that are wanted: what must be moved before they are free.

_BITS: Final = 8
_MOST: Final = 31
"""So much is counted for a yaku in one column at most."""
_ONE: Final = 4
"""What a move counts for a card that a yaku cannot do without; for one of two, half as much."""


class Burial:
    """Counts what lies above the cards of yaku, eight bits a yaku in one integer."""

    def __init__(self, compiled: CompiledTableau, kinds: Kinds) -> None:
        self._yaku = compiled.yaku
        # Together they must fit eight bits, below what is laid over for yaku that are collected.
        self._most = min(_MOST, 254 // len(compiled.columns))
        self.bytes = len(compiled.yaku) + 1
        """How many bytes a count has: one for each yaku, and one that is never the least."""
        # For each kind of card: the yaku that it serves, and how much it counts for each.
        serves: list[dict[int, int]] = [{} for _ in range(CARD_COUNT)]
        for yaku in compiled.yaku:
            for way in yaku.ways:
                for mask, count in way.needs:
                    share = max(1, _ONE * count // (mask.bit_count() * len(yaku.ways)))
                    for kind in members(kinds.set_of(mask)):
                        served = serves[kind]
                        served[yaku.number] = max(served.get(yaku.number, 0), share)
        self._serves = tuple(tuple(served.items()) for served in serves)
        self._lowers = [0] * CARD_COUNT
        for place in compiled.foundations:
            for card, mask in enumerate(compiled.piles[place].lowers):
                self._lowers[card] |= mask
        self._done: dict[int, int] = {}

    def of(self, cards: bytes, hidden: int, runs: list[int]) -> int:
        """What lies above the cards of each yaku in a column.

        That is, for each card: the runs above its own, and one more if its own goes on with cards
        that are not the yaku's.
        """
        runs_above, above = 0, -1
        served: tuple[tuple[int, int], ...] = ()
        deep: dict[int, int] = {}
        for at in range(len(cards) - 1, -1, -1):
            card, in_run = cards[at], False
            if above >= 0:
                in_run = at >= hidden and runs[above] >> card & 1 == 1
                runs_above += not in_run
            serves = self._serves[card]
            for number, share in serves:
                lies = runs_above
                if in_run and (number not in deep or serves != served):
                    lies += 1
                deep[number] = deep.get(number, 0) + lies * share
            served, above = serves, card
        most = self._most
        return sum(min(dug, most) << _BITS * number for number, dug in deep.items())

    def total(self, dug: int) -> int:
        """The counts of all yaku together."""
        return sum(dug.to_bytes(self.bytes, "little"))

    def done(self, collected: int, counts: list[int]) -> int:
        """What, laid over a count, leaves out the yaku that are collected.

        Args:
            collected: what stands for these yaku.
            counts: how often each was collected.
        """
        done = self._done.get(collected)
        if done is None:
            done = 0xFF << _BITS * len(self._yaku)
            for yaku, count in zip(self._yaku, counts, strict=True):
                if count >= yaku.times:
                    done |= 0xFF << _BITS * yaku.number
            self._done[collected] = done
        return done

    def before(self, cards: bytes) -> int:
        """How many cards lie above one that foundations want before them."""
        beneath = count = 0
        for card in cards:
            if self._lowers[card] & beneath:
                count += 1
            beneath |= 1 << card
        return count


BARED: Final = 1
"""The column's top card was bared by splitting a run: it must be used next."""
PLACED: Final = 2
"""The column's top card was just taken from the stock: it must be used next, where it lies."""

_Key = tuple[int, int, int, bytes]
"""Of a column its group, how many cards lie face down, what it asks, and its cards."""


class Lift(NamedTuple):
    """Cards that lift off a column as one.

    Attributes:
        cards: the cards, lowest first.
        rest: the number of the column that is left.
        split: whether a run is split whose next card must then be used.
        card: that next card, as a set; else 0.
        over: the set of cards that fit on it.
        back: whether it would fit onto the top of the cards that lay on it.
        all: whether nothing is left.
    """

    cards: bytes
    rest: int
    split: bool = False
    card: int = 0
    over: int = 0
    back: bool = False
    all: bool = False


class ColumnFacts(NamedTuple):
    """What can be said of a column.

    Attributes:
        takes: the set of cards that may be placed on it.
        lifted: the set of lowest cards of all that lifts off it.
        lifts: for each of them, as a set, how many cards that is.
        whole: if all of it lifts as one, its lowest card, as a set; else 0.
        open: the set of its face-up cards.
        tally: what it has for yaku.
        asks: what its top card asks: 0, :data:`BARED` or :data:`PLACED`.
        top: its top card, as a set.
        over: the set of cards that may ever be placed on that.
        cards: its cards, lowest first.
        hidden: how many of them lie face down.
        group: the place of the first column of its group.
        found: of its lifts by count, those that were looked at.
        onto: the numbers of the columns that it becomes by cards placed on it, as far as known.
    """

    takes: int
    lifted: int
    lifts: dict[int, tuple[int, ...]]
    whole: int
    open: int
    tally: int
    asks: int
    top: int
    over: int
    cards: bytes
    hidden: int
    group: int
    found: dict[int, Lift]
    onto: dict[bytes, int]


class Columns:
    """Every column that came up, by number.

    Attributes:
        keys: what each is.
        facts: what can be said of each, as far as it was asked.
        costs: what each costs.
        digs: what lies above the cards of yaku in each.
        burial: what counts that.
        tallies: what counts what they have for yaku.
        over: for each group and card, the set of cards that may be placed on it.
    """

    def __init__(self, compiled: CompiledTableau, kinds: Kinds) -> None:
        self.keys: list[_Key] = []
        self.facts: list[ColumnFacts | None] = []
        self.costs: list[int] = []
        self.digs: list[int] = []
        self._numbers: dict[_Key, int] = {}
        self._piles = compiled.piles
        self._kinds = kinds
        self.tallies = Tallies(compiled)
        self.burial = Burial(compiled, kinds)
        self._splits_wait = splits_can_wait(compiled)
        self._weights = NO_WEIGHTS
        piles, groups = compiled.piles, set(groups_of(compiled).values())
        self.over = {place: over(self._by_kind(piles[place].onto)) for place in groups}
        self._runs = {place: self._by_kind(piles[place].runs) for place in groups}
        self._base = {place: kinds.set_of(piles[place].base) for place in groups}

    def _by_kind(self, table: tuple[int, ...]) -> list[int]:
        sets = [0] * CARD_COUNT
        for card, kind in self._kinds.of.items():
            sets[kind] |= self._kinds.set_of(table[card])
        return sets

    def weigh(self, weights: PositionCosts) -> None:
        """Let columns cost what these weights say."""
        self._weights = weights
        self.costs = [self._cost(number) for number in range(len(self.keys))]

    def number(self, group: int, cards: bytes, hidden: int, asks: int = 0) -> int:
        """The number of a column.

        Args:
            group: the place of the first column of its group.
            cards: the kinds of its cards, lowest first.
            hidden: how many of them lie face down.
            asks: as in :class:`ColumnFacts`.
        """
        key = (group, hidden, asks, cards)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.keys)
            self.keys.append(key)
            self.facts.append(None)
            self.digs.append(self.burial.of(cards, hidden, self._runs[group]) if cards else 0)
            self.costs.append(self._cost(number))
        return number

    def of(self, number: int) -> ColumnFacts:
        """What can be said of a column."""
        facts = self.facts[number]
        if facts is None:
            facts = self.facts[number] = self._find(*self.keys[number])
        return facts

    def placed(self, number: int, cards: bytes, asks: int = 0) -> int:
        """The number of a column on which cards were placed."""
        group, hidden, _, lying = self.keys[number]
        return self.number(group, lying + cards, hidden, asks)

    def without(self, number: int, count: int) -> int:
        """The number of a column without so many of its top cards."""
        group, hidden, _, cards = self.keys[number]
        rest = cards[: len(cards) - count]
        return self.number(group, rest, min(hidden, max(0, len(rest) - 1)))

    def plain(self, number: int) -> int:
        """The number of the column if nothing were asked of it."""
        group, hidden, asks, cards = self.keys[number]
        return self.number(group, cards, hidden) if asks else number

    def _find(self, group: int, hidden: int, asks: int, cards: bytes) -> ColumnFacts:
        lifted = whole = top = above = 0
        lifts: dict[int, tuple[int, ...]] = {}
        most = most_lifted(self._piles[group], self._runs[group], cards, hidden)
        for count in range(1, most + 1):
            bit = 1 << cards[-count]
            lifted |= bit
            lifts[bit] = (*lifts.get(bit, ()), count)
            if count == len(cards):
                whole = bit
        takes = self._base[group]
        if cards:
            top = 1 << cards[-1]
            takes = above = self.over[group][cards[-1]]
        return ColumnFacts(
            takes, lifted, lifts, whole, mask_of(cards[hidden:]),
            self.tallies.of(group, tuple(cards), hidden), asks, top, above, cards, hidden, group,
            {}, {},
        )  # fmt: skip

    def lift(self, facts: ColumnFacts, count: int) -> Lift:
        """What lifts off a column when so many cards do."""
        lift = facts.found.get(count)
        if lift is None:
            lift = facts.found[count] = self._lift(facts.group, facts.cards, facts.hidden, count)
        return lift

    def _lift(self, group: int, cards: bytes, hidden: int, count: int) -> Lift:
        at = len(cards) - count
        rest, lifted = cards[:at], cards[at:]
        down = min(hidden, max(0, at - 1))
        above = self.over[group]
        if self._splits_wait and at > hidden and above[rest[-1]] >> lifted[0] & 1:
            number = self.number(group, rest, down, BARED)
            back = bool(above[lifted[-1]] >> rest[-1] & 1)
            return Lift(
                lifted, number, split=True, card=1 << rest[-1], over=above[rest[-1]], back=back
            )
        return Lift(lifted, self.number(group, rest, down), all=at == 0)

    def _cost(self, number: int) -> int:
        group, hidden, asks, cards = self.keys[number]
        weights = self._weights
        if not cards:
            return -weights.empty
        runs, face_up = self._runs[group], pairwise(cards[hidden:])
        unordered = sum([not runs[card] >> beneath & 1 for beneath, card in face_up])
        cost = (
            weights.hidden * hidden
            + weights.unordered * unordered
            + weights.lying * len(cards)
            + weights.buried * hidden * (len(cards) - hidden)
        )
        if weights.before:
            cost += weights.before * self.burial.before(cards)
        if self.digs[number]:
            cost += weights.dug * self.burial.total(self.digs[number])
        return cost + weights.asked if asks else cost


class Foundations:
    """The foundations of one game: the cards that lie on them as a set, and which come next.

    Of twins, the first to be laid counts as the lowest.
    """

    def __init__(self, compiled: CompiledTableau, kinds: Kinds) -> None:
        self._compiled = compiled
        self._kinds = kinds
        # For each kind that they take: its cards, and those that come before it.
        self._needs = {
            kind: (cards, compiled.piles[place].lowers[kind])
            for place in compiled.foundations
            for kind, cards in kinds.masks.items()
            if compiled.piles[place].onto[kind]
        }
        self._next: dict[int, int] = {}

    def __bool__(self) -> bool:
        return bool(self._needs)

    def of(self, state: TableauState) -> int:
        """The cards that lie on a table's foundations, as a set."""
        laid = (state.piles[place] for place in self._compiled.foundations)
        return self._kinds.more(0, chain.from_iterable(laid))

    def laid(self, laid: int, kind: int) -> int:
        """The set when one more card of a kind is laid there."""
        left = self._needs[kind][0] & ~laid
        return laid | left & -left

    def next(self, laid: int) -> int:
        """The kinds of card that they take next, as a set."""
        kinds = self._next.get(laid)
        if kinds is None:
            kinds = self._next[laid] = sum(
                1 << kind
                for kind, (copies, lowers) in self._needs.items()
                if copies & ~laid and not lowers & ~laid
            )
        return kinds

    def copies(self, kinds: int) -> int:
        """All cards of these kinds; and one that never lies there, if they do not take a kind."""
        cards = 0
        for kind in members(kinds):
            cards |= self._needs[kind][0] if kind in self._needs else 1 << CARD_COUNT
        return cards

    def are_full(self, laid: int) -> bool:
        """Whether every card that they take lies on them."""
        return not self._compiled.foundation_cards & ~laid


# Stock and waste: which of their cards are left, and how far they are turned.
#
# The cards keep their order for ever, so the cards that are left are a set; how far they are turned
# matters only where the stock does not go round without end. What a player could turn up from here
# is found out once for each such number.

_TURNED_AT: Final = 48
_USED_AT: Final = 56
_CARDS: Final = (1 << _TURNED_AT) - 1


class Top(NamedTuple):
    """A card that can be brought to the top of the waste.

    Attributes:
        cards: the card, and as many beneath it as yaku could take, topmost first.
        rests: the stock's number when one of them is taken, when two are, and so on.
    """

    cards: tuple[int, ...]
    rests: tuple[int, ...]


def turned_of(before: int, after: int) -> int:
    """How many cards were turned when those were taken that make the difference."""
    taken = before & ~after & _CARDS
    return (before & _CARDS & (1 << taken.bit_length()) - 1).bit_count()


class Stocks:
    """Every state of stock and waste that came up.

    Attributes:
        is_set: whether every card left can be had at any time, so that taking one never changes
            which others can be.
        is_spent: whether turning it is for good, and one can stop at any card.
    """

    def __init__(self, compiled: CompiledTableau, state: TableauState, kinds: Kinds) -> None:
        rule = compiled.rules.stock
        self._turn = rule.turn if rule is not None else 1
        self._redeals = compiled.redeals
        self._depth = max([1, *(yaku.waste_at_most for yaku in compiled.yaku)])
        self.is_set = self._turn == 1 and self._redeals == UNLIMITED and self._depth == 1
        self.is_spent = rule is not None and self._turn == 1 and self._redeals != UNLIMITED
        order = (*state.piles[WASTE], *reversed(state.piles[STOCK]))
        self._places = {card: at for at, card in enumerate(order)}
        self._order = tuple(kinds.of[card] for card in order)
        self._tops: dict[int, tuple[Top, ...]] = {}
        self._kinds: dict[int, int] = {}
        self._used_before = state.redeals_used

    def number(self, state: TableauState) -> int:
        """The number of a table's stock and waste."""
        left = mask_of(
            self._places[card] for place in (STOCK, WASTE) for card in state.piles[place]
        )
        return self._pack(left, len(state.piles[WASTE]), state.redeals_used)

    def _pack(self, left: int, turned: int, used: int) -> int:
        total = left.bit_count()
        if self._redeals == UNLIMITED:
            used = 0
            if not turned % self._turn or turned == total:
                turned = 0  # where one comes to anyway, going round
        elif not total:
            turned = used = 0
        else:
            used -= self._used_before
        return left | turned << _TURNED_AT | used << _USED_AT

    @property
    def known(self) -> int:
        """How many states of the stock were looked at."""
        return len(self._tops)

    def left(self, number: int) -> int:
        """The cards that are left, as a set of their places in the stock."""
        return number & _CARDS

    def turned(self, number: int) -> int:
        """How far the stock is turned, all passes counted."""
        return number >> _TURNED_AT

    def count(self, number: int) -> int:
        """How many cards are left."""
        return (number & _CARDS).bit_count()

    def cards(self, number: int) -> tuple[int, ...]:
        """The cards that are left."""
        return tuple(self._order[at] for at in members(number & _CARDS))

    def kinds(self, number: int) -> int:
        """The cards that are left, as a set."""
        kinds = self._kinds.get(number)
        if kinds is None:
            kinds = self._kinds[number] = mask_of(self.cards(number))
        return kinds

    def tops(self, number: int) -> tuple[Top, ...]:
        """The cards that can be brought up, each kind that does the same but once."""
        tops = self._tops.get(number)
        if tops is None:
            tops = self._tops[number] = self._find(number)
        return tops

    def _find(self, number: int) -> tuple[Top, ...]:
        left = number & _CARDS
        turned, used = number >> _TURNED_AT & 0xFF, (number >> _USED_AT) + self._used_before
        total = left.bit_count()
        at = list(members(left))
        reached = {} if turned == 0 else {turned: used}
        for count in (*range(turned + self._turn, total, self._turn), total):
            reached.setdefault(count, used)
        if used < self._redeals:
            for count in (*range(self._turn, total, self._turn), total):
                reached.setdefault(count, used + 1)
        tops: list[Top] = []
        seen: set[int] = set()
        for count, passes in reached.items():
            if not count:
                continue
            taken = at[max(0, count - self._depth) : count][::-1]
            cards = tuple(self._order[place] for place in taken)
            if self.is_set and cards[0] in seen:
                continue
            seen.add(cards[0])
            rests, rest = [], left
            for gone, place in enumerate(taken, start=1):
                rest &= ~(1 << place)
                rests.append(self._pack(rest, count - gone, passes))
            tops.append(Top(cards, tuple(rests)))
        return tuple(tops)


Position = tuple[int | bytes, ...]
"""The numbers of the columns in ascending order; the cards in cells, ascending; the set of cards on
foundations; the number of stock and waste; and how often each yaku was collected."""


class UnfoldedPosition:
    """A position, unfolded to play on from it.

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
        near: for each yaku that the cards lying open could make, all cards that could serve; once
            that was asked.
    """

    cells: bytes
    laid: int
    stock: int
    done: int

    def __init__(self, position: Position, count: int, columns: Columns) -> None:
        """Unfold a position of so many columns."""
        self.numbers: list[int] = list(position[:count])  # type: ignore[arg-type]
        self.cells, self.laid, self.stock, self.done = position[count:]  # type: ignore[assignment]
        known = columns.facts
        self.facts = [known[number] or columns.of(number) for number in self.numbers]
        self.asked = [at for at, facts in enumerate(self.facts) if facts.asks]
        self.cost = self.dug = self.collected = 0
        self.near: tuple[int, ...] | None = None
        self._loose: dict[int, int] = {}

    @property
    def takes(self) -> int:
        """The cards that any of the columns takes."""
        takes = 0
        for facts in self.facts:
            takes |= facts.takes
        return takes

    def waiting(self, *used: int) -> int:
        """The cards that must be used next, but for those on top of these columns."""
        waiting = 0
        for at in self.asked:
            if at not in used:
                waiting |= self.facts[at].top
        return waiting

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
