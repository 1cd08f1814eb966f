"""Every widget of every window that the keyboard comes to has a name and a fitting role."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.settings.settings_window import SettingsPage, SettingsWindow
from hanafuda_desktop.app.window.main_window import MainWindow
from tests.app.accessible.in_the_tree import focusable, told, tree_of, within

ROLE = QAccessible.Role
_SOME = 10

WINDOWS = ("settings", "statistics", "past-games", "cards", "deck", "rules", "keyboard", "about")
VAGUE = {ROLE.NoRole, ROLE.Client, ROLE.Pane, ROLE.Whitespace, ROLE.Border}
"""What says nothing of what a thing is for."""


def untold(window: QWidget) -> list[str]:
    """What has no name, or is told to be nothing in particular."""
    found = []
    for each in focusable(window):
        node = told(tree_of(each))
        is_page = isinstance(each, QAbstractScrollArea)  # one reads it and scrolls
        if not node.name.strip() or (node.role in VAGUE and not is_page):
            found.append(f"{type(each).__name__} {each.objectName()}: {node.role} {node.name!r}")
    return found


def pages(shown: QWidget) -> Iterator[None]:
    if not isinstance(shown, SettingsWindow):
        yield None
        return
    for page in SettingsPage:
        shown.show_page(page)
        QApplication.processEvents()
        yield None


@pytest.mark.parametrize("command", ["", *WINDOWS], ids=lambda each: each or "table")
def test_everything_in_a_window_is_told(window: MainWindow, command: str) -> None:
    shown: QWidget = window
    if command:
        window.menu_actions[command].trigger()
        shown = window.side.open["decks" if command == "deck" else command]
    QApplication.processEvents()
    assert focusable(shown)
    for _ in pages(shown):
        assert untold(shown) == []


def test_everything_on_the_first_screen_is_told(window: MainWindow, qtbot: QtBot) -> None:
    window.menu_actions["all-games"].trigger()
    screen = window.screens.screen
    qtbot.waitUntil(lambda: len(screen.tiles) > _SOME)
    QApplication.processEvents()
    assert untold(screen) == []
    tiles = [told(tree_of(tile)) for tile in screen.tiles]
    assert {tile.role for tile in tiles} == {ROLE.Button}
    assert len({tile.name for tile in tiles}) == len(tiles)
    assert any("Koi-Koi" in tile.name for tile in tiles)


def test_everything_on_the_page_for_a_new_table_is_told(window: MainWindow) -> None:
    window.menu_actions["new-table"].trigger()
    QApplication.processEvents()
    page = window.screens.page
    assert page is not None
    assert focusable(page)
    assert untold(page) == []


def test_everything_in_the_editor_is_told(window: MainWindow) -> None:
    window.house_rules.edit()
    editor = next(iter(window.house_rules.editors.open.values()))
    QApplication.processEvents()
    assert len(focusable(editor)) > 5
    assert untold(editor) == []


def test_the_menus_are_told(window: MainWindow) -> None:
    found = [told(node) for node in within(tree_of(window.menuBar()))]
    entries = [each for each in found if each.role is ROLE.MenuItem]
    assert len(entries) >= 5
    assert all(each.name for each in entries)


def test_the_tree_of_the_window_leads_to_the_cards(window: MainWindow) -> None:
    names = {told(node).name for node in within(tree_of(window))}
    assert any(name.endswith(", in column 1.") for name in names)
    assert {"Table", "Stock", "Column 1"} <= names


def test_what_stands_below_the_table_is_called_by_what_it_says(window: MainWindow) -> None:
    status = window.status
    seen = [label for label in (*status.facts.values(), status.time) if label.text()]
    assert len(seen) > 2
    assert [told(tree_of(each)).name for each in seen] == [each.text() for each in seen]
    assert told(tree_of(status.facts["Deal"])).about == "Deal"
