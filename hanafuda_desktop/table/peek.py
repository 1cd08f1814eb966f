"""A covered card shown whole, on top and a little larger, while a button or key is held."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.looks import Looks

__all__ = ["PeekItem"]

_Z: Final = 400_000
_LARGER: Final = 1.32
_RIM: Final = 6


class PeekItem(QGraphicsObject):
    """One card, for a look."""

    def __init__(self, looks: Looks) -> None:
        super().__init__()
        self._looks = looks
        self.card: int | None = None
        self.setZValue(_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_card(self, card: int, at: Rect, window: QRectF) -> None:
        """Show a card over the place where it lies, wholly inside the window."""
        self.prepareGeometryChange()
        self.card = card
        width, height = self._size
        x = at.x + (at.width - width) / 2
        y = at.y + (at.height - height) / 2
        room = window.adjusted(_RIM, _RIM, -width - _RIM, -height - _RIM)
        self.setPos(
            round(min(max(x, room.left()), max(room.left(), room.right()))),
            round(min(max(y, room.top()), max(room.top(), room.bottom()))),
        )
        self.show()
        self.update()

    @property
    def _size(self) -> tuple[int, int]:
        width = round(self._looks.width * _LARGER)
        return width, round(width * self._looks.pictures.aspect)

    def boundingRect(self) -> QRectF:
        """The enlarged card and its shadow."""
        width, height = self._size
        reach = self._looks.reach * _LARGER
        return QRectF(-reach, -reach, width + 2 * reach, height + 2 * reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Copy shadow and picture; the picture is made for this size, so it is as crisp."""
        width, height = self._size
        looks = self._looks
        reach = looks.reach * _LARGER
        shadow = looks.lifted_shadow()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(-reach, -reach * 0.8, width + 2 * reach, height + 2 * reach)
        painter.drawPixmap(area, shadow, QRectF(shadow.rect()))
        painter.drawPixmap(QPointF(0, 0), looks.pictures.pixmap(self.card, width, looks.ratio))
