"""A game that is underway is replaced with a word, and can be brought back whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.library.library import FIRST_GAME
from hanafuda_desktop.app.window import dialogs as bring_back
from hanafuda_desktop.app.window.dialogs import BringBackBar, DealDialog
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.engine.record import write_record
from hanafuda_desktop.families.registry import new_game
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.session import Session
from hanafuda_desktop.play.settings import DealWish
from hanafuda_desktop.table.cloth import PAPER, PAPER_SHADE
from hanafuda_desktop.table.panels.panel import panel_letters
from tests.app.in_a_window import play
from tests.app.in_real_time import InRealTime
from tests.table.test_palette import contrast

OTHER = GameRef("kaze")


def _bar(window: MainWindow) -> BringBackBar:
    bar = window.table.findChild(BringBackBar)
    assert bar is not None
    return bar


def _deal_number(window: MainWindow) -> None:
    window.menu_actions["deal-number"].trigger()
    dialog = window.findChild(DealDialog)
    assert dialog is not None
    dialog.number.setText("1234")
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()


def _begin(window: MainWindow) -> None:
    """As the first screen's sheet of a game does."""
    session = window.session
    window.menu_actions["all-games"].trigger()
    assert session.ref is not None
    window.opener.begin(session.ref, session.seating, session.ref.id)


def _deal_of_day(window: MainWindow) -> None:
    """As the flower of the day does on the first screen."""
    window.menu_actions["all-games"].trigger()
    assert window.session.ref is not None
    window.screens.play(window.session.ref, 77)


def _paste(window: MainWindow) -> None:
    session = window.session
    game = new_game(session.rules, seed=5, players=len(session.seating.seats))
    QGuiApplication.clipboard().setText(write_record(game, seats=session.seating.seats))
    window.menu_actions["paste-text"].trigger()


def _from_menu(window: MainWindow) -> None:
    window.opener.open(OTHER)


def _from_first_screen(window: MainWindow) -> None:
    window.menu_actions["all-games"].trigger()
    window.screens.play(OTHER)


def _trigger(action: str) -> Callable[[MainWindow], None]:
    return lambda window: window.menu_actions[action].trigger()


WAYS = {
    "new deal": (_trigger("new-deal"), "New deal."),
    "restart": (_trigger("restart"), "Restarted."),
    "deal by number": (_deal_number, "New deal."),
    "begun on the first screen": (_begin, "New deal."),
    "deal of the day": (_deal_of_day, "New deal."),
    "pasted": (_paste, " is saved."),
    "another game": (_from_menu, " is saved."),
    "another game on the first screen": (_from_first_screen, " is saved."),
}


def _all_of(session: Session) -> tuple[object, ...]:
    """All that makes a game what it is."""
    seated, game = session.seated, session.game
    return (
        *(session.ref, game.rules, game.seed, game.moves, game.undone),
        *(seated.seating, seated.chance, seated.taken_back, seated.helped),
        session.view,
    )


