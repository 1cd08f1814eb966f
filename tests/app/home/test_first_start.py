"""The first screen of somebody who has never been here: what comes when, and where it leads."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.home.first_screen import FirstScreen
from hanafuda_desktop.app.learn.progress import is_lesson_over, keep_step
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.fonts import use_legibly
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.settings import Settings, TextSize
from tests.app.home.conftest import Show
from tests.app.home.on_the_screen import OnTheScreen
from tests.app.in_a_window import play

Make = Callable[[], MainWindow]


@pytest.fixture
def _usual_words() -> Iterator[None]:
    yield
    use_legibly(Settings())


def _places(screen: FirstScreen) -> dict[str, QRect]:
    """Where each game that is seen stands, in the window."""
    seen: list[tuple[str, QWidget]] = []
    for tile in screen.tiles:
        seen += [(tile.shown.facts.id, tile), *((chip.facts.id, chip) for chip in tile.chips)]
    return {
        game: QRect(widget.mapTo(screen, widget.rect().topLeft()), widget.size())
        for game, widget in seen
        if widget.isVisible()
    }


def _watched(window: MainWindow, qtbot: QtBot, is_over: Callable[[], bool]) -> list[object]:
    """The places that games had from the first painting until this is so, without repetitions."""
    screen, seen = window.screens.screen, list[object]()

    def look() -> bool:
        places = _places(screen)
        if places and (not seen or seen[-1] != places):
            seen.append(places)
        return is_over()

    window.resize(1280, 800)
    window.screens.show_first()
    with qtbot.waitExposed(window):
        window.show()
    while not look():
        QApplication.processEvents()
    return seen


def _is_settled(window: MainWindow) -> bool:
    screens = window.screens
    return screens.inventory.day.deal is not None and not screens.screen.is_busy


def test_nothing_moves_on_the_very_first_start(make: Make, qtbot: QtBot) -> None:
    window = make()
    assert not window.folders.games.exists()
    seen = _watched(window, qtbot, lambda: _is_settled(window))
    assert len(seen) == 1, "every game had one place from the moment it was seen"


def test_nor_where_a_game_is_found_to_go_on_with(
    make: Make, show_first: Show, qtbot: QtBot
) -> None:
    window = make()
    window.session.open(GameRef("koi-koi"), seed=4, seating=Seating(("person", "greedy"), 6))
    window.session.open(GameRef("yatsuhashi"), seed=4)
    window.close()
    show_first().window.close()  # the games are known from now on
    window = make()
    going_on = window.screens.screen.going_on
    seen = _watched(window, qtbot, lambda: not going_on.isHidden() and _is_settled(window))
    assert len(seen) == 1


def test_the_game_on_the_table_is_there_to_go_on_with_at_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    play(window, 2)
    window.menu_actions["all-games"].trigger()
    seen = OnTheScreen(window, qtbot)
    assert seen.screen.going_on.game is not None
    assert seen.screen.going_on.hasFocus()


@pytest.mark.usefixtures("_usual_words")
def test_it_opens_at_its_top_in_letters_twice_as_large(show_first: Show) -> None:
    first = show_first(QSize(900, 600))
    first.window.use(replace(first.window.settings, text_size=TextSize.DOUBLE), save=False)
    bar = first.screen.verticalScrollBar()
    bar.setValue(bar.maximum())
    first.screens.ask_table("koi-koi")
    first.press(Qt.Key.Key_Escape)
    assert first.is_seen()
    assert bar.value() == 0
    bar.setValue(bar.maximum())
    first.screens.look_again()  # whoever scrolls is not thrown back
    first.screen.focus_first(gently=True)
    assert bar.value() == bar.maximum()


# --- a newcomer ----------------------------------------------------------------------------------


def test_a_newcomer_is_led_to_the_first_game(first: OnTheScreen) -> None:
    learn = first.screen.learn
    assert learn.isVisible()
    assert first.at().startswith("New to hanafuda? Learn it in ten minutes")
    assert not learn.visibleRegion().isEmpty()
    first.press(Qt.Key.Key_Return)
    assert first.window.screens.lesson is not None


def test_who_came_to_the_end_of_the_lesson_is_none(show_first: Show, folders: Folders) -> None:
    keep_step(folders.lesson, "match", is_last=False)
    first = show_first()
    assert first.screen.learn.isVisible()
    keep_step(folders.lesson, "end", is_last=True)
    first.screens.show_first()
    assert not first.screen.learn.isVisible()
    assert first.at().startswith("Game of the day")
    keep_step(folders.lesson, "match", is_last=False)  # once more from the beginning
    first.screens.show_first()
    assert not first.screen.learn.isVisible()


def test_who_finished_a_game_is_none_but_who_gave_one_up_is(first: OnTheScreen) -> None:
    window, told = first.window, list[int]()
    window.session.open(GameRef("koi-koi"), seed=2, seating=Seating(("person", "greedy"), 1))
    window.session.play(window.session.game.legal_moves()[0])
    window.session.open(GameRef("koi-koi"), seed=3, seating=Seating(("greedy", "greedy"), 1))
    first.qtbot.waitUntil(window.recorder.path.exists)
    for _ in range(2):  # after the second answer, whoever was told of a change has asked, too
        told.clear()
        window.recorder.ask(lambda store: len(store.rows("SELECT 1 FROM games")), told.append)
        first.qtbot.waitUntil(lambda: told == [1])
    first.screens.show_first()
    assert first.screen.learn.isVisible()
    while not window.session.is_over:
        window.session.play(window.session.game.legal_moves()[0], by_computer=True)
    first.qtbot.waitUntil(lambda: not first.screen.learn.isVisible())


def test_statistics_of_another_day_are_asked_once_all_is_painted(
    make: Make, show_first: Show, qtbot: QtBot
) -> None:
    window = make()
    window.recorder.start()
    window.session.open(GameRef("koi-koi"), seed=2, seating=Seating(("greedy", "greedy"), 1))
    while not window.session.is_over:
        window.session.play(window.session.game.legal_moves()[0], by_computer=True)
    qtbot.waitUntil(window.recorder.path.exists)
    window.close()
    assert not show_first().screen.learn.isVisible()


@pytest.mark.parametrize(
    ("text", "is_over"),
    [
        ("", False),
        ("{", False),
        ("[1]", False),
        ('{"version":1,"step":"match"}', False),
        ('{"version":1,"step":""}', True),
        ('{"version":1,"step":"match","finished":true}', True),
        ('{"version":2,"step":""}', False),
    ],
    ids=["empty", "damaged", "odd", "begun", "old-end", "again", "newer"],
)
def test_what_is_kept_of_the_lesson(folders: Folders, text: str, is_over: bool) -> None:
    assert not is_lesson_over(folders.lesson)
    folders.lesson.parent.mkdir(parents=True, exist_ok=True)
    folders.lesson.write_text(text, encoding="utf-8")
    assert is_lesson_over(folders.lesson) is is_over
    keep_step(folders.lesson, "months", is_last=False)
    assert json.loads(folders.lesson.read_text())["finished"] is is_over
