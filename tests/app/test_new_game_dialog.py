from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.new_game_dialog import NewGameDialog, Table
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seating import Seating, usual_seating
from hanafuda_desktop.rules.catalogue import Catalogue

KINDS = {"random": "Random", "greedy": "Greedy"}


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    catalogue = Catalogue.shipped()
    tables = [
        Table(GameRef(name), catalogue.game(name), usual_seating(catalogue.game(name)))
        for name in ("higo-bana", "higo-bana-teams", "koi-koi")
    ]
    made = NewGameDialog(tables, 0, KINDS)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _items(combo: QComboBox) -> list[str]:
    return [combo.itemText(index) for index in range(combo.count())]


def test_it_shows_the_table_as_it_was_laid(dialog: NewGameDialog) -> None:
    assert dialog.seating == Seating(("person", "greedy"))
    assert dialog.ref == GameRef("higo-bana")
    assert _items(dialog.players) == list("234567")
    assert [seat.isVisible() for seat in dialog.seats] == [True] * 2 + [False] * 5
    assert dialog.rounds.text() == "12, as the rules say"


def test_all_of_it_by_keyboard(qtbot: QtBot, dialog: NewGameDialog) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(dialog, Qt.Key.Key_P, alt)
    assert dialog.players.hasFocus()
    qtbot.keyClick(dialog.players, Qt.Key.Key_Down)
    qtbot.keyClick(dialog, Qt.Key.Key_3, alt)
    assert dialog.seats[2].hasFocus()
    qtbot.keyClicks(dialog.seats[2], "A")
    qtbot.keyClick(dialog, Qt.Key.Key_R, alt)
    qtbot.keyClicks(dialog.rounds, "6")
    assert dialog.seating == Seating(("person", "greedy", "person"), 6)
    assert "curtain" in dialog.note.text()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.rounds, Qt.Key.Key_Return)


def test_a_variant_has_its_own_numbers_of_players(dialog: NewGameDialog) -> None:
    dialog.games.setCurrentIndex(1)
    assert _items(dialog.players) == ["4", "6"]
    assert dialog.seating.seats == ("person", "greedy", "greedy", "greedy")
    dialog.games.setCurrentIndex(2)
    assert _items(dialog.players) == ["2"]
    assert not dialog.players.isEnabled()
    assert dialog.ref == GameRef("koi-koi")


def test_computers_may_play_among_themselves(dialog: NewGameDialog) -> None:
    dialog.seats[0].setCurrentIndex(dialog.seats[0].findData("random"))
    assert dialog.seating.seats == ("random", "greedy")
    assert "watch" in dialog.note.text()


def test_a_kind_of_player_that_is_not_known_gives_its_place_to_the_usual_one(
    qtbot: QtBot,
) -> None:
    rules = Catalogue.shipped().game("koi-koi")
    table = Table(GameRef("koi-koi"), rules, Seating(("person", "oracle"), 3))
    dialog = NewGameDialog([table], 0, KINDS)
    qtbot.addWidget(dialog)
    assert dialog.seating == Seating(("person", "greedy"), 3)
