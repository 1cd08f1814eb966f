"""The coach at real tables: why a move was good, hints, and the review of a finished round."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.families.fishing.ui.words import fishing_move_told
from hanafuda_desktop.play import computers as coaching
from hanafuda_desktop.play.coach import Coach
from hanafuda_desktop.play.rounds_panels import RoundPanels
from hanafuda_desktop.players.search import SearchPlayer
from tests.app.at_shedding_table import AtSheddingTable
from tests.app.at_the_table import AtRounds, AtTable

Lay = Callable[..., AtTable]
LayShedding = Callable[..., AtSheddingTable]


def panels(table: AtRounds) -> RoundPanels:
    return table.panels


def coach(table: AtRounds) -> Coach:
    return table.controller.coach


def after_a_choice(table: AtRounds) -> None:
    """A person has chosen something, and is to play again."""
    session = table.window.session
    table.until_asked()
    while not coaching.open_choices(session.game, session.seated.shown_seat):
        session.play(session.moves[0])
        table.until_asked()
    table.window.driver.scene.land()


def to_summary(table: AtTable | AtSheddingTable) -> None:
    table.play_on(lambda: table.panels.summary.is_open)


def until_weighed(table: AtRounds) -> None:
    table.until(lambda: panels(table).thoughts._weighed.moves, hurried=False)


def until_reviewed(table: AtRounds) -> None:
    table.until(lambda: not coach(table).thinking.is_busy, hurried=False)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is not the best is costly."""
    monkeypatch.setattr(coaching, "_COSTLY", {"points": -inf, "chance": -inf})


# --- why -----------------------------------------------------------------------------------------