def _bring_back(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(_bar(window).button, Qt.MouseButton.LeftButton)


def _look_at(qtbot: QtBot, window: MainWindow, way: str) -> None:
    """Replace the game, bring it back, and find it whole."""
    put_away, said = WAYS[way]
    session = window.session
    before, elapsed_ms = _all_of(session), session.stopwatch.elapsed_ms
    put_away(window)
    assert window.is_at_table
    assert _all_of(session) != before
    assert _bar(window).isVisible()
    assert _bar(window).said.text().endswith(said)
    _bring_back(qtbot, window)
    assert not _bar(window).isVisible()
    assert _all_of(session) == before
    assert 0 <= session.stopwatch.elapsed_ms - elapsed_ms < 5000
    session.close()
    assert before[0] == session.last()
    session.open(session.last() or FIRST_GAME)
    assert _all_of(session)[:5] == before[:5], "so it is saved"


@pytest.mark.deep_but(2)
@pytest.mark.parametrize("way", WAYS)
def test_a_patience(qtbot: QtBot, window: MainWindow, way: str) -> None:
    play(window, 3)
    window.session.undo()
    window.session.count_help()
    _look_at(qtbot, window, way)


@pytest.mark.deep_but(3)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", ["koi-koi", "untitled"])
def test_a_game_of_turns(
    qtbot: QtBot, open_table: Callable[..., MainWindow], game: str, way: str
) -> None:
    window = open_table("person", "casual", game=game)
    session = window.session
    qtbot.waitUntil(lambda: bool(session.moves))
    window.driver.scene.move_chosen.emit(session.moves[0])
    window.use(replace(window.settings, take_back=True), save=False)
    _look_at(qtbot, window, way)


@pytest.mark.deep_but(3)
@pytest.mark.parametrize("way", [way for way in WAYS if way != "pasted"])
def test_a_game_in_real_time(qtbot: QtBot, lay_live: Callable[..., InRealTime], way: str) -> None:
    live = lay_live("person", "casual")
    live.begin()
    live.wait(9000)
    assert live.session.game.moves
    _look_at(qtbot, live.window, way)


def test_nothing_is_said_where_nothing_was_played(window: MainWindow) -> None:
    window.menu_actions["new-deal"].trigger()
    assert window.table.findChild(BringBackBar) is None


def test_nothing_is_said_of_a_game_that_is_over(window: MainWindow) -> None:
    session = window.session
    session.open(GameRef("koi-koi"), seed=3)
    while not session.is_over:
        session.play(session.game.legal_moves()[0], by_computer=True)
    window.menu_actions["new-deal"].trigger()
    bar = window.table.findChild(BringBackBar)
    assert bar is None or not bar.isVisible()


def test_two_new_deals_in_a_row_bring_back_what_was_played(
    qtbot: QtBot, window: MainWindow
) -> None:
    play(window, 2)
    before = _all_of(window.session)
    window.menu_actions["new-deal"].trigger()
    window.menu_actions["new-deal"].trigger()
    _bring_back(qtbot, window)
    assert _all_of(window.session) == before


def test_what_a_computer_began_does_not_take_the_place_of_what_was_played(
    qtbot: QtBot, open_table: Callable[..., MainWindow]
) -> None:
    window = open_table("person", "casual", game="koi-koi")
    session = window.session
    qtbot.waitUntil(lambda: bool(session.moves))
    window.driver.scene.move_chosen.emit(session.moves[0])
    before = _all_of(session)
    session.deal()
    session.deal(seed=next(seed for seed in range(99) if _begins(session, seed) == 1))
    session.play(session.game.legal_moves()[0], by_computer=True)
    window.menu_actions["new-deal"].trigger()
    _bring_back(qtbot, window)
    assert _all_of(session) == before


def _begins(session: Session, seed: int) -> int | None:
    """Who has the first turn of a deal."""
    return new_game(session.rules, seed=seed, players=2).to_move


def test_what_was_played_meanwhile_is_kept(qtbot: QtBot, window: MainWindow) -> None:
    play(window, 2)
    window.menu_actions["new-deal"].trigger()
    play(window, 1)
    new = _all_of(window.session)
    _bring_back(qtbot, window)
    window.session.previous()
    assert _all_of(window.session) == new


def test_what_was_played_since_a_restart_does_not_keep_it_from_coming_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    play(window, 2)
    before = _all_of(window.session)
    window.menu_actions["restart"].trigger()
    window.session.play(window.session.moves[-1])
    _bring_back(qtbot, window)
    assert _all_of(window.session) == before


def test_a_saved_game_that_was_not_on_the_table_is_brought_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    session = window.session
    play(window, 2)
    before = _all_of(session)
    session.open(OTHER, seed=3)
    session.open(FIRST_GAME, seed=9)
    assert _bar(window).said.text() == "New deal."
    _bring_back(qtbot, window)
    assert _all_of(session) == before


def test_it_is_offered_for_six_seconds(
    qtbot: QtBot, window: MainWindow, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bring_back.STAYS_MS == 6000
    monkeypatch.setattr(bring_back, "STAYS_MS", 50)
    play(window, 1)
    window.menu_actions["new-deal"].trigger()
    bar = _bar(window)
    assert "New deal. [Bring back]" in heard
    qtbot.waitUntil(lambda: not bar.isVisible())
    new = window.session.game
    window.session.bring_back()
    assert window.session.game is new, "its time is over"


def test_it_stands_in_the_middle_of_the_upper_edge(window: MainWindow) -> None:
    play(window, 1)
    window.menu_actions["new-deal"].trigger()
    bar = _bar(window)
    for width in (900, 1300):
        window.resize(width, 700)
        assert abs(bar.geometry().center().x() - window.table.width() // 2) <= 1
        assert bar.y() < 20


@pytest.mark.parametrize("high", [False, True], ids=["usual", "high"])
def test_it_looks_as_the_panels_on_the_table_do(window: MainWindow, high: bool) -> None:
    window.use(replace(window.settings, high_contrast=high), save=False)
    play(window, 1)
    window.menu_actions["new-deal"].trigger()
    bar = _bar(window)
    for size in ((900, 600), (1280, 800)):
        window.resize(*size)
        letters = panel_letters(QRectF(window.table.rect()))
        assert bar.said.font().pixelSize() == bar.button.font().pixelSize() == letters
    picture = bar.grab().toImage()
    for part, ground in ((bar.said, PAPER), (bar.button, PAPER_SHADE)):
        at = part.geometry()
        seen = {picture.pixelColor(x, y).name() for x, y in _points(at.adjusted(4, 4, -4, -4))}
        assert ground.name() in seen
        assert max(contrast(QColor(name), ground) for name in seen) >= 4.5
    window.use(replace(window.settings, high_contrast=False), save=False)


def _points(place: QRect) -> Iterator[tuple[int, int]]:
    for x in range(place.left(), place.right()):
        for y in range(place.top(), place.bottom()):
            yield x, y


def test_it_leaves_the_keyboard_with_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.table.setFocus()
    play(window, 1)
    window.menu_actions["new-deal"].trigger()
    assert window.table.hasFocus()
    _bring_back(qtbot, window)
    assert window.table.hasFocus()
    assert window.session.stopwatch.running, "whoever brought it back looks at it"


def test_a_winnable_deal_that_is_looked_for_does_not_hide_what_was_played(
    qtbot: QtBot, window: MainWindow
) -> None:
    play(window, 2)
    before = _all_of(window.session)
    window.use(replace(window.settings, deals=DealWish.WINNABLE))
    _begin(window)
    window.session.deal(seed=8)  # as the search does when it has found one
    _bring_back(qtbot, window)
    assert _all_of(window.session) == before
