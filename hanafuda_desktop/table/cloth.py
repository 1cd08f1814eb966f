"""The table cloths, drawn by us: woven threads, a woven-in hemp-leaf or wave pattern, soft light.

A cloth is a small tile that repeats, made once for a colour and a pixel ratio, and a gradient over
it; painting one costs two fills, and the view keeps the result until its size changes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsObject


class PaintedItem(QGraphicsObject):
    """Something that is only looked at: clicks go through it to what lies beneath."""

    def __init__(self, z: float = 0.0) -> None:
        super().__init__()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


def remove(items: Iterable[QGraphicsObject]) -> None:
    """Take items off their scene for good."""
    for item in items:
        item.scene().removeItem(item)
        item.deleteLater()


# The colours of everything on the table that is neither card nor cloth.
#
# Each colour is one object for the whole program. With high contrast the objects themselves
# change, so that whatever is painted afterwards has the other colours; pictures that were painted
# before have to be painted anew.

_NAMES: Final = (
    ("#f5edda", "#ffffff"),
    ("#e3d6b8", "#e8e8e8"),
    ("#221d1e", "#000000"),
    ("#0e1420", "#000000"),
    ("#c8341f", "#9c1404"),
    ("#f0c75e", "#ffe14d"),
    ("#4db6e8", "#7fd4ff"),
    ("#f0803c", "#ffa25c"),
    ("#6cc070", "#8ff094"),
    ("#c58be0", "#e2b4ff"),
    ("#f27ea9", "#ffa8c8"),
    ("#35c9bd", "#5cf5e8"),
    ("#d9c24a", "#fff06a"),
)
"""Every colour as usual, and with high contrast; from the seventh on those of the seats."""
_COLOURS: Final = tuple(QColor(usual) for usual, _ in _NAMES)
PAPER, PAPER_SHADE, INK, NIGHT, VERMILION, GOLD, *_SEATS = _COLOURS
GROUND: Final = 0.62
"""How strongly the night of plates and places covers the cloth, at least: over the lightest thread
of the lightest cloth, what is written on them can be read."""
_THROUGH: Final = 0.25
"""With high contrast, what is fainter than this stays so: shadows, and threads of a pattern."""
_EDGE: Final = 1.8


def has_high_contrast() -> bool:
    """Whether the colours are those of high contrast."""
    return INK.name() == _NAMES[2][1]


def set_high_contrast(high: bool) -> None:  # noqa: FBT001 - one setting, set as Qt sets flags
    """Let the colours be those of high contrast, or the usual ones."""
    for colour, names in zip(_COLOURS, _NAMES, strict=True):
        colour.setRgba(QColor(names[high]).rgba())


def seat_colour(seat: int) -> QColor:
    """The colour that tells a seat from the others: on its plate, and on what it has played."""
    return QColor(_SEATS[seat % len(_SEATS)])


def faded(colour: QColor, opacity: float) -> QColor:
    """The same colour, ``opacity`` from 0 to 1; with high contrast little shines through it."""
    other = QColor(colour)
    if opacity > _THROUGH and has_high_contrast():
        opacity = 1 - (1 - opacity) ** 6
    other.setAlphaF(opacity)
    return other


def edged(thick: float) -> float:
    """How thick a line is that marks something; with high contrast it is bolder."""
    return thick * _EDGE if has_high_contrast() else thick


def blank(size: QSizeF, ratio: float) -> QPixmap:
    """A transparent picture of this size in logical pixels, to be painted once and then copied."""
    # As Qt rounds: a half makes a whole, else a picture would lack its last row of pixels.
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


@contextmanager
def turned(painter: QPainter, spot: QPointF, degrees: float) -> Iterator[None]:
    """Paint around this spot, turned so far; with smooth edges."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(spot)
    painter.rotate(degrees)
    yield
    painter.restore()


def inks(
    painter: QPainter,
    ground: QColor | QGradient | None,
    line: QColor | None = None,
    thick: float = 1.0,
    *,
    soft: bool = False,
) -> None:
    """Fill and draw with these from now on; soft lines are round at their ends and corners."""
    painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else ground)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    elif soft:
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(line, thick, c=cap, j=join))
    else:
        painter.setPen(QPen(line, thick))


def fill(painter: QPainter, ground: QColor, path: QPainterPath) -> None:
    """Paint a shape without an edge."""
    inks(painter, ground)
    painter.drawPath(path)


