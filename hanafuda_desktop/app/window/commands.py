"""What each menu entry does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QGuiApplication

from hanafuda_desktop.app.settings.settings import SWITCHES
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.app.window.menus import CHOICE_WORDS
from hanafuda_desktop.engine.family import RecordError
from hanafuda_desktop.text.language import tr

_OF_CONTROLLER: Final = {
    "hint": "hint",
    "back-to-won": "back_to_won",
    "demo": "show_demo",
    "pause": "pause",
    "sheet": "show_sheet",
    "yaku": "show_yaku",
    "history": "show_history",
    "again": "show_again",
    "why": "show_why",
    "review": "show_review",
}
"""Entries that whoever attends to the table answers, and by which method."""
_OF_HOUSE_RULES: Final = {
    "new-house-rule": "make",
    "edit-rules": "edit",
    "take-in": "ask_arrival",
    "export-rules": "export",
}
_OF_SCREENS: Final = {"all-games": "show_first", "new-table": "ask_table"}
"""Entries that show a page besides the table."""


class Commands:
    """Connects a window's menu entries.

    Args:
        window: the window, with everything in it already made.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._session = window.session
        for action_id, handler in self._handlers().items():
            window.menu_actions[action_id].triggered.connect(_without_argument(handler))
        window.menu_actions["full-screen"].toggled.connect(window.set_full_screen)
        window.game_menu.chosen.connect(window.opener.open)
        window.game_menu.broken_chosen.connect(window.opener.show_broken)
        self._connect_settings()

    def _handlers(self) -> dict[str, Callable[[], object]]:
        """What each entry does, by its id."""
        window, session = self._window, self._session
        side, opener, leaving = window.side, window.opener, window.opener.leaving
        controller, house_rules, screens = (
            lambda: window.driver.controller,
            lambda: window.house_rules,
            lambda: window.pages.screens,
        )
        return {
            "new-deal": lambda: leaving.new_deal(_of(controller, "new_deal")),
            "deal-number": opener.ask_number,
            "restart": lambda: leaving.restart(session.restart),
            "previous": session.previous,
            "open-file": opener.ask_file,
            "copy-text": self.copy_text,
            "paste-text": opener.paste,
            "statistics": lambda: side.statistics(_of(screens, "show_first")),
            "past-games": lambda: side.past_games(opener.go_on, _of(screens, "show_first")),
            "settings": lambda: side.settings(window.use, window.sounds.sample),
            "quit": window.close,
            "undo": session.undo,
            "redo": session.redo,
            "learn": window.pages.learn,
            "deck": lambda: side.decks(
                lambda key: self._set(deck=key), lambda on: self._set(marks=on)
            ),
            **{action: getattr(side, action) for action in ("rules", "keyboard", "cards", "about")},
            **{action: _of(controller, name) for action, name in _OF_CONTROLLER.items()},
            **{action: _of(house_rules, name) for action, name in _OF_HOUSE_RULES.items()},
            **{action: _of(screens, name) for action, name in _OF_SCREENS.items()},
        }

    def _connect_settings(self) -> None:
        actions = self._window.menu_actions
        for action_id, setting in SWITCHES.items():
            actions[action_id].triggered.connect(
                lambda on, name=setting: self._set(**{name: bool(on)})
            )
        for setting, group in actions.choices.items():
            kind = type(next(iter(CHOICE_WORDS[setting])))
            group.triggered.connect(
                lambda one, name=setting, kind=kind: self._set(**{name: kind(one.data())})
            )

    def _set(self, **changes: object) -> None:
        self._window.use(replace(self._window.settings, **changes))  # type: ignore[arg-type]

    def copy_text(self) -> None:
        """Put the game on the clipboard."""
        try:
            QGuiApplication.clipboard().setText(self._session.text())
        except RecordError as error:
            self._window.status.say(str(error))
        else:
            self._window.status.say(tr("The game is on the clipboard as text."))


def _of(owner: Callable[[], object], name: str) -> Callable[[], object]:
    """What somebody does who is there, or is made, when it is asked for."""

    def ask() -> object:
        return getattr(owner(), name)()

    return ask


def _without_argument(handler: Callable[[], object]) -> Callable[[bool], None]:
    """Qt gives every triggered handler whether the action is checked."""

    def triggered(_checked: bool) -> None:  # noqa: FBT001 - Qt's signature
        handler()

    return triggered
