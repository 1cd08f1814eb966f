"""The file of the statistics: once per game, brought up to date, damaged, shared, full."""

from __future__ import annotations

import dataclasses
import os
import sqlite3
from pathlib import Path

import pytest

from hanafuda_desktop.app.history import store as store_module
from hanafuda_desktop.app.history.queries import GameFilter, figures, games_known, played
from hanafuda_desktop.app.history.store import (
    MIGRATIONS,
    VERSION,
    SeatNote,
    Store,
    StoreProblem,
    entry_of,
    key_of,
    open_store,
    past_games,
    record_text,
)
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.tableau.state import Collect
from hanafuda_desktop.play.seats import PERSON, as_recorded
from tests.app.history.sample_games import entry, play_out, store_at, table


def _results(store: Store) -> list[str]:
    return [each.result for each in played(store, GameFilter())]


# --- once per game -------------------------------------------------------------------------------


def test_a_game_counts_once_and_its_first_ending_stands() -> None:
    store = Store(None)
    assert store.note(entry(1, "lost"))
    assert not store.note(entry(1, "lost"))
    assert not store.note(entry(1, "won"))  # the end was taken back and played again
    assert not store.note(entry(1, "lost", ending="left"))
    assert _results(store) == ["lost"]
    assert store.note(entry(2, "won"))
    assert _results(store) == ["lost", "won"]
    store.close()


def test_a_game_that_was_left_counts_by_its_end_once_it_has_one() -> None:
    store = Store(None)
    assert store.note(entry(1, "lost", ending="left", moves=5))
    assert store.note(entry(1, "lost", ending="left", moves=9))  # gone on with, and left again
    assert [each.moves for each in played(store, GameFilter())] == [9]
    assert store.note(entry(1, "won"))
    assert _results(store) == ["won"]
    store.close()


def test_a_lost_patience_that_is_won_after_all_is_won() -> None:
    store = Store(None)
    alone = (SeatNote("person", "lost", 0),)
    won = (SeatNote("person", "won", 0),)
    store.note(entry(1, game="yatsuhashi", seats=alone))
    assert store.note(entry(1, game="yatsuhashi", seats=won, taken_back=3))
    assert not store.note(entry(1, game="yatsuhashi", seats=alone))
    found = figures(played(store, GameFilter()))
    assert (found.games, found.won, found.clean) == (1, 1, 0)
    store.close()


def test_a_game_that_lies_on_the_table_again_is_not_left() -> None:
    store = Store(None)
    store.note(entry(1, "lost", ending="left"))
    store.note(entry(2, "lost"))
    assert store.resume("key-1")
    assert not store.resume("key-2")
    assert not store.resume("key-9")
    assert [each.deal for each in played(store, GameFilter())] == ["2"]
    store.close()


# --- what is forgotten ---------------------------------------------------------------------------


def test_only_the_newest_games_are_kept_move_by_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "MOST_RECORDS", 3)
    store = Store(None)
    for number in (5, 1, 4, 2, 3):
        store.note(entry(number))
    assert [each.deal for each in past_games(store)] == ["5", "4", "3"]
    assert len(played(store, GameFilter())) == 5
    store.close()


def test_reset_counts_anew_and_keeps_the_records() -> None:
    store = Store(None)
    store.note(entry(1))
    store.note(entry(2, game="mushi"))
    store.note(entry(3, record=""))
    store.reset("koi-koi")
    assert [each.game for each in games_known(store)] == ["mushi"]
    assert [(each.deal, each.counted) for each in past_games(store)] == [("2", 1), ("1", 0)]
    assert not store.note(entry(1))  # it is the same game still
    store.reset()
    assert games_known(store) == ()
    assert store.rows("SELECT count(*) FROM games")[0][0] == 2
    store.close()


def test_a_record_can_be_deleted_and_still_counts() -> None:
    store = Store(None)
    store.note(entry(1))
    store.note(entry(2, counted=False))
    first, second = (game.key for game in reversed(past_games(store)))
    assert record_text(store, first) == "record 1"
    store.delete_record(first)
    store.delete_record(second)
    assert record_text(store, first) == ""
    assert _results(store) == ["won"]
    assert store.rows("SELECT count(*) FROM games")[0][0] == 1  # what does not count is gone
    store.close()


