"""What waits for the first painting is done once, whatever was painted first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.window_state import FirstPainting


def test_the_first_of_several_counts_and_none_after_it(qtbot: QtBot) -> None:
    one, other = QWidget(), QWidget()
    qtbot.addWidget(one)
    qtbot.addWidget(other)
    painting = FirstPainting(one)
    told: list[int] = []
    painting.over.connect(lambda: told.append(1))
    painting.watch(one)
    painting.watch(other)
    assert not painting.is_over
    with qtbot.waitSignal(painting.over):
        other.show()
    assert painting.is_over
    one.show()
    other.update()
    qtbot.waitExposed(one)
    one.repaint()
    other.repaint()
    qtbot.wait(1)
    assert told == [1]


@pytest.mark.parametrize("page", ["first", "table", "lesson"])
def test_whatever_page_a_window_opens_with_counts(
    make: Callable[[], MainWindow], qtbot: QtBot, page: str
) -> None:
    window = make()
    match page:
        case "first":
            window.screens.show_first()
        case "table":
            window.screens.ask_table("koi-koi")
        case _:
            window.screens.learn()
    with qtbot.waitSignal(window.painted):
        window.show()
