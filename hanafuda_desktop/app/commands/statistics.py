"""What ``hanafuda statistics`` understands and does: the figures of the games that were played."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Final

from hanafuda_desktop.app.commands.command import (
    PROBLEMS,
    STANDARD_OUTPUT,
    CommandOutput,
    CommandParser,
    CommandProblem,
    check_output,
    write_output,
)
from hanafuda_desktop.app.history.queries import (
    Figures,
    GameFilter,
    GameKnown,
    YakuFigure,
    csv_file,
    figures,
    figures_in_words,
    games_in_words,
    games_known,
    played,
    share,
    yaku_figures,
    yaku_words,
)
from hanafuda_desktop.app.history.store import Store, StoreProblem, open_store
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import Folders, is_there


def _statistics_parser() -> CommandParser:
    about = "The figures of the games that you have played: of all, or of one."
    parser = CommandParser("statistics", _statistics, about)
    parser.add_argument("game", metavar="GAME", nargs="?", help="a game's name, as it was played")
    parser.add_output("--csv", into="write a table with a line for each game")
    parser.add_json()
    return parser


PARSERS: Final = {"statistics": _statistics_parser}


def _statistics(_: Library, options: Namespace) -> CommandOutput:
    if options.csv is not None:
        if options.csv == STANDARD_OUTPUT and options.json:
            raise CommandProblem("--csv - and --json would both write to standard output")
        check_output(options.csv, force=options.force)
    path = Folders.of_user().statistics
    try:
        # Whoever has not played yet need not find a file afterwards.
        store, said = open_store(path) if is_there(path) else (Store(None), "")
        try:
            told = _told(store, options)
        finally:
            store.close()
    except StoreProblem as problem:
        raise CommandProblem(f"the statistics cannot be read: {problem}", PROBLEMS) from problem
    return told._replace(text="\n".join(filter(None, (said, told.text))))


def _told(store: Store, options: Namespace) -> CommandOutput:
    known = games_known(store)
    if options.game is not None and options.game not in (games := [each.game for each in known]):
        names = ", ".join(games) or "none yet"
        raise CommandProblem(f"no game '{options.game[:60]}' was played so far; played: {names}")
    asked = GameFilter(options.game)
    found = figures(played(store, asked))
    made = yaku_figures(store, asked)
    facts = {
        "game": options.game,
        "figures": asdict(found),
        "games": [asdict(each) for each in known],
        "yaku": [asdict(each) for each in made],
    }
    if options.csv is not None:
        write_output(options.csv, csv_file(store, asked), force=options.force)
        count = games_in_words(len(played(store, asked)))
        to_file = options.csv != STANDARD_OUTPUT
        return CommandOutput(f"{count} written to {options.csv}." if to_file else "", facts)
    lines = list(_lines(found, made, of_one_game=options.game is not None))
    if options.game is None and known:
        lines += _games(known)
    return CommandOutput("\n".join(lines), facts)


def _games(known: Sequence[GameKnown]) -> Iterator[str]:
    width = max(len(each.game) for each in known) + 2
    yield from ("", "Games")
    for each in known:
        won = share(each.won, each.games)
        yield f"  {each.game:<{width}}{games_in_words(each.games)}, {won} won"


def _lines(found: Figures, made: Sequence[YakuFigure], *, of_one_game: bool) -> Iterator[str]:
    if not found.games:
        yield "No game was played to its end yet."
        return
    for words, figure in figures_in_words(found, of_one_game=of_one_game):
        yield f"{figure:>10}  {words}"
    if made:
        width = max(len(each.name) for each in made) + 2
        yield from ("", "Yaku")
        for each in made:
            yield f"  {each.name:<{width}}{yaku_words(each, found.games)}"
