"""The window of settings: what is changed there is used at once, kept, and seen everywhere."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.settings.editors import KeyEditor, Pictures, SettingChoice, Switch
from hanafuda_desktop.app.settings.settings import read_settings, write_settings
from hanafuda_desktop.app.settings.settings_window import SETTINGS, SettingsPage, SettingsWindow
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window import window_state as window_place
from hanafuda_desktop.app.window.fonts import use_legibly
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.pages import PageWindow
from hanafuda_desktop.play.settings import (
    AnimationSpeed,
    ClothName,
    Keys,
    Settings,
    TextSize,
    Volume,
)

SPECS = {spec.field: spec for specs in SETTINGS.values() for spec in specs}


@pytest.fixture
def shown(window: MainWindow) -> SettingsWindow:
    """The settings, opened from the menu of a window with a patience."""
    window.menu_actions["settings"].trigger()
    settings = window.side.open["settings"]
    assert isinstance(settings, SettingsWindow)
    return settings


def choose(keys: KeyEditor, command: str) -> None:
    keys.list.setCurrentItem(keys.list._items[command])


def keys_of(shown: SettingsWindow) -> KeyEditor:
    shown.show_page(SettingsPage.KEYS)
    editor = shown.editor("keys")
    assert isinstance(editor, KeyEditor)
    return editor


# --- the table of settings -----------------------------------------------------------------------


def test_every_setting_stands_in_the_window_once() -> None:
    stand_there = [spec.field for specs in SETTINGS.values() for spec in specs]
    assert sorted(stand_there) == sorted(each.name for each in fields(Settings))
    assert list(SETTINGS) == list(SettingsPage)


@pytest.mark.deep_but(10)
@pytest.mark.parametrize("field", SPECS)
def test_a_setting_is_explained_and_chosen_among_all_its_values(field: str) -> None:
    this = SPECS[field]
    assert this.words
    assert this.told.endswith(".")
    usual = getattr(Settings(), this.field)
    if this.choices:
        assert list(this.choices) == list(type(usual).__members__.values())
    else:
        assert isinstance(usual, bool) == (field not in {"cloth", "deck", "language", "keys"})
    assert not this.needs or isinstance(getattr(Settings(), this.needs), bool)


# --- pages ---------------------------------------------------------------------------------------


def test_what_is_changed_is_used_and_kept(
    window: MainWindow, shown: SettingsWindow, folders: Folders
) -> None:
    switch = shown.editor("clock")
    assert isinstance(switch, Switch)
    switch.box.click()
    assert window.status.time.isHidden()
    choice = shown.editor("speed")
    assert isinstance(choice, SettingChoice)
    choice.list.setCurrentText("Fast")
    assert window.driver.scene.pace.factor < 1
    cloths = shown.editor("cloth")
    assert isinstance(cloths, Pictures)
    cloths[ClothName.PLUM].click()
    kept, problem = read_settings(folders.settings)
    assert (kept, problem) == (window.settings, "")
    assert (kept.clock, kept.speed, kept.cloth) == (False, AnimationSpeed.FAST, ClothName.PLUM)


def test_menus_and_window_stay_in_step(window: MainWindow, shown: SettingsWindow) -> None:
    hover, volume = shown.editor("hover"), shown.editor("volume")
    assert isinstance(hover, Switch)
    assert isinstance(volume, SettingChoice)
    window.menu_actions["hover"].trigger()
    assert not hover.box.isChecked()
    hover.box.click()
    assert window.menu_actions["hover"].isChecked()
    next(
        a for a in window.menu_actions.choices["volume"].actions() if a.data() == Volume.SOFT
    ).trigger()
    assert volume.list.currentText() == "Soft"


def test_a_deck_is_chosen_by_its_picture(window: MainWindow, shown: SettingsWindow) -> None:
    decks = shown.editor("deck")
    assert isinstance(decks, Pictures)
    other = next(place.key for place in window.decks.places() if place.key != window.settings.deck)
    decks[other].click()
    assert window.settings.deck == window.decks.key == other
    assert decks[other].isChecked()


def test_the_volume_can_be_tried_and_waits_for_the_sound(
    window: MainWindow, shown: SettingsWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(window.sounds, "hear", heard.append)
    volume, sound = shown.editor("volume"), shown.editor("sound")
    assert isinstance(volume, SettingChoice)
    assert isinstance(sound, Switch)
    volume.list.setCurrentText("Full")
    assert heard.count("yaku") == 1
    sound.box.click()
    assert not volume.isEnabled()


def test_asked_for_again_the_window_comes_to_the_front_as_it_is(
    window: MainWindow, shown: SettingsWindow
) -> None:
    shown.show_page(SettingsPage.PLAY)
    window.menu_actions["settings"].trigger()
    assert window.side.open["settings"] is shown
    assert shown.page is SettingsPage.PLAY


def test_a_page_is_reset_and_no_other(window: MainWindow, shown: SettingsWindow) -> None:
    window.use(replace(window.settings, hover=False, clock=False))
    shown.show_page(SettingsPage.MOTION)
    assert shown.reset_page.isEnabled()
    shown.reset_page.click()
    assert window.settings == Settings(clock=False)
    assert not shown.reset_page.isEnabled()


def test_everything_is_reset_after_a_question(
    qtbot: QtBot, window: MainWindow, shown: SettingsWindow
) -> None:
    window.use(replace(window.settings, hover=False, keys=(("hint", ("F9",)),)))
    for answer, kept in (("Cancel", False), ("&Reset everything", True)):
        shown.reset_all.click()
        asked = shown.findChild(QMessageBox)
        assert asked is not None
        button = next(each for each in asked.buttons() if each.text() == answer)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert (window.settings == Settings()) is kept
        qtbot.waitUntil(lambda: shown.findChild(QMessageBox) is None)


@pytest.mark.parametrize("keys", [(), (("hint", ("F9",)),)], ids=["usual keys", "own keys"])
def test_keys_that_would_be_lost_are_not_reset_by_a_press_of_enter(
    window: MainWindow, shown: SettingsWindow, keys: Keys
) -> None:
    window.use(replace(window.settings, hover=False, keys=keys))
    shown.reset_all.click()
    asked = shown.findChild(QMessageBox)
    assert asked is not None
    default = asked.defaultButton()
    assert default is not None
    assert default.text() == ("Cancel" if keys else "&Reset everything")
    assert asked.informativeText() == ("Keys that you have changed are lost." if keys else "")
    asked.reject()


def test_own_keys_are_not_reset_with_their_page_without_a_question(
    qtbot: QtBot, window: MainWindow, shown: SettingsWindow
) -> None:
    own: Keys = (("hint", ("F9",)),)
    window.use(replace(window.settings, clock=False, keys=own))
    shown.show_page(SettingsPage.KEYS)
    for answer, keys in (("Cancel", own), ("&Reset the keys", ())):
        shown.reset_page.click()
        asked = shown.findChild(QMessageBox)
        assert asked is not None
        assert asked.informativeText() == "Keys that you have changed are lost."
        assert asked.defaultButton().text() == "Cancel"
        button = next(each for each in asked.buttons() if each.text() == answer)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert window.settings == Settings(clock=False, keys=keys)
        qtbot.waitUntil(lambda: shown.findChild(QMessageBox) is None)


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("page", SettingsPage)
def test_a_page_fits_in_a_small_window_in_the_largest_letters(
    window: MainWindow, shown: SettingsWindow, page: SettingsPage
) -> None:
    shown.resize(900, 600)
    shown.show_page(page)
    window.use(replace(window.settings, text_size=TextSize.DOUBLE), save=False)
    QTest.qWait(0)
    assert shown.width() == 900
    for spec in SETTINGS[page]:
        editor = shown.editor(spec.field)
        assert editor.minimumSizeHint().width() <= 900 - shown.pages.width()
    window.use(Settings(), save=False)


# --- keys ----------------------------------------------------------------------------------------


def test_a_key_is_given_and_menus_and_help_show_it(
    qtbot: QtBot, window: MainWindow, shown: SettingsWindow, folders: Folders
) -> None:
    window.menu_actions["keyboard"].trigger()
    keys = keys_of(shown)
    choose(keys, "hint")
    assert keys.name.text().startswith("Hint\n")
    keys.field.setFocus()
    qtbot.keyClick(keys.field, Qt.Key.Key_F9)
    assert keys.key == "F9"
    assert not keys.swap.isEnabled()
    keys.use.click()
    assert [each.toString() for each in window.menu_actions["hint"].shortcuts()] == ["F9"]
    page = window.side.open["keyboard"]
    assert isinstance(page, PageWindow)
    assert "F9" in page.page.toPlainText()
    assert read_settings(folders.settings)[0].keys == (("hint", ("F9",)),)
    said: list[str] = []
    window.driver.said.connect(said.append)
    window.side.open.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    with qtbot.waitSignal(window.driver.said):
        qtbot.keyClick(window.table, Qt.Key.Key_F9)
    assert said[-1].startswith("Hint 1")


def test_a_conflict_is_shown_and_swapped(window: MainWindow, shown: SettingsWindow) -> None:
    keys = keys_of(shown)
    choose(keys, "hint")
    keys.field.setKeySequence(QKeySequence("Ctrl+Z"))
    assert "Undo" in keys.said.text()
    assert keys.swap.isEnabled()
    keys.swap.click()
    actions = window.menu_actions
    assert actions["hint"].shortcut().toString() == "Ctrl+Z"
    assert "H" in [each.toString() for each in actions["undo"].shortcuts()]
    choose(keys, "undo")
    keys.usual.click()
    assert actions["undo"].shortcut().toString() == "Ctrl+Z"
    assert actions["hint"].shortcuts() == []


def test_keys_of_the_table_are_told_and_the_needed_ones_stay(shown: SettingsWindow) -> None:
    keys = keys_of(shown)
    choose(keys, "hint")
    for key, free in (("X", True), ("Left", False), ("Return", False), ("Space", False)):
        keys.field.setKeySequence(QKeySequence(key))
        assert keys.said.text()
        assert keys.use.isEnabled() is free, key


def test_commands_are_found_by_words_and_by_keys(shown: SettingsWindow) -> None:
    keys = keys_of(shown)

    def found() -> list[str]:
        heads = [keys.list.topLevelItem(row) for row in range(keys.list.topLevelItemCount())]
        items = [head.child(n) for head in heads if head for n in range(head.childCount())]
        return [item.text(0) for item in items if item is not None and not item.isHidden()]

    everything = len(found())
    keys.search.setText("score sh")
    assert found() == ["Score sheet"]
    keys.search.setText("ctrl+k")
    assert found() == ["Deck"]
    keys.search.clear()
    assert len(found()) == everything


def test_keys_survive_and_nonsense_among_them_is_passed_over(folders: Folders) -> None:
    changed = Settings(keys=(("hint", ("F9", "Ctrl+J")), ("undo", ())))
    write_settings(folders.settings, changed)
    assert read_settings(folders.settings) == (changed, "")
    for wrong in ("[]", '{"hint": "F9"}', '{"hint": [1]}', '{"hint": [""]}', "true"):
        folders.settings.write_text(f'{{"version": 1, "clock": false, "keys": {wrong}}}')
        settings, problem = read_settings(folders.settings)
        assert settings == Settings(clock=False)
        assert "keys" in problem


def test_every_command_and_its_keys_have_room_in_a_narrow_window(shown: SettingsWindow) -> None:
    keys = keys_of(shown)
    heights = []
    for width in (700, 380):
        shown.resize(width, 600)
        QApplication.processEvents()
        tree = keys.list
        assert tree.columnWidth(0) + tree.columnWidth(1) <= tree.viewport().width()
        item = tree._items["redo"]
        heights.append(tree.visualItemRect(item).height())
        box = QRect(0, 0, tree.columnWidth(1) - 8, 999)
        wrap = Qt.TextFlag.TextWordWrap
        assert tree.fontMetrics().boundingRect(box, wrap, item.text(1)).height() <= heights[-1]
    assert heights[0] < heights[1], "it goes on in a further line"


def test_the_words_beside_a_box_tick_it(shown: SettingsWindow, qtbot: QtBot) -> None:
    shown.show_page(SettingsPage.MOTION)
    switch = shown.editor("hover")
    assert isinstance(switch, Switch)
    words = switch.findChildren(QLabel)[0]
    assert words.text() == switch.box.accessibleName() == "Cards rise under the pointer"
    with qtbot.waitSignal(switch.chosen):
        qtbot.mouseClick(words, Qt.MouseButton.LeftButton)


def test_the_window_grows_with_its_words_as_far_as_the_screen_goes(
    shown: SettingsWindow, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_place, "_OF_SCREEN", 3.0)
    before = shown.size()
    try:
        window.use(replace(window.settings, text_size=TextSize.DOUBLE), save=False)
        QApplication.processEvents()
        assert shown.width() >= 1.9 * before.width()
        assert shown.height() >= 1.9 * before.height() - 8
    finally:
        use_legibly(Settings())
