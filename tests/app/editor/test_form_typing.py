"""What is typed in a field of the form and not left yet: saved, asked about, never wiped."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.form.page import FormPage
from hanafuda_desktop.app.editor.window import EditorWindow
from tests.app.editor.conftest import OURS, OpenEditor
from tests.app.editor.of_a_form import line, look_at_form
from tests.app.editor.of_an_editor import checked, go_behind, write

Answer = QMessageBox.StandardButton
Key = Qt.Key

TYPED = [
    ("Rules", "rounds", "9", "rounds: 9   # an evening is short"),
    ("The game", "name", "Grandmother", "name: Grandmother"),
]


def _typing(qtbot: QtBot, editor: EditorWindow, title: str, key: str, words: str) -> QWidget:
    """Type into a field, and stay there."""
    look_at_form(qtbot, editor)
    field = line(editor, title, key).editor.control
    field.setFocus()
    qtbot.keyClick(field, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(field, words)
    assert editor.text.text == OURS
    return field


@pytest.mark.parametrize(("title", "key", "words", "written"), TYPED)
def test_saving_saves_what_is_being_typed(
    qtbot: QtBot, open_editor: OpenEditor, title: str, key: str, words: str, written: str
) -> None:
    editor = open_editor()
    field = _typing(qtbot, editor, title, key, words)
    qtbot.keyClick(field, Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert written in editor.file.path.read_text("utf-8").split("\n")
    assert not editor.is_unsaved
    assert field.hasFocus()


@pytest.mark.parametrize(("title", "key", "words", "written"), TYPED)
def test_closing_asks_for_what_is_being_typed(
    qtbot: QtBot,
    open_editor: OpenEditor,
    monkeypatch: pytest.MonkeyPatch,
    title: str,
    key: str,
    words: str,
    written: str,
) -> None:
    editor = open_editor()
    _typing(qtbot, editor, title, key, words)
    monkeypatch.setattr(QMessageBox, "question", lambda *_: Answer.Cancel)
    assert not editor.close()
    assert written in editor.text.text.split("\n")


def test_what_is_being_typed_is_played(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    _typing(qtbot, editor, "Rules", "rounds", "9")
    with qtbot.waitSignal(editor.play_asked):
        editor.play()
    assert "rounds: 9" in editor.file.path.read_text("utf-8")


def test_half_a_number_is_not_written(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    field = _typing(qtbot, editor, "Rules", "rounds", "0")
    assert editor.save()
    assert editor.text.text == OURS
    assert isinstance(field, QSpinBox)
    assert field.text() == "6"


@pytest.mark.parametrize(("title", "key", "words", "written"), TYPED)
def test_a_check_of_the_text_wipes_nothing_that_is_being_typed(
    qtbot: QtBot, open_editor: OpenEditor, title: str, key: str, words: str, written: str
) -> None:
    editor = open_editor()
    look_at_form(qtbot, editor)
    field = line(editor, title, key).editor.control
    go_behind(editor, "rounds: 6")
    write(qtbot, editor, "0")
    go_behind(editor, "Our Koi-Koi")
    write(qtbot, editor, "s")
    field.setFocus()
    qtbot.keyClick(field, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(field, words)
    checked(qtbot, editor)
    assert field.property("text") == words
    editor.text.setFocus()
    assert written in editor.text.text.split("\n")


def test_a_number_can_be_typed_back_to_what_it_was(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    field = _typing(qtbot, editor, "Rules", "rounds", "9")
    editor.text.change_to(OURS.replace("rounds: 6", "rounds: 8"))
    checked(qtbot, editor)
    qtbot.keyClick(field, Key.Key_Backspace)
    qtbot.keyClicks(field, "6")
    editor.form.commit()
    assert editor.text.text == OURS


def test_what_cannot_be_written_is_not_shown_as_if_it_were(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor("extends: koi-koi\n? name\n: Ours\n")
    look_at_form(qtbot, editor)
    field = line(editor, "The game", "name").editor.control
    field.setFocus()
    qtbot.keyClicks(field, "X")
    qtbot.keyClick(field, Key.Key_Return)
    assert "question mark" in editor.form.about.text()
    assert field.property("text") == "Ours"


def test_a_field_outlives_the_change_that_makes_the_form_anew(
    qtbot: QtBot, open_editor: OpenEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = open_editor("extends: koi-koi\nname: Ours\n")
    look_at_form(qtbot, editor)
    box = line(editor, "The game", "extends").editor.box  # type: ignore[attr-defined]
    box.setFocus()
    box.setCurrentIndex(box.findData("hanapette") - 1)
    built: list[bool] = []
    build = FormPage._build

    def seen(page: FormPage) -> None:
        build(page)
        built.append(shiboken6.isValid(box))

    monkeypatch.setattr(FormPage, "_build", seen)
    qtbot.keyClick(box, Key.Key_Down)
    assert built == [True]
    qtbot.waitUntil(lambda: not shiboken6.isValid(box))
    again = line(editor, "The game", "extends").editor.control
    assert QApplication.focusWidget() is again
