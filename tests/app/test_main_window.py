from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app import main_window as main_window_module
from hanafuda_desktop.app.actions import ACTIONS, MENUS
from hanafuda_desktop.app.deal_dialog import DealDialog
from hanafuda_desktop.app.exception_hook import ExceptionHook
from hanafuda_desktop.app.library import FIRST_GAME, Library
from hanafuda_desktop.app.main_window import MainWindow
from hanafuda_desktop.app.page_window import PageWindow
from hanafuda_desktop.app.patience_attendant import PatienceAttendant
from hanafuda_desktop.app.program import make_window, open_game
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.settings import Cloth, Speed, read_settings
from hanafuda_desktop.app.storage import Folders
from hanafuda_desktop.app.text_window import TextWindow
from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.engine.dealing import Deal
from hanafuda_desktop.engine.view import View

Make = Callable[[], MainWindow]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.below(tmp_path)


@pytest.fixture
def make(qtbot: QtBot, folders: Folders) -> Iterator[Make]:
    """Makes windows of one user, shown; each is closed at the end."""
    made: list[MainWindow] = []

    def window() -> MainWindow:
        made.append(make_window(folders, Library(folders.rules)))
        qtbot.addWidget(made[-1])
        return made[-1]

    yield window
    for each in made:
        each.close()


@pytest.fixture
def window(make: Make, qtbot: QtBot) -> MainWindow:
    window = make()
    window.session.open(FIRST_GAME, seed=7)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def _menu(window: MainWindow, text: str) -> QMenu:
    for action in window.menuBar().actions():
        menu = action.menu()
        if action.text() == text and isinstance(menu, QMenu):
            return menu
    raise AssertionError(text)


def _click(qtbot: QtBot, menu: QMenu, action: QAction) -> None:
    """Open the menu and click the entry with the mouse."""
    menu.popup(QPoint(0, 0))
    qtbot.waitUntil(menu.isVisible)
    at = menu.actionGeometry(action).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)
    menu.close()


def _click_action(qtbot: QtBot, window: MainWindow, action_id: str) -> None:
    spec = next(spec for spec in ACTIONS if spec.id == action_id)
    _click(qtbot, _menu(window, spec.menu), window.menu_actions[action_id])


def _play(window: MainWindow, moves: int) -> None:
    for _ in range(moves):
        window.driver.scene.move_chosen.emit(window.session.moves[0])


def _attendant(window: MainWindow) -> PatienceAttendant:
    attendant = window.driver.attendant
    assert isinstance(attendant, PatienceAttendant)
    return attendant


def _words(window: MainWindow) -> list[str]:
    status = window.status
    labels = (*status.facts.values(), status.time)
    return [label.text() for label in labels if not label.isHidden()]


# --- menus, keys, status line --------------------------------------------------------------------


def test_the_title_and_the_status_line_say_what_is_played(window: MainWindow) -> None:
    assert window.windowTitle() == "Yatsuhashi Solitaire – Hanafuda Desktop"
    assert _words(window) == ["Yatsuhashi Solitaire", "Deal 7", "Yaku 0/14", "0 moves", "0:00"]
    _play(window, 1)
    assert "1 move" in _words(window)
    _play(window, 1)
    assert "2 moves" in _words(window)


def test_every_menu_has_its_entries_and_no_two_share_a_key(window: MainWindow) -> None:
    assert [action.text() for action in window.menuBar().actions()] == list(MENUS)
    keys = [key for spec in ACTIONS for key in spec.keys]
    assert len(keys) == len(set(keys))
    for name in MENUS:
        letters = [text[text.index("&") + 1].lower() for text in _texts(_menu(window, name))]
        assert len(letters) == len(set(letters)), name


def _texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_undo_redo_and_restart_with_the_mouse(qtbot: QtBot, window: MainWindow) -> None:
    for action in ("undo", "redo", "restart"):
        assert not window.menu_actions[action].isEnabled()
    _play(window, 3)
    state = window.session.game.state
    _click_action(qtbot, window, "undo")
    assert len(window.session.game.moves) == 2
    _click_action(qtbot, window, "restart")
    assert window.session.game.moves == ()
    for _ in range(3):
        _click_action(qtbot, window, "redo")
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
    _play(window, 2)
    qtbot.keyClick(window.table, key, modifier or Qt.KeyboardModifier.NoModifier)
    assert len(window.session.game.moves) == 1


def test_a_new_deal_and_back_again(qtbot: QtBot, window: MainWindow) -> None:
    _play(window, 2)
    _click_action(qtbot, window, "new-deal")
    assert window.session.game.moves == ()
    _click_action(qtbot, window, "previous")
    assert (window.session.game.seed, len(window.session.game.moves)) == (7, 2)


