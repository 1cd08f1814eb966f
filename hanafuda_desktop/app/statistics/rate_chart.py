"""How the share of won games has gone: of all games so far, and of the last twenty."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.statistics.chart import GRID, LINE, LOST, NOTE, WON, Chart
from hanafuda_desktop.app.statistics.questions import Played
from hanafuda_desktop.app.statistics.words import share
from hanafuda_desktop.language import tr, tr_noop, trn
from hanafuda_desktop.table.palette import INK

__all__ = ["LATELY", "RateChart", "day", "rates"]

_MONTHS: Final = (
    tr_noop("Jan", meaning="in a date"),
    tr_noop("Feb", meaning="in a date"),
    tr_noop("Mar", meaning="in a date"),
    tr_noop("Apr", meaning="in a date"),
    tr_noop("May", meaning="in a date"),
    tr_noop("Jun", meaning="in a date"),
    tr_noop("Jul", meaning="in a date"),
    tr_noop("Aug", meaning="in a date"),
    tr_noop("Sep", meaning="in a date"),
    tr_noop("Oct", meaning="in a date"),
    tr_noop("Nov", meaning="in a date"),
    tr_noop("Dec", meaning="in a date"),
)
LATELY: Final = 20
"""So many games are the last ones."""
_MOST_TICKS: Final = 160
"""More games than these are not shown one by one."""
_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


def rates(games: Sequence[Played], last: int | None = None) -> tuple[float, ...]:
    """After each game the share of games won, of all so far or of the last few."""
    won = [0, *accumulate(each.result == "won" for each in games)]
    firsts = (0 if last is None else max(0, number - last) for number in range(1, len(won)))
    return tuple(
        (won[number] - won[first]) / (number - first) for number, first in enumerate(firsts, 1)
    )


def day(seconds: int) -> str:
    """A day as people of any country read it."""
    at = datetime.fromtimestamp(seconds).astimezone()
    month = tr(_MONTHS[at.month - 1], meaning="in a date")
    return tr("{day} {month} {year}", day=at.day, month=month, year=at.year)


def _quarter(number: int) -> str:
    return tr("{number} %", number=number * 25)


class RateChart(Chart):
    """A line for the last games, a thin one for all, and a mark for each game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Games won"), parent)
        self._games: tuple[Played, ...] = ()
        self._all: tuple[float, ...] = ()
        self._lately: tuple[float, ...] = ()

    def show_games(self, games: Sequence[Played]) -> None:
        """Draw these games, oldest first."""
        self._games = tuple(games)
        self._all, self._lately = rates(games), rates(games, LATELY)
        self.changed()

    @property
    def is_empty(self) -> bool:
        """Whether there is no game."""
        return not self._games

    def told(self) -> str:
        """The same in words."""
        first, last = self._games[0], self._games[-1]
        return trn(
            "On {first}, {n} game. Won of all {all}.",
            "From {first} to {last}, {n} games. Won of all {all}, of the last {few} {lately}.",
            len(self._games),
            first=day(first.ended),
            last=day(last.ended),
            all=share(self._all[-1]),
            few=min(LATELY, len(self._games)),
            lately=share(self._lately[-1]),
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the lines over a grid of quarters."""
        em, small = self.em, self.letters(small=True)
        beside = QFontMetricsF(small).horizontalAdvance(_quarter(4)) + em * 0.4
        self._draw_key(painter, QRectF(area.left(), area.top(), area.width(), em * 1.2))
        plot = area.adjusted(beside, em * 1.7, -em * 0.3, -em * 2.4)
        for quarter in range(5):
            y = plot.bottom() - plot.height() * quarter / 4
            painter.setPen(QPen(GRID, 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(NOTE)
            words = QRectF(area.left(), y - em * 0.6, beside - em * 0.4, em * 1.2)
            if quarter % 2 == 0:
                self.write(painter, words, _quarter(quarter), _RIGHT, small)
        self._draw_days(painter, plot, area.bottom())
        self._draw_games(painter, plot)
        self._draw_lines(painter, plot)

    def _at(self, plot: QRectF) -> Callable[[int, float], QPointF]:
        steps = max(1, len(self._games) - 1)

        def point(number: int, share: float) -> QPointF:
            x = plot.center().x() if len(self._games) == 1 else plot.width() * number / steps
            x = x if len(self._games) == 1 else plot.left() + x
            return QPointF(x, plot.bottom() - plot.height() * share)

        return point

    def _draw_lines(self, painter: QPainter, plot: QRectF) -> None:
        at = self._at(plot)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shares, pen in ((self._all, QPen(INK, 1.2)), (self._lately, QPen(LINE, 2.6))):
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            points = QPolygonF([at(number, share) for number, share in enumerate(shares)])
            painter.drawPolyline(points)
        end = at(len(self._lately) - 1, self._lately[-1])
        painter.setBrush(LINE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(end, self.em * 0.22, self.em * 0.22)

    def _draw_games(self, painter: QPainter, plot: QRectF) -> None:
        """A full mark for each won game, and a short hollow one for each other."""
        if len(self._games) > _MOST_TICKS:
            return
        at, em = self._at(plot), self.em
        base = plot.bottom() + em * 0.85
        for number, each in enumerate(self._games):
            x = at(number, 0).x()
            is_won = each.result == "won"
            painter.setPen(QPen(WON if is_won else LOST, 2.0 if is_won else 1.2))
            painter.drawLine(QPointF(x, base), QPointF(x, base - em * (0.6 if is_won else 0.25)))

    def _draw_days(self, painter: QPainter, plot: QRectF, bottom: float) -> None:
        small = self.letters(small=True)
        painter.setPen(NOTE)
        line = QRectF(plot.left(), bottom - self.em * 1.2, plot.width(), self.em * 1.2)
        first, last = day(self._games[0].ended), day(self._games[-1].ended)
        self.write(painter, line, first, _LEFT, small)
        if first != last:
            self.write(painter, line, last, _RIGHT, small)

    def _draw_key(self, painter: QPainter, line: QRectF) -> None:
        """What the two lines are."""
        small = self.letters(small=True)
        metrics, em, x = QFontMetricsF(small), self.em, line.left()
        for words, pen in (
            (tr("last {count}", count=LATELY), QPen(LINE, 2.6)),
            (tr("all so far"), QPen(INK, 1.2)),
        ):
            painter.setPen(pen)
            painter.drawLine(
                QPointF(x, line.center().y()), QPointF(x + em * 1.4, line.center().y())
            )
            wide = metrics.horizontalAdvance(words) + 2
            painter.setPen(NOTE)
            place = QRectF(x + em * 1.7, line.top(), wide, line.height())
            self.write(painter, place, words, _LEFT, small)
            x += em * 2.9 + wide
