"""The file of the statistics: one transaction for each game, and whole at every instant.

SQLite's own journal stands in for our atomic writing. It is the plain one, not the write-ahead log:
a game ends once in some minutes, one file can be copied and sent, and it works on network folders.
A file that is damaged, or none of ours, is set aside and a new one begun.
"""

from __future__ import annotations

import logging
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, fields, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal

from hanafuda_desktop.app.storage.files import set_aside
from hanafuda_desktop.cards.notation import shorts
from hanafuda_desktop.engine.events import YakuMade
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.engine.game import Deal, Game
from hanafuda_desktop.engine.record import Record, read_record, replay
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.speed.moves import SpeedTurn
from hanafuda_desktop.play.seats import SeatedGame, as_recorded
from hanafuda_desktop.rules.fingerprint import from_json, play_digest, to_json
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.text.language import ENGLISH, tr

# What a game adds to the statistics, read from the game itself and nothing else.

Ending = Literal["finished", "left"]
"""A game was played to its end, or left for another one while it could still go on."""
Result = Literal["won", "shared", "lost"]
"""How a seat came off; a win is shared where others have won who are not of its side."""

_KEY_LENGTH: Final = 32
LAID_OUT: Final = "laid out"
"""Stands for the number of a deal that has none."""


@dataclass(frozen=True, slots=True)
class YakuNote:
    """A yaku that a seat made.

    Attributes:
        yaku: its id.
        times: how often in this game.
        points: what it was worth, all times together.
        cards: the cards of the last time.
    """

    yaku: str
    times: int
    points: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatNote:
    """How a seat came off.

    Attributes:
        who: who sat there: ``person``, or the id of a computer player.
        result: how it ended for this seat.
        points: points at the end.
        rounds_won: how many rounds it won, in games of rounds.
        yaku: what it made.
    """

    who: str
    result: Result
    points: int
    rounds_won: int = 0
    yaku: tuple[YakuNote, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameNote:
    """A game that was played.

    Attributes:
        key: the same for this game for ever, and another for every other game.
        game: the rules' id.
        name: what people call it, in English.
        family: its family.
        digest: the fingerprint of the rules, but for what people read.
        deal: the deal's number, or that it was laid out by hand.
        ending: how it ended.
        ended: when, in seconds since 1970.
        elapsed_ms: how long it was played, in milliseconds.
        moves: how many moves were played.
        rounds: how many rounds were finished, in games of rounds.
        taken_back: how often moves were taken back.
        helped: how often a hint or a way to win was shown.
        counted: whether it counts; one that was played elsewhere is only kept.
        seats: who sat there, and how it ended for them.
        rules: the rules as JSON; only where it is entered.
        record: the game as text, likewise; empty where it is too long for a record.
    """

    key: str
    game: str
    name: str
    family: str
    digest: str
    deal: str
    ending: Ending
    ended: int
    elapsed_ms: int
    moves: int
    rounds: int
    taken_back: int
    helped: int
    counted: bool = True
    seats: tuple[SeatNote, ...]
    rules: str = ""
    record: str = ""


_ELSEWHERE: Final = ("seats", "rules", "record")
_NOTED: Final = [each.name for each in fields(GameNote) if each.name not in _ELSEWHERE]
"""What the table of games has a column for."""


def key_of(seated: SeatedGame) -> str:
    """What tells this game from every other, also after the program was started anew.

    Every game that is dealt gets a number by chance, which its record keeps.
    """
    game = seated.game
    parts = (game.rules.id, game.seed, *(game.laid or Deal()), seated.chance)
    return sha256(repr(parts).encode()).hexdigest()[:_KEY_LENGTH]


def entry_of(seated: SeatedGame, elapsed_ms: int, ended: int, *, counted: bool = True) -> GameNote:
    """What a game adds, as it stands now; it counts as left if it is not over."""
    game = seated.game
    rules = game.rules
    view = game.view(seated.seating.first_person)
    try:
        record = seated.text(elapsed_ms)
    except RecordError:  # too long to be replayed; its figures count all the same
        record = ""
    return GameNote(
        key=key_of(seated),
        game=rules.id,
        name=plain(rules.name, ENGLISH),
        family=rules.family,
        digest=play_digest(rules),
        rules=to_json(rules),
        deal=LAID_OUT if game.laid is not None else str(game.seed),
        ending="left" if game.outcome is None else "finished",
        ended=ended,
        elapsed_ms=elapsed_ms,
        moves=len(game.moves),
        rounds=len(_rounds(view)),
        taken_back=seated.taken_back,
        helped=seated.helped,
        seats=tuple(_seats(seated, view)),
        record=record,
        counted=counted,
    )


def _rounds(view: View) -> list[tuple[int, ...]]:
    """Who won each round that is finished, in games of rounds."""
    if isinstance(view.turn, SpeedTurn):
        return [(spoils.winner,) for spoils in view.turn.spoils]
    return [result.winners for result in view.round.sheet] if view.round is not None else []


def _seats(seated: SeatedGame, view: View) -> Iterator[SeatNote]:
    outcome = seated.game.outcome
    winners = outcome.winners if outcome is not None else ()
    points = outcome.scores if outcome is not None else view.points
    sides = view.round.sides if view.round is not None else ()
    for seat, who in enumerate(seated.seating.seats):
        side = next((side for side in sides if seat in side), (seat,))
        yield SeatNote(
            who=who,
            result=_result(winners, side),
            points=points[seat],
            rounds_won=sum(seat in winners for winners in _rounds(view)),
            yaku=_yaku(seated.game, view, seat),
        )


def _result(winners: Sequence[int], side: Sequence[int]) -> Result:
    if not set(side) & set(winners):
        return "lost"
    return "shared" if set(winners) - set(side) else "won"


def _yaku(game: Game, view: View, seat: int) -> tuple[YakuNote, ...]:
    """The yaku of a seat, each once."""
    notes: dict[str, YakuNote] = {}
    # To go through what happened in real time takes longer than a frame.
    for yaku, points, cards in _made(game, view, seat) if game.rules.all_yaku else ():
        before = notes.get(yaku, YakuNote(yaku, 0, 0, ()))
        notes[yaku] = YakuNote(yaku, before.times + 1, before.points + points, cards)
    return tuple(notes.values())


def _made(game: Game, view: View, seat: int) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """What counted for a seat, or its team, in all rounds; without rounds, what it collected."""
    if view.round is not None:
        for side in (side for result in view.round.sheet for side in result.sides):
            if seat in side.seats:
                yield from ((each.yaku, each.points, each.cards) for each in side.yaku)
        return
    for event in (event for _, events in game.history for event in events):
        if isinstance(event, YakuMade) and event.seat == seat:
            yield event.yaku, event.points, event.cards


# The tables of the statistics, and how an older file is brought up to today's.
#
# Each script takes a file from one version to the next, beginning with an empty one; the version
# is SQLite's own ``user_version``. A script that has shipped is never edited: a change is a new
# script. The scripts may ask ``play_digest`` of a text of rules, which is null where the text
# cannot be read.

APPLICATION: Final = 0x48414E41
"""SQLite's ``application_id``, by which a file of ours is told from any other: HANA."""

_GAMES: Final = """
CREATE TABLE rules (
    digest TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    text TEXT NOT NULL
);
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    family TEXT NOT NULL,
    digest TEXT NOT NULL REFERENCES rules (digest),
    deal TEXT NOT NULL,
    ending TEXT NOT NULL CHECK (ending IN ('finished', 'left')),
    ended INTEGER NOT NULL,
    elapsed_ms INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    taken_back INTEGER NOT NULL,
    helped INTEGER NOT NULL,
    counted INTEGER NOT NULL
);
CREATE INDEX games_by_time ON games (ended, id);
CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    who TEXT NOT NULL,
    result TEXT NOT NULL CHECK (result IN ('won', 'shared', 'lost')),
    points INTEGER NOT NULL,
    rounds_won INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE TABLE yaku (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    yaku TEXT NOT NULL,
    times INTEGER NOT NULL,
    points INTEGER NOT NULL,
    cards TEXT NOT NULL,
    PRIMARY KEY (game_id, seat, yaku)
) WITHOUT ROWID;
"""
"""Version 1: every game with its seats and their yaku, and the rules by which it was played."""

_RECORDS: Final = """
CREATE TABLE records (
    game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    text TEXT NOT NULL
);
"""
"""Version 2: the newest games move by move."""

_PLAYED: Final = """
CREATE TABLE renamed AS
    SELECT digest AS before, coalesce(play_digest(text), digest) AS after, game, text,
        (SELECT max(id) FROM games WHERE games.digest = rules.digest) AS last
    FROM rules;
INSERT OR IGNORE INTO rules SELECT after, game, text FROM renamed ORDER BY last DESC;
UPDATE games SET digest = (SELECT after FROM renamed WHERE before = games.digest);
DELETE FROM rules WHERE digest NOT IN (SELECT digest FROM games);
DROP TABLE renamed;
"""
"""Version 3: rules that are played alike are the same rules; of their words the newest are kept."""

MIGRATIONS: Final = (_GAMES, _RECORDS, _PLAYED)
VERSION: Final = len(MIGRATIONS)
"""The version of a file that this program writes."""


_COLUMNS: Final = """
SELECT tables.name, columns.name, columns.type
FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
"""
_TIMES: Final = ("ended", "elapsed_ms")
_MOST_TIME: Final = 253_402_300_799
"""The last second of the year 9999, which is as far as a calendar goes."""


Work = Callable[["Store"], bool]
"""Does something with the open file, and returns whether that has changed anything."""

_LOG: Final = logging.getLogger(__name__)

MOST_RECORDS: Final = 2000
"""So many games are kept move by move, the newest; the figures of all others stay."""

_PATIENCE: Final = 3.0
"""Seconds to wait for another program that is writing."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_PRIMARY: Final = 0xFF
"""The part of SQLite's error codes that says what kind of error it is."""


class StoreProblem(Exception):
    """Why the statistics cannot be read or written now, to be said within a sentence.

    Attributes:
        is_damage: whether the file is none that can be read; whoever opens it next sets it aside.
    """

    def __init__(self, why: str, *, is_damage: bool = False) -> None:
        super().__init__(why)
        self.is_damage = is_damage


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
        with _problems_in_words():
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._database = sqlite3.connect(
                path or ":memory:", timeout=_PATIENCE, isolation_level=None
            )
        try:
            with _problems_in_words():
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
            raise StoreProblem("it is a file of another program", is_damage=True)
        if version > VERSION:
            raise StoreProblem(tr("they were written by a newer version of this program"))
        if not is_checked:
            found = self._database.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreProblem(found, is_damage=True)
        if version < VERSION:
            self._bring_up()
        if not is_checked:
            self._check_values()

    def _check_values(self) -> None:
        """SQLite keeps anything in any column, so a damage may leave numbers where words belong."""
        today = Store(None, is_checked=True)
        columns = today.rows(_COLUMNS)
        today.close()
        for table, column, declared in columns:
            wrong = f"typeof({column}) <> '{declared.lower()}'"
            if column in _TIMES:
                wrong += f" OR {column} NOT BETWEEN 0 AND {_MOST_TIME}"
            question = f"SELECT EXISTS (SELECT 1 FROM {table} WHERE {wrong})"  # noqa: S608 - our own names
            try:
                found = self._database.execute(question).fetchone()[0]
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", 0) != sqlite3.SQLITE_ERROR:
                    raise
                # It has no such column, or table.
                raise StoreProblem(str(error), is_damage=True) from error
            if found:
                why = f"something else stands in {table} than is written there"
                raise StoreProblem(why, is_damage=True)

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

    def _transaction(self) -> sqlite3.Connection:
        """Within the connection as a context all of it is done, or nothing."""
        self._database.execute("BEGIN IMMEDIATE")
        return self._database

    # --- reading ---------------------------------------------------------------------------------

    def rows(self, query: str, values: Mapping[str, object] | None = None) -> list[sqlite3.Row]:
        """What a query gives, with values for its names.

        Raises:
            StoreProblem: the file cannot be read now.
        """
        with _problems_in_words(), closing(self._database.execute(query, values or {})) as cursor:
            return cursor.fetchall()

    # --- writing ---------------------------------------------------------------------------------

    def note(self, entry: GameNote) -> bool:
        """Enter a game, once; returns whether that has changed anything.

        The first ending of a game stands: whoever takes the end back and plays it again, plays no
        further game. But a game that was left and then played to its end counts by its end, and a
        patience that was lost and then won counts as won.

        Raises:
            StoreProblem: it could not be entered.
        """
        with _problems_in_words(), self._transaction():
            before = self._database.execute(
                "SELECT id, ending, (SELECT result FROM seats "
                "WHERE game_id = games.id AND seat = 0) AS result FROM games WHERE key = ?",
                (entry.key,),
            ).fetchone()
            if before is not None:
                if not _replaces(entry, before):
                    return False
                self._database.execute("DELETE FROM games WHERE id = ?", (before["id"],))
            _insert(self._database.execute, entry)
            oldest = self._database.execute(
                "DELETE FROM records WHERE game_id IN (SELECT game_id FROM records JOIN games"
                " ON games.id = game_id ORDER BY ended DESC, id DESC LIMIT -1 OFFSET ?)",
                (MOST_RECORDS,),
            )
            if oldest.rowcount:
                self._sweep()
        return True

    def resume(self, key: str) -> bool:
        """A game that was left lies on the table again; returns whether it was one."""
        with _problems_in_words(), self._transaction():
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
        with _problems_in_words(), self._transaction():
            self._database.execute(
                "UPDATE games SET counted = 0 WHERE ? IS NULL OR game = ?", (game, game)
            )
            self._sweep()

    def delete_record(self, key: str) -> None:
        """Keep a game's record no longer; what it counts, it still counts.

        Raises:
            StoreProblem: it could not be done.
        """
        with _problems_in_words(), self._transaction():
            self._database.execute(
                "DELETE FROM records WHERE game_id = (SELECT id FROM games WHERE key = ?)", (key,)
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
    except StoreProblem as damage:
        if not damage.is_damage:
            raise
        _LOG.warning("the statistics are damaged: %s", damage)
        kept = set_aside(path)
        if kept is None:
            raise StoreProblem(tr("the file is damaged, and cannot be set aside")) from damage
        # A journal of the damaged file must not be played back into the new one.
        set_aside(path.with_name(f"{path.name}-journal"))
        return Store(path), tr(
            "The statistics could not be read, and new ones were begun. "
            "The file was kept as {file}.",
            file=kept,
        )


def _replaces(entry: GameNote, before: sqlite3.Row) -> bool:
    """Whether a game that is known already is entered anew."""
    if "left" in (entry.ending, before["ending"]):
        return bool(before["ending"] == "left")
    return before["result"] == "lost" and [seat.result for seat in entry.seats] == ["won"]


@contextmanager
def _problems_in_words() -> Iterator[None]:
    """Turn what goes wrong into words."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
        raise StoreProblem(str(error), is_damage=code in _DAMAGED) from error
    except UnicodeDecodeError as error:  # SQLite names what is damaged, and the name is none
        raise StoreProblem(tr("the file is damaged"), is_damage=True) from error
    except OSError as error:
        raise StoreProblem(error.strerror or str(error)) from error


def _play_digest(text: str) -> str | None:
    """The fingerprint of rules that were kept; ``None`` if this version cannot read them."""
    try:
        return play_digest(from_json(text, LANGUAGE))
    except (ValueError, RecursionError):
        return None


def _insert(run: Callable[..., sqlite3.Cursor], entry: GameNote) -> None:
    """Enter a game that is not there."""
    # The same rules may have other words today; those of somebody else's game are not taken over.
    run(
        "INSERT INTO rules VALUES (?, ?, ?)"
        " ON CONFLICT (digest) DO UPDATE SET text = excluded.text WHERE ?",
        (entry.digest, entry.game, entry.rules, entry.counted),
    )
    game_id = run(
        f"INSERT INTO games ({', '.join(_NOTED)}) VALUES ({', '.join('?' * len(_NOTED))})",  # noqa: S608 - our own names
        [getattr(entry, name) for name in _NOTED],
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


def past_games(store: Store) -> tuple[GameNote, ...]:
    """Every game that is kept, the newest first.

    Raises:
        StoreProblem: the statistics cannot be read now.
    """
    seats: dict[int, list[SeatNote]] = defaultdict(list)
    for row in store.rows("SELECT seats.* FROM seats JOIN records USING (game_id) ORDER BY seat"):
        result: Result = row["result"]
        note = SeatNote(row["who"], result, row["points"], row["rounds_won"])
        seats[row["game_id"]].append(note)
    rows = store.rows(
        f"SELECT id, {', '.join(_NOTED)} FROM games JOIN records ON game_id = id"  # noqa: S608 - our own names
        " ORDER BY ended DESC, id DESC"
    )
    return tuple(
        GameNote(**dict(zip(_NOTED, noted, strict=True)), seats=tuple(seats[number]))
        for number, *noted in rows
    )


def record_text(store: Store, key: str) -> str:
    """A kept game as text; the empty string if it is kept no longer.

    Raises:
        StoreProblem: the statistics cannot be read now.
    """
    rows = store.rows(
        "SELECT text FROM records JOIN games ON id = game_id WHERE key = :key", {"key": key}
    )
    return str(rows[0]["text"]) if rows else ""


def pasted(text: str, now: int) -> GameNote:
    """A game that somebody else may have played: it is kept beside one's own, and does not count.

    Args:
        text: the game as text.
        now: when it came, in seconds since 1970.

    Raises:
        RecordError: the text holds no game.
    """
    record = read_record(text, LANGUAGE)
    seated = as_recorded(replay(record, compile_rules), record)
    entry = entry_of(seated, record.elapsed_ms or 0, now, counted=False)
    # It may be a game of one's own, which is there already, and counts.
    return replace(entry, key=sha256(entry.record.encode()).hexdigest())


def going_on_from(record: Record, moves: Sequence[Any], count: int) -> Record:
    """A game that begins as this one did, to be played on after so many moves.

    It is another game; and it is told apart from games that were played at one go, for whoever goes
    on from there may know what comes.

    Args:
        record: the game.
        moves: its moves, as the engine has them.
        count: how many of them are to be played.
    """
    last = moves[count - 1] if count else None
    at = getattr(last, "at", None)  # of moves in real time
    elapsed = record.elapsed_ms or 0
    return replace(
        record,
        moves=record.moves[:count],
        played=count,
        elapsed_ms=round(elapsed * count / max(1, record.played)) if at is None else at,
        chance=None,
        taken_back=record.taken_back + 1,
        cut_short=tuple(number for number in record.cut_short if number <= count),
        move_lines=record.move_lines[:count],
    )
