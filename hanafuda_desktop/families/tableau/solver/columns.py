"""Columns as numbers: all that can be said of a column alone is found out once and looked up.

A move changes one or two columns, and the same columns come up in thousands of positions. So each
is given a number, and with it go the cards that lift off it and what it is then, what it takes,
what it has for yaku, and what it costs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.families.tableau.compiled import CompiledTableau
from hanafuda_desktop.families.tableau.facts import Tallies
from hanafuda_desktop.families.tableau.solver.packing import groups_of, splits_can_wait
from hanafuda_desktop.families.tableau.solver.search import NO_WEIGHTS, PositionCosts

# How deep the cards lie that are wanted: what must be moved before they are free.

_BITS: Final = 8
_MOST: Final = 31
"""So much is counted for a yaku in one column at most."""
_ONE: Final = 4
"""What a move counts for a card that a yaku cannot do without; for one of two, half as much."""


class Digging:
    """Counts what lies above the cards of yaku, eight bits a yaku in one integer."""

    def __init__(self, compiled: CompiledTableau, twin: Mapping[int, int]) -> None:
        """Prepare a game's yaku and foundations.

        Args:
            compiled: the rules.
            twin: for each card, the one of its twins that stands for all.
        """
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
                    for card, kind in twin.items():
                        if mask >> card & 1:
                            served = serves[kind]
                            served[yaku.number] = max(served.get(yaku.number, 0), share)
        self._serves = tuple(tuple(served.items()) for served in serves)
        lowers = [0] * CARD_COUNT
        for place in compiled.foundations:
            for card, mask in enumerate(compiled.piles[place].lowers):
                lowers[card] |= mask
        self._lowers = lowers
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


class Facts(NamedTuple):
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
        digging: what counts that.
        over: for each group and card, the set of cards that may be placed on it.
    """

    def __init__(self, compiled: CompiledTableau, twin: Mapping[int, int]) -> None:
        """Begin with no column.

        Args:
            compiled: the rules.
            twin: for each card, the one of its twins that stands for all.
        """
        self.keys: list[_Key] = []
        self.facts: list[Facts | None] = []
        self.costs: list[int] = []
        self.digs: list[int] = []
        self._numbers: dict[_Key, int] = {}
        self._compiled = compiled
        self._twin = twin
        self._tallies = Tallies(compiled)
        self.digging = Digging(compiled, twin)
        self._splits_wait = splits_can_wait(compiled)
        self._weights = NO_WEIGHTS
        piles, groups = compiled.piles, set(groups_of(compiled).values())
        self.over = {place: _over(self._by_kind(piles[place].onto)) for place in groups}
        self._runs = {place: self._by_kind(piles[place].runs) for place in groups}
        self._base = {place: self.kinds(piles[place].base) for place in groups}

    def kinds(self, cards: int) -> int:
        """A set of cards, each with the one in its stead that stands for its twins."""
        return mask_of({self._twin[card] for card in members(cards) if card in self._twin})

    def _by_kind(self, table: tuple[int, ...]) -> list[int]:
        sets = [0] * CARD_COUNT
        for card, kind in self._twin.items():
            sets[kind] |= self.kinds(table[card])
        return sets

    def weigh(self, weights: PositionCosts) -> None:
        """Let columns cost what these weights say."""
        self._weights = weights
        self.costs = [self._cost(number) for number in range(len(self.keys))]

    def number(self, group: int, cards: bytes, hidden: int, asks: int = 0) -> int:
        """The number of a column.

        Args:
            group: the place of the first column of its group.
            cards: its cards, lowest first, each as the one that stands for its twins.
            hidden: how many of them lie face down.
            asks: as in :class:`Facts`.
        """
        key = (group, hidden, asks, cards)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.keys)
            self.keys.append(key)
            self.facts.append(None)
            self.digs.append(self.digging.of(cards, hidden, self._runs[group]) if cards else 0)
            self.costs.append(self._cost(number))
        return number

    def of(self, number: int) -> Facts:
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

    def _find(self, group: int, hidden: int, asks: int, cards: bytes) -> Facts:
        lifted = whole = top = over = 0
        lifts: dict[int, tuple[int, ...]] = {}
        for count in range(1, self._most_lifted(group, cards, hidden) + 1):
            bit = 1 << cards[-count]
            lifted |= bit
            lifts[bit] = (*lifts.get(bit, ()), count)
            if count == len(cards):
                whole = bit
        takes = self._base[group]
        if cards:
            top = 1 << cards[-1]
            takes = over = self.over[group][cards[-1]]
        return Facts(
            takes, lifted, lifts, whole, mask_of(cards[hidden:]),
            self._tallies.of(group, tuple(cards), hidden), asks, top, over, cards, hidden, group,
            {}, {},
        )  # fmt: skip

    def _most_lifted(self, group: int, cards: bytes, hidden: int) -> int:
        pile = self._compiled.piles[group]
        if pile.move == "none" or not cards:
            return 0
        if pile.move == "single":
            return 1
        most = len(cards) - hidden
        if pile.move != "any":
            most = self._run_length(group, cards, most)
        return min(most, pile.move_at_most)

    def _run_length(self, group: int, cards: bytes, most: int) -> int:
        """How many face-up cards at the top are a run."""
        runs, length = self._runs[group], 1
        while length < most and runs[cards[-length]] >> cards[-length - 1] & 1:
            length += 1
        return length

    def lift(self, facts: Facts, count: int) -> Lift:
        """What lifts off a column when so many cards do."""
        lift = facts.found.get(count)
        if lift is None:
            lift = facts.found[count] = self._lift(facts.group, facts.cards, facts.hidden, count)
        return lift

    def _lift(self, group: int, cards: bytes, hidden: int, count: int) -> Lift:
        at = len(cards) - count
        rest, lifted = cards[:at], cards[at:]
        down = min(hidden, max(0, at - 1))
        over = self.over[group]
        if self._splits_wait and at > hidden and over[rest[-1]] >> lifted[0] & 1:
            number = self.number(group, rest, down, BARED)
            back = bool(over[lifted[-1]] >> rest[-1] & 1)
            return Lift(
                lifted, number, split=True, card=1 << rest[-1], over=over[rest[-1]], back=back
            )
        return Lift(lifted, self.number(group, rest, down), all=at == 0)

    def _cost(self, number: int) -> int:
        group, hidden, asks, cards = self.keys[number]
        weights = self._weights
        if not cards:
            return -weights.empty
        runs, unordered, beneath = self._runs[group], 0, cards[hidden]
        for card in cards[hidden + 1 :]:
            if not runs[card] >> beneath & 1:
                unordered += 1
            beneath = card
        cost = (
            weights.hidden * hidden
            + weights.unordered * unordered
            + weights.lying * len(cards)
            + weights.buried * hidden * (len(cards) - hidden)
        )
        if weights.before:
            cost += weights.before * self.digging.before(cards)
        if self.digs[number]:
            cost += weights.dug * self.digging.total(self.digs[number])
        return cost + weights.asked if asks else cost


def _over(onto: list[int]) -> list[int]:
    """Turns "on which cards may this one lie" into "which cards may lie on this one"."""
    over = [0] * CARD_COUNT
    for card, beneath in enumerate(onto):
        for other in members(beneath):
            over[other] |= 1 << card
    return over