def test_deal_by_number(qtbot: QtBot, window: MainWindow) -> None:
    _click_action(qtbot, window, "deal-number")
    dialog = window.findChild(DealDialog)
    assert dialog is not None
    ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert dialog.number.text() == "7"
    for text, good in (("", False), (str(MAX_SEED + 1), False), (str(MAX_SEED), True)):
        dialog.number.setText(text)
        assert ok.isEnabled() is good
    dialog.number.selectAll()
    qtbot.keyClicks(dialog.number, "-12x34")
    assert dialog.number.text() == "1234"
    qtbot.mouseClick(ok, Qt.MouseButton.LeftButton)
    assert window.session.game.seed == 1234
    assert "Deal 1234" in _words(window)


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
    with qtbot.waitSignal(_attendant(window).hint_search.found):
        window.menu_actions["hint"].trigger()
        window.menu_actions["hint"].trigger()  # asked while it is being searched: one answer
        assert said == []
    assert said[-1].startswith("Hint 1 of ")
    count = int(said[-1].split()[-1])
    for _ in range(count):
        window.menu_actions["hint"].trigger()
    assert said[-1] == f"Hint 1 of {count}"
    assert window.session.game.state == state
    _play(window, 1)
    with qtbot.waitSignal(_attendant(window).hint_search.found):
        window.menu_actions["hint"].trigger()
    assert said[-1].startswith("Hint 1 ")


def test_a_hint_for_a_table_that_has_changed_is_dropped(window: MainWindow) -> None:
    said: list[str] = []
    window.driver.said.connect(said.append)
    window.menu_actions["hint"].trigger()
    _play(window, 1)
    assert not _attendant(window).hint_search.is_busy
    _attendant(window).hint_search._go_on()
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
    window.commands.open_file(file)
    _play(window, moves)
    assert window.session.rules.name["en"] == "Mine"
    assert window.status.facts["Redeals"].text() == shown
    assert window.status.facts["Redeals"].isHidden() is not bool(shown)


def test_no_redeals_where_the_stock_goes_to_the_columns(window: MainWindow) -> None:
    file = Path(__file__).parents[1] / "engine" / "made_up" / "oonsoo.yaml"
    window.commands.open_file(file)
    assert window.session.view.pile("s").cards
    assert window.status.facts["Redeals"].isHidden()


def test_a_game_goes_to_the_clipboard_and_back(window: MainWindow) -> None:
    _play(window, 3)
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
    _click(qtbot, menu, action)
    assert window.session.rules.id == "yatsuhashi-open-stock"
    assert "open stock" in window.windowTitle()
    assert action.isChecked()
    _play(window, 3)


def test_every_game_can_be_opened_and_played(window: MainWindow) -> None:
    for entry in window.session.library.catalogue.entries():
        window.commands.open(GameRef(entry.id))
        assert window.session.rules.id == entry.id
        while len(window.session.game.moves) < 3:
            if window.session.moves:
                _play(window, 1)
            else:
                window.driver.attendant.hurry()
            QApplication.processEvents()
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
    shown = window.side["diagnostics"]
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
    window.commands.open_file(file)
    assert "Far away" in window.windowTitle()
    file.write_text("extends: yatsuhashi\nname: {en: Far away}\nwin: 3\n")
    window.session.library.refresh()
    window.commands.open_file(file)
    assert isinstance(window.side["diagnostics"], TextWindow)


# --- settings ------------------------------------------------------------------------------------


def test_settings_are_used_at_once_and_kept(make: Make, folders: Folders) -> None:
    window = make()
    window.session.open(FIRST_GAME, seed=7)
    actions = window.menu_actions
    actions["reduced-motion"].trigger()
    actions["hover"].trigger()
    next(a for a in actions.speeds.actions() if a.data() == Speed.FAST).trigger()
    next(a for a in actions.cloths.actions() if a.data() == Cloth.PLUM).trigger()
    kept, problem = read_settings(folders.settings)
    assert problem == ""
    assert kept == window.settings
    assert (kept.speed, kept.cloth, kept.reduced_motion, kept.hover) == (
        Speed.FAST,
        Cloth.PLUM,
        True,
        False,
    )
    window.close()
    window = make()
    assert window.settings == kept
    assert window.menu_actions["reduced-motion"].isChecked()
    assert not window.menu_actions["hover"].isChecked()


