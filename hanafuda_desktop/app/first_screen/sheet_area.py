"""What is scrolled on a sheet of paper; it says how much room it would need not to be scrolled."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

__all__ = ["SheetArea"]

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
