"""The small marks of fishing games, drawn by us: whose deal, whose turn, how far, how it ended.

Each is told from the others by its shape alone; colours only help.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, qGray

from hanafuda_desktop.table.hand_picture import paint_hand
from hanafuda_desktop.table.palette import GOLD, INK, NIGHT, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.seal import brushed

__all__ = [
    "MONTH_COLOURS",
    "ending_mark",
    "month_ink",
    "paint_bomb",
    "paint_dealer",
    "paint_triple",
    "paint_turn",
    "reach_mark",
]

MONTH_COLOURS: Final = tuple(
    QColor(colour)
    for colour in (
        "#3d6b45",
        "#b63c60",
        "#e79db2",
        "#775b9f",
        "#4a63b5",
        "#b53448",
        "#9f4a83",
        "#c49a3f",
        "#e0b431",
        "#b44a22",
        "#557445",
        "#6d5a96",
    )
)
"""A colour for each month's flower, January first."""
_LIGHT: Final = 140
"""From this brightness on, up to 255, a flower's colour wants dark words."""


def month_ink(month: int) -> QColor:
    """What can be read on a month's colour."""
    return INK if qGray(MONTH_COLOURS[month - 1].rgb()) > _LIGHT else PAPER


_DEALER: Final = (
    (((28, 4), (31, 15)), (9, 6)),
    (((8, 21), (28, 20), (48, 18)), (7, 6, 8)),
    (((18, 26), (22, 37)), (8, 6)),
    (((40, 24), (35, 37)), (9, 5)),
    (((4, 42), (28, 41), (52, 39)), (7, 6, 8)),
    (((8, 59), (28, 58), (49, 56)), (7, 6, 8)),
    (((29, 43), (29, 70), (29, 97)), (9, 8, 7)),
    (((27, 60), (19, 74), (5, 85)), (9, 7, 2)),
    (((32, 61), (40, 69), (50, 77)), (6, 8, 4)),
    (((60, 8), (59, 35), (60, 64)), (8, 7, 7)),
    (((60, 9), (78, 8), (91, 7), (91, 35), (90, 64)), (6, 6, 9, 8, 8)),
    (((62, 26), (76, 25), (88, 25)), (6, 5, 6)),
    (((62, 43), (76, 42), (88, 42)), (6, 5, 6)),
    (((61, 61), (76, 60), (89, 60)), (7, 5, 7)),
    (((69, 64), (65, 81), (47, 96)), (9, 8, 2)),
    (((81, 64), (80, 84), (85, 93), (97, 90), (98, 79)), (9, 8, 9, 8, 3)),
)
"""The brush strokes of the character for the dealer (*oya*) in a box of 100 by 100."""
_TICK: Final = (((-24, 2), (-8, 19), (28, -23)), (10, 15, 8))
_HAND: Final = 5


@cache
def _oya() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for points, widths in _DEALER:
        path.addPath(brushed(points, widths))
    return path.translated(-50, -50)


def _centred(painter: QPainter, rect: QRectF) -> None:
    """Let the rectangle be a box of 100 by 100 around the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    side = min(rect.width(), rect.height()) / 100
    painter.scale(side, side)


def paint_dealer(painter: QPainter, rect: QRectF) -> None:
    """The dealer's seal: the character *oya* in white on a red stone."""
    painter.save()
    _centred(painter, rect)
    painter.rotate(-4)
    painter.setPen(QPen(PAPER, 5))
    painter.setBrush(VERMILION)
    painter.drawRoundedRect(QRectF(-47, -47, 94, 94), 15, 15)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PAPER)
    painter.scale(0.76, 0.76)
    painter.drawPath(_oya())
    painter.restore()


