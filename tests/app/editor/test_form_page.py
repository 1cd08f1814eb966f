"""The form and the text change each other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.form.editors import (
    ByPlayersEditor,
    ChoiceEditor,
    InlineNumbers,
    NamesEditor,
    NumberEditor,
    NumbersEditor,
    StepsEditor,
    TextEditor,
    TextOnly,
)
from hanafuda_desktop.resources import rule_files
from hanafuda_desktop.rules.form import FormChanges
from hanafuda_desktop.rules.text_edits import CannotEdit
from tests.app.editor.conftest import OURS
from tests.app.editor.of_a_form import OpenDesk, line, lines_of, row, section

Key = Qt.Key


def test_a_section_is_made_when_it_is_opened(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk()
    closed = editor.form.sections["Yaku"]
    assert closed.body is None
    assert closed.short.text().startswith("13: Goko, Shiko")
    closed.arrow.setFocus()
    qtbot.keyClick(closed.arrow, Key.Key_Space)
    assert closed.body is not None
    qtbot.keyClick(closed.arrow, Key.Key_Space)
    assert not closed.body.isVisible()


def test_a_change_of_the_form_keeps_its_focus(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk()
    box = line(editor, "Rules", "rounds").editor.box  # type: ignore[attr-defined]
    box.setFocus()
    qtbot.keyClick(box, Key.Key_Up)
    qtbot.keyClick(box, Key.Key_Up)
    assert "rounds: 8 " in editor.text.text
    assert QApplication.focusWidget() is box
    assert "How many rounds" in editor.form.about.text()
    place = editor.text.place
    qtbot.keyClicks(box, "a")
    assert "rounds: 8 " in editor.text.text
    assert editor.text.place == place


def test_what_is_wrong_is_said_at_the_field(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk()
    section(editor, "Yaku")
    editor.replace("rounds: 6", "rounds: 600")
    editor.replace("points: 3", "points: many")
    wrong = line(editor, "Rules", "rounds").wrong
    assert wrong is not None
    assert "too large" in wrong.text()
    assert "whole number" in row(editor, "Yaku", "hanami-zake").wrong.text()
    box = line(editor, "Rules", "rounds").editor.box  # type: ignore[attr-defined]
    box.setValue(5)
    assert wrong.isHidden()


def test_a_value_goes_back_to_that_of_the_base(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk()
    rounds, minutes = line(editor, "Rules", "rounds"), line(editor, "The game", "minutes")
    assert minutes.note.text() == "from Koi-Koi"
    assert not minutes.note.isEnabled()
    assert rounds.note.toolTip() == "Back to Koi-Koi's value: 12"
    rounds.note.click()
    assert "rounds" not in editor.text.text
    assert rounds.note.text() == "from Koi-Koi"
    assert rounds.editor.box.value() == 12  # type: ignore[attr-defined]


def test_text_in_one_language_and_choices(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk("extends: koi-koi\nname: {en: Ours, ja: 我}  # both\n")
    name = line(editor, "The game", "name").editor
    assert isinstance(name, TextEditor)
    assert "ja: 我" in name.line.toolTip()
    name.line.setFocus()
    name.line.selectAll()
    qtbot.keyClicks(name.line, "Mine")
    qtbot.keyClick(name.line, Key.Key_Return)
    assert "name: {en: Mine, ja: 我}  # both" in editor.text.text
    dealer = line(editor, "Rules", "next_dealer").editor
    assert isinstance(dealer, ChoiceEditor)
    dealer.box.setFocus()
    qtbot.keyClick(dealer.box, Key.Key_Down)
    assert "next_dealer: worst\n" in editor.text.text


def test_numbers_words_and_nothing(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk("extends: yatsuhashi\nname: Ours\n")
    stock = section(editor, "Stock").lines  # type: ignore[attr-defined]
    redeals = stock["stock", "redeals"].editor
    assert isinstance(redeals, NumberEditor)
    assert redeals.box.text() == "unlimited"
    redeals.box.setFocus()
    redeals.box.selectAll()
    qtbot.keyClicks(redeals.box, "2")
    qtbot.keyClick(redeals.box, Key.Key_Return)
    assert "stock: {redeals: 2}\n" in editor.text.text
    qtbot.keyClick(redeals.box, Key.Key_Down)
    assert "stock: {redeals: 1}\n" in editor.text.text
    beds = lines_of(row(editor, "Columns", "foundations")).lines
    limit = beds["columns", "foundations", "limit"].editor
    assert isinstance(limit, NumberEditor)
    assert limit.box.chosen is None
    limit.box.stepUp()
    assert "{id: foundations, limit: 1}" in editor.text.text
    limit.box.stepDown()
    assert "limit" not in editor.text.text
    sizes = row(editor, "Columns", "foundations").editors["sizes"]
    assert isinstance(sizes, NumbersEditor)
    sizes.line.setFocus()
    sizes.line.clear()
    qtbot.keyClicks(sizes.line, "8 8, 8")
    qtbot.keyClick(sizes.line, Key.Key_Return)
    assert "sizes: [8, 8, 8]" in editor.text.text


def test_steps_are_a_word_or_numbers(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk("extends: hanapette\nname: Ours\n")
    fit = lines_of(row(editor, "Fits", "0")).lines
    month = fit["fits", "0", "month"].editor
    assert isinstance(month, StepsEditor)
    assert month.box.currentText() == "adjacent"
    edit = month.box.lineEdit()
    assert edit is not None
    edit.setFocus()
    edit.selectAll()
    qtbot.keyClicks(edit, "-2, 2")
    qtbot.keyClick(edit, Key.Key_Return)
    assert "- {month: [-2, 2]}" in editor.text.text
    assert "- {onto: {role: lightning}}" in editor.text.text


def test_numbers_of_players_and_small_maps(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk("extends: go-stop\nname: Ours\n")
    least = section(editor, "Stopping").lines["stopping", "least"].editor  # type: ignore[attr-defined]
    assert isinstance(least, ByPlayersEditor)
    least.differs.click()
    assert "stopping: {least: {2: 3, 3: 3}}\n" in editor.text.text
    least.boxes["2"].setValue(7)
    assert "stopping: {least: {2: 7, 3: 3}}\n" in editor.text.text
    least.differs.click()
    assert "stopping: {least: 7}\n" in editor.text.text
    players = line(editor, "The game", "players").editor
    assert isinstance(players, InlineNumbers)
    players.boxes["players", "most"].setValue(2)
    assert "players: {most: 2}\n" in editor.text.text
    deal = row(editor, "Deal", "2").editors["2"]
    assert isinstance(deal, InlineNumbers)
    deal.boxes["deal", "2", "hand"].setValue(9)
    assert "deal: {2: {hand: 9}}\n" in editor.text.text


def test_names_are_chosen_from_those_there_are(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk()
    over = lines_of(row(editor, "Yaku", "hanami-zake")).lines["yaku", "hanami-zake", "over"].editor
    assert isinstance(over, NamesEditor)
    over._fill()
    acts = {action.text(): action for action in over.menu.actions()}
    assert "Hanami-zake" not in acts
    acts["Tan"].trigger()
    assert "    over: tan\n" in editor.text.text
    over._fill()
    acts = {action.text(): action for action in over.menu.actions()}
    assert acts["Tan"].isChecked()
    acts["Kasu"].trigger()
    assert "    over: [tan, kasu]\n" in editor.text.text


def test_what_has_no_place_in_the_form_is_gone_to_in_the_text(
    qtbot: QtBot, open_desk: OpenDesk
) -> None:
    text = "extends: koi-koi\nname: Ours\nsummary: |\n  Two\n  lines.\n"
    editor = open_desk(text)
    summary = line(editor, "The game", "summary").editor
    assert isinstance(summary, TextOnly)
    summary.button.click()
    assert editor.text.textCursor().selectedText().startswith("summary: |")
    assert editor.text.hasFocus()


def test_a_part_may_be_there_or_not(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk()
    stealing = editor.form.sections["Stealing"]
    stealing.open()
    assert stealing.body is None
    stealing.has.click()
    assert "stealing: {cards: pine-crane}\n" in editor.text.text
    assert stealing.body is not None
    stealing.has.click()
    assert editor.text.text == OURS
    assert stealing.body is None
    stopping = editor.form.sections["Stopping"]
    stopping.has.click()
    assert editor.text.text == OURS + "stopping: ~\n"
    stopping.has.click()
    assert editor.text.text == OURS


def test_a_new_file_begins_with_its_family(qtbot: QtBot, open_desk: OpenDesk) -> None:
    editor = open_desk("")
    assert list(editor.form.sections) == ["The game"]
    family = line(editor, "The game", "family").editor
    assert isinstance(family, ChoiceEditor)
    family.box.setCurrentIndex(family.box.findData("fishing"))
    family.box.activated.emit(family.box.currentIndex())
    assert editor.text.text == "family: fishing\n"
    assert "Yaku" in editor.form.sections


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    "name",
    [
        "go-stop",
        "go-stop-korean",
        "kaze",
        "untitled-batsu",
        "yatsuhashi-open-stock",
        "hanapette-spit",
    ],
)
def test_every_section_and_part_opens(qtbot: QtBot, open_desk: OpenDesk, name: str) -> None:
    editor = open_desk((rule_files() / f"{name}.yaml").read_text("utf-8"), can_edit=False)
    for title, block in editor.form.sections.items():
        block.open()
        body = block.body
        for one in getattr(body, "rows", {}).values():
            one.open()
        assert block.short.text() == "" or body is None, title
    inside = editor.form.area.widget()
    assert inside is not None
    assert inside.width() <= editor.form.area.viewport().width()


def test_a_change_is_written_at_its_place_behind_letters_of_any_script(
    open_desk: OpenDesk,
) -> None:
    text = "extends: koi-koi\nname: 𠮷野の花札 🎴\nrounds: 6  # 𠮷\nmust_match: true\n"
    desk = open_desk(text)
    cursor = desk.text.textCursor()
    cursor.setPosition(desk.text.document().findBlockByNumber(3).position() + 4)
    desk.text.setTextCursor(cursor)
    line(desk, "Rules", "rounds").editor.box.setValue(10)  # type: ignore[attr-defined]
    assert desk.text.text == text.replace("rounds: 6", "rounds: 10")
    assert desk.text.textCursor().block().text() == "must_match: true"
    assert desk.text.textCursor().positionInBlock() == 4
    desk.text.undo()
    assert desk.text.text == text


def test_a_change_that_cannot_be_written_is_explained(open_desk: OpenDesk) -> None:
    desk = open_desk()

    def refused(_changes: FormChanges) -> str:
        raise CannotEdit("there is no room")

    desk.form.context.change(refused)
    assert desk.text.text == OURS
    assert "there is no room" in desk.form.about.text()
