"""What happens is told to a screen reader, each thing once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible

from hanafuda_desktop.app.window import announcer
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.engine.events import Called, CardsMatched, YakuMade
from hanafuda_desktop.families.speed.moves import Put
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating
from tests.app.at_the_table import AtTable
from tests.app.in_a_window import play
from tests.app.in_real_time import InRealTime

Lay = Callable[..., AtTable]
Listen = Callable[[MainWindow], list[str]]


@pytest.fixture
def listen(heard: list[str]) -> Listen:
    """Listens to a window."""

    def begin(window: MainWindow) -> list[str]:
        window.announcer.begin()  # as it does when the window was painted
        heard.clear()
        return heard

    return begin


def test_a_round_is_told_move_by_move(lay: Lay, listen: Listen) -> None:
    table = lay(PERSON, "casual", seed=3, rounds=1)
    table.until_asked()
    window, game = table.window, table.window.session.game
    heard, first = listen(window), len(game.moves)
    table.play_on(lambda: window.session.seated.asked in ("next", "nothing"))
    events = [event for _, told in window.session.game.history[first:] for event in told]
    took = sum(isinstance(event, CardsMatched) and bool(event.mates) for event in events)
    assert sum(said.count(" took ") for said in heard) == took
    made = sum(isinstance(event, YakuMade) for event in events)
    assert sum(said.count("made ") for said in heard if ": " in said) == made
    called = sum(isinstance(event, Called) for event in events)
    assert sum(said.count(" called ") for said in heard if "\n" not in said) == called
    moves = [said for said in heard if said.startswith(("You: ", "Casual: ", "Computer: "))]
    assert moves
    assert len(moves) <= len(window.session.game.moves) - first
    assert "Your turn." in heard


def test_ones_own_turn_is_told_once(lay: Lay, listen: Listen) -> None:
    table = lay(PERSON, "casual", seed=3)
    table.until_asked()
    heard = listen(table.window)
    for _ in range(3):
        table.window.driver.arrived.emit()
        table.window.driver.altered.emit()
    assert heard == []
    for turns in (1, 2):
        table.window.driver.scene.move_chosen.emit(table.window.session.moves[0])
        table.until(lambda: table.is_asked() and table.window.driver.scene.has_arrived)
        assert (table.asked, table.panels.is_open) == ("play", False)
        assert heard.count("Your turn.") == turns


def test_ones_turn_in_another_game_is_told_too(
    lay: Lay, listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A game may lie in memory where the one before lay.
    monkeypatch.setattr(announcer, "id", lambda _game: 4711, raising=False)
    table = lay(PERSON, "casual", seed=3)
    heard, session = listen(table.window), table.window.session
    for turns in (1, 2):
        table.until(lambda: table.is_asked() and table.window.driver.scene.has_arrived)
        assert not session.game.moves
        assert heard.count("Your turn.") == turns
        session.deal(seed=3)


def test_ones_turn_is_told_after_what_was_played(lay: Lay, listen: Listen) -> None:
    table = lay(PERSON, "casual", seed=3)
    window = table.window
    window.use(replace(window.settings, reduced_motion=True), save=False)
    table.until_asked()
    heard = listen(window)
    window.driver.scene.move_chosen.emit(window.session.moves[0])
    table.until(lambda: "Your turn." in heard)
    assert heard[-1] == "Your turn."
    assert sum(said.startswith("Computer: ") for said in heard) == 1


def test_a_patience_is_told_card_by_card(window: MainWindow, listen: Listen) -> None:
    heard = listen(window)
    play(window, 1)
    told = heard.copy()
    assert told
    assert told[0].endswith(".")
    assert "None" not in "".join(told)
    window.session.undo()
    assert heard[len(told) :] == ["Taken back."]
    window.session.redo()
    assert heard[len(told) + 1 :] == told


def test_what_comes_up_is_told_once_and_not_again_for_each_button(lay: Lay, listen: Listen) -> None:
    table = lay(PERSON, "casual", seed=3)
    table.until_asked()
    heard = listen(table.window)
    table.controller.show_history()
    panel = table.controller.panels.history
    assert heard == [panel.description]
    panel.moved.emit(panel.description)
    assert len(heard) == 1


def test_what_stands_below_the_table_is_told(window: MainWindow, listen: Listen) -> None:
    heard = listen(window)
    window.status.say("The deck is missing.")
    window.status.say("The deck is missing.")
    assert heard == ["The deck is missing."]


def test_a_game_in_real_time_is_told(lay_live: Callable[..., InRealTime], listen: Listen) -> None:
    table = lay_live(PERSON, "casual")
    heard = listen(table.window)
    table.begin()
    assert "One, two, three." in heard
    before = len(heard)
    table.move(next(each for each in table.session.game.legal_moves(0) if isinstance(each, Put)))
    mine = [said for said in heard[before:] if said.startswith("You: ")]
    assert len(mine) == 1
    assert "on middle stack" in mine[0]


def test_a_table_behind_another_page_is_silent(lay: Lay, listen: Listen) -> None:
    table = lay(PERSON, "casual", seed=3)
    table.until_asked()
    window = table.window
    heard = listen(window)
    window.screens.show_first()
    heard.clear()
    window.driver.scene.came_up.emit("A panel.")
    window.driver.arrived.emit()
    table.controller.said.emit("The deck is missing.")
    assert heard == ["The deck is missing."], "below all pages, the line is seen"


def test_a_game_is_called_by_its_name_once_it_is_seen(lay: Lay, listen: Listen) -> None:
    table = lay(PERSON, "casual", seed=3)
    window = table.window
    heard = listen(window)
    window.screens.show_first()
    window.session.open(GameRef("koi-koi"), seed=4, seating=Seating((PERSON, "casual"), 1))
    assert heard.count("Koi-Koi.") == 1


def test_without_a_screen_reader_nothing_is_made(window: MainWindow, listen: Listen) -> None:
    QAccessible.setActive(False)
    heard = listen(window)
    play(window, 1)
    window.status.say("The deck is missing.")
    assert heard == []
