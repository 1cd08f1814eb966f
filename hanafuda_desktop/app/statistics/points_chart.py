"""How many games ended with how many points, those that were won told from the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.statistics.chart import GRID, LOST, NOTE, WON, Chart
from hanafuda_desktop.language import tr, trn
from hanafuda_desktop.table.lettering import number_text
from hanafuda_desktop.table.palette import INK
from hanafuda_desktop.table.phrases import parts

__all__ = ["Bin", "PointsChart", "binned"]

_MOST_BINS: Final = 14
_STEPS: Final = (1, 2, 5)
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class Bin:
    """Games with nearly as many points.

    Attributes:
        least: the fewest points of this bin.
        most: the most.
        won: how many of these games were won.
        others: how many were not.
    """

    least: int
    most: int
    won: int
    others: int

    @property
    def words(self) -> str:
        """Which points these are."""
        least = number_text(self.least)
        if self.least == self.most:
            return least
        return tr("{least} to {most}", least=least, most=number_text(self.most))


def binned(points: Sequence[tuple[int, bool]]) -> tuple[Bin, ...]:
    """Games in bins of one round width each, none left out between the first and the last.

    Args:
        points: of each game the points, and whether it was won.
    """
    if not points:
        return ()
    lowest, highest = min(each for each, _ in points), max(each for each, _ in points)
    width = _width(highest - lowest + 1)
    first = lowest // width
    counts = [[0, 0] for _ in range(highest // width - first + 1)]
    for each, won in points:
        counts[each // width - first][0 if won else 1] += 1
    return tuple(
        Bin((first + place) * width, (first + place + 1) * width - 1, won, others)
        for place, (won, others) in enumerate(counts)
    )


def _width(span: int) -> int:
    tens = 1
    while True:
        for step in _STEPS:
            if span <= step * tens * _MOST_BINS:
                return step * tens
        tens *= 10


class PointsChart(Chart):
    """A column for each bin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Points"), parent)
        self._bins: tuple[Bin, ...] = ()

    def show_points(self, title: str, points: Sequence[tuple[int, bool]]) -> None:
        """Draw these games.

        Args:
            title: the heading.
            points: of each game the points, and whether it was won.
        """
        self.title = title
        self.setAccessibleName(title)
        self._bins = binned(points)
        self.changed()

    @property
    def is_empty(self) -> bool:
        """Whether there is no game."""
        return not self._bins

    def told(self) -> str:
        """The same in words."""
        told = [
            trn(
                "{points}: {n} game, {won} won",
                "{points}: {n} games, {won} won",
                each.won + each.others,
                points=each.words,
                won=each.won,
            )
            for each in self._bins
            if each.won + each.others
        ]
        return tr("{sentence}.", sentence=parts(told))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the columns, won games below."""
        em, small = self.em, self.letters(small=True)
        self._draw_key(painter, QRectF(area.left(), area.top(), area.width(), em * 1.2))
        plot = area.adjusted(0, em * 2.5, 0, -em * 1.5)
        painter.setPen(QPen(GRID, 1.0))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        highest = max(each.won + each.others for each in self._bins)
        step = min(plot.width() / len(self._bins), em * 6)
        every = self._labels_every(step)
        for place, each in enumerate(self._bins):
            x = plot.left() + place * step
            column = QRectF(x + step * 0.1, plot.top(), step * 0.8, plot.height())
            self._draw_column(painter, column, each, highest)
            if place % every == 0:
                painter.setPen(NOTE)
                words = QRectF(x - step, plot.bottom() + em * 0.2, step * 3, em * 1.2)
                label = each.words if step > em * 4.5 else number_text(each.least)
                self.write(painter, words, label, _CENTRE, small)

    def _labels_every(self, step: float) -> int:
        widest = max(len(number_text(each.least)) for each in self._bins)
        advance = QFontMetricsF(self.letters(small=True)).horizontalAdvance("0" * (widest + 1))
        return max(1, round(advance / step + 0.49))

    def _draw_column(self, painter: QPainter, column: QRectF, each: Bin, highest: int) -> None:
        y = column.bottom()
        for count, is_won in ((each.won, True), (each.others, False)):
            if not count:
                continue
            high = column.height() * count / highest
            bar = QRectF(column.left(), y - high, column.width(), high)
            _paint_bar(painter, bar, is_won=is_won)
            y -= high
        if total := each.won + each.others:
            painter.setPen(INK)
            em = self.em
            words = QRectF(column.left() - em, y - em, column.width() + 2 * em, em)
            self.write(painter, words, str(total), _CENTRE, self.letters(small=True))

    def _draw_key(self, painter: QPainter, line: QRectF) -> None:
        """What the two kinds of columns are."""
        small, em, x = self.letters(small=True), self.em, line.left()
        for words, is_won in ((tr("won"), True), (tr("not won"), False)):
            mark = QRectF(x, line.center().y() - em * 0.35, em * 0.7, em * 0.7)
            _paint_bar(painter, mark, is_won=is_won)
            wide = QFontMetricsF(small).horizontalAdvance(words) + 2
            painter.setPen(NOTE)
            place = QRectF(x + em, line.top(), wide, line.height())
            self.write(painter, place, words, Qt.AlignmentFlag.AlignLeft, small)
            x += em * 2.2 + wide


def _paint_bar(painter: QPainter, bar: QRectF, *, is_won: bool) -> None:
    """Full for games that were won, hatched for the others."""
    if is_won:
        painter.fillRect(bar, WON)
        return
    painter.fillRect(bar, QBrush(LOST, Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(LOST, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))
