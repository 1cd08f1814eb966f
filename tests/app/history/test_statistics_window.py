"""The window of statistics: what it offers, shows, exports and resets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.history.history_window import HistoryWindow
from hanafuda_desktop.app.history.statistics_window import FigureTile, StatisticsWindow
from hanafuda_desktop.app.history.store import SeatNote, Store, past_games
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.app.history.sample_games import entry, made, store_at
from tests.app.in_a_window import play

Open = Callable[..., StatisticsWindow]


@pytest.fixture
def open_statistics(qtbot: QtBot, tmp_path: Path) -> Open:
    def window(path: Path, game: str = "koi-koi", size: QSize | None = None) -> StatisticsWindow:
        pictures = CardPictures(shipped_decks()["plain"])
        shown = StatisticsWindow(path, game, Library(tmp_path / "rules"), pictures)
        qtbot.addWidget(shown)
        shown.resize(size or QSize(900, 600))
        with qtbot.waitExposed(shown):
            shown.show()
        return shown

    return window


@pytest.fixture
def some(tmp_path: Path) -> Path:
    """Four games of koi-koi by two rule files, one patience, one that two people played."""
    alone = (SeatNote("person", "lost", 0, 0, (made("kasu", 1, 0, 2, 3),)),)
    two = (SeatNote("person", "lost", -3), SeatNote("person", "won", 3))
    return store_at(
        tmp_path,
        entry(1, points=5, yaku=(made("kasu", 2, 3, 2, 3),)),
        entry(2, "lost", points=-4, digest="older", rules=entry(0).rules, who="strong"),
        entry(3, points=9),
        entry(4, "lost", points=-1),
        entry(5, game="yatsuhashi", ending="left", seats=alone),
        entry(6, seats=two),
    )


def _offered(box: object) -> list[str]:
    return [box.itemText(row) for row in range(box.count())]  # type: ignore[attr-defined]


def test_the_game_on_the_table_is_shown_first(open_statistics: Open, some: Path) -> None:
    window = open_statistics(some)
    assert _offered(window.choices.games) == [
        *("All games", "Koi-Koi (4)", "Yatsuhashi Solitaire (1)"),
    ]
    assert window.choices.games.currentText() == "Koi-Koi (4)"
    shown = window.page.figures
    assert (shown["games"], shown["won"], shown["share won"]) == ("4", "2", "50%")
    assert (shown["most points"], shown["most won in a row"]) == ("9", "1")
    assert window.page.yaku.bars[0].words == "2 times, 3 points, every 2 games"
    assert window.page.yaku.bars[0].cards == (2, 3)


def test_another_game_and_all_of_them(open_statistics: Open, some: Path) -> None:
    window = open_statistics(some, "mushi")  # was never played
    assert window.choices.games.currentText() == "All games"
    assert window.page.figures["games"] == "5"
    assert "most points" not in window.page.figures  # of different games
    assert [bar.name for bar in window.page.by_game.bars] == ["Koi-Koi", "Yatsuhashi Solitaire"]
    window.choices.games.setCurrentIndex(2)
    assert window.page.figures["left unfinished"] == "1"
    assert window.page.points.accessibleName() == "Yaku in a game"
    assert not window.page.by_game.isVisible()


def test_by_rules_by_company_and_by_person(open_statistics: Open, some: Path) -> None:
    window = open_statistics(some)
    choices = window.choices
    assert [words[:14] for words in _offered(choices.rules)] == [
        *("All its rules", "Rules of today", "Rules until 4 "),
    ]
    choices.rules.setCurrentIndex(2)
    assert window.page.figures["games"] == "1"
    choices.rules.setCurrentIndex(0)
    assert _offered(choices.against) == [
        *("Against anybody", "Against Casual (3)", "Against Strong (1)"),
    ]
    choices.against.setCurrentIndex(2)
    assert window.page.figures["lost"] == "1"
    choices.who.setCurrentIndex(2)
    assert _offered(choices.who) == ["Yours", "Player 1", "Player 2"]
    assert choices.against.currentText() == "Against anybody"
    assert (window.page.figures["games"], window.page.figures["won"]) == ("1", "1")
    assert not choices.against.isVisible()


def test_nothing_was_played_yet(open_statistics: Open, tmp_path: Path, qtbot: QtBot) -> None:
    window = open_statistics(tmp_path / "statistics.sqlite")
    assert window.page.figures["games"] == "0"
    assert not window.export_button.isEnabled()
    assert not window.reset_button.isEnabled()
    assert not window.page.rate.isVisible()
    assert not window.choices.isVisible()
    assert not window.page.isVisible()
    with qtbot.waitSignal(window.game_wanted):
        qtbot.mouseClick(window.empty.button, Qt.MouseButton.LeftButton)
    assert not window.isVisible()


def test_the_way_to_a_first_game_leads_to_the_games(window: MainWindow) -> None:
    for command in ("statistics", "past-games"):
        window.session.open(GameRef("yatsuhashi"), seed=7)
        window.menu_actions[command].trigger()
        shown = window.side.open[command]
        assert isinstance(shown, StatisticsWindow | HistoryWindow)
        assert shown.empty.isVisible()
        shown.empty.button.click()
        assert not shown.isVisible()
        assert window.pages.currentWidget() is window.screens.screen


def test_a_damaged_file_and_one_that_cannot_be_opened_are_said(
    open_statistics: Open, tmp_path: Path
) -> None:
    path = tmp_path / "statistics.sqlite"
    path.write_text("no database" * 500)
    assert "damaged-1" in open_statistics(path).note.text()
    folder = tmp_path / "folder"
    folder.mkdir()
    window = open_statistics(folder)
    assert "cannot be used now" in window.note.text()
    assert not window.empty.isVisible(), "nobody knows"
    assert window.note.isVisible()


def test_export_writes_what_is_shown(open_statistics: Open, some: Path, tmp_path: Path) -> None:
    window = open_statistics(some)
    window.export(tmp_path / "out.csv")
    assert len((tmp_path / "out.csv").read_text("utf-8-sig").splitlines()) == 5
    assert window.note.text() == "4 games written to out.csv."
    window.export(tmp_path / "none" / ("x" * 300) / "out.csv")
    assert "could not be written" in window.note.text()


def test_reset_asks_first(open_statistics: Open, some: Path, qtbot: QtBot) -> None:
    window = open_statistics(some)
    qtbot.mouseClick(window.reset_button, Qt.MouseButton.LeftButton)
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "Koi-Koi (4)" in box.text()
    assert box.defaultButton() is box.button(QMessageBox.StandardButton.Cancel)
    reset = next(each for each in box.findChildren(QPushButton) if each.text() == "&Reset")
    qtbot.mouseClick(reset, Qt.MouseButton.LeftButton)
    assert _offered(window.choices.games) == ["All games", "Yatsuhashi Solitaire (1)"]
    store = Store(some)
    assert len(past_games(store)) == 6
    store.close()


@pytest.mark.parametrize("size", [QSize(640, 480), QSize(900, 600), QSize(1600, 1000)])
@pytest.mark.parametrize("scale", [1, 2])
def test_it_fits_its_window(open_statistics: Open, some: Path, size: QSize, scale: int) -> None:
    window = open_statistics(some, size=size)
    letters = window.font()
    letters.setPointSizeF(letters.pointSizeF() * scale)
    window.setFont(letters)
    QApplication.processEvents()
    page = window.page
    paper = page.widget()
    assert paper is not None
    assert paper.width() <= page.viewport().width()
    for chart in (page.rate, page.points, page.yaku):
        assert chart.isVisible()
        assert chart.height() >= chart.minimumSizeHint().height()
        assert paper.rect().contains(chart.geometry())
    tiles = page.findChildren(FigureTile)
    assert tiles
    for tile in tiles:
        assert tile.isVisible()
        assert tile.heightForWidth(tile.width()) <= tile.height()
        assert paper.rect().contains(tile.geometry())


def test_a_game_that_ends_while_one_looks_is_there_at_once(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.menu_actions["statistics"].trigger()
    shown = window.side.open["statistics"]
    assert isinstance(shown, StatisticsWindow)
    assert shown.page.figures["games"] == "0"
    play(window, 2)
    with qtbot.waitSignal(window.recorder.changed):
        window.session.deal(seed=8)
    assert shown.page.figures["left unfinished"] == "1"
