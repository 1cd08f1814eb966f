"""Figures in tiles, as many side by side as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from hanafuda_desktop.table.plain_text import PlainLabel

__all__ = ["FigureGrid"]

_TILE: Final = 9.5
"""The least width of a tile, counted in the height of a letter."""
_LARGE: Final = 1.55
_SMALL: Final = 0.9


class _Tile(QFrame):
    """A figure with what it is below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.figure = PlainLabel(parent=self)
        self.words = PlainLabel(parent=self)
        self.words.setWordWrap(True)
        self.set_letters(parent.font())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 4, 6, 4)
        layout.setSpacing(0)
        layout.addWidget(self.figure)
        layout.addWidget(self.words)
        layout.addStretch(1)

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
