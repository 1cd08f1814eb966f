"""A ribbon along the table's lower edge, for as long as the table shows something else than the
game that is played.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hanafuda_desktop.table.layout import Insets
from hanafuda_desktop.table.lettering import LEAST, fitted, letter_font, letters_for, line_height
from hanafuda_desktop.table.palette import NIGHT, PAPER, VERMILION, faded

__all__ = ["Ribbon"]

_HIGH = 1.5
"""How high it is, counted in lines."""
_SHADOW = 4.0


class Ribbon(QGraphicsObject):
    """One line in large letters. Clicks and keys go through it to the table."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._area = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def room(self) -> Insets:
        """What the table keeps free for it: it hides nothing that is played with."""
        return Insets(bottom=self._strip().height()) if self.isVisible() else Insets()

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen; the ribbon lies along its lower edge."""
        self.prepareGeometryChange()
        self._area = QRectF(area)

    def show_text(self, text: str) -> None:
        """Lay it on the table with these words."""
        self.prepareGeometryChange()
        self._text = text
        self.setVisible(True)

    def _strip(self) -> QRectF:
        high = line_height(letters_for(self._area)) * _HIGH
        return QRectF(self._area.left(), self._area.bottom() - high, self._area.width(), high)

    def boundingRect(self) -> QRectF:
        """The ribbon and its shadow."""
        return self._strip().adjusted(0, -_SHADOW, 0, 0)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the ribbon and its words."""
        strip = self._strip()
        painter.fillRect(strip.adjusted(0, -_SHADOW, 0, 0), faded(NIGHT, 0.3))
        painter.fillRect(strip, VERMILION.darker(125))
        letters = letters_for(self._area)
        room = strip.width() - 2 * letters
        pixels, text = fitted(self._text, room, letters, bold=True, least=LEAST)
        painter.setPen(PAPER)
        painter.setFont(letter_font(pixels, bold=True))
        painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, text)
