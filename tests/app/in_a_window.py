"""Hands and eyes for tests of a window with a patience."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from hanafuda_desktop.app.window.actions import ACTIONS
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.families.tableau.ui.controller import PatienceController

__all__ = ["click", "click_action", "controller_of", "menu_of", "play", "words_of"]


def menu_of(window: MainWindow, text: str) -> QMenu:
    for action in window.menuBar().actions():
        menu = action.menu()
        if action.text() == text and isinstance(menu, QMenu):
            return menu
    raise AssertionError(text)


def click(qtbot: QtBot, menu: QMenu, action: QAction) -> None:
    """Open the menu and click the entry with the mouse."""
    menu.popup(QPoint(0, 0))
    qtbot.waitUntil(menu.isVisible)
    at = menu.actionGeometry(action).center()
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=at)
    menu.close()


def click_action(qtbot: QtBot, window: MainWindow, action_id: str) -> None:
    spec = next(spec for spec in ACTIONS if spec.id == action_id)
    click(qtbot, menu_of(window, spec.menu), window.menu_actions[action_id])


def play(window: MainWindow, moves: int) -> None:
    for _ in range(moves):
        window.driver.scene.move_chosen.emit(window.session.moves[0])


def controller_of(window: MainWindow) -> PatienceController:
    controller = window.driver.controller
    assert isinstance(controller, PatienceController)
    return controller


def words_of(window: MainWindow) -> list[str]:
    status = window.status
    labels = (*status.facts.values(), status.time)
    return [label.text() for label in labels if not label.isHidden()]
