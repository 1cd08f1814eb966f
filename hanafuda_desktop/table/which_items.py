"""The question which card the drawn one takes, asked loudly: words over it, a number on each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.language import tr
from hanafuda_desktop.table.board import Hit
from hanafuda_desktop.table.choices import stop_of
from hanafuda_desktop.table.layout import Rect
from hanafuda_desktop.table.lettering import advance, letter_font
from hanafuda_desktop.table.palette import GOLD, INK, NIGHT, faded
from hanafuda_desktop.table.surface import Surface

__all__ = ["BadgeItem", "WhichItems"]

_Z: Final = 58_000
"""Over glows, under the cursor."""
_RIM: Final = 4.0


class BadgeItem(QGraphicsObject):
    """A gold slip with a number or a few words."""

    def __init__(self, text: str, middle: QPointF, pixels: int) -> None:
        super().__init__()
        self.text = text
        self._pixels = pixels
        high = pixels * 1.7
        wide = max(high, advance(text, pixels, bold=True) + pixels * 1.2)
        self._slip = QRectF(-wide / 2, -high / 2, wide, high)
        self.setPos(middle)
        self.setZValue(_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The slip and its shadow."""
        return self._slip.adjusted(-_RIM, -_RIM, _RIM, 2 * _RIM)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint it."""
        slip, corner = self._slip, self._slip.height() / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(NIGHT, 0.5))
        painter.drawRoundedRect(slip.translated(0, 2.5), corner, corner)
        painter.setPen(QPen(INK, 2))
        painter.setBrush(GOLD)
        painter.drawRoundedRect(slip, corner, corner)
        painter.setFont(letter_font(self._pixels, bold=True))
        painter.setPen(INK)
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, self.text)


class WhichItems:
    """The slips of a scene: there as long as a card has to be put somewhere."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[BadgeItem] = []

    @property
    def items(self) -> tuple[BadgeItem, ...]:
        """The question, and a number for each answer."""
        return tuple(self._items)

    def clear(self) -> None:
        """Ask nothing."""
        for item in self._items:
            self._scene.removeItem(item)
            item.deleteLater()
        self._items = []

    def show(self, surface: Surface) -> None:
        """Ask what a surface asks now."""
        self.clear()
        board = surface.board
        standing = surface.choices.standing if surface.choices is not None else None
        if board is None or standing is None:
            return
        rect = board.card_rect(standing.pile, standing.index)
        letters = max(12, round(rect.width * 0.15))
        gathering = surface.gatherer.gathering
        question = gathering.question if gathering is not None else tr("Which one?")
        # Where it covers neither the number of the card nor that of the stock over it.
        self._add(question, QPointF(rect.x + rect.width / 2, rect.bottom), letters)
        for number, place in enumerate(surface.answers, start=1):
            stop = stop_of(place)
            if isinstance(stop, Hit):
                self._add(str(number), _corner_of(board.mark_rect(stop)), round(letters * 1.3))

    def _add(self, text: str, middle: QPointF, pixels: int) -> None:
        item = BadgeItem(text, middle, pixels)
        self._scene.addItem(item)
        self._items.append(item)


def _corner_of(rect: Rect) -> QPointF:
    """Where a number covers nothing by which a card is known."""
    return QPointF(rect.right - rect.width * 0.16, rect.y + rect.width * 0.08)
