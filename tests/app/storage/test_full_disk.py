"""A full disk is said and survived, on a tiny one and on a stand-in (issue 9, item 9)."""

from __future__ import annotations

import errno
import json
import logging
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.commands.solve import SurveyFile
from hanafuda_desktop.app.history.store import Store
from hanafuda_desktop.app.library.house_rules import HouseRuleProblem, new_house_rule
from hanafuda_desktop.app.library.library import FIRST_GAME, Library
from hanafuda_desktop.app.settings.settings import read_settings
from hanafuda_desktop.app.storage.files import NOWHERE, Folders, KeptTrees
from hanafuda_desktop.app.storage.last_tables import LastTables
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import make_window, start_log
from hanafuda_desktop.lab.statistics import SolvedDeal
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating
from hanafuda_desktop.play.settings import ClothName
from tests.app.in_a_window import play
from tests.app.small_disks import Disk, small_disk


@pytest.fixture(params=["tmpfs", "stand-in"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    with small_disk(request.param, tmp_path) as disk:
        yield disk


@pytest.fixture
def opened(disk: Disk, qtbot: QtBot) -> Iterator[Callable[[], MainWindow]]:
    made: list[MainWindow] = []

    def open_window() -> MainWindow:
        folders = Folders.below(disk.folder)
        made.append(make_window(folders, Library(folders.rules)))
        qtbot.addWidget(made[-1])
        made[-1].recorder.start()
        made[-1].session.open(FIRST_GAME, seed=7)
        made[-1].show()
        return made[-1]

    yield open_window
    for each in made:
        each.close()


def _parts(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if ".part" in path.name or "damaged" in path.name]


def _heard(window: MainWindow) -> list[str]:
    said: list[str] = []
    window.session.said.connect(said.append)
    window.recorder.said.connect(said.append)
    window.status.messageChanged.connect(said.append)
    return said


def test_what_is_kept_waits_for_room_and_play_goes_on(
    disk: Disk, opened: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window, folders = opened(), Folders.below(disk.folder)
    play(window, 2)
    window.use(replace(window.settings, cloth=ClothName.PINE))
    before = folders.saves.joinpath("yatsuhashi.txt").read_bytes()
    said = _heard(window)
    disk.fill()
    _play_and_set(window)
    qtbot.waitUntil(lambda: any("statistics cannot be written" in each for each in said))
    assert window.settings.cloth is ClothName.INK
    assert (window.session.game.seed, len(window.session.game.moves)) == (8, 2)
    assert folders.saves.joinpath("yatsuhashi.txt").read_bytes() == before
    assert json.loads(folders.settings.read_text(encoding="utf-8"))["cloth"] == "pine"
    assert _parts(disk.folder) == []
    for words in ("game cannot be saved", "settings cannot be saved", "statistics cannot"):
        told = [each for each in said if words in each]
        assert 1 <= len(told) <= 2, said  # as a signal, and in the status line
        assert "full" in told[0] or "No space" in told[0]
    disk.free()
    play(window, 1)
    assert read_settings(folders.settings)[0].cloth is ClothName.INK
    window.close()
    _all_is_there(folders)


def _play_and_set(window: MainWindow) -> None:
    play(window, 3)
    for cloth in (ClothName.PLUM, ClothName.INK):
        window.use(replace(window.settings, cloth=cloth))
    window.session.deal(seed=8)  # the game that is left goes to the statistics
    play(window, 2)


def _all_is_there(folders: Folders) -> None:
    slot = Saves(folders.saves).take(GameRef("yatsuhashi"))
    game = slot.read().game
    slot.close()
    assert game is not None
    assert (game.seed, len(game.moves)) == (8, 3)
    store = Store(folders.statistics)
    assert [row["ending"] for row in store.rows("SELECT ending FROM games")] == ["left"]
    store.close()
    assert _parts(folders.data) == []


def test_settings_that_were_never_written_are_at_the_end(
    disk: Disk, opened: Callable[[], MainWindow]
) -> None:
    window, folders = opened(), Folders.below(disk.folder)
    disk.fill()
    window.use(replace(window.settings, cloth=ClothName.PLUM))
    window.opener.begin(GameRef("koi-koi"), Seating((PERSON, PERSON), 2), "koi-koi")
    disk.free()
    window.close()
    assert read_settings(folders.settings)[0].cloth is ClothName.PLUM
    rules = Library(folders.rules).rules(GameRef("koi-koi"))
    assert LastTables(folders.tables).seating(rules) == Seating((PERSON, PERSON), 2)


def test_a_house_rule_is_not_made_by_half(disk: Disk) -> None:
    library = Library(disk.folder / "rules")
    rules = library.rules(GameRef("koi-koi"))
    disk.fill()
    with pytest.raises(HouseRuleProblem, match="No space left"):
        new_house_rule(library, rules, "Ours")
    assert not list((disk.folder / "rules").glob("*.yaml"))
    assert _parts(disk.folder) == []
    disk.free()
    assert new_house_rule(library, rules, "Ours").exists()


def test_a_kept_tree_is_whole_or_not_there(disk: Disk) -> None:
    trees = KeptTrees(disk.folder / "trees")
    trees.keep("a", "[1]")
    disk.fill()
    trees.keep("a", "[2]" * 9000)
    trees.keep("b", "[3]" * 9000)
    assert (trees.recall("a"), trees.recall("b")) == ("[1]", None)
    assert _parts(disk.folder) == []
    disk.free()
    trees.keep("b", "[3]")
    assert trees.recall("b") == "[3]"


def _until_full(file: SurveyFile) -> tuple[int, int | None]:
    """How many deals there was room for, and what was wrong then."""
    for added in range(10_000):
        try:
            file.add(SolvedDeal(added, "won", 3, 5, 0.5))
        except OSError as error:
            return added, error.errno
    raise AssertionError("it was never full")


@pytest.mark.parametrize("disk", ["tmpfs"], indirect=True)
def test_a_survey_goes_on_after_the_last_whole_line(disk: Disk) -> None:
    path, task = disk.folder / "survey.jsonl", ("yatsuhashi", "digest", 100)
    file = SurveyFile(path, *task)
    disk.fill()
    added, why = _until_full(file)
    assert why == errno.ENOSPC
    with pytest.raises(OSError, match="No space left"):
        file.close()
    disk.free()
    again = SurveyFile(path, *task)
    assert sorted(again.known) == list(range(added))
    again.add(SolvedDeal(added, "lost", 0, 5, 0.5))
    again.close()
    whole = SurveyFile(path, *task)
    assert len(whole.known) == added + 1
    whole.close()


@pytest.mark.parametrize("disk", ["tmpfs"], indirect=True)
def test_the_log_says_nothing_on_the_terminal(
    disk: Disk, capfd: pytest.CaptureFixture[str]
) -> None:
    folders = Folders.below(disk.folder)
    logger = logging.getLogger("hanafuda_desktop")
    before = list(logger.handlers)
    start_log(folders)
    (handler,) = (each for each in logger.handlers if each not in before)
    disk.fill()
    for _ in range(3):
        logger.warning("x" * 9000)
    logger.removeHandler(handler)
    disk.free()
    handler.close()
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="nothing is read-only to a super-user"
)
def test_a_read_only_home_is_said_and_survived(tmp_path: Path, qtbot: QtBot) -> None:
    tmp_path.chmod(0o500)
    _plays_without_a_place(tmp_path, qtbot)


def test_a_home_that_cannot_be_a_folder_is_said_and_survived(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")  # also stops whom no permission stops
    _plays_without_a_place(tmp_path / "file", qtbot)


@pytest.mark.parametrize("home", ["x" * 300, "loop", str(NOWHERE)], ids=["long", "loop", "none"])
def test_a_home_that_is_none_is_said_and_survived(home: str, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "loop").symlink_to("loop")
    _plays_without_a_place(tmp_path / home, qtbot)


@pytest.mark.skipif(sys.platform == "win32", reason="folders have no pipes in them there")
def test_a_pipe_in_the_log_s_place_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "hanafuda.log")
    logger = logging.getLogger("hanafuda_desktop")
    before = list(logger.handlers)
    start_log(Folders.below(tmp_path))
    assert logger.handlers == before


def test_what_cannot_be_listed_is_said(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "rules").symlink_to("rules")
    folders = Folders.below(tmp_path)
    window = make_window(folders, Library(folders.rules))
    qtbot.addWidget(window)
    said = _heard(window)
    window.session.open(FIRST_GAME, seed=7)
    with qtbot.waitSignal(window.painted):
        window.show()
    assert any("rules: this folder cannot be listed: Too many levels" in each for each in said)
    window.close()


def _plays_without_a_place(home: Path, qtbot: QtBot) -> None:
    folders = Folders.below(home)
    start_log(folders)
    window = make_window(folders, Library(folders.rules, KeptTrees(folders.trees)))
    qtbot.addWidget(window)
    said = _heard(window)
    window.recorder.start()
    window.session.open(FIRST_GAME, seed=7)
    window.show()
    play(window, 3)
    window.use(replace(window.settings, cloth=ClothName.PLUM))
    window.screens.show_first()
    window.session.open(GameRef("koi-koi"), seed=8)
    play(window, 1)
    assert len({each for each in said if "game cannot be saved" in each}) == 1
    assert len({each for each in said if "settings cannot be saved" in each}) == 1
    window.close()


def test_the_first_game_may_be_one_that_cannot_be_saved(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    folders = Folders.below(tmp_path / "file")
    window = make_window(folders, Library(folders.rules, KeptTrees(folders.trees)))
    qtbot.addWidget(window)
    said = _heard(window)
    window.show()
    window.screens.show_first()
    window.announcer.begin()  # as it does when the window was painted
    window.screens.play(FIRST_GAME)
    play(window, 1)
    assert any("game cannot be saved" in each for each in said)
    window.close()
