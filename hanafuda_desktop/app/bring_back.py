"""Says over the table that another game took the place of one that was underway, with a button
that brings that one back.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from hanafuda_desktop.app.announcing import announce
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["STAYS_MS", "BringBackBar"]

STAYS_MS: Final = 6000
_FROM_EDGE: Final = 8


class BringBackBar(QFrame):
    """Stands at the table's upper edge for some seconds, from when it is seen.

    Args:
        table: what it stands over.
    """

    pressed = Signal()
    """The earlier game is to be brought back."""
    over = Signal()
    """Its time is over, and nobody wants that."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.said = PlainLabel(parent=self)
        self.button = QPushButton(self)
        # A click leaves the keyboard with the table.
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._pressed)
        row = QHBoxLayout(self)
        row.addWidget(self.said)
        row.addWidget(self.button)
        self._table = table
        self._timer = QTimer(self)
        self._timer.setInterval(STAYS_MS)
        self._timer.timeout.connect(self._leave)
        table.installEventFilter(self)
        self.hide()

    def offer(self, said: str) -> None:
        """Say what has happened, and offer to bring the earlier game back."""
        self.hide()
        self.said.setText(said)
        self.button.setText(tr("&Bring back"))
        self.show()
        self._place()

    def _pressed(self) -> None:
        self.hide()
        self.pressed.emit()

    def _leave(self) -> None:
        """Its time is over, unless somebody is about to press it."""
        if not (self.underMouse() or self.button.hasFocus()):
            self.hide()
            self.over.emit()

    def _place(self) -> None:
        self.adjustSize()
        self.move(max(0, (self._table.width() - self.width()) // 2), _FROM_EDGE)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the table's upper edge."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """From now on it is seen, and heard."""
        super().showEvent(event)
        self._timer.start()
        label = self.button.text().replace("&", "")
        announce(self, f"{self.said.text()} [{label}]")

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees it now."""
        super().hideEvent(event)
        self._timer.stop()
