"""The first screen: the games as pictures, what to go on with, the game of the day.

It only shows what it is given and says what was chosen; nothing on it moves by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.arrows import neighbour, way_of
from hanafuda_desktop.app.first_screen.cloth_area import ClothArea
from hanafuda_desktop.app.first_screen.contents import Contents
from hanafuda_desktop.app.first_screen.day import Streak
from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.first_screen.header import Entry
from hanafuda_desktop.app.first_screen.picturing import Painted, Picturing
from hanafuda_desktop.app.first_screen.shelf import Group
from hanafuda_desktop.app.first_screen.unfinished import Unfinished
from hanafuda_desktop.app.first_screen.walking import Way
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import letters_for
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["FirstScreen"]

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
        self._placed: QWidget | None = None
        self._is_painted = False
        self.meant = ""
        self.picturing = Picturing(self.contents, pictures, self.cloth, self)
        self.verticalScrollBar().valueChanged.connect(self.want_pictures)
        self.contents.shelves.chosen.connect(self.chosen)
        self.contents.come_to.connect(self._come_to)
        self.contents.search.left.connect(self._leave_find)
        self.contents.search.textChanged.connect(self.want_pictures)
        self.say_words()

    # --- what is shown ---------------------------------------------------------------------------

    def show_groups(self, groups: tuple[Group, ...]) -> None:
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

    def _walk(self, way: Way) -> None:
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
