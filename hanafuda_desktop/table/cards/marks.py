"""Beginner's marks: the month's numeral and the sign of the kind, laid over a card's picture.

They stand on a small paper tag in the upper left corner, because that is what can be seen of a
covered card: of a fanned column its upper sixth, of a fanned waste its left quarter. A kind is
told by shape before colour: a sun with rays, a square seal with a bird, a slanting slip, a leaf;
the slip has its ribbon's own colour, and writing if it is a poetry ribbon. Everything is drawn
from strokes at the size at which it is seen, so that it is crisp and needs no font.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from hanafuda_desktop.cards.card import Card, Category, Ribbon
from hanafuda_desktop.studio.tools.pigments import (
    BENI,
    INDIGO,
    INK,
    MOSS,
    PAPER,
    PINE,
    PURPLE,
    UMBER,
    VERMILION,
    WHITE,
    mixed,
)
from hanafuda_desktop.table.cloth import faded, fill, inks, turned
from hanafuda_desktop.table.signs.emblems import brushed, star

LEAST_WIDTH: Final = 34
"""On a card less wide than this, in logical pixels, there is no room for marks."""

_TAG: Final = 0.195
"""Height of the tag, in card widths: with its inset, what the most squeezed column still shows."""
_TAG_LEAST: Final = 12.0
"""Its least height in logical pixels, for small cards, but at most"""
_TAG_MOST: Final = 0.36
"""so many card widths."""
_INSET: Final = 0.042
_LONG: Final = 1.82
"""Width of the tag, in its heights."""

_PALE: Final = QColor(*mixed(PAPER, WHITE, 0.45))
_DARK: Final = QColor(*INK)


_SUN: Final = QColor(*mixed(VERMILION, BENI, 0.2))
_SQUARE: Final = QColor(*mixed(PINE, MOSS, 0.12))
_LEAF: Final = QColor(*mixed(UMBER, INK, 0.25))
_SLIPS: Final = {
    Ribbon.POETRY: QColor(*VERMILION),
    Ribbon.RED: QColor(*VERMILION),
    Ribbon.BLUE: QColor(*mixed(INDIGO, PURPLE, 0.35)),
}

_FIGURES: Final = {
    "0": (60, "30,5 10,26 9,74 30,95 51,74 50,26 30,5"),
    "1": (36, "7,24 22,6 / 22,6 23,50 22,95"),
    "2": (60, "9,26 18,8 40,7 49,26 36,54 8,92 / 8,93 54,91"),
    "3": (58, "9,14 26,5 46,14 44,36 24,47 / 24,47 48,56 51,79 32,95 7,86"),
    "4": (62, "36,6 22,38 5,68 / 5,68 58,66 / 42,40 42,95"),
    "5": (58, "14,8 50,6 / 14,8 10,45 / 10,45 28,38 49,50 50,76 32,95 7,87"),
    "6": (60, "42,5 20,28 9,62 18,91 40,93 52,74 42,53 22,54 11,68"),
    "7": (58, "6,9 52,7 / 52,7 36,50 24,95"),
    "8": (60, "30,47 13,34 14,13 30,5 46,13 47,34 30,47 10,64 11,86 30,95 49,86 50,64 30,47"),
    "9": (60, "50,30 40,45 20,45 9,28 18,8 40,8 51,30 36,95"),
}
"""How wide each figure is in a box 100 high, and the points of its strokes, ``across,down``."""

_PRESSURE: Final = (15.0, 18.5, 16.5)
"""Widths of the brush in turn along a stroke."""
_BETWEEN: Final = 12.0

_BIRD: Final = (
    (((0, 12), (-22, -26), (-62, -42)), (26, 20, 3)),
    (((4, 10), (16, -28), (54, -56)), (26, 20, 3)),
    (((-54, 50), (-18, 34), (26, 18), (64, -2)), (12, 28, 24, 6)),
)
_WRITING: Final = (
    (((-22, -58), (2, -22), (-6, 4)), (16, 22, 12)),
    (((10, 12), (22, 40), (34, 58)), (14, 22, 10)),
)
_SLIP_OUTLINE: Final = ((-66, -94), (4, -98), (22, -34), (46, 20), (76, 66), (22, 98), (-24, 46))
_LEAF_OUTLINE: Final = (
    (-70, 76),
    (-82, 14),
    (-52, -44),
    (8, -78),
    (86, -88),
    (80, -14),
    (46, 46),
    (-8, 78),
)


def tag_rect(width: float, ratio: float = 1.0) -> QRectF:
    """Where the tag stands on a card, in whole device pixels.

    Args:
        width: of the card, in device pixels.
        ratio: device pixels for each logical one.
    """
    high = max(_TAG * width, min(_TAG_LEAST * ratio, _TAG_MOST * width))
    inset = round(_INSET * width)
    return QRectF(inset, inset, round(high * _LONG), round(high))


def paint_marks(painter: QPainter, card: Card, width: float, ratio: float = 1.0) -> None:
    """Paint a card's marks over its picture, whose upper left corner is the origin.

    Args:
        painter: its units are device pixels.
        card: the card.
        width: of its picture, in device pixels.
        ratio: device pixels for each logical one.
    """
    if width < LEAST_WIDTH * ratio:
        return
    tag = tag_rect(width, ratio)
    high = tag.height()
    with turned(painter, QPointF(), 0):
        line = max(0.8, high * 0.035)
        half = line / 2
        inks(painter, faded(_PALE, 0.96), faded(_DARK, 0.5), line)
        painter.drawRoundedRect(tag.adjusted(half, half, -half, -half), high * 0.2, high * 0.2)
        cell = QRectF(tag.x() + high * 0.09, tag.y(), high * 0.69, high)
        _paint_numeral(painter, card.month, cell.center(), high * 0.7, cell.width())
        side = high * 0.76
        middle = QPointF(tag.right() - high * 0.13 - side / 2, tag.center().y())
        paint_kind(painter, card.category, card.ribbon, middle, side)


@cache
def _numeral(month: int) -> QPainterPath:
    """A month's numeral, 100 high and centred on the origin."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    left = 0.0
    for figure in str(month):
        wide, strokes = _FIGURES[figure]
        for written in strokes.split(" / "):
            points = (point.partition(",") for point in written.split())
            stroke = [(float(across), float(down)) for across, _, down in points]
            widths = [_PRESSURE[at % len(_PRESSURE)] for at in range(len(stroke))]
            path.addPath(brushed(stroke, widths).translated(left, 0))
        left += wide + _BETWEEN
    return path.translated(-(left - _BETWEEN) / 2, -50)


