"""What ``hanafuda survey`` understands, does and says."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.arguments import seed_number, whole
from hanafuda_desktop.app.command import PROBLEMS, CommandProblem, Told
from hanafuda_desktop.app.in_parallel import in_parallel
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.measured import clear_bar, progress_bar
from hanafuda_desktop.app.output import STANDARD_OUTPUT, output_problem
from hanafuda_desktop.app.solve_command import add_budget, patience, positions
from hanafuda_desktop.app.survey_file import SurveyFile, SurveyFileError, Task
from hanafuda_desktop.cards.shuffle import MAX_SEED, shuffled
from hanafuda_desktop.engine.tableau.family import Tableau
from hanafuda_desktop.lab.survey import SolvedDeal, Survey
from hanafuda_desktop.rules.flattened import from_json, play_digest, to_json
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.solver.solving import solve
from hanafuda_desktop.solver.verdict import Budget

__all__ = ["survey_parser", "survey_text", "surveyed"]

_MOST_DEALS: Final = 10_000_000
_AT_A_TIME: Final = 20_000
"""So many deals are handed out to the processes at once; each that waits takes memory."""


_MORE: Final = 4
"""So many times as long an undecided deal is tried the next time."""


def survey_parser() -> ArgumentParser:
    """The words after ``hanafuda survey``."""
    parser = ArgumentParser(
        "hanafuda survey",
        description="Solve many deals of a patience, knowing every card, and count what came of"
        " it.",
    )
    parser.add_argument("game", metavar="GAME", help="a game's name, or the path of a rule file")
    parser.add_argument("--deals", metavar="N", type=_deals, default=100, help="how many (100)")
    parser.add_argument(
        "--seed", metavar="S", type=seed_number, default=0, help="the first deal's number (0)"
    )
    _add_effort(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=_run)
    return parser


def _add_effort(parser: ArgumentParser) -> None:
    add_budget(parser)
    parser.add_argument(
        "--at-most",
        metavar="M",
        type=positions,
        help="try undecided deals again, four times as long each time, up to so many positions"
        " (a million of them takes up to 250 MB in each process)",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        type=Path,
        help="add each deal to this file (JSON lines); deals that are in it are not solved again;"
        " - is standard output",
    )
    parser.add_argument(
        "--processes", metavar="P", type=_processes, help="how many at a time (one for each core)"
    )


def _deals(text: str) -> int:
    return whole(text, 1, _MOST_DEALS)


def _processes(text: str) -> int:
    return whole(text, 1, 256)


def _run(library: Library, options: Namespace) -> Told:
    _, rules = library.find(options.game)
    facts, text = surveyed(rules, options)
    return Told("" if options.output == STANDARD_OUTPUT else text, facts)


def surveyed(rules: GameRules, options: Namespace) -> tuple[dict[str, Any], str]:
    """What came of the deals: as plain values, and as a table for people.

    Raises:
        CommandProblem: it is no patience, or there are no such deals, or the file is not for it.
    """
    patience(rules)
    wanted = range(options.seed, options.seed + options.deals)
    if wanted[-1] > MAX_SEED:
        raise CommandProblem(f"--seed, --deals: there is no deal above {MAX_SEED}")
    if options.output == STANDARD_OUTPUT and options.json:
        raise CommandProblem("-o - and --json would both write to standard output")
    task = Task(rules.id, play_digest(rules), options.nodes)
    if options.output is None:
        found = _solved_deals(rules, options, wanted, {})
    else:
        try:
            with closing(SurveyFile(options.output, task)) as file:
                found = _solved_deals(rules, options, wanted, file.known, file.add)
        except SurveyFileError as error:
            raise CommandProblem(str(error), PROBLEMS) from error
        except BrokenPipeError:
            raise
        except OSError as error:
            raise output_problem(options.output, error) from error
    facts = Survey(rules.id, task.play_digest, tuple(found[deal] for deal in wanted)).to_json()
    facts["nodes_at_most"] = max(options.nodes, options.at_most or 0)
    return facts, survey_text(facts)


def _solved_deals(
    rules: GameRules,
    options: Namespace,
    wanted: range,
    known: dict[int, SolvedDeal],
    add: Callable[[SolvedDeal], None] | None = None,
) -> dict[int, SolvedDeal]:
    """The wanted deals by their numbers; those that were not known are added as they are found."""
    found = {deal: known[deal] for deal in wanted if deal in known}
    bar = progress_bar if sys.stderr is not None and sys.stderr.isatty() else None
    text = to_json(rules)
    try:
        for nodes, left in _rounds(options, wanted, found):
            work = partial(_solve_deal, text, nodes)
            for first in range(0, len(left), _AT_A_TIME):
                some = left[first : first + _AT_A_TIME]
                for _, solved in in_parallel(work, some, processes=options.processes):
                    found[solved.deal] = solved
                    if add is not None:
                        add(solved)
                    if bar is not None:
                        bar(len(found), len(wanted))
    except BrokenProcessPool as error:
        raise CommandProblem("a process that solved deals was ended", PROBLEMS) from error
    finally:
        if bar is not None:
            clear_bar()
    return found


def _rounds(
    options: Namespace, wanted: range, found: dict[int, SolvedDeal]
) -> Iterator[tuple[int, list[int]]]:
    """With how many positions which deals are to be tried: all at first, then the undecided."""
    nodes = int(options.nodes)
    yield nodes, [deal for deal in wanted if deal not in found]
    most = int(options.at_most or 0)
    while nodes < most:
        nodes = min(_MORE * nodes, most)
        undecided = (found[deal] for deal in wanted if found[deal].verdict == "unknown")
        yield nodes, [each.deal for each in undecided if each.nodes < nodes]


def _solve_deal(rules: str, nodes: int, deal: int) -> SolvedDeal:
    """Solve one deal, in whichever process this is."""
    engine = _engine(rules)
    state = engine.deal(shuffled(engine.deck, deal), deal).state
    begun = time.process_time()
    solution = solve(engine, state, Budget.of(nodes))
    seconds = round(time.process_time() - begun, 6)
    return SolvedDeal(deal, solution.verdict.value, len(solution.moves), solution.nodes, seconds)


@lru_cache(maxsize=1)
def _engine(rules: str) -> Tableau:
    read = from_json(rules)
    assert read.family == "tableau"
    return Tableau(read)


def survey_text(facts: dict[str, Any]) -> str:
    """The facts of ``Survey.to_json`` as lines for people."""
    deals, winnable = facts["deals"], facts["winnable"]
    count = deals["count"]
    lines = [f"{facts['game']}: {count:,} deals, from {deals['first']} to {deals['last']}"]
    for verdict, number in facts["verdicts"].items():
        lines.append(f"  {verdict:<8} {number:>10,}  {number / count:7.2%}")
    between = f"{winnable['low']:.2%} to {winnable['high']:.2%}"
    lines += [
        f"  winnable {winnable['share']:.2%} (95 %: {between})",
        f"  {'':<8} {'median':>12} {'95 of 100':>12} {'most':>12}",
    ]
    for name, form in (("seconds", ",.3f"), ("nodes", ",d"), ("moves", ",d")):
        if (spread := facts[name]) is not None:
            cells = " ".join(f"{spread[key]:>12{form}}" for key in ("median", "p95", "max"))
            lines.append(f"  {name:<8} {cells}")
    seconds = facts["seconds"]["sum"]
    pace = f", {count / seconds:,.1f} deals a second on one core" if seconds else ""
    lines.append(f"  {seconds:,.1f} seconds of work{pace}")
    return "\n".join(lines)
