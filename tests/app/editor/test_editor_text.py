"""Writing rules: what is underlined, listed, offered and explained as one types."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPalette
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.text import Colour, cursor_at
from hanafuda_desktop.rules.diagnostics import Position
from tests.app.editor.conftest import OURS, OpenEditor
from tests.app.editor.of_an_editor import (
    checked,
    go_behind,
    offered,
    press,
    replace,
    underlined,
    write,
)

# --- problems ------------------------------------------------------------------------------------


def test_what_is_typed_wrong_is_underlined_and_listed(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor()
    assert underlined(editor) == []
    assert editor.problems.words == ["No problems: this can be played."]
    replace(qtbot, editor, "rounds: 6", "rounds: six")
    checked(qtbot, editor)
    assert underlined(editor) == ["six"]
    (problem,) = editor.problems.words
    assert "3:9" in problem
    assert "whole number" in problem
    assert "1 error" in editor.state.text()


def test_what_is_mended_is_not_underlined_any_more(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor(OURS.replace("6", "six"))
    assert underlined(editor) == ["six"]
    replace(qtbot, editor, "six", "5")
    checked(qtbot, editor)
    assert underlined(editor) == []


def test_a_click_on_a_problem_goes_there(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor(OURS.replace("points: 3", "pionts: 3"))
    item = editor.problems.item(0)
    assert "did you mean 'points'?" in item.text()
    at = editor.problems.visualItemRect(item).center()
    qtbot.mouseClick(editor.problems.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert editor.text.textCursor().selectedText() == "pionts"
    assert editor.text.hasFocus()


def test_problems_are_listed_in_the_colour_of_the_ground(open_editor: OpenEditor) -> None:
    editor = open_editor(OURS.replace("6", "six"))
    for base in ("#202020", "#ffffff"):
        palette = editor.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(base))
        editor.setPalette(palette)
        assert editor.problems.item(0).foreground().color() == Colour.ERROR.on(palette)


def test_f8_goes_from_problem_to_problem(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor(OURS.replace("6", "six").replace("points: 3", "points: many"))
    found = []
    for _ in range(3):
        qtbot.keyClick(editor, Qt.Key.Key_F8)
        found.append(editor.text.textCursor().selectedText())
    assert found == ["six", "many", "six"]


def test_a_place_behind_letters_that_qt_counts_twice(open_editor: OpenEditor) -> None:
    editor = open_editor("extends: koi-koi\nname: {en: Ours, ja: 𠮟𠮟, xx yy: 3}\n")
    assert underlined(editor) == ["xx yy"]
    cursor = cursor_at(editor.text.document(), Position(2, 25))
    editor.text.setTextCursor(cursor)
    assert editor.text.place == Position(2, 25)


# --- completion ----------------------------------------------------------------------------------


def test_keys_are_offered_and_return_writes_one(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    go_behind(editor, OURS)
    write(qtbot, editor, "mu")
    assert offered(editor)[:2] == ["must_match", "multipliers"]
    press(qtbot, editor, Qt.Key.Key_Down)
    press(qtbot, editor, Qt.Key.Key_Up)
    press(qtbot, editor, Qt.Key.Key_Return)
    assert editor.text.text.endswith("\nmust_match: ")
    assert offered(editor) == ["true", "false"]  # what can follow is offered at once
    press(qtbot, editor, Qt.Key.Key_Tab)
    assert editor.text.text.endswith("\nmust_match: true")
    assert offered(editor) == []


def test_cards_are_offered_in_a_list(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    go_behind(editor, "points: 3")
    write(qtbot, editor, "\nneeds: [willow-r")
    assert offered(editor)[:2] == ["willow-rainman", "willow-ribbon"]
    press(qtbot, editor, Qt.Key.Key_Escape)
    assert offered(editor) == []
    assert editor.text.text.rstrip().endswith("needs: [willow-r")


def test_control_space_offers_the_parts_of_the_base(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor(f"{OURS}  - id: ")
    go_behind(editor, f"{OURS}  - id: ")
    qtbot.keyClick(editor.text, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert "tsukimi-zake" in offered(editor)
    assert "hanami-zake" not in offered(editor)


def test_a_click_takes_what_is_offered(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor("extends: koi-koi\nname: Ours\nmust_match: ")
    go_behind(editor, "must_match: ")
    editor.text.complete()
    found = editor.text.completer.list
    at = found.visualRect(found.model().index(1, 0)).center()
    qtbot.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert editor.text.text.endswith("must_match: false")


def test_return_ends_the_line_when_the_word_is_there(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor("")
    write(qtbot, editor, "extends: yatsuhashi")
    assert offered(editor)[0] == "yatsuhashi"
    assert len(offered(editor)) > 1
    write(qtbot, editor, "\nname: Ours")
    assert editor.text.text == "extends: yatsuhashi\nname: Ours"


def test_nothing_is_offered_where_nothing_is_known(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    go_behind(editor, "name: Our Koi-Koi")
    write(qtbot, editor, " of Sunday")
    assert offered(editor) == []


# --- explanations --------------------------------------------------------------------------------


def test_the_pointer_is_told_what_a_key_means(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor()
    text = editor.text
    at = text.cursorRect(cursor_at(text.document(), Position(3, 3))).center() + QPoint(2, 0)
    over = text.viewport().mapToGlobal(at)
    QApplication.sendEvent(text.viewport(), QHelpEvent(QHelpEvent.Type.ToolTip, at, over))
    assert "How many rounds a game has" in QToolTip.text()
    QToolTip.hideText()


def test_a_problem_is_told_before_the_key(open_editor: OpenEditor) -> None:
    editor = open_editor(OURS.replace("6", "six"))
    told = editor.text.told_at(Position(3, 10))
    assert told.index("whole number") < told.index("How many rounds")


# --- typing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "typed", "after"),
    [
        ("yaku:", "\n", "yaku:\n  "),
        ("yaku: ", "\n", "yaku:\n  "),
        ("yaku:\n  - id: a", "\n", "yaku:\n  - id: a\n    "),
        ("deal:\n  2: {}", "\n", "deal:\n  2: {}\n  "),
        ("rounds: 6", "\n", "rounds: 6\n"),
    ],
)
def test_a_new_line_begins_where_one_would_write(
    qtbot: QtBot, open_editor: OpenEditor, before: str, typed: str, after: str
) -> None:
    editor = open_editor(before)
    go_behind(editor, before)
    write(qtbot, editor, typed)
    assert editor.text.text == after


def test_tab_is_two_spaces_and_moves_chosen_lines(qtbot: QtBot, open_editor: OpenEditor) -> None:
    editor = open_editor("a\nb\nc\n")
    press(qtbot, editor, Qt.Key.Key_Tab)
    assert editor.text.text == "  a\nb\nc\n"
    editor.text.selectAll()
    press(qtbot, editor, Qt.Key.Key_Tab)
    assert editor.text.text.startswith("    a\n  b\n  c\n")
    editor.text.selectAll()
    press(qtbot, editor, Qt.Key.Key_Backtab)
    assert editor.text.text.startswith("  a\nb\nc\n")


def test_every_letter_comes_back_as_it_was(open_editor: OpenEditor) -> None:
    text = "name: a\u00a0b 雨 𠮟  \n\n# end"
    assert open_editor(text).text.text == text


def test_a_line_that_nobody_has_written_by_hand_has_no_colours(open_editor: OpenEditor) -> None:
    editor = open_editor(f"name: Ours\nnotes: [{'pine-crane, ' * 500}]\n")
    document = editor.text.document()
    colours = [document.findBlockByNumber(line).layout().formats() for line in (0, 1)]
    assert colours[0]
    assert not colours[1]