def test_settings_that_cannot_be_saved_are_used_all_the_same(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(main_window_module, "write_settings", full)
    window.menu_actions["hover"].trigger()
    assert not window.settings.hover
    assert "No space left" in window.status.currentMessage()


def test_broken_settings_are_said(make: Make, folders: Folders) -> None:
    folders.settings.write_text("{")
    window = make()
    assert "settings could not be read" in window.status.currentMessage()
    assert folders.settings.with_name("settings.json.damaged-1").exists()


def test_the_window_stands_where_it_stood(make: Make, qtbot: QtBot) -> None:
    first = make()
    first.session.open(FIRST_GAME, seed=7)
    first.resize(745, 622)
    first.show()
    first.close()
    second = make()
    assert (second.width(), second.height()) == (745, 622)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"geometry": "!"}', '{"geometry": "AAAA"}'])
def test_a_damaged_place_is_set_aside(
    make: Make, folders: Folders, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    folders.window.write_text(text)
    with caplog.at_level(logging.WARNING):
        window = make()
    assert window.width() >= 720
    assert not folders.window.exists()


def test_full_screen_and_back(window: MainWindow) -> None:
    window.menu_actions["full-screen"].trigger()
    assert window.isFullScreen()
    assert window.menuBar().isHidden()
    window.menu_actions["full-screen"].trigger()
    assert not window.isFullScreen()
    assert not window.menuBar().isHidden()


# --- windows beside the table --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("rules", ["Yatsuhashi Solitaire", "Aka-Tan", "Ryan Sartor"]),
        ("keyboard", ["Keyboard", "Ctrl+Z", "Esc", "New deal"]),
        ("about", ["Ryan Sartor", "Kelsey Cretcher", "Sem", "Suryong", "CC BY 4.0", "MIT"]),
    ],
)
def test_pages(qtbot: QtBot, window: MainWindow, action: str, words: list[str]) -> None:
    _click_action(qtbot, window, action)
    page = window.side[action]
    assert isinstance(page, PageWindow)
    assert page.isVisible()
    text = page.page.toPlainText()
    assert [word for word in words if word not in text] == []
    window.menu_actions[action].trigger()
    assert window.side[action].isVisible()
    close = window.side[action].findChild(QDialogButtonBox)
    assert close is not None
    qtbot.mouseClick(close.button(QDialogButtonBox.StandardButton.Close), Qt.MouseButton.LeftButton)
    assert not window.side[action].isVisible()


def test_the_rules_show_the_cards(window: MainWindow) -> None:
    window.menu_actions["rules"].trigger()
    page = window.side["rules"]
    assert isinstance(page, PageWindow)
    assert "card:" in page.page.toHtml()
    assert page.page.loadResource(2, "card:pine-crane").width() > 0
    assert page.page.loadResource(2, "card:pine-crain") is None
    assert page.page.loadResource(2, "https://example.org/x.png") is None


def test_a_fault_is_reported_and_the_game_goes_on(window: MainWindow) -> None:
    _play(window, 2)
    hook = ExceptionHook(window.session.text, window.side.report)
    for number in range(2):
        try:
            raise ValueError(f"the moon fell {number}")
        except ValueError as error:
            hook.caught(type(error), error, error.__traceback__)
    report = window.side["report"]
    assert isinstance(report, TextWindow)
    report.copy()
    text = QGuiApplication.clipboard().text()
    for part in ("the moon fell 0", "the moon fell 1", "digest ", "seed 7", "moves "):
        assert part in text
    _play(window, 1)
    assert len(window.session.game.moves) == 3


@pytest.mark.parametrize("what", ["begin", "move", "undo"])
def test_after_a_fault_of_the_table_all_of_it_is_shown(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    _play(window, 1)
    scene = window.driver.scene

    def broken(*args: object) -> None:
        raise ValueError("the moon fell")

    shown: list[object] = []
    present = scene.present

    def noted(view: View, moves: Iterable[object]) -> None:
        shown.append(view)
        present(view, moves)

    with monkeypatch.context() as patch, qtbot.captureExceptions() as faults:
        patch.setattr(scene, "play", broken)
        patch.setattr(scene, "glide", broken)
        patch.setattr(scene, "present", noted)
        match what:
            case "begin":
                window.session.deal(seed=8)
            case "move":
                window.session.play(window.session.moves[0])
            case _:
                window.session.undo()
        assert len(faults) == 1
        assert shown == []
        qtbot.waitUntil(lambda: bool(shown))
        assert shown == [window.session.view]
    _play(window, 1)
    assert not _attendant(window).occasions.is_open


# --- time ----------------------------------------------------------------------------------------


def test_nothing_ticks_unless_a_game_is_played_and_looked_at(
    qtbot: QtBot, window: MainWindow
) -> None:
    tick = window.status._tick
    assert not tick.isActive()
    _play(window, 1)
    assert tick.isActive()
    window.menu_actions["clock"].trigger()
    assert not tick.isActive()
    window.menu_actions["clock"].trigger()
    assert tick.isActive()
    window.menu_actions["restart"].trigger()
    assert not tick.isActive()
    _play(window, 1)
    other = TextWindow("another window", "", "")
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not window.isActiveWindow())
    assert not tick.isActive()
    assert not window.session.stopwatch.running
    window.activateWindow()
    qtbot.waitUntil(tick.isActive)


