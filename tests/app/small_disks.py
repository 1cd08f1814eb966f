"""Disks without room: a real one, small and full, and one on which every writing fails so."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol
from unittest.mock import patch

import pytest

__all__ = ["Disk", "small_disk"]

_SIZE = 2_000_000
_PAGE = 4096


class Disk(Protocol):
    """A folder on a disk that can be full.

    Attributes:
        folder: the folder.
    """

    folder: Path

    def fill(self) -> None:
        """Leave no room."""

    def free(self) -> None:
        """Make room again."""


class _Tmpfs:
    """A file system of its own, in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self) -> None:
        with self._filler.open("ab", buffering=0) as file:
            for size in (_PAGE * 16, _PAGE, 1):
                with suppress(OSError):
                    while file.write(b"x" * size):
                        pass

    def free(self) -> None:
        self._filler.unlink()


class _StandIn:
    """Any folder, where the system's calls fail as on a full disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._stack = ExitStack()

    def fill(self) -> None:
        def full(*_: Any) -> Any:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        connect = sqlite3.connect

        def connected(*args: Any, **words: Any) -> sqlite3.Connection:
            database: sqlite3.Connection = connect(*args, **words)
            database.execute("PRAGMA max_page_count = 1")  # no page more than there are
            return database

        self._stack.enter_context(patch.object(os, "fsync", full))
        self._stack.enter_context(patch.object(sqlite3, "connect", connected))

    def free(self) -> None:
        self._stack.close()


@contextmanager
def small_disk(kind: str, folder: Path) -> Iterator[Disk]:
    """A disk of this kind; ``tmpfs`` skips the test where none may be mounted."""
    if kind == "stand-in":
        disk = _StandIn(folder)
        yield disk
        disk.free()
        return
    folder = folder / "disk"
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={_SIZE}", "tmpfs", str(folder)]
    if (
        sys.platform != "linux"
        or subprocess.run(command, capture_output=True, check=False).returncode
    ):
        pytest.skip("a file system can be mounted by the super-user of Linux only")
    try:
        yield _Tmpfs(folder)
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
