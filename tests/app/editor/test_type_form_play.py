"""The editor from end to end: type, see what is underlined, use the form, play the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.form.editors import CardsEditor
from hanafuda_desktop.app.editor.window import EditorWindow
from tests.app.editor.conftest import OpenEditor
from tests.app.editor.of_a_form import click_card, line, look_at_form, picker, row, section
from tests.app.editor.of_an_editor import checked, go_behind, replace, underlined, write

BEGUN = "extends: koi-koi  # as grandmother played\nname: Ours\n"


def test_type_see_the_underline_use_the_form_play_the_sandbox(
    qtbot: QtBot, open_editor: OpenEditor
) -> None:
    editor = open_editor(BEGUN)
    _type_with_a_slip(qtbot, editor)
    _use_the_form(qtbot, editor)
    assert editor.text.text == (
        "extends: koi-koi  # as grandmother played\n"
        "name: Ours\n"
        "rounds: 4\n"
        "yaku:\n"
        "  - {id: yaku-14, name: Two birds, needs: [pine-crane, plum-warbler]}"
    )
    assert editor.differences.list.words[0] == "rounds 12 → 4"
    assert editor.differences.list.words[1].startswith("Two birds: new")
    _play(qtbot, editor)
    while editor.text.document().isUndoAvailable():
        editor.text.undo()
    assert editor.text.text == BEGUN


def _type_with_a_slip(qtbot: QtBot, editor: EditorWindow) -> None:
    go_behind(editor, BEGUN)
    write(qtbot, editor, "ruonds: 3")
    checked(qtbot, editor)
    assert underlined(editor) == ["ruonds"]
    assert "did you mean 'rounds'?" in editor.problems.item(0).text()
    replace(qtbot, editor, "ruonds", "rounds")
    checked(qtbot, editor)
    assert underlined(editor) == []


def _use_the_form(qtbot: QtBot, editor: EditorWindow) -> None:
    """A number, and a yaku of one's own, clicked together."""
    look_at_form(qtbot, editor)
    rounds = line(editor, "Rules", "rounds").editor.box  # type: ignore[attr-defined]
    assert rounds.value() == 3
    rounds.setFocus()
    qtbot.keyClick(rounds, Qt.Key.Key_Up)
    section(editor, "Yaku").add.click()  # type: ignore[attr-defined]
    own = row(editor, "Yaku", "yaku-14")
    name = own.editors["name"].line  # type: ignore[attr-defined]
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "Two birds")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    needs = own.editors["needs"]
    assert isinstance(needs, CardsEditor)
    needs.strip.click()
    click_card(qtbot, picker(editor), "plum-warbler")
    picker(editor).accept()


def _play(qtbot: QtBot, editor: EditorWindow) -> None:
    editor.pages.setCurrentWidget(editor.sandbox)
    session = editor.sandbox.session
    assert session.rules.rounds == 4  # type: ignore[attr-defined]
    assert session.rules.yaku[-1].id == "yaku-14"  # type: ignore[attr-defined]

    def is_ones_turn() -> bool:
        editor.sandbox.driver.controller.hurry()
        return bool(session.moves)

    qtbot.waitUntil(is_ones_turn)
    move = session.moves[0]
    editor.sandbox.driver.scene.move_chosen.emit(move)
    assert move in session.game.moves
