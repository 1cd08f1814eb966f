"""What stands in a window, and where: one thing below the other, or beside it if there is room."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QLayoutItem, QWidget

ACROSS: Final = QBoxLayout.Direction.LeftToRight
DOWN: Final = QBoxLayout.Direction.TopToBottom

Laid = TypeVar("Laid", bound=QLayout)


Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int]


def filled(
    layout: Laid,
    *parts: Part,
    margins: tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> Laid:
    """A layout with these parts in it, one after the other.

    Args:
        layout: the layout; it is filled.
        parts: widgets and other layouts; whatever is to grow comes with how much it does. A number
            alone is room that grows so much.
        margins: what is left free around them, from the left on, if not as much as usual.
        spacing: what is left free between them, if not as much as usual.
    """
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            assert isinstance(layout, QBoxLayout)
            layout.addStretch(part)
            continue
        thing, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(thing, QWidget):
            layout.addWidget(thing)
        elif isinstance(layout, QBoxLayout):
            layout.addLayout(thing)
        if isinstance(layout, QBoxLayout):
            layout.setStretch(layout.count() - 1, stretch)
    return layout


def beside_if_room(row: QBoxLayout, room: int, otherwise: QBoxLayout.Direction = DOWN) -> None:
    """Lay things side by side where so much room is enough for that, or else in another way."""
    row.setDirection(ACROSS)
    if row.minimumSize().width() > room:
        row.setDirection(otherwise)


class FlowLayout(QLayout):
    """Lays things out as words are laid out in lines; each stands in the middle of its line.

    The last of a line takes the rest of it, if that is its way.

    Args:
        most: how many stand beside one another at most; any number if left out.
        even: whether all are as wide as the widest, and as high as the highest beside them.
    """

    def __init__(self, *, most: int | None = None, even: bool = False) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._most = most
        self._even = even
        self.setContentsMargins(0, 0, 0, 0)

    # --- what Qt asks ----------------------------------------------------------------------------

    def addItem(self, item: QLayoutItem) -> None:
        """Put a thing behind the others."""
        self._items.append(item)

    def count(self) -> int:
        """How many things there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """One of them; ``None`` behind the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take one out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It needs no more room than it has."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high all lines are together."""
        lines = self._lines(width)
        return sum(high for high, _ in lines) + self.spacing() * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """All in one line, or as many as may stand in one."""
        hints = self._hints()
        row = sorted((hint.width() for hint in hints), reverse=True)[: self._most]
        wide = sum(row) + self.spacing() * max(0, len(row) - 1)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSize(self) -> QSize:
        """Each in a line of its own."""
        least = QSize()
        for item in self._shown:
            least = least.expandedTo(item.minimumSize())
        return least

    def setGeometry(self, rect: QRect) -> None:
        """Lay them out."""
        super().setGeometry(rect)
        top = rect.top()
        for high, line in self._lines(rect.width()):
            left = rect.left()
            for item, size in line:
                if item is line[-1][0] and item.expandingDirections() & Qt.Orientation.Horizontal:
                    size.setWidth(rect.right() + 1 - left)
                if self._even:
                    size.setHeight(high)
                at = QPoint(left, top + (high - size.height()) // 2)
                item.setGeometry(QRect(at, size))
                left += size.width() + self.spacing()
            top += high + self.spacing()

    # --- lines -----------------------------------------------------------------------------------

    @property
    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _hints(self) -> list[QSize]:
        hints = [item.sizeHint() for item in self._shown]
        widest = max((hint.width() for hint in hints), default=0)
        return [QSize(widest, hint.height()) for hint in hints] if self._even else hints

    def _lines(self, width: int) -> list[tuple[int, list[tuple[QLayoutItem, QSize]]]]:
        """What stands in each line, how large, and how high the line is."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        room = 0
        for item, hint in zip(self._shown, self._hints(), strict=True):
            wide = min(hint.width(), max(width, item.minimumSize().width()))
            if not lines or wide > room or len(lines[-1]) == self._most:
                lines.append([])
                room = width
            wraps = wide < hint.width() and item.hasHeightForWidth()
            high = item.heightForWidth(wide) if wraps else hint.height()
            lines[-1].append((item, QSize(wide, high)))
            room -= wide + self.spacing()
        return [(max(size.height() for _, size in line), line) for line in lines]


def foot_of(actions: FlowLayout, closing: QWidget) -> QHBoxLayout:
    """The foot of a window that may be narrow: what can be done, and what closes it."""
    foot = QHBoxLayout()
    foot.addLayout(actions, 1)
    foot.addWidget(closing, 0, Qt.AlignmentFlag.AlignBottom)
    return foot
