"""What is shown where a card's picture should be: loud enough that nobody ships it."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

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
    image = picture.convertToFormat(_CANVAS)
    mask = _disc(min(corner, image.width() / 2, image.height() / 2))
    reach = mask.width() // 2
    right, bottom = image.width() - reach, image.height() - reach
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    for x, from_x in ((0, 0), (right, reach)):
        for y, from_y in ((0, 0), (bottom, reach)):
            painter.drawImage(x, y, mask, from_x, from_y, reach, reach)
    painter.end()
    return image


@cache
def _disc(radius: float) -> QImage:
    """Four round corners side by side; there are only as many radii as there are sizes of a deck's
    pictures, and to cut each picture along its outline takes three times as long.
    """
    side = 2 * math.ceil(radius)
    image = _blank(QSize(side, side))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawRoundedRect(QRectF(0, 0, side, side), radius, radius)
    painter.end()
    return image
