"""A paper panel on the table with a few lines and buttons, for the moments that need an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, NIGHT, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.lettering import (
    advance,
    enlarged,
    fitted,
    letter_font,
    letters_for,
    wrapped,
)
from hanafuda_desktop.table.panels.typeset import Scroll, Sheet, TextColumn, card_size, paint_paper
from hanafuda_desktop.table.signs.emblems import paint_seal

# Where everything on a panel stands, and how large its letters are.

_BUTTON_HEIGHT: Final = 44.0
"""What a finger can hit."""
_WIDEST: Final = 0.94
"""How wide a panel may be, as a share of what there is."""
_SQUEEZED: Final = 0.85
"""A line is rather written so much smaller than broken in two."""
_TALLEST: Final = 0.55
"""Lines are broken in two only if all of them take no more of the height than this."""


@dataclass(frozen=True, slots=True)
class PanelButton:
    """A button.

    Attributes:
        id: what is told when it is pressed.
        label: what stands on it.
        key: a letter that presses it, too; it is shown on the button.
    """

    id: str
    label: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """Where everything stands, in the scene's coordinates; ``letters`` is their size."""

    box: QRectF
    title: QRectF
    body: QRectF
    buttons: tuple[QRectF, ...]
    letters: int


def panel_letters(area: QRectF) -> int:
    """The size of ordinary letters on a panel in an area."""
    high = area.height()
    return enlarged(max(13, min(24, high * 0.026)), high * 0.052)


def _panel_lines(lines: Sequence[str], area: QRectF, letters: int) -> tuple[str, ...]:
    """The lines of a panel, those that are too long in several, if there is the height for it."""
    room = max(60.0, area.width() * _WIDEST - 3 * letters)
    parts: list[str] = []
    for line in lines:
        fits = advance(line, letters) * _SQUEEZED <= room
        parts += (line,) if fits else wrapped(line, room, letters)
    tall = len(parts) * letters * 1.6 > area.height() * _TALLEST
    return tuple(lines) if tall else tuple(parts)


def _place(box: QRectF, area: QRectF, middle: QPointF | None, pad: float) -> None:
    """Let a panel stand around its middle, or low, and in any case in the area."""
    box.moveCenter(area.center() if middle is None else middle)
    edge = area.height() * 0.02
    if middle is None:
        box.moveBottom(max(box.bottom(), area.bottom() - max(pad, 2 * edge)))
    box.moveLeft(max(area.left() + edge, min(box.left(), area.right() - edge - box.width())))
    box.moveTop(max(area.top() + edge, min(box.top(), area.bottom() - edge - box.height())))


# How a paper panel is painted: its words, its seal, its buttons.


