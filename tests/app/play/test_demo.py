"""A patience is won before a person's eyes, who was asked first, and whose game stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.workers import process
from hanafuda_desktop.app.workers.process import Reply
from hanafuda_desktop.engine.family import engine_for
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.family import Tableau
from hanafuda_desktop.families.tableau.solver.search import Solution, Verdict
from hanafuda_desktop.families.tableau.solver.solver import solve
from hanafuda_desktop.families.tableau.solver.winnability import WinQuestion
from hanafuda_desktop.families.tableau.ui import panels
from hanafuda_desktop.families.tableau.ui.panels import why_not
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.table.cards.card_item import CardItem
from tests.app.in_a_window import controller_of, play
from tests.app.thinking_here import WorkerHere
from tests.families.tableau.solver.small_games import small_game

SMALL = small_game("lower kind").compiled.rules


class SolverHere(WorkerHere):
    """Solves positions in the test's own thread."""

    def _answer(self) -> None:
        assert self._waiting is not None
        number, question = self._waiting
        if isinstance(question.what, WinQuestion):
            solution = solve(engine_for(Tableau, question.rules), question.what.state)
            self._tell(Reply(number, solution))
        else:
            super()._answer()


def _deal(verdict: Verdict) -> int:
    engine = engine_for(Tableau, SMALL)
    seeds = (seed for seed in range(60) if _solved(engine, seed).verdict is verdict)
    return next(seeds)


def _solved(engine: Any, seed: int) -> Solution:
    return solve(engine, new_game(SMALL, seed=seed).state)


@pytest.fixture
def small(
    make: Callable[[], MainWindow], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Verdict], MainWindow]:
    """Opens a window with a small patience that can be won, or cannot."""
    monkeypatch.setattr(process, "WorkerProcess", SolverHere)
    monkeypatch.setattr(panels, "DEMO_FIRST", 1)
    monkeypatch.setattr(panels, "DEMO_REST", 1)
    monkeypatch.setattr(panels, "DEMO_WON", 1)
    monkeypatch.setattr(panels, "BANNER", 1)

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


def _demo(window: MainWindow) -> panels.Demo:
    return controller_of(window).demo


def _ask(window: MainWindow) -> panels.Demo:
    """Ask for a solution, and say yes when asked back."""
    window.menu_actions["demo"].trigger()
    shown = _demo(window)
    assert shown.question.is_open
    shown.question.press("show")
    return shown


def _as_left(window: MainWindow) -> tuple[object, ...]:
    """All that must be as it was when a solution was shown."""
    session = window.session
    game = session.game
    return game.moves, game.undone, session.view, session.moves


def _shown_cards(window: MainWindow) -> dict[str, tuple[int | None, ...]]:
    """What lies on the table that is seen."""
    board = window.driver.scene.board
    return {pile.id: pile.cards for pile in board.view.piles}


def test_it_is_asked_before_a_solution_is_shown(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot, heard: list[str]
) -> None:
    window = small(Verdict.WON)
    qtbot.keyClick(window.table, Qt.Key.Key_G)
    shown = _demo(window)
    assert shown.question.is_open
    assert shown.question.title == "Show a solution?"
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert not shown.question.is_open
    assert not shown.is_on
    qtbot.keyClick(window.table, Qt.Key.Key_G)
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown.shows)
    assert shown.ribbon.isVisible()
    assert shown.ribbon.text == "Showing a solution – Esc stops"
    assert shown.ribbon.text in heard