def test_rules_that_no_game_has_any_more_are_forgotten() -> None:
    store = Store(None)
    store.note(entry(1, game="mushi", record=""))
    store.note(entry(2))
    assert store.rows("SELECT count(*) FROM rules")[0][0] == 2
    store.reset("mushi")
    assert [row["game"] for row in store.rows("SELECT game FROM rules")] == ["koi-koi"]
    store.close()


# --- other versions ------------------------------------------------------------------------------

_OF_VERSION_1 = """
PRAGMA application_id = 0x48414E41;
PRAGMA user_version = 1;
CREATE TABLE rules (digest TEXT PRIMARY KEY, game TEXT NOT NULL, text TEXT NOT NULL);
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
    name TEXT NOT NULL, family TEXT NOT NULL, digest TEXT NOT NULL REFERENCES rules (digest),
    deal TEXT NOT NULL, ending TEXT NOT NULL, ended INTEGER NOT NULL, elapsed_ms INTEGER NOT NULL,
    moves INTEGER NOT NULL, rounds INTEGER NOT NULL, taken_back INTEGER NOT NULL,
    helped INTEGER NOT NULL, counted INTEGER NOT NULL
);
CREATE INDEX games_by_time ON games (ended, id);
CREATE TABLE seats (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    who TEXT NOT NULL, result TEXT NOT NULL, points INTEGER NOT NULL, rounds_won INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE TABLE yaku (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    yaku TEXT NOT NULL, times INTEGER NOT NULL, points INTEGER NOT NULL, cards TEXT NOT NULL,
    PRIMARY KEY (game_id, seat, yaku)
) WITHOUT ROWID;
INSERT INTO rules VALUES ('d1', 'mushi', '{}');
INSERT INTO games VALUES
    (1, 'k1', 'mushi', 'Mushi', 'fishing', 'd1', '77', 'finished', 1000, 2000, 30, 12, 0, 0, 1);
INSERT INTO seats VALUES (1, 0, 'person', 'won', 40, 7), (1, 1, 'strong', 'lost', -40, 5);
INSERT INTO yaku VALUES (1, 0, 'san-ko', 2, 60, '11 31 44');
"""


def test_a_file_of_version_1_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as old:
        old.executescript(_OF_VERSION_1)
    old.close()
    store, said = open_store(path)
    assert said == ""
    assert [(each.deal, each.points) for each in played(store, GameFilter())] == [("77", 40)]
    assert past_games(store) == ()  # then, nothing was kept move by move
    store.note(entry(1))
    assert [each.deal for each in past_games(store)] == ["1"]
    assert store.rows("PRAGMA user_version")[0][0] == VERSION == len(MIGRATIONS)
    store.close()


def test_bringing_up_to_date_is_all_or_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = store_at(tmp_path, entry(1))
    broken = (*MIGRATIONS, "CREATE TABLE more (id INTEGER); CREATE TABLE games (id INTEGER)")
    monkeypatch.setattr(store_module, "MIGRATIONS", broken)
    monkeypatch.setattr(store_module, "VERSION", len(broken))
    with pytest.raises(StoreProblem, match="games"):
        open_store(path)
    monkeypatch.undo()
    store, said = open_store(path)
    assert said == ""
    assert _results(store) == ["won"]
    assert not store.rows("SELECT 1 FROM sqlite_master WHERE name = 'more'")
    store.close()


