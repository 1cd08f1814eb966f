"""A quiet arrow around the middle of the table: which way turns go."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hanafuda_desktop.language import tr
from hanafuda_desktop.table.palette import GOLD, PAPER, faded
from hanafuda_desktop.table.plain_text import plain_text

__all__ = ["RingItem"]

_Z: Final = -8.0
_HEADS: Final = 6
"""Arrow heads along the ring."""


class RingItem(QGraphicsObject):
    """A thin line around the middle, with heads that point the way turns go."""

    def __init__(self) -> None:
        super().__init__()
        self._size = QRectF()
        self.clockwise = False
        self._turning = 0.0
        self.setZValue(_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_geometry(self, rect: QRectF) -> None:
        """Run around this."""
        if QRectF(self.pos(), self._size.size()) != rect:
            self.prepareGeometryChange()
            self.setPos(rect.topLeft())
            self._size = QRectF(QPointF(), rect.size())

    def show_direction(self, *, clockwise: bool) -> None:
        """Point this way."""
        self.clockwise = clockwise
        self._turning = 0.0
        said = tr("Turns go clockwise") if clockwise else tr("Turns go counter-clockwise")
        self.setToolTip(plain_text(said))
        self.update()

    def turn(self, part: float) -> None:
        """Shine while the direction turns; 1 when that is over."""
        self._turning = 1 - part
        self.update()

    def boundingRect(self) -> QRectF:
        """The ring with its heads."""
        return self._size.adjusted(-12, -12, 12, 12)

    def shape(self) -> QPainterPath:
        """Nothing to point at."""
        return QPainterPath()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw it."""
        if self._size.isEmpty():
            return
        corner = min(self._size.width(), self._size.height()) * 0.16
        path = QPainterPath()
        path.addRoundedRect(self._size, corner, corner)
        thick = max(1.6, self._size.height() * 0.009)
        shine = self._turning
        ink = GOLD if shine else PAPER
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(ink, 0.16 + 0.6 * shine), thick * (1 + 2 * shine)))
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ink, 0.42 + 0.5 * shine))
        # Qt draws a rounded rectangle clockwise.
        side = 1.0 if self.clockwise else -1.0
        head = thick * (4.2 + 3 * shine)
        for number in range(_HEADS):
            at = ((number + 0.5) / _HEADS + side * shine * 0.5) % 1.0
            painter.drawPolygon(_head(path, at, side, head))


def _head(path: QPainterPath, at: float, side: float, size: float) -> QPolygonF:
    """An arrow's head on the path."""
    spot = path.pointAtPercent(at)
    turn = -math.radians(path.angleAtPercent(at))
    run = QPointF(math.cos(turn), math.sin(turn)) * side
    across = QPointF(-run.y(), run.x())
    return QPolygonF(
        [
            spot + run * size,
            spot - run * size * 0.7 + across * size * 0.8,
            spot - run * size * 0.25,
            spot - run * size * 0.7 - across * size * 0.8,
        ]
    )
