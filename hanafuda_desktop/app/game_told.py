"""What window title, menus and status line say of the game on the table, while that is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hanafuda_desktop.app.apt_commands import SETTINGS_OF_SOME
from hanafuda_desktop.app.status_facts import game_facts
from hanafuda_desktop.rules.schema.values import plain

if TYPE_CHECKING:
    from hanafuda_desktop.app.main_window import MainWindow

__all__ = ["AT_TABLE", "PROGRAM", "GameTold"]

AT_TABLE: Final = (
    *("new-deal", "deal-number", "restart", "previous", "copy-text"),
    *("new-house-rule", "edit-rules", "export-rules"),
    *("undo", "redo", "hint", "why", "review", "back-to-won", "demo", "pause"),
    *("sheet", "yaku", "history", "again"),
)
"""Commands that mean the game on the table: they cannot be given while it is not seen."""
PROGRAM: Final = "Hanafuda Desktop"
"""What stands in the title where there is no game."""


class GameTold:
    """Tells of the game of one window.

    Args:
        window: the window, with its table, menus and status line already made.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def nothing(self) -> None:
        """The table is not seen: say nothing of a game."""
        self._window.setWindowTitle(PROGRAM)
        self._no_commands()
        self._window.status.show_clock(False)

    def all(self) -> None:
        """Say everything anew."""
        window, session = self._window, self._window.session
        if not (session.is_open and window.pages.is_at_table):
            return
        # What stands between it and the program's name, Qt adds as the platform does.
        window.setWindowTitle(plain(session.rules.name))
        window.game_menu.show_current(session.ref)
        window.status.show_clock(window.settings.clock)
        if not window.driver.is_attended:
            self._no_commands()
            return
        self._commands()
        if window.driver.attendant.can_tell:
            self.facts()

    def _no_commands(self) -> None:
        """Nobody can say what can be done in a game, or how it stands."""
        possible = dict.fromkeys(AT_TABLE, False) | dict.fromkeys(SETTINGS_OF_SOME, True)
        self._window.menu_actions.show_possible(possible | {"new-table": True})
        self._window.menu_actions.show_reasons({})
        self._window.status.show_facts({})

    def _commands(self) -> None:
        """Say which commands there are, what they are called, and why some can not be given."""
        session, actions = self._window.session, self._window.menu_actions
        attendant = self._window.driver.attendant
        # The text has the deal's number in it.
        only_some = dict.fromkeys(("pause", "back-to-won", "demo"), False)
        usual = dict.fromkeys(AT_TABLE, True) | {"copy-text": not session.hides_deal} | only_some
        reasons = attendant.reasons()
        settings = {command: command not in reasons for command in SETTINGS_OF_SOME}
        actions.show_possible(usual | settings | attendant.possible())
        actions.show_words(attendant.words())
        actions.show_reasons(reasons)

    def facts(self) -> None:
        """Say how the game stands, once that is what the table shows."""
        window = self._window
        if window.pages.is_at_table and window.driver.is_attended:
            facts = game_facts(window.session) | window.driver.attendant.facts()
            window.status.show_facts(facts)