def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = store_at(tmp_path, entry(1))
    with sqlite3.connect(path) as newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.close()
    before = path.read_bytes()
    with pytest.raises(StoreProblem, match="newer version"):
        open_store(path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


# --- damage, other programs, full disks ----------------------------------------------------------


@pytest.mark.parametrize("damage", ["no database", "cut off", "a page", "of another program"])
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(tmp_path: Path, damage: str) -> None:
    path = store_at(tmp_path, *(entry(number, record="x" * 5000) for number in range(8)))
    whole = path.read_bytes()
    if damage == "no database":
        path.write_text("two tickets to Kyoto" * 100)
    elif damage == "cut off":
        path.write_bytes(whole[: len(whole) // 2])
    elif damage == "a page":
        path.write_bytes(whole[:4096] + b"\xa5" * 8192 + whole[12288:])
    else:
        path.unlink()
        with sqlite3.connect(path) as other:
            other.execute("CREATE TABLE games (id INTEGER)")
        other.close()
    damaged = path.read_bytes()
    store, said = open_store(path)
    assert "could not be read" in said
    assert "statistics.sqlite.damaged-1" in said
    assert (tmp_path / "statistics.sqlite.damaged-1").read_bytes() == damaged
    store.note(entry(1))
    store.close()
    store, said = open_store(path)
    assert (said, _results(store)) == ("", ["won"])
    store.close()


def test_damage_that_is_found_later_is_a_problem_and_no_fault(tmp_path: Path) -> None:
    path = store_at(tmp_path, *(entry(number, record="x" * 5000) for number in range(8)))
    store = Store(path)
    whole = path.read_bytes()
    path.write_bytes(b"\xa5" * len(whole))
    with pytest.raises(StoreProblem):
        store.note(entry(99))
    store.close()
    store, said = open_store(path)
    assert "could not be read" in said
    store.close()


def test_two_programs_write_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "statistics.sqlite"
    one, other = Store(path), Store(path)
    for number in range(6):
        (one if number % 2 else other).note(entry(number))
        assert not (other if number % 2 else one).note(entry(number))
    assert len(_results(one)) == len(_results(other)) == 6
    one.close()
    other.close()
    monkeypatch.setattr(store_module, "_PATIENCE", 0.0)
    impatient = Store(path)
    busy = sqlite3.connect(path, isolation_level=None)
    busy.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreProblem, match="locked"):
        impatient.note(entry(7))
    busy.execute("ROLLBACK")
    busy.close()
    assert impatient.note(entry(7))
    impatient.close()


def test_a_full_disk_is_a_problem_and_nothing_is_half_written(tmp_path: Path) -> None:
    path = store_at(tmp_path, entry(1))
    store = Store(path)
    pages = store.rows("PRAGMA page_count")[0][0]
    store.rows(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreProblem, match="full"):
        store.note(entry(2, record="x" * 100_000))
    assert _results(store) == ["won"]
    store.rows("PRAGMA max_page_count = 100000")
    store.rows("PRAGMA query_only = ON")
    with pytest.raises(StoreProblem, match="readonly"):
        store.note(entry(3))
    store.rows("PRAGMA query_only = OFF")
    assert store.note(dataclasses.replace(entry(2), record="x" * 100_000))
    store.close()


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="root and Windows write into such folders"
)
def test_a_folder_that_cannot_be_written_can_still_be_read(tmp_path: Path) -> None:
    path = store_at(tmp_path, entry(1))
    path.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        store, said = open_store(path)
        assert (said, _results(store)) == ("", ["won"])
        with pytest.raises(StoreProblem, match="readonly"):
            store.note(entry(2))
        store.close()
        with pytest.raises(StoreProblem):
            open_store(tmp_path / "none" / "statistics.sqlite")
    finally:
        tmp_path.chmod(0o755)


def test_a_place_in_which_no_file_can_be_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "here").write_text("a file")
    with pytest.raises(StoreProblem):
        open_store(tmp_path / "here" / "statistics.sqlite")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreProblem):
        open_store(tmp_path / "folder")


# --- what a game adds, read from games that are really played -----------------------------------


