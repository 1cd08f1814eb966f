"""In how many ways cards can be laid at most: what is too many for a rule file, and for a turn."""

from __future__ import annotations

from math import comb
from typing import Final

__all__ = ["MOST_OFFERED", "chain_ways", "ways_beside"]

MOST_OFFERED: Final = 3_000
"""In so many ways a combination may be made in a turn. Nobody looks through more, and a list of
them would hold up the table and the computer players."""


def chain_ways(cards: int, least: int, most: int) -> int:
    """How many ways there are to lay so many of these cards, if any card fits on any other; of an
    order it matters which card comes to lie on top.
    """
    return sum(max(1, count) * comb(cards, count) for count in range(least, most + 1))


def ways_beside(onto_field: int, field: int, lying: int, lay: int, left: int) -> int:
    """How many ways there are to do the rest of a combination, if any card fits on any other.

    Args:
        onto_field: 1 if the hand cards are laid on a field card, else 0.
        field: how many field cards are discarded by themselves,
        lying: of so many.
        lay: how many hand cards are laid on the field,
        left: of so many.
    """
    taken = onto_field + field
    return max(1, taken) * comb(lying, taken) * comb(left, lay)
