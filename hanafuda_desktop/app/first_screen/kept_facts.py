"""The games there are, read from what is kept of them or from their rule files, bit by bit."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.first_screen.facts import GameFacts, facts_from, facts_of, facts_text
from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.storage import read_text, write_atomic

__all__ = ["KeptFacts"]

_LOG: Final = logging.getLogger(__name__)


class KeptFacts:
    """What the first screen tells of all games.

    Args:
        library: where the games are.
        path: the file in which it is kept between two runs.
    """

    def __init__(self, library: Library, path: Path) -> None:
        self._library = library
        self._path = path
        self._stamps: dict[Path, tuple[int, int]] | None = None
        self.facts: tuple[GameFacts, ...] = ()

    def are_stale(self) -> bool:
        """Whether a rule file has come, gone or changed since, so that all have to be read."""
        stamps = self._library.stamps()
        if stamps == self._stamps:
            return False
        try:
            kept = facts_from(read_text(self._path), stamps)
        except (OSError, ValueError):
            kept = None
        if kept is None:
            return True
        self.facts, self._stamps = kept, stamps
        return False

    def read(self) -> Iterator[None]:
        """Read the rule files one after the other; at the end, :attr:`facts` are known."""
        self._library.refresh()
        facts: list[GameFacts] = []
        for entry in self._library.catalogue.entries():
            facts.append(facts_of(entry))
            yield
        self.facts = tuple(facts)
        self._stamps = self._library.stamps()
        try:
            write_atomic(self._path, facts_text(facts, self._stamps))
        except OSError as error:
            _LOG.info("what is told of games is not kept: %s", error.strerror or error)
