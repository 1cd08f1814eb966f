"""The race for the winner's palm in a real window, with a clock that is set by hand (UN-13)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextBrowser

from hanafuda_desktop.app.page_window import PageWindow
from hanafuda_desktop.app.race_clock import CALM_MS, GRACE_MS, LIMIT_MS
from hanafuda_desktop.app.race_keys import KEY_ALONE, KEYS, race_keys
from hanafuda_desktop.engine.race import EARLY, NEVER, RaceResult
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.engine.shedding.moves import DRAW_LOTS, Race
from hanafuda_desktop.table.race_item import RaceState
from tests.app.at_shedding_table import AtSheddingTable

Lay = Callable[..., AtSheddingTable]
SEED = 4
"""A deal whose first round a computer wins at a table of a person and two computers."""


def times_of(table: AtSheddingTable) -> tuple[int, ...]:
    """The times of the race that was run last, as the record has them."""
    move = next(m for m in reversed(table.window.session.game.moves) if not hasattr(m, "cards"))
    assert isinstance(move, Race)
    return move.times


def result_of(table: AtSheddingTable) -> RaceResult:
    result = table.results[-1].race
    assert result is not None
    return result


def by_seat(table: AtSheddingTable) -> dict[int, int | None]:
    return {time.seat: time.ms for time in result_of(table).times}


# --- alone against computers ---------------------------------------------------------------------


@pytest.mark.rule("UN-13")
def test_who_is_the_first_on_the_palm_pays_nothing(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    assert table.item.state is RaceState.READY
    table.to_signal()
    assert table.item.state is RaceState.SIGNALLED
    table.let_pass(137)
    table.key(Qt.Key.Key_Space)
    assert table.item.racers[0].ms == 137
    table.let_pass(1500)
    assert by_seat(table)[0] == 137
    assert result_of(table).exempt == 0
    assert table.results[-1].gains[0] == 0
    assert "You" not in table.window.status.currentMessage()  # not before the hands are down
    table.window.driver.scene.land()
    assert table.window.status.currentMessage() == "You pay nothing."


def test_a_click_anywhere_is_the_hand_of_who_plays_alone(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.to_signal()
    table.let_pass(201)
    table.click(table.window.table.viewport().rect().center())
    assert table.item.racers[0].ms == 201


def test_the_race_waits_until_one_is_ready(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    assert "press Space" in table.panels.race.description
    table.key(Qt.Key.Key_Escape)  # to see the table
    assert table.panels.race.is_folded
    assert not table.attendant.race.clock.is_running
    table.key(Qt.Key.Key_Return)
    assert table.attendant.race.clock.is_running


@pytest.mark.rule("UN-13")
def test_who_presses_too_early_is_out(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.let_pass(GRACE_MS + 10)
    table.key(Qt.Key.Key_Space)
    assert table.item.racers[0].early
    assert "Too early" in table.window.status.currentMessage()
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
    assert table.item.state is RaceState.FINISHED
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
    assert not table.item.racers[0].early


def test_no_key_of_the_menus_does_anything_while_hands_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    for key in (Qt.Key.Key_L, Qt.Key.Key_H, Qt.Key.Key_U):
        table.key(key)
    assert table.attendant.race.clock.is_running
    assert not table.panels.is_open


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


# --- several people at one keyboard --------------------------------------------------------------


def test_everybody_has_a_key_of_his_own() -> None:
    assert race_keys((2,)) == {2: KEY_ALONE}
    keys = race_keys(range(5))
    assert len(set(keys.values())) == 5
    assert race_keys((0, 3, 4)) == {0: KEYS[0], 3: KEYS[1], 4: KEYS[2]}


def test_the_page_of_keys_tells_the_keys_of_a_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", seed=SEED)
    table.key(Qt.Key.Key_F2)
    page = table.window.findChild(PageWindow)
    assert page is not None
    told = page.findChild(QTextBrowser)
    assert told is not None
    assert "S, K, G, P, C, M" in told.toPlainText()


def two_people_race(table: AtSheddingTable) -> tuple[int, int]:
    """Play on until two people race, and start that; returns their seats."""
    for _ in range(8):
        table.to_race()
        people = table.attendant.race._people
        if len(people) == 2:
            table.start_race()
            return people[0], people[1]
        table.panels.race.press("lots")
    raise AssertionError("no two people race")


@pytest.mark.rule("UN-13")
def test_two_people_race_with_a_key_each(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "person", "greedy", "greedy", seed=1)
    first, second = two_people_race(table)
    keys = race_keys(table.window.session.seating.persons)
    table.to_signal()
    table.let_pass(100)
    table.key(keys[second])
    table.let_pass(30)
    table.key(keys[first])
    table.let_pass(2000)
    assert (by_seat(table)[first], by_seat(table)[second]) == (130, 100)
    assert result_of(table).exempt == second


def test_people_are_told_their_keys(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "person", "greedy", "greedy", seed=1)
    for _ in range(8):
        table.to_race()
        if len(table.attendant.race._people) == 2:
            break
        table.panels.race.press("lots")
    said = table.panels.race.description
    assert "Player 1 S, Player 2 K" in said


def test_one_of_two_may_be_too_early(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "person", "greedy", "greedy", seed=1)
    first, second = two_people_race(table)
    keys = race_keys(table.window.session.seating.persons)
    table.let_pass(GRACE_MS + 1)
    table.key(keys[first])
    table.to_signal()
    table.let_pass(90)
    table.key(keys[second])
    table.let_pass(2000)
    times = {time.seat: time for time in result_of(table).times}
    assert times[first].early
    assert times[second].ms == 90


# --- broken off, and taken up again --------------------------------------------------------------


def test_a_race_that_is_left_is_run_again_with_another_fuse(
    lay_shedding: Lay,
) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    race = table.attendant.race
    before, computers = race.clock._race, race._computers()
    assert before is not None
    table.let_pass(700)
    QApplication.sendEvent(table.window.driver.scene, QEvent(QEvent.Type.WindowDeactivate))
    assert not race.clock.is_running
    assert not table.item.is_open
    assert table.panels.race.is_open
    assert "run again" in table.window.status.currentMessage()
    table.start_race()
    again = race.clock._race
    assert again is not None
    assert again._fuse != before._fuse
    assert race._computers() != computers


def test_a_race_that_only_computers_still_run_is_not_broken_off(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.to_signal()
    table.let_pass(50)
    table.key(Qt.Key.Key_Space)
    QApplication.sendEvent(table.window.driver.scene, QEvent(QEvent.Type.WindowDeactivate))
    table.let_pass(2000)
    assert by_seat(table)[0] == 50


def test_a_dialog_breaks_a_race_off(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.start_race()
    table.window.status.setFocus()
    table.window.setFocus()
    assert not table.attendant.race.clock.is_running
    assert table.panels.race.is_open


def test_the_engine_gives_the_fuse_of_the_first_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    game = table.window.session.game
    table.start_race()
    race = table.attendant.race.clock._race
    assert race is not None
    assert race._fuse == game.family.fuse(game.state)  # type: ignore[attr-defined]


@pytest.mark.parametrize("at", ["asked", "ready", "signalled"])
def test_a_game_that_is_left_in_a_race_goes_on_with_the_race(lay_shedding: Lay, at: str) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    moves = table.window.session.game.moves
    if at != "asked":
        table.start_race()
    if at == "signalled":
        table.to_signal()
    engines = table.window.session.game.family.fuse(  # type: ignore[attr-defined]
        table.window.session.game.state
    )
    table.window.close()
    table = lay_shedding("person", "greedy", "greedy", saved=True)
    assert table.window.session.game.moves == moves
    table.until(lambda: table.panels.race.is_open, hurried=False)
    table.start_race()
    race = table.attendant.race.clock._race
    assert race is not None
    assert race._fuse != engines  # it may have been seen before
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
    assert not table.attendant.race.clock.is_running
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
    game = replay(read_record(text))
    now = game.view().round
    assert now is not None
    assert now.sheet == table.results


# --- by lot --------------------------------------------------------------------------------------


def test_who_sets_it_so_is_never_asked_to_be_fast(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.window.menu_actions["races-by-lot"].trigger()
    assert table.window.settings.races_by_lot
    asked: list[bool] = []

    def done() -> bool:
        asked.append(table.panels.race.is_open)
        return len(table.results) == 1

    table.play_on(done)
    assert not any(asked)
    assert DRAW_LOTS in table.window.session.game.moves
    assert result_of(table).by_lot


def test_the_setting_settles_a_race_that_is_already_asked(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.window.menu_actions["races-by-lot"].trigger()
    assert not table.panels.race.is_open
    assert result_of(table).by_lot


def test_lots_can_be_drawn_for_one_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=SEED)
    table.to_race()
    table.press(table.panels.race, "lots")
    assert result_of(table).by_lot
    assert not table.window.settings.races_by_lot


# --- forfeits ------------------------------------------------------------------------------------


@pytest.mark.rule("UN-14")
def test_the_last_hand_is_told_to_play_a_forfeit(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", game="untitled-batsu", seed=SEED)
    table.to_race()
    assert "plays a forfeit" in table.panels.race.description
    assert "pays nothing" not in table.panels.race.description
    table.start_race()
    table.to_signal()
    table.let_pass(2500)
    table.key(Qt.Key.Key_Space)
    assert result_of(table).forfeit == 0
    table.window.driver.scene.land()
    assert table.window.status.currentMessage() == "You play a forfeit."
    table.until(lambda: table.panels.summary.is_open)
    assert "plays a forfeit" in table.panels.summary.description
