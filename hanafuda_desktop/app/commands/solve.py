"""The commands that solve patiences: ``solve`` a deal, ``survey`` many."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import asdict
from functools import lru_cache, partial
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from hanafuda_desktop.app.commands.command import (
    PROBLEMS,
    STANDARD_OUTPUT,
    CommandOutput,
    CommandParser,
    CommandProblem,
    add_whole,
    output_problems,
    place_of,
    problems,
    standard_output,
)
from hanafuda_desktop.app.commands.window import deal_in
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.workers.process import in_parallel
from hanafuda_desktop.cards.shuffle import MAX_SEED, shuffled
from hanafuda_desktop.engine.family import EngineError, engine_for
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.search import Budget, Solution, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve, solve_stepwise
from hanafuda_desktop.lab.statistics import (
    VERDICTS,
    SolvedDeal,
    Survey,
    clear_bar,
    is_watched,
    progress_bar,
)
from hanafuda_desktop.rules.fingerprint import from_json, play_digest, to_json
from hanafuda_desktop.rules.schema.game import GameBase

_MOST_NODES: Final = 1_000_000_000
_WIDTH: Final = 96
_SHOWN_EVERY: Final = 0.2
"""Seconds after which it is said how far the search is."""


def _solve_parser() -> CommandParser:
    about = "Say whether a deal of a patience can be won, and how, knowing every card."
    parser = CommandParser("solve", _solve, about)
    parser.add_game()
    how = parser.add_mutually_exclusive_group()
    add_whole(how, "--seed N", 0, MAX_SEED, "the deal (0)", default=0)
    how.add_argument(
        "--deal", metavar="FILE", type=Path, help="a file with a deal, or with a position"
    )
    _add_budget(parser)
    parser.add_json()
    return parser


def _add_budget(parser: CommandParser) -> None:
    """Let the parser read how much a search may spend."""
    most = Budget().nodes
    add_whole(
        parser,
        "--nodes N",
        1,
        _MOST_NODES,
        f"leave a deal undecided after so many positions ({most})",
        default=most,
    )


def _patience(rules: GameBase) -> TableauRules:
    """The rules, if they are those of a patience.

    Raises:
        CommandProblem: they are not.
    """
    if not isinstance(rules, TableauRules):
        raise CommandProblem(f"{rules.id} is no patience; only a patience can be solved")
    return rules


def _solve(library: Library, options: Namespace) -> CommandOutput:
    _, rules = library.find(options.game)
    game = _dealt(_patience(rules), options)
    begun = time.perf_counter()
    solution = _watched(game, Budget.of(options.nodes))
    seconds = time.perf_counter() - begun
    moves = [game.family.write_move(move) for move in solution.moves]
    facts = {
        "game": rules.id,
        "play_digest": play_digest(rules),
        "deal": str(options.deal) if options.deal is not None else options.seed,
        "verdict": solution.verdict.value,
        "moves": moves,
        "nodes": solution.nodes,
        "seconds": seconds,
    }
    return CommandOutput(_text(facts, options.nodes), facts)


def _dealt(rules: TableauRules, options: Namespace) -> Game:
    with problems(EngineError, of=rules.id):
        if options.deal is None:
            return new_game(rules, seed=options.seed)
        return new_game(rules, laid=deal_in(options.deal, rules, 1))


def _watched(game: Game, budget: Budget) -> Solution:
    """Solve it; a person who waits at a terminal sees that something is done."""
    assert isinstance(game.rules, TableauRules)
    watched = is_watched()
    show_at = time.perf_counter() + _SHOWN_EVERY
    try:
        for news in solve_stepwise(engine_for(Tableau, game.rules), game.state, budget):
            if isinstance(news, Solution):
                return news
            if watched and time.perf_counter() > show_at:
                show_at = time.perf_counter() + _SHOWN_EVERY
                sys.stderr.write(f"\r{news:,} positions")
                sys.stderr.flush()
    finally:
        clear_bar()
    return Solution(Verdict.UNKNOWN, (), 0)  # a search says something at last


def _text(facts: dict[str, Any], budget: int) -> str:
    named = f"deal {facts['deal']}" if isinstance(facts["deal"], int) else facts["deal"]
    match facts["verdict"]:
        case "won":
            count = len(facts["moves"])
            said = "can be won in 1 move" if count == 1 else f"can be won in {count} moves"
        case "lost":
            said = "cannot be won: everything that can be played was looked at"
        case _:
            said = f"not decided within {_positions(budget)}; --nodes allows more"
    lines = [f"{facts['game']}, {named}: {said}"]
    if facts["moves"]:
        lines += (f"  {line}" for line in wrap(" ".join(facts["moves"]), _WIDTH))
    lines.append(f"  searched {_positions(facts['nodes'])} in {facts['seconds']:.2f} seconds")
    return "\n".join(lines)


def _positions(count: int) -> str:
    return "1 position" if count == 1 else f"{count:,} positions"


# The file to which a survey adds each deal, so that it can be stopped and go on another day.
#
# Its first line says what is surveyed, every further line is one deal, each as JSON. A line that
# was being written when the power went is cut off and its deal solved again.

_FORM: Final = 1
_OTHER: Final = {
    "game": "another game",
    "play_digest": "other rules",
    "nodes": "another number of --nodes",
}


class SurveyFile:
    """A survey's file, open to be added to.

    Args:
        path: where it is, or is to be; on standard output it is only written.
        game: the id of the rules.
        play_digest: their fingerprint, but for what people read.
        nodes: after how many positions a deal is left undecided.

    Attributes:
        known: the deals that were in it, by their numbers.

    Raises:
        CommandProblem: the file is of something else.
        OSError: it cannot be read or written.
    """

    def __init__(self, path: Path, game: str, play_digest: str, nodes: int) -> None:
        self._path = path
        self.known: dict[int, SolvedDeal] = {}
        head = {"survey": _FORM, "game": game, "play_digest": play_digest, "nodes": nodes}
        if path == STANDARD_OUTPUT:
            self._file = standard_output()
            self._write(head)
            return
        place = place_of(path, replace=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = place.read_bytes() if place.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if text and not whole and not b'{"survey":'.startswith(text[:10]):
            raise CommandProblem(f"{path}: this is no file of a survey", PROBLEMS)
        if whole:
            self._read(whole, head)
        self._file = place.open("r+b" if place.exists() else "xb")
        try:
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
            if not whole:
                self._write(head)
        except OSError:
            self._file.close()
            raise

    def add(self, solved: SolvedDeal) -> None:
        """Write a deal down; it is on its way to the disk when this returns."""
        self._write(asdict(solved))

    def close(self) -> None:
        """Let go of the file."""
        if self._path != STANDARD_OUTPUT:
            self._file.close()

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def _read(self, text: bytes, head: dict[str, Any]) -> None:
        for number, line in enumerate(text.splitlines(), start=1):
            try:
                said = json.loads(line)
            except (ValueError, RecursionError):
                said = None
            why = ""
            if not isinstance(said, dict):
                why = f":{number}: this is no line of a survey"
            elif number > 1:
                if _is_deal(said):
                    self.known[said["deal"]] = SolvedDeal(**said)
                else:
                    why = f":{number}: this is no deal"
            elif said.get("survey") != _FORM:
                why = ": this is no file of a survey"
            elif other := [what for key, what in _OTHER.items() if said.get(key) != head[key]]:
                why = f": this survey is of {other[0]}; name another file"
            if why:
                raise CommandProblem(f"{self._path}{why}", PROBLEMS)


def _is_deal(said: dict[str, Any]) -> bool:
    """Whether a line says of a deal what is to be said of one, and nothing else."""
    match said:
        case {"deal": deal, "verdict": str(verdict), "moves": moves, "nodes": nodes, **rest}:
            return (
                all(type(value) is int and value >= 0 for value in (deal, moves, nodes))
                and verdict in VERDICTS
                and rest.keys() == {"seconds"}
                and type(rest["seconds"]) in (int, float)
            )
    return False


_MOST_DEALS: Final = 10_000_000
_AT_A_TIME: Final = 20_000
"""So many deals are handed out to the processes at once; each that waits takes memory."""


_MORE: Final = 4
"""So many times as long an undecided deal is tried the next time."""


def survey_parser() -> CommandParser:
    """Reads what is to be surveyed."""
    about = "Solve many deals of a patience, knowing every card, and count what came of it."
    parser = CommandParser("survey", _survey, about)
    parser.add_game()
    add_whole(parser, "--deals N", 1, _MOST_DEALS, "how many (100)", default=100)
    add_whole(parser, "--seed S", 0, MAX_SEED, "the first deal's number (0)", default=0)
    _add_budget(parser)
    add_whole(
        parser,
        "--at-most M",
        1,
        _MOST_NODES,
        "try undecided deals again, four times as long each time, up to so many positions"
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
    add_whole(parser, "--processes P", 1, 256, "how many at a time (one for each core)")
    parser.add_json()
    return parser


PARSERS: Final = {"solve": _solve_parser, "survey": survey_parser}


def _survey(library: Library, options: Namespace) -> CommandOutput:
    _, rules = library.find(options.game)
    facts = surveyed(rules, options)[1]
    return CommandOutput("" if options.output == STANDARD_OUTPUT else survey_text(facts), facts)


def surveyed(rules: GameBase, options: Namespace) -> tuple[Survey, dict[str, Any]]:
    """What came of the deals, and the same as plain values.

    Raises:
        CommandProblem: it is no patience, or there are no such deals, or the file is not for it.
    """
    _patience(rules)
    wanted = range(options.seed, options.seed + options.deals)
    if wanted[-1] > MAX_SEED:
        raise CommandProblem(f"--seed, --deals: there is no deal above {MAX_SEED}")
    if options.output == STANDARD_OUTPUT and options.json:
        raise CommandProblem("-o - and --json would both write to standard output")
    digest = play_digest(rules)
    if options.output is None:
        found = _solved_deals(rules, options, wanted)
    else:
        with (
            output_problems(options.output),
            closing(SurveyFile(options.output, rules.id, digest, options.nodes)) as file,
        ):
            found = _solved_deals(rules, options, wanted, file)
    survey = Survey(rules.id, digest, tuple(found[deal] for deal in wanted))
    return survey, survey.to_json() | {"nodes_at_most": max(options.nodes, options.at_most or 0)}


def _solved_deals(
    rules: GameBase, options: Namespace, wanted: range, file: SurveyFile | None = None
) -> dict[int, SolvedDeal]:
    """The wanted deals by their numbers; those that were not known are added as they are found."""
    known = {} if file is None else file.known
    found = {deal: known[deal] for deal in wanted if deal in known}
    text = to_json(rules)
    try:
        for nodes, left in _rounds(options, wanted, found):
            work = partial(_solve_deal, text, nodes)
            for first in range(0, len(left), _AT_A_TIME):
                some = left[first : first + _AT_A_TIME]
                for _, solved in in_parallel(work, some, processes=options.processes):
                    found[solved.deal] = solved
                    if file is not None:
                        file.add(solved)
                    progress_bar(len(found), len(wanted))
    except BrokenProcessPool as error:
        raise CommandProblem("a process that solved deals was ended", PROBLEMS) from error
    finally:
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
    read = from_json(rules, LANGUAGE)
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
