"""The yaku shelf: a place for every yaku that can be collected, and how far each is.

The shelf knows no rules; it shows what a view says and tells which place was clicked. Each place
is painted once into a pixmap and again only when it has changed, so cards can fly over the shelf
at the cost of a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
)

from hanafuda_desktop.engine.view import YakuPlace
from hanafuda_desktop.table.animation import Stage, Track
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import (
    GOLD,
    GROUND,
    NIGHT,
    PAPER,
    blank,
    faded,
    inks,
    paint_cursor,
)
from hanafuda_desktop.table.lettering import advance, letter_font, plain_text, roomier, text_scale
from hanafuda_desktop.table.signs.emblems import paint_seal, reach_mark
from hanafuda_desktop.text.language import trn

# What one place of the yaku shelf looks like; painted from a :class:`YakuPlace` and a size.
#
# Every state is told by shape as well as by colour: a reachable member stands a little higher on a
# gold bar, a ready place carries a round mark with a tick, a collected one a square seal.

_DIM: Final = 0.34
_SMALLEST: Final = 9
"""Letters smaller than this, in pixels, cannot be read."""


class FaceLayout(NamedTuple):
    """Where things stand in a place of some size, seen from its top left corner.

    Attributes:
        header: the line with the name and the count.
        card_width: width of a member, in whole units.
        cards: the left top corner of each member when it lies low.
        lift: by how much a reachable member stands higher.
        font: size of the letters, in pixels.
    """

    header: QRectF
    card_width: int
    cards: tuple[QPointF, ...]
    lift: float
    font: int


def lay_out(size: QSizeF, members: int, aspect: float) -> FaceLayout:
    """Fit a header and this many members into a place; nothing reaches outside it."""
    pad = max(4.0, min(size.width() * 0.035, size.height() * 0.08))
    across, down = roomier(size.width() * 0.085), roomier(size.height() * 0.19, 0.6)
    font = int(max(9, min(roomier(24), down, across)))
    header = QRectF(pad, pad * 0.6, size.width() - 2 * pad, font * 1.35)
    lift = max(2.0, size.height() * 0.03)
    bar = lift + 1
    room = size.height() - header.bottom() - pad * 0.6 - lift - bar
    gap = max(2.0, size.width() * 0.014)
    count = max(1, members)
    across = (size.width() - 2 * pad - gap * (count - 1)) / count
    width = max(4, int(min(across, room / aspect)))
    top = header.bottom() + lift + max(0.0, (room - width * aspect) / 2)
    cards = tuple(QPointF(round(pad + index * (width + gap)), round(top)) for index in range(count))
    return FaceLayout(header, width, cards, round(lift), font)


def corner_of(size: QSizeF) -> float:
    """Radius of a place's corners."""
    return min(size.width(), size.height()) * 0.09


def seal_spot(size: QSizeF, layout: FaceLayout, aspect: float) -> tuple[QPointF, float]:
    """Where the seal goes, over the end of the members, and how wide it is."""
    side = min(size.height() * 0.62, layout.card_width * aspect * 0.92)
    last = layout.cards[-1]
    beside = last.x() + layout.card_width + side * 0.2
    across = min(beside, size.width() - side * 0.62)
    return QPointF(across, last.y() + layout.card_width * aspect / 2), side


def paint_face(
    painter: QPainter,
    size: QSizeF,
    place: YakuPlace,
    name: str,
    pictures: CardPictures,
    ratio: float,
) -> None:
    """Paint a place at the origin, without its seal, its glow and the cursor."""
    face = _PlaceFace(size, place, name, pictures)
    face.paint_ground(painter)
    face.paint_name(painter, face.paint_aside(painter))
    face.paint_members(painter, ratio)


