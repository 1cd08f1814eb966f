"""Who sat at the table of each game last, so that the next table is laid for the same company."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Final

from hanafuda_desktop.app.seating import MOST_ROUNDS, MOST_SEATS, Seating, usual_seating
from hanafuda_desktop.app.storage import read_text, set_aside, write_atomic
from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["Tables"]

_LOG: Final = logging.getLogger(__name__)
_VERSION: Final = 1
_LONGEST_WORD: Final = 40


class Tables:
    """The tables of a user: a small file, read when a table is first laid.

    Args:
        path: the file; it need not exist.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, Seating] | None = None
        self._others: dict[str, Any] = {}

    def seating(self, rules: GameRules) -> Seating:
        """Who sits at a new table of this game: those who sat there last, or the usual company."""
        if rules.players.most == 1:
            return usual_seating(rules)
        known = self._read().get(rules.id)
        return known if known is not None and known.fits(rules) else usual_seating(rules)

    def remember(self, game: str, seating: Seating) -> None:
        """Note who sits at the table of a game.

        Raises:
            OSError: it could not be noted; it holds until the program ends.
        """
        known = self._read()
        if known.get(game) == seating:
            return
        known[game] = seating
        tables = self._others | {
            name: {"seats": list(seating.seats), "rounds": seating.rounds}
            for name, seating in known.items()
        }
        text = json.dumps({"version": _VERSION, "tables": dict(sorted(tables.items()))}, indent=1)
        write_atomic(self._path, f"{text}\n")

    def _read(self) -> dict[str, Seating]:
        if self._known is None:
            try:
                written = _tables(self._path)
            except (OSError, ValueError, RecursionError) as error:
                _LOG.warning("who sat at the tables could not be read: %s", error)
                set_aside(self._path)
                written = {}
            read = {game: _seating(table) for game, table in written.items()}
            self._known = {game: seating for game, seating in read.items() if seating is not None}
            # What makes no sense here may do so to a later version, and is written back as it was.
            self._others = {game: table for game, table in written.items() if read[game] is None}
            if self._others:
                _LOG.warning("tables that make no sense: %s", ", ".join(self._others))
        return self._known


def _tables(path: Path) -> dict[str, Any]:
    """What the file says of each game.

    Raises:
        OSError: the file cannot be read.
        ValueError: it says nothing of tables.
    """
    text = read_text(path)
    if text is None:
        return {}
    match json.loads(text):
        case {"version": version, "tables": dict(tables)} if version == _VERSION:
            return tables
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
