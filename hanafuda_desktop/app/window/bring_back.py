"""Says over the table that another game took the place of one that was underway, with a button
that brings that one back.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from hanafuda_desktop.play.announcements import announce
from hanafuda_desktop.table.cloth import INK, PAPER, PAPER_SHADE, VERMILION
from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.panels.panel import panel_letters
from hanafuda_desktop.table.panels.typeset import paint_paper
from hanafuda_desktop.table.plain_text import PlainLabel
from hanafuda_desktop.text.language import tr

STAYS_MS: Final = 6000
_FROM_EDGE: Final = 8
_SHADOW: Final = (6, 4, 6, 20)
"""What the paper's shadow takes at the left, above, at the right and below."""
_BUTTON: Final = """
QPushButton {{ color: {ink}; background: {shade}; border: 1px solid {ink}; border-radius: 5px;
    padding: {high}px {wide}px; }}
QPushButton:hover, QPushButton:focus {{ color: {paper}; background: {red}; }}
QPushButton:pressed {{ color: {paper}; background: {dark}; }}
"""
"""As the buttons on the table's panels."""


class BringBackBar(QWidget):
    """A strip of paper, as the table's panels are, for some seconds from when it is seen.

    It stands at the table's upper edge.

    Args:
        table: what it stands over.
    """

    pressed = Signal()
    """The earlier game is to be brought back."""
    over = Signal()
    """Its time is over, and nobody wants that."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.said = PlainLabel(parent=self)
        self.button = QPushButton(self)
        # A click leaves the keyboard with the table.
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._pressed)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.said)
        self._row.addWidget(self.button)
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
        self.show_legibly()
        self.adjustSize()
        self.move(max(0, (self._table.width() - self.width()) // 2), _FROM_EDGE)
        self.raise_()

    def show_legibly(self) -> None:
        """Take letters as large as a panel's on this table, and the table's colours as they are."""
        letters = panel_letters(QRectF(self._table.rect()))
        self.said.setFont(letter_font(letters))
        self.button.setFont(letter_font(letters, bold=True))
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Window, PAPER)
        colours.setColor(QPalette.ColorRole.WindowText, INK)
        self.setPalette(colours)
        named = {"ink": INK, "shade": PAPER_SHADE, "paper": PAPER, "red": VERMILION}
        style = {name: colour.name() for name, colour in named.items()}
        dark, room = VERMILION.darker(118).name(), {"high": letters // 3, "wide": letters}
        self.button.setStyleSheet(_BUTTON.format(**style, **room, dark=dark))
        left, top, right, bottom = _SHADOW
        self._row.setContentsMargins(
            left + letters * 3 // 2, top + letters, right + letters, bottom + letters
        )
        self._row.setSpacing(letters)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and its shadow."""
        left, top, right, bottom = _SHADOW
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_paper(painter, QRectF(self.rect()).adjusted(left, top, -right, -bottom))

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
