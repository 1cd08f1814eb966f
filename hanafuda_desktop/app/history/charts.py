"""What every drawing of figures has: a heading, a frame on the page's paper, words for those who
do not see it, and letters that grow with the program's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanafuda_desktop.app.history.queries import PlayedGame, share
from hanafuda_desktop.studio.tools.pigments import INDIGO, STONE, UMBER
from hanafuda_desktop.table.cloth import INK, PAPER, PAPER_SHADE, VERMILION
from hanafuda_desktop.table.lettering import number_text, parts
from hanafuda_desktop.text.language import tr, tr_noop, trn

WON: Final = QColor(*INDIGO)
"""What was won."""
LOST: Final = QColor(*STONE)
"""What was not; it is always told by its shape, too."""
LINE: Final = VERMILION
"""What the eye should follow."""
GRID: Final = PAPER_SHADE
"""Lines to measure by."""
NOTE: Final = QColor(*UMBER)
"""Words beside a drawing."""

_WIDTH: Final = 16
_HEIGHT: Final = 13
"""The least size of a drawing, counted in the height of its letters."""
_SMALL: Final = 0.88
_LARGE: Final = 1.12


class Chart(QWidget):
    """A drawing with a heading.

    Args:
        title: the heading.
        parent: the widget it stands in.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    # --- what a drawing adds ---------------------------------------------------------------------

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to draw."""
        raise NotImplementedError

    def told(self) -> str:
        """The same in words."""
        raise NotImplementedError

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw into this area."""
        raise NotImplementedError

    # --- letters ---------------------------------------------------------------------------------

    @property
    def em(self) -> float:
        """The height of a line of ordinary letters, in pixels."""
        return QFontMetricsF(self.font()).height()

    def letters(self, *, small: bool = False, bold: bool = False) -> QFont:
        """The letters of the drawing."""
        font = QFont(self.font())
        if small:
            font.setPointSizeF(font.pointSizeF() * _SMALL)
        font.setBold(bold)
        return font

    def write(
        self, painter: QPainter, rect: QRectF, text: str, align: Qt.AlignmentFlag, font: QFont
    ) -> None:
        """Write a line of words, cut where there is no room for it."""
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, shown)

    # --- Qt --------------------------------------------------------------------------------------

    def changed(self) -> None:
        """What is drawn is another."""
        self.setAccessibleDescription(tr("Nothing yet.") if self.is_empty else self.told())
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """The least that can be read."""
        return QSize(round(_WIDTH * self.em), round(_HEIGHT * self.em))

    def sizeHint(self) -> QSize:
        """The same; a page stretches it."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the heading, and what belongs below it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        em = self.em
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(LINE if self.hasFocus() else GRID, 2.0 if self.hasFocus() else 1.0))
        painter.setBrush(PAPER.lighter(102))
        painter.drawRoundedRect(frame, em * 0.4, em * 0.4)
        inside = frame.adjusted(em * 0.7, em * 0.4, -em * 0.7, -em * 0.5)
        heading = QRectF(inside.left(), inside.top(), inside.width(), em * 1.5)
        font = self.letters(bold=True)
        font.setPointSizeF(font.pointSizeF() * _LARGE)
        painter.setPen(INK)
        self.write(painter, heading, self.title, Qt.AlignmentFlag.AlignLeft, font)
        below = inside.adjusted(0, em * 1.7, 0, 0)
        if self.is_empty:
            painter.setPen(NOTE)
            self.write(
                painter, below, tr("Nothing yet"), Qt.AlignmentFlag.AlignHCenter, self.letters()
            )
        else:
            self.draw(painter, below)
        painter.end()


# How the share of won games has gone: of all games so far, and of the last twenty.

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


def rates(games: Sequence[PlayedGame], last: int | None = None) -> tuple[float, ...]:
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
        self._games: tuple[PlayedGame, ...] = ()
        self._all: tuple[float, ...] = ()
        self._lately: tuple[float, ...] = ()

    def show_games(self, games: Sequence[PlayedGame]) -> None:
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


# How many games ended with how many points, those that were won told from the others.

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
