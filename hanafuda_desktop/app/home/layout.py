"""Where everything stands on the first screen: arithmetic, free of widgets.

Games stand in columns. A group begins a row of its own, unless all of it has room at the end of the
row before. Whatever is too much for the window is scrolled to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, Qt

_LEAST_TILE: Final = 19.5
"""The narrowest tile, counted in letters of the usual size."""
_FOR_WORDS: Final = 0.5
"""How much of what letters grow by a tile grows by: the rest is left to more lines."""
_WIDEST_TILE: Final = 30.0
_MARGIN: Final = 1.5
_GAP: Final = 0.75
_HEADING: Final = 2.1
_LEFT_PART: Final = 0.6
_TWO: Final = 2
_BESIDE: Final = 48
"""Two plates stand side by side where so many letters have room."""
_ASIDE: Final = 2.5
"""How much further away something counts for what it lies to the side."""

HeightFor = Callable[[int], int]
"""How high something must be in so many pixels of width."""


@dataclass(slots=True)
class PageLayout:
    """Hands out the room of a page from its upper end downwards, in whole pixels.

    Attributes:
        left: where things begin.
        width: how much room they have across.
        gap: between two of them.
        columns: of games.
        tile: the width of a game.
        letters: the size of ordinary letters.
        top: where the next thing begins.
    """

    left: int
    width: int
    gap: int
    columns: int
    tile: int
    letters: int
    top: int

    @classmethod
    def of(cls, width: int, letters: int, scale: float) -> PageLayout:
        """The layout of an empty page.

        Args:
            width: of the window.
            letters: the size of ordinary letters, in pixels.
            scale: how many times larger than usual these are.
        """
        gap = round(letters * _GAP)
        room = width - 2 * round(letters * _MARGIN)
        least = _LEAST_TILE * letters / scale * (1 + (scale - 1) * _FOR_WORDS)
        columns = max(1, int((room + gap) // (least + gap)))
        tile = min((room - gap * (columns - 1)) // columns, round(_WIDEST_TILE * letters))
        across = columns * tile + (columns - 1) * gap
        return cls((width - across) // 2, across, gap, columns, tile, letters, gap)

    def band(self, height: HeightFor) -> QRect:
        """The next place across the whole page."""
        rect = QRect(self.left, self.top, self.width, height(self.width))
        self.top += rect.height() + self.gap
        return rect

    def plates(self, plates: Sequence[tuple[HeightFor, bool]]) -> list[QRect]:
        """The next places of plates, side by side where there is room for that.

        Args:
            plates: at most two: how high each is, and whether it stands there. Of two side by side,
                room is kept for its height if it does not: it may come, and what stands below must
                not move then.
        """
        if self.width < _BESIDE * self.letters or len(plates) < _TWO:
            return [self.band(height) for height, is_there in plates if is_there]
        first = round((self.width - self.gap) * _LEFT_PART)
        widths = (first, self.width - self.gap - first)
        high = max(height(width) for (height, _), width in zip(plates, widths, strict=True))
        whole = self.band(lambda _: high)
        there = sum(is_there for _, is_there in plates)
        if there < _TWO:
            return [whole] * there
        left, right = QRect(whole), QRect(whole)
        left.setWidth(first)
        right.setLeft(left.right() + 1 + self.gap)
        return [left, right]

    def games(self, groups: Sequence[int], height: HeightFor) -> tuple[list[QRect], list[QRect]]:
        """The next places of games: those of the groups' headings, and of all games in order.

        Args:
            groups: how many games each group has.
            height: how high the game of a number must be.
        """
        headings: list[QRect] = []
        games: list[QRect] = []
        for row in self._rows(groups):
            lefts = [self.left + column * (self.tile + self.gap) for column in range(len(row))]
            high = round(self.letters * _HEADING)
            for column, size in enumerate(row):
                if size:
                    across = min(size, self.columns - column) * (self.tile + self.gap) - self.gap
                    headings.append(QRect(lefts[column], self.top, across, high))
            self.top += high if any(row) else 0
            high = max(height(len(games) + column) for column in range(len(row)))
            games += [QRect(left, self.top, self.tile, high) for left in lefts]
            self.top += high + self.gap
        return headings, games

    def _rows(self, groups: Sequence[int]) -> list[list[int]]:
        """For every game of every row, how many games the group has that begins with it."""
        rows: list[list[int]] = []
        for size in groups:
            if not rows or size > self.columns - len(rows[-1]):
                rows.append([])
            for number in range(size):
                if len(rows[-1]) == self.columns:
                    rows.append([])
                rows[-1].append(0 if number else size)
        return rows


# Which of several places comes next in a direction: how arrows lead from one thing to another.

ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Whither the keys point: across and down."""


def next_place(places: Sequence[QRect], current: int, arrow: Qt.Key) -> int:
    """The nearest place in a direction; the current one where there is none.

    Args:
        places: all of them.
        current: the one to go on from.
        arrow: one of :data:`ARROWS`.
    """
    across, down = ARROWS[arrow]
    here = places[current]
    best, least = current, float("inf")
    for number, there in enumerate(places):
        along = across * (there.x() - here.x()) + down * (there.y() - here.y())
        if down:
            aside = max(there.left() - here.right() - 1, here.left() - there.right() - 1, 0)
        else:
            aside = max(there.top() - here.bottom() - 1, here.top() - there.bottom() - 1, 0)
        far = along + _ASIDE * aside
        if along > 0 and not (across and aside) and far < least:
            best, least = number, far
    return best
