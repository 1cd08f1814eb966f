"""What every command of the command line reads and gives back, and how it says that it cannot."""

from __future__ import annotations

import errno
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, _ActionsContainer
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import check_ordinary, write_atomic, write_new

# What the words of a command line are turned into, or refused in words.


def whole(least: int, most: int) -> Callable[[str], int]:
    """What reads a whole number within bounds, in plain digits; else it raises
    :class:`argparse.ArgumentTypeError`.
    """

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else -1
        if not least <= number <= most:
            raise ArgumentTypeError(
                f"a whole number from {least} to {most} is needed, not '{text[:40]}'"
            )
        return number

    return read


def add_whole(
    parser: _ActionsContainer,
    option: str,
    least: int,
    most: int,
    about: str,
    *,
    default: int | None = None,
) -> None:
    """Let a parser read a whole number within bounds; the option is written ``--seed N``."""
    name, letter = option.split()
    parser.add_argument(name, metavar=letter, type=whole(least, most), default=default, help=about)


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


@contextmanager
def problems(*errors: type[Exception], of: object = "", code: int = PROBLEMS) -> Iterator[None]:
    """Where these errors are why a command cannot do what it was asked for.

    Args:
        errors: the errors, whose messages are for people.
        of: what is named before the message, such as a file.
        code: the exit code.

    Raises:
        CommandProblem: there was one.
    """
    try:
        yield
    except errors as error:
        raise CommandProblem(f"{of}: {error}" if of else str(error), code) from error


@contextmanager
def output_problems(path: Path) -> Iterator[None]:
    """Where something is written there, or made for it.

    Raises:
        CommandProblem: it cannot be.
        BrokenPipeError: whoever reads standard output has enough.
    """
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        named = "standard output" if path == STANDARD_OUTPUT else error.filename or path
        raise CommandProblem(f"{named}: {error.strerror or error}", PROBLEMS) from error


class CommandOutput(NamedTuple):
    """What a command has to say.

    Attributes:
        text: for people.
        facts: the same for programs, where ``--json`` can be asked for.
        code: the exit code.
    """

    text: str
    facts: Any = None
    code: int = SOUND


Run = Callable[[Library, Namespace], CommandOutput]
"""Does what the options ask for; raises :class:`CommandProblem`, or what finding a game raises."""


class CommandParser(ArgumentParser):
    """Reads the words after a command.

    Args:
        name: the command.
        run: what it does; kept as the option ``run``.
        about: the same in words.
    """

    def __init__(self, name: str, run: Run, about: str) -> None:
        super().__init__(f"hanafuda {name}", description=about)
        self.set_defaults(run=run)

    def add_game(self, about: str = "a game's name, or the path of a rule file") -> None:
        """Let a game be named."""
        self.add_argument("game", metavar="GAME", help=about)

    def add_json(self, about: str = "as JSON") -> None:
        """Let the facts be asked for instead of the text."""
        self.add_argument("--json", action="store_true", help=about)

    def add_force(self) -> None:
        """Let it be said that files may be replaced."""
        self.add_argument("--force", action="store_true", help="replace what stands there")

    def add_output(self, *names: str, into: str, required: bool = False) -> None:
        """Let it be said where to write, and whether files may be replaced.

        Args:
            names: of the option.
            into: what is written there, and where else if it is left out.
            required: whether it must not be left out.
        """
        about = f"{into}; - is standard output"
        self.add_argument(*names, metavar="FILE", type=Path, required=required, help=about)
        self.add_force()


# Where people let things be written: into a file that they name, or to standard output.
#
# A link is followed and stays one, folders on the way are made, and what stands there is replaced
# only when that was said, and only an ordinary file: no folder, no device and no pipe.

STANDARD_OUTPUT: Final = Path("-")
"""What a command line calls its standard output."""
_TAKEN: Final = "there is a file already; --force replaces it"


# --- files ---------------------------------------------------------------------------------------


def place_of(path: Path, *, replace: bool) -> Path:
    """The file that a path leads to, if it can be written.

    Args:
        path: what somebody named.
        replace: whether a file that stands there may be replaced.

    Raises:
        OSError: it cannot be written, or must not be.
    """
    place = Path(os.path.realpath(path))
    try:
        check_ordinary(place)
    except FileNotFoundError:
        _check_folder(place)
        return place
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error  # as it was named
    if not replace:
        raise FileExistsError(errno.EEXIST, _TAKEN, str(path))
    _check_folder(place)
    return place


def _check_folder(place: Path) -> None:
    """Find out now whether a file can be made, and not when everything is drawn."""
    folder = next(each for each in place.parents if each.exists())
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))


def put_file(path: Path, content: str | bytes, *, replace: bool) -> None:
    """Put a file where somebody wants to have it, in one step.

    Raises:
        OSError: it cannot be written, or must not be; what stood there before still does.
    """
    place = place_of(path, replace=replace)
    if replace:
        write_atomic(place, content)
        return
    try:
        write_new(place, content)
    except FileExistsError as error:  # it has come meanwhile
        raise FileExistsError(errno.EEXIST, _TAKEN, str(path)) from error


# --- commands ------------------------------------------------------------------------------------


def check_output(path: Path, *, force: bool) -> None:
    """Find out now whether a command can write there, and not when everything is drawn.

    Raises:
        CommandProblem: it cannot.
    """
    if path != STANDARD_OUTPUT:
        with output_problems(path):
            place_of(path, replace=force)


def write_output(path: Path, content: str | bytes, *, force: bool) -> None:
    """Write what a command has made.

    Raises:
        CommandProblem: it cannot be written.
        BrokenPipeError: whoever read standard output has enough.
    """
    with output_problems(path):
        if path == STANDARD_OUTPUT:
            stream = standard_output()
            stream.write(content.encode() if isinstance(content, str) else content)
            stream.flush()
        else:
            put_file(path, content, replace=force)


def standard_output() -> BinaryIO:
    """Standard output for bytes.

    Raises:
        OSError: it is closed, or cannot be written.
    """
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    sys.stdout.flush()
    return sys.stdout.buffer
