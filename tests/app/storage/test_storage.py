from __future__ import annotations

import os
from pathlib import Path

import pytest

from hanafuda_desktop.app.editor.file import RuleFile
from hanafuda_desktop.app.storage import files
from hanafuda_desktop.app.storage.files import (
    Folders,
    KeptTrees,
    is_there,
    read_text,
    set_aside,
    tidy,
    write_atomic,
    write_new,
)
from hanafuda_desktop.app.storage.saves import Slot
from hanafuda_desktop.cli import main
from hanafuda_desktop.studio.scans import NoPicture, read_scan

PIPES = pytest.mark.skipif(os.name == "nt", reason="folders have no pipes in them there")


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "a.txt"
    write_atomic(file, "松\nsecond line\n")
    assert read_text(file) == "松\nsecond line\n"
    assert file.read_bytes() == "松\nsecond line\n".encode()


def test_a_file_that_is_not_there_has_no_text(tmp_path: Path) -> None:
    assert read_text(tmp_path / "none") is None


@pytest.mark.parametrize(("where", "failing"), [(os, "fsync"), (Path, "replace")])
def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: object, failing: str
) -> None:
    file = tmp_path / "a.txt"
    write_atomic(file, "old")

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(where, failing, fail)
    with pytest.raises(OSError, match="No space left"):
        write_atomic(file, "new")
    assert [path.name for path in tmp_path.iterdir()] == ["a.txt"]
    assert file.read_text() == "old"


def test_windows_gets_further_tries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    def refuse_twice(source: Path, target: Path) -> None:
        tries.append(1)
        if len(tries) < 3:
            raise PermissionError(13, "in use")
        os.replace(source, target)  # noqa: PTH105 - Path.replace is what is replaced here

    monkeypatch.setattr(Path, "replace", refuse_twice)
    monkeypatch.setattr("hanafuda_desktop.app.storage.files.os.name", "nt")
    monkeypatch.setattr("hanafuda_desktop.app.storage.files.time.sleep", lambda seconds: None)
    part, file = tmp_path / "part", tmp_path / "a.txt"
    part.write_text("text")
    files._replace(part, file)
    monkeypatch.undo()  # with another name of the system pathlib is not itself
    assert file.read_text() == "text"
    assert len(tries) == 3


def test_a_damaged_file_is_set_aside_each_time_under_another_name(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    names = []
    for text in ("first", "second"):
        file.write_text(text)
        kept = set_aside(file)
        assert kept is not None
        names.append(kept.name)
        assert kept.read_text() == text
    assert names == ["a.txt.damaged-1", "a.txt.damaged-2"]
    assert set_aside(file) is None


def test_a_huge_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_FILE", 10)
    (tmp_path / "a").write_text("x" * 11)
    with pytest.raises(ValueError, match="too long"):
        read_text(tmp_path / "a")


@PIPES
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="not an ordinary file"):
        read_text(tmp_path / "pipe")
    assert KeptTrees(tmp_path).recall("none") is None
    os.mkfifo(tmp_path / "tree.json")
    assert KeptTrees(tmp_path).recall("tree") is None
    os.mkfifo(tmp_path / "ours.yaml")
    with pytest.raises(OSError, match="not an ordinary file"):
        RuleFile(tmp_path / "ours.yaml", is_own=True)
    os.mkfifo(tmp_path / "scan.png")
    with pytest.raises(NoPicture, match="not an ordinary file"):
        read_scan(tmp_path / "scan.png")
    os.mkfifo(tmp_path / "game.moves.txt")
    slot = Slot(tmp_path / "game.txt", None)
    slot.write("record\n")
    with pytest.raises(OSError, match="No such device"):
        slot.add("move")


def test_a_new_file_replaces_nothing(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write_new(file, "first")
    with pytest.raises(FileExistsError):
        write_new(file, "second")
    assert file.read_text() == "first"
    with pytest.raises(NotADirectoryError):
        write_new(file / "deeper", "third")
    assert list(tmp_path.iterdir()) == [file]


def test_only_old_half_written_files_are_tidied(tmp_path: Path) -> None:
    for name, age in ((".a.txt.1-1.part", 100_000), (".b.txt.1-1.part", 10), ("c.txt", 100_000)):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    assert tidy(tmp_path, now=1_000_000) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == [".b.txt.1-1.part", "c.txt"]


def test_one_variable_moves_every_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANAFUDA_HOME", str(tmp_path))
    folders = Folders.of_user()
    for path in (folders.saves, folders.rules, folders.settings, folders.window, folders.log):
        assert tmp_path in path.parents


@pytest.fixture
def without_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable names a home, and the system knows no user of this number."""
    pwd = pytest.importorskip("pwd")

    def nobody(*_: object) -> None:
        raise KeyError

    for name in [*os.environ]:
        if name in {"HOME", files.HOME_VARIABLE} or name.startswith("XDG_"):
            monkeypatch.delenv(name)
    monkeypatch.setattr(pwd, "getpwuid", nobody)


@pytest.mark.usefixtures("without_home")
def test_who_has_no_home_has_folders_that_cannot_be(tmp_path: Path) -> None:
    folders = Folders.of_user()
    assert folders.are_nowhere
    assert not is_there(folders.statistics)
    with pytest.raises(NotADirectoryError):
        write_atomic(folders.settings, "{}")
    assert not Folders.below(tmp_path).are_nowhere


@pytest.mark.usefixtures("without_home")
def test_who_has_no_home_may_still_name_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Folders.of_user().data.is_relative_to(tmp_path)
    monkeypatch.setenv(files.HOME_VARIABLE, "~/there")
    assert Folders.of_user().data == Path("~/there").absolute()


@pytest.mark.usefixtures("without_home")
@pytest.mark.parametrize("words", [["list"], ["statistics"], ["check", "koi-koi"]])
def test_without_a_home_commands_do_what_they_can(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.out
    assert said.err == f"hanafuda: {files.no_home()}\n"


@pytest.mark.usefixtures("without_home")
def test_without_a_home_no_house_rule_is_made(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "koi-koi", "Ours"]) == 1
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize("words", [["list"], ["statistics"], ["check", "koi-koi"]])
def test_a_home_of_too_many_letters_is_said(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(files.HOME_VARIABLE, str(tmp_path / ("x" * 300)))
    assert main(words) == 0
    assert "Traceback" not in capsys.readouterr().err
    assert main(["new", "koi-koi", "Ours"]) == 1
    assert "File name too long" in capsys.readouterr().err


def test_without_it_the_system_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HANAFUDA_HOME")
    folders = Folders.of_user()
    assert folders.saves.is_absolute()
    assert "hanafuda-desktop" in str(folders.data)
