"""From a rule file's family to the engine that plays it."""

from __future__ import annotations

from typing import Any

from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["compile_rules"]


def compile_rules(rules: GameRules) -> Family[Any, Any]:
    """The engine of the rules' family, compiled for these rules."""
    return Tableau(rules)
