"""What the monkey does to a program; one action's chance draws a trick and carries it out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from enum import Enum
from random import Random
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from hanafuda_desktop.app.library.decks import shipped_decks
from hanafuda_desktop.app.window.language import SYSTEM, languages
from hanafuda_desktop.app.window.main_window import MainWindow
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.play.seats import usual_seating
from hanafuda_desktop.play.settings import Settings
from tests.monkey.hands import Hands

__all__ = ["Tricks"]

_NEVER: Final = ("quit",)
"""Ending the program is an action of its own."""
_SIZES: Final = ((720, 480), (900, 600), (1280, 800), (1600, 1000), (1000, 1400), (1920, 1080))


class Tricks:
    """All that can be done to a window.

    Args:
        reopen: ends the program and starts it again; returns the new window.
        window: the window to begin with.
    """

    def __init__(self, window: MainWindow, reopen: Callable[[], MainWindow]) -> None:
        self._window = window
        self._reopen = reopen
        hands = Hands()
        self._table: list[tuple[int, Callable[[Random], str]]] = [
            (24, hands.click),
            (8, hands.drag),
            (5, hands.point),
            (14, hands.press),
            (4, hands.type),
            (16, self._play),
            (10, self._command),
            (3, self._resize),
            (5, self._set),
            (4, self._open_game),
            (3, self._first_screen),
            (5, self._close_one),
            (1, self._leave_and_come),
            (1, self._begin_again),
        ]

    def do(self, chance: Random) -> str:
        """Do something, and say what it was."""
        weights = [weight for weight, _ in self._table]
        (trick,) = chance.choices([trick for _, trick in self._table], weights)
        return trick(chance)

    @property
    def window(self) -> MainWindow:
        """The window now."""
        return self._window

    # --- the tricks ------------------------------------------------------------------------------

    def _play(self, chance: Random) -> str:
        """Play any move that is allowed; without them few games would come to anything."""
        session, window = self._window.session, self._window
        if not session.is_open or not window.is_at_table or _is_held_up():
            return "play nothing"
        moves = session.moves
        if not moves:
            return "nobody may play"
        move = chance.choice(moves)
        said = f"play {session.rules.id} {session.game.family.write_move(move)}"
        window.driver.scene.move_chosen.emit(move)
        return said

    def _command(self, chance: Random) -> str:
        """Give a command of the menus."""
        actions = [
            action
            for action in self._window.actions()
            if action.objectName() not in _NEVER and action.isEnabled()
        ]
        actions += [
            action
            for group in (self._window.menu_actions.submenus[name] for name in ("cloth", "speed"))
            for action in group.actions()
        ]
        action = chance.choice(actions)
        if _is_held_up():
            return f"command {action.objectName()}: a question is open"
        action.trigger()
        return f"command {action.objectName()}"

    def _resize(self, chance: Random) -> str:
        """Give a window another size."""
        tops = _tops()
        if not tops:
            return "resize nothing"
        top, size = chance.choice(tops), chance.choice(_SIZES)
        top.resize(*size)
        return f"resize {type(top).__name__} to {size}"

    def _set(self, chance: Random) -> str:
        """Change a setting."""
        field = chance.choice([field for field in fields(Settings) if field.name != "keys"])
        usual = field.default
        value: Any
        if field.name == "deck":
            value = chance.choice(sorted(shipped_decks()))
        elif field.name == "language":
            value = chance.choice([SYSTEM, *languages()])
        elif isinstance(usual, Enum):
            value = chance.choice(list(type(usual)))
        else:
            value = not getattr(self._window.settings, field.name)
        self._window.use(replace(self._window.settings, **{field.name: value}))
        return f"set {field.name} to {value}"

    def _open_game(self, chance: Random) -> str:
        """Put another game on the table."""
        if _is_held_up():
            return "open no game: a question is open"
        session = self._window.session
        ids = sorted(
            entry.id for entry in self._window.library.catalogue.entries() if entry.loaded.rules
        )
        game, seed = chance.choice(ids), chance.randrange(1000)
        seating = usual_seating(session.library.rules(GameRef(game)))
        session.open(GameRef(game), seed=seed, seating=seating)
        return f"open {game} {seed}"

    def _first_screen(self, chance: Random) -> str:
        """Go to the first screen; sometimes choose a game there at once."""
        if _is_held_up():
            return "no first screen: a question is open"
        screens = self._window.screens
        screens.show_first()
        games = [shown.facts for group in screens.inventory.shelves for shown in group.games]
        if not games or chance.random() < 0.4:
            return "first screen"
        facts = chance.choice(games)
        screens.choose(facts)
        return f"first screen, choose {facts.id}"

    def _close_one(self, chance: Random) -> str:
        """Close a window beside the table."""
        tops = [top for top in _tops() if top is not self._window]
        if not tops:
            return "close nothing"
        modal = QApplication.activeModalWidget()
        top = modal if modal is not None else chance.choice(tops)
        said = f"close {type(top).__name__} '{top.windowTitle()}'"
        top.close()
        return said

    def _leave_and_come(self, chance: Random) -> str:
        """Look at another program, or put the window away, and come back."""
        window = self._window
        state = chance.choice([Qt.WindowState.WindowMinimized, Qt.WindowState.WindowMaximized])
        window.setWindowState(window.windowState() | state)
        QApplication.processEvents()
        window.setWindowState(window.windowState() & ~state)
        window.activateWindow()
        return f"{state.name} and back"

    def _begin_again(self, chance: Random) -> str:
        """End the program and start it again."""
        if _is_held_up():
            return "not ended: a question is open"
        self.start_anew()
        return "end, and start again"

    def start_anew(self) -> None:
        """Start the program again, after ending it if it was not."""
        self._window = self._reopen()


def _is_held_up() -> bool:
    return QApplication.activeModalWidget() is not None or bool(QApplication.activePopupWidget())


def _tops() -> list[QWidget]:
    kinds = (Qt.WindowType.Window, Qt.WindowType.Dialog)
    tops = [
        top
        for top in QApplication.topLevelWidgets()
        if top.isVisible() and top.windowType() in kinds
    ]
    return sorted(tops, key=lambda top: (type(top).__name__, top.windowTitle()))
