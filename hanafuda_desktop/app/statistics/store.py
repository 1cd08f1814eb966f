"""The file of the statistics: one transaction for each game, and whole at every instant.

SQLite's own journal stands in for our atomic writing. It is the plain one, not the write-ahead log:
a game ends once in some minutes, one file can be copied and sent, and it works on network folders.
A file that is damaged, or none of ours, is set aside and a new one begun.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.statistics.entry import Entry
from hanafuda_desktop.app.statistics.schema import (
    APPLICATION,
    MIGRATIONS,
    MOST_TIME,
    TABLES,
    VERSION,
)
from hanafuda_desktop.app.storage import set_aside
from hanafuda_desktop.cards.notation import shorts
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.flattened import from_json, play_digest

__all__ = ["MOST_RECORDS", "Store", "StoreProblem", "open_store"]

_LOG: Final = logging.getLogger(__name__)

MOST_RECORDS: Final = 2000
"""So many games are kept move by move, the newest; the figures of all others stay."""

_PATIENCE: Final = 3.0
"""Seconds to wait for another program that is writing."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_PRIMARY: Final = 0xFF
"""The part of SQLite's error codes that says what kind of error it is."""


class StoreProblem(Exception):
    """Why the statistics cannot be read or written now, to be said within a sentence."""


class _Damaged(StoreProblem):
    """The file is none that can be read; whoever opens it next sets it aside."""


class Store:
    """An open file of statistics.

    Args:
        path: the file; it is made if there is none. ``None`` for one in memory.
        is_checked: whether the file was looked through before, and need not be again.

    Raises:
        StoreProblem: it cannot be opened now.
    """

    def __init__(self, path: Path | None, *, is_checked: bool = False) -> None:
        self.path = path
        with _told():
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._database = sqlite3.connect(
                path or ":memory:", timeout=_PATIENCE, isolation_level=None
            )
        try:
            with _told():
                self._prepare(is_checked=is_checked)
        except BaseException:
            self._database.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    # --- opening ---------------------------------------------------------------------------------

    def _prepare(self, *, is_checked: bool) -> None:
        self._database.row_factory = sqlite3.Row
        # A letter that is damaged is shown as such; the figures beside it are as good as before.
        self._database.text_factory = partial(str, encoding="utf-8", errors="replace")
        self._database.execute("PRAGMA foreign_keys = ON")
        # What was deleted is gone, and the file of somebody who deletes a lot becomes no larger.
        self._database.execute("PRAGMA secure_delete = ON")
        # In one question, or another program might write its tables between two.
        version, application, tables = self._database.execute(
            "SELECT user_version, application_id, (SELECT count(*) FROM sqlite_master)"
            " FROM pragma_user_version, pragma_application_id"
        ).fetchone()
        if (version or tables) and application != APPLICATION:
            raise _Damaged("it is a file of another program")
        if version > VERSION:
            raise StoreProblem(tr("they were written by a newer version of this program"))
        if not is_checked:
            found = self._database.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise _Damaged(found)
        if version < VERSION:
            self._bring_up()
        if not is_checked:
            self._check_values()

    def _check_values(self) -> None:
        """SQLite keeps anything in any column, so a damage may leave numbers where words belong."""
        for table, columns in TABLES.items():
            wrong = [f"typeof({name}) <> 'text'" for name in columns.texts]
            wrong += [f"typeof({name}) <> 'integer'" for name in columns.numbers]
            wrong += [f"{name} NOT BETWEEN 0 AND {MOST_TIME}" for name in columns.times]
            question = f"SELECT EXISTS (SELECT 1 FROM {table} WHERE {' OR '.join(wrong)})"  # noqa: S608 - our own names
            try:
                found = self._database.execute(question).fetchone()[0]
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_ERROR:
                    raise
                raise _Damaged(str(error)) from error  # it has no such column, or table
            if found:
                raise _Damaged(f"something else stands in {table} than is written there")

    def _bring_up(self) -> None:
        """Bring the file up to today's version, all of it or nothing."""
        self._database.create_function("play_digest", 1, _play_digest, deterministic=True)
        with self._transaction():
            # Another program may have done it while this one was waiting for it.
            (version,) = self._database.execute("PRAGMA user_version").fetchone()
            for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
                for statement in filter(None, map(str.strip, script.split(";"))):
                    self._database.execute(statement)
                self._database.execute(f"PRAGMA user_version = {number}")
            self._database.execute(f"PRAGMA application_id = {APPLICATION}")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """All of it is done, or nothing."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise

    # --- reading ---------------------------------------------------------------------------------

    def rows(self, query: str, values: Mapping[str, object] | None = None) -> list[sqlite3.Row]:
        """What a query gives, with values for its names.

        Raises:
            StoreProblem: the file cannot be read now.
        """
        with _told(), closing(self._database.execute(query, values or {})) as cursor:
            return cursor.fetchall()

    def number_of(self, key: str) -> int | None:
        """The number of a game in this file, by its key.

        Raises:
            StoreProblem: the file cannot be read now.
        """
        found = self.rows("SELECT id FROM games WHERE key = :key", {"key": key})
        return found[0]["id"] if found else None

    # --- writing ---------------------------------------------------------------------------------

    def note(self, entry: Entry) -> bool:
        """Enter a game, once; returns whether that has changed anything.

        The first ending of a game stands: whoever takes the end back and plays it again, plays no
        further game. But a game that was left and then played to its end counts by its end, and a
        patience that was lost and then won counts as won.

        Raises:
            StoreProblem: it could not be entered.
        """
        with _told(), self._transaction():
            before = self._one(
                "SELECT id, ending, counted, (SELECT result FROM seats "
                "WHERE game_id = games.id AND seat = 0) AS result FROM games WHERE key = ?",
                entry.key,
            )
            if before is not None:
                if not _replaces(entry, before):
                    return False
                self._database.execute("DELETE FROM games WHERE id = ?", (before["id"],))
            _insert(self._database.execute, entry)
            self._forget_oldest()
        return True

    def resume(self, key: str) -> bool:
        """A game that was left lies on the table again; returns whether it was one."""
        with _told(), self._transaction():
            done = self._database.execute(
                "DELETE FROM games WHERE key = ? AND ending = 'left' AND counted", (key,)
            )
            return done.rowcount > 0

    def reset(self, game: str | None = None) -> None:
        """Count no game any more that was played so far; their records stay.

        Args:
            game: of this game alone, by its id.

        Raises:
            StoreProblem: it could not be done.
        """
        with _told(), self._transaction():
            self._database.execute(
                "UPDATE games SET counted = 0 WHERE ? IS NULL OR game = ?", (game, game)
            )
            self._sweep()

    def delete_record(self, game_id: int) -> None:
        """Keep a game's record no longer; what it counts, it still counts.

        Raises:
            StoreProblem: it could not be done.
        """
        with _told(), self._transaction():
            self._database.execute("DELETE FROM records WHERE game_id = ?", (game_id,))
            self._sweep()

    def _one(self, query: str, *values: object) -> sqlite3.Row | None:
        row: sqlite3.Row | None = self._database.execute(query, values).fetchone()
        return row

    def _forget_oldest(self) -> None:
        count = self._database.execute("SELECT count(*) FROM records").fetchone()[0]
        if count > MOST_RECORDS:
            self._database.execute(
                "DELETE FROM records WHERE game_id IN (SELECT game_id FROM records"
                " JOIN games ON games.id = game_id ORDER BY ended, id LIMIT ?)",
                (count - MOST_RECORDS,),
            )
            self._sweep()

    def _sweep(self) -> None:
        """Remove what neither counts nor is kept, and rules that no game has any more."""
        self._database.execute(
            "DELETE FROM games WHERE NOT counted AND id NOT IN (SELECT game_id FROM records)"
        )
        self._database.execute("DELETE FROM rules WHERE digest NOT IN (SELECT digest FROM games)")


def open_store(path: Path, *, is_checked: bool = False) -> tuple[Store, str]:
    """The statistics, and a sentence if a damaged file was set aside, or the empty string.

    Args:
        path: the file.
        is_checked: whether it was looked through before, which takes a while where it is large.

    Raises:
        StoreProblem: they cannot be opened now.
    """
    try:
        return Store(path, is_checked=is_checked), ""
    except _Damaged as damage:
        _LOG.warning("the statistics are damaged: %s", damage)
        kept = set_aside(path)
        if kept is None:
            raise StoreProblem(tr("the file is damaged, and cannot be set aside")) from damage
        # A journal of the damaged file must not be played back into the new one.
        set_aside(path.with_name(f"{path.name}-journal"))
        try:
            return Store(path), tr(
                "The statistics could not be read, and new ones were begun. "
                "The file was kept as {file}.",
                file=kept,
            )
        except _Damaged as again:
            raise StoreProblem(tr("the file is damaged")) from again


def _replaces(entry: Entry, before: sqlite3.Row) -> bool:
    """Whether a game that is known already is entered anew."""
    if entry.ending == "left":
        return bool(before["ending"] == "left")
    won_after_all = (
        len(entry.seats) == 1 and before["result"] == "lost" and entry.seats[0].result == "won"
    )
    return before["ending"] == "left" or won_after_all


@contextmanager
def _told() -> Iterator[None]:
    """Turn what goes wrong into words."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
        if code in _DAMAGED:
            raise _Damaged(str(error)) from error
        raise StoreProblem(str(error)) from error
    except UnicodeDecodeError as error:  # SQLite names what is damaged, and the name is none
        raise _Damaged(tr("the file is damaged")) from error
    except OSError as error:
        raise StoreProblem(error.strerror or str(error)) from error


