"""Needs of a yaku that want some of the same cards: whether each can have cards of its own.

Where a need is for cards of one month (or of one kind), any month will do, and another need may
want the same one. To try every way would take for ever, so the cards are looked at part by part,
such that no way of a need lies in two parts: which needs can a part serve, and how many of the
cards for that are there? What the parts so far leave unserved is all that must be remembered, and
needs that are alike are only counted. How long that takes at the most is known from the needs, and
the checks of rule files refuse a yaku for which it is too long
(:mod:`~hanafuda_desktop.rules.checks.fishing_contests`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import sub
from typing import Final, NamedTuple

from hanafuda_desktop.cards.card import MONTHS
from hanafuda_desktop.cards.cardset import month_cards
from hanafuda_desktop.engine.assigning import filled, filled_slots
from hanafuda_desktop.engine.fishing.counts import NeedCount

__all__ = ["Contest", "contests_of"]

_MOST_KNOWN: Final = 4_000
"""So many answers are remembered."""

_Vector = tuple[int, ...]
"""How many needs of each sort."""


class _Sort(NamedTuple):
    """Needs that are alike; one for any cards of a set is as many needs of a single card."""

    ways: tuple[int, ...]
    number: int


class _Option(NamedTuple):
    """A part of the cards can serve a need of this sort, with these cards."""

    sort: int
    cards: int
    number: int


class Contest:
    """Needs that are tied together by cards that could serve several of them.

    Args:
        needs: the needs.

    Attributes:
        cards: the cards that serve them.
        number: how many cards they take.
    """

    __slots__ = ("_known", "_parts", "_slots", "_times", "cards", "number")

    def __init__(self, needs: Sequence[NeedCount]) -> None:
        self.cards: Final = _union(need.cards for need in needs)
        self.number: Final = sum(need.count for need in needs)
        self._known: dict[tuple[int, int], int] = {}
        self._slots: tuple[int, ...] = ()
        self._times: _Vector = ()
        self._parts: tuple[tuple[int, tuple[_Option, ...]], ...] = ()
        if all(len(need.ways) == 1 for need in needs):
            self._slots = tuple(need.ways[0].cards for need in needs for _ in range(need.count))
            return
        sorts = _sorted(needs)
        self._times = tuple(sorts.values())
        self._parts = tuple(
            (part, tuple(_options(sorts, part))) for part in _parts(needs, self.cards)
        )

    def met_by(self, captured: int) -> bool:
        """Whether each need can have cards of its own among these."""
        return self.lacking(captured, 0) == 0

    def lacking(self, captured: int, reachable: int) -> int:
        """How many more cards it takes at the least, of these; if they will not do, of all.

        Args:
            captured: the cards that are there.
            reachable: the cards that can be had.
        """
        if self._slots:
            return self.number - filled_slots(self._slots, captured & self.cards)
        key = (captured & self.cards, (captured | reachable) & self.cards)
        known = self._known.get(key)
        if known is None:
            had = self._had(*key)
            if had is None:
                had = self._had(key[0], self.cards) or 0
            known = self.number - had
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[key] = known
        return known

    def _had(self, captured: int, there: int) -> int | None:
        """How many cards can be there already at the most where all needs are met by ``there``;
        ``None`` where they cannot be.
        """
        unserved: dict[_Vector, int] = {self._times: 0}
        for part, options in self._parts:
            found = _served(options, self._times, captured & part, there & part)
            after: dict[_Vector, int] = {}
            for left, had in unserved.items():
                for served, more in found.items():
                    rest = tuple(map(sub, left, served))
                    if min(rest) >= 0 and after.get(rest, -1) < had + more:
                        after[rest] = had + more
            unserved = after
        return unserved.get((0,) * len(self._times))


def _served(
    options: tuple[_Option, ...], times: _Vector, captured: int, there: int
) -> dict[_Vector, int]:
    """What a part can serve with the cards ``there``, and how many of them can be captured ones."""
    found: dict[_Vector, int] = {}

    def serve(first: int, slots: tuple[int, ...], served: _Vector) -> None:
        had = filled_slots(slots, captured)
        found[served] = max(found.get(served, 0), had)
        for place in range(first, len(options)):
            sort, cards, number = options[place]
            if served[sort] == times[sort] or len(slots) + number > there.bit_count():
                continue
            more = slots + (cards,) * number
            if filled(more, there):
                serve(place, more, (*served[:sort], served[sort] + 1, *served[sort + 1 :]))

    serve(0, (), (0,) * len(times))
    return found


def _sorted(needs: Iterable[NeedCount]) -> Counter[_Sort]:
    """The needs by their sort, and how many there are of each."""
    sorts: Counter[_Sort] = Counter()
    for need in needs:
        ways = tuple(way.cards for way in need.ways)
        if len(ways) == 1:
            sorts[_Sort(ways, 1)] += need.count
        else:
            sorts[_Sort(ways, need.count)] += 1
    return sorts


def _options(sorts: Iterable[_Sort], part: int) -> Iterable[_Option]:
    for sort, (ways, number) in enumerate(sorts):
        for way in ways:
            if (way & part).bit_count() >= number:
                yield _Option(sort, way & part, number)


def _parts(needs: Iterable[NeedCount], cards: int) -> list[int]:
    """The cards in parts of which no way of a need with several ways lies in two."""
    whole = [way.cards for need in needs if len(need.ways) > 1 for way in need.ways]
    parts = _tied(whole)
    left = cards & ~_union(parts)
    months = (left & month_cards(month.number) for month in MONTHS)
    return parts + [month for month in months if month]


def _tied(masks: Iterable[int]) -> list[int]:
    """The unions of those sets that are tied together by common cards."""
    tied: list[int] = []
    for mask in masks:
        whole = mask | _union(other for other in tied if other & mask)
        tied = [*(other for other in tied if not other & mask), whole]
    return [each for each in tied if each]


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


@lru_cache(maxsize=1_000)
def contests_of(needs: tuple[NeedCount, ...]) -> tuple[Contest, ...]:
    """The needs of a yaku that want some of the same cards, those that are tied in one contest.

    For the same needs it is the same contest, which remembers its answers.
    """
    unions = [need.cards for need in needs]
    contests = []
    for cards in _tied(unions):
        tied = [need for need, union in zip(needs, unions, strict=True) if union & cards]
        if len(tied) > 1:
            contests.append(Contest(tied))
    return tuple(contests)
