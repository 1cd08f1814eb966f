"""How many play: a row of buttons, one for each number that a game allows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from hanafuda_desktop.app.seating import MOST_SEATS
from hanafuda_desktop.language import tr, trn

__all__ = ["PlayerCounts"]


class PlayerCounts(QWidget):
    """How many play: a row of buttons, of which one is pressed.

    Attributes:
        group: the buttons, by the number on each.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for count in range(1, MOST_SEATS + 1):
            button = QToolButton(self)
            button.setText(str(count))
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setMinimumWidth(2 * button.fontMetrics().height())
            self.group.addButton(button, count)
            row.addWidget(button)
        row.addStretch(1)
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(tr("Players"))
        for button in self.group.buttons():
            count = self.group.id(button)
            button.setAccessibleName(trn("{n} player", "{n} players", count))

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