def paint_turn(painter: QPainter, rect: QRectF) -> None:
    """Whose turn it is: an open fan, its paper gold with a red rim, its ribs bare."""
    painter.save()
    _centred(painter, rect)
    painter.scale(0.68, 0.68)
    painter.translate(0, 40)
    painter.setPen(QPen(PAPER_SHADE, 6, c=Qt.PenCapStyle.RoundCap))
    for degrees in (48, 76, 104, 132):
        turn = math.radians(degrees)
        painter.drawLine(QPointF(), QPointF(math.cos(turn) * 50, -math.sin(turn) * 50))
    painter.setPen(Qt.PenStyle.NoPen)
    for outer, inner, ink in ((84, 38, GOLD), (84, 68, VERMILION.lighter(112))):
        painter.setBrush(ink)
        painter.drawPath(_band(outer, inner, 32, 116))
    painter.setBrush(PAPER_SHADE)
    painter.drawEllipse(QPointF(), 7, 7)
    painter.restore()


def _band(outer: float, inner: float, start: float, sweep: float) -> QPainterPath:
    """A part of a ring around the origin; angles in degrees."""
    path = QPainterPath()
    leaf = QRectF(-outer, -outer, 2 * outer, 2 * outer)
    path.arcMoveTo(leaf, start)
    path.arcTo(leaf, start, sweep)
    path.arcTo(QRectF(-inner, -inner, 2 * inner, 2 * inner), start + sweep, -sweep)
    path.closeSubpath()
    return path


def paint_triple(painter: QPainter, rect: QRectF) -> None:
    """Three cards of a month were shown: three cards, fanned."""
    painter.save()
    _centred(painter, rect)
    for degrees in (-24, 0, 24):
        painter.save()
        painter.translate(0, 42)
        painter.rotate(degrees)
        painter.setPen(QPen(INK, 5))
        painter.setBrush(PAPER if degrees else GOLD)
        painter.drawRoundedRect(QRectF(-19, -84, 38, 64), 6, 6)
        painter.restore()
    painter.restore()


def paint_bomb(painter: QPainter, rect: QRectF) -> None:
    """A bomb was played: a round one with its fuse alight."""
    painter.save()
    _centred(painter, rect)
    painter.setPen(QPen(PAPER, 4))
    painter.setBrush(INK)
    painter.drawEllipse(QPointF(-6, 12), 33, 33)
    painter.setPen(QPen(PAPER_SHADE, 6, c=Qt.PenCapStyle.RoundCap))
    fuse = QPainterPath(QPointF(14, -14))
    fuse.quadTo(QPointF(20, -32), QPointF(32, -30))
    painter.drawPath(fuse)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GOLD)
    painter.drawPath(_star(QPointF(34, -30), 17, 7, 7))
    painter.setBrush(faded(PAPER, 0.5))
    painter.drawEllipse(QPointF(-18, 0), 7, 9)
    painter.restore()


def _star(middle: QPointF, outer: float, inner: float, rays: int) -> QPainterPath:
    points = []
    for index in range(2 * rays):
        turn = math.pi * index / rays
        radius = inner if index % 2 else outer
        points.append(middle + QPointF(math.cos(turn) * radius, math.sin(turn) * radius))
    path = QPainterPath()
    path.addPolygon(QPolygonF([*points, points[0]]))
    return path


# --- how far a yaku is ---------------------------------------------------------------------------


def reach_mark(reach: str, *, dark: bool) -> _Mark:
    """The mark of a reach: a full disc with a tick, a diamond, a ring, a bar.

    Args:
        reach: the value of a :class:`~hanafuda_desktop.engine.fishing.standing.Reach`.
        dark: whether it stands on a dark ground.
    """
    return _Mark(reach, PAPER if dark else INK)


