"""The places of piles: an empty slot, the ring or cross of an empty stock, the stock's count."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hanafuda_desktop.engine.view import PileKind
from hanafuda_desktop.table.cards.looks import Looks
from hanafuda_desktop.table.cloth import NIGHT, PAPER, faded
from hanafuda_desktop.table.lettering import letter_font, roomier

_SLOT_Z: Final = -10
_COUNT_Z: Final = 40_000
_EDGES: Final = 2
_NUMERAL: Final = 0.42
_WORD: Final = 0.23
_SMALLEST: Final = 9
_GROUND: Final = 0.20
_SHADE: Final = 0.30
_EDGE: Final = 0.34
_SIGN: Final = 0.62
"""How strongly the ground of a place is seen, its edges, and the sign on it."""


class SlotSign(Enum):
    """What an empty slot says."""

    NOTHING = auto()
    REDEAL = auto()
    """The waste may be turned over."""
    SPENT = auto()
    """No redeal is left."""


class PileItem(QGraphicsObject):
    """The place in which a pile's cards lie, seen while it is empty."""

    def __init__(self, looks: Looks, label: str = "", kind: PileKind = PileKind.COLUMN) -> None:
        super().__init__()
        self._looks = looks
        self.label = label
        self.kind = kind
        self.sign = SlotSign.NOTHING
        self.setZValue(_SLOT_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def resized(self) -> None:
        """Take notice that the looks have another size."""
        self.prepareGeometryChange()

    def show_sign(self, sign: SlotSign) -> None:
        """Say this while empty."""
        if sign is not self.sign:
            self.sign = sign
            self.update()

    def boundingRect(self) -> QRectF:
        """The slot with its edge."""
        return self._looks.card_rect.adjusted(-_EDGES, -_EDGES, _EDGES, _EDGES)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Copy the hollow with what it says."""
        size = self.boundingRect().size()
        key = f"{self.kind}:{self.sign.name}:{self.label}"
        pixmap = self._looks.drawn(key, size, self._draw)
        painter.drawPixmap(QPointF(-_EDGES, -_EDGES), pixmap)

    def _draw(self, painter: QPainter) -> None:
        painter.translate(_EDGES, _EDGES)
        _draw_hollow(painter, self._looks, self.kind)
        match self.sign:
            case SlotSign.REDEAL:
                _draw_ring(painter, self._looks)
            case SlotSign.SPENT:
                _draw_cross(painter, self._looks)
            case SlotSign.NOTHING:
                _draw_label(painter, self._looks, self.label)


def _draw_hollow(painter: QPainter, looks: Looks, kind: PileKind) -> None:
    """A shallow hollow in the cloth; its edge tells what kind of pile lies in it."""
    rect = looks.card_rect.adjusted(1, 1, -1, -1)
    painter.setBrush(faded(NIGHT, _GROUND))
    painter.setPen(QPen(faded(NIGHT, _SHADE), max(1.5, looks.width * 0.016)))
    painter.drawRoundedRect(rect, looks.corner, looks.corner)
    inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QPen(faded(PAPER, _EDGE), 1)
    match kind:
        case PileKind.CELL:
            edge = QPen(faded(PAPER, _SIGN), max(1.5, looks.width * 0.016))
            edge.setDashPattern([5, 4])
        case PileKind.WASTE:
            edge = QPen(faded(PAPER, _SIGN), max(1.5, looks.width * 0.016))
            edge.setCapStyle(Qt.PenCapStyle.RoundCap)
            edge.setDashPattern([0.1, 3.2])
        case PileKind.FOUNDATION:
            painter.setPen(edge)
            step = max(3.0, looks.width * 0.05)
            second = inner.adjusted(step, step, -step, -step)
            painter.drawRoundedRect(second, looks.corner * 0.8, looks.corner * 0.8)
        case _:
            pass
    painter.setPen(edge)
    painter.drawRoundedRect(inner, looks.corner, looks.corner)


def _sign_pen(looks: Looks) -> QPen:
    pen = QPen(faded(PAPER, _SIGN), max(2.0, looks.width * 0.05))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _draw_ring(painter: QPainter, looks: Looks) -> None:
    """A ring with an arrow's head: round again."""
    middle = looks.card_rect.center()
    radius = looks.width * 0.24
    painter.setPen(_sign_pen(looks))
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.drawArc(box, 70 * 16, 300 * 16)
    head = looks.width * 0.10
    tip = QPointF(middle.x() + radius * 0.34, middle.y() - radius * 0.94)
    painter.drawLine(tip, tip + QPointF(-head * 0.25, -head * 1.05))
    painter.drawLine(tip, tip + QPointF(-head * 1.1, head * 0.55))


def _draw_cross(painter: QPainter, looks: Looks) -> None:
    arm = looks.width * 0.19
    middle = looks.card_rect.center()
    painter.setPen(_sign_pen(looks))
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))


def _draw_label(painter: QPainter, looks: Looks, label: str) -> None:
    if not label:
        return
    room = looks.card_rect.width() * 0.84
    share = _NUMERAL if len(label) <= 2 else _WORD
    font = letter_font(max(_SMALLEST, round(looks.width * share)))
    # Words all in one size and each in a line, unless one is too long for that.
    lines = label.split()
    while _widest(font, lines) > room and font.pixelSize() > _SMALLEST:
        font.setPixelSize(font.pixelSize() - 1)
    metrics = QFontMetricsF(font)
    lines = lines[: max(1, int(looks.card_rect.height() * 0.84 / metrics.height()))]
    cut = [metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines]
    painter.setFont(font)
    painter.setPen(faded(PAPER, 0.68))
    painter.drawText(looks.card_rect, Qt.AlignmentFlag.AlignCenter, "\n".join(cut))


def _widest(font: QFont, lines: list[str]) -> float:
    return max(map(QFontMetricsF(font).horizontalAdvance, lines))


class CountItem(QGraphicsObject):
    """How many cards a pile holds, on a small plate at its lower edge."""

    def __init__(self, looks: Looks) -> None:
        super().__init__()
        self._sizes = looks
        self._looks = looks
        self.count = 0
        self.setZValue(_COUNT_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def resized(self) -> None:
        """Take notice that the looks have another size."""
        self.prepareGeometryChange()

    def dress(self, width: int) -> None:
        """Stand on cards so wide."""
        looks = self._sizes.sized(width)
        if looks is not self._looks:
            self.prepareGeometryChange()
            self._looks = looks
            self.update()

    def show_count(self, count: int) -> None:
        """Show this number; none is shown for an empty pile."""
        self.setVisible(count > 0)
        if count != self.count:
            self.count = count
            self.update()

    @property
    def _plate(self) -> QRectF:
        looks = self._looks
        high = round(roomier(max(18, looks.width * 0.21), 0.6))
        wide = round(high * 1.55)
        left, top = round((looks.width - wide) / 2), round(looks.height - high * 0.72)
        return QRectF(left, top, wide, high)

    def boundingRect(self) -> QRectF:
        """The plate."""
        return self._plate.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Copy the plate with the number."""
        box = self.boundingRect()
        pixmap = self._looks.drawn(f"count:{self.count}", box.size(), self._draw)
        painter.drawPixmap(box.topLeft(), pixmap)

    def _draw(self, painter: QPainter) -> None:
        plate = self._plate
        painter.translate(-self.boundingRect().topLeft())
        painter.setPen(QPen(QColor(PAPER), 1.2))
        painter.setBrush(faded(NIGHT, 0.9))
        painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)
        painter.setFont(letter_font(round(plate.height() * 0.66), bold=True))
        painter.setPen(PAPER)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, str(self.count))
