"""Statistics and earlier games show the same games in another language, by what they are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from hanafuda_desktop.app.history.history_window import HistoryWindow
from hanafuda_desktop.app.history.queries import GameFilter
from hanafuda_desktop.app.history.statistics_window import StatisticsWindow
from hanafuda_desktop.app.history.store import GameNote, SeatNote, Store, entry_of, past_games
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.play.seats import PERSON
from tests.app.history.sample_games import DAY, entry, play_out, table

GAMES = {
    "shiki": (PERSON,),
    "koi-koi": (PERSON, "casual"),
    "mushi": (PERSON, "casual"),
    "tsukinami": (PERSON,),
}
"""Games whose names stand in another order in Japanese."""


def _note_moves(window: MainWindow) -> None:
    """A game of each, a day later each, of which some moves were played."""
    store = Store(window.recorder.path)
    for day, (game, seats) in enumerate(GAMES.items(), start=1):
        seated = play_out(table(game, *seats, seed=2), most=8)
        store.note(replace(entry_of(seated, 60_000, day * DAY), key=game))
    store.close()


def _note_results(window: MainWindow) -> None:
    """Games by several rules, against several computers, and one of two people."""
    store = Store(window.recorder.path)
    two = (SeatNote(PERSON, "lost", -3), SeatNote(PERSON, "won", 3))
    rules = entry(0).rules
    for each in (
        entry(1),
        entry(2, digest="older", rules=rules, who="strong"),
        entry(3, digest="older", rules=rules),
        entry(4, game="mushi"),
        entry(5, seats=two),
    ):
        store.note(each)
    store.close()


def _history(window: MainWindow) -> HistoryWindow:
    found = window.side.open["past-games"]
    assert isinstance(found, HistoryWindow)
    return found


def _listed(history: HistoryWindow) -> list[GameNote]:
    """The games that are listed now."""
    shown = history.list
    return [shown.item(row).data(Qt.ItemDataRole.UserRole) for row in range(shown.count())]


def _statistics(window: MainWindow) -> StatisticsWindow:
    found = window.side.open["statistics"]
    assert isinstance(found, StatisticsWindow)
    return found


def _speak(window: MainWindow, language: str) -> None:
    window.use(replace(window.settings, language=language), save=False)


@pytest.mark.deep_but(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_game_that_was_looked_at_is_looked_at_still(window: MainWindow, game: str) -> None:
    _note_moves(window)
    window.menu_actions["past-games"].trigger()
    before = _history(window)
    before.filter.setCurrentIndex(before.filter.findData(game))
    _history(window).replay.go_to(3)
    _speak(window, "ja")
    after = _history(window)
    assert after is not before
    assert after.filter.currentData() == game
    assert after.filter.toolTip() == after.filter.currentText()
    assert [each.game for each in _listed(after)] == [game]
    assert (after.replay.seated.game.rules.id, after.replay.position) == (game, 3)


def test_another_game_is_shown_at_its_own_end(window: MainWindow) -> None:
    _note_moves(window)
    window.menu_actions["past-games"].trigger()
    before = _history(window)
    before.replay.go_to(3)
    current = before.list.current
    assert current is not None
    store = Store(window.recorder.path)
    store.delete_record(current.key)  # as another program may
    assert current.key not in {each.key for each in past_games(store)}
    store.close()
    _speak(window, "ja")
    now = _history(window).list.current
    assert now is not None
    assert now.key != current.key
    assert _history(window).replay.position == _history(window).replay.length


@pytest.mark.deep_but(1)
@pytest.mark.parametrize(
    "asked",
    [
        GameFilter("koi-koi", digest="older", against="strong"),
        GameFilter("koi-koi", who=2),
        GameFilter("mushi"),
        GameFilter(),
    ],
    ids=["rules and company", "a person", "a game", "all games"],
)
def test_the_same_games_are_counted(window: MainWindow, asked: GameFilter) -> None:
    _note_results(window)
    window.menu_actions["statistics"].trigger()
    before = _statistics(window)
    for box, wanted in (
        (before.choices.who, asked.who),
        (before.choices.games, asked.game),
        (before.choices.rules, asked.digest),
        (before.choices.against, asked.against),
    ):
        box.setCurrentIndex(max(0, box.findData(wanted)))
    assert before.choices.asked == asked
    offered = _offered(before)
    games = before.page.games
    _speak(window, "ja")
    after = _statistics(window)
    assert after is not before
    assert after.choices.asked == asked
    assert _offered(after) == offered
    assert after.page.games == games > 0
    assert after.choices.games.itemText(0) == "すべてのゲーム"


def _offered(window: StatisticsWindow) -> list[tuple[bool, list[object]]]:
    """What each choice stands for, and whether it is there."""
    choices = window.choices
    boxes = (choices.who, choices.games, choices.rules, choices.against)
    return [
        (not box.isHidden(), [box.itemData(row) for row in range(box.count())]) for box in boxes
    ]
