"""Pages of the window that lie on the table's cloth, and the sheet of paper that lies on some."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from hanafuda_desktop.table.cloth import (
    CLOTHS,
    INK,
    PAPER,
    PAPER_SHADE,
    VERMILION,
    faded,
    has_high_contrast,
    lay_cloth,
)
from hanafuda_desktop.table.lettering import PlainLabel, letter_font
from hanafuda_desktop.table.panels.typeset import paint_paper

AROUND: Final = 24
"""So much is seen above and below what has the focus."""


# Which of several places comes next in a direction: how arrows lead from one thing to another.

_ASIDE: Final = 2.5
"""How much further away something counts for what it lies to the side."""
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Whither the keys point: across and down."""


def next_place(places: Sequence[QRect], current: int, arrow: Qt.Key) -> int:
    """The nearest place in a direction; the current one where there is none.

    Args:
        places: all of them.
        current: the one to go on from.
        arrow: one of :data:`ARROWS`.
    """
    across, down = ARROWS[arrow]
    here = places[current]
    best, least = current, float("inf")
    for number, there in enumerate(places):
        along = across * (there.x() - here.x()) + down * (there.y() - here.y())
        if down:
            aside = max(there.left() - here.right() - 1, here.left() - there.right() - 1, 0)
        else:
            aside = max(there.top() - here.bottom() - 1, here.top() - there.bottom() - 1, 0)
        far = along + _ASIDE * aside
        if along > 0 and not (across and aside) and far < least:
            best, least = number, far
    return best


# The pages.


class PlainScrollArea(QScrollArea):
    """No frame, no scroll bar below, no focus of its own."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class ClothPage(PlainScrollArea):
    """A page whose contents are scrolled over the cloth, which stays where it is.

    Args:
        cloth: the id of the cloth.
        parent: the widget that it stands in.
    """

    def __init__(self, cloth: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # as table/view.py does
        self.cloth = CLOTHS[cloth]
        ClothPage.show_legibly(self)  # what else a kind of page does then has to wait

    def lay(self, contents: QWidget) -> None:
        """Scroll this."""
        self.setWidget(contents)
        contents.setAutoFillBackground(False)  # Qt fills what is scrolled

    def show_cloth(self, cloth: str) -> None:
        """Lie on this cloth."""
        self.cloth = CLOTHS[cloth]
        ClothPage.show_legibly(self)

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        palette, roles = QPalette(), QPalette.ColorRole
        for role in (roles.Window, roles.Base, roles.Dark):  # of the bar, on the cloth as well
            palette.setColor(role, self.cloth.ground.darker(190))
        handle = PAPER_SHADE if has_high_contrast() else self.cloth.ground.lighter(135)
        palette.setColor(roles.Button, handle)
        palette.setColor(roles.ButtonText, PAPER)
        self.verticalScrollBar().setPalette(palette)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cloth."""
        painter = QPainter(self.viewport())
        size = self.viewport().size().toTuple()
        lay_cloth(painter, QRectF(event.rect()), self.cloth, size, self.devicePixelRatioF())

    def walk(self, widgets: Sequence[QWidget], key: int) -> bool:
        """Lead the focus to the next of these widgets, if the key is an arrow.

        Args:
            widgets: they stand in what is scrolled; one of them has the focus.
            key: the key that was pressed.
        """
        if key not in ARROWS:
            return False
        at = next(number for number, each in enumerate(widgets) if each is self.focusWidget())
        places = [QRect(each.mapTo(self, QPoint()), each.size()) for each in widgets]
        self.go_to(widgets[next_place(places, at, Qt.Key(key))])
        return True

    def go_to(self, widget: QWidget) -> None:
        """Give a widget the focus, where it is seen."""
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(widget, AROUND, AROUND)


# Words on plates and pages, and signs among them.

LEAST_LETTERS: Final = 11
"""No letters are smaller than so many pixels."""


