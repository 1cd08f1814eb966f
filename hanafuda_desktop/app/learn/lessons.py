"""Shows the first game in the window, and leads from there to wherever one wants to go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hanafuda_desktop.app.learn.lesson import Offer
from hanafuda_desktop.app.learn.page import LessonPage
from hanafuda_desktop.app.learn.steps import GAME
from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.cards.pictures import CardPictures

if TYPE_CHECKING:
    from hanafuda_desktop.app.window.main_window import MainWindow, WindowPages


class Lessons(QObject):
    """The page of the first game, for as long as it is shown.

    Args:
        window: the window.
        pages: what fills it.

    Attributes:
        page: the page; ``None`` while it is not shown.
    """

    def __init__(self, window: MainWindow, pages: WindowPages) -> None:
        super().__init__(pages)
        self._window = window
        self._pages = pages
        self.page: LessonPage | None = None
        pages.currentChanged.connect(self._elsewhere)

    def show(self) -> None:
        """Begin the first game, or go on where one was."""
        if self.page is not None:
            return
        window, pages = self._window, self._pages
        library, file = window.library, window.folders.lesson
        page = LessonPage(library, self._pictures(), window.settings, file, pages)
        page.left.connect(pages.screens.leave_page)
        page.offered.connect(self._go_to)
        page.said.connect(window.status.say_of_page)
        page.unsaid.connect(window.status.unsay)
        page.cue.connect(window.sounds.hear)
        pages.addWidget(page)
        pages.screens.arrive(page)
        self.page = page
        window.announcer.follow(page.table, page.room.session, page.room.driver)
        page.teacher.show()

    def _pictures(self) -> CardPictures:
        """Pictures of the deck on the table, on which marks come and go as the lesson needs it."""
        decks = self._window.decks
        places = decks.places()
        return decks.glance(next((p for p in places if p.key == decks.key), places[0]))

    # --- where it leads --------------------------------------------------------------------------

    def _go_to(self, offer: Offer) -> None:
        match offer:
            case Offer.PLAY:
                self._pages.screens.ask_table(GAME)
            case Offer.RULES:
                self._window.side.rules()
            case Offer.CARDS:
                self._window.side.cards()

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
