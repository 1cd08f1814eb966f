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
    QStyleOptionGraphicsItem,
    QWidget,
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
from hanafuda_desktop.table.panels.typeset import Scroll, Sheet, paint_paper
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
    lines: tuple[QRectF, ...]
    body: QRectF
    buttons: tuple[QRectF, ...]
    letters: int


@dataclass(frozen=True, slots=True)
class PanelParts:
    """What has to fit into a panel besides its body: how wide each part would be."""

    title: float
    lines: tuple[float, ...]
    buttons: tuple[float, ...]
    letters: int
    even: bool
    bodied: bool
    title_size: float = 1.7
    """How large the letters of the title are, counted in ordinary ones."""

    @property
    def head(self) -> float:
        """How high the title is."""
        return self.letters * self.title_size * 1.41 if self.title else 0.0

    @property
    def pad(self) -> float:
        """The paper's edge."""
        return self.letters * 1.5

    @property
    def gap(self) -> float:
        """What lies between buttons."""
        return self.letters * 0.8

    @property
    def tall(self) -> float:
        """How high the buttons are."""
        return max(_BUTTON_HEIGHT, self.letters * 2.5)

    @property
    def above(self) -> float:
        """What lies above the body."""
        lines = len(self.lines) * self.letters * 1.6
        return self.pad + self.head + lines + (self.letters * 0.8 if self.bodied else 0)

    @property
    def below(self) -> float:
        """What lies beneath it."""
        return self.pad + (self.tall + self.pad * 0.8 if self.buttons else 0)

    def body_room(self, area: QRectF) -> QSizeF:
        """What is left of an area for the body."""
        return QSizeF(
            max(60.0, area.width() * _WIDEST - 2 * self.pad),
            max(60.0, area.height() * 0.95 - self.above - self.below),
        )


def panel_letters(area: QRectF) -> int:
    """The size of ordinary letters on a panel in an area."""
    high = area.height()
    return enlarged(max(13, min(24, high * 0.026)), high * 0.052)


def panel_lines(lines: Sequence[str], area: QRectF, letters: int) -> tuple[str, ...]:
    """The lines of a panel, those that are too long in several, if there is the height for it."""
    room = max(60.0, area.width() * _WIDEST - 3 * letters)
    parts: list[str] = []
    for line in lines:
        fits = advance(line, letters) * _SQUEEZED <= room
        parts += (line,) if fits else wrapped(line, room, letters)
    tall = len(parts) * letters * 1.6 > area.height() * _TALLEST
    return tuple(lines) if tall else tuple(parts)


def button_width(button: PanelButton, letters: int) -> float:
    """The room that a button asks for."""
    wide = advance(button.label, letters, bold=True) + 2.4 * letters
    return wide + (2.2 * letters if button.key else 0)


def arranged(
    area: QRectF, wanted: PanelParts, body: QSizeF, middle: QPointF | None, *, sealed: bool
) -> PanelLayout:
    """Fit the words into a panel in the area; what is too long is cut later.

    Args:
        area: what there is.
        wanted: the words.
        body: size of what stands between them.
        middle: where the panel should stand; left out, low in the area.
        sealed: whether a seal is on it.
    """
    letters, pad, gap = wanted.letters, wanted.pad, wanted.gap
    # room for the seal on both sides of the title, so that the words stay in the middle
    wide = max([wanted.title, *wanted.lines]) + (letters * 7 if sealed else 0)
    widths = wanted.buttons
    if wanted.even and widths:
        widths = (max(widths),) * len(widths)
    gaps = gap * max(0, len(widths) - 1)
    wide = max(wide, sum(widths) + gaps, body.width())
    wide = min(wide, max(60.0, area.width() * _WIDEST - 2 * pad))
    if wanted.even and widths:
        widths = ((wide - gaps) / len(widths),) * len(widths)
    squeeze = min(1.0, (wide - gaps) / max(1.0, sum(widths)))
    line = letters * 1.6
    box = QRectF(0, 0, wide + 2 * pad, wanted.above + body.height() + wanted.below)
    _place(box, area, middle, pad)
    head = QRectF(box.left() + pad, box.top() + pad, wide, wanted.head)
    rows = (
        QRectF(head.left(), head.bottom() + n * line, wide, line) for n in range(len(wanted.lines))
    )
    between = QRectF(0, box.top() + wanted.above, body.width(), body.height())
    between.moveLeft(round(box.center().x() - body.width() / 2))
    between.moveTop(round(between.top()))
    buttons = _button_row(box, [width * squeeze for width in widths], wanted)
    return PanelLayout(box, head, tuple(rows), between, buttons, letters)