def _paint_numeral(
    painter: QPainter, month: int, middle: QPointF, high: float, room: float
) -> None:
    path, scale = _numeral(month), high / 100
    squeeze = min(1.0, room / (path.boundingRect().width() * scale))
    with turned(painter, middle, 0):
        painter.scale(scale * squeeze, scale)
        fill(painter, _DARK, path)


def paint_kind(
    painter: QPainter, category: Category, ribbon: Ribbon | None, middle: QPointF, side: float
) -> None:
    """Paint the sign of a kind, ``side`` units wide and high around ``middle``."""
    with turned(painter, middle, 0):
        painter.scale(side / 200, side / 200)
        match category:
            case Category.BRIGHT:
                fill(painter, _SUN, star(QPointF(), 100, 68, 12))
                for radius, ink in ((49, _PALE), (39, _SUN)):
                    inks(painter, ink)
                    painter.drawEllipse(QPointF(), radius, radius)
            case Category.ANIMAL:
                inks(painter, _SQUARE)
                painter.drawRoundedRect(QRectF(-86, -86, 172, 172), 22, 22)
                for points, widths in _BIRD:
                    fill(painter, _PALE, brushed(points, widths))
            case Category.RIBBON:
                kind = ribbon if ribbon is not None else Ribbon.RED
                fill(painter, _SLIPS[kind], _curved(_SLIP_OUTLINE))
                for points, widths in _WRITING if kind is Ribbon.POETRY else ():
                    fill(painter, _DARK, brushed(points, widths))
            case Category.CHAFF:
                fill(painter, _LEAF, _curved(_LEAF_OUTLINE))
                fill(painter, _PALE, brushed(((-92, 92), (-8, 2), (60, -64)), (13, 17, 5)))


@cache
def _curved(outline: tuple[tuple[float, float], ...]) -> QPainterPath:
    """A shape whose corners are a little soft, as cut by hand."""
    points = [QPointF(x, y) for x, y in outline]
    path = QPainterPath()
    count = len(points)
    soft = 0.3
    for number in range(count):
        before, here, after = points[number - 1], points[number], points[(number + 1) % count]
        start, stop = here + (before - here) * soft, here + (after - here) * soft
        if number == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(here, stop)
    path.closeSubpath()
    return path
