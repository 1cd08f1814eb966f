"""The yaku of a fishing game, compiled: what captured cards are worth, in integers.

Where a card may count as one kind or another (KK-10, GS-5), every way is a reading of its own, and
a player's best reading counts; :mod:`~hanafuda_desktop.engine.fishing.compiling` makes them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from hanafuda_desktop.cards.cardset import listed
from hanafuda_desktop.engine.fishing.contests import Contest
from hanafuda_desktop.engine.fishing.counts import Count, NeedCount
from hanafuda_desktop.engine.rounds import YakuScore

__all__ = ["Gate", "Gates", "Reading", "Worth", "YakuWorth"]

_MOST_KNOWN: Final = 4_000
"""So many sets of captured cards are remembered with what they are worth."""


@dataclass(frozen=True, slots=True)
class YakuWorth:
    """One yaku, compiled for one reading and one month.

    Attributes:
        id: its id.
        number: its place in the rule file.
        points: what it is worth.
        all_of: cards every one of which it needs.
        needs: what else it needs.
        contests: those of all its needs that want some of the same cards, where each card serves
            one need alone; a card that counts as several counts as one there.
        choosing: those of its needs that are met by the cards of any one month (or kind).
        base: how many cards beyond these count as further ones.
        elsewhere: needs that cards can meet which are no further ones: those cards, and how many
            are needed.
        extra: what further cards there can be.
        extra_own: whether these are the cards among which it chooses; of a need that is met by
            the cards of one month, only those of this month.
        extra_points: points for the first, second ... further card, the last for all that follow.
        spoiled: captured cards that cancel it.
        cards: every card that serves it, but for needs met by the cards of one month.
        group: its group, or ``None``.
        over: the places, a bit each, of yaku that do not count beside it.
    """

    id: str
    number: int
    points: int
    all_of: int
    needs: tuple[NeedCount, ...]
    contests: tuple[Contest, ...]
    choosing: tuple[NeedCount, ...]
    base: int
    elsewhere: tuple[tuple[int, int], ...]
    extra: Count | None
    extra_own: bool
    extra_points: tuple[int, ...]
    spoiled: int
    cards: int
    group: str | None
    over: int

    def made_of(self, captured: int) -> bool:
        """Whether these captured cards hold it."""
        if captured & self.all_of != self.all_of or captured & self.spoiled:
            return False
        for need in self.needs:
            for way in need.ways:
                if way.of(captured) >= need.count:
                    break
            else:
                return False
        return not self.contests or all(each.met_by(captured) for each in self.contests)

    def _chosen(self, captured: int) -> list[tuple[Count, int]]:
        """The month (or kind) that meets each need of one, the one with the most cards; and how
        many it needs.
        """
        chosen = []
        for need in self.choosing:
            left = captured
            way = max(need.ways, key=lambda way: way.of(left))
            chosen.append((way, need.count))
            captured &= ~way.cards
        return chosen

    def taken(self, captured: int) -> int:
        """The captured cards of which it is made, further ones included."""
        serving = self.cards
        for way, _ in self._chosen(captured):
            serving |= way.cards
        return captured & serving

    def may_add(self, captured: int) -> int:
        """The cards that count as further ones beside these captured cards."""
        if self.extra is None:
            return 0
        cards = self.extra.cards
        if self.extra_own:
            for way, _ in self._chosen(captured):
                cards |= way.cards
        return cards

    def beyond(self, captured: int) -> int:
        """How many captured cards go beyond those that it needs; below 0 where some lack."""
        if self.extra is None:
            return 0
        number = self.extra.of(captured) - self.base
        for cards, count in self.elsewhere:
            number += min(count, (captured & cards).bit_count())
        for way, count in self._chosen(captured):
            if self.extra_own:
                number += way.of(captured & ~self.extra.cards) - count
            elif way.cards & self.extra.cards:
                others = captured & way.cards & ~self.extra.cards
                number += min(count, others.bit_count()) - count
        return number

    def further(self, captured: int) -> int:
        """Points from cards beyond those that it needs."""
        number = self.beyond(captured)
        if number <= 0:
            return 0
        points = self.extra_points
        if len(points) == 1:
            return number * points[0]
        return sum(points[:number]) + max(0, number - len(points)) * points[-1]


Gate = tuple[int, int, YakuWorth]
"""The cards that a yaku needs, and how many of them at the least."""
Gates = tuple[int, int, tuple[Gate, ...]]
"""The same for several yaku together, and for each."""


class Worth(NamedTuple):
    """What yaku are worth together, and which they are, with what each is worth."""

    total: int
    made: tuple[tuple[YakuWorth, int], ...]


_NOTHING: Final = Worth(0, ())


@dataclass(frozen=True, slots=True)
class Reading:
    """Every yaku, with each card that may count as one kind or another taken as one of them.

    Attributes:
        yaku: the yaku, in the rule file's order.
        alone: whether no yaku excludes another.
        gates: what is quickly seen and mostly says that no yaku is made: sets of cards, how many of
            them the yaku of this set need at the least, and the same for each of these yaku.
    """

    yaku: tuple[YakuWorth, ...]
    alone: bool
    gates: tuple[Gates, ...]
    _known: dict[int, Worth] = field(default_factory=dict, init=False, repr=False, compare=False)

    def made(self, captured: int) -> tuple[tuple[YakuWorth, int], ...]:
        """The yaku that count, with what each is worth."""
        return self.worth(captured).made

    def total(self, captured: int) -> int:
        """What all of them are worth together."""
        return self.worth(captured).total

    def worth(self, captured: int) -> Worth:
        """Both together."""
        # The same cards are asked for before and after a turn, and again when it is told.
        known = self._known.get(captured)
        if known is None:
            made = [
                (yaku, yaku.points + yaku.further(captured) if yaku.extra else yaku.points)
                for wider, fewest, gates in self.gates
                if (captured & wider).bit_count() >= fewest
                for cards, least, yaku in gates
                if (captured & cards).bit_count() >= least and yaku.made_of(captured)
            ]
            if not made:
                return _NOTHING
            if len(made) > 1 and not self.alone:
                made = _counting(made)
            known = Worth(sum(points for _, points in made), tuple(made))
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[captured] = known
        return known

    def scores(self, captured: int) -> tuple[YakuScore, ...]:
        """The yaku that count, for people."""
        return tuple(
            YakuScore(yaku.id, points, listed(yaku.taken(captured)), points - yaku.points)
            for yaku, points in self.made(captured)
        )


def _counting(made: list[tuple[YakuWorth, int]]) -> list[tuple[YakuWorth, int]]:
    """Without those that another excludes: the best of each group, then what stands over others."""
    best: dict[str, tuple[int, int]] = {}
    for yaku, points in made:
        if yaku.group is not None:
            worth = (points, -yaku.number)
            best[yaku.group] = max(best.get(yaku.group, worth), worth)
    kept = [
        (yaku, points)
        for yaku, points in made
        if yaku.group is None or best[yaku.group] == (points, -yaku.number)
    ]
    covered = 0
    for yaku, _ in kept:
        covered |= yaku.over
    return [(yaku, points) for yaku, points in kept if not covered >> yaku.number & 1]
