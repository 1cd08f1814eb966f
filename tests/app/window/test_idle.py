"""When nothing moves, no timer runs and no event is handled: idle, the program costs nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.app.editor import checker
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.lab import trial
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import PERSON, Seating
from tests.app.in_a_window import play
from tests.app.quiet import events_within, until_quiet

GAMES = {"tableau": "yatsuhashi", "fishing": "koi-koi", "shedding": "untitled"}


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_table_at_rest(open_table: Callable[..., MainWindow], game: str) -> None:
    seats = (PERSON,) if game == "yatsuhashi" else (PERSON, "greedy")
    window = open_table(*seats, game=game)
    until_quiet()
    assert not window.session.is_over


@pytest.mark.deep
def test_a_table_at_which_somebody_has_played(window: MainWindow) -> None:
    """The time played is told once a second, and that is all; hidden, it costs nothing."""
    play(window, 2)
    assert window.session.stopwatch.running
    for _ in range(20):
        seen = events_within(2.5)
        timers = {what: count for what, count in seen.items() if what.startswith("Timer ")}
        if list(timers) == ["Timer for QTimer '' of a StatusLine"]:
            break
    assert list(timers) == ["Timer for QTimer '' of a StatusLine"], seen
    assert sum(timers.values()) <= 3
    window.use(replace(window.settings, clock=False), save=False)
    until_quiet()


def test_a_real_time_table_that_waits(make: Callable[[], MainWindow]) -> None:
    window = make()
    window.session.open(GameRef("hanapette"), seed=3, seating=Seating((PERSON, "beginner")))
    window.show()
    window.menu_actions["pause"].trigger()
    until_quiet()


def test_the_first_screen(make: Callable[[], MainWindow]) -> None:
    window = make()
    window.screens.show_first()
    window.show()
    until_quiet()


def test_the_page_for_a_new_table(window: MainWindow) -> None:
    window.screens.show_first()
    window.screens.ask_table("koi-koi")
    until_quiet()


SIDE = ("settings", "rules", "cards", "deck", "statistics", "past-games", "keyboard", "about")


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("action", SIDE)
def test_a_window_beside_the_table(window: MainWindow, action: str) -> None:
    window.menu_actions[action].trigger()
    _without_blinking()
    until_quiet()


def test_the_editor_of_rules(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    few = partial(trial.tried_in_steps, games=4)  # two hundred take half a minute
    monkeypatch.setattr(checker, "tried_in_steps", few)
    _without_blinking()
    window.menu_actions["edit-rules"].trigger()
    until_quiet()
    (editor,) = window.house_rules.editors.open.values()
    editor.close()


def _without_blinking() -> None:
    """The mark where letters are typed blinks as the system has it; here, it does not."""
    QApplication.setCursorFlashTime(0)
