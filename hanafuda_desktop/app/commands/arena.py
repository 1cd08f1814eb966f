"""What ``hanafuda arena`` understands, does and says."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from hanafuda_desktop.app.commands.command import (
    PROBLEMS,
    CommandOutput,
    CommandProblem,
    seed_number,
    whole,
)
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.workers.contests import Measured, Wanted, measure
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.families.registry import computer_kinds
from hanafuda_desktop.lab.report import clear_bar, progress_bar
from hanafuda_desktop.lab.statistics import LEAST_FOR_INTERVAL
from hanafuda_desktop.play.seats import MOST_ROUNDS, MOST_SEATS
from hanafuda_desktop.rules.diagnostics import did_you_mean, quoted
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain

_DESCRIPTION: Final = """\
Measure two kinds of computer players against each other. Every deal is played with the seats
exchanged; at tables for more, each seat is held once by one kind among the others of the other
kind, and once the other way round. Intervals are those of 95 % and go by deals; fewer than ten
deals have none."""


def arena_parser() -> ArgumentParser:
    """The words after ``hanafuda arena``."""
    parser = ArgumentParser("hanafuda arena", description=_DESCRIPTION)
    parser.add_argument("game", metavar="GAME", help="a game's name, or the path of a rule file")
    parser.add_argument(
        "--players",
        metavar="A,B",
        type=_two,
        required=True,
        help="the two kinds, such as expert,greedy: the first is measured against the second",
    )
    parser.add_argument(
        "--pairs", metavar="N", type=_pairs, default=100, help="how many deals (100)"
    )
    parser.add_argument("--seed", metavar="S", type=seed_number, default=0, help="which deals (0)")
    parser.add_argument("--seats", metavar="N", type=_seats, help="how many play (the fewest)")
    parser.add_argument(
        "--rounds", metavar="R", type=_rounds, help="rounds a game (as the rules say)"
    )
    parser.add_argument(
        "--processes", metavar="P", type=_processes, help="how many at a time (one for each core)"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=_run)
    return parser


def _two(text: str) -> tuple[str, str]:
    words = [word.strip().lower() for word in text.split(",")]
    if len(words) != 2 or not all(words):
        raise ArgumentTypeError(f"two words with a comma between are needed, not {quoted(text)}")
    return words[0], words[1]


def _pairs(text: str) -> int:
    return whole(text, 1, 20_000)


def _seats(text: str) -> int:
    return whole(text, 2, MOST_SEATS)


def _rounds(text: str) -> int:
    return whole(text, 1, MOST_ROUNDS)


def _processes(text: str) -> int:
    return whole(text, 1, 64)


def arena(rules: GameBase, options: Namespace) -> Measured:
    """What the options ask to be measured.

    Raises:
        CommandProblem: it cannot be.
    """
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
    bar = progress_bar if sys.stderr is not None and sys.stderr.isatty() else None
    try:
        return measure(rules, wanted, processes=options.processes, progress=bar)
    except DealError as error:
        raise CommandProblem(f"{name}: {error}") from None
    except (BrokenProcessPool, MemoryError):
        raise CommandProblem(
            "a process was ended from outside; is there too little memory?", PROBLEMS
        ) from None
    finally:
        if bar is not None:
            clear_bar()


def _run(library: Library, options: Namespace) -> CommandOutput:
    _, rules = library.find(options.game)
    facts = arena(rules, options).to_json()
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
