"""What ``hanafuda simulate`` understands and does."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from functools import partial

from hanafuda_desktop.app.commands.command import CommandOutput, CommandProblem, seed_number, whole
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.families.registry import mind_of
from hanafuda_desktop.lab import simulation
from hanafuda_desktop.lab.report import measured_text, progress_bar
from hanafuda_desktop.players.levels import ALL_LEVELS, Level
from hanafuda_desktop.rules.schema.game import GameBase


def simulate_parser() -> ArgumentParser:
    """The words after ``hanafuda simulate``."""
    kinds = ", ".join(level.id for level in ALL_LEVELS)
    parser = ArgumentParser("hanafuda simulate", description="Play a game many times; measure it.")
    parser.add_argument("game", metavar="GAME", help="a game's name, or the path of a rule file")
    parser.add_argument("--games", metavar="N", type=_count, default=100, help="how many (100)")
    parser.add_argument(
        "--seed", metavar="S", type=seed_number, default=0, help="the first deal (0)"
    )
    parser.add_argument("--players", metavar="P", type=_few, help="how many play (the fewest)")
    parser.add_argument("--rounds", metavar="R", type=_few, help="rounds a game (as the rules say)")
    parser.add_argument(
        "--seats",
        metavar="WHO,...",
        help=f"who plays: {kinds}; one for all, or one for each seat (random)",
    )
    parser.add_argument(
        "--max-moves", metavar="M", type=_count, help="give up a game after so many moves"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=_run)
    return parser


def _run(library: Library, options: Namespace) -> CommandOutput:
    _, rules = library.find(options.game)
    facts = simulated(rules, options).to_json()
    return CommandOutput(measured_text(facts), facts)


def _count(text: str) -> int:
    return whole(text, 1, 10_000_000)


def _few(text: str) -> int:
    return whole(text, 1, 99)


def simulated(rules: GameBase, options: Namespace) -> simulation.Simulation:
    """The games that the options ask for.

    Raises:
        CommandProblem: this game cannot be played so.
    """
    levels = _levels(options.seats)
    players = options.players
    if len(levels) > 1 and players is None:
        players = len(levels)
    levels = _seated(rules, levels, players)
    by_chance = all(level.id == "random" for level in levels)
    try:
        return simulation.simulate(
            rules,
            games=options.games,
            seed=options.seed,
            max_moves=options.max_moves,
            table=simulation.TableWanted(
                None if rules.players.most == 1 else players,
                options.rounds,
                () if by_chance else tuple(partial(level.make, mind_of) for level in levels),
            ),
            progress=progress_bar if sys.stderr is not None and sys.stderr.isatty() else None,
        )
    except DealError as error:
        raise CommandProblem(f"{rules.id}: {error}") from None


def _seated(rules: GameBase, levels: list[Level], players: int | None) -> list[Level]:
    """Who plays in which seat.

    Raises:
        CommandProblem: they cannot play this game.
    """
    if rules.players.most == 1 and (players or 1) > 1:
        raise CommandProblem(f"{rules.id} is for one player")
    if any(level.id != "random" for level in levels) and rules.players.most == 1:
        raise CommandProblem("only chance plays a patience")
    if any(level.id != "random" for level in levels) and rules.family == "speed":
        raise CommandProblem("only chance plays a real-time game move by move")
    count = rules.players.least if players is None else players
    if len(levels) == 1:
        levels *= count
    if levels and len(levels) != count:
        raise CommandProblem(f"--seats: {len(levels)} are named, and {count} play")
    return levels


def _levels(text: str | None) -> list[Level]:
    if text is None:
        return []
    found = []
    for word in text.split(","):
        known = [level for level in ALL_LEVELS if level.id == word.strip().lower()]
        if not known:
            kinds = ", ".join(level.id for level in ALL_LEVELS)
            raise CommandProblem(f"--seats: '{word.strip()}' is no player; there are {kinds}")
        found += known
    return found
