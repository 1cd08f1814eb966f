"""The command ``hanafuda``: opens the table, and does without one what needs none.

What only some commands need is imported by them, so that a window is not kept waiting by the
simulator, nor ``hanafuda check`` by Qt. Exit codes: 0 all well, 1 problems found, 2 a command or a
game that does not exist, 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from pathlib import Path
    from typing import TextIO

    from hanafuda_desktop.app.library.library import Library
    from hanafuda_desktop.app.window.desk import TableRequest


SOUND: Final = 0
PROBLEMS: Final = 1
USAGE: Final = 2
_INTERRUPTED: Final = 130
_PIPE_CLOSED: Final = 141
_UNSEEN: Final = ("offscreen", "minimal")
"""Where Qt opens windows that nobody sees."""


class _Stop(Exception):
    """Ends the command with an exit code, after what it had to say was said."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; never raises for anything a user did."""
    words = list(sys.argv[1:] if argv is None else argv)
    # Else pydantic asks every installed distribution for plugins, at every start.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    for stream in (sys.stdout, sys.stderr):
        # A console that cannot show a character must not end the command with a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    said = ""
    try:
        code, said = _run(words)
    except _Stop as stop:
        code = stop.code
    except SystemExit as stop:  # argparse has said why
        code = stop.code if isinstance(stop.code, int) else USAGE
    except KeyboardInterrupt:
        code = _INTERRUPTED
    except BrokenPipeError:
        code = _PIPE_CLOSED
    code = _say(said, code)
    try:
        if sys.stderr is not None:
            sys.stderr.flush()
    except OSError:  # else the interpreter would try again, and end with its own code
        _silence(sys.stderr)
    return code


def _run(words: list[str]) -> tuple[int, str]:
    """Do what the words say; returns the exit code, and what is still to be said."""
    parser = _parser_of(words[0]) if words else None
    if parser is not None:
        return _command(parser, words[1:])
    # Nothing that a start makes is garbage; the window turns collecting on when it is painted.
    gc.disable()
    try:
        return _window(words)
    finally:
        gc.enable()


# --- the table -----------------------------------------------------------------------------------


def _window(words: list[str]) -> tuple[int, str]:
    options: Namespace | None = None
    if words:  # the usual start need not wait for argparse
        from hanafuda_desktop.app.commands.window import PLAY, window_parser

        if words[0] == PLAY:  # also for a game whose name is a command
            options = _parsed(window_parser(f"hanafuda {PLAY}", nargs=None), words[1:])
        else:
            options = _parsed(window_parser(), words)
            if options.self_test:
                gc.enable()
                return _self_test()
    library = _library()
    broken = None if options is None else _broken(library, options.game)
    asked = None if options is None or broken is not None else _asked(library, options)
    if not _has_display():  # Qt would end the program with a core dump
        _fail("there is no display to open a window on", PROBLEMS)
    from hanafuda_desktop.app.window.program import run

    return run(library, asked, None if options is None else options.language, broken), ""


def _broken(library: Library, game: str | None) -> Path | None:
    """The rule file that was asked for, if it has errors which only a window can show."""
    is_seen = _has_display() and os.environ.get("QT_QPA_PLATFORM") not in _UNSEEN
    if game is None or _has_terminal() or not is_seen:
        return None
    from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame

    try:
        library.find(game)
    except BrokenRules:
        return library.file(game)
    except UnknownGame:
        pass
    return None


def _asked(library: Library, options: Namespace) -> TableRequest | None:
    """The table that the options ask for; ``None`` asks for the last one."""
    from hanafuda_desktop.app.commands.window import ASKED, table_asked
    from hanafuda_desktop.app.library.library import FIRST_GAME

    if all(getattr(options, name) is None for name in ASKED):
        return None
    with _problems(library):
        ref, rules = library.find(FIRST_GAME.id if options.game is None else options.game)
        return table_asked(options, ref, rules)


def _has_display() -> bool:
    names = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform != "linux" or any(os.environ.get(name) for name in names)


