"""The games on the first screen: tiles in groups, each group under its heading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.layout import Places
from hanafuda_desktop.app.first_screen.shelf import GROUP_NAMES, Group
from hanafuda_desktop.app.first_screen.tile import GameTile
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.palette import PAPER
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["FoundGroup", "Shelves"]

_HEADING: Final = 1.15


class FoundGroup(NamedTuple):
    """A heading, and the tiles under it of games that are meant."""

    heading: PlainLabel
    tiles: list[GameTile]


class Shelves(QObject):
    """The tiles and headings; they stand on the widget of the whole screen.

    Args:
        parent: that widget.

    Attributes:
        tiles: all games, in their order.
        headings: of the groups.
    """

    chosen = Signal(object)
    """A game was chosen: its :class:`~hanafuda_desktop.app.first_screen.facts.GameFacts`."""
    come_to = Signal(str)
    """One is at a game now: its id."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._on = parent
        self._groups: tuple[Group, ...] = ()
        self.tiles: list[GameTile] = []
        self.headings: list[PlainLabel] = []
        self._nothing = self._heading()

    def _heading(self) -> PlainLabel:
        label = PlainLabel(parent=self._on)
        label.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        label.hide()
        return label

    def show_groups(self, groups: tuple[Group, ...]) -> None:
        """Show these games, once they are placed."""
        tiles = (widget for tile in self.tiles for widget in _with_chips(tile))
        for widget in (*self.headings, *tiles):
            widget.hide()
            widget.deleteLater()
        self._groups = groups
        self.tiles = [GameTile(shown, self._on) for group in groups for shown in group.games]
        self.headings = [self._heading() for _ in groups]
        for tile in self.tiles:
            tile.chosen.connect(self.chosen)
            tile.come_to.connect(self.come_to)

    def tile_of(self, game: str) -> GameTile | None:
        """The tile on which a game stands, also as a variant."""
        return next((tile for tile in self.tiles if game in tile.shown), None)

    def find(self, text: str) -> list[FoundGroup]:
        """The groups with games that are meant by what was typed; all others are hidden."""
        tiles, found = iter(self.tiles), []
        for group, heading in zip(self._groups, self.headings, strict=True):
            here = [next(tiles) for _ in group.games]
            meant = [tile for tile in here if tile.shown.found_by(text)]
            heading.setVisible(bool(meant))
            for tile in here:
                for widget in _with_chips(tile):
                    widget.setVisible(tile in meant)
            if meant:
                found.append(FoundGroup(heading, meant))
        return found

    def set_letters(self, letters: int) -> None:
        """Write in letters of this size."""
        for tile in self.tiles:
            tile.set_letters(letters)
        for heading in (*self.headings, self._nothing):
            heading.setFont(letter_font(round(letters * _HEADING), bold=True))
            palette = heading.palette()
            palette.setColor(QPalette.ColorRole.WindowText, PAPER)
            heading.setPalette(palette)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        for tile in self.tiles:
            tile.say_words()
        for group, heading in zip(self._groups, self.headings, strict=True):
            heading.setText(tr(GROUP_NAMES[group.kind]))
        self._nothing.setText(tr("No game is called that."))

    def place(self, found: Sequence[FoundGroup], places: Places, highest: float) -> None:
        """Put what was found where it belongs.

        Args:
            found: the groups.
            places: where everything stands.
            highest: how high a picture may be.
        """
        for group, rect in zip(found, places.headings, strict=True):
            group.heading.setGeometry(*rect)
        tiles = (tile for group in found for tile in group.tiles)
        for tile, rect in zip(tiles, places.games, strict=True):
            tile.setGeometry(*rect)
            tile.picture_size(rect.width, highest)
            tile.place_chips()
        self._nothing.setVisible(bool(self.tiles) and not found)
        header = places.header
        self._nothing.setGeometry(header.x, places.height, header.width, 2 * header.height)


def _with_chips(tile: GameTile) -> Iterator[QWidget]:
    yield tile
    yield from tile.chips
