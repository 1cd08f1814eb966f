"""A hand that slaps down on the table, drawn by us with the brush: fingers, nails and sleeve."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from hanafuda_desktop.table.palette import INK, NIGHT, PAPER, faded
from hanafuda_desktop.table.seal import brushed

__all__ = ["paint_hand", "paint_slap"]

_MIDDLE: Final = QPointF(51, 62)
"""The middle of the hand in its box of 100 by 100; that is where it is put."""
_FINGERS: Final = (
    (((37, 58), (31, 33), (27, 14)), (17, 14.5, 11.5)),
    (((49, 54), (47.5, 25), (46.5, 4)), (17.5, 15.5, 12)),
    (((62, 56), (65, 30), (67.5, 10)), (17, 14.5, 11.5)),
    (((73, 64), (80, 44), (85.5, 29)), (15.5, 12.5, 10)),
    (((36, 84), (20, 70), (7.5, 55)), (23, 17, 12.5)),
)
"""Each as a stroke from its root to its tip: forefinger, middle, ring, little finger, thumb."""
_BACK: Final = (((53, 62), (52.5, 76), (54, 92)), (48, 50, 39))
_WRIST: Final = (((54, 86), (54.5, 102), (55, 122)), (36, 32, 33))
_BETWEEN: Final = (
    (((43.5, 60), (42, 50), (41.3, 44)), (1.1, 2.6, 0.6)),
    (((55.5, 59), (56, 49), (56.4, 43)), (1.1, 2.6, 0.6)),
    (((67.5, 64), (69.5, 54), (71, 48)), (1.1, 2.6, 0.6)),
    (((34.5, 66), (29, 70), (26, 76)), (0.6, 2.2, 0.8)),
)
"""Where one finger lies beside the other."""
_KNUCKLES: Final = ((37.5, 63), (49.5, 59.5), (61, 61), (71.5, 67.5))
_JOINTS: Final = ((32.5, 38, -12), (47.8, 32, -2), (64.6, 36, 8), (78.6, 48, 18))
_NAILS: Final = ((26.6, 14.5, -12), (46.4, 4.9, -2), (67.8, 10.6, 8), (85.9, 29.4, 19))
_SKIN: Final = (QColor("#f6dcbd"), QColor("#e3b992"))
_SHADE: Final = QColor("#a8714d")
_CUFF: Final = 104.0
"""Where the sleeve begins."""
_SLEEVE: Final = 230.0
"""And where it ends, beyond the wrist: the arm comes from the table's edge."""


@cache
def _skin() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for points, widths in (*_FINGERS, _BACK, _WRIST):
        path.addPath(brushed(points, widths))
    return path.simplified()


@cache
def _sleeve(flare: float) -> QPainterPath:
    path = QPainterPath(QPointF(28 - flare, _CUFF))
    path.quadTo(QPointF(55, _CUFF + 7), QPointF(82 + flare, _CUFF))
    path.lineTo(QPointF(100 + 2 * flare, _SLEEVE))
    path.lineTo(QPointF(10 - 2 * flare, _SLEEVE))
    path.closeSubpath()
    return path


@cache
def _lines() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for points, widths in _BETWEEN:
        path.addPath(brushed(points, widths))
    return path


def paint_hand(
    painter: QPainter,
    middle: QPointF,
    size: float,
    colour: QColor,
    *,
    degrees: float = 0.0,
    lift: float = 0.0,
    mirrored: bool = False,
) -> None:
    """Paint a hand, seen from above.

    Args:
        painter: with what.
        middle: where the middle of the hand is.
        size: of the hand's box; sleeve and fingers reach a little beyond.
        colour: of the sleeve.
        degrees: where it points: 0 up, 90 to the right.
        lift: 0 on the table to 1 high over it: the shadow leaves it.
        mirrored: a left hand.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.save()
    painter.translate(0.03 * size * (1 + 4 * lift), 0.05 * size * (1 + 5 * lift))
    _turn(painter, size, degrees, mirrored=mirrored)
    _paint_shadow(painter, lift)
    painter.restore()
    _turn(painter, size * (1 + 0.28 * lift), degrees, mirrored=mirrored)
    _paint_sleeve(painter, colour)
    _paint_skin(painter)
    painter.restore()


def _turn(painter: QPainter, size: float, degrees: float, *, mirrored: bool) -> None:
    painter.rotate(degrees)
    painter.scale(-size / 100 if mirrored else size / 100, size / 100)
    painter.translate(-_MIDDLE)


def _paint_shadow(painter: QPainter, lift: float) -> None:
    """Soft, and the softer the higher the hand is."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(4):
        wide = 2.0 + step * (3.0 + 5.0 * lift)
        pen = QPen(faded(NIGHT, 0.10), wide)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(faded(NIGHT, 0.10))
        painter.drawPath(_skin())
        painter.drawPath(_sleeve(0.0))


