"""A lock that one program at a time holds, and that the system takes away when the program ends.

A lock file with a process number in it outlives a kill, and after a restart of the machine that
number may belong to someone else; the system's own locks have neither fault.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

__all__ = ["FileLock", "alone_with"]

_PATIENCE: Final = 0.25
_AGAIN: Final = 0.002
"""Seconds: another program needs a file for some milliseconds, and nobody waits longer for it."""


class FileLock:
    """Holds a file locked from :meth:`take` until :meth:`release`, or the end of the program."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether we hold it."""
        return self._handle is not None

    def take(self) -> bool:
        """Try to get it; ``False`` when another program has it.

        Raises:
            OSError: locking is not possible here (a folder that cannot be written, a file system
                without locks).
        """
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            got = _lock(handle)
        except OSError:
            os.close(handle)
            raise
        if got:
            self._handle = handle
        else:
            os.close(handle)
        return got

    def release(self) -> None:
        """Let others have it; the file stays, because removing it would race with them."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Keep other programs from a file while what it says is read, changed and written.

    Without this, what another one writes in between would be undone. Where there are no locks, or
    the other one does not come to an end, the file is written all the same.
    """
    lock = FileLock(path.with_name(f"{path.name}.lock"))
    give_up = monotonic() + _PATIENCE
    with suppress(OSError):  # whoever writes then is told better what is wrong
        while not lock.take() and monotonic() < give_up:
            sleep(_AGAIN)
    try:
        yield
    finally:
        lock.release()


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
