"""Cards that no rule of a patience tells apart, such as the two chaff of a month.

Two tables on which such cards have changed places are the same table to a solver.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hanafuda_desktop.engine.tableau.program import Pile, Program
from hanafuda_desktop.engine.tableau.yaku import YakuProgram

__all__ = ["twins_of"]


def twins_of(program: Program) -> tuple[tuple[int, ...], ...]:
    """The cards of the deck in groups within which nothing tells them apart, lowest first."""
    return _twins(program.deck, program.piles, program.yaku)


@lru_cache(maxsize=16)
def _twins(
    deck: tuple[int, ...], piles: tuple[Pile, ...], yaku: tuple[YakuProgram, ...]
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
    piles: tuple[Pile, ...], yaku: tuple[YakuProgram, ...], one: int, other: int
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
