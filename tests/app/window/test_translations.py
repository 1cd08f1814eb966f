"""Which languages there are, how one comes to be spoken, and that a game goes on in another."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.cards_window import CardsWindow
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.library.rule_editors import NameDialog
from hanafuda_desktop.app.settings.editors import SettingChoice
from hanafuda_desktop.app.settings.settings import read_settings, write_settings
from hanafuda_desktop.app.settings.settings_window import SettingsPage, SettingsWindow
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window import language as translations
from hanafuda_desktop.app.window.language import SYSTEM, languages, use_language
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import make_window
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.text.language import language, tr
from tests.app.in_a_window import play
from tests.app.in_real_time import InRealTime
from tests.app.spoken import marked


@pytest.fixture
def marking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every language but English has a text of its own for everything, between marks."""
    monkeypatch.setattr(translations, "_lookup", lambda _code: marked)


# --- which there are -----------------------------------------------------------------------------


def test_languages_are_called_by_their_own_names() -> None:
    found = languages()
    assert next(iter(found)) == "en"
    assert found.items() >= {"en": "English", "ja": "日本語", "fr": "Français"}.items()


@pytest.mark.parametrize(
    ("liked", "spoken"),
    [
        (["ja-JP", "en"], "ja"),
        (["fr-CA", "fr", "en"], "fr"),
        (["de-DE", "fr-FR"], "fr"),
        (["en-GB", "ja"], "en"),
        (["de-DE"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_system_is_followed(
    monkeypatch: pytest.MonkeyPatch, liked: list[str], spoken: str
) -> None:
    monkeypatch.setattr(translations, "system_languages", lambda: liked)
    monkeypatch.setattr(translations, "_lookup", lambda _code: marked)
    use_language(SYSTEM)
    assert language() == spoken


def test_qt_speaks_the_same_language(qtbot: QtBot) -> None:
    use_language("fr")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert "Annuler" in box.buttons()[0].text().replace("&", "")
    use_language("en")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert "Cancel" in box.buttons()[0].text()


def test_a_start_in_english_loads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translations, "QTranslator", None)  # a call would fail
    use_language(SYSTEM)
    use_language("en")
    assert tr("Close") == "Close"


@pytest.mark.parametrize("content", [None, b"", b"no translation " * 40])
def test_a_file_that_is_of_no_use_is_noted_and_english_is_spoken(
    content: bytes | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if content is not None:
        (tmp_path / "hanafuda_ja.qm").write_bytes(content)
    monkeypatch.setattr(translations, "assets", lambda *parts: tmp_path.joinpath(*parts[1:]))
    with caplog.at_level(logging.WARNING):
        use_language("ja")
    assert language() == "en"
    assert "hanafuda_ja.qm" in caplog.text


# --- the setting ---------------------------------------------------------------------------------


def test_settings_from_before_follow_the_system(folders: Folders) -> None:
    write_settings(folders.settings, Settings(clock=False))
    data = json.loads(folders.settings.read_text())
    del data["language"]
    folders.settings.write_text(json.dumps(data))
    assert read_settings(folders.settings) == (Settings(clock=False), "")


@pytest.mark.usefixtures("marking")
def test_the_language_is_set_before_a_word_is_said(folders: Folders) -> None:
    heard: list[str] = []
    folders.settings.parent.mkdir(parents=True, exist_ok=True)
    folders.settings.write_text("{")
    read_settings(folders.settings, heard.append)
    write_settings(folders.settings, Settings(language="fr"))
    read_settings(folders.settings, heard.append)
    assert heard == [SYSTEM, "fr"]


@pytest.mark.usefixtures("marking")
@pytest.mark.parametrize(("set_to", "asked"), [("fr", None), ("en", "fr")])
def test_a_window_opens_in_the_language(
    qtbot: QtBot, folders: Folders, set_to: str, asked: str | None
) -> None:
    write_settings(folders.settings, Settings(language=set_to))
    window = make_window(folders, Library(folders.rules), asked)
    qtbot.addWidget(window)
    assert window.menu_actions["undo"].text() == "⟦&Undo⟧"
    window.use(replace(window.settings, clock=False))
    assert read_settings(folders.settings)[0].language == set_to
    window.close()


@pytest.mark.usefixtures("marking")
def test_another_language_applies_at_once_and_nothing_is_lost(
    window: MainWindow,
) -> None:
    play(window, 3)
    game, moves = window.session.game, window.session.game.moves
    window.use(replace(window.settings, language="fr"))
    assert language() == "fr"
    assert window.session.game is game
    assert game.moves == moves
    assert window.driver.scene.has_arrived
    assert window.menu_actions["undo"].isEnabled()
    assert window.menu_actions["undo"].text() == "⟦&Undo⟧"
    assert window.status.facts["Deal"].text() == "⟦Deal 7⟧"
    window.use(replace(window.settings, language="en"))
    assert window.menu_actions["undo"].text() == "&Undo"
    window.menu_actions["undo"].trigger()
    assert len(game.moves) == len(moves) - 1


@pytest.mark.usefixtures("marking")
def test_windows_that_are_open_are_laid_anew_where_they_stand(window: MainWindow) -> None:
    window.menu_actions["settings"].trigger()
    window.menu_actions["cards"].trigger()
    before = window.side.open["settings"]
    assert isinstance(before, SettingsWindow)
    before.resize(QSize(700, 500))
    before.show_page(SettingsPage.LANGUAGE)
    choice = before.editor("language")
    assert isinstance(choice, SettingChoice)
    assert [choice.list.itemText(row) for row in range(3)] == [
        *("That of the system", "English", "Français"),
    ]
    cards = window.side.open["cards"]
    assert isinstance(cards, CardsWindow)
    cards.months.setCurrentRow(7)
    before.activateWindow()
    choice.setFocus()
    choice.list.setCurrentText("Français")
    after = window.side.open["settings"]
    assert isinstance(after, SettingsWindow)
    assert after is not before
    assert after.isVisible()
    assert after.windowTitle() == "⟦Settings⟧"
    assert after.page is SettingsPage.LANGUAGE
    assert after.size() == QSize(700, 500)
    chosen = after.editor("language")
    assert isinstance(chosen, SettingChoice)
    assert chosen.list.currentText() == "Français"
    assert after.focusWidget() is chosen.list
    cards = window.side.open["cards"]
    assert isinstance(cards, CardsWindow)
    assert (cards.windowTitle(), cards.months.currentRow()) == ("⟦Cards⟧", 7)


@pytest.mark.usefixtures("marking")
def test_computers_think_on_in_their_process(
    open_table: Callable[..., MainWindow],
) -> None:
    window = open_table("person", "greedy")
    thinking = window.driver.thinking()
    window.use(replace(window.settings, language="fr"), save=False)
    assert window.driver.thinking() is thinking
    assert window.session.game.moves == ()
    assert window.windowTitle() == "Koi-Koi"


@pytest.mark.usefixtures("marking")
def test_what_is_written_in_an_editor_stays_unsaved_and_written(window: MainWindow) -> None:
    window.menu_actions["edit-rules"].trigger()
    window.house_rules.make()
    dialog = window.house_rules.dialog
    assert isinstance(dialog, NameDialog)
    dialog.name.setText("Mine")
    dialog.make.click()
    path, editor = list(window.house_rules.editors.open.items())[-1]
    written = f"{editor.text.text}# not saved yet\n"
    editor.text.change_to(written)
    window.use(replace(window.settings, language="fr"), save=False)
    after = window.house_rules.editors.open[path]
    assert after is not editor
    assert len(window.house_rules.editors.open) == 2
    assert after.text.text == written
    assert after.is_unsaved
    assert "not saved" not in path.read_text(encoding="utf-8")
    assert after.save()
    assert "not saved" in path.read_text(encoding="utf-8")


@pytest.mark.usefixtures("marking")
def test_no_time_passes_while_a_game_in_real_time_is_laid_anew(
    lay_live: Callable[..., InRealTime],
) -> None:
    live = lay_live("person", "person")
    live.begin()
    live.play_on(lambda: len(live.session.game.moves) > 4)
    moves, elapsed = live.session.game.moves, live.session.stopwatch.elapsed_ms
    live.window.use(replace(live.window.settings, language="fr"), save=False)
    live.wait(5000)
    assert live.scene.paused
    assert live.session.game.moves == moves
    assert live.session.stopwatch.elapsed_ms == elapsed
    live.controller.hurry()
    live.controller.hurry()
    live.play_on(lambda: len(live.session.game.moves) > len(moves))
