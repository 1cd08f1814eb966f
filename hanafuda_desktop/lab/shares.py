"""Shares of what was counted, with how far they may be wrong."""

from __future__ import annotations

from math import sqrt
from typing import Final

__all__ = ["NORMAL_95", "share_of"]

NORMAL_95: Final = 1.959964
"""So many standard errors lie on either side of a mean in 19 of 20 cases."""


def share_of(successes: float, trials: float) -> dict[str, float]:
    """A share with its 95 % interval (Wilson 1927), which is sound for few and rare successes."""
    share = successes / trials
    square = NORMAL_95**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    half = NORMAL_95 * spread / (1 + square / trials)
    return {"share": share, "low": max(0.0, middle - half), "high": min(1.0, middle + half)}