def _place(box: QRectF, area: QRectF, middle: QPointF | None, pad: float) -> None:
    """Let a panel stand around its middle, or low, and in any case in the area."""
    box.moveCenter(area.center() if middle is None else middle)
    edge = area.height() * 0.02
    if middle is None:
        box.moveBottom(max(box.bottom(), area.bottom() - max(pad, 2 * edge)))
    box.moveLeft(max(area.left() + edge, min(box.left(), area.right() - edge - box.width())))
    box.moveTop(max(area.top() + edge, min(box.top(), area.bottom() - edge - box.height())))


def _button_row(box: QRectF, widths: Sequence[float], wanted: PanelParts) -> tuple[QRectF, ...]:
    """The buttons beside one another, in the middle of the foot."""
    top = box.bottom() - wanted.pad - wanted.tall
    left = box.center().x() - (sum(widths) + wanted.gap * max(0, len(widths) - 1)) / 2
    buttons = []
    for width in widths:
        buttons.append(QRectF(left, top, width, wanted.tall))
        left += width + wanted.gap
    return tuple(buttons)


# How a paper panel is painted: its words, its seal, its buttons.


def paint_words(
    painter: QPainter, layout: PanelLayout, title: str, title_size: float, lines: Sequence[str]
) -> None:
    """Paint the paper with the title and the lines.

    Args:
        painter: the panel's.
        layout: where everything stands.
        title: the large line.
        title_size: how large its letters are, counted in ordinary ones.
        lines: the others, one for each place of the layout.
    """
    paint_paper(painter, layout.box)
    painter.setPen(INK)
    large = round(layout.letters * title_size)
    _write_line(painter, layout.title, title, large, bold=True)
    for rect, line in zip(layout.lines, lines, strict=True):
        _write_line(painter, rect, line, layout.letters, bold=False)


def paint_panel_seal(painter: QPainter, layout: PanelLayout) -> None:
    """Paint the red seal in the panel's corner."""
    side = layout.letters * 3.0
    corner = layout.box.topRight() + QPointF(-side * 0.78, side * 0.78)
    paint_seal(painter, corner, side)


def paint_buttons(
    painter: QPainter,
    layout: PanelLayout,
    buttons: Sequence[PanelButton],
    current: int,
    pressed: int | None,
) -> None:
    """Paint the buttons.

    Args:
        painter: the panel's.
        layout: where everything stands.
        buttons: one for each place of the layout.
        current: the number of the chosen one.
        pressed: the number of the one that is held down, if one is.
    """
    for index, (rect, button) in enumerate(zip(layout.buttons, buttons, strict=True)):
        state = (index == current, index == pressed)
        paint_button(painter, rect, button, layout.letters, state)


def paint_button(
    painter: QPainter, rect: QRectF, button: PanelButton, letters: int, state: tuple[bool, bool]
) -> None:
    """Paint a button; ``state``: whether it is the chosen one, and whether it is held down."""
    current, down = state
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
_PRESS: Final = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}