def test_a_deal_is_won_before_ones_eyes_and_the_game_is_as_it_was_left(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot
) -> None:
    window = small(Verdict.WON)
    session = window.session
    play(window, 2)
    session.undo()
    before, lies, elapsed_ms = _as_left(window), _shown_cards(window), session.stopwatch.elapsed_ms
    show = window.menu_actions["demo"]
    words = show.text()
    seen = []
    shown = _ask(window)
    shown.shown.connect(lambda _events, view: seen.append(view))
    assert show.text() != words
    qtbot.waitUntil(lambda: bool(seen) and seen[-1].outcome is not None)
    assert seen[-1].outcome.winners == (0,)
    assert not session.is_over
    qtbot.waitUntil(lambda: not shown.is_on)
    assert "Your game goes on" in window.status.currentMessage()
    assert _as_left(window) == before
    assert session.stopwatch.elapsed_ms - elapsed_ms < 1000, "the clock stood still"
    assert session.stopwatch.running
    assert _shown_cards(window) == lies
    assert not shown.ribbon.isVisible()
    assert show.text() == words


def test_a_solution_counts_for_nothing(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot
) -> None:
    window = small(Verdict.WON)
    noted: list[object] = []
    window.recorder.prepare()
    window.recorder.note = lambda *entry: noted.append(entry)  # type: ignore[method-assign]
    shown = _ask(window)
    qtbot.waitUntil(lambda: not shown.is_on)
    assert noted == []
    assert not controller_of(window).panels.celebration.is_open
    assert window.session.seated.helped == 1, "the record says that one was shown"


def test_the_clock_stands_still_while_a_solution_is_shown(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = small(Verdict.WON)
    monkeypatch.setattr(panels, "DEMO_REST", 60_000)
    play(window, 1)
    assert window.session.stopwatch.running
    shown = _ask(window)
    qtbot.waitUntil(lambda: shown.shows)
    assert not window.session.stopwatch.running
    window.driver.look_away()
    window.driver.look_back()
    assert not window.session.stopwatch.running
    shown.end()
    assert window.session.stopwatch.running


def test_a_clock_that_stood_still_does_so_afterwards(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot
) -> None:
    window = small(Verdict.WON)
    assert not window.session.stopwatch.running
    shown = _ask(window)
    qtbot.waitUntil(lambda: not shown.is_on)
    assert not window.session.stopwatch.running


def _touch(window: MainWindow) -> None:
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))


def _press(key: Qt.Key) -> Callable[[MainWindow], None]:
    return lambda window: QTest.keyClick(window.table, key)


def _by(action: str) -> Callable[[MainWindow], None]:
    return lambda window: window.menu_actions[action].trigger()


