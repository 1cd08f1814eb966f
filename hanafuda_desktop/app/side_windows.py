"""The windows beside the table: rules, cards, decks, keys, about, reports, faults of rule files.

Each kind is there once; asked for again it comes to the front with what it should show now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from hanafuda_desktop.app.exception_hook import Report
from hanafuda_desktop.app.session import Session
from hanafuda_desktop.app.settings import Keys, Settings
from hanafuda_desktop.table.pictures import CardPictures

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QMainWindow

    from hanafuda_desktop.app.deck_box import DeckBox
    from hanafuda_desktop.app.deck_window import DeckWindow
    from hanafuda_desktop.app.history_window import HistoryWindow
    from hanafuda_desktop.app.statistics.noting import Noting
    from hanafuda_desktop.rules.schema.rulefile import GameRules

__all__ = ["SideWindows"]


@runtime_checkable
class _ShowsPictures(Protocol):
    """A window in which cards are seen."""

    def show_pictures(self, pictures: CardPictures) -> None: ...


@runtime_checkable
class _ShowsSettings(Protocol):
    """A window in which settings are seen."""

    def show_settings(self, settings: Settings) -> None: ...


@runtime_checkable
class _GoesOn(Protocol):
    """A window that can take the place of another of its kind, with what one looked at there."""

    def go_on_from(self, before: Any) -> None: ...


class SideWindows:
    """Opens windows beside a main window.

    Args:
        window: the main window.
        session: the game they speak of.
        pictures: the cards' pictures.
        meant: the rules of the game that one looks at.
    """

    def __init__(
        self,
        window: QMainWindow,
        session: Session,
        pictures: CardPictures,
        meant: Callable[[], GameRules],
    ) -> None:
        self._window = window
        self._session = session
        self._pictures = pictures
        self._meant = meant
        self._open: dict[str, QDialog] = {}
        self._makers: dict[str, Callable[[], QDialog]] = {}
        self._keys: Keys = ()
        self._faults: frozenset[int] = frozenset()

    def __getitem__(self, kind: str) -> QDialog:
        """The open window of this kind.

        Raises:
            KeyError: none is open.
        """
        return self._open[kind]

    def rules(self) -> None:
        """The rules of the game that one looks at; of one on the table, as it is being played."""
        from hanafuda_desktop.app.rules_window import RulesWindow

        rules, library = self._meant(), self._session.library
        self._show(
            "rules",
            lambda: RulesWindow(library, rules, pictures=self._pictures, parent=self._window),
        )

    def cards(self) -> None:
        """The cards, month by month, and what they are good for in this game."""
        from hanafuda_desktop.app.cards_window import CardsWindow

        self._show("cards", lambda: CardsWindow(self._meant(), self._pictures, self._window))

    def decks(
        self,
        box: DeckBox,
        settings: Callable[[], Settings],
        choose: Callable[[str], None],
        mark: Callable[[bool], None],
    ) -> None:
        """The decks there are.

        Args:
            box: the decks.
            settings: what is set now.
            choose: plays with the deck of this key from now on.
            mark: shows beginner's marks from now on, or not.
        """
        from hanafuda_desktop.app.deck_window import DeckWindow

        def make() -> DeckWindow:
            window = DeckWindow(box, settings(), self._pictures, self._window)
            window.chosen.connect(choose)
            window.marks_wanted.connect(mark)
            return window

        self._show("decks", make)

    def settings(
        self,
        box: DeckBox,
        settings: Callable[[], Settings],
        use: Callable[[Settings], None],
        sample: Callable[[], None],
    ) -> None:
        """Everything that can be set; the window stays as it is if it is there.

        Args:
            box: the decks there are.
            settings: what is set now.
            use: uses others from now on.
            sample: lets a sound be heard.
        """
        from hanafuda_desktop.app.settings_window import SettingsWindow

        shown = self._open.get("settings")
        if shown is not None and shown.isVisible():
            shown.activateWindow()
            return

        def make() -> SettingsWindow:
            window = SettingsWindow(box, settings(), self._window)
            window.wanted.connect(use)
            window.sound_wanted.connect(sample)
            return window

        self._show("settings", make)

    def statistics(self, noting: Noting) -> None:
        """What came of all games, the one that one looks at first."""
        from hanafuda_desktop.app.statistics_window import StatisticsWindow

        game, library = self._meant().id, self._session.library

        def make() -> StatisticsWindow:
            window = StatisticsWindow(noting.path, game, library, self._pictures, self._window)
            noting.changed.connect(window.games_changed)
            return window

        self._show("statistics", make)

    def past_games(
        self, noting: Noting, settings: Callable[[], Settings], go_on: Callable[[str], None]
    ) -> None:
        """The games that are kept move by move.

        Args:
            noting: knows their file.
            settings: what is set now.
            go_on: brings the game of this text to the table.
        """
        from hanafuda_desktop.app.history_window import HistoryWindow

        library = self._session.library

        def make() -> HistoryWindow:
            window = HistoryWindow(noting.path, library, self._pictures, settings(), self._window)
            noting.changed.connect(window.games_changed)
            window.wanted.connect(go_on)
            return window

        self._show("past-games", make)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings where they are seen."""
        other_keys, self._keys = settings.keys != self._keys, settings.keys
        for window in self._open.values():
            if isinstance(window, _ShowsSettings):
                window.show_settings(settings)
        if other_keys and "keyboard" in self._open and self._open["keyboard"].isVisible():
            self.keyboard()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it, wherever cards are seen."""
        self._pictures = pictures
        for window in self._open.values():
            if isinstance(window, _ShowsPictures):
                window.show_pictures(pictures)

    def show_game(self) -> None:
        """Another game lies on the table: name its yaku."""
        cards = self._open.get("cards")
        if cards is not None:
            from hanafuda_desktop.app.cards_window import CardsWindow

            assert isinstance(cards, CardsWindow)
            cards.show_game(self._session.rules)

    def say_words(self) -> None:
        """Lay the windows that are open anew in the language that is spoken."""
        active = next((kind for kind, each in self._open.items() if each.isActiveWindow()), "")
        for kind, make in list(self._makers.items()):
            if self._open[kind].isVisible():
                self._show(kind, make, goes_on=True)
        if active:
            self._open[active].activateWindow()

    def keyboard(self) -> None:
        """Every key."""
        from hanafuda_desktop.app.side_pages import keyboard_page

        self._show("keyboard", lambda: keyboard_page(self._keys, self._window))

    def about(self) -> None:
        """Version, authors, sources, licences."""
        from hanafuda_desktop.app.side_pages import about_page

        self._show("about", lambda: about_page(self._pictures, self._window))

    def report(self, report: Report) -> None:
        """A fault of the program; several fill one window.

        One that was read and comes again opens no further window: it would be in the way of the
        game for ever.
        """
        from hanafuda_desktop.app.fault_window import FaultWindow

        self._faults, known = self._faults | {report.number}, self._faults
        shown = self._open.get("report")
        if isinstance(shown, FaultWindow) and shown.isVisible():
            shown.take(report)
        elif report.number not in known:
            self._show("report", lambda: FaultWindow(report, self._window))

    def diagnostics(self, name: str, text: str, mend: Callable[[], None]) -> None:
        """What is wrong with a rule file.

        Args:
            name: the file's name.
            text: what is wrong with it.
            mend: opens it where it can be mended.
        """
        from hanafuda_desktop.app.side_pages import diagnostics_window

        self._show("diagnostics", lambda: diagnostics_window(name, text, mend, self._window))

    def close(self) -> None:
        """Close them all."""
        for kind in list(self._open):
            self._open.pop(kind).close()

    def _show(self, kind: str, make: Callable[[], QDialog], *, goes_on: bool = False) -> None:
        before = self._open.get(kind)
        window = make()
        self._open[kind], self._makers[kind] = window, make
        if before is not None:
            window.setGeometry(before.geometry())
        window.show()
        window.activateWindow()
        if before is not None:
            if goes_on and isinstance(window, _GoesOn):
                window.go_on_from(before)
            before.close()
            before.deleteLater()
