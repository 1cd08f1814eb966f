"""The command ``hanafuda``: opens the table, and does without one what needs none.

What only some commands need is imported by them, so that a window is not kept waiting by the
simulator, nor ``hanafuda check`` by Qt. Exit codes: 0 all well, 1 problems found, 2 a command or a
game that does not exist, 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from hanafuda_desktop.app.asked import Asked
    from hanafuda_desktop.app.library import Library
    from hanafuda_desktop.app.saves import GameRef
    from hanafuda_desktop.rules.catalogue import Entry
    from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["main"]

SOUND: Final = 0
PROBLEMS: Final = 1
USAGE: Final = 2
_INTERRUPTED: Final = 130
_PIPE_CLOSED: Final = 141


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
    try:
        code = _run(words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except _Stop as stop:
        return stop.code
    except SystemExit as stop:  # argparse has said why
        return stop.code if isinstance(stop.code, int) else USAGE
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough; give the interpreter something harmless to flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _PIPE_CLOSED
    return code


def _run(words: list[str]) -> int:
    if words and words[0] in _COMMANDS:
        parser, run = _COMMANDS[words[0]]()
        return int(run(parser.parse_args(words[1:])))
    if not words:  # the usual start, which need not wait for argparse
        return _open_table()
    from hanafuda_desktop.app.window_command import window_parser

    return _window(window_parser().parse_args(words))


# --- the table -----------------------------------------------------------------------------------


def _window(options: Namespace) -> int:
    if getattr(options, "self_test", False):
        return _self_test()
    return _open_table(options)


def _open_table(options: Namespace | None = None) -> int:
    # Nothing that a start makes is garbage; the window turns collecting on when it is painted.
    gc.disable()
    try:
        return _find_and_open(options)
    finally:
        gc.enable()


def _find_and_open(options: Namespace | None) -> int:
    library = _library()
    asked = None if options is None else _asked(library, options)
    if not _has_display():  # Qt would end the program with a core dump
        _fail("there is no display to open a window on", PROBLEMS)
    from hanafuda_desktop.app.program import run

    return run(library, asked)


def _asked(library: Library, options: Namespace) -> Asked | None:
    """The table that the options ask for; ``None`` asks for the last one."""
    from hanafuda_desktop.app.library import FIRST_GAME
    from hanafuda_desktop.app.window_command import WindowProblem, is_nothing_asked, table_asked

    if is_nothing_asked(options):
        return None
    ref, rules = _find(library, FIRST_GAME.id if options.game is None else options.game)
    try:
        return table_asked(options, ref, rules)
    except WindowProblem as problem:
        _fail(str(problem), problem.code)


def _has_display() -> bool:
    names = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform != "linux" or any(os.environ.get(name) for name in names)


def _self_test() -> int:
    if not _has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from hanafuda_desktop.app.self_test import self_test

    report = self_test()
    for problem in report.problems:
        print(f"hanafuda: self-test: {problem}", file=sys.stderr)
    if report.problems:
        return PROBLEMS
    print(report.summary)
    return SOUND


# --- list ----------------------------------------------------------------------------------------


def _list_parser() -> tuple[ArgumentParser, Any]:
    from argparse import ArgumentParser

    parser = ArgumentParser("hanafuda list", description="The games there are.")
    parser.add_argument("--json", action="store_true", help="as JSON, with all that is known")
    return parser, _list


def _list(options: Namespace) -> int:
    from hanafuda_desktop.app.library import entry_facts, in_families

    entries = _library().catalogue.entries()
    if options.json:
        _print_json([entry_facts(entry) for entry in entries])
        return SOUND
    width = max((len(entry.id) for entry in entries), default=0) + 2
    for entry, is_variant in in_families(entries):
        name = f"  {entry.id}" if is_variant else entry.id
        print(f"{name:<{width + 2}}{_entry_line(entry)}")
    return SOUND


def _entry_line(entry: Entry) -> str:
    from hanafuda_desktop.rules.schema.values import plain

    rules = entry.loaded.rules
    if rules is None:
        return f"has errors: hanafuda check {entry.path}"
    return f"{plain(rules.name)}: {plain(rules.summary)}"


# --- check ---------------------------------------------------------------------------------------


def _check_parser() -> tuple[ArgumentParser, Any]:
    from argparse import ArgumentParser

    parser = ArgumentParser(
        "hanafuda check", description="Say what is wrong with rule files, all of it, and where."
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a rule file, or a game's name")
    return parser, _check


def _check(options: Namespace) -> int:
    from hanafuda_desktop.rules.catalogue import UnknownGame
    from hanafuda_desktop.rules.checking import check_files

    library = _library()
    try:
        report = check_files(map(library.file, options.files), library.catalogue)
    except UnknownGame as error:
        _fail(str(error), USAGE)
    print(report.text().rstrip("\n"))
    return report.exit_code


# --- simulate ------------------------------------------------------------------------------------


def _simulate_parser() -> tuple[ArgumentParser, Any]:
    from hanafuda_desktop.app.simulate_command import simulate_parser

    return simulate_parser(), _simulate


def _simulate(options: Namespace) -> int:
    from hanafuda_desktop.app.measured import measured_text
    from hanafuda_desktop.app.simulate_command import SimulationProblem, simulated

    _, rules = _find(_library(), options.game)
    try:
        measured = simulated(rules, options).to_json()
    except SimulationProblem as problem:
        _fail(str(problem), USAGE)
    if options.json:
        _print_json(measured)
    else:
        print(measured_text(measured))
    return SOUND


# --- score ---------------------------------------------------------------------------------------


def _score_parser() -> tuple[ArgumentParser, Any]:
    from hanafuda_desktop.app.score_command import score_parser

    return score_parser(), _score


def _score(options: Namespace) -> int:
    from hanafuda_desktop.app.score_command import ScoreProblem, score

    _, rules = _find(_library(), options.game)
    try:
        facts, text = score(rules, options)
    except ScoreProblem as problem:
        _fail(str(problem), USAGE)
    if options.json:
        _print_json(facts)
    else:
        print(text())
    return SOUND


# --- diff ----------------------------------------------------------------------------------------


def _diff_parser() -> tuple[ArgumentParser, Any]:
    from hanafuda_desktop.app.diff_command import diff_parser

    return diff_parser(), _diff


def _diff(options: Namespace) -> int:
    from hanafuda_desktop.app.diff_command import DiffProblem, diff
    from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
    from hanafuda_desktop.rules.diagnostics import render

    try:
        facts, text = diff(_library(), options)
    except (DiffProblem, UnknownGame) as problem:
        _fail(str(problem), USAGE)
    except BrokenRules as error:
        print(render(error.diagnostics, error.sources).rstrip("\n"), file=sys.stderr)
        _fail("the rules have errors", PROBLEMS)
    if options.json:
        _print_json(facts)
    else:
        print(text)
    return SOUND


# --- rulebook ------------------------------------------------------------------------------------


def _rulebook_parser() -> tuple[ArgumentParser, Any]:
    from argparse import ArgumentParser

    parser = ArgumentParser(
        "hanafuda rulebook", description="The rules of a game as a page (HTML) to read."
    )
    parser.add_argument("game", metavar="GAME", help="a game's name, or the path of a rule file")
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, help="write it to this file")
    return parser, _rulebook


def _rulebook(options: Namespace) -> int:
    from hanafuda_desktop.app.rules_page import page_in_one_file

    library = _library()
    _, rules = _find(library, options.game)
    page = page_in_one_file(library, rules)
    if options.output is None:
        print(page)
        return SOUND
    try:
        options.output.write_text(page, encoding="utf-8")
    except OSError as error:
        _fail(f"{options.output}: {error.strerror}", PROBLEMS)
    return SOUND


# --- draw-cards, print-cards ---------------------------------------------------------------------


def _draw_cards_parser() -> tuple[ArgumentParser, Any]:
    from hanafuda_desktop.app.card_commands import draw_parser

    return draw_parser(), _make_cards


def _print_cards_parser() -> tuple[ArgumentParser, Any]:
    from hanafuda_desktop.app.card_commands import print_parser

    return print_parser(), _make_cards


def _make_cards(options: Namespace) -> int:
    from hanafuda_desktop.app.card_commands import CardsProblem

    try:
        print(options.make(options))
    except CardsProblem as problem:
        _fail(str(problem), problem.code)
    return SOUND


# --- play ----------------------------------------------------------------------------------------


def _play_parser() -> tuple[ArgumentParser, Any]:
    from hanafuda_desktop.app.window_command import window_parser

    return window_parser("hanafuda play", nargs=None), _window


_COMMANDS: Final = {
    "play": _play_parser,
    "list": _list_parser,
    "check": _check_parser,
    "simulate": _simulate_parser,
    "score": _score_parser,
    "diff": _diff_parser,
    "rulebook": _rulebook_parser,
    "draw-cards": _draw_cards_parser,
    "print-cards": _print_cards_parser,
}


# --- what several commands need ------------------------------------------------------------------


def _library() -> Library:
    from hanafuda_desktop.app.library import Library
    from hanafuda_desktop.app.storage import Folders

    return Library(Folders.of_user().rules)


def _find(library: Library, text: str) -> tuple[GameRef, GameRules]:
    """The game a person named, or one clear sentence and the end."""
    from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
    from hanafuda_desktop.rules.diagnostics import render

    try:
        return library.find(text)
    except UnknownGame as error:
        _fail(str(error), USAGE)
    except BrokenRules as error:
        print(render(error.diagnostics, error.sources).rstrip("\n"), file=sys.stderr)
        _fail(f"the rules of '{text}' have errors", PROBLEMS)


def _fail(message: str, code: int) -> NoReturn:
    print(f"hanafuda: {message}", file=sys.stderr)
    raise _Stop(code)


def _print_json(data: Any) -> None:
    import json

    print(json.dumps(data, indent=2, ensure_ascii=True))


if __name__ == "__main__":
    sys.exit(main())
