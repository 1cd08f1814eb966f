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
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
)

from hanafuda_desktop.engine.view import YakuPlace
from hanafuda_desktop.table.animation import Stage, Track
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import (
    GOLD,
    GROUND,
    NIGHT,
    PAPER,
    faded,
    inks,
    remove,
)
from hanafuda_desktop.table.lettering import LEAST, advance, roomier, text_scale
from hanafuda_desktop.table.panels.typeset import Sheet, square
from hanafuda_desktop.table.signs.emblems import paint_seal, sign_of
from hanafuda_desktop.table.signs.sign import ClickableSign
from hanafuda_desktop.text.language import trn

# What one place of the yaku shelf looks like; painted from a :class:`YakuPlace` and a size.
#
# Every state is told by shape as well as by colour: a reachable member stands a little higher on a
# gold bar, a ready place carries a round mark with a tick, a collected one a square seal.

_DIM: Final = 0.34
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


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
    font = int(max(LEAST, min(roomier(24), down, across)))
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


class PlaceSign(ClickableSign):
    """One place.

    Attributes:
        stamped: how far its seal has come down.
        glows: whether it glows as a target.
    """

    _HALO = 9.0

    def __init__(self, shelf: YakuShelf, number: int, place: YakuPlace) -> None:
        super().__init__(number=number)
        self.setParentItem(shelf)
        self.clicked.connect(shelf.place_clicked)
        self.hovered.connect(shelf.place_hovered)
        self._shelf, self._place = shelf, place
        self.stamped = 1.0
        self.glows = False
        self.present(place)

    def present(self, place: YakuPlace) -> None:
        """Show this."""
        self._place = place
        pointing, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(pointing if place.ready else arrow)
        self.renew()

    @property
    def _tip(self) -> str:
        return self._shelf.names(self._place.yaku)

    # --- how it is painted -----------------------------------------------------------------------

    @property
    def _layout(self) -> FaceLayout:
        return lay_out(self._size, len(self._place.wanted), self._shelf.pictures.aspect)

    @property
    def _is_ready(self) -> bool:
        return self._place.ready and not self._place.collected

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy its picture, and paint its seal and its glow."""
        corner = corner_of(self._size)
        if self.glows:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for step in range(4):
                reach = self._HALO - 2 - step * 2
                inks(painter, None, faded(GOLD, 0.12 + 0.1 * step), 3)
                box = self._box.adjusted(-reach, -reach, reach, reach)
                painter.drawRoundedRect(box, corner + reach, corner + reach)
        super().paint(painter)
        if self._place.collected:
            spot, side = seal_spot(self._size, self._layout, self._shelf.pictures.aspect)
            grown = side * (1 + 0.7 * (1 - self.stamped))
            grown = min(grown, self._size.height() + self._HALO)
            paint_seal(painter, spot, grown, opacity=0.25 + 0.7 * self.stamped)
        if self.glows:
            inks(painter, None, GOLD, 3)
            painter.drawRoundedRect(self._box, corner, corner)

    def _set(self, size: QSizeF) -> Sheet:
        sheet, layout, name, place = Sheet(), self._layout, self._tip, self._place
        ground, line, thick = faded(NIGHT, GROUND), faded(PAPER, 0.3), 1.0
        if self._is_ready:
            ground, line, thick = faded(NIGHT, 0.76), GOLD, 2.0
        elif place.collected:
            line = faded(PAPER, 0.22)
        box = self._box.adjusted(0.75, 0.75, -0.75, -0.75)
        sheet.fill(box, ground, line=line, thick=thick, corner=corner_of(size))
        # The note gives way to letters that are hardly smaller; to those of large words, no sooner.
        least = max(LEAST, round(layout.font * 0.65 / text_scale()))
        right = self._set_aside(sheet, layout, advance(name, least, bold=True))
        room = QRectF(layout.header)
        room.setRight(max(room.left(), right - layout.font * 0.3))
        ink = GOLD if place.ready else faded(PAPER, 0.75 if place.collected else 0.95)
        sheet.write(room, name, layout.font, bold=True, ink=ink)
        self._set_members(sheet, layout)
        return sheet

    @property
    def _note(self) -> str:
        place = self._place
        if place.collected:
            return ""
        if place.waits_for:
            return trn("after {n} more", "after {n} more", place.waits_for)
        reachable = sum(card is not None for card in place.reachable)
        return f"{reachable}/{len(place.wanted)}"

    def _set_aside(self, sheet: Sheet, layout: FaceLayout, needed: float) -> float:
        """The note or the mark at the end of the header, or beside the members where the name needs
        all of that or the yaku waits, and there is room; returns where the name ends.
        """
        header, note, pixels = layout.header, self._note, max(LEAST, layout.font - 1)
        mark = layout.font * 1.44 if self._is_ready else 0.0
        wide = mark or _note_width(note, pixels)
        crowded = bool(wide) and needed + layout.font * 0.3 + wide > header.width()
        free = layout.cards[-1].x() + layout.card_width + layout.font * 0.6
        fits = free + (mark or _note_width(note, LEAST)) <= header.right()
        beside = (crowded or self._place.waits_for > 0) and fits
        box = QRectF(header.right() - wide, header.top(), wide, header.height())
        if beside:
            top, wide = layout.cards[0].y(), min(wide, header.right() - free)
            box = QRectF(free, top, wide, self._size.height() - header.top() - top)
        side, ink = layout.font * 1.64, faded(PAPER, 0.85)
        if mark:
            sheet.draw(square(box, side, (wide - side) / 2), sign_of("complete", PAPER), "complete")
        elif note:
            sheet.write(box, note, pixels, ink=ink, align=_LEFT if beside else _RIGHT)
        return header.right() if beside else box.left()

    def _set_members(self, sheet: Sheet, layout: FaceLayout) -> None:
        """Its cards: collected, in reach on a gold bar, or faint."""
        place, width = self._place, layout.card_width
        high = width * self._shelf.pictures.aspect
        shown = {card for card in place.reachable if card is not None}
        for index, spot in enumerate(layout.cards):
            taken = place.collected[index] if index < len(place.collected) else None
            reached = place.reachable[index] if taken is None else None
            card = taken if taken is not None else reached
            if card is None:
                card = _stand_in(place.wanted[index], place.copy, shown)
                shown.add(-1 if card is None else card)
            rect, opacity = QRectF(spot.x(), spot.y(), width, high), _DIM if taken is None else 0.75
            if reached is not None:
                sheet.fill(QRectF(spot.x(), round(rect.bottom()), width, layout.lift), GOLD)
                rect.translate(0, -layout.lift)
                opacity = 1.0
            sheet.draw(rect, partial(self._paint_member, card, opacity))

    def _paint_member(
        self, card: int | None, opacity: float, painter: QPainter, rect: QRectF
    ) -> None:
        ratio = painter.device().devicePixelRatioF()
        painter.setOpacity(opacity)
        picture = self._shelf.pictures.pixmap(card, int(rect.width()), ratio)
        painter.drawPixmap(rect.topLeft(), picture)


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


class YakuShelf(QGraphicsObject):
    """All places of yaku, at the rectangles that the layout gave them."""

    place_clicked = Signal(int)
    """A place was clicked: its index."""
    place_hovered = Signal(int)
    """The pointer came to a place: its index, or -1 when it left one."""

    def __init__(self, pictures: CardPictures, names: Callable[[str], str], stage: Stage) -> None:
        """An empty shelf.

        Args:
            pictures: where the members' pictures come from.
            names: a yaku's name for people, by its id.
            stage: lets seals come down.
        """
        super().__init__()
        self._stage = stage
        self.pictures = pictures
        self.names = names
        self._rects: tuple[QRectF, ...] = ()
        self._places: tuple[YakuPlace, ...] = ()
        self.signs: list[PlaceSign] = []
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def set_geometry(self, place_rects: tuple[QRectF, ...]) -> None:
        """Put the places there, in the scene's coordinates."""
        self._rects = place_rects
        self.present(self._places)

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show the members with another deck."""
        self.pictures = pictures
        for sign in self.signs:
            sign.renew()

    def present(self, places: tuple[YakuPlace, ...]) -> None:
        """Show these places; only what differs from before is painted anew."""
        before, self._places = self._places, places
        count = min(len(self._rects), len(places))
        remove(self.signs[count:])
        del self.signs[count:]
        for number in range(count):
            place = places[number]
            if number == len(self.signs):
                self.signs.append(PlaceSign(self, number, place))
            elif place != before[number]:
                self.signs[number].present(place)
            if not place.collected:
                self._stage.finish((self, number))
            self.signs[number].set_geometry(self._rects[number])

    def set_glow(self, indices: Collection[int]) -> None:
        """Let these places glow as targets, and no others."""
        for number, sign in enumerate(self.signs):
            if sign.glows != (number in indices):
                sign.glows = number in indices
                sign.update()

    def stamp(self, index: int, duration: float) -> None:
        """Let the seal come down on a collected place, over ``duration`` milliseconds.

        With a duration of 0 it is there at once.
        """
        sign = self.signs[index]

        def fall(part: float) -> None:
            sign.stamped = part
            sign.update()

        fall(0.0)
        self._stage.play((self, index), Track(fall, duration, ease=lambda part: part * part))

    def boundingRect(self) -> QRectF:
        """Nothing but its places is seen of it."""
        return QRectF()

    def paint(self, painter: QPainter, *_: object) -> None:
        """Paint nothing: its places do."""
