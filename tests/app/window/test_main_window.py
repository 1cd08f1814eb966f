from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.actions import ACTIONS, MENUS
from hanafuda_desktop.app.window.dialogs import DealDialog
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.pages import TextWindow
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.family import DealError
from hanafuda_desktop.play.autosave import GameRef
from tests.app.in_a_window import click, click_action, controller_of, menu_of, play, words_of
from tests.patience import until

Make = Callable[[], MainWindow]


# --- menus, keys, status line --------------------------------------------------------------------


def test_the_title_and_the_status_line_say_what_is_played(window: MainWindow) -> None:
    assert window.windowTitle() == "Yatsuhashi Solitaire"
    assert words_of(window) == ["Yatsuhashi Solitaire", "Deal 7", "Yaku 0/14", "0 moves", "0:00"]
    play(window, 1)
    assert "1 move" in words_of(window)
    play(window, 1)
    assert "2 moves" in words_of(window)


def test_every_menu_has_its_entries_and_no_two_share_a_key(window: MainWindow) -> None:
    assert [action.text() for action in window.menuBar().actions()] == list(MENUS)
    keys = [key for spec in ACTIONS for key in spec.keys]
    assert len(keys) == len(set(keys))
    for name in MENUS:
        letters = [text[text.index("&") + 1].lower() for text in _texts(menu_of(window, name))]
        assert len(letters) == len(set(letters)), name


def _texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_undo_redo_and_restart_with_the_mouse(qtbot: QtBot, window: MainWindow) -> None:
    for action in ("undo", "redo", "restart"):
        assert not window.menu_actions[action].isEnabled()
    play(window, 3)
    state = window.session.game.state
    click_action(qtbot, window, "undo")
    assert len(window.session.game.moves) == 2
    click_action(qtbot, window, "restart")
    assert window.session.game.moves == ()
    for _ in range(3):
        click_action(qtbot, window, "redo")
    assert window.session.game.state == state
    assert not window.menu_actions["redo"].isEnabled()


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier), (Qt.Key.Key_U, None)],
    ids=["ctrl-z", "u"],
)
def test_undo_with_keys(
    qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier | None
) -> None:
    play(window, 2)
    qtbot.keyClick(window.table, key, modifier or Qt.KeyboardModifier.NoModifier)
    assert len(window.session.game.moves) == 1


def test_a_new_deal_and_back_again(qtbot: QtBot, window: MainWindow) -> None:
    play(window, 2)
    click_action(qtbot, window, "new-deal")
    assert window.session.game.moves == ()
    click_action(qtbot, window, "previous")
    assert (window.session.game.seed, len(window.session.game.moves)) == (7, 2)


def test_deal_by_number(qtbot: QtBot, window: MainWindow) -> None:
    click_action(qtbot, window, "deal-number")
    dialog = window.findChild(DealDialog)
    assert dialog is not None
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert dialog.number.text() == "7"
    for text, good in (("", False), (str(MAX_SEED + 1), False), (str(MAX_SEED), True)):
        dialog.number.setText(text)
        assert ok.isEnabled() is good
    dialog.number.selectAll()
    qtbot.keyClicks(dialog.number, "1234")
    qtbot.mouseClick(ok, Qt.MouseButton.LeftButton)
    assert window.session.game.seed == 1234
    assert "Deal 1234" in words_of(window)


def test_deal_by_number_can_be_left(qtbot: QtBot, window: MainWindow) -> None:
    window.menu_actions["deal-number"].trigger()
    dialog = window.findChild(DealDialog)
    assert dialog is not None
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.session.game.seed == 7


def test_hints_go_round(qtbot: QtBot, window: MainWindow) -> None:
    said: list[str] = []
    window.driver.said.connect(said.append)
    state = window.session.game.state
    with qtbot.waitSignal(window.driver.said):
        window.menu_actions["hint"].trigger()
        window.menu_actions["hint"].trigger()  # asked while it is being searched: one answer
        assert said == []
    assert said[-1].startswith("Hint 1 of ")
    count = int(said[-1].split()[-1])
    for _ in range(count):
        window.menu_actions["hint"].trigger()
    assert said[-1] == f"Hint 1 of {count}"
    assert window.session.game.state == state
    play(window, 1)
    lights = window.driver.scene.interaction.lights
    assert not lights.hinting
    window.menu_actions["hint"].trigger()
    qtbot.waitUntil(lambda: lights.hinting)
    assert said[-1].startswith("Hint 1 ")


def test_a_hint_for_a_table_that_has_changed_is_dropped(window: MainWindow, qtbot: QtBot) -> None:
    said: list[str] = []
    window.driver.said.connect(said.append)
    window.menu_actions["hint"].trigger()
    play(window, 1)
    assert not controller_of(window).solving.is_busy
    qtbot.wait(50)
    assert said == []


