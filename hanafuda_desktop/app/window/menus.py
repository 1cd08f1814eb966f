"""The menus of a window, built from the table of its commands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from hanafuda_desktop.app.settings.settings import SWITCHES
from hanafuda_desktop.app.window.actions import ACTIONS, COMMANDS, MENUS, Command, keys_in_use
from hanafuda_desktop.play.settings import (
    AnimationSpeed,
    ClothName,
    DealWish,
    Settings,
    Volume,
)
from hanafuda_desktop.table.lettering import plain_text
from hanafuda_desktop.text.language import tr, tr_noop

_DEAL_WORDS: Final = {
    DealWish.ANY: tr_noop("&Any deal"),
    DealWish.WINNABLE: tr_noop("&Can be won"),
    DealWish.EASY: tr_noop("Can be won, &easy"),
    DealWish.MIDDLING: tr_noop("Can be won, &middling"),
    DealWish.HARD: tr_noop("Can be won, &hard"),
}
_SPEED_WORDS: Final = {
    AnimationSpeed.SLOW: tr_noop("&Slow"),
    AnimationSpeed.NORMAL: tr_noop("&Normal"),
    AnimationSpeed.FAST: tr_noop("&Fast"),
}
_VOLUME_WORDS: Final = {
    Volume.SOFT: tr_noop("&Soft"),
    Volume.MIDDLE: tr_noop("&Middling"),
    Volume.FULL: tr_noop("&Full"),
}
_CLOTH_WORDS: Final = {
    ClothName.INDIGO: tr_noop("&Indigo"),
    ClothName.PINE: tr_noop("&Pine"),
    ClothName.PLUM: tr_noop("P&lum"),
    ClothName.INK: tr_noop("In&k"),
}
CHOICE_WORDS: Final[Mapping[str, Mapping[Any, str]]] = {
    "speed": _SPEED_WORDS,
    "count": _SPEED_WORDS,
    "deals": _DEAL_WORDS,
    "volume": _VOLUME_WORDS,
    "cloth": _CLOTH_WORDS,
}
"""The settings that are chosen from a submenu, and what that says for each value."""

_ROLES: Final = {
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""Where these stand on macOS; Qt would tell that only by English words."""


def keys_text(keys: Iterable[str]) -> str:
    """Shortcuts as this system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    told = ""
    for key in keys:
        other = QKeySequence(key).toString(native)
        told = tr("{key} or {other}", key=told, other=other) if told else other
    return told


class Actions(dict[str, QAction]):
    """The menus of a window, and its actions by their ids, those that open submenus too.

    Args:
        window: the window whose menu bar is filled.

    Attributes:
        submenus: by the ids of the commands that open them.
        choices: what a submenu offers for a setting, by the setting's name.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__()
        self._window = window
        self.submenus: dict[str, QMenu] = {}
        self._menus = {name: window.menuBar().addMenu("") for name in MENUS}
        for spec in ACTIONS:
            self._add(self._menus[spec.menu], spec)
        self.choices = {setting: self._choices(setting) for setting in CHOICE_WORDS}
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        for name, menu in self._menus.items():
            menu.setTitle(tr(name))
        for spec in COMMANDS:
            self[spec.id].setText(tr(spec.text))
            self[spec.id].setStatusTip(spec.does)
        for setting, choices in self.choices.items():
            words = CHOICE_WORDS[setting].values()
            for action, text in zip(choices.actions(), words, strict=True):
                action.setText(tr(text))

    def show_possible(self, possible: Mapping[str, bool]) -> None:
        """Enable what can be done now; of actions that are not named, nothing changes."""
        for action_id, can_be_done in possible.items():
            self[action_id].setEnabled(can_be_done)

    def show_reasons(self, reasons: Mapping[str, str]) -> None:
        """Say of some actions why they can never be used at this table, where they are seen."""
        telling = set()
        for spec in ACTIONS:
            said = reasons.get(spec.id, spec.does)
            self[spec.id].setToolTip(plain_text(said))
            self[spec.id].setStatusTip(said)
            if spec.id in reasons:
                telling.add(spec.menu)
        for name, menu in self._menus.items():
            menu.setToolTipsVisible(name in telling)

    def show_settings(self, settings: Settings) -> None:
        """Tick what is set."""
        for action_id, setting in SWITCHES.items():
            self[action_id].setChecked(getattr(settings, setting))
        for setting, choices in self.choices.items():
            for action in choices.actions():
                action.setChecked(action.data() == getattr(settings, setting))
        for action_id, keys in keys_in_use(settings.keys).items():
            self[action_id].setShortcuts([QKeySequence(key) for key in keys])

    def _add(self, menu: QMenu, spec: Command) -> None:
        if spec.ruled:
            menu.addSeparator()
        if spec.entries is not None:
            self.submenus[spec.id] = self._menus[spec.text] = menu.addMenu("")
            self[spec.id] = self.submenus[spec.id].menuAction()
            return
        action = QAction(self._window)
        action.setObjectName(spec.id)
        action.setCheckable(spec.id in SWITCHES or spec.id == "full-screen")
        action.setMenuRole(_ROLES.get(spec.id, QAction.MenuRole.NoRole))
        menu.addAction(action)
        # Shortcuts must work while the menu bar is hidden, as it is in full screen.
        self._window.addAction(action)
        self[spec.id] = action

    def _choices(self, setting: str) -> QActionGroup:
        group = QActionGroup(self._window)
        for value in CHOICE_WORDS[setting]:
            action = self.submenus[setting].addAction("")
            action.setObjectName(f"{setting}-{value}")
            action.setCheckable(True)
            action.setData(value.value)
            group.addAction(action)
        return group
