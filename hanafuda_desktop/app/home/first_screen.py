"""The first screen: the games as pictures, what to go on with, the game of the day.

It only shows what it is given and says what was chosen; nothing on it moves by itself.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from hanafuda_desktop.app.home.cloth_page import (
    AROUND,
    ARROWS,
    ClothPage,
    ScaledLabel,
    ScaledSign,
    write,
)
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
from hanafuda_desktop.app.window.desk import Desk
from hanafuda_desktop.app.window.flow_layout import ACROSS, DOWN, FlowLayout, filled
from hanafuda_desktop.table.cloth import GOLD, NIGHT, PAPER, edged, faded, inks
from hanafuda_desktop.table.lettering import letter_font, letters_for, plain_text, text_scale
from hanafuda_desktop.table.signs.emblems import paint_seal
from hanafuda_desktop.text.language import tr, tr_noop

# How wide games are, which stand in columns. Whatever is too much for the window is scrolled to.

_LEAST_TILE: Final = 19.5
"""The narrowest tile, counted in letters of the usual size."""
_FOR_WORDS: Final = 0.5
"""How much of what letters grow by a tile grows by: the rest is left to more lines."""
_WIDEST_TILE: Final = 30.0
_MARGIN: Final = 1.5
_GAP: Final = 0.75
_LEFT_PART: Final = 0.6
_BESIDE: Final = 48
"""Two plates stand side by side where so many letters have room."""


def columns_in(width: int, letters: int, scale: float) -> tuple[int, int]:
    """How many games stand side by side, and how wide each is.

    Args:
        width: of the window.
        letters: the size of ordinary letters, in pixels.
        scale: how many times larger than usual these are.
    """
    gap = round(letters * _GAP)
    room = width - 2 * round(letters * _MARGIN)
    least = _LEAST_TILE * letters / scale * (1 + (scale - 1) * _FOR_WORDS)
    columns = max(1, int((room + gap) // (least + gap)))
    return columns, min((room - gap * (columns - 1)) // columns, round(_WIDEST_TILE * letters))


# The upper edge of the screen: the program's name, what is looked for, other places.

_ENTRIES: Final = {
    "learn": tr_noop("Learn"),
    "rules": tr_noop("Rules"),
    "cards": tr_noop("Cards"),
    "statistics": tr_noop("Statistics"),
    "settings": tr_noop("Settings"),
}
"""Commands of the menu that stand here."""
_FIND_RING: Final = 2.5
_FIND: Final = 12.0
"""The width of the field to type into, counted in letters."""


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
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            focused = self.hasFocus()
            thick = edged(_FIND_RING if focused else 1.0)
            box = QRectF(self.rect()).adjusted(thick, thick, -thick, -thick)
            inks(painter, faded(NIGHT, 0.7), GOLD if focused else faded(PAPER, 0.3), thick)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
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


# The whole screen.

_HIGHEST_PICTURE: Final = 0.42
"""A picture takes no more of the window's height than this."""
_HEADING_LETTERS: Final = 1.15
_OTHER_KEYS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def _paint_seal(painter: QPainter, rect: QRectF) -> None:
    paint_seal(painter, rect.center(), rect.height() * 0.88)


