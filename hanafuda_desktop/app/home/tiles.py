"""A game on the first screen: its picture, its name, what it is, and its variants under it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.home.facts import (
    GameFacts,
    japanese_name,
    length_and_players,
    short_name,
    told,
)
from hanafuda_desktop.app.home.layout import Places
from hanafuda_desktop.app.home.plates import PLAIN_MARGIN, PicturePlate, Plate, Writing
from hanafuda_desktop.app.library.library import families
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.cloth import GOLD, INK, PAPER, VERMILION, edged, faded
from hanafuda_desktop.table.lettering import advance, cut_at_word, letter_font, line_height
from hanafuda_desktop.table.plain_text import PlainLabel, plain_text
from hanafuda_desktop.text.language import tr, tr_noop

# The games in the order in which the first screen shows them: in groups, variants under theirs.


class ShelfKind(StrEnum):
    """Where a game stands."""

    PATIENCE = "patience"
    TABLE = "table"
    REAL_TIME = "real-time"
    BROKEN = "broken"


GROUP_NAMES: Final[Mapping[ShelfKind, str]] = {
    ShelfKind.PATIENCE: tr_noop("Patiences"),
    ShelfKind.TABLE: tr_noop("Table games"),
    ShelfKind.REAL_TIME: tr_noop("Real-time games"),
    ShelfKind.BROKEN: tr_noop("Rule files with errors"),
}


@dataclass(frozen=True, slots=True)
class Shown:
    """A game with what stands under it.

    Attributes:
        facts: the game.
        variants: its variants and house rules.
    """

    facts: GameFacts
    variants: tuple[GameFacts, ...] = ()

    @property
    def games(self) -> tuple[GameFacts, ...]:
        """The game, and then what stands under it."""
        return (self.facts, *self.variants)

    @property
    def kind(self) -> ShelfKind:
        """Where it stands."""
        return kind_of(self.facts)

    def __contains__(self, game: str | None) -> bool:
        """Whether this is the game of an id, or has it under it."""
        return any(each.id == game for each in self.games)

    def found_by(self, text: str) -> bool:
        """Whether a person who types this may mean the game, or something that stands under it."""
        wanted = text.casefold().split()
        return any(_is_meant(each, wanted) for each in self.games)


def _is_meant(facts: GameFacts, wanted: Iterable[str]) -> bool:
    known = " ".join((*facts.name.values(), facts.id)).casefold()
    return all(word in known for word in wanted)


@dataclass(frozen=True, slots=True)
class TileGroup:
    """Games that stand together under one heading."""

    kind: ShelfKind
    games: tuple[Shown, ...]


def kind_of(facts: GameFacts) -> ShelfKind:
    """Where a game stands."""
    if facts.fault:
        return ShelfKind.BROKEN
    if facts.family == "speed":
        return ShelfKind.REAL_TIME
    return ShelfKind.PATIENCE if max(facts.players) == 1 else ShelfKind.TABLE


def shown_with(groups: Iterable[TileGroup], *games: str | None) -> Shown | None:
    """What stands on the shelves for the first of these games that is found there; sound ones."""
    for shown in (shown for group in groups for shown in group.games):
        if shown.kind is not ShelfKind.BROKEN and any(game in shown for game in games):
            return shown
    return None


def on_shelves(facts: Iterable[GameFacts]) -> tuple[TileGroup, ...]:
    """The games in groups, ours before those of the user; no group is empty."""
    known = tuple(facts)
    shown: list[Shown] = []
    for place, is_variant in families([(each.id, each.variant_of) for each in known]):
        if is_variant:
            above = shown.pop()
            shown.append(Shown(above.facts, (*above.variants, known[place])))
        else:
            shown.append(Shown(known[place]))
    groups = (
        TileGroup(kind, tuple(each for each in shown if each.kind is kind)) for kind in ShelfKind
    )
    return tuple(group for group in groups if group.games)


_PICTURE: Final = 0.5
"""Height of the picture, counted in the width of the tile."""
_NAME: Final = 1.2
_SMALL: Final = 0.92
_SPOT: Final = 0.5
_LEAST: Final = 11
_BETWEEN: Final = 0.4


def _small(letters: int) -> int:
    return max(_LEAST, round(letters * _SMALL))


class Chip(Plate):
    """A variant or a house rule, under its game."""

    def __init__(self, facts: GameFacts, base: GameFacts, parent: QWidget) -> None:
        super().__init__(parent)
        self.facts = facts
        self._base = base
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setText(short_name(self.facts, self._base))
        self.setAccessibleName(told(self.facts))
        self.setToolTip(plain_text(plain(self.facts.summary)))

    @property
    def corner(self) -> float:
        """Its ends are round."""
        return self.box.height() / 2

    def wanted(self, most: float) -> QSize:
        """How large it is where there is so much room across."""
        pixels = _small(self.letters)
        width = advance(self.text(), pixels) + (1.6 + self._for_spot) * self.letters + 6
        return QSize(round(min(most, width)), round(line_height(pixels) + 0.5 * self.letters + 6))

    @property
    def _for_spot(self) -> float:
        """The room for the spot of a house rule, counted in letters."""
        return 0.0 if self.facts.shipped else _SPOT

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Write its name; a house rule of one's own has a red spot before it."""
        pixels = _small(self.letters)
        font = letter_font(pixels)
        painter.setFont(font)
        left = (0.75 + self._for_spot) * self.letters
        room = box.adjusted(left, 0, -0.75 * self.letters, 0)
        painter.setPen(faded(PAPER, 0.92))
        text = cut_at_word(self.text(), QFontMetricsF(font), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        if not self.facts.shipped:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(VERMILION)
            spot = 0.2 * self.letters
            middle = QPointF(box.left() + 0.85 * self.letters, box.center().y())
            painter.drawEllipse(middle, spot, spot)


class GameTile(PicturePlate):
    """A game; its chips are widgets of their own that stand on it.

    Args:
        shown: the game.
        parent: the widget that it stands in.
    """

    chosen = Signal(object)
    """It was pressed, or one of its chips: the :class:`GameFacts` of the game that is meant."""
    come_to = Signal(str)
    """It has the focus, or one of its chips: the id of the game that is meant."""

    def __init__(self, shown: Shown, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown = shown
        self.is_begun = False
        self._high = 0.0
        self.chips = tuple(Chip(each, shown.facts, parent) for each in shown.variants)
        self.came.connect(lambda: self.come_to.emit(shown.facts.id))
        for chip in self.chips:
            chip.came.connect(lambda facts=chip.facts: self.come_to.emit(facts.id))
            chip.clicked.connect(lambda _=False, facts=chip.facts: self.chosen.emit(facts))
        self.clicked.connect(lambda: self.chosen.emit(shown.facts))
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        said = told(self.shown.facts)
        if self.is_begun:
            said = tr("{game} A game is in progress.", game=said)
        self.setText(plain(self.shown.facts.name))
        self.setAccessibleName(said)
        for chip in self.chips:
            chip.say_words()
        self.update()

    def set_letters(self, letters: int) -> None:
        """Write in letters of this size, on the chips too."""
        super().set_letters(letters)
        for chip in self.chips:
            chip.set_letters(letters)

    def show_begun(self, begun: bool) -> None:  # noqa: FBT001 - as Qt's setVisible
        """Show whether a game is in progress."""
        if begun != self.is_begun:
            self.is_begun = begun
            self.say_words()

    # --- where things stand ----------------------------------------------------------------------

    def picture_size(self, width: int, most: float) -> QSize:
        """The size of its picture on a tile of this width.

        Args:
            width: of the tile.
            most: how high it may be.
        """
        inner = width - 2 * self.box.left()
        self._high = 0.0 if self.shown.kind is ShelfKind.BROKEN else min(most, inner * _PICTURE)
        return QSize(round(inner), round(self._high))

    def wanted(self, width: int, most: float) -> int:
        """How high a tile of this width must be for its words and chips.

        Args:
            width: of the tile.
            most: how high its picture may be.
        """
        self.picture_size(width, most)
        bottom = self._write(None, QRectF(0, 0, width, 0).adjusted(3, 3, -3, -3))
        return round(self._place_chips(width, bottom, move=False) + PLAIN_MARGIN * self.letters + 3)

    def place_chips(self) -> None:
        """Put the chips where they belong on this tile, at its lower edge."""
        width = self.width()
        needed = self._place_chips(width, 0, move=False)
        top = self.height() - PLAIN_MARGIN * self.letters - 3 - needed
        self._place_chips(width, top, move=True)

    def _place_chips(self, width: int, top: float, *, move: bool) -> float:
        """Returns where the chips end."""
        margin = PLAIN_MARGIN * self.letters
        left, right = margin, width - margin
        x, y, high = left, top + (0.35 * self.letters if self.chips else 0), 0
        for chip in self.chips:
            size = chip.wanted(right - left)
            if x > left and x + size.width() > right:
                x, y = left, y + size.height() + 1
            if move:
                chip.setGeometry(round(self.x() + x), round(self.y() + y), *size.toTuple())
            x += size.width() + _BETWEEN * self.letters
            high = size.height()
        return y + high

    # --- painting --------------------------------------------------------------------------------

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint the picture and write the words."""
        if self.picture is not None and self._high:
            painter.drawPixmap(QPointF(box.left(), box.top()), self.picture)
            painter.setPen(QPen(faded(PAPER, 0.22), 1))
            painter.drawLine(
                QPointF(box.left(), box.top() + self._high),
                QPointF(box.right(), box.top() + self._high),
            )
        if self.is_begun:
            self._paint_begun(painter, box)
        if self.shown.kind is ShelfKind.BROKEN:
            painter.fillRect(
                QRectF(box.left(), box.top(), 0.35 * self.letters, box.height()), VERMILION
            )
        self._write(painter, box)

    def _paint_begun(self, painter: QPainter, box: QRectF) -> None:
        """A slip of paper over the picture's corner."""
        pixels = _small(self.letters)
        said = tr("In progress")
        wide = advance(said, pixels, bold=True) + 1.1 * pixels
        slip = QRectF(box.right() - wide, box.top() + 0.6 * self.letters, wide + 9, pixels * 1.55)
        painter.setPen(QPen(INK, edged(1.0)))
        painter.setBrush(PAPER)
        painter.drawRoundedRect(slip, 4, 4)
        painter.setFont(letter_font(pixels, bold=True))
        painter.setPen(INK)
        painter.drawText(slip.adjusted(0, 0, -9, 0), Qt.AlignmentFlag.AlignCenter, said)

    def _write(self, painter: QPainter | None, box: QRectF) -> float:
        """Write what is said of the game; returns where that ends."""
        letters, facts = self.letters, self.shown.facts
        margin = PLAIN_MARGIN * letters
        column = Writing(
            painter,
            box.left() + margin,
            box.top() + self._high + margin * 0.75,
            box.width() - 2 * margin,
        )
        name = round(letters * _NAME)
        column.write(plain(facts.name), name, bold=True, most=2)
        if facts.fault:
            column.write(tr("This rule file has an error."), letters)
            column.write(facts.fault, _small(letters), strong=0.85, most=3)
            return column.bottom
        self._write_japanese(painter, column, name)
        column.write(length_and_players(facts), _small(letters), strong=0.78)
        column.skip(0.2 * letters)
        column.write(plain(facts.summary), _small(letters), strong=0.95)
        return column.bottom

    def _write_japanese(self, painter: QPainter | None, column: Writing, pixels: int) -> None:
        """The Japanese name: right of the other where there is room, else below it."""
        japanese, name = japanese_name(self.shown.facts), plain(self.shown.facts.name)
        if not japanese:
            return
        small = _small(self.letters)
        taken = advance(name, pixels, bold=True) + self.letters
        if taken + advance(japanese, small) > column.width:
            column.write(japanese, small, strong=0.9, most=1, ink=GOLD)
        elif painter is not None:
            painter.setFont(letter_font(small))
            painter.setPen(faded(GOLD, 0.9))
            high = line_height(pixels)
            room = QRectF(column.left, column.bottom - high, column.width, high)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, japanese
            )


# The games on the first screen: tiles in groups, each group under its heading.

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
    """A game was chosen: its :class:`GameFacts`."""
    come_to = Signal(str)
    """One is at a game now: its id."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._on = parent
        self._groups: tuple[TileGroup, ...] = ()
        self.tiles: list[GameTile] = []
        self.headings: list[PlainLabel] = []
        self._nothing = self._heading()

    def _heading(self) -> PlainLabel:
        label = PlainLabel(parent=self._on)
        label.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        label.hide()
        return label

    def show_groups(self, groups: tuple[TileGroup, ...]) -> None:
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
