"""What is shown where a card's picture should be: loud enough that nobody ships it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen

__all__ = ["placeholder", "rounded"]

_PAPER: Final = QColor("#fffdf6")
_ALARM: Final = QColor("#d3121e")
_INK: Final = QColor("#1d1a18")
_CANVAS: Final = QImage.Format.Format_ARGB32_Premultiplied


def _blank(size: QSize) -> QImage:
    image = QImage(size, _CANVAS)
    image.fill(Qt.GlobalColor.transparent)
    return image


def placeholder(name: str, size: QSize, corner: float) -> QImage:
    """A white card with a red cross over it and the name of the card that has no picture."""
    image = _blank(size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    thick = size.width() / 14
    inside = QRectF(0, 0, size.width(), size.height()).adjusted(
        thick / 2, thick / 2, -thick / 2, -thick / 2
    )
    painter.setPen(QPen(_ALARM, thick))
    painter.setBrush(_PAPER)
    painter.drawRoundedRect(inside, corner, corner)
    painter.drawLine(inside.topLeft(), inside.bottomRight())
    painter.drawLine(inside.topRight(), inside.bottomLeft())
    _write_across(painter, name, inside)
    painter.end()
    return image


def _write_across(painter: QPainter, name: str, inside: QRectF) -> None:
    words = name.replace("-", "\n")
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(6, round(inside.width() / 7)))
    painter.setFont(font)
    band = QRectF(inside.left(), inside.center().y() - inside.height() / 7, inside.width(), 0)
    band.setHeight(inside.height() * 2 / 7)
    painter.fillRect(band, _PAPER)
    painter.setPen(_INK)
    painter.drawText(band, Qt.AlignmentFlag.AlignCenter, words)


def rounded(picture: QImage, corner: float) -> QImage:
    """The same picture with its corners cut round, transparent outside."""
    image = _blank(picture.size())
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(picture.rect()), corner, corner)
    painter.setClipPath(outline)
    painter.drawImage(0, 0, picture)
    painter.end()
    return image
