"""All checks of fishing games."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.rules.checks import (
    fishing_cards,
    fishing_contests,
    fishing_deal,
    fishing_redeals,
    fishing_score,
    fishing_stop,
    fishing_yaku,
)
from hanafuda_desktop.rules.checks.problem import Check

__all__ = ["CHECKS"]

CHECKS: Final[tuple[Check, ...]] = (
    *fishing_cards.CHECKS,
    *fishing_deal.CHECKS,
    *fishing_redeals.CHECKS,
    *fishing_yaku.CHECKS,
    *fishing_contests.CHECKS,
    *fishing_stop.CHECKS,
    *fishing_score.CHECKS,
)
