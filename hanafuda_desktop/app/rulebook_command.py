"""What ``hanafuda rulebook`` understands and does: the rules of a game as a page."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from hanafuda_desktop.app.command import PROBLEMS, CommandProblem, Told
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.rules_page import page_in_one_file

__all__ = ["rulebook_parser"]


def rulebook_parser() -> ArgumentParser:
    """The words after ``hanafuda rulebook``."""
    parser = ArgumentParser(
        "hanafuda rulebook", description="The rules of a game as a page (HTML) to read."
    )
    parser.add_argument("game", metavar="GAME", help="a game's name, or the path of a rule file")
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help="write it to this file")
    parser.set_defaults(run=_run)
    return parser


def _run(library: Library, options: Namespace) -> Told:
    _, rules = library.find(options.game)
    page = page_in_one_file(library, rules)
    if options.output is None:
        return Told(page)
    try:
        options.output.write_text(page, encoding="utf-8")
    except OSError as error:
        raise CommandProblem(f"{options.output}: {error.strerror}", PROBLEMS) from error
    return Told("")
