"""The plate of the game to go on with."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.plate import PicturePlate, Writing, paint_onward
from hanafuda_desktop.app.first_screen.unfinished import Unfinished
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.lettering import letter_font
from hanafuda_desktop.table.palette import GOLD, PAPER, faded

__all__ = ["ContinuePlate"]

_PICTURE: Final = 0.52
"""How much of the plate the picture of the table takes across."""
_SHAPE: Final = 0.625
_HIGHEST: Final = 15
_NAME: Final = 1.6
_SIGN: Final = 2.1


def _picture_width(box: QRectF) -> int:
    """How wide the picture is: it has the shape of a table."""
    most = box.width() * _PICTURE
    return round(min(most, box.height() / _SHAPE) if box.height() else most)


class ContinuePlate(PicturePlate):
    """Which game it is, how it stands, and how its table looks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._game: Unfinished | None = None

    def show_game(self, game: Unfinished | None) -> None:
        """Show this game; its picture is given later."""
        self._game, self.picture = game, None
        self.say_words()

    @property
    def game(self) -> Unfinished | None:
        """The game that it shows."""
        return self._game

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        if self._game is not None:
            self.setText(tr("Continue"))
            lines = ", ".join(self._game.lines())
            self.setAccessibleName(
                tr("Continue {game}: {standing}", game=self._game.name, standing=lines)
            )
        self.update()

    def picture_size(self) -> QSize:
        """The size of the picture on this plate."""
        return QSize(_picture_width(self.box), round(self.box.height()))

    def wanted(self, width: int) -> int:
        """How high it is where there is so much room across."""
        words = self._write(None, QRectF(3, 3, width - 6, 0)) + self.letters * 1.2
        picture = min(width * _PICTURE * _SHAPE, _HIGHEST * self.letters)
        return round(max(words, picture))

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint the table on the left and write beside it."""
        if self.picture is not None:
            painter.drawPixmap(box.topLeft(), self.picture)
        edge = box.left() + _picture_width(box)
        painter.setPen(QPen(faded(PAPER, 0.22), 1))
        painter.drawLine(QPointF(edge, box.top()), QPointF(edge, box.bottom()))
        self._write(painter, box)

    def _write(self, painter: QPainter | None, box: QRectF) -> float:
        letters = self.letters
        margin = 1.2 * letters
        left = box.left() + _picture_width(box) + margin
        column = Writing(painter, left, box.top() + margin, box.right() - margin - left)
        if painter is not None:
            side = _SIGN * letters
            paint_onward(painter, QRectF(left, column.bottom, side, side))
            painter.setFont(letter_font(letters, bold=True))
            painter.setPen(GOLD)
            beside = QRectF(left + 2.6 * letters, column.bottom, column.width, _SIGN * letters)
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, tr("Continue"))
        column.skip(2.5 * letters)
        if self._game is not None:
            column.write(self._game.name, round(letters * _NAME), bold=True, most=2)
            for line in self._game.lines():
                column.write(line, letters, strong=0.92, most=2)
        return column.bottom
