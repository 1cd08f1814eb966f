"""The small marks of fishing games, drawn by us: whose deal, whose turn, how far, how it ended.

Each is told from the others by its shape alone; colours only help.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, wraps
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, qGray

from hanafuda_desktop.table.cloth import (
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    VERMILION,
    faded,
    fill,
    inks,
    turned,
)

_Points: TypeAlias = tuple[tuple[float, float], ...]
_Strokes: TypeAlias = tuple[tuple[_Points, tuple[float, ...]], ...]
"""Strokes of a brush, each with its widths."""

# The red seal that is stamped on a collected yaku: the character for "flower", brushed by us.

_FLOWER: Final = (
    (((12, 27), (50, 24), (90, 22)), (8, 7, 10)),
    (((33, 10), (36, 24), (37, 38)), (10, 9, 6)),
    (((67, 8), (65, 22), (61, 38)), (10, 9, 5)),
    (((41, 40), (30, 58), (10, 75)), (11, 9, 3)),
    (((30, 57), (30, 76), (30, 95)), (9, 9, 10)),
    (((84, 46), (71, 58), (52, 68)), (10, 8, 4)),
    (((54, 42), (53, 66), (56, 87), (72, 92), (90, 87), (91, 75)), (10, 10, 10, 10, 10, 3)),
)
"""Strokes in a box of 100 by 100, each with the widths of the brush along it."""

_SPECKS: Final = (
    (6, 14, 3.2),
    (95, 40, 2.6),
    (22, 97, 3.4),
    (78, 4, 2.4),
    (47, 98, 2),
    (98, 88, 3),
)
"""Where the stone left no ink: x, y and radius."""


def brushed(points: Sequence[tuple[float, float]], widths: Sequence[float]) -> QPainterPath:
    """A brush stroke through these points as a filled shape, as wide as ``widths`` along it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    steps = 8 * (len(points) - 1)
    left: list[QPointF] = []
    right: list[QPointF] = []
    for step in range(steps + 1):
        t = step / steps * (len(points) - 1)
        x, y, run_x, run_y = _on_curve(points, t)
        length = math.hypot(run_x, run_y) or 1
        index = min(int(t), len(widths) - 2)
        width = widths[index] + (widths[index + 1] - widths[index]) * (t - index)
        half = width / 2 / length
        left.append(QPointF(x - run_y * half, y + run_x * half))
        right.append(QPointF(x + run_y * half, y - run_x * half))
        if step in (0, steps):
            path.addEllipse(QPointF(x, y), width / 2, width / 2)
    # The same way round as Qt's ellipses, or the round ends would be holes where they overlap.
    path.addPolygon(QPolygonF([*right, *reversed(left), right[0]]))
    return path


