"""From a rule file's family to the engine that plays it.

An engine is imported when a game of its family is first played: a program that opens a patience
does not wait for the others.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, cast

from hanafuda_desktop.engine.family import Family
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.families.fishing.family import Fishing
    from hanafuda_desktop.families.fishing.schema import FishingRules
    from hanafuda_desktop.families.shedding.family import Shedding
    from hanafuda_desktop.families.shedding.schema import SheddingRules
    from hanafuda_desktop.families.speed.family import Speed
    from hanafuda_desktop.families.speed.schema import SpeedRules
    from hanafuda_desktop.families.tableau.family import Tableau
    from hanafuda_desktop.families.tableau.schema import TableauRules


_MOST_KEPT: Final = 16
"""So many engines are kept: those of a table, and of what is looked at beside it."""

_Key = tuple[int, int, int | None]

# The game, its hints and its searches ask for the engine of the very same rules again and again.
# The rules are kept with it, so that no others can come to have their identity.
_kept: OrderedDict[_Key, tuple[GameRules, Family[Any, Any]]] = OrderedDict()


def compile_rules(
    rules: GameRules, players: int | None = None, rounds: int | None = None
) -> Family[Any, Any]:
    """The engine of the rules' family; for the same rules object and table, the same engine.

    Args:
        rules: the game's rules.
        players: how many play; the fewest that the rules allow if left out.
        rounds: how many rounds they agreed on, in games of several rounds; as many as the rules
            say if left out.

    Raises:
        DealError: the game is not for so many players.
    """
    players = rules.players.least if players is None else players
    rounds = getattr(rules, "rounds", None) if rounds is None else rounds
    key = (id(rules), players, rounds)
    kept = _kept.get(key)
    if kept is None:
        kept = _kept[key] = (rules, _compiled(rules, players, rounds))
        if len(_kept) > _MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return kept[1]


def _compiled(rules: GameRules, players: int, rounds: int | None) -> Family[Any, Any]:
    match rules.family:
        case "tableau":
            from hanafuda_desktop.families.tableau.family import Tableau

            return Tableau(rules)
        case "fishing":
            from hanafuda_desktop.families.fishing.family import Fishing

            return Fishing(rules, players, rounds)
        case "shedding":
            from hanafuda_desktop.families.shedding.family import Shedding

            return Shedding(rules, players, rounds)
        case "speed":
            from hanafuda_desktop.families.speed.family import Speed

            return Speed(rules, players, rounds)


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


def compile_shedding(
    rules: SheddingRules, players: int | None = None, rounds: int | None = None
) -> Shedding:
    """The engine of a shedding game.

    Raises:
        DealError: the game is not for so many players.
    """
    return cast("Shedding", compile_rules(rules, players, rounds))


def compile_speed(rules: SpeedRules) -> Speed:
    """The engine of a real-time game."""
    return cast("Speed", compile_rules(rules))


# The computer players of each family: the word for each, and what people call it.


def computer_kinds(rules: GameRules) -> dict[str, str]:
    """Those that can sit at a game."""
    if rules.family == "speed":
        from hanafuda_desktop.families.speed.players import KEEPS_PACE, SPEED_LEVELS

        return {level.id: tr(level.name) for level in (*SPEED_LEVELS, KEEPS_PACE)}
    from hanafuda_desktop.players.levels import ALL_LEVELS

    return {level.id: tr(level.name) for level in ALL_LEVELS}


def offered_kinds(rules: GameRules) -> dict[str, str]:
    """Those that people choose from."""
    if rules.family == "speed":
        return computer_kinds(rules)
    from hanafuda_desktop.players.levels import LEVELS

    return {level.id: tr(level.name) for level in LEVELS}
