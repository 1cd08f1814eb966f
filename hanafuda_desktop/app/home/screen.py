"""The first screen: the games as pictures, what to go on with, the game of the day.

It only shows what it is given and says what was chosen; nothing on it moves by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from hanafuda_desktop.app.home.day import Streak
from hanafuda_desktop.app.home.facts import GameFacts
from hanafuda_desktop.app.home.header import Find, Header, HeaderButton
from hanafuda_desktop.app.home.in_progress import Unfinished
from hanafuda_desktop.app.home.layout import (
    Band,
    Direction,
    Places,
    arranged,
    measures,
    neighbour,
    way_of,
)
from hanafuda_desktop.app.home.lying import PaintedCard
from hanafuda_desktop.app.home.plates import (
    ContinuePlate,
    DayPlate,
    LearnPlate,
    PicturePlate,
    Plate,
)
from hanafuda_desktop.app.home.still_life import still_life
from hanafuda_desktop.app.home.tiles import FoundGroup, GameTile, Shelves, TileGroup
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import (
    CLOTHS,
    PAPER,
    PAPER_SHADE,
    Cloth,
    Ground,
    has_high_contrast,
)
from hanafuda_desktop.table.lettering import letters_for, text_scale
from hanafuda_desktop.text.language import tr

# All that stands on the first screen, and where: the widget that is scrolled.

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

    def __init__(self, entries: Sequence[HeaderButton], parent: QWidget) -> None:
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

    def show_groups(self, groups: tuple[TileGroup, ...]) -> None:
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


# What is scrolled on the table's cloth: the cloth stays where it is.


class ClothArea(QScrollArea):
    """A page of the window that lies on the cloth.

    Args:
        cloth: the id of the cloth.
        parent: the widget that it stands in.
    """

    def __init__(self, cloth: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # as table/view.py does
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cloth = CLOTHS[cloth]
        self._ground = Ground(self.cloth)
        self._colour_bar()

    def lay(self, contents: QWidget) -> None:
        """Scroll this."""
        self.setWidget(contents)
        contents.setAutoFillBackground(False)  # Qt fills what is scrolled

    def show_cloth(self, cloth: str) -> None:
        """Lie on this cloth."""
        self.cloth = CLOTHS[cloth]
        self._ground = Ground(self.cloth)
        self._colour_bar()
        self.viewport().update()

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        self._ground.forget()
        self._colour_bar()
        self.viewport().update()

    def _colour_bar(self) -> None:
        """The bar stands on the cloth as well."""
        palette, roles = QPalette(), QPalette.ColorRole
        for role in (roles.Window, roles.Base, roles.Dark):
            palette.setColor(role, self.cloth.ground.darker(190))
        handle = PAPER_SHADE if has_high_contrast() else self.cloth.ground.lighter(135)
        palette.setColor(roles.Button, handle)
        palette.setColor(roles.ButtonText, PAPER)
        self.verticalScrollBar().setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cloth."""
        painter = QPainter(self.viewport())
        size = self.viewport().size()
        ratio = self.devicePixelRatioF()
        self._ground.paint(painter, QRectF(event.rect()), size.toTuple(), ratio)


# Paints the pictures of the first screen one after the other, so that the window goes on.

Painted = Callable[[QSize, float], QPixmap]
"""Paints a picture in a size and at a pixel ratio."""


class _Wish(NamedTuple):
    """A picture that there should be on a plate."""

    plate: PicturePlate
    size: QSize
    paint: Painted


