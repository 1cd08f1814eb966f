"""The window of earlier games: the list, going through a game, going on, copying, pasting."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.history.history_window import HistoryWindow, PastList, result_words
from hanafuda_desktop.app.history.queries import GameFilter, played
from hanafuda_desktop.app.history.store import Store, entry_of
from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.library.library import Library
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.play.seats import PERSON, SeatedGame
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.cards.pictures import CardPictures
from tests.app.history.sample_games import DAY, entry, play_out, store_at, table
from tests.app.in_a_window import click_action, play

Open = Callable[..., HistoryWindow]


@pytest.fixture
def open_history(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    made: list[HistoryWindow] = []

    def window(path: Path, size: QSize | None = None) -> HistoryWindow:
        pictures = CardPictures(shipped_decks()["plain"])
        settings = Settings(reduced_motion=True)
        made.append(HistoryWindow(path, Library(tmp_path / "rules"), pictures, settings))
        qtbot.addWidget(made[-1])
        made[-1].resize(size or QSize(900, 600))
        with qtbot.waitExposed(made[-1]):
            made[-1].show()
        return made[-1]

    yield window
    for each in made:
        each.close()


@pytest.fixture
def some(tmp_path: Path) -> Path:
    """A patience that was left, a game against a computer, one of two people, each a day later."""
    games: list[SeatedGame] = [
        play_out(table("yatsuhashi", seed=7), most=20),
        play_out(table("koi-koi", PERSON, "casual", seed=5, rounds=1)),
        play_out(table("koi-koi", PERSON, PERSON, seed=6, rounds=1), most=6),
    ]
    entries = [
        dataclasses.replace(entry_of(each, 60_000, DAY * number), key=str(number))
        for number, each in enumerate(games, start=1)
    ]
    return store_at(tmp_path, *entries)


def _lines(games: PastList) -> list[str]:
    return [games.item(row).text().split("\n")[0] for row in range(games.count())]


def test_the_newest_game_comes_first_and_is_shown_at_its_end(
    open_history: Open, some: Path
) -> None:
    window = open_history(some)
    names = [line.split("  ")[0] for line in _lines(window.list)]
    assert names == ["Koi-Koi", "Koi-Koi", "Yatsuhashi Solitaire"]
    assert window.replay.position == window.replay.length == 6
    window.list.setCurrentRow(1)
    assert window.replay.words.text().startswith(f"Move {window.replay.length} of ")
    assert not window.replay.can_go_on
    assert not window.go_on_button.isEnabled()


def test_games_of_one_kind(open_history: Open, some: Path) -> None:
    window = open_history(some)
    offered = [window.filter.itemText(row) for row in range(window.filter.count())]
    assert offered == ["All games (3)", "Koi-Koi (2)", "Yatsuhashi Solitaire (1)"]
    window.filter.setCurrentIndex(2)
    assert window.list.count() == 1
    assert "Yaku" in window.replay.words.text()
    window.filter.setCurrentIndex(0)
    assert window.list.count() == 3
    assert window.list.current is not None
    assert window.list.current.game == "yatsuhashi"  # what was looked at is looked at still


def test_a_game_is_gone_through_with_buttons_keys_and_slider(
    open_history: Open, some: Path, qtbot: QtBot
) -> None:
    window = open_history(some)
    window.list.setCurrentRow(2)
    replay_view = window.replay
    states = []
    qtbot.mouseClick(replay_view.first, Qt.MouseButton.LeftButton)
    assert replay_view.words.text().startswith("As it was dealt")
    assert not replay_view.previous.isEnabled()
    for number in range(1, 4):
        qtbot.keyClick(window.list, Qt.Key.Key_Right)
        assert replay_view.position == number
        states.append(replay_view.seated.game.state)
    said = replay_view.words.text().splitlines()[0]
    assert " cards from " in said or " card from " in said or "stock" in said or "collected" in said
    qtbot.keyClick(window.list, Qt.Key.Key_Left)
    assert replay_view.seated.game.state == states[1]
    replay_view.slider.setValue(3)
    assert replay_view.seated.game.state == states[2]
    qtbot.keyClick(replay_view, Qt.Key.Key_End)
    assert replay_view.position == replay_view.length == 20
    assert not replay_view.next.isEnabled()
    qtbot.keyClick(replay_view, Qt.Key.Key_Home)
    assert replay_view.position == 0


def test_what_the_table_shows_is_the_moment(open_history: Open, some: Path) -> None:
    window = open_history(some)
    window.list.setCurrentRow(1)
    for count in (0, 3, 4, 9, 8):
        window.replay.go_to(count)
        scene = window.replay.view.table
        assert scene is not None
        assert scene.board.view == window.replay.seated.view


def test_hands_of_people_stay_hidden_in_a_game_that_was_not_finished(
    open_history: Open, some: Path
) -> None:
    window = open_history(some)
    view = window.replay.seated.view
    assert all(card is None for card in view.pile("h0").cards)
    assert all(card is None for card in view.pile("h1").cards)


def test_going_on_is_a_new_game_told_apart(open_history: Open, some: Path, qtbot: QtBot) -> None:
    window = open_history(some)
    window.list.setCurrentRow(1)
    window.replay.go_to(4)
    state = window.replay.seated.game.state
    chance = window.replay.seated.chance
    with qtbot.waitSignal(window.wanted) as told:
        qtbot.mouseClick(window.go_on_button, Qt.MouseButton.LeftButton)
    record = read_record(told.args[0], LANGUAGE)
    assert replay(record, compile_rules).state == state
    assert (record.played, len(record.moves), record.taken_back) == (4, 4, 1)
    assert record.seats == (PERSON, "casual")
    assert record.chance is not None
    assert chance == 4711 == record.chance  # by chance, which is the same in every test
    assert 0 < (record.elapsed_ms or 0) < 60_000
    assert not window.isVisible()


def test_copied_and_pasted(open_history: Open, some: Path, tmp_path: Path) -> None:
    window = open_history(some)
    window.list.setCurrentRow(1)
    window.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert read_record(text, LANGUAGE).rules.id == "koi-koi"
    window.filter.setCurrentIndex(2)
    window.paste_button.click()
    assert window.list.count() == 4
    assert window.list.current is not None
    assert not window.list.current.counted
    assert "not counted" in _lines(window.list)[window.list.currentRow()]
    assert window.replay.seated.game.outcome is not None
    window.paste_button.click()  # it is there already
    assert window.list.count() == 4
    store = Store(some)
    assert len(played(store, GameFilter())) == 2
    store.close()
    QGuiApplication.clipboard().setText("two tickets to Kyoto")
    window.paste_button.click()
    assert "is no game" in window.note.text()


def test_deleting_asks_first(open_history: Open, some: Path, qtbot: QtBot) -> None:
    window = open_history(some)
    window.list.setCurrentRow(1)
    qtbot.keyClick(window.list, Qt.Key.Key_Delete)
    box = window.findChild(QMessageBox)
    assert box is not None
    delete = next(each for each in box.findChildren(QPushButton) if each.text() == "&Delete")
    qtbot.mouseClick(delete, Qt.MouseButton.LeftButton)
    assert window.list.count() == 2
    assert window.list.current is not None
    assert window.list.current.game == "yatsuhashi"
    for _ in range(2):
        assert window.list.current is not None
        window.delete(window.list.current)
    assert window.list.count() == 0
    assert window.replay.length == 0
    assert not window.copy_button.isEnabled()


def test_a_record_that_cannot_be_played_is_said(open_history: Open, tmp_path: Path) -> None:
    window = open_history(store_at(tmp_path, entry(1)))
    assert "cannot be shown" in window.note.text()
    assert not window.replay.slider.isEnabled()
    assert not window.go_on_button.isEnabled()
    qt_keys = (window.replay.first, window.replay.next)
    assert not any(button.isEnabled() for button in qt_keys)


def test_no_games_and_no_file(open_history: Open, tmp_path: Path) -> None:
    window = open_history(tmp_path / "statistics.sqlite")
    assert window.list.count() == 0
    assert "2,000" in window.note.text()
    (tmp_path / "folder").mkdir()
    window = open_history(tmp_path / "folder")
    assert "cannot be used" in window.note.text()
    assert not window.empty.isVisible(), "nobody knows"


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("tsukinami", (PERSON,)),
        ("higo-bana-teams", (PERSON, "casual", "casual", "casual")),
        ("untitled", (PERSON, "casual", "casual")),
        ("hanapette", (PERSON, "keeps-pace")),
    ],
)
def test_every_family_can_be_gone_through(
    open_history: Open, tmp_path: Path, game: str, seats: tuple[str, ...]
) -> None:
    seated = play_out(table(game, *seats, seed=2), most=30)
    window = open_history(store_at(tmp_path, entry_of(seated, 30_000, DAY)))
    length = window.replay.length
    assert length == len(seated.game.moves)
    for count in (0, 1, 2, length // 2, length // 2 + 1, length):
        window.replay.go_to(count)
        assert window.replay.words.text()
        assert not window.replay.view.grab().isNull()


def test_results_in_words(some: Path) -> None:
    from hanafuda_desktop.app.history.store import past_games  # noqa: PLC0415

    store = Store(some)
    two, one, alone = past_games(store)
    store.close()
    assert result_words(alone) == "left"
    [own] = (seat for seat in one.seats if seat.who == PERSON)
    assert result_words(one).startswith(own.result)
    finished = dataclasses.replace(two, ending="finished")
    assert result_words(finished).startswith(("won by", "drawn"))


def test_from_the_menu_to_the_table(window: MainWindow, qtbot: QtBot) -> None:
    play(window, 5)
    with qtbot.waitSignal(window.recorder.changed):
        window.session.deal(seed=8)
    play(window, 2)
    click_action(qtbot, window, "past-games")
    shown = window.side.open["past-games"]
    assert isinstance(shown, HistoryWindow)
    shown.replay.go_to(3)
    with qtbot.waitSignal(window.recorder.changed):
        shown.go_on()
    assert (window.session.game.seed, len(window.session.game.moves)) == (7, 3)
    assert window.session.seated.taken_back == 1
    click_action(qtbot, window, "previous")
    assert (window.session.game.seed, len(window.session.game.moves)) == (8, 2)


def test_before_the_first_game_there_is_a_way_to_one(
    tmp_path: Path, open_history: Open, qtbot: QtBot
) -> None:
    window = open_history(tmp_path / "none.sqlite")
    assert window.empty.isVisible()
    assert not window.replay.isVisible()
    with qtbot.waitSignal(window.game_wanted):
        qtbot.mouseClick(window.empty.button, Qt.MouseButton.LeftButton)
    assert not window.isVisible()
