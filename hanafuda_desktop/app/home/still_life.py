"""Paints the picture of a game: its cards on a patch of cloth with bands of mist behind them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPixmap

from hanafuda_desktop.app.home.lying import FRAME, PaintedCard
from hanafuda_desktop.table.cards.deck import BACK
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import NIGHT, Cloth, faded, has_high_contrast

_FINER: Final = 2
"""The picture is painted twice as large and then made smaller, so that tilted cards are crisp."""
_ENOUGH: Final = 0.75
"""A card is taken at least so large, counted in what it takes of the larger picture."""
_SHADES: Final = 4
_SHADE: Final = 0.13
_REACH: Final = 0.045
"""The shadow of a card: how many layers, how strong each, how far they reach."""
_MIST: Final = ((0.10, 0.02, 0.62), (0.22, 0.42, 1.05), (0.66, -0.05, 0.40), (0.80, 0.52, 0.92))
"""Bands of mist: how far down, and from where to where, in parts of the picture."""
_BAND: Final = 0.085


def still_life(
    lying: Sequence[PaintedCard], pictures: CardPictures, cloth: Cloth, size: QSize, ratio: float
) -> QPixmap:
    """The picture of a game.

    Args:
        lying: its cards.
        pictures: the deck.
        cloth: what they lie on.
        size: of the picture in logical pixels; what does not fit is cut at its sides.
        ratio: device pixels for each of these.
    """
    fine = ratio * _FINER
    image = QImage(
        max(1, round(size.width() * fine)),
        max(1, round(size.height() * fine)),
        QImage.Format.Format_RGB32,
    )
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(fine, fine)
    area = QRectF(0, 0, size.width(), size.height())
    _paint_ground(painter, area, cloth)
    scale = max(area.width() / FRAME[0], area.height() / FRAME[1])
    painter.translate(area.center())
    for each in lying:
        painter.save()
        painter.translate((each.x - FRAME[0] / 2) * scale, (each.y - FRAME[1] / 2) * scale)
        painter.rotate(each.turn)
        _paint_card(painter, pictures, each.card, each.width * scale, fine)
        painter.restore()
    painter.end()
    whole = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    smooth = Qt.TransformationMode.SmoothTransformation
    pixmap = QPixmap.fromImage(image.scaled(whole, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _paint_card(
    painter: QPainter, pictures: CardPictures, card: int | None, width: float, fine: float
) -> None:
    """A card around the painter's zero, without marks, and the shadow that it casts.

    It is taken from what the deck keeps of it anyway: pictures of these sizes are needed once.
    """
    rect = QRectF(0, 0, width, width * pictures.aspect)
    rect.moveCenter(QPointF(0, 0))
    corner = pictures.corner * width
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(NIGHT, _SHADE))
    for step in range(1, _SHADES + 1):
        reach = width * _REACH * step / _SHADES
        shade = rect.adjusted(-reach, -reach * 0.6, reach, reach * 1.3)
        painter.drawRoundedRect(shade, corner + reach, corner + reach)
    image = pictures.levels.at_least(BACK if card is None else card, round(width * fine * _ENOUGH))
    painter.drawImage(rect, image)


def _paint_ground(painter: QPainter, area: QRectF, cloth: Cloth) -> None:
    """The cloth where the light falls on it, and mist as on old screens."""
    if has_high_contrast():
        painter.fillRect(area, QColor("#000000"))
        return
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0.0, cloth.ground.lighter(140))
    light.setColorAt(0.55, cloth.ground.lighter(112))
    light.setColorAt(1.0, cloth.ground.darker(135))
    painter.fillRect(area, light)
    painter.setPen(Qt.PenStyle.NoPen)
    high = area.height() * _BAND
    for number, (down, start, end) in enumerate(_MIST):
        painter.setBrush(faded(cloth.thread, 0.10 + 0.035 * (number % 2)))
        for row in range(2):
            shift = (row - 0.5) * high * 0.86
            inset = math.copysign(0.07, row - 0.5) * area.width()
            band = QRectF(
                area.left() + start * area.width() + inset,
                area.top() + down * area.height() + shift,
                (end - start) * area.width(),
                high,
            )
            painter.drawRoundedRect(band, high / 2, high / 2)
