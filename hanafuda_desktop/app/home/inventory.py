"""Finds out what stands on the first screen, bit by bit, and puts it there: the games, those in
progress, the game of the day.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.home.day import Newcomer, Streak, game_of_day
from hanafuda_desktop.app.home.first_screen import FirstScreen
from hanafuda_desktop.app.home.games import (
    GameFacts,
    KeptFacts,
    ListedGame,
    Shelf,
    ShelfKind,
    listed_with,
    on_shelves,
)
from hanafuda_desktop.app.home.in_progress import Chores, GamesInProgress
from hanafuda_desktop.app.home.plates import Painted
from hanafuda_desktop.app.storage.saves import Saves
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.play.saved import SlotContent
from hanafuda_desktop.play.seats import as_recorded
from hanafuda_desktop.table.cloth import CLOTHS

if TYPE_CHECKING:
    from hanafuda_desktop.app.home.day import DaySearch
    from hanafuda_desktop.app.home.in_progress import Unfinished


class Inventory(QObject):
    """What there is to play.

    Args:
        desk: the game on the table, and what lies beside it.
        screen: where it is shown.
        parent: the object it belongs to.

    Attributes:
        shelves: the games.
        begun: the games that are not over.
        day: the game of the day; ``None`` until it is first looked for.
    """

    day_changed = Signal()
    """Something else is known of the game of the day."""

    def __init__(self, desk: Desk, screen: FirstScreen, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._session = desk.session
        self._screen = screen
        self._saves = Saves(desk.folders.saves)
        self._known = KeptFacts(desk.library, desk.folders.games)
        self._chores = Chores(self)
        self.begun = GamesInProgress(self._session, self._saves, self._chores, self)
        self.begun.changed.connect(self._show_begun)
        self._newcomer = Newcomer(desk.folders, self)
        self._newcomer.changed.connect(self.greet)
        self._today: Callable[[], date] = date.today
        self._is_reading = False
        self.shelves: tuple[Shelf, ...] = ()
        self.day: DaySearch | None = None

    def stop(self) -> None:
        """Look for nothing more."""
        self._chores.stop()
        if self.day is not None:
            self.day.stop()

    def greet(self) -> None:
        """Let the screen be as it is for whoever looks at it."""
        self._screen.show_to(newcomer=self._newcomer.is_new, may_go_on=self.begun.may_be_any)

    # --- the games -------------------------------------------------------------------------------

    def show_games(self) -> None:
        """Show the games as the rule files have them now, each at once where it will stay.

        Where a rule file has changed they are shown when all are read: only then is it known which
        stand under others, and in which order.
        """
        self.greet()
        self.begun.note_open()
        if self._is_reading:
            return
        if self._known.are_stale():
            self._is_reading = True
            self._chores.do(self._reading())
        else:
            self._show(self._known.facts)

    def read_all(self) -> tuple[Shelf, ...]:
        """The games, even if every rule file has to be read for that."""
        if self._known.are_stale():
            for _ in self._known.read():
                pass
        self._show(self._known.facts)
        return self.shelves

    def _reading(self) -> Callable[[], None]:
        """Reads a rule file, and lets itself be done again."""
        reading, is_read = self._known.read(), object()

        def read_on() -> None:
            if next(reading, is_read) is is_read:
                self._is_reading = False
                self._show(self._known.facts)
                self.look_for_day()
            else:
                self._chores.do(read_on)

        return read_on

    def _show(self, facts: tuple[GameFacts, ...]) -> None:
        shelves = on_shelves(facts)
        if shelves != self.shelves:
            self.shelves = shelves
            self._name_day()
            self._screen.show_games(shelves)
            self._screen.focus_first(gently=True)
        self._mark_begun()

    def listed(self, game: str) -> ListedGame | None:
        """A game as it is shown, with what stands under it: the one of an id, or above that."""
        return listed_with(self.shelves, game)

    # --- games in progress -----------------------------------------------------------------------

    def note_last(self) -> None:
        """Note the game that was played last, if it is over and may not have been noted."""
        last = self._session.last()
        found = self._saves.glance(last) if last is not None else SlotContent()
        game, record = found.game, found.record
        if game is None or record is None or game.outcome is None or record.chance is None:
            return  # not over, or played elsewhere
        self._desk.noting().note_saved(as_recorded(game, record), record.elapsed_ms or 0)

    def look(self) -> None:
        """See which games are not over, what day it is, and whether somebody is still new."""
        self._chores.do(self.begun.look, self.look_for_day)
        self._chores.do(lambda: self._newcomer.ask(self._desk.noting()))

    def _show_begun(self) -> None:
        newest, shown = self.begun.newest, self._screen.going_on.game
        if newest is not shown and (newest is None or not newest.looks_as(shown)):
            self._screen.show_unfinished(newest, self._painter_of(newest))
            self._screen.focus_first(gently=True)
        self._mark_begun()

    def _mark_begun(self) -> None:
        begun = self.begun.ids
        for tile in self._screen.tiles:
            tile.show_begun(any(facts.id in begun for facts in tile.shown.games))

    def _painter_of(self, game: Unfinished | None) -> Painted | None:
        if game is None:
            return None
        from hanafuda_desktop.app.home.in_progress import picture_of, scene_picture

        desk = self._desk
        if desk.driver.is_attended and game.sitting is self._session.sitting:
            return lambda size, ratio: scene_picture(
                desk.driver.scene, CLOTHS[desk.settings().cloth.value], size, ratio
            )
        return lambda size, ratio: picture_of(
            game.sitting, desk.decks.pictures, CLOTHS[desk.settings().cloth.value], size, ratio
        )

    # --- the game of the day ---------------------------------------------------------------------

    def _patiences(self) -> list[str]:
        return [
            listed.facts.id
            for shelf in self.shelves
            if shelf.kind is ShelfKind.PATIENCE
            for listed in shelf.games
            if listed.facts.shipped
        ]

    def _name_day(self) -> None:
        """Say which game is that of today, before anything is asked that takes its time."""
        patiences, today = self._patiences(), self._today()
        if self.day is None and patiences:
            self._show_game_of(game_of_day(patiences, today), today, Streak(), failed=False)

    def look_for_day(self) -> None:
        """See what day it is."""
        if self.day is None:
            from hanafuda_desktop.app.home.day import DaySearch

            kept, noting = self._desk.folders.day, self._desk.noting()
            self.day = DaySearch(self._desk.library, noting, kept, parent=self)
            self.day.changed.connect(self._show_day)
        self.day.look(self._patiences())

    def _show_day(self) -> None:
        day = self.day
        assert day is not None
        self._show_game_of(day.game, day.day, day.streak, failed=day.failed)
        self._screen.focus_first(gently=True)
        self.day_changed.emit()

    def _show_game_of(self, game: str, day: date, streak: Streak, *, failed: bool) -> None:
        listed = self.listed(game)
        if listed is not None:
            self._screen.show_day(listed.facts, day, streak, failed=failed)
