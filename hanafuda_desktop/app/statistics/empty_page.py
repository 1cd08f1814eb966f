"""What stands where games are told of while there are none: what will be seen, and a way on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from hanafuda_desktop.language import tr
from hanafuda_desktop.table.palette import INK, PAPER
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["EmptyPage"]

_TITLE = 1.4
"""How much larger the title's letters are."""


class EmptyPage(QWidget):
    """Some words on paper, and a button that leads to a game.

    Args:
        told: what will be seen here.
        parent: the window it stands in.
    """

    wanted = Signal()
    """A game should be chosen."""

    def __init__(self, told: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = PlainLabel(tr("No game has been played yet"), self)
        words = PlainLabel(told, self)
        for label in (self._title, words):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = QPushButton(tr("&Choose a game"), self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 28, 28, 28)
        layout.setSpacing(18)
        layout.addStretch(2)
        layout.addWidget(self._title)
        layout.addWidget(words)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        self.setAutoFillBackground(True)
        self.show_legibly()

    def show_legibly(self) -> None:
        """Take the letters and colours of the program as they are now."""
        letters = QFont(QApplication.font())
        letters.setPointSizeF(letters.pointSizeF() * _TITLE)
        letters.setBold(True)
        self._title.setFont(letters)
        colours = QApplication.palette()
        colours.setColor(QPalette.ColorRole.Window, PAPER)
        colours.setColor(QPalette.ColorRole.WindowText, INK)
        self.setPalette(colours)
        self.button.setPalette(QApplication.palette())
