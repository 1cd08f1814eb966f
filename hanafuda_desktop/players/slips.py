"""The slips of people: now and then the best move is overlooked, and a good one is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hanafuda_desktop.cards.shuffle import SplitMix64

__all__ = ["slipped"]

_PARTS: Final = 1 << 32


def slipped(ranked: Sequence[Any], share: float, chance: SplitMix64) -> Any:
    """The first of these moves, or in a share of all cases another of the better half.

    Args:
        ranked: the moves, the best first; at least one.
        share: how often the best is overlooked where there is another.
        chance: decides whether it is, and what is played then.
    """
    better = (len(ranked) + 1) // 2
    if len(ranked) == 1 or chance.below(_PARTS) >= share * _PARTS:
        return ranked[0]
    return ranked[1 + chance.below(max(1, better - 1))]
