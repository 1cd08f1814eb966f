"""What the tests of the first game share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import MainWindow
from tests.app.learn.at_the_lesson import AtLesson


@pytest.fixture
def learn(make: Callable[[], MainWindow], qtbot: QtBot) -> Callable[[], AtLesson]:
    """Opens a window of the same user with the first game in it."""

    def begin() -> AtLesson:
        window = make()
        window.use(replace(window.settings, reduced_motion=True), save=False)
        window.resize(QSize(1000, 700))
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.screens.show_first()
        window.menu_actions["learn"].trigger()
        return AtLesson(window)

    return begin


@pytest.fixture
def lesson(learn: Callable[[], AtLesson]) -> AtLesson:
    return learn()