def _play_digest(text: str) -> str | None:
    """The fingerprint of rules that were kept; ``None`` if this version cannot read them."""
    try:
        return play_digest(from_json(text))
    except (ValueError, RecursionError):
        return None


def _insert(run: Callable[..., sqlite3.Cursor], entry: Entry) -> None:
    """Enter a game that is not there."""
    # The same rules may have other words today; those of somebody else's game are not taken over.
    run(
        "INSERT INTO rules VALUES (?, ?, ?)"
        " ON CONFLICT (digest) DO UPDATE SET text = excluded.text WHERE ?",
        (entry.digest, entry.game, entry.rules, entry.counted),
    )
    game_id = run(
        "INSERT INTO games (key, game, name, family, digest, deal, ending, ended, elapsed_ms,"
        " moves, rounds, taken_back, helped, counted)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(entry.key, entry.game, entry.name, entry.family, entry.digest, entry.deal),
            *(entry.ending, entry.ended, entry.elapsed_ms, entry.moves, entry.rounds),
            *(entry.taken_back, entry.helped, entry.counted),
        ),
    ).lastrowid
    for number, seat in enumerate(entry.seats):
        run(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
            (game_id, number, seat.who, seat.result, seat.points, seat.rounds_won),
        )
        for made in seat.yaku:
            run(
                "INSERT INTO yaku VALUES (?, ?, ?, ?, ?, ?)",
                (game_id, number, made.yaku, made.times, made.points, shorts(made.cards)),
            )
    if entry.record:
        run("INSERT INTO records VALUES (?, ?)", (game_id, entry.record))
