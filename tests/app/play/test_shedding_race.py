"""The race for the winner's palm in a real window, with a clock that is set by hand (UN-13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.engine.reaction_race import EARLY, NEVER
from hanafuda_desktop.families.shedding.moves import BareMove
from hanafuda_desktop.play.race_clock import CALM_MS, GRACE_MS, LIMIT_MS
from tests.app.at_shedding_table import SEED, AtSheddingTable, by_seat, result_of, times_of

Lay = Callable[..., AtSheddingTable]


@pytest.mark.rule("UN-13")
def test_who_is_the_first_on_the_palm_pays_nothing(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    assert table.item.is_open
    assert not table.item.race.is_signalled
    table.to_signal()
    assert table.item.race.is_signalled
    table.let_pass(137)
    table.key(Qt.Key.Key_Space)
    assert table.item.race.times[0] == 137
    table.let_pass(1500)
    assert by_seat(table)[0] == 137
    assert result_of(table).exempt == 0
    assert table.results[-1].gains[0] == 0
    assert "You" not in table.window.status.currentMessage()  # not before the hands are down
    table.window.driver.scene.land()
    assert table.window.status.currentMessage() == "You pay nothing."


def test_the_status_line_says_at_once_that_no_hand_races_any_more(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    facts = table.window.status.facts
    points = facts["Points"].text()
    assert facts["Turn"].text() == "Hands race for the palm"
    table.to_signal()
    table.key(Qt.Key.Key_Space)
    table.let_pass(2000)
    assert table.item.is_over
    assert facts["Turn"].text() == "The round is over"
    assert facts["Points"].text() == points, "nobody has paid yet"
    table.window.driver.scene.land()
    assert facts["Points"].text() != points


def test_a_click_anywhere_is_the_hand_of_who_plays_alone(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.to_signal()
    table.let_pass(201)
    table.click(table.window.table.viewport().rect().center())
    assert table.item.race.times[0] == 201


def test_the_race_waits_until_one_is_ready(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    assert "press Space" in table.panels.question.description
    table.key(Qt.Key.Key_Escape)  # to see the table
    assert table.panels.question.is_folded
    assert not table.controller.race.clock.is_running
    table.key(Qt.Key.Key_Return)
    assert table.controller.race.clock.is_running


@pytest.mark.rule("UN-13")
def test_who_presses_too_early_is_out(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.let_pass(GRACE_MS + 10)
    table.key(Qt.Key.Key_Space)
    assert 0 in table.item.race.early
    assert table.window.status.currentMessage() == "Too early: your hand is out."
    table.to_signal()
    table.key(Qt.Key.Key_Space)
    table.let_pass(1500)
    assert EARLY in times_of(table)
    assert result_of(table).exempt != 0
    assert table.results[-1].gains[0] < 0


def test_who_does_not_press_has_no_time(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.to_signal()
    table.let_pass(LIMIT_MS)
    assert NEVER in times_of(table)
    assert by_seat(table)[0] is None


def test_a_hand_that_comes_after_the_race_does_not_hurry_on(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.to_signal()
    table.clock.at += 2000
    table.key(Qt.Key.Key_Space)
    assert table.asked == "next"
    table.key(Qt.Key.Key_Space, Qt.Key.Key_Return)
    table.click(table.window.table.viewport().rect().center())
    assert table.item.is_over
    assert not table.panels.is_open
    table.clock.at += CALM_MS
    table.key(Qt.Key.Key_Space)
    assert table.panels.summary.is_open


def test_a_key_that_is_held_down_is_one_press(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.let_pass(GRACE_MS + 10)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
    )
    QApplication.sendEvent(table.window.table, held)
    assert 0 not in table.item.race.early


def test_no_key_of_menus_or_table_does_anything_while_hands_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    for key in (Qt.Key.Key_L, Qt.Key.Key_H, Qt.Key.Key_U, Qt.Key.Key_D, Qt.Key.Key_Right):
        table.key(key)
    assert table.controller.race.clock.is_running
    assert not table.panels.is_open
    assert not table.window.driver.scene.keys.visible


def test_there_is_no_hint_in_a_race_but_to_wait_for_the_signal(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.window.menu_actions["hint"].setEnabled(True)
    table.window.menu_actions["hint"].trigger()
    assert "when the palm lights up" in table.window.status.currentMessage()


def test_computers_race_by_themselves_when_a_person_has_won(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "random", "random", seed=2)
    table.play_on(lambda: any(result.winners == (0,) for result in table.results))
    won = next(result for result in table.results if result.winners == (0,))
    assert won.race is not None
    assert [time.ms is not None for time in won.race.times] == [True, True]


# --- by lot --------------------------------------------------------------------------------------


def test_who_sets_it_so_is_never_asked_to_be_fast(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.window.menu_actions["races-by-lot"].trigger()
    assert table.window.settings.races_by_lot
    asked: list[bool] = []
    told: set[str] = set()

    def done() -> bool:
        asked.append(table.panels.question.is_open)
        told.add(table.window.status.facts["Turn"].text())
        return len(table.results) == 1

    table.play_on(done)
    assert not any(asked)
    assert "Lots are drawn" in told
    assert "Hands race for the palm" not in told
    assert BareMove.DRAW_LOTS in table.window.session.game.moves
    assert result_of(table).by_lot


def test_the_setting_settles_a_race_that_is_already_asked(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.window.menu_actions["races-by-lot"].trigger()
    assert not table.panels.question.is_open
    assert result_of(table).by_lot


def test_lots_can_be_drawn_for_one_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.press(table.panels.question, "lots")
    assert result_of(table).by_lot
    assert not table.window.settings.races_by_lot


def test_the_status_line_says_that_lots_are_drawn_while_they_are(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    facts = table.window.status.facts
    assert facts["Turn"].text() == "Hands race for the palm"
    table.press(table.panels.question, "lots")
    stage = table.window.driver.scene.stage
    told: list[str] = []
    while not table.item.is_over:
        stage.advance(16)
        told.append(facts["Turn"].text())
    while table.item.is_over:
        stage.advance(16)
    assert list(dict.fromkeys(told[1:])) == ["Lots are drawn", "The round is over"]


# --- forfeits ------------------------------------------------------------------------------------


@pytest.mark.rule("UN-14")
def test_the_last_hand_is_told_to_play_a_forfeit(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", game="untitled-batsu", seed=SEED)
    table.to_race()
    assert "plays a forfeit" in table.panels.question.description
    assert "pays nothing" not in table.panels.question.description
    table.start_race()
    table.to_signal()
    table.let_pass(2500)
    table.key(Qt.Key.Key_Space)
    assert result_of(table).forfeit == 0
    table.window.driver.scene.land()
    assert table.window.status.currentMessage() == "You play a forfeit."
    table.until(lambda: table.panels.summary.is_open)
    assert "you play a forfeit" in table.panels.summary.description
