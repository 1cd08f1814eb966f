"""The first screen: the games as pictures, what to go on with, the game of the day.

It only shows what it is given and says what was chosen; nothing on it moves by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from hanafuda_desktop.app.home.cloth_page import AROUND, ARROWS, ClothPage
from hanafuda_desktop.app.home.game_picture import still_life
from hanafuda_desktop.app.home.games import SHELF_NAMES, Shelf
from hanafuda_desktop.app.home.plates import (
    ContinuePlate,
    DayPlate,
    GameTile,
    LearnPlate,
    Plate,
    WordPlate,
)
from hanafuda_desktop.app.window.menus import Actions
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import GOLD, NIGHT, PAPER, edged, faded, inks
from hanafuda_desktop.table.lettering import (
    PlainLabel,
    advance,
    letter_font,
    letters_for,
    line_height,
    plain_text,
    text_scale,
)
from hanafuda_desktop.table.signs.emblems import paint_seal
from hanafuda_desktop.text.language import tr, tr_noop

# Where everything stands: arithmetic, free of widgets.
#
# Games stand in columns. A group begins a row of its own, unless all of it has room at the end of
# the row before. Whatever is too much for the window is scrolled to.

_LEAST_TILE: Final = 19.5
"""The narrowest tile, counted in letters of the usual size."""
_FOR_WORDS: Final = 0.5
"""How much of what letters grow by a tile grows by: the rest is left to more lines."""
_WIDEST_TILE: Final = 30.0
_MARGIN: Final = 1.5
_GAP: Final = 0.75
_HEADING: Final = 2.1
_LEFT_PART: Final = 0.6
_TWO: Final = 2
_BESIDE: Final = 48
"""Two plates stand side by side where so many letters have room."""

HeightFor = Callable[[int], int]
"""How high something must be in so many pixels of width."""


@dataclass(slots=True)
class PageLayout:
    """Hands out the room of a page from its upper end downwards, in whole pixels.

    Attributes:
        left: where things begin.
        width: how much room they have across.
        gap: between two of them.
        columns: of games.
        tile: the width of a game.
        letters: the size of ordinary letters.
        top: where the next thing begins.
    """

    left: int
    width: int
    gap: int
    columns: int
    tile: int
    letters: int
    top: int

    @classmethod
    def of(cls, width: int, letters: int, scale: float) -> PageLayout:
        """The layout of an empty page.

        Args:
            width: of the window.
            letters: the size of ordinary letters, in pixels.
            scale: how many times larger than usual these are.
        """
        gap = round(letters * _GAP)
        room = width - 2 * round(letters * _MARGIN)
        least = _LEAST_TILE * letters / scale * (1 + (scale - 1) * _FOR_WORDS)
        columns = max(1, int((room + gap) // (least + gap)))
        tile = min((room - gap * (columns - 1)) // columns, round(_WIDEST_TILE * letters))
        across = columns * tile + (columns - 1) * gap
        return cls((width - across) // 2, across, gap, columns, tile, letters, gap)

    def band(self, height: HeightFor) -> QRect:
        """The next place across the whole page."""
        rect = QRect(self.left, self.top, self.width, height(self.width))
        self.top += rect.height() + self.gap
        return rect

    def plates(self, plates: Sequence[tuple[HeightFor, bool]]) -> list[QRect]:
        """The next places of plates, side by side where there is room for that.

        Args:
            plates: at most two: how high each is, and whether it stands there. Of two side by side,
                room is kept for its height if it does not: it may come, and what stands below must
                not move then.
        """
        if self.width < _BESIDE * self.letters or len(plates) < _TWO:
            return [self.band(height) for height, is_there in plates if is_there]
        first = round((self.width - self.gap) * _LEFT_PART)
        widths = (first, self.width - self.gap - first)
        high = max(height(width) for (height, _), width in zip(plates, widths, strict=True))
        whole = self.band(lambda _: high)
        there = sum(is_there for _, is_there in plates)
        if there < _TWO:
            return [whole] * there
        left, right = QRect(whole), QRect(whole)
        left.setWidth(first)
        right.setLeft(left.right() + 1 + self.gap)
        return [left, right]

    def games(self, groups: Sequence[int], height: HeightFor) -> tuple[list[QRect], list[QRect]]:
        """The next places of games: those of the groups' headings, and of all games in order.

        Args:
            groups: how many games each group has.
            height: how high the game of a number must be.
        """
        headings: list[QRect] = []
        games: list[QRect] = []
        for row in self._rows(groups):
            lefts = [self.left + column * (self.tile + self.gap) for column in range(len(row))]
            high = round(self.letters * _HEADING)
            for column, size in enumerate(row):
                if size:
                    across = min(size, self.columns - column) * (self.tile + self.gap) - self.gap
                    headings.append(QRect(lefts[column], self.top, across, high))
            self.top += high if any(row) else 0
            high = max(height(len(games) + column) for column in range(len(row)))
            games += [QRect(left, self.top, self.tile, high) for left in lefts]
            self.top += high + self.gap
        return headings, games

    def _rows(self, groups: Sequence[int]) -> list[list[int]]:
        """For every game of every row, how many games the group has that begins with it."""
        rows: list[list[int]] = []
        for size in groups:
            if not rows or size > self.columns - len(rows[-1]):
                rows.append([])
            for number in range(size):
                if len(rows[-1]) == self.columns:
                    rows.append([])
                rows[-1].append(0 if number else size)
        return rows


# The upper edge of the screen: the program's name, what is looked for, other places.

_ENTRIES: Final = {
    "learn": tr_noop("Learn"),
    "rules": tr_noop("Rules"),
    "cards": tr_noop("Cards"),
    "statistics": tr_noop("Statistics"),
    "settings": tr_noop("Settings"),
}
"""Commands of the menu that stand here, as far as there are such commands."""
_NAME: Final = "Hanafuda"
_NAME_LETTERS: Final = 1.9
_FIND_RING: Final = 2.5
_FIND: Final = 12.0
"""The width of the field to type into, counted in letters,"""
_SHORT_FIND: Final = 8.0
"""and the least it has, if all else then stands beside it."""


class HeaderButton(WordPlate):
    """Leads to another window, as an entry of the menu does."""

    def __init__(self, action: QAction, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._source = text
        self._action = action
        self.clicked.connect(action.trigger)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setText(tr(self._source))
        self.setAccessibleName(self.text())
        self.setToolTip(plain_text(self._action.statusTip()))


class Find(QLineEdit):
    """Whatever is typed on the first screen comes here: only games that are meant stay."""

    left = Signal()
    """Enough was typed: go to the games."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrame(False)

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setPlaceholderText(tr("Find a game"))
        self.setAccessibleName(tr("Find a game"))

    def set_letters(self, letters: int) -> None:
        """Write in letters of this size, in the colours that hold now."""
        self.setTextMargins(round(0.8 * letters), 0, round(0.6 * letters), 0)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, PAPER)
        palette.setColor(QPalette.ColorRole.PlaceholderText, faded(PAPER, 0.75))
        palette.setColor(QPalette.ColorRole.Highlight, GOLD)
        palette.setColor(QPalette.ColorRole.HighlightedText, NIGHT)
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is typed on a plate with round ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        thick = edged(_FIND_RING if focused else 1.0)
        box = QRectF(self.rect()).adjusted(thick, thick, -thick, -thick)
        inks(painter, faded(NIGHT, 0.7), GOLD if focused else faded(PAPER, 0.3), thick)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.end()
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return and the arrows lead on; Escape takes back what was typed."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Down:
                self.left.emit()
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case Qt.Key.Key_Escape | Qt.Key.Key_Up:
                event.ignore()
            case _:
                super().keyPressEvent(event)


