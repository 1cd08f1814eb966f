from __future__ import annotations

import json
from pathlib import Path

import pytest

from hanafuda_desktop.app.settings.settings import read_settings, write_settings
from hanafuda_desktop.app.storage.files import NewerFile
from hanafuda_desktop.play.settings import AnimationSpeed, ClothName, Settings
from hanafuda_desktop.table.cloth import CLOTHS


def test_every_cloth_of_the_table_can_be_set() -> None:
    assert [cloth.value for cloth in ClothName] == list(CLOTHS)


def test_without_a_file_all_is_as_usual(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.json") == (Settings(), "")


def test_settings_survive(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    settings = Settings(AnimationSpeed.FAST, reduced_motion=True, cloth=ClothName.PLUM, hover=False)
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
        b'{"speed": "fast"}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"version": ' + b"9" * 10_000 + b"}",
    ],
    ids=["empty", "cut", "list", "null", "no-version", "binary", "deep", "huge-number"],
)
def test_a_broken_file_is_set_aside_and_said(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    settings, problem = read_settings(file)
    assert settings == Settings()
    assert "could not be read" in problem
    assert not file.exists()
    assert (tmp_path / "settings.json.damaged-1").read_bytes() == content


def test_settings_of_a_newer_version_are_used_as_far_as_they_make_sense_and_left_alone(
    tmp_path: Path,
) -> None:
    file = tmp_path / "settings.json"
    text = json.dumps({"version": 2, "speed": "fast", "cloth": {"of": "another kind"}})
    file.write_text(text)
    settings, problem = read_settings(file)
    assert settings == Settings(speed=AnimationSpeed.FAST)
    assert "newer version" in problem
    for since in (None, settings):
        with pytest.raises(NewerFile, match="newer version"):
            write_settings(file, Settings(clock=False), since)
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ".lock"] == [file.name]
    assert file.read_text() == text
