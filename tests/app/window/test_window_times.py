"""When a window starts, while it is looked at, and when its game ends."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.pages import TextWindow
from hanafuda_desktop.app.window.program import open_game
from hanafuda_desktop.engine.game import Deal
from hanafuda_desktop.play.autosave import GameRef
from tests.app.in_a_window import controller_of, play

Make = Callable[[], MainWindow]


# --- time ----------------------------------------------------------------------------------------


def test_nothing_ticks_unless_a_game_is_played_and_looked_at(
    qtbot: QtBot, window: MainWindow
) -> None:
    tick = window.status._tick
    assert not tick.isActive()
    play(window, 1)
    assert tick.isActive()
    window.menu_actions["clock"].trigger()
    assert not tick.isActive()
    window.menu_actions["clock"].trigger()
    assert tick.isActive()
    window.menu_actions["restart"].trigger()
    assert not tick.isActive()
    play(window, 1)
    other = TextWindow("another window", "", "")
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not window.isActiveWindow())
    assert not tick.isActive()
    assert not window.session.stopwatch.running
    window.activateWindow()
    qtbot.waitUntil(tick.isActive)


def test_a_minimised_window_stops_the_clock(qtbot: QtBot, window: MainWindow) -> None:
    play(window, 1)
    window.setWindowState(Qt.WindowState.WindowMinimized)
    window.changeEvent(QEvent(QEvent.Type.WindowStateChange))
    assert not window.status._tick.isActive()


# --- the end of a game ---------------------------------------------------------------------------


def test_a_dead_table_says_so_and_offers_a_way_out(window: MainWindow) -> None:
    controller_of(window).watch.found.emit(False)
    panel = controller_of(window).panels.stuck
    assert panel.is_open
    play(window, 1)
    assert not panel.is_open
    controller_of(window).watch.found.emit(False)
    panel.press("undo")
    assert not panel.is_open
    assert window.session.game.moves == ()
    controller_of(window).watch.found.emit(False)
    panel.press("new-deal")
    assert window.session.game.seed != 7


@pytest.mark.rule("YA-10")
def test_a_won_game_is_celebrated(qtbot: QtBot, window: MainWindow) -> None:
    """Every yaku but the last is gone, and the last is there for the taking."""
    game = window.session.game
    collected = "".join(
        f"y: {yaku} {cards}\n"
        for yaku, cards in (
            ("early-chaff", "13 23 33 43 53"),
            ("early-chaff", "14 24 34 44 54"),
            ("late-chaff", "63 73 83 93 a3"),
            ("late-chaff", "64 74 84 94 a4"),
            ("ao-tan", "62 92 a2"),
            ("kasu-tan", "42 52 72"),
            ("ino-shika-cho", "71 a1 61"),
            ("godori", "21 41 82"),
            ("hanami-tsukimi-zake", "31 81 91"),
            ("ame-san-ko", "11 b1 c1"),
            ("kiri-kasu", "c2 c3 c4"),
            ("yanagi-kasu", "b2 b3 b4"),
            ("yatsuhashi", "51"),
        )
    )
    window.session.deal(deal=Deal(position=f"c1: 32 22 12\n{collected}"))
    window.driver.scene.move_chosen.emit(game.family.read_move("y:aka-tan:12,22,32"))
    assert window.session.is_over
    occasions, scene = controller_of(window).panels, window.driver.scene
    celebration = occasions.celebration
    seen_early: list[bool] = []
    scene.stage.stateChanged.connect(lambda *_: seen_early.append(celebration.isVisible()))
    assert not celebration.isVisible(), "the last yaku still flies"
    qtbot.waitUntil(celebration.isVisible)
    assert seen_early == [False]
    assert not scene.stage.moving
    assert not occasions.banner.isVisible()
    assert celebration._falling.state() == QAbstractAnimation.State.Running
    assert not window.status._tick.isActive()
    assert not window.menu_actions["hint"].isEnabled()
    celebration.press("restart")
    assert not celebration.isVisible()
    assert not window.session.is_over
    window.menu_actions["reduced-motion"].trigger()
    window.menu_actions["redo"].trigger()
    qtbot.waitUntil(celebration.isVisible)
    assert celebration._falling.state() == QAbstractAnimation.State.Stopped


def test_a_stale_answer_is_dropped(window: MainWindow) -> None:
    watch = controller_of(window).watch
    watch.ask(iter((None, False)))
    assert watch.is_busy
    watch.stop()
    watch._go_on()
    assert not watch._timer.isActive()
    assert not controller_of(window).panels.is_open


# --- starting ------------------------------------------------------------------------------------


def test_the_last_game_is_opened_again(make: Make) -> None:
    window = make()
    window.session.open(GameRef("yatsuhashi-open-stock"), seed=5)
    play(window, 2)
    window.close()
    window = make()
    assert open_game(window.session)
    assert window.session.rules.id == "yatsuhashi-open-stock"
    assert len(window.session.game.moves) == 2


def test_a_last_game_that_is_gone_leads_to_the_first_screen(make: Make, folders: Folders) -> None:
    folders.saves.mkdir()
    (folders.saves / "last.json").write_text(json.dumps({"game": "gone", "file": None}))
    window = make()
    assert not open_game(window.session)
    assert not window.session.is_open
    assert list(folders.saves.glob("*.txt")) == []
