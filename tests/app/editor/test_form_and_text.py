"""The form in the editor's window: what is typed shows in it, what is changed in it is written."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.form.editors import SwitchEditor
from tests.app.editor.conftest import OURS, OpenEditor
from tests.app.editor.of_a_form import line, look_at_form, row
from tests.app.editor.of_an_editor import checked, replace

Key = Qt.Key


def test_a_switch_writes_and_is_one_step_to_undo(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    look_at_form(qtbot, editor)
    found = line(editor, "Rules", "must_match")
    assert isinstance(found.editor, SwitchEditor)
    assert not found.editor.box.isChecked()
    found.editor.box.click()
    assert editor.text.text == OURS + "must_match: true\n"
    assert editor.rules is not None
    assert editor.rules.must_match  # type: ignore[attr-defined]
    line(editor, "Rules", "rounds").editor.box.setValue(8)  # type: ignore[attr-defined]
    assert "rounds: 8   # an evening is short" in editor.text.text
    editor.text.undo()
    editor.text.undo()
    assert editor.text.text == OURS
    checked(qtbot, editor)
    assert not line(editor, "Rules", "must_match").editor.box.isChecked()  # type: ignore[attr-defined]


def test_what_is_typed_shows_in_the_form_which_stays_where_it_is(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor()
    look_at_form(qtbot, editor)
    found = row(editor, "Yaku", "hanami-zake")
    bar = editor.form.area.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    at = bar.value()
    editor.text.setFocus()
    replace(qtbot, editor, "points: 3", "points: 4")
    checked(qtbot, editor)
    assert found.editors["points"].box.value() == 4  # type: ignore[attr-defined]
    assert row(editor, "Yaku", "hanami-zake") is found
    assert bar.value() == at
    assert editor.text.hasFocus()


def test_while_the_text_cannot_be_read_the_form_waits(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor()
    look_at_form(qtbot, editor)
    assert editor.form.note.isHidden()
    replace(qtbot, editor, "rounds: 6", "rounds: [6")
    checked(qtbot, editor)
    assert not editor.form.area.isEnabled()
    assert "mend what is underlined" in editor.form.note.text()
    replace(qtbot, editor, "[6", "7")
    checked(qtbot, editor)
    assert editor.form.area.isEnabled()
    assert line(editor, "Rules", "rounds").editor.box.value() == 7  # type: ignore[attr-defined]


def test_a_shipped_game_is_shown_and_cannot_be_changed(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor(name="shipped:koi-koi.yaml")
    look_at_form(qtbot, editor)
    assert not line(editor, "Rules", "rounds").editor.isEnabled()
    one = row(editor, "Yaku", "goko")
    assert not one.editors["points"].isEnabled()
    one.fill_menu()
    assert [action.text() for action in one.menu.actions() if action.isEnabled()] == [
        "",
        "&Show in the text",
    ]


def test_the_keyboard_comes_to_the_form_and_through_it(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor()
    look_at_form(qtbot, editor)
    editor.pages.tabBar().setFocus()
    editor.next_part()
    seen = set()
    for _ in range(12):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.add(focus.accessibleName())
        qtbot.keyClick(focus, Key.Key_Tab)
    assert {"Extends", "Name", "Summary", "Minutes"} <= seen
    editor.form.sections["The game"].arrow.setFocus()
    qtbot.keyClick(editor.form.sections["The game"].arrow, Key.Key_Tab)
    extends = QApplication.focusWidget()
    assert extends is not None
    assert extends.accessibleName() == "Extends"
    qtbot.keyClick(extends, Key.Key_Backtab)
    assert QApplication.focusWidget() is editor.form.sections["The game"].arrow


def test_undo_in_a_field_takes_back_the_last_change(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    look_at_form(qtbot, editor)
    box = line(editor, "Rules", "rounds").editor.box  # type: ignore[attr-defined]
    box.setFocus()
    qtbot.keyClick(box, Key.Key_Up)
    assert "rounds: 7 " in editor.text.text
    qtbot.keyClick(box, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert editor.text.text == OURS
    checked(qtbot, editor)
    assert box.value() == 6
    name = line(editor, "The game", "name").editor.line  # type: ignore[attr-defined]
    name.setFocus()
    qtbot.keyClicks(name, "x")
    qtbot.keyClick(name, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert name.text() == "Our Koi-Koi"  # what was being typed, not the text
    assert editor.text.document().isRedoAvailable()


def test_what_was_just_typed_is_not_lost_by_a_change_of_the_form(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor()
    look_at_form(qtbot, editor)
    switch = line(editor, "Rules", "must_match").editor.box  # type: ignore[attr-defined]
    replace(qtbot, editor, "rounds: 6", "rounds: 9")
    switch.click()  # before the form could show it
    assert "rounds: 9 " in editor.text.text
    assert "must_match: true" in editor.text.text
    replace(qtbot, editor, "rounds: 9", "rounds: [")
    switch.click()
    assert "must_match: true" in editor.text.text
    assert not editor.form.area.isEnabled()
