"""Every screen and every panel looks as it did, in every language."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from shutil import copyfile
from typing import Final

import pytest
from PIL import Image, ImageDraw
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QMenu, QTabWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.editor.window import EditorWindow
from hanafuda_desktop.app.library.library import FIRST_GAME
from hanafuda_desktop.app.storage.faults import FaultReport
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.language import use_language
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.engine.record import read_record, replay
from hanafuda_desktop.families.language import LANGUAGE, our_games
from hanafuda_desktop.families.registry import compile_rules, deal_for
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import SeatedGame, Seating
from tests.app.at_shedding_table import AtSheddingTable
from tests.app.at_the_table import AtRounds, AtTable
from tests.app.in_a_window import controller_of
from tests.app.in_real_time import InRealTime
from tests.app.learn.at_the_lesson import AtLesson
from tests.app.play.test_coach import after_a_choice, to_summary, until_reviewed, until_weighed
from tests.net import pictures
from tests.net.home import chosen_by_chance, commanded, copy_home, game_at
from tests.net.pictures import Sheet, difference, in_boxes, picture_of, small

_LANGUAGES: Final = (
    "en",
    pytest.param("ja", marks=pytest.mark.deep),
    pytest.param("fr", marks=pytest.mark.deep),
)
_USUAL: Final = QSize(1280, 800)
_LEAST: Final = QSize(900, 600)
_BIT_BY_BIT: Final = 8
"""So often in a row looks alike what comes bit by bit."""
_DAY: Final = date(2026, 1, 7)
_TABLES: Final = {
    "yatsuhashi": (("person",), 45),
    "tsukinami": (("person",), 25),
    "shiki": (("person",), 40),
    "koi-koi": (("person", "strong"), 18),
    "mushi": (("person", "beginner"), 9),
    "go-stop": (("casual", "person", "casual"), 22),
    "hana-awase": (("person", "casual", "casual"), 15),
    "higo-bana-teams": (("person", "casual", "strong", "casual"), 24),
    "untitled": (("person", "casual", "standard", "expert"), 14),
    "kaze": (("person", "casual"), 9),
    "hanapette": (("person", "keeps-pace"), 30),
}
"""Who plays, and at least so many moves by chance: it is a person's turn then."""

_SUMMARIES: Final = {
    "go-stop": ("person", "casual", "casual"),
    "hana-awase-must-match": ("person", "casual", "greedy"),
    "higo-bana-teams": ("person", "greedy", "greedy", "greedy"),
    "mushi": ("person", "greedy"),
}

Windows = Callable[[], MainWindow]


@pytest.fixture(params=_LANGUAGES)
def language(request: pytest.FixtureRequest, folders: Folders) -> str:
    """What is spoken; nothing moves."""
    _set(folders, request.param)
    use_language(request.param)
    return str(request.param)


def _set(folders: Folders, spoken: str) -> None:
    settings = {"version": 1, "language": spoken, "reduced_motion": True, "clock": False}
    folders.config.mkdir(parents=True, exist_ok=True)
    folders.settings.write_text(json.dumps(settings), "utf-8")


@pytest.fixture
def sheet(
    request: pytest.FixtureRequest,
    language: str,
    tmp_path: Path,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Sheet]:
    """The sheet of a test, which has its name; it is compared when all pictures were taken."""
    group = request.function.__name__.removeprefix("test_").replace("_", "-")
    with in_boxes(monkeypatch):
        made = Sheet(group, language, tmp_path)
        yield made
        made.check()


@pytest.fixture
def home(folders: Folders, language: str) -> Path:
    """The recorded home."""
    copy_home(folders.data)
    for kept in (folders.window, folders.editor, folders.log):
        kept.unlink()
    _set(folders, language)
    return folders.data


def _show(window: MainWindow, qtbot: QtBot, size: QSize = _USUAL) -> MainWindow:
    window.resize(size)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def _table(game: str) -> str:
    """A game as text: its first deal, until a person has a choice."""
    seats, least = _TABLES[game]
    seated = deal_for(our_games().game(game), Seating(seats), 1)
    seated.chance = 1
    chance = random.Random(game)
    while len(seated.game.moves) < least or not _is_asked(seated):
        move = chosen_by_chance(seated.game, chance)
        assert move is not None
        seated.push(move)
    return seated.text(83_000)


def _is_asked(seated: SeatedGame) -> bool:
    """Whether a person can choose."""
    return len(seated.moves) > 1


def _land(window: MainWindow) -> None:
    """Let every card have arrived, and nothing be called out any more."""
    window.driver.scene.land()
    controller_of(window).panels.banner.dismiss()


# --- the window ----------------------------------------------------------------------------------


