"""Patiences are solved in a process of their own; the window never waits, and stale answers go."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.workers import clients, solver_work
from hanafuda_desktop.app.workers.clients import SolverClient
from hanafuda_desktop.app.workers.process import Reply
from hanafuda_desktop.app.workers.solver_work import TableauQuestion
from hanafuda_desktop.engine.game import Game
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.schema import TableauRules
from hanafuda_desktop.families.tableau.solver.hints import Advice, hints
from hanafuda_desktop.families.tableau.solver.search import Budget, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve
from hanafuda_desktop.families.tableau.solver.winnability import HintQuestion, Standing, WinQuestion
from hanafuda_desktop.families.tableau.state import TurnStock
from tests.app import odd_solvers
from tests.app.held_up import Attempt, best_moments
from tests.app.in_a_window import controller_of
from tests.app.workers.test_computer_client import _workers
from tests.families.tableau.solver.small_games import small_game
from tests.families.tableau.tables import game_of

pytestmark = pytest.mark.real_worker


class Asking:
    """Asks, and keeps what comes back."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.solving = SolverClient()
        self.standings: list[Standing] = []
        self.advice: list[Advice | None] = []
        self.solving.judged.connect(self.standings.append)

    def settled(self, game: Game) -> Standing:
        """How the game stands, waited for."""
        self.solving.judge(game)
        self.qtbot.waitUntil(lambda: self.standings[-1].is_settled)
        return self.standings[-1]

    def advised(self, game: Game, plan: tuple[Any, ...] = ()) -> Advice | None:
        """The advice for the table as it is, waited for."""
        count = len(self.advice)
        self.ask(game, plan)
        self.qtbot.waitUntil(lambda: len(self.advice) > count)
        return self.advice[-1]

    def ask(self, game: Game, plan: tuple[Any, ...] = ()) -> None:
        assert isinstance(game.rules, TableauRules)
        self.solving.advise(game.rules, game.view(), plan, self.advice.append)


@pytest.fixture
def asking(qtbot: QtBot) -> Iterator[Asking]:
    made = Asking(qtbot)
    yield made
    made.solving.stop()
    made.solving.deleteLater()


def _small(name: str = "three at a time", seed: int = 0) -> Game:
    return new_game(small_game(name).compiled.rules, seed=seed)


# --- judging -------------------------------------------------------------------------------------


@pytest.mark.rule("YA-10")
def test_a_game_is_judged_from_move_to_move(asking: Asking) -> None:
    """Won along the line; lost by the move that leads off it into what cannot be won."""
    game = _small()
    assert asking.settled(game).verdict is Verdict.WON
    engine = small_game("three at a time")
    while True:
        line = asking.solving.line
        losing = [
            move
            for move in game.legal_moves()
            if solve(engine, engine.apply(game.state, move).state, Budget()).verdict is Verdict.LOST
        ]
        if losing:
            break
        game.push(line[0])
        assert asking.settled(game).verdict is Verdict.WON
        assert asking.solving.line == line[1:]
    lost_by = len(game.moves) + 1
    game.push(losing[0])
    if game.legal_moves():
        game.push(game.legal_moves()[0])
    standing = asking.settled(game)
    assert (standing.verdict, standing.lost_since) == (Verdict.LOST, lost_by)
    assert standing.is_exact
    while len(game.moves) >= lost_by:
        game.pop()
    assert asking.settled(game).verdict is Verdict.WON


def test_a_game_that_was_loaded_is_judged_back_to_the_move_that_lost_it(asking: Asking) -> None:
    game = _small(seed=5)
    engine = small_game("three at a time")
    verdicts = [solve(engine, game.state, Budget()).verdict]
    while game.legal_moves() and len(verdicts) < 9:
        game.push(game.legal_moves()[-1])
        verdicts.append(solve(engine, game.state, Budget()).verdict)
    standing = asking.settled(game)
    lost = verdicts.index(Verdict.LOST) if Verdict.LOST in verdicts else None
    assert standing.lost_since == lost


def test_another_game_begins_anew(asking: Asking) -> None:
    asking.settled(_small(seed=0))
    other = _small(seed=1)
    other_standing = asking.settled(other)
    engine = small_game("three at a time")
    assert other_standing.verdict is solve(engine, other.state, Budget()).verdict