class Picturing(QObject):
    """Paints what is seen and not there yet, each picture in a moment of its own.

    Args:
        contents: what shows the pictures.
        pictures: the deck.
        cloth: what the cards of the pictures lie on.
        parent: the object it belongs to.
    """

    def __init__(
        self, contents: Contents, pictures: CardPictures, cloth: Cloth, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._contents = contents
        self._pictures = pictures
        self._cloth = cloth
        self._table: Painted | None = None
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._paint_next)

    @property
    def is_busy(self) -> bool:
        """Whether there may be more to paint."""
        return self._soon.isActive()

    def begin(self) -> None:
        """Paint soon what is lacking."""
        self._soon.start(0)

    def stop(self) -> None:
        """Paint nothing more."""
        self._soon.stop()

    def show_table(self, table: Painted | None) -> None:
        """Paint this table on the plate of the game to go on with."""
        self._table = table

    def show(self, pictures: CardPictures | None = None, cloth: Cloth | None = None) -> None:
        """Paint other cards, or what has changed in them, or on another cloth, from now on."""
        self._pictures = pictures or self._pictures
        self._cloth = cloth or self._cloth
        for plate in self._contents.pictured:
            plate.picture = None

    def _paint_next(self) -> None:
        """Paint one picture, and come back while there are more."""
        for wish in self._wishes():
            if _is_lacking(wish):
                wish.plate.picture = wish.paint(wish.size, wish.plate.devicePixelRatioF())
                wish.plate.update()
                self._soon.start(0)
                return

    def _wishes(self) -> Iterator[_Wish]:
        """The pictures that there should be: those that stand highest first."""
        contents, going_on, of_day = self._contents, self._contents.going_on, self._contents.of_day
        if self._table is not None:
            yield _Wish(going_on, going_on.picture_size(), self._table)
        if of_day.facts is not None:
            yield _Wish(of_day, of_day.picture_size(), self._of_cards(of_day.facts.picture))
        for tile in contents.tiles:
            lying = tile.shown.facts.picture
            yield _Wish(tile, contents.picture_size_of(tile), self._of_cards(lying))

    def _of_cards(self, lying: Sequence[PaintedCard]) -> Painted:
        return partial(still_life, lying, self._pictures, self._cloth)


def _is_lacking(wish: _Wish) -> bool:
    """Whether a plate that is seen has no picture of this size yet."""
    plate, size = wish.plate, wish.size
    if plate.isHidden() or size.isEmpty() or plate.visibleRegion().isEmpty():
        return False
    there = plate.picture
    if there is None or there.devicePixelRatio() != plate.devicePixelRatioF():
        return True
    return there.deviceIndependentSize().toSize() != size


