"""A sheet of paper on the cloth for lines to fill in, in the colours of the table's panels."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from hanafuda_desktop.table.cloth import INK, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.panels.typeset import paint_paper

# What is scrolled on a sheet of paper; it says how much room it would need not to be scrolled.

_LEAST: Final = 120
_AROUND: Final = 12
"""So much is seen above and below what has the focus."""


class SheetArea(QScrollArea):
    """Whatever has the focus in it is in sight, also when a key led there.

    Args:
        contents: what is scrolled.
        parent: the sheet.
    """

    altered = Signal()
    """Its contents need another room now."""

    def __init__(self, contents: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._contents = contents
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
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
            self.ensureWidgetVisible(now, _AROUND, _AROUND)

    # --- the room it needs -----------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt does not ask for more room for what is scrolled when that grows."""
        done = bool(super().eventFilter(watched, event))
        if watched is self._contents and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.altered.emit()
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


_SHADOW = 16
"""The room around the paper for the shadow that it casts."""


class PaperSheet(QWidget):
    """The sheet; whatever stands on it has its colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour()

    def colour(self) -> None:
        """Take the colours that hold now."""
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
