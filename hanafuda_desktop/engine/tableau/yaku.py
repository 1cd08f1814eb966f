"""The yaku of a patience, compiled: which cards they need, from where, and when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.cards.cardset import members
from hanafuda_desktop.engine.assigning import assigned
from hanafuda_desktop.rules.schema.needs import Need
from hanafuda_desktop.rules.schema.selectors import selected
from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["NO_LIMIT", "Alternative", "YakuProgram", "compile_yaku"]

NO_LIMIT = 48
"""A number of cards that no yaku exceeds."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to make a yaku: every slot filled by a card of its own.

    Attributes:
        slots: for each card that is needed, the set of cards that would serve.
        needs: the same as pairs of a set and how many cards of it, for quick refusals.
        members: the set of all cards that can serve at all.
        disjoint: whether no card could serve two different needs.
    """

    slots: tuple[int, ...]
    needs: tuple[tuple[int, int], ...]
    members: int
    disjoint: bool

    @property
    def size(self) -> int:
        """How many cards it takes."""
        return len(self.slots)

    def within(self, available: int) -> bool:
        """Whether these cards could hold the whole yaku, seen need by need."""
        return all((available & mask).bit_count() >= count for mask, count in self.needs)

    def admits(self, cards: int) -> bool:
        """Whether each of these cards can have a slot of its own."""
        if cards & ~self.members:
            return False
        if self.disjoint:
            return all((cards & mask).bit_count() <= count for mask, count in self.needs)
        return assigned(self.slots, cards) is not None

    def fill(self, cards: int) -> tuple[int | None, ...]:
        """The cards placed in the slots, as many of them as fit; ``None`` for an empty slot."""
        held = 0
        for card in members(cards & self.members):
            if self.admits(held | 1 << card):
                held |= 1 << card
        by_slot = assigned(self.slots, held) or {}
        return tuple(by_slot.get(slot) for slot in range(self.size))


@dataclass(frozen=True, slots=True)
class YakuProgram:
    """A yaku, compiled.

    Attributes:
        number: its place in the rule file's list.
        id: its id.
        times: how often it can be collected.
        points: what it scores each time.
        ways: the alternatives; more than one where cards must be ``same``.
        after: how many other yaku must come before it.
        after_these: the places of yaku that must come before it.
        columns_at_least, waste_at_most, cells_at_most, piles_at_most: from where its cards may
            come.
        as_run: whether its cards from one column must be a run.
    """

    number: int
    id: str
    times: int
    points: int
    ways: tuple[Alternative, ...]
    after: int
    after_these: tuple[int, ...]
    columns_at_least: int
    waste_at_most: int
    cells_at_most: int
    piles_at_most: int
    as_run: bool

    def waits_for(self, collected: tuple[tuple[int, int], ...]) -> int:
        """How many yaku must still be collected before this one can be.

        Args:
            collected: the yaku collected so far, as pairs of place and set of cards.
        """
        if not self.after and not self.after_these:
            return 0
        numbers = [number for number, _ in collected]
        others = sum(number != self.number for number in numbers)
        missing = sum(number not in numbers for number in self.after_these)
        return max(self.after - others, missing, 0)


def _key(card: int, by: str) -> str:
    return str(CARDS[card].month) if by == "month" else CARDS[card].category


def _split(mask: int, by: str) -> list[int]:
    """The set, parted by month or by kind."""
    parts: dict[str, int] = {}
    for card in members(mask):
        parts[_key(card, by)] = parts.get(_key(card, by), 0) | 1 << card
    return list(parts.values())


def _choices(need: Need, deck: int) -> Iterator[list[tuple[int, int]]]:
    """The ways to meet one need, each as pairs of a set and how many cards of it."""
    mask = selected(need.cards) & deck
    if need.each is not None:
        yield [(part, need.count) for part in _split(mask, need.each)]
    elif need.same is not None:
        for part in _split(mask, need.same):
            if part.bit_count() >= need.count:
                yield [(part, need.count)]
    else:
        yield [(mask, need.count)]


def _alternative(needs: list[tuple[int, int]]) -> Alternative:
    union = 0
    disjoint = True
    for mask, _ in needs:
        disjoint = disjoint and not union & mask
        union |= mask
    slots = tuple(mask for mask, count in needs for _ in range(count))
    return Alternative(slots, tuple(needs), union, disjoint)


def _limit(value: int | str) -> int:
    return NO_LIMIT if isinstance(value, str) else value


def compile_yaku(rules: TableauRules, number: int) -> YakuProgram:
    """Compile the yaku at this place of the rules' list."""
    yaku = rules.yaku[number]
    deck = selected(rules.deck.cards)
    places = {other.id: place for place, other in enumerate(rules.yaku)}
    common = rules.collecting
    ways = product(*(list(_choices(need, deck)) for need in yaku.needs))
    return YakuProgram(
        number=number,
        id=yaku.id,
        times=yaku.times,
        points=yaku.points,
        ways=tuple(_alternative([pair for part in way for pair in part]) for way in ways),
        after=yaku.after,
        after_these=tuple(places[other] for other in yaku.after_yaku),
        columns_at_least=_given(yaku.columns_at_least, common.columns_at_least),
        waste_at_most=_given(yaku.waste_at_most, common.waste_at_most),
        cells_at_most=_given(yaku.cells_at_most, common.cells_at_most),
        piles_at_most=_given(yaku.piles_at_most, common.piles_at_most),
        as_run=common.as_run if yaku.as_run is None else yaku.as_run,
    )


def _given(own: int | str | None, common: int | str) -> int:
    return _limit(common if own is None else own)
