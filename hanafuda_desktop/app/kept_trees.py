"""The trees of rule files and deck files between two runs: texts in the cache folder."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.storage import read_text, write_atomic

__all__ = ["MOST_KEPT", "KeptTrees"]

_LOG: Final = logging.getLogger(__name__)

MOST_KEPT: Final = 200
"""So many trees are kept; a house rule leaves one behind with each change."""


class KeptTrees:
    """A memory for :func:`~hanafuda_desktop.rules.trees.read_tree` in a folder.

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
            self._let_go()
        except OSError as error:
            _LOG.info("%s: not kept: %s", self._folder, error.strerror or error)

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.json"

    def _let_go(self) -> None:
        files = list(self._folder.glob("*.json"))
        if len(files) <= MOST_KEPT:
            return
        with suppress(FileNotFoundError):  # another program lets go of the same
            files.sort(key=lambda file: file.stat().st_mtime_ns)
            for file in files[: len(files) - MOST_KEPT // 2]:
                file.unlink(missing_ok=True)
