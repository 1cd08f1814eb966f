"""Figures in tiles, as many side by side as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from hanafuda_desktop.app.history.charts import GRID, NOTE, WON, Chart
from hanafuda_desktop.app.window.flow_layout import filled
from hanafuda_desktop.table.cards.pictures import CardPictures
from hanafuda_desktop.table.cloth import INK
from hanafuda_desktop.table.lettering import (
    PlainLabel,
    cut_at_word,
    letter_font,
    parts,
    plain_text,
    wrapped,
)
from hanafuda_desktop.table.panels.typeset import snapped
from hanafuda_desktop.text.language import tr

# Figures as bars below one another, each with its name and, where it has some, its cards.

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


# Words in a few lines, whose number never changes; what has no room in them is told elsewhere.


class FewLines(PlainLabel):
    """Shows as much as has room, up to a whole word, and all of it under the pointer.

    Args:
        lines: how many there are; what stands above never moves for want of another.
        sample: some words of the language that is spoken: letters are not equally high.
        parent: the widget it stands in.
    """

    def __init__(self, lines: int, sample: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._most = lines
        self._sample = sample
        self._told = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.show_legibly()

    @property
    def told(self) -> str:
        """All that is said, with what is not seen of it."""
        return self._told

    def tell(self, words: str) -> None:
        """Show these words."""
        self._told = words
        self.setToolTip(plain_text(words))
        self.setAccessibleDescription(words)
        self._show_lines()

    def _show_lines(self) -> None:
        pixels, width = self.font().pixelSize(), self.width()
        lines = [
            line
            for paragraph in self._told.split("\n")
            for line in wrapped(paragraph, width, pixels)
        ]
        if len(lines) > self._most:
            # What follows is longer than the line in any case, and so it is cut where a word ends.
            rest = " ".join(lines[self._most - 1 :])
            lines[self._most - 1 :] = [cut_at_word(rest, QFontMetricsF(self.font()), width)]
        self.setText("\n".join(lines))

    def show_legibly(self) -> None:
        """Take the letters of the table, in which lines are broken, as large as all others are."""
        self.setFont(letter_font(QFontInfo(QApplication.font()).pixelSize()))
        room = self.fontMetrics().size(0, "\n".join([self._sample] * self._most))
        self.setFixedHeight(room.height())
        self._show_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are longer or shorter now."""
        super().resizeEvent(event)
        self._show_lines()


_TILE: Final = 9.5
"""The least width of a tile, counted in the height of a letter."""
_LARGE: Final = 1.55
_SMALL: Final = 0.9


class _Tile(QFrame):
    """A figure with what it is below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.figure = PlainLabel(parent=self)
        self.words = PlainLabel(parent=self, wraps=True)
        self.set_letters(parent.font())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 4, 6, 4)
        layout.setSpacing(0)
        filled(layout, self.figure, self.words, 1)

    def set_letters(self, letters: QFont) -> None:
        """Write larger and smaller than with these letters."""
        large, small = QFont(letters), QFont(letters)
        large.setPointSizeF(letters.pointSizeF() * _LARGE)
        large.setBold(True)
        small.setPointSizeF(letters.pointSizeF() * _SMALL)
        self.figure.setFont(large)
        self.words.setFont(small)


class FigureGrid(QWidget):
    """Tiles that flow with the width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles: list[_Tile] = []
        self._shown = 0
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    @property
    def figures(self) -> dict[str, str]:
        """The figures that are shown, by what they are."""
        shown = self._tiles[: self._shown]
        return {tile.words.text(): tile.figure.text() for tile in shown}

    def show_figures(self, figures: Sequence[tuple[str, str]]) -> None:
        """Show these: what each is, and the figure."""
        while len(self._tiles) < len(figures):
            self._tiles.append(_Tile(self))
        self._shown = len(figures)
        for tile, (words, figure) in zip(self._tiles, figures, strict=False):
            tile.words.setText(words)
            tile.figure.setText(figure)
            tile.setAccessibleName(f"{words}: {figure}")
        self._flow(anew=True)

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            for tile in self._tiles:
                tile.set_letters(self.font())
            self._flow(anew=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many side by side as there is room for."""
        super().resizeEvent(event)
        self._flow()

    def _flow(self, *, anew: bool = False) -> None:
        wide = max(1.0, _TILE * self.fontMetrics().height())
        columns = max(2, int(self.width() / wide))
        if columns == self._columns and not anew:
            return
        self._columns = columns
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for place, tile in enumerate(self._tiles):
            tile.setVisible(place < self._shown)
            self._grid.removeWidget(tile)
            if place < self._shown:
                self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