def paint_button(
    painter: QPainter,
    rect: QRectF,
    button: PanelButton,
    letters: int,
    *,
    current: bool,
    down: bool = False,
) -> None:
    """Paint a button, perhaps the chosen one, or held down."""
    painter.setPen(QPen(INK, 1.4))
    painter.setBrush(VERMILION.darker(118) if down else VERMILION if current else PAPER_SHADE)
    painter.drawRoundedRect(rect, 5, 5)
    if current:
        painter.setPen(QPen(PAPER, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 3, 3)
    ink = PAPER if current or down else INK
    room = rect.adjusted(letters * 0.5, 0, -letters * 0.5, 0)
    if button.key:
        cap = QRectF(0, 0, letters * 1.5, letters * 1.5)
        cap.moveCenter(QPointF(room.right() - letters * 0.9, rect.center().y()))
        painter.setPen(QPen(faded(ink, 0.55), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setPen(faded(ink, 0.8))
        _write_line(painter, cap, button.key, round(letters * 0.85), bold=False)
        room.adjust(letters * 1.8, 0, -letters * 1.8, 0)
    painter.setPen(ink)
    _write_line(painter, room, button.label, letters, bold=True)


def _write_line(painter: QPainter, rect: QRectF, text: str, pixels: int, *, bold: bool) -> None:
    """Write a line into the middle of a room: somewhat smaller if need be, and then cut."""
    pixels, shown = fitted(text, rect.width(), pixels, bold=bold, least=round(pixels * 0.75))
    painter.setFont(letter_font(pixels, bold=bold))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, shown)


_NEXT: Final = {Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab}
_BACK: Final = {Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backtab}
PRESS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}
"""The keys that press what is chosen."""


CLOSE: Final = "close"
"""The id of a button that closes a panel without an answer."""


class TablePanel(QGraphicsObject):
    """A panel on the table, closed at first. While it is open it has the keyboard.

    One with a seal or a veil stands in the middle; any other stands low, so that the cards, which
    are what the question is about, stay in sight. A panel that shows more than lines sets a body
    (:meth:`_set_body`), which can be scrolled where the window is too small for it.

    Args:
        pictures: the little cards on it, if there are any.

    Attributes:
        title: the large line.
        buttons: what can be pressed, from left to right.
        is_folded: whether only its title and its buttons are seen, low on the table.
    """

    chosen = Signal(str)
    """A button was pressed: its id. The panel is closed by then."""
    closed = Signal()
    """The panel went away without an answer, by Escape."""
    described = Signal(str)
    """It opened: all that it says, for a screen reader."""
    moved = Signal(str)
    """Another button is chosen now: the same."""

    _veiled = False
    """Whether it darkens the table and keeps clicks from it; it then stands in the middle."""
    _even = False
    """Whether the buttons share the whole width."""
    _wide = 0.0
    """How wide its body may be, counted in letters; 0 for a panel without one."""
    _said: Sequence[str] = ()
    """Paragraphs with which the body begins."""
    _folds = False
    """Whether Escape folds it up to its buttons, for it must not go without an answer."""
    _leaves = False
    """Whether a click beside it puts it away, or unfolds it."""

    def __init__(self, pictures: CardPictures | None = None) -> None:
        super().__init__()
        self._pictures = pictures
        self._area, self._room = QRectF(), QRectF()
        self.title = ""
        self.buttons: tuple[PanelButton, ...] = ()
        self.is_folded = False
        self._lines: tuple[str, ...] = ()
        self._wrapped: tuple[str, ...] = ()
        self._sealed = False
        self._current = 0
        self._pressed: int | None = None
        self._sheet = Sheet()
        self._scroll = Scroll()
        self._layout = PanelLayout(QRectF(), QRectF(), QRectF(), (), 14)
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
        return self.buttons[self._current].id if self.buttons else ""

    @property
    def words(self) -> tuple[str, ...]:
        """All lines under the large one, and the body in words."""
        return (*self._lines, *self._say_body())

    @property
    def description(self) -> str:
        """All that it says, in words."""
        said = [self.title, *self.words]
        if self.buttons:
            said.append(f"[{self.buttons[self._current].label}]")
        return "\n".join(said)

    def button_rect(self, button_id: str) -> QRectF:
        """Where a button stands.

        Raises:
            KeyError: there is none of this id.
        """
        for button, rect in zip(self.buttons, self._layout.buttons, strict=True):
            if button.id == button_id:
                return QRectF(rect)
        raise KeyError(button_id)

    def set_room(self, room: QRectF) -> None:
        """Where it should stand: over the middle of this, though it may be larger."""
        self._room = QRectF(room)
        self._renew()

    def set_area(self, area: QRectF) -> None:
        """The part of the scene that is seen; the panel stands in it."""
        self.prepareGeometryChange()  # what is closed has a place, too
        self._area = QRectF(area)
        self._renew()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of another deck."""
        self._pictures = pictures
        self._renew()

    def _renew(self) -> None:
        """Set it anew, if it is open."""
        if self.isVisible():
            self.prepareGeometryChange()
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
        self.title, self._lines, self.buttons = title, tuple(lines), tuple(buttons)
        self._sealed, self.is_folded = sealed, False
        self._current, self._pressed = 0, None
        self._scroll = Scroll()
        self.setVisible(True)
        self._renew()
        self.setFocus()
        self.described.emit(self.description)

    def _set_body(self, room: QSizeF, letters: int) -> TextColumn:
        """What stands between the lines and the buttons.

        Args:
            room: what there is; what is higher can be scrolled.
            letters: size of ordinary letters.
        """
        column = TextColumn(min(room.width(), letters * self._wide), letters)
        for said in self._said:
            column.paragraph(said)
        return column

    def _card(self, width: float) -> tuple[int, float]:
        """Width and height of a little card about so wide."""
        assert self._pictures is not None
        return card_size(width, self._pictures.aspect)

    def _say_body(self) -> Sequence[str]:
        """The body in words."""
        return self._said

    def _paint_body(self, painter: QPainter, part: QRectF) -> None:
        """Paint a part of the body, in its own coordinates."""
        self._sheet.paint(painter, self._pictures, part)

    def _paint_beneath(self, painter: QPainter) -> None:
        """Paint what is seen around the paper."""

    def _title_size(self) -> float:
        """How large the letters of the large line are, counted in ordinary ones."""
        return 1.7

    def _middle(self) -> QPointF | None:
        """Where the panel stands, or ``None`` for low on the table."""
        if not self._room.isEmpty():
            return self._room.center()
        return self._area.center() if self._sealed or self._veiled else None

    def _letters(self) -> int:
        """The size of ordinary letters."""
        return letters_for(self._area) if self._wide else panel_letters(self._area)

    def _arrange(self) -> None:
        """Fit everything into a paper in the area; words that are too long are cut later."""
        area, letters, folded = self._area, self._letters(), self.is_folded
        pad, gap, line = letters * 1.5, letters * 0.8, letters * 1.6
        self._wrapped = _panel_lines(() if folded else self._lines, area, letters)
        large = self._title_size()
        wide = advance(self.title, round(letters * large), bold=True)
        head = letters * large * 1.41 if wide else 0.0
        tall = max(_BUTTON_HEIGHT, letters * 2.5) if self.buttons else 0.0
        top = pad + head + len(self._wrapped) * line + (gap if self._wide and not folded else 0)
        foot = pad + (tall + pad * 0.8 if self.buttons else 0)
        most = QSizeF(area.width() * _WIDEST - 2 * pad, area.height() * 0.95 - top - foot)
        most = most.expandedTo(QSizeF(60, 60))
        column = TextColumn(letters * 24.0, letters) if folded else self._set_body(most, letters)
        self._sheet, seen = column.sheet, column.size.boundedTo(most)
        wide = max(wide, *(advance(each, letters) for each in self._wrapped), 0.0)
        # room for the seal on both sides of the title, so that the words stay in the middle
        wide = max(wide + (letters * 7 if self._sealed else 0), seen.width())
        wide, buttons = self._button_widths(wide, most.width(), gap)
        box = QRectF(0, 0, wide + 2 * pad, top + seen.height() + foot)
        _place(box, area, None if folded else self._middle(), pad)
        title = QRectF(box.left() + pad, box.top() + pad, wide, head)
        body = QRectF(0, box.top() + top, seen.width(), seen.height())
        body.moveLeft(round(box.center().x() - body.width() / 2))
        body.moveTop(round(body.top()))
        left = box.center().x() - (sum(buttons) + gap * max(0, len(buttons) - 1)) / 2
        row = [
            QRectF(left + sum(buttons[:n]) + gap * n, box.bottom() - pad - tall, each, tall)
            for n, each in enumerate(buttons)
        ]
        self._layout = PanelLayout(box, title, body, tuple(row), letters)
        self._scroll.fit(column.height, body)

    def _button_widths(self, wide: float, most: float, gap: float) -> tuple[float, list[float]]:
        """How wide the paper's inside and its buttons are, if the rest asks for so much."""
        letters = self._letters()
        widths = [
            advance(each.label, letters, bold=True) + letters * (4.6 if each.key else 2.4)
            for each in self.buttons
        ]
        if self._even and widths:
            widths = [max(widths)] * len(widths)
        gaps = gap * max(0, len(widths) - 1)
        wide = min(max(wide, sum(widths) + gaps), most)
        share = (wide - gaps) / max(1.0, sum(widths))
        return wide, [each * (share if self._even else min(1.0, share)) for each in widths]

    def boundingRect(self) -> QRectF:
        """The panel and its shadow, or all that is veiled."""
        if self._veiled and not self.is_folded:
            return QRectF(self._area)
        return self._layout.box.adjusted(-10, -6, 10, 20)

    def paint(self, painter: QPainter, *_: object) -> None:
        """Paint paper, words and buttons."""
        layout, letters = self._layout, self._layout.letters
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._veiled and not self.is_folded:
            painter.fillRect(self._area, faded(NIGHT, 0.35))
        self._paint_beneath(painter)
        paint_paper(painter, layout.box)
        painter.setPen(INK)
        large = round(letters * self._title_size())
        _write_line(painter, layout.title, self.title, large, bold=True)
        row = QRectF(layout.title)
        for line in self._wrapped:
            row.setRect(row.left(), row.bottom(), row.width(), letters * 1.6)
            _write_line(painter, row, line, letters, bold=False)
        self._scroll.paint(painter, self._paint_body)
        if self._sealed:
            side = letters * 3.0
            corner = layout.box.topRight() + QPointF(-side * 0.78, side * 0.78)
            paint_seal(painter, corner, side)
        for index, (rect, button) in enumerate(zip(layout.buttons, self.buttons, strict=True)):
            current, down = index == self._current, index == self._pressed
            paint_button(painter, rect, button, letters, current=current, down=down)

    def fold(self) -> None:
        """Fold it up to its buttons, so that the table can be looked at, or unfold it."""
        self.prepareGeometryChange()
        self.is_folded = not self.is_folded
        self._renew()

    def close(self) -> None:
        """Take the panel away without an answer."""
        if self.isVisible():
            self.put_away()
            self.closed.emit()

    def press(self, button_id: str) -> None:
        """Press a button, as a click on it does; that which closes answers nothing."""
        if button_id == CLOSE:
            self.close()
        else:
            self.put_away()
            self.chosen.emit(button_id)

    def put_away(self) -> None:
        """Take the panel away and tell nobody."""
        self.clearFocus()
        self.setVisible(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Tab choose a button, Return and Space press it, Escape closes or folds."""
        key = Qt.Key(event.key())
        lettered = [one.id for one in self.buttons if one.key and one.key == event.text().upper()]
        if self._scroll.obey(key):
            self.update()
        elif key in _NEXT | _BACK and self.buttons:
            self._choose((self._current + (1 if key in _NEXT else -1)) % len(self.buttons))
        elif key in PRESS:
            self.press(self.current or CLOSE)
        elif key == Qt.Key.Key_Escape:
            if self._folds:
                self.fold()
            else:
                self.close()
        elif lettered:
            self.press(lettered[0])
        else:
            event.ignore()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll the body; nothing beneath the panel does."""
        self._scroll.turn(event.delta())
        self.update()
        event.accept()

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

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A body that is too high is drawn along."""
        if self._pressed is None:
            self._scroll.drag(event.pos().y() - event.lastPos().y())
            self.update()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A click ends: on the same button, it is one; beside the paper it may put it away."""
        pressed, self._pressed = self._pressed, None
        self.update()
        if pressed is not None and self._button_at(event.pos()) == pressed:
            self.press(self.buttons[pressed].id)
        elif self._leaves and not self._layout.box.contains(event.buttonDownPos(event.button())):
            if self.is_folded:
                self.fold()
                self.setFocus()
            else:
                self.close()

    def sceneEvent(self, event: QEvent) -> bool:
        """Keep Tab: the scene would otherwise use it to leave the panel."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return event.isAccepted()
        return super().sceneEvent(event)

    def _button_at(self, point: QPointF) -> int | None:
        row = enumerate(self._layout.buttons)
        return next((index for index, rect in row if rect.contains(point)), None)

    def _choose(self, index: int) -> None:
        if index != self._current:
            self._current = index
            self.update()
            self.moved.emit(self.description)
