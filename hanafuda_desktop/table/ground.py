"""The cloth under everything, painted once for a size and then only copied."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from hanafuda_desktop.table.cloth import Cloth, paint_cloth

__all__ = ["Ground"]


class Ground:
    """A cloth for a table of any size."""

    def __init__(self, cloth: Cloth) -> None:
        self._cloth = cloth
        self._pixmap = QPixmap()
        self._made_for: tuple[float, float, float] | None = None

    def paint(
        self, painter: QPainter, part: QRectF, size: tuple[float, float], ratio: float
    ) -> None:
        """Paint a part of a table of this size, at so many device pixels for each logical one."""
        if self._made_for != (*size, ratio):
            self._make(size, ratio)
        source = QRectF(part.topLeft() * ratio, part.size() * ratio)
        painter.drawPixmap(part, self._pixmap, source)

    def forget(self) -> None:
        """Paint the cloth anew when it is next seen."""
        self._made_for = None

    def _make(self, size: tuple[float, float], ratio: float) -> None:
        width, height = size
        pixels = max(1, round(width * ratio)), max(1, round(height * ratio))
        self._pixmap = QPixmap(*pixels)
        self._pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(self._pixmap)
        paint_cloth(painter, QRectF(0, 0, width, height), self._cloth, ratio)
        painter.end()
        self._made_for = (*size, ratio)
