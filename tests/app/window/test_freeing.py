"""What is no longer shown is no longer kept: windows that are closed, tables that were left."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import make_window
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.table.scene import TableScene

SEATS = {
    "yatsuhashi": ("person",),
    "koi-koi": ("person", "greedy"),
    "untitled": ("person", "greedy", "greedy"),
    "hanapette": ("person", "keeps-pace"),
}
"""A game of each family, and who plays it."""


def opened(folders: Folders, game: str, qtbot: QtBot) -> MainWindow:
    window = make_window(folders, Library(folders.rules))
    window.session.open(GameRef(game), seed=3, seating=Seating(SEATS[game]))
    with qtbot.waitExposed(window):
        window.show()
    return window


def freed() -> None:
    """Qt deletes what it was told to delete later, and Python what nobody can reach."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("game", SEATS)
def test_a_closed_window_takes_its_table_with_it(game: str, folders: Folders, qtbot: QtBot) -> None:
    window = opened(folders, game, qtbot)
    left = [weakref.ref(each) for each in (window, window.driver.scene, window.session)]
    window.close()
    window.deleteLater()
    del window
    freed()
    assert [each() for each in left] == [None, None, None]


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game", SEATS)
def test_a_table_that_was_left_is_freed(game: str, folders: Folders, qtbot: QtBot) -> None:
    window = opened(folders, game, qtbot)
    qtbot.addWidget(window)
    left: list[weakref.ref[TableScene]] = [weakref.ref(window.driver.scene)]
    other = "mushi" if game == "koi-koi" else "koi-koi"
    window.session.open(GameRef(other), seed=3, seating=Seating(("person", "greedy")))
    freed()
    assert [each() for each in left] == [None]
    window.close()
