"""Compiles the yaku of a rule file into masks and counts.

A card that counts as another kind (the Sake Cup as chaff, KK-10 and GS-5) is settled here once:
where the rules let it be one or the other, every way is a reading of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from hanafuda_desktop.cards.card import CARDS, Category
from hanafuda_desktop.cards.cardset import members, month_cards
from hanafuda_desktop.engine.fishing.contests import contests_of
from hanafuda_desktop.engine.fishing.counts import Count, NeedCount
from hanafuda_desktop.engine.fishing.yaku import Gate, Gates, Reading, YakuWorth
from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.fishing_yaku import MOST_EITHER, FishingYaku
from hanafuda_desktop.rules.schema.needs import Need
from hanafuda_desktop.rules.schema.selectors import CardsWanted, Kinds, selected

__all__ = [
    "compile_count",
    "compile_needs",
    "compile_needs_by_reading",
    "compile_readings",
    "reading_of",
]

_Way = tuple[tuple[int, Category, int], ...]
"""The cards that are taken as another kind, with as how many cards they count."""


@dataclass(frozen=True, slots=True)
class _Cards:
    """Finds the cards a selector means, for one way of taking the cards that count as others."""

    deck: int
    also: _Way
    instead: _Way

    def count(self, wanted: CardsWanted) -> Count:
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
        return Count(mask, tuple(heavy))


def _by_kind(wanted: CardsWanted, card: int, kind: Category) -> bool:
    """Whether the card is meant because it is of this kind, and not for another reason."""
    if not selected(wanted, ((card, kind),)) >> card & 1:
        return False
    return any(not selected(wanted, ((card, other),)) >> card & 1 for other in Category)


def _ways(rules: FishingRules, deck: int) -> list[_Cards]:
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


def _split(mask: int, by: str) -> list[int]:
    parts: dict[str, int] = {}
    for card in members(mask):
        key = str(CARDS[card].month) if by == "month" else CARDS[card].category
        parts[key] = parts.get(key, 0) | 1 << card
    return list(parts.values())


def _need(need: Need, cards: _Cards, within: int) -> list[NeedCount]:
    """A need as counts that must be reached: several for ``each``, several ways for ``same``."""
    count = cards.count(need.cards)
    count = Count(count.cards & within, tuple(mask & within for mask in count.heavy))
    if need.each is not None:
        parts = [_part(count, mask) for mask in _split(count.cards, need.each)]
        # Without any card of the deck it could never be made; it is not made of nothing.
        return [NeedCount((part,), need.count) for part in parts] or [NeedCount((), 1)]
    if need.same is not None:
        return [
            NeedCount(tuple(_part(count, m) for m in _split(count.cards, need.same)), need.count)
        ]
    return [NeedCount((count,), need.count)]


def _part(count: Count, mask: int) -> Count:
    heavy = tuple(each & mask for each in count.heavy if each & mask)
    return Count(count.cards & mask, heavy)


def _is_plain(need: NeedCount) -> bool:
    """Whether every card of one set is needed."""
    return (
        len(need.ways) == 1
        and not need.ways[0].heavy
        and need.ways[0].cards.bit_count() == need.count
    )


def _yaku(rules: FishingRules, number: int, cards: _Cards, month: int) -> YakuWorth:
    yaku: FishingYaku = rules.yaku[number]
    within = cards.deck if not yaku.round_month else month_cards(month) if month else 0
    needs = [part for need in yaku.needs for part in _need(need, cards, within)]
    fixed = [need for need in needs if len(need.ways) <= 1]
    union = 0
    for need in fixed:
        union |= need.cards
    all_of = 0
    for need in needs:
        if _is_plain(need):
            all_of |= need.ways[0].cards
    extra, base, elsewhere = _further(yaku, fixed, cards, within)
    places = {other.id: place for place, other in enumerate(rules.yaku)}
    return YakuWorth(
        id=yaku.id,
        number=number,
        points=rules.yaku_points if yaku.points is None else yaku.points,
        all_of=all_of,
        needs=tuple(need for need in needs if not _is_plain(need)),
        contests=contests_of(tuple(needs)),
        choosing=tuple(need for need in needs if len(need.ways) > 1),
        base=base,
        elsewhere=elsewhere,
        extra=extra,
        extra_own=yaku.extra is not None and yaku.extra.cards is None,
        extra_points=yaku.extra.points if yaku.extra is not None else (),
        spoiled=selected(yaku.spoiled_by) if yaku.spoiled_by is not None else 0,
        cards=union | (extra.cards if extra is not None else 0),
        group=yaku.group,
        over=sum(1 << places[other] for other in set(yaku.over) if other in places),
    )


def _further(
    yaku: FishingYaku, needs: list[NeedCount], cards: _Cards, within: int
) -> tuple[Count | None, int, tuple[tuple[int, int], ...]]:
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


def _extra_of(needs: list[NeedCount]) -> Count:
    """The cards among which a yaku chooses, with those that count as several."""
    heavy: list[int] = []
    mask = 0
    for need in needs:
        for way in need.ways:
            mask |= way.cards
            for place, each in enumerate(way.heavy):
                heavy += [0] * (place + 1 - len(heavy))
                heavy[place] |= each
    return Count(mask, tuple(heavy))


def compile_readings(rules: FishingRules, month: int) -> tuple[Reading, ...]:
    """Every way in which the yaku can be counted, in a round of this month."""
    deck = selected(rules.deck.cards)
    readings = []
    known: dict[YakuWorth, YakuWorth] = {}
    for cards in _ways(rules, deck):
        each_yaku = (_yaku(rules, place, cards, month) for place in range(len(rules.yaku)))
        # What a way of counting changes nothing in is looked at once, and not for every way.
        yaku = tuple(known.setdefault(each, each) for each in each_yaku)
        readings.append(reading_of(yaku))
    return tuple(readings)


def reading_of(yaku: tuple[YakuWorth, ...]) -> Reading:
    """These yaku, in the rule file's order, counted together."""
    alone = not any(each.over or each.group is not None for each in yaku)
    return Reading(yaku, alone, _gates(yaku))


