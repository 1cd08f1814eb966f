"""From a rule file's family to the engine that plays it.

An engine is imported when a game of its family is first played: a program that opens a patience
does not wait for the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from hanafuda_desktop.engine.family import Family, engine_for
from hanafuda_desktop.engine.game import Deal, Game
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import known
from hanafuda_desktop.play.seats import SeatedGame, Seating
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.players.search import SearchModel
    from hanafuda_desktop.rulebook.sentences import FamilyRulebook

# The engines, and games that are played with them.


def compile_rules(
    rules: GameBase, players: int | None = None, rounds: int | None = None
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
    rules = known(rules)
    match rules.family:
        case "tableau":
            from hanafuda_desktop.families.tableau.family import Tableau

            return engine_for(Tableau, rules, players, rounds)
        case "fishing":
            from hanafuda_desktop.families.fishing.family import Fishing

            return engine_for(Fishing, rules, players, rounds)
        case "shedding":
            from hanafuda_desktop.families.shedding.family import Shedding

            return engine_for(Shedding, rules, players, rounds)
        case "speed":
            from hanafuda_desktop.families.speed.family import Speed

            return engine_for(Speed, rules, players, rounds)


def new_game(
    rules: GameBase,
    *,
    seed: int = 0,
    laid: Deal | None = None,
    players: int | None = None,
    rounds: int | None = None,
) -> Game:
    """A game by these rules; see :class:`~.engine.game.Game` and :func:`compile_rules`.

    Raises:
        DealError: what is laid out is not the deck, or the game is not for so many players.
        RecordError: it shows no position of this game.
    """
    return Game(compile_rules(rules, players, rounds), seed=seed, laid=laid, rounds=rounds)


def deal_for(rules: GameBase, seating: Seating, seed: int, deal: Deal | None = None) -> SeatedGame:
    """A new game for those who sit there.

    Raises:
        EngineError: the deal is not possible.
    """
    players, rounds = len(seating.seats), seating.rounds
    return SeatedGame(
        new_game(rules, seed=seed, laid=deal, players=players, rounds=rounds), seating
    )


class GameFormat(NamedTuple):
    """How a game is played by a number of players.

    Attributes:
        rounds: how many rounds it has, by its rules.
        sides: the seats of each side.
    """

    rounds: int
    sides: tuple[tuple[int, ...], ...]


def round_facts(rules: GameBase, players: int) -> GameFormat:
    """How so many play this game.

    Raises:
        DealError: it is not for so many.
    """
    now = new_game(rules, players=players).view().round
    if now is None:
        return GameFormat(1, tuple((seat,) for seat in range(players)))
    return GameFormat(now.rounds, now.sides)


# What plays for the computer, in games in which seats take turns.


def mind_of(rules: GameBase) -> SearchModel:
    """What weighs the moves of these rules' family.

    Raises:
        TypeError: seats do not take turns, or nobody plays against another.
    """
    rules = known(rules)
    match rules.family:
        case "fishing":
            from hanafuda_desktop.families.fishing import players as fishing

            return fishing
        case "shedding":
            from hanafuda_desktop.families.shedding import players as shedding

            return shedding
        case _:
            raise TypeError(f"in games of the family {rules.family!r} no moves are weighed")


def quick_move(view: View, moves: Sequence[Any], rules: GameBase) -> Any:
    """A move that makes sense, in no time at all; of a family that has no mind, the first.

    This plays where a player failed: it searches nothing, so that it may be asked where nobody can
    wait, and so that no rule file can keep it busy.

    Args:
        view: what the seat to move sees.
        moves: its legal moves, at least one.
        rules: the game's rules.

    Raises:
        ValueError: there is no move.
    """
    if rules.family in ("fishing", "shedding"):
        return mind_of(rules).quick_move(rules, view, moves)
    return max(moves, key=lambda _: 0)


# The computer players of each family: the word for each, and what people call it.


def computer_kinds(rules: GameBase) -> dict[str, str]:
    """Those that can sit at a game."""
    if rules.family == "speed":
        from hanafuda_desktop.families.speed.players import KEEPS_PACE, SPEED_LEVELS

        return {level.id: tr(level.name) for level in (*SPEED_LEVELS, KEEPS_PACE)}
    from hanafuda_desktop.players.levels import ALL_LEVELS

    return {level.id: tr(level.name) for level in ALL_LEVELS}


def offered_kinds(rules: GameBase) -> dict[str, str]:
    """Those that people choose from."""
    if rules.family == "speed":
        return computer_kinds(rules)
    from hanafuda_desktop.players.levels import LEVELS

    return {level.id: tr(level.name) for level in LEVELS}


# How games are told.


def rulebook_of(rules: GameBase) -> FamilyRulebook:
    """What the page of a game is made of."""
    match known(rules).family:
        case "tableau":
            from hanafuda_desktop.families.tableau.rulebook import RULEBOOK
        case "fishing":
            from hanafuda_desktop.families.fishing.rulebook import RULEBOOK
        case "shedding":
            from hanafuda_desktop.families.shedding.rulebook import RULEBOOK
        case "speed":
            from hanafuda_desktop.families.speed.rulebook import RULEBOOK
    return RULEBOOK
