"""What ``hanafuda rulebook`` understands and does: the rules of a game as a page."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.commands.command import (
    PROBLEMS,
    STANDARD_OUTPUT,
    CommandOutput,
    CommandProblem,
    add_force,
    check_output,
    write_output,
)
from hanafuda_desktop.app.library.library import Library, deck_folder
from hanafuda_desktop.app.library.rules_window import all_around, page_in_one_file, picture_file
from hanafuda_desktop.rulebook.page import Around
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.deck import read_deck

_HTML: Final = (".html", ".htm")
_PDF: Final = ".pdf"


def rulebook_parser() -> ArgumentParser:
    """The words after ``hanafuda rulebook``."""
    parser = ArgumentParser(
        "hanafuda rulebook",
        description="The rules of a game as an illustrated page to read, send or print, with an "
        "example from a round that was really played. Without a file, HTML goes to the terminal.",
    )
    parser.add_argument("game", metavar="GAME", help="a game's name, or the path of a rule file")
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        type=_target,
        help="write this file, a .html or a .pdf; - is standard output",
    )
    add_force(parser)
    parser.add_argument(
        "--language",
        metavar="LANGUAGE",
        type=_language,
        help="the language of the page, such as ja or fr; English if it is not given",
    )
    parser.set_defaults(run=_run)
    return parser


def _target(text: str) -> Path:
    file = Path(text)
    if file != STANDARD_OUTPUT and file.suffix.lower() not in (*_HTML, _PDF):
        raise ArgumentTypeError(f"'{text}' ends in neither .html nor .pdf")
    return file


def _language(text: str) -> str:
    # Reading translations takes Qt, which a page in English does without.
    from hanafuda_desktop.app.window.language import languages

    known = languages()
    if text not in known:
        raise ArgumentTypeError(f"there is no language '{text}': choose from {', '.join(known)}")
    return text


def _run(library: Library, options: Namespace) -> CommandOutput:
    if options.language is not None:
        from hanafuda_desktop.app.window.language import use_language

        use_language(options.language)
    _, rules = library.find(options.game)
    if options.output is not None:
        check_output(options.output, force=options.force)
    around = all_around(library, rules, library.file(options.game))
    file: Path | None = options.output
    if file is None:
        return CommandOutput(page_in_one_file(rules, around))
    try:
        page = _written(rules, around, file)
    except OSError as error:  # a picture that cannot be read
        raise CommandProblem(f"{error.filename}: {error.strerror}", PROBLEMS) from error
    write_output(file, page, force=options.force)
    return CommandOutput("" if file == STANDARD_OUTPUT else str(file))


def _written(rules: GameBase, around: Around, file: Path) -> str | bytes:
    """The page in the form that the file's name asks for."""
    if file.suffix.lower() != _PDF:
        return page_in_one_file(rules, around)
    from hanafuda_desktop.app.library.rules_window import rules_pdf

    deck = read_deck(deck_folder())
    return rules_pdf(rules, around, lambda card: picture_file(deck, card))
