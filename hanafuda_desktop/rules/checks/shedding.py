"""All checks of shedding games."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.rules.checks import shedding_deal, shedding_effects, shedding_plays
from hanafuda_desktop.rules.checks.problem import Check

__all__ = ["CHECKS"]

CHECKS: Final[tuple[Check, ...]] = (
    *shedding_deal.CHECKS,
    *shedding_plays.CHECKS,
    *shedding_effects.CHECKS,
)
