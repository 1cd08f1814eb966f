"""What a rule file lets a solver leave out: twins, alike columns, and how positions may be told.

Cards that no rule tells apart, such as the two chaff of a month, are *twins*: two tables on which
they have changed places are the same table to a solver. The first of them stands for all, and is
their *kind*.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.tableau.compiled import (
    NO_LIMIT,
    UNLIMITED,
    CompiledTableau,
    CompiledYaku,
    Pile,
)
from hanafuda_desktop.families.tableau.state import TableauState


def twins_of(compiled: CompiledTableau) -> tuple[tuple[int, ...], ...]:
    """The cards of the deck in groups within which nothing tells them apart, lowest first."""
    return _twins(compiled.deck, compiled.piles, compiled.yaku)


@lru_cache(maxsize=16)
def _twins(
    deck: tuple[int, ...], piles: tuple[Pile, ...], yaku: tuple[CompiledYaku, ...]
) -> tuple[tuple[int, ...], ...]:
    groups: dict[int, list[int]] = {}
    for card in deck:
        like = next((one for one in groups if _are_twins(piles, yaku, one, card)), card)
        groups.setdefault(like, []).append(card)
    return tuple(map(tuple, groups.values()))


def _are_twins(
    piles: tuple[Pile, ...], yaku: tuple[CompiledYaku, ...], one: int, other: int
) -> bool:
    """Whether the rules say the same when the two cards change their names."""
    return all(
        _same(pile.base, one, other)
        and all(_is_blind(table, one, other) for table in (pile.onto, pile.runs, pile.lowers))
        for pile in piles
    ) and all(
        _same(mask, one, other) for one_yaku in yaku for way in one_yaku.ways for mask in way.slots
    )


def _is_blind(table: Sequence[int], one: int, other: int) -> bool:
    """Whether a table of a set for each card stays the same."""
    if not table:
        return True
    pair = 1 << one | 1 << other
    # What either may lie on is the same, but that they may lie on one another; and every card may
    # lie on both or on neither.
    return (
        table[one] & ~pair == table[other] & ~pair
        and (table[one] >> other & 1) == (table[other] >> one & 1)
        and (table[one] >> one & 1) == (table[other] >> other & 1)
        and all(
            _same(mask, one, other) for card, mask in enumerate(table) if card not in (one, other)
        )
    )


def _same(mask: int, one: int, other: int) -> bool:
    return mask >> one & 1 == mask >> other & 1


def alike_places(
    compiled: CompiledTableau, *, but: frozenset[int] = frozenset()
) -> tuple[tuple[int, ...], ...]:
    """The places of columns and cells, but for some, in groups that may stand in any order."""
    groups: dict[tuple[PileKind, str], list[int]] = {}
    for place in (*compiled.columns, *compiled.cells):
        pile = compiled.piles[place]
        if place not in but:
            groups.setdefault((pile.kind, pile.group), []).append(place)
    return tuple(map(tuple, groups.values()))


def groups_of(compiled: CompiledTableau) -> dict[int, int]:
    """For each column's place, that of the first column of its group."""
    first = {compiled.piles[place].group: place for place in reversed(compiled.columns)}
    return {place: first[compiled.piles[place].group] for place in compiled.columns}


def can_pack(compiled: CompiledTableau) -> bool:
    """Whether the rules ask for nothing that a packed position cannot say."""
    rule = compiled.rules.stock
    everywhere = (1 << len(compiled.piles)) - 1
    return (
        compiled.rules.win.columns != "runs"
        and not compiled.refilled
        and (rule is None or (rule.to == "waste" and not rule.shuffle and not rule.build))
        and (rule is None or compiled.turns_over_gaps)
        and all(feed == everywhere for feed in compiled.feeds)
        and all(compiled.piles[place].limit >= len(compiled.deck) for place in compiled.columns)
        and all(yaku.piles_at_most >= NO_LIMIT and not yaku.as_run for yaku in compiled.yaku)
        and _foundations_are_sets(compiled)
    )


def _foundations_are_sets(compiled: CompiledTableau) -> bool:
    """Whether the cards on foundations alone tell which come next, and each has but one pile."""
    told = 0
    for place in compiled.foundations:
        pile = compiled.piles[place]
        taken = mask_of(card for card, beneath in enumerate(pile.onto) if beneath)
        first = mask_of(card for card in members(taken) if not pile.lowers[card])
        if told & taken or pile.move != "none" or pile.limit < taken.bit_count():
            return False
        if pile.base != first or any(
            taken & ~beneath & ~(1 << card) for card, beneath in enumerate(pile.onto) if beneath
        ):
            return False
        told |= taken
    return True


