"""Two programs of one user at once: neither harms what the other writes (issue 9, item 9)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hanafuda_desktop.app.history.store import Store
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.settings.settings import read_settings, write_settings
from hanafuda_desktop.app.storage.files import Folders, alone_with, locked
from hanafuda_desktop.app.storage.last_tables import LastTables
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating
from hanafuda_desktop.play.settings import AnimationSpeed, ClothName, Settings
from tests.app.program_at_once import _TABLES
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]
STEPS = 20


def _programs(home: Path) -> list[list[str]]:
    """What each of two programs said that ran at the same time."""
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.app.program_at_once", str(number), str(STEPS)],
            cwd=ROOT,
            env=os.environ | {"HANAFUDA_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(2)
    ]
    for program in running:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n", program.communicate()[1]
    for program in running:
        assert program.stdin is not None
        program.stdin.write("go\n")
        program.stdin.flush()
    ended = [program.communicate(timeout=PATIENCE) for program in running]
    assert [program.returncode for program in running] == [0, 0], ended
    return [out.splitlines() for out, _ in ended]


@pytest.mark.deep
def test_two_real_programs_at_once(tmp_path: Path) -> None:
    told = _programs(tmp_path)
    folders = Folders.below(tmp_path)
    assert [line for lines in told for line in lines if line.startswith("said")] == []
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in files if path.name.endswith(".part") or "damaged" in path.name] == []
    assert not folders.log.read_text(encoding="utf-8")

    slots = dict.fromkeys(line.split()[1] for lines in told for line in lines)
    assert sorted(slots) == ["yatsuhashi.2.txt", "yatsuhashi.txt"]
    saves = Saves(folders.saves)
    taken = [saves.take(GameRef("yatsuhashi")) for _ in told]
    found = {slot.path.name: slot.read().game for slot in taken}
    for (line,) in told:
        _, name, seed, moves = line.split()
        game = found[name]
        assert game is not None
        assert (game.seed, len(game.moves)) == (int(seed), int(moves))
    for slot in taken:
        slot.close()

    last = STEPS - 1
    settings, trouble = read_settings(folders.settings)
    assert trouble == ""
    assert (settings.cloth, settings.hover) == (list(ClothName)[last % 4], bool(last % 2))
    assert (settings.speed, settings.marks) == (list(AnimationSpeed)[last % 3], bool(last % 2))

    written = json.loads(folders.tables.read_text(encoding="utf-8"))
    assert set(written["tables"]) == {game for games in _TABLES for game in games}

    store = Store(folders.statistics)
    deals = [row["deal"] for row in store.rows("SELECT deal FROM games ORDER BY deal")]
    store.close()
    assert len(deals) == len(set(deals)) == 2 * STEPS
    for tree in folders.trees.glob("tree-*.json"):
        text = tree.read_text(encoding="utf-8")
        assert text in ("[0]" * 2000, "[1]" * 2000)


# --- the same, step by step ----------------------------------------------------------------------


def test_settings_of_another_program_stay(tmp_path: Path) -> None:
    file, usual = tmp_path / "settings.json", Settings()
    theirs = replace(usual, cloth=ClothName.PLUM, keys=(("undo", ("Ctrl+J",)),))
    ours = replace(usual, speed=AnimationSpeed.FAST)
    write_settings(file, theirs, usual)
    write_settings(file, ours, usual)
    both = replace(theirs, speed=AnimationSpeed.FAST)
    assert read_settings(file) == (both, "")


def test_settings_are_written_whole_where_the_file_makes_no_sense(tmp_path: Path) -> None:
    file, usual = tmp_path / "settings.json", Settings()
    ours = replace(usual, speed=AnimationSpeed.FAST)
    for text in ("{", "[]", '{"version": 0, "cloth": "plum"}'):
        file.write_text(text)
        write_settings(file, ours, usual)
        assert read_settings(file) == (ours, "")


def test_tables_of_another_program_stay(tmp_path: Path) -> None:
    file = tmp_path / "tables.json"
    ours, theirs = LastTables(file), LastTables(file)
    library = Library(tmp_path / "rules")
    rules = {game: library.rules(GameRef(game)) for game in ("koi-koi", "mushi")}
    for tables in (ours, theirs):
        tables.seating(rules["koi-koi"])  # both have read what there is: nothing
    three = Seating((PERSON, PERSON), 3)
    ours.remember("koi-koi", three, "koi-koi")
    theirs.remember("mushi", three, "mushi")
    assert {LastTables(file).seating(each).rounds for each in rules.values()} == {3}


def test_nobody_reads_a_file_while_another_changes_it(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    lock = path.with_name("settings.json.lock")
    with alone_with(path):
        assert locked(lock) is None
    other = locked(lock)
    assert other is not None
    with alone_with(path):  # one that does not come to an end holds up nobody for long
        assert locked(lock) is None
    os.close(other)
