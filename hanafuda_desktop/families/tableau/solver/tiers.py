"""What deals are looked for, and what is said of those that were found: values, quick to import."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from hanafuda_desktop.families.tableau.solver.search import Solution


class Tier(StrEnum):
    """How hard a deal is, among those of its rules that can be won."""

    EASY = "easy"
    MIDDLING = "middling"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Picked:
    """What came of looking for a deal.

    Attributes:
        deal: the number of the first deal that can be won; ``None`` if there was none.
        tried: how many deals were looked at.
        solution: how it can be won.
    """

    deal: int | None
    tried: int
    solution: Solution | None = None


class Borders(NamedTuple):
    """The efforts that part the tiers (:mod:`.deals`).

    Attributes:
        easy: a deal of this effort, or less, is easy.
        hard: a deal of this effort, or more, is hard.
    """

    easy: int
    hard: int


def borders_of(efforts: Sequence[int]) -> Borders:
    """The borders by the efforts of some deals that can be won, at least one.

    Easy and hard is a quarter each, or more where many take the same effort.
    """
    ordered = sorted(efforts)
    quarter = max(1, len(ordered) // 4)
    return Borders(ordered[quarter - 1], ordered[-quarter])


def tier_of(effort: int, borders: Borders) -> Tier:
    """The tier of a deal that takes this effort."""
    if effort <= borders.easy:
        return Tier.EASY
    return Tier.HARD if effort >= borders.hard else Tier.MIDDLING
