"""What a side may expect its yaku to be worth when the round is over.

For each yaku: how likely the side is to get the cards it lacks, times what it is then worth. How
likely a card is to be captured by that side is an estimate of its own (see
:mod:`~hanafuda_desktop.players.fishing.outlook`); cards are taken to come independently of one
another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Final

from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.fishing.counts import NeedCount
from hanafuda_desktop.engine.fishing.yaku import Reading, YakuWorth

__all__ = ["Chances", "Expectation", "chances"]

_STEPS: Final = 20
"""Likelihoods are told apart in steps of a twentieth: few classes of cards, small tables."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely a side is to capture each free card.

    Attributes:
        of: the likelihood, card by card.
        classes: the same, as sets of cards that are about equally likely.
    """

    of: tuple[float, ...]
    classes: tuple[tuple[int, float], ...]

    def expected(self, cards: int) -> float:
        """How many cards of a set the side may expect."""
        number = 0.0
        for mask, likely in self.classes:
            number += (mask & cards).bit_count() * likely
        return number


def chances(of: Sequence[float]) -> Chances:
    """The likelihoods of single cards, made ready for sets of them."""
    classes: dict[int, int] = {}
    for card, likely in enumerate(of):
        step = round(likely * _STEPS)
        if step:
            classes[step] = classes.get(step, 0) | 1 << card
    return Chances(tuple(of), tuple((mask, step / _STEPS) for step, mask in classes.items()))


@lru_cache(maxsize=20_000)
def _at_least(count: int, among: int, step: int) -> float:
    """How likely at least ``count`` of ``among`` cards come, each with the same likelihood."""
    likely = step / _STEPS
    missing = sum(
        comb(among, number) * likely**number * (1 - likely) ** (among - number)
        for number in range(count)
    )
    return max(0.0, 1.0 - missing)


def _need(need: NeedCount, captured: int, free: int, likely: Chances) -> float:
    """How likely a need is to be met in the end: by the best of its ways."""
    best = 0.0
    for way in need.ways:
        short = need.count - way.of(captured)
        if short <= 0:
            return 1.0
        among = way.of(free)
        if among >= short:
            step = round(likely.expected(way.cards & free) / among * _STEPS)
            best = max(best, _at_least(short, among, step))
    return best


def _made(yaku: YakuWorth, captured: int, free: int, likely: Chances) -> float:
    """How likely a yaku is to be made in the end."""
    lacked = yaku.all_of & ~captured
    if lacked & ~free or captured & yaku.spoiled:
        return 0.0
    chance = 1.0
    for card in members(lacked):
        chance *= likely.of[card]
    for need in yaku.needs:
        if not chance:
            return 0.0
        chance *= _need(need, captured, free, likely)
    return chance


def _worth(yaku: YakuWorth, captured: int, free: int, likely: Chances) -> float:
    """What it may be worth if it is made: its points, and those of further cards to come."""
    if yaku.extra is None:
        return yaku.points
    cards = yaku.beyond(captured) + likely.expected(yaku.may_add(captured) & free)
    return yaku.points + max(0.0, cards) * yaku.extra_points[0]


class _Part:
    """Yaku whose hopes are weighed together, and what they are worth for one pile of captured
    cards: for piles that differ in other cards it is the same.

    Args:
        yaku: the yaku: one, or all that may exclude one another, or none.
        likely: how likely the side is to capture each free card.
    """

    __slots__ = ("_hopes", "_likely", "_yaku", "bears_on", "usual")

    def __init__(self, yaku: Sequence[YakuWorth], likely: Chances) -> None:
        self._yaku = [(each, each.cards | each.spoiled, each.cards) for each in yaku]
        self._likely = likely
        # Most captures bring few yaku nearer; what is known of the others still holds.
        self._hopes: dict[tuple[int, int, int], tuple[float, float]] = {}
        self.bears_on = 0
        for _, captured, _ in self._yaku:
            self.bears_on |= captured
        self.usual = 0.0

    def worth(self, captured: int, free: int) -> float:
        """What they may be worth together."""
        hopes = []
        known = self._hopes
        for place, (yaku, bears_on, cards) in enumerate(self._yaku):
            key = (place, captured & bears_on, free & cards)
            hope = known.get(key)
            if hope is None:
                hope = known[key] = _hope(yaku, captured, free, self._likely)
            if hope[0]:
                hopes.append((yaku, *hope))
        if len(hopes) == 1 == len(self._yaku):
            return hopes[0][1] * hopes[0][2]
        return _without_excluded(hopes) if hopes else 0.0


class Expectation:
    """What one side's yaku may be worth, for any cards that it might have captured.

    Args:
        readings: every way of counting.
        likely: how likely the side is to capture each free card.
    """

    def __init__(self, readings: Sequence[Reading], likely: Chances) -> None:
        # The ways of counting differ in few yaku: the others are weighed once for all of them.
        tied = [() if reading.alone else _tied(reading.yaku) for reading in readings]
        bound = {yaku.number for ties in tied for yaku in ties}
        loose = [
            {id(yaku): yaku for yaku in reading.yaku if yaku.number not in bound}
            for reading in readings
        ]
        shared = set(loose[0]).intersection(*loose[1:])
        self._common = [_Part((yaku,), likely) for key, yaku in loose[0].items() if key in shared]
        parts: dict[tuple[int, ...], _Part] = {}

        def part(yaku: tuple[YakuWorth, ...]) -> _Part:
            return parts.setdefault(tuple(map(id, yaku)), _Part(yaku, likely))

        self._ways = [
            (part(ties), [part((yaku,)) for key, yaku in rest.items() if key not in shared])
            for ties, rest in zip(tied, loose, strict=True)
        ]
        self._parts = (*self._common, *parts.values())
        self._usual: tuple[int, int] | None = None

    def __call__(self, captured: int, free: int) -> float:
        """What they may be worth at the end, by the way of counting that suits the cards best.

        Args:
            captured: the side's captured cards.
            free: the cards captured by nobody.
        """
        if self._usual is None:
            for part in self._parts:
                part.usual = part.worth(captured, free)
            self._usual = captured, free
        # What is asked for lies mostly a card or two from what was asked for first.
        other = (captured ^ self._usual[0]) | (free ^ self._usual[1])
        found = {
            part: part.worth(captured, free) if part.bears_on & other else part.usual
            for part in self._parts
        }
        total = sum([found[part] for part in self._common])
        return total + max(
            [found[tied] + sum([found[part] for part in loose]) for tied, loose in self._ways]
        )


def _tied(yaku: Sequence[YakuWorth]) -> tuple[YakuWorth, ...]:
    """Those that exclude another, or are excluded."""
    covered = 0
    for each in yaku:
        covered |= each.over
    return tuple(
        each for each in yaku if each.group is not None or each.over or covered >> each.number & 1
    )


def _hope(yaku: YakuWorth, captured: int, free: int, likely: Chances) -> tuple[float, float]:
    """How likely a yaku is made, and what it may then be worth."""
    chance = _made(yaku, captured, free, likely)
    return (chance, _worth(yaku, captured, free, likely)) if chance else (0.0, 0.0)


def _without_excluded(hopes: list[tuple[YakuWorth, float, float]]) -> float:
    """The sum of hopes, where of two that cannot both count the lesser one waits for the other."""
    fails: dict[int, float] = {}
    groups: dict[str, list[tuple[float, int, float]]] = {}
    for yaku, chance, worth in hopes:
        for covered in members(yaku.over):
            fails[covered] = fails.get(covered, 1.0) * (1 - chance)
        if yaku.group is not None:
            groups.setdefault(yaku.group, []).append((worth, -yaku.number, chance))
    for group in groups.values():
        better = 1.0
        for _, place, chance in sorted(group, reverse=True):
            fails[-place] = fails.get(-place, 1.0) * better
            better *= 1 - chance
    return sum(chance * worth * fails.get(yaku.number, 1.0) for yaku, chance, worth in hopes)
