"""A rule file that is being written: loaded from a text that is not on the disk yet."""

from __future__ import annotations

from pathlib import Path

from hanafuda_desktop.rules.layering import Library
from hanafuda_desktop.rules.loading import LoadedGame, load_game
from hanafuda_desktop.rules.nodes import Parsed
from hanafuda_desktop.rules.reading import checked
from hanafuda_desktop.rules.source import parse

__all__ = ["Draft", "load_draft"]


class Draft:
    """A catalogue in which one file says what a text says; it need not exist yet.

    Args:
        library: where all other files come from.
        path: the file.
        text: what it says.
    """

    def __init__(self, library: Library, path: Path, text: str) -> None:
        self._library = library
        self._path = path
        read = checked(path, text)
        wrong = read.diagnostics
        self._parsed = Parsed(read.source, None, wrong) if wrong else parse(read.source)

    def parsed(self, path: Path) -> Parsed:
        """A file's tree."""
        return self._parsed if path == self._path else self._library.parsed(path)

    def game_file(self, name: str, beside: Path) -> Path | None:
        """The rule file of this name."""
        return self._library.game_file(name, beside)

    def game_names(self, beside: Path) -> tuple[str, ...]:
        """The names that :meth:`game_file` knows."""
        return self._library.game_names(beside)

    def deck_file(self, name: str, beside: Path) -> Path | None:
        """The deck's file of this name."""
        return self._library.deck_file(name, beside)

    def deck_names(self, beside: Path) -> tuple[str, ...]:
        """The names that :meth:`deck_file` knows."""
        return self._library.deck_names(beside)


def load_draft(library: Library, path: Path, text: str) -> LoadedGame:
    """What a file would be if it said this. Never raises for what is in the text."""
    return load_game(path, Draft(library, path, text))
