"""The page on which a new game is laid out: which variant, who plays, how long; Return begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.first_screen.cloth_area import ClothArea
from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.first_screen.paper import PaperSheet
from hanafuda_desktop.app.first_screen.player_counts import PlayerCounts
from hanafuda_desktop.app.first_screen.table_choice import Table
from hanafuda_desktop.app.first_screen.words import japanese_name, length_and_players
from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seat_rows import SeatRows
from hanafuda_desktop.app.seating import (
    MOST_ROUNDS,
    Seating,
    round_facts,
    takes_turns,
    usual_computer,
    usual_seating,
)
from hanafuda_desktop.app.settings import DealWish
from hanafuda_desktop.language import tr, tr_noop
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.lettering import letter_font, letters_for

__all__ = ["NewTablePage"]

_TITLE: Final = 1.7
_SIDE_BY_SIDE: Final = 58
"""Picture and choices stand side by side where so many letters have room."""
_WIDEST: Final = 74
_PICTURE: Final = 0.5
_DEAL_WORDS: Final = {
    DealWish.ANY: tr_noop("Any deal"),
    DealWish.WINNABLE: tr_noop("One that can be won"),
    DealWish.EASY: tr_noop("One that can be won, easy"),
    DealWish.MIDDLING: tr_noop("One that can be won, middling"),
    DealWish.HARD: tr_noop("One that can be won, hard"),
}

Painted = Callable[[QSize, float], QPixmap]
"""Paints the picture of the game in a size and at a pixel ratio."""


class NewTablePage(ClothArea):
    """One line for each choice.

    Args:
        tables: the game and its variants; at least one.
        current: which of them is chosen at first.
        facts: what is told of the game.
        kinds: the kinds of computer players: the word for each, and what people call it.
        cloth: the id of the cloth it lies on.
        parent: the window it belongs to.
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
        kinds: dict[str, str],
        cloth: str,
        parent: QWidget,
    ) -> None:
        super().__init__(cloth, parent)
        self.setAccessibleName(tr("New game"))
        self._tables = tuple(tables)
        self._facts = facts
        self._paint: Painted | None = None
        self._begun: frozenset[GameRef] = frozenset()
        self._sheet = PaperSheet()
        self._make(kinds, self._tables[current].rules.players.most == 1)
        self._lay_out()
        self.games.setCurrentIndex(current)
        self._choose_game()
        self._connect()

    def _make(self, kinds: dict[str, str], alone: bool) -> None:  # noqa: FBT001 - of this class
        sheet = self._sheet
        self.picture, self.title, self.facts = QLabel(sheet), QLabel(sheet), QLabel(sheet)
        self.summary, self.note = QLabel(sheet), QLabel(sheet)
        for label in (self.title, self.facts, self.summary, self.note):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.games = QComboBox(sheet)
        self.games.setAccessibleName(tr("Game"))
        for table in self._tables:
            self.games.addItem(plain(table.rules.name))
        self.players = PlayerCounts(sheet)
        usual = usual_computer(self._tables[0].rules) if not alone else ""
        self.seats = SeatRows(kinds, usual, sheet)
        self.rounds = QSpinBox(sheet)
        self.rounds.setAccessibleName(tr("Rounds"))
        self.rounds.setRange(0, MOST_ROUNDS)
        self.deals = QComboBox(sheet)
        self.deals.setAccessibleName(tr("Deals"))
        for wish, words in _DEAL_WORDS.items():
            self.deals.addItem(tr(words), wish.value)
        self.start = QPushButton(tr("&Start", meaning="beside the menus"), sheet)
        self.go_on = QPushButton(tr("&Continue the game in progress"), sheet)
        self.rules = QPushButton(tr("R&ules"), sheet)
        self.back = QPushButton(tr("&Back"), sheet)
        self.start.setDefault(True)

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._choose_game)
        self.players.group.idToggled.connect(self._show_seats)
        self.seats.changed.connect(self._say)
        self.start.clicked.connect(self.started)
        self.go_on.clicked.connect(self.continued)
        self.rules.clicked.connect(self.rules_wanted)
        self.back.clicked.connect(self.closed)

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        self._form.addRow(tr("Varian&t:"), self.games)
        self._form.addRow(tr("&Players:"), self.players)
        self._form.addRow(self.seats)
        self._form.addRow(tr("&Rounds:"), self.rounds)
        self._form.addRow(tr("&Deals:"), self.deals)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._told, chosen = QVBoxLayout(), QVBoxLayout()
        for label in (self.picture, self.title, self.facts, self.summary):
            self._told.addWidget(label)
        self._told.addStretch(1)
        chosen.addLayout(self._form)
        chosen.addWidget(self.note)
        chosen.addStretch(1)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside.addLayout(self._told, 4)
        self._beside.addLayout(chosen, 5)
        whole = QVBoxLayout(self._sheet)
        whole.addLayout(self._beside)
        whole.addLayout(self._buttons())
        stand = QWidget()
        around = QHBoxLayout(stand)
        around.addStretch(1)
        around.addWidget(self._sheet, 100, Qt.AlignmentFlag.AlignVCenter)
        around.addStretch(1)
        self.setWidgetResizable(True)
        self.lay(stand)

    def _buttons(self) -> QHBoxLayout:
        buttons = QHBoxLayout()
        for button in (self.back, self.rules):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for button in (self.go_on, self.start):
            buttons.addWidget(button)
        return buttons

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The game that is chosen."""
        return self._tables[self.games.currentIndex()]

    @property
    def base(self) -> str:
        """The id of the game under which its variants stand."""
        return self._tables[0].rules.id

    @property
    def seating(self) -> Seating:
        """Who is to sit there."""
        if self.table.rules.players.most == 1:
            return usual_seating(self.table.rules)
        return Seating(self.seats.words, self.rounds.value() or None)

    @property
    def wish(self) -> DealWish:
        """Which deals of a patience are wanted."""
        return DealWish(self.deals.currentData())

    # --- what it is given ------------------------------------------------------------------------

    def show_wish(self, wish: DealWish) -> None:
        """Show which deals are wanted so far."""
        self.deals.setCurrentIndex(self.deals.findData(wish.value))

    def show_picture(self, paint: Painted) -> None:
        """Show the picture of the game."""
        self._paint = paint
        self._fit()

    def show_begun(self, begun: frozenset[GameRef]) -> None:
        """Offer to go on where one of these games is chosen."""
        self._begun = begun
        self._say()

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        super().show_legibly()
        self._sheet.colour()
        self._fit()

    # --- what a choice changes -------------------------------------------------------------------

    def _choose_game(self) -> None:
        """Show the table of this game as it was laid last."""
        table, facts = self.table, self._facts
        rules = table.rules
        self.title.setText(plain(rules.name))
        if facts is not None:
            said = [japanese_name(facts)] if facts.id == rules.id else []
            self.facts.setText("\n".join(filter(None, (*said, length_and_players(facts)))))
        self.summary.setText(plain(rules.summary))
        several = rules.players.most > 1
        for field in (self.players, self.seats, self.rounds):
            self._form.setRowVisible(field, several)
        self._form.setRowVisible(self.deals, not several)
        self._form.setRowVisible(self.games, len(self._tables) > 1)
        if not several:
            self._say()
            return
        seating = table.seating if table.seating.fits(rules) else usual_seating(rules)
        with QSignalBlocker(self.players.group):
            self.players.offer(rules.player_counts, len(seating.seats))
        self.seats.set_words(seating.seats)
        self.rounds.setValue(seating.rounds or 0)
        self._show_seats()

    def _show_seats(self) -> None:
        facts = round_facts(self.table.rules, self.players.count)
        self.seats.set_sides(self.players.count, facts.sides)
        usual = tr("{rounds}, as the rules say", rounds=facts.rounds)
        self.rounds.setSpecialValueText(usual)
        self._form.setRowVisible(self.rounds, facts.rounds > 1)
        self._form.setRowVisible(self.players, len(self.table.rules.player_counts) > 1)
        self._say()

    def _say(self) -> None:
        """Say what playing so is like."""
        self.go_on.setVisible(self.table.ref in self._begun)
        if self.table.rules.players.most == 1:
            self.note.setText("")
            return
        persons = len(self.seating.persons)
        if persons == 0:
            said = tr("The computers play among themselves; you can watch.")
        elif persons == 1:
            said = tr("You play from the lower edge of the table.")
        elif not takes_turns(self.table.rules):
            said = tr("Two at one keyboard: one has the keys on the left, one those on the right.")
        else:
            said = tr("Between the turns of different people a curtain hides the hands.")
        self.note.setText(said)

    # --- Qt --------------------------------------------------------------------------------------

    def _fit(self) -> None:
        """Letters by the window, as on the table; the picture by the room beside the choices."""
        room = QRectF(self.rect())
        if room.isEmpty():
            return
        letters = letters_for(room)
        self._sheet.setFont(letter_font(letters))
        self.title.setFont(letter_font(round(letters * _TITLE), bold=True))
        beside = room.width() >= _SIDE_BY_SIDE * letters
        ways = QBoxLayout.Direction
        self._beside.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._beside.setSpacing(2 * letters)
        self._told.setSpacing(round(0.5 * letters))
        self._form.setVerticalSpacing(round(0.7 * letters))
        self._sheet.fit(letters)
        most = min(_WIDEST * letters, round(room.width() - 2 * letters))
        self._sheet.setMaximumWidth(most)
        self._sheet.setMinimumWidth(most if beside else 0)
        if self._paint is not None:
            wide = round(most * 0.38) if beside else most - 5 * letters
            high = min(round(wide * _PICTURE), round(room.height() * 0.4))
            ratio = self.devicePixelRatioF()
            self.picture.setPixmap(self._paint(QSize(wide, high), ratio))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay it out anew."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses the button one is at, and begins from anywhere else; Escape leads back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            at = self.focusWidget()
            (at if isinstance(at, QPushButton) else self.start).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
