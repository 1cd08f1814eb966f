"""What was played of late at a real table: said, marked, listed, and shown again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hanafuda_desktop.engine.events import CardsMoved
from hanafuda_desktop.families.fishing.ui.controller import FishingController
from hanafuda_desktop.families.fishing.ui.panels import FishingSigns
from hanafuda_desktop.play.rounds_panels import RoundPanels
from hanafuda_desktop.play.settings import AnimationSpeed
from hanafuda_desktop.table.cloth import seat_colour
from tests.app.at_the_table import AtTable

Lay = Callable[..., AtTable]


def controller(table: AtTable) -> FishingController:
    found = table.window.driver.controller
    assert isinstance(found, FishingController)
    return found


def signs(table: AtTable) -> FishingSigns:
    found = controller(table).signs
    assert isinstance(found, FishingSigns)
    return found


def panels(table: AtTable) -> RoundPanels:
    return table.panels


def after_their_turns(table: AtTable) -> None:
    """Play a card, and let the others play theirs."""
    table.until_asked()
    session = table.window.session
    before = session.view.turn
    assert before is not None
    session.play(session.moves[0])
    while session.seated.asked == "take" and session.view.to_move == 0:
        session.play(session.moves[0])
    table.until_asked()
    table.window.driver.scene.land()


# --- what is seen --------------------------------------------------------------------------------


def test_what_the_others_played_is_marked_in_their_colours(lay: Lay) -> None:
    table = lay("person", "greedy", "greedy", game="go-stop", seed=8)
    after_their_turns(table)
    scene, game = table.window.driver.scene, table.window.session.game
    moved = {
        card: seat
        for seat, events in game.history
        for event in events
        if isinstance(event, CardsMoved) and event.target == "f" and seat in (1, 2)
        for card in event.cards
    }
    marked = scene._fresh.cards
    assert moved
    assert set(moved) <= set(marked)
    assert 0 not in marked.values()
    colours = {item.colour.name() for item in scene._fresh.items}
    assert colours == {seat_colour(seat).name() for seat in set(marked.values())}


def test_the_last_turn_is_said_in_the_status_line(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    after_their_turns(table)
    said = table.window.status.currentMessage()
    assert said.startswith("Computer: ")
    assert "laid" in said or "took" in said


def test_the_sentence_is_not_cut_in_a_small_window(lay: Lay) -> None:
    table = lay("person", "greedy", "greedy", game="go-stop", seed=8)
    table.window.resize(900, 600)
    after_their_turns(table)
    status = table.window.status
    sentence = "Computer 1: Susuki grass chaff took Susuki grass Geese; drew Pine chaff, laid."
    status.say(sentence)
    QTest.qWait(20)  # the line lays itself out anew
    shown = [label for label in (*status.facts.values(), status.time) if label.isVisible()]
    left = min(label.mapTo(status, label.rect().topLeft()).x() for label in shown)
    assert status.fontMetrics().horizontalAdvance(sentence) < left
    assert status.facts["Turn"].isVisible()
    status.clearMessage()
    assert all(label.isVisible() == bool(label.text()) for label in status.facts.values())


def test_whose_turn_it_is_follows_the_cards(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    window = table.window
    window.use(replace(window.settings, speed=AnimationSpeed.SLOW), save=False)
    window.driver.scene.land()
    window.session.play(window.session.moves[0])
    assert window.session.view.to_move == 1
    assert window.driver.scene.stage.moving
    assert window.status.facts["Turn"].text() == "Your turn"
    assert "to move" in signs(table).plates[0].description
    window.driver.scene.land()
    assert window.status.facts["Turn"].text() == "Computer's turn"
    assert "to move" in signs(table).plates[1].description


# --- what is asked for ---------------------------------------------------------------------------


def test_the_turns_are_listed_by_a_key_and_put_away_again(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    after_their_turns(table)
    table.key(Qt.Key.Key_L)
    history = panels(table).history
    assert history.is_open
    assert "Computer: " in history.description
    assert "You: " in history.description
    table.key(Qt.Key.Key_Escape)
    assert not history.is_open
    assert table.window.session.moves


def test_the_key_that_lists_the_turns_puts_them_away(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    after_their_turns(table)
    table.key(Qt.Key.Key_L)
    assert panels(table).history.is_open
    table.key(Qt.Key.Key_L)
    assert not panels(table).is_open
    assert table.window.session.moves


def test_no_frame_of_the_keyboard_shines_behind_a_panel(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    after_their_turns(table)
    scene = table.window.driver.scene
    scene.land()
    table.key(Qt.Key.Key_Tab)
    assert scene._cursor.isVisible()
    for key in (Qt.Key.Key_L, Qt.Key.Key_F4):
        table.key(key)
        assert panels(table).is_open
        assert not scene._cursor.isVisible()
        table.key(Qt.Key.Key_Escape)
        assert scene._cursor.isVisible()


def test_the_turns_are_played_again_from_the_list_of_them(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    after_their_turns(table)
    table.key(Qt.Key.Key_L, Qt.Key.Key_A)
    assert not panels(table).is_open
    assert table.window.driver.scene.stage.moving


def test_a_sentence_that_is_too_long_ends_with_a_whole_word(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.window.resize(900, 600)
    after_their_turns(table)
    status = table.window.status
    status.say("Computer: " + "Susuki grass chaff took Susuki grass Geese; " * 9)
    QTest.qWait(20)
    shown = status.shown_sentence
    assert shown.endswith("…")
    assert status.currentMessage()[len(shown) - 1] in " ;"
    status.say("Computer: Pine chaff, laid.")
    assert status.shown_sentence == "Computer: Pine chaff, laid."


def test_the_last_turns_are_played_again_by_a_key(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    after_their_turns(table)
    session, scene = table.window.session, table.window.driver.scene
    state, view = session.game.state, session.view
    table.key(Qt.Key.Key_A)
    assert scene.stage.moving
    assert scene.board.view == view
    scene.land()
    assert session.game.state is state
    assert scene._fresh.items
    session.play(session.moves[0])
    assert session.game.state is not state


def test_nothing_is_played_again_before_anything_was(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    if len(table.window.session.game.moves) == 0:
        table.key(Qt.Key.Key_A)
        assert "Nothing was played" in table.window.status.currentMessage()


def test_what_is_played_again_shows_no_hand_of_another(lay: Lay) -> None:
    """Two people at one screen: the second sees what the first has played, not what from."""
    table = lay("person", "person", seed=8)
    table.until(lambda: table.panels.curtain.is_open)
    session = table.window.session
    for _ in range(2):
        table.panels.curtain.close()
        session.play(session.moves[0])
        while not table.panels.curtain.is_open and session.moves and table.asked == "take":
            session.play(session.moves[0])
        table.until(lambda: table.panels.is_open, hurried=True)
    table.panels.curtain.close()
    seat = session.seated.shown_seat
    hidden = table.hand(1 - seat)
    assert table.window.driver.scene._fresh.items
    table.key(Qt.Key.Key_A)
    for _ in range(6):
        assert not table.faces() & hidden
        QTest.qWait(60)
    table.window.driver.scene.land()
    assert not table.faces() & hidden


# --- yaku ----------------------------------------------------------------------------------------


def test_escape_takes_the_board_of_yaku_away(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    table.until_asked()
    table.key(Qt.Key.Key_Y)
    board = signs(table).board
    assert board.isVisible()
    hand = table.board.layout.slot("h0")
    assert board.rect.bottom() <= hand.y
    table.key(Qt.Key.Key_Escape)
    assert not board.isVisible()


def test_the_nearest_yaku_stand_on_the_table_unless_one_does_not_want_them(lay: Lay) -> None:
    table = lay("person", "greedy", seed=8)
    for _ in range(4):
        after_their_turns(table)
        if table.panels.is_open:
            break
    nearest, window = signs(table).nearest, table.window
    assert nearest.isVisible()
    assert nearest.rect.width() > 100
    window.menu_actions["nearest"].trigger()
    assert not nearest.isVisible()
    assert not window.settings.nearest
