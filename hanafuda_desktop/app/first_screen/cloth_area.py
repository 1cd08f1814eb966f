"""What is scrolled on the table's cloth: the cloth stays where it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from hanafuda_desktop.table.cloth import CLOTHS
from hanafuda_desktop.table.ground import Ground
from hanafuda_desktop.table.palette import PAPER, PAPER_SHADE, has_high_contrast

__all__ = ["ClothArea"]


class ClothArea(QScrollArea):
    """A page of the window that lies on the cloth.

    Args:
        cloth: the id of the cloth.
        parent: the widget that it stands in.
    """

    def __init__(self, cloth: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # as table/view.py does
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cloth = CLOTHS[cloth]
        self._ground = Ground(self.cloth)
        self._colour_bar()

    def lay(self, contents: QWidget) -> None:
        """Scroll this."""
        self.setWidget(contents)
        contents.setAutoFillBackground(False)  # Qt fills what is scrolled

    def show_cloth(self, cloth: str) -> None:
        """Lie on this cloth."""
        self.cloth = CLOTHS[cloth]
        self._ground = Ground(self.cloth)
        self._colour_bar()
        self.viewport().update()

    def show_legibly(self) -> None:
        """Take words and colours as they are now for the whole program."""
        self._ground.forget()
        self._colour_bar()
        self.viewport().update()

    def _colour_bar(self) -> None:
        """The bar stands on the cloth as well."""
        palette, roles = QPalette(), QPalette.ColorRole
        for role in (roles.Window, roles.Base, roles.Dark):
            palette.setColor(role, self.cloth.ground.darker(190))
        handle = PAPER_SHADE if has_high_contrast() else self.cloth.ground.lighter(135)
        palette.setColor(roles.Button, handle)
        palette.setColor(roles.ButtonText, PAPER)
        self.verticalScrollBar().setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the cloth."""
        painter = QPainter(self.viewport())
        size = self.viewport().size()
        ratio = self.devicePixelRatioF()
        self._ground.paint(painter, QRectF(event.rect()), size.toTuple(), ratio)
