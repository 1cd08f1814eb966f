"""Shedding games in a real window: whole rounds by hand, hints, history, undo, other rule files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from hanafuda_desktop.engine.rounds import RoundEnding
from hanafuda_desktop.families.shedding.moves import BareMove, Combine, DiscardDrawn, Swap
from hanafuda_desktop.play.seats import USUAL_COMPUTER
from hanafuda_desktop.table.scene import TableScene
from tests.app.at_shedding_table import AtSheddingTable

Lay = Callable[..., AtSheddingTable]
KAZE_SWAPS = 11
"""A deal in which the person plays the card that swaps hands."""


def play_a_round(table: AtSheddingTable, play: Callable[[object], None]) -> set[type]:
    """Play by hand until the round's summary is there; returns the kinds of moves played."""
    session, panels = table.window.session, table.panels
    kinds: set[type] = set()
    for _ in range(300):
        table.until_asked()
        if panels.summary.is_open:
            return kinds
        if panels.question.is_open:
            run_the_race(table)
            continue
        before = len(session.game.moves)
        move = table.wish()
        if session.seated.forced is not None:
            table.until(lambda: session.seated.forced is None)
        elif isinstance(move, Combine) or move is BareMove.STRUGGLE:
            play(move)
        else:
            table.window.driver.scene.move_chosen.emit(move)
        assert len(session.game.moves) > before, move
        assert session.game.moves[before] == move
        kinds.add(type(move))
    raise AssertionError("the round does not end")


def run_the_race(table: AtSheddingTable) -> None:
    table.start_race()
    table.to_signal()
    table.let_pass(150)
    table.key(Qt.Key.Key_Space)
    table.let_pass(2000)
    assert not table.controller.race.clock.is_running


def test_a_whole_round_of_untitled_with_the_mouse(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=4)
    kinds = play_a_round(table, table.play_with_mouse)
    assert Combine in kinds
    assert len(table.results) == 1
    table.press(table.panels.summary, "next")
    now = table.window.session.view.round
    assert now is not None
    assert now.number == 2


def test_a_whole_round_of_untitled_with_the_keyboard(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=4)
    kinds = play_a_round(table, table.play_with_keys)
    assert Combine in kinds
    table.key(Qt.Key.Key_Return)
    now = table.window.session.view.round
    assert now is not None
    assert now.number == 2


def test_a_summary_tells_of_the_race_and_of_what_is_paid(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=4)
    table.to_race()
    run_the_race(table)
    table.until(lambda: table.panels.summary.is_open)
    said = table.panels.summary.description
    assert "150 ms" in said
    assert "Pays" in said
    table.key(Qt.Key.Key_F4)
    assert table.panels.sheet.is_open
    assert "January" not in table.panels.sheet.description


