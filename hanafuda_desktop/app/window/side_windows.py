"""The windows beside the table: rules, cards, decks, keys, about, reports, faults of rule files.

Each kind is there once; asked for again it comes to the front with what it should show now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import qVersion

from hanafuda_desktop.app.storage.faults import FaultReport
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.play.settings import Keys, Settings
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

# The windows that stand open beside a main window, each kind once.


class OpenWindows(dict[str, "QDialog"]):
    """Keeps them by their kinds: what is shown again comes in the place of what was there.

    A window that shows cards or settings has ``show_pictures`` or ``show_settings``; one that takes
    over what one looked at in another of its kind has ``go_on_from``.
    """

    def __init__(self) -> None:
        super().__init__()
        self._makers: dict[str, Callable[[], QDialog]] = {}

    def is_seen(self, kind: str) -> bool:
        """Whether a window of this kind is seen."""
        return kind in self and self[kind].isVisible()

    def show(self, kind: str, make: Callable[[], QDialog], *, goes_on: bool = False) -> None:
        """Show a new window.

        Args:
            kind: what kind it is of.
            make: makes it, now and in another language.
            goes_on: whether it takes over what one looked at in the one before.
        """
        before = self.get(kind)
        window = self[kind] = make()
        self._makers[kind] = make
        if before is not None:
            window.setGeometry(before.geometry())
        window.show()
        window.activateWindow()
        if before is not None:
            if goes_on and hasattr(window, "go_on_from"):
                window.go_on_from(before)
            before.close()
            before.deleteLater()

    def show_settings(self, settings: Settings) -> None:
        """Show these settings where they are seen."""
        for window in self.values():
            if hasattr(window, "show_settings"):
                window.show_settings(settings)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it, wherever cards are seen."""
        for window in self.values():
            if hasattr(window, "show_pictures"):
                window.show_pictures(pictures)

    def say_words(self) -> None:
        """Lay the windows that are seen anew in the language that is spoken."""
        active = next((kind for kind, each in self.items() if each.isActiveWindow()), "")
        for kind, make in list(self._makers.items()):
            if self[kind].isVisible():
                self.show(kind, make, goes_on=True)
        if active:
            self[active].activateWindow()

    def close(self) -> None:
        """Close them all."""
        while self:
            self.popitem()[1].close()


class SideWindows:
    """Opens windows beside a main window.

    Args:
        desk: what they speak of.

    Attributes:
        open: the windows, each kind by the id of the command that shows it.
    """

    def __init__(self, desk: Desk) -> None:
        self._window = desk.window()
        self._desk = desk
        self.open = OpenWindows()
        self._keys: Keys = ()

    @property
    def _pictures(self) -> CardPictures:
        return self._desk.decks.pictures

    def rules(self) -> None:
        """The rules of the game that one looks at; of one on the table, as it is being played."""
        from hanafuda_desktop.app.library.rulebook_page import rules_window

        rules, library = self._desk.rules_meant(), self._desk.library
        self.open.show(
            "rules",
            lambda: rules_window(library, rules, pictures=self._pictures, parent=self._window),
        )

    def cards(self) -> None:
        """The cards, month by month, and what they are good for in this game."""
        from hanafuda_desktop.app.library.cards_window import CardsWindow

        self.open.show(
            "cards", lambda: CardsWindow(self._desk.rules_meant(), self._pictures, self._window)
        )

    def decks(self) -> None:
        """The decks there are."""
        from hanafuda_desktop.app.library.deck_window import DeckWindow

        self.open.show("decks", lambda: DeckWindow(self._desk))

    def settings(self) -> None:
        """Everything that can be set; the window stays as it is if it is there."""
        from hanafuda_desktop.app.settings.settings_window import SettingsWindow

        if self.open.is_seen("settings"):
            self.open["settings"].activateWindow()
            return
        self.open.show("settings", lambda: SettingsWindow(self._desk))

    def statistics(self) -> None:
        """What came of all games, the one that one looks at first."""
        from hanafuda_desktop.app.history.statistics_window import StatisticsWindow

        game, desk, recorder = self._desk.rules_meant().id, self._desk, self._desk.recorder

        def make() -> StatisticsWindow:
            window = StatisticsWindow(
                recorder.path, game, desk.library, self._pictures, self._window
            )
            recorder.changed.connect(window.games_changed)
            window.game_wanted.connect(desk.menu_actions["all-games"].trigger)
            return window

        self.open.show("statistics", make)

    def past_games(self) -> None:
        """The games that are kept move by move."""
        from hanafuda_desktop.app.history.history_window import HistoryWindow

        desk, recorder = self._desk, self._desk.recorder

        def make() -> HistoryWindow:
            window = HistoryWindow(
                recorder.path, desk.library, self._pictures, desk.settings, self._window
            )
            recorder.changed.connect(window.games_changed)
            window.wanted.connect(desk.opener.go_on)
            window.game_wanted.connect(desk.menu_actions["all-games"].trigger)
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
        for window in self.open.values():
            if hasattr(window, "show_game"):
                window.show_game(self._desk.session.rules)

    def keyboard(self) -> None:
        """Every key."""
        from hanafuda_desktop.app.window.keyboard import keyboard_page

        self.open.show("keyboard", lambda: keyboard_page(self._keys, self._window))

    def about(self) -> None:
        """Version, authors, sources, licences."""
        from hanafuda_desktop.app.window.pages import HtmlPage, PageWindow, about_html

        def make() -> PageWindow:
            html = about_html(qt_version=qVersion(), deck=self._pictures.deck.document.credit)
            return PageWindow(tr("About Hanafuda Desktop"), HtmlPage(html=html), self._window)

        self.open.show("about", make)

    def report(self, report: FaultReport) -> None:
        """A fault of the program; several fill one window.

        One that was read and comes again opens no further window: it would be in the way of the
        game for ever.
        """
        from hanafuda_desktop.app.window.pages import FaultWindow

        shown = self.open["report"] if self.open.is_seen("report") else None
        if isinstance(shown, FaultWindow):
            shown.take(report)
        elif not report.was_shown:
            reports = [report]
            self.open.show("report", lambda: FaultWindow(reports, self._window))
        report.was_shown = True

    def diagnostics(self, name: str, text: str, mend: Callable[[], None]) -> None:
        """What is wrong with a rule file.

        Args:
            name: the file's name.
            text: what is wrong with it.
            mend: opens it where it can be mended.
        """
        from hanafuda_desktop.app.window.pages import TextWindow

        def make() -> TextWindow:
            intro = tr(
                "The rule file '{name}' has errors, so this game cannot be played yet:", name=name
            )
            window = TextWindow(tr("Rule file"), intro, text, self._window)
            window.offer(tr("&Mend it..."), mend)
            return window

        self.open.show("diagnostics", make)
