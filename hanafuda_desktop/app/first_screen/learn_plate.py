"""The plate that leads whoever has never played to the first game, which teaches how."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.plate import Plate, Writing, paint_onward
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.palette import GOLD

__all__ = ["LearnPlate"]

_SIGN: Final = 2.1
_MARGIN: Final = 1.2
_AIR: Final = 0.7
_NAME: Final = 1.2


class LearnPlate(Plate):
    """One line that nobody overlooks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setText(tr("New to hanafuda?"))
        self.setAccessibleName(
            tr("New to hanafuda? Learn it in ten minutes, in a first game that explains itself.")
        )
        self.update()

    @staticmethod
    def _told() -> str:
        return tr("Learn it in ten minutes, in a first game that explains itself.")

    def wanted(self, width: int) -> int:
        """How high it is where there is so much room across."""
        box = QRectF(3, 3, width - 6, 0)
        words = self._write(None, box, _AIR * self.letters)
        return round(max(words, (_SIGN + _AIR) * self.letters) + _AIR * self.letters + 3)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Write beside the sign for going on, both in the middle of its height."""
        side = _SIGN * self.letters
        sign = QRectF(box.left() + _MARGIN * self.letters, 0, side, side)
        sign.moveTop(box.center().y() - side / 2)
        paint_onward(painter, sign)
        high = self._write(None, box, 0) - box.top()
        self._write(painter, box, (box.height() - high) / 2)

    def _write(self, painter: QPainter | None, box: QRectF, down: float) -> float:
        """Returns where the words end."""
        letters = self.letters
        left = box.left() + (2 * _MARGIN + _SIGN) * letters
        width = box.right() - _MARGIN * letters - left
        column = Writing(painter, left, box.top() + down, width)
        column.write(self.text(), round(letters * _NAME), bold=True, most=2, ink=GOLD)
        column.write(self._told(), letters, strong=0.95, most=3)
        return column.bottom