class _Paper(QGraphicsObject):
    """What a panel shows and tells: the half of it that is no gesture."""

    chosen = Signal(str)
    """A button was pressed: its id. The panel is closed by then."""
    closed = Signal()
    """The panel went away without an answer, by Escape."""
    described = Signal(str)
    """It opened: all that it says, for a screen reader."""
    moved = Signal(str)
    """Another button is chosen now: the same."""

    _centred = False
    _veiled = False
    """Whether it darkens the table and keeps clicks from it."""
    _even = False
    """Whether the buttons share the whole width."""
    _bodied = False
    """Whether it has a body."""
    _folds = False
    """Whether Escape folds it up to its buttons, for it must not go without an answer."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._area = QRectF()
        self._title = ""
        self._lines: tuple[str, ...] = ()
        self._wrapped: tuple[str, ...] = ()
        self._buttons: tuple[PanelButton, ...] = ()
        self._sealed = self._folded = False
        self._current = 0
        self._pressed: int | None = None
        self._sheet = Sheet()
        self._scroll = Scroll()
        self._layout = PanelLayout(QRectF(), QRectF(), (), QRectF(), (), 14)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptHoverEvents(True)
        self.setVisible(False)

    @property
    def is_open(self) -> bool:
        """Whether it waits for an answer."""
        return self.isVisible()

    @property
    def is_folded(self) -> bool:
        """Whether only its title and its buttons are seen, low on the table."""
        return self._folded

    @property
    def box(self) -> QRectF:
        """Where the panel stands."""
        return QRectF(self._layout.box)

    @property
    def current(self) -> str:
        """The id of the button that Return would press, or the empty string."""
        return self._buttons[self._current].id if self._buttons else ""

    @property
    def title(self) -> str:
        """The large line."""
        return self._title

    @property
    def buttons(self) -> tuple[PanelButton, ...]:
        """What can be pressed, from left to right."""
        return self._buttons

    @property
    def words(self) -> tuple[str, ...]:
        """All lines under the large one, and the body in words."""
        return (*self._lines, *self._say_body())

    @property
    def description(self) -> str:
        """All that it says, in words."""
        said = [self._title, *self.words]
        if self._buttons:
            said.append(f"[{self._buttons[self._current].label}]")
        return "\n".join(said)

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
        self._sealed, self._folded = sealed, False
        self._current, self._pressed = 0, None
        self._scroll = Scroll()
        self._arrange()
        self.setVisible(True)
        self.setFocus()
        self.update()
        self.described.emit(self.description)

    def _set_body(self, room: QSizeF, letters: int) -> tuple[Sheet, QSizeF]:
        """What stands between the lines and the buttons, and how large it is.

        Args:
            room: what there is; what is higher can be scrolled.
            letters: size of ordinary letters.
        """
        return Sheet(), QSizeF(0, 0)

    def _say_body(self) -> Sequence[str]:
        """The body in words."""
        return ()

    def _paint_body(self, painter: QPainter, part: QRectF) -> None:
        """Paint a part of the body, in its own coordinates."""
        self._sheet.paint(painter, None, part)

    def _title_size(self) -> float:
        """How large the letters of the large line are, counted in ordinary ones."""
        return 1.7

    def _middle(self) -> QPointF | None:
        """Where the panel stands, or ``None`` for low on the table."""
        return self._area.center() if self._sealed or self._centred else None

    def _letters(self) -> int:
        return panel_letters(self._area)

    def _arrange(self) -> None:
        letters = self._letters()
        lines = () if self._folded else self._lines
        self._wrapped = panel_lines(lines, self._area, letters)
        wanted = PanelParts(
            title=advance(self._title, round(letters * self._title_size()), bold=True),
            lines=tuple(advance(line, letters) for line in self._wrapped),
            buttons=tuple(button_width(button, letters) for button in self._buttons),
            letters=letters,
            even=self._even,
            bodied=self._bodied and not self._folded,
            title_size=self._title_size(),
        )
        most = wanted.body_room(self._area)
        folded = Sheet(), QSizeF(min(most.width(), letters * 24), 0)
        self._sheet, size = folded if self._folded else self._set_body(most, letters)
        seen = QSizeF(min(size.width(), most.width()), min(size.height(), most.height()))
        self._layout = arranged(
            self._area, wanted, seen, None if self._folded else self._middle(), sealed=self._sealed
        )
        self._scroll.fit(size.height(), self._layout.body)

    def boundingRect(self) -> QRectF:
        """The panel and its shadow, or all that is veiled."""
        if self._veiled and not self._folded:
            return QRectF(self._area)
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
        if self._veiled and not self._folded:
            painter.fillRect(self._area, faded(NIGHT, 0.35))
        paint_words(painter, layout, self._title, self._title_size(), self._wrapped)
        self._scroll.paint(painter, self._paint_body)
        if self._sealed:
            paint_panel_seal(painter, layout)
        paint_buttons(painter, layout, self._buttons, self._current, self._pressed)


class TablePanel(_Paper):
    """A panel on the table. While it is open it has the keyboard.

    One with a seal stands in the middle; any other stands low, so that the cards, which are what
    the question is about, stay in sight. A panel that shows more than lines sets a body
    (:meth:`_set_body`), which can be scrolled where the window is too small for it.
    """

    def fold(self) -> None:
        """Fold it up to its buttons, so that the table can be looked at, or unfold it."""
        self._folded = not self._folded
        self.set_area(self._area)

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Tab choose a button, Return and Space press it, Escape closes or folds."""
        key = Qt.Key(event.key())
        lettered = [one.id for one in self._buttons if one.key and one.key == event.text().upper()]
        if self._scroll.obey(key):
            self.update()
        elif key in _NEXT | _BACK and self._buttons:
            self._choose((self._current + (1 if key in _NEXT else -1)) % len(self._buttons))
        elif key in _PRESS and self._buttons:
            self.press(self.current)
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
            self.moved.emit(self.description)


# A panel whose body is a sheet with little cards, and which waits folded rather than go away.


class PicturedPanel(TablePanel):
    """A panel with little cards.

    Escape folds it up to its buttons, so that the table can be looked at, and unfolds it: it does
    not go away without an answer.
    """

    _bodied = True
    _folds = True

    def __init__(self, pictures: CardPictures, parent: QGraphicsItem | None = None) -> None:
        """A closed panel.

        Args:
            pictures: where the little cards come from.
            parent: the item it belongs to.
        """
        super().__init__(parent)
        self._pictures = pictures

    def set_pictures(self, pictures: CardPictures) -> None:
        """Show little cards of another deck."""
        self._pictures = pictures
        self.set_area(self._area)

    def _letters(self) -> int:
        return letters_for(self._area)

    def _paint_body(self, painter: QPainter, part: QRectF) -> None:
        self._sheet.paint(painter, self._pictures, part)
