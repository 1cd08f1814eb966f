"""Games as a table for spreadsheets: a line for each game."""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Final

from hanafuda_desktop.app.commands.command import put_file
from hanafuda_desktop.app.history.questions import GameFilter, PlayedGame, played
from hanafuda_desktop.app.history.store import Store

COLUMNS: Final = (
    "ended",
    "game",
    "name",
    "rules",
    "deal",
    "seats",
    "seat",
    "ending",
    "result",
    "points",
    "points of all",
    "rounds",
    "rounds won",
    "moves",
    "seconds",
    "taken back",
    "helped",
    "yaku",
)
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")


def as_csv(store: Store, asked: GameFilter) -> str:
    """The games that are meant, oldest first, with a line of headings.

    Raises:
        StoreProblem: the statistics cannot be read now.
    """
    seats: dict[int, list[tuple[str, int]]] = defaultdict(list)
    for game_id, who, points in store.rows("SELECT game_id, who, points FROM seats"):
        seats[game_id].append((who, points))
    yaku: dict[tuple[int, int], list[str]] = defaultdict(list)
    for game_id, seat, name, times in store.rows("SELECT game_id, seat, yaku, times FROM yaku"):
        yaku[game_id, seat].append(name if times == 1 else f"{name} {times}")
    text = StringIO()
    table = csv.writer(text)
    table.writerow(COLUMNS)
    for each in played(store, asked):
        who = seats[each.id]
        table.writerow(map(_cell, _line(each, who, yaku[each.id, each.seat])))
    return text.getvalue()


def _line(each: PlayedGame, seats: list[tuple[str, int]], yaku: list[str]) -> Iterator[object]:
    yield datetime.fromtimestamp(each.ended, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    yield from (each.game, each.name, each.digest, each.deal)
    yield " ".join(who for who, _ in seats)
    yield each.seat + 1
    yield from (each.ending, each.result, each.points)
    yield " ".join(str(points) for _, points in seats)
    yield from (each.rounds, each.rounds_won, each.moves)
    yield round(each.elapsed_ms / 1000, 1)
    yield from (each.taken_back, each.helped)
    yield ", ".join(yaku)


def _cell(value: object) -> object:
    """A text that a spreadsheet would take for a formula is told to be a text."""
    if isinstance(value, str) and value.startswith(_FORMULAS):
        return f"'{value}"
    return value


def csv_file(store: Store, asked: GameFilter) -> bytes:
    """The same as the bytes of a file.

    Raises:
        StoreProblem: the statistics cannot be read now.
    """
    # With this mark spreadsheets know the names' letters.
    return as_csv(store, asked).encode("utf-8-sig")


def write_csv(path: Path, store: Store, asked: GameFilter) -> int:
    """Write the same to a file, also in the place of one; returns how many games there were.

    Raises:
        StoreProblem: the statistics cannot be read now.
        OSError: the file cannot be written.
    """
    put_file(path, csv_file(store, asked), replace=True)
    return len(played(store, asked))
