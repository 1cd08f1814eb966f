"""Little cards in the form, and the dialog in which they are clicked together."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.form.cards import CardPicker
from hanafuda_desktop.app.editor.form.editors import CardsEditor
from hanafuda_desktop.app.editor.form.page import Row
from hanafuda_desktop.app.library.library import deck_folder
from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.cards.cardset import month_cards
from hanafuda_desktop.rules.schema.selectors import cards_in
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.app.editor.of_a_form import (
    Desk,
    OpenDesk,
    click_card,
    line,
    lines_of,
    picker,
    row,
    section,
)

Key = Qt.Key
OK = QDialogButtonBox.StandardButton.Ok


def _ok(dialog: CardPicker) -> None:
    dialog.buttons.button(OK).click()


def _needs(one: Row) -> CardsEditor:
    found = one.editors["needs"]
    assert isinstance(found, CardsEditor)
    return found


def _is_in_sight(desk: Desk, needs: CardsEditor) -> bool:
    desk.form.area.ensureWidgetVisible(needs.strip)
    return not needs.strip.visibleRegion().isEmpty()


def test_a_yaku_is_clicked_together(qtbot: QtBot, open_desk: OpenDesk) -> None:
    desk = open_desk()
    needs = _needs(row(desk, "Yaku", "hanami-zake"))
    assert needs.strip.stretches[0].mask == cards_in(["cherry-curtain", "chrysanthemum-cup"])
    assert needs.strip.is_dim  # they are the base's
    qtbot.waitUntil(lambda: _is_in_sight(desk, needs))
    qtbot.mouseClick(needs.strip, Qt.MouseButton.LeftButton)
    dialog = picker(desk)
    assert dialog.all_of_them.isChecked()
    click_card(qtbot, dialog, "susuki-moon")
    click_card(qtbot, dialog, "cherry-curtain")
    assert dialog.told.text() == "2 cards are chosen."
    _ok(dialog)
    assert "    needs: [chrysanthemum-cup, susuki-moon]\n" in desk.text.text
    assert not needs.strip.is_dim
    desk.text.undo()
    assert "needs" not in desk.text.text


def test_some_of_a_set_of_cards(qtbot: QtBot, open_desk: OpenDesk) -> None:
    desk = open_desk()
    needs = _needs(row(desk, "Yaku", "tane"))
    assert needs.strip.stretches[0].words == "5 of"
    needs.strip.setFocus()
    qtbot.keyClick(needs.strip, Key.Key_Space)
    dialog = picker(desk)
    assert dialog.count == 5
    dialog.number.setValue(4)
    click_card(qtbot, dialog, "clover-boar")
    _ok(dialog)
    written = "needs: [{cards: {category: animal, without: clover-boar}, count: 4}]"
    assert written in desk.text.text


def test_needs_of_several_kinds_are_changed_one_by_one(qtbot: QtBot, open_desk: OpenDesk) -> None:
    desk = open_desk()
    one = row(desk, "Yaku", "ame-shiko")
    assert [each.words for each in _needs(one).strip.stretches] == ["", "3 of"]
    _needs(one).strip.click()
    assert desk.findChildren(CardPicker) == []
    block = lines_of(one).blocks["yaku", "ame-shiko", "needs"]
    assert block.is_open
    needs: Any = block.body
    second = needs.rows["yaku", "ame-shiko", "needs", "1"]
    assert second.editors["count"].box.text() == "count 3"
    second.editors["count"].box.setValue(2)
    assert (
        "needs: [willow-rainman, {cards: {category: bright, without: willow-rainman}, count: 2}]"
        in desk.text.text
    )


def test_cancelling_changes_nothing(qtbot: QtBot, open_desk: OpenDesk) -> None:
    desk = open_desk()
    before = desk.text.text
    _needs(row(desk, "Yaku", "hanami-zake")).strip.click()
    dialog = picker(desk)
    click_card(qtbot, dialog, "susuki-moon")
    dialog.reject()
    assert desk.text.text == before
    _needs(row(desk, "Yaku", "goko")).strip.click()
    _ok(picker(desk))  # nothing was chosen otherwise
    assert desk.text.text == before


def test_no_cards_where_that_can_be(qtbot: QtBot, open_desk: OpenDesk) -> None:
    desk = open_desk("extends: hanapette\nname: Ours\nempty_columns: all  # every one\n")
    cards = line(desk, "Rules", "empty_columns").editor
    assert isinstance(cards, CardsEditor)
    cards.strip.click()
    dialog = picker(desk)
    dialog.kinds["&None"].click()
    _ok(dialog)
    assert "empty_columns: nothing  # every one\n" in desk.text.text
    cards.strip.click()
    dialog = picker(desk)
    dialog.kinds["&Brights"].click()
    _ok(dialog)
    assert "empty_columns: {category: bright}  # every one\n" in desk.text.text


def test_a_condition_of_cards_that_is_left_out(qtbot: QtBot, open_desk: OpenDesk) -> None:
    desk = open_desk()
    found = lines_of(row(desk, "Yaku", "goko")).lines["yaku", "goko", "spoiled_by"].editor
    assert isinstance(found, CardsEditor)
    found.strip.click()
    click_card(qtbot, picker(desk), "willow-rainman")
    _ok(picker(desk))
    assert "{id: goko, spoiled_by: willow-rainman}" in desk.text.text
    found.strip.click()
    picker(desk).kinds["&None"].click()
    _ok(picker(desk))
    assert "goko" not in desk.text.text


def test_the_keyboard_chooses_cards(qtbot: QtBot) -> None:
    dialog = CardPicker(CardPictures(deck_folder()), "Cards", 0, count=0)
    qtbot.addWidget(dialog)
    dialog.show()
    grid, ok = dialog.grid, dialog.buttons.button(OK)
    assert not ok.isEnabled()
    assert dialog.told.text() == "Choose a card."
    grid.setFocus()
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Space):
        qtbot.keyClick(grid, key)
    assert dialog.cards == 1 << card_by_id("plum-ribbon").index
    heard = QAccessible.queryAccessibleInterface(grid).focusChild()
    assert heard.text(QAccessible.Text.Name) == card_by_id("plum-ribbon").title
    assert heard.state().selected
    for key in (Key.Key_Up, Key.Key_Up, Key.Key_Space):
        qtbot.keyClick(grid, key)
    assert dialog.cards == month_cards(2)
    heard = QAccessible.queryAccessibleInterface(grid).focusChild()
    assert "February" in heard.text(QAccessible.Text.Name)
    dialog.some_of_them.click()
    dialog.number.setValue(5)
    assert not ok.isEnabled()
    assert "At least 5" in dialog.told.text()
    dialog.kinds["A&ll"].click()
    assert ok.isEnabled()
    assert dialog.cards.bit_count() == 48


def test_the_dialog_fits_a_small_window(qtbot: QtBot) -> None:
    dialog = CardPicker(CardPictures(deck_folder()), "Cards", 0, count=0)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.width() <= 880
    assert dialog.height() <= 580


def test_what_means_no_cards_is_said(open_desk: OpenDesk) -> None:
    desk = open_desk("extends: mushi\nname: Ours\nredeal:\n  - no-such-card\n")
    first = row(desk, "Redeal", "0")
    cards = first.editors["cards"]
    assert isinstance(cards, CardsEditor)
    assert "not readable" in cards.strip.told
    assert "unknown card" in first.wrong.text()


def test_a_whole_deck_is_a_word(open_desk: OpenDesk) -> None:
    desk = open_desk("extends: untitled\nname: Ours\n")
    cards = row(desk, "Values", "other").editors["cards"]
    assert isinstance(cards, CardsEditor)
    strip = cards.strip
    assert strip.sizeHint().height() < row(desk, "Values", "bright").sizeHint().height()
    assert strip.told.startswith("all cards")
    assert section(desk, "Values").isVisible()
