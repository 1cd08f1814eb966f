"""The games that are kept move by move: which there are, and how each goes on from any point."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from hanafuda_desktop.app.history.entry import Ending, FinishedGame, Result, SeatNote, entry_of
from hanafuda_desktop.app.history.store import Store
from hanafuda_desktop.engine.record import Record, read_record, replay
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.play.seats import PERSON, as_recorded

_QUERY: Final = (
    "SELECT id, game, name, deal, ending, ended, elapsed_ms, moves, counted"
    " FROM games JOIN records ON game_id = id ORDER BY ended DESC, id DESC"
)

_SEATS: Final = "SELECT seats.* FROM seats JOIN records USING (game_id) ORDER BY game_id, seat"


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that is kept.

    Attributes:
        id: its number in the file.
        game: the rules' id.
        name: what people call it.
        deal: the deal's number, or that it was laid out by hand.
        ending: whether it was played to its end.
        ended: when, in seconds since 1970.
        elapsed_ms: how long it was played, in milliseconds.
        moves: how many moves it has.
        counted: whether it counts in the figures, 0 or 1.
        seats: who sat there, and how it ended for them.
    """

    id: int
    game: str
    name: str
    deal: str
    ending: Ending
    ended: int
    elapsed_ms: int
    moves: int
    counted: int
    seats: tuple[SeatNote, ...]

    @property
    def own(self) -> SeatNote | None:
        """How it ended for the one person who played; ``None`` if there were more, or none."""
        persons = [seat for seat in self.seats if seat.who == PERSON]
        return persons[0] if len(persons) == 1 else None


def past_games(store: Store) -> tuple[PastGame, ...]:
    """Every game that is kept, the newest first.

    Raises:
        StoreProblem: the statistics cannot be read now.
    """
    seats: dict[int, list[SeatNote]] = defaultdict(list)
    for row in store.rows(_SEATS):
        result: Result = row["result"]
        note = SeatNote(row["who"], result, row["points"], row["rounds_won"])
        seats[row["game_id"]].append(note)
    found = (dict(zip(row.keys(), row, strict=True)) for row in store.rows(_QUERY))
    return tuple(PastGame(**game, seats=tuple(seats[game["id"]])) for game in found)


def record_text(store: Store, game_id: int) -> str:
    """A kept game as text; the empty string if it is kept no longer.

    Raises:
        StoreProblem: the statistics cannot be read now.
    """
    rows = store.rows("SELECT text FROM records WHERE game_id = :id", {"id": game_id})
    return str(rows[0]["text"]) if rows else ""


def pasted(text: str, now: int) -> FinishedGame:
    """A game that somebody else may have played: it is kept beside one's own, and does not count.

    Args:
        text: the game as text.
        now: when it came, in seconds since 1970.

    Raises:
        RecordError: the text holds no game.
    """
    record = read_record(text, LANGUAGE)
    sitting = as_recorded(replay(record, compile_rules), record)
    entry = entry_of(sitting, record.elapsed_ms or 0, now, counted=False)
    # It may be a game of one's own, which is there already, and counts.
    return dataclasses.replace(entry, key=sha256(entry.record.encode()).hexdigest())


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
    return dataclasses.replace(
        record,
        moves=record.moves[:count],
        played=count,
        elapsed_ms=round(elapsed * count / max(1, record.played)) if at is None else at,
        chance=None,
        taken_back=record.taken_back + 1,
        cut_short=tuple(number for number in record.cut_short if number <= count),
        move_lines=record.move_lines[:count],
    )
