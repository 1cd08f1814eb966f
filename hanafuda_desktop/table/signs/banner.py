"""A banner across the table that calls out a yaku: one at a time, and gone by itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hanafuda_desktop.table.cloth import INK, NIGHT, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.signs.emblems import paint_seal

_IN, _OUT = 0.16, 0.82
"""When it has come in, and when it begins to go, as parts of its time."""


class Banner(QGraphicsObject):
    """A paper slip with a seal and large letters in the middle of the table.

    A further call replaces the one that is shown; two are never there at once. Clicks and keys go
    through it to the table.
    """

    finished = Signal()
    """The banner is gone."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._area = QRectF()
        self._progress = 1.0
        self._running = QVariantAnimation(self)
        self._running.setStartValue(0.0)
        self._running.setEndValue(1.0)
        self._running.valueChanged.connect(self._advance)
        self._running.finished.connect(self.dismiss)
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.timeout.connect(self.dismiss)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def text(self) -> str:
        """What is called out now, or the empty string."""
        return self._text

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen; the banner stands in its middle."""
        self.prepareGeometryChange()
        self._area = QRectF(area)

    def call(self, text: str, duration: float, *, still: bool = False) -> None:
        """Call this out for ``duration`` milliseconds.

        Args:
            text: what to say.
            duration: how long it is there; 0 or less shows nothing.
            still: reduced motion: it does not glide or fade.
        """
        self.dismiss()
        if duration <= 0 or not text:
            return
        self.prepareGeometryChange()
        self._text = text
        self._progress = 0.5 if still else 0.0
        self.setVisible(True)
        if still:
            self._resting.start(round(duration))
        else:
            self._running.setDuration(round(duration))
            self._running.start()

    def dismiss(self) -> None:
        """Take the banner away at once."""
        was_there = bool(self._text)
        # Hidden while its place is still known: what it covered is then painted again.
        self.setVisible(False)
        self.prepareGeometryChange()
        self._text = ""
        self._running.stop()
        self._resting.stop()
        if was_there:
            self.finished.emit()

    def _advance(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def _letters(self) -> QFont:
        pixels = max(20, min(76, self._area.height() * 0.085))
        font = letter_font(round(pixels), bold=True)
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 106)
        room = self._area.width() * 0.86 - 3.4 * pixels
        wide = QFontMetricsF(font).horizontalAdvance(self._text)
        if wide > room > 0:
            font.setPixelSize(max(12, int(pixels * room / wide)))
        return font

    def _slip(self) -> QRectF:
        font = self._letters()
        high = font.pixelSize() * 2.0
        wide = QFontMetricsF(font).horizontalAdvance(self._text) + high * 1.75
        slip = QRectF(0, 0, min(wide, self._area.width() * 0.96), high)
        slip.moveCenter(
            QPointF(self._area.center().x(), self._area.top() + self._area.height() * 0.44)
        )
        return slip

    def boundingRect(self) -> QRectF:
        """The slip, its shadow, and the way it glides."""
        if not self._text:
            return QRectF()
        return self._slip().adjusted(-70, -12, 70, 22)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the slip where its time has brought it."""
        shown = _presence(self._progress)
        slip = self._slip().translated((1 - shown) * (-48 if self._progress < 0.5 else 48), 0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(shown)
        _paint_slip(painter, slip)
        side = slip.height() * 0.6
        paint_seal(painter, QPointF(slip.left() + slip.height() * 0.62, slip.center().y()), side)
        painter.setFont(self._letters())
        painter.setPen(INK)
        words = slip.adjusted(slip.height() * 1.08, 0, -slip.height() * 0.4, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._text)


def _presence(progress: float) -> float:
    """How much of the banner is there, 0 to 1, at a part of its time."""
    if progress < _IN:
        return math.sin(progress / _IN * math.pi / 2)
    if progress > _OUT:
        return max(0.0, 1 - ((progress - _OUT) / (1 - _OUT)) ** 2)
    return 1.0


def _paint_slip(painter: QPainter, slip: QRectF) -> None:
    edge = slip.height() * 0.16
    shape = QPainterPath(slip.topLeft())
    shape.lineTo(slip.topRight())
    shape.lineTo(slip.right() - edge, slip.center().y())
    shape.lineTo(slip.bottomRight())
    shape.lineTo(slip.bottomLeft())
    shape.lineTo(slip.left() + edge, slip.center().y())
    shape.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(4):
        painter.setBrush(faded(NIGHT, 0.09))
        painter.drawPath(shape.translated(0, 3 + step * 3))
    painter.setPen(QPen(INK, 1.6))
    painter.setBrush(PAPER)
    painter.drawPath(shape)
    for inset, thick, colour in ((0.11, 0.028, VERMILION), (0.15, 0.01, PAPER_SHADE.darker(130))):
        painter.setPen(QPen(colour, slip.height() * thick))
        for y in (slip.top() + slip.height() * inset, slip.bottom() - slip.height() * inset):
            notch = edge * (inset * 2) + 2
            painter.drawLine(QPointF(slip.left() + notch, y), QPointF(slip.right() - notch, y))
