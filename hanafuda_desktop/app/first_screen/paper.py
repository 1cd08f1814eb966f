"""A sheet of paper on the cloth for lines to fill in, in the colours of the table's panels."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.table.palette import INK, PAPER, PAPER_SHADE, VERMILION, faded
from hanafuda_desktop.table.typeset import paint_paper

__all__ = ["PaperSheet"]

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