class _Mark:
    """Draws one of the marks of :func:`reach_mark` and :func:`ending_mark`."""

    def __init__(self, name: str, ink: QColor) -> None:
        self._name, self._ink = name, ink

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it."""
        painter.save()
        _centred(painter, rect)
        _DRAWN[self._name](painter, self._ink)
        painter.restore()


def _complete(painter: QPainter, _ink: QColor) -> None:
    painter.setPen(QPen(NIGHT, 4))
    painter.setBrush(GOLD)
    painter.drawEllipse(QPointF(), 44, 44)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(VERMILION.darker(115))
    painter.scale(1.15, 1.15)
    painter.drawPath(brushed(*_TICK))


def _one_away(painter: QPainter, _ink: QColor) -> None:
    """A diamond with a hole in it: one is lacking."""
    painter.setPen(QPen(NIGHT, 4, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(GOLD)
    diamond = QPolygonF([QPointF(0, -47), QPointF(47, 0), QPointF(0, 47), QPointF(-47, 0)])
    painter.drawPolygon(diamond)
    painter.setBrush(NIGHT)
    painter.drawEllipse(QPointF(), 13, 13)


def _open(painter: QPainter, ink: QColor) -> None:
    painter.setPen(QPen(faded(ink, 0.75), 9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), 30, 30)


def _closed(painter: QPainter, ink: QColor) -> None:
    painter.setPen(QPen(faded(ink, 0.5), 9, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-22, 22), QPointF(22, -22))


# --- how a round ended ---------------------------------------------------------------------------


def ending_mark(ending: str) -> _Mark:
    """The mark of how a round ended, on paper.

    Args:
        ending: the value of an :class:`~hanafuda_desktop.engine.rounds.Ending`.
    """
    return _Mark(ending, INK)


def _stopped(painter: QPainter, ink: QColor) -> None:
    """A flag that was put up."""
    painter.setPen(QPen(ink, 8, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-26, -40), QPointF(-26, 42))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(VERMILION)
    flag = QPainterPath(QPointF(-22, -42))
    flag.cubicTo(QPointF(4, -52), QPointF(14, -28), QPointF(42, -38))
    flag.lineTo(QPointF(42, 2))
    flag.cubicTo(QPointF(14, 12), QPointF(4, -12), QPointF(-22, -2))
    flag.closeSubpath()
    painter.drawPath(flag)


def _dealt_hand(painter: QPainter, ink: QColor) -> None:
    """Four cards in a hand."""
    for degrees in (-33, -11, 11, 33):
        painter.save()
        painter.translate(0, 46)
        painter.rotate(degrees)
        painter.setPen(QPen(ink, 5))
        painter.setBrush(GOLD)
        painter.drawRoundedRect(QRectF(-16, -90, 32, 56), 5, 5)
        painter.restore()


def _counted(painter: QPainter, ink: QColor) -> None:
    """Cards laid out in rows to be counted."""
    painter.setPen(QPen(ink, 5))
    painter.setBrush(PAPER_SHADE)
    for x in (-38, -13, 12):
        for y in (-42, 4):
            painter.drawRoundedRect(QRectF(x, y, 22, 38), 4, 4)


def _exhausted(painter: QPainter, ink: QColor) -> None:
    """An empty outline where the stock lay."""
    pen = QPen(ink, 7)
    pen.setDashPattern([2.2, 1.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(-26, -42, 52, 84), 9, 9)


def _shed(painter: QPainter, _ink: QColor) -> None:
    """The winner's palm."""
    paint_hand(painter, QPointF(0, 2), 76, VERMILION)


def _drawn(painter: QPainter, ink: QColor) -> None:
    """Two equal strokes."""
    painter.setPen(QPen(faded(ink, 0.7), 11, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-34, -15), QPointF(34, -15))
    painter.drawLine(QPointF(-34, 17), QPointF(34, 17))


_DRAWN: Final = {
    "complete": _complete,
    "one-away": _one_away,
    "open": _open,
    "closed": _closed,
    "stopped": _stopped,
    "dealt-hand": _dealt_hand,
    "counted": _counted,
    "exhausted": _exhausted,
    "shed": _shed,
    "drawn": _drawn,
}
