"""What stands on the table all the time: painted once for its size, then only copied.

Cards fly over such signs; so each is kept as a picture and painted anew when it has changed.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
)

from hanafuda_desktop.table.adapter import MoveOffer
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import (
    GOLD,
    INK,
    NIGHT,
    PAPER,
    VERMILION,
    PaintedItem,
    blank,
    faded,
    paint_cursor,
)
from hanafuda_desktop.table.layout import Insets
from hanafuda_desktop.table.lettering import (
    LEAST,
    advance,
    letters_for,
    line_height,
    plain_text,
    wrapped,
)
from hanafuda_desktop.table.panels.typeset import Sheet, snapped


class TableSign(PaintedItem):
    """A sign at a rectangle of the scene. What it says is set as a sheet by :meth:`_set`.

    Attributes:
        sheet: what is set on it now, in its own coordinates.
    """

    _HALO = 8.0
    """How far what marks it reaches beyond it."""

    def __init__(self, pictures: CardPictures | None = None) -> None:
        super().__init__()
        self._pictures = pictures
        self._size = QSizeF(0, 0)
        self.sheet = Sheet()
        self._face: QPixmap | None = None
        self.setAcceptHoverEvents(True)

    @property
    def rect(self) -> QRectF:
        """Where it stands, in its parent's coordinates."""
        return QRectF(self.pos(), self._size)

    @property
    def _box(self) -> QRectF:
        """The sign in its own coordinates."""
        return QRectF(QPointF(), self._size)

    @property
    def description(self) -> str:
        """All that it says, in words."""
        return ""

    @property
    def _tip(self) -> str:
        """What is told when the pointer rests on it."""
        return self.description

    def set_geometry(self, rect: QRectF) -> None:
        """Put it there, in the scene's coordinates."""
        if rect == self.rect:
            return
        self.prepareGeometryChange()
        self._size = rect.size()
        self.setPos(rect.topLeft())
        self.renew()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of another deck, or of the same when more of it has arrived."""
        self._pictures = pictures
        self.renew()

    def renew(self) -> None:
        """Set and paint it anew."""
        self.sheet = Sheet() if self._size.isEmpty() else self._set(self._size)
        self._face = None
        self.setToolTip(plain_text(self._tip))
        self.update()

    def _set(self, size: QSizeF) -> Sheet:
        """What it says, for this size."""
        return Sheet()

    def boundingRect(self) -> QRectF:
        """The sign and what marks it."""
        return self._box.adjusted(-self._HALO, -self._HALO, self._HALO, self._HALO)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy its picture, and mark it where it has the keyboard."""
        if self._size.isEmpty():
            return
        ratio = painter.device().devicePixelRatioF()
        if self._face is None or self._face.devicePixelRatioF() != ratio:
            self._face = self._painted(ratio)
        corner = QPointF(-self._HALO, -self._HALO)
        painter.drawPixmap(snapped(painter, corner), self._face)

    def _painted(self, ratio: float) -> QPixmap:
        whole = self.boundingRect()
        face = blank(whole.size(), ratio)
        with QPainter(face) as painter:
            painter.translate(self._HALO, self._HALO)
            self.sheet.paint(painter, self._pictures, whole)
        return face


ShownT = TypeVar("ShownT")


class ValueSign(TableSign, Generic[ShownT]):
    """A sign that says one value, and is set anew when it is another.

    Attributes:
        shown: the value.
    """

    shown: ShownT

    def present(self, value: ShownT) -> None:
        """Show this."""
        if value != self.shown:
            self.shown = value
            self.renew()


class ClickableSign(TableSign):
    """A sign that can be clicked; what marks it cannot.

    Args:
        pictures: the little cards on it.
        number: tells it from others of its kind.
    """

    clicked = Signal(int)
    """It was clicked, or pressed with the keyboard: its number."""
    hovered = Signal(int)
    """The pointer came to it: its number, or -1 when it left."""

    def __init__(self, pictures: CardPictures | None = None, *, number: int = 0) -> None:
        super().__init__(pictures)
        self.number = number
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def shape(self) -> QPainterPath:
        """The sign alone."""
        path = QPainterPath()
        path.addRect(self._box)
        return path

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click begins."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends: on the sign, it is one."""
        if self._box.contains(event.pos()):
            self.clicked.emit(self.number)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Say that the pointer is here."""
        self.hovered.emit(self.number)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Say that it left."""
        self.hovered.emit(-1)


class PressableSign(ClickableSign):
    """A sign that can also be pressed with the keyboard while it has the focus.

    A click never takes the keyboard from the table. ``setFocus()`` gives it to the sign; Tab goes
    on to the next one, Return and Space press it, Escape gives the keyboard back.
    """

    def __init__(self, pictures: CardPictures | None = None, *, number: int = 0) -> None:
        super().__init__(pictures, number=number)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Copy its picture, and frame it while it has the keyboard."""
        super().paint(painter, *_)
        if self.hasFocus():
            paint_cursor(painter, self._box)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click begins, and leaves the keyboard where it was."""
        self.clearFocus()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return and Space press it, Escape gives the keyboard back."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit(self.number)
        elif key == Qt.Key.Key_Escape:
            self.clearFocus()
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._pass_on(-1 if key == Qt.Key.Key_Backtab else 1)
        else:
            event.ignore()

    def _pass_on(self, step: int) -> None:
        """Give the keyboard to the next sign of the scene, or to the one before."""
        order = Qt.SortOrder.AscendingOrder
        signs = [
            item
            for item in self.scene().items(order)
            if isinstance(item, PressableSign) and item.isVisible()
        ]
        signs[(signs.index(self) + step) % len(signs)].setFocus()

    def sceneEvent(self, event: QEvent) -> bool:
        """Keep Tab: the window would otherwise use it."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return event.isAccepted()
        return super().sceneEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that it has the keyboard."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that it has not."""
        super().focusOutEvent(event)
        self.update()


