"""What was played since a record was written, appended to a file move by move.

A game that waits for nobody has no time to write its record anew for every card. Each move is added
to the end of this file before it is shown, and handed to the system at once: it is kept if the
program is killed the next instant. It is not forced onto the disk, so that the game never waits for
that; if the computer itself fails, what was played since the record was written last may be lost.

The first line is the last line of the record that the moves go on from. A record that was written
since has another one, so what is left of an older time is never taken for new.
"""

from __future__ import annotations

import errno
import logging
import os
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.storage import read_text

__all__ = ["Journal"]

_LOG: Final = logging.getLogger(__name__)
_FLAGS: Final = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND | getattr(os, "O_BINARY", 0)
_NOW: Final = getattr(os, "O_NONBLOCK", 0)
"""A pipe in the file's place is an error then, and none that waits for somebody who reads."""


class Journal:
    """The moves that go on from one record.

    Args:
        path: where they are written; nothing is before the first of them.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._head = ""
        self._handle: int | None = None

    def begin(self, record: str) -> None:
        """What is added from now on goes on from this record, which is on the disk."""
        self.close()
        self._head = _head_of(record)

    def add(self, word: str) -> None:
        """Keep a move.

        Raises:
            OSError: it could not be kept, or there is no record that it goes on from; no further
                one is kept before :meth:`begin`.
        """
        if not self._head:
            raise OSError(errno.EINVAL, "there is no record to go on from")
        line = f"{word}\n"
        try:
            if self._handle is None:
                self._handle = os.open(self._path, _FLAGS | _NOW, 0o644)
                line = f"{self._head}\n{line}"
            data = line.encode()
            if os.write(self._handle, data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            self.close()
            raise

    def read(self, record: str) -> tuple[str, ...]:
        """The moves that go on from this record; one that was cut off is left out.

        What is no text is no move, but hides none of those before it. Where nothing can be read
        there are none, and the record is what there is.
        """
        try:
            text = read_text(self._path, errors="replace") or ""
        except (OSError, ValueError) as error:
            _LOG.warning("what was played after the record cannot be read: %s", error)
            return ()
        head, *words = text.split("\n")[:-1] or [""]
        return tuple(words) if head and head == _head_of(record) else ()

    def close(self) -> None:
        """Let go of the file."""
        handle, self._handle, self._head = self._handle, None, ""
        if handle is not None:
            os.close(handle)


def _head_of(record: str) -> str:
    """A record's last line, which is another one for every other record."""
    return record.rstrip().rpartition("\n")[2]
