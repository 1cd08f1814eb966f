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
    cards = yaku.extra.of(captured) + likely.expected(yaku.extra.cards & free) - yaku.base
    return yaku.points + max(0.0, cards) * yaku.extra_points[0]


class Expectation:
    """What one side's yaku may be worth, for any cards that it might have captured.

    Args:
        readings: every way of counting.
        likely: how likely the side is to capture each free card.
    """

    def __init__(self, readings: Sequence[Reading], likely: Chances) -> None:
        self._likely = likely
        # The ways of counting differ in few yaku: the others are weighed once for all of them.
        tied = [() if reading.alone else _tied(reading.yaku) for reading in readings]
        bound = {yaku.number for ties in tied for yaku in ties}
        loose = [
            {id(yaku): yaku for yaku in reading.yaku if yaku.number not in bound}
            for reading in readings
        ]
        common = set(loose[0]).intersection(*loose[1:])
        self._common = [yaku for yaku in loose[0].values() if id(yaku) in common]
        self._tied = {tuple(map(id, ties)): ties for ties in tied}
        self._loose = {
            each: yaku for of in loose for each, yaku in of.items() if each not in common
        }
        self._ways = [
            (tuple(map(id, ties)), [each for each in of if each not in common])
            for ties, of in zip(tied, loose, strict=True)
        ]
        # Most captures bring few yaku nearer; what is known of the others still holds.
        self._hopes: dict[tuple[int, int, int], tuple[float, float]] = {}

    def __call__(self, captured: int, free: int) -> float:
        """What they may be worth at the end, by the way of counting that suits the cards best.

        Args:
            captured: the side's captured cards.
            free: the cards captured by nobody.
        """
        total = 0.0
        for yaku in self._common:
            chance, worth = self._hope(yaku, captured, free)
            total += chance * worth
        tied = {key: self._of_tied(ties, captured, free) for key, ties in self._tied.items()}
        loose = {}
        for key, yaku in self._loose.items():
            chance, worth = self._hope(yaku, captured, free)
            loose[key] = chance * worth
        return total + max(
            [tied[ties] + sum([loose[each] for each in rest]) for ties, rest in self._ways]
        )

    def _of_tied(self, ties: tuple[YakuWorth, ...], captured: int, free: int) -> float:
        hopes = [(yaku, *self._hope(yaku, captured, free)) for yaku in ties]
        return _without_excluded([hope for hope in hopes if hope[1]]) if hopes else 0.0

    def _hope(self, yaku: YakuWorth, captured: int, free: int) -> tuple[float, float]:
        key = (id(yaku), captured & (yaku.cards | yaku.spoiled), free & yaku.cards)
        hope = self._hopes.get(key)
        if hope is None:
            hope = self._hopes[key] = _hope(yaku, captured, free, self._likely)
        return hope


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
