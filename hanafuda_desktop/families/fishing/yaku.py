"""The yaku of a fishing game, compiled: what captured cards are worth, in integers.

Where a card may count as one kind or another (KK-10, GS-5), every way is a reading of its own, and
a player's best reading counts; :mod:`.yaku` makes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from operator import sub
from typing import Final, NamedTuple

from hanafuda_desktop.cards.assignment import filled, filled_slots
from hanafuda_desktop.cards.card import MONTHS, Category
from hanafuda_desktop.cards.cardset import FULL_DECK, listed, members, month_cards
from hanafuda_desktop.engine.rounds import YakuScore
from hanafuda_desktop.families.fishing.schema import MOST_EITHER, FishingRules, FishingYaku
from hanafuda_desktop.rules.schema.game import Need
from hanafuda_desktop.rules.schema.selectors import CardsWanted, Kinds, selected, split

# So many cards of a set, and needs of them: what yaku and conditions come down to.


@dataclass(frozen=True, slots=True)
class CardCount:
    """How many cards of a set there are, some of which count as several.

    Attributes:
        cards: the set.
        heavy: sets of cards each of which counts for one more, once for each set it is in.
    """

    cards: int
    heavy: tuple[int, ...] = ()

    def of(self, captured: int) -> int:
        """How many of these captured cards there are."""
        number = (captured & self.cards).bit_count()
        for mask in self.heavy:
            number += (captured & mask).bit_count()
        return number


@dataclass(frozen=True, slots=True)
class NeedCount:
    """One need: one of these counts must reach a number."""

    ways: tuple[CardCount, ...]
    count: int

    @property
    def cards(self) -> int:
        """The cards that serve it in some way."""
        return _union(way.cards for way in self.ways)

    @property
    def heaviest(self) -> int:
        """For how many more than one a card counts at the most."""
        return max((len(way.heavy) for way in self.ways), default=0)

    def met_by(self, captured: int) -> bool:
        """Whether these cards meet it."""
        return any(way.of(captured) >= self.count for way in self.ways)


# Needs of a yaku that want some of the same cards: whether each can have cards of its own.
#
# Where a need is for cards of one month (or of one kind), any month will do, and another need may
# want the same one. To try every way would take for ever, so the cards are looked at part by part,
# such that no way of a need lies in two parts: which needs can a part serve, and how many of the
# cards for that are there? What the parts so far leave unserved is all that must be remembered,
# and needs that are alike are only counted. How long that takes at the most is known from the
# needs, and the checks of rule files refuse a yaku for which it is too long (:mod:`.checks_yaku`).

_MOST_CONTESTS_KNOWN: Final = 4_000
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


class TiedNeeds:
    """Needs that are tied together by cards that could serve several of them.

    Args:
        needs: the needs.

    Attributes:
        cards: the cards that serve them.
        number: how many cards they take.
    """

    __slots__ = ("_lacking", "_parts", "_slots", "_times", "cards", "number")

    def __init__(self, needs: Sequence[NeedCount]) -> None:
        self.cards: Final = _union(need.cards for need in needs)
        self.number: Final = sum(need.count for need in needs)
        self._lacking = lru_cache(maxsize=_MOST_CONTESTS_KNOWN)(self._lacking_of_parts)
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
        return self._lacking(captured & self.cards, (captured | reachable) & self.cards)

    def _lacking_of_parts(self, captured: int, there: int) -> int:
        had = self._had(captured, there)
        if had is None:
            had = self._had(captured, self.cards) or 0
        return self.number - had

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
    parts = tied(whole)
    left = cards & ~_union(parts)
    months = (left & month_cards(month.number) for month in MONTHS)
    return parts + [month for month in months if month]


def tied(masks: Iterable[int]) -> list[int]:
    """The unions of those sets that are tied together by common cards."""
    unions: list[int] = []
    for mask in masks:
        whole = mask | _union(other for other in unions if other & mask)
        unions = [*(other for other in unions if not other & mask), whole]
    return [each for each in unions if each]


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


@lru_cache(maxsize=1_000)
def contests_of(needs: tuple[NeedCount, ...]) -> tuple[TiedNeeds, ...]:
    """The needs of a yaku that want some of the same cards, those that are tied in one contest.

    For the same needs it is the same contest, which remembers its answers.
    """
    unions = [need.cards for need in needs]
    contests = []
    for cards in tied(unions):
        group = [need for need, union in zip(needs, unions, strict=True) if union & cards]
        if len(group) > 1:
            contests.append(TiedNeeds(group))
    return tuple(contests)


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
        needed: the cards that can help to make it.
        fewest: how many of them it takes at the least, which is quickly seen.
    """

    id: str
    number: int
    points: int
    all_of: int
    needs: tuple[NeedCount, ...]
    contests: tuple[TiedNeeds, ...]
    choosing: tuple[NeedCount, ...]
    base: int
    elsewhere: tuple[tuple[int, int], ...]
    extra: CardCount | None
    extra_own: bool
    extra_points: tuple[int, ...]
    spoiled: int
    cards: int
    group: str | None
    over: int
    needed: int
    fewest: int

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

    def _chosen(self, captured: int) -> list[tuple[CardCount, int]]:
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


