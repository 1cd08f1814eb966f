"""The slips of people: their judgement of moves that are nearly as good strays.

What stands out is seen by everybody; the closer moves lie together, the less can be said which of
them a person plays. So a slip costs little where much is at stake, and much only of a player whose
judgement strays widely.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from hanafuda_desktop.cards.shuffle import SplitMix64

__all__ = ["SURE", "seems_best"]

SURE: Final = 1e6
"""A move that is played in any case is worth more, one that is never played less than its
negative."""

_UNIT: Final = float(1 << 53)


def seems_best(worth: Sequence[float], whims: float, chance: SplitMix64) -> int:
    """The place of the move that seems best to somebody.

    Args:
        worth: what each move is worth, in any unit; at least one.
        whims: how far his judgement strays: what a move seems to be worth lies above what it is by
            anything up to so many standard deviations of all these. A move that is better than the
            others by more than that is always seen.
        chance: decides how far it strays.
    """
    best = max(range(len(worth)), key=worth.__getitem__)
    if not whims or worth[best] >= SURE / 2:
        return best
    weighed = [place for place, each in enumerate(worth) if each > -SURE / 2]
    if not weighed:
        return best
    mean = sum([worth[place] for place in weighed]) / len(weighed)
    spread = sqrt(sum([(worth[place] - mean) ** 2 for place in weighed]) / len(weighed))
    seems = [worth[place] + whims * spread * (chance.next() >> 11) / _UNIT for place in weighed]
    return weighed[max(range(len(weighed)), key=seems.__getitem__)]
