"""What a rule file leaves open to a solver: whether positions can be packed, and what can wait."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hanafuda_desktop.cards.cardset import mask_of, members
from hanafuda_desktop.families.tableau.compiled import NO_LIMIT, CompiledTableau, CompiledYaku, Pile

# Cards that no rule of a patience tells apart, such as the two chaff of a month.
#
# Two tables on which such cards have changed places are the same table to a solver.


def twins_of(compiled: CompiledTableau) -> tuple[tuple[int, ...], ...]:
    """The cards of the deck in groups within which nothing tells them apart, lowest first."""
    return _twins(compiled.deck, compiled.piles, compiled.yaku)


@lru_cache(maxsize=16)
def _twins(
    deck: tuple[int, ...], piles: tuple[Pile, ...], yaku: tuple[CompiledYaku, ...]
) -> tuple[tuple[int, ...], ...]:
    groups: list[list[int]] = []
    for card in deck:
        for group in groups:
            if _are_twins(piles, yaku, group[0], card):
                group.append(card)
                break
        else:
            groups.append([card])
    return tuple(map(tuple, groups))


def _are_twins(
    piles: tuple[Pile, ...], yaku: tuple[CompiledYaku, ...], one: int, other: int
) -> bool:
    """Whether the rules say the same when the two cards change their names."""
    return all(_pile_is_blind(pile, one, other) for pile in piles) and all(
        _same(mask, one, other) for one_yaku in yaku for way in one_yaku.ways for mask in way.slots
    )


def _pile_is_blind(pile: Pile, one: int, other: int) -> bool:
    tables = (pile.onto, pile.runs, pile.lowers)
    return _same(pile.base, one, other) and all(
        _table_is_blind(table, one, other) for table in tables
    )


def _table_is_blind(table: Sequence[int], one: int, other: int) -> bool:
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
