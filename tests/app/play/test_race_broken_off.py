"""A race that is left before it is over: it is run again, saved, or given up (UN-13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.families.language import LANGUAGE
from hanafuda_desktop.families.registry import compile_rules
from hanafuda_desktop.families.shedding.rounds import first_fuse
from hanafuda_desktop.play.race_clock import GRACE_MS, race_keys
from tests.app.at_shedding_table import (
    SEED,
    AtSheddingTable,
    by_seat,
    result_of,
    two_people_race,
)

Lay = Callable[..., AtSheddingTable]


def test_a_race_that_is_left_is_run_again_with_another_fuse(
    lay_shedding: Lay,
) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    race = table.controller.race
    before, computers = race.clock.race, race.computers()
    assert before is not None
    table.let_pass(700)
    QApplication.sendEvent(table.window.driver.scene, QEvent(QEvent.Type.WindowDeactivate))
    assert not race.clock.is_running
    assert not table.item.is_open
    assert table.panels.question.is_open
    assert "run again" in table.window.status.currentMessage()
    table.start_race()
    again = race.clock.race
    assert again is not None
    assert again.fuse != before.fuse
    assert race.computers() != computers


def test_a_race_that_only_computers_still_run_is_not_broken_off(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.to_signal()
    table.let_pass(150)
    table.key(Qt.Key.Key_Space)
    QApplication.sendEvent(table.window.driver.scene, QEvent(QEvent.Type.WindowDeactivate))
    table.let_pass(2000)
    assert by_seat(table)[0] == 150


def test_a_dialog_breaks_a_race_off(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.window.status.setFocus()
    table.window.setFocus()
    assert not table.controller.race.clock.is_running
    assert table.panels.question.is_open


def test_the_engine_gives_the_fuse_of_the_first_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    game = table.window.session.game
    table.start_race()
    race = table.controller.race.clock.race
    assert race is not None
    assert race.fuse == first_fuse(game.state)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("at", ["asked", "ready", "signalled"])
def test_a_game_that_is_left_in_a_race_goes_on_with_the_race(lay_shedding: Lay, at: str) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    moves = table.window.session.game.moves
    if at != "asked":
        table.start_race()
    if at == "signalled":
        table.to_signal()
    engines = first_fuse(table.window.session.game.state)
    table.window.close()
    table = lay_shedding("person", "greedy", "greedy", saved=True)
    assert table.window.session.game.moves == moves
    table.until(lambda: table.panels.question.is_open, hurried=False)
    table.start_race()
    race = table.controller.race.clock.race
    assert race is not None
    assert race.fuse != engines  # it may have been seen before
    table.to_signal()
    table.let_pass(120)
    table.key(Qt.Key.Key_Space)
    table.let_pass(2000)
    assert by_seat(table)[0] == 120


def test_another_game_ends_a_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.window.session.deal(seed=9)
    assert not table.controller.race.clock.is_running
    assert not table.item.is_open
    QTest.qWait(20)
    assert table.window.session.game.moves == ()


def test_a_record_keeps_the_times(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.to_signal()
    table.let_pass(137)
    table.key(Qt.Key.Key_Space)
    table.let_pass(2000)
    text = table.window.session.text()
    assert "race:137." in text or ".137" in text
    game = replay(read_record(text, LANGUAGE), compile_rules)
    now = game.view().round
    assert now is not None
    assert now.sheet == table.results


def test_who_leaves_after_the_signal_gets_no_second_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.to_signal()
    table.let_pass(1500)  # the computers' hands are down
    QApplication.sendEvent(table.window.driver.scene, QEvent(QEvent.Type.WindowDeactivate))
    assert not table.panels.question.is_open
    times = {time.seat: time for time in result_of(table).times}
    assert times[0].ms is None
    assert not times[0].early
    assert all(times[seat].ms is not None for seat in times if seat)
    assert result_of(table).exempt != 0


@pytest.mark.deep
def test_leaving_lets_nobody_in_again_who_was_early(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "person", "greedy", "greedy", seed=1)
    first, second = two_people_race(table)
    keys = race_keys(table.window.session.seating.persons)
    table.let_pass(GRACE_MS + 1)
    table.key(keys[first])
    QApplication.sendEvent(table.window.driver.scene, QEvent(QEvent.Type.WindowDeactivate))
    assert table.panels.question.is_open, "the other has not pressed yet"
    table.start_race()
    assert first in table.item.race.early
    table.to_signal()
    table.let_pass(150)
    table.key(keys[first], keys[second])
    table.let_pass(2000)
    times = {time.seat: time for time in result_of(table).times}
    assert times[first].early
    assert times[second].ms == 150
