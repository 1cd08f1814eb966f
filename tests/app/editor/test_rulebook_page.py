"""The rulebook beside the text: the rules at each pause, their example when nobody writes."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor import window
from hanafuda_desktop.app.editor.window import EditorWindow
from tests.app.editor.conftest import OpenEditor
from tests.app.editor.of_an_editor import checked, replace

OURS = "extends: untitled\nname: Ours\nrounds: 3\n"
_LONG_MS = 60_000


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "_EXAMPLE_AFTER_MS", 0)


def _open(open_editor: OpenEditor) -> EditorWindow:
    editor = open_editor(OURS)
    editor.pages.setCurrentWidget(editor.rulebook)
    return editor


def _words(editor: EditorWindow) -> str:
    return editor.rulebook.toPlainText()


def test_the_example_comes_after_the_rules(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = _open(open_editor)
    assert "What is different from Untitled" in _words(editor)
    assert "An example" not in _words(editor)
    qtbot.waitUntil(lambda: editor.rulebook.is_complete)
    assert "An example" in _words(editor)


def test_an_example_by_other_rules_is_not_shown(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = _open(open_editor)
    qtbot.waitUntil(lambda: editor.rulebook.is_complete)
    editor.rulebook.after_ms = _LONG_MS
    replace(qtbot, editor, "rounds: 3", "rounds: 4")
    checked(qtbot, editor)
    assert "four rounds" in _words(editor)
    assert "An example" not in _words(editor)
    editor.pages.setCurrentWidget(editor.differences)  # and nothing is played for nobody
    assert editor.rulebook.is_complete


def test_words_that_change_no_rule_keep_the_example(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = _open(open_editor)
    qtbot.waitUntil(lambda: editor.rulebook.is_complete)
    replace(qtbot, editor, "rounds: 3", "rounds: 3  # enough")
    checked(qtbot, editor)
    assert "An example" in _words(editor)


def test_a_page_that_was_left_goes_on_when_it_is_seen_again(
    qtbot: QtBot, open_editor: OpenEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window, "_EXAMPLE_AFTER_MS", _LONG_MS)
    editor = _open(open_editor)
    editor.pages.setCurrentWidget(editor.differences)
    editor.rulebook.after_ms = 0
    editor.pages.setCurrentWidget(editor.rulebook)
    qtbot.waitUntil(lambda: editor.rulebook.is_complete)
    assert "An example" in _words(editor)