@pytest.mark.deep_but(2)
@pytest.mark.parametrize(
    "act",
    [_touch, _press(Qt.Key.Key_Right), _press(Qt.Key.Key_Escape), _by("demo")],
    ids=["click", "key", "escape", "again"],
)
def test_whatever_a_person_does_stops_it_and_does_nothing_to_the_game(
    small: Callable[[Verdict], MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    act: Callable[[MainWindow], None],
) -> None:
    window = small(Verdict.WON)
    monkeypatch.setattr(panels, "DEMO_REST", 60_000)
    play(window, 1)
    before, lies = _as_left(window), _shown_cards(window)
    shown = _ask(window)
    qtbot.waitUntil(lambda: _shown_cards(window) != lies)
    for action in ("undo", "redo", "restart", "hint", "back-to-won"):
        assert not window.menu_actions[action].isEnabled()
    qtbot.waitUntil(lambda: bool(window.status.currentMessage()))
    qtbot.keyClick(window.table, Qt.Key.Key_Control)
    assert shown.is_on, "no key by itself"
    act(window)
    assert not shown.is_on
    assert not shown._timer.isActive()
    assert not shown.ribbon.isVisible()
    assert _as_left(window)[:2] == before[:2]
    assert _shown_cards(window) == lies
    assert not window.status.currentMessage(), "what was told of the solution is not true here"
    assert window.menu_actions["undo"].isEnabled()
    window.session.play(window.session.moves[0])  # the game goes on from there
    assert _moves(window) == 2


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("game", ["yatsuhashi", "shiki"])
def test_the_ribbon_hides_nothing_that_is_played_with(
    window: MainWindow, game: str, size: tuple[int, int]
) -> None:
    window.session.open(GameRef(game), seed=7)
    scene = window.driver.scene
    window.resize(*size)
    before = scene.board.layout.places
    controller_of(window).show_demo()
    shown = _demo(window)
    shown._show((window.session.moves[0],))
    for wide, high in ((size[0] - 30, size[1] - 50), size):  # other letters, another ribbon
        window.resize(wide, high)
        strip = shown.ribbon.mapRectToScene(shown.ribbon._box)
        assert not [place for place in _places(window) if place.intersects(strip)]
    shown.end()
    assert scene.board.layout.places == before


def _places(window: MainWindow) -> list[QRectF]:
    """Where the cards and the yaku lie."""
    items = window.driver.scene.items()
    cards = [item.sceneBoundingRect() for item in items if isinstance(item, CardItem)]
    board = window.driver.scene.board
    return [*cards, *(QRectF(*place) for place in board.layout.places)]


def test_another_deal_takes_the_place_of_a_solution(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = small(Verdict.WON)
    monkeypatch.setattr(panels, "DEMO_REST", 60_000)
    lies = _shown_cards(window)
    shown = _ask(window)
    qtbot.waitUntil(lambda: _shown_cards(window) != lies)
    qtbot.waitUntil(lambda: bool(window.status.currentMessage()))
    told = window.status.currentMessage()
    window.menu_actions["new-deal"].trigger()
    assert window.status.currentMessage() != told
    assert not shown.is_on
    assert not shown.ribbon.isVisible()
    view = window.session.view
    assert _shown_cards(window) == {pile.id: pile.cards for pile in view.piles}


def test_a_deal_that_nobody_wins_is_not_shown(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot
) -> None:
    window = small(Verdict.LOST)
    shown = _ask(window)
    assert window.status.currentMessage() == "Looking for a way to win."
    qtbot.waitUntil(lambda: "cannot be won" in window.status.currentMessage())
    assert _moves(window) == 0
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
    controller = controller_of(window)
    qtbot.waitUntil(lambda: controller.outlook.words == "Can be won")
    monkeypatch.setattr(controller.solving, "wonder", None)  # nothing is asked
    shown = _ask(window)
    assert shown.shows
    qtbot.waitUntil(lambda: not shown.is_on)


def test_looking_for_a_way_goes_on_when_the_outlook_is_not_wanted_any_more(
    small: Callable[[Verdict], MainWindow], qtbot: QtBot
) -> None:
    window = small(Verdict.WON)
    window.menu_actions["outlook"].trigger()
    qtbot.waitUntil(lambda: controller_of(window).outlook.words == "Can be won")
    controller_of(window).solving.forget()
    shown = _ask(window)
    window.menu_actions["outlook"].trigger()
    qtbot.waitUntil(lambda: shown.shows)


def test_looking_for_a_way_stops_with_a_move(window: MainWindow, qtbot: QtBot) -> None:
    shown = _ask(window)
    assert shown.is_on
    window.session.play(window.session.moves[0])
    assert not shown.is_on
    assert not controller_of(window).solving.is_busy
    assert window.status.currentMessage() == ""


def test_other_games_show_nothing(window: MainWindow) -> None:
    window.session.open(GameRef("koi-koi"), seed=3)
    assert not window.menu_actions["demo"].isEnabled()


@pytest.mark.parametrize("game", ["koi-koi", "hanapette"])
def test_a_game_that_comes_while_it_is_shown_is_told_by_its_own_controller(
    small: Callable[[Verdict], MainWindow], game: str
) -> None:
    window = small(Verdict.WON)
    before, told = window.driver.controller, list[object]()
    _ask(window)
    window.driver.altered.connect(lambda: told.append(window.driver.controller))
    for name in ("facts", "possible", "reasons"):
        setattr(before, name, lambda: pytest.fail("it is asked about another game"))
    window.session.open(GameRef(game), seed=3)
    assert told[0] is before, "it ends what it shows while the other game is there"
    assert window.driver.controller is not before
    assert not window.menu_actions["demo"].isEnabled()