def _has_terminal() -> bool:
    """Whether the command was given in a terminal, and not by a menu or a file manager."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return any(stream is not None and stream.isatty() for stream in streams)


def _self_test() -> tuple[int, str]:
    if not _has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from hanafuda_desktop.app.commands.self_test import self_test

    report = self_test()
    for problem in report.problems:
        _complain(f"self-test: {problem}")
    return (PROBLEMS, "") if report.problems else (SOUND, report.summary)


# --- the other commands --------------------------------------------------------------------------


def _parser_of(command: str) -> ArgumentParser | None:
    """What reads the words after a command; imports what that command needs, and nothing else."""
    match command:
        case "arena" | "simulate":
            from hanafuda_desktop.app.commands.simulate import PARSERS
        case "check" | "diff" | "export" | "list" | "new" | "rulebook":
            from hanafuda_desktop.app.commands.rule_files import PARSERS
        case "draw-cards" | "print-cards":
            from hanafuda_desktop.app.commands.cards import PARSERS
        case "score":
            from hanafuda_desktop.app.commands.score import PARSERS
        case "solve" | "survey":
            from hanafuda_desktop.app.commands.solve import PARSERS
        case "statistics":
            from hanafuda_desktop.app.commands.statistics import PARSERS
        case _:
            return None
    return PARSERS[command]()


def _command(parser: ArgumentParser, words: list[str]) -> tuple[int, str]:
    from hanafuda_desktop.app.commands.command import CommandOutput

    options = _parsed(parser, words)
    library = _library()
    with _problems(library):
        told: CommandOutput = options.run(library, options)
    if not getattr(options, "json", False):
        return told.code, told.text
    import json

    return told.code, json.dumps(told.facts, indent=2, ensure_ascii=True)


# --- what several need ---------------------------------------------------------------------------


def _parsed(parser: ArgumentParser, words: list[str]) -> Namespace:
    """What the words ask for; of a value that an option does not take one sentence, and the end."""
    from argparse import ArgumentError

    parser.exit_on_error = False  # else the whole usage stands before that sentence
    try:
        return parser.parse_args(words)
    except ArgumentError as error:
        _fail(str(error), USAGE)


def _library() -> Library:
    from hanafuda_desktop.app.library.library import Library
    from hanafuda_desktop.app.storage.files import Folders, KeptTrees, no_home

    folders = Folders.of_user()
    if folders.are_nowhere:
        _complain(no_home())
    return Library(folders.rules, KeptTrees(folders.trees))


@contextmanager
def _problems(library: Library) -> Iterator[None]:
    """Where games are found by what a person named: one clear sentence, and the end.

    Folders that could not be read are named, too; the games of all others are there.
    """
    from hanafuda_desktop.app.commands.command import CommandProblem
    from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
    from hanafuda_desktop.rules.diagnostics import render

    try:
        yield
    except UnknownGame as error:
        _fail(str(error), USAGE)
    except BrokenRules as error:
        found = render(error.diagnostics, error.sources).rstrip("\n")
        _complain("the rules have errors", before=f"{found}\n")
        raise _Stop(PROBLEMS) from error
    except CommandProblem as problem:
        _fail(str(problem), problem.code)
    finally:
        for said in library.unread:
            _complain(said)


def _fail(message: str, code: int) -> NoReturn:
    _complain(message)
    raise _Stop(code)


def _say(text: str, code: int) -> int:
    """Print a text, and what was said before and still waits; returns the exit code.

    That it cannot be printed is said in one clear sentence, unless another was said already.
    """
    told = SOUND
    try:
        if text:
            print(text)
        told = code
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has enough
        _silence(sys.stdout)
        return _PIPE_CLOSED
    except OSError as error:  # such as a full disk
        _silence(sys.stdout)
        if told == SOUND:
            _complain(f"standard output: {error.strerror or error}")
            return PROBLEMS
    return code


def _silence(stream: TextIO) -> None:
    """Give the interpreter something harmless to flush when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _complain(text: str, before: str = "") -> None:
    if sys.stderr is not None:
        with suppress(OSError):  # there is nowhere else to say it
            print(f"{before}hanafuda: {text}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
