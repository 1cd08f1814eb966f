"""A race of several people at one keyboard (UN-13): a key and a circle for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextBrowser

from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.pages import PageWindow
from hanafuda_desktop.play.race_clock import GRACE_MS, KEY_ALONE, KEYS, key_name, race_keys
from hanafuda_desktop.play.seats import MOST_SEATS
from tests.app.at_shedding_table import (
    SEED,
    AtSheddingTable,
    by_seat,
    result_of,
    two_people_race,
)

Lay = Callable[..., AtSheddingTable]
SEVEN = """extends: untitled
name: Seven
players: {least: 2, most: 7}
deal:
  6: {hand: 3, field: 4}
  7: {hand: 3, field: 4}
"""


def test_everybody_has_a_key_of_his_own() -> None:
    assert race_keys((2,)) == {2: KEY_ALONE}
    keys = race_keys(range(MOST_SEATS))
    assert len(set(keys.values())) == MOST_SEATS
    assert race_keys((0, 3, 4)) == {0: KEYS[0], 3: KEYS[1], 4: KEYS[2]}


def test_the_page_of_keys_tells_the_keys_of_a_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", seed=SEED)
    table.key(Qt.Key.Key_F2)
    page = table.window.findChild(PageWindow)
    assert page is not None
    told = page.findChild(QTextBrowser)
    assert told is not None
    assert "S, K, G, P, C, N, R" in told.toPlainText()


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
        if len(table.controller.race.people) == 2:
            break
        table.panels.question.press("lots")
    said = table.panels.question.description
    assert "Player 1 S, Player 2 K" in said


@pytest.mark.deep
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


@pytest.mark.deep
def test_who_was_too_early_is_named_until_the_race_is_over(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "person", "greedy", "greedy", seed=1)
    first, second = two_people_race(table)
    keys = race_keys(table.window.session.seating.persons)
    table.let_pass(GRACE_MS + 1)
    table.key(keys[second])
    name = table.window.session.seating.name(second)
    said = table.window.status.currentMessage()
    assert said == f"Too early: {name}'s hand is out."
    table.to_signal()
    table.key(keys[first])
    table.let_pass(2000)
    assert table.window.status.currentMessage() != said


@pytest.mark.deep
def test_people_who_write_in_another_script_race_with_the_same_keys(
    lay_shedding: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a Russian keyboard the key of S writes a yeru, that of K an el."""
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    table = lay_shedding("person", "person", "greedy", "greedy", seed=1)
    first, second = two_people_race(table)
    assert [KEYS.index(table.item.keys[seat]) for seat in (first, second)] == [0, 1]
    table.to_signal()
    none = Qt.KeyboardModifier.NoModifier
    for ms, key, scan, text in ((90, 0x042B, 31 + 8, "\u044b"), (40, 0x041B, 37 + 8, "\u043b")):
        table.let_pass(ms)
        event = QKeyEvent(QEvent.Type.KeyPress, key, none, scan, 0, 0, text)
        QApplication.sendEvent(table.window.table, event)
    table.let_pass(2000)
    assert (by_seat(table)[first], by_seat(table)[second]) == (90, 130)


@pytest.mark.deep
def test_each_of_several_people_may_click_a_circle_of_ones_own(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "person", "greedy", "greedy", seed=1)
    first, second = two_people_race(table)
    table.to_signal()
    table.let_pass(100)
    table.click(QPoint(4, 4))  # nobody's
    table.click(table.item.zones.seats[second].middle.toPoint())
    table.let_pass(30)
    table.click(table.item.zones.seats[first].middle.toPoint())
    table.let_pass(2000)
    assert (by_seat(table)[first], by_seat(table)[second]) == (130, 100)


@pytest.mark.deep
@pytest.mark.parametrize(
    "held", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier]
)
def test_a_key_that_one_holds_down_does_not_hold_up_another(
    lay_shedding: Lay, held: Qt.KeyboardModifier
) -> None:
    table = lay_shedding("person", "person", "greedy", "greedy", seed=1)
    first, second = two_people_race(table)
    keys = race_keys(table.window.session.seating.persons)
    table.to_signal()
    for seat in (first, second):
        table.let_pass(100)
        QTest.keyClick(table.window.table, keys[seat], held)
    table.let_pass(2000)
    assert (by_seat(table)[first], by_seat(table)[second]) == (100, 200)


def test_a_click_beside_the_circle_is_nobodys_where_several_play(lay_shedding: Lay) -> None:
    """Though but one of them races: the other has won."""
    table = lay_shedding("person", "person", "greedy", "greedy", seed=1)
    for _ in range(30):
        table.to_race()
        if len(table.controller.race.people) == 1:
            break
        table.panels.question.press("lots")
    (racer,) = table.controller.race.people
    assert "click your circle" in table.panels.question.description
    table.start_race()
    table.to_signal()
    table.let_pass(100)
    table.click(QPoint(4, 4))
    assert racer not in table.item.race.times
    table.click(table.item.zones.seats[racer].middle.toPoint())
    assert table.item.race.times[racer] == 100


def test_seven_people_race_at_one_screen(lay_shedding: Lay, folders: Folders) -> None:
    folders.rules.mkdir()
    (folders.rules / "seven.yaml").write_text(SEVEN)
    table = lay_shedding(*["person"] * 7, game="seven", seed=SEED)
    table.to_race()
    racers = table.controller.race.people
    assert len(racers) == 6
    keys = race_keys(table.window.session.seating.persons)
    assert all(key_name(keys[seat]) in table.panels.question.description for seat in racers)
    table.start_race()
    table.to_signal()
    for seat in racers:
        table.let_pass(100)
        table.key(keys[seat])
    assert [by_seat(table)[seat] for seat in racers] == [100, 200, 300, 400, 500, 600]
