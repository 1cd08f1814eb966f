"""What fills the window: the table, or in its place the first screen or the page for a new table.

The table is there from the start; everything else is made when it is first shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget

if TYPE_CHECKING:
    from hanafuda_desktop.app.first_screen.screens import Screens
    from hanafuda_desktop.app.learn.lessons import Lessons
    from hanafuda_desktop.app.main_window import MainWindow
    from hanafuda_desktop.app.settings import Settings
    from hanafuda_desktop.rules.schema.rulefile import GameRules
    from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["WindowPages"]


class WindowPages(QStackedWidget):
    """The pages of one window.

    Args:
        window: the window, with its table already made.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._screens: Screens | None = None
        self._lessons: Lessons | None = None
        self.addWidget(window.table)

    @property
    def is_at_table(self) -> bool:
        """Whether the table is seen."""
        return self.currentWidget() is self._window.table

    @property
    def screens(self) -> Screens:
        """The pages besides the table, made when the first of them is shown."""
        if self._screens is None:
            from hanafuda_desktop.app.first_screen.screens import Screens

            self._screens = Screens(self._window, self)
        return self._screens

    @property
    def lessons(self) -> Lessons:
        """What shows the first game, made when it is first asked for."""
        if self._lessons is None:
            from hanafuda_desktop.app.learn.lessons import Lessons

            self._lessons = Lessons(self._window, self)
        return self._lessons

    def learn(self) -> None:
        """Show the first game, which teaches how to play; what it needs is imported now."""
        self.lessons.show()

    def choose_game(self) -> None:
        """Show the games there are."""
        self.screens.show_first()

    def show_table(self) -> None:
        """Show the table: another game lies there, or one comes back to it."""
        if not self.is_at_table:
            self.setCurrentWidget(self._window.table)
            self.screens.leave()
            self._window.table.setFocus()

    def rules_meant(self) -> GameRules:
        """The rules of the game that is looked at: on the table, or on the first screen."""
        session = self._window.session
        if self.is_at_table and session.is_open:
            return session.rules
        if self._lessons is not None and self._lessons.page is not None:
            return self._lessons.page.room.rules
        return self.screens.rules_meant()

    def lay_out(self) -> None:
        """Give the table its size before it is shown."""
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def painted(self) -> None:
        """The window was painted: what could wait may now be done."""
        if self._screens is not None:
            self._screens.painted()

    def use(self, settings: Settings) -> None:
        """Use these settings from now on."""
        if self._screens is not None:
            self._screens.use(settings)
        if self._lessons is not None:
            self._lessons.use(settings)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        if self._screens is not None:
            self._screens.show_pictures(pictures)
        if self._lessons is not None:
            self._lessons.show_pictures()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        if self._screens is not None:
            self._screens.say_words()
        if self._lessons is not None:
            self._lessons.say_words()

    def look_again(self) -> None:
        """Somebody looks at the window again: rule files or the day may be others."""
        if self._screens is not None and not self.is_at_table:
            self._screens.look_again()

    def stop(self) -> None:
        """The window closes."""
        if self._lessons is not None:
            self._lessons.stop()
        if self._screens is not None:
            self._screens.stop()
