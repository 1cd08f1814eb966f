"""What one place of the yaku shelf looks like; painted from a :class:`YakuPlace` and a size.

Every state is told by shape as well as by colour: a reachable member stands a little higher on a
gold bar, a ready place carries a round mark with a tick, a collected one a square seal.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap

from hanafuda_desktop.engine.view import YakuPlace
from hanafuda_desktop.language import trn
from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.palette import GOLD, GROUND, INK, NIGHT, PAPER, VERMILION, faded
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.seal import brushed
from hanafuda_desktop.table.text_scale import roomier, text_scale

__all__ = [
    "FaceLayout",
    "corner_of",
    "face_picture",
    "lay_out",
    "paint_face",
    "seal_spot",
]

_DIM: Final = 0.34
_SMALLEST: Final = 9
"""Letters smaller than this, in pixels, cannot be read."""
_TICK: Final = brushed(((-24, 2), (-8, 19), (28, -23)), (9, 14, 7))


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


def face_picture(
    size: QSizeF,
    place: YakuPlace,
    name: str,
    pictures: CardPictures,
    ratio: float,
) -> QPixmap:
    """A place painted for a screen of this pixel ratio, to be copied from then on."""
    face = QPixmap((size * ratio).toSize())
    face.setDevicePixelRatio(ratio)
    face.fill(Qt.GlobalColor.transparent)
    painter = QPainter(face)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_face(painter, size, place, name, pictures, ratio)
    painter.end()
    return face


def paint_face(
    painter: QPainter,
    size: QSizeF,
    place: YakuPlace,
    name: str,
    pictures: CardPictures,
    ratio: float,
) -> None:
    """Paint a place at the origin, without its seal, its glow and the cursor."""
    layout = lay_out(size, len(place.wanted), pictures.aspect)
    _paint_ground(painter, size, place)
    note = _note(place)
    aside = _Aside.of(layout, size, name, note, place)
    if place.ready and not place.collected:
        _paint_ready(painter, aside.box.center(), layout.font * 0.72)
    elif note:
        _paint_note(painter, aside, note)
    right = layout.header.right() if aside.beside else aside.box.left()
    _paint_name(painter, layout, right, name, place)
    _paint_members(painter, layout, place, pictures, ratio)


def _paint_ground(painter: QPainter, size: QSizeF, place: YakuPlace) -> None:
    box = QRectF(QPointF(), size).adjusted(0.75, 0.75, -0.75, -0.75)
    corner = corner_of(size)
    if place.collected:
        painter.setPen(QPen(faded(PAPER, 0.22), 1))
        painter.setBrush(faded(NIGHT, GROUND))
    elif place.ready:
        painter.setPen(QPen(GOLD, 2))
        painter.setBrush(faded(NIGHT, 0.76))
    else:
        painter.setPen(QPen(faded(PAPER, 0.3), 1))
        painter.setBrush(faded(NIGHT, GROUND))
    painter.drawRoundedRect(box, corner, corner)


def _note(place: YakuPlace) -> str:
    if place.collected:
        return ""
    if place.waits_for:
        return trn("after {n} more", "after {n} more", place.waits_for)
    reachable = sum(card is not None for card in place.reachable)
    return f"{reachable}/{len(place.wanted)}"


class _Aside(NamedTuple):
    """Where the note or the mark stands: at the end of the header, or beside the members."""

    box: QRectF
    beside: bool
    pixels: int

    @classmethod
    def of(cls, layout: FaceLayout, size: QSizeF, name: str, note: str, place: YakuPlace) -> _Aside:
        """In the header, unless the name needs all of it or the yaku waits, and there is room."""
        header, gap = layout.header, layout.font * 0.6
        pixels = max(_SMALLEST, layout.font - 1)
        mark = layout.font * 1.44 if place.ready and not place.collected else None
        wide = mark if mark is not None else _note_width(note, pixels)
        needed = QFontMetricsF(letter_font(_least(layout), bold=True)).horizontalAdvance(name)
        crowded = bool(wide) and needed + layout.font * 0.3 + wide > header.width()
        free = layout.cards[-1].x() + layout.card_width + gap
        wants = crowded or place.waits_for > 0
        least = _note_width(note, _SMALLEST) if mark is None else mark
        beside = wants and free + least <= header.right()
        if not beside:
            box = QRectF(header.right() - wide, header.top(), wide, header.height())
            return cls(box, beside, pixels)
        while mark is None and pixels > _SMALLEST and free + wide > header.right():
            pixels -= 1
            wide = _note_width(note, pixels)
        top = layout.cards[0].y()
        high = size.height() - header.top() - top
        return cls(QRectF(free, top, wide, high), beside, pixels)


def _note_width(note: str, pixels: int) -> float:
    metrics = QFontMetricsF(letter_font(pixels, bold=False))
    return float(metrics.horizontalAdvance(note)) + 4 if note else 0.0


def _least(layout: FaceLayout) -> int:
    """How small the letters of a name may become before it is cut: no smaller for large words."""
    return max(_SMALLEST, round(layout.font * 0.65 / text_scale()))


def _paint_note(painter: QPainter, aside: _Aside, note: str) -> None:
    painter.setFont(letter_font(aside.pixels, bold=False))
    painter.setPen(faded(PAPER, 0.85))
    side = Qt.AlignmentFlag.AlignLeft if aside.beside else Qt.AlignmentFlag.AlignRight
    painter.drawText(aside.box, Qt.AlignmentFlag.AlignVCenter | side, note)


def _paint_name(
    painter: QPainter, layout: FaceLayout, right: float, name: str, place: YakuPlace
) -> None:
    room = QRectF(layout.header)
    room.setRight(max(room.left(), right - layout.font * 0.3))
    pixels = layout.font
    font = letter_font(pixels, bold=True)
    while pixels > _least(layout):
        if QFontMetricsF(font).horizontalAdvance(name) <= room.width():
            break
        pixels -= 1
        font = letter_font(pixels, bold=True)
    shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
    painter.setFont(font)
    painter.setPen(GOLD if place.ready else faded(PAPER, 0.75 if place.collected else 0.95))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


def _paint_ready(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.save()
    painter.setPen(QPen(INK, 1))
    painter.setBrush(GOLD)
    painter.drawEllipse(centre, radius, radius)
    painter.translate(centre)
    painter.scale(radius / 40, radius / 40)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(VERMILION.darker(115))
    painter.drawPath(_TICK)
    painter.restore()


def _stand_in(alternatives: tuple[int, ...], copy: int, shown: set[int]) -> int | None:
    """The card to show for one that is still missing: none twice, as far as they differ.

    While it is open which cards these will be (no alternatives yet), ``None``: the back of a card.
    """
    if not alternatives:
        return None
    own = alternatives[min(copy, len(alternatives) - 1)]
    return next((card for card in (own, *alternatives) if card not in shown), own)


def _paint_members(
    painter: QPainter,
    layout: FaceLayout,
    place: YakuPlace,
    pictures: CardPictures,
    ratio: float,
) -> None:
    shown = {card for card in place.reachable if card is not None}
    for index, spot in enumerate(layout.cards):
        taken = place.collected[index] if index < len(place.collected) else None
        reached = place.reachable[index] if taken is None else None
        card = taken if taken is not None else reached
        if card is None:
            card = _stand_in(place.wanted[index], place.copy, shown)
            shown.add(-1 if card is None else card)
        picture = pictures.pixmap(card, layout.card_width, ratio)
        if reached is not None:
            bar = QRectF(spot.x(), 0, layout.card_width, layout.lift)
            bar.moveTop(round(spot.y() + layout.card_width * pictures.aspect))
            painter.fillRect(bar, GOLD)
            painter.drawPixmap(QPointF(spot.x(), spot.y() - layout.lift), picture)
            continue
        painter.setOpacity(0.75 if taken is not None else _DIM)
        painter.drawPixmap(spot, picture)
        painter.setOpacity(1.0)
