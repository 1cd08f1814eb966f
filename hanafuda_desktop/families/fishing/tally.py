"""Captured cards as one number that says at once what they are worth.

A pile's lowest 48 bits are its cards, a bit each. Above them stand counters, a few bits each, which
every captured card raises by what it counts. Some say that a yaku may have been made: their highest
bit is set as soon as there are as many cards as that yaku needs at the least. The others count, for
each few yaku that bear on one another, the cards that are alike to these; what the yaku are worth
depends on that alone, and is remembered. So most turns, which make no yaku, are told from the
others by an addition and a test.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Final

from hanafuda_desktop.cards.card import CARD_COUNT
from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.families.fishing.yaku import (
    CardCount,
    NeedCount,
    YakuReading,
    YakuWorth,
)

_FEW: Final = 2_000
_MOST_KNOWN: Final = 20_000
"""So many counts are remembered for a part, with what its yaku are worth."""


class _Weights(dict[int, int]):
    """What sets of cards add to a pile; pairs, which are captured again and again, are kept."""

    def __init__(self, weights: tuple[int, ...]) -> None:
        super().__init__({1 << card: weight for card, weight in enumerate(weights)})

    def __missing__(self, cards: int) -> int:
        weight = sum(self[1 << card] for card in members(cards))
        if cards.bit_count() == 2:
            self[cards] = weight
        return weight


class _Part(dict[int, tuple[int, frozenset[str]]]):
    """Yaku that bear on one another and on no others: for what a pile's counters say, what they are
    worth, and which of them count.
    """

    def __init__(self, reading: YakuReading, alike: list[list[int]]) -> None:
        super().__init__()
        self._reading = reading
        self._alike = alike
        self.shift = self.mask = 0

    def place(self, at: int, weights: list[int]) -> int:
        """Give the part its counters from a bit on; returns where they end."""
        self.shift = at
        for alike in self._alike:
            for card in alike:
                weights[card] += 1 << at
            at += len(alike).bit_length()
        self.mask = (1 << at - self.shift) - 1
        return at

    def __missing__(self, counters: int) -> tuple[int, frozenset[str]]:
        cards, left = 0, counters
        for alike in self._alike:
            bits = len(alike).bit_length()
            cards |= mask_of(alike[: left & (1 << bits) - 1])  # any so many of them
            left >>= bits
        worth = self._reading.worth(cards)
        found = worth.total, frozenset([yaku.id for yaku, _ in worth.made])
        if len(self) < _MOST_KNOWN:
            self[counters] = found
        return found


class Tally:
    """How the piles of one month's rounds count, by these ways of counting the yaku.

    Attributes:
        empty: a pile without cards.
        weights: what a set of captured cards adds to a pile.
        made: the bits of a pile one of which is set when it may hold a yaku.
    """

    __slots__ = ("_always", "_ways", "_worth", "empty", "made", "weights")

    def __init__(self, readings: tuple[YakuReading, ...]) -> None:
        weights = [1 << card for card in range(CARD_COUNT)]
        self.empty = self.made = 0
        at = CARD_COUNT
        for gate in _gates(readings):
            # As many bits as keep the highest bit for those piles that reach the gate.
            low = max(gate.least - 1, sum(gate.counts) - gate.least).bit_length()
            self.empty += (1 << low) - gate.least << at
            self.made |= 1 << at + low
            for card, number in enumerate(gate.counts):
                weights[card] += number << at
            at += low + 1
        ways = [_parts(reading) for reading in readings]
        always = [yaku for yaku in ways[0] if all(yaku in way for way in ways)]
        ways = [_merged([yaku for yaku in way if yaku not in always]) for way in ways]
        always = _merged(always)
        parts: dict[tuple[YakuWorth, ...], _Part] = {}
        for yaku in dict.fromkeys(yaku for way in (always, *ways) for yaku in way):
            parts[yaku] = _Part(YakuReading(yaku), _alike(yaku))
            at = parts[yaku].place(at, weights)
        self.weights = _Weights(tuple(weights))
        # The parts that every way of counting the yaku has, and the others of each way.
        self._always = tuple(parts[yaku] for yaku in always)
        self._ways = tuple(tuple(parts[yaku] for yaku in way) for way in ways)
        self._worth = lru_cache(maxsize=_MOST_KNOWN)(self._worth_of_counters)

    def pile(self, cards: int) -> int:
        """These captured cards as a pile."""
        return self.empty + self.weights[cards]

    def worth(self, pile: int) -> int:
        """What a pile's yaku are worth together, by the best way of counting."""
        return self._worth(pile >> CARD_COUNT) if pile & self.made else 0

    def _worth_of_counters(self, counters: int) -> int:
        pile = counters << CARD_COUNT
        worth = sum([part[pile >> part.shift & part.mask][0] for part in self._always])
        if len(self._ways) > 1:
            worth += max(
                [
                    sum([part[pile >> part.shift & part.mask][0] for part in way])
                    for way in self._ways
                ]
            )
        return worth

    def claims(self, pile: int) -> list[list[tuple[int, frozenset[str]]]]:
        """By each way of counting, what a pile's yaku are worth and which they are, in parts."""
        always = [part[pile >> part.shift & part.mask] for part in self._always]
        return [
            always + [part[pile >> part.shift & part.mask] for part in way] for way in self._ways
        ]


