"""Games of several in a real window: whole rounds by hand, computers, questions, results."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.view import View
from hanafuda_desktop.families.fishing.moves import GO, STOP
from hanafuda_desktop.play import computers
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.rounds_panels import RoundPanels
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.settings import AnimationSpeed
from hanafuda_desktop.rules.schema.game import GameBase
from tests.app.at_the_table import AtTable

KOI_KOI = GameRef("koi-koi")
Lay = Callable[..., AtTable]


# --- a whole round by hand -----------------------------------------------------------------------


def test_a_whole_round_of_koi_koi_with_the_mouse(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    session, panels = table.window.session, table.panels
    by_mouse = 0
    while True:
        table.until_asked()
        if panels.summary.is_open:
            break
        before = len(session.game.moves)
        if panels.question.is_open:
            table.press(panels.question, "go")
        else:
            table.play_with_mouse(session.moves[0])
            by_mouse += 1
        assert len(session.game.moves) > before
    assert by_mouse >= 3
    assert session.view.round is not None
    assert len(session.view.round.sheet) == 1
    table.press(panels.summary, "next")
    assert session.view.round.number == 2
    assert not panels.summary.is_open


def test_a_whole_round_of_koi_koi_with_the_keyboard(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    session, panels = table.window.session, table.panels
    for _ in range(200):
        table.until_asked()
        if panels.summary.is_open:
            break
        before = len(session.game.moves)
        if panels.question.is_open:
            table.key(Qt.Key.Key_K)
        else:
            # A card that can be played, taken up, and put on its first target.
            table.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
            if len(session.game.moves) == before:
                table.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
        assert len(session.game.moves) > before, table.asked
    assert panels.summary.is_open
    table.key(Qt.Key.Key_Return)
    assert session.view.round is not None
    assert session.view.round.number == 2


def test_others_are_waited_for_and_play_by_themselves(lay: Lay) -> None:
    table = lay("person", "greedy", "random", game="go-stop", seed=4)
    session = table.window.session
    movers: list[int | None] = []
    session.happened.connect(lambda events: movers.append(session.game.to_move))
    table.until(lambda: session.moves and table.asked == "play", hurried=False)
    while session.seated.waiting_computer is None:
        table.window.driver.scene.move_chosen.emit(session.moves[0])
    table.until(lambda: bool(session.moves), hurried=False)
    assert {1, 2} <= set(movers)


@pytest.mark.parametrize("how", ["click", "space"])
def test_a_click_or_a_key_hurries_the_others(lay: Lay, qtbot: QtBot, how: str) -> None:
    table = lay("person", "greedy", seed=8)
    session = table.window.session
    table.until_asked()
    table.window.use(replace(table.window.settings, speed=AnimationSpeed.SLOW), save=False)
    while session.seated.waiting_computer is None:
        table.window.driver.scene.move_chosen.emit(session.moves[0])
    before = len(session.game.moves)
    assert table.window.driver.scene.stage.moving
    if how == "click":
        table.click(table.window.table.viewport().rect().center())
    else:
        table.key(Qt.Key.Key_Space)
    assert not table.window.driver.scene.stage.moving
    assert not table.controller._pause.isActive()  # nobody seems to think
    qtbot.waitUntil(lambda: len(session.game.moves) == before + 1)


def test_computers_alone_play_a_game_to_its_end(lay: Lay) -> None:
    table = lay("greedy", "random", rounds=2, seed=5)
    session = table.window.session
    table.until(lambda: session.is_over or table.panels.is_open)
    assert table.panels.summary.is_open
    if not session.is_over:
        table.press(table.panels.summary, "next")
    table.until(lambda: session.is_over)
    assert session.seating.persons == ()


def test_computers_alone_begin_the_next_round_by_themselves(lay: Lay) -> None:
    table = lay("random", "random", rounds=2, seed=5)
    session = table.window.session
    table.until(lambda: table.panels.summary.is_open)
    assert table.controller._pause.isActive()
    table.controller._pause.setInterval(1)
    table.until(lambda: table.asked != "next", hurried=False)
    assert session.view.round is not None
    assert session.view.round.number == 2


def test_a_player_that_fails_does_not_stop_the_game(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing:
        def choose(self, rules: GameBase, view: View, moves: Sequence[Any]) -> Any:
            raise ZeroDivisionError

    monkeypatch.setattr(computers, "new_player", lambda *_, **__: Failing())
    table = lay("person", "greedy", seed=8)
    with caplog.at_level(logging.ERROR):
        table.play_on(lambda: len(table.window.session.game.moves) > 8)
    assert "the player 'greedy' failed: ZeroDivisionError" in caplog.text


def test_why_a_card_does_not_fit_is_not_said_any_more_when_another_is_taken_up(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    view, says = table.window.session.view, table.window.status.currentMessage
    hand, field = (view.pile(pile).cards for pile in ("h0", "f"))
    own, wrong = next(
        (card, onto)
        for card in hand
        for onto in field
        if card is not None and onto is not None and card // 4 != onto // 4
    )
    table.drag(table.card("h0", own), table.card("f", wrong))
    assert "does not take" in says()
    table.window.driver.scene.land()
    start = table.card("h0", next(card for card in hand if card not in (own, None)))
    table.drag(start, start + QPoint(0, -30))
    assert says() == ""


def test_what_was_played_is_not_said_over_the_next_deal(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    says = table.window.status.currentMessage
    table.play_on(lambda: " took " in says() or " laid" in says())
    table.window.menu_actions["new-deal"].trigger()
    assert says() == ""


# --- questions, results, the sheet ---------------------------------------------------------------


def _keys_shown(table: AtTable) -> list[str]:
    return [button.key for button in table.panels.question.buttons]


def _called_or_over(panels: RoundPanels) -> Callable[[], bool]:
    return lambda: panels.question.is_open or panels.summary.is_open


def _until_called(lay: Lay, key: str) -> AtTable:
    """A table on which the person may stop or go on."""
    for seed in range(40):
        table = lay("person", "random", seed=seed)
        panels = table.panels
        table.play_on(_called_or_over(panels))
        if panels.question.is_open:
            return table
        table.window.close()
    raise AssertionError(key)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("answer", ["stop", "go"])
@pytest.mark.parametrize("how", ["mouse", "letter", "arrows"])
def test_stop_or_go_on(lay: Lay, answer: str, how: str) -> None:
    table = _until_called(lay, answer)
    session = table.window.session
    call = table.panels.question
    assert set(session.moves) == {STOP, GO}
    assert "Koi-koi" in call.description
    match how:
        case "mouse":
            table.press(call, answer)
        case "letter":
            table.key(Qt.Key.Key_G if answer == "stop" else Qt.Key.Key_K)
        case _:
            if answer == "go":
                table.key(Qt.Key.Key_Right)
            table.key(Qt.Key.Key_Return)
    assert session.game.moves[-1] == (STOP if answer == "stop" else GO)
    assert not call.is_open
    if answer == "stop":
        table.until(lambda: table.panels.summary.is_open)
        assert session.view.round is not None
        assert session.view.round.sheet[0].winners == (0,)


def test_an_answer_has_no_key_that_a_person_gave_to_a_command(lay: Lay) -> None:
    table = _until_called(lay, "taken")
    assert _keys_shown(table) == ["G", "K"]
    window = table.window
    window.use(replace(window.settings, keys=(("hint", ("K",)), ("demo", ("G",)))))
    table.controller.show_sheet()
    table.panels.sheet.close()
    assert _keys_shown(table) == ["G", ""]
    table.key(Qt.Key.Key_K)
    assert table.panels.question.is_open


def test_the_sheet_is_there_at_any_time_and_gives_back_what_it_covered(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    panels = table.panels
    table.key(Qt.Key.Key_F4)
    assert panels.sheet.is_open
    table.key(Qt.Key.Key_Escape)
    assert not panels.sheet.is_open
    table.play_on(lambda: panels.summary.is_open)
    table.press(panels.summary, "sheet")
    assert panels.sheet.is_open
    assert not panels.summary.is_open
    table.click(table.window.table.viewport().rect().center())
    assert not panels.sheet.is_open
    assert panels.summary.is_open


def test_while_the_sheet_is_looked_at_nobody_plays(lay: Lay) -> None:
    table = lay("greedy", "random", seed=8)
    session = table.window.session
    table.until(lambda: len(session.game.moves) > 2)
    table.controller.show_sheet()
    before = len(session.game.moves)
    QTest.qWait(400)
    assert len(session.game.moves) == before
    table.panels.sheet.close()
    table.until(lambda: len(session.game.moves) > before, hurried=False)


def test_the_end_of_a_game_is_told_and_offers_another(lay: Lay) -> None:
    table = lay("person", "random", rounds=1, seed=8)
    session, panels = table.window.session, table.panels
    table.play_on(lambda: session.is_over)
    table.until(lambda: panels.is_open)
    assert panels.summary.is_open  # first how the last round came out
    table.press(panels.summary, "result")
    assert panels.result.isVisible()
    assert not table.window.menu_actions["hint"].isEnabled()
    won = session.game.outcome is not None and 0 in session.game.outcome.winners
    assert (panels.result._falling.state() == QAbstractAnimation.State.Running) == won
    assert ("You have won" in panels.result.description) == won
    table.press(panels.result, "sheet")
    panels.sheet.close()
    assert panels.result.isVisible()
    seed = session.game.seed
    table.press(panels.result, "new-deal")
    assert session.game.seed != seed
    assert session.seating == Seating(("person", "random"), 1)
    assert not panels.is_open


def test_who_plays_deals_and_leads_is_always_said(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    facts = table.window.status.facts
    assert facts["Round"].text().startswith("Round 1 of 12, Pine, ")
    assert facts["Round"].text().endswith(("deal", "deals"))
    assert facts["Turn"].text() == "Your turn"
    assert facts["Points"].text() == "You 0, Computer 0"
    plates = table.controller.signs.plates
    assert [plate.number for plate in plates] == [0, 1]
    assert "to move" in plates[0].description
    assert sum("dealer" in plate.description for plate in plates) == 1
    assert "Round 1 of 12" in table.controller.signs.round.description


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("players", [2, 7])
@pytest.mark.parametrize("size", [(900, 640), (1920, 1080)])
def test_every_seat_has_a_plate_that_is_seen(
    lay: Lay, players: int, size: tuple[int, int], qtbot: QtBot
) -> None:
    table = lay("person", *["random"] * (players - 1), game="higo-bana")
    table.window.resize(*size)
    QTest.qWait(30)
    area = table.window.driver.scene.sceneRect()
    plates = table.controller.signs.plates
    assert len(plates) == players
    for plate in plates:
        assert area.contains(plate.rect)
        assert plate.rect.height() > 14
    assert area.contains(table.controller.signs.round.rect)


def test_the_yaku_of_each_side_are_shown_by_key_and_by_its_plate(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    board = table.signs.board
    shown: list[str] = []
    for _ in range(2):
        table.key(Qt.Key.Key_Y)
        assert board.isVisible()
        shown.append(board.description.split(":")[0])
    assert shown == ["You", "Computer"]
    table.key(Qt.Key.Key_Y)
    assert not board.isVisible()
    plate = table.controller.signs.plates[1]
    table.click(plate.mapToScene(plate.boundingRect().center()).toPoint())
    assert board.isVisible()
    assert "Sanko" in board.description


def test_the_round_s_plate_opens_the_score_sheet(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    plate = table.controller.signs.round
    table.click(plate.mapToScene(plate.boundingRect().center()).toPoint())
    assert table.panels.sheet.is_open
