from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.new_game_dialog import NewGameDialog, Table
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seating import MOST_SEATS, Seating, usual_seating
from hanafuda_desktop.rules.catalogue import Catalogue

KINDS = {"random": "Random", "casual": "Casual"}
GAMES = ("higo-bana", "higo-bana-teams", "koi-koi")


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    catalogue = Catalogue.shipped()
    tables = [
        Table(GameRef(name), catalogue.game(name), usual_seating(catalogue.game(name)))
        for name in GAMES
    ]
    made = NewGameDialog(tables, 0, KINDS)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def _counts(dialog: NewGameDialog) -> list[str]:
    return [button.text() for button in dialog.players.group.buttons() if button.isVisible()]


def _names(dialog: NewGameDialog) -> list[str]:
    return [name.text() for name in dialog.seats.names if name.isVisible()]


def test_it_shows_the_table_as_it_was_laid(dialog: NewGameDialog) -> None:
    assert dialog.seating == Seating(("person", "casual"))
    assert dialog.ref == GameRef("higo-bana")
    assert _counts(dialog) == list("234567")
    assert _names(dialog) == ["&1  You", "&2  Computer"]
    assert [combo.isVisible() for combo in dialog.seats.who] == [True] * 2 + [False] * 5
    assert dialog.rounds.text() == "12, as the rules say"
    assert dialog.summary.text() == dialog._table.rules.summary["en"]


def test_all_of_it_by_keyboard(qtbot: QtBot, dialog: NewGameDialog) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(dialog, Qt.Key.Key_P, alt)
    assert dialog.players.group.button(2).hasFocus()
    qtbot.keyClick(dialog.players.group.button(2), Qt.Key.Key_Right)
    assert dialog.players.count == 3
    qtbot.keyClick(dialog, Qt.Key.Key_3, alt)
    assert dialog.seats.who[2].hasFocus()
    qtbot.keyClicks(dialog.seats.who[2], "A")
    qtbot.keyClick(dialog, Qt.Key.Key_R, alt)
    qtbot.keyClicks(dialog.rounds, "6")
    assert dialog.seating == Seating(("person", "casual", "person"), 6)
    assert "curtain" in dialog.note.text()
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.rounds, Qt.Key.Key_Return)


def test_everybody_is_called_as_at_the_table(dialog: NewGameDialog) -> None:
    dialog.players.group.button(4).click()
    assert _names(dialog) == ["&1  You", "&2  Computer 1", "&3  Computer 2", "&4  Computer 3"]
    assert dialog.seats.who[0].currentText() == "You play"
    assert dialog.seats.who[2].itemText(0) == "A person at this screen"
    dialog.seats.who[2].setCurrentIndex(0)
    assert _names(dialog) == ["&1  Player 1", "&2  Computer 1", "&3  Player 2", "&4  Computer 2"]
    assert dialog.seats.who[0].currentText() == "A person at this screen"


def test_partners_are_seen(dialog: NewGameDialog) -> None:
    assert not any(team.isVisible() for team in dialog.seats.teams)
    dialog.games.setCurrentIndex(1)
    teams = [team.text() for team in dialog.seats.teams if team.isVisible()]
    assert teams == ["Team 1", "Team 2", "Team 1", "Team 2"]
    dialog.players.group.button(6).click()
    teams = [team.text() for team in dialog.seats.teams if team.isVisible()]
    assert teams == [f"Team {number}" for number in (1, 2, 3, 1, 2, 3)]


def test_a_variant_has_its_own_numbers_of_players(dialog: NewGameDialog) -> None:
    dialog.games.setCurrentIndex(1)
    assert _counts(dialog) == ["4", "6"]
    assert dialog.seating.seats == ("person", "casual", "casual", "casual")
    dialog.games.setCurrentIndex(2)
    assert _counts(dialog) == ["2"]
    assert dialog.players.count == 2
    assert dialog.seating.seats == ("person", "casual")
    assert dialog.ref == GameRef("koi-koi")


def test_it_fits_the_smallest_window_with_every_seat_taken(dialog: NewGameDialog) -> None:
    dialog.players.group.button(MOST_SEATS).click()
    assert len(_names(dialog)) == MOST_SEATS
    assert dialog.height() <= 560
    assert dialog.width() <= 700


def test_computers_may_play_among_themselves(dialog: NewGameDialog) -> None:
    dialog.seats.who[0].setCurrentIndex(dialog.seats.who[0].findData("random"))
    assert dialog.seating.seats == ("random", "casual")
    assert "watch" in dialog.note.text()


def test_a_kind_of_player_that_is_not_known_gives_its_place_to_the_usual_one(
    qtbot: QtBot,
) -> None:
    rules = Catalogue.shipped().game("koi-koi")
    table = Table(GameRef("koi-koi"), rules, Seating(("person", "oracle"), 3))
    dialog = NewGameDialog([table], 0, KINDS)
    qtbot.addWidget(dialog)
    assert dialog.seating == Seating(("person", "casual"), 3)
