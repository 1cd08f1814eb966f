"""From a rule file's family to the engine that plays it.

An engine is imported when a game of its family is first played: a program that opens a patience
does not wait for the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.rules.schema.rulefile import GameRules

if TYPE_CHECKING:
    from hanafuda_desktop.engine.fishing.family import Fishing
    from hanafuda_desktop.engine.tableau.family import Tableau
    from hanafuda_desktop.rules.schema.fishing import FishingRules
    from hanafuda_desktop.rules.schema.tableau import TableauRules

__all__ = ["compile_fishing", "compile_rules", "compile_tableau"]

_MOST_KEPT: Final = 4


class _Kept(NamedTuple):
    rules: GameRules
    players: int | None
    rounds: int | None
    engine: Family[Any, Any]


# The game, its hints and its searches ask for the engine of the very same rules again and again.
_kept: list[_Kept] = []


def compile_rules(
    rules: GameRules, players: int | None = None, rounds: int | None = None
) -> Family[Any, Any]:
    """The engine of the rules' family; for the same rules object and table, the same engine.

    Args:
        rules: the game's rules.
        players: how many play; the fewest that the rules allow if left out.
        rounds: how many rounds they agreed on, in games of several rounds.

    Raises:
        DealError: the game is not for so many players.
    """
    for kept in _kept:
        if kept.rules is rules and kept.players == players and kept.rounds == rounds:
            return kept.engine
    engine = _compiled(rules, players, rounds)
    _kept.insert(0, _Kept(rules, players, rounds, engine))
    del _kept[_MOST_KEPT:]
    return engine


def _compiled(rules: GameRules, players: int | None, rounds: int | None) -> Family[Any, Any]:
    match rules.family:
        case "tableau":
            from hanafuda_desktop.engine.tableau.family import Tableau

            return Tableau(rules)
        case "fishing":
            from hanafuda_desktop.engine.fishing.family import Fishing

            return Fishing(rules, rules.players.least if players is None else players, rounds)


def compile_tableau(rules: TableauRules) -> Tableau:
    """The engine of a patience."""
    return cast("Tableau", compile_rules(rules))


def compile_fishing(
    rules: FishingRules, players: int | None = None, rounds: int | None = None
) -> Fishing:
    """The engine of a fishing game.

    Raises:
        DealError: the game is not for so many players.
    """
    return cast("Fishing", compile_rules(rules, players, rounds))