def _at_day(window: MainWindow, day: date) -> None:
    """Let it be this day on the first screen."""
    inventory = window.screens.inventory
    inventory.day._today = lambda: day
    inventory.look_for_day()


def _first_screen(window: MainWindow, qtbot: QtBot) -> None:
    window.screens.show_first()
    _at_day(window, _DAY)
    _show(window, qtbot)
    qtbot.waitUntil(lambda: window.screens.inventory.day.deal is not None)


def test_first_screen(
    sheet: Sheet, make: Windows, folders: Folders, told_of_games: Path, qtbot: QtBot
) -> None:
    folders.cache.mkdir(parents=True, exist_ok=True)
    copyfile(told_of_games, folders.games)
    window = make()
    _first_screen(window, qtbot)
    sheet.take("newcomer", window, waits=_BIT_BY_BIT)
    window.resize(_LEAST)
    sheet.take("newcomer, small", window, waits=_BIT_BY_BIT)


def test_first_screen_at_home(sheet: Sheet, home: Path, make: Windows, qtbot: QtBot) -> None:
    window = make()
    _first_screen(window, qtbot)
    sheet.take("at home", window, waits=_BIT_BY_BIT)
    for game in ("go-stop", "yatsuhashi", "hanapette"):
        window.screens.ask_table(game)
        sheet.take(f"new table of {game}", window, waits=3)
    window.resize(_LEAST)
    sheet.take("new table, small", window, waits=3)


def _take_tables(sheet: Sheet, make: Windows, qtbot: QtBot, size: QSize) -> None:
    for game in _TABLES:
        window = make()
        window.resize(size)
        record = read_record(_table(game), LANGUAGE)
        window.session.read(record, replay(record, compile_rules))
        _show(window, qtbot, size)
        sheet.take(game, window)
        window.close()


def test_tables(sheet: Sheet, make: Windows, qtbot: QtBot) -> None:
    _take_tables(sheet, make, qtbot, _USUAL)


def test_small_tables(sheet: Sheet, make: Windows, qtbot: QtBot) -> None:
    _take_tables(sheet, make, qtbot, _LEAST)


def test_menus(sheet: Sheet, home: Path, make: Windows, qtbot: QtBot) -> None:
    window = make()
    window.session.open(game_at("koi-koi"))
    _show(window, qtbot)
    for number, action in enumerate(window.menuBar().actions()):
        menu = action.menu()
        assert isinstance(menu, QMenu)
        menu.popup(QPoint(0, 0))
        sheet.take(f"menu {number}", menu)
        menu.close()
        for within in menu.findChildren(QMenu):
            if within.actions():
                within.popup(QPoint(0, 0))
                sheet.take(f"menu {number}, {list(menu.findChildren(QMenu)).index(within)}", within)
                within.close()


# --- windows beside it ---------------------------------------------------------------------------


def test_windows(sheet: Sheet, home: Path, make: Windows, qtbot: QtBot) -> None:
    window = make()
    window.session.open(game_at("koi-koi"))
    _show(window, qtbot)
    for kind in ("rules", "cards", "keyboard", "about", "statistics", "past-games"):
        window.menu_actions[kind].trigger()
        QApplication.processEvents()
        sheet.take(kind, window.side.open[kind])
    window.menu_actions["deck"].trigger()
    sheet.take("decks", window.side.open["decks"], waits=_BIT_BY_BIT)
    window.side.report(FaultReport("ValueError: It went wrong.", "Traceback\n  line 1\n  line 2\n"))
    sheet.take("report", window.side.open["report"])
    window.side.diagnostics("half-done.yaml", "half-done.yaml:3:1: error: unknown\n", lambda: None)
    sheet.take("diagnostics", window.side.open["diagnostics"])
    for kind in ("deal-number", "new-house-rule"):
        window.menu_actions[kind].trigger()
        QApplication.processEvents()
        dialog = QApplication.activeModalWidget() or QApplication.activeWindow()
        assert dialog is not None
        sheet.take(kind, dialog)
        dialog.close()


def test_settings(sheet: Sheet, make: Windows, qtbot: QtBot) -> None:
    window = make()
    window.session.open(FIRST_GAME, seed=7)
    _show(window, qtbot)
    window.menu_actions["settings"].trigger()
    settings = window.side.open["settings"]
    pages = settings.findChild(QListWidget)
    assert pages is not None
    for row in range(pages.count()):
        pages.setCurrentRow(row)
        QApplication.processEvents()
        sheet.take(f"page {row}", settings)


def test_statistics_of_nothing(sheet: Sheet, make: Windows, qtbot: QtBot) -> None:
    window = make()
    window.session.open(FIRST_GAME, seed=7)
    _show(window, qtbot)
    for kind in ("statistics", "past-games"):
        window.menu_actions[kind].trigger()
        QApplication.processEvents()
        sheet.take(kind, window.side.open[kind])