def _paint_sleeve(painter: QPainter, colour: QColor) -> None:
    """The cloth, its lining, and a few stitches of a pattern."""
    lining = _sleeve(0.0).translated(0, -4)
    painter.setPen(QPen(INK, 2.0))
    painter.setBrush(PAPER)
    painter.drawPath(lining)
    cloth = QLinearGradient(0, _CUFF, 100, _SLEEVE)
    cloth.setColorAt(0, colour.darker(118))
    cloth.setColorAt(1, colour.darker(175))
    painter.setBrush(cloth)
    painter.drawPath(_sleeve(1.5).translated(0, 3))
    painter.save()
    painter.setClipPath(_sleeve(1.5).translated(0, 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(PAPER, 0.4), 1.5))
    for row in range(7):
        for column in range(8):
            x, y = 2 + column * 16 + row % 2 * 8, _CUFF + 24 + row * 15
            for radius in (8.0, 4.5):
                painter.drawArc(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), 0, 2880)
    painter.restore()


def _paint_skin(painter: QPainter) -> None:
    pen = QPen(INK, 3.6)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    hand = QLinearGradient(20, 10, 78, 120)
    hand.setColorAt(0, _SKIN[0])
    hand.setColorAt(1, _SKIN[1])
    painter.save()
    # the cuff covers the wrist
    painter.setClipRect(QRectF(-60, -60, 220, _CUFF + 59))
    painter.setPen(pen)
    painter.setBrush(hand)
    painter.drawPath(_skin())
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    painter.drawPath(_lines())
    _paint_folds(painter)
    _paint_nails(painter)


def _paint_folds(painter: QPainter) -> None:
    """Paint knuckles and joints."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(_SHADE, 0.55), 1.3, c=Qt.PenCapStyle.RoundCap))
    for x, y in _KNUCKLES:
        painter.drawArc(QRectF(x - 4, y - 2.5, 8, 6), 25 * 16, 130 * 16)
    for x, y, turn in _JOINTS:
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        painter.drawArc(QRectF(-3.6, -2, 7.2, 4), 20 * 16, 140 * 16)
        painter.drawArc(QRectF(-3.2, 1, 6.4, 4), 25 * 16, 130 * 16)
        painter.restore()


def _paint_nails(painter: QPainter) -> None:
    for x, y, turn in _NAILS:
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        painter.setPen(QPen(faded(_SHADE, 0.7), 0.9))
        painter.setBrush(QColor("#fbeae0"))
        painter.drawRoundedRect(QRectF(-3.1, -3.9, 6.2, 7.4), 3, 3.4)
        painter.restore()


def paint_slap(painter: QPainter, middle: QPointF, size: float, strength: float) -> None:
    """The strokes that fly off where a hand has slapped down; ``strength`` from 1 to 0."""
    if strength <= 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(PAPER, 0.9 * strength))
    for number in range(16):
        painter.save()
        painter.rotate(number * 22.5 + (7 if number % 2 else 0))
        start = size * (0.72 + 0.35 * (1 - strength))
        long = size * (0.26 if number % 2 else 0.16) * strength
        painter.drawPath(brushed(((0, -start), (0, -start - long)), (size * 0.035, size * 0.008)))
        painter.restore()
    painter.restore()
