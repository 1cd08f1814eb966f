"""What a user has on the disk opens, goes on and stays, whoever rebuilt the program since."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from PIL import Image
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.play.autosave import GameRef
from tests.app.learn.at_the_lesson import AtLesson
from tests.net.home import (
    FILES,
    FOUND,
    INTERRUPTED,
    KILLED,
    commanded,
    copy_home,
    facts,
    files_of,
    game_at,
    opened,
    places_in,
    session_in,
    told_by_commands,
)
from tests.net.kept import Kept

_PLACES: Final = places_in(FILES)
_KEPT: Final = Kept(FOUND)
_LAST: Final = "yatsuhashi"
"""The game that was open last."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the recorded home, which the command line finds as well."""
    folder = copy_home(tmp_path / "home")
    monkeypatch.setenv("HANAFUDA_HOME", str(folder))
    return folder


def _texts(home: Path) -> dict[str, str]:
    """All files of words but the one that says which game is open."""
    files = (home / name for name in files_of(home) if not name.endswith((".sqlite", "last.json")))
    return {file.name: file.read_text("utf-8") for file in files}


# --- saved games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("place", _PLACES)
def test_a_saved_game_is_where_it_was_and_goes_on(place: str, home: Path) -> None:
    before = _texts(home)
    _KEPT.same(f"saved {place}", opened(home, place))
    after = _texts(home)
    assert before.keys() <= after.keys()
    if place != KILLED and not place.endswith(".previous"):
        assert {name: text for name, text in after.items() if name in before} == before


def test_a_game_goes_on_from_what_a_killed_program_left(home: Path) -> None:
    """The record ends with a move, and the journal beside it has those that came after it."""
    saved = (home / "saves" / f"{KILLED}.txt").read_text("utf-8")
    journal = (home / "saves" / f"{KILLED}.moves.txt").read_text("utf-8").splitlines()
    assert journal[0] == saved.splitlines()[-1]
    session = session_in(home)
    session.open(GameRef(KILLED))
    assert facts(session)["last move"] == journal[-1]
    session.close()


def test_games_killed_while_they_changed_places_are_both_there(home: Path, tmp_path: Path) -> None:
    session = session_in(home)
    session.open(GameRef(INTERRUPTED))
    session.previous()
    _KEPT.same("interrupted", facts(session))
    session.previous()
    assert (
        facts(session)["position"] == opened(copy_home(tmp_path / "other"), INTERRUPTED)["position"]
    )
    session.close()


@pytest.mark.parametrize("place", [place for place in _PLACES if "." not in place])
def test_a_saved_game_is_saved_anew_with_all_that_it_had(place: str, home: Path) -> None:
    session = session_in(home)
    session.open(game_at(place))
    before = facts(session)
    session.save()
    session.close()
    session = session_in(home)
    session.open(game_at(place))
    assert facts(session) == before
    session.close()


def test_the_games_that_can_be_gone_on_with_stand_in_their_order(home: Path) -> None:
    saves = Saves(home / "saves")
    assert saves.last() == GameRef(_LAST)
    _KEPT.same("offered", [game.id for game in saves.saved()])