def test_the_months_of_rounds_are_not_spoken_of(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy")
    table.until_asked()
    table.window.driver.scene.land()
    assert table.controller.signs.round.description == "Round 1 of 6 · deal 3"
    assert "January" not in table.window.status.facts["Round"].text()


def test_several_people_are_told_by_a_curtain_whose_turn_it_is(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "person", "greedy", seed=4)
    session = table.window.session
    table.until(lambda: table.panels.curtain.is_open)
    assert table.hands_in_view() == []
    table.panels.curtain.close()
    seat = session.seated.shown_seat
    assert table.hands_in_view() == [seat]
    table.window.driver.scene.move_chosen.emit(table.wish())
    table.until(lambda: table.panels.curtain.is_open or table.panels.is_open or session.moves)
    table.play_on(lambda: len(table.results) == 1)


def test_a_card_that_must_be_kept_is_kept_once_it_was_seen(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", seed=5)
    session = table.window.session
    table.play_on(lambda: session.seated.forced is not None)
    assert session.seated.forced == BareMove.KEEP
    assert "Nothing goes" in table.controller.facts()["Turn"]
    before = len(session.game.moves)
    table.until(table.controller._pause.isActive, hurried=False)
    assert len(session.game.moves) == before
    table.controller._pause.setInterval(1)
    table.until(lambda: len(session.game.moves) > before, hurried=False)
    assert session.game.moves[before] == BareMove.KEEP


def test_a_game_that_is_left_with_a_card_in_the_air_goes_on(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", seed=5)
    table.play_on(lambda: table.window.session.seated.forced is not None)
    before = table.window.session.game.moves
    table.window.close()
    table = lay_shedding("person", "greedy", saved=True)
    session = table.window.session
    assert session.game.moves == before
    table.until(lambda: len(session.game.moves) > len(before))
    assert session.game.moves[len(before)] == BareMove.KEEP


def test_taking_back_goes_to_a_choice_and_not_to_a_card_that_must_be_kept(
    lay_shedding: Lay,
) -> None:
    table = lay_shedding("person", "greedy", seed=5)
    window, session = table.window, table.window.session
    window.use(replace(window.settings, take_back=True), save=False)
    table.play_on(lambda: session.seated.forced is not None)
    kept_at = len(session.game.moves)
    table.until(lambda: len(session.game.moves) > kept_at)
    session.undo()
    assert session.seated.asked == "play"
    assert len(session.game.moves) == kept_at - 1
    session.redo()
    assert len(session.game.moves) > kept_at


def test_taking_back_goes_over_a_race(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=4)
    session = table.window.session
    table.to_race()
    run_the_race(table)
    moves = session.game.moves
    session.undo()
    assert session.seated.asked == "play"
    session.redo()
    while len(session.game.moves) < len(moves):
        session.redo()
    assert session.game.moves == moves


def test_a_hint_says_what_to_play_and_why(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", seed=4)
    session = table.window.session
    table.until_asked()
    table.key(Qt.Key.Key_H)
    table.until(lambda: table.window.status.currentMessage().startswith("Hint:"), hurried=False)
    said = table.window.status.currentMessage()
    wished = table.controller.question(session.view.seat)
    assert any(word in said for word in (" fewer in your hand", "Draw a card", "your last card"))
    assert wished.player == USUAL_COMPUTER


def test_what_was_played_is_listed_and_shown_again(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=4)
    session = table.window.session
    table.play_on(lambda: len(session.game.moves) > 4 and bool(session.moves))
    table.window.driver.scene.land()
    table.key(Qt.Key.Key_L)
    history = table.panels.history
    assert history.is_open
    assert "Computer 2: discarded Plum chaff and Plum poetry ribbon" in history.description
    table.key(Qt.Key.Key_Escape)
    assert not history.is_open
    table.key(Qt.Key.Key_A)
    scene = table.window.driver.scene
    assert isinstance(scene, TableScene)
    assert scene.board.view == session.view


def test_yaku_cannot_be_asked_for_where_there_are_none(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", seed=4)
    assert not table.window.menu_actions["yaku"].isEnabled()
    table.key(Qt.Key.Key_Y)  # and nothing happens


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("untitled", 2),
        ("untitled", 5),
        ("untitled-batsu", 4),
        ("untitled-rotating", 3),
        ("untitled-clockwise", 4),
        ("kaze", 3),
        ("kaze", 6),
    ],
)
def test_every_game_of_the_family_is_played(lay_shedding: Lay, game: str, players: int) -> None:
    seats = ("person", *("greedy", "random", "greedy", "random", "greedy")[: players - 1])
    table = lay_shedding(*seats, game=game, seed=8, rounds=2)
    table.play_on(lambda: len(table.results) == 1)
    ending = table.results[0].ending
    assert ending in (RoundEnding.SHED, RoundEnding.DRAWN)


def can(table: AtSheddingTable, kind: type) -> bool:
    return any(isinstance(move, kind) for move in table.window.session.moves)


def test_kaze_asks_with_whom_to_swap_and_plays_on(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", "greedy", "greedy", game="kaze", seed=KAZE_SWAPS)
    session = table.window.session
    table.play_on(lambda: can(table, Swap))
    assert "swap" in table.controller.facts()["Turn"]
    before = len(session.game.moves)
    table.window.driver.scene.move_chosen.emit(session.moves[0])
    assert len(session.game.moves) > before


def test_a_drawn_card_is_laid_by_a_click(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", seed=6)
    session = table.window.session
    table.play_on(lambda: can(table, DiscardDrawn))
    table.until(lambda: not table.window.driver.scene.stage.moving, hurried=False)
    move = next(move for move in session.moves if isinstance(move, DiscardDrawn))
    assert move.onto is not None
    table.click(table.card("f", move.onto))
    assert move in session.game.moves


def test_why_a_move_was_refused_is_said_until_the_table_goes_on(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", seed=3)
    table.until_asked()
    status, session = table.window.status, table.window.session
    table.window.driver.scene.move_refused.emit(BareMove.KEEP)
    refused = session.game.refusal(BareMove.KEEP)
    assert refused
    assert status.currentMessage() == refused
    table.window.driver.scene.move_chosen.emit(BareMove.STRUGGLE)
    assert status.currentMessage() != refused


def test_what_others_say_meanwhile_is_not_taken_back(lay_shedding: Lay) -> None:
    table = lay_shedding("person", "greedy", seed=3)
    table.until_asked()
    table.window.driver.scene.move_refused.emit(BareMove.KEEP)
    table.window.status.say("The disk is full.")
    table.controller.forget()
    assert table.window.status.currentMessage() == "The disk is full."
