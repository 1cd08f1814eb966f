"""Drawings of figures: how the share of won games went, how points are spread, bars in rows.

All have a heading, a frame on the page's paper, words for those who do not see it, and letters that
grow with the program's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import accumulate, count
from typing import Annotated, Final

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
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK, PAPER, PAPER_SHADE, VERMILION
from hanafuda_desktop.table.lettering import number_text, parts
from hanafuda_desktop.table.panels.typeset import snapped
from hanafuda_desktop.text.language import Text, tr, trn

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
_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter


class Chart(QWidget):
    """A drawing; its accessible name is its heading.

    Args:
        title: the heading.
        parent: the widget it stands in.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_empty = True
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw what there is into this area."""
        raise NotImplementedError

    def tell(self, told: str) -> None:
        """What is drawn is another: the same in words; no words if there is nothing to draw."""
        self._is_empty = not told
        self.setAccessibleDescription(told or tr("Nothing yet."))
        self.updateGeometry()
        self.update()

    @property
    def em(self) -> float:
        """The height of a line of ordinary letters, in pixels."""
        return QFontMetricsF(self.font()).height()

    def letters(self, size: float = 1, *, bold: bool = False) -> QFont:
        """The letters of the drawing, so many times larger than ordinary ones."""
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * size)
        font.setBold(bold)
        return font

    def write(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        align: Qt.AlignmentFlag = _LEFT,
        *,
        ink: QColor = NOTE,
        font: QFont | None = None,
    ) -> None:
        """Write a line of words, in small letters if no others are given, cut to its room."""
        font = font or self.letters(_SMALL)
        painter.setFont(font)
        painter.setPen(ink)
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, shown)

    def draw_key(
        self,
        painter: QPainter,
        area: QRectF,
        wide: float,
        marks: Sequence[tuple[str, Callable[[QPainter, QRectF], None]]],
    ) -> None:
        """Say in a line at the top what marks of a width mean, which is counted in letters."""
        em, x = self.em, area.left()
        for words, paint in marks:
            paint(painter, QRectF(x, area.top() + em * 0.25, em * wide, em * 0.7))
            room = QFontMetricsF(self.letters(_SMALL)).horizontalAdvance(words) + 2
            self.write(painter, QRectF(x + em * (wide + 0.3), area.top(), room, em * 1.2), words)
            x += em * (wide + 1.5) + room

    # --- Qt --------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        """The least that can be read."""
        return QSize(round(_WIDTH * self.em), round(_HEIGHT * self.em))

    def sizeHint(self) -> QSize:
        """The same; a page stretches it."""
        return self.minimumSizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
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
        large = self.letters(_LARGE, bold=True)
        self.write(painter, heading, self.accessibleName(), ink=INK, font=large)
        below = inside.adjusted(0, em * 1.7, 0, 0)
        if self._is_empty:
            self.write(painter, below, tr("Nothing yet"), _CENTRE, font=self.font())
        else:
            self.draw(painter, below)
        painter.end()


# How the share of won games has gone: of all games so far, and of the last twenty.

_MONTHS: Final[tuple[Annotated[Text, "in a date"], ...]] = (
    *("Jan", "Feb", "Mar", "Apr", "May", "Jun"),
    *("Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
)
LATELY: Final = 20
"""So many games are the last ones."""
_MOST_TICKS: Final = 160
"""More games than these are not shown one by one."""


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


def _paint_line(painter: QPainter, mark: QRectF, *, pen: QPen) -> None:
    painter.setPen(pen)
    y = mark.center().y()
    painter.drawLine(QPointF(mark.left(), y), QPointF(mark.right(), y))


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
        self.tell(self._told() if games else "")

    def _told(self) -> str:
        return trn(
            "On {first}, {n} game. Won of all {all}.",
            "From {first} to {last}, {n} games. Won of all {all}, of the last {few} {lately}.",
            len(self._games),
            first=day(self._games[0].ended),
            last=day(self._games[-1].ended),
            all=share(self._all[-1]),
            few=min(LATELY, len(self._games)),
            lately=share(self._lately[-1]),
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the lines over a grid of quarters."""
        em = self.em
        beside = QFontMetricsF(self.letters(_SMALL)).horizontalAdvance(_quarter(4)) + em * 0.4
        plot = area.adjusted(beside, em * 1.7, -em * 0.3, -em * 2.4)
        thin, thick = QPen(INK, 1.2), QPen(LINE, 2.6)
        marks = (
            (tr("last {count}", count=LATELY), partial(_paint_line, pen=thick)),
            (tr("all so far"), partial(_paint_line, pen=thin)),
        )
        self.draw_key(painter, area, 1.4, marks)
        for quarter in range(5):
            y = plot.bottom() - plot.height() * quarter / 4
            painter.setPen(QPen(GRID, 1.0))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if quarter % 2 == 0:
                words = QRectF(area.left(), y - em * 0.6, beside - em * 0.4, em * 1.2)
                self.write(painter, words, _quarter(quarter), _RIGHT)
        days = QRectF(plot.left(), area.bottom() - em * 1.2, plot.width(), em * 1.2)
        first, last = day(self._games[0].ended), day(self._games[-1].ended)
        self.write(painter, days, first)
        if first != last:
            self.write(painter, days, last, _RIGHT)
        if len(self._games) <= _MOST_TICKS:
            self._draw_games(painter, plot)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for shares, pen in ((self._all, thin), (self._lately, thick)):
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            points = [self._at(plot, number, each) for number, each in enumerate(shares)]
            painter.drawPolyline(QPolygonF(points))
        painter.setBrush(LINE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(points[-1], em * 0.22, em * 0.22)

    def _at(self, plot: QRectF, number: int, share: float) -> QPointF:
        steps = len(self._games) - 1
        x = plot.left() + plot.width() * number / steps if steps else plot.center().x()
        return QPointF(x, plot.bottom() - plot.height() * share)

    def _draw_games(self, painter: QPainter, plot: QRectF) -> None:
        """A full mark for each won game, and a short hollow one for each other."""
        for number, each in enumerate(self._games):
            base = self._at(plot, number, 0) + QPointF(0, self.em * 0.85)
            is_won = each.result == "won"
            painter.setPen(QPen(WON if is_won else LOST, 2.0 if is_won else 1.2))
            painter.drawLine(base, base - QPointF(0, self.em * (0.6 if is_won else 0.25)))


# How many games ended with how many points, those that were won told from the others.

_MOST_BINS: Final = 14
_STEPS: Final = (1, 2, 5)


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
    widths = (10**tens * step for tens in count() for step in _STEPS)
    width = next(each for each in widths if highest - lowest < each * _MOST_BINS)
    first = lowest // width
    counts = [[0, 0] for _ in range(highest // width - first + 1)]
    for each, won in points:
        counts[each // width - first][0 if won else 1] += 1
    return tuple(
        Bin((first + place) * width, (first + place + 1) * width - 1, won, others)
        for place, (won, others) in enumerate(counts)
    )


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
        self.setAccessibleName(title)
        self._bins = binned(points)
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
        self.tell(tr("{sentence}.", sentence=parts(told)) if told else "")

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the columns, won games below."""
        em = self.em
        marks = (
            (tr("won"), partial(_paint_bar, is_won=True)),
            (tr("not won"), partial(_paint_bar, is_won=False)),
        )
        self.draw_key(painter, area, 0.7, marks)
        plot = area.adjusted(0, em * 2.5, 0, -em * 1.5)
        painter.setPen(QPen(GRID, 1.0))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        highest = max(each.won + each.others for each in self._bins)
        step = min(plot.width() / len(self._bins), em * 6)
        widest = "0" * (max(len(number_text(each.least)) for each in self._bins) + 1)
        label_width = QFontMetricsF(self.letters(_SMALL)).horizontalAdvance(widest)
        every = max(1, round(label_width / step + 0.49))
        for place, each in enumerate(self._bins):
            x = plot.left() + place * step
            column = QRectF(x + step * 0.1, plot.top(), step * 0.8, plot.height())
            self._draw_column(painter, column, each, highest)
            if place % every == 0:
                words = QRectF(x - step, plot.bottom() + em * 0.2, step * 3, em * 1.2)
                label = each.words if step > em * 4.5 else number_text(each.least)
                self.write(painter, words, label, _CENTRE)

    def _draw_column(self, painter: QPainter, column: QRectF, each: Bin, highest: int) -> None:
        em, y = self.em, column.bottom()
        for number, is_won in ((each.won, True), (each.others, False)):
            if number:
                high = column.height() * number / highest
                y -= high
                bar = QRectF(column.left(), y, column.width(), high)
                _paint_bar(painter, bar, is_won=is_won)
        if total := each.won + each.others:
            words = QRectF(column.left() - em, y - em, column.width() + 2 * em, em)
            self.write(painter, words, str(total), _CENTRE, ink=INK)


def _paint_bar(painter: QPainter, bar: QRectF, *, is_won: bool) -> None:
    """Full for games that were won, hatched for the others."""
    if is_won:
        painter.fillRect(bar, WON)
        return
    painter.fillRect(bar, QBrush(LOST, Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(LOST, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5))


# Figures as bars below one another, each with its name and, where it has some, its cards.

_MOST_CARDS: Final = 5
_CARD: Final = 1.55
_OVERLAP: Final = 0.72
"""How wide a card is, in heights of a letter, and how much of it the next one leaves to be seen."""
_ROW: Final = 2.7
_NARROW: Final = 32
"""The height of a row, and the width below which there is no room for cards, in the same."""
_MOST_WORDS: Final = 0.7
"""The most that the figure in words may take of the width."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure.

    Attributes:
        name: what it is about.
        value: how long the bar is.
        words: the figure in words.
        cards: cards to show beside the name.
    """

    name: str
    value: float
    words: str
    cards: tuple[int, ...] = ()


class BarList(Chart):
    """A row for each figure.

    Args:
        title: the heading.
        pictures: the deck.
        parent: the widget it stands in.

    Attributes:
        bars: the figures that are shown.
    """

    def __init__(self, title: str, pictures: CardPictures, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._pictures = pictures
        self.bars: tuple[Bar, ...] = ()
        self._longest = 0.0

    def show_bars(self, bars: Sequence[Bar], *, longest: float = 0.0) -> None:
        """Show these figures.

        Args:
            bars: the figures.
            longest: the value of the longest bar that there could be; that of the longest there is,
                if left out.
        """
        self.bars, self._longest = tuple(bars), longest
        told = [tr("{what}: {said}", what=bar.name, said=bar.words) for bar in bars]
        self.tell(tr("{sentence}.", sentence=parts(told)) if told else "")

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck."""
        self._pictures = pictures
        self.update()

    def minimumSizeHint(self) -> QSize:
        """All rows."""
        rows = max(1, len(self.bars)) * _ROW
        return QSize(super().minimumSizeHint().width(), round(self.em * (rows + 3.0)))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the rows: cards, and beside them name and figure above a bar."""
        em, line = self.em, QRectF(area)
        line.setHeight(em * 1.3)
        has_cards = any(bar.cards for bar in self.bars) and self.width() >= _NARROW * em
        if has_cards:
            line.setLeft(area.left() + em * (_CARD * (1 + (_MOST_CARDS - 1) * _OVERLAP) + 0.7))
        longest = self._longest or max(bar.value for bar in self.bars) or 1.0
        for bar in self.bars:
            if has_cards:
                self._draw_cards(painter, bar, QPointF(area.left(), line.top()))
            needed = QFontMetricsF(self.font()).horizontalAdvance(bar.words) + 2
            room = min(needed, line.width() * _MOST_WORDS)
            name = line.adjusted(0, 0, -room - em * 0.5, 0)
            self.write(painter, name, bar.name, ink=INK, font=self.font())
            words = line.adjusted(line.width() - room, 0, 0, 0)
            self.write(painter, words, bar.words, ink=INK if bar.value else NOTE, font=self.font())
            below = QRectF(line.left(), line.bottom() + em * 0.1, line.width(), em * 0.7)
            self._draw_bar(painter, below, bar.value / longest)
            line.translate(0, em * _ROW)

    def _draw_bar(self, painter: QPainter, bar: QRectF, share: float) -> None:
        high = bar.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GRID)
        painter.drawRoundedRect(bar, high / 2, high / 2)
        if share > 0:
            bar.setWidth(max(high, bar.width() * share))
            painter.setBrush(WON)
            painter.drawRoundedRect(bar, high / 2, high / 2)

    def _draw_cards(self, painter: QPainter, bar: Bar, at: QPointF) -> None:
        width = round(self.em * _CARD)
        ratio = self.devicePixelRatioF()
        for place, card in enumerate(bar.cards[:_MOST_CARDS]):
            picture = self._pictures.pixmap(card, width, ratio, bare=True)
            spot = QPointF(at.x() + place * width * _OVERLAP, at.y() + self.em * 0.15)
            painter.drawPixmap(snapped(painter, spot), picture)