def _gate(yaku: YakuWorth) -> Gate:
    """The cards that a yaku needs, and how many of them at the least."""
    cards, least = yaku.all_of, yaku.all_of.bit_count()
    for need in yaku.needs:
        cards |= need.cards
        most = 1 + max((len(way.heavy) for way in need.ways), default=0)
        least += -(-need.count // most)
    return cards, least, yaku


_MUCH_ALIKE = 2


def _gates(all_yaku: tuple[YakuWorth, ...]) -> tuple[Gates, ...]:
    """Neighbouring yaku that need some of the same cards behind one gate, in the same order."""
    found: list[Gates] = []
    for gate in map(_gate, all_yaku):
        cards, least, _ = gate
        if found and cards & found[-1][0] and abs(found[-1][1] - least) <= _MUCH_ALIKE:
            wider, fewest, gates = found.pop()
            gate_of_all = (wider | cards, min(fewest, least), (*gates, gate))
        else:
            gate_of_all = (cards, least, (gate,))
        found.append(gate_of_all)
    return tuple(found)


def compile_count(rules: FishingRules, wanted: CardsWanted) -> tuple[Count, ...]:
    """How many of some cards there are, in each way in which cards can count."""
    deck = selected(rules.deck.cards)
    return tuple(cards.count(wanted) for cards in _ways(rules, deck))


def compile_needs(rules: FishingRules, need: Need) -> tuple[NeedCount, ...]:
    """A need outside the yaku, with every card taken as what it is."""
    deck = selected(rules.deck.cards)
    return tuple(_need(need, _Cards(deck, (), ()), deck))


def compile_needs_by_reading(rules: FishingRules, need: Need) -> tuple[tuple[NeedCount, ...], ...]:
    """A need of captured cards, in each way in which cards can count."""
    deck = selected(rules.deck.cards)
    return tuple(tuple(_need(need, cards, deck)) for cards in _ways(rules, deck))
