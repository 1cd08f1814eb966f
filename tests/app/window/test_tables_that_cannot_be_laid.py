"""A game whose table cannot be laid: it is reported, and the rest of the program goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import AT_TABLE, MainWindow
from hanafuda_desktop.families.ui_registry import FamilyTables
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import usual_seating
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.scene import TableScene

BROKEN = "mushi"


@pytest.fixture(autouse=True)
def _no_table_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = FamilyTables.table

    def table(tables: FamilyTables, rules: GameBase, pictures: CardPictures) -> TableScene:
        if rules.id == BROKEN:
            raise ArithmeticError("no table")
        return usual(tables, rules, pictures)

    monkeypatch.setattr(FamilyTables, "table", table)


def _open(window: MainWindow, qtbot: QtBot, game: str) -> list[type[BaseException]]:
    """Open a game, and tell what was reported."""
    session = window.session
    seating = usual_seating(session.library.rules(GameRef(game)))
    with qtbot.capture_exceptions() as reported:
        session.open(GameRef(game), seed=3, seating=seating)
        qtbot.wait(20)
    return [each[0] for each in reported]


def test_nothing_of_the_game_before_can_be_commanded(window: MainWindow, qtbot: QtBot) -> None:
    faults = _open(window, qtbot, BROKEN)
    assert set(faults) == {ArithmeticError}
    assert not window.driver.is_laid
    actions = window.menu_actions
    assert [name for name in AT_TABLE if actions[name].isEnabled()] == []
    assert actions["all-games"].isEnabled()


def test_the_game_before_gets_somebody_who_attends_to_it(window: MainWindow, qtbot: QtBot) -> None:
    _open(window, qtbot, "koi-koi")
    before = window.driver.controller
    _open(window, qtbot, BROKEN)
    assert _open(window, qtbot, "koi-koi") == []
    assert window.driver.controller is not before
    assert window.menu_actions["new-deal"].isEnabled()


def test_the_first_game_of_a_window_may_be_one(
    make: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = make()
    window.show()
    assert set(_open(window, qtbot, BROKEN)) == {ArithmeticError}
    with qtbot.capture_exceptions() as reported:
        window.menu_actions["all-games"].trigger()
        qtbot.wait(20)
        window.back()
    assert reported == []
