"""Where commands write: what they replace, what they leave alone, and what is standard output."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from hanafuda_desktop.app.commands import cards
from hanafuda_desktop.app.commands.command import place_of, put_file
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.cli import main
from hanafuda_desktop.engine.family import EngineError
from tests.app.history.sample_games import entry, store_at

Capture = pytest.CaptureFixture[str]
CaptureBytes = pytest.CaptureFixture[bytes]

EXPORT = ("export", "shiki", "-o")
RULEBOOK = ("rulebook", "shiki", "-o")
PRINT = ("print-cards", "--deck", "plain", "--output")
STATISTICS = ("statistics", "--csv")
SURVEY = ("survey", "shiki", "--deals", "2", "--processes", "1", "-o")
COMMANDS = [EXPORT, RULEBOOK, PRINT, STATISTICS]
"""All that put a whole file where they are told."""
NAMES = ["export", "rulebook", "print-cards", "statistics"]
PIPES = pytest.mark.skipif(sys.platform == "win32", reason="folders have no pipes in them there")

each_command = pytest.mark.parametrize("command", COMMANDS, ids=NAMES)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is about the files, not about what is drawn into them."""
    monkeypatch.setattr(cards, "print_deck", lambda *_, **__: (b"%PDF-1.4 new", ()))
    monkeypatch.setattr(
        "hanafuda_desktop.app.library.printed_rules.page_in_one_file", lambda *_: "<html>new</html>"
    )
    store_at(Folders.of_user().data, entry(1))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "place"
    made.mkdir()
    return made


def file_in(folder: Path) -> Path:
    return folder / "file.html"


@pytest.mark.deep_but(3)
@each_command
def test_a_file_is_replaced_by_force_alone(
    command: Sequence[str], folder: Path, capsys: Capture
) -> None:
    file = file_in(folder)
    file.write_text("old")
    assert main([*command, str(file)]) == 1
    said = capsys.readouterr()
    assert said.err == f"hanafuda: {file}: there is a file already; --force replaces it\n"
    assert (said.out, file.read_text()) == ("", "old")
    assert main([*command, str(file), "--force"]) == 0
    assert file.read_text("utf-8-sig") != "old"
    assert os.listdir(folder) == [file.name]  # noqa: PTH208 - nothing half written is left


@pytest.mark.deep_but(3)
@each_command
def test_a_link_is_followed_and_stays_a_link(command: Sequence[str], folder: Path) -> None:
    there, link = folder / "there.txt", file_in(folder)
    link.symlink_to("there.txt")
    assert main([*command, str(link)]) == 0, "nothing stands there yet"
    first = there.read_bytes()
    assert first
    assert link.is_symlink()
    there.write_text("old")
    assert main([*command, str(link)]) == 1
    assert there.read_text() == "old"
    assert main([*command, str(link), "--force"]) == 0
    assert there.read_bytes() == first
    assert link.is_symlink()


