"""A paper panel on the table with a few lines and buttons, for the moments that need an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.table.palette import INK, NIGHT, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.seal import paint_seal

__all__ = ["PanelButton", "TablePanel"]

_NEXT: Final = {Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab}
_BACK: Final = {Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backtab}
_PRESS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button: what is told when it is pressed, and what stands on it."""

    id: str
    label: str


@dataclass(frozen=True, slots=True)
class _Layout:
    box: QRectF
    title: QRectF
    lines: tuple[QRectF, ...]
    buttons: tuple[QRectF, ...]
    letters: int


class TablePanel(QGraphicsObject):
    """A panel on the table. While it is open it has the keyboard.

    One with a seal stands in the middle; any other stands low, so that the cards, which are what
    the question is about, stay in sight.
    """

    chosen = Signal(str)
    """A button was pressed: its id. The panel is closed by then."""
    closed = Signal()
    """The panel went away without an answer, by Escape."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._area = QRectF()
        self._title = ""
        self._lines: tuple[str, ...] = ()
        self._buttons: tuple[PanelButton, ...] = ()
        self._sealed = False
        self._current = 0
        self._pressed: int | None = None
        self._layout = _Layout(QRectF(), QRectF(), (), (), 14)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptHoverEvents(True)
        self.setVisible(False)

    @property
    def is_open(self) -> bool:
        """Whether it waits for an answer."""
        return self.isVisible()

    @property
    def box(self) -> QRectF:
        """Where the panel stands."""
        return QRectF(self._layout.box)

    @property
    def current(self) -> str:
        """The id of the button that Return would press, or the empty string."""
        return self._buttons[self._current].id if self._buttons else ""

    def button_rect(self, button_id: str) -> QRectF:
        """Where a button stands.

        Raises:
            KeyError: there is none of this id.
        """
        for button, rect in zip(self._buttons, self._layout.buttons, strict=True):
            if button.id == button_id:
                return QRectF(rect)
        raise KeyError(button_id)

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen; the panel stands in it."""
        self.prepareGeometryChange()
        self._area = QRectF(area)
        self._arrange()
        self.update()

    def ask(
        self,
        title: str,
        lines: Sequence[str],
        buttons: Sequence[PanelButton],
        *,
        sealed: bool = False,
    ) -> None:
        """Open the panel with these words and take the keyboard.

        Args:
            title: the large line.
            lines: further lines, one under the other.
            buttons: from left to right; Return presses the first until another is chosen.
            sealed: whether the red seal is on it, as for a win.
        """
        self.prepareGeometryChange()
        self._title, self._lines, self._buttons = title, tuple(lines), tuple(buttons)
        self._sealed = sealed
        self._current, self._pressed = 0, None
        self._arrange()
        self.setVisible(True)
        self.setFocus()
        self.update()

    def close(self) -> None:
        """Take the panel away without an answer."""
        if self.isVisible():
            self.put_away()
            self.closed.emit()

    def press(self, button_id: str) -> None:
        """Press a button, as a click on it does."""
        self.put_away()
        self.chosen.emit(button_id)

    def put_away(self) -> None:
        """Take the panel away and tell nobody."""
        self.clearFocus()
        self.setVisible(False)

    def _arrange(self) -> None:
        labels = [button.label for button in self._buttons]
        self._layout = _arranged(self._area, self._title, self._lines, labels, sealed=self._sealed)

    def boundingRect(self) -> QRectF:
        """The panel and its shadow."""
        return self._layout.box.adjusted(-10, -6, 10, 20)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint paper, words and buttons."""
        layout = self._layout
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_paper(painter, layout.box)
        painter.setPen(INK)
        _write(painter, layout.title, self._title, round(layout.letters * 1.7), bold=True)
        for rect, line in zip(layout.lines, self._lines, strict=True):
            _write(painter, rect, line, layout.letters, bold=False)
        if self._sealed:
            side = layout.letters * 3.0
            corner = layout.box.topRight() + QPointF(-side * 0.78, side * 0.78)
            paint_seal(painter, corner, side)
        for index, rect in enumerate(layout.buttons):
            self._paint_button(painter, index, rect)

    def _paint_button(self, painter: QPainter, index: int, rect: QRectF) -> None:
        current = index == self._current
        down = index == self._pressed
        painter.setPen(QPen(INK, 1.4))
        painter.setBrush(VERMILION.darker(118) if down else VERMILION if current else PAPER_SHADE)
        painter.drawRoundedRect(rect, 5, 5)
        if current:
            painter.setPen(QPen(PAPER, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 3, 3)
        painter.setPen(PAPER if current or down else INK)
        _write(painter, rect, self._buttons[index].label, self._layout.letters, bold=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Tab choose a button, Return and Space press it, Escape closes."""
        key = Qt.Key(event.key())
        if key in _NEXT | _BACK and self._buttons:
            self._choose((self._current + (1 if key in _NEXT else -1)) % len(self._buttons))
        elif key in _PRESS and self._buttons:
            self.press(self.current)
        elif key == Qt.Key.Key_Escape:
            self.close()
        else:
            event.ignore()

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The button under the pointer is the chosen one."""
        index = self._button_at(event.pos())
        if index is not None:
            self._choose(index)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press on a button begins a click; on the paper it does nothing."""
        self._pressed = self._button_at(event.pos())
        event.accept()
        self.update()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends: on the same button, it is one."""
        pressed, self._pressed = self._pressed, None
        self.update()
        if pressed is not None and self._button_at(event.pos()) == pressed:
            self.press(self._buttons[pressed].id)

    def sceneEvent(self, event: QEvent) -> bool:
        """Keep Tab: the scene would otherwise use it to leave the panel."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return event.isAccepted()
        return super().sceneEvent(event)

    def _button_at(self, point: QPointF) -> int | None:
        for index, rect in enumerate(self._layout.buttons):
            if rect.contains(point):
                return index
        return None

    def _choose(self, index: int) -> None:
        if index != self._current:
            self._current = index
            self.update()


