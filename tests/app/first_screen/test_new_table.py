"""The one page on which a new game is laid out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.first_screen.new_table import NewTablePage
from hanafuda_desktop.app.first_screen.table_choice import Table
from hanafuda_desktop.app.main_window import MainWindow
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seating import MOST_SEATS, Seating, usual_seating
from hanafuda_desktop.app.settings import DealWish
from hanafuda_desktop.rules.catalogue import Catalogue
from tests.app.first_screen.conftest import Show
from tests.app.first_screen.on_the_screen import OnTheScreen
from tests.app.in_a_window import play

KINDS = {"random": "Random", "casual": "Casual"}
GAMES = ("higo-bana", "higo-bana-teams", "koi-koi")


def _tables(*games: str) -> list[Table]:
    catalogue = Catalogue.shipped()
    return [
        Table(GameRef(name), catalogue.game(name), usual_seating(catalogue.game(name)))
        for name in games
    ]


@pytest.fixture
def lay_page(qtbot: QtBot, window: MainWindow) -> Callable[..., NewTablePage]:
    """Shows the page by itself."""

    def lay(tables: list[Table], size: QSize | None = None) -> NewTablePage:
        page = NewTablePage(tables, 0, None, KINDS, "indigo", window.pages)
        qtbot.addWidget(page)
        page.setParent(None)
        page.resize(size or QSize(900, 556))
        with qtbot.waitExposed(page):
            page.show()
        return page

    return lay


@pytest.fixture
def page(lay_page: Callable[..., NewTablePage]) -> NewTablePage:
    return lay_page(_tables(*GAMES))


def _counts(page: NewTablePage) -> list[str]:
    return [button.text() for button in page.players.group.buttons() if button.isVisible()]


def _names(page: NewTablePage) -> list[str]:
    return [name.text() for name in page.seats.names if name.isVisible()]


def test_it_shows_the_table_as_it_was_laid(page: NewTablePage) -> None:
    assert page.seating == Seating(("person", "casual"))
    assert page.table.ref == GameRef("higo-bana")
    assert _counts(page) == list("234567")
    assert _names(page) == ["&1  You", "&2  Computer"]
    assert [combo.isVisible() for combo in page.seats.who] == [True] * 2 + [False] * 5
    assert page.rounds.text() == "12, as the rules say"
    assert page.summary.text() == page.table.rules.summary["en"]
    assert not page.deals.isVisible()
    assert not page.go_on.isVisible()


def test_all_of_it_by_keyboard(qtbot: QtBot, page: NewTablePage) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(page, Qt.Key.Key_P, alt)
    assert page.players.group.button(2).hasFocus()
    qtbot.keyClick(page.players.group.button(2), Qt.Key.Key_Right)
    assert page.players.count == 3
    qtbot.keyClick(page, Qt.Key.Key_3, alt)
    assert page.seats.who[2].hasFocus()
    qtbot.keyClicks(page.seats.who[2], "A")
    qtbot.keyClick(page, Qt.Key.Key_R, alt)
    qtbot.keyClicks(page.rounds, "6")
    assert page.seating == Seating(("person", "casual", "person"), 6)
    assert "curtain" in page.note.text()
    with qtbot.waitSignal(page.started):
        qtbot.keyClick(page.rounds, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.games, Qt.Key.Key_Escape)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_return_presses_the_button_one_is_at(qtbot: QtBot, page: NewTablePage, key: Qt.Key) -> None:
    begun: list[object] = []
    page.started.connect(lambda *told: begun.append(told))
    for button, signal in ((page.rules, page.rules_wanted), (page.back, page.closed)):
        button.setFocus()
        with qtbot.waitSignal(signal):
            qtbot.keyClick(button, key)
    assert not begun, "no game is begun, and none replaced, by the way"
    page.start.setFocus()
    with qtbot.waitSignal(page.started):
        qtbot.keyClick(page.start, key)


def test_everybody_is_called_as_at_the_table(page: NewTablePage) -> None:
    page.players.group.button(4).click()
    assert _names(page) == ["&1  You", "&2  Computer 1", "&3  Computer 2", "&4  Computer 3"]
    assert page.seats.who[0].currentText() == "You play"
    assert page.seats.who[2].itemText(0) == "A person at this screen"
    page.seats.who[2].setCurrentIndex(0)
    assert _names(page) == ["&1  Player 1", "&2  Computer 1", "&3  Player 2", "&4  Computer 2"]
    assert page.seats.who[0].currentText() == "A person at this screen"


def test_partners_are_seen(page: NewTablePage) -> None:
    assert not any(team.isVisible() for team in page.seats.teams)
    page.games.setCurrentIndex(1)
    teams = [team.text() for team in page.seats.teams if team.isVisible()]
    assert teams == ["Team 1", "Team 2", "Team 1", "Team 2"]
    page.players.group.button(6).click()
    teams = [team.text() for team in page.seats.teams if team.isVisible()]
    assert teams == [f"Team {number}" for number in (1, 2, 3, 1, 2, 3)]


def test_a_variant_has_its_own_numbers_of_players(page: NewTablePage) -> None:
    page.games.setCurrentIndex(1)
    assert _counts(page) == ["4", "6"]
    assert page.seating.seats == ("person", "casual", "casual", "casual")
    page.games.setCurrentIndex(2)
    assert _counts(page) == []  # two play, and there is nothing to choose
    assert page.players.count == 2
    assert page.seating.seats == ("person", "casual")
    assert page.table.ref == GameRef("koi-koi")


def test_it_fits_the_smallest_window_with_every_seat_taken(page: NewTablePage) -> None:
    page.players.group.button(MOST_SEATS).click()
    assert len(_names(page)) == MOST_SEATS
    assert page.horizontalScrollBar().maximum() == 0
    assert page.verticalScrollBar().maximum() < 60


def test_computers_may_play_among_themselves(page: NewTablePage) -> None:
    page.seats.who[0].setCurrentIndex(page.seats.who[0].findData("random"))
    assert page.seating.seats == ("random", "casual")
    assert "watch" in page.note.text()


def test_a_kind_of_player_that_is_not_known_gives_its_place_to_the_usual_one(
    lay_page: Callable[..., NewTablePage],
) -> None:
    rules = Catalogue.shipped().game("koi-koi")
    page = lay_page([Table(GameRef("koi-koi"), rules, Seating(("person", "oracle"), 3))])
    assert page.seating == Seating(("person", "casual"), 3)


# --- in the window -------------------------------------------------------------------------------


def test_what_was_chosen_is_remembered_for_each_game(first: OnTheScreen, show_first: Show) -> None:
    first.click(first.tile("koi-koi"))
    first.page.games.setCurrentIndex(2)
    first.page.rounds.setValue(3)
    first.page.seats.who[1].setCurrentIndex(first.page.seats.who[1].findData("beginner"))
    variant = first.page.table.rules.id
    first.press(Qt.Key.Key_Return)
    assert first.window.session.rules.id == variant
    first.window.close()
    again = show_first()
    again.click(again.tile("koi-koi"))
    assert again.page.table.rules.id == variant
    assert again.page.seating == Seating(("person", "beginner"), 3)
    again.press(Qt.Key.Key_Escape)
    assert again.is_seen()
    again.click(again.chip("koi-koi-additive"))  # who points at a variant means that one
    assert again.page.table.rules.id == "koi-koi-additive"
    again.press(Qt.Key.Key_Escape)
    again.click(again.tile("mushi"))
    assert again.page.table.rules.id == "mushi"


def test_a_patience_is_asked_which_deals_are_wanted(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions["new-table"].trigger()
    seen = OnTheScreen(window, qtbot)
    assert not seen.page.seats.isVisible()
    assert not seen.page.rounds.isVisible()
    seen.page.deals.setCurrentIndex(seen.page.deals.findData(DealWish.WINNABLE.value))
    game = window.session.game
    seen.page.start.click()
    assert window.settings.deals is DealWish.WINNABLE
    qtbot.waitUntil(lambda: "winnable" in window.driver.attendant.facts().get("Deal", ""))
    assert window.session.game is not game


def test_back_leads_to_the_table_it_came_from(window: MainWindow, qtbot: QtBot) -> None:
    play(window, 2)
    window.menu_actions["new-table"].trigger()
    seen = OnTheScreen(window, qtbot)
    assert not window.menu_actions["undo"].isEnabled()
    seen.press(Qt.Key.Key_Escape)
    assert window.pages.is_at_table
    assert window.menu_actions["undo"].isEnabled()
    assert len(window.session.game.moves) == 2


def test_the_rules_of_what_is_chosen_are_a_key_away(first: OnTheScreen) -> None:
    first.click(first.tile("koi-koi"))
    first.window.menu_actions["rules"].trigger()
    assert "Koi-Koi" in first.window.side["rules"].windowTitle()


def test_a_rule_file_from_elsewhere_has_its_page_too(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "elsewhere.yaml"
    file.write_text("extends: koi-koi\nname: {en: Far away}\n")
    window.commands.open_file(file)
    window.menu_actions["new-table"].trigger()
    page = OnTheScreen(window, qtbot).page
    assert [page.games.itemText(n) for n in range(2)] == ["Far away", "Koi-Koi"]
    page.start.click()
    assert window.session.ref == GameRef("elsewhere", file.resolve())
