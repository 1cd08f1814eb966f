"""A rule file in the editor: saved, changed by others, left unsaved; nothing written is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor import file as rule_file
from hanafuda_desktop.app.editor.file import RuleFile
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.resources import rule_files
from tests.app.editor.conftest import OURS, OpenEditor
from tests.app.editor.of_a_form import line, look_at_form
from tests.app.editor.of_an_editor import checked, go_behind, replace, write

Answer = QMessageBox.StandardButton


def _edited(qtbot: QtBot, editor: EditorWindow) -> EditorWindow:
    replace(qtbot, editor, "rounds: 6", "rounds: 4")
    assert editor.is_unsaved
    assert editor.isWindowModified()
    return editor


def _answering(monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answer)


def test_saving_writes_what_is_there(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = _edited(qtbot, open_editor())
    with qtbot.waitSignal(editor.saved):
        qtbot.keyClick(editor, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert editor.file.path.read_text("utf-8") == OURS.replace("rounds: 6", "rounds: 4")
    assert not editor.is_unsaved
    assert not editor.isWindowModified()


def test_a_broken_text_is_saved_too(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    go_behind(editor, OURS)
    write(qtbot, editor, "nonsense: [")
    assert editor.save()
    assert editor.file.path.read_text("utf-8").endswith("nonsense: [")
    assert editor.rules is None


def test_ends_of_lines_and_the_first_bytes_stay(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor(b"\xef\xbb\xbfextends: koi-koi\r\nname: Ours\r\nrounds: 6\r\n")
    replace(qtbot, editor, "rounds: 6", "rounds: 4")
    assert editor.save()
    assert editor.file.path.read_bytes() == (
        b"\xef\xbb\xbfextends: koi-koi\r\nname: Ours\r\nrounds: 4\r\n"
    )


def test_what_cannot_be_saved_stays_in_the_editor(
    qtbot: QtBot, open_editor: OpenEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = _edited(qtbot, open_editor())

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rule_file, "write_atomic", full)
    assert not editor.save()
    assert "No space left" in editor.bar.words.text()
    assert editor.is_unsaved
    assert "rounds: 4" in editor.text.text


# --- other programs ------------------------------------------------------------------------------


def test_saving_over_what_another_has_written_is_asked(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = _edited(qtbot, open_editor())
    theirs = OURS.replace("rounds: 6", "rounds: 9")
    editor.file.path.write_text(theirs, encoding="utf-8")
    assert not editor.save()
    assert editor.file.path.read_text("utf-8") == theirs
    qtbot.mouseClick(editor.bar.buttons["&Overwrite it"], Qt.MouseButton.LeftButton)
    assert "rounds: 4" in editor.file.path.read_text("utf-8")
    assert not editor.bar.is_open


def test_what_another_has_written_can_be_loaded_and_undone(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = _edited(qtbot, open_editor())
    editor.file.path.write_text(OURS.replace("rounds: 6", "rounds: 9"), encoding="utf-8")
    editor.keeper.look_outside()
    qtbot.mouseClick(editor.bar.buttons["&Load that"], Qt.MouseButton.LeftButton)
    assert "rounds: 9" in editor.text.text
    assert not editor.is_unsaved
    editor.text.undo()
    assert "rounds: 4" in editor.text.text


def test_without_changes_of_ones_own_it_is_loaded_at_once(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor()
    editor.file.path.write_text(OURS.replace("rounds: 6", "rounds: 9"), encoding="utf-8")
    editor.keeper.look_outside()
    checked(qtbot, editor)
    assert "rounds: 9" in editor.text.text
    assert "Another program" in editor.bar.words.text()


def test_a_file_that_was_taken_away_can_be_written_again(open_editor: OpenEditor) -> None:
    editor = open_editor()
    editor.file.path.unlink()
    editor.keeper.look_outside()
    editor.bar.buttons["&Overwrite it"].click()
    assert editor.file.path.read_text("utf-8") == OURS


LATIN = "extends: koi-koi\nname: Caf\u00e9\n".encode("latin-1")


def test_what_another_has_saved_that_is_no_text_is_not_loaded(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor()
    editor.file.path.write_bytes(LATIN)
    editor.keeper.look_outside()
    assert "not as text in UTF-8" in editor.bar.words.text()
    assert editor.text.text == OURS
    go_behind(editor, "rounds: 6")
    write(qtbot, editor, "0")
    assert not editor.save()
    assert editor.file.path.read_bytes() == LATIN
    qtbot.mouseClick(editor.bar.buttons["&Load that"], Qt.MouseButton.LeftButton)
    assert "rounds: 60" in editor.text.text
    assert editor.is_unsaved
    qtbot.mouseClick(editor.bar.buttons["&Overwrite it"], Qt.MouseButton.LeftButton)
    assert editor.file.path.read_text("utf-8") == OURS.replace("rounds: 6", "rounds: 60")


def test_a_file_that_was_no_text_can_be_written_once_it_is(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor(LATIN)
    look_at_form(qtbot, editor)
    assert editor.text.isReadOnly()
    editor.keeper.look_outside()
    assert not editor.save()
    assert editor.file.path.read_bytes() == LATIN
    editor.file.path.write_text(OURS, encoding="utf-8")
    editor.keeper.look_outside()
    checked(qtbot, editor)
    assert editor.text.text == OURS
    assert not editor.text.isReadOnly()
    assert editor.commands["save"].isEnabled()
    assert line(editor, "Rules", "rounds").editor.isEnabled()
    assert editor.save()


def test_an_open_message_keeps_nothing_from_being_noticed(open_editor: OpenEditor) -> None:
    editor = open_editor()
    editor.bar.say("Something else.")
    editor.file.path.write_text(OURS.replace("rounds: 6", "rounds: 9"), encoding="utf-8")
    editor.keeper.look_outside()
    assert "rounds: 9" in editor.text.text
    assert "Another program" in editor.bar.words.text()


# --- closing -------------------------------------------------------------------------------------


def test_closing_asks_for_what_is_unsaved(
    qtbot: QtBot, open_editor: OpenEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = _edited(qtbot, open_editor())
    _answering(monkeypatch, Answer.Cancel)
    assert not editor.close()
    assert editor.isVisible()
    _answering(monkeypatch, Answer.Save)
    assert editor.close()
    assert "rounds: 4" in editor.file.path.read_text("utf-8")


def test_what_is_discarded_is_not_written(
    qtbot: QtBot, open_editor: OpenEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = _edited(qtbot, open_editor())
    _answering(monkeypatch, Answer.Discard)
    assert editor.close()
    assert editor.file.path.read_text("utf-8") == OURS


def test_nothing_is_asked_when_all_is_saved(
    open_editor: OpenEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = open_editor()
    monkeypatch.setattr(QMessageBox, "question", lambda *_: pytest.fail("asked"))
    assert editor.close()


def test_a_name_that_a_game_has_already_is_said(open_editor: OpenEditor) -> None:
    editor = open_editor(name="mushi.yaml")
    assert editor.rules is None
    assert "a game called 'mushi' is there already" in editor.problems.words[0]


# --- files that are only shown -------------------------------------------------------------------


def test_a_file_of_the_program_is_shown_with_an_offer(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor(name="shipped:koi-koi.yaml")
    assert editor.text.isReadOnly()
    assert not editor.commands["save"].isEnabled()
    write(qtbot, editor, "x")
    assert editor.text.text == (rule_files() / "koi-koi.yaml").read_text("utf-8")
    (offer, _hide) = editor.bar.buttons.values()
    with qtbot.waitSignal(editor.house_rule_asked) as asked:
        offer.click()
    assert asked.args is not None
    assert asked.args[0].id == "koi-koi"


def test_a_file_that_is_no_text_is_never_written(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"name: \xff\xfe")
    file = RuleFile(path, is_own=True)
    assert not file.can_be_saved
    assert file.text.startswith("name: ")
