"""What is chosen for a new table, a line each: which variant, who plays, how long, which deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QSpinBox, QVBoxLayout, QWidget

from hanafuda_desktop.app.first_screen.companies import Companies
from hanafuda_desktop.app.first_screen.player_counts import PlayerCounts
from hanafuda_desktop.app.first_screen.table_choice import Table
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
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["TableForm"]

_DEAL_WORDS: Final = {
    DealWish.ANY: tr_noop("Any deal"),
    DealWish.WINNABLE: tr_noop("One that can be won"),
    DealWish.EASY: tr_noop("One that can be won, easy"),
    DealWish.MIDDLING: tr_noop("One that can be won, middling"),
    DealWish.HARD: tr_noop("One that can be won, hard"),
}
_BETWEEN_LINES: Final = 0.7

Kinds = Callable[[], Mapping[str, str]]
"""Says which kinds of computer players there are: the word for each, and what people call it."""


class TableForm(QWidget):
    """The form; lines that mean nothing for the chosen game are hidden.

    Args:
        tables: the game and its variants; at least one.
        current: which of them is chosen at first.
        kinds: the kinds of computer players, in the language that is spoken.
        parent: the widget it stands in.
    """

    changed = Signal()
    """Something else is chosen."""

    def __init__(
        self, tables: Sequence[Table], current: int, kinds: Kinds, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._tables = tuple(tables)
        self._companies = Companies(self._tables, current)
        self._kinds = kinds
        self.games = _box(self)
        for _ in self._tables:
            self.games.addItem("")
        self.players = PlayerCounts(self)
        rules = self._tables[current].rules
        usual = usual_computer(rules) if rules.players.most > 1 else ""
        self.seats = SeatRows(kinds(), usual, self)
        self.rounds = QSpinBox(self)
        self.rounds.setRange(0, MOST_ROUNDS)
        self.deals = _box(self)
        for wish in _DEAL_WORDS:
            self.deals.addItem("", wish.value)
        self.note = PlainLabel(parent=self)
        self.note.setWordWrap(True)
        self._lay_out()
        self.games.setCurrentIndex(current)
        self._offer(self._companies.first)
        self.say_words()
        self._connect()

    def _lay_out(self) -> None:
        self._form = QFormLayout()
        for field in (self.games, self.players, self.rounds, self.deals):
            label = PlainLabel(parent=self)
            label.setBuddy(field)
            self._form.addRow(label, field)
        self._form.insertRow(2, self.seats)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._form)
        whole.addWidget(self.note)
        whole.addStretch(1)

    def _connect(self) -> None:
        self.games.currentIndexChanged.connect(self._choose_game)
        self.players.group.idToggled.connect(self._choose_count)
        self.seats.changed.connect(self._say)
        for signal in (self.games.currentIndexChanged, self.players.group.idToggled):
            signal.connect(self.changed)

    def fit(self, letters: int) -> None:
        """Leave room between the lines for letters of this size."""
        self._form.setVerticalSpacing(round(_BETWEEN_LINES * letters))

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The game that is chosen."""
        return self._tables[self.games.currentIndex()]

    @property
    def is_alone(self) -> bool:
        """Whether that is played by one person: there is nobody to be seated."""
        return self.table.rules.players.most == 1

    @property
    def base(self) -> str:
        """The id of the game under which its variants stand."""
        return self._tables[0].rules.id

    @property
    def seating(self) -> Seating:
        """Who is to sit there."""
        if self.is_alone:
            return usual_seating(self.table.rules)
        return self._laid

    @property
    def _laid(self) -> Seating:
        return Seating(self.seats.words, self.rounds.value() or None)

    @property
    def wish(self) -> DealWish:
        """Which deals of a patience are wanted."""
        return DealWish(self.deals.currentData())

    def show_wish(self, wish: DealWish) -> None:
        """Show which deals are wanted so far."""
        self.deals.setCurrentIndex(self.deals.findData(wish.value))

    # --- what a choice changes -------------------------------------------------------------------

    def _choose_game(self) -> None:
        self._offer(self._companies.turn(self.games.currentIndex(), self._laid))
        self._say()

    def _choose_count(self) -> None:
        self._offer_seats()
        self._say()

    def _offer(self, seating: Seating) -> None:
        """Show the table of this game, laid for these."""
        rules, alone = self.table.rules, self.is_alone
        for field in (self.players, self.seats, self.rounds):
            self._form.setRowVisible(field, not alone)
        self._form.setRowVisible(self.deals, alone)
        self._form.setRowVisible(self.games, len(self._tables) > 1)
        self.note.setVisible(not alone)
        if alone:
            return
        with QSignalBlocker(self.players.group):
            self.players.offer(rules.player_counts, len(seating.seats))
        self.seats.set_words(seating.seats)
        self.rounds.setValue(seating.rounds or 0)
        self._offer_seats()

    def _offer_seats(self) -> None:
        facts = round_facts(self.table.rules, self.players.count)
        self.seats.set_sides(self.players.count, facts.sides)
        self._form.setRowVisible(self.rounds, facts.rounds > 1)
        self._form.setRowVisible(self.players, len(self.table.rules.player_counts) > 1)

    # --- words -----------------------------------------------------------------------------------

    def say_words(self) -> None:
        """Say everything in the language that is spoken now; what is chosen stays so."""
        called = (
            (self.games, tr("Varian&t:"), tr("Game")),
            (self.players, tr("&Players:"), tr("Players")),
            (self.rounds, tr("&Rounds:"), tr("Rounds")),
            (self.deals, tr("&Deals:"), tr("Deals")),
        )
        for field, words, name in called:
            label = self._form.labelForField(field)
            assert isinstance(label, PlainLabel)
            label.setText(words)
            field.setAccessibleName(name)
        for number, table in enumerate(self._tables):
            self.games.setItemText(number, plain(table.rules.name))
        for number, words in enumerate(_DEAL_WORDS.values()):
            self.deals.setItemText(number, tr(words))
        self.players.say_words()
        self.seats.say_words(self._kinds())
        self._say()

    def _say(self) -> None:
        """Say what playing so is like."""
        if self.is_alone:
            return
        rounds = round_facts(self.table.rules, self.players.count).rounds
        self.rounds.setSpecialValueText(tr("{rounds}, as the rules say", rounds=rounds))
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


def _box(parent: QWidget) -> QComboBox:
    """A box to choose in that is as wide as its words in any language."""
    box = QComboBox(parent)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return box