class _PlaceFace:
    """One place, to be painted.

    Args:
        size: of the place.
        place: what it shows.
        name: of the yaku.
        pictures: of the cards.
    """

    def __init__(self, size: QSizeF, place: YakuPlace, name: str, pictures: CardPictures) -> None:
        self._size, self._place, self._name, self._pictures = size, place, name, pictures
        self._layout = lay_out(size, len(place.wanted), pictures.aspect)
        self._is_ready = place.ready and not place.collected
        # How small the letters of a name may become before it is cut: no smaller for large words.
        self._least = max(_SMALLEST, round(self._layout.font * 0.65 / text_scale()))

    def paint_ground(self, painter: QPainter) -> None:
        """The place without anything on it."""
        box, corner = QRectF(QPointF(), self._size), corner_of(self._size)
        ground = faded(NIGHT, 0.76 if self._is_ready else GROUND)
        if self._is_ready:
            inks(painter, ground, GOLD, 2)
        else:
            inks(painter, ground, faded(PAPER, 0.22 if self._place.collected else 0.3), 1)
        painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), corner, corner)

    @property
    def _note(self) -> str:
        place = self._place
        if place.collected:
            return ""
        if place.waits_for:
            return trn("after {n} more", "after {n} more", place.waits_for)
        reachable = sum(card is not None for card in place.reachable)
        return f"{reachable}/{len(place.wanted)}"

    def paint_aside(self, painter: QPainter) -> float:
        """The note or the mark at the end of the header, or beside the members where the name needs
        all of that or the yaku waits, and there is room; returns where the name ends.
        """
        layout, header, note = self._layout, self._layout.header, self._note
        pixels = max(_SMALLEST, layout.font - 1)
        mark = layout.font * 1.44 if self._is_ready else 0.0
        wide = mark or _note_width(note, pixels)
        needed = advance(self._name, self._least, bold=True)
        crowded = bool(wide) and needed + layout.font * 0.3 + wide > header.width()
        free = layout.cards[-1].x() + layout.card_width + layout.font * 0.6
        fits = free + (mark or _note_width(note, _SMALLEST)) <= header.right()
        beside = (crowded or self._place.waits_for > 0) and fits
        box = QRectF(header.right() - wide, header.top(), wide, header.height())
        if beside:
            while not mark and pixels > _SMALLEST and free + wide > header.right():
                pixels -= 1
                wide = _note_width(note, pixels)
            top = layout.cards[0].y()
            box = QRectF(free, top, wide, self._size.height() - header.top() - top)
        if mark:
            spot = QRectF(0, 0, layout.font * 1.64, layout.font * 1.64)
            spot.moveCenter(box.center())
            reach_mark("complete")(painter, spot)
        elif note:
            painter.setFont(letter_font(pixels))
            painter.setPen(faded(PAPER, 0.85))
            side = Qt.AlignmentFlag.AlignLeft if beside else Qt.AlignmentFlag.AlignRight
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | side, note)
        return header.right() if beside else box.left()

    def paint_name(self, painter: QPainter, right: float) -> None:
        """The name, in letters that fit before this."""
        place, pixels = self._place, self._layout.font
        room = QRectF(self._layout.header)
        room.setRight(max(room.left(), right - pixels * 0.3))
        while pixels > self._least and advance(self._name, pixels, bold=True) > room.width():
            pixels -= 1
        font = letter_font(pixels, bold=True)
        cut = Qt.TextElideMode.ElideRight
        painter.setFont(font)
        painter.setPen(GOLD if place.ready else faded(PAPER, 0.75 if place.collected else 0.95))
        painter.drawText(
            room,
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            QFontMetricsF(font).elidedText(self._name, cut, room.width()),
        )

    def paint_members(self, painter: QPainter, ratio: float) -> None:
        """Its cards: collected, in reach on a gold bar, or faint."""
        place, layout = self._place, self._layout
        shown = {card for card in place.reachable if card is not None}
        for index, spot in enumerate(layout.cards):
            taken = place.collected[index] if index < len(place.collected) else None
            reached = place.reachable[index] if taken is None else None
            card = taken if taken is not None else reached
            if card is None:
                card = _stand_in(place.wanted[index], place.copy, shown)
                shown.add(-1 if card is None else card)
            picture = self._pictures.pixmap(card, layout.card_width, ratio)
            if reached is not None:
                bar = QRectF(spot.x(), 0, layout.card_width, layout.lift)
                bar.moveTop(round(spot.y() + layout.card_width * self._pictures.aspect))
                painter.fillRect(bar, GOLD)
                painter.drawPixmap(QPointF(spot.x(), spot.y() - layout.lift), picture)
                continue
            painter.setOpacity(0.75 if taken is not None else _DIM)
            painter.drawPixmap(spot, picture)
            painter.setOpacity(1.0)


