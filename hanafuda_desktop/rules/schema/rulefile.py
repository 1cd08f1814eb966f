"""A game's rules, of whichever family."""

from __future__ import annotations

from hanafuda_desktop.rules.schema.fishing import FishingRules
from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["FAMILIES", "GameRules"]

GameRules = TableauRules | FishingRules
"""The rules of a game; a union over the families."""

FAMILIES: dict[str, type[TableauRules | FishingRules]] = {
    "tableau": TableauRules,
    "fishing": FishingRules,
}
"""The model that reads a rule file of each family."""
