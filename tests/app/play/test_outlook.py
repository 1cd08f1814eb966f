"""Below the table it stands whether a patience can still be won, for those who want to know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.solver.search import Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve
from hanafuda_desktop.families.tableau.solver.winnability import Standing
from hanafuda_desktop.families.tableau.ui.hints import standing_words
from hanafuda_desktop.play.autosave import GameRef
from tests.app.in_a_window import controller_of, words_of
from tests.app.workers.test_computer_client import _workers
from tests.families.tableau.solver.small_games import small_game

SMALL = small_game("lower kind").compiled.rules


@pytest.mark.parametrize(
    ("standing", "words"),
    [
        (Standing(None, None, -1, is_settled=False), "Looking ahead"),
        (Standing(Verdict.WON, None, 4, is_settled=True), "Can be won"),
        (Standing(Verdict.UNKNOWN, None, 2, is_settled=True), "Not decided"),
        (Standing(Verdict.LOST, 0, -1, is_settled=True), "Cannot be won"),
        (Standing(Verdict.LOST, 31, 30, is_settled=True), "Lost since move 31"),
        (Standing(Verdict.LOST, 31, 12, is_settled=False), "Lost"),
        (Standing(Verdict.LOST, 31, 12, is_settled=True), "Lost by move 31"),
    ],
)
def test_how_a_game_stands_in_words(standing: Standing, words: str) -> None:
    assert standing_words(standing) == words


def _moves_that_lose() -> tuple[int, tuple[Any, ...]]:
    """A deal that can be won, and some moves of which the last loses it."""
    engine = engine_for(Tableau, SMALL)
    for seed in range(40):
        game = new_game(SMALL, seed=seed)
        line = solve(engine, game.state).moves
        for move in line[:6]:
            for other in game.legal_moves():
                after = engine.apply(game.state, other).state
                if solve(engine, after).verdict is Verdict.LOST and engine.legal_moves(after):
                    return seed, (*game.moves, other)
            game.push(move)
    raise AssertionError("no such deal")


@pytest.fixture
def small(
    make: Callable[[], MainWindow], qtbot: QtBot, tmp_path: Path
) -> tuple[MainWindow, tuple[Any, ...]]:
    """A window with a small patience in which a person wants to know, and moves that lose it."""
    seed, moves = _moves_that_lose()
    window = make()
    window.use(replace(window.settings, outlook=True), save=False)
    window.session.open(GameRef(SMALL.id, tmp_path / "small.yaml"), SMALL, seed=seed)
    with qtbot.waitExposed(window):
        window.show()
    return window, moves


@pytest.mark.deep
@pytest.mark.real_worker
def test_it_is_said_since_when_a_game_is_lost_and_one_can_go_back(
    small: tuple[MainWindow, tuple[Any, ...]], qtbot: QtBot
) -> None:
    window, moves = small
    back = window.menu_actions["back-to-won"]
    qtbot.waitUntil(lambda: "Can be won" in words_of(window))
    assert not back.isEnabled()
    for move in moves:
        window.session.play(move)
    window.session.play(window.session.moves[0])
    lost = f"Lost since move {len(moves)}"
    qtbot.waitUntil(lambda: lost in words_of(window))
    assert back.isEnabled()
    back.trigger()
    assert window.session.game.moves == moves[:-1]
    assert len(window.session.game.undone) == 2
    qtbot.waitUntil(lambda: "Can be won" in words_of(window))
    assert not back.isEnabled()
    window.menu_actions["outlook"].trigger()
    assert not window.settings.outlook
    assert "Can be won" not in words_of(window)
    window.close()
    qtbot.waitUntil(lambda: not _workers())


def test_nobody_looks_ahead_unless_it_is_wanted(window: MainWindow, qtbot: QtBot) -> None:
    assert not window.settings.outlook
    outlook = controller_of(window).outlook
    qtbot.wait(400)
    assert outlook.words == ""
    assert "solving" not in vars(controller_of(window))
    window.menu_actions["outlook"].trigger()
    qtbot.waitUntil(lambda: "Not decided" in words_of(window))  # by the solver of the tests
    window.session.play(window.session.moves[0])
    assert outlook.words == "Looking ahead"  # and not what held before
    qtbot.waitUntil(lambda: "Not decided" in words_of(window))
    assert outlook.way_back is None
    window.menu_actions["back-to-won"].trigger()
    assert len(window.session.game.moves) == 1


def test_other_games_have_no_way_back(window: MainWindow) -> None:
    window.use(replace(window.settings, outlook=True), save=False)
    window.session.open(GameRef("koi-koi"), seed=3)
    assert not window.menu_actions["back-to-won"].isEnabled()
    assert window.status.facts["Outlook"].text() == ""