def paint_cursor(painter: QPainter, rect: QRectF, corner: float = 10, thick: float = 1) -> None:
    """Where the keyboard is: a pale broken frame on a dark one, not to be taken for a glow."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = rect.adjusted(-4, -4, 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(NIGHT, 5 * thick))
    painter.drawRoundedRect(box, corner, corner)
    dashed = QPen(PAPER, 2.6 * thick)
    dashed.setDashPattern([3.2, 1.8])
    painter.setPen(dashed)
    painter.drawRoundedRect(box, corner, corner)


_TILE: Final = (84, 146)
"""Size of a tile; the hemp leaf fits both ways, and so do the waves."""
_PLAIN: Final = 230
"""How much darker a plain cloth is, in percent."""


class Cloth(NamedTuple):
    """A table cloth.

    Attributes:
        id: its name in settings.
        ground: colour of the dyed cloth.
        thread: colour of the pattern's thread.
        waves: whether the pattern is waves (seigaiha) instead of hemp leaves (asanoha).
    """

    id: str
    ground: QColor
    thread: QColor
    waves: bool = False


CLOTHS: Final[dict[str, Cloth]] = {
    cloth.id: cloth
    for cloth in (
        Cloth("indigo", QColor("#25416b"), QColor("#9fb9d8")),
        Cloth("pine", QColor("#23523f"), QColor("#a9cbb0"), waves=True),
        Cloth("plum", QColor("#5c2a40"), QColor("#dcaebb")),
        Cloth("ink", QColor("#2b2b30"), QColor("#b6b2aa"), waves=True),
    )
}
"""Every cloth there is, by id; the first is the usual one."""


@lru_cache(maxsize=8)
def cloth_tile(cloth_id: str, ratio: float = 1.0) -> QPixmap:
    """The tile that repeats over the table.

    Raises:
        KeyError: no cloth has this id.
    """
    cloth = CLOTHS[cloth_id]
    # whole device pixels, or the seams would show
    width, height = (max(2, round(side * ratio)) for side in _TILE)
    tile = QPixmap(width, height)
    tile.fill(cloth.ground)
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(width / _TILE[0], height / _TILE[1])
        if cloth.waves:
            _waves(painter, cloth)
        else:
            _hemp_leaves(painter, cloth)
        painter.resetTransform()
        _weave(painter, width, height, max(1, round(ratio)))
    return tile


def paint_cloth(painter: QPainter, area: QRectF, cloth: Cloth, ratio: float = 1.0) -> None:
    """Cover an area with a cloth, lit from above its middle; with high contrast it is plain."""
    if has_high_contrast():
        painter.fillRect(area, cloth.ground.darker(_PLAIN))
        return
    tile = cloth_tile(cloth.id, ratio)
    painter.save()
    painter.scale(1 / ratio, 1 / ratio)
    painter.drawTiledPixmap(
        QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio),
        tile,
    )
    painter.restore()
    light = QPointF(area.center().x(), area.top() + area.height() * 0.4)
    reach = math.hypot(area.width(), area.height()) * 0.62
    glow = QRadialGradient(light, max(1.0, reach))
    glow.setColorAt(0.0, QColor(255, 244, 214, 26))
    glow.setColorAt(0.45, QColor(0, 0, 0, 0))
    glow.setColorAt(1.0, QColor(0, 0, 10, 122))
    painter.fillRect(area, glow)


def _weave(painter: QPainter, width: int, height: int, thick: int) -> None:
    """Threads across and along, each a little lighter or darker than its neighbours."""
    for count, along in ((width // thick, False), (height // thick, True)):
        for index in range(count):
            shade = (index * 7919 + (index * index) % 31 * 104729) % 23 - 11
            if index % 2:
                shade -= 5
            colour = QColor(255, 255, 255, max(0, shade)) if shade > 0 else QColor(0, 0, 0, -shade)
            place = index * thick
            if along:
                painter.fillRect(0, place, width, thick, colour)
            else:
                painter.fillRect(place, 0, thick, height, colour)


def _hemp_leaves(painter: QPainter, cloth: Cloth) -> None:
    """Asanoha: triangles, each parted in three from its middle."""
    painter.setPen(QPen(faded(cloth.thread, 0.13), 1.3))
    wide, high = _TILE
    # an isometric lattice: rows of half the tile's height, every other one set off by half a width
    for row in range(-1, 3):
        for column in range(-1, 3):
            corner = QPointF(column * wide + (row % 2) * wide / 2, row * high / 2)
            right = corner + QPointF(wide, 0)
            down = corner + QPointF(wide / 2, high / 2)
            up = corner + QPointF(wide / 2, -high / 2)
            for tip in (down, up):
                middle = (corner + right + tip) / 3
                for end in (corner, right, tip):
                    painter.drawLine(middle, end)
            painter.drawLine(corner, right)
            painter.drawLine(corner, down)
            painter.drawLine(corner, up)


def _waves(painter: QPainter, cloth: Cloth) -> None:
    """Seigaiha: rows of waves, each row before the one above it."""
    wide, high = _TILE
    across, rows = wide / 2, 8
    step = high / rows
    radius = across / 2
    for row in range(-3, rows + 3):
        for column in range(-1, 4):
            middle = QPointF(column * across + (row % 2) * radius, row * step + radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(cloth.ground)
            painter.drawEllipse(middle, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ring in (1.0, 0.66, 0.33):
                painter.setPen(QPen(faded(cloth.thread, 0.15), 1.2))
                painter.drawEllipse(middle, radius * ring, radius * ring)


# The cloth under everything, painted once for a size and then only copied.


@lru_cache(maxsize=4)
def _laid(cloth_id: str, size: tuple[float, float], ratio: float) -> QPixmap:
    pixmap = QPixmap((QSizeF(*size) * ratio).toSize().expandedTo(QSize(1, 1)))
    pixmap.setDevicePixelRatio(ratio)
    with QPainter(pixmap) as painter:
        paint_cloth(painter, QRectF(QPointF(), QSizeF(*size)), CLOTHS[cloth_id], ratio)
    return pixmap


def lay_cloth(
    painter: QPainter, part: QRectF, cloth: Cloth, size: tuple[float, float], ratio: float
) -> None:
    """Paint a part of a table of this size, at so many device pixels for each logical one."""
    if has_high_contrast():
        paint_cloth(painter, part, cloth)
        return
    pixmap = _laid(cloth.id, size, ratio)
    painter.drawPixmap(part, pixmap, QRectF(part.topLeft() * ratio, part.size() * ratio))
