"""The keyboard's cursor, the piles and the panels of a table are told in words."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.window.language import use_language
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.play.seats import PERSON
from hanafuda_desktop.table.view import TableView
from tests.app.accessible.in_the_tree import Told, told, tree_of, within
from tests.app.at_the_table import AtTable
from tests.app.in_a_window import play

Lay = Callable[..., AtTable]
ROLE = QAccessible.Role

SENTENCES = {
    "en": "September, blue ribbon, in your hand, 7 of 8.",
    "ja": "9月の青短、あなたの手札、8枚中7枚目。",
    "fr": "Septembre, ruban bleu, dans votre main, 7 sur 8.",
}
"""Of the seventh card of the hand that is dealt with seed 3."""


def nodes(view: TableView) -> list[Told]:
    return [told(node) for node in within(tree_of(view))]


@pytest.fixture
def koi_koi(lay: Lay) -> AtTable:
    table = lay(PERSON, "casual", seed=3)
    table.until_asked()
    return table


@pytest.mark.parametrize("language", ["en", "ja", "fr"])
def test_the_card_under_the_cursor_is_told(koi_koi: AtTable, language: str) -> None:
    view = koi_koi.window.table
    ribbon = card_by_id("chrysanthemum-ribbon").index
    place = koi_koi.board.view.pile(f"h{koi_koi.board.view.seat}").cards.index(ribbon)
    use_language(language)
    koi_koi.key(Qt.Key(Qt.Key.Key_1 + place))
    assert view.accessibleDescription() == SENTENCES[language]
    card = tree_of(view).focusChild()
    assert card is not None
    assert told(card).name == SENTENCES[language]
    assert (told(card).role, told(card).focused) == (ROLE.ListItem, True)
    assert sum(each.focused for each in nodes(view) if each.role is ROLE.ListItem) == 1


def test_every_pile_and_card_is_in_the_tree(koi_koi: AtTable) -> None:
    view, board = koi_koi.window.table, koi_koi.board
    root = tree_of(view)
    assert told(root).role is ROLE.Grouping
    assert told(root).name == "Table"
    piles = [node for node in within(root) if node.role() is ROLE.List]
    assert len(piles) == len(board.piles)
    for node, pile in zip(piles, board.piles, strict=True):
        assert node.childCount() == len(pile.cards)
        hidden = [
            node.child(n).text(QAccessible.Text.Name).startswith("Face down")
            for n in range(node.childCount())
        ]
        assert hidden == [card is None for card in pile.shown]
        assert told(node).name
        assert told(node).about.startswith(told(node).name)
    for node in within(root):
        parent = node.parent()
        assert parent.indexOfChild(node) >= 0
        assert node.isValid()
        assert node.text(QAccessible.Text.Name)
        assert node.role() is not ROLE.NoRole


def test_a_screen_reader_learns_nothing_that_is_hidden(koi_koi: AtTable) -> None:
    other = next(each for each in nodes(koi_koi.window.table) if each.name == "Computer's hand")
    assert other.about == "Computer's hand: 8 cards."
    names = [each.name for each in nodes(koi_koi.window.table)]
    assert sum("Computer's hand" in name for name in names) == 9
    assert all(name.startswith("Face down") for name in names if "in Computer's hand" in name)
    plates = [sign.description for sign in koi_koi.signs.plates]
    assert any("Computer" in said for said in plates), "as on its plate"


def test_a_place_on_the_screen_leads_to_its_card(koi_koi: AtTable) -> None:
    view = koi_koi.window.table
    hand = next(n for n in within(tree_of(view)) if n.text(QAccessible.Text.Name) == "Your hand")
    middle = hand.child(2).rect().center()
    pile = tree_of(view).childAt(middle.x(), middle.y())
    assert pile is not None
    found = pile.childAt(middle.x(), middle.y())
    assert found is not None
    assert told(found).name == told(hand.child(2)).name


def test_a_picked_card_is_selected(koi_koi: AtTable) -> None:
    koi_koi.key(Qt.Key.Key_4, Qt.Key.Key_Return)
    chosen = [each for each in nodes(koi_koi.window.table) if each.selected]
    assert len(chosen) == 1


def test_a_card_in_a_column_is_told_by_itself(window: MainWindow) -> None:
    view = window.table
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_3)
    assert view.accessibleDescription().startswith("Column 3: ")
    root = tree_of(view)
    top = root.focusChild()
    assert top is not None
    assert told(top).name.endswith(", in column 3.")
    assert told(top).about == view.accessibleDescription()
    shelf = [each for each in nodes(view) if "in reach" in each.name]
    assert shelf
    assert {each.role for each in shelf} == {ROLE.Button}


def test_a_panel_is_a_question_with_buttons(koi_koi: AtTable) -> None:
    koi_koi.controller.show_history()
    view, panel = koi_koi.window.table, koi_koi.controller.panels.history
    question = next(node for node in within(tree_of(view)) if node.role() is ROLE.Dialog)
    assert told(question).name == panel.title
    assert all(line in told(question).about for line in panel.words)
    buttons = [told(question.child(number)) for number in range(question.childCount())]
    assert [each.name for each in buttons] == [each.label for each in panel.buttons]
    assert {each.role for each in buttons} == {ROLE.Button}
    assert [each.focused for each in buttons].count(True) == 1
    koi_koi.key(Qt.Key.Key_Right)
    chosen = tree_of(view).focusChild()
    assert chosen is not None
    assert told(chosen).name == panel.buttons[1 % len(panel.buttons)].label


def test_the_curtain_hides_all_from_everybody(lay: Lay) -> None:
    table = lay(PERSON, PERSON, seed=3)
    table.until(lambda: table.panels.curtain.is_open)
    found = nodes(table.window.table)
    assert [each.role for each in found] == [ROLE.Dialog]
    assert "it is your turn" in found[0].name


def test_a_view_that_goes_away_leaves_nothing_behind(window: MainWindow) -> None:
    for _ in range(3):
        view = TableView()
        view.setScene(window.driver.scene)
        found = [QAccessible.uniqueId(node) for node in within(tree_of(view))]
        assert len(found) > 48
        view.setScene(None)
        view.deleteLater()
        del view
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        assert not any(QAccessible.accessibleInterface(each) for each in found)
    play(window, 1)
    window.table.setScene(window.driver.scene)
