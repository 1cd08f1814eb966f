"""A paper panel on the table with a few lines and buttons, for the moments that need an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hanafuda_desktop.table.lettering import advance
from hanafuda_desktop.table.palette import NIGHT, faded
from hanafuda_desktop.table.panel_face import paint_buttons, paint_panel_seal, paint_words
from hanafuda_desktop.table.panel_layout import (
    PanelButton,
    PanelLayout,
    PanelParts,
    arranged,
    button_width,
    panel_letters,
    panel_lines,
)
from hanafuda_desktop.table.scrolling import Scroll
from hanafuda_desktop.table.typeset import Sheet

__all__ = ["PanelButton", "TablePanel"]

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
