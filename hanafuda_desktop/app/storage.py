"""The user's folders, and files in them that are whole at every instant.

A file is written beside its place and then put there in one step, so that a kill, a power cut or a
full disk leaves the old file or the new one and never half of one. A file that cannot be read is
set aside under another name, never deleted; one of a newer version of the program is left alone.
"""

from __future__ import annotations

import errno
import itertools
import os
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from hanafuda_desktop.language import tr

__all__ = [
    "HOME_VARIABLE",
    "NOWHERE",
    "Folders",
    "NewerFile",
    "check_ordinary",
    "expanded",
    "files_in",
    "is_newer",
    "is_there",
    "no_home",
    "read_text",
    "set_aside",
    "tidy",
    "write_atomic",
    "write_new",
]

HOME_VARIABLE: Final = "HANAFUDA_HOME"
"""Environment variable: a folder that takes the place of all the user's folders."""

MAX_FILE: Final = 8_000_000
"""Longest file of ours that is read, in bytes."""

NOWHERE: Final = Path(os.devnull, "hanafuda-desktop")
"""A folder that cannot be, whoever one is: whatever is written there fails, and that is said."""

_STALE_AFTER: Final = 24 * 3600.0
_REPLACE_TRIES: Final = 8
_numbers = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Folders:
    """Where the user's things lie.

    Attributes:
        data: saved games, statistics, own rule files, own decks.
        config: settings.
        logs: the log file.
        cache: what can be made again at any time.
    """

    data: Path
    config: Path
    logs: Path
    cache: Path

    @classmethod
    def below(cls, folder: Path) -> Folders:
        """Everything below one folder: for tests, and for programs on a stick."""
        return cls(data=folder, config=folder, logs=folder, cache=folder / "cache")

    @classmethod
    def of_user(cls) -> Folders:
        """The user's folders as the system has them, or as ``HANAFUDA_HOME`` says."""
        if home := os.environ.get(HOME_VARIABLE):
            return cls.below(expanded(home).absolute())
        from platformdirs import PlatformDirs

        system = PlatformDirs("hanafuda-desktop", appauthor=False)
        return cls(
            data=_of_somebody(lambda: system.user_data_dir),
            config=_of_somebody(lambda: system.user_config_dir),
            logs=_of_somebody(lambda: system.user_log_dir),
            cache=_of_somebody(lambda: system.user_cache_dir),
        )

    @property
    def are_nowhere(self) -> bool:
        """Whether the user has no home, so that nothing can be kept."""
        return self.data.is_relative_to(NOWHERE)

    @property
    def saves(self) -> Path:
        """Saved games."""
        return self.data / "saves"

    @property
    def rules(self) -> Path:
        """The user's own rule files."""
        return self.data / "rules"

    @property
    def decks(self) -> Path:
        """The user's own decks, a folder each."""
        return self.data / "decks"

    @property
    def statistics(self) -> Path:
        """What is known of all games that were played."""
        return self.data / "statistics.sqlite"

    @property
    def prepared(self) -> Path:
        """Pictures of the user's own decks, brought to size."""
        return self.cache / "decks"

    @property
    def trees(self) -> Path:
        """What rule files and deck files mean, so that they need not be parsed again."""
        return self.cache / "trees"

    @property
    def games(self) -> Path:
        """What the first screen tells of the games."""
        return self.cache / "games.json"

    @property
    def day(self) -> Path:
        """The deal of the day."""
        return self.cache / "day.json"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def tables(self) -> Path:
        """Who sat at the table of each game."""
        return self.config / "tables.json"

    @property
    def lesson(self) -> Path:
        """How far somebody came in the first game."""
        return self.config / "lesson.json"

    @property
    def window(self) -> Path:
        """Where the window stood."""
        return self.config / "window.json"

    @property
    def editor(self) -> Path:
        """Where the window stood in which rules are written."""
        return self.config / "editor.json"

    @property
    def log(self) -> Path:
        """The log file."""
        return self.logs / "hanafuda.log"


class NewerFile(OSError):
    """A file is not written, for what stands there was written by a newer version."""

    def __init__(self, path: Path) -> None:
        why = tr("the file is of a newer version of this program")
        super().__init__(errno.EPERM, why, str(path))


def is_newer(version: object, known: int) -> bool:
    """Whether a file's version is none that this program knows yet."""
    return isinstance(version, int) and not isinstance(version, bool) and version > known


def no_home() -> str:
    """What is said to somebody whose folders are nowhere."""
    return tr(
        "There is no home folder, so nothing can be kept. "
        "The environment variable {variable} can name a folder for it.",
        variable=HOME_VARIABLE,
    )


