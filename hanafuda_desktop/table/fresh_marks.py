"""Soft edges on the cards that were played of late, each in the colour of the seat that did it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.table.board import Board
from hanafuda_desktop.table.layout import Lying
from hanafuda_desktop.table.looks import Looks
from hanafuda_desktop.table.palette import faded, seat_colour

__all__ = ["EdgeItem", "FreshMarks"]

_OVER_CARD = 0.5
"""An edge lies on its card and beneath the next."""


class EdgeItem(QGraphicsObject):
    """The edge of one card."""

    def __init__(self, lying: Lying, corner: float, colour: QColor) -> None:
        super().__init__()
        self.colour = colour
        self._size = QRectF(0, 0, lying.width, lying.height)
        self._corner = corner
        self.setPos(QPointF(lying.x, lying.y))
        self.setTransformOriginPoint(self._size.center())
        self.setRotation(lying.tilt)
        self.setZValue(lying.z + _OVER_CARD)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The card with the half of its line that stands out."""
        return self._size.adjusted(-4, -4, 4, 4)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """A line along the edge that fades inwards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = max(2.0, self._size.width() * 0.034)
        for step, strength in enumerate((1.0, 0.4, 0.16)):
            inset = line * (step + 0.25)
            painter.setPen(QPen(faded(self.colour, strength), line))
            corner = max(1.0, self._corner - inset)
            painter.drawRoundedRect(
                self._size.adjusted(inset, inset, -inset, -inset), corner, corner
            )


class FreshMarks:
    """The edges of a scene, wherever their cards lie."""

    def __init__(self, scene: QGraphicsScene, looks: Looks) -> None:
        self._scene = scene
        self._looks = looks
        self._cards: dict[int, int] = {}
        self._items: list[EdgeItem] = []

    @property
    def items(self) -> tuple[EdgeItem, ...]:
        """The edges."""
        return tuple(self._items)

    @property
    def cards(self) -> dict[int, int]:
        """The cards that have an edge, and whose colour it is."""
        return dict(self._cards)

    def mark(self, cards: Mapping[int, int], board: Board | None) -> None:
        """Have exactly these cards marked.

        Args:
            cards: the seats whose colours they have.
            board: where they lie.
        """
        self._cards = dict(cards)
        self.follow(board)

    def follow(self, board: Board | None) -> None:
        """Lie where the board has the cards."""
        for item in self._items:
            self._scene.removeItem(item)
            item.deleteLater()
        self._items = []
        for pile in board.piles if board is not None and self._cards else ():
            for card, lying in zip(pile.shown, board.lying(pile.id) if board else (), strict=True):
                if card is not None and card in self._cards:
                    corner = self._looks.corner * lying.width / self._looks.width
                    item = EdgeItem(lying, corner, seat_colour(self._cards[card]))
                    self._scene.addItem(item)
                    self._items.append(item)