class FirstScreen(ClothPage):
    """See the module.

    Args:
        desk: what the window offers; some of its commands lead elsewhere from here.

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

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.settings.cloth.value, desk.pages)
        self.meant = ""
        self._decks = desk.decks
        self._placed: QWidget | None = None
        self._is_painted = self._has_room = False
        self._is_for_newcomer = self._may_go_on = False
        self._shelves: tuple[Shelf, ...] = ()
        self.tiles: list[GameTile] = []
        self.headings: list[ScaledLabel] = []
        self.contents = contents = QWidget(self.viewport())
        self.search = Find(contents, frame=False)
        self.entries = [
            HeaderButton(desk.menu_actions[name], text, contents) for name, text in _ENTRIES.items()
        ]
        self.learn = LearnPlate(contents)
        self.going_on = ContinuePlate(contents)
        self.of_day = DayPlate(contents)
        self.nothing = self._heading()
        for plate in (self.learn, self.going_on, self.of_day):
            plate.hide()
            plate.came.connect(self._come_to)
        self._arrange()
        self.lay(contents)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._paint_next)
        self.verticalScrollBar().valueChanged.connect(self.want_pictures)
        self.search.left.connect(self._leave_find)
        self.search.textChanged.connect(self.lay_out)
        self.say_words()

    def _arrange(self) -> None:
        """The program's name, what is looked for, other places; plates; and then the games."""
        seal = ScaledSign(self.contents, (2.7, 2.7), _paint_seal)
        name = ScaledLabel("Hanafuda", self.contents, 1.9, bold=True)
        name.setWordWrap(False)
        name.setAccessibleName("Hanafuda Desktop")
        self._places = filled(FlowLayout(), self.search, *self.entries)
        self._title = filled(QHBoxLayout(), seal, (name, 1))
        self._header = filled(QBoxLayout(ACROSS), (self._title, 1), self._places)
        self._row = filled(QBoxLayout(ACROSS), self.going_on, self.of_day, 1)
        self._grid = QGridLayout()
        self._whole = QVBoxLayout(self.contents)
        filled(self._whole, self._header, self.learn, self._row, self._grid, self.nothing, 1)

    def _heading(self) -> ScaledLabel:
        heading = ScaledLabel("", self.contents, _HEADING_LETTERS, bold=True)
        heading.hide()
        return heading

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
        for shelf, heading in zip(shelves, self.headings, strict=True):
            heading.setText(tr(SHELF_NAMES[shelf.kind]))
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
        self.lay_out()
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

    def show_pictures(self) -> None:
        """Show another deck, or what has changed in it or around it."""
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
        """Say everything in the language that is spoken now; the games are told by new tiles."""
        self.setAccessibleName(tr("All games"))
        for entry in self.entries:
            entry.say_words()
        for part in (self.search, self.learn, self.going_on, self.of_day):
            part.say_words()
        self.nothing.setText(tr("No game is called that."))
        self.show_games(self._shelves)

    @property
    def plates(self) -> list[Plate]:
        """What can be pressed now, in the order of the tabulator."""
        games = (plate for tile in self.tiles for plate in (tile, *tile.chips))
        above = (self.learn, self.going_on, self.of_day)
        every: list[Plate] = [*self.entries, *above, *games]
        return [each for each in every if each.isVisibleTo(self.contents) and each.isEnabled()]

    # --- where it stands -------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Put everything in its place; while something is looked for, only games that are meant."""
        text = self.search.text().strip()
        self.learn.setVisible(not text and self._is_for_newcomer)
        self.going_on.setVisible(not text and self.going_on.game is not None)
        self.of_day.setVisible(not text and self.of_day.facts is not None)
        for tile in self.tiles:
            tile.setVisible(tile.shown.found_by(text))
        width = self.width() - self.verticalScrollBar().sizeHint().width()
        if not self._has_room or width <= 0:
            return
        letters = letters_for(QRectF(0, 0, width, self.height()))
        columns, tile_width = columns_in(width, letters, text_scale())
        gap = round(letters * _GAP)
        across = columns * (tile_width + gap) - gap
        side = (width - across) // 2
        self.contents.setFont(letter_font(letters))
        write(self.contents, letters)
        self._whole.setContentsMargins(side, gap, side, 2 * gap)
        for spaced in (self._whole, self._row, self._grid):
            spaced.setSpacing(gap)
        self._place_header(letters, across)
        self.learn.fit(letters)
        self._place_plates(letters, across, gap, is_all=not text)
        self._place_games(letters, columns, tile_width)
        is_any = any(not tile.isHidden() for tile in self.tiles)
        self.nothing.setVisible(bool(self.tiles) and not is_any)
        for plate in (self.learn, self.going_on, self.of_day, *self.tiles):
            if (layout := plate.layout()) is not None:
                layout.activate()
        self._whole.activate()
        self.contents.resize(width, max(self._whole.totalHeightForWidth(width), self.height()))
        self.want_pictures()

    def _place_header(self, letters: int, across: int) -> None:
        """The name on the left, the rest on the right; below it where there is no room."""
        self.search.set_letters(letters)
        high = max((entry.sizeHint().height() for entry in self.entries), default=3 * letters)
        self.search.setFixedSize(min(round(_FIND * letters), across), high)
        self._places.setSpacing(round(0.5 * letters))
        is_beside = self._title.sizeHint().width() + self._places.sizeHint().width() <= across
        self._header.setDirection(ACROSS if is_beside else DOWN)

    def _place_plates(self, letters: int, across: int, gap: int, *, is_all: bool) -> None:
        """Side by side where there is room for that; then room is kept for one that may come."""
        going_on, of_day = self.going_on, self.of_day
        may_come = is_all and (self._may_go_on or not going_on.isHidden())
        is_beside = across >= _BESIDE * letters and may_come and not of_day.isHidden()
        self._row.setDirection(ACROSS if is_beside else DOWN)
        policy = going_on.sizePolicy()
        policy.setRetainSizeWhenHidden(is_beside)
        going_on.setSizePolicy(policy)
        left = round((across - gap) * _LEFT_PART) if is_beside else across
        going_on.fit(letters, left)
        of_day.fit(letters, across - gap - left if is_beside else across)

    def _place_games(self, letters: int, columns: int, width: int) -> None:
        """Those that are meant by what was typed, each group under its heading.

        A group begins a row of its own, unless all of it has room at the end of the row before.
        """
        while self._grid.count():
            self._grid.takeAt(0)
        tiles, row, column = iter(self.tiles), -2, columns
        for shelf, heading in zip(self._shelves, self.headings, strict=True):
            here = [next(tiles) for _ in shelf.games]
            meant = [tile for tile in here if not tile.isHidden()]
            heading.setVisible(bool(meant))
            if len(meant) > columns - column:
                row, column = row + 2, 0
            if meant:
                span = min(len(meant), columns - column)
                self._grid.addWidget(heading, row, column, 1, span)
            for tile in meant:
                tile.fit_under(letters, width, self.height() * _HIGHEST_PICTURE)
                if column == columns:
                    row, column = row + 2, 0
                self._grid.addWidget(tile, row + 1, column)
                column += 1

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
                life = partial(still_life, plate.cards, self._decks.pictures, self.cloth)
                paint = plate.paint or life
                plate.picture = paint(plate.frame.size(), plate.devicePixelRatioF())
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
