"""``hanafuda statistics``."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.cli import main
from tests.app.history.sample_games import entry, made, store_at

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def played() -> Path:
    return store_at(
        Folders.of_user().data,
        entry(1, points=5, yaku=(made("kasu", 2, 3, 2, 3),)),
        entry(2, "lost", game="mushi", points=-8),
    )


def test_figures_of_all_games(played: Path, capsys: Capture) -> None:
    assert main(["statistics"]) == 0
    said = capsys.readouterr().out
    assert "2  games" in said
    assert "50%  share won" in said
    assert "koi-koi  1 game, 100% won" in said


def test_figures_of_one_game(played: Path, capsys: Capture) -> None:
    assert main(["statistics", "koi-koi"]) == 0
    said = capsys.readouterr().out
    assert "5  most points" in said
    assert "2 times, 3 points" in said
    assert main(["statistics", "koi-koi", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["figures"]["won"] == 1
    assert facts["yaku"][0]["yaku"] == "kasu"


def test_a_table(played: Path, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    assert main(["statistics", "mushi", "--csv", str(file)]) == 0
    assert "1 game written" in capsys.readouterr().out
    assert len(file.read_text("utf-8-sig").splitlines()) == 2
    assert main(["statistics", "--csv", str(tmp_path / "games.csv" / "more.csv")]) == 1
    assert "more.csv" in capsys.readouterr().err


def test_no_damage_of_the_file_ends_in_a_traceback(tmp_path: Path, capsys: Capture) -> None:
    """Single bytes, bits and whole stretches, as bad disks and half copied files leave them."""
    path = Folders.of_user().statistics
    store_at(path.parent, *(entry(n, yaku=(made("kasu", 2, 3, 2, 3),)) for n in range(20)))
    whole = path.read_bytes()
    chance = Random(16)
    for number in range(120):
        data = bytearray(whole)
        for _ in range(chance.choice((1, 3, 20, 200))):
            at = chance.randrange(len(data))
            data[at] = chance.choice((0, 0xFF, data[at] ^ 0x80, chance.randrange(256)))
        path.write_bytes(data)
        for words in (["koi-koi", "--json"], ["--csv", str(tmp_path / f"{number}.csv")]):
            assert main(["statistics", *words]) in (0, 1, 2)
            assert capsys.readouterr().err.count("\n") <= 1


def _change(path: Path, change: str) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute(f"UPDATE {change}")
        database.commit()


@pytest.mark.parametrize(
    "change",
    [
        "games SET moves = 'many'",
        "games SET ended = 4611686018427387904",
        "seats SET points = x'ff'",
        "rules SET text = x'37'",
    ],
)
def test_a_file_with_numbers_where_words_belong_is_set_aside(
    change: str, played: Path, capsys: Capture
) -> None:
    _change(played, change)
    assert main(["statistics"]) == 0
    assert "new ones were begun" in capsys.readouterr().out
    assert played.with_name("statistics.sqlite.damaged-1").exists()


@pytest.mark.parametrize(
    "change",
    [
        "games SET name = CAST(x'4bc3' AS TEXT)",
        "rules SET text = 'of another version'",
        "yaku SET cards = 'none of ours'",
    ],
)
def test_what_can_be_read_is_told(
    change: str, played: Path, capsys: Capture, tmp_path: Path
) -> None:
    _change(played, change)
    assert main(["statistics", "koi-koi"]) == 0
    assert "kasu" in capsys.readouterr().out.lower()
    assert main(["statistics", "--csv", str(tmp_path / "games.csv")]) == 0
    assert "2 games written" in capsys.readouterr().out


def test_what_cannot_be_told(capsys: Capture) -> None:
    path = Folders.of_user().statistics
    assert main(["statistics"]) == 0
    assert "No game was played" in capsys.readouterr().out
    assert not path.exists()
    assert main(["statistics", "koi-koi"]) == 2
    assert "no game 'koi-koi' was played so far" in capsys.readouterr().err
    path.mkdir(parents=True)
    assert main(["statistics"]) == 1
    assert "cannot be read" in capsys.readouterr().err