@cache
def _brushed_all(strokes: _Strokes) -> QPainterPath:
    """Several strokes as one shape."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for points, widths in strokes:
        path.addPath(brushed(points, widths))
    return path


def _on_curve(points: Sequence[tuple[float, float]], t: float) -> tuple[float, float, float, float]:
    """Where a smooth curve through the points is at ``t``, counted in points, and whither it runs.

    In plain numbers: the strokes of the marks are needed before the first table can be shown, and
    sums of Qt's points take five times as long.
    """
    last = len(points) - 1
    index = min(int(t), last - 1)
    (ax, ay), (bx, by) = points[max(index - 1, 0)], points[index]
    (cx, cy), (dx, dy) = points[index + 1], points[min(index + 2, last)]
    s = t - index
    of_a = s * (-1 + s * (2 - s)) / 2
    of_b = (2 + s * s * (3 * s - 5)) / 2
    of_c = s * (1 + s * (4 - 3 * s)) / 2
    of_d = s * s * (s - 1) / 2
    run_a = (s * (4 - 3 * s) - 1) / 2
    run_b = s * (9 * s - 10) / 2
    run_c = (1 + s * (8 - 9 * s)) / 2
    run_d = s * (3 * s - 2) / 2
    return (
        of_a * ax + of_b * bx + of_c * cx + of_d * dx,
        of_a * ay + of_b * by + of_c * cy + of_d * dy,
        run_a * ax + run_b * bx + run_c * cx + run_d * dx,
        run_a * ay + run_b * by + run_c * cy + run_d * dy,
    )


@cache
def _stone() -> QPainterPath:
    """The outline of the seal in a box of 120 by 120: a rounded square, a little uneven."""
    outline = [(-9, -6), (30, -10), (74, -8), (108, -9), (111, 30), (109, 72), (110, 108)]
    outline += [(66, 111), (28, 109), (-8, 111), (-11, 70), (-8, 34)]
    face = QPainterPath()
    face.addRoundedRect(QRectF(-10, -10, 120, 120), 15, 15)
    rough = QPainterPath()
    rough.addPolygon(QPolygonF([QPointF(x, y) for x, y in [*outline, outline[0]]]))
    return face.intersected(rough).translated(-50, -50)


@cache
def _bare() -> QPainterPath:
    """Where the stone leaves the paper bare: the character, and some specks."""
    bare = QPainterPath(_brushed_all(_FLOWER))
    for x, y, radius in _SPECKS:
        bare.addEllipse(QPointF(x, y), radius, radius * 0.8)
    return bare.translated(-50, -50)


def paint_seal(painter: QPainter, centre: QPointF, side: float, *, opacity: float = 1.0) -> None:
    """Paint the seal, a little askew, ``side`` units wide around ``centre``."""
    with turned(painter, centre, -7):
        painter.setOpacity(painter.opacity() * opacity)
        painter.scale(side / 120, side / 120)
        inks(painter, PAPER)
        painter.drawRoundedRect(QRectF(-61, -61, 122, 122), 17, 17)
        fill(painter, VERMILION, _stone())
        fill(painter, PAPER, _bare())


# A hand that slaps down on the table, drawn by us with the brush: fingers, nails and sleeve.

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
    return _brushed_all((*_FINGERS, _BACK, _WRIST)).simplified()


@cache
def _sleeve(flare: float) -> QPainterPath:
    path = QPainterPath(QPointF(28 - flare, _CUFF))
    path.quadTo(QPointF(55, _CUFF + 7), QPointF(82 + flare, _CUFF))
    path.lineTo(QPointF(100 + 2 * flare, _SLEEVE))
    path.lineTo(QPointF(10 - 2 * flare, _SLEEVE))
    path.closeSubpath()
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
    aside = QPointF(0.03 * size * (1 + 4 * lift), 0.05 * size * (1 + 5 * lift))
    with turned(painter, middle + aside, degrees):
        _box_hand(painter, size, mirrored=mirrored)
        _paint_shadow(painter, lift)
    with turned(painter, middle, degrees):
        _box_hand(painter, size * (1 + 0.28 * lift), mirrored=mirrored)
        _paint_sleeve(painter, colour)
        _paint_skin(painter)


def _box_hand(painter: QPainter, size: float, *, mirrored: bool) -> None:
    painter.scale(-size / 100 if mirrored else size / 100, size / 100)
    painter.translate(-_MIDDLE)


def _paint_shadow(painter: QPainter, lift: float) -> None:
    """Soft, and the softer the higher the hand is."""
    for step in range(4):
        shade = faded(NIGHT, 0.10)
        inks(painter, shade, shade, 2.0 + step * (3.0 + 5.0 * lift), soft=True)
        painter.drawPath(_skin())
        painter.drawPath(_sleeve(0.0))


def _paint_sleeve(painter: QPainter, colour: QColor) -> None:
    """The cloth, its lining, and a few stitches of a pattern."""
    inks(painter, PAPER, INK, 2.0)
    painter.drawPath(_sleeve(0.0).translated(0, -4))
    cloth = QLinearGradient(0, _CUFF, 100, _SLEEVE)
    cloth.setColorAt(0, colour.darker(118))
    cloth.setColorAt(1, colour.darker(175))
    sleeve = _sleeve(1.5).translated(0, 3)
    inks(painter, cloth, INK, 2.0)
    painter.drawPath(sleeve)
    painter.save()
    painter.setClipPath(sleeve)
    inks(painter, None, faded(PAPER, 0.4), 1.5)
    for row in range(7):
        for column in range(8):
            x, y = 2 + column * 16 + row % 2 * 8, _CUFF + 24 + row * 15
            for radius in (8.0, 4.5):
                painter.drawArc(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), 0, 2880)
    painter.restore()


def _paint_skin(painter: QPainter) -> None:
    """Fingers and back, what lies between them, knuckles, joints and nails."""
    hand = QLinearGradient(20, 10, 78, 120)
    hand.setColorAt(0, _SKIN[0])
    hand.setColorAt(1, _SKIN[1])
    painter.save()
    # the cuff covers the wrist
    painter.setClipRect(QRectF(-60, -60, 220, _CUFF + 59))
    inks(painter, hand, INK, 3.6, soft=True)
    painter.drawPath(_skin())
    painter.restore()
    fill(painter, _SHADE, _brushed_all(_BETWEEN))
    inks(painter, None, faded(_SHADE, 0.55), 1.3, soft=True)
    for x, y in _KNUCKLES:
        painter.drawArc(QRectF(x - 4, y - 2.5, 8, 6), 25 * 16, 130 * 16)
    for x, y, turn in _JOINTS:
        with turned(painter, QPointF(x, y), turn):
            painter.drawArc(QRectF(-3.6, -2, 7.2, 4), 20 * 16, 140 * 16)
            painter.drawArc(QRectF(-3.2, 1, 6.4, 4), 25 * 16, 130 * 16)
    inks(painter, QColor("#fbeae0"), faded(_SHADE, 0.7), 0.9)
    for x, y, turn in _NAILS:
        with turned(painter, QPointF(x, y), turn):
            painter.drawRoundedRect(QRectF(-3.1, -3.9, 6.2, 7.4), 3, 3.4)


def paint_slap(painter: QPainter, middle: QPointF, size: float, strength: float) -> None:
    """The strokes that fly off where a hand has slapped down; ``strength`` from 1 to 0."""
    if strength <= 0:
        return
    for number in range(16):
        start = size * (0.72 + 0.35 * (1 - strength))
        long = size * (0.26 if number % 2 else 0.16) * strength
        with turned(painter, middle, number * 22.5 + (7 if number % 2 else 0)):
            inks(painter, faded(PAPER, 0.9 * strength))
            widths = size * 0.035, size * 0.008
            painter.drawPath(brushed(((0, -start), (0, -start - long)), widths))


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


def boxed(draw: Callable[[QPainter], None]) -> Callable[[QPainter, QRectF], None]:
    """Draws into any rectangle what is drawn into a box of 100 by 100 around the origin."""

    @wraps(draw)
    def drawn(painter: QPainter, rect: QRectF) -> None:
        with turned(painter, rect.center(), 0):
            side = min(rect.width(), rect.height()) / 100
            painter.scale(side, side)
            draw(painter)

    return drawn


@boxed
def paint_dealer(painter: QPainter) -> None:
    """The dealer's seal: the character *oya* in white on a red stone."""
    painter.rotate(-4)
    inks(painter, VERMILION, PAPER, 5)
    painter.drawRoundedRect(QRectF(-47, -47, 94, 94), 15, 15)
    inks(painter, PAPER)
    painter.scale(0.76, 0.76)
    painter.drawPath(_brushed_all(_DEALER).translated(-50, -50))