def _arranged(
    area: QRectF, title: str, lines: Sequence[str], labels: Sequence[str], *, sealed: bool
) -> _Layout:
    """Fit the words into a panel in the area; what is too long is cut later."""
    letters = round(max(13, min(24, area.height() * 0.026)))
    pad, gap, tall = letters * 1.5, letters * 0.8, max(44.0, letters * 2.5)
    plain, bold = (QFontMetricsF(_font(letters, bold=heavy)) for heavy in (False, True))
    wide = QFontMetricsF(_font(round(letters * 1.7), bold=True)).horizontalAdvance(title)
    # room for the seal on both sides of the title, so that the words stay in the middle
    wide = max([wide, *map(plain.horizontalAdvance, lines)]) + (letters * 7 if sealed else 0)
    widths = [bold.horizontalAdvance(label) + 2.4 * letters for label in labels]
    gaps = gap * max(0, len(labels) - 1)
    wide = max(wide, sum(widths) + gaps)
    wide = min(wide, max(60.0, area.width() * 0.94 - 2 * pad))
    squeeze = min(1.0, (wide - gaps) / max(1.0, sum(widths)))
    line = letters * 1.6
    box = QRectF(0, 0, wide + 2 * pad, letters * 2.4 + len(lines) * line + tall + pad * 2.8)
    box.moveCenter(area.center())
    if not sealed:
        box.moveBottom(max(box.bottom(), area.bottom() - max(pad, area.height() * 0.04)))
    head = QRectF(box.left() + pad, box.top() + pad, wide, letters * 2.4)
    rows = (QRectF(head.left(), head.bottom() + n * line, wide, line) for n in range(len(lines)))
    buttons = []
    x = box.center().x() - (sum(widths) * squeeze + gaps) / 2
    for width in widths:
        buttons.append(QRectF(x, box.bottom() - pad - tall, width * squeeze, tall))
        x += width * squeeze + gap
    return _Layout(box, head, tuple(rows), tuple(buttons), letters)


def _font(pixels: int, *, bold: bool) -> QFont:
    font = QFont()
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def _write(painter: QPainter, rect: QRectF, text: str, pixels: int, *, bold: bool) -> None:
    font = _font(pixels, bold=bold)
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, shown)


def _paint_paper(painter: QPainter, box: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        painter.setBrush(faded(NIGHT, 0.1))
        reach = 5 - step
        painter.drawRoundedRect(box.adjusted(-reach, 2, reach, 4 + 3 * reach), 10, 10)
    painter.setPen(QPen(INK, 2))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(box, 9, 9)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(VERMILION, 1.5))
    painter.drawRoundedRect(box.adjusted(7, 7, -7, -7), 5, 5)