def _note_width(note: str, pixels: int) -> float:
    return advance(note, pixels) + 4 if note else 0.0


def _stand_in(alternatives: tuple[int, ...], copy: int, shown: set[int]) -> int | None:
    """The card to show for one that is still missing: none twice, as far as they differ.

    While it is open which cards these will be (no alternatives yet), ``None``: the back of a card.
    """
    if not alternatives:
        return None
    own = alternatives[min(copy, len(alternatives) - 1)]
    return next((card for card in (own, *alternatives) if card not in shown), own)


_HALO = 9.0
"""How far glow and cursor reach beyond a place."""


def _accelerate(part: float) -> float:
    return part * part


class YakuShelf(QGraphicsObject):
    """All places of yaku, at the rectangles that the layout gave them."""

    place_clicked = Signal(int)
    """A place was clicked: its index."""
    place_hovered = Signal(int)
    """The pointer came to a place: its index, or -1 when it left the last one."""

    def __init__(self, pictures: CardPictures, names: Callable[[str], str], stage: Stage) -> None:
        """An empty shelf.

        Args:
            pictures: where the members' pictures come from.
            names: a yaku's name for people, by its id.
            stage: lets seals come down.
        """
        super().__init__()
        self._stage = stage
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
        self._stamps: dict[int, float] = {}
        """How far the seals are that are coming down, by the number of their place."""
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
                self._stage.finish((self, index))
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
        self._stamps[index] = 0.0

        def fall(part: float) -> None:
            self._stamps[index] = part
            self._refresh(index)

        rest = partial(self._stamps.pop, index)
        self._stage.play((self, index), Track(fall, duration, ease=_accelerate, then=rest))

    def boundingRect(self) -> QRectF:
        """All places and the room that their glow takes."""
        return QRectF(self._bounds)

    def shape(self) -> QPainterPath:
        """The places alone, so that what lies between them stays clickable."""
        path = QPainterPath()
        for rect in self._rects[: len(self._places)]:
            path.addRect(rect)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, *_: object) -> None:
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
            self._paint_stamp(painter, rect, index)
        if index in self._glowing:
            painter.setPen(QPen(GOLD, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect, corner, corner)
        if index == self._cursor:
            paint_cursor(painter, rect, corner + 4)

    def _paint_stamp(self, painter: QPainter, rect: QRectF, index: int) -> None:
        """The seal beside the members, where it is on its way down."""
        progress, aspect = self._stamps.get(index, 1.0), self._pictures.aspect
        layout = lay_out(rect.size(), len(self._places[index].wanted), aspect)
        spot, side = seal_spot(rect.size(), layout, aspect)
        grown = min(side * (1 + 0.7 * (1 - progress)), rect.height() + _HALO)
        paint_seal(painter, rect.topLeft() + spot, grown, opacity=0.25 + 0.7 * progress)

    def _face(self, index: int, size: QSizeF, ratio: float) -> QPixmap:
        face = self._faces.get(index)
        if face is not None and face.devicePixelRatioF() == ratio:
            return face
        face = self._faces[index] = blank(size, ratio)
        painter, place = QPainter(face), self._places[index]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_face(painter, size, place, self._names(place.yaku), self._pictures, ratio)
        painter.end()
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


def _paint_halo(painter: QPainter, rect: QRectF, corner: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(4):
        reach = _HALO - 2 - step * 2
        painter.setPen(QPen(faded(GOLD, 0.12 + 0.1 * step), 3))
        box = rect.adjusted(-reach, -reach, reach, reach)
        painter.drawRoundedRect(box, corner + reach, corner + reach)
