"""What becomes of a press on the first screen: a game begins or goes on, a table is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.first_screen.shelf import Kind, kind_of
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.settings import DealWish
from hanafuda_desktop.engine.errors import EngineError
from hanafuda_desktop.language import tr
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame

if TYPE_CHECKING:
    from hanafuda_desktop.app.first_screen.screens import Screens
    from hanafuda_desktop.app.main_window import MainWindow

__all__ = ["Choosing"]


class Choosing(QObject):
    """Does what is chosen on the first screen.

    Args:
        window: the window.
        screens: its pages.
    """

    def __init__(self, window: MainWindow, screens: Screens) -> None:
        super().__init__(screens)
        self._window = window
        self._session = window.session
        self._screens = screens
        self._waits_for_day = False
        contents = screens.screen.contents
        screens.screen.chosen.connect(self.choose)
        contents.learn.clicked.connect(window.pages.learn)
        contents.going_on.clicked.connect(self._go_on)
        contents.of_day.clicked.connect(self._play_day)
        screens.inventory.day_changed.connect(self._day_changed)

    def choose(self, facts: GameFacts) -> None:
        """A game was pressed: a patience begins, of a game for several it is asked who plays."""
        match kind_of(facts):
            case Kind.BROKEN:
                self._window.opener.show_broken(self._session.library.catalogue.entry(facts.id))
            case Kind.PATIENCE:
                self.play(GameRef(facts.id))
            case Kind.TABLE | Kind.REAL_TIME:
                self._screens.ask_table(facts.id)

    def play(self, ref: GameRef, seed: int | None = None) -> None:
        """Go on with a patience, or deal it.

        Args:
            ref: which.
            seed: the number of its deal, if it must be that one.
        """
        if self._session.is_open and self._session.ref == ref and self._lies_there(seed):
            self._screens.back()
            return
        from hanafuda_desktop.app.asking import before_begin

        before_begin(self._window, ref, lambda: self._put_there(ref, seed))

    def _lies_there(self, seed: int | None) -> bool:
        """Whether a game of this deal, or of any, lies on the table and is not over."""
        return not self._session.is_over and seed in (None, self._session.game.seed)

    def _put_there(self, ref: GameRef, seed: int | None) -> None:
        session = self._session
        try:
            if not session.resume(ref, seed=seed):
                session.open(ref, seed=session.dealer.number() if seed is None else seed)
                if seed is None and self._window.settings.deals is not DealWish.ANY:
                    self._window.driver.attendant.new_deal()
        except (UnknownGame, BrokenRules, EngineError) as error:
            self._window.status.say(str(error))

    def _go_on(self) -> None:
        """Go on with the game that is shown for that."""
        game = self._screens.screen.contents.going_on.game
        if game is not None:
            self.resume(game.ref)

    def resume(self, ref: GameRef) -> None:
        """Go on with a game that is in progress."""
        if self._session.is_open and self._session.ref == ref:
            self._screens.back()
            return
        from hanafuda_desktop.app.asking import before_begin

        before_begin(self._window, ref, lambda: self._resume(ref))

    def _resume(self, ref: GameRef) -> None:
        gone = tr("This game is over by now, or it is not saved any more.")
        if not self._session.resume(ref, otherwise=gone):
            self._screens.inventory.look()  # what is shown here is not so any more

    # --- the game of the day ---------------------------------------------------------------------

    def _play_day(self) -> None:
        inventory = self._screens.inventory
        inventory.look_for_day()  # it may be past midnight
        day = inventory.day
        if day is None or day.failed:
            return
        self._waits_for_day = day.deal is None
        if day.deal is None:
            self._screens.screen.contents.of_day.show_waiting()
        else:
            self.play(GameRef(day.game), day.deal)

    def _day_changed(self) -> None:
        if self._waits_for_day:
            self._play_day()

    def wait_no_more(self) -> None:
        """A game lies on the table: that of the day is not to take its place when it is found."""
        self._waits_for_day = False
