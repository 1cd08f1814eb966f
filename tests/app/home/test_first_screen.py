"""The first screen in a real window: by keyboard, by mouse, with broken files, over a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.home.cloth_page import ARROWS, ScaledLabel, next_place
from hanafuda_desktop.app.storage.files import Folders
from hanafuda_desktop.app.window.fonts import use_legibly
from hanafuda_desktop.app.window.main_window import AT_TABLE, MainWindow
from hanafuda_desktop.app.window.pages import TextWindow
from hanafuda_desktop.app.window.program import open_game
from hanafuda_desktop.families.language import our_games
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import Seating
from hanafuda_desktop.play.settings import ClothName, Settings, TextSize
from hanafuda_desktop.text.language import ENGLISH, speak
from tests.app.home.conftest import Show
from tests.app.home.on_the_screen import OnTheScreen
from tests.app.in_a_window import play, words_of

Make = Callable[[], MainWindow]
SHIPPED = our_games().entries()
BASES = [e.id for e in SHIPPED if e.loaded.rules is not None and not e.loaded.rules.variant_of]


@pytest.fixture
def _usual_words() -> Iterator[None]:
    yield
    use_legibly(Settings())


def test_every_game_is_there_with_its_variants_under_it(first: OnTheScreen) -> None:
    tiles = first.screen.tiles
    assert sorted(tile.shown.facts.id for tile in tiles) == sorted(BASES)
    told = {facts.id for tile in tiles for facts in (tile.shown.facts, *tile.shown.variants)}
    assert told == {entry.id for entry in SHIPPED}
    kinds = [group.kind.value for group in first.screens.inventory.shelves]
    assert kinds == ["patience", "table", "real-time"]


def test_a_new_user_has_nothing_to_go_on_with_and_no_game_is_begun(
    first: OnTheScreen, folders: Folders
) -> None:
    assert first.screen.going_on.isHidden()
    assert not first.window.session.is_open
    assert not list(folders.saves.glob("*.txt"))
    assert not folders.statistics.exists()
    assert first.window.windowTitle() == "Hanafuda Desktop"
    assert words_of(first.window) == []


def test_commands_of_the_table_are_not_offered_until_there_is_one(first: OnTheScreen) -> None:
    actions = first.window.menu_actions
    assert not any(actions[name].isEnabled() for name in AT_TABLE)
    for name in ("rules", "cards", "statistics", "settings", "keyboard", "all-games"):
        actions[name].trigger()
    assert not first.window.side.open["rules"].isHidden()
    first.click(first.tile("yatsuhashi"))
    assert actions["hint"].isEnabled()
    assert actions["new-deal"].isEnabled()
    assert not actions["sheet"].isEnabled()


def test_a_patience_begins_by_mouse(first: OnTheScreen) -> None:
    first.click(first.tile("tsukinami"))
    assert first.window.session.rules.id == "tsukinami"
    assert first.window.is_at_table
    assert first.window.table.hasFocus()
    assert "Tsukinami" in first.window.windowTitle()


def test_a_variant_begins_by_mouse(first: OnTheScreen) -> None:
    first.click(first.chip("yatsuhashi-open-stock"))
    assert first.window.session.rules.id == "yatsuhashi-open-stock"


def test_all_by_keyboard(first: OnTheScreen) -> None:
    assert first.at().startswith("New to hanafuda?")
    first.press(Qt.Key.Key_Down)
    assert first.at().startswith("Game of the day")
    first.press(Qt.Key.Key_Down)
    told = first.at()
    assert told.startswith("Four Seasons 四季. 1 player · about 8 minutes. Seven columns")
    first.press(Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert first.at().startswith("Yatsuhashi Solitaire")
    first.press(Qt.Key.Key_Left)
    assert first.at().startswith("Tsukinami")
    first.press(Qt.Key.Key_Return)
    assert first.window.session.rules.id == "tsukinami"


def test_arrows_reach_everything_and_the_tabulator_too(first: OnTheScreen) -> None:
    plates = first.screen.plates
    plates[0].setFocus()
    seen = {first.at()}
    for _ in range(3 * len(plates)):
        before = first.at()
        first.press(Qt.Key.Key_Tab)
        seen.add(first.at())
        assert first.at() != before
    assert {plate.accessibleName() for plate in plates} <= seen
    reached, open_ends = {0}, [0]
    rects = [_place(plate, first) for plate in plates]
    while open_ends:
        here = open_ends.pop()
        for arrow in ARROWS:
            there = next_place(rects, here, arrow)
            if there not in reached:
                reached.add(there)
                open_ends.append(there)
    assert [plates[n].accessibleName() for n in range(len(plates)) if n not in reached] == []


def test_what_has_the_focus_is_in_sight_and_looks_so(first: OnTheScreen) -> None:
    tile = first.tile("hanapette")
    plain = tile.grab().toImage()
    first.screen.plates[-1].setFocus()
    tile.setFocus()
    first.press(Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert not tile.visibleRegion().isEmpty()
    tile.setFocus()
    assert tile.grab().toImage() != plain


def test_what_is_typed_is_looked_for(first: OnTheScreen) -> None:
    first.type("open")
    shown = [tile.shown.facts.id for tile in first.screen.tiles if not tile.isHidden()]
    assert shown == ["yatsuhashi"]
    assert first.screen.of_day.isHidden()
    first.press(Qt.Key.Key_Escape)
    assert not any(tile.isHidden() for tile in first.screen.tiles)
    first.type("koi")
    first.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert first.page.form.table.rules.id == "koi-koi"


def test_a_game_is_found_by_its_japanese_name_and_nothing_is_said_to_be_nothing(
    first: OnTheScreen,
) -> None:
    first.screen.search.setText("月並")
    assert [t.text() for t in first.screen.tiles if not t.isHidden()] == ["Tsukinami"]
    first.screen.search.setText("bridge club")
    assert not any(tile.isVisible() for tile in first.screen.tiles)
    assert first.screen.nothing.isVisible()


def test_every_game_begins_from_here(first: OnTheScreen) -> None:
    for game in BASES:
        first.screens.show_first()
        first.click(first.tile(game))
        if first.screens.page is not None:
            assert first.page.form.table.rules.id == game
            first.press(Qt.Key.Key_Return)
        assert first.window.session.rules.id == game
        assert first.window.is_at_table
        assert first.window.table.table is first.window.driver.scene


def test_a_broken_house_rule_shows_its_error_and_harms_nothing(
    show_first: Show, folders: Folders
) -> None:
    folders.rules.mkdir()
    (folders.rules / "broken.yaml").write_text("extends: yatsuhashi\nstok: {}\n")
    (folders.rules / "mine.yaml").write_text("extends: koi-koi\nname: {en: Koi-Koi of ours}\n")
    (folders.rules / "koi-koi.yaml").write_text("extends: mushi\n")  # a name that is taken
    first = show_first()
    assert first.chip("mine").text() == "of ours"
    tile = first.tile("broken")
    assert "unknown key 'stok'" in tile.accessibleName()
    first.click(tile)
    shown = first.window.side.open["diagnostics"]
    assert isinstance(shown, TextWindow)
    assert "broken.yaml:2:1: error" in shown.text.toPlainText()
    shown.close()
    assert len(first.screen.tiles) == len(BASES) + 2
    first.click(first.tile("koi-koi"))
    assert first.page.form.table.rules.id == "koi-koi"


def test_a_file_that_was_mended_is_a_game_when_one_looks_again(
    show_first: Show, folders: Folders, qtbot: QtBot
) -> None:
    folders.rules.mkdir()
    file = folders.rules / "mine.yaml"
    file.write_text("extends: shiki\nname: {}\n")
    first = show_first()
    assert first.tile("mine").shown.facts.fault
    file.write_text("extends: shiki\nname: {en: Mine}\n")
    first.screens.look_again()
    qtbot.waitUntil(lambda: any(c.text() == "Mine" for c in first.tile("shiki").chips))


# --- over a game ---------------------------------------------------------------------------------


def test_the_key_leads_here_and_escape_back(window: MainWindow, qtbot: QtBot) -> None:
    play(window, 3)
    game = window.session.game
    qtbot.keyClick(window.table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    seen = OnTheScreen(window, qtbot)
    assert seen.is_seen()
    assert not window.session.stopwatch.running
    qtbot.waitUntil(lambda: not seen.screen.going_on.isHidden())
    assert seen.at() == "Continue Yatsuhashi Solitaire: 3 moves, Yaku 0/14"
    window.session.undo()  # whatever happens meanwhile, the table's commands stay out of reach
    assert not window.menu_actions["undo"].isEnabled()
    seen.press(Qt.Key.Key_Escape)
    assert window.is_at_table
    assert window.session.game is game
    assert window.menu_actions["redo"].isEnabled()
    assert "2 moves" in words_of(window)


def test_the_game_goes_on_with_return(window: MainWindow, qtbot: QtBot) -> None:
    play(window, 1)
    window.menu_actions["all-games"].trigger()
    seen = OnTheScreen(window, qtbot)
    qtbot.waitUntil(lambda: seen.at().startswith("Continue"))
    qtbot.waitUntil(lambda: seen.screen.going_on.picture is not None)
    seen.press(Qt.Key.Key_Return)
    assert window.is_at_table
    assert len(window.session.game.moves) == 1


def test_a_table_is_told_by_round_and_points(make: Make, show_first: Show) -> None:
    before = make()
    before.session.open(GameRef("koi-koi"), seed=4, seating=Seating(("person", "greedy"), 6))
    before.session.open(GameRef("yatsuhashi"), seed=4)
    before.close()
    first = show_first()
    first.qtbot.waitUntil(lambda: first.tile("koi-koi").is_begun)
    assert not first.tile("mushi").is_begun
    assert first.at() == "Continue Yatsuhashi Solitaire: 0 moves, Yaku 0/14"
    first.click(first.tile("koi-koi"))
    assert first.page.go_on.isVisible()
    first.page.go_on.click()
    assert first.window.session.game.seed == 4
    first.window.menu_actions["all-games"].trigger()
    first.qtbot.waitUntil(lambda: first.at().startswith("Continue Koi-Koi"))
    assert first.at() == "Continue Koi-Koi: Round 1 of 6, 0 to 0 points"


def test_an_unfinished_game_is_gone_on_with_at_once_and_a_finished_one_is_not(make: Make) -> None:
    window = make()
    assert not open_game(window.session)  # a first start
    window.session.open(GameRef("koi-koi"), seed=2, seating=Seating(("greedy", "greedy"), 1))
    game = window.session.game
    window.close()
    window = make()
    assert open_game(window.session)
    assert window.session.game.seed == game.seed
    while not window.session.is_over:
        window.session.play(window.session.game.legal_moves()[0], by_computer=True)
    window.close()
    window = make()
    assert not open_game(window.session)
    assert not window.session.is_open


def test_the_menu_leads_back_to_the_game_that_lies_there(window: MainWindow) -> None:
    play(window, 2)
    window.menu_actions["all-games"].trigger()
    window.game_menu.fill()
    menu = window.menu_actions.submenus["choose"]
    next(each for each in menu.actions() if each.data() == "yatsuhashi").trigger()
    assert window.is_at_table
    assert len(window.session.game.moves) == 2


def test_a_pasted_game_comes_to_the_table(first: OnTheScreen) -> None:
    first.click(first.tile("shiki"))
    first.window.menu_actions["copy-text"].trigger()
    first.window.menu_actions["all-games"].trigger()
    assert not first.window.menu_actions["copy-text"].isEnabled()
    first.window.menu_actions["paste-text"].trigger()
    assert first.window.is_at_table


def test_a_game_whose_program_was_killed_after_its_last_move_is_counted(
    make: Make, show_first: Show, qtbot: QtBot
) -> None:
    window = make()
    window.session.open(GameRef("koi-koi"), seed=2, seating=Seating(("greedy", "greedy"), 1))
    while not window.session.is_over:
        window.session.play(window.session.game.legal_moves()[0], by_computer=True)
    window.close()  # it was never shown, and so nothing was noted
    assert not window.recorder.path.exists()
    first = show_first()
    told: list[int] = []
    qtbot.waitUntil(first.window.recorder.path.exists)
    first.window.recorder.ask(lambda store: len(store.rows("SELECT 1 FROM games")), told.append)
    qtbot.waitUntil(lambda: told == [1])


# --- how it looks, and that it rests -------------------------------------------------------------


def test_nothing_runs_when_nothing_moves(first: OnTheScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: first.tile("yatsuhashi").picture is not None)
    timers = first.window.findChildren(QTimer)
    assert timers
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in timers))
    assert first.screen.of_day.picture is not None
    assert first.screens.inventory.day._solving is None


@pytest.mark.deep_but(1)
@pytest.mark.usefixtures("_usual_words")
@pytest.mark.parametrize("size", [QSize(900, 600), QSize(1920, 1080)], ids=["small", "large"])
@pytest.mark.parametrize("text", [TextSize.USUAL, TextSize.DOUBLE], ids=["100", "200"])
def test_nothing_overlaps_and_all_is_within(show_first: Show, size: QSize, text: TextSize) -> None:
    first = show_first(size)
    first.window.use(replace(first.window.settings, text_size=text, high_contrast=True), save=False)
    screen = first.screen
    chips = {chip for tile in screen.tiles for chip in tile.chips}
    tops = [plate for plate in screen.plates if plate not in chips]
    inside = screen.contents.rect()
    for number, plate in enumerate(tops):
        here = _place(plate, first)
        assert inside.contains(here), plate.accessibleName()
        for other in tops[number + 1 :]:
            assert not here.intersects(_place(other, first)), plate.accessibleName()
    for tile in screen.tiles:
        parts = [part for part in tile.findChildren(QWidget) if part.isVisible()]
        for one, another in combinations(parts, 2):
            assert not one.geometry().intersects(another.geometry()), tile.accessibleName()
        assert all(tile.rect().contains(part.geometry()) for part in parts), tile.accessibleName()
    for words in screen.contents.findChildren(ScaledLabel):
        if words.isVisible():
            assert words.height() >= words.heightForWidth(words.width()), words.text()


def _place(plate: QWidget, first: OnTheScreen) -> QRect:
    return QRect(plate.mapTo(first.screen.contents, QPoint()), plate.size())


def test_another_cloth_and_deck_are_seen(first: OnTheScreen, qtbot: QtBot) -> None:
    tile = first.tile("yatsuhashi")
    qtbot.waitUntil(lambda: tile.picture is not None)
    before = first.screen.grab().toImage()
    first.window.use(replace(first.window.settings, cloth=ClothName.PLUM), save=False)
    qtbot.waitUntil(lambda: tile.picture is not None)
    assert first.screen.grab().toImage() != before


def test_another_language_is_spoken_at_once(first: OnTheScreen) -> None:
    try:
        speak("ja", lambda source, _meaning, _count: f"<{source}>" if "{" not in source else "")
        first.window.language_changed.emit()
        assert first.tile("koi-koi").text() == "こいこい"
        assert first.chip("koi-koi-modern").text() == "現代風"
        assert first.screen.search.placeholderText() == "<Find a game>"
        assert "<Rules>" in [entry.text() for entry in first.screen.entries]
        assert first.screen.of_day.text() == "<Game of the day>"
        headings = [label.text() for label in first.screen.headings]
        assert headings[0] == "<Patiences>"
    finally:
        speak(ENGLISH, None)


def test_a_screen_reader_is_told_what_is_here(first: OnTheScreen) -> None:
    tile = first.tile("koi-koi")
    told = QAccessible.queryAccessibleInterface(tile)
    assert told.role() is QAccessible.Role.Button
    assert told.text(QAccessible.Text.Name) == tile.accessibleName()
    assert QApplication.focusWidget() is not None


def test_what_is_kept_of_the_games_is_used_until_a_file_changes(
    show_first: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = show_first()
    first.window.close()
    monkeypatch.setattr(
        "hanafuda_desktop.app.home.games.facts_of", lambda _: pytest.fail("read anew")
    )
    again = show_first()
    assert len(again.screen.tiles) == len(BASES)
    assert again.tile("koi-koi").shown == first.tile("koi-koi").shown


def test_a_damaged_file_of_what_is_kept_is_passed_over(show_first: Show, folders: Folders) -> None:
    folders.cache.mkdir(parents=True)
    Path(folders.games).write_text('{"form": [1')
    assert len(show_first().screen.tiles) == len(BASES)


def test_tab_leads_from_the_search_to_the_games_and_last_to_other_windows(
    first: OnTheScreen,
) -> None:
    search = first.screen.search
    kinds: dict[str, None] = {}
    widget: QWidget | None = search
    while widget is not None and (widget is not search or not kinds):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            kinds[type(widget).__name__] = None
        widget = widget.nextInFocusChain()
    assert list(kinds) == ["Find", "LearnPlate", "DayPlate", "GameTile", "Chip", "HeaderButton"]
