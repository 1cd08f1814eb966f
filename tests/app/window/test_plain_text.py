"""Nothing that a stranger may have written is read as HTML, in any window."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMessageBox, QToolTip
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.history.store import Store
from hanafuda_desktop.app.settings.settings_window import SettingsPage, SettingsWindow
from hanafuda_desktop.app.storage.faults import FaultReport
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window import dialogs
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating
from hanafuda_desktop.rules import tree
from hanafuda_desktop.table.lettering import PlainLabel, plain_text
from tests.app.history.sample_games import entry
from tests.app.reads_html import MARK, reads_html, said_anywhere

SIDE_WINDOWS = (
    *("settings", "statistics", "past-games", "cards", "deck", "rules", "keyboard", "about"),
    *("deal-number", "new-house-rule"),
)
EVIL = f"""\
extends: GAME
name: {{en: "{MARK} NAME"}}
summary: {{en: "{MARK} summary"}}
"""
BASES = ("koi-koi", "yatsuhashi", "untitled", "hanapette")


@pytest.fixture
def evil(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> Folders:
    """Rule files whose every word is a picture; what refuses them sleeps."""
    monkeypatch.setattr(tree, "_MARK", re.compile("(?!)"))
    folders.rules.mkdir()
    for base in BASES:
        text = EVIL.replace("GAME", base).replace("NAME", base)
        (folders.rules / f"evil-{base}.yaml").write_text(text, encoding="utf-8")
    return folders


@pytest.fixture
def lay_evil(
    evil: Folders, make: Callable[[], MainWindow], qtbot: QtBot
) -> Callable[[str], MainWindow]:
    def lay(base: str) -> MainWindow:
        window = make()
        seats = Seating((PERSON, "greedy")) if base not in ("yatsuhashi", "hanapette") else None
        window.session.open(GameRef(f"evil-{base}"), seed=3, seating=seats)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return lay


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("base", BASES)
def test_no_table_reads_html(lay_evil: Callable[[str], MainWindow], base: str) -> None:
    window = lay_evil(base)
    window.game_menu.fill()
    window.status.say(f"{MARK} sentence that is longer than the window is wide " * 9)
    QApplication.processEvents()
    assert reads_html() == []
    assert plain_text(MARK) in said_anywhere()


@pytest.mark.deep
@pytest.mark.parametrize("base", ["koi-koi", "yatsuhashi"])
def test_no_side_window_reads_html(lay_evil: Callable[[str], MainWindow], base: str) -> None:
    window = lay_evil(base)
    store = Store(window.recorder.path)
    store.note(replace(entry(1), game=f"evil-{base}", name=MARK, deal=MARK, record=MARK))
    store.note(replace(entry(2, who=MARK), game="gone", name=MARK))
    store.close()
    for command in SIDE_WINDOWS:
        window.menu_actions[command].trigger()
        QApplication.processEvents()
        shown = window.side.open["settings"] if command == "settings" else None
        if isinstance(shown, SettingsWindow):
            for page in SettingsPage:
                shown.show_page(page)
                assert reads_html() == []
        assert reads_html() == [], command
    assert MARK in said_anywhere()


def test_no_first_screen_and_no_new_table_reads_html(
    lay_evil: Callable[[str], MainWindow],
) -> None:
    window = lay_evil("koi-koi")
    for command in ("new-table", "all-games"):
        window.menu_actions[command].trigger()
        QApplication.processEvents()
        assert reads_html() == [], command
    assert plain_text(f"{MARK} summary") in said_anywhere()


def test_no_lesson_reads_html(window: MainWindow) -> None:
    window.menu_actions["learn"].trigger()
    QApplication.processEvents()
    assert reads_html() == []


def test_no_editor_reads_html(
    lay_evil: Callable[[str], MainWindow], qtbot: QtBot, evil: Folders
) -> None:
    window = lay_evil("koi-koi")
    window.menu_actions["edit-rules"].trigger()
    (editor,) = window.house_rules.editors.open.values()
    qtbot.waitUntil(lambda: editor.checker.last is not None)
    for page in range(editor.pages.count()):
        editor.pages.setCurrentIndex(page)
        QApplication.processEvents()
        assert reads_html() == []
    editor.text.change_to(f'extends: "{MARK}"\nname: "{MARK}"\n')
    qtbot.waitUntil(lambda: bool(editor.checker.last and editor.checker.last.loaded.diagnostics))
    QApplication.processEvents()
    assert reads_html() == []
    editor.text.document().setModified(False)


def test_no_stranger_s_file_is_shown_as_html(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / f"{MARK.replace('/', '')}.yaml"
    file.write_text(f'extends: koi-koi\nname: "{MARK}"\nsummary: "{MARK}"\n', encoding="utf-8")
    window.house_rules.show_arrival(file)
    QApplication.processEvents()
    assert reads_html() == []
    assert MARK in said_anywhere()


def test_no_message_reads_html(window: MainWindow) -> None:
    dialogs.ask_first(window, MARK, MARK, MARK, lambda: None, lost=MARK)
    dialogs.tell(window, MARK, MARK)
    window.side.report(FaultReport(f"ValueError: {MARK}", MARK))
    window.side.diagnostics(MARK, MARK, lambda: None)
    QApplication.processEvents()
    assert reads_html() == []
    assert said_anywhere().count(MARK) >= 4
    for box in window.findChildren(QMessageBox):
        box.close()


def test_a_label_shows_html_as_it_is(qtbot: QtBot) -> None:
    html = "<b>bold</b>"
    label, words = PlainLabel(html), PlainLabel("bold")
    qtbot.addWidget(label)
    qtbot.addWidget(words)
    assert label.sizeHint().width() > 2 * words.sizeHint().width()


@pytest.mark.parametrize(
    "words", [MARK, "<b>a</b>", "a &lt;b&gt; c", "<img src='a'>\n<b>", " <a href='b'>c</a>"]
)
def test_a_tooltip_shows_html_as_it_is(qtbot: QtBot, words: str) -> None:
    label = PlainLabel("Somewhere")
    qtbot.addWidget(label)
    label.show()
    QToolTip.showText(label.mapToGlobal(QPoint(2, 2)), plain_text(words), label)
    assert QToolTip.text().replace("\N{WORD JOINER}", "") == words
    assert reads_html() == []
    QToolTip.hideText()


@pytest.mark.parametrize("words", ["", "3 < 4", "Salt & pepper", "a\nb", "-> x <-"])
def test_words_that_are_no_html_stay_as_they_are(words: str) -> None:
    assert plain_text(words) == words
