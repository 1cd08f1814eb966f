"""The page on which a new game is laid out: which variant, who plays, how long; Return begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hanafuda_desktop.app.home.cloth_page import ClothPage, PaperSheet, SheetArea
from hanafuda_desktop.app.home.games import (
    GameFacts,
    ListedGame,
    Shelf,
    japanese_name,
    length_and_players,
    listed_with,
)
from hanafuda_desktop.app.home.plates import Painted
from hanafuda_desktop.app.home.table_form import Kinds, TableChoice, TableForm
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.play.autosave import GameRef
from hanafuda_desktop.rules.catalogue import BrokenRules, UnknownGame
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import PlainLabel, letter_font, letters_for
from hanafuda_desktop.text.language import tr

if TYPE_CHECKING:
    from hanafuda_desktop.app.storage.last_tables import LastTables
    from hanafuda_desktop.play.session import Session

# Which games the page offers: a game, and what stands under it.


def tables_of(listed: ListedGame, session: Session, tables: LastTables) -> tuple[TableChoice, ...]:
    """A game and what stands under it, as far as the rule files are sound now."""
    found: list[TableChoice] = []
    for facts in listed.games:
        ref = GameRef(facts.id)
        try:
            rules = session.library.rules(ref)
        except (UnknownGame, BrokenRules):
            continue  # the first screen tells what is wrong with it
        # What lies on the table is offered as it is laid.
        is_here = session.is_open and session.ref == ref
        found.append(TableChoice(ref, rules, session.seating if is_here else tables.kept(rules)))
    return tuple(found)


def table_on(
    session: Session, shelves: Sequence[Shelf], tables: LastTables
) -> tuple[tuple[TableChoice, ...], int]:
    """The game on the table with its relations, and which of them it is.

    A game that is in no list, as a rule file somewhere else, is offered all the same.
    """
    ref, rules = session.ref or GameRef(session.rules.id), session.rules
    listed = listed_with(shelves, rules.id, rules.variant_of)
    offered = tables_of(listed, session, tables) if listed is not None else ()
    for number, table in enumerate(offered):
        if table.ref == ref:
            return offered, number
    return (TableChoice(ref, rules, session.seating), *offered), 0


# What a game is: its picture, its name, how long it takes, and one sentence.

_TITLE: Final = 1.7
_BETWEEN: Final = 0.5
_ACROSS: Final = QBoxLayout.Direction.LeftToRight
_DOWN: Final = QBoxLayout.Direction.TopToBottom


class GameSummary(QWidget):
    """Tells of one game, or of a variant of it, under its picture or beside that.

    Args:
        facts: what is known of the game; ``None`` for a rule file from elsewhere.
        parent: the widget it stands in.
    """

    def __init__(self, facts: GameFacts | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._known = facts
        self.picture = PlainLabel(parent=self)
        labels = (PlainLabel(parent=self, wraps=True) for _ in range(3))
        self.title, self.facts, self.summary = labels
        self._both = QBoxLayout(_DOWN, self)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._words = QVBoxLayout()
        filled(self._words, self.title, self.facts, self.summary)
        self._words.addStretch(1)
        self._both.addLayout(self._words, 1)

    def tell(self, rules: GameBase) -> None:
        """Tell of these rules, in the language that is spoken."""
        self.title.setText(plain(rules.name))
        self.summary.setText(plain(rules.summary))
        known = self._known
        if known is not None:
            said = [japanese_name(known)] if known.id == rules.id else []
            self.facts.setText("\n".join(filter(None, (*said, length_and_players(known)))))

    def fit(self, letters: int, *, is_column: bool) -> None:
        """Write in letters of this size.

        Args:
            letters: their size.
            is_column: whether the words stand under the picture, and not beside it.
        """
        self.title.setFont(letter_font(round(letters * _TITLE), bold=True))
        self._words.setSpacing(round(_BETWEEN * letters))
        self._both.setDirection(_DOWN if is_column else _ACROSS)
        self._both.setSpacing(round(_BETWEEN * letters) if is_column else letters)


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


class NewTablePage(ClothPage):
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
        start: begins the game as it is laid out.
        go_on: goes on with the one in progress instead.
        rules: shows the rules of the chosen game.
        back: leads back, without a game.
    """

    def __init__(
        self,
        tables: Sequence[TableChoice],
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
        self._paint: Painted | None = None
        self.told = GameSummary(facts, contents)
        self.form = TableForm(tables, current, kinds, contents)
        self.start, self.go_on = QPushButton(self._sheet), QPushButton(self._sheet)
        self.rules, self.back = QPushButton(self._sheet), QPushButton(self._sheet)
        self.start.setDefault(True)
        self._lay_out(contents)
        self.say_words()
        self.form.changed.connect(self._show_chosen)

    def _lay_out(self, contents: QWidget) -> None:
        self._beside = QBoxLayout(_ACROSS, contents)
        self._beside.setContentsMargins(0, 0, 0, 0)
        filled(self._beside, (self.told, 4), (self.form, 5))
        self.area = SheetArea(contents, self._sheet)
        self.area.altered.connect(self._place)
        self._whole = filled(QVBoxLayout(self._sheet), (self.area, 1), self._buttons())

    def _buttons(self) -> QBoxLayout:
        """Two pairs, side by side or, where there is no room for that, one above the other."""
        leading = filled(QHBoxLayout(), self.back, self.rules)
        leading.addStretch(1)
        self._pair = QBoxLayout(_ACROSS)
        self._pair.addStretch(1)
        for button in (self.go_on, self.start):
            self._pair.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        self._foot = filled(QBoxLayout(_ACROSS), leading, self._pair)
        return self._foot

    # --- what is shown ---------------------------------------------------------------------------

    def _show_chosen(self) -> None:
        """Tell of the game that is chosen, and offer to go on with it if it is in progress."""
        table = self.form.table
        self.told.tell(table.rules)
        self.go_on.setVisible(table.ref in self._begun)
        self.fit()

    def show_picture(self, paint: Painted) -> None:
        """Show the picture of the game, which is painted so."""
        self._paint = paint
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
        self._beside.setDirection(_ACROSS if beside else _DOWN)
        self._beside.setSpacing((2 if beside else 1) * letters)
        self._width = min(_WIDEST * letters, round(room.width() - 2 * letters))
        inner = self._width - self._margins.left() - self._margins.right()
        wide = round(inner * _PART)
        high = min(round(wide * _SHAPE), round(room.height() * _HIGHEST))
        self.told.fit(letters, is_column=beside)
        if self._paint is not None:
            painted = self._paint(QSize(wide, high), self.devicePixelRatioF())
            self.told.picture.setPixmap(painted)
        every = (self.back, self.rules, self.go_on, self.start)
        up = QBoxLayout.Direction.BottomToTop
        self._foot.setDirection(_ACROSS if self._fits(every, inner) else up)
        self._pair.setDirection(_ACROSS if self._fits(every[2:], inner) else _DOWN)
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
            self.back.click()
        else:
            super().keyPressEvent(event)