# --- the command line ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """What commands tell of one copy."""
    home = copy_home(tmp_path_factory.mktemp("home"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HANAFUDA_HOME", str(home))
        yield told_by_commands(home)


@pytest.mark.parametrize("what", ["own games", "statistics", "table", "checks", "differences"])
def test_the_command_line_tells_the_same(what: str, told: dict[str, Any]) -> None:
    _KEPT.same(f"told of {what}", told[what])


def test_a_house_rule_is_exported_with_all_that_it_changes(home: Path) -> None:
    code, text = commanded("export", "our-koi-koi", "-o", "-")
    assert code == 0
    _KEPT.same("exported", text.splitlines())


# --- windows -------------------------------------------------------------------------------------


@pytest.fixture
def _in_greenwich(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Days and hours are those of Greenwich."""
    if not hasattr(time, "tzset"):
        pytest.skip("this system does not let a program choose the zone of the hours it shows")
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "UTC")
        time.tzset()
        yield
    time.tzset()


@pytest.fixture
def folders(home: Path) -> Folders:
    """Those of the recorded home, with the pictures of the user's own deck."""
    for number, card in enumerate((*CARDS, None)):
        picture = Image.new("RGB", (110, 180), (5 * number, 100, 50))
        picture.save(home / "decks" / "made" / f"{'back' if card is None else card.id}.png")
    return Folders.below(home)


@pytest.fixture
def window(make: Callable[[], MainWindow], folders: Folders, qtbot: QtBot) -> MainWindow:
    """The program, begun as it begins by itself."""
    window = make()
    last = window.session.last()
    assert last is not None
    assert window.session.resume(last)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def _words(widget: QWidget) -> list[str]:
    """Every word that stands on a widget."""
    return sorted(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def _rows(widget: QWidget) -> list[str]:
    """Every row of its lists."""
    models = [view.model() for view in widget.findChildren(QAbstractItemView)]
    return [str(model.index(row, 0).data()) for model in models for row in range(model.rowCount())]


def _commands(window: MainWindow) -> dict[str, Any]:
    """The keys and the state of every command that has any, by its words."""
    return {
        action.text(): [action.isChecked(), *(key.toString() for key in action.shortcuts())]
        for action in window.findChildren(QAction)
        if action.text() and (action.isCheckable() or action.shortcuts())
    }


def test_settings_and_keys_are_what_they_were(home: Path, window: MainWindow) -> None:
    before = (home / "settings.json").read_text("utf-8")
    _KEPT.same("commands", _commands(window))
    assert window.decks.key == "own/made"
    window.use(window.settings)  # which writes them
    assert (home / "settings.json").read_text("utf-8") == before


def test_the_window_stands_where_it_stood(window: MainWindow) -> None:
    _KEPT.same("size", [window.width(), window.height()])


def test_the_program_goes_on_with_the_last_game(window: MainWindow) -> None:
    found = facts(window.session)
    found.pop("milliseconds")  # it is being played
    _KEPT.same("last game", found)


def test_every_saved_game_lies_on_the_table(window: MainWindow) -> None:
    found = {}
    for place in _PLACES:
        if "." not in place:
            window.session.open(game_at(place))
            now = facts(window.session)
            found[place] = [now["position"], now["undone"], now["seats"], window.driver.is_laid]
    _KEPT.same("on the table", found)


def test_a_table_is_laid_for_those_who_sat_there(window: MainWindow) -> None:
    found = {}
    for game in ("koi-koi", "go-stop-korean", "hanapette", "mushi"):
        window.session.open(GameRef(game), seed=5)
        found[game] = facts(window.session)["seats"], window.session.game.rounds
    found["variant"] = window.tables.variant("go-stop"), None
    _KEPT.same("tables", found)


def test_the_first_game_is_learned_on_where_one_was(window: MainWindow) -> None:
    window.screens.show_first()
    window.menu_actions["learn"].trigger()
    assert AtLesson(window).at == "kinds"


@pytest.mark.usefixtures("_in_greenwich")
@pytest.mark.parametrize(
    ("kind", "read"), [("statistics", _words), ("past-games", _rows), ("settings", _words)]
)
def test_a_window_shows_what_is_kept(
    kind: str, read: Callable[[QWidget], list[str]], window: MainWindow
) -> None:
    window.menu_actions[kind].trigger()
    QApplication.processEvents()
    _KEPT.same(f"window of {kind}", read(window.side.open[kind]))


def test_nothing_is_set_aside_or_lost(home: Path, tmp_path: Path, window: MainWindow) -> None:
    before = files_of(copy_home(tmp_path / "other"))
    for kind in ("statistics", "past-games", "settings", "deck", "rules", "cards"):
        window.menu_actions[kind].trigger()
        QApplication.processEvents()
    for place in _PLACES:
        if "." not in place:
            window.session.open(game_at(place))
    window.close()
    after = files_of(home)
    assert before <= after
    assert not [name for name in after if "damaged" in name]