class ScaledLabel(PlainLabel):
    """Words whose size follows that of ordinary letters.

    Args:
        words: what they say.
        parent: the widget that they stand on.
        size: of their letters, counted in ordinary letters.
        bold: whether they are heavy.
        ink: their colour.
        strong: how strongly they stand out, up to 1.
    """

    def __init__(
        self,
        words: str,
        parent: QWidget,
        size: float = 1.0,
        *,
        bold: bool = False,
        ink: QColor = PAPER,
        strong: float = 1.0,
    ) -> None:
        super().__init__(words, parent, wraps=True)
        self.setForegroundRole(QPalette.ColorRole.WindowText)  # not that of buttons
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._size, self._bold = size, bold
        self._ink, self._strong = ink, strong

    def write(self, letters: int) -> None:
        """Write where ordinary letters have this size, in the colours that hold now."""
        self.setFont(letter_font(max(LEAST_LETTERS, round(letters * self._size)), bold=self._bold))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, faded(self._ink, self._strong))
        self.setPalette(palette)


class ScaledSign(QWidget):
    """A sign among such words.

    Args:
        parent: the widget that it stands on.
        size: width and height, counted in letters.
        draw: draws it into a rectangle.
    """

    def __init__(
        self,
        parent: QWidget,
        size: tuple[float, float],
        draw: Callable[[QPainter, QRectF], None],
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._size, self._draw = size, draw

    def write(self, letters: int) -> None:
        """Be so large as it is where letters have this size."""
        self.setFixedSize(*(round(side * letters) for side in self._size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, QRectF(self.rect()))


def write(parent: QWidget, letters: int) -> None:
    """Write all words on a widget, and draw all signs there, where letters have this size."""
    for part in parent.findChildren(QWidget):
        if isinstance(part, ScaledLabel | ScaledSign):
            part.write(letters)


# A sheet of paper for lines to fill in or to read, in the colours of the table's panels.

_SHADOW = 16
"""The room around the paper for the shadow that it casts."""
_LEAST: Final = 120


class PaperSheet(QWidget):
    """The sheet; whatever stands on it has its colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        PaperSheet.show_legibly(self)  # what else a kind of sheet does then has to wait

    def show_legibly(self) -> None:
        """Take colours as they are now for the whole program."""
        palette, roles = QPalette(), QPalette.ColorRole
        for role in (roles.Window, roles.Base, roles.AlternateBase, roles.ToolTipBase):
            palette.setColor(role, PAPER)
        for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.ToolTipText):
            palette.setColor(role, INK)
        palette.setColor(roles.Button, PAPER_SHADE)
        palette.setColor(roles.Highlight, VERMILION)
        palette.setColor(roles.HighlightedText, PAPER)
        palette.setColor(roles.PlaceholderText, faded(INK, 0.7))
        self.setPalette(palette)

    def fit(self, letters: int) -> None:
        """Leave room at the edge for letters of this size."""
        edge = _SHADOW + round(1.3 * letters)
        self.setContentsMargins(edge, edge - 6, edge, edge)
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(letters)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW / 2, -_SHADOW, -1.5 * _SHADOW)
        paint_paper(painter, box)


class SheetArea(PlainScrollArea):
    """What is scrolled on a sheet; whatever has the focus in it is in sight.

    It says how much room it would need not to be scrolled.

    Args:
        contents: what is scrolled.
        parent: the sheet.
    """

    def __init__(self, contents: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._contents = contents
        self.setWidgetResizable(True)
        self.setWidget(contents)
        for widget in (self.viewport(), contents):  # Qt fills both; the paper is to be seen
            widget.setAutoFillBackground(False)
        contents.installEventFilter(self)
        program = QApplication.instance()
        assert isinstance(program, QApplication)
        program.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._contents.isAncestorOf(now):
            self.ensureWidgetVisible(now, AROUND // 2, AROUND // 2)

    # --- the room it needs -----------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt does not ask for more room for what is scrolled when that grows."""
        done = bool(super().eventFilter(watched, event))
        if watched is self._contents and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return done

    def hasHeightForWidth(self) -> bool:
        """Words are broken into more lines where there is less room."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height at which nothing is to be scrolled."""
        layout = self._contents.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.totalHeightForWidth(width)
        return self._contents.sizeHint().height()

    def sizeHint(self) -> QSize:
        """The size at which nothing is to be scrolled."""
        return self._contents.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """A few lines are always seen."""
        return QSize(self._contents.minimumSizeHint().width(), _LEAST)
