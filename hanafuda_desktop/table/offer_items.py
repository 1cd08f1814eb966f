"""Small buttons among the cards, for moves that no card can be dragged for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.table.choices import Offer
from hanafuda_desktop.table.lettering import LEAST, wrapped
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.palette import GOLD, INK, NIGHT, PAPER, faded
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["OfferItem", "OfferItems"]

_Z: Final = 55_000
_LINE: Final = 1.15
"""The height of a line of a note, counted in its letters."""
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
        slip, note = self._slip, self.offer.note
        corner = slip.height() / (5 if note else 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(NIGHT, 0.45))
        painter.drawRoundedRect(slip.translated(0, _SHADOW * 0.7), corner, corner)
        painter.setBrush(GOLD if self.offer.strong else PAPER)
        edge = INK if self.offer.strong else GOLD
        painter.setPen(QPen(edge if self._near else faded(INK, 0.5), 2.4 if self._near else 1.2))
        painter.drawRoundedRect(slip.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
        self.sheet.paint(painter, None, self.boundingRect())

    @property
    def sheet(self) -> Sheet:
        """The words, and the note beneath them in letters as large as it has room for."""
        offer, slip, sheet = self.offer, self._slip, Sheet()
        middle = Qt.AlignmentFlag.AlignHCenter
        inset = slip.height() * (0.12 if offer.note else 0.35)
        head = slip.adjusted(inset, 0, -inset, 0)
        if not offer.note:
            sheet.write(head, offer.text, round(slip.height() * 0.56), bold=True, align=middle)
            return sheet
        head.setTop(slip.height() * 0.05)
        head.setBottom(slip.height() * 0.41)
        sheet.write(head, offer.text, round(slip.height() * 0.31), bold=True, align=middle)
        room = QRectF(head.left(), head.bottom(), head.width(), slip.height() * 0.56)
        size, lines = _note_lines(offer.note, room)
        for number, line in enumerate(lines):
            high = room.height() / len(lines)
            at = QRectF(room.left(), room.top() + number * high, room.width(), high)
            sheet.write(at, line, size, ink=faded(INK, 0.85), align=middle)
        return sheet

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


def _note_lines(note: str, room: QRectF) -> tuple[int, list[str]]:
    """The largest letters in which a note fits its room, and its lines."""
    for size in range(round(room.height() * 0.5), LEAST, -1):
        lines = wrapped(note, room.width(), size)
        if len(lines) * size * _LINE <= room.height():
            return size, lines
    return LEAST, wrapped(note, room.width(), LEAST)


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
