"""What stands on the table all the time: painted once for its size, then only copied.

Cards fly over such signs; so each is kept as a picture and painted anew when it has changed.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import NIGHT, PAPER, VERMILION, faded
from hanafuda_desktop.table.layout import Insets
from hanafuda_desktop.table.lettering import letters_for, line_height
from hanafuda_desktop.table.panels.typeset import Sheet, snapped
from hanafuda_desktop.table.plain_text import plain_text


class TableSign(QGraphicsObject):
    """A sign at a rectangle of the scene. What it says is set as a sheet by :meth:`_set`."""

    _HALO = 8.0
    """How far what marks it reaches beyond it."""

    def __init__(
        self, pictures: CardPictures | None = None, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._size = QSizeF(0, 0)
        self._sheet = Sheet()
        self._face: QPixmap | None = None
        self.setAcceptHoverEvents(True)

    @property
    def sheet(self) -> Sheet:
        """What is set on it now, in its own coordinates."""
        return self._sheet

    @property
    def rect(self) -> QRectF:
        """Where it stands, in its parent's coordinates."""
        return QRectF(self.pos(), self._size)

    @property
    def description(self) -> str:
        """All that it says, in words."""
        return ""

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
        self._sheet = Sheet() if self._size.isEmpty() else self._set(self._size)
        self._face = None
        self.setToolTip(plain_text(self.description))
        self.update()

    def _set(self, size: QSizeF) -> Sheet:
        """What it says, for this size."""
        return Sheet()

    def boundingRect(self) -> QRectF:
        """The sign and what marks it."""
        return QRectF(QPointF(), self._size).adjusted(
            -self._HALO, -self._HALO, self._HALO, self._HALO
        )

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
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
        face = QPixmap((whole.size() * ratio).toSize())
        face.setDevicePixelRatio(ratio)
        face.fill(Qt.GlobalColor.transparent)
        painter = QPainter(face)
        painter.translate(self._HALO, self._HALO)
        self._sheet.paint(painter, self._pictures, whole)
        painter.end()
        return face


class PressableSign(TableSign):
    """A sign that can be clicked, or pressed with the keyboard while it has the focus.

    A click never takes the keyboard from the table. ``setFocus()`` gives it to the sign; Tab goes
    on to the next one, Return and Space press it, Escape gives the keyboard back.
    """

    def __init__(
        self, pictures: CardPictures | None = None, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(pictures, parent)
        self._down = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def press(self) -> None:
        """Do what a click on it does."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Copy its picture, and frame it while it has the keyboard."""
        super().paint(painter, option, widget)
        if self.hasFocus():
            _paint_cursor(painter, QRectF(QPointF(), self._size))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click begins."""
        self.clearFocus()
        self._down = True
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends: on the sign, it is one."""
        down, self._down = self._down, False
        if down and QRectF(QPointF(), self._size).contains(event.pos()):
            self.press()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return and Space press it, Escape gives the keyboard back."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.press()
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


def _paint_cursor(painter: QPainter, rect: QRectF) -> None:
    """A pale broken frame on a dark one, as around a card."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = rect.adjusted(-4, -4, 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(NIGHT, 5))
    painter.drawRoundedRect(box, 10, 10)
    dashed = QPen(PAPER, 2.6)
    dashed.setDashPattern([3.2, 1.8])
    painter.setPen(dashed)
    painter.drawRoundedRect(box, 10, 10)


# A ribbon along the table's lower edge, for as long as the table shows something else than the
# game that is played.

_HIGH = 1.5
"""How high it is, counted in lines."""
_SHADOW = 4.0


class RibbonSign(TableSign):
    """One line in large letters. Clicks and keys go through it to the table."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._letters = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.setVisible(False)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def room(self) -> Insets:
        """What the table keeps free for it: it hides nothing that is played with."""
        return Insets(bottom=self._strip().height()) if self.isVisible() else Insets()

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen; the ribbon lies along its lower edge."""
        self._letters = letters_for(area)
        high = line_height(self._letters) * _HIGH
        self.set_geometry(QRectF(area.left(), area.bottom() - high, area.width(), high))

    def show_text(self, text: str) -> None:
        """Lay it on the table with these words."""
        self._text = text
        self.renew()
        self.setVisible(True)

    def _strip(self) -> QRectF:
        return QRectF(QPointF(), self._size)

    def _set(self, size: QSizeF) -> Sheet:
        """The strip above its shadow, and the words in its middle."""
        sheet, strip = Sheet(), self._strip()
        sheet.fill(strip.adjusted(0, -_SHADOW, 0, 0), faded(NIGHT, 0.3))
        sheet.fill(strip, VERMILION.darker(125))
        room = strip.adjusted(self._letters, 0, -self._letters, 0)
        middle = Qt.AlignmentFlag.AlignHCenter
        sheet.write(room, self._text, self._letters, bold=True, ink=PAPER, align=middle)
        return sheet
