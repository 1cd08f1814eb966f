"""New deals of a patience that can be won, if a person wants only such."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.workers import solver_work
from hanafuda_desktop.app.workers.clients import SolverClient
from hanafuda_desktop.app.workers.process import Reply
from hanafuda_desktop.app.workers.solver_work import TableauQuestion
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.families.tableau.solver.deals import deals_of_day
from hanafuda_desktop.families.tableau.solver.solver import wins
from hanafuda_desktop.families.tableau.solver.winnability import Deals, OfDay, Picked, Tier
from hanafuda_desktop.families.tableau.ui import panels
from hanafuda_desktop.families.tableau.ui.panels import DealSearch
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.settings import DealWish
from tests.app.in_a_window import controller_of, words_of
from tests.families.tableau.solver.small_games import small_game
from tests.families.tableau.tables import game_of

_LONG = 5
"""A deal of Yatsuhashi that takes hundreds of positions."""


@pytest.fixture
def picky(window: MainWindow) -> MainWindow:
    """A window of a person who wants only deals that can be won."""
    _choose(window, DealWish.WINNABLE)
    window.table.setFocus()
    return window


def _choose(window: MainWindow, wish: DealWish) -> None:
    (action,) = [
        each for each in window.menu_actions.choices["deals"].actions() if each.data() == wish
    ]
    action.trigger()
    assert window.settings.deals is wish


def _search(window: MainWindow) -> DealSearch:
    found = controller_of(window).deals
    assert found is not None
    return found


def test_only_a_deal_that_was_won_is_dealt(picky: MainWindow, qtbot: QtBot) -> None:
    before = picky.session.game
    numbers = iter([4000])
    picky.session.new_number = lambda: next(numbers)
    picky.menu_actions["new-deal"].trigger()
    assert picky.session.game is before  # nobody waits in the window
    qtbot.waitUntil(lambda: picky.session.game is not before)
    assert picky.session.game.seed == 4002  # the third is won, says the solver of the tests
    qtbot.waitUntil(lambda: "Deal 4002, winnable" in words_of(picky))
    assert not _search(picky).panel.is_open
    picky.session.deal(seed=4000)  # by number, any deal
    qtbot.waitUntil(lambda: "Deal 4000" in words_of(picky))


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("tier", list(Tier))
def test_a_tier_is_asked_for_and_told(
    window: MainWindow, qtbot: QtBot, tier: Tier, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    wonder = SolverClient.wonder

    def listen(self: SolverClient, rules: Any, what: Any, take: Any) -> None:
        asked.append(what)
        wonder(self, rules, what, take)

    monkeypatch.setattr(SolverClient, "wonder", listen)
    _choose(window, DealWish(tier.value))
    before = window.session.game
    window.menu_actions["new-deal"].trigger()
    qtbot.waitUntil(lambda: window.session.game is not before)
    assert asked[0].tier is tier
    told = f"Deal {window.session.game.seed}, winnable, {tier.value}"
    qtbot.waitUntil(lambda: told in words_of(window))


def test_any_deal_is_dealt_unless_only_such_are_wanted(window: MainWindow) -> None:
    before = window.session.game
    window.menu_actions["new-deal"].trigger()
    assert window.session.game is not before
    assert "solving" not in vars(controller_of(window))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is asked of a solver that never answers by itself: the question and who takes it."""
    asked: list[Any] = []
    monkeypatch.setattr(SolverClient, "wonder", lambda self, *question: asked.append(question))
    return asked


def test_a_long_search_says_so_and_can_be_called_off(
    picky: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, asked: list[Any]
) -> None:
    before = picky.session.game
    picky.menu_actions["new-deal"].trigger()
    search = _search(picky)
    assert not search.panel.is_open
    qtbot.waitUntil(lambda: search.panel.is_open)
    assert "Looking for a deal that can be won" in search.panel.description
    qtbot.keyClick(picky.table, Qt.Key.Key_Escape)
    assert not search.panel.is_open
    assert not search.is_on
    picky.menu_actions["new-deal"].trigger()
    qtbot.waitUntil(lambda: search.panel.is_open)
    search.panel.press("stop")
    assert not search.is_on
    assert picky.session.game is before


def test_playing_on_calls_the_search_off(picky: MainWindow, qtbot: QtBot, asked: list[Any]) -> None:
    picky.menu_actions["new-deal"].trigger()
    search = _search(picky)
    qtbot.waitUntil(lambda: search.panel.is_open)
    picky.session.play(picky.session.moves[0])
    assert not search.is_on
    assert not search.panel.is_open


@pytest.mark.parametrize(
    ("picked", "words"), [(Picked(None, 100), "100 deals"), (None, "cannot be asked")]
)
def test_where_none_is_found_it_is_asked_what_to_do(
    picky: MainWindow, asked: list[Any], picked: Picked | None, words: str
) -> None:
    before = picky.session.game
    picky.menu_actions["new-deal"].trigger()
    ((_, question, take),) = asked
    assert isinstance(question, Deals)
    assert question.most == panels.MOST_DEALS_TRIED
    take(picked)
    search = _search(picky)
    assert words in search.panel.description
    assert picky.session.game is before
    search.panel.press("any")
    assert picky.session.game is not before
    assert not search.is_verified


def test_other_games_are_dealt_as_ever(picky: MainWindow) -> None:
    picky.session.open(GameRef("koi-koi"), seed=3)
    before = picky.session.game
    picky.menu_actions["new-deal"].trigger()
    assert picky.session.game is not before


# --- in the process ------------------------------------------------------------------------------


def test_the_process_finds_a_deal_with_its_line() -> None:
    engine = small_game("lower kind")
    question = TableauQuestion(engine.compiled.rules, Deals(3, 50))
    *_, found = solver_work.found(7, question, lambda: True)
    assert isinstance(found, Reply)
    picked = found.answer
    assert isinstance(picked, Picked)
    assert picked.deal == 2 + picked.tried
    assert picked.solution is not None
    state = new_game(engine.compiled.rules, seed=picked.deal).state
    assert wins(engine, state, picked.solution.moves)


def test_the_game_of_a_day_is_verified_before_it_is_told() -> None:
    engine = small_game("lower kind")
    question = TableauQuestion(engine.compiled.rules, OfDay("2026-11-21"))
    *_, found = solver_work.found(7, question, lambda: True)
    assert isinstance(found, Reply)
    picked = found.answer
    assert isinstance(picked, Picked)
    assert picked.deal is not None
    assert picked.deal in deals_of_day("small", "2026-11-21")
    assert picked.solution is not None
    state = new_game(engine.compiled.rules, seed=picked.deal).state
    assert wins(engine, state, picked.solution.moves)


def test_a_search_that_nobody_wants_any_more_ends() -> None:
    """In the midst of a deal that takes thousands of positions."""
    question = TableauQuestion(game_of().rules, Deals(_LONG, 1))  # type: ignore[arg-type]
    *_, found = solver_work.found(7, question, lambda: False)
    assert found == Reply(7, None)


@pytest.mark.real_worker
def test_deals_are_looked_for_in_a_process(qtbot: QtBot) -> None:
    rules = small_game("lower kind").compiled.rules
    solving, answers = SolverClient(), list[Picked]()
    for tier in (None, Tier.EASY):
        solving.wonder(rules, Deals(100, 60, tier), answers.append)
        qtbot.waitUntil(lambda: not solving.is_busy)
    solving.forget()
    solving.stop()
    solving.deleteLater()
    assert all(picked.deal is not None and picked.solution is not None for picked in answers)
    assert len(answers) == 2
