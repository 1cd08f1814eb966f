"""What is seen for a moment beside the cards: effects, lost turns, the palm, counters that fly."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject

from hanafuda_desktop.engine.rounds import RoundResult
from hanafuda_desktop.families.shedding.schema import Effect
from hanafuda_desktop.families.shedding.ui.layout import SheddingLayout
from hanafuda_desktop.table.cloth import (
    GOLD,
    INK,
    NIGHT,
    PAPER,
    PAPER_SHADE,
    VERMILION,
    faded,
    seat_colour,
)
from hanafuda_desktop.table.lettering import LEAST, advance, fitted, letter_font
from hanafuda_desktop.table.marks import to_qrect
from hanafuda_desktop.table.signs.emblems import paint_hand, paint_slap

# The signs of a shedding game's effects, each told from the others by its shape alone.

_Painter = Callable[[QPainter, QRectF], None]
_ARROW: Final = 17.0


def effect_signs(effect: Effect) -> tuple[tuple[str, _Painter], ...]:
    """The signs of all that an effect does, with their names."""
    return tuple(_signs(effect))


def _signs(effect: Effect) -> Iterator[tuple[str, _Painter]]:
    if effect.reverse:
        yield "reverse", _boxed(_turn_round)
    if effect.swap != "nobody":
        yield "swap", _boxed(_swap)
    if effect.draw:
        yield f"draw-{effect.draw}", _boxed(_draw_of(effect.draw))
    if effect.skip:
        yield "skip", _boxed(_skip)
    if effect.again:
        yield "again", _boxed(_again)


def _boxed(draw: Callable[[QPainter], None]) -> _Painter:
    """Draw in a box of 100 by 100 around the origin, on a round of paper."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center())
        side = min(rect.width(), rect.height()) / 100
        painter.scale(side, side)
        painter.setPen(QPen(INK, 5))
        painter.setBrush(PAPER)
        painter.drawEllipse(QPointF(), 47, 47)
        draw(painter)
        painter.restore()

    return paint


