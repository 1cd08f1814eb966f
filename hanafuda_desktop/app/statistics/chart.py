"""What every drawing of figures has: a heading, a frame on the page's paper, words for those who
do not see it, and letters that grow with the program's.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanafuda_desktop.language import tr
from hanafuda_desktop.studio.pigments import INDIGO, STONE, UMBER
from hanafuda_desktop.table.palette import INK, PAPER, PAPER_SHADE, VERMILION

__all__ = ["GRID", "LINE", "LOST", "NOTE", "WON", "Chart"]

WON: Final = QColor(*INDIGO)
"""What was won."""
LOST: Final = QColor(*STONE)
"""What was not; it is always told by its shape, too."""
LINE: Final = VERMILION
"""What the eye should follow."""
GRID: Final = PAPER_SHADE
"""Lines to measure by."""
NOTE: Final = QColor(*UMBER)
"""Words beside a drawing."""

_WIDTH: Final = 16
_HEIGHT: Final = 13
"""The least size of a drawing, counted in the height of its letters."""
_SMALL: Final = 0.88
_LARGE: Final = 1.12


class Chart(QWidget):
    """A drawing with a heading.

    Args:
        title: the heading.
        parent: the widget it stands in.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    # --- what a drawing adds ---------------------------------------------------------------------

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to draw."""
        raise NotImplementedError

    def told(self) -> str:
        """The same in words."""
        raise NotImplementedError

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw into this area."""
        raise NotImplementedError

    # --- letters ---------------------------------------------------------------------------------

    @property
    def em(self) -> float:
        """The height of a line of ordinary letters, in pixels."""
        return QFontMetricsF(self.font()).height()

    def letters(self, *, small: bool = False, bold: bool = False) -> QFont:
        """The letters of the drawing."""
        font = QFont(self.font())
        if small:
            font.setPointSizeF(font.pointSizeF() * _SMALL)
        font.setBold(bold)
        return font

    def write(
        self, painter: QPainter, rect: QRectF, text: str, align: Qt.AlignmentFlag, font: QFont
    ) -> None:
        """Write a line of words, cut where there is no room for it."""
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, shown)

    # --- Qt --------------------------------------------------------------------------------------

    def changed(self) -> None:
        """What is drawn is another."""
        self.setAccessibleDescription(tr("Nothing yet.") if self.is_empty else self.told())
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """The least that can be read."""
        return QSize(round(_WIDTH * self.em), round(_HEIGHT * self.em))

    def sizeHint(self) -> QSize:
        """The same; a page stretches it."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the heading, and what belongs below it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        em = self.em
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(LINE if self.hasFocus() else GRID, 2.0 if self.hasFocus() else 1.0))
        painter.setBrush(PAPER.lighter(102))
        painter.drawRoundedRect(frame, em * 0.4, em * 0.4)
        inside = frame.adjusted(em * 0.7, em * 0.4, -em * 0.7, -em * 0.5)
        heading = QRectF(inside.left(), inside.top(), inside.width(), em * 1.5)
        font = self.letters(bold=True)
        font.setPointSizeF(font.pointSizeF() * _LARGE)
        painter.setPen(INK)
        self.write(painter, heading, self.title, Qt.AlignmentFlag.AlignLeft, font)
        below = inside.adjusted(0, em * 1.7, 0, 0)
        if self.is_empty:
            painter.setPen(NOTE)
            self.write(
                painter, below, tr("Nothing yet"), Qt.AlignmentFlag.AlignHCenter, self.letters()
            )
        else:
            self.draw(painter, below)
        painter.end()