# A ribbon along the table's lower edge, for as long as the table shows something else than the
# game that is played.

_MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter
_HIGH = 1.5
"""How high it is, counted in lines."""
_SHADOW = 4.0


class RibbonSign(TableSign):
    """One line in large letters. Clicks and keys go through it to the table.

    Attributes:
        text: what it says.
    """

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._letters = 0
        self.setAcceptHoverEvents(False)
        self.setVisible(False)

    @property
    def room(self) -> Insets:
        """What the table keeps free for it: it hides nothing that is played with."""
        return Insets(bottom=self._box.height()) if self.isVisible() else Insets()

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen; the ribbon lies along its lower edge."""
        self._letters = letters_for(area)
        high = line_height(self._letters) * _HIGH
        self.set_geometry(QRectF(area.left(), area.bottom() - high, area.width(), high))

    def show_text(self, text: str) -> None:
        """Lay it on the table with these words."""
        self.text = text
        self.renew()
        self.setVisible(True)

    def _set(self, size: QSizeF) -> Sheet:
        """The strip above its shadow, and the words in its middle."""
        sheet, strip = Sheet(), self._box
        sheet.fill(strip.adjusted(0, -_SHADOW, 0, 0), faded(NIGHT, 0.3))
        sheet.fill(strip, VERMILION.darker(125))
        room = strip.adjusted(self._letters, 0, -self._letters, 0)
        sheet.write(room, self.text, self._letters, bold=True, ink=PAPER, align=_MIDDLE)
        return sheet


# The question which card the drawn one takes, asked loudly: words over it, a number on each.

_BADGE_Z: Final = 58_000
"""Over glows, under the cursor."""
_OFFER_Z: Final = 55_000
_LINE: Final = 1.15
"""The height of a line of a note, counted in its letters."""


class BadgeItem(TableSign):
    """A gold slip with a number or a few words."""

    def __init__(self, text: str, middle: QPointF, pixels: int) -> None:
        super().__init__()
        self.text = text
        self._pixels = pixels
        self.setZValue(_BADGE_Z)
        self.setAcceptHoverEvents(False)
        high = pixels * 1.7
        wide = max(high, advance(text, pixels, bold=True) + pixels * 1.2)
        self.set_geometry(QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high))

    def _set(self, size: QSizeF) -> Sheet:
        sheet, slip, corner = Sheet(), QRectF(QPointF(), size), size.height() / 2
        sheet.fill(slip.translated(0, 2.5), faded(NIGHT, 0.5), corner=corner)
        sheet.fill(slip, GOLD, line=INK, thick=2, corner=corner)
        sheet.write(slip, self.text, self._pixels, bold=True, align=_MIDDLE)
        return sheet


class OfferItem(ClickableSign):
    """A paper slip with a word on it."""

    def __init__(self, offer: MoveOffer) -> None:
        super().__init__()
        self.offer = offer
        self._near = False
        self.hovered.connect(self._answer)
        self.setZValue(_OFFER_Z)
        self.set_geometry(QRectF(*offer.rect))

    def _set(self, size: QSizeF) -> Sheet:
        """The words, and the note beneath them in letters as large as it has room for."""
        offer, slip, sheet = self.offer, QRectF(QPointF(), size), Sheet()
        high = size.height()
        corner = high / (5 if offer.note else 2)
        sheet.fill(slip.translated(0, 2), faded(NIGHT, 0.45), corner=corner)
        ground, edge = (GOLD, INK) if offer.strong else (PAPER, GOLD)
        line, thick = (edge, 2.4) if self._near else (faded(INK, 0.5), 1.2)
        box = slip.adjusted(0.5, 0.5, -0.5, -0.5)
        sheet.fill(box, ground, line=line, thick=thick, corner=corner)
        inset = high * (0.12 if offer.note else 0.35)
        head = slip.adjusted(inset, 0, -inset, 0)
        if not offer.note:
            sheet.write(head, offer.text, round(high * 0.56), bold=True, align=_MIDDLE)
            return sheet
        head.setTop(high * 0.05)
        head.setBottom(high * 0.41)
        sheet.write(head, offer.text, round(high * 0.31), bold=True, align=_MIDDLE)
        room = QRectF(head.left(), head.bottom(), head.width(), high * 0.56)
        letters, lines = _note_lines(offer.note, room)
        step = room.height() / len(lines)
        for number, words in enumerate(lines):
            at = QRectF(room.left(), room.top() + number * step, room.width(), step)
            sheet.write(at, words, letters, ink=faded(INK, 0.85), align=_MIDDLE)
        return sheet

    def _answer(self, number: int) -> None:
        self._near = number >= 0
        self.renew()


def _note_lines(note: str, room: QRectF) -> tuple[int, list[str]]:
    """The largest letters in which a note fits its room, and its lines."""
    for size in range(round(room.height() * 0.5), LEAST, -1):
        lines = wrapped(note, room.width(), size)
        if len(lines) * size * _LINE <= room.height():
            return size, lines
    return LEAST, wrapped(note, room.width(), LEAST)
