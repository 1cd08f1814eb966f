"""The tables of the statistics, and how an older file is brought up to today's.

Each script takes a file from one version to the next, beginning with an empty one; the version is
SQLite's own ``user_version``. A script that has shipped is never edited: a change is a new script.
The scripts may ask ``play_digest`` of a text of rules, which is null where the text cannot be read.
"""

from __future__ import annotations

from typing import Final, NamedTuple

__all__ = ["APPLICATION", "MIGRATIONS", "MOST_TIME", "TABLES", "VERSION", "Columns"]

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


class Columns(NamedTuple):
    """The columns of a table of today's version, by what SQLite finds in them.

    Attributes:
        texts: names of columns of words.
        numbers: names of columns of whole numbers.
        times: those of them that are seconds since 1970 or milliseconds.
    """

    texts: tuple[str, ...]
    numbers: tuple[str, ...] = ()
    times: tuple[str, ...] = ()


TABLES: Final = {
    "rules": Columns(("digest", "game", "text")),
    "games": Columns(
        ("key", "game", "name", "family", "digest", "deal", "ending"),
        ("id", "ended", "elapsed_ms", "moves", "rounds", "taken_back", "helped", "counted"),
        ("ended", "elapsed_ms"),
    ),
    "seats": Columns(("who", "result"), ("game_id", "seat", "points", "rounds_won")),
    "yaku": Columns(("yaku", "cards"), ("game_id", "seat", "times", "points")),
    "records": Columns(("text",), ("game_id",)),
}
MOST_TIME: Final = 253_402_300_799
"""The last second of the year 9999, which is as far as a calendar goes."""
