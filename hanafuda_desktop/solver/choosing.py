"""Every choice of cards for a yaku from all that lie open, wherever they lie.

Open cards are told apart as far as it matters here: a *root* lies on cards that are face down and
keeps its column, a *loose* card lies on another or is the lowest of its column, and of the loose
ones some may be *stuck* where they are for now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.tableau.yaku import Alternative, YakuProgram
from hanafuda_desktop.solver.stocks import Stocks
from hanafuda_desktop.solver.takings import Takings

__all__ = ["Choice", "Choosing", "Root", "Roots"]


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


class Choice(NamedTuple):
    """Cards for a yaku.

    Attributes:
        yaku: the yaku.
        loose: loose cards, each as the one that stands for its twins.
        stuck: those that are stuck, in the same way.
        roots: the roots.
        stock: the stock's number afterwards.
    """

    yaku: YakuProgram
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


class Choosing:
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
        self, yaku: YakuProgram, loose: int, stuck: int, roots: Roots, stock: int
    ) -> Iterator[Choice]:
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
                    found = Choice(yaku, *chosen, rest)
                    if way.disjoint or self._admits(way, given, found):
                        yield found

    def _may_do(
        self, yaku: YakuProgram, way: Alternative, loose: int, roots: int, stock: int
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
        self, yaku: YakuProgram, way: Alternative, stock: int
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

    def _admits(self, way: Alternative, given: tuple[int, ...], choice: Choice) -> bool:
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