def _of_somebody(folder: Callable[[], str]) -> Path:
    """A folder as the system has it, or nowhere, if that is in the home of a user without one."""
    try:
        path = Path(folder())
    except RuntimeError:
        return NOWHERE
    return path if path.is_absolute() else NOWHERE  # older versions of platformdirs leave a ``~``


def expanded(text: str) -> Path:
    """A path that may begin with ``~``; of somebody without a home it is what was written."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def is_there(path: Path) -> bool:
    """Whether there is such a file or folder; one that cannot be looked at is not there."""
    try:
        return path.exists()
    except OSError:  # as for a name that is too long
        return False


def files_in(folder: Path, pattern: str) -> list[Path]:
    """The files of a folder whose names fit a pattern; of one that cannot be listed, none."""
    try:
        return list(folder.glob(pattern))
    except OSError:
        return []


def write_atomic(path: Path, content: str | bytes) -> None:
    """Put a text or bytes in a file's place in one step, and on the disk before this returns.

    Raises:
        OSError: it could not be done; what stood there before still does.
    """
    _write_beside(path, content, _replace)


def write_new(path: Path, content: str | bytes) -> None:
    """The same for a file that is not there yet: of several programs only one can make it.

    Raises:
        FileExistsError: something stands there.
        OSError: it could not be done.
    """
    _write_beside(path, content, _put_new)


def _write_beside(path: Path, content: str | bytes, put: Callable[[Path, Path], None]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:  # what stands in the way is a folder's name, not the file's
        why = os.strerror(errno.ENOTDIR)
        raise NotADirectoryError(errno.ENOTDIR, why, str(path.parent)) from error
    # Every write has a name of its own, so that two programs never write into one another's.
    part = path.with_name(f".{path.name}.{os.getpid()}-{next(_numbers)}.part")
    try:
        with part.open("wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        put(part, path)
    except BaseException:
        with suppress(OSError):  # the first fault is the one to report
            part.unlink()
        raise
    _sync_folder(path.parent)


def move_file(source: Path, target: Path) -> None:
    """Put a file in another's place in one step, and on the disk before this returns.

    Raises:
        OSError: it could not be done; both still stand where they stood.
    """
    _replace(source, target)
    _sync_folder(target.parent)


def _put_new(part: Path, path: Path) -> None:
    """Give a written file its name, if nothing has it."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:  # no file has two names here, as on sticks: take the name, then fill it
        path.open("xb").close()
        _replace(part, path)
    else:
        part.unlink()


def _replace(part: Path, path: Path) -> None:
    """Windows refuses while a virus scanner or another reader holds the file: try again shortly."""
    for attempt in range(_REPLACE_TRIES):
        try:
            part.replace(path)
            return
        except PermissionError:
            if os.name != "nt" or attempt == _REPLACE_TRIES - 1:
                raise
            time.sleep(0.002 * 2**attempt)


def _sync_folder(folder: Path) -> None:
    """Put the new name on the disk as well; where folders cannot be opened, the system does it."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        with suppress(OSError):  # some network folders refuse; the file itself is safe
            os.fsync(handle)
    finally:
        os.close(handle)


def check_ordinary(path: Path) -> os.stat_result:
    """What is known of a file that can be opened: a pipe would wait for somebody at its other end.

    Raises:
        OSError: there is none, or no ordinary one.
    """
    status = path.stat()
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, tr("this is not an ordinary file"), str(path))
    return status


def read_text(path: Path, *, errors: Literal["strict", "replace"] = "strict") -> str | None:
    """A file's text, or ``None`` when there is no such file.

    Args:
        path: the file.
        errors: what becomes of bytes that are no text.

    Raises:
        OSError: it is there and cannot be read.
        ValueError: it is no text, or far too long to be one of ours.
    """
    try:
        check_ordinary(path)
        with path.open("rb") as file:
            data = file.read(MAX_FILE + 1)
    except FileNotFoundError:
        return None
    if len(data) > MAX_FILE:
        raise ValueError("the file is too long")
    return data.decode("utf-8", errors)


def set_aside(path: Path) -> Path | None:
    """Rename a damaged file so that nothing reads it again; returns its new name.

    ``None`` means that it could not be renamed and still stands where it stood.
    """
    for number in itertools.count(1):
        aside = path.with_name(f"{path.name}.damaged-{number}")
        if is_there(aside):
            continue
        try:
            path.rename(aside)
        except OSError:
            return None
        return aside
    return None


def tidy(folder: Path, *, now: float) -> int:
    """Remove what killed programs left half written a day ago or longer; returns how many."""
    removed = 0
    for part in files_in(folder, ".*.part"):
        with suppress(OSError):  # another program may be tidying too
            if now - part.stat().st_mtime > _STALE_AFTER:
                part.unlink()
                removed += 1
    return removed
