"""Who sat at the table of each game last, so that the next table is laid for the same company."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.storage.files import (
    NewerFile,
    alone_with,
    is_newer,
    read_document,
    set_aside,
    write_atomic,
)
from hanafuda_desktop.play.seats import MOST_ROUNDS, MOST_SEATS, Seating, usual_seating
from hanafuda_desktop.rules.schema.game import GameBase

_LOG: Final = logging.getLogger(__name__)
_VERSION: Final = 1
_LONGEST_WORD: Final = 40

_Said = dict[str, dict[str, Any]]
"""What the file says: ``tables``, by the games, and which of the ``variants`` was played last.

A table that makes no sense here may do so to a later version, and is written back as it was."""


def _nothing() -> _Said:
    return {"tables": {}, "variants": {}}


class LastTables:
    """The tables of a user: a small file, read when a table is first laid.

    Args:
        path: the file; it need not exist.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: _Said | None = None
        self._is_newer = False
        # What was noted in this run of the program and is not in the file.
        self._unsaved = _nothing()

    def seating(self, rules: GameBase) -> Seating:
        """Who sits at a new table of this game: those who sat there last, or the usual company."""
        return self.kept(rules) or usual_seating(rules)

    def kept(self, rules: GameBase) -> Seating | None:
        """Who sat at the last table of this game, if anybody did who may sit there now."""
        if rules.players.most == 1:
            return None
        known = _seating(self._read()["tables"].get(rules.id))
        return known if known is not None and known.fits(rules) else None

    def variant(self, base: str) -> str:
        """Which variant of a game was played last, by its id; else the game itself."""
        word = self._read()["variants"].get(base)
        return word if isinstance(word, str) else base

    def remember(self, game: str, seating: Seating, base: str | None = None) -> None:
        """Note who sits at the table of a game.

        Args:
            game: the game's id.
            seating: who sits there.
            base: the game of which it is a variant, or itself: it is offered next time.

        Raises:
            NewerFile: the file is of a newer version; it holds until the program ends.
            OSError: it could not be noted; it holds until the program ends.
        """
        is_known = _seating(self._read()["tables"].get(game)) == seating
        is_known = is_known and (base is None or self.variant(base) == game)
        if is_known and not self._unsaved["tables"]:
            return
        self._unsaved["tables"][game] = {"seats": list(seating.seats), "rounds": seating.rounds}
        if base is not None:
            self._unsaved["variants"][base] = game
        with alone_with(self._path):
            self._known = None  # another program may have noted its own tables meanwhile
            known = self._read()
            if self._is_newer:
                raise NewerFile(self._path)
            written = {key: dict(sorted(value.items())) for key, value in known.items()}
            write_atomic(self._path, f"{json.dumps({'version': _VERSION} | written, indent=1)}\n")
        self._unsaved = _nothing()

    def _read(self) -> _Said:
        if self._known is None:
            self._known, self._is_newer = _nothing(), False
            try:
                match read_document(self._path, _VERSION):
                    case {"version": version} if is_newer(version, _VERSION):
                        _LOG.warning("who sat at the tables is not used: %s", NewerFile(self._path))
                        self._is_newer = True
                    case {"tables": dict(tables), **more}:
                        variants = more.get("variants")
                        known = variants if isinstance(variants, dict) else {}
                        self._known = {"tables": tables, "variants": known}
                    case dict():
                        raise ValueError("no tables of this version")
            except (OSError, ValueError) as error:
                _LOG.warning("who sat at the tables could not be read: %s", error)
                set_aside(self._path)
            for key, noted in self._unsaved.items():
                self._known[key] |= noted
        return self._known


def _seating(table: Any) -> Seating | None:
    match table:
        case {"seats": list(seats), "rounds": int() | None as rounds} if (
            1 <= len(seats) <= MOST_SEATS
            and all(_is_word(word) for word in seats)
            and not isinstance(rounds, bool)
            and (rounds is None or 1 <= rounds <= MOST_ROUNDS)
        ):
            return Seating(tuple(seats), rounds)
    return None


def _is_word(word: Any) -> bool:
    return isinstance(word, str) and 0 < len(word) <= _LONGEST_WORD and word.split() == [word]