def splits_can_wait(compiled: CompiledTableau) -> bool:
    """Whether a run need not be split before the card beneath is used.

    So it is if the split can be made as well at any later time: if whatever is built moves
    together, on every column.
    """
    piles = [compiled.piles[place] for place in compiled.columns]
    return all(
        pile.move == "run"
        and pile.runs == pile.onto == piles[0].onto
        and pile.move_at_most >= len(compiled.deck)
        for pile in piles
    )


def runs_can_merge(compiled: CompiledTableau) -> bool:
    """Whether a column that is one run loses nothing by being placed on another.

    So it is if the run can always go back to its empty place, and waits there as well as on the
    other.
    """
    piles = [compiled.piles[place] for place in compiled.columns]
    deck = mask_of(compiled.deck)
    return splits_can_wait(compiled) and all(
        pile.group == piles[0].group and not deck & ~pile.base for pile in piles
    )


class CardLevel(NamedTuple):
    """Cards that may lie on the same cards: whoever can lie on one of these, can on each of them.

    So it is with months: every January can lie on every February. Then how many cards look for a
    place and how many places there are says nearly all; which card lies on which can be chosen.

    Attributes:
        cards: the set of these cards.
        places: the set of cards on which each of them may lie, and no other card may.
    """

    cards: int
    places: int


def levels_of(compiled: CompiledTableau) -> tuple[CardLevel, ...]:
    """The levels of a game's columns; none if its cards do not part into levels."""
    return _levels(compiled.deck, compiled.piles[compiled.columns[0]].onto)


@lru_cache(maxsize=16)
def _levels(deck: tuple[int, ...], onto: tuple[int, ...]) -> tuple[CardLevel, ...]:
    whole, taken = mask_of(deck), 0
    cards_on: dict[int, int] = {}
    for card in deck:
        places = onto[card] & whole
        cards_on[places] = cards_on.get(places, 0) | 1 << card
    for places, cards in cards_on.items():
        # A card that may lie on its like would look for a place and be one.
        if places & (taken | cards):
            return ()
        taken |= places
    return tuple(CardLevel(cards, places) for places, cards in cards_on.items())


def can_count(compiled: CompiledTableau, state: TableauState) -> bool:
    """Whether the open cards may be counted, wherever they lie.

    All columns must be alike, take every card when they are empty, and give whatever is built; all
    that is open must lie in them, as one run in each, or be at hand in the stock at any time.
    """
    rule = compiled.rules.stock
    return (
        can_pack(compiled)
        and runs_can_merge(compiled)
        and not compiled.cells
        and not compiled.foundations
        and (rule is None or (rule.turn == 1 and compiled.redeals == UNLIMITED))
        and bool(levels_of(compiled))
        and all(_is_run(compiled, state, place) for place in compiled.columns)
    )


def _is_run(compiled: CompiledTableau, state: TableauState, place: int) -> bool:
    cards, runs = state.piles[place][state.face_down[place] :], compiled.piles[place].runs
    return all(runs[card] >> beneath & 1 for beneath, card in pairwise(cards))


class Kinds:
    """The cards of a game in groups of twins.

    Attributes:
        groups: the groups, lowest card first.
        of: the kind of each card.
        cards: the cards of each kind.
        masks: the same as sets.
    """

    def __init__(self, groups: Iterable[tuple[int, ...]]) -> None:
        self.groups = tuple(groups)
        self.of = {card: group[0] for group in self.groups for card in group}
        self.cards = {group[0]: group for group in self.groups}
        self.masks = {group[0]: mask_of(group) for group in self.groups}

    def set_of(self, cards: int) -> int:
        """The kinds of a set of cards, as a set."""
        return mask_of({self.of[card] for card in members(cards) if card in self.of})

    def more(self, cards: int, added: Iterable[int]) -> int:
        """A set in which twins are told by their number alone, with cards added."""
        for card in added:
            left = self.masks[self.of[card]] & ~cards
            cards |= left & -left
        return cards

    def less(self, cards: int, gone: Iterable[int]) -> int:
        """Such a set without a card of each of these kinds."""
        for kind in gone:
            cards &= ~(1 << (cards & self.masks[kind]).bit_length() - 1)
        return cards
