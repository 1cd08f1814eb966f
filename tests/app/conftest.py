"""What the tests of the program share: a user's folders, and tables of several in windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app import sitting, worker_process
from hanafuda_desktop.app.library import FIRST_GAME, Library
from hanafuda_desktop.app.main_window import MainWindow
from hanafuda_desktop.app.program import make_window
from hanafuda_desktop.app.saves import GameRef, Saves
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Speed
from hanafuda_desktop.app.stopwatch import Stopwatch
from hanafuda_desktop.app.storage import Folders
from tests.app.at_shedding_table import AtSheddingTable
from tests.app.at_the_table import AtTable
from tests.app.test_stopwatch import HandClock
from tests.app.thinking_here import WorkerHere


@pytest.fixture(autouse=True)
def _computers_at_hand(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers think here, at once and by the same chance, unless a test is about just that."""
    monkeypatch.setattr(sitting, "new_chance", lambda: 4711)
    if request.node.get_closest_marker("real_worker") is None:
        monkeypatch.setattr(worker_process, "WorkerProcess", WorkerHere)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.below(tmp_path)


@pytest.fixture
def make(qtbot: QtBot, folders: Folders) -> Iterator[Callable[[], MainWindow]]:
    """Makes windows of one user; each is closed at the end."""
    made: list[MainWindow] = []

    def window() -> MainWindow:
        made.append(make_window(folders, Library(folders.rules)))
        qtbot.addWidget(made[-1])
        return made[-1]

    yield window
    for each in made:
        each.close()


@pytest.fixture
def window(make: Callable[[], MainWindow], qtbot: QtBot) -> MainWindow:
    """A window that is shown, with the first patience on the table."""
    window = make()
    window.session.open(FIRST_GAME, seed=7)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def make_session(tmp_path: Path, clock: HandClock) -> Iterator[Callable[[], Session]]:
    """Makes sessions of one user; each closes the one before, as ending the program does."""
    made: list[Session] = []
    numbers = iter(range(100, 200))

    def session() -> Session:
        made.append(
            Session(
                Library(tmp_path / "rules"),
                Saves(tmp_path / "saves"),
                stopwatch=Stopwatch(clock),
                seeds=lambda: next(numbers),
            )
        )
        return made[-1]

    yield session
    for each in made:
        each.close()


@pytest.fixture
def open_table(qtbot: QtBot, folders: Folders) -> Iterator[Callable[..., MainWindow]]:
    """Lays a table in a window that is shown; each is closed at the end."""
    made: list[MainWindow] = []

    def table(
        *seats: str,
        game: str = "koi-koi",
        seed: int = 3,
        rounds: int | None = None,
        saved: bool = False,
    ) -> MainWindow:
        window = make_window(folders, Library(folders.rules))
        made.append(window)
        qtbot.addWidget(window)
        window.use(replace(window.settings, speed=Speed.FAST), save=False)
        if saved:
            window.session.open(GameRef(game))
        else:
            window.session.open(GameRef(game), seed=seed, seating=Seating(seats, rounds))
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.table.setFocus()
        return window

    yield table
    for window in made:
        window.close()


@pytest.fixture
def lay(open_table: Callable[..., MainWindow]) -> Callable[..., AtTable]:
    """Lays the table of a fishing game."""

    def table(*seats: str, **words: Any) -> AtTable:
        return AtTable(open_table(*seats, **words))

    return table


@pytest.fixture
def lay_shedding(open_table: Callable[..., MainWindow]) -> Callable[..., AtSheddingTable]:
    """Lays the table of a shedding game."""

    def table(*seats: str, **words: Any) -> AtSheddingTable:
        return AtSheddingTable(open_table(*seats, **{"game": "untitled"} | words))

    return table
