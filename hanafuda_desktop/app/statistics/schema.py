"""The tables of the statistics, and how an older file is brought up to today's.

Each script takes a file from one version to the next, beginning with an empty one; the version is
SQLite's own ``user_version``. A script that has shipped is never edited: a change is a new script.
"""

from __future__ import annotations

from typing import Final

__all__ = ["APPLICATION", "MIGRATIONS", "VERSION"]

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

MIGRATIONS: Final = (_GAMES, _RECORDS)
VERSION: Final = len(MIGRATIONS)
"""The version of a file that this program writes."""
