"""Settings of a window, and what stands beside it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.library import FIRST_GAME
from hanafuda_desktop.app.settings.settings import read_settings
from hanafuda_desktop.app.storage.faults import ExceptionHook
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window import main_window
from hanafuda_desktop.app.window import status as status_line
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.pages import FaultWindow, PageWindow
from hanafuda_desktop.engine.view import View
from hanafuda_desktop.play.settings import AnimationSpeed, ClothName
from tests.app.in_a_window import click_action, controller_of, play

Make = Callable[[], MainWindow]


# --- settings ------------------------------------------------------------------------------------


def test_settings_are_used_at_once_and_kept(make: Make, folders: Folders) -> None:
    window = make()
    window.session.open(FIRST_GAME, seed=7)
    actions = window.menu_actions
    actions["reduced-motion"].trigger()
    actions["hover"].trigger()
    next(a for a in actions.choices["speed"].actions() if a.data() == AnimationSpeed.FAST).trigger()
    next(a for a in actions.choices["cloth"].actions() if a.data() == ClothName.PLUM).trigger()
    kept, problem = read_settings(folders.settings)
    assert problem == ""
    assert kept == window.settings
    assert (kept.speed, kept.cloth, kept.reduced_motion, kept.hover) == (
        AnimationSpeed.FAST,
        ClothName.PLUM,
        True,
        False,
    )
    window.close()
    window = make()
    assert window.settings == kept
    assert window.menu_actions["reduced-motion"].isChecked()
    assert not window.menu_actions["hover"].isChecked()


def test_settings_that_cannot_be_saved_are_used_all_the_same(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(main_window, "write_settings", full)
    window.menu_actions["hover"].trigger()
    assert not window.settings.hover
    assert "No space left" in window.status.currentMessage()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "The settings could not be read; the usual ones are used."),
        ('{"version": 1, "speed": "warp"}', "These settings made no sense and are as usual: speed"),
    ],
)
def test_trouble_with_the_settings_is_said_once_it_can_be_read_until_it_was(
    make: Make, folders: Folders, qtbot: QtBot, text: str, said: str
) -> None:
    folders.settings.write_text(text)
    window = make()
    assert window.findChild(QMessageBox) is None, "nobody sees the window yet"
    window.session.open(FIRST_GAME, seed=7)
    window.show()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    told = window.findChild(QMessageBox)
    assert told is not None
    assert told.isVisible()
    assert not told.isModal(), "the game can be played meanwhile"
    assert told.text().startswith(said)
    kept = folders.settings.with_name("settings.json.damaged-1")
    assert kept.exists() == (text == "{")
    if kept.exists():
        assert str(kept) in told.text()
        label = next(each for each in told.findChildren(QLabel) if str(kept) in each.text())
        assert label.wordWrap()
        assert label.height() >= label.heightForWidth(label.width()), "all of it is seen"
        assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    told.reject()


def test_what_is_said_before_the_window_is_shown_stays_from_then_on(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status_line, "_SENTENCE_STAYS_MS", 40)
    window = make()
    window.session.said.emit("The saved game could not be read.")
    qtbot.wait(80)
    assert window.status.currentMessage() == "The saved game could not be read."
    window.show()
    qtbot.waitUntil(lambda: not window.status.currentMessage())


def test_a_sentence_that_is_cut_can_be_read_under_the_pointer(window: MainWindow) -> None:
    path = "/home/somebody/" + "a-long-folder/" * 20
    window.status.say(f"The file was kept as {path}")
    assert window.status.toolTip() == f"The file was kept as {path}"
    window.status.say("Short.")
    assert window.status.toolTip() == ""


def test_the_window_stands_where_it_stood(make: Make, qtbot: QtBot) -> None:
    first = make()
    first.session.open(FIRST_GAME, seed=7)
    first.resize(745, 622)
    first.show()
    first.close()
    second = make()
    assert (second.width(), second.height()) == (745, 622)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"geometry": "!"}', '{"geometry": "AAAA"}'])
def test_a_damaged_place_is_set_aside(
    make: Make, folders: Folders, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    folders.window.write_text(text)
    with caplog.at_level(logging.WARNING):
        window = make()
    assert window.width() >= 720
    assert not folders.window.exists()


def test_full_screen_and_back(window: MainWindow) -> None:
    window.menu_actions["full-screen"].trigger()
    assert window.isFullScreen()
    assert window.menuBar().isHidden()
    window.menu_actions["full-screen"].trigger()
    assert not window.isFullScreen()
    assert not window.menuBar().isHidden()


# --- windows beside the table --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("rules", ["Yatsuhashi Solitaire", "Aka-Tan", "Ryan Sartor"]),
        ("keyboard", ["Keyboard", "Ctrl+Z", "Esc", "New deal"]),
        ("about", ["Ryan Sartor", "Kelsey Cretcher", "Sem", "Suryong", "CC BY 4.0", "MIT"]),
    ],
)
def test_pages(qtbot: QtBot, window: MainWindow, action: str, words: list[str]) -> None:
    click_action(qtbot, window, action)
    page = window.side.open[action]
    assert isinstance(page, PageWindow)
    assert page.isVisible()
    text = page.page.toPlainText()
    assert [word for word in words if word not in text] == []
    window.menu_actions[action].trigger()
    assert window.side.open[action].isVisible()
    close = window.side.open[action].findChild(QDialogButtonBox)
    assert close is not None
    qtbot.mouseClick(close.button(QDialogButtonBox.StandardButton.Close), Qt.MouseButton.LeftButton)
    assert not window.side.open[action].isVisible()


def test_the_rules_show_the_cards(window: MainWindow) -> None:
    window.menu_actions["rules"].trigger()
    page = window.side.open["rules"]
    assert isinstance(page, PageWindow)
    assert "card:" in page.page.toHtml()
    assert page.page.loadResource(2, "card:pine-crane").width() > 0
    assert page.page.loadResource(2, "card:pine-crain") is None
    assert page.page.loadResource(2, "https://example.org/x.png") is None


def test_a_fault_is_reported_and_the_game_goes_on(window: MainWindow) -> None:
    play(window, 2)
    hook = ExceptionHook(window.session.text, window.side.report)
    for trace in ("the moon fell", "the sun rose", "the moon fell"):
        hook.take(f"ValueError: {trace}", f"Traceback: {trace}", trace)
    report = window.side.open["report"]
    assert isinstance(report, FaultWindow)
    report.copy()
    text = QGuiApplication.clipboard().text()
    for part in ("Traceback: the sun rose", "digest ", "seed 7", "moves ", "Qt 6", "Python 3"):
        assert part in text
    assert text.count("Traceback: the moon fell") == 1
    assert text.startswith("2 times: ValueError: the moon fell\n")
    assert "There were 3 faults" in report.intro.text()
    play(window, 1)
    assert len(window.session.game.moves) == 3


def test_a_fault_that_was_read_opens_no_further_window(window: MainWindow) -> None:
    hook = ExceptionHook(window.session.text, window.side.report)
    hook.take("first", "trace 1", 1)
    window.side.open["report"].close()
    hook.take("first", "trace 1", 1)
    assert not window.side.open["report"].isVisible()
    hook.take("second", "trace 2", 2)
    assert window.side.open["report"].isVisible()


@pytest.mark.parametrize("what", ["begin", "move", "undo"])
def test_after_a_fault_of_the_table_all_of_it_is_shown(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    play(window, 1)
    scene = window.driver.scene

    def broken(*args: object) -> None:
        raise ValueError("the moon fell")

    shown: list[object] = []
    present = scene.present

    def noted(view: View, moves: Iterable[object]) -> None:
        shown.append(view)
        present(view, moves)

    with monkeypatch.context() as patch, qtbot.captureExceptions() as faults:
        patch.setattr(scene, "play", broken)
        patch.setattr(scene, "glide", broken)
        patch.setattr(scene, "present", noted)
        match what:
            case "begin":
                window.session.deal(seed=8)
            case "move":
                window.session.play(window.session.moves[0])
            case _:
                window.session.undo()
        assert len(faults) == 1
        assert shown == []
        qtbot.waitUntil(lambda: bool(shown))
        assert shown == [window.session.view]
    play(window, 1)
    assert not controller_of(window).panels.is_open
