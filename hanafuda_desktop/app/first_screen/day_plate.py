"""The plate of the game of the day: which it is, whether it is won, and since how many days."""

from __future__ import annotations

import math
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.first_screen.day import Streak
from hanafuda_desktop.app.first_screen.facts import GameFacts
from hanafuda_desktop.app.first_screen.plate import PicturePlate, Writing
from hanafuda_desktop.language import language, tr, trn
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.table.palette import GOLD, PAPER, VERMILION, edged, faded

__all__ = ["DayPlate"]

_PICTURE: Final = 0.4
_NAME: Final = 1.4
_BLOSSOM: Final = 1.5
_APART: Final = 1.16
_PETALS: Final = 5
_NARROW: Final = 26
"""A plate narrower than so many letters has no picture."""


class DayPlate(PicturePlate):
    """The same deal for everybody, another one each day."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.facts: GameFacts | None = None
        self._day = date.min
        self._streak = Streak()
        self._failed = False
        self._waits = False

    def show_day(self, facts: GameFacts, day: date, streak: Streak, *, failed: bool) -> None:
        """Show the game of this day.

        Args:
            facts: the game.
            day: the day.
            streak: on how many days in a row it was won.
            failed: whether there is none today, for no deal was found.
        """
        if self.facts is None or self.facts.id != facts.id:
            self.picture = None
        self.facts, self._day, self._streak = facts, day, streak
        self._failed, self._waits = failed, False
        self.setEnabled(not failed)
        self.say_words()

    def show_waiting(self) -> None:
        """Show that the deal is still looked for, and will then be dealt."""
        self._waits = True
        self.say_words()

    def say_words(self) -> None:
        """Say everything in the language that is spoken now."""
        if self.facts is not None:
            said = (plain(self.facts.name), self._date(), self._state(), *self._streak_words())
            self.setText(tr("Game of the day"))
            self.setAccessibleName(tr("Game of the day: {told}", told=". ".join(said)))
        self.update()

    def _date(self) -> str:
        day = QDate(self._day.year, self._day.month, self._day.day)
        return QLocale(language()).toString(day, QLocale.FormatType.LongFormat)

    def _state(self) -> str:
        if self._failed:
            return tr("No deal was found today.")
        if self._waits:
            return tr("Today's deal is being looked for; it will be dealt at once.")
        return tr("Won today") if self._streak.is_done else tr("Not won yet today")

    def _streak_words(self) -> list[str]:
        streak = self._streak
        if not streak.best:
            return [tr("A deal that can be won, the same for everybody")]
        now = trn("{n} day in a row", "{n} days in a row", streak.now)
        return [tr("{now}, at best {best}", now=now, best=streak.best)]

    def _has_picture(self, width: float) -> bool:
        return width >= _NARROW * self.letters

    def picture_size(self) -> QSize:
        """The size of the picture on this plate; empty where there is no room for one."""
        box = self.box
        if not self._has_picture(box.width()):
            return QSize()
        return QSize(round(box.width() * _PICTURE), round(box.height()))

    def wanted(self, width: int) -> int:
        """How high it is where there is so much room across."""
        return round(self._write(None, QRectF(3, 3, width - 6, 0)) + 1.2 * self.letters)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        """Paint the picture on the right and write beside it."""
        if self._has_picture(box.width()):
            edge = box.right() - round(box.width() * _PICTURE)
            if self.picture is not None:
                painter.drawPixmap(QPointF(edge, box.top()), self.picture)
            painter.setPen(QPen(faded(PAPER, 0.22), 1))
            painter.drawLine(QPointF(edge, box.top()), QPointF(edge, box.bottom()))
        self._write(painter, box)

    def _write(self, painter: QPainter | None, box: QRectF) -> float:
        letters, facts = self.letters, self.facts
        margin = 1.2 * letters
        width = box.width() * (1 - _PICTURE if self._has_picture(box.width()) else 1)
        column = Writing(painter, box.left() + margin, box.top() + margin, width - 2 * margin)
        column.write(tr("Game of the day"), letters, bold=True, ink=GOLD)
        if facts is None:
            return column.bottom
        column.write(plain(facts.name), round(letters * _NAME), bold=True, most=2)
        column.write(self._date(), letters, strong=0.85, most=2)
        column.write(self._state(), letters, most=2)
        column.skip(0.45 * letters)
        if painter is not None:
            self._paint_week(painter, column)
        column.skip(_BLOSSOM * letters + 0.35 * letters)
        for words in self._streak_words():
            column.write(words, letters, strong=0.85, most=2)
        return column.bottom

    def _paint_week(self, painter: QPainter, column: Writing) -> None:
        """A plum blossom for each of seven days, today last: in bloom, or only drawn."""
        days = len(self._streak.lately)
        size = min(_BLOSSOM * self.letters, column.width / (days * _APART))
        for number, is_won in enumerate(self._streak.lately):
            across = column.left + (number + 0.5) * size * _APART
            middle = QPointF(across, column.bottom + size / 2)
            blossom = _blossom(middle, size / 2)
            if is_won:
                painter.setPen(QPen(PAPER, edged(1.0)))
                painter.setBrush(VERMILION)
                painter.drawPath(blossom)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(GOLD)
                painter.drawEllipse(middle, size * 0.13, size * 0.13)
            else:
                is_today = number == len(self._streak.lately) - 1
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(faded(PAPER, 0.95 if is_today else 0.5), edged(1.3)))
                painter.drawPath(blossom)


def _blossom(middle: QPointF, radius: float) -> QPainterPath:
    """Five round petals."""
    path = QPainterPath()
    for petal in range(_PETALS):
        angle = 2 * math.pi * petal / _PETALS - math.pi / 2
        at = middle + QPointF(math.cos(angle), math.sin(angle)) * (radius * 0.56)
        one = QPainterPath()
        one.addEllipse(at, radius * 0.44, radius * 0.44)
        path = path.united(one)
    return path
