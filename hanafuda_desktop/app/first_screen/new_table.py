"""The page on which a new game is laid out: which variant, who plays, how long; Return begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMargins, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hanafuda_desktop.app.first_screen.cloth_area import ClothArea
from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.first_screen.game_summary import GameSummary
from hanafuda_desktop.app.first_screen.paper import PaperSheet
from hanafuda_desktop.app.first_screen.picturing import Painted
from hanafuda_desktop.app.first_screen.sheet_area import SheetArea
from hanafuda_desktop.app.first_screen.table_choice import Table
from hanafuda_desktop.app.first_screen.table_form import Kinds, TableForm
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seating import Seating
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import letter_font, letters_for

__all__ = ["NewTablePage"]

_SIDE_BY_SIDE: Final = 58
"""Picture and choices stand side by side where so many letters have room."""
_WIDEST: Final = 74
_EDGE: Final = 8
"""Between the sheet and the edges of the page."""
_PART: Final = 0.4
"""How much of the sheet's width the picture takes,"""
_SHAPE: Final = 0.5
"""how high it is, counted in its width,"""
_HIGHEST: Final = 0.4
"""and how much of the page's height it takes at most."""


class NewTablePage(ClothArea):
    """A sheet of paper; what is too much for it is scrolled, its buttons are always in sight.

    Args:
        tables: the game and its variants; at least one.
        current: which of them is chosen at first.
        facts: what is told of the game.
        kinds: the kinds of computer players, in the language that is spoken.
        cloth: the id of the cloth it lies on.
        parent: the window it belongs to.

    Attributes:
        form: what is chosen.
        told: what the game is.
        area: where both are scrolled, if they are too much for the page.
    """

    started = Signal()
    """The game is to begin as it is laid out now."""
    continued = Signal()
    """The game that is in progress is to go on instead."""
    rules_wanted = Signal()
    """The rules of the chosen game are to be shown."""
    closed = Signal()
    """Back, without a game."""

    def __init__(
        self,
        tables: Sequence[Table],
        current: int,
        facts: GameFacts | None,
        kinds: Kinds,
        cloth: str,
        parent: QWidget,
    ) -> None:
        super().__init__(cloth, parent)
        self._begun: frozenset[GameRef] = frozenset()
        self._width = 0
        self._sheet = PaperSheet(self.viewport())
        contents = QWidget(self._sheet)
        self.told = GameSummary(facts, contents)
        self.form = TableForm(tables, current, kinds, contents)
        self.start, self.go_on = QPushButton(self._sheet), QPushButton(self._sheet)
        self.rules, self.back = QPushButton(self._sheet), QPushButton(self._sheet)
        self.start.setDefault(True)
        self._lay_out(contents)
        self.say_words()
        self._connect()

    def _connect(self) -> None:
        self.form.changed.connect(self._show_chosen)
        self.start.clicked.connect(self.started)
        self.go_on.clicked.connect(self.continued)
        self.rules.clicked.connect(self.rules_wanted)
        self.back.clicked.connect(self.closed)

    def _lay_out(self, contents: QWidget) -> None:
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight, contents)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.addWidget(self.told, 4)
        self._beside.addWidget(self.form, 5)
        self.area = SheetArea(contents, self._sheet)
        self.area.altered.connect(self._place)
        self._whole = QVBoxLayout(self._sheet)
        self._whole.addWidget(self.area, 1)
        self._whole.addLayout(self._buttons())

    def _buttons(self) -> QBoxLayout:
        """Two pairs, side by side or, where there is no room for that, one above the other."""
        across = QBoxLayout.Direction.LeftToRight
        self._foot, self._pair, leading = QBoxLayout(across), QBoxLayout(across), QHBoxLayout()
        for button in (self.back, self.rules):
            leading.addWidget(button)
        leading.addStretch(1)
        self._pair.addStretch(1)
        for button in (self.go_on, self.start):
            self._pair.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        self._foot.addLayout(leading)
        self._foot.addLayout(self._pair)
        return self._foot

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The game that is chosen."""
        return self.form.table

    @property
    def seating(self) -> Seating:
        """Who is to sit there."""
        return self.form.seating

    def _show_chosen(self) -> None:
        """Tell of the game that is chosen, and offer to go on with it if it is in progress."""
        self.told.tell(self.table.rules)
        self.go_on.setVisible(self.table.ref in self._begun)
        self.fit()

    # --- what it is given ------------------------------------------------------------------------

    def show_picture(self, paint: Painted) -> None:
        """Show the picture of the game."""
        self.told.paint_by(paint)
        self.fit()

    def show_begun(self, begun: frozenset[GameRef]) -> None:
        """Offer to go on where one of these games is chosen."""
        self._begun = begun
        self._show_chosen()

    def show_cloth(self, cloth: str) -> None:
        """Lie on this cloth, and so do the cards of the picture."""
        super().show_cloth(cloth)
        self.fit()

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        super().show_legibly()
        self._sheet.colour()
        self.fit()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now; what is chosen stays so."""
        self.setAccessibleName(tr("New table"))
        self.start.setText(tr("&Start", meaning="beside the menus"))
        self.go_on.setText(tr("&Continue the game in progress"))
        self.rules.setText(tr("R&ules"))
        self.back.setText(tr("&Back"))
        self.form.say_words()
        self._show_chosen()

    # --- where it stands -------------------------------------------------------------------------

    def fit(self) -> None:
        """Letters by the window, as on the table; the picture by the room beside the choices."""
        room = QRectF(self.rect())
        if room.isEmpty():
            return
        letters = letters_for(room)
        self._sheet.setFont(letter_font(letters))
        self._sheet.fit(letters)
        self.form.fit(letters)
        beside = room.width() >= _SIDE_BY_SIDE * letters
        ways = QBoxLayout.Direction
        self._beside.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._beside.setSpacing((2 if beside else 1) * letters)
        most = min(_WIDEST * letters, round(room.width() - 2 * letters))
        self._width = most
        inner = most - self._margins.left() - self._margins.right()
        wide = round(inner * _PART)
        high = min(round(wide * _SHAPE), round(room.height() * _HIGHEST))
        self.told.fit(letters, QSize(wide, high), is_column=beside)
        self._fit_buttons(inner)
        self._place()

    @property
    def _margins(self) -> QMargins:
        return self._whole.contentsMargins() + self._sheet.contentsMargins()

    def _place(self) -> None:
        """As high as all of it needs, in the middle of the page; no higher than that."""
        room = self.viewport().size()
        high = min(self._whole.totalHeightForWidth(self._width), room.height() - 2 * _EDGE)
        left, top = (room.width() - self._width) // 2, (room.height() - high) // 2
        self._sheet.setGeometry(left, top, self._width, high)

    def _fit_buttons(self, inner: int) -> None:
        ways = QBoxLayout.Direction
        every = (self.back, self.rules, self.go_on, self.start)
        self._foot.setDirection(ways.LeftToRight if self._fits(every, inner) else ways.BottomToTop)
        pair = self._fits((self.go_on, self.start), inner)
        self._pair.setDirection(ways.LeftToRight if pair else ways.TopToBottom)

    def _fits(self, buttons: Sequence[QPushButton], inner: int) -> bool:
        """Whether these stand in one row, as far as they are shown."""
        shown = [button for button in buttons if not button.isHidden()]
        between = self._whole.spacing()
        return sum(each.sizeHint().width() + between for each in shown) - between <= inner

    # --- Qt --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay it out anew."""
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses the button one is at, and begins from anywhere else; Escape leads back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            at = self.focusWidget()
            (at if isinstance(at, QPushButton) else self.start).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
