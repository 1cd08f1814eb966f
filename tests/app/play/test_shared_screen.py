"""People who share a screen: nothing tells one of them the cards of another, or those to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hanafuda_desktop.app.window.dialogs import DealDialog
from hanafuda_desktop.families.fishing.ui.controller import FishingController
from tests.app.at_the_table import AtTable

Lay = Callable[..., AtTable]

SEED = 812_377
BACK = ("undo", "redo", "restart")


def _with_taking_back(table: AtTable) -> None:
    table.window.use(replace(table.window.settings, take_back=True), save=False)


def _possible(table: AtTable, *actions: str) -> list[bool]:
    return [table.window.menu_actions[action].isEnabled() for action in actions]


def test_nobody_takes_back_what_another_person_has_seen(lay: Lay) -> None:
    table = lay("person", "person", seed=8)
    _with_taking_back(table)
    table.play_on(lambda: len(table.window.session.game.moves) > 3)
    assert _possible(table, *BACK) == [False] * 3
    alone = lay("person", "greedy", game="mushi", seed=8)
    _with_taking_back(alone)
    alone.play_on(lambda: len(alone.window.session.game.moves) > 3)
    assert _possible(alone, *BACK) == [True, False, True]


def test_the_number_of_the_deal_is_nowhere(lay: Lay) -> None:
    table = lay("person", "person", seed=SEED, rounds=1)
    window = table.window
    table.play_on(lambda: len(window.session.game.moves) > 3)
    assert not window.status.facts["Deal"].text()
    assert str(SEED) not in window.windowTitle()
    controller = window.driver.controller
    assert isinstance(controller, FishingController)
    assert str(SEED) not in controller.signs.round.toolTip()
    assert _possible(table, "copy-text") == [False]
    window.menu_actions["deal-number"].trigger()
    dialog = window.findChild(DealDialog)
    assert dialog is not None
    assert dialog.number.text() == ""
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
    dialog.close()


def test_when_the_game_is_over_it_is_told(lay: Lay) -> None:
    table = lay("person", "person", seed=SEED, rounds=1)
    window = table.window
    table.play_on(lambda: window.session.is_over)
    table.until(window.status.facts["Deal"].text, hurried=False)
    assert window.status.facts["Deal"].text() == f"Deal {SEED}"
    assert _possible(table, "copy-text") == [True]


def test_who_plays_alone_may_know_the_number(lay: Lay) -> None:
    table = lay("person", "greedy", seed=SEED)
    table.until_asked()
    assert _possible(table, "copy-text") == [True]
    table.window.menu_actions["deal-number"].trigger()
    dialog = table.window.findChild(DealDialog)
    assert dialog is not None
    assert dialog.number.text() == str(SEED)


def test_a_hint_comes_from_what_the_person_sees_who_is_asked(lay: Lay) -> None:
    table = lay("person", "person", seed=8)
    session = table.window.session
    table.until(lambda: table.panels.curtain.is_open)
    assert _possible(table, "hint") == [False]
    table.panels.curtain.close()
    table.until_asked()
    assert _possible(table, "hint") == [True]
    seat = session.seated.shown_seat
    assert session.view.to_move == seat
    question = table.controller.question(seat)
    assert question.view == session.game.view(seat) == session.view
    hinted: list[object] = []
    table.window.driver.scene.show_hint = hinted.append  # type: ignore[assignment,method-assign]
    table.window.menu_actions["hint"].trigger()
    table.window.driver.scene.move_chosen.emit(session.moves[0])
    table.until(lambda: table.panels.curtain.is_open)
    assert hinted == []  # it was for a table, and for eyes, that are gone
