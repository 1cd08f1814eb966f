"""The game to go on with: one that is over, or was damaged, is not offered, and that is said."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.home.plates import ContinuePlate
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.program import open_game
from hanafuda_desktop.families.speed.ui.signs import SpeedPlate, SpeedPlateItem
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import Seating
from tests.app.home.conftest import Show
from tests.app.home.on_the_screen import OnTheScreen

Make = Callable[[], MainWindow]
SHIKI = GameRef("shiki")
GONE = "This game is over by now, or it is not saved any more."


@pytest.fixture
def begun(make: Make, folders: Folders) -> None:
    """Somebody played a move of a patience, another day."""
    window = make()
    window.session.open(SHIKI, seed=3)
    window.session.play(window.session.game.legal_moves()[0])
    window.close()
    assert (folders.saves / "shiki.txt").exists()


def _finish(window: MainWindow) -> None:
    while not window.session.is_over:
        window.session.play(window.session.game.legal_moves()[0], by_computer=True)


# --- a saved game that cannot be read ------------------------------------------------------------


@pytest.mark.usefixtures("begun")
def test_at_the_start_it_is_said_where_a_damaged_game_was_kept(
    make: Make, folders: Folders, qtbot: QtBot
) -> None:
    (folders.saves / "shiki.txt").write_text("garbage", encoding="utf-8")
    window = make()
    assert not open_game(window.session)
    window.screens.show_first()
    with qtbot.waitExposed(window):
        window.show()
    assert "shiki.txt.damaged-1" in window.status.currentMessage()
    assert (folders.saves / "shiki.txt.damaged-1").exists()


def _going_on(first: OnTheScreen) -> ContinuePlate:
    plate = first.screen.going_on
    first.qtbot.waitUntil(lambda: not plate.isHidden())
    return plate


@pytest.mark.usefixtures("begun")
@pytest.mark.parametrize("is_there", [True, False], ids=["damaged", "gone"])
def test_so_it_is_where_it_is_gone_on_with_and_the_plate_goes(
    show_first: Show, folders: Folders, *, is_there: bool
) -> None:
    first = show_first()
    plate = _going_on(first)
    if is_there:
        (folders.saves / "shiki.txt").write_text("garbage", encoding="utf-8")
    else:
        (folders.saves / "shiki.txt").unlink()
    first.click(plate)
    said = first.window.status.currentMessage()
    assert ("shiki.txt.damaged-1" in said) if is_there else (said == GONE)
    first.qtbot.waitUntil(plate.isHidden)
    assert first.is_seen()
    assert not first.window.session.is_open


@pytest.mark.usefixtures("begun")
def test_a_page_for_a_new_table_offers_it_no_more(show_first: Show, folders: Folders) -> None:
    first = show_first()
    _going_on(first)
    first.screens.ask_table("shiki")
    page = first.page
    assert page.go_on.isVisible()
    (folders.saves / "shiki.txt").unlink()
    page.go_on.click()
    assert first.window.status.currentMessage() == GONE
    first.qtbot.waitUntil(page.go_on.isHidden)
    assert first.page is page


# --- a game that is over -------------------------------------------------------------------------


def test_a_game_that_was_noted_is_forgotten_once_it_is_over(first: OnTheScreen) -> None:
    window, plate = first.window, first.screen.going_on
    window.session.open(GameRef("koi-koi"), seed=2, seating=Seating(("greedy", "greedy"), 1))
    first.screens.show_first()
    assert not plate.isHidden()
    first.window.back()
    _finish(window)
    shown: list[bool] = []
    first.screens.inventory.begun.changed.connect(lambda: shown.append(not plate.isHidden()))
    first.screens.show_first()
    assert plate.isHidden(), "not even for a moment"
    assert not plate.hasFocus()
    first.qtbot.waitUntil(lambda: len(shown) > 1)
    assert not any(shown)


def test_a_page_for_a_new_table_knows_it(first: OnTheScreen) -> None:
    window = first.window
    window.session.open(GameRef("koi-koi"), seed=2, seating=Seating(("greedy", "greedy"), 1))
    first.screens.show_first()
    first.screens.ask_table("koi-koi")
    assert first.page.go_on.isVisible()
    first.window.back()
    _finish(window)
    window.menu_actions["new-table"].trigger()
    assert not first.page.go_on.isVisible()


def test_a_page_asked_for_at_the_table_finds_what_is_saved_of_a_variant(
    make: Make, qtbot: QtBot
) -> None:
    before = make()
    before.session.open(GameRef("koi-koi-modern"), seed=3)
    before.session.play(before.session.moves[0])
    before.close()
    window = make()
    window.session.open(GameRef("koi-koi"), seed=4)
    with qtbot.waitSignal(window.painted):  # else what is saved is looked through after that
        window.show()
    seen = OnTheScreen(window, qtbot)
    begun = seen.screens.inventory.begun
    window.menu_actions["new-table"].trigger()
    with qtbot.waitSignal(
        begun.changed, check_params_cb=lambda: GameRef("koi-koi-modern") in begun.games
    ):
        pass
    games = seen.page.form.games
    games.setCurrentIndex(games.findText("Koi-Koi, modern"))
    assert seen.page.form.table.ref == GameRef("koi-koi-modern")
    assert seen.page.go_on.isVisible()


# --- what was said at the table ------------------------------------------------------------------


def test_what_was_said_of_the_table_goes_with_it_and_nothing_else(
    window: MainWindow, qtbot: QtBot
) -> None:
    status, actions = window.status, window.menu_actions
    for command in ("all-games", "new-table", "learn"):
        window.driver.said.emit("You: Iris chaff laid.")
        assert status.currentMessage() == "You: Iris chaff laid."
        actions[command].trigger()
        assert not status.currentMessage(), command
        window.back()
        window.driver.said.emit("You: Iris chaff laid.")
        window.session.said.emit("The game cannot be saved.")
        actions[command].trigger()
        assert status.currentMessage() == "The game cannot be saved."
        window.back()
    actions["learn"].trigger()
    page = window.screens.lesson
    assert page is not None
    page.said.emit("Not this one.")
    page.left.emit()
    assert not status.currentMessage()


def test_a_sentence_said_again_by_others_stays(window: MainWindow) -> None:
    status, actions = window.status, window.menu_actions
    window.driver.said.emit("Saved.")
    window.session.said.emit("Something else.")
    actions["all-games"].trigger()
    window.session.said.emit("Saved.")
    window.back()
    assert status.currentMessage() == "Saved."


# --- its picture ---------------------------------------------------------------------------------


def test_the_picture_of_a_game_in_real_time_calls_the_players_as_its_table_does(
    make: Make, show_first: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make()
    window.session.open(GameRef("hanapette"), seed=3, seating=Seating(("person", "keeps-pace")))
    window.session.play(window.session.game.legal_moves()[0])
    window.close()
    called: list[str] = []
    present = SpeedPlateItem.present

    def record(item: SpeedPlateItem, plate: SpeedPlate) -> None:
        called.append(plate.name)
        present(item, plate)

    monkeypatch.setattr(SpeedPlateItem, "present", record)
    first = show_first()
    plate = _going_on(first)
    first.qtbot.waitUntil(lambda: plate.picture is not None)
    assert set(called[-2:]) == {"You", "Computer"}
