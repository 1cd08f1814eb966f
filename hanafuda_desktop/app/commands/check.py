"""What ``hanafuda check`` understands and does: what is wrong with rule files, and where."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from hanafuda_desktop.app.commands.command import CommandOutput, whole
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.rules.checking import PROBLEMS, CheckReport, check_files

_SECONDS: Final = 60
"""For so long a file is played at most; any shipped one takes a tenth of it."""
_MOST_SECONDS: Final = 24 * 3600


def check_parser() -> ArgumentParser:
    """The words after ``hanafuda check``."""
    parser = ArgumentParser(
        "hanafuda check",
        description="Say what is wrong with rule files, all of it, and where. With --play, also "
        "play each sound one 200 times by chance, with every number of players, or as often as the "
        "time allows.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a rule file, or a game's name")
    parser.add_argument("--play", action="store_true", help="play them too")
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=_seconds,
        default=_SECONDS,
        help=f"how long to play each at most ({_SECONDS}); what was not played is told",
    )
    parser.set_defaults(run=_run)
    return parser


def _seconds(text: str) -> int:
    return whole(text, 1, _MOST_SECONDS)


def _run(library: Library, options: Namespace) -> CommandOutput:
    report = check_files(map(library.file, options.files), library.catalogue)
    if not options.play:
        return CommandOutput(report.text().rstrip("\n"), code=report.exit_code)
    told = _played(library, report, options.seconds)
    broke = any(is_broken for _, is_broken in told)
    lines = [report.text().rstrip("\n"), *(line for line, _ in told)]
    text = "\n".join(line for line in lines if line)
    return CommandOutput(text, code=PROBLEMS if broke else report.exit_code)


def _played(library: Library, report: CheckReport, seconds: int) -> list[tuple[str, bool]]:
    """What came of playing the sound files: lines of each, and whether something broke."""
    from hanafuda_desktop.app.editor.trial import TrialRun  # only --play needs engines

    found: list[tuple[str, bool]] = []
    for file in report.files:
        rules = None if file in report.broken else library.load(file).rules
        if rules is not None:  # a deck is no game
            found += TrialRun(file, rules, seconds).lines()
    return found
