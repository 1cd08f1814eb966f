"""What ``hanafuda draw-cards`` and ``hanafuda print-cards`` understand and do."""

from __future__ import annotations

from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.commands.command import (
    PROBLEMS,
    STANDARD_OUTPUT,
    USAGE,
    CommandOutput,
    CommandParser,
    CommandProblem,
    add_whole,
    check_output,
    output_problems,
    problems,
    whole,
    write_output,
)
from hanafuda_desktop.app.library.deck_files import (
    NothingToPrint,
    OtherHeight,
    draw_deck,
    print_deck,
)
from hanafuda_desktop.app.library.decks import UnknownDeck, deck_named, shipped_decks
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.cards.card import CARDS, MONTH_COUNT
from hanafuda_desktop.cards.notation import NotationError, parse_card
from hanafuda_desktop.lab.statistics import progress_bar
from hanafuda_desktop.play.settings import FIRST_DECK
from hanafuda_desktop.studio.print_and_play import Paper
from hanafuda_desktop.studio.production import (
    BACK,
    EVERYTHING,
    LEAST_HEIGHT,
    MOST_HEIGHT,
    NAMES,
    SHIPPED_HEIGHT,
    PictureFormat,
)
from hanafuda_desktop.table.cards.deck import read_deck


@contextmanager
def _drawn(into: Path) -> Iterator[None]:
    """Where cards are drawn by several processes.

    Raises:
        CommandProblem: they cannot be written there, or a process has ended.
    """
    try:
        with output_problems(into):
            yield
    except (BrokenProcessPool, MemoryError):
        why = "a drawing process was ended; perhaps there is too little memory"
        raise CommandProblem(why, PROBLEMS) from None


# --- draw-cards ----------------------------------------------------------------------------------


def _draw_parser() -> CommandParser:
    parser = CommandParser(
        "draw-cards",
        _draw,
        "Draw the cards anew, at any size. Without a choice, the whole deck: the folder is then a "
        "deck of its own.",
    )
    parser.add_argument(
        "--cards",
        metavar="CARD",
        nargs="+",
        type=_card,
        default=[],
        help=f"only these: pine-crane, or 11 for short; {', '.join(NAMES[BACK:])}",
    )
    parser.add_argument(
        "--month",
        metavar="N",
        nargs="+",
        type=whole(1, MONTH_COUNT),
        default=[],
        help="only these months (1-12)",
    )
    _add_how(parser)
    return parser


def _add_how(parser: CommandParser) -> None:
    add_whole(
        parser,
        "--height PX",
        LEAST_HEIGHT,
        MOST_HEIGHT,
        f"how many pixels a card is high (as in the deck drawn into; else {SHIPPED_HEIGHT})",
    )
    parser.add_argument(
        "--form",
        choices=[form.value for form in PictureFormat],
        default=PictureFormat.PNG.value,
        help="png is exact, jpg is small (png)",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="DIR",
        type=Path,
        default=Path(FIRST_DECK),
        help=f"into this folder ({FIRST_DECK})",
    )
    parser.add_force()


def _draw(_: Library, options: Namespace) -> CommandOutput:
    months = {card.index for card in CARDS if card.month in options.month}
    wanted = {*options.cards, *months} or set(EVERYTHING)
    folder: Path = options.output
    if folder == STANDARD_OUTPUT:
        raise CommandProblem("a deck is a folder, and cannot be written to standard output")
    form, force = PictureFormat(options.form), options.force
    with _drawn(folder), problems(OtherHeight, of=folder, code=USAGE):
        count = draw_deck(
            folder, wanted, options.height, form, replace=force, progress=progress_bar
        )
    return CommandOutput(f"{folder}: {count} picture{'s' if count > 1 else ''}")


def _card(text: str) -> int:
    backs = NAMES[BACK:]
    if text.strip().lower() in backs:
        return BACK + backs.index(text.strip().lower())
    try:
        return parse_card(text)
    except NotationError as error:
        raise ArgumentTypeError(str(error)) from None


# --- print-cards ---------------------------------------------------------------------------------


def _print_parser() -> CommandParser:
    parser = CommandParser(
        "print-cards",
        _print,
        "A deck as a PDF at its true size (33 x 54 mm), to be printed on both sides and cut along "
        "the marks. Scans and photos are trimmed first. What a deck lacks is printed from ours; "
        "then the faults are named and the exit code is 1.",
    )
    parser.add_argument(
        "--deck",
        metavar="DECK",
        default=FIRST_DECK,
        help=f"{', '.join(shipped_decks())}, one of your own by its id or folder, or the path of a "
        f"folder with a deck.yaml ({FIRST_DECK})",
    )
    parser.add_argument(
        "--paper",
        choices=[paper.value for paper in Paper],
        default=Paper.A4.value,
        help="the sheets to print on (a4)",
    )
    parser.add_output("-o", "--output", into="write this file (named after deck and paper)")
    return parser


PARSERS: Final = {"draw-cards": _draw_parser, "print-cards": _print_parser}


def _print(_: Library, options: Namespace) -> CommandOutput:
    with problems(UnknownDeck, code=USAGE):
        folder = deck_named(options.deck, Folders.of_user().decks)
    deck = read_deck(folder)
    out = options.output or Path(f"{deck.document.id}-{options.paper}.pdf")
    check_output(out, force=options.force)
    try:
        with _drawn(out):
            pdf, faults = print_deck(deck, Paper(options.paper), progress=progress_bar)
    except NothingToPrint as error:
        told = "\n".join((str(error), *filter(None, [deck.report])))
        raise CommandProblem(told, PROBLEMS) from None
    write_output(out, pdf, force=options.force)
    named = "standard output" if out == STANDARD_OUTPUT else out
    done = f"{named}: {len(pdf) / 1e6:.1f} MB; print it at 100 %, on both sides, long edge"
    if not deck.report and not faults:
        return CommandOutput("" if out == STANDARD_OUTPUT else done)
    if instead := len(faults):
        done += f"; {instead} picture{'s' if instead > 1 else ''} in it must be taken from our deck"
    raise CommandProblem("\n".join((done, *faults, *filter(None, [deck.report]))), PROBLEMS)
