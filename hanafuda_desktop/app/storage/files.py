"""The user's folders, and files in them that are whole at every instant.

A file is written beside its place and then put there in one step, so that a kill, a power cut or a
full disk leaves the old file or the new one and never half of one. A file that cannot be read is
set aside under another name, never deleted; one of a newer version of the program is left alone.
"""

from __future__ import annotations

import errno
import itertools
import json
import logging
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, Literal

from hanafuda_desktop.text.language import tr

# A lock that one program at a time holds, and that the system takes away when the program ends.
#
# A lock file with a process number in it outlives a kill, and after a restart of the machine that
# number may belong to someone else; the system's own locks have neither fault.

_PATIENCE: Final = 0.25
_AGAIN: Final = 0.002
"""Seconds: another program needs a file for some milliseconds, and nobody waits longer for it."""


def locked(path: Path) -> int | None:
    """Lock a file until the handle that is returned is closed, or the program ends.

    The file stays, because removing it would race with others.

    Returns:
        the handle, or ``None`` when another program has the file.

    Raises:
        OSError: locking is not possible here (a folder that cannot be written, a file system
            without locks).
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if _lock(handle):
            return handle
    except OSError:
        os.close(handle)
        raise
    os.close(handle)
    return None


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Keep other programs from a file while what it says is read, changed and written.

    Without this, what another one writes in between would be undone. Where there are no locks, or
    the other one does not come to an end, the file is written all the same.
    """
    lock = None
    give_up = monotonic() + _PATIENCE
    with suppress(OSError):  # whoever writes then is told better what is wrong
        while (lock := locked(path.with_name(f"{path.name}.lock"))) is None:
            if monotonic() >= give_up:
                break
            sleep(_AGAIN)
    try:
        yield
    finally:
        if lock is not None:
            os.close(lock)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


HOME_VARIABLE: Final = "HANAFUDA_HOME"
"""Environment variable: a folder that takes the place of all the user's folders."""

MAX_FILE: Final = 8_000_000
"""Longest file of ours that is read, in bytes."""

NOWHERE: Final = Path(os.devnull, "hanafuda-desktop")
"""A folder that cannot be, whoever one is: whatever is written there fails, and that is said."""

_STALE_AFTER: Final = 24 * 3600.0
_REPLACE_TRIES: Final = 8
_numbers = itertools.count(1)


class Folders:
    """Where the user's things lie.

    Args:
        data: saved games, statistics, own rule files, own decks.
        config: settings.
        logs: the log file.
        cache: what can be made again at any time.

    Attributes:
        saves: saved games.
        rules: the user's own rule files.
        decks: the user's own decks, a folder each.
        statistics: what is known of all games that were played.
        prepared: pictures of the user's own decks, brought to size.
        trees: what rule files and deck files mean, so that they need not be parsed again.
        games: what the first screen tells of the games.
        day: the deal of the day.
        settings: the settings file.
        tables: who sat at the table of each game.
        lesson: how far somebody came in the first game.
        window: where the window stood.
        editor: where the window stood in which rules are written.
        log: the log file.
        are_nowhere: whether the user has no home, so that nothing can be kept.
    """

    def __init__(self, data: Path, config: Path, logs: Path, cache: Path) -> None:
        self.data, self.config, self.logs, self.cache = data, config, logs, cache
        self.saves = data / "saves"
        self.rules = data / "rules"
        self.decks = data / "decks"
        self.statistics = data / "statistics.sqlite"
        self.prepared = cache / "decks"
        self.trees = cache / "trees"
        self.games = cache / "games.json"
        self.day = cache / "day.json"
        self.settings = config / "settings.json"
        self.tables = config / "tables.json"
        self.lesson = config / "lesson.json"
        self.window = config / "window.json"
        self.editor = config / "editor.json"
        self.log = logs / "hanafuda.log"
        self.are_nowhere = data.is_relative_to(NOWHERE)

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


def read_document(path: Path, known: int) -> dict[str, Any] | None:
    """What a JSON file of ours says, of the version that is known or a newer one; ``None`` when
    there is no such file.

    Raises:
        OSError: it is there and cannot be read.
        ValueError: it is none of ours.
    """
    text = read_text(path)
    if text is None:
        return None
    try:
        data = json.loads(text)
    except RecursionError as error:
        raise ValueError("it is too deep") from error
    if isinstance(data, dict):
        version = data.get("version")
        if version == known or is_newer(version, known):
            return data
    raise ValueError("it has no version that is known")


def set_aside(path: Path) -> Path | None:
    """Rename a damaged file so that nothing reads it again; returns its new name.

    ``None`` means that it could not be renamed and still stands where it stood.
    """
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in itertools.count(1))
    aside = next(name for name in names if not is_there(name))
    try:
        path.rename(aside)
    except OSError:
        return None
    return aside


def tidy(folder: Path, *, now: float) -> int:
    """Remove what killed programs left half written a day ago or longer; returns how many."""
    removed = 0
    for part in files_in(folder, ".*.part"):
        with suppress(OSError):  # another program may be tidying too
            if now - part.stat().st_mtime > _STALE_AFTER:
                part.unlink()
                removed += 1
    return removed


# The trees of rule files and deck files between two runs: texts in the cache folder.

_LOG: Final = logging.getLogger(__name__)

MOST_KEPT: Final = 200
"""So many trees are kept; a house rule leaves one behind with each change."""


class KeptTrees:
    """A memory for :func:`read_tree` in a folder.

    Whatever cannot be read or written there is parsed as if nothing had been kept.

    Args:
        folder: the folder; it need not exist.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def recall(self, name: str) -> str | None:
        """What is kept under a name, or ``None``."""
        try:
            return read_text(self._file(name))
        except (OSError, ValueError):  # none yet, not to be read, or damaged
            return None

    def keep(self, name: str, text: str) -> None:
        """Keep a text, and let the oldest go where there are too many."""
        try:
            write_atomic(self._file(name), text)
            files = list(self._folder.glob("*.json"))
            if len(files) > MOST_KEPT:
                with suppress(FileNotFoundError):  # another program lets go of the same
                    files.sort(key=lambda file: file.stat().st_mtime_ns)
                    for file in files[: len(files) - MOST_KEPT // 2]:
                        file.unlink(missing_ok=True)
        except OSError as error:
            _LOG.info("%s: not kept: %s", self._folder, error.strerror or error)

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.json"