def _settle(editor: EditorWindow, qtbot: QtBot) -> None:
    """Let the rules have been tried, and nothing be called out at the table any more."""
    qtbot.waitUntil(lambda: editor.trial.is_over)
    editor.sandbox.driver.controller.hurry()


def _read(editor: EditorWindow, qtbot: QtBot) -> None:
    """Let the rulebook be written."""
    qtbot.waitUntil(lambda: editor.rulebook.is_complete)


def test_rule_editor(
    sheet: Sheet, few_games: None, open_editor: Callable[..., EditorWindow], qtbot: QtBot
) -> None:
    for name, text in (("ours", None), ("broken", "extends: koi-koi\nname: X\nrouns: 6\n")):
        editor = open_editor(**({"name": "b.yaml", "text": text} if text else {}))
        editor.resize(1200, 760)
        if not text:
            _settle(editor, qtbot)
        tabs = editor.findChild(QTabWidget)
        assert tabs is not None
        for index in range(tabs.count()):
            tabs.setCurrentIndex(index)
            _read(editor, qtbot)
            sheet.take(f"{name} {index}", editor, waits=_BIT_BY_BIT)


def test_lessons(sheet: Sheet, learn: Callable[[], AtLesson], folders: Folders) -> None:
    lesson = learn()
    for step in ("welcome", "match-flowers", "kinds", "lay", "two", "yaku"):
        lesson.go_to(step)
        sheet.take(step, lesson.page.window())
    lesson.page.window().close()
    for step in ("koi-koi", "end"):  # the parts of these begin anew
        folders.lesson.write_text(json.dumps({"version": 1, "step": step}), "utf-8")
        lesson = learn()
        sheet.take(lesson.at, lesson.page.window())
        lesson.page.window().close()


# --- panels over the table -----------------------------------------------------------------------


def _seen(sheet: Sheet, name: str, table: AtRounds) -> None:
    """Take a picture of a table on which nothing is called out any more."""
    table.controller.hurry()
    sheet.take(name, table.window)


def test_panels_of_a_round(sheet: Sheet, lay: Callable[..., AtTable]) -> None:
    table = lay("person", "greedy", game="koi-koi", seed=8, rounds=1)
    window, do = table.window, table.window.menu_actions
    window.resize(_USUAL)
    after_a_choice(table)
    _seen(sheet, "choice", table)
    for name in ("history", "sheet", "yaku"):
        do[name].trigger()
        sheet.take(name, window)
        table.key(Qt.Key.Key_Escape)
    do["why"].trigger()
    until_weighed(table)
    until_reviewed(table)
    sheet.take("why", window)
    table.panels.thoughts.close()
    to_summary(table)
    _seen(sheet, "summary", table)
    table.panels.summary.press("review")
    until_reviewed(table)
    sheet.take("review", window)
    table.key(Qt.Key.Key_Escape)
    table.panels.summary.press("result")
    table.until(lambda: table.panels.result.is_open)
    _seen(sheet, "result", table)


def test_call(sheet: Sheet, lay: Callable[..., AtTable]) -> None:
    table = lay("person", "casual", game="koi-koi", seed=3)
    table.window.resize(_USUAL)
    table.play_on(lambda: table.panels.question.is_open)
    _seen(sheet, "call", table)


def test_summaries(sheet: Sheet, lay: Callable[..., AtTable]) -> None:
    for game, seats in _SUMMARIES.items():
        table = lay(*seats, game=game, seed=8, rounds=2)
        table.window.resize(_USUAL)
        to_summary(table)
        _seen(sheet, game, table)
        table.window.close()


def test_a_shared_screen(sheet: Sheet, lay: Callable[..., AtTable]) -> None:
    table = lay("person", "person", game="koi-koi", seed=3)
    table.window.resize(_USUAL)
    table.until(lambda: table.panels.curtain.is_open)
    sheet.take("curtain", table.window)
    table.panels.curtain.close()
    table.until(lambda: bool(table.window.session.moves))
    _seen(sheet, "lifted", table)


def test_shedding_panels(sheet: Sheet, lay_shedding: Callable[..., AtSheddingTable]) -> None:
    table = lay_shedding("person", "greedy", "greedy", seed=4, rounds=1)
    table.window.resize(_USUAL)
    table.until_asked()
    _seen(sheet, "choice", table)
    to_summary(table)
    _seen(sheet, "summary", table)
    table.panels.summary.press("result")
    table.until(lambda: table.panels.result.is_open)
    _seen(sheet, "result", table)


