"""Measures every level of computer players against the one below, in every game, for the README.

python packaging/measure_levels.py --minutes 60

It goes on where it was stopped: what is done is kept in packaging/levels.jsonl, minutes of work at
a time. It comes round several times, and plays more deals of everything each time, so that every
row of the tables is there early. Without more words, games at tables of the fewest players are
measured; --variants and --larger add the others. Results of rules or levels that have changed since
are dropped; --anew drops those that are measured now, too. Where whole games take too long,
--rounds 1 measures single rounds, and the tables say so. Levels have so many playouts and not so
much time, so any Python measures the same: PyPy does it in less than half the time, and only the
times of decisions must be CPython's: --times 4 plays so many deals more, of as few matches as have
all levels, for times of one day. At the end, and with --readme without any measuring, the tables in
the README are written anew.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from platform import python_implementation
from typing import Final

from level_results import (
    README,
    RESULTS,
    Match,
    Result,
    add,
    current,
    keep,
    left_out,
    match_of,
    pooled,
    put_together,
    read,
    result_of,
    section,
    with_section,
)

from hanafuda_desktop.app.workers.contests import Wanted, measure
from hanafuda_desktop.app.workers.process import cores
from hanafuda_desktop.families.language import known, our_games
from hanafuda_desktop.families.registry import computer_kinds
from hanafuda_desktop.rules.schema.game import GameBase

STEPS: Final = (
    ("greedy", "random"),
    ("casual", "beginner"),
    ("standard", "casual"),
    ("strong", "standard"),
    ("expert", "strong"),
    ("expert", "greedy"),
)
WORTH_MOST: Final = (STEPS[2], STEPS[3], STEPS[5], STEPS[4], STEPS[0], STEPS[1])
"""The same, in the order in which they are measured."""
TIMED_FIRST: Final = (STEPS[0], STEPS[1], STEPS[3], STEPS[5], STEPS[4], STEPS[2])
"""The same, so that the first few of them have all levels."""
PASSES: Final = (12, 30, 100, 300, 1000)
"""So many pairs are played of everything before any more are played of anything."""
SLOW: Final = ("standard", "strong", "expert")
"""Levels that think long, where seats take turns: of them fewer deals are played."""
LARGER: Final = (("go-stop", 3), ("hana-awase", 3), ("higo-bana", 4), ("untitled", 4), ("kaze", 4))
"""Tables that are measured besides those for the fewest players."""

_FIRST_PART: Final = 4
"""So many deals tell how long the others take."""
_TRIAL: Final = 2
"""So many are tried to estimate it."""
_PART_SECONDS: Final = 240
"""About as long is played before it is written down."""


@dataclass(frozen=True, slots=True)
class Task:
    """A match for one seed.

    Attributes:
        match: who plays what.
        rules: the game's rules.
        seed: which deals.
        deals: how many of them.
    """

    match: Match
    rules: GameBase
    seed: int
    deals: int


def main(argv: Sequence[str] | None = None) -> int:
    """Measure; returns the exit code."""
    parser = _parser()
    options = parser.parse_args(argv)
    if options.times is not None and options.anew:
        parser.error("--times plays deals more, and --anew drops those that there are")
    games = shipped_games()
    unknown = [game for game in options.game or () if game not in games]
    if unknown:
        print(f"no game for several is called {unknown[0]}; there are {', '.join(games)}")
        return 2
    if options.take:
        _take(options)
    if not (options.estimate or options.readme):
        keep(options.results, current(read(options.results), games))
    timed = options.times is not None
    tasks = list(_timed(games, options) if timed else _tasks(games, options))
    if options.anew:
        gone = {task.match for task in tasks}
        keep(options.results, [each for each in read(options.results) if each.match not in gone])
    try:
        if options.estimate:
            _estimate(tasks, options)
        elif not options.readme:
            _work(tasks, options)
    except KeyboardInterrupt:
        print("stopped; all lines above are kept")
    if not options.estimate:
        _write_page(games, options)
    return 0


def _take(options: Namespace) -> None:
    """Add what was measured elsewhere, and say what of all that is not kept."""
    files = (options.results, *options.take)
    results = [each for file in files for each in read(file)]
    kept = put_together(results)
    keep(options.results, kept)
    for each in left_out(results, kept):
        print(
            f"left out, as nothing ends where it begins: {each.match.game}, "
            f"{each.match.first} against {each.match.second}, seed {each.seed}, "
            f"deals {each.skipped + 1} to {each.skipped + each.deals}"
        )


def _parser() -> ArgumentParser:
    parser = ArgumentParser("measure_levels", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin nothing after")
    parser.add_argument("--game", action="append", help="only this one; may be given again")
    parser.add_argument("--variants", action="store_true", help="variants of games, too")
    parser.add_argument("--larger", action="store_true", help="tables for more players, too")
    parser.add_argument("--players", help="only these two, such as expert,strong")
    parser.add_argument("--quick", type=int, default=1000, help="deals of quick levels (1000)")
    parser.add_argument("--slow", type=int, default=300, help="deals of slow levels (300)")
    parser.add_argument("--seeds", type=int, default=3, help="on so many seeds (3)")
    parser.add_argument("--rounds", type=int, help="rounds a game (as the rules say)")
    parser.add_argument("--processes", type=int, help="at a time (one for each core)")
    parser.add_argument("--anew", action="store_true", help="drop what was measured of these")
    parser.add_argument("--estimate", action="store_true", help="only say how long it takes")
    parser.add_argument("--readme", action="store_true", help="only write the README")
    parser.add_argument("--take", type=Path, nargs="+", help="add what these files of results have")
    parser.add_argument("--times", type=int, help="so many deals more, for the times of decisions")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file of results")
    parser.add_argument("--page", type=Path, default=README, help="the page with the tables")
    return parser


# --- what is to be done --------------------------------------------------------------------------


def shipped_games() -> dict[str, GameBase]:
    """All games for several, by their ids."""
    return {
        entry.id: entry.loaded.rules
        for entry in our_games().entries()
        if entry.loaded.rules is not None and entry.loaded.rules.players.most > 1
    }


def tables(games: dict[str, GameBase]) -> list[tuple[str, int]]:
    """The games, each with its number of seats."""
    return [
        (game, seats)
        for game, rules in games.items()
        for seats in (rules.player_counts[0], *(n for name, n in LARGER if name == game))
    ]


def _tasks(games: dict[str, GameBase], options: Namespace) -> Iterator[Task]:
    """Few deals of everything, then more."""
    matches = list(_matches(games, options))
    deals = {match: 0 for match, _ in matches}
    for pairs in (*PASSES, max(options.quick, options.slow)):
        for match, rules in matches:
            more = _deals(match, rules, options, pairs)
            if more > deals[match]:
                deals[match] = more
                for seed in range(1, options.seeds + 1):
                    yield Task(match, rules, seed, more)


def _timed(games: dict[str, GameBase], options: Namespace) -> Iterator[Task]:
    """Some deals more of every game's levels, whatever was played before."""
    results = read(options.results)
    seen: set[tuple[str, int, str]] = set()
    matches = dict(_matches(games, options))
    for match in sorted(matches, key=lambda each: TIMED_FIRST.index((each.first, each.second))):
        new = {(match.game, match.seats, level) for level in (match.first, match.second)}
        if not new <= seen:
            seen |= new
            task = Task(match, matches[match], 1, 0)
            yield replace(task, deals=_done(task, results) + options.times)


