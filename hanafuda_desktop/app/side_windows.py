"""The windows beside the table: rules, cards, decks, keys, about, reports, faults of rule files.

Each kind is there once; asked for again it comes to the front with what it should show now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hanafuda_desktop.app.exception_hook import Report
from hanafuda_desktop.app.open_windows import OpenWindows
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Keys, Settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from hanafuda_desktop.app.deck_box import DeckBox
    from hanafuda_desktop.app.deck_window import DeckWindow
    from hanafuda_desktop.app.history_window import HistoryWindow
    from hanafuda_desktop.app.statistics.noting import Noting
    from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["SideWindows"]


class SideWindows:
    """Opens windows beside a main window.

    Args:
        window: the main window.
        session: the game they speak of.
        box: the decks, and the pictures of the one that is played with.
        meant: the rules of the game that one looks at.
        settings: what is set now.
    """

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        box: DeckBox,
        meant: Callable[[], GameRules],
        settings: Callable[[], Settings],
    ) -> None:
        self._window = window
        self._session = session
        self._box = box
        self._meant = meant
        self._settings = settings
        self.open = OpenWindows()
        self._keys: Keys = ()
        self._faults: frozenset[int] = frozenset()

    def rules(self) -> None:
        """The rules of the game that one looks at; of one on the table, as it is being played."""
        from hanafuda_desktop.app.rules_window import RulesWindow

        rules, library = self._meant(), self._session.library
        self.open.show(
            "rules",
            lambda: RulesWindow(library, rules, pictures=self._box.pictures, parent=self._window),
        )

    def cards(self) -> None:
        """The cards, month by month, and what they are good for in this game."""
        from hanafuda_desktop.app.cards_window import CardsWindow

        self.open.show(
            "cards", lambda: CardsWindow(self._meant(), self._box.pictures, self._window)
        )

    def decks(self, choose: Callable[[str], None], mark: Callable[[bool], None]) -> None:
        """The decks there are.

        Args:
            choose: plays with the deck of this key from now on.
            mark: shows beginner's marks from now on, or not.
        """
        from hanafuda_desktop.app.deck_window import DeckWindow

        def make() -> DeckWindow:
            window = DeckWindow(self._box, self._settings(), self._box.pictures, self._window)
            window.chosen.connect(choose)
            window.marks_wanted.connect(mark)
            return window

        self.open.show("decks", make)

    def settings(self, use: Callable[[Settings], None], sample: Callable[[], None]) -> None:
        """Everything that can be set; the window stays as it is if it is there.

        Args:
            use: uses others from now on.
            sample: lets a sound be heard.
        """
        from hanafuda_desktop.app.settings_window import SettingsWindow

        if self.open.is_seen("settings"):
            self.open["settings"].activateWindow()
            return

        def make() -> SettingsWindow:
            window = SettingsWindow(self._box, self._settings(), self._window)
            window.wanted.connect(use)
            window.sound_wanted.connect(sample)
            return window

        self.open.show("settings", make)

    def statistics(self, noting: Noting, choose: Callable[[], object]) -> None:
        """What came of all games, the one that one looks at first.

        Args:
            noting: knows their file.
            choose: shows the games there are; asked for where none was played yet.
        """
        from hanafuda_desktop.app.statistics_window import StatisticsWindow

        game, library = self._meant().id, self._session.library

        def make() -> StatisticsWindow:
            window = StatisticsWindow(noting.path, game, library, self._box.pictures, self._window)
            noting.changed.connect(window.games_changed)
            window.game_wanted.connect(choose)
            return window

        self.open.show("statistics", make)

    def past_games(
        self, noting: Noting, go_on: Callable[[str], None], choose: Callable[[], object]
    ) -> None:
        """The games that are kept move by move.

        Args:
            noting: knows their file.
            go_on: brings the game of this text to the table.
            choose: shows the games there are; asked for where none was played yet.
        """
        from hanafuda_desktop.app.history_window import HistoryWindow

        library = self._session.library

        def make() -> HistoryWindow:
            window = HistoryWindow(
                noting.path, library, self._box.pictures, self._settings(), self._window
            )
            noting.changed.connect(window.games_changed)
            window.wanted.connect(go_on)
            window.game_wanted.connect(choose)
            return window

        self.open.show("past-games", make)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings where they are seen."""
        other_keys, self._keys = settings.keys != self._keys, settings.keys
        self.open.show_settings(settings)
        if other_keys and self.open.is_seen("keyboard"):
            self.keyboard()

    def show_game(self) -> None:
        """Another game lies on the table: name its yaku."""
        if "cards" in self.open:
            from hanafuda_desktop.app.cards_window import CardsWindow

            cards = self.open["cards"]
            assert isinstance(cards, CardsWindow)
            cards.show_game(self._session.rules)

    def keyboard(self) -> None:
        """Every key."""
        from hanafuda_desktop.app.side_pages import keyboard_page

        self.open.show("keyboard", lambda: keyboard_page(self._keys, self._window))

    def about(self) -> None:
        """Version, authors, sources, licences."""
        from hanafuda_desktop.app.side_pages import about_page

        self.open.show("about", lambda: about_page(self._box.pictures, self._window))

    def report(self, report: Report) -> None:
        """A fault of the program; several fill one window.

        One that was read and comes again opens no further window: it would be in the way of the
        game for ever.
        """
        from hanafuda_desktop.app.fault_window import FaultWindow

        self._faults, known = self._faults | {report.number}, self._faults
        shown = self.open["report"] if self.open.is_seen("report") else None
        if isinstance(shown, FaultWindow):
            shown.take(report)
        elif report.number not in known:
            self.open.show("report", lambda: FaultWindow(report, self._window))

    def diagnostics(self, name: str, text: str, mend: Callable[[], None]) -> None:
        """What is wrong with a rule file.

        Args:
            name: the file's name.
            text: what is wrong with it.
            mend: opens it where it can be mended.
        """
        from hanafuda_desktop.app.side_pages import diagnostics_window

        self.open.show("diagnostics", lambda: diagnostics_window(name, text, mend, self._window))
