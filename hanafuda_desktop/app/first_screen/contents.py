"""All that stands on the first screen, and where: the widget that is scrolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from hanafuda_desktop.app.first_screen.continue_plate import ContinuePlate
from hanafuda_desktop.app.first_screen.day_plate import DayPlate
from hanafuda_desktop.app.first_screen.header import Entry, Find, Header
from hanafuda_desktop.app.first_screen.layout import Band, Places, Rect, arranged, measures
from hanafuda_desktop.app.first_screen.plate import Plate
from hanafuda_desktop.app.first_screen.shelf import GROUP_NAMES, Group
from hanafuda_desktop.app.first_screen.tile import GameTile
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.palette import PAPER
from hanafuda_desktop.table.text_scale import text_scale

__all__ = ["Contents"]

_HEADING: Final = 1.15
_HIGHEST_PICTURE: Final = 0.42
"""A picture takes no more of the window's height than this."""


class Contents(QWidget):
    """The widgets of the first screen.

    Args:
        entries: commands that lead elsewhere.
        parent: the viewport it is scrolled in.
    """

    chosen = Signal(object)
    """A game was chosen: its :class:`~hanafuda_desktop.app.first_screen.facts.GameFacts`."""

    come_to = Signal(str)
    """One is at a game now: its id."""

    def __init__(self, entries: Sequence[Entry], parent: QWidget) -> None:
        super().__init__(parent)
        self.search = Find(self)
        self.header = Header(tuple(entries), self.search, self)
        for entry in entries:
            entry.setParent(self)
        self.going_on = ContinuePlate(self)
        self.of_day = DayPlate(self)
        self.tiles: list[GameTile] = []
        self._groups: tuple[Group, ...] = ()
        self._headings: list[QLabel] = []
        self._nothing = self._heading()
        self._letters = 14
        self._room = (0, 0)
        self.search.textChanged.connect(self.lay_out)
        self.going_on.came.connect(self._come_to_plate)
        self.of_day.came.connect(self._come_to_plate)
        self.going_on.hide()
        self.of_day.hide()

    def _come_to_plate(self) -> None:
        if self.going_on.hasFocus() and self.going_on.game is not None:
            self.come_to.emit(self.going_on.game.ref.id)
        elif self.of_day.facts is not None:
            self.come_to.emit(self.of_day.facts.id)

    def _heading(self) -> QLabel:
        label = QLabel(self)
        label.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.hide()
        return label

    # --- what is shown ---------------------------------------------------------------------------

    def show_groups(self, groups: tuple[Group, ...]) -> None:
        """Show these games."""
        for widget in self._of_games():
            widget.hide()
            widget.deleteLater()
        self._groups = groups
        self.tiles = [GameTile(shown, self) for group in groups for shown in group.games]
        self._headings = [self._heading() for _ in groups]
        for tile in self.tiles:
            tile.chosen.connect(self.chosen)
            tile.come_to.connect(self.come_to)
        self.lay_out()

    def _of_games(self) -> Iterator[QWidget]:
        yield from self._headings
        for tile in self.tiles:
            yield from (tile, *tile.chips)

    @property
    def plates(self) -> list[Plate]:
        """What can be pressed now, in the order of the tabulator."""
        games = (plate for tile in self.tiles for plate in (tile, *tile.chips))
        every: list[Plate] = [*self.header.entries, self.going_on, self.of_day, *games]
        return [plate for plate in every if not plate.isHidden() and plate.isEnabled()]

    @property
    def pictured(self) -> tuple[ContinuePlate | DayPlate | GameTile, ...]:
        """All that shows a picture."""
        return (self.going_on, self.of_day, *self.tiles)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.search.say_words()
        for entry in self.header.entries:
            entry.say_words()
        for plate in self.pictured:
            plate.say_words()
        self.lay_out()

    # --- where it stands -------------------------------------------------------------------------

    def set_room(self, width: int, height: int, letters: int) -> None:
        """Stand in a window of this size, with letters of this one."""
        self._room, self._letters = (width, height), letters
        self.lay_out()

    def lay_out(self) -> None:
        """Put everything in its place; while something is looked for, only games that are meant."""
        width, height = self._room
        if not width:
            return
        self._set_letters()
        found, tiles = self._found()
        for tile in self.tiles:
            for widget in (tile, *tile.chips):
                widget.setVisible(tile in tiles)
        highest = height * _HIGHEST_PICTURE
        above = [] if self.search.text().strip() else self._above()
        for plate in (self.going_on, self.of_day):
            plate.setVisible(plate in above)
        places = arranged(
            measures(width, self._letters, text_scale()),
            Band(self.header.wanted),
            [Band(plate.wanted) for plate in above],
            [len(games) for _, games in found],
            lambda number, wide: tiles[number].wanted(wide, highest),
        )
        self._place(places, above, found, highest)

    def _above(self) -> list[ContinuePlate | DayPlate]:
        shown: list[ContinuePlate | DayPlate] = []
        if self.going_on.game is not None:
            shown.append(self.going_on)
        if self.of_day.facts is not None:
            shown.append(self.of_day)
        return shown

    def _set_letters(self) -> None:
        self.header.set_letters(self._letters)
        for plate in self.pictured:
            plate.set_letters(self._letters)
        for heading in (*self._headings, self._nothing):
            heading.setFont(letter_font(round(self._letters * _HEADING), bold=True))
            palette = heading.palette()
            palette.setColor(QPalette.ColorRole.WindowText, PAPER)
            heading.setPalette(palette)

    def _found(self) -> tuple[list[tuple[int, list[GameTile]]], list[GameTile]]:
        """Groups, by their places, with the games that are meant; and all of these games."""
        text, tiles = self.search.text(), iter(self.tiles)
        found: list[tuple[int, list[GameTile]]] = []
        for number, group in enumerate(self._groups):
            here = [next(tiles) for _ in group.games]
            meant = [tile for tile in here if tile.shown.found_by(text)]
            if meant:
                found.append((number, meant))
        return found, [tile for _, games in found for tile in games]

    def _place(
        self,
        places: Places,
        above: Sequence[Plate],
        found: list[tuple[int, list[GameTile]]],
        highest: float,
    ) -> None:
        self.header.place(places.header)
        for plate, rect in zip(above, places.plates, strict=True):
            plate.setGeometry(*rect)
        for heading in self._headings:
            heading.hide()
        for (number, _), rect in zip(found, places.headings, strict=True):
            heading = self._headings[number]
            heading.setText(tr(GROUP_NAMES[self._groups[number].kind]))
            heading.setGeometry(*rect)
            heading.show()
        tiles = (tile for _, games in found for tile in games)
        for tile, rect in zip(tiles, places.games, strict=True):
            tile.setGeometry(*rect)
            tile.picture_size(rect.width, highest)
            tile.place_chips()
        self._say_nothing(places, is_nothing=bool(self.tiles) and not found)
        self.resize(self._room[0], max(places.height, self._room[1]))

    def _say_nothing(self, places: Places, *, is_nothing: bool) -> None:
        self._nothing.setVisible(is_nothing)
        self._nothing.setText(tr("No game is called that."))
        self._nothing.setGeometry(
            places.header.x, places.height, places.header.width, 3 * self._letters
        )

    # --- pictures --------------------------------------------------------------------------------

    def picture_size_of(self, tile: GameTile) -> tuple[int, int]:
        """How large the picture of a game is now."""
        size = tile.picture_size(tile.width(), self._room[1] * _HIGHEST_PICTURE)
        return size.width(), size.height()

    def rects(self) -> list[Rect]:
        """Where everything stands that can be pressed now, as :attr:`plates` has it."""
        return [_rect(plate.geometry()) for plate in self.plates]


def _rect(rect: QRect) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())
