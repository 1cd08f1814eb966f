"""Whether it can be told soon if the needs of a yaku are met that want some of the same cards.

How the engine tells it, and therefore what it costs, says
:mod:`~hanafuda_desktop.engine.fishing.contests`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import prod
from typing import Any, Final, NamedTuple

from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.checks.counted_deck import CountedDeck, best_month
from hanafuda_desktop.rules.checks.problem import Problem, reads
from hanafuda_desktop.rules.checks.wanted import split
from hanafuda_desktop.rules.schema.fishing_yaku import FishingYaku
from hanafuda_desktop.rules.schema.selectors import selected

__all__ = ["CHECKS"]

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


@reads("yaku", "deck", "counts_as")
def few_enough_ways_to_count(rules: Any) -> Iterator[Problem]:
    """It can be told soon how the yaku count best, where cards are one kind or the other."""
    deck = CountedDeck(rules)
    needs = sum(len(_wanted(yaku, deck)) for yaku in rules.yaku)
    if _readings(rules) > 1 and needs * _readings(rules) > _MOST_COUNTED:
        message = tr(
            "these make {ways} ways to count the {needs} needs of all yaku",
            ways=_readings(rules),
            needs=needs,
        )
        hint = tr("write 'when: also' or 'when: instead' for some of them")
        yield Problem(("counts_as",), message, hint, on_key=True)


@reads("yaku", "deck", "counts_as")
def needs_can_be_shared_out(rules: Any) -> Iterator[Problem]:
    """It can be told soon whether every need of a yaku has cards of its own."""
    deck = CountedDeck(rules)
    left = _MOST_STEPS
    for number, yaku in enumerate(rules.yaku):
        at = ("yaku", number, "needs")
        for tied in _tied(_wanted(yaku, deck)):
            if len({each.same for each in tied} - {None}) > 1:
                message = tr(
                    "needs for one month and needs for one kind want some of the same cards"
                )
                yield Problem(at, message, tr("write them for different cards"), on_key=True)
                continue
            left -= _steps(tied) * _readings(rules)
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


def _wanted(yaku: FishingYaku, deck: CountedDeck) -> list[_Wanted]:
    within = best_month(yaku, deck)
    wanted = []
    for need in yaku.needs:
        cards, _ = deck.of(need.cards, within)
        parts = [cards] if need.each is None else list(split(cards, need.each).values())
        same = need.same if need.same and len(split(cards, need.same)) > 1 else None
        wanted += [_Wanted(part, need.count, same) for part in parts]
    return wanted


def _tied(wanted: list[_Wanted]) -> Iterator[list[_Wanted]]:
    """Those that are tied together by cards that could serve several, and may choose a month."""
    groups: list[tuple[int, list[_Wanted]]] = []
    for each in wanted:
        cards, tied = each.cards, [each]
        for other, others in [group for group in groups if group[0] & each.cards]:
            cards, tied = cards | other, others + tied
        groups = [group for group in groups if not group[0] & each.cards]
        groups.append((cards, tied))
    for _, tied in groups:
        if len(tied) > 1 and any(each.same for each in tied):
            yield tied


def _steps(tied: list[_Wanted]) -> int:
    """How many steps it takes at the most: what can be left, times what a part can serve."""
    sorts: Counter[_Wanted] = Counter()
    for each in tied:
        sorts[each if each.same else each._replace(number=1)] += 1 if each.same else each.number
    whole = 0
    for each in tied:
        whole |= each.cards
    by = next(each.same for each in tied if each.same is not None)
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


CHECKS = (few_enough_ways_to_count, needs_can_be_shared_out)
