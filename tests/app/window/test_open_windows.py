"""Windows that stand open beside a main window: each kind once, in the place of the one before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.side_windows import OpenWindows
from hanafuda_desktop.play.settings import Settings

AT = QRect(40, 50, 300, 200)


class Page(QDialog):
    """A window with settings that can go on from another of its kind."""

    def __init__(self, came_from: object = None) -> None:
        super().__init__()
        self.came_from = came_from
        self.settings: Settings | None = None

    def go_on_from(self, before: object) -> None:
        self.came_from = before

    def show_settings(self, settings: Settings) -> None:
        self.settings = settings


@pytest.fixture
def made(qtbot: QtBot) -> list[Page]:
    return []


@pytest.fixture
def make(made: list[Page], qtbot: QtBot) -> Callable[[], Page]:
    def page() -> Page:
        made.append(Page())
        qtbot.addWidget(made[-1])
        return made[-1]

    return page


def test_a_kind_that_is_shown_again_takes_the_place_of_the_one_before(
    make: Callable[[], Page], made: list[Page]
) -> None:
    windows = OpenWindows()
    windows.show("page", make)
    made[0].setGeometry(AT)
    windows.show("page", make)
    assert windows["page"] is made[1]
    assert made[1].geometry() == AT
    assert made[1].came_from is None  # it was asked for anew
    assert not made[0].isVisible()


def test_another_language_lays_what_is_seen_anew_and_goes_on_there(
    make: Callable[[], Page], made: list[Page]
) -> None:
    windows = OpenWindows()
    windows.show("seen", make)
    windows.show("closed", make)
    made[1].close()
    windows.say_words()
    assert len(made) == 3
    assert windows["seen"] is made[2]
    assert made[2].came_from is made[0]
    assert windows["closed"] is made[1]


def test_settings_reach_only_those_who_show_them(
    make: Callable[[], Page], made: list[Page], qtbot: QtBot
) -> None:
    plain, windows = QDialog(), OpenWindows()
    qtbot.addWidget(plain)
    windows.show("page", make)
    windows.show("plain", lambda: plain)
    windows.show_settings(Settings())
    assert made[0].settings == Settings()


def test_all_of_them_are_closed(make: Callable[[], Page], made: list[Page]) -> None:
    windows = OpenWindows()
    windows.show("one", make)
    windows.show("other", make)
    assert windows.is_seen("one")
    windows.close()
    assert not any(page.isVisible() for page in made)
    assert "one" not in windows
    assert not windows.is_seen("one")
