"""Whether the yaku of a fishing game can be made, and whether they then count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import prod
from typing import Any, Final, NamedTuple

from hanafuda_desktop.cards.cardset import mask_of, members, month_cards
from hanafuda_desktop.families.fishing.schema import FishingYaku
from hanafuda_desktop.families.fishing.yaku import CardCount, tied
from hanafuda_desktop.rules.diagnostics import did_you_mean, one_of, quoted
from hanafuda_desktop.rules.language import (
    Checks,
    Problem,
    but_none_has,
    but_one_has,
    needed,
    repeated,
    warning,
    yaku_problems,
)
from hanafuda_desktop.rules.schema.game import Need
from hanafuda_desktop.rules.schema.selectors import CardsWanted, selected, split
from hanafuda_desktop.rules.schema.values import KeyPath
from hanafuda_desktop.text.language import tr

CHECKS: Final = Checks()
"""The checks of yaku."""

# Which cards of the deck serve a need of a fishing game, and as how many each of them counts.


class CountedDeck:
    """The deck's cards, with what else they count as."""

    def __init__(self, rules: Any) -> None:
        self.cards = selected(rules.deck.cards)
        self._more = [
            (card, entry)
            for entry in rules.counts_as
            for card in members(selected(entry.cards) & self.cards)
        ]

    def of(self, wanted: CardsWanted, within: int) -> CardCount:
        """The cards that serve, some of which count as several."""
        mask, weights = selected(wanted), Counter[int]()
        for card, entry in self._more:
            if selected(wanted, ((card, entry.category),)) >> card & 1:
                mask |= 1 << card
                weights[card] = max(weights[card], entry.count - 1)
        heavy = [
            mask_of(card for card, more in weights.items() if more > extra)
            for extra in range(max(weights.values(), default=0))
        ]
        return CardCount(mask & self.cards & within, tuple(heavy))


def best_month(yaku: FishingYaku, deck: CountedDeck) -> int:
    """Where the cards are looked for: the deck, or the month that has most of them."""
    if not yaku.round_month:
        return deck.cards
    months = [month_cards(month) for month in range(1, 13)]
    return max(
        months,
        key=lambda month: sum(deck.of(need.cards, month).cards.bit_count() for need in yaku.needs),
    )


# Whether it can be told soon if the needs of a yaku are met that want some of the same cards.
#
# How the engine tells it, and therefore what it costs, says
# :mod:`.yaku`.

_MOST_STEPS: Final = 5_000
"""So many steps of counting may it take to look at all yaku once: a few milliseconds. A table asks
some hundred times what a card would change."""


class _Wanted(NamedTuple):
    """Cards that a yaku needs: any of a set, or all of one month or kind."""

    cards: int
    number: int
    same: str | None


_MOST_COUNTED: Final = 10_000
"""The most needs that are looked at, each in every way in which cards can count."""


@CHECKS.reads("yaku", "deck", "counts_as")
def few_enough_ways_to_count(rules: Any) -> Iterator[Problem]:
    """It can be told soon how the yaku count best, where cards are one kind or the other."""
    deck = CountedDeck(rules)
    needs = sum(len(_contested(yaku, deck)) for yaku in rules.yaku)
    if _readings(rules) > 1 and needs * _readings(rules) > _MOST_COUNTED:
        message = tr(
            "these make {ways} ways to count the {needs} needs of all yaku",
            ways=_readings(rules),
            needs=needs,
        )
        hint = tr("write 'when: also' or 'when: instead' for some of them")
        yield Problem(("counts_as",), message, hint, on_key=True)


@CHECKS.reads("yaku", "deck", "counts_as")
def needs_can_be_shared_out(rules: Any) -> Iterator[Problem]:
    """It can be told soon whether every need of a yaku has cards of its own."""
    deck = CountedDeck(rules)
    left = _MOST_STEPS
    for number, yaku in enumerate(rules.yaku):
        at = ("yaku", number, "needs")
        for group in _tied(_contested(yaku, deck)):
            if len({each.same for each in group} - {None}) > 1:
                message = tr(
                    "needs for one month and needs for one kind want some of the same cards"
                )
                yield Problem(at, message, tr("write them for different cards"), on_key=True)
                continue
            left -= _steps(group) * _readings(rules)
            if left < 0:
                message = tr("there are too many ways to share cards out among these needs")
                hint = tr("use 'same' in fewer needs that want the same cards")
                yield Problem(at, message, hint, on_key=True)
                return


