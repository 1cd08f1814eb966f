"""A part of a panel that can be higher than the room it has: wheel, keys, drag, and a thin bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from hanafuda_desktop.table.palette import INK, faded

__all__ = ["Scroll"]

_NOTCH: Final = 120.0
"""What a wheel tells for one click of it."""
_BAR: Final = 5.0


class Scroll:
    """How far a body is scrolled in the rectangle through which it is seen."""

    def __init__(self) -> None:
        self.offset = 0.0
        self._whole = 0.0
        self._seen = QRectF()

    @property
    def is_needed(self) -> bool:
        """Whether not everything is seen at once."""
        return self._whole > self._seen.height() + 0.5

    def fit(self, whole: float, seen: QRectF) -> None:
        """The body is so high now and seen through this rectangle."""
        self._whole, self._seen = whole, QRectF(seen)
        self._to(self.offset)

    def _to(self, offset: float) -> bool:
        before = self.offset
        self.offset = float(round(max(0.0, min(offset, self._whole - self._seen.height()))))
        return self.offset != before

    def reveal(self, bottom: float) -> None:
        """Bring what ends there into sight."""
        self._to(max(self.offset, bottom - self._seen.height()))

    def turn(self, delta: float) -> None:
        """The wheel was turned."""
        self._to(self.offset - delta / _NOTCH * self._seen.height() * 0.2)

    def drag(self, down: float) -> None:
        """The body was drawn along."""
        self._to(self.offset - down)

    def obey(self, key: Qt.Key) -> bool:
        """Scroll as a key asks; returns whether there was anything to scroll for it."""
        if not self.is_needed:
            return False
        page = self._seen.height() * 0.9
        ways = {
            Qt.Key.Key_Up: -page / 6,
            Qt.Key.Key_Down: page / 6,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Home: -self._whole,
            Qt.Key.Key_End: self._whole,
        }
        if key not in ways:
            return False
        self._to(self.offset + ways[key])
        return True

    def paint(self, painter: QPainter, body: Callable[[QPainter, QRectF], None]) -> None:
        """Paint what is seen of the body, and where in it that is."""
        seen = self._seen
        if seen.isEmpty():
            return
        painter.save()
        if self.is_needed:
            painter.setClipRect(seen.adjusted(-2, 0, 2, 0))
        painter.translate(seen.left(), seen.top() - self.offset)
        body(painter, QRectF(0, self.offset, seen.width(), seen.height()))
        painter.restore()
        if self.is_needed:
            self._paint_bar(painter)

    def _paint_bar(self, painter: QPainter) -> None:
        seen = self._seen
        way = QRectF(seen.right() + _BAR, seen.top(), _BAR, seen.height())
        high = max(24.0, seen.height() * seen.height() / self._whole)
        top = (seen.height() - high) * self.offset / max(1.0, self._whole - seen.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(INK, 0.1))
        painter.drawRoundedRect(way, _BAR / 2, _BAR / 2)
        painter.setBrush(faded(INK, 0.55))
        painter.drawRoundedRect(QRectF(way.left(), way.top() + top, _BAR, high), _BAR / 2, _BAR / 2)