def test_a_minimised_window_stops_the_clock(qtbot: QtBot, window: MainWindow) -> None:
    _play(window, 1)
    window.setWindowState(Qt.WindowState.WindowMinimized)
    window.changeEvent(QEvent(QEvent.Type.WindowStateChange))
    assert not window.status._tick.isActive()


# --- the end of a game ---------------------------------------------------------------------------


def test_a_dead_table_says_so_and_offers_a_way_out(window: MainWindow) -> None:
    _attendant(window).watch.found.emit(False)
    panel = _attendant(window).occasions.stuck
    assert panel.is_open
    _play(window, 1)
    assert not panel.is_open
    _attendant(window).watch.found.emit(False)
    panel.press("undo")
    assert not panel.is_open
    assert window.session.game.moves == ()
    _attendant(window).watch.found.emit(False)
    panel.press("new-deal")
    assert window.session.game.seed != 7


@pytest.mark.rule("YA-10")
def test_a_won_game_is_celebrated(window: MainWindow) -> None:
    """Every yaku but the last is gone, and the last is there for the taking."""
    game = window.session.game
    collected = "".join(
        f"y: {yaku} {cards}\n"
        for yaku, cards in (
            ("early-chaff", "13 23 33 43 53"),
            ("early-chaff", "14 24 34 44 54"),
            ("late-chaff", "63 73 83 93 a3"),
            ("late-chaff", "64 74 84 94 a4"),
            ("ao-tan", "62 92 a2"),
            ("kasu-tan", "42 52 72"),
            ("ino-shika-cho", "71 a1 61"),
            ("godori", "21 41 82"),
            ("hanami-tsukimi-zake", "31 81 91"),
            ("ame-san-ko", "11 b1 c1"),
            ("kiri-kasu", "c2 c3 c4"),
            ("yanagi-kasu", "b2 b3 b4"),
            ("yatsuhashi", "51"),
        )
    )
    window.session.deal(deal=Deal(picture=f"c1: 32 22 12\n{collected}"))
    window.driver.scene.move_chosen.emit(game.family.read_move("y:aka-tan:12,22,32"))
    assert window.session.is_over
    celebration = _attendant(window).occasions.celebration
    assert celebration.isVisible()
    assert celebration.is_running
    assert not window.status._tick.isActive()
    assert not window.menu_actions["hint"].isEnabled()
    celebration.result.press("restart")
    assert not celebration.isVisible()
    assert not window.session.is_over
    window.menu_actions["reduced-motion"].trigger()
    window.menu_actions["redo"].trigger()
    assert celebration.isVisible()
    assert not celebration.is_running


def test_a_stale_answer_is_dropped(window: MainWindow) -> None:
    watch = _attendant(window).watch
    watch.ask(lambda: iter((None, False)))
    assert watch.is_busy
    watch.stop()
    watch._go_on()
    assert not watch._timer.isActive()
    assert not _attendant(window).occasions.is_open


# --- starting ------------------------------------------------------------------------------------


def test_the_last_game_is_opened_again(make: Make) -> None:
    window = make()
    window.session.open(GameRef("yatsuhashi-open-stock"), seed=5)
    _play(window, 2)
    window.close()
    window = make()
    open_game(window.session)
    assert window.session.rules.id == "yatsuhashi-open-stock"
    assert len(window.session.game.moves) == 2


def test_a_last_game_that_is_gone_gives_the_first(
    make: Make, folders: Folders, caplog: pytest.LogCaptureFixture
) -> None:
    folders.saves.mkdir()
    (folders.saves / "last.json").write_text(json.dumps({"game": "gone", "file": None}))
    window = make()
    with caplog.at_level(logging.WARNING):
        open_game(window.session)
    assert window.session.rules.id == "yatsuhashi"
    assert "'gone' cannot be opened" in window.status.currentMessage()