@boxed
def paint_turn(painter: QPainter) -> None:
    """Whose turn it is: an open fan, its paper gold with a red rim, its ribs bare."""
    painter.scale(0.68, 0.68)
    painter.translate(0, 40)
    inks(painter, None, PAPER_SHADE, 6, soft=True)
    for degrees in (48, 76, 104, 132):
        turn = math.radians(degrees)
        painter.drawLine(QPointF(), QPointF(math.cos(turn) * 50, -math.sin(turn) * 50))
    for outer, inner, ink in ((84, 38, GOLD), (84, 68, VERMILION.lighter(112))):
        fill(painter, ink, _band(outer, inner, 32, 116))
    inks(painter, PAPER_SHADE)
    painter.drawEllipse(QPointF(), 7, 7)


def _band(outer: float, inner: float, start: float, sweep: float) -> QPainterPath:
    """A part of a ring around the origin; angles in degrees."""
    path = QPainterPath()
    leaf = QRectF(-outer, -outer, 2 * outer, 2 * outer)
    path.arcMoveTo(leaf, start)
    path.arcTo(leaf, start, sweep)
    path.arcTo(QRectF(-inner, -inner, 2 * inner, 2 * inner), start + sweep, -sweep)
    path.closeSubpath()
    return path


@boxed
def paint_triple(painter: QPainter) -> None:
    """Three cards of a month were shown: three cards, fanned."""
    for degrees in (-24, 0, 24):
        with turned(painter, QPointF(0, 42), degrees):
            inks(painter, PAPER if degrees else GOLD, INK, 5)
            painter.drawRoundedRect(QRectF(-19, -84, 38, 64), 6, 6)