class Worth(NamedTuple):
    """What yaku are worth together, and which they are, with what each is worth."""

    total: int
    made: tuple[tuple[YakuWorth, int], ...]

    def scores(self, captured: int) -> tuple[YakuScore, ...]:
        """The yaku that count of these captured cards, for people."""
        return tuple(
            YakuScore(yaku.id, points, listed(yaku.taken(captured)), points - yaku.points)
            for yaku, points in self.made
        )


_NOTHING: Final = Worth(0, ())


class YakuReading:
    """Every yaku, with each card that may count as one kind or another taken as one of them.

    Args:
        yaku: the yaku, in the rule file's order.

    Attributes:
        yaku: the same.
        alone: whether no yaku excludes another.
        worth: the yaku that count of captured cards, with what each is worth.
    """

    __slots__ = ("_least", "alone", "worth", "yaku")

    def __init__(self, yaku: tuple[YakuWorth, ...]) -> None:
        self.yaku = yaku
        # What is quickly seen, and mostly says that a yaku is not made.
        self._least = tuple((each.needed, each.fewest, each) for each in yaku)
        self.alone = not any(each.over or each.group is not None for each in yaku)
        # The same cards are asked for before and after a turn, and again when it is told.
        self.worth: Final = lru_cache(maxsize=_MOST_KNOWN)(self._worth)

    def _worth(self, captured: int) -> Worth:
        made = [
            (yaku, yaku.points + yaku.further(captured) if yaku.extra else yaku.points)
            for needed, fewest, yaku in self._least
            if (captured & needed).bit_count() >= fewest and yaku.made_of(captured)
        ]
        if not made:
            return _NOTHING
        if len(made) > 1 and not self.alone:
            made = _counting(made)
        return Worth(sum(points for _, points in made), tuple(made))


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
    covered = _union(yaku.over for yaku, _ in kept)
    return [(yaku, points) for yaku, points in kept if not covered >> yaku.number & 1]


# Compiles the yaku of a rule file into masks and counts.
#
# A card that counts as another kind (the Sake Cup as chaff, KK-10 and GS-5) is settled here once:
# where the rules let it be one or the other, every way is a reading of its own.

_Way = tuple[tuple[int, Category, int], ...]
"""The cards that are taken as another kind, with as how many cards they count."""


@dataclass(frozen=True, slots=True)
class _Cards:
    """Finds the cards a selector means, for one way of taking the cards that count as others."""

    deck: int
    also: _Way
    instead: _Way

    def count(self, wanted: CardsWanted) -> CardCount:
        changed: Kinds = tuple((card, kind) for card, kind, _ in self.instead)
        mask = selected(wanted, changed)
        for card, kind, _ in self.also:
            mask |= selected(wanted, (*changed, (card, kind))) & 1 << card
        mask &= self.deck
        heavy: list[int] = []
        for card, kind, count in self.also + self.instead:
            if mask >> card & 1 and _by_kind(wanted, card, kind):
                for extra in range(count - 1):
                    heavy += [0] * (extra + 1 - len(heavy))
                    heavy[extra] |= 1 << card
        return CardCount(mask, tuple(heavy))


def _by_kind(wanted: CardsWanted, card: int, kind: Category) -> bool:
    """Whether the card is meant because it is of this kind, and not for another reason."""
    if not selected(wanted, ((card, kind),)) >> card & 1:
        return False
    return any(not selected(wanted, ((card, other),)) >> card & 1 for other in Category)


def _ways(rules: FishingRules) -> list[_Cards]:
    deck = selected(rules.deck.cards)
    also: list[tuple[int, Category, int]] = []
    instead: list[tuple[int, Category, int]] = []
    either: list[tuple[int, Category, int]] = []
    lists = {"also": also, "instead": instead, "either": either}
    for entry in rules.counts_as:
        for card in members(selected(entry.cards) & deck):
            lists[entry.when].append((card, entry.category, entry.count))
    del either[MOST_EITHER:]  # the checks refuse such a file; a table of readings stays small
    return [
        _Cards(
            deck,
            tuple(also),
            (*instead, *(each for each, taken in zip(either, choice, strict=True) if taken)),
        )
        for choice in product((False, True), repeat=len(either))
    ]


