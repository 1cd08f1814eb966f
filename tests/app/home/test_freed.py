"""What was shown once is not kept for ever."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.program import make_window
from tests.app.home.conftest import Show
from tests.app.home.on_the_screen import OnTheScreen


def _freed() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def _shown_and_closed(folders: Folders, qtbot: QtBot) -> list[weakref.ref[object]]:
    """A window with all its pages, which is gone afterwards."""
    window = make_window(folders, Library(folders.rules))
    window.screens.show_first()
    with qtbot.waitExposed(window):
        window.show()
    seen = OnTheScreen(window, qtbot)
    qtbot.waitUntil(seen.is_complete)
    qtbot.waitUntil(lambda: not seen.screen.is_busy)
    seen.screens.ask_table("koi-koi")
    window.close()
    window.deleteLater()
    return [weakref.ref(each) for each in (window, seen.screen, seen.page, seen.screens)]


def test_a_closed_window_takes_its_first_screen_with_it(
    show_first: Show, folders: Folders, qtbot: QtBot
) -> None:
    show_first().window.close()  # the deal of the day is known from now on
    left = _shown_and_closed(folders, qtbot)
    _freed()
    assert [each() for each in left] == [None] * 4


def test_a_page_that_was_left_is_freed(first: OnTheScreen) -> None:
    first.click(first.tile("mushi"))
    page = weakref.ref(first.page)
    first.press(Qt.Key.Key_Escape)
    first.click(first.tile("koi-koi"))
    other = weakref.ref(first.page)
    first.press(Qt.Key.Key_Return)
    assert first.window.session.is_open
    _freed()
    assert page() is None
    assert other() is None
