"""``hanafuda check --play``: sound files are played too, and what breaks is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hanafuda_desktop.cli import main
from hanafuda_desktop.families.fishing.family import Fishing
from hanafuda_desktop.lab import trial

Capture = pytest.CaptureFixture[str]


def test_sound_games_are_played(capsys: Capture) -> None:
    assert main(["check", "--play", "mushi", "rules/decks/hanafuda-48.yaml"]) == 0
    *sound, played = capsys.readouterr().out.splitlines()
    assert len(sound) == 2
    assert played.endswith("mushi.yaml: 200 games played by chance, all well")


def test_a_broken_file_is_not_played(tmp_path: Path, capsys: Capture) -> None:
    broken = tmp_path / "ours.yaml"
    broken.write_text("extends: koi-koi\nname: Ours\nrouns: 6\n", encoding="utf-8")
    assert main(["check", "--play", str(broken)]) == 1
    said = capsys.readouterr().out
    assert "unknown key 'rouns'" in said
    assert "played" not in said


def test_what_breaks_in_play_is_told_and_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(trial, "GAMES", 2)

    def apply(*_: Any) -> Any:
        raise ZeroDivisionError("no cards")

    monkeypatch.setattr(Fishing, "apply", apply)
    assert main(["check", "--play", "koi-koi"]) == 1
    said = capsys.readouterr().out
    assert "koi-koi.yaml: error: the program cannot go on: ZeroDivisionError: no cards" in said
    assert "\n   chance: " in said
    assert "\n   moves: " in said
