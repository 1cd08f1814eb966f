"""Hands and eyes for tests of the first screen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.home.first_screen import FirstScreen
from hanafuda_desktop.app.home.new_table import NewTablePage
from hanafuda_desktop.app.home.plates import GameTile, Plate
from hanafuda_desktop.app.home.screens import Screens
from hanafuda_desktop.app.window.main_window import MainWindow

__all__ = ["OnTheScreen"]


class OnTheScreen:
    """A window with the first screen."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    @property
    def screens(self) -> Screens:
        return self.window.screens

    @property
    def screen(self) -> FirstScreen:
        return self.screens.screen

    @property
    def page(self) -> NewTablePage:
        page = self.screens.page
        assert page is not None
        return page

    def is_seen(self) -> bool:
        return self.window.pages.currentWidget() is self.screen

    def is_complete(self) -> bool:
        """Whether all games are told, and the deal of the day is known."""
        inventory = self.screens.inventory
        return bool(inventory.shelves) and inventory.day.deal is not None

    def tile(self, game: str) -> GameTile:
        return next(tile for tile in self.screen.tiles if tile.shown.facts.id == game)

    def chip(self, game: str) -> Plate:
        tiles = self.screen.tiles
        return next(chip for tile in tiles for chip in tile.chips if chip.facts.id == game)

    def press(self, *keys: Qt.Key) -> None:
        """Press keys where the focus is."""
        for key in keys:
            at = QApplication.focusWidget()
            assert at is not None
            self.qtbot.keyClick(at, key)

    def type(self, text: str) -> None:
        for letter in text:
            at = QApplication.focusWidget()
            assert at is not None
            self.qtbot.keyClicks(at, letter)

    def click(self, plate: Plate) -> None:
        self.screen.ensureWidgetVisible(plate)
        self.qtbot.mouseClick(plate, Qt.MouseButton.LeftButton)

    def at(self) -> str:
        """The name of what has the focus, as it is told."""
        at = QApplication.focusWidget()
        return "" if at is None else at.accessibleName()
