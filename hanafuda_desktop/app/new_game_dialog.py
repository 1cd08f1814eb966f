"""Asks who plays: how many, who sits in each seat, how many rounds, and which variant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hanafuda_desktop.app.saves import GameRef
from hanafuda_desktop.app.seating import (
    MOST_ROUNDS,
    PERSON,
    USUAL_COMPUTER,
    Seating,
    player_counts,
    usual_seating,
)
from hanafuda_desktop.rules.schema.rulefile import GameRules
from hanafuda_desktop.rules.schema.values import plain

__all__ = ["NewGameDialog", "Table"]

_MOST_SEATS: Final = 7
_WIDTH: Final = 360


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
        self._kinds = kinds
        self.games = self._combo("Game")
        for table in self._tables:
            self.games.addItem(plain(table.rules.name))
            self.games.setItemData(
                self.games.count() - 1, plain(table.rules.summary), Qt.ItemDataRole.ToolTipRole
            )
        self.players = self._combo("Players")
        self.seats = tuple(self._seat(number) for number in range(_MOST_SEATS))
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
        self._form = self._laid_out()
        self.games.setCurrentIndex(current)
        self._choose_game()
        self.games.currentIndexChanged.connect(self._choose_game)
        self.players.currentIndexChanged.connect(self._show_seats)
        for seat in self.seats:
            seat.currentIndexChanged.connect(self._say)

    def _combo(self, name: str) -> QComboBox:
        combo = QComboBox(self)
        combo.setAccessibleName(name)
        return combo

    def _seat(self, number: int) -> QComboBox:
        combo = self._combo(f"Seat {number + 1}")
        combo.addItem("A person", PERSON)
        for word, name in self._kinds.items():
            combo.addItem(f"Computer: {name}", word)
        return combo

    def _laid_out(self) -> QFormLayout:
        form = QFormLayout()
        form.addRow("&Game:", self.games)
        form.addRow("&Players:", self.players)
        for number, seat in enumerate(self.seats, start=1):
            form.addRow(f"Seat &{number}:", seat)
        form.addRow("&Rounds:", self.rounds)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addLayout(form)
        layout.addWidget(self.note)
        layout.addWidget(self.buttons)
        return form

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
        words = tuple(str(seat.currentData()) for seat in self.seats[: self._count])
        return Seating(words, self.rounds.value() or None)

    @property
    def _count(self) -> int:
        count = self.players.currentData()
        return count if isinstance(count, int) else 1

    # --- what a choice changes -------------------------------------------------------------------

    def _choose_game(self) -> None:
        """Show the table of this game as it was laid last."""
        table = self._table
        counts = player_counts(table.rules)
        seating = table.seating if table.seating.fits(table.rules) else usual_seating(table.rules)
        self.players.blockSignals(True)
        self.players.clear()
        for count in counts:
            self.players.addItem(str(count), count)
        self.players.setCurrentIndex(counts.index(len(seating.seats)))
        self.players.setEnabled(len(counts) > 1)
        self.players.blockSignals(False)
        words = (*seating.seats, *(USUAL_COMPUTER,) * _MOST_SEATS)
        for seat, word in zip(self.seats, words, strict=False):
            # A kind that this version does not know gives its place to the usual one.
            known = seat.findData(word)
            seat.setCurrentIndex(known if known >= 0 else seat.findData(USUAL_COMPUTER))
        usual = getattr(table.rules, "rounds", 1)
        self.rounds.setSpecialValueText(f"{usual}, as the rules say")
        self.rounds.setValue(seating.rounds or 0)
        self._show_seats()

    def _show_seats(self) -> None:
        for number, seat in enumerate(self.seats):
            self._form.setRowVisible(seat, number < self._count)
        self._say()
        self.adjustSize()

    def _say(self) -> None:
        """Say what playing so is like."""
        persons = len(self.seating.persons)
        if persons == 0:
            said = "The computers play among themselves; you can watch."
        elif persons == 1:
            said = "You play from the lower edge of the table."
        else:
            said = "Between the turns of different people a curtain hides the hands."
        self.note.setText(said)