class Header(QWidget):
    """The program's name; entries and search stand on it.

    Args:
        entries: the entries, from left to right.
        search: what is typed into.
        parent: the widget that all of them stand in.
    """

    def __init__(self, entries: Sequence[HeaderButton], search: Find, parent: QWidget) -> None:
        super().__init__(parent)
        self._entries = entries
        self._search = search
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName("Hanafuda Desktop")

    def heightForWidth(self, width: int) -> int:
        """How high it is where there is so much room across."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def place(self, rect: QRect) -> None:
        """Stand here."""
        self.setGeometry(rect)
        self._place(rect, move=True)

    @property
    def _name_letters(self) -> int:
        return round(self.font().pixelSize() * _NAME_LETTERS)

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Name on the left, the rest on the right; below it where there is no room."""
        letters, name = self.font().pixelSize(), self._name_letters
        gap = round(0.5 * letters)
        sizes = [entry.sizeHint() for entry in self._entries]
        high = max((size.height() for size in sizes), default=round(2.4 * letters))
        find = min(round(_FIND * letters), rect.width())
        others = sum(size.width() + gap for size in sizes)
        needed = find + others
        name_high = round(line_height(name))
        beside = advance(_NAME, name, bold=True) + 2.6 * name + needed <= rect.width()
        end = rect.x() + rect.width()
        x = end - needed if beside else rect.x()
        y = rect.y() + (max(0, name_high - high) // 2 if beside else name_high)
        if needed > rect.width() >= others + _SHORT_FIND * letters:
            find = rect.width() - others
        widgets: list[tuple[QWidget, int]] = [(self._search, find)]
        widgets += zip(self._entries, (size.width() for size in sizes), strict=True)
        for widget, width in widgets:
            if x > rect.x() and x + width > end:
                x, y = rect.x(), y + high + gap // 2
            if move:
                widget.setGeometry(x, y, width, high)
            x += width + gap
        return max(name_high, y + high - rect.y())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write the name beside the seal."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pixels = self._name_letters
        side = pixels * 1.25
        high = line_height(pixels)
        paint_seal(painter, QPointF(side * 0.56, high / 2), side)
        painter.setFont(letter_font(pixels, bold=True))
        painter.setPen(PAPER)
        room = QRectF(side + 0.5 * pixels, 0, self.width(), high)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, _NAME)


