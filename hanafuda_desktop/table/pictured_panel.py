"""A panel whose body is a sheet with little cards, and which waits folded rather than go away."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from hanafuda_desktop.table.lettering import letters_for
from hanafuda_desktop.table.panel_item import TablePanel
from hanafuda_desktop.table.pictures import CardPictures

__all__ = ["PicturedPanel"]


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
