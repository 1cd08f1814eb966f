"""The commands that play a game many times: ``simulate`` and ``arena``."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final

from hanafuda_desktop.app.commands.command import (
    PROBLEMS,
    USAGE,
    CommandOutput,
    CommandParser,
    CommandProblem,
    add_whole,
    problems,
)
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.workers.contests import Wanted, measure
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.families.registry import computer_kinds, mind_of
from hanafuda_desktop.lab import simulation
from hanafuda_desktop.lab.statistics import (
    LEAST_FOR_INTERVAL,
    clear_bar,
    measured_text,
    progress_bar,
)
from hanafuda_desktop.play.seats import MOST_ROUNDS, MOST_SEATS
from hanafuda_desktop.players.levels import ALL_LEVELS, Level
from hanafuda_desktop.rules.diagnostics import did_you_mean, quoted
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain


def _simulate_parser() -> CommandParser:
    kinds = ", ".join(level.id for level in ALL_LEVELS)
    parser = CommandParser("simulate", _simulate, "Play a game many times; measure it.")
    parser.add_game()
    add_whole(parser, "--games N", 1, 10_000_000, "how many (100)", default=100)
    add_whole(parser, "--seed S", 0, MAX_SEED, "the first deal (0)", default=0)
    add_whole(parser, "--players P", 1, 99, "how many play (the fewest)")
    add_whole(parser, "--rounds R", 1, 99, "rounds a game (as the rules say)")
    parser.add_argument(
        "--seats",
        metavar="WHO,...",
        help=f"who plays: {kinds}; one for all, or one for each seat (random)",
    )
    add_whole(parser, "--max-moves M", 1, 10_000_000, "give up a game after so many moves")
    parser.add_json()
    return parser


def _simulate(library: Library, options: Namespace) -> CommandOutput:
    _, rules = library.find(options.game)
    levels = _levels(options.seats)
    players = options.players
    if len(levels) > 1 and players is None:
        players = len(levels)
    levels = _seated(rules, levels, players)
    by_chance = all(level.id == "random" for level in levels)
    with problems(DealError, of=rules.id, code=USAGE):
        found = simulation.simulate(
            rules,
            games=options.games,
            seed=options.seed,
            max_moves=options.max_moves,
            table=simulation.TableWanted(
                None if rules.players.most == 1 else players,
                options.rounds,
                () if by_chance else tuple(partial(level.make, mind_of) for level in levels),
            ),
            progress=progress_bar,
        )
    facts = found.to_json()
    return CommandOutput(measured_text(facts), facts)


def _seated(rules: GameBase, levels: list[Level], players: int | None) -> list[Level]:
    """Who plays in which seat.

    Raises:
        CommandProblem: they cannot play this game.
    """
    by_chance = all(level.id == "random" for level in levels)
    if rules.players.most == 1 and (players or 1) > 1:
        raise CommandProblem(f"{rules.id} is for one player")
    if rules.players.most == 1 and not by_chance:
        raise CommandProblem("only chance plays a patience")
    if rules.family == "speed" and not by_chance:
        raise CommandProblem("only chance plays a real-time game move by move")
    count = rules.players.least if players is None else players
    if len(levels) == 1:
        levels *= count
    if levels and len(levels) != count:
        raise CommandProblem(f"--seats: {len(levels)} are named, and {count} play")
    return levels


def _levels(text: str | None) -> list[Level]:
    kinds = {level.id: level for level in ALL_LEVELS}
    words = [] if text is None else [word.strip() for word in text.split(",")]
    for word in words:
        if word.lower() not in kinds:
            raise CommandProblem(f"--seats: '{word}' is no player; there are {', '.join(kinds)}")
    return [kinds[word.lower()] for word in words]


_DESCRIPTION: Final = """\
Measure two kinds of computer players against each other. Every deal is played with the seats
exchanged; at tables for more, each seat is held once by one kind among the others of the other
kind, and once the other way round. Intervals are those of 95 % and go by deals; fewer than ten
deals have none."""


def _arena_parser() -> CommandParser:
    parser = CommandParser("arena", _arena, _DESCRIPTION)
    parser.add_game()
    parser.add_argument(
        "--players",
        metavar="A,B",
        type=_two,
        required=True,
        help="the two kinds, such as expert,greedy: the first is measured against the second",
    )
    add_whole(parser, "--pairs N", 1, 20_000, "how many deals (100)", default=100)
    add_whole(parser, "--seed S", 0, MAX_SEED, "which deals (0)", default=0)
    add_whole(parser, "--seats N", 2, MOST_SEATS, "how many play (the fewest)")
    add_whole(parser, "--rounds R", 1, MOST_ROUNDS, "rounds a game (as the rules say)")
    add_whole(parser, "--processes P", 1, 64, "how many at a time (one for each core)")
    parser.add_json()
    return parser


PARSERS: Final = {"arena": _arena_parser, "simulate": _simulate_parser}


def _two(text: str) -> tuple[str, str]:
    words = [word.strip().lower() for word in text.split(",")]
    if len(words) != 2 or not all(words):
        raise ArgumentTypeError(f"two words with a comma between are needed, not {quoted(text)}")
    return words[0], words[1]


def _arena(library: Library, options: Namespace) -> CommandOutput:
    _, rules = library.find(options.game)
    name = plain(rules.name)
    if rules.players.most == 1:
        raise CommandProblem(
            f"{name} is for one player, and nobody can be measured against another"
        )
    for word in options.players:
        _check(word, rules)
    wanted = Wanted(
        options.players, options.pairs, options.seed, seats=options.seats, rounds=options.rounds
    )
    try:
        with problems(DealError, of=name, code=USAGE):
            measured = measure(rules, wanted, processes=options.processes, progress=progress_bar)
    except (BrokenProcessPool, MemoryError):
        raise CommandProblem(
            "a process was ended from outside; is there too little memory?", PROBLEMS
        ) from None
    finally:
        clear_bar()
    facts = measured.to_json()
    return CommandOutput(arena_text(facts), facts)


def _check(word: str, rules: GameBase) -> None:
    known = computer_kinds(rules)
    if word not in known:
        hint = did_you_mean(word, known)
        there_are = f"there are {', '.join(known)}"
        raise CommandProblem(
            f"--players: nobody is called {quoted(word)} in {plain(rules.name)}: "
            + (f"{hint} {there_are[0].upper()}{there_are[1:]}" if hint else there_are)
        )


def arena_text(facts: dict[str, Any]) -> str:
    """The facts of ``Measured.to_json`` as lines for people."""
    won, points = facts["won_share"], facts["points_per_round"]
    first, second = facts["players"]
    width = max(len(first["id"]), len(second["id"]), 8)
    rounds = f"{facts['rounds_per_game']:.3g} round{'' if facts['rounds_per_game'] == 1 else 's'}"
    many = f"{facts['pairs']} deal{'' if facts['pairs'] == 1 else 's'}, {facts['games']} games"
    certain = _between(won, ".1%", facts["pairs"])
    certain_points = _between(points, "+.2f", facts["pairs"])
    lines = [
        f"{facts['game']}: {first['id']} against {second['id']}, seed {facts['seed']}",
        f"  {'played':{width}}  {many} of {facts['seats']} players, {rounds} each",
        f"  {'won':{width}}  {won['share']:.1%} ({certain})",
        f"  {'points':{width}}  {points['mean']:+.2f} a round ({certain_points})",
        f"  {'':{width}}  decisions{'mean':>11}{'95 % under':>13}{'longest':>11}{'faults':>8}",
    ]
    lines += [_player_line(player, width) for player in (first, second)]
    lines += [
        f"  {player['id']} failed: {reason}"
        for player in (first, second)
        for reason in player["faults"]["reasons"]
    ]
    stopped = facts["stopped"]
    if stopped["count"]:
        lines.append(f"  {stopped['count']} games stopped: {'; '.join(stopped['reasons'])}")
    return "\n".join(lines)


def _between(interval: dict[str, float | None], form: str, deals: int) -> str:
    """The ends of an interval, or why it has none."""
    if deals < LEAST_FOR_INTERVAL:
        return "too few deals for an interval"
    if interval["low"] is None:
        return "the same in every deal"
    return f"95 %: {interval['low']:{form}} to {interval['high']:{form}}"


def _player_line(player: dict[str, Any], width: int) -> str:
    times = player["decision_ms"]
    return (
        f"  {player['id']:{width}}  {player['decisions']:>9}{times['mean']:>8.1f} ms"
        f"{times['p95']:>10.1f} ms{times['max']:>8.1f} ms{player['faults']['count']:>8}"
    )
