"""The yaku shelf: a place for every yaku that can be collected, and how far each is.

The shelf knows no rules; it shows what a view says and tells which place was clicked. Each place
is painted once into a pixmap and again only when it has changed, so cards can fly over the shelf
at the cost of a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.engine.view import YakuPlace
from hanafuda_desktop.table.palette import GOLD, NIGHT, PAPER, faded
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.plain_text import plain_text
from hanafuda_desktop.table.seal import paint_seal
from hanafuda_desktop.table.shelf_face import (
    corner_of,
    face_picture,
    lay_out,
    seal_spot,
)
from hanafuda_desktop.table.stamps import Stamps

__all__ = ["YakuShelf"]

_HALO = 9.0
"""How far glow and cursor reach beyond a place."""


class YakuShelf(QGraphicsObject):
    """All places of yaku, at the rectangles that the layout gave them."""

    place_clicked = Signal(int)
    """A place was clicked: its index."""
    place_hovered = Signal(int)
    """The pointer came to a place: its index, or -1 when it left the last one."""

    def __init__(self, pictures: CardPictures, names: Callable[[str], str]) -> None:
        """An empty shelf.

        Args:
            pictures: where the members' pictures come from.
            names: a yaku's name for people, by its id.
        """
        super().__init__()
        self._pictures = pictures
        self._names = names
        self._rects: tuple[QRectF, ...] = ()
        self._places: tuple[YakuPlace, ...] = ()
        self._faces: dict[int, QPixmap] = {}
        self._bounds = QRectF()
        self._glowing: frozenset[int] = frozenset()
        self._cursor: int | None = None
        self._hovered = -1
        self._pressed: int | None = None
        self._stamps = Stamps(self, self._refresh)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def set_geometry(self, place_rects: tuple[QRectF, ...]) -> None:
        """Put the places there, in the scene's coordinates."""
        if place_rects == self._rects:
            return
        self.prepareGeometryChange()
        self._rects = tuple(QRectF(rect) for rect in place_rects)
        self._bounds = QRectF()
        for rect in self._rects:
            self._bounds = self._bounds.united(rect.adjusted(-_HALO, -_HALO, _HALO, _HALO))
        self._faces.clear()
        self.update()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the members with another deck."""
        self._pictures = pictures
        self._faces.clear()
        self.update()

    def present(self, places: tuple[YakuPlace, ...]) -> None:
        """Show these places; only what differs from before is painted anew."""
        before = self._places
        self._places = places
        for index in range(max(len(before), len(places))):
            old = before[index] if index < len(before) else None
            new = places[index] if index < len(places) else None
            if old == new:
                continue
            self._faces.pop(index, None)
            if new is None or not new.collected:
                self._stamps.end(index)
            self._refresh(index)

    def place_rect(self, index: int) -> QRectF:
        """Where a place is, in the scene's coordinates."""
        return QRectF(self._rects[index])

    def place_at(self, point: QPointF) -> int | None:
        """The place at a point of the scene, if there is one."""
        for index in range(min(len(self._rects), len(self._places))):
            if self._rects[index].contains(point):
                return index
        return None

    def set_glow(self, indices: Collection[int]) -> None:
        """Let these places glow as targets, and no others."""
        wanted = frozenset(indices)
        changed = wanted ^ self._glowing
        self._glowing = wanted
        for index in changed:
            self._refresh(index)

    def set_cursor(self, index: int | None) -> None:
        """Put the keyboard's cursor on a place, or take it off the shelf."""
        if index == self._cursor:
            return
        for one in (self._cursor, index):
            if one is not None:
                self._refresh(one)
        self._cursor = index

    def stamp(self, index: int, duration: float) -> None:
        """Let the seal come down on a collected place, over ``duration`` milliseconds.

        With a duration of 0 it is there at once.
        """
        if index < len(self._rects):
            self._stamps.start(index, duration)

    @property
    def is_stamping(self) -> bool:
        """Whether a seal is coming down."""
        return bool(len(self._stamps))

    def finish_stamps(self) -> None:
        """Bring every seal that is still coming down to rest."""
        self._stamps.end_all()

    def boundingRect(self) -> QRectF:
        """All places and the room that their glow takes."""
        return QRectF(self._bounds)

    def shape(self) -> QPainterPath:
        """The places alone, so that what lies between them stays clickable."""
        path = QPainterPath()
        for rect in self._rects[: len(self._places)]:
            path.addRect(rect)
        return path

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint those places that lie in the part that needs it."""
        exposed = option.exposedRect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index in range(min(len(self._rects), len(self._places))):
            rect = self._rects[index]
            if exposed.intersects(rect.adjusted(-_HALO, -_HALO, _HALO, _HALO)):
                self._paint_place(painter, index, rect)

    def _paint_place(self, painter: QPainter, index: int, rect: QRectF) -> None:
        corner = corner_of(rect.size())
        if index in self._glowing:
            _paint_halo(painter, rect, corner)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(rect.topLeft(), self._face(index, rect.size(), ratio))
        if self._places[index].collected:
            count, progress = len(self._places[index].wanted), self._stamps.progress(index)
            _paint_stamp(painter, rect, count, self._pictures.aspect, progress)
        if index in self._glowing:
            painter.setPen(QPen(GOLD, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, corner, corner)
        if index == self._cursor:
            _paint_cursor(painter, rect, corner)

    def _face(self, index: int, size: QSizeF, ratio: float) -> QPixmap:
        face = self._faces.get(index)
        if face is not None and face.devicePixelRatioF() == ratio:
            return face
        place = self._places[index]
        name = self._names(place.yaku)
        face = face_picture(size, place, name, self._pictures, ratio)
        self._faces[index] = face
        return face

    def _refresh(self, index: int) -> None:
        if index < len(self._rects):
            self.update(self._rects[index].adjusted(-_HALO, -_HALO, _HALO, _HALO))

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell which place the pointer is on."""
        self._hover(self.place_at(event.pos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The pointer left the shelf."""
        self._hover(None)

    def _hover(self, index: int | None) -> None:
        now = -1 if index is None else index
        if now == self._hovered:
            return
        self._hovered = now
        self.setToolTip(plain_text("" if index is None else self._names(self._places[index].yaku)))
        if index is not None and self._places[index].ready:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        self.place_hovered.emit(now)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click begins; it counts where it ends."""
        self._pressed = self.place_at(event.pos())
        event.setAccepted(self._pressed is not None)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends: on the same place, it is one."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and self.place_at(event.pos()) == pressed:
            self.place_clicked.emit(pressed)


def _paint_stamp(
    painter: QPainter, rect: QRectF, count: int, aspect: float, progress: float
) -> None:
    """The seal beside so many members, on its way down."""
    spot, side = seal_spot(rect.size(), lay_out(rect.size(), count, aspect), aspect)
    grown = min(side * (1 + 0.7 * (1 - progress)), rect.height() + _HALO)
    paint_seal(painter, rect.topLeft() + spot, grown, opacity=0.25 + 0.7 * progress)


def _paint_halo(painter: QPainter, rect: QRectF, corner: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(4):
        reach = _HALO - 2 - step * 2
        painter.setPen(QPen(faded(GOLD, 0.12 + 0.1 * step), 3))
        box = rect.adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(box, corner + reach, corner + reach)


def _paint_cursor(painter: QPainter, rect: QRectF, corner: float) -> None:
    """A pale frame on a dark one, open in the middle of each side: not to be taken for a glow."""
    box = rect.adjusted(-4, -4, 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(NIGHT, 5))
    painter.drawRoundedRect(box, corner + 4, corner + 4)
    dashed = QPen(PAPER, 2.6)
    dashed.setDashPattern([3.2, 1.8])
    painter.setPen(dashed)
    painter.drawRoundedRect(box, corner + 4, corner + 4)
