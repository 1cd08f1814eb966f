"""Tables of the form: parts are added, moved, taken out and put back."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.form.page import Row
from tests.app.editor.of_a_form import Desk, OpenDesk, lines_of, row, section

OWN = """\
family: fishing
name: Ours
summary: A game.
deck: hanafuda-48
players: {least: 2, most: 2}
deal: {2: {hand: 8, field: 8}}
yaku:
  # the best
  - id: moon
    name: Moon
    needs: [susuki-moon]
    points: 5
  - {id: cup, name: Cup, needs: [chrysanthemum-cup], points: 3}  # sake
"""


def _act(one: Row, words: str) -> None:
    one.fill_menu()
    next(each for each in one.menu.actions() if each.text() == words).trigger()


def _names(desk: Desk) -> list[str]:
    rows = section(desk, "Yaku").rows.values()  # type: ignore[attr-defined]
    return [each.editors["name"].line.text() for each in rows]


def test_a_part_is_added_and_opens(open_desk: OpenDesk) -> None:
    desk = open_desk(OWN)
    rows = section(desk, "Yaku")
    rows.add.click()  # type: ignore[attr-defined]
    assert _names(desk) == ["Moon", "Cup", "New"]
    added = row(desk, "Yaku", "yaku-3")
    assert added.is_open
    name = added.editors["name"].line  # type: ignore[attr-defined]
    name.setFocus()
    name.setText("Crane")
    name.editingFinished.emit()
    assert "- {id: yaku-3, name: Crane, needs: [pine-crane]}\n" in desk.text.text


def test_parts_change_places(open_desk: OpenDesk) -> None:
    desk = open_desk(OWN)
    moon = row(desk, "Yaku", "moon")
    lines_of(moon)
    _act(moon, "Move &down")
    assert _names(desk) == ["Cup", "Moon"]
    assert row(desk, "Yaku", "moon") is moon  # still open, with what is in it
    assert moon.is_open
    assert desk.text.text.index("# sake") < desk.text.text.index("# the best")
    _act(moon, "Move &up")
    assert desk.text.text == OWN


def test_a_part_is_taken_out(open_desk: OpenDesk) -> None:
    desk = open_desk(OWN)
    _act(row(desk, "Yaku", "cup"), "&Take out")
    assert _names(desk) == ["Moon"]
    assert "# sake" not in desk.text.text
    needs = lines_of(row(desk, "Yaku", "moon")).blocks["yaku", "moon", "needs"]
    needs.open()
    only = needs.body.rows["yaku", "moon", "needs", "0"]  # type: ignore[union-attr]
    only.fill_menu()
    out = next(each for each in only.menu.actions() if each.text() == "&Take out")
    assert not out.isEnabled()  # a yaku needs something


def test_a_part_of_the_base_is_taken_out_and_put_back(open_desk: OpenDesk) -> None:
    text = "extends: koi-koi\nname: Ours\n"
    desk = open_desk(text)
    rows = section(desk, "Yaku")
    _act(row(desk, "Yaku", "kasu"), "&Take out")
    assert desk.text.text == text + "remove: [yaku.kasu]\n"
    assert "Kasu" not in _names(desk)
    rows.removed[0].back.click()  # type: ignore[attr-defined]
    assert desk.text.text == text
    assert "Kasu" in _names(desk)


def test_what_a_variant_changes_in_a_part_goes_back(open_desk: OpenDesk) -> None:
    desk = open_desk()
    one = row(desk, "Yaku", "hanami-zake")
    assert one.editors["name"].line.font().bold()  # type: ignore[attr-defined]
    _act(one, "&Back to what Koi-Koi says")
    assert "yaku" not in desk.text.text
    assert one.editors["points"].box.value() == 5  # type: ignore[attr-defined]
    assert not one.editors["name"].line.font().bold()  # type: ignore[attr-defined]


def test_a_part_is_shown_in_the_text(open_desk: OpenDesk) -> None:
    desk = open_desk(OWN)
    _act(row(desk, "Yaku", "cup"), "&Show in the text")
    assert desk.text.textCursor().selectedText().startswith("{id: cup")


def test_notes_are_lines_of_text(qtbot: QtBot, open_desk: OpenDesk) -> None:
    desk = open_desk(OWN + "notes:\n  - One.  # first\n  - Two.\n")
    desk.form.sections["The game"].open()
    notes = desk.form.sections["The game"].body.blocks[("notes",)]  # type: ignore[union-attr]
    notes.open()
    rows: Any = notes.body
    second = rows.rows["notes", "1"].editors["1"].line
    second.setFocus()
    second.clear()
    qtbot.keyClicks(second, "Three.")
    qtbot.keyClick(second, Qt.Key.Key_Return)
    assert desk.text.text.endswith("notes:\n  - One.  # first\n  - Three.\n")
    rows.add.click()
    assert desk.text.text.endswith("  - Three.\n  - New\n")
