"""A button that is a plate on the cloth: what games, and all else of the first screen, stand on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from hanafuda_desktop.table.lettering import letter_font, line_height, wrapped
from hanafuda_desktop.table.palette import GOLD, NIGHT, PAPER, edged, faded

__all__ = ["PLAIN_MARGIN", "PicturePlate", "Plate", "Writing", "paint_onward"]

PLAIN_MARGIN: Final = 0.8
"""Between the edge of a plate and its words, counted in letters."""
_CORNER: Final = 0.55
_GROUND: Final = 0.68
_HELD: Final = 0.86
"""How strongly the night of a plate covers the cloth; more while it is pointed at."""
_PRESS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_RING: Final = 3.0


class Plate(QAbstractButton):
    """A plate; its picture and words are painted by who knows them.

    Args:
        parent: the widget that it stands in.

    Attributes:
        letters: the size of ordinary letters, in pixels.
    """

    came = Signal()
    """It has the focus now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.letters = 14
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_letters(self, letters: int) -> None:
        """Write in letters of this size."""
        self.letters = letters
        self.update()

    @property
    def corner(self) -> float:
        """Radius of its corners."""
        return self.letters * _CORNER

    @property
    def is_held(self) -> bool:
        """Whether the pointer rests on it, or it is being pressed."""
        return self.isEnabled() and (self.underMouse() or self.isDown())

    @property
    def box(self) -> QRectF:
        """The plate itself; around it there is room for the ring of the focus."""
        return QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint what stands on it; the painter is clipped to the plate."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, face and edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, shape = self.box, QPainterPath()
        shape.addRoundedRect(box, self.corner, self.corner)
        painter.fillPath(shape, faded(NIGHT, _HELD if self.is_held else _GROUND))
        painter.save()
        painter.setClipPath(shape)
        self.paint_face(painter, box)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(GOLD, edged(_RING)))
        else:
            painter.setPen(QPen(faded(PAPER, 0.55 if self.is_held else 0.26), edged(1.0)))
        painter.drawPath(shape)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses it as the space bar does; whither arrows lead is for the screen to say."""
        if event.key() in _PRESS:
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that one has come here."""
        super().focusInEvent(event)
        self.came.emit()

    def event(self, event: QEvent) -> bool:
        """Show at once that the pointer has come or gone."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return bool(super().event(event))


class PicturePlate(Plate):
    """A plate with a picture, which is painted later than the plate.

    Attributes:
        picture: the picture, once it is there.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.picture: QPixmap | None = None


def paint_onward(painter: QPainter, rect: QRectF) -> None:
    """The sign of a plate that leads right into a game: a disc with a triangle."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GOLD)
    painter.drawEllipse(rect)
    painter.setBrush(Qt.GlobalColor.black)
    middle, size = rect.center(), rect.width() * 0.24
    painter.drawPolygon(
        [
            middle + QPointF(-size * 0.75, -size),
            middle + QPointF(-size * 0.75, size),
            middle + QPointF(size * 1.15, 0),
        ]
    )


class Writing:
    """Writes lines one below the other into a column of a plate.

    Args:
        painter: what they are painted with; without one they are only measured.
        left: where the column begins.
        top: where the first line begins.
        width: of the column.

    Attributes:
        bottom: where the last line ends.
    """

    def __init__(self, painter: QPainter | None, left: float, top: float, width: float) -> None:
        self._painter = painter
        self.left = left
        self.bottom = top
        self.width = width

    def write(
        self,
        text: str,
        pixels: int,
        *,
        bold: bool = False,
        strong: float = 1.0,
        most: int = 4,
        ink: QColor = PAPER,
    ) -> None:
        """Write a text, broken into lines.

        Args:
            text: the text.
            pixels: size of its letters.
            bold: whether they are heavy.
            strong: how strongly it stands out, up to 1.
            most: how many lines it may have; what does not fit ends in an ellipsis.
            ink: their colour.
        """
        lines = wrapped(text, self.width, pixels, bold=bold)
        if len(lines) > most:
            lines = [*lines[: most - 1], f"{lines[most - 1].rstrip(' ,;:、。')}…"]
        high = line_height(pixels)
        if self._painter is not None:
            self._painter.setFont(letter_font(pixels, bold=bold))
            self._painter.setPen(faded(ink, strong))
        for line in lines:
            if self._painter is not None:
                room = QRectF(self.left, self.bottom, self.width + 2, high)
                self._painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, line)
            self.bottom += high

    def skip(self, pixels: float) -> None:
        """Leave some room."""
        self.bottom += pixels