def test_why_shows_what_the_moves_of_the_last_choice_were_worth(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    after_a_choice(table)
    table.key(Qt.Key.Key_Q)
    panel, session = panels(table).thoughts, table.window.session
    assert panel.is_open
    assert "Thinking…" in panel.description  # and nobody waits for it
    until_weighed(table)
    choice = coaching.open_choices(session.game, 0)[-1]
    assert {each.thought.move for each in panel._weighed.moves} == set(choice.moves)
    assert [e.thought.move for e in panel._weighed.moves if e.is_played] == [choice.played]
    assert "You chose: " in panel.description
    assert "played: " in panel.description
    assert "Thinking" not in panel.description
    table.key(Qt.Key.Key_Q)
    assert not panel.is_open
    assert session.moves


def test_nothing_that_is_hidden_shows(lay: Lay) -> None:
    table = lay("person", "greedy", "greedy", game="go-stop", seed=8)
    for _ in range(3):
        after_a_choice(table)
        session = table.window.session
        hidden = {
            card
            for seat in (1, 2)
            for pile in session.game.view(seat).piles
            if pile.kind is PileKind.HAND and pile.owner == seat
            for card in pile.cards
        }
        table.key(Qt.Key.Key_Q)
        until_weighed(table)
        panel = panels(table).thoughts
        while True:
            assert panel._weighed.said[0].startswith("You chose: ")
            assert not {each.card for each in panel._sheet.cards} & hidden
            if "why-earlier" not in [button.id for button in panel.buttons]:
                break
            panel.press("why-earlier")
            until_weighed(table)
        table.key(Qt.Key.Key_Escape)
        session.play(session.moves[-1])


def test_before_any_choice_there_is_nothing_to_explain(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    if not coaching.open_choices(table.window.session.game, 0):
        table.key(Qt.Key.Key_Q)
        assert "nothing to choose" in table.window.status.currentMessage()
        assert not panels(table).is_open


def test_the_computers_wait_while_somebody_reads_and_then_go_on(lay: Lay, qtbot: QtBot) -> None:
    table = lay("person", "greedy", seed=8)
    after_a_choice(table)
    session = table.window.session
    while table.window.session.view.to_move == 0:
        session.play(session.moves[0])
    table.key(Qt.Key.Key_Q)
    assert panels(table).thoughts.is_open
    until_weighed(table)
    count = len(session.game.moves)
    table.window.driver.scene.land()
    qtbot.wait(100)
    assert len(session.game.moves) == count
    table.key(Qt.Key.Key_Escape)
    table.until(lambda: len(session.game.moves) > count)


def test_stopping_and_going_on_are_told_with_what_they_were_worth(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    call = table.panels.question
    for _ in range(6):
        table.play_on(lambda: call.is_open or table.panels.summary.is_open)
        if call.is_open:
            break
        table.panels.summary.press("next")
    assert call.is_open
    table.key(Qt.Key.Key_Q)
    assert panels(table).thoughts.is_open
    assert not call.is_open
    table.key(Qt.Key.Key_Escape)
    assert call.is_open  # it is asked again
    call.press("go")
    table.key(Qt.Key.Key_Q)
    until_weighed(table)
    told = [each.told.said for each in panels(table).thoughts._weighed.moves]
    names = table.controller.names()
    assert sorted(told) == sorted([names.stop, names.go])


def test_behind_the_curtain_and_of_the_other_person_nothing_is_told(lay: Lay) -> None:
    table = lay("person", "person", seed=8)
    table.until(lambda: table.panels.curtain.is_open)
    session = table.window.session
    for _ in range(3):
        table.panels.curtain.close()
        session.play(session.moves[0])
        while not table.panels.curtain.is_open and session.moves and table.asked == "take":
            session.play(session.moves[0])
        table.until(lambda: table.panels.is_open, hurried=True)
    table.key(Qt.Key.Key_Q)
    assert not panels(table).thoughts.is_open
    table.controller.show_why()
    assert not panels(table).thoughts.is_open
    table.panels.curtain.close()
    table.key(Qt.Key.Key_Q)
    until_weighed(table)
    seat = session.seated.shown_seat
    assert panels(table).thoughts._weighed.said[0].startswith(session.seating.name(seat))


def test_once_the_round_is_over_the_others_are_explained_too(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    to_summary(table)
    table.key(Qt.Key.Key_Q)
    panel, told = panels(table).thoughts, set()
    for _ in range(30):
        until_weighed(table)
        told.add(panel._weighed.said[0].split(" chose")[0])
        if panel.current != "why-earlier":
            break
        table.key(Qt.Key.Key_Return)
    assert told == {"You", "Computer"}
    table.key(Qt.Key.Key_Escape)
    assert table.panels.summary.is_open


def test_a_coach_that_fails_says_so(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay("person", "greedy", seed=8)
    after_a_choice(table)
    monkeypatch.setattr(SearchPlayer, "weigh", _fail)
    table.key(Qt.Key.Key_Q)
    table.until(lambda: "no answer" in panels(table).thoughts.description, hurried=False)
    assert not coach(table).thinking.is_busy


def _fail(*_: object) -> object:
    raise RuntimeError("no idea")


def test_why_at_a_shedding_table(lay_shedding: LayShedding) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=4)
    after_a_choice(table)
    table.key(Qt.Key.Key_Q)
    until_weighed(table)
    assert len(panels(table).thoughts._weighed.moves) > 1
    assert "You chose: " in panels(table).thoughts.description


@pytest.mark.real_worker
def test_the_process_thinks_and_the_window_does_not_wait(lay: Lay, qtbot: QtBot) -> None:
    table = lay("person", "greedy", seed=8)
    after_a_choice(table)
    table.key(Qt.Key.Key_Q)
    panel = panels(table).thoughts
    assert "Thinking…" in panel.description
    qtbot.waitUntil(lambda: bool(panel._weighed.moves))
    assert table.window.driver.thinking().faults == []
    assert table.window.session.moves


# --- hints ---------------------------------------------------------------------------------------


def test_a_hint_is_being_thought_of_and_then_said(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    status = table.window.status
    table.key(Qt.Key.Key_H)
    assert status.currentMessage() == "Thinking…"
    table.until(lambda: status.currentMessage().startswith("Hint: "), hurried=False)


def test_a_hint_without_a_coach_is_the_greedy_players(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    monkeypatch.setattr(SearchPlayer, "weigh", _fail)
    hinted: list[object] = []
    table.window.driver.scene.show_hint = hinted.append  # type: ignore[assignment,method-assign]
    table.key(Qt.Key.Key_H)
    table.until(lambda: hinted, hurried=False)
    assert hinted[0] in table.window.session.moves
    assert table.window.status.currentMessage().startswith("Hint: ")
    assert "no idea" in table.window.driver.thinking().faults[0]


def test_a_hint_for_a_table_that_has_changed_is_not_shown(lay: Lay, qtbot: QtBot) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    hinted: list[object] = []
    table.window.driver.scene.show_hint = hinted.append  # type: ignore[assignment,method-assign]
    table.key(Qt.Key.Key_H)
    table.window.session.play(table.window.session.moves[0])
    assert table.window.status.currentMessage() != "Thinking…"
    qtbot.wait(50)
    assert hinted == []


# --- a review ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("strict")
def test_a_review_lists_what_was_costly_and_shows_its_table(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    assert not table.window.menu_actions["review"].isEnabled()
    to_summary(table)
    session, scene, review = table.window.session, table.window.driver.scene, panels(table).review
    state, view = session.game.state, session.view
    table.panels.summary.press("review")
    assert review.is_open
    assert "Looking at choice 1 of" in review.description
    until_reviewed(table)
    marked = coach(table)._marked()
    assert len(marked) == len(review._choices) > 1
    assert "Ahead by" in [text.whole for text in review._sheet.texts]
    assert [each.choice.number for each in marked] == sorted(e.choice.number for e in marked)
    table.key(Qt.Key.Key_Down, Qt.Key.Key_Return)
    moment = panels(table).moment
    assert moment.is_open
    assert scene.board.view == marked[1].choice.view
    scene.move_chosen.emit(marked[1].choice.moves[0])
    QApplication.processEvents()
    assert session.game.state is state
    moment.press("review-back")
    assert review.is_open
    assert review.at == 1
    assert scene.board.view == view


@pytest.mark.usefixtures("strict")
def test_from_an_earlier_table_one_comes_to_all_its_moves(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    to_summary(table)
    table.key(Qt.Key.Key_V)
    until_reviewed(table)
    table.key(Qt.Key.Key_1)
    assert coach(table).past is not None
    panels(table).moment.press("review-moves")
    choice = coach(table)._marked()[0].choice
    assert {e.thought.move for e in panels(table).thoughts._weighed.moves} == set(choice.moves)
    assert coach(table).past is None
    board = table.window.driver.scene.board
    assert board.view == table.window.session.view
    table.key(Qt.Key.Key_Escape)
    assert table.panels.summary.is_open


@pytest.mark.usefixtures("strict")
def test_an_earlier_table_goes_when_its_panel_does(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    to_summary(table)
    table.key(Qt.Key.Key_V)
    until_reviewed(table)
    table.key(Qt.Key.Key_Return)
    assert coach(table).past is not None
    table.key(Qt.Key.Key_Escape)
    assert coach(table).past is None
    board = table.window.driver.scene.board
    assert board.view == table.window.session.view
    table.until(lambda: table.panels.summary.is_open, hurried=False)
    table.panels.summary.press("next")
    assert not panels(table).review.is_open


def test_a_review_can_be_closed_at_any_time_and_goes_on_where_it_was(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    to_summary(table)
    table.key(Qt.Key.Key_V)
    review = panels(table).review
    table.until(lambda: review._progress[0] == 1, hurried=False)
    table.key(Qt.Key.Key_Escape)
    assert not coach(table).thinking.is_busy
    assert table.panels.summary.is_open
    table.key(Qt.Key.Key_V)
    assert review._progress[0] == 1
    until_reviewed(table)
    done, of = review._progress
    assert done == of
    assert "choices" in review.description


def test_a_review_at_a_shedding_table(lay_shedding: LayShedding) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=4)
    to_summary(table)
    table.panels.summary.press("review")
    until_reviewed(table)
    assert panels(table).review._progress[0] == panels(table).review._progress[1] > 0


def test_computers_alone_are_not_reviewed(lay: Lay) -> None:
    table = lay("greedy", "greedy", seed=8, rounds=1)
    table.until(lambda: table.panels.summary.is_open)
    table.controller.show_review()
    assert not panels(table).review.is_open
    assert "Review" not in [button.label for button in table.panels.summary.buttons]


def test_every_move_has_words(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    after_a_choice(table)
    session, names = table.window.session, table.controller.names()
    for choice in coaching.choices_of_round(session.game, (0, 1)):
        for move in choice.moves:
            told = fishing_move_told(session.rules, choice.view, move, names)  # type: ignore[arg-type]
            assert told.said
            assert told.cards
