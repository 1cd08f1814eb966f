"""What the command line says about the table to open: which deal, and who sits around it."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hanafuda_desktop import __version__
from hanafuda_desktop.app.commands.command import PROBLEMS, CommandProblem, add_whole, problems
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import EngineError
from hanafuda_desktop.engine.game import MAX_DEAL_TEXT, Deal, read_deal
from hanafuda_desktop.families.registry import compile_rules, computer_kinds
from hanafuda_desktop.play.seats import PERSON, Seating, usual_seating
from hanafuda_desktop.rules.diagnostics import did_you_mean
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain

if TYPE_CHECKING:
    from hanafuda_desktop.app.window.desk import TableRequest
    from hanafuda_desktop.play.autosave import GameRef


PLAY: Final = "play"
"""The command for the table, which may also be left out."""

_YOU: Final = "you"
"""Another word for a person at this screen."""
ASKED: Final = ("game", "seed", "deal", "players", "seats", "rounds")
"""The options about the table: without any of them, the last one is opened as it is."""

_EPILOG: Final = """\
commands:
  play GAME        open the table, also for a game whose name is a command
  list             the games there are
  check FILE...    say what is wrong with rule files
  simulate GAME    play a game many times by chance and measure it
  arena GAME       measure two kinds of computer players against each other
  solve GAME       say whether a deal of a patience can be won, and how
  survey GAME      solve many deals of a patience and count what came of it
  score GAME       say what captured cards are worth, and why
  diff GAME        how a game's rules differ from another's
  new GAME NAME    make a house rule from a game
  export GAME      write a game with all it extends into one file, to be sent
  rulebook GAME    the rules of a game as a page to read
  statistics       the figures of the games that you have played
  draw-cards       draw the cards anew, at any size
  print-cards      a deck as a PDF for printer and knife

GAME is a name that 'hanafuda list' shows, or the path of a rule file (.yaml).
'hanafuda COMMAND --help' says more about a command."""


def window_parser(prog: str = "hanafuda", nargs: str | None = "?") -> ArgumentParser:
    """The words that open a table.

    Args:
        prog: the command.
        nargs: how often a game is named: ``?`` for the command without a name of its own.
    """
    parser = ArgumentParser(
        prog=prog,
        usage=None
        if nargs is None
        else "hanafuda [GAME] [--seed N | --deal FILE] [--players N] [--seats WHO,...]\n"
        "                [--rounds N] [--language CODE]\n       hanafuda COMMAND ...",
        description="Japanese flower-card games on the desktop. Without a game it goes on with the "
        "unfinished one, else it shows all games.",
        epilog=_EPILOG if nargs else None,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", nargs=nargs, help="which game to open")
    how = parser.add_mutually_exclusive_group()
    add_whole(how, "--seed N", 0, MAX_SEED, "deal this number")
    how.add_argument("--deal", metavar="FILE", type=Path, help="deal as a file says")
    _add_players(parser)
    parser.add_argument(
        "--language", metavar="CODE", type=_language, help="what to speak this time: en, ja, fr"
    )
    if nargs:
        parser.add_argument("--version", action="version", version=f"hanafuda {__version__}")
        parser.add_argument(
            "--self-test", action="store_true", help="try out this installation and say how it went"
        )
    return parser


def _add_players(parser: ArgumentParser) -> None:
    who = parser.add_argument_group("games for several")
    add_whole(who, "--players N", 1, 7, "how many play")
    who.add_argument(
        "--seats",
        metavar="WHO,...",
        type=_words,
        help="who sits in each seat: you, or a computer player (greedy, beginner, strong ...)",
    )
    add_whole(who, "--rounds N", 1, 99, "how many rounds to play")


def _language(text: str) -> str:
    from hanafuda_desktop.app.window.language import languages

    known = languages()
    if text not in known:
        raise ArgumentTypeError(f"'{text[:40]}' is none of {', '.join(known)}")
    return text


def _words(text: str) -> tuple[str, ...]:
    words = tuple(word.strip() for word in text.split(","))
    if not all(words) or len(words) > 7:
        raise ArgumentTypeError(f"one to seven words with commas between are needed, not '{text}'")
    return words


def table_asked(options: Namespace, ref: GameRef, rules: GameBase) -> TableRequest:
    """The table that the options ask for.

    Args:
        options: what the parser of this module has read.
        ref: the game they name.
        rules: its rules.

    Raises:
        CommandProblem: there can be no such table.
    """
    from hanafuda_desktop.app.window.desk import TableRequest

    seating = _seating_asked(options, rules)
    deal: Deal | None = None
    if options.deal is not None:
        seating = seating or usual_seating(rules)
        deal = deal_in(options.deal, rules, len(seating.seats))
    return TableRequest(ref, rules, options.seed, deal, seating)


def _seating_asked(options: Namespace, rules: GameBase) -> Seating | None:
    """Who is to sit at the table, or ``None`` when nothing was said about it.

    Raises:
        CommandProblem: this game cannot be played so.
    """
    players, seats, rounds = options.players, options.seats, options.rounds
    if players is None and seats is None and rounds is None:
        return None
    name = plain(rules.name)
    if rules.players.most == 1:
        raise CommandProblem(f"{name} is for one player, without rounds")
    if seats is not None and players is not None and len(seats) != players:
        raise CommandProblem(f"{_named(len(seats))} for {players} players")
    counts = rules.player_counts
    count = players if players is not None else len(seats) if seats is not None else counts[0]
    if count not in counts:
        raise CommandProblem(f"{name} is for {_listed(counts)} players, not {count}")
    seating = usual_seating(rules, count)
    if seats is not None:
        seating = replace(seating, seats=tuple(_known(word, rules) for word in seats))
    return replace(seating, rounds=rounds)


def _named(count: int) -> str:
    return "1 seat is named" if count == 1 else f"{count} seats are named"


def _listed(counts: tuple[int, ...]) -> str:
    *others, last = map(str, counts)
    if len(others) > 1 and counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{others[0]} to {last}"
    return f"{', '.join(others)} or {last}" if others else last


def _known(word: str, rules: GameBase) -> str:
    known = [PERSON, *computer_kinds(rules)]
    if word == _YOU:
        return PERSON
    if word in known:
        return word
    hint = did_you_mean(word, known) or f"it can be {', '.join(known)}"
    raise CommandProblem(f"nobody is called '{word[:40]}': {hint}")


def deal_in(file: Path, rules: GameBase, players: int) -> Deal:
    """The deal that a file holds.

    Raises:
        CommandProblem: there is none in it for this game.
    """
    try:
        with problems(EngineError, of=file), file.open("rb") as stream:
            text = stream.read(4 * MAX_DEAL_TEXT + 1).decode("utf-8-sig")
            return read_deal(text, compile_rules(rules, players))
    except OSError as error:
        raise CommandProblem(f"{file}: {error.strerror}", PROBLEMS) from error
    except UnicodeDecodeError as error:
        raise CommandProblem(f"{file}: the file is no text", PROBLEMS) from error
