"""A game's rules, of whichever family."""

from __future__ import annotations

from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["FAMILIES", "GameRules"]

GameRules = TableauRules
"""The rules of a game; a union over the families."""

FAMILIES: dict[str, type[GameRules]] = {"tableau": TableauRules}
"""The model that reads a rule file of each family."""