# The whole screen.

_HIGHEST_PICTURE: Final = 0.42
"""A picture takes no more of the window's height than this."""
_HEADING_LETTERS: Final = 1.15
_OTHER_KEYS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class FirstScreen(ClothPage):
    """See the module.

    Args:
        actions: the window's commands, of which some lead elsewhere from here.
        pictures: the deck.
        cloth: the id of the table cloth.
        parent: the widget that it stands in.

    Attributes:
        meant: the id of the game that one was at last, or the empty string.
        learn: leads newcomers to the first game.
        going_on: the game to go on with.
        of_day: the game of the day.
        tiles: all games, in their order.
        headings: of the shelves they stand on.
    """

    closed = Signal()
    """Escape was pressed: back to where one came from."""
    chosen = Signal(object)
    """A game was chosen: its :class:`GameFacts`."""

    def __init__(
        self, actions: Actions, pictures: CardPictures, cloth: str, parent: QWidget
    ) -> None:
        super().__init__(cloth, parent)
        self.meant = ""
        self._pictures = pictures
        self._placed: QWidget | None = None
        self._is_painted = self._has_room = False
        self._is_for_newcomer = self._may_go_on = False
        self._shelves: tuple[Shelf, ...] = ()
        self.tiles: list[GameTile] = []
        self.headings: list[PlainLabel] = []
        self.contents = contents = QWidget(self.viewport())
        self.search = Find(contents)
        self.entries = [
            HeaderButton(actions[name], text, contents)
            for name, text in _ENTRIES.items()
            if name in actions
        ]
        self._header = Header(self.entries, self.search, contents)
        self.learn = LearnPlate(contents)
        self.going_on = ContinuePlate(contents)
        self.of_day = DayPlate(contents)
        self.nothing = self._heading()
        for plate in (self.learn, self.going_on, self.of_day):
            plate.hide()
            plate.came.connect(self._come_to)
        self.lay(contents)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._paint_next)
        self.verticalScrollBar().valueChanged.connect(self.want_pictures)
        self.search.left.connect(self._leave_find)
        self.search.textChanged.connect(self.lay_out)
        self.say_words()

    def _heading(self) -> PlainLabel:
        label = PlainLabel(parent=self.contents)
        label.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        label.hide()
        return label

    # --- what is shown ---------------------------------------------------------------------------

    def show_games(self, shelves: tuple[Shelf, ...]) -> None:
        """Show these games; who is at one of them stays there."""
        at, bar = self.focusWidget(), self.verticalScrollBar()
        before = [plate for tile in self.tiles for plate in (tile, *tile.chips)]
        scrolled = bar.value()
        for widget in (*self.headings, *before):
            widget.hide()
            widget.deleteLater()
        self._shelves = shelves
        self.headings = [self._heading() for _ in shelves]
        games = [listed for shelf in shelves for listed in shelf.games]
        self.tiles = [GameTile(listed, self.contents) for listed in games]
        made = [plate for tile in self.tiles for plate in (tile, *tile.chips)]
        # Tab goes from the search to the games, and to the other windows last.
        for one, following in pairwise((*made[-1:], *self.entries)):
            QWidget.setTabOrder(one, following)
        for tile in self.tiles:
            for plate, facts in zip((tile, *tile.chips), tile.shown.games, strict=True):
                plate.came.connect(self._come_to)
                plate.clicked.connect(lambda _=False, facts=facts: self.chosen.emit(facts))
        self.say_words()
        bar.setValue(scrolled)  # Qt followed the focus from tiles that went away to what was left
        there = next((tile for tile in self.tiles if self.meant in tile.shown), None)
        if at in before and there is not None and not self._is_left:
            there.setFocus(Qt.FocusReason.OtherFocusReason)
            self._placed = there if at is self._placed else self._placed

    def show_to(self, *, newcomer: bool, may_go_on: bool) -> None:
        """Show it to somebody.

        Args:
            newcomer: whether that is somebody who has yet to learn how to play.
            may_go_on: whether there may be a game to go on with: room is kept for its plate.
        """
        if (newcomer, may_go_on) != (self._is_for_newcomer, self._may_go_on):
            self._is_for_newcomer, self._may_go_on = newcomer, may_go_on
            self.lay_out()

    def show_cloth(self, cloth: str) -> None:
        """Lie on this cloth, and so do the cards of the pictures."""
        if cloth != self.cloth.id:
            super().show_cloth(cloth)
            self.show_pictures()

    def show_pictures(self, pictures: CardPictures | None = None) -> None:
        """Show another deck, or what has changed in it or around it."""
        self._pictures = pictures or self._pictures
        for plate in (self.going_on, self.of_day, *self.tiles):
            plate.picture = None
        self.viewport().update()
        self.want_pictures()

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        super().show_legibly()
        self.lay_out()
        self.show_pictures()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(tr("All games"))
        self.search.say_words()
        chips = (chip for tile in self.tiles for chip in tile.chips)
        for plate in (*self.entries, self.learn, self.going_on, self.of_day, *self.tiles, *chips):
            plate.say_words()
        for shelf, heading in zip(self._shelves, self.headings, strict=True):
            heading.setText(tr(SHELF_NAMES[shelf.kind]))
        self.nothing.setText(tr("No game is called that."))
        self.lay_out()

    @property
    def plates(self) -> list[Plate]:
        """What can be pressed now, in the order of the tabulator."""
        games = (plate for tile in self.tiles for plate in (tile, *tile.chips))
        above = (self.learn, self.going_on, self.of_day)
        every: list[Plate] = [*self.entries, *above, *games]
        return [plate for plate in every if not plate.isHidden() and plate.isEnabled()]

    # --- where it stands -------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Put everything in its place; while something is looked for, only games that are meant."""
        text = self.search.text().strip()
        found = self._find(text)
        self.learn.setVisible(not text and self._is_for_newcomer)
        self.going_on.setVisible(not text and self.going_on.game is not None)
        self.of_day.setVisible(not text and self.of_day.facts is not None)
        width = self.width() - self.verticalScrollBar().sizeHint().width()
        if not self._has_room or width <= 0:
            return
        letters = letters_for(QRectF(0, 0, width, self.height()))
        self._set_letters(letters)
        layout = PageLayout.of(width, letters, text_scale())
        header = layout.band(self._header.heightForWidth)
        self._header.place(header)
        if not self.learn.isHidden():
            self.learn.setGeometry(layout.band(self.learn.heightForWidth))
        self._place_plates(layout, is_all=not text)
        self._place_games(layout, found)
        high = layout.top + layout.gap
        self.nothing.setVisible(bool(self.tiles) and not any(found.values()))
        self.nothing.setGeometry(header.x(), high, header.width(), 2 * header.height())
        self.contents.resize(width, max(high, self.height()))
        self.want_pictures()

    def _find(self, text: str) -> dict[PlainLabel, list[GameTile]]:
        """The tiles under each heading that are meant by what was typed; all others are hidden."""
        tiles, found = iter(self.tiles), {}
        for shelf, heading in zip(self._shelves, self.headings, strict=True):
            here = [next(tiles) for _ in shelf.games]
            meant = [tile for tile in here if tile.shown.found_by(text)]
            for tile in here:
                for plate in (tile, *tile.chips):
                    plate.setVisible(tile in meant)
            heading.setVisible(bool(meant))
            if meant:
                found[heading] = meant
        return found

    def _set_letters(self, letters: int) -> None:
        self.contents.setFont(letter_font(letters))
        self.search.set_letters(letters)
        for heading in (*self.headings, self.nothing):
            heading.setFont(letter_font(round(letters * _HEADING_LETTERS), bold=True))
            palette = heading.palette()
            palette.setColor(QPalette.ColorRole.WindowText, PAPER)
            heading.setPalette(palette)

    def _place_plates(self, layout: PageLayout, *, is_all: bool) -> None:
        going_on, of_day = self.going_on, self.of_day
        places = []
        if is_all and (self._may_go_on or not going_on.isHidden()):
            places.append((going_on.heightForWidth, not going_on.isHidden()))
        if not of_day.isHidden():
            places.append((of_day.heightForWidth, True))
        shown = (plate for plate in (going_on, of_day) if not plate.isHidden())
        for plate, rect in zip(shown, layout.plates(places), strict=True):
            plate.setGeometry(rect)

    def _place_games(self, layout: PageLayout, found: dict[PlainLabel, list[GameTile]]) -> None:
        tiles = [tile for group in found.values() for tile in group]
        for tile in tiles:
            tile.highest = self.height() * _HIGHEST_PICTURE
        headings, places = layout.games(
            [len(group) for group in found.values()],
            lambda number: tiles[number].heightForWidth(layout.tile),
        )
        for heading, rect in zip(found, headings, strict=True):
            heading.setGeometry(rect)
        for tile, rect in zip(tiles, places, strict=True):
            tile.place(rect)

    # --- where one is ----------------------------------------------------------------------------

    def focus_first(self, *, gently: bool = False) -> None:
        """Begin where a person most likely goes on: at the game to continue.

        A newcomer begins where playing is taught.

        Args:
            gently: only if nobody has gone anywhere since this was done last.
        """
        at = self.focusWidget()
        if gently and self._is_left:
            return
        if gently and self._placed is not None and at not in (None, self._placed):
            return
        for plate in (self.going_on, self.learn, self.of_day, *self.tiles):
            if not plate.isHidden() and plate.isEnabled():
                plate.setFocus(Qt.FocusReason.OtherFocusReason)
                self._placed = plate
                if gently:
                    return  # whoever scrolls meanwhile stays where that led
                self.verticalScrollBar().setValue(0)
                if plate.geometry().center().y() > self.viewport().height():
                    self.ensureWidgetVisible(plate, AROUND, AROUND)
                return

    @property
    def _is_left(self) -> bool:
        """Whether another page is seen in its window; Qt would give the focus to hidden ones."""
        return self.window().isVisible() and not self.isVisible()

    def _come_to(self, game: str) -> None:
        self.meant = game or self.meant

    # --- pictures, one after the other -----------------------------------------------------------

    def want_pictures(self) -> None:
        """Paint the pictures that are seen and not there yet, each in a moment of its own."""
        if self.isVisible() and self._is_painted:
            self._soon.start(0)

    @property
    def is_busy(self) -> bool:
        """Whether there may be more to paint."""
        return self._soon.isActive()

    def stop(self) -> None:
        """It goes away: paint nothing more."""
        self._soon.stop()

    def _paint_next(self) -> None:
        """Paint the picture that stands highest, and come back while there are more."""
        for plate in (self.going_on, self.of_day, *self.tiles):
            if plate.lacks_picture:
                life = partial(still_life, plate.cards, self._pictures, self.cloth)
                paint = plate.paint or life
                plate.picture = paint(plate.picture_size(), plate.devicePixelRatioF())
                plate.update()
                self._soon.start(0)
                return

    # --- the keyboard ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from game to game; what is typed is looked for."""
        if event.modifiers() & _OTHER_KEYS:
            event.ignore()
        elif event.key() in ARROWS:
            if self.focusWidget() in self.plates:
                self.walk(self.plates, event.key())
            else:
                self.focus_first()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.text().isprintable() and event.text().strip():
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
            self.search.insert(event.text())
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own
        """Keep what has the focus in sight."""
        went = bool(super().focusNextPrevChild(next))
        at = self.focusWidget()
        if went and at is not None:
            self.ensureWidgetVisible(at, AROUND, AROUND)
        return went

    def _leave_find(self) -> None:
        """To the first game that is meant; pressed, if it is the only one."""
        shown = [tile for tile in self.tiles if not tile.isHidden()]
        if shown:
            self.go_to(shown[0])

    # --- Qt --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._has_room = True
        self.lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Paint what was not painted while nobody looked."""
        super().showEvent(event)
        self.want_pictures()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cloth; only then is there time for pictures."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.want_pictures()
