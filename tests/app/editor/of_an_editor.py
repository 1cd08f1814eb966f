"""Hands and eyes for tests of the editor of rule files."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.text import cursor_at
from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.rules.diagnostics import Position

__all__ = ["checked", "go_behind", "offered", "press", "replace", "underlined", "write"]


def go_behind(editor: EditorWindow, words: str) -> None:
    """Put the cursor behind these words."""
    before = editor.text.text.split(words)[0] + words
    line = before.count("\n") + 1
    column = len(before) - (before.rfind("\n") + 1) + 1
    editor.text.setTextCursor(cursor_at(editor.text.document(), Position(line, column)))


def write(qtbot: QtBot, editor: EditorWindow, words: str) -> None:
    """Type these words."""
    for letter in words:
        if letter == "\n":
            press(qtbot, editor, Qt.Key.Key_Return)
        else:
            qtbot.keyClicks(_typed_into(qtbot, editor), letter)


def press(qtbot: QtBot, editor: EditorWindow, key: Qt.Key) -> None:
    qtbot.keyClick(_typed_into(qtbot, editor), key)


def _typed_into(qtbot: QtBot, editor: EditorWindow) -> QWidget:
    """The text, or the list over it, which gets the keys first."""
    found = QApplication.activePopupWidget()
    if found is None and not editor.text.hasFocus():
        editor.activateWindow()  # without a window manager no window follows a list that closes
        editor.text.setFocus()
        qtbot.waitUntil(editor.text.hasFocus)
    return found or editor.text


def offered(editor: EditorWindow) -> list[str]:
    """What can stand there, if that is shown."""
    found = editor.text.completer.list
    rows = range(found.model().rowCount()) if found.isVisible() else ()
    return [str(found.model().index(row, 0).data()) for row in rows]


def replace(qtbot: QtBot, editor: EditorWindow, old: str, new: str) -> None:
    """Take these words away letter by letter, and type others."""
    go_behind(editor, old)
    for _ in old:
        press(qtbot, editor, Qt.Key.Key_Backspace)
    write(qtbot, editor, new)


def checked(qtbot: QtBot, editor: EditorWindow) -> None:
    """Wait until what was typed has been checked, and has settled."""
    qtbot.waitUntil(lambda: not editor.checker.is_due)
    assert editor.checker.last is not None
    assert editor.checker.last.text == editor.text.text


def underlined(editor: EditorWindow) -> list[str]:
    """The words beneath which there is a wave."""
    wave = QTextCharFormat.UnderlineStyle.WaveUnderline
    return [
        mark.cursor.selectedText()
        for mark in editor.text.extraSelections()
        if mark.format.underlineStyle() == wave
    ]
