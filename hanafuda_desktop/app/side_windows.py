"""The windows beside the table: rules, cards, decks, keys, about, reports, faults of rule files.

Each kind is there once; asked for again it comes to the front with what it should show now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import qVersion

from hanafuda_desktop.app.actions import keys_text
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

__all__ = ["SideWindows"]


@runtime_checkable
class _ShowsPictures(Protocol):
    """A window in which cards are seen."""

    def show_pictures(self, pictures: CardPictures) -> None: ...


@runtime_checkable
class _ShowsSettings(Protocol):
    """A window in which settings are seen."""

    def show_settings(self, settings: Settings) -> None: ...


class SideWindows:
    """Opens windows beside a main window.

    Args:
        window: the main window.
        session: the game they speak of.
        pictures: the cards' pictures.
    """

    def __init__(self, window: QMainWindow, session: Session, pictures: CardPictures) -> None:
        self._window = window
        self._session = session
        self._pictures = pictures
        self._open: dict[str, QDialog] = {}
        self._keys: Keys = ()

    def __getitem__(self, kind: str) -> QDialog:
        """The open window of this kind.

        Raises:
            KeyError: none is open.
        """
        return self._open[kind]

    def rules(self) -> None:
        """The rules of the game on the table, as it is being played."""
        from hanafuda_desktop.app.rules_window import RulesWindow

        rules, library = self._session.rules, self._session.library
        self._show(
            "rules",
            lambda: RulesWindow(library, rules, pictures=self._pictures, parent=self._window),
        )

    def cards(self) -> None:
        """The cards, month by month, and what they are good for in this game."""
        from hanafuda_desktop.app.cards_window import CardsWindow

        self._show("cards", lambda: CardsWindow(self._session.rules, self._pictures, self._window))

    def decks(self, box: DeckBox, settings: Settings) -> DeckWindow:
        """The decks there are."""
        from hanafuda_desktop.app.deck_window import DeckWindow

        window = DeckWindow(box, settings, self._pictures, self._window)
        self._show("decks", lambda: window)
        return window

    def settings(
        self,
        box: DeckBox,
        settings: Settings,
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
        window = SettingsWindow(box, settings, self._window)
        window.wanted.connect(use)
        window.sound_wanted.connect(sample)
        self._show("settings", lambda: window)

    def statistics(self, noting: Noting) -> None:
        """What came of all games, that of the table first."""
        from hanafuda_desktop.app.statistics_window import StatisticsWindow

        session = self._session
        window = StatisticsWindow(
            noting.path, session.rules.id, session.library, self._pictures, self._window
        )
        noting.changed.connect(window.games_changed)
        self._show("statistics", lambda: window)

    def past_games(self, noting: Noting, settings: Settings) -> HistoryWindow:
        """The games that are kept move by move."""
        from hanafuda_desktop.app.history_window import HistoryWindow

        library = self._session.library
        window = HistoryWindow(noting.path, library, self._pictures, settings, self._window)
        noting.changed.connect(window.games_changed)
        self._show("past-games", lambda: window)
        return window

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

    def keyboard(self) -> None:
        """Every key."""
        from hanafuda_desktop.app.editor.commands import COMMANDS
        from hanafuda_desktop.app.page_window import PageWindow
        from hanafuda_desktop.app.pages import keyboard_html
        from hanafuda_desktop.app.shortcuts import COMMANDS as MENU_COMMANDS
        from hanafuda_desktop.app.shortcuts import keys_in_use
        from hanafuda_desktop.app.table_keys import FIXED

        in_use = keys_in_use(self._keys)
        menu = [
            (
                keys_text(in_use[spec.id]),
                f"{spec.text.replace('&', '').rstrip('.')}. {spec.tip}".strip(),
            )
            for spec in MENU_COMMANDS
            if in_use[spec.id]
        ]
        html = keyboard_html(
            [
                *FIXED,
                ("Commands", menu),
                ("In the editor of rules", [(each.keys, each.told) for each in COMMANDS]),
            ]
        )
        self._show("keyboard", lambda: PageWindow("Keyboard", html, parent=self._window))

    def about(self) -> None:
        """Version, authors, sources, licences."""
        from hanafuda_desktop.app.page_window import PageWindow
        from hanafuda_desktop.app.pages import about_html

        html = about_html(qt_version=qVersion(), deck=self._pictures.deck.document.credit)
        self._show("about", lambda: PageWindow("About Hanafuda Desktop", html, parent=self._window))

    def report(self, report: Report) -> None:
        """A fault of the program; several fill one window."""
        from hanafuda_desktop.app.text_window import TextWindow

        shown = self._open.get("report")
        if isinstance(shown, TextWindow) and shown.isVisible():
            shown.add(report.text)
            return
        intro = (
            f"Something in the program went wrong ({report.summary}). Your game is safe and goes "
            "on. If you tell us, please send this text along."
        )
        self._show("report", lambda: TextWindow("Fault report", intro, report.text, self._window))

    def diagnostics(self, name: str, text: str, mend: Callable[[], None]) -> None:
        """What is wrong with a rule file.

        Args:
            name: the file's name.
            text: what is wrong with it.
            mend: opens it where it can be mended.
        """
        from hanafuda_desktop.app.text_window import TextWindow

        intro = f"The rule file '{name}' has errors, so this game cannot be played yet:"
        window = TextWindow("Rule file", intro, text, self._window)
        window.offer("&Mend it...", mend)
        self._show("diagnostics", lambda: window)

    def close(self) -> None:
        """Close them all."""
        for kind in list(self._open):
            self._open.pop(kind).close()

    def _show(self, kind: str, make: Callable[[], QDialog]) -> None:
        before = self._open.pop(kind, None)
        window = make()
        if before is not None:
            window.setGeometry(before.geometry())
            before.close()
            before.deleteLater()
        self._open[kind] = window
        window.show()
        window.activateWindow()
