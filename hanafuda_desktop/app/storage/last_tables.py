"""Who sat at the table of each game last, so that the next table is laid for the same company."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.storage.folders import (
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


class LastTables:
    """The tables of a user: a small file, read when a table is first laid.

    Args:
        path: the file; it need not exist.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, Seating] | None = None
        self._is_newer = False
        self._others: dict[str, Any] = {}
        # What was noted in this run of the program and is not in the file, with what it varies.
        self._unsaved: dict[str, tuple[Seating, str | None]] = {}
        self._variants: dict[str, str] = {}

    def seating(self, rules: GameBase) -> Seating:
        """Who sits at a new table of this game: those who sat there last, or the usual company."""
        return self.kept(rules) or usual_seating(rules)

    def kept(self, rules: GameBase) -> Seating | None:
        """Who sat at the last table of this game, if anybody did who may sit there now."""
        if rules.players.most == 1:
            return None
        known = self._read().get(rules.id)
        return known if known is not None and known.fits(rules) else None

    def variant(self, base: str) -> str:
        """Which variant of a game was played last, by its id; else the game itself."""
        self._read()
        return self._variants.get(base, base)

    def remember(self, game: str, seating: Seating, base: str | None = None) -> None:
        """Note who sits at the table of a game.

        Args:
            game: the game's id.
            seating: who sits there.
            base: the game of which it is a variant, or itself: it is offered next time.

        Raises:
            OSError: it could not be noted; it holds until the program ends.
        """
        known = self._read()
        is_known = known.get(game) == seating and (base is None or self.variant(base) == game)
        if is_known and not self._unsaved:
            return
        self._unsaved[game] = (seating, base)
        self.save()

    def save(self) -> None:
        """Write what was noted.

        Raises:
            NewerFile: the file is of a newer version; it holds until the program ends.
            OSError: it could not be written; it holds until the program ends.
        """
        with alone_with(self._path):
            self._known = None  # another program may have noted its own tables meanwhile
            known = self._read()
            if self._is_newer:
                raise NewerFile(self._path)
            tables = self._others | {
                name: {"seats": list(seating.seats), "rounds": seating.rounds}
                for name, seating in known.items()
            }
            written = {
                "version": _VERSION,
                "tables": dict(sorted(tables.items())),
                "variants": dict(sorted(self._variants.items())),
            }
            write_atomic(self._path, f"{json.dumps(written, indent=1)}\n")
        self._unsaved.clear()

    def _read(self) -> dict[str, Seating]:
        if self._known is None:
            written: dict[str, Any] = {}
            self._variants, self._is_newer = {}, False
            try:
                written, self._variants = _tables(self._path)
            except NewerFile as error:
                _LOG.warning("who sat at the tables is not used: %s", error)
                self._is_newer = True
            except (OSError, ValueError) as error:
                _LOG.warning("who sat at the tables could not be read: %s", error)
                set_aside(self._path)
            read = {game: _seating(table) for game, table in written.items()}
            self._known = {game: seating for game, seating in read.items() if seating is not None}
            # What makes no sense here may do so to a later version, and is written back as it was.
            self._others = {game: table for game, table in written.items() if read[game] is None}
            if self._others:
                _LOG.warning("tables that make no sense: %s", ", ".join(self._others))
            for game, (seating, base) in self._unsaved.items():
                self._known[game] = seating
                if base is not None:
                    self._variants[base] = game
        return self._known


def _tables(path: Path) -> tuple[dict[str, Any], dict[str, str]]:
    """What the file says of each game, and which variant of it was played last.

    Raises:
        NewerFile: it is of a newer version.
        OSError: the file cannot be read.
        ValueError: it says nothing of tables.
    """
    data: Any = read_document(path, _VERSION)
    match data:
        case None:
            return {}, {}
        case {"version": version} if is_newer(version, _VERSION):
            raise NewerFile(path)
        case {"tables": dict(tables), **more}:
            written = more.get("variants")
            named = written.items() if isinstance(written, dict) else ()
            return tables, {game: word for game, word in named if isinstance(word, str)}
    raise ValueError("no tables of this version")


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
