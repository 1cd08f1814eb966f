"""Small buttons among the cards, for moves that no card can be dragged for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.table.choices import Offer
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.palette import GOLD, INK, NIGHT, PAPER, faded

__all__ = ["OfferItem", "OfferItems"]

_Z: Final = 55_000
_SMALLEST: Final = 9
_SHADOW: Final = 3


class OfferItem(QGraphicsObject):
    """A paper slip with a word on it, that can be pressed."""

    def __init__(self, offer: Offer, pressed: Callable[[object], None]) -> None:
        super().__init__()
        self.offer = offer
        self._pressed = pressed
        self._near = False
        self.setPos(to_qrect(offer.rect).topLeft())
        self.setZValue(_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def _slip(self) -> QRectF:
        return QRectF(0, 0, self.offer.rect.width, self.offer.rect.height)

    def boundingRect(self) -> QRectF:
        """The slip and its shadow."""
        return self._slip.adjusted(-_SHADOW, -_SHADOW, _SHADOW, 2 * _SHADOW)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Draw it."""
        slip = self._slip
        corner = slip.height() / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(NIGHT, 0.45))
        painter.drawRoundedRect(slip.translated(0, _SHADOW * 0.7), corner, corner)
        painter.setBrush(GOLD if self.offer.strong else PAPER)
        edge = INK if self.offer.strong else GOLD
        painter.setPen(QPen(edge if self._near else faded(INK, 0.5), 2.4 if self._near else 1.2))
        painter.drawRoundedRect(slip.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        font = QFont(painter.font())
        font.setBold(True)
        size = round(slip.height() * 0.56)
        font.setPixelSize(size)
        room = slip.width() - slip.height() * 0.7
        while size > _SMALLEST and QFontMetricsF(font).horizontalAdvance(self.offer.text) > room:
            size -= 1
            font.setPixelSize(size)
        painter.setFont(font)
        painter.setPen(INK)
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, self.offer.text)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Answer to the pointer."""
        self._near = True
        self.update()
        super().hoverEnterEvent(event)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """No longer."""
        self._near = False
        self.update()
        super().hoverLeaveEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Be ready to be let go."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Play the move, unless the pointer has gone elsewhere."""
        if self._slip.contains(QPointF(event.pos())):
            self._pressed(self.offer.move)


class OfferItems:
    """The buttons of a scene, kept in step with what is offered."""

    def __init__(self, scene: QGraphicsScene, pressed: Callable[[object], None]) -> None:
        self._scene = scene
        self._pressed = pressed
        self._items: list[OfferItem] = []

    @property
    def items(self) -> tuple[OfferItem, ...]:
        """The buttons, in the order of the offers."""
        return tuple(self._items)

    def show(self, offers: Iterable[Offer]) -> None:
        """Have exactly these buttons."""
        wanted = list(offers)
        if wanted == [item.offer for item in self._items]:
            return
        for item in self._items:
            self._scene.removeItem(item)
            item.deleteLater()
        self._items = [OfferItem(offer, self._pressed) for offer in wanted]
        for item in self._items:
            self._scene.addItem(item)
