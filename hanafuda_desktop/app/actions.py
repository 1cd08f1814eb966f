"""The menus of a window, built from the table of its commands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from hanafuda_desktop.app.action_specs import ACTIONS, MENUS, SUBMENUS, ActionSpec
from hanafuda_desktop.app.settings import (
    SWITCHES,
    Cloth,
    DealWish,
    Keys,
    Settings,
    Speed,
    Volume,
)
from hanafuda_desktop.table.cloth import CLOTHS

__all__ = ["CHOICE_WORDS", "Actions", "keys_text"]

_DEAL_WORDS: Final = {
    DealWish.ANY: "&Any deal",
    DealWish.WINNABLE: "&Can be won",
    DealWish.EASY: "Can be won, &easy",
    DealWish.MIDDLING: "Can be won, &middling",
    DealWish.HARD: "Can be won, &hard",
}
_SPEED_WORDS: Final = {Speed.SLOW: "&Slow", Speed.NORMAL: "&Normal", Speed.FAST: "&Fast"}
_VOLUME_WORDS: Final = {Volume.SOFT: "&Soft", Volume.MIDDLE: "&Middling", Volume.FULL: "&Full"}
CHOICE_WORDS: Final[Mapping[str, Mapping[Any, str]]] = {
    "speed": _SPEED_WORDS,
    "count": _SPEED_WORDS,
    "deals": _DEAL_WORDS,
    "volume": _VOLUME_WORDS,
    "cloth": {cloth: f"&{CLOTHS[cloth].name}" for cloth in Cloth},
}
"""The settings that are chosen from a submenu, and what that says for each value."""


def keys_text(keys: Iterable[str]) -> str:
    """Shortcuts as this system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    return " or ".join(QKeySequence(key).toString(native) for key in keys)


class Actions:
    """The menus of a window, and its actions by their ids.

    Args:
        window: the window whose menu bar is filled.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._actions: dict[str, QAction] = {}
        self.submenus: dict[str, QMenu] = {}
        menus = {name: window.menuBar().addMenu(name) for name in MENUS}
        for spec in ACTIONS:
            self._add(menus[spec.menu], spec)
            if spec.id in SUBMENUS:
                menus[SUBMENUS[spec.id]] = self.submenus[spec.id]
        self.speeds = self._choices("speed")
        self.counts = self._choices("count")
        self.deals = self._choices("deals")
        self.volumes = self._choices("volume")
        self.cloths = self._choices("cloth")
        self._keys: Keys = ()

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def show_possible(self, possible: Mapping[str, bool]) -> None:
        """Enable what can be done now; of actions that are not named, nothing changes."""
        for action_id, can_be_done in possible.items():
            self[action_id].setEnabled(can_be_done)

    def show_words(self, words: Mapping[str, str]) -> None:
        """Call some actions by other words."""
        for action_id, text in words.items():
            self[action_id].setText(text)

    def show_reasons(self, reasons: Mapping[str, str]) -> None:
        """Say of some actions why they can never be used at this table."""
        move = self[next(iter(reasons), "undo")].associatedObjects()
        for spec in ACTIONS:
            if spec.id not in SUBMENUS:
                self[spec.id].setToolTip(reasons.get(spec.id, spec.tip))
        for menu in move:
            if isinstance(menu, QMenu):
                menu.setToolTipsVisible(bool(reasons))

    def show_settings(self, settings: Settings) -> None:
        """Tick what is set."""
        for action_id, setting in SWITCHES.items():
            self[action_id].setChecked(getattr(settings, setting))
        chosen = (
            (self.counts, settings.count),
            (self.deals, settings.deals),
            (self.speeds, settings.speed),
            (self.cloths, settings.cloth),
            (self.volumes, settings.volume),
        )
        for choices, value in chosen:
            for action in choices.actions():
                action.setChecked(action.data() == value.value)
        if settings.keys != self._keys:
            self._show_keys(settings.keys)

    def _show_keys(self, changed: Keys) -> None:
        from hanafuda_desktop.app.shortcuts import keys_in_use

        self._keys = changed
        for action_id, keys in keys_in_use(changed).items():
            self[action_id].setShortcuts([QKeySequence(key) for key in keys])

    def _add(self, menu: QMenu, spec: ActionSpec) -> None:
        if spec.ruled:
            menu.addSeparator()
        if spec.id in SUBMENUS:
            self.submenus[spec.id] = menu.addMenu(SUBMENUS[spec.id])
            return
        action = QAction(spec.text, self._window)
        action.setObjectName(spec.id)
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        action.setStatusTip(spec.tip)
        action.setCheckable(spec.checkable)
        if spec.id == "settings":
            action.setMenuRole(QAction.MenuRole.PreferencesRole)
        menu.addAction(action)
        # Shortcuts must work while the menu bar is hidden, as it is in full screen.
        self._window.addAction(action)
        self._actions[spec.id] = action

    def _choices(self, submenu: str) -> QActionGroup:
        group = QActionGroup(self._window)
        for value, text in CHOICE_WORDS[submenu].items():
            action = self.submenus[submenu].addAction(text)
            action.setObjectName(f"{submenu}-{value}")
            action.setCheckable(True)
            action.setData(value.value)
            group.addAction(action)
        return group
