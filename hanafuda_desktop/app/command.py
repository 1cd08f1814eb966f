"""What every command of the command line gives back, and how it says that it cannot.

A command's parser sets ``run``: a function that takes the library and the options and gives what is
to be printed.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hanafuda_desktop.app.library import Library

__all__ = ["PROBLEMS", "SOUND", "USAGE", "CommandProblem", "Run", "Told"]

SOUND: Final = 0
"""Exit code: all well."""
PROBLEMS: Final = 1
"""Exit code: problems were found, or something could not be done."""
USAGE: Final = 2
"""Exit code: a command, a game or an option that does not exist or does not fit."""


class CommandProblem(Exception):
    """Why a command cannot do what it was asked for, in one line, and the exit code for it."""

    def __init__(self, message: str, code: int = USAGE) -> None:
        super().__init__(message)
        self.code = code


class Told(NamedTuple):
    """What a command has to say.

    Attributes:
        text: for people.
        facts: the same for programs, where ``--json`` can be asked for.
        code: the exit code.
    """

    text: str
    facts: Any = None
    code: int = SOUND


Run = Callable[[Library, Namespace], Told]
"""Does what the options ask for; raises :class:`CommandProblem`, or what finding a game raises."""