def _readings(rules: Any) -> int:
    """In how many ways cards can count as one kind or the other."""
    deck = selected(rules.deck.cards)
    either = [entry for entry in rules.counts_as if entry.when == "either"]
    return int(2 ** sum((selected(entry.cards) & deck).bit_count() for entry in either))


def _contested(yaku: FishingYaku, deck: CountedDeck) -> list[_Wanted]:
    within = best_month(yaku, deck)
    wanted = []
    for need in yaku.needs:
        cards = deck.of(need.cards, within).cards
        same = need.same if need.same and len(split(cards, need.same)) > 1 else None
        wanted += [_Wanted(part, need.count, same) for part in _parts(need, cards)]
    return wanted


def _parts(need: Need, cards: int) -> list[int]:
    """The sets of each of which a need takes so many cards."""
    return [cards] if need.each is None else list(split(cards, need.each).values())


def _tied(wanted: list[_Wanted]) -> Iterator[list[_Wanted]]:
    """Those that are tied together by cards that could serve several, and may choose a month."""
    for cards in tied([each.cards for each in wanted]):
        group = [each for each in wanted if each.cards & cards]
        if len(group) > 1 and any(each.same for each in group):
            yield group


def _steps(group: list[_Wanted]) -> int:
    """How many steps it takes at the most: what can be left, times what a part can serve."""
    sorts: Counter[_Wanted] = Counter()
    for each in group:
        sorts[each if each.same else each._replace(number=1)] += 1 if each.same else each.number
    whole = 0
    for each in group:
        whole |= each.cards
    by = next(each.same for each in group if each.same is not None)
    served = sum(_can_serve(sorts, part) for part in split(whole, by).values())
    return served * prod(times + 1 for times in sorts.values())