@boxed
def paint_bomb(painter: QPainter) -> None:
    """A bomb was played: a round one with its fuse alight."""
    inks(painter, INK, PAPER, 4)
    painter.drawEllipse(QPointF(-6, 12), 33, 33)
    inks(painter, INK, PAPER_SHADE, 6, soft=True)
    fuse = QPainterPath(QPointF(14, -14))
    fuse.quadTo(QPointF(20, -32), QPointF(32, -30))
    painter.drawPath(fuse)
    fill(painter, GOLD, star(QPointF(34, -30), 17, 7, 7))
    inks(painter, faded(PAPER, 0.5))
    painter.drawEllipse(QPointF(-18, 0), 7, 9)


def star(middle: QPointF, outer: float, inner: float, rays: int) -> QPainterPath:
    """A disc whose edge runs out in points."""
    points = []
    for index in range(2 * rays):
        turn = math.pi * index / rays
        radius = inner if index % 2 else outer
        points.append(middle + QPointF(math.cos(turn) * radius, math.sin(turn) * radius))
    path = QPainterPath()
    path.addPolygon(QPolygonF([*points, points[0]]))
    return path


# --- how far a yaku is, and how a round ended ----------------------------------------------------


def sign_of(value: str, ink: QColor) -> Callable[[QPainter, QRectF], None]:
    """The mark of a reach (a full disc with a tick, a diamond, a ring, a bar) or of how a round
    ended, in an ink that is seen on its ground.
    """
    return boxed(lambda painter: _DRAWN[value](painter, ink))


def _complete(painter: QPainter, _ink: QColor) -> None:
    inks(painter, GOLD, NIGHT, 4)
    painter.drawEllipse(QPointF(), 44, 44)
    inks(painter, VERMILION.darker(115))
    painter.scale(1.15, 1.15)
    painter.drawPath(brushed(*_TICK))


def _one_away(painter: QPainter, _ink: QColor) -> None:
    """A diamond with a hole in it: one is lacking."""
    inks(painter, GOLD, NIGHT, 4, soft=True)
    diamond = QPolygonF([QPointF(0, -47), QPointF(47, 0), QPointF(0, 47), QPointF(-47, 0)])
    painter.drawPolygon(diamond)
    inks(painter, NIGHT, NIGHT, 4)
    painter.drawEllipse(QPointF(), 13, 13)


def _open(painter: QPainter, ink: QColor) -> None:
    inks(painter, None, faded(ink, 0.75), 9)
    painter.drawEllipse(QPointF(), 30, 30)


def _closed(painter: QPainter, ink: QColor) -> None:
    inks(painter, None, faded(ink, 0.5), 9, soft=True)
    painter.drawLine(QPointF(-22, 22), QPointF(22, -22))


def _stopped(painter: QPainter, ink: QColor) -> None:
    """A flag that was put up."""
    inks(painter, None, ink, 8, soft=True)
    painter.drawLine(QPointF(-26, -40), QPointF(-26, 42))
    inks(painter, VERMILION)
    flag = QPainterPath(QPointF(-22, -42))
    flag.cubicTo(QPointF(4, -52), QPointF(14, -28), QPointF(42, -38))
    flag.lineTo(QPointF(42, 2))
    flag.cubicTo(QPointF(14, 12), QPointF(4, -12), QPointF(-22, -2))
    flag.closeSubpath()
    painter.drawPath(flag)


def _dealt_hand(painter: QPainter, ink: QColor) -> None:
    """Four cards in a hand."""
    for degrees in (-33, -11, 11, 33):
        with turned(painter, QPointF(0, 46), degrees):
            inks(painter, GOLD, ink, 5)
            painter.drawRoundedRect(QRectF(-16, -90, 32, 56), 5, 5)


def _counted(painter: QPainter, ink: QColor) -> None:
    """Cards laid out in rows to be counted."""
    inks(painter, PAPER_SHADE, ink, 5)
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
    inks(painter, None, faded(ink, 0.7), 11, soft=True)
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
