"""A patience is won before a person's eyes, who can go on instead at any time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app import demo, worker_process
from hanafuda_desktop.app.demo import why_not
from hanafuda_desktop.app.main_window import MainWindow
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.solver_questions import Found, Position
from hanafuda_desktop.engine.families import compile_tableau
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.solver.solving import solve
from hanafuda_desktop.solver.verdict import Solution, Verdict
from tests.app.in_a_window import attendant_of
from tests.app.thinking_here import WorkerHere
from tests.solver.small_games import small_game

SMALL = small_game("lower kind").program.rules


class SolverHere(WorkerHere):
    """Solves positions in the test's own thread."""

    def _answer(self) -> None:
        assert self._waiting is not None
        number, question = self._waiting
        if isinstance(question.what, Position):
            solution = solve(compile_tableau(question.rules), question.what.state)
            self._tell(Found(number, solution))
        else:
            super()._answer()


def _deal(verdict: Verdict) -> int:
    engine = compile_tableau(SMALL)
    seeds = (seed for seed in range(60) if _solved(engine, seed).verdict is verdict)
    return next(seeds)


def _solved(engine: Any, seed: int) -> Solution:
    return solve(engine, Game(SMALL, seed=seed).state)


@pytest.fixture
def small(
    make: Callable[[], MainWindow], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Verdict], MainWindow]:
    """Opens a window with a small patience that can be won, or cannot."""
    monkeypatch.setattr(worker_process, "WorkerProcess", SolverHere)
    monkeypatch.setattr(demo, "DEMO_FIRST", 1)
    monkeypatch.setattr(demo, "DEMO_REST", 1)
    monkeypatch.setattr(demo, "BANNER", 1)

    def window(verdict: Verdict) -> MainWindow:
        made = make()
        ref = GameRef(SMALL.id, tmp_path / "small.yaml")
        made.session.open(ref, SMALL, seed=_deal(verdict))
        with qtbot.waitExposed(made):
            made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.table.setFocus()
        return made

    return window


def _moves(window: MainWindow) -> int:
    return len(window.session.game.moves)


def test_a_deal_is_won_before_ones_eyes(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot
) -> None:
    window = small(Verdict.WON)
    show = window.menu_actions["demo"]
    words = show.text()
    qtbot.keyClick(window.table, Qt.Key.Key_G)
    assert show.text() != words
    qtbot.waitUntil(lambda: window.session.is_over)
    outcome = window.session.game.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    panel = attendant_of(window).occasions.celebration.result
    assert "This is how it is won" in panel.description
    assert show.text() == words
    assert not show.isEnabled()
    window.menu_actions["undo"].trigger()
    assert not window.session.is_over
    assert show.isEnabled()


def _touch(window: MainWindow) -> None:
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))


def _press_key(window: MainWindow) -> None:
    QTest.keyClick(window.table, Qt.Key.Key_Right)


def _by(action: str) -> Callable[[MainWindow], None]:
    return lambda window: window.menu_actions[action].trigger()


@pytest.mark.parametrize(
    "act",
    [_touch, _press_key, _by("demo"), _by("undo"), _by("hint"), _by("restart"), _by("new-deal")],
    ids=["click", "key", "again", "undo", "hint", "restart", "new deal"],
)
def test_whatever_a_person_does_stops_it(
    small: Callable[[Verdict], MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    act: Callable[[MainWindow], None],
) -> None:
    window = small(Verdict.WON)
    monkeypatch.setattr(demo, "DEMO_REST", 60_000)
    window.menu_actions["demo"].trigger()
    qtbot.waitUntil(lambda: _moves(window) == 1)
    shown = attendant_of(window).searches.demo
    assert shown is not None
    assert shown.is_on
    act(window)
    assert not shown.is_on
    assert not shown._timer.isActive()
    count = _moves(window)
    window.session.play(window.session.moves[0])  # the game goes on from there
    assert _moves(window) == count + 1


def test_a_deal_that_nobody_wins_is_not_shown(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot
) -> None:
    window = small(Verdict.LOST)
    window.menu_actions["demo"].trigger()
    assert window.status.currentMessage() == "Looking for a way to win."
    qtbot.waitUntil(lambda: "cannot be won" in window.status.currentMessage())
    assert _moves(window) == 0
    shown = attendant_of(window).searches.demo
    assert shown is not None
    assert not shown.is_on


@pytest.mark.parametrize(
    ("solution", "moves", "words"),
    [
        (Solution(Verdict.LOST, (), 5), 0, "cannot be won by anybody"),
        (Solution(Verdict.LOST, (), 5), 3, "Take some moves back"),
        (Solution(Verdict.UNKNOWN, (), 5), 3, "there may still be one"),
        (None, 3, "cannot be asked"),
    ],
)
def test_why_nothing_is_shown(solution: Solution | None, moves: int, words: str) -> None:
    assert words in why_not(solution, moves=moves)


def test_what_is_known_is_shown_at_once(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = small(Verdict.WON)
    window.menu_actions["outlook"].trigger()
    attendant = attendant_of(window)
    qtbot.waitUntil(lambda: attendant.searches.outlook.words == "Can be won")
    monkeypatch.setattr(attendant.searches.solving, "wonder", None)  # nothing is asked
    window.menu_actions["demo"].trigger()
    qtbot.waitUntil(lambda: window.session.is_over)


def test_looking_for_a_way_goes_on_when_the_outlook_is_not_wanted_any_more(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot
) -> None:
    window = small(Verdict.WON)
    window.menu_actions["outlook"].trigger()
    qtbot.waitUntil(lambda: attendant_of(window).searches.outlook.words == "Can be won")
    attendant_of(window).searches.solving.forget()
    window.menu_actions["demo"].trigger()
    window.menu_actions["outlook"].trigger()
    qtbot.waitUntil(lambda: window.session.is_over)


def test_looking_for_a_way_stops_with_a_move(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions["demo"].trigger()
    shown = attendant_of(window).searches.demo
    assert shown is not None
    assert shown.is_on
    window.session.play(window.session.moves[0])
    assert not shown.is_on
    assert not attendant_of(window).searches.solving.is_busy
    assert window.status.currentMessage() == ""


def test_other_games_show_nothing(window: MainWindow) -> None:
    window.session.open(GameRef("koi-koi"), seed=3)
    assert not window.menu_actions["demo"].isEnabled()


@pytest.mark.parametrize("game", ["koi-koi", "hanapette"])
def test_a_game_that_comes_while_it_is_shown_is_told_by_its_own_attendant(
    small: Callable[[Verdict], MainWindow], game: str
) -> None:
    window = small(Verdict.WON)
    window.menu_actions["demo"].trigger()
    before, told = window.driver.attendant, list[object]()
    assert attendant_of(window).searches.demo is not None
    window.driver.altered.connect(lambda: told.append(window.driver.attendant))
    for name in ("facts", "possible", "reasons"):
        setattr(before, name, lambda: pytest.fail("it is asked about another game"))
    window.session.open(GameRef(game), seed=3)
    assert told[0] is before, "it ends what it shows while the other game is there"
    assert window.driver.attendant is not before
    assert not window.menu_actions["demo"].isEnabled()