def test_what_is_judged_is_dropped_when_the_table_changes(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long search is called off in the midst of it, and the next question is answered."""
    monkeypatch.setattr(solver_work, "serve", odd_solvers.searches_until_called_off)
    game = game_of(seed=1)
    searched: list[int] = []
    asking.solving.searched.connect(searched.append)
    asking.solving.judge(game)
    asking.qtbot.waitUntil(lambda: len(searched) > 1)
    asking.solving.drop()
    assert not asking.solving.is_busy
    asking.standings.clear()
    advice = asking.advised(_small())  # only a process that is free again gives it
    assert advice == Advice((TurnStock(),))
    assert asking.standings == []


# --- hints ---------------------------------------------------------------------------------------


def test_advice_comes_from_the_process(asking: Asking) -> None:
    game = game_of(seed=2)
    assert isinstance(game.rules, TableauRules)
    advice = asking.advised(game)
    assert advice is not None
    assert set(advice.moves) == set(hints(game.rules, game.view()))
    plan = (advice.moves[-1],)
    assert asking.advised(game, plan) == Advice(
        (plan[0], *(move for move in hints(game.rules, game.view()) if move != plan[0])), plan
    )


def test_a_hint_goes_before_the_judgement_which_is_then_made(asking: Asking) -> None:
    game = _small()
    asking.solving.judge(game)
    asking.ask(game)
    asking.qtbot.waitUntil(lambda: bool(asking.advice))
    asking.qtbot.waitUntil(lambda: asking.standings[-1].is_settled)


def test_a_hint_never_gets_more_than_a_view() -> None:
    assert set(HintQuestion.__slots__) == {"view", "plan", "budget_ms"}


def test_time_that_is_up_ends_the_search_with_what_there_is() -> None:
    game = game_of(seed=2)
    assert isinstance(game.rules, TableauRules)
    question = TableauQuestion(game.rules, HintQuestion(game.view(), (), 0))
    (found,) = solver_work.found(1, question, lambda: True)
    assert found == Reply(1, Advice(hints(game.rules, game.view())))
    (called_off,) = solver_work.found(1, question, lambda: False)
    assert called_off == Reply(1, None)


def test_a_budget_that_is_spent_leaves_it_open() -> None:
    game = game_of(seed=2)
    assert isinstance(game.rules, TableauRules)
    question = TableauQuestion(game.rules, WinQuestion(game.state, Budget(1, 1000)))
    *_, found = solver_work.found(1, question, lambda: True)
    assert isinstance(found, Reply)
    assert getattr(found.answer, "verdict", None) is Verdict.UNKNOWN


# --- what may go wrong ---------------------------------------------------------------------------


def test_the_window_does_not_stand_still(qtbot: QtBot) -> None:
    """While the process comes up and searches, and is told to stop."""
    game = game_of(seed=1)
    made: list[Asking] = []

    def begin() -> Attempt:
        qtbot.waitUntil(lambda: not _workers())
        made.append(Asking(qtbot))
        solving = made[-1].solving
        return Attempt(
            lambda number: None if number % 20 else solving.judge(game),
            lambda: solving._worker.is_up,
            solving.stop,
        )

    first = begin()  # it imports what all later ones need
    first.before_events(0)
    first.end()
    assert best_moments(begin).are_short
    for asking in made:
        asking.solving.deleteLater()


@pytest.mark.deep
def test_one_that_dies_again_and_again_is_no_longer_asked(
    asking: Asking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(solver_work, "serve", odd_solvers.dies_once_asked)
    game = _small()
    asking.solving.judge(game)
    assert asking.advised(game) is None
    assert "the solver is not asked any more" in caplog.text
    assert asking.standings[-1].verdict is None
    assert asking.advised(game) is None  # and at once
    asking.qtbot.waitUntil(lambda: not _workers())


def test_one_that_dies_once_is_asked_again(
    asking: Asking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = _small()
    with monkeypatch.context() as patched:
        patched.setattr(solver_work, "serve", odd_solvers.hangs)
        asking.solving.judge(game)
        asking.qtbot.waitUntil(lambda: asking.solving._worker._is_ready)
    (process,) = _workers()
    process.kill()
    asking.qtbot.waitUntil(lambda: asking.standings[-1].is_settled)
    assert "the process of the solver has ended" in caplog.text


def test_a_hint_from_one_that_hangs_is_not_waited_for(
    asking: Asking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver_work, "serve", odd_solvers.hangs)
    monkeypatch.setattr(clients, "GRACE_MS", 200)
    assert asking.advised(_small()) is None


def test_qt_is_not_imported_there(
    asking: Asking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(solver_work, "serve", odd_solvers.refuses_with_qt)
    with caplog.at_level(logging.ERROR):
        assert asking.advised(_small()) is not None
    assert caplog.text == ""


# --- windows -------------------------------------------------------------------------------------


def test_a_hint_at_the_table_and_closing_ends_the_process(window: MainWindow, qtbot: QtBot) -> None:
    hinted: list[object] = []
    window.driver.scene.show_hint = hinted.append  # type: ignore[assignment,method-assign]
    assert _workers() == []  # nobody has asked anything
    window.menu_actions["hint"].trigger()
    qtbot.waitUntil(lambda: bool(hinted))
    assert hinted[0] in window.session.moves
    plan = controller_of(window).hints.plan
    assert plan == () or plan[0] == hinted[0]
    (process,) = _workers()
    window.session.play(hinted[0])
    assert controller_of(window).hints.plan == plan[1:]
    window.menu_actions["hint"].trigger()
    qtbot.waitUntil(lambda: len(hinted) > 1)
    assert _workers() == [process]
    window.close()
    qtbot.waitUntil(lambda: not process.is_running())


def test_without_a_solver_there_are_hints(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver_work, "serve", odd_solvers.dies_once_asked)
    hinted: list[object] = []
    window.driver.scene.show_hint = hinted.append  # type: ignore[assignment,method-assign]
    window.menu_actions["hint"].trigger()
    qtbot.waitUntil(lambda: bool(hinted))
    rules = window.session.rules
    assert isinstance(rules, TableauRules)
    assert hinted == [hints(rules, window.session.view)[0]]