def _matches(games: dict[str, GameBase], options: Namespace) -> Iterator[tuple[Match, GameBase]]:
    """What is measured, the most valuable first."""
    for step in WORTH_MOST:
        if options.players not in (None, ",".join(step)):
            continue
        for game, seats in tables(games):
            rules = games[game]
            if _is_wanted(game, seats, rules, options) and set(step) <= set(computer_kinds(rules)):
                yield match_of(rules, seats, options.rounds, step), rules


def _is_wanted(game: str, seats: int, rules: GameBase, options: Namespace) -> bool:
    if seats != rules.player_counts[0] and not options.larger:
        return False
    if options.game:
        return game in options.game
    return options.variants or rules.variant_of in (None, game)


def _deals(match: Match, rules: GameBase, options: Namespace, most: int) -> int:
    """How many deals a seed gets: fewer where each is played in more than two seatings."""
    slow = rules.family != "speed" and not {match.first, match.second}.isdisjoint(SLOW)
    pairs = min(most, int(options.slow if slow else options.quick))
    seatings = match.seats if match.seats > 2 else 1
    return max(2, -(-pairs // (int(options.seeds) * seatings)))


def _done(task: Task, results: Sequence[Result]) -> int:
    """How many deals of a task are done."""
    mine = [each for each in results if (each.match, each.seed) == (task.match, task.seed)]
    return max((each.skipped + each.deals for each in mine), default=0)


# --- the work ------------------------------------------------------------------------------------


def _work(tasks: Sequence[Task], options: Namespace) -> None:
    until = time.monotonic() + 60 * options.minutes
    for task in tasks:
        while _done(task, results := read(options.results)) < task.deals:
            left = until - time.monotonic()
            if left <= 0:
                print("the time is up")
                return
            result = _measure(task, results, left, options)
            add(options.results, result)
            _tell(task, result, [*results, result])


def _measure(task: Task, results: Sequence[Result], left: float, options: Namespace) -> Result:
    """The next part of a task, about as long as is good or, if that is less, as time is left."""
    match, skipped = task.match, _done(task, results)
    deals = min(task.deals - skipped, _part(match, results, min(left, _PART_SECONDS)))
    wanted = Wanted(
        (match.first, match.second), deals, task.seed, skipped, match.seats, match.rounds
    )
    began = time.monotonic()
    measured = measure(task.rules, wanted, processes=options.processes)
    return result_of(match, measured, time.monotonic() - began)


def _part(match: Match, results: Sequence[Result], seconds: float) -> int:
    """How many deals take about so long."""
    cost = _known_cost(match, results)
    return _FIRST_PART if cost is None else max(2, int(seconds / max(1e-3, cost)))


def _known_cost(match: Match, results: Sequence[Result]) -> float | None:
    """Seconds for a deal, as they were measured with this Python."""
    here = python_implementation()
    known = [each for each in results if each.match == match and each.python == here]
    return (
        sum(each.seconds for each in known) / sum(each.deals for each in known) if known else None
    )


def _tell(task: Task, result: Result, results: Sequence[Result]) -> None:
    match = task.match
    won = pooled(each.won for each in results if each.match == match).share()
    low, high = won["low"], won["high"]
    between = "" if low is None or high is None else f" ({low:.1%} to {high:.1%})"
    print(
        f"{match.game}, {match.seats} seats, {match.first} against {match.second}, "
        f"seed {task.seed}: {result.skipped + result.deals} of {task.deals} deals, "
        f"{result.seconds:.0f} s; so far {won['share']:.1%}{between}, faults {result.faults}",
        flush=True,
    )


def _estimate(tasks: Sequence[Task], options: Namespace) -> None:
    """Say how long what is not done takes, by what was measured, or by a trial of single rounds."""
    results = read(options.results)
    cost: dict[Match, float] = {}
    total = 0.0
    for task in {(task.match, task.seed): task for task in tasks}.values():
        open_deals = max(0, task.deals - _done(task, results))
        if not open_deals:
            continue
        if task.match not in cost:
            cost[task.match] = _cost(task, results, options)
        total += open_deals * cost[task.match]
        if task.seed == 1:
            match = task.match
            print(
                f"{match.game}, {match.seats} seats, {match.first} against {match.second}: "
                f"{cost[match]:.2f} s a deal, {open_deals * cost[match] / 60:.0f} minutes a seed",
                flush=True,
            )
    print(f"{total / 3600:.1f} hours in all")


def _cost(task: Task, results: Sequence[Result], options: Namespace) -> float:
    """Seconds for a deal, as they were measured, or as a trial of single rounds lets expect of a
    machine that has nothing else to do.
    """
    match = task.match
    known = _known_cost(match, results)
    if known is not None:
        return known
    rounds = match.rounds or _usual_rounds(task.rules)
    trial = Wanted(
        (match.first, match.second), 1, 0, 0, match.seats, match.rounds if rounds is None else 1
    )
    measure(task.rules, trial, processes=1)  # what is made once shall not count every time
    began = time.process_time()
    measure(task.rules, replace(trial, pairs=_TRIAL, skipped=1), processes=1)
    taken = (time.process_time() - began) / _TRIAL
    return taken * (rounds or 1) / (options.processes or cores())


def _usual_rounds(rules: GameBase) -> int | None:
    """How many rounds a game has, or ``None`` where it may end after any."""
    rules = known(rules)
    match rules.family:
        case "fishing" | "shedding":
            return rules.rounds
        case _:
            return None


def _write_page(games: dict[str, GameBase], options: Namespace) -> None:
    results = current(read(options.results), games)
    page = options.page.read_text("utf-8")
    text = with_section(page, section(results, tables(games), STEPS))
    if text != page:
        options.page.write_text(text, encoding="utf-8", newline="\n")
        print(f"{options.page}: written")


if __name__ == "__main__":
    sys.exit(main())