def _draw_of(count: int) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        """A card with a plus and a number."""
        painter.setPen(QPen(INK, 4.5))
        painter.setBrush(VERMILION)
        painter.drawRoundedRect(QRectF(-30, -36, 33, 54), 5, 5)
        letters = QPainterPath()
        letters.addText(QPointF(), letter_font(37, bold=True), f"+{count}")
        box = letters.boundingRect()
        letters.translate(QPointF(9, 15) - box.center())
        painter.setPen(QPen(PAPER, 9, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(PAPER)
        painter.drawPath(letters)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        painter.drawPath(letters)

    return draw


def _skip(painter: QPainter) -> None:
    """A ring that is struck through."""
    painter.setPen(QPen(VERMILION, 11, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), 25, 25)
    painter.drawLine(QPointF(-17, 17), QPointF(17, -17))


def _arc(painter: QPainter, start: float, sweep: float, radius: float = 25.0) -> None:
    """An arc with an arrow's head; angles in degrees, against the clock."""
    box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    painter.setPen(QPen(INK, 9, c=Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(box, round(start * 16), round(sweep * 16))
    turn = math.radians(start + sweep)
    tip = QPointF(math.cos(turn) * radius, -math.sin(turn) * radius)
    ahead = turn + math.copysign(math.pi / 2, sweep)
    run = QPointF(math.cos(ahead), -math.sin(ahead))
    side = QPointF(-run.y(), run.x())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    points = [tip + run * _ARROW, tip + side * _ARROW * 0.8, tip - side * _ARROW * 0.8]
    painter.drawPolygon(QPolygonF(points))


def _turn_round(painter: QPainter) -> None:
    """Two arrows that go opposite ways round."""
    _arc(painter, 160, -110)
    _arc(painter, 200, 110)


def _again(painter: QPainter) -> None:
    """An arrow that comes back to where it began."""
    _arc(painter, 60, 265)


def _swap(painter: QPainter) -> None:
    """Two arrows past one another."""
    for way, y in ((1, -13), (-1, 13)):
        painter.setPen(QPen(INK, 9, c=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(-26 * way, y), QPointF(14 * way, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        head = [QPointF(32 * way, y), QPointF(13 * way, y - 14), QPointF(13 * way, y + 14)]
        painter.drawPolygon(QPolygonF(head))


def paint_counter(painter: QPainter, middle: QPointF, size: float) -> None:
    """A counter that is paid with: a coin with a square hole."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(size / 100, size / 100)
    coin = QPainterPath()
    coin.addEllipse(QPointF(), 46, 46)
    coin.addRect(QRectF(-14, -14, 28, 28))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    painter.drawPath(coin.translated(3, 7))
    painter.setPen(QPen(INK, 6))
    painter.setBrush(GOLD)
    painter.drawPath(coin)
    painter.setPen(QPen(PAPER_SHADE.darker(140), 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(), 36, 36)
    painter.restore()


_Z: Final = 800_000.0
_IN, _OUT = 0.14, 0.84
"""When a sight has come in, and when it begins to go, as parts of its time."""
_PALM: Final = 0.62
"""The size of the palm, as a share of the middle's height."""
_DOWN: Final = 0.22
"""When it is down, as a part of its time."""
_EDGE: Final = 6.0
"""What is called out keeps so far from the window's edge."""
_MOST_COUNTERS: Final = 6
"""More counters than that do not fly for one payment."""


class SightItem(QGraphicsObject):
    """Something that is painted for a part of its time, from 0 to 1."""

    def __init__(
        self, rect: QRectF, draw: Callable[[QPainter, float], None], said: str = ""
    ) -> None:
        """Something that has not begun.

        Args:
            rect: the part of the scene that it may fill.
            draw: paints it, for a part of its time.
            said: what it says in words.
        """
        super().__init__()
        self.said = said
        self._rect = rect
        self._draw = draw
        self._part = 0.0
        self.setZValue(_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def go(self, part: float) -> None:
        """Be so far on."""
        self._part = part
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """All that it may fill."""
        return self._rect

    def paint(self, painter: QPainter, *_: object) -> None:
        """Paint it where its time has brought it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, self._part)


def _presence(part: float) -> float:
    """How much of it is there: it comes quickly and fades."""
    if part < _IN:
        return math.sin(part / _IN * math.pi / 2)
    return 1.0 if part < _OUT else max(0.0, 1 - (part - _OUT) / (1 - _OUT))


def _inside(slip: QRectF, table: QRectF) -> QRectF:
    inner = table.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    slip.moveLeft(max(inner.left(), min(slip.left(), inner.right() - slip.width())))
    slip.moveTop(max(inner.top(), min(slip.top(), inner.bottom() - slip.height())))
    return slip


def call_of(
    layout: SheddingLayout, seat: int, title: str, does: str, effect: Effect | None = None
) -> SightItem:
    """Something that is called out at a seat, on a slip of paper.

    Args:
        layout: where everything lies.
        seat: at whom it is aimed.
        title: what it is called.
        does: what it does, or the empty string.
        effect: the effect whose signs are shown.
    """
    call = _Call(layout, seat, title, does, effect)
    said = f"{title}: {does}" if does else title
    return SightItem(call.slip.adjusted(-30, -30, 30, 30), call, said)


class _Call:
    """A slip with signs and words."""

    def __init__(
        self, layout: SheddingLayout, seat: int, title: str, does: str, effect: Effect | None
    ) -> None:
        self._seat, self._title, self._does = seat, title, does
        self._signs = effect_signs(effect) if effect is not None else ()
        self._large = large = round(max(15, min(40, layout.height * 0.03)))
        self._small = round(large * 0.78)
        wide = max(advance(title, large, bold=True), advance(does, self._small)) + large * 1.7
        high = large * (2.9 if does else 1.9)
        self._icon = high * 0.72
        slip = QRectF(0, 0, wide + len(self._signs) * (self._icon + large * 0.25), high)
        corner = to_qrect(layout.corners[seat])
        # beneath the plates of others, over one's own hand
        own = seat == layout.shape.seat
        y = corner.top() - high * 0.1 if own else corner.bottom() - high * 0.35
        slip.moveCenter(QPointF(corner.center().x(), y))
        self.slip = _inside(slip, QRectF(0, 0, layout.width, layout.height))

    def __call__(self, painter: QPainter, part: float) -> None:
        """It pops up, stays and fades."""
        slip, shown = self.slip, _presence(part)
        painter.setOpacity(shown)
        painter.translate(slip.center())
        painter.scale(0.8 + 0.2 * shown, 0.8 + 0.2 * shown)
        painter.translate(-slip.center())
        _paint_slip(painter, slip, self._seat)
        left = slip.left() + self._large * 0.75
        for _, sign in self._signs:
            sign(painter, QRectF(left, slip.center().y() - self._icon / 2, self._icon, self._icon))
            left += self._icon + self._large * 0.25
        room = QRectF(left, slip.top(), slip.right() - left, slip.height())
        self._write(painter, room)

    def _write(self, painter: QPainter, room: QRectF) -> None:
        high = room.height()
        upper = QRectF(room.left(), room.top() + high * 0.1, room.width(), high * 0.45)
        flag = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setPen(INK)
        painter.setFont(letter_font(self._large, bold=True))
        painter.drawText(upper if self._does else room, flag, self._title)
        painter.setFont(letter_font(self._small))
        painter.drawText(upper.translated(0, high * 0.38), flag, self._does)


def _paint_slip(painter: QPainter, slip: QRectF, seat: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(4):
        painter.setBrush(faded(NIGHT, 0.12))
        painter.drawRoundedRect(slip.adjusted(-step, 1, step, 3 + 2 * step), 8, 8)
    painter.setPen(QPen(INK, 1.8))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(slip, 8, 8)
    painter.setPen(QPen(VERMILION, 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(slip.adjusted(4, 4, -4, -4), 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(seat_colour(seat))
    painter.drawRoundedRect(QRectF(slip.left() + 7, slip.top() + 9, 4, slip.height() - 18), 2, 2)


def stamp_of(layout: SheddingLayout, seat: int, said: str) -> SightItem:
    """A word that is stamped across a seat's plate."""
    rooms = layout.rooms
    assert rooms is not None
    plate = to_qrect(rooms.plates[seat])
    letters = round(plate.height() * 0.46)
    # It may reach beyond the plate, but not out of the window, aslant as it is.
    middle = plate.center()
    most = 2 * min(middle.x(), layout.width - middle.x()) - 2 * _EDGE - letters * 1.3
    letters, said = fitted(said, most, letters, bold=True, least=LEAST)
    slip = QRectF(0, 0, advance(said, letters, bold=True) + letters * 1.3, letters * 1.75)
    slip.moveCenter(QPointF())

    def draw(painter: QPainter, part: float) -> None:
        shown = _presence(part)
        painter.setOpacity(shown)
        painter.translate(middle)
        painter.rotate(-5)
        painter.scale(1.5 - 0.5 * shown, 1.5 - 0.5 * shown)
        painter.setPen(QPen(PAPER, 2.2))
        painter.setBrush(VERMILION)
        painter.drawRoundedRect(slip, 6, 6)
        painter.setFont(letter_font(letters, bold=True))
        painter.setPen(PAPER)
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, said)

    return SightItem(plate.adjusted(-40, -40, 40, 40), draw, said)


def palm_of(layout: SheddingLayout, seat: int, said: str) -> SightItem:
    """The winner's palm comes down in the middle (*"First!"*)."""
    ring, corner = to_qrect(layout.ring), to_qrect(layout.corners[seat])
    middle, size = ring.center(), ring.height() * _PALM
    away = corner.center() - middle
    length = math.hypot(away.x(), away.y()) or 1.0
    towards = away / length
    turn = math.degrees(math.atan2(towards.x(), -towards.y())) + 180
    letters = round(max(22, layout.height * 0.05))

    def draw(painter: QPainter, part: float) -> None:
        down = min(1.0, part / _DOWN)
        high = 1 - down * down
        painter.setOpacity(min(1.0, 4 * part, max(0.0, (1 - part) / 0.12)))
        if down == 1.0:
            paint_slap(painter, middle, size, max(0.0, 1 - (part - _DOWN) * 3))
        spot = middle + towards * size * 1.4 * high
        paint_hand(painter, spot, size, seat_colour(seat), degrees=turn, lift=high)
        if down == 1.0:
            top = max(letters * 1.1, ring.top() + letters * 0.2)
            _paint_shout(painter, QPointF(middle.x(), top), said, letters)

    table = QRectF(0, 0, layout.width, layout.height)
    return SightItem(table, draw, said)


def _paint_shout(painter: QPainter, middle: QPointF, said: str, letters: int) -> None:
    slip = QRectF(0, 0, advance(said, letters, bold=True) + letters * 1.6, letters * 1.7)
    slip.moveCenter(middle)
    painter.setPen(QPen(INK, 2))
    painter.setBrush(GOLD)
    painter.drawRoundedRect(slip, 8, 8)
    painter.setFont(letter_font(letters, bold=True))
    painter.setPen(INK)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, said)


def counters_of(layout: SheddingLayout, result: RoundResult) -> SightItem:
    """Counters fly from those who pay to the winner, with how much it is."""
    rooms = layout.rooms
    assert rooms is not None
    plates = {seat: to_qrect(rect) for seat, rect in rooms.plates.items()}
    size = max(16.0, layout.card_width * 0.26)
    letters = round(size * 0.72)
    paid = [each for each in result.payments if each.amount]

    def draw(painter: QPainter, part: float) -> None:
        painter.setOpacity(min(1.0, 8 * part, max(0.0, (1 - part) / 0.1)))
        for payment in paid:
            start, end = plates[payment.payer].center(), plates[payment.payee].center()
            count = min(payment.amount, _MOST_COUNTERS)
            for number in range(count):
                begin = 0.05 + 0.3 * number / _MOST_COUNTERS
                way = min(1.0, max(0.0, (part - begin) / 0.5))
                way = way * way * (3 - 2 * way)
                bow = math.sin(way * math.pi) * layout.height * 0.06
                spot = start + (end - start) * way + QPointF(0, -bow)
                paint_counter(painter, spot, size)
            spot = start + (end - start) * min(1.0, max(0.0, part - 0.05) * 0.3)
            _paint_amount(painter, spot, f"\N{MINUS SIGN}{payment.amount}", letters)
        if part > 0.55 and paid:
            total = sum(each.amount for each in paid)
            spot = plates[paid[0].payee].center() - QPointF(0, size)
            _paint_amount(painter, spot, f"+{total}", round(letters * 1.5))

    said = ", ".join(f"{each.payer} → {each.payee}: {each.amount}" for each in paid)
    return SightItem(QRectF(0, 0, layout.width, layout.height), draw, said)


def _paint_amount(painter: QPainter, middle: QPointF, text: str, letters: int) -> None:
    slip = QRectF(0, 0, advance(text, letters, bold=True) + letters, letters * 1.5)
    slip.moveCenter(middle)
    painter.setPen(QPen(INK, 1.4))
    painter.setBrush(PAPER if text[0] != "+" else GOLD)
    painter.drawRoundedRect(slip, slip.height() / 2, slip.height() / 2)
    painter.setFont(letter_font(letters, bold=True))
    painter.setPen(INK)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, text)
