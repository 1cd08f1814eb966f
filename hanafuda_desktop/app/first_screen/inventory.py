"""Finds out what stands on the first screen, bit by bit, and puts it there: the games, those in
progress, the game of the day.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from hanafuda_desktop.app.first_screen.chores import Chores
from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.first_screen.kept_facts import KeptFacts
from hanafuda_desktop.app.first_screen.screen import FirstScreen, TablePicture
from hanafuda_desktop.app.first_screen.shelf import Group, Kind, on_shelves
from hanafuda_desktop.app.saves import Found, GameRef, Saves
from hanafuda_desktop.app.sitting import as_recorded
from hanafuda_desktop.table.cloth import CLOTHS

if TYPE_CHECKING:
    from hanafuda_desktop.app.first_screen.day_search import DaySearch
    from hanafuda_desktop.app.first_screen.unfinished import Unfinished
    from hanafuda_desktop.app.main_window import MainWindow

__all__ = ["Inventory"]

_SHOW_EVERY: Final = 0.2
"""Seconds after which games are shown while further rule files are being read."""


class Inventory(QObject):
    """What there is to play.

    Args:
        window: the window.
        screen: where it is shown.
        parent: the object it belongs to.

    Attributes:
        groups: the games.
        begun: the games that are not over, the one that was played last before the others.
        day: the game of the day; ``None`` until it is first looked for.
    """

    day_changed = Signal()
    """Something else is known of the game of the day."""

    def __init__(self, window: MainWindow, screen: FirstScreen, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._session = window.session
        self._screen = screen
        self._saves = Saves(window.folders.saves)
        self._known = KeptFacts(self._session.library, window.folders.games)
        self._chores = Chores(self)
        self._is_reading = False
        self.groups: tuple[Group, ...] = ()
        self.begun: dict[GameRef, Unfinished] = {}
        self.day: DaySearch | None = None

    def stop(self) -> None:
        """Look for nothing more."""
        self._chores.stop()
        if self.day is not None:
            self.day.stop()

    # --- the games -------------------------------------------------------------------------------

    def show_games(self) -> None:
        """Show the games as the rule files have them now."""
        if self._is_reading:
            return
        if self._known.are_stale():
            self._is_reading = True
            self._chores.do(self._reading())
        else:
            self._show(self._known.facts)

    def read_all(self) -> tuple[Group, ...]:
        """The games, even if every rule file has to be read for that."""
        if self._known.are_stale():
            for _ in self._known.read():
                pass
        self._show(self._known.facts)
        return self.groups

    def _reading(self) -> Callable[[], None]:
        """Reads a rule file, and lets itself be done again.

        Where no games are shown yet, it shows now and then what is known of them.
        """
        reading, shown_at = self._known.read(), monotonic()
        is_first = not self.groups

        def read_on() -> None:
            nonlocal shown_at
            facts = next(reading, None)
            if facts is None:
                self._is_reading = False
                self._show(self._known.facts)
                self.look_for_day()
                return
            if is_first and monotonic() - shown_at > _SHOW_EVERY:
                self._show(facts)
                shown_at = monotonic()
            self._chores.do(read_on)

        return read_on

    def _show(self, facts: tuple[GameFacts, ...]) -> None:
        groups = on_shelves(facts)
        if groups != self.groups:
            self.groups = groups
            self._screen.show_groups(groups)
            self._screen.focus_first(gently=True)
        self._mark_begun()

    # --- games in progress -----------------------------------------------------------------------

    def note_last(self) -> None:
        """Note the game that was played last, if it is over and may not have been noted."""
        last = self._session.last()
        found = self._saves.glance(last) if last is not None else Found()
        game, record = found.game, found.record
        if game is None or record is None or game.outcome is None or record.chance is None:
            return  # not over, or played elsewhere
        self._window.noting.note_saved(as_recorded(game, record), record.elapsed_ms or 0)

    def look(self) -> None:
        """See which games are not over, and what day it is."""
        self._chores.do(self._look_for_unfinished, self.look_for_day)

    def _look_for_unfinished(self) -> None:
        from hanafuda_desktop.app.first_screen.unfinished import Unfinished

        session = self._session
        self.begun = {}
        if session.is_open and session.ref is not None and not session.is_over:
            self.begun[session.ref] = Unfinished(session.ref, session.sitting)
        self._show_begun()
        for ref in self._saves.saved():
            if not (session.is_open and ref == session.ref):
                self._chores.do(partial(self._glance, ref))

    def _glance(self, ref: GameRef) -> None:
        from hanafuda_desktop.app.first_screen.unfinished import saved_unfinished

        found = saved_unfinished(self._saves, ref)
        if found is not None:
            self.begun[ref] = found
            self._show_begun()

    def _show_begun(self) -> None:
        newest = next(iter(self.begun.values()), None)
        if newest is not self._screen.contents.going_on.game:
            self._screen.show_unfinished(newest, self._painter_of(newest))
            self._screen.focus_first(gently=True)
        self._mark_begun()

    def _mark_begun(self) -> None:
        begun = {ref.id for ref in self.begun if ref.file is None}
        for tile in self._screen.contents.tiles:
            games = (tile.shown.facts, *tile.shown.variants)
            tile.show_begun(any(facts.id in begun for facts in games))

    def _painter_of(self, game: Unfinished | None) -> TablePicture | None:
        if game is None:
            return None
        from hanafuda_desktop.app.first_screen.unfinished import picture_of, scene_picture

        window = self._window
        if self._session.is_open and game.sitting is self._session.sitting:
            return lambda size, ratio: scene_picture(
                window.driver.scene, CLOTHS[window.settings.cloth.value], size, ratio
            )
        return lambda size, ratio: picture_of(
            game.sitting, window.pictures, CLOTHS[window.settings.cloth.value], size, ratio
        )

    # --- the game of the day ---------------------------------------------------------------------

    def look_for_day(self) -> None:
        """See what day it is."""
        patiences = [
            shown.facts.id
            for group in self.groups
            if group.kind is Kind.PATIENCE
            for shown in group.games
            if shown.facts.shipped
        ]
        if self.day is None:
            from hanafuda_desktop.app.first_screen.day_search import DaySearch

            kept, noting = self._window.folders.day, self._window.noting
            self.day = DaySearch(self._session.library, noting, kept, parent=self)
            self.day.changed.connect(self._show_day)
        self.day.look(patiences)

    def _show_day(self) -> None:
        day = self.day
        assert day is not None
        for tile in self._screen.contents.tiles:
            if tile.shown.facts.id == day.game:
                self._screen.show_day(tile.shown.facts, day.day, day.streak, failed=day.failed)
        self._screen.focus_first(gently=True)
        self.day_changed.emit()
