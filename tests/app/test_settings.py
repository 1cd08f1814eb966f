from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanafuda_desktop.app.settings import Cloth, Settings, Speed, read_settings, write_settings
from hanafuda_desktop.table.cloth import CLOTHS


def test_every_cloth_of_the_table_can_be_set() -> None:
    assert [cloth.value for cloth in Cloth] == list(CLOTHS)


def test_without_a_file_all_is_as_usual(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.json") == (Settings(), "")


def test_settings_survive(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    settings = Settings(Speed.FAST, reduced_motion=True, cloth=Cloth.PLUM, hover=False)
    write_settings(file, settings)
    assert read_settings(file) == (settings, "")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("speed", "breakneck"),
        ("speed", True),
        ("speed", 1),
        ("reduced_motion", "yes"),
        ("reduced_motion", 1),
        ("cloth", None),
        ("hover", []),
    ],
)
def test_a_value_without_sense_is_passed_over(tmp_path: Path, key: str, value: object) -> None:
    file = tmp_path / "settings.json"
    good = {"version": 1, "clock": False, "from_the_future": 3}
    file.write_text(json.dumps(good | {key: value}))
    settings, problem = read_settings(file)
    assert settings == Settings(clock=False)
    assert key in problem
    assert file.exists()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"version": 99}',
        b'{"speed": "fast"}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"version": ' + b"9" * 10_000 + b"}",
    ],
    ids=["empty", "cut", "list", "null", "newer", "no-version", "binary", "deep", "huge-number"],
)
def test_a_broken_file_is_set_aside_and_said(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    settings, problem = read_settings(file)
    assert settings == Settings()
    assert "could not be read" in problem
    assert not file.exists()
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == content
