"""What the command line says about a table; the window itself is never opened here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hanafuda_desktop import cli
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window import program
from hanafuda_desktop.app.window.desk import TableRequest
from hanafuda_desktop.play.seats import Seating

Opened = list[TableRequest | None]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    """What the window would have been opened with."""
    windows: Opened = []

    def run(
        library: Library,
        asked: TableRequest | None = None,
        language: str | None = None,
        broken: Path | None = None,
    ) -> int:
        windows.append(asked)
        return 0

    monkeypatch.setattr(program, "run", run)
    return windows


def _seating(opened: Opened) -> Seating | None:
    assert len(opened) == 1
    assert opened[0] is not None
    return opened[0].seating


@pytest.mark.parametrize(
    ("words", "seating"),
    [
        (["koi-koi"], None),
        (["koi-koi", "--seed", "3"], None),
        (["koi-koi", "--players", "2"], Seating(("person", "casual"))),
        (["koi-koi", "--rounds", "6"], Seating(("person", "casual"), 6)),
        (["koi-koi", "--seats", "person,person"], Seating(("person", "person"))),
        (["koi-koi", "--seats", "random, casual"], Seating(("random", "casual"))),
        (["go-stop", "--players", "3"], Seating(("person", "casual", "casual"))),
        (
            ["go-stop", "--players", "3", "--seats", "person,casual,random", "--rounds", "6"],
            Seating(("person", "casual", "random"), 6),
        ),
        (["play", "mushi", "--rounds", "1"], Seating(("person", "casual"), 1)),
        (["higo-bana-teams"], None),
        (["higo-bana-teams", "--rounds", "2"], Seating(("person", *["casual"] * 3), 2)),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_who_sits_at_the_table(opened: Opened, words: list[str], seating: Seating | None) -> None:
    assert cli.main(words) == 0
    assert _seating(opened) == seating


def test_without_a_word_the_last_table_is_opened(opened: Opened) -> None:
    assert cli.main([]) == 0
    assert cli.main(["--"]) == 0
    assert opened == [None, None]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["koi-koi", "--players", "3"], "Koi-Koi is for 2 players, not 3"),
        (["go-stop", "--players", "4"], "Go-Stop is for 2 or 3 players, not 4"),
        (["higo-bana", "--players", "1"], "Higo-Bana is for 2 to 7 players, not 1"),
        (["higo-bana-teams", "--players", "5"], "for 4 or 6 players, not 5"),
        (["koi-koi", "--seats", "person"], "Koi-Koi is for 2 players, not 1"),
        (
            ["koi-koi", "--seats", "person,casaul"],
            "nobody is called 'casaul': did you mean 'casual'?",
        ),
        (["koi-koi", "--seats", "person,zz"], "nobody is called 'zz': it can be person, random"),
        (["go-stop", "--players", "2", "--seats", "person,person,casual"], "3 seats are named for"),
        (["koi-koi", "--seats", "person,,casual"], "one to seven words with commas between"),
        (["koi-koi", "--rounds", "0"], "a whole number from 1 to 99 is needed, not '0'"),
        (["koi-koi", "--rounds", "100"], "a whole number from 1 to 99"),
        (["koi-koi", "--players", "8"], "a whole number from 1 to 7"),
        (["koi-koi", "--players", "two"], "a whole number from 1 to 7"),
        (["yatsuhashi", "--players", "2"], "Yatsuhashi Solitaire is for one player"),
        (["yatsuhashi", "--rounds", "2"], "for one player, without rounds"),
        (["--rounds", "2"], "Yatsuhashi Solitaire is for one player"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_is_said_in_one_line(
    opened: Opened, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert cli.main(words) == 2
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error
    assert opened == []


def test_a_deal_from_a_file_is_for_the_named_players(opened: Opened, tmp_path: Path) -> None:
    file = tmp_path / "deal.txt"
    cards = " ".join(f"{month:x}{place}" for month in range(1, 13) for place in range(1, 5))
    file.write_text(cards)
    assert cli.main(["go-stop", "--deal", str(file), "--players", "3"]) == 0
    asked: Any = opened[0]
    assert asked.deal.order == tuple(range(48))
    assert len(asked.seating.seats) == 3
    file.write_text("11 11")
    assert cli.main(["koi-koi", "--deal", str(file)]) == 1


@pytest.mark.parametrize("is_there", [True, False], ids=["errors", "no-file"])
def test_without_a_terminal_the_errors_of_a_rule_file_are_shown_in_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    """As where a file manager opens it: what is written to nobody's terminal is lost."""
    shown: list[Path | None] = []

    def run(
        _library: Library, _asked: TableRequest | None, _language: str | None, broken: Any
    ) -> int:
        shown.append(broken)
        return 0

    monkeypatch.setattr(program, "run", run)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    file = tmp_path / "bad.yaml"
    if is_there:
        file.write_text("extends: koi-koi\nrounds: 900\n")
    monkeypatch.setattr(cli, "_has_terminal", lambda: True)
    assert cli.main([str(file)]) == 1
    assert shown == []
    monkeypatch.setattr(cli, "_has_terminal", lambda: False)
    assert cli.main([str(file)]) == 0
    assert shown == [file]
    assert cli.main(["koi-koi"]) == 0
    assert shown == [file, None]