@pytest.mark.parametrize(
    ("stock", "moves", "shown"),
    [
        ("{redeals: 0}", 1, ""),
        ("{redeals: unlimited}", 1, ""),
        ("{redeals: 1}", 0, "1 redeal left"),
        ("{redeals: 2}", 0, "2 redeals left"),
    ],
)
def test_redeals_are_counted_only_where_there_are_some(
    window: MainWindow, tmp_path: Path, stock: str, moves: int, shown: str
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(f"extends: yatsuhashi\nname: {{en: Mine}}\nstock: {stock}\n")
    window.opener.open_file(file)
    play(window, moves)
    assert window.session.rules.name["en"] == "Mine"
    assert window.status.facts["Redeals"].text() == shown
    assert window.status.facts["Redeals"].isHidden() is not bool(shown)


def test_no_redeals_where_the_stock_goes_to_the_columns(window: MainWindow) -> None:
    file = Path(__file__).parents[2] / "families" / "tableau" / "made_up" / "oonsoo.yaml"
    window.opener.open_file(file)
    assert window.session.view.pile("s").cards
    assert window.status.facts["Redeals"].isHidden()


def test_a_game_goes_to_the_clipboard_and_back(window: MainWindow) -> None:
    play(window, 3)
    state = window.session.game.state
    window.menu_actions["copy-text"].trigger()
    assert QGuiApplication.clipboard().text().startswith("hanafuda-record 1")
    window.menu_actions["new-deal"].trigger()
    window.menu_actions["paste-text"].trigger()
    assert window.session.game.state == state
    QGuiApplication.clipboard().setText("two tickets to Kyoto")
    window.menu_actions["paste-text"].trigger()
    assert window.session.game.state == state
    assert "cannot be played" in window.status.currentMessage()


# --- choosing a game -----------------------------------------------------------------------------


def test_the_picker_lists_variants_below_their_game(window: MainWindow) -> None:
    menu = window.menu_actions.submenus["choose"]
    window.game_menu.fill()
    texts = _texts(menu)
    at = texts.index("Yatsuhashi Solitaire")
    assert texts[at + 1].startswith("    Yatsuhashi, ")
    assert [action.text() for action in menu.actions() if action.isChecked()] == [texts[at]]


def test_another_game_with_the_mouse(qtbot: QtBot, window: MainWindow) -> None:
    menu = window.menu_actions.submenus["choose"]
    window.game_menu.fill()
    action = next(a for a in menu.actions() if a.data() == "yatsuhashi-open-stock")
    click(qtbot, menu, action)
    assert window.session.rules.id == "yatsuhashi-open-stock"
    assert "open stock" in window.windowTitle()
    assert action.isChecked()
    play(window, 3)


def _go_on(window: MainWindow) -> None:
    """One move, whoever is to make it."""
    if window.session.moves:
        play(window, 1)
    else:
        window.driver.controller.hurry()
    QApplication.processEvents()


@pytest.mark.deep
def test_every_game_can_be_opened_and_played(window: MainWindow) -> None:
    for entry in window.library.catalogue.entries():
        window.opener.open(GameRef(entry.id))
        assert window.session.rules.id == entry.id
        # A computer in real time takes a person's time, for which no test waits: there the count
        # alone is sure to come.
        wanted = 1 if window.session.rules.family == "speed" else 3
        until(
            lambda least=wanted: len(window.session.game.moves) >= least,  # type: ignore[misc]
            meanwhile=lambda: _go_on(window),
        )
        assert not window.grab().isNull()


def test_a_broken_file_of_the_user_shows_its_faults_and_harms_nothing(
    window: MainWindow, folders: Folders
) -> None:
    folders.rules.mkdir()
    (folders.rules / "broken.yaml").write_text("extends: yatsuhashi\nstok: {}\n")
    (folders.rules / "mine.yaml").write_text("extends: yatsuhashi\nname: {en: Mine}\n")
    menu = window.menu_actions.submenus["choose"]
    window.game_menu.fill()
    broken = next(a for a in menu.actions() if a.data() == "broken")
    assert "has errors" in broken.text()
    broken.trigger()
    shown = window.side.open["diagnostics"]
    assert isinstance(shown, TextWindow)
    assert "broken.yaml:2:1: error" in shown.text.toPlainText()
    assert window.session.rules.id == "yatsuhashi"
    next(a for a in menu.actions() if a.data() == "mine").trigger()
    assert "Mine" in window.windowTitle()
    (folders.rules / "mine.yaml").unlink()
    window.game_menu.fill()
    assert "Mine" not in _texts(menu)


def test_a_rule_file_from_anywhere(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere.yaml"
    file.write_text("extends: yatsuhashi\nname: {en: Far away}\n")
    window.opener.open_file(file)
    assert "Far away" in window.windowTitle()
    file.write_text("extends: yatsuhashi\nname: {en: Far away}\nwin: 3\n")
    window.library.refresh()
    window.opener.open_file(file)
    assert isinstance(window.side.open["diagnostics"], TextWindow)


def test_a_rule_file_whose_deal_is_not_possible_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise DealError("there are too few cards")

    file = tmp_path / "elsewhere.yaml"
    file.write_text("extends: yatsuhashi\nname: {en: Far away}\n")
    game = window.session.game
    monkeypatch.setattr(window.session, "_deal", fail)
    window.opener.open_file(file)
    assert window.status.currentMessage() == "there are too few cards"
    assert window.session.game is game
