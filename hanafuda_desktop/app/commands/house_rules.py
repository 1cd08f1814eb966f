"""What ``hanafuda new`` and ``hanafuda export`` understand and do."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hanafuda_desktop.app.commands.command import (
    PROBLEMS,
    STANDARD_OUTPUT,
    CommandOutput,
    CommandProblem,
    add_output,
    write_output,
)
from hanafuda_desktop.app.library.house_rules import HouseRuleProblem, exported, new_house_rule
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.rules.catalogue import BrokenRules


def new_parser() -> ArgumentParser:
    """The words after ``hanafuda new``."""
    parser = ArgumentParser(
        "hanafuda new",
        description="Make a house rule from a game: a short file in the folder of your own rules.",
    )
    parser.add_argument("game", metavar="GAME", help="the game that it is made from")
    parser.add_argument("name", metavar="NAME", help="what it is called: 'Our Koi-Koi'")
    parser.set_defaults(run=_make)
    return parser


def _make(library: Library, options: Namespace) -> CommandOutput:
    base = library.catalogue.game(options.game)
    try:
        path = new_house_rule(library, base, options.name)
    except HouseRuleProblem as problem:
        raise CommandProblem(str(problem), PROBLEMS) from None
    return CommandOutput(f"{path}\nedit it, then: hanafuda {path.stem}")


def export_parser() -> ArgumentParser:
    """The words after ``hanafuda export``."""
    parser = ArgumentParser(
        "hanafuda export",
        description="Write a game with all that it extends into one rule file, to be sent.",
    )
    parser.add_argument("game", metavar="GAME", help="a game's name, or the path of a rule file")
    add_output(parser, "-o", "--output", into="where to", required=True)
    parser.set_defaults(run=_export)
    return parser


def _export(library: Library, options: Namespace) -> CommandOutput:
    loaded = library.load(library.file(options.game))
    if loaded.rules is None:
        raise BrokenRules(loaded.diagnostics, loaded.sources)
    try:
        text = exported(library, loaded)
    except HouseRuleProblem as problem:
        raise CommandProblem(str(problem), PROBLEMS) from None
    write_output(options.output, text, force=options.force)
    return CommandOutput("" if options.output == STANDARD_OUTPUT else str(options.output))
