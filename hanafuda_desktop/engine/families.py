"""From a rule file's family to the engine that plays it."""

from __future__ import annotations

from typing import Any, Final

from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["compile_rules", "compile_tableau"]

_MOST_KEPT: Final = 4
# The game, its hints and its searches ask for the engine of the very same rules again and again.
_kept: list[tuple[GameRules, Tableau]] = []


def compile_rules(rules: GameRules) -> Family[Any, Any]:
    """The engine of the rules' family, compiled for these rules."""
    return compile_tableau(rules)


def compile_tableau(rules: GameRules) -> Tableau:
    """The engine of a patience; for the same rules object, the same engine."""
    for known, engine in _kept:
        if known is rules:
            return engine
    engine = Tableau(rules)
    _kept.insert(0, (rules, engine))
    del _kept[_MOST_KEPT:]
    return engine
