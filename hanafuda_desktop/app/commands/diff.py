"""What ``hanafuda diff`` understands and does: how a game differs from another, as text."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from hanafuda_desktop.app.commands.command import CommandOutput, CommandProblem
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.rules.differences import Difference, differences
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain


def diff_parser() -> ArgumentParser:
    """The words after ``hanafuda diff``."""
    parser = ArgumentParser(
        "hanafuda diff",
        description="Say how a game's rules differ from another's: first the old one, then the "
        "new one; of one game alone, how it differs from the game that it is a variant of.",
    )
    parser.add_argument(
        "games",
        metavar="GAME",
        nargs="+",
        help="one or two games' names, or paths of rule files",
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=_run)
    return parser


def _in_words(old: GameBase, new: GameBase, found: tuple[Difference, ...]) -> str:
    """The differences for people, ready to be sent."""
    title = f"{plain(new.name)}, compared with {plain(old.name)}:"
    if not found:
        return f"{title}\n- the same rules"
    return "\n".join([title, *(f"- {each}" for each in found)])


def _facts(old: GameBase, new: GameBase, found: tuple[Difference, ...]) -> dict[str, Any]:
    """The same for programs."""
    return {
        "before": old.id,
        "after": new.id,
        "differences": [
            {
                "path": ".".join(each.path),
                "place": each.place.rstrip(":"),
                "before": each.before,
                "after": each.after,
                "file": None if each.span is None else str(each.span.file),
                "line": None if each.span is None else each.span.start.line,
            }
            for each in found
        ],
    }


def _run(library: Library, options: Namespace) -> CommandOutput:
    if len(options.games) > 2:
        raise CommandProblem("one or two games can be compared, not more")
    _, new = library.find(options.games[-1])
    file = library.file(options.games[-1])
    if len(options.games) == 2:
        _, old = library.find(options.games[0])
    else:
        base = library.base_beside(file, new)
        if base is None:
            raise CommandProblem(f"'{new.id}' is no variant of another game: name two to compare")
        old = base
    found = differences(old, new, library.load(file).provenance)
    return CommandOutput(_in_words(old, new, found), _facts(old, new, found))