def test_a_patience_that_is_left() -> None:
    seated = table("yatsuhashi", seed=5)
    game = seated.game
    for _ in range(60):
        moves = game.legal_moves()
        game.push(next((move for move in moves if isinstance(move, Collect)), moves[-1]))
    seated.helped = 2
    found = entry_of(seated, 83_000, 1_700_000_000)
    assert (found.game, found.name, found.family) == (
        *("yatsuhashi", "Yatsuhashi Solitaire", "tableau"),
    )
    assert (found.ending, found.ended, found.elapsed_ms) == ("left", 1_700_000_000, 83_000)
    assert (found.deal, found.moves, found.rounds, found.helped) == ("5", 60, 0, 2)
    (seat,) = found.seats
    assert (seat.who, seat.result) == (PERSON, "lost")
    collected = [move.yaku for move in game.moves if isinstance(move, Collect)]
    assert {note.yaku: note.times for note in seat.yaku} == {
        yaku: collected.count(yaku) for yaku in collected
    }
    assert found.record == seated.text(83_000)
    assert found.counted


def test_a_table_game_tells_points_rounds_and_the_yaku_of_each_seat() -> None:
    seated = play_out(table("koi-koi", PERSON, "casual", seed=11, rounds=3))
    outcome = seated.game.outcome
    assert outcome is not None
    found = entry_of(seated, 1000, 0)
    assert (found.ending, found.rounds) == ("finished", 3)
    assert tuple(seat.points for seat in found.seats) == outcome.scores
    now = seated.game.view().round
    assert now is not None
    sheet: tuple[RoundResult, ...] = now.sheet
    for seat, note in enumerate(found.seats):
        assert note.rounds_won == sum(seat in result.winners for result in sheet)
        scored = [each for result in sheet for each in result.sides[seat].yaku]
        assert sum(each.times for each in note.yaku) == len(scored)
        assert sum(each.points for each in note.yaku) == sum(each.points for each in scored)
        assert all(each.cards for each in note.yaku)
    assert any(note.yaku for note in found.seats)
    assert {note.result for note in found.seats} in ({"won", "lost"}, {"shared"})


def test_a_team_wins_together_and_a_shared_win_is_none() -> None:
    seated = play_out(table("higo-bana-teams", PERSON, "casual", "casual", "casual", rounds=1))
    now = seated.game.view().round
    outcome = seated.game.outcome
    assert now is not None
    assert outcome is not None
    results = [note.result for note in entry_of(seated, 0, 0).seats]
    for side in now.sides:
        assert len({results[seat] for seat in side}) == 1
    for seat, result in enumerate(results):
        assert (result != "lost") == (seat in outcome.winners)


def test_a_real_time_game_tells_its_rounds() -> None:
    seated = play_out(table("hanapette", PERSON, "keeps-pace", seed=3), most=400)
    found = entry_of(seated, 0, 0)
    turn = seated.game.view().turn
    assert found.rounds == len(turn.spoils)  # type: ignore[union-attr]
    assert found.rounds > 0
    assert sum(seat.rounds_won for seat in found.seats) == found.rounds
    assert found.family == "speed"


def test_a_shedding_game_has_points_and_no_yaku() -> None:
    found = entry_of(play_out(table("untitled", PERSON, "casual", "casual", rounds=1)), 0, 0)
    assert found.ending == "finished"
    assert len(found.seats) == 3
    assert not any(seat.yaku for seat in found.seats)


def test_a_game_is_told_from_every_other_and_stays_the_same() -> None:
    seated = table("koi-koi", PERSON, "casual", seed=4)
    other = table("koi-koi", PERSON, "casual", seed=4)
    seated.chance, other.chance = 1, 2
    assert key_of(seated) != key_of(other)
    text = seated.text(0)
    record = read_record(text, LANGUAGE)
    assert key_of(as_recorded(replay(record, compile_rules), record)) == key_of(seated)
    seated.push(seated.game.legal_moves()[0])
    assert key_of(as_recorded(replay(record, compile_rules), record)) == key_of(seated)


def test_a_patience_keeps_its_key_too() -> None:
    seated = table("yatsuhashi", seed=4)
    record = read_record(seated.text(0), LANGUAGE)
    assert record.chance == seated.chance
    assert key_of(as_recorded(replay(record, compile_rules), record)) == key_of(seated)
