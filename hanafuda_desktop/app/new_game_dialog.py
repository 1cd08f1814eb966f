"""Asks who plays: which variant, how many, who sits in each seat, how many rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seat_rows import SeatRows
from hanafuda_desktop.app.seating import (
    MOST_ROUNDS,
    MOST_SEATS,
    Seating,
    round_facts,
    takes_turns,
    usual_computer,
    usual_seating,
)
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["NewGameDialog", "Table"]

_WIDTH: Final = 440
_TITLE_SCALE: Final = 1.25


@dataclass(frozen=True, slots=True)
class Table:
    """A game that can be chosen, with who sat there last.

    Attributes:
        ref: which game.
        rules: its rules.
        seating: who sits there at first.
    """

    ref: GameRef
    rules: GameRules
    seating: Seating


class NewGameDialog(QDialog):
    """A page with one line for each choice; Return begins.

    Args:
        tables: the game and its variants; at least one.
        current: which of them is chosen at first.
        kinds: the kinds of computer players: the word for each, and what people call it.
        parent: the window it belongs to.
    """

    def __init__(
        self,
        tables: Sequence[Table],
        current: int,
        kinds: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("New game")
        self.setMinimumWidth(_WIDTH)
        self._tables = tuple(tables)
        self.games = self._games()
        self.summary = QLabel(self)
        self.summary.setWordWrap(True)
        self.players = _Counts(self)
        self.seats = SeatRows(kinds, usual_computer(self._tables[current].rules), self)
        self.rounds = QSpinBox(self)
        self.rounds.setAccessibleName("Rounds")
        self.rounds.setRange(0, MOST_ROUNDS)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start = self.buttons.addButton("&Start", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.games.setCurrentIndex(current)
        self._choose_game()
        self.games.currentIndexChanged.connect(self._choose_game)
        self.players.group.idToggled.connect(self._show_seats)
        self.seats.changed.connect(self._say)

    def _games(self) -> QComboBox:
        games = QComboBox(self)
        games.setAccessibleName("Game")
        font = games.font()
        font.setPointSizeF(font.pointSizeF() * _TITLE_SCALE)
        font.setBold(True)
        games.setFont(font)
        for number, table in enumerate(self._tables):
            games.addItem(plain(table.rules.name))
            summary = plain(table.rules.summary)
            games.setItemData(number, summary, Qt.ItemDataRole.ToolTipRole)
        return games

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow("&Game:", self.games)
        form.addRow(self.summary)
        form.addRow("&Players:", self.players)
        form.addRow(self.seats)
        form.addRow("&Rounds:", self.rounds)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setVerticalSpacing(10)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addLayout(form)
        layout.addWidget(self.note)
        layout.addStretch(1)
        layout.addWidget(self.buttons)
        self._form = form

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def _table(self) -> Table:
        return self._tables[self.games.currentIndex()]

    @property
    def ref(self) -> GameRef:
        """The game that is chosen."""
        return self._table.ref

    @property
    def seating(self) -> Seating:
        """Who is to sit there."""
        return Seating(self.seats.words, self.rounds.value() or None)

    # --- what a choice changes -------------------------------------------------------------------

    def _choose_game(self) -> None:
        """Show the table of this game as it was laid last."""
        table = self._table
        seating = table.seating if table.seating.fits(table.rules) else usual_seating(table.rules)
        self.summary.setText(plain(table.rules.summary))
        with QSignalBlocker(self.players.group):
            self.players.offer(table.rules.player_counts, len(seating.seats))
        self.seats.set_words(seating.seats)
        self.rounds.setValue(seating.rounds or 0)
        self._show_seats()

    def _show_seats(self) -> None:
        facts = round_facts(self._table.rules, self.players.count)
        self.seats.set_sides(self.players.count, facts.sides)
        self.rounds.setSpecialValueText(f"{facts.rounds}, as the rules say")
        self._form.setRowVisible(self.rounds, facts.rounds > 1)
        self._say()
        self.adjustSize()

    def _say(self) -> None:
        """Say what playing so is like."""
        persons = len(self.seating.persons)
        if persons == 0:
            said = "The computers play among themselves; you can watch."
        elif persons == 1:
            said = "You play from the lower edge of the table."
        elif not takes_turns(self._table.rules):
            said = "Two at one keyboard: one has the keys on the left, one those on the right."
        else:
            said = "Between the turns of different people a curtain hides the hands."
        self.note.setText(said)


class _Counts(QWidget):
    """How many play: a row of buttons, of which one is pressed.

    Attributes:
        group: the buttons, by the number on each.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName("Players")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for count in range(1, MOST_SEATS + 1):
            button = QToolButton(self)
            button.setText(str(count))
            button.setAccessibleName(f"{count} players")
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setMinimumWidth(2 * button.fontMetrics().height())
            self.group.addButton(button, count)
            row.addWidget(button)
        row.addStretch(1)

    @property
    def count(self) -> int:
        """The number that is chosen."""
        return self.group.checkedId()

    def offer(self, counts: Sequence[int], chosen: int) -> None:
        """Show a button for each of these numbers.

        Args:
            counts: the numbers.
            chosen: the one that is pressed.
        """
        for button in self.group.buttons():
            button.setVisible(self.group.id(button) in counts)
        self.group.button(chosen).setChecked(True)
        self.setFocusProxy(self.group.button(chosen))
