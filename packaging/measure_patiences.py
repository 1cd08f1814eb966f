"""Measures which share of the deals of each patience can be won, for the README.

python packaging/measure_patiences.py --folder surveys

Each deal is solved by one who knows every card, as ``hanafuda survey`` does it; the folder holds a
survey's file for each game, so that it goes on where it was stopped. What came of them is kept in
packaging/patiences.jsonl, a line for each game, with the numbers of the deals that cannot be won or
were not decided: those are few, and whoever doubts a line can solve them again. At the end, and
with --readme without any solving, the table in the README is written anew.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from contents import ROOT
from readme import README, row, table, with_part

from hanafuda_desktop.app.commands.solve import survey_parser, survey_text, surveyed
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.rules.fingerprint import play_digest

__all__ = ["NODES", "RESULTS", "main", "patiences", "read", "section", "with_patiences"]

RESULTS: Final = ROOT / "packaging" / "patiences.jsonl"
NODES: Final = 100_000
"""After so many positions a deal waits until all others are decided."""

_BEGIN: Final = "<!-- patiences: written by packaging/measure_patiences.py -->\n"
_END: Final = "<!-- end of patiences -->\n"
_KEPT: Final = ("game", "play_digest", "deals", "verdicts", "winnable", "nodes_at_most", "moves")

Result = dict[str, Any]
"""What ``hanafuda survey`` found of one game, with the numbers of the deals that were not won."""


def main(argv: Sequence[str] | None = None) -> int:
    """Measure; returns the exit code."""
    options = _parser().parse_args(argv)
    games = patiences()
    unknown = [game for game in options.game or () if game not in games]
    if unknown:
        print(f"no patience is called {unknown[0]}; there are {', '.join(games)}")
        return 2
    if not options.readme:
        options.folder.mkdir(parents=True, exist_ok=True)
        for game in options.game or games:
            result = _measured(games[game], options)
            others = [each for each in read(options.results) if each["game"] != game]
            _write(options.results, [*others, result])
    page = options.page.read_text("utf-8")
    text = with_patiences(page, section(read(options.results), games))
    if text != page:
        options.page.write_text(text, encoding="utf-8", newline="\n")
        print(f"{options.page}: written")
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser("measure_patiences", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--folder", type=Path, default=Path("surveys"), help="the surveys' files")
    parser.add_argument("--game", action="append", help="only this one; may be given again")
    parser.add_argument("--deals", default="1000", help="how many, from deal 0 on (1000)")
    parser.add_argument("--nodes", default=str(NODES), help=f"for each deal at first ({NODES})")
    parser.add_argument(
        "--at-most", default=str(NODES), help=f"for those not decided by then ({NODES})"
    )
    parser.add_argument("--processes", help="at a time (one for each core)")
    parser.add_argument("--readme", action="store_true", help="only write the README")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file of results")
    parser.add_argument("--page", type=Path, default=README, help="the page with the table")
    return parser


def patiences() -> dict[str, TableauRules]:
    """The shipped patiences by their ids."""
    return {
        entry.id: entry.loaded.rules
        for entry in our_games().entries()
        if isinstance(entry.loaded.rules, TableauRules)
    }


def _measured(rules: TableauRules, options: Namespace) -> Result:
    file = options.folder / f"{rules.id}.jsonl"
    words = [rules.id, "--deals", options.deals, "--nodes", options.nodes]
    words += ["--at-most", options.at_most, "-o", str(file)]
    if options.processes is not None:
        words += ["--processes", options.processes]
    survey, facts = surveyed(rules, survey_parser().parse_args(words))
    print(survey_text(facts), flush=True)
    not_won = {
        verdict: [each.deal for each in survey.deals if each.verdict == verdict]
        for verdict in ("lost", "unknown")
    }
    return {key: facts[key] for key in _KEPT} | not_won


# --- what is kept --------------------------------------------------------------------------------


def read(file: Path) -> list[Result]:
    """All lines."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def _write(file: Path, results: Sequence[Result]) -> None:
    new = file.with_suffix(".new")
    lines = sorted(results, key=lambda result: str(result["game"]))
    new.write_text("".join(json.dumps(each) + "\n" for each in lines), "utf-8", newline="\n")
    new.replace(file)


# --- the table -----------------------------------------------------------------------------------


def with_patiences(page: str, text: str) -> str:
    """The page with this text between its marks.

    Raises:
        ValueError: the marks are not there.
    """
    return with_part(page, _BEGIN, _END, text)


def section(results: Sequence[Result], games: dict[str, TableauRules]) -> str:
    """The table as Markdown; results of rules that have changed since are left out."""
    rows = []
    for game, rules in games.items():
        for each in results:
            if (each["game"], each["play_digest"]) == (game, play_digest(rules)):
                rows.append(_row(rules, each))
    heads = ["", "deals", "can be won", "95 % interval", "won", "lost", "not decided", "moves"]
    return "\n".join([*table(heads, rows), ""]) if rows else ""


def _row(rules: TableauRules, result: Result) -> str:
    winnable, verdicts, moves = result["winnable"], result["verdicts"], result["moves"]
    return row(
        [
            rules.name["en"],
            f"{result['deals']['count']:,}",
            f"**{100 * winnable['share']:.2f} %**",
            f"{100 * winnable['low']:.2f}–{100 * winnable['high']:.2f} %",
            *(f"{verdicts[verdict]:,}" for verdict in ("won", "lost", "unknown")),
            "–" if moves is None else str(moves["median"]),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
