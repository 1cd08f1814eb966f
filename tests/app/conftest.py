"""What the tests of the program share: a user's folders, and tables of several in windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library import Library
from hanafuda_desktop.app.main_window import MainWindow
from hanafuda_desktop.app.program import make_window
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.app.settings import Speed
from hanafuda_desktop.app.storage import Folders
from tests.app.at_the_table import AtTable


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.below(tmp_path)


@pytest.fixture
def lay(qtbot: QtBot, folders: Folders) -> Iterator[Callable[..., AtTable]]:
    """Lays a table in a window that is shown; each is closed at the end."""
    made: list[MainWindow] = []

    def table(
        *seats: str,
        game: str = "koi-koi",
        seed: int = 3,
        rounds: int | None = None,
        saved: bool = False,
    ) -> AtTable:
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
        return AtTable(window)

    yield table
    for window in made:
        window.close()
