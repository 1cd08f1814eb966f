"""The signs of a shedding game's effects, each told from the others by its shape alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from hanafuda_desktop.rules.schema.shedding import Effect
from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.palette import GOLD, INK, PAPER, PAPER_SHADE, VERMILION

__all__ = ["effect_signs", "paint_counter"]

_Painter = Callable[[QPainter, QRectF], None]
_ARROW: Final = 17.0


def effect_signs(effect: Effect) -> tuple[tuple[str, _Painter], ...]:
    """The signs of all that an effect does, with their names."""
    return tuple(_signs(effect))


def _signs(effect: Effect) -> Iterator[tuple[str, _Painter]]:
    if effect.reverse:
        yield "reverse", _boxed(_turn_round)
    if effect.swap != "nobody":
        yield "swap", _boxed(_swap)
    if effect.draw:
        yield f"draw-{effect.draw}", _boxed(_draw_of(effect.draw))
    if effect.skip:
        yield "skip", _boxed(_skip)
    if effect.again:
        yield "again", _boxed(_again)


def _boxed(draw: Callable[[QPainter], None]) -> _Painter:
    """Draw in a box of 100 by 100 around the origin, on a round of paper."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center())
        side = min(rect.width(), rect.height()) / 100
        painter.scale(side, side)
        painter.setPen(QPen(INK, 5))
        painter.setBrush(PAPER)
        painter.drawEllipse(QPointF(), 47, 47)
        draw(painter)
        painter.restore()

    return paint


def _draw_of(count: int) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        """A card with a plus and a number."""
        painter.setPen(QPen(INK, 4.5))
        painter.setBrush(VERMILION)
        painter.drawRoundedRect(QRectF(-30, -36, 33, 54), 5, 5)
        letters = QPainterPath()
        letters.addText(QPointF(), letter_font(37, bold=True), f"+{count}")
        box = letters.boundingRect()
        letters.translate(QPointF(9, 15) - box.center())
        painter.setPen(QPen(PAPER, 9, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(PAPER)
        painter.drawPath(letters)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        painter.drawPath(letters)

    return draw


def _skip(painter: QPainter) -> None:
    """A ring that is struck through."""
    painter.setPen(QPen(VERMILION, 11, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), 25, 25)
    painter.drawLine(QPointF(-17, 17), QPointF(17, -17))


def _arc(painter: QPainter, start: float, sweep: float, radius: float = 25.0) -> None:
    """An arc with an arrow's head; angles in degrees, against the clock."""
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(INK, 9, c=Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(box, round(start * 16), round(sweep * 16))
    turn = math.radians(start + sweep)
    tip = QPointF(math.cos(turn) * radius, -math.sin(turn) * radius)
    ahead = turn + math.copysign(math.pi / 2, sweep)
    run = QPointF(math.cos(ahead), -math.sin(ahead))
    side = QPointF(-run.y(), run.x())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    points = [tip + run * _ARROW, tip + side * _ARROW * 0.8, tip - side * _ARROW * 0.8]
    painter.drawPolygon(QPolygonF(points))


def _turn_round(painter: QPainter) -> None:
    """Two arrows that go opposite ways round."""
    _arc(painter, 160, -110)
    _arc(painter, 200, 110)


def _again(painter: QPainter) -> None:
    """An arrow that comes back to where it began."""
    _arc(painter, 60, 265)


def _swap(painter: QPainter) -> None:
    """Two arrows past one another."""
    for way, y in ((1, -13), (-1, 13)):
        painter.setPen(QPen(INK, 9, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(-26 * way, y), QPointF(14 * way, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        head = [QPointF(32 * way, y), QPointF(13 * way, y - 14), QPointF(13 * way, y + 14)]
        painter.drawPolygon(QPolygonF(head))


def paint_counter(painter: QPainter, middle: QPointF, size: float) -> None:
    """A counter that is paid with: a coin with a square hole."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(size / 100, size / 100)
    coin = QPainterPath()
    coin.addEllipse(QPointF(), 46, 46)
    coin.addRect(QRectF(-14, -14, 28, 28))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    painter.drawPath(coin.translated(3, 7))
    painter.setPen(QPen(INK, 6))
    painter.setBrush(GOLD)
    painter.drawPath(coin)
    painter.setPen(QPen(PAPER_SHADE.darker(140), 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), 36, 36)
    painter.restore()
