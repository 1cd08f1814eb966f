"""All checks of patiences."""

from __future__ import annotations

from typing import Final

from hanafuda_desktop.rules.checks import tableau_cards, tableau_layout, tableau_win, tableau_yaku
from hanafuda_desktop.rules.checks.problem import Check

__all__ = ["CHECKS"]

CHECKS: Final[tuple[Check, ...]] = (
    *tableau_cards.CHECKS,
    *tableau_layout.CHECKS,
    *tableau_yaku.CHECKS,
    *tableau_win.CHECKS,
)