@dataclass(frozen=True, slots=True)
class _Gate:
    """A yaku is only made of at least so much, counting what each card counts at the most."""

    counts: tuple[int, ...]
    least: int

    def opens_with(self, other: _Gate) -> bool:
        """Whether the other is open whenever this one is."""
        beyond = sum(
            max(0, mine - theirs) for mine, theirs in zip(self.counts, other.counts, strict=True)
        )
        return self.least - beyond >= other.least


def _merged(parts: list[tuple[YakuWorth, ...]]) -> list[tuple[YakuWorth, ...]]:
    """The same with parts put together, as long as there are few enough piles to tell apart."""
    merged: list[tuple[YakuWorth, ...]] = []
    for part in parts:
        for place, other in enumerate(merged):
            both = tuple(sorted((*other, *part), key=lambda yaku: yaku.number))
            if prod(len(alike) + 1 for alike in _alike(both)) <= _FEW:
                merged[place] = both
                break
        else:
            merged.append(part)
    return merged


def _parts(reading: YakuReading) -> list[tuple[YakuWorth, ...]]:
    """The yaku in parts, so that none excludes another of another part."""
    parts: list[list[YakuWorth]] = []
    for yaku in reading.yaku:
        tied = [part for part in parts if any(_bear_on(yaku, other) for other in part)]
        parts = [part for part in parts if part not in tied]
        parts.append([*(other for part in tied for other in part), yaku])
    return [tuple(sorted(part, key=lambda yaku: yaku.number)) for part in parts]


def _bear_on(one: YakuWorth, other: YakuWorth) -> bool:
    """Whether one of two yaku may exclude the other."""
    return (
        (one.group is not None and one.group == other.group)
        or bool(one.over >> other.number & 1)
        or bool(other.over >> one.number & 1)
    )


def _gates(readings: tuple[YakuReading, ...]) -> list[_Gate]:
    gates = {_gate(yaku) for reading in readings for yaku in reading.yaku}
    reached = [gate for gate in gates if sum(gate.counts) >= gate.least]
    ordered = sorted(reached, key=lambda gate: (gate.least, gate.counts))
    kept: list[_Gate] = []
    for gate in ordered:
        if not any(gate.opens_with(other) for other in kept):
            kept.append(gate)
    return kept


def _gate(yaku: YakuWorth) -> _Gate:
    needs = (NeedCount((CardCount(yaku.all_of),), yaku.all_of.bit_count()), *yaku.needs)
    counts = [0] * CARD_COUNT
    for need in needs:
        for way in need.ways:
            for card in members(way.cards):
                counts[card] = max(counts[card], way.of(1 << card))
    return _Gate(tuple(counts), sum(need.count for need in needs))


def _alike(all_yaku: tuple[YakuWorth, ...]) -> list[list[int]]:
    """The cards that matter to the yaku, those together which no yaku tells from one another."""
    masks = sorted({mask for yaku in all_yaku for mask in _masks(yaku)})
    alike: dict[tuple[int, ...], list[int]] = {}
    for card in range(CARD_COUNT):
        told_by = tuple(place for place, mask in enumerate(masks) if mask >> card & 1)
        if told_by:
            alike.setdefault(told_by, []).append(card)
    return list(alike.values())


def _masks(yaku: YakuWorth) -> list[int]:
    """Every set of cards on which the yaku's worth depends."""
    counts = [way for need in yaku.needs for way in need.ways]
    if yaku.extra is not None:
        counts.append(yaku.extra)
    return [
        yaku.all_of,
        yaku.spoiled,
        *(mask for mask, _ in yaku.elsewhere),
        *(mask for count in counts for mask in (count.cards, *count.heavy)),
        # Which need a contested card serves depends on all the others: each is unlike any other.
        *(1 << card for contest in yaku.contests for card in members(contest.cards)),
    ]
