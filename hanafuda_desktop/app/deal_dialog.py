"""Asks for a deal's number."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from hanafuda_desktop.cards.shuffle import MAX_SEED
from hanafuda_desktop.language import tr

__all__ = ["DealDialog"]


class DealDialog(QDialog):
    """A line to type a number into; OK is there once it is one.

    Args:
        seed: the number shown at first, the current deal's; ``None`` where that is a secret.
        parent: the window it belongs to.
    """

    def __init__(self, seed: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Deal by number"))
        self.number = QLineEdit("" if seed is None else str(seed), self)
        self.number.setAccessibleName(tr("Number of the deal"))
        # QSpinBox ends at 32 bits; deals do not.
        self.number.setValidator(
            QRegularExpressionValidator(QRegularExpression("[0-9]{1,19}"), self.number)
        )
        self.number.selectAll()
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.number.textChanged.connect(self._changed)
        self._changed()
        label = QLabel(tr("The same number is the same deal, on every computer:"), self)
        label.setBuddy(self.number)
        layout = QVBoxLayout(self)
        layout.addWidget(label)
        layout.addWidget(self.number)
        layout.addWidget(self.buttons)

    @property
    def seed(self) -> int | None:
        """The number, or ``None`` while what is typed is not one."""
        text = self.number.text()
        if not (text.isascii() and text.isdigit()) or int(text) > MAX_SEED:
            return None
        return int(text)

    def _changed(self) -> None:
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(self.seed is not None)