def test_race(sheet: Sheet, lay_shedding: Callable[..., AtSheddingTable]) -> None:
    table = lay_shedding("person", "greedy", "greedy", "greedy", seed=4)
    table.window.resize(_USUAL)
    table.to_race()
    _seen(sheet, "race", table)


def test_panels_in_time(sheet: Sheet, lay_live: Callable[..., InRealTime]) -> None:
    table = lay_live("person", "keeps-pace")
    window = table.window
    window.resize(_USUAL)
    window.table.viewport().setUpdatesEnabled(True)
    sheet.take("ready", window)
    table.begin()
    sheet.take("play", window)
    window.menu_actions["pause"].trigger()
    sheet.take("pause", window)
    table.answer()
    table.play_on(lambda: table.asked not in ("count", "play"))
    table.end_round()
    table.until(lambda: table.controller.summary.is_open)
    sheet.take("summary", window)


def test_patience_panels(sheet: Sheet, make: Windows, qtbot: QtBot) -> None:
    line = json.loads(commanded("solve", "yatsuhashi", "--seed", "1", "--json")[1])["moves"]
    window = make()
    window.session.open(GameRef("yatsuhashi"), seed=1)
    _show(window, qtbot)
    for word in line[:-1]:
        window.session.play(window.session.game.family.read_move(word))
    window.session.play(window.session.game.family.read_move(line[-1]))
    assert window.session.is_over

    def is_told() -> bool:
        _land(window)
        return controller_of(window).panels.is_open

    qtbot.waitUntil(is_told)
    sheet.take("won", window)
    window.menu_actions["new-deal"].trigger()
    sheet.take("new deal", window, waits=_BIT_BY_BIT)
    for _ in range(3):
        window.session.play(window.session.moves[0])
    window.menu_actions["new-deal"].trigger()
    sheet.take("another deal", window, waits=_BIT_BY_BIT)


# --- that it can fail ----------------------------------------------------------------------------


@pytest.fixture
def painted(
    open_table: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Image.Image]:
    """A table."""
    with in_boxes(monkeypatch):
        window = open_table("person", "greedy", seed=8)
        window.resize(_USUAL)
        window.driver.scene.land()
        yield picture_of(window)


def _changed(picture: Image.Image, change: str) -> Image.Image:
    """The picture with something else in it."""
    other = picture.copy()
    pen = ImageDraw.Draw(other)
    match change:
        case "a card is gone":
            pen.rectangle((500, 560, 590, 710), fill=picture.getpixel((1000, 500)))
        case "a row has moved":
            other.paste(picture.crop((40, 570, 1000, 780)), (28, 570, 988, 780))
        case "a panel is there":
            pen.rectangle((400, 300, 880, 500), fill=(240, 230, 210))
        case "a line of words is gone":
            pen.rectangle((8, 40, 200, 70), fill=picture.getpixel((4, 30)))
        case "another cloth":
            other.paste(Image.blend(picture, Image.new("RGB", picture.size, "#184830"), 0.2))
        case _:
            raise AssertionError(change)
    return other


@pytest.mark.parametrize("colours", [True, False], ids=["colours", "greys"])
@pytest.mark.parametrize(
    "change",
    [
        "a card is gone",
        "a row has moved",
        "a panel is there",
        "a line of words is gone",
        "another cloth",
    ],
)
def test_a_change_is_found(change: str, colours: bool, painted: Image.Image) -> None:
    before, after = (small(each, colours=colours) for each in (painted, _changed(painted, change)))
    assert not difference(after, before).is_small


def test_a_breath_of_colour_is_no_change(painted: Image.Image) -> None:
    """As between two ways to round, or to smooth an edge."""
    breath = Image.effect_noise(painted.size, 6).convert("RGB")
    after = Image.blend(painted, breath, 0.01)
    now = difference(small(after, colours=True), small(painted, colours=True))
    assert now.is_small


def test_a_picture_that_differs_is_put_aside(
    tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "FOLDER", tmp_path / "wanted")
    label = QLabel("A word")
    label.setFixedSize(400, 300)
    for is_recording, words in ((True, "A word"), (False, "")):
        monkeypatch.setattr(pictures, "is_recording", lambda now=is_recording: now)
        label.setText(words)
        sheet = Sheet("made", "en", tmp_path)
        sheet.take("word", label)
        if is_recording:
            sheet.check()
    label.setStyleSheet("background: #205040")
    sheet = Sheet("made", "en", tmp_path)
    sheet.take("word", label)
    with pytest.raises(AssertionError, match=r"word: .*made-en-word\.png"):
        sheet.check()
    with Image.open(tmp_path / "made-en-word.png") as beside:
        assert beside.size == (3 * 400 + 20, 300)
