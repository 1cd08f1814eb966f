"""A ribbon along the table's lower edge, for as long as the table shows something else than the
game that is played.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from hanafuda_desktop.table.layout import Insets
from hanafuda_desktop.table.lettering import letters_for, line_height
from hanafuda_desktop.table.palette import NIGHT, PAPER, VERMILION, faded
from hanafuda_desktop.table.sign_item import TableSign
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["Ribbon"]

_HIGH = 1.5
"""How high it is, counted in lines."""
_SHADOW = 4.0


class Ribbon(TableSign):
    """One line in large letters. Clicks and keys go through it to the table."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._letters = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
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
        self._letters = letters_for(area)
        high = line_height(self._letters) * _HIGH
        self.set_geometry(QRectF(area.left(), area.bottom() - high, area.width(), high))

    def show_text(self, text: str) -> None:
        """Lay it on the table with these words."""
        self._text = text
        self.renew()
        self.setVisible(True)

    def _strip(self) -> QRectF:
        return QRectF(QPointF(), self._size)

    def _set(self, size: QSizeF) -> Sheet:
        """The strip above its shadow, and the words in its middle."""
        sheet, strip = Sheet(), self._strip()
        sheet.fill(strip.adjusted(0, -_SHADOW, 0, 0), faded(NIGHT, 0.3))
        sheet.fill(strip, VERMILION.darker(125))
        room = strip.adjusted(self._letters, 0, -self._letters, 0)
        middle = Qt.AlignmentFlag.AlignHCenter
        sheet.write(room, self._text, self._letters, bold=True, ink=PAPER, align=middle)
        return sheet
