"""Shows the first game in the window, and leads from there to wherever one wants to go."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from hanafuda_desktop.app.home.screens import Screens
from hanafuda_desktop.app.learn.lesson import LessonExit
from hanafuda_desktop.app.learn.page import LessonPage
from hanafuda_desktop.app.learn.steps import GAME
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.cards.pictures import CardPictures


class Lessons(QObject):
    """The page of the first game, for as long as it is shown.

    Args:
        desk: what lies beside the table.
        screens: leads to the page, and back from it.
        pages: among which the page is shown.

    Attributes:
        page: the page; ``None`` while it is not shown.
    """

    shown = Signal(object)
    """The :class:`LessonPage` is seen now."""
    rules_asked = Signal()
    """The rules of the game are to be shown."""
    cards_asked = Signal()
    """The cards are to be shown."""

    def __init__(self, desk: Desk, screens: Screens, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._desk = desk
        self._screens = screens
        self._pages = pages
        self.page: LessonPage | None = None
        pages.currentChanged.connect(self._elsewhere)

    def show(self) -> None:
        """Begin the first game, or go on where one was."""
        if self.page is not None:
            return
        desk = self._desk
        library, file = desk.library, desk.folders.lesson
        page = LessonPage(library, self._pictures(), desk.settings(), file, self._pages)
        page.left.connect(self._screens.leave_page)
        page.words.offered.connect(self._go_to)
        self._screens.arrive(page)
        self.page = page
        self.shown.emit(page)
        page.teacher.show()

    def _pictures(self) -> CardPictures:
        """Pictures of the deck on the table, on which marks come and go as the lesson needs it."""
        decks = self._desk.decks
        places = decks.places()
        return decks.glance(next((p for p in places if p.key == decks.key), places[0]))

    # --- where it leads --------------------------------------------------------------------------

    def _go_to(self, offer: LessonExit) -> None:
        match offer:
            case LessonExit.PLAY:
                self._screens.ask_table(GAME)
            case LessonExit.RULES:
                self.rules_asked.emit()
            case LessonExit.CARDS:
                self.cards_asked.emit()

    def _elsewhere(self) -> None:
        """Something else is shown: the page goes away."""
        if self.page is not None and self._pages.currentWidget() is not self.page:
            page, self.page = self.page, None
            page.stop()
            page.deleteLater()

    # --- what it is given ------------------------------------------------------------------------

    def use(self, settings: Settings) -> None:
        """Use these settings from now on."""
        if self.page is not None:
            self.page.use(settings)

    def show_pictures(self) -> None:
        """Show another deck, or what has changed in it."""
        if self.page is not None:
            self.page.show_pictures(self._pictures())

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        if self.page is not None:
            self.page.say_words()

    def stop(self) -> None:
        """The window closes: let nothing run any more."""
        if self.page is not None:
            self.page.stop()
