"""The curtain between two people at one screen: cloth over everything, and a sign that says whose
turn it is. Nothing shows through it, not even in its first frame.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneContextMenuEvent,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.table.cloth import INK, Cloth, Ground, faded
from hanafuda_desktop.table.lettering import letters_for, line_height, wrapped
from hanafuda_desktop.table.panels.typeset import Sheet, paint_paper
from hanafuda_desktop.table.signs.emblems import paint_seal

_LIFT = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CurtainItem(QGraphicsObject):
    """The curtain. While it is down it has mouse and keyboard, and the table has neither."""

    lifted = Signal()
    """Somebody lifted it: it is gone by then."""
    described = Signal(str)
    """It came down: what it says, for a screen reader."""

    def __init__(self, cloth: Cloth, parent: QGraphicsItem | None = None) -> None:
        """A curtain that hangs out of sight.

        Args:
            cloth: what it is made of.
            parent: the item it belongs to.
        """
        super().__init__(parent)
        self._ground = Ground(cloth)
        self._area = QRectF()
        self._title = self._hint = ""
        self._sheet, self._sign, self._letters = Sheet(), QRectF(), 14
        self._down = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.AllButtons)
        self.setVisible(False)

    @property
    def is_down(self) -> bool:
        """Whether it hides the table."""
        return self.isVisible()

    @property
    def description(self) -> str:
        """What stands on its sign."""
        return f"{self._title}\n{self._hint}"

    @property
    def sheet(self) -> Sheet:
        """The words on its sign."""
        return self._sheet

    @property
    def sign(self) -> QRectF:
        """Where its sign hangs."""
        return QRectF(self._sign)

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen; the curtain covers all of it."""
        self.prepareGeometryChange()
        self._area = QRectF(area)
        self._set()
        self.update()

    def set_cloth(self, cloth: Cloth) -> None:
        """Let it be of another cloth."""
        self._ground = Ground(cloth)
        self.update()

    def drop(self, title: str, hint: str) -> None:
        """Let it come down, all at once.

        Args:
            title: whose turn it is.
            hint: how to lift it.
        """
        self._title, self._hint = title, hint
        self._set()
        self._down = False
        self.setVisible(True)
        self.setFocus()
        self.update()
        self.described.emit(self.description)

    def lift(self) -> None:
        """Lift it, as a click does."""
        if self.isVisible():
            self.put_away()
            self.lifted.emit()

    def put_away(self) -> None:
        """Take it away and tell nobody."""
        self.clearFocus()
        self.setVisible(False)

    def _set(self) -> None:
        letters = self._letters = letters_for(self._area)
        large, sheet = round(letters * 2.0), Sheet()
        wide = min(letters * 34.0, self._area.width() * 0.8)
        titles = wrapped(self._title, wide - letters * 6, large, bold=True)
        hints = wrapped(self._hint, wide - letters * 4, letters)
        high = line_height(large) * len(titles) + line_height(letters) * len(hints) + letters * 9
        self._sign = QRectF(0, 0, wide, high)
        self._sign.moveCenter(self._area.center())
        top = self._sign.top() + letters * 5.8
        for lines, pixels, bold in ((titles, large, True), (hints, letters, False)):
            for line in lines:
                room = QRectF(
                    self._sign.left() + letters * 1.5,
                    top,
                    wide - letters * 3,
                    line_height(pixels),
                )
                ink = INK if bold else faded(INK, 0.8)
                centre = Qt.AlignmentFlag.AlignHCenter
                sheet.write(room, line, pixels, bold=bold, ink=ink, align=centre)
                top += room.height()
            top += letters * 0.5
        self._sheet = sheet

    def boundingRect(self) -> QRectF:
        """The whole area, and a little more."""
        return self._area.adjusted(-2, -2, 2, 2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the cloth, and the sign on it."""
        area, ratio = self._area, painter.device().devicePixelRatioF()
        painter.save()
        painter.translate(area.topLeft())
        part = QRectF(QPointF(), area.size())
        self._ground.paint(painter, part, (area.width(), area.height()), ratio)
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_paper(painter, self._sign)
        spot = QPointF(self._sign.center().x(), self._sign.top() + self._letters * 3.6)
        paint_seal(painter, spot, self._letters * 3.6)
        self._sheet.paint(painter, None, self._sign)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return and Space lift it; no other key reaches the table."""
        if event.key() in _LIFT and not event.isAutoRepeat():
            self.lift()
        event.accept()

    def sceneEvent(self, event: QEvent) -> bool:
        """Keep Tab: it would go to what is hidden."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return True
        return super().sceneEvent(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click begins."""
        self._down = event.button() == Qt.MouseButton.LeftButton
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second click of somebody who clicked twice on the table before."""
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends."""
        down, self._down = self._down, False
        if down and event.button() == Qt.MouseButton.LeftButton:
            self.lift()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Nothing beneath is scrolled."""
        event.accept()

    def contextMenuEvent(self, event: QGraphicsSceneContextMenuEvent) -> None:
        """Nothing beneath has a menu."""
        event.accept()

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Nothing beneath is pointed at."""
        event.accept()