def _can_serve(sorts: Counter[_Wanted], part: int) -> int:
    """How many needs of each sort a part of the cards could serve, by number: all combinations."""
    used = Counter({0: 1})
    for sort, times in sorts.items():
        if not sort.cards & part:
            continue
        more: Counter[int] = Counter()
        for cards, ways in used.items():
            most = min(times, (part.bit_count() - cards) // sort.number)
            for number in range(most + 1):
                more[cards + number * sort.number] += ways
        used = more
    return used.total()


def _need_problem(need: Need, deck: CountedDeck, within: int) -> str | None:
    """Why the deck has not enough cards for one need by itself, or ``None``."""
    count, said = deck.of(need.cards, within), needed(need, need.count)
    if need.each is not None:
        for key, part in split(count.cards, need.each).items():
            if (has := count.of(part)) < need.count:
                return but_one_has(said, need.each, key, has)
        return None
    if need.same is not None:
        most = max(map(count.of, split(count.cards, need.same).values()), default=0)
        return but_none_has(said, need.same) if most < need.count else None
    has = count.of(count.cards)
    if has >= need.count:
        return None
    if within == deck.cards:
        return tr("{needed}, but the deck has only {number}", needed=said, number=has)
    return tr("{needed}, but a month has only {number}", needed=said, number=has)


def _wanted(yaku: FishingYaku, deck: CountedDeck, within: int) -> list[tuple[int, int]]:
    """Sets of cards, and how many of each the yaku needs; it is for what is impossible even so."""
    wanted: list[tuple[int, int]] = []
    for need in yaku.needs:
        count = deck.of(need.cards, within)
        if not any(count.cards & heavy for heavy in count.heavy):
            wanted += [(part, need.count) for part in _parts(need, count.cards)]
    return wanted


@CHECKS.reads("yaku", "deck", "counts_as")
def yaku_can_be_made(rules: Any) -> Iterator[Problem]:
    """The deck has the cards that each yaku needs."""
    deck = CountedDeck(rules)
    for number, yaku in enumerate(rules.yaku):
        within = best_month(yaku, deck)
        yield from yaku_problems(
            number,
            yaku,
            lambda need: deck.of(need.cards, deck.cards).cards,
            partial(_need_problem, deck=deck, within=within),
            partial(_wanted, yaku, deck, within),
        )


def unknown_yaku(at: KeyPath, names: tuple[str, ...], ids: list[str]) -> Iterator[Problem]:
    """Names of yaku that there are not."""
    for place, name in enumerate(names):
        if name not in ids:
            listed = one_of(ids)
            known = tr("known here: {listed}", listed=listed) if listed else None
            message = tr("unknown yaku {name}", name=quoted(name))
            yield Problem((*at, place), message, did_you_mean(name, ids) or known, names=name)


@CHECKS.reads("yaku")
def yaku_stand_over_others(rules: Any) -> Iterator[Problem]:
    """``over`` names other yaku, and no two stand over each other."""
    yield from repeated("yaku", rules.yaku)
    ids = [yaku.id for yaku in rules.yaku]
    over = {yaku.id: set(yaku.over) for yaku in rules.yaku}
    for number, yaku in enumerate(rules.yaku):
        at: KeyPath = ("yaku", number, "over")
        yield from unknown_yaku(at, yaku.over, ids)
        for place, other in enumerate(yaku.over):
            if other == yaku.id:
                yield Problem((*at, place), tr("a yaku cannot stand over itself"))
            elif yaku.id in over.get(other, ()) and ids.index(other) < number:
                message = tr(
                    "{yaku} stands over this one too: made together, neither counts",
                    yaku=quoted(other),
                )
                yield Problem((*at, place), message, tr("keep one of the two"))


@CHECKS.reads("yaku")
def groups_have_several(rules: Any) -> Iterator[Problem]:
    """A group is of two yaku or more."""
    sizes = Counter(yaku.group for yaku in rules.yaku)
    groups = [group for group in sizes if group is not None]
    for number, yaku in enumerate(rules.yaku):
        if yaku.group is not None and sizes[yaku.group] == 1:
            others = [group for group in groups if group != yaku.group]
            hint = did_you_mean(yaku.group, others) or tr("leave it out, or give it to others too")
            message = tr("no other yaku is in the group {group}", group=quoted(yaku.group))
            yield warning(("yaku", number, "group"), message, hint)


@CHECKS.reads("yaku", "yaku_points")
def yaku_are_worth_something(rules: Any) -> Iterator[Problem]:
    """Each yaku has its points, and a number for all is of use to one."""
    general = "yaku_points" in rules.model_fields_set
    for number, yaku in enumerate(rules.yaku):
        if yaku.points is None and not general:
            message = tr(
                "{yaku} says no points, and there is no 'yaku_points': it counts 1",
                yaku=quoted(yaku.id),
            )
            hint = tr("write 'points' here, or 'yaku_points' at the top for all")
            yield warning(("yaku", number), message, hint)
    if general and rules.yaku and all(yaku.points is not None for yaku in rules.yaku):
        yield warning(("yaku_points",), tr("every yaku says its own points"), on_key=True)


def _most_serving(yaku: FishingYaku, deck: CountedDeck) -> int:
    """How many cards serve its needs at the most: of a need of one month, those of one."""
    union = loose = 0
    for need in yaku.needs:
        mask = deck.of(need.cards, deck.cards).cards
        if need.same is None:
            union |= mask
        else:
            loose += max((m.bit_count() for m in split(mask, need.same).values()), default=0)
    return union.bit_count() + loose


@CHECKS.reads("yaku", "deck", "counts_as")
def yaku_count_when_made(rules: Any) -> Iterator[Problem]:
    """A yaku is not spoiled by the cards it needs, and its further cards can be there."""
    deck = CountedDeck(rules)
    for number, yaku in enumerate(rules.yaku):
        at: KeyPath = ("yaku", number)
        spoiled = selected(yaku.spoiled_by) if yaku.spoiled_by is not None else 0
        wanted = _wanted(yaku, deck, deck.cards)
        if spoiled and any((mask & ~spoiled).bit_count() < count for mask, count in wanted):
            message = tr("it takes cards that spoil it, and so it never counts")
            yield Problem((*at, "spoiled_by"), message)
        if yaku.extra is not None and yaku.extra.cards is None and not yaku.round_month:
            counts = sum(count for _, count in wanted)
            if len(wanted) >= len(yaku.needs) and _most_serving(yaku, deck) <= counts:
                message = tr("there are no further cards: it needs all that it speaks of")
                hint = tr("say in 'extra' which 'cards' count")
                yield warning((*at, "extra"), message, hint, on_key=True)
