"""``hanafuda statistics``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanafuda_desktop.app.storage import Folders
from hanafuda_desktop.cli import main
from tests.app.statistics.noted import entry, made, store_at

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
