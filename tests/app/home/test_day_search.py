"""The deal of the day: found in the solver's process, kept for the day, and played from here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.history.store import SeatNote, Store
from hanafuda_desktop.app.home.game_of_the_day import DaySearch, game_of_day, won_patiences
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.workers.clients import SolverClient
from hanafuda_desktop.families.tableau.solver.deals import deals_of_day
from hanafuda_desktop.play.seats import PERSON
from tests.app.history.sample_games import entry, store_at
from tests.app.home.conftest import Show
from tests.app.home.on_the_screen import OnTheScreen

PATIENCES = ("shiki", "tsukinami", "yatsuhashi")


class Calendar:
    """Today, as a test wants it."""

    def __init__(self) -> None:
        self.today = date(2026, 11, 21)

    def __call__(self) -> date:
        return self.today


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def search(make: Callable[[], MainWindow], calendar: Calendar) -> DaySearch:
    window = make()
    return DaySearch(window.library, window.folders.day, calendar, parent=window)


def _deal(day: date) -> int:
    return next(deals_of_day(game_of_day(PATIENCES, day), day.isoformat()))


def test_it_is_found_once_a_day_and_kept(
    search: DaySearch, calendar: Calendar, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    search.look(PATIENCES)
    assert (search.game, search.deal) == ("shiki", None)
    qtbot.waitUntil(lambda: search.deal == _deal(calendar.today))
    assert search._solving is None  # its process is not kept
    monkeypatch.setattr(SolverClient, "wonder", lambda *_: pytest.fail("asked again"))
    again = DaySearch(search._library, search._kept, calendar, search)
    again.look(PATIENCES)
    assert again.deal == search.deal


def test_another_day_is_another_game(search: DaySearch, calendar: Calendar, qtbot: QtBot) -> None:
    search.look(PATIENCES)
    qtbot.waitUntil(lambda: search.deal is not None)
    calendar.today += timedelta(days=1)
    search.look(PATIENCES)
    assert search.deal is None
    qtbot.waitUntil(lambda: search.deal == _deal(calendar.today))
    assert search.game == "tsukinami"


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"day": "2026-11-21", "deal": true}', '{"deal": -4}', "\x00"]
)
def test_a_damaged_file_is_found_anew(
    search: DaySearch, calendar: Calendar, qtbot: QtBot, text: str
) -> None:
    search._kept.parent.mkdir(parents=True, exist_ok=True)
    search._kept.write_text(text)
    search.look(PATIENCES)
    qtbot.waitUntil(lambda: search.deal == _deal(calendar.today))


def test_a_solver_that_fails_leaves_a_day_without_a_game(
    search: DaySearch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SolverClient, "wonder", lambda _self, _rules, _what, take: take(None))
    search.look(PATIENCES)
    assert search.failed


def test_the_streak_is_that_of_the_statistics(
    search: DaySearch, calendar: Calendar, tmp_path: Path
) -> None:
    won = SeatNote(PERSON, "won", 0)
    days = [calendar.today - timedelta(days=back) for back in (1, 2, 4)]
    games = [
        entry(
            number,
            game=game_of_day(PATIENCES, day),
            deal=str(_deal(day)),
            seats=(won,),
            ended=(day - date(1970, 1, 1)).days * 86400 + 43200,
        )
        for number, day in enumerate(days)
    ]
    won_games = won_patiences(Store(store_at(tmp_path, *games)))
    search.count(won_games)
    assert search.streak.now == 0, "before anybody knows which game is that of a day"
    search.name(PATIENCES)
    search.count(won_games)
    assert search.streak.now == 2
    assert search.streak.best == 2
    assert not search.streak.is_done


def test_the_plate_of_the_day_knows_what_was_won(first: OnTheScreen, qtbot: QtBot) -> None:
    day = first.screens.inventory.day
    assert not first.window.recorder.path.exists()  # who does not play has no file of statistics
    won = SeatNote(PERSON, "won", 0)
    at = (day.day - date(1970, 1, 1)).days * 86400 + 43200
    game = entry(1, game=day.game, deal=str(day.deal), seats=(won,), ended=at)
    store_at(first.window.recorder.path.parent, game)
    first.screens.inventory.look()
    qtbot.waitUntil(lambda: day.streak.is_done)
    assert "Won today" in first.screen.of_day.accessibleName()


def test_it_is_played_from_here_and_gone_on_with(first: OnTheScreen) -> None:
    day = first.screens.inventory.day
    first.click(first.screen.of_day)
    session = first.window.session
    assert (session.rules.id, session.game.seed) == (day.game, day.deal)
    session.play(session.moves[0])
    first.window.menu_actions["all-games"].trigger()
    first.click(first.screen.of_day)
    assert len(session.game.moves) == 1
    session.deal(seed=5)
    session.play(session.moves[0])
    first.window.menu_actions["all-games"].trigger()
    first.click(first.screen.of_day)
    assert session.game.seed == day.deal


def test_who_is_quicker_than_the_solver_is_dealt_in_as_soon_as_it_is_found(
    show_first: Show, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    waiting: list[object] = []
    wonder = SolverClient.wonder
    monkeypatch.setattr(SolverClient, "wonder", lambda *asked: waiting.append(asked))
    monkeypatch.setattr(OnTheScreen, "is_complete", lambda seen: bool(waiting))
    first = show_first()
    qtbot.waitUntil(lambda: not first.screen.of_day.isHidden())
    first.screen.of_day.setFocus()
    first.press(Qt.Key.Key_Return)
    assert not first.window.session.is_open
    assert "looked for" in first.at()
    wonder(*waiting[0])  # type: ignore[misc]
    qtbot.waitUntil(lambda: first.window.session.is_open)
    assert first.window.is_at_table
