"""The state of a patience: a frozen value."""

from __future__ import annotations

from typing import NamedTuple


class TableauState(NamedTuple):
    """Where every card lies.

    Attributes:
        piles: the cards of each pile, lowest first, in the order of the program's piles.
        face_down: how many of the lowest cards of each pile lie face down.
        collected: the yaku collected so far, in order: the yaku's place and its cards as a set.
        redeals_used: how often the waste was turned over.
        chance: state of the generator that feeds shuffles to come.
    """

    piles: tuple[tuple[int, ...], ...]
    face_down: tuple[int, ...]
    collected: tuple[tuple[int, int], ...] = ()
    redeals_used: int = 0
    chance: int = 0
