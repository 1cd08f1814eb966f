"""What is ready in a patience is collected by itself, for whoever wishes that."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.solver.hints import harmless, takes_away
from hanafuda_desktop.families.tableau.state import Collect
from hanafuda_desktop.families.tableau.ui import controller
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.settings import AutoCollect
from tests.families.tableau.solver.small_games import small_game

RULES = small_game("earlier").compiled.rules


def _line(*, safe: bool) -> tuple[int, tuple[Any, ...]]:
    """A deal, and moves after the last of which something can be collected, safely or not."""
    for seed in range(400):
        game, chance = new_game(RULES, seed=seed), random.Random(seed)
        while game.outcome is None and len(game.moves) < 20 and game.legal_moves():
            taken = takes_away(game.view(), move := chance.choice(game.legal_moves()))
            game.push(move)
            moves = game.legal_moves()
            ready = any(isinstance(each, Collect) for each in moves)
            if not ready or taken:
                continue
            if (harmless(RULES, game.view(), moves) is not None) is safe:
                return seed, game.moves
    raise AssertionError("no such deal")


@pytest.fixture
def opened(
    make: Callable[[], MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., MainWindow]:
    """Opens a window with a small patience, in which its first move has been played."""
    monkeypatch.setattr(controller, "COLLECT_REST", 0)
    monkeypatch.setattr(controller, "BANNER", 0)

    def window(wish: AutoCollect, *, safe: bool) -> MainWindow:
        seed, (*before, last) = _line(safe=safe)
        made = make()
        made.session.open(GameRef(RULES.id, tmp_path / "small.yaml"), RULES, seed=seed)
        for move in before:
            made.session.play(move)
        made.use(replace(made.settings, collecting=wish, reduced_motion=True), save=False)
        made.session.play(last)
        return made

    return window


def _collected(window: MainWindow) -> bool:
    """Whether something was collected after the person's last move."""
    return isinstance(window.session.game.moves[-1], Collect)


@pytest.mark.parametrize("wish", [AutoCollect.HARMLESS, AutoCollect.ALWAYS])
def test_what_can_do_no_harm_is_collected_as_a_move_that_can_be_taken_back(
    qtbot: QtBot, opened: Callable[..., MainWindow], wish: AutoCollect
) -> None:
    window = opened(wish, safe=True)
    qtbot.waitUntil(lambda: _collected(window))
    count = len(window.session.game.moves)
    window.session.undo()
    assert len(window.session.game.moves) == count - 1
    qtbot.wait(30)
    assert len(window.session.game.moves) == count - 1  # it stays so until the next move


def test_what_could_hurt_is_collected_only_for_who_always_wants_it(
    qtbot: QtBot, opened: Callable[..., MainWindow]
) -> None:
    window = opened(AutoCollect.HARMLESS, safe=False)
    qtbot.wait(30)
    assert not _collected(window)
    window = opened(AutoCollect.ALWAYS, safe=False)
    qtbot.waitUntil(lambda: _collected(window))


def test_usually_nothing_is_collected(qtbot: QtBot, opened: Callable[..., MainWindow]) -> None:
    window = opened(AutoCollect.NEVER, safe=True)
    qtbot.wait(30)
    assert not _collected(window)


def test_the_wish_can_be_taken_back_while_it_waits(
    qtbot: QtBot, opened: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller, "COLLECT_REST", 50)
    window = opened(AutoCollect.ALWAYS, safe=True)
    window.use(replace(window.settings, collecting=AutoCollect.NEVER), save=False)
    qtbot.wait(90)
    assert not _collected(window)
