"""What the tests of the first screen share: a window that shows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copyfile

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.home.games import KeptFacts
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.main_window import MainWindow
from tests.app.home.on_the_screen import OnTheScreen

Show = Callable[..., OnTheScreen]


@pytest.fixture(scope="session")
def told_of_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an earlier start has kept of the games that come with the program."""
    folder = tmp_path_factory.mktemp("told")
    kept = KeptFacts(Library(folder / "rules"), folder / "games.json")
    assert kept.are_stale()
    for _ in kept.read():
        pass
    return folder / "games.json"


@pytest.fixture
def show_first(
    make: Callable[[], MainWindow], qtbot: QtBot, folders: Folders, told_of_games: Path
) -> Show:
    """Starts the program without a game, and waits until all is told."""

    def show(size: QSize | None = None) -> OnTheScreen:
        if not folders.games.exists():
            folders.cache.mkdir(parents=True, exist_ok=True)
            copyfile(told_of_games, folders.games)
        window = make()
        window.resize(size or QSize(1280, 800))
        window.screens.show_first()
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        seen = OnTheScreen(window, qtbot)
        qtbot.waitUntil(seen.is_complete)
        return seen

    return show


@pytest.fixture
def first(show_first: Show) -> OnTheScreen:
    """The first screen of a new user."""
    return show_first()