def _need(need: Need, cards: _Cards, within: int) -> list[NeedCount]:
    """A need as counts that must be reached: several for ``each``, several ways for ``same``."""
    count = cards.count(need.cards)
    count = CardCount(count.cards & within, tuple(mask & within for mask in count.heavy))
    if need.each is not None:
        parts = [_part(count, mask) for mask in split(count.cards, need.each).values()]
        # Without any card of the deck it could never be made; it is not made of nothing.
        return [NeedCount((part,), need.count) for part in parts] or [NeedCount((), 1)]
    if need.same is not None:
        return [
            NeedCount(
                tuple(_part(count, m) for m in split(count.cards, need.same).values()), need.count
            )
        ]
    return [NeedCount((count,), need.count)]


def _part(count: CardCount, mask: int) -> CardCount:
    heavy = tuple(each & mask for each in count.heavy if each & mask)
    return CardCount(count.cards & mask, heavy)


def _is_plain(need: NeedCount) -> bool:
    """Whether every card of one set is needed."""
    return (
        len(need.ways) == 1
        and not need.ways[0].heavy
        and need.ways[0].cards.bit_count() == need.count
    )


def _counted_cards(yaku: FishingYaku, month: int) -> int:
    """The cards that can make a yaku in a round of this month: none in most, where it is bound."""
    if yaku.in_months and month not in yaku.in_months:
        return 0
    return (month_cards(month) if month else 0) if yaku.round_month else FULL_DECK


def _yaku(rules: FishingRules, number: int, cards: _Cards, month: int) -> YakuWorth:
    yaku: FishingYaku = rules.yaku[number]
    within = _counted_cards(yaku, month) & cards.deck
    needs = [part for need in yaku.needs for part in _need(need, cards, within)]
    fixed = [need for need in needs if len(need.ways) <= 1]
    extra, base, elsewhere = _further(yaku, fixed, cards, within)
    places = {other.id: place for place, other in enumerate(rules.yaku)}
    return YakuWorth(
        id=yaku.id,
        number=number,
        points=rules.yaku_points if yaku.points is None else yaku.points,
        all_of=_union(need.cards for need in needs if _is_plain(need)),
        needs=tuple(need for need in needs if not _is_plain(need)),
        contests=contests_of(tuple(needs)),
        choosing=tuple(need for need in needs if len(need.ways) > 1),
        base=base,
        elsewhere=elsewhere,
        extra=extra,
        extra_own=yaku.extra is not None and yaku.extra.cards is None,
        extra_points=yaku.extra.points if yaku.extra is not None else (),
        spoiled=selected(yaku.spoiled_by) if yaku.spoiled_by is not None else 0,
        cards=_union(need.cards for need in fixed) | (extra.cards if extra is not None else 0),
        group=yaku.group,
        over=sum(1 << places[other] for other in set(yaku.over) if other in places),
        needed=_union(need.cards for need in needs),
        fewest=sum(-(-need.count // (1 + need.heaviest)) for need in needs),
    )


def _further(
    yaku: FishingYaku, needs: list[NeedCount], cards: _Cards, within: int
) -> tuple[CardCount | None, int, tuple[tuple[int, int], ...]]:
    """The cards that count as further ones, how many of them do not, and what may be needed of
    others in their place; see :class:`YakuWorth`.
    """
    if yaku.extra is None:
        return None, 0, ()
    wanted = yaku.extra.cards
    extra = _extra_of(needs) if wanted is None else _part(cards.count(wanted), within)
    sharing = [need for need in needs if need.cards & extra.cards]
    others = ((need.cards & ~extra.cards, need.count) for need in sharing)
    return extra, sum(need.count for need in sharing), tuple(each for each in others if each[0])


def _extra_of(needs: list[NeedCount]) -> CardCount:
    """The cards among which a yaku chooses, with those that count as several."""
    heavy: list[int] = []
    mask = 0
    for need in needs:
        for way in need.ways:
            mask |= way.cards
            for place, each in enumerate(way.heavy):
                heavy += [0] * (place + 1 - len(heavy))
                heavy[place] |= each
    return CardCount(mask, tuple(heavy))


def compile_readings(rules: FishingRules, month: int) -> tuple[YakuReading, ...]:
    """Every way in which the yaku can be counted, in a round of this month."""
    readings = []
    known: dict[YakuWorth, YakuWorth] = {}
    for cards in _ways(rules):
        each_yaku = (_yaku(rules, place, cards, month) for place in range(len(rules.yaku)))
        # What a way of counting changes nothing in is looked at once, and not for every way.
        yaku = tuple(known.setdefault(each, each) for each in each_yaku)
        readings.append(YakuReading(yaku))
    return tuple(readings)


def compile_count(rules: FishingRules, wanted: CardsWanted) -> tuple[CardCount, ...]:
    """How many of some cards there are, in each way in which cards can count."""
    return tuple(cards.count(wanted) for cards in _ways(rules))


def compile_needs(rules: FishingRules, need: Need) -> tuple[tuple[NeedCount, ...], ...]:
    """A need of captured cards, in each way in which cards can count."""
    return tuple(tuple(_need(need, cards, cards.deck)) for cards in _ways(rules))