@each_command
def test_a_link_to_itself_is_one_sentence(
    command: Sequence[str], folder: Path, capsys: Capture
) -> None:
    link = file_in(folder)
    link.symlink_to(link.name)
    assert main([*command, str(link), "--force"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert link.is_symlink()


@PIPES
@pytest.mark.parametrize("command", [*COMMANDS, SURVEY], ids=[*NAMES, "survey"])
@pytest.mark.parametrize("is_link", [False, True])
def test_a_pipe_is_left_alone(
    command: Sequence[str], folder: Path, capsys: Capture, *, is_link: bool
) -> None:
    pipe = file_in(folder)
    os.mkfifo(folder / "pipe" if is_link else pipe)
    if is_link:
        pipe.symlink_to("pipe")
    force = [] if command is SURVEY else ["--force"]
    assert main([*command, str(pipe), *force]) == 1
    assert capsys.readouterr().err == f"hanafuda: {pipe}: this is not an ordinary file\n"
    assert pipe.is_fifo()


@PIPES
def test_a_device_is_left_alone() -> None:
    with pytest.raises(OSError, match="not an ordinary file"):
        place_of(Path("/dev/null"), replace=True)


@pytest.mark.parametrize("command", [*COMMANDS, SURVEY], ids=[*NAMES, "survey"])
def test_a_folder_is_left_alone(command: Sequence[str], folder: Path, capsys: Capture) -> None:
    file_in(folder).mkdir()
    force = [] if command is SURVEY else ["--force"]
    assert main([*command, str(file_in(folder)), *force]) == 1
    assert capsys.readouterr().err == f"hanafuda: {file_in(folder)}: Is a directory\n"


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("command", [*COMMANDS, SURVEY], ids=[*NAMES, "survey"])
def test_folders_on_the_way_are_made(command: Sequence[str], folder: Path) -> None:
    file = folder / "some" / "deeper" / "file.html"
    assert main([*command, str(file)]) == 0
    assert file.is_file()


@pytest.mark.deep_but(3)
@each_command
def test_a_hyphen_is_standard_output(
    command: Sequence[str], folder: Path, capfdbinary: CaptureBytes
) -> None:
    file = file_in(folder)
    assert main([*command, str(file)]) == 0
    capfdbinary.readouterr()
    assert main([*command, "-"]) == 0
    said = capfdbinary.readouterr()
    assert (said.out, said.err) == (file.read_bytes(), b"")
    assert not Path("-").exists()


def test_a_survey_on_standard_output_is_the_lines_of_its_file(
    folder: Path, capfdbinary: CaptureBytes
) -> None:
    assert main([*SURVEY, "-"]) == 0
    header, *deals = capfdbinary.readouterr().out.splitlines()
    assert header.startswith(b'{"survey":1,"game":"shiki"')
    assert sorted(line.partition(b",")[0] for line in deals) == [b'{"deal":0', b'{"deal":1']


@pytest.mark.parametrize("command", [STATISTICS, SURVEY], ids=["statistics", "survey"])
def test_two_things_cannot_both_be_standard_output(command: Sequence[str], capsys: Capture) -> None:
    assert main([*command, "-", "--json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "both write to standard output" in said.err


def test_a_survey_follows_links_and_goes_on(folder: Path, capsys: Capture) -> None:
    link = file_in(folder)
    link.symlink_to("there.jsonl")
    assert main([*SURVEY, str(link)]) == 0
    before = (folder / "there.jsonl").read_bytes()
    assert main([*SURVEY, str(link)]) == 0
    assert (folder / "there.jsonl").read_bytes() == before
    assert link.is_symlink()
    capsys.readouterr()


@pytest.mark.parametrize("name", ["pine-crane.png", "deck.yaml"])
def test_drawing_leaves_files_alone_before_anything_is_drawn(
    name: str, folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise EngineError("drawn")

    monkeypatch.setattr("hanafuda_desktop.app.library.deck_files.in_parallel", never)
    (folder / name).write_text("old")
    assert main(["draw-cards", "-o", str(folder)]) == 1
    said = capsys.readouterr().err
    assert said == f"hanafuda: {folder / name}: there is a file already; --force replaces it\n"
    assert (folder / name).read_text() == "old"


def test_drawing_follows_links_in_a_folder(folder: Path, capsys: Capture) -> None:
    (folder / "back.png").symlink_to("there.png")
    words = ["draw-cards", "--cards", "back", "--height", "60", "-o", str(folder)]
    assert main(words) == 0
    assert (folder / "back.png").is_symlink()
    assert (folder / "there.png").read_bytes().startswith(b"\x89PNG")
    assert main(words) == 1
    assert main([*words, "--force"]) == 0
    assert (folder / "back.png").is_symlink()
    capsys.readouterr()


def test_a_deck_is_no_standard_output(capsys: Capture) -> None:
    assert main(["draw-cards", "-o", "-"]) == 2
    assert "a deck is a folder" in capsys.readouterr().err


def test_of_two_that_come_at_once_only_one_makes_the_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = file_in(folder)
    looked = place_of(file, replace=False)
    monkeypatch.setattr("hanafuda_desktop.app.commands.command.place_of", lambda *_, **__: looked)
    put_file(file, "first", replace=False)
    with pytest.raises(FileExistsError, match="there is a file already"):
        put_file(file, "second", replace=False)
    assert file.read_text() == "first"
    assert os.listdir(folder) == [file.name]  # noqa: PTH208


def test_where_no_file_has_two_names_it_is_made_all_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_link(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_link)
    file = file_in(folder)
    put_file(file, "first", replace=False)
    assert file.read_text() == "first"
    with pytest.raises(FileExistsError):
        put_file(file, "second", replace=False)
    assert os.listdir(folder) == [file.name]  # noqa: PTH208