_AROUND: Final = 24
"""So much is seen above and below what has the focus."""
_OTHER_KEYS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class FirstScreen(ClothArea):
    """See the module.

    Args:
        entries: commands that lead elsewhere.
        pictures: the deck.
        cloth: the id of the table cloth.
        parent: the widget that it stands in.

    Attributes:
        meant: the id of the game that one was at last, or the empty string.
        picturing: paints the pictures of what is seen.
    """

    closed = Signal()
    """Escape was pressed: back to where one came from."""

    def __init__(
        self, entries: Sequence[HeaderButton], pictures: CardPictures, cloth: str, parent: QWidget
    ) -> None:
        super().__init__(cloth, parent)
        self.contents = Contents(entries, self.viewport())
        self.lay(self.contents)
        self._placed: QWidget | None = None
        self._is_painted = False
        self.meant = ""
        self.picturing = Picturing(self.contents, pictures, self.cloth, self)
        self.verticalScrollBar().valueChanged.connect(self.want_pictures)
        self.contents.come_to.connect(self._come_to)
        self.contents.search.left.connect(self._leave_find)
        self.contents.search.textChanged.connect(self.want_pictures)
        self.say_words()

    # --- what is shown ---------------------------------------------------------------------------

    def show_groups(self, groups: tuple[TileGroup, ...]) -> None:
        """Show these games; who is at one of them stays there."""
        at, bar, shelves = self.focusWidget(), self.verticalScrollBar(), self.contents.shelves
        was_there = any(at in (tile, *tile.chips) for tile in shelves.tiles)
        scrolled = bar.value()
        self.contents.show_groups(groups)
        bar.setValue(scrolled)  # Qt followed the focus from tiles that went away to what was left
        tile = shelves.tile_of(self.meant) if was_there and not self._is_left else None
        if tile is not None:
            tile.setFocus(Qt.FocusReason.OtherFocusReason)
            self._placed = tile if at is self._placed else self._placed
        self.want_pictures()

    def show_unfinished(self, game: Unfinished | None, picture: Painted | None) -> None:
        """Show the game to go on with, if there is one."""
        self.picturing.show_table(picture)
        self.contents.going_on.show_game(game)
        self.contents.lay_out()
        self.want_pictures()

    def show_day(self, facts: GameFacts, day: date, streak: Streak, *, failed: bool) -> None:
        """Show the game of this day; see :class:`DayPlate`."""
        self.contents.of_day.show_day(facts, day, streak, failed=failed)
        self.contents.lay_out()
        self.want_pictures()

    def show_cloth(self, cloth: str) -> None:
        """Lie on this cloth, and so do the cards of the pictures."""
        if cloth != self.cloth.id:
            super().show_cloth(cloth)
            self.show_pictures()

    def show_pictures(self, pictures: CardPictures | None = None) -> None:
        """Show another deck, or what has changed in it or around it."""
        self.picturing.show(pictures, self.cloth)
        self.viewport().update()
        self.want_pictures()

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        super().show_legibly()
        self._fit()
        self.show_pictures()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(tr("All games"))
        self.contents.say_words()

    def focus_first(self, *, gently: bool = False) -> None:
        """Begin where a person most likely goes on: at the game to continue.

        A newcomer begins where playing is taught.

        Args:
            gently: only if nobody has gone anywhere since this was done last.
        """
        contents, at = self.contents, self.focusWidget()
        if gently and self._is_left:
            return
        if gently and self._placed is not None and at not in (None, self._placed):
            return
        for plate in (contents.going_on, contents.learn, contents.of_day, *contents.tiles):
            if not plate.isHidden() and plate.isEnabled():
                plate.setFocus(Qt.FocusReason.OtherFocusReason)
                self._placed = plate
                if gently:
                    return  # whoever scrolls meanwhile stays where that led
                self.verticalScrollBar().setValue(0)
                if plate.geometry().center().y() > self.viewport().height():
                    self.ensureWidgetVisible(plate, _AROUND, _AROUND)
                return

    @property
    def _is_left(self) -> bool:
        """Whether another page is seen in its window; Qt would give the focus to hidden ones."""
        return self.window().isVisible() and not self.isVisible()

    def _come_to(self, game: str) -> None:
        self.meant = game

    def stop(self) -> None:
        """It goes away: paint nothing more."""
        self.picturing.stop()

    # --- pictures, one after the other -----------------------------------------------------------

    def want_pictures(self) -> None:
        """Paint the pictures that are seen and not there yet, each in a moment of its own."""
        if self.isVisible() and self._is_painted:
            self.picturing.begin()

    # --- the keyboard ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from game to game; what is typed is looked for."""
        way = way_of(event)
        if event.modifiers() & _OTHER_KEYS:
            event.ignore()
        elif way is not None:
            self._walk(way)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.text().isprintable() and event.text().strip():
            self.contents.search.setFocus(Qt.FocusReason.OtherFocusReason)
            self.contents.search.insert(event.text())
        else:
            super().keyPressEvent(event)

    def _walk(self, way: Direction) -> None:
        plates = self.contents.plates
        at = next((plate for plate in plates if plate is self.focusWidget()), None)
        if at is None:
            self.focus_first()
            return
        plate = neighbour(plates, at, way)
        plate.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(plate, _AROUND, _AROUND)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own
        """Keep what has the focus in sight."""
        went = bool(super().focusNextPrevChild(next))
        at = self.focusWidget()
        if went and at is not None:
            self.ensureWidgetVisible(at, _AROUND, _AROUND)
        return went

    def _leave_find(self) -> None:
        """To the first game that is meant; pressed, if it is the only one."""
        shown = [tile for tile in self.contents.tiles if not tile.isHidden()]
        if shown:
            shown[0].setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(shown[0], _AROUND, _AROUND)

    # --- Qt --------------------------------------------------------------------------------------

    def _fit(self) -> None:
        bar = self.verticalScrollBar().sizeHint().width()
        width, height = self.width() - bar, self.height()
        if width > 0 and height > 0:
            self.contents.set_room(width, height, letters_for(QRectF(0, 0, width, height)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._fit()
        self.want_pictures()

    def showEvent(self, event: object) -> None:
        """Paint what was not painted while nobody looked."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.want_pictures()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cloth; only then is there time for pictures."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.want_pictures()
