"""The red seal that is stamped on a collected yaku: the character for "flower", brushed by us."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from hanafuda_desktop.table.palette import PAPER, VERMILION

__all__ = ["brushed", "paint_seal"]

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
    bare = QPainterPath()
    bare.setFillRule(Qt.FillRule.WindingFill)
    for points, widths in _FLOWER:
        bare.addPath(brushed(points, widths))
    for x, y, radius in _SPECKS:
        bare.addEllipse(QPointF(x, y), radius, radius * 0.8)
    return bare.translated(-50, -50)


def paint_seal(painter: QPainter, centre: QPointF, side: float, *, opacity: float = 1.0) -> None:
    """Paint the seal, a little askew, ``side`` units wide around ``centre``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * opacity)
    painter.translate(centre)
    painter.rotate(-7)
    painter.scale(side / 120, side / 120)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PAPER)
    painter.drawRoundedRect(QRectF(-61, -61, 122, 122), 17, 17)
    painter.setBrush(VERMILION)
    painter.drawPath(_stone())
    painter.setBrush(PAPER)
    painter.drawPath(_bare())
    painter.restore()
