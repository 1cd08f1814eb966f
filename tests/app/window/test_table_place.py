"""Where tables are laid: another for other rules, the same while only the deal is new."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from hanafuda_desktop.app.library.library import FIRST_GAME
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import usual_seating
from hanafuda_desktop.play.settings import AnimationSpeed, ClothName


def test_the_table_stays_while_only_the_deal_is_new(window: MainWindow) -> None:
    before = window.driver.controller
    window.session.deal(seed=9)
    assert window.driver.controller is before
    window.session.open(GameRef("tsukinami"), seed=9)
    assert window.driver.controller is not before
    assert window.driver.controller.scene is window.table.scene()


def test_a_table_can_be_laid_anew_for_the_same_rules(window: MainWindow) -> None:
    before = window.driver.controller
    window.driver.lay_anew()
    assert window.driver.controller is not before
    assert window.session.ref == FIRST_GAME
    after = window.driver.controller
    window.session.deal(seed=9)
    assert window.driver.controller is after


def test_a_later_table_goes_by_the_settings(window: MainWindow) -> None:
    window.use(
        replace(window.settings, speed=AnimationSpeed.SLOW, cloth=ClothName.PLUM), save=False
    )
    pace = window.driver.scene.pace
    window.session.open(GameRef("tsukinami"), seed=9)
    assert window.driver.scene.pace == pace
    assert window.driver.controller.settings.speed is AnimationSpeed.SLOW


def test_nobody_attends_before_a_game_is_open(make: Callable[[], MainWindow]) -> None:
    window = make()
    assert not window.driver.is_laid
    window.driver.look_away()
    window.driver.menu_opened()
    window.driver.look_back()
    assert not window.driver.is_laid


def test_whoever_attended_to_the_table_before_tells_nothing_of_the_next_game(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = window.session
    rules = session.library.rules(GameRef("untitled"))
    session.open(GameRef("untitled"), seed=3, seating=usual_seating(rules))
    before = window.driver.controller
    told: list[bool] = []
    forget = before.forget

    def lands() -> None:
        told.append(session.rules is rules)
        before.scene.arrived.emit()  # as cards do that are put down where they belong
        forget()

    monkeypatch.setattr(before, "forget", lands)
    monkeypatch.setattr(before, "names", lambda: pytest.fail("asked what things are called"))
    session.open(GameRef("koi-koi"), seed=3)
    assert told == [False]
    assert window.driver.controller is not before


def test_nor_when_the_table_before_is_shown_once_more(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window comes back from the first screen, and its old table gets its size again."""
    session = window.session
    rules = session.library.rules(GameRef("untitled"))
    session.open(GameRef("untitled"), seed=3, seating=usual_seating(rules))
    before = window.driver.controller
    window.screens.show_first()
    scenes: list[object] = []

    def shown(_page: int) -> None:
        scenes.append(window.table.scene())
        before.scene.arrived.emit()  # as cards do that were on their way

    window.pages.currentChanged.connect(shown)
    monkeypatch.setattr(before, "names", lambda: pytest.fail("asked what things are called"))
    session.open(GameRef("koi-koi"), seed=3)
    assert scenes == [before.scene]
    assert window.driver.controller is not before


def test_only_the_table_that_lies_there_is_heard_to_arrive(window: MainWindow) -> None:
    before = window.driver.scene
    window.session.open(GameRef("tsukinami"), seed=9)
    heard: list[object] = []
    window.driver.arrived.connect(lambda: heard.append(window.driver.scene))
    before.arrived.emit()
    assert heard == []
    window.driver.scene.arrived.emit()
    assert heard == [window.driver.scene]
