"""Figures as bars below one another, each with its name and, where it has some, its cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from hanafuda_desktop.app.statistics.chart import GRID, NOTE, WON, Chart
from hanafuda_desktop.language import tr
from hanafuda_desktop.table.palette import INK
from hanafuda_desktop.table.phrases import parts
from hanafuda_desktop.table.pictures import CardPictures
from hanafuda_desktop.table.typeset import snapped

__all__ = ["Bar", "BarList"]

_MOST_CARDS: Final = 5
_CARD: Final = 1.55
_OVERLAP: Final = 0.72
"""How wide a card is, in heights of a letter, and how much of it the next one leaves to be seen."""
_ROW: Final = 1.9
_ROW_OF_TWO: Final = 2.7
_NARROW: Final = 32
"""Heights of rows, and the width below which they take two lines, in heights of a letter."""
_MOST_NAME: Final = 0.34
"""The most that names may take of the width."""


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
    """

    def __init__(
        self, title: str, pictures: CardPictures | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, parent)
        self._pictures = pictures
        self._bars: tuple[Bar, ...] = ()
        self._longest: float | None = None

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The figures that are shown."""
        return self._bars

    def show_bars(self, bars: Sequence[Bar], *, longest: float | None = None) -> None:
        """Show these figures.

        Args:
            bars: the figures.
            longest: the value of the longest bar that there could be; that of the longest there is,
                if left out.
        """
        self._bars, self._longest = tuple(bars), longest
        self.changed()

    def show_pictures(self, pictures: CardPictures) -> None:
        """Show another deck."""
        self._pictures = pictures
        self.update()

    @property
    def is_empty(self) -> bool:
        """Whether there is no figure."""
        return not self._bars

    def told(self) -> str:
        """The same in words."""
        told = [tr("{what}: {said}", what=bar.name, said=bar.words) for bar in self._bars]
        return tr("{sentence}.", sentence=parts(told))

    @property
    def _is_narrow(self) -> bool:
        """Whether name and figure stand above the bar, and there is no room for cards."""
        return self.width() < _NARROW * self.em

    @property
    def _has_cards(self) -> bool:
        has_some = self._pictures is not None and any(bar.cards for bar in self._bars)
        return has_some and not self._is_narrow

    @property
    def _row_height(self) -> float:
        if self._is_narrow:
            return self.em * _ROW_OF_TWO
        if not self._has_cards or self._pictures is None:
            return self.em * _ROW
        return self.em * (_CARD * self._pictures.aspect + 0.35)

    def minimumSizeHint(self) -> QSize:
        """All rows."""
        least = super().minimumSizeHint()
        rows = max(1, len(self._bars)) * self._row_height
        return QSize(least.width(), round(rows + self.em * 3.0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are higher where they are narrow."""
        super().resizeEvent(event)
        self.updateGeometry()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the rows."""
        longest = self._longest or max(bar.value for bar in self._bars) or 1.0
        draw = self._draw_narrow if self._is_narrow else self._draw_wide
        for row, bar in enumerate(self._bars):
            high = self._row_height
            line = QRectF(area.left(), area.top() + row * high, area.width(), high)
            draw(painter, line, bar, bar.value / longest)

    def _advance(self, text: str) -> float:
        return float(QFontMetricsF(self.letters()).horizontalAdvance(text))

    def _draw_wide(self, painter: QPainter, line: QRectF, bar: Bar, share: float) -> None:
        """Name, cards, bar and figure beside one another."""
        em, high = self.em, line.height()
        names = max(self._advance(each.name) for each in self._bars) + em * 0.3
        names = min(names, line.width() * _MOST_NAME)
        figures = max(self._advance(each.words) for each in self._bars) + em * 0.4
        cards = em * _CARD * (1 + (_MOST_CARDS - 1) * _OVERLAP) + em if self._has_cards else em
        room = max(em, line.width() - names - cards - figures - em * 0.5)
        self._write(painter, QRectF(line.left(), line.top(), names, high), bar.name)
        if self._has_cards:
            self._draw_cards(painter, bar, QPointF(line.left() + names + em * 0.5, line.top()))
        start = line.left() + names + cards
        self._draw_bar(painter, QRectF(start, line.top(), room, high), share)
        words = QRectF(start + room + em * 0.5, line.top(), figures, high)
        self._write(painter, words, bar.words, dim=not bar.value)

    def _draw_narrow(self, painter: QPainter, line: QRectF, bar: Bar, share: float) -> None:
        """Name and figure, and the bar below them."""
        em = self.em
        figures = min(self._advance(bar.words) + 2, line.width() * 0.7)
        above = QRectF(line.left(), line.top(), line.width(), em * 1.3)
        self._write(painter, above.adjusted(0, 0, -figures - em * 0.5, 0), bar.name)
        words = QRectF(above.right() - figures, above.top(), figures, above.height())
        self._write(painter, words, bar.words, dim=not bar.value)
        below = QRectF(line.left(), above.bottom(), line.width(), em * 0.9)
        self._draw_bar(painter, below, share)

    def _write(self, painter: QPainter, rect: QRectF, text: str, *, dim: bool = False) -> None:
        painter.setPen(NOTE if dim else INK)
        self.write(painter, rect, text, Qt.AlignmentFlag.AlignLeft, self.letters())

    def _draw_bar(self, painter: QPainter, room: QRectF, share: float) -> None:
        high = self.em * 0.7
        ground = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GRID)
        painter.drawRoundedRect(ground, high / 2, high / 2)
        if share > 0:
            painter.setBrush(WON)
            length = max(high, room.width() * share)
            full = QRectF(ground.left(), ground.top(), length, high)
            painter.drawRoundedRect(full, high / 2, high / 2)

    def _draw_cards(self, painter: QPainter, bar: Bar, at: QPointF) -> None:
        if self._pictures is None:
            return
        width = round(self.em * _CARD)
        ratio = self.devicePixelRatioF()
        for place, card in enumerate(bar.cards[:_MOST_CARDS]):
            picture = self._pictures.pixmap(card, width, ratio, bare=True)
            spot = QPointF(at.x() + place * width * _OVERLAP, at.y() + self.em * 0.15)
            painter.drawPixmap(snapped(painter, spot), picture)
