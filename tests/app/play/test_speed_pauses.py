"""When no time passes in a real-time game: pauses, menus and pages, and how it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.families.speed.moves import Put, moved_at
from tests.app.in_real_time import InRealTime, words

Lay = Callable[..., InRealTime]


@contextmanager
def opened(table: InRealTime, menu: QMenu) -> Iterator[None]:
    """A menu is open, and closed again."""
    menu.popup(table.window.pos())
    yield
    menu.close()
    active(table)


def active(table: InRealTime) -> None:
    """The window has the keyboard again: offscreen nobody gives it back."""
    QApplication.processEvents()
    table.window.activateWindow()
    QTest.qWaitForWindowActive(table.window)


def test_a_pause_hides_the_table_and_no_time_passes(lay_live: Lay) -> None:
    table = lay_live("person", "expert")
    assert not table.window.menu_actions["pause"].isEnabled()
    table.begin()
    table.wait(1500)
    moves, now = table.session.game.moves, table.session.stopwatch.elapsed_ms
    QTest.keyClick(table.window.table, Qt.Key.Key_Escape)
    assert table.scene.paused
    assert table.scene.curtain.isVisible()
    assert "Paused" in words(table)
    assert table.window.menu_actions["pause"].text() == "&Continue"
    table.wait(60_000)
    assert (table.session.game.moves, table.session.stopwatch.elapsed_ms) == (moves, now)
    QTest.keyClick(table.window.table, Qt.Key.Key_Escape)
    assert not table.scene.paused
    table.wait(1000)  # it is counted in first, and that is no time of the game
    assert (table.session.game.moves, table.session.stopwatch.elapsed_ms) == (moves, now)
    table.wait(9000)
    assert len(table.session.game.moves) > len(moves)
    assert table.session.game.moves[len(moves)].at < now + 9000


def test_whoever_looks_away_finds_the_game_paused(lay_live: Lay, qtbot: QtBot) -> None:
    table = lay_live("person", "expert")
    table.begin()
    table.wait(300)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    assert table.scene.paused
    moves = table.session.game.moves
    table.window.activateWindow()
    qtbot.waitUntil(table.window.isActiveWindow)
    table.wait(30_000)
    assert table.scene.paused
    assert table.session.game.moves == moves


@pytest.mark.parametrize("name", ["&Game", "&Move", "&View", "&Help"])
def test_an_open_menu_pauses_the_game(lay_live: Lay, name: str) -> None:
    table = lay_live("person", "expert")
    table.begin()
    table.wait(800)
    bar = table.window.menuBar()
    menu = next(each for each in bar.findChildren(QMenu) if each.title() == name)
    with opened(table, menu):
        moves, now = table.session.game.moves, table.session.stopwatch.elapsed_ms
        assert table.scene.paused
        table.wait(30_000)
    table.wait(30_000)
    assert (table.session.game.moves, table.session.stopwatch.elapsed_ms) == (moves, now)
    # It goes on as after any pause, and not by itself.
    assert table.scene.paused
    table.scene.curtain.close()
    table.wait(12_000)
    assert len(table.session.game.moves) > len(moves)
    assert table.session.game.moves[len(moves)].at < now + 12_000


def test_the_menu_that_paused_it_lets_it_go_on(lay_live: Lay) -> None:
    table = lay_live("person", "expert")
    table.begin()
    table.wait(800)
    pause = table.window.menu_actions["pause"]
    menu = next(each for each in pause.associatedObjects() if isinstance(each, QMenu))
    with opened(table, menu):
        assert pause.text() == "&Continue"
    pause.trigger()
    assert not table.scene.paused
    table.wait(3000)
    assert table.controller.real_time.is_running


def test_a_menu_before_the_game_or_between_rounds_hides_nothing(lay_live: Lay) -> None:
    table = lay_live("person", "beginner")
    menu = table.window.menuBar().findChildren(QMenu)[0]
    with opened(table, menu):
        assert not table.scene.paused
    assert table.controller.ready.is_open
    table.begin()
    table.play_on(lambda: table.asked == "next")
    table.end_round()
    with opened(table, menu):
        assert not table.scene.paused
    assert table.controller.summary.is_open


def test_a_page_over_the_table_pauses_the_game(lay_live: Lay, qtbot: QtBot) -> None:
    table = lay_live("person", "expert")
    table.begin()
    table.wait(800)
    moves = table.session.game.moves
    dialog = QDialog(table.window)
    dialog.setModal(True)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert table.scene.paused
    table.wait(30_000)
    dialog.reject()
    active(table)
    table.wait(30_000)
    assert table.scene.paused
    assert table.session.game.moves == moves


def test_the_count_after_a_pause_is_seen_to_its_end(lay_live: Lay) -> None:
    table = lay_live("person", "expert")
    table.begin()
    table.wait(800)
    table.controller.pause()
    table.answer()
    count = table.scene.ornaments.count
    beats = []
    while not table.controller.real_time.is_running:
        table.wait(50)
        if count.isVisible() and count.beat not in beats:
            beats.append(count.beat)
    assert beats == [1, 2, 3]
    assert count.isVisible()


def refused(table: InRealTime) -> str:
    """Try what does not fit; returns what is said."""
    game = table.session.game
    wrong = next(
        put
        for put in (Put(0, 0, column, stack) for column in range(4) for stack in range(2))
        if game.refusal(moved_at(put, game.state.now), 0) is not None
    )
    table.move(wrong)
    said = table.window.status.currentMessage()
    assert said
    return said


def test_why_a_card_did_not_fit_is_not_said_any_more_in_a_pause(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    table.begin()
    assert "does not go on" in refused(table)
    table.controller.pause()
    assert table.window.status.currentMessage() == ""


def test_why_a_card_did_not_fit_is_said_until_that_seat_plays_another(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    table.begin()
    said = refused(table)
    table.move(table.session.game.legal_moves(1)[0])
    assert table.window.status.currentMessage() == said
    table.move(table.session.game.legal_moves(0)[0])
    assert table.window.status.currentMessage() == ""


def test_why_a_card_did_not_fit_is_not_said_any_more_after_the_round(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    table.begin()
    said = ""

    def done() -> bool:
        nonlocal said
        if table.asked == "play" and not said:
            said = refused(table)
        return table.asked == "next"

    table.play_on(done)
    assert said
    assert table.window.status.currentMessage() == ""


@pytest.mark.parametrize(("right", "keys"), [(False, "ASDF"), (True, "JKL;")])
def test_who_plays_alone_chooses_a_side_of_the_keyboard(
    lay_live: Lay, right: bool, keys: str
) -> None:
    table = lay_live("person", "beginner")
    if right:
        table.window.menu_actions["right-hand"].trigger()
    assert table.window.settings.right_hand is right
    table.begin()
    scene = table.scene
    assert {name for _, name in scene.ornaments._caps} >= set(keys)
    chosen: list[object] = []
    scene.move_chosen.connect(chosen.append)
    scene.move_refused.connect(chosen.append)
    for key in keys:
        QTest.keyClick(table.window.table, Qt.Key(ord(key)))
        QTest.keyClick(table.window.table, Qt.Key(ord(key)))
    assert chosen


def test_two_at_one_keyboard_keep_their_sides(lay_live: Lay) -> None:
    table = lay_live("person", "person")
    before = dict(table.scene.interaction.hands)
    table.window.menu_actions["right-hand"].trigger()
    assert table.scene.interaction.hands == before
