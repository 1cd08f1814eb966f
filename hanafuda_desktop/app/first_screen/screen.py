"""The first screen: the games as pictures, what to go on with, the game of the day.

It only shows what it is given and says what was chosen; nothing on it moves by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.cloth_area import ClothArea
from hanafuda_desktop.app.first_screen.contents import Contents
from hanafuda_desktop.app.first_screen.day import Streak
from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.first_screen.header import Entry
from hanafuda_desktop.app.first_screen.plate import Plate
from hanafuda_desktop.app.first_screen.shelf import Group
from hanafuda_desktop.app.first_screen.still_life import still_life
from hanafuda_desktop.app.first_screen.tile import GameTile
from hanafuda_desktop.app.first_screen.unfinished import Unfinished
from hanafuda_desktop.app.first_screen.walking import Way, next_place
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import letters_for
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["FirstScreen"]

_WAYS: Final = {
    Qt.Key.Key_Left: Way.LEFT,
    Qt.Key.Key_Right: Way.RIGHT,
    Qt.Key.Key_Up: Way.UP,
    Qt.Key.Key_Down: Way.DOWN,
}
_AROUND: Final = 24
"""So much is seen above and below what has the focus."""
_OTHER_KEYS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

TablePicture = Callable[[QSize, float], QPixmap]
"""Paints the table of the game to go on with, in a size and at a pixel ratio."""


class FirstScreen(ClothArea):
    """See the module.

    Args:
        entries: commands that lead elsewhere.
        pictures: the deck.
        cloth: the id of the table cloth.
        parent: the widget that it stands in.

    Attributes:
        meant: the id of the game that one was at last, or the empty string.
    """

    chosen = Signal(object)
    """A game was chosen: its :class:`~hanafuda_desktop.app.first_screen.facts.GameFacts`."""
    closed = Signal()
    """Escape was pressed: back to where one came from."""

    def __init__(
        self, entries: Sequence[Entry], pictures: CardPictures, cloth: str, parent: QWidget
    ) -> None:
        super().__init__(cloth, parent)
        self.contents = Contents(entries, self.viewport())
        self.lay(self.contents)
        self._pictures = pictures
        self._table_picture: TablePicture | None = None
        self._placed: QWidget | None = None
        self._is_painted = False
        self.meant = ""
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._paint_next)
        self.verticalScrollBar().valueChanged.connect(self.want_pictures)
        self.contents.chosen.connect(self.chosen)
        self.contents.come_to.connect(self._come_to)
        self.contents.search.left.connect(self._leave_find)
        self.contents.search.textChanged.connect(self.want_pictures)
        self.say_words()

    # --- what is shown ---------------------------------------------------------------------------

    def show_groups(self, groups: tuple[Group, ...]) -> None:
        """Show these games; who is at one of them stays there."""
        at = self.focusWidget()
        was_there = any(at in (tile, *tile.chips) for tile in self.contents.tiles)
        self.contents.show_groups(groups)
        tile = self.tile_of(self.meant) if was_there and not self._is_left else None
        if tile is not None:
            tile.setFocus(Qt.FocusReason.OtherFocusReason)
            self._placed = tile if at is self._placed else self._placed
        self.want_pictures()

    def show_unfinished(self, game: Unfinished | None, picture: TablePicture | None) -> None:
        """Show the game to go on with, if there is one."""
        self._table_picture = picture
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
            self.show_pictures(self._pictures)

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck, or what has changed in it."""
        self._pictures = pictures
        for plate in self.contents.pictured:
            plate.picture = None
        self.viewport().update()
        self.want_pictures()

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        super().show_legibly()
        self._fit()
        self.show_pictures(self._pictures)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(tr("All games"))
        self.contents.say_words()

    def focus_first(self, *, gently: bool = False) -> None:
        """Begin where a person most likely goes on: at the game to continue.

        Args:
            gently: only if nobody has gone anywhere since this was done last.
        """
        contents, at = self.contents, self.focusWidget()
        if gently and self._is_left:
            return
        if gently and self._placed is not None and at not in (None, self._placed):
            return
        for plate in contents.pictured:
            if not plate.isHidden() and plate.isEnabled():
                plate.setFocus(Qt.FocusReason.OtherFocusReason)
                self._placed = plate
                return

    @property
    def _is_left(self) -> bool:
        """Whether another page is seen in its window; Qt would give the focus to hidden ones."""
        return self.window().isVisible() and not self.isVisible()

    def _come_to(self, game: str) -> None:
        self.meant = game

    def stop(self) -> None:
        """It goes away: paint nothing more."""
        self._soon.stop()

    # --- pictures, one after the other -----------------------------------------------------------

    def want_pictures(self) -> None:
        """Paint the pictures that are seen and not there yet, each in a moment of its own."""
        if self.isVisible() and self._is_painted:
            self._soon.start(0)

    def _paint_next(self) -> None:
        """Paint one picture, and come back while there are more."""
        contents, ratio = self.contents, self.devicePixelRatioF()
        plate = contents.going_on
        if self._lacks(plate, plate.picture, plate.picture_size()) and self._table_picture:
            plate.picture = self._table_picture(plate.picture_size(), ratio)
            self._painted(plate)
            return
        day = contents.of_day
        if day.facts is not None and self._lacks(day, day.picture, day.picture_size()):
            size = day.picture_size()
            day.picture = still_life(day.facts.picture, self._pictures, self.cloth, size, ratio)
            self._painted(day)
            return
        for tile in contents.tiles:
            size = QSize(*contents.picture_size_of(tile))
            if self._lacks(tile, tile.picture, size):
                lying = tile.shown.facts.picture
                tile.picture = still_life(lying, self._pictures, self.cloth, size, ratio)
                self._painted(tile)
                return

    def _painted(self, plate: Plate) -> None:
        plate.update()
        self._soon.start(0)

    def _lacks(self, plate: Plate, picture: QPixmap | None, size: QSize) -> bool:
        """Whether a plate that is seen has no picture of this size yet."""
        if plate.isHidden() or size.isEmpty() or plate.visibleRegion().isEmpty():
            return False
        there = QSize() if picture is None else picture.deviceIndependentSize().toSize()
        fits = picture is not None and picture.devicePixelRatio() == self.devicePixelRatioF()
        return there != size or not fits

    # --- the keyboard ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from game to game; what is typed is looked for."""
        way = _WAYS.get(Qt.Key(event.key()))
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

    def _walk(self, way: Way) -> None:
        plates = self.contents.plates
        at = self.focusWidget()
        if not plates:
            return
        if at not in plates:
            self.focus_first()
            return
        plate = plates[next_place(self.contents.rects(), plates.index(at), way)]
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

    def tile_of(self, game: str) -> GameTile | None:
        """The tile on which a game stands, also as a variant."""
        for tile in self.contents.tiles:
            if game in (tile.shown.facts.id, *(each.id for each in tile.shown.variants)):
                return tile
        return None

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
