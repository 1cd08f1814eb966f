"""All that stands on the first screen, and where: the widget that is scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.continue_plate import ContinuePlate
from hanafuda_desktop.app.first_screen.day_plate import DayPlate
from hanafuda_desktop.app.first_screen.header import Entry, Find, Header
from hanafuda_desktop.app.first_screen.layout import Band, Places, arranged, measures
from hanafuda_desktop.app.first_screen.learn_plate import LearnPlate
from hanafuda_desktop.app.first_screen.plate import PicturePlate, Plate
from hanafuda_desktop.app.first_screen.shelf import Group
from hanafuda_desktop.app.first_screen.shelves import FoundGroup, Shelves
from hanafuda_desktop.app.first_screen.tile import GameTile
from hanafuda_desktop.table.text_scale import text_scale

__all__ = ["Contents"]

_HIGHEST_PICTURE: Final = 0.42
"""A picture takes no more of the window's height than this."""


class Contents(QWidget):
    """The widgets of the first screen.

    Args:
        entries: commands that lead elsewhere.
        parent: the viewport it is scrolled in.
    """

    come_to = Signal(str)
    """One is at a game now: its id."""

    def __init__(self, entries: Sequence[Entry], parent: QWidget) -> None:
        super().__init__(parent)
        self.search = Find(self)
        self.header = Header(tuple(entries), self.search, self)
        for entry in entries:
            entry.setParent(self)
        self.learn = LearnPlate(self)
        self.going_on = ContinuePlate(self)
        self.of_day = DayPlate(self)
        self.shelves = Shelves(self)
        self._is_for_newcomer = self._may_go_on = False
        self._letters = 14
        self._room = (0, 0)
        self.search.textChanged.connect(self.lay_out)
        self.shelves.come_to.connect(self.come_to)
        self.going_on.came.connect(self._come_to_plate)
        self.of_day.came.connect(self._come_to_plate)
        for plate in (self.learn, self.going_on, self.of_day):
            plate.hide()

    def _come_to_plate(self) -> None:
        if self.going_on.hasFocus() and self.going_on.game is not None:
            self.come_to.emit(self.going_on.game.ref.id)
        elif self.of_day.facts is not None:
            self.come_to.emit(self.of_day.facts.id)

    # --- what is shown ---------------------------------------------------------------------------

    def show_groups(self, groups: tuple[Group, ...]) -> None:
        """Show these games."""
        self.shelves.show_groups(groups)
        self.shelves.say_words()
        self.lay_out()

    def show_to(self, *, newcomer: bool, may_go_on: bool) -> None:
        """Show it to somebody.

        Args:
            newcomer: whether that is somebody who has yet to learn how to play.
            may_go_on: whether there may be a game to go on with: room is kept for its plate.
        """
        if (newcomer, may_go_on) != (self._is_for_newcomer, self._may_go_on):
            self._is_for_newcomer, self._may_go_on = newcomer, may_go_on
            self.lay_out()

    @property
    def tiles(self) -> list[GameTile]:
        """All games, in their order."""
        return self.shelves.tiles

    @property
    def plates(self) -> list[Plate]:
        """What can be pressed now, in the order of the tabulator."""
        games = (plate for tile in self.tiles for plate in (tile, *tile.chips))
        above = (self.learn, self.going_on, self.of_day)
        every: list[Plate] = [*self.header.entries, *above, *games]
        return [plate for plate in every if not plate.isHidden() and plate.isEnabled()]

    @property
    def pictured(self) -> tuple[PicturePlate, ...]:
        """All that shows a picture."""
        return (self.going_on, self.of_day, *self.tiles)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.search.say_words()
        for entry in self.header.entries:
            entry.say_words()
        for plate in (self.learn, self.going_on, self.of_day):
            plate.say_words()
        self.shelves.say_words()
        self.lay_out()

    # --- where it stands -------------------------------------------------------------------------

    def set_room(self, width: int, height: int, letters: int) -> None:
        """Stand in a window of this size, with letters of this one."""
        self._room, self._letters = (width, height), letters
        self.lay_out()

    def lay_out(self) -> None:
        """Put everything in its place; while something is looked for, only games that are meant."""
        (width, height), text = self._room, self.search.text()
        self._choose_plates(is_all=not text.strip())
        if not width:
            return
        self._set_letters()
        found, highest = self.shelves.find(text), height * _HIGHEST_PICTURE
        tiles = [tile for group in found for tile in group.tiles]
        places = arranged(
            measures(width, self._letters, text_scale()),
            Band(self.header.wanted),
            self._bands() if not text.strip() else [],
            [len(group.tiles) for group in found],
            lambda number, wide: tiles[number].wanted(wide, highest),
            None if self.learn.isHidden() else Band(self.learn.wanted),
        )
        self._place(places, found, highest)

    def _set_letters(self) -> None:
        self.header.set_letters(self._letters)
        for plate in (self.learn, self.going_on, self.of_day):
            plate.set_letters(self._letters)
        self.shelves.set_letters(self._letters)

    def _choose_plates(self, *, is_all: bool) -> None:
        """Show those plates above the games that there are, unless only games are shown."""
        self.learn.setVisible(is_all and self._is_for_newcomer)
        self.going_on.setVisible(is_all and self.going_on.game is not None)
        self.of_day.setVisible(is_all and self.of_day.facts is not None)

    def _bands(self) -> list[Band]:
        """What stands right above the games."""
        bands = []
        if self._may_go_on or self.going_on.game is not None:
            bands.append(Band(self.going_on.wanted, self.going_on.game is not None))
        if self.of_day.facts is not None:
            bands.append(Band(self.of_day.wanted))
        return bands

    def _place(self, places: Places, found: Sequence[FoundGroup], highest: float) -> None:
        self.header.place(places.header)
        if places.banner is not None:
            self.learn.setGeometry(*places.banner)
        above = (plate for plate in (self.going_on, self.of_day) if not plate.isHidden())
        for plate, rect in zip(above, places.plates, strict=True):
            plate.setGeometry(*rect)
        self.shelves.place(found, places, highest)
        self.resize(self._room[0], max(places.height, self._room[1]))

    def picture_size_of(self, tile: GameTile) -> QSize:
        """How large the picture of a game is now."""
        return tile.picture_size(tile.width(), self._room[1] * _HIGHEST_PICTURE)
