"""What ``hanafuda check`` understands and does: what is wrong with rule files, and where."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.command import Told
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.rules.checking import PROBLEMS, Report, check_files
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["check_parser"]

_MOST_MOVES: Final = 500
"""A game of more moves would fill the screen many times over."""


def check_parser() -> ArgumentParser:
    """The words after ``hanafuda check``."""
    parser = ArgumentParser(
        "hanafuda check",
        description="Say what is wrong with rule files, all of it, and where. With --play, also "
        "play each sound one 200 times by chance, with every number of players.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a rule file, or a game's name")
    parser.add_argument("--play", action="store_true", help="play them too")
    parser.set_defaults(run=_run)
    return parser


def _run(library: Library, options: Namespace) -> Told:
    report = check_files(map(library.file, options.files), library.catalogue)
    if not options.play:
        return Told(report.text().rstrip("\n"), code=report.exit_code)
    told = _played(library, report)
    broke = any(is_broken for _, is_broken in told)
    lines = [report.text().rstrip("\n"), *(line for line, _ in told)]
    text = "\n".join(line for line in lines if line)
    return Told(text, code=PROBLEMS if broke else report.exit_code)


def _played(library: Library, report: Report) -> list[tuple[str, bool]]:
    """What came of playing the sound files: a line each, and whether something broke."""
    found: list[tuple[str, bool]] = []
    for file in report.files:
        rules = None if file in report.broken else library.load(file).rules
        if rules is not None:  # a deck is no game
            found += _trial(file, rules)
    return found


def _trial(file: Path, rules: GameRules) -> list[tuple[str, bool]]:
    from hanafuda_desktop.app.measured import progress_bar
    from hanafuda_desktop.lab.trial import Trial, tried

    shows = sys.stderr is not None and sys.stderr.isatty()
    trial = Trial(0, 0)
    for trial in tried(rules):
        if shows:
            progress_bar(trial.wanted if trial.is_over else trial.played, trial.wanted)
    if not trial.faults:
        return [(f"{file}: {trial.played} games played by chance, all well", False)]
    return [(f"{file}: error: {fault.report(_MOST_MOVES)}", True) for fault in trial.faults]
