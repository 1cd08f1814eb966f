"""Where everything stands on the first screen: arithmetic, free of Qt.

Games stand in columns. A group begins a row of its own, unless all of it has room at the end of the
row before. Whatever is too much for the window is scrolled to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

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


class PixelRect(NamedTuple):
    """Whole pixels: left, top, width, height."""

    x: int
    y: int
    width: int
    height: int


class Measures(NamedTuple):
    """What everything is counted in.

    Attributes:
        left: where things begin.
        width: how much room they have across.
        gap: between two of them.
        columns: of games.
        tile: the width of a game.
        heading: the height of a heading.
        letters: the size of ordinary letters.
    """

    left: int
    width: int
    gap: int
    columns: int
    tile: int
    heading: int
    letters: int


class Band(NamedTuple):
    """A part of the screen's upper end that takes the whole width, or half of it.

    Attributes:
        height: how high it must be in so many pixels of width.
        is_there: whether it stands there. Of two side by side, room for its height is kept if it
            does not: it may come, and what stands below stays where it is.
    """

    height: Callable[[int], int]
    is_there: bool = True


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything stands.

    Attributes:
        header: name, search and entries.
        banner: what stands right below them, if anything.
        plates: what stands above the games, from left to right.
        headings: of the groups, in their order.
        games: of all groups, in their order.
        height: of the whole.
    """

    header: PixelRect
    banner: PixelRect | None
    plates: tuple[PixelRect, ...]
    headings: tuple[PixelRect, ...]
    games: tuple[PixelRect, ...]
    height: int


def measures(width: int, letters: int, scale: float) -> Measures:
    """What everything is counted in.

    Args:
        width: of the window.
        letters: the size of ordinary letters, in pixels.
        scale: how many times larger than usual these are.
    """
    left = round(letters * _MARGIN)
    gap = round(letters * _GAP)
    room = width - 2 * left
    usual = letters / scale
    least = _LEAST_TILE * usual * (1 + (scale - 1) * _FOR_WORDS)
    columns = max(1, int((room + gap) // (least + gap)))
    tile = min((room - gap * (columns - 1)) // columns, round(_WIDEST_TILE * letters))
    across = columns * tile + (columns - 1) * gap
    heading = round(letters * _HEADING)
    return Measures((width - across) // 2, across, gap, columns, tile, heading, letters)


def arranged(
    by: Measures,
    header: Band,
    plates: Sequence[Band],
    groups: Sequence[int],
    tile_height: Callable[[int, int], int],
    banner: Band | None = None,
) -> Places:
    """Where everything stands.

    Args:
        by: what it is counted in.
        header: what stands highest.
        plates: what stands above the games: none, one or two.
        groups: how many games each group has.
        tile_height: how high the game of a number must be in so many pixels of width.
        banner: what stands above all of them.
    """
    top = by.gap
    head = PixelRect(by.left, top, by.width, header.height(by.width))
    top += head.height + by.gap
    below = None
    if banner is not None:
        below = PixelRect(by.left, top, by.width, banner.height(by.width))
        top += below.height + by.gap
    above, top = _plates(by, plates, top)
    headings, games, bottom = _games(by, groups, tile_height, top)
    return Places(head, below, above, headings, games, bottom + by.gap)


def _plates(by: Measures, plates: Sequence[Band], top: int) -> tuple[tuple[PixelRect, ...], int]:
    """The plates side by side, or below one another where there is no room for that."""
    there = [plate for plate in plates if plate.is_there]
    if by.width < _BESIDE * by.letters or len(plates) < _TWO:
        stacked: list[PixelRect] = []
        for plate in there:
            high = plate.height(by.width)
            stacked.append(PixelRect(by.left, top, by.width, high))
            top += high + by.gap
        return tuple(stacked), top
    first = round((by.width - by.gap) * _LEFT_PART)
    widths = (first, by.width - by.gap - first)
    high = max(plate.height(width) for plate, width in zip(plates, widths, strict=True))
    if len(there) < _TWO:
        alone = tuple(PixelRect(by.left, top, by.width, high) for _ in there)
        return alone, top + high + by.gap
    lefts = (by.left, by.left + first + by.gap)
    side = tuple(
        PixelRect(left, top, width, high) for left, width in zip(lefts, widths, strict=True)
    )
    return side, top + high + by.gap


def _games(
    by: Measures, groups: Sequence[int], tile_height: Callable[[int, int], int], top: int
) -> tuple[tuple[PixelRect, ...], tuple[PixelRect, ...], int]:
    """Headings, games, and where they end."""
    cells = _cells(by.columns, groups)
    begins = {sum(groups[:number]) for number in range(len(groups))}
    headings: list[PixelRect] = []
    games: list[PixelRect] = []
    for row in range(1 + max((row for row, _ in cells), default=-1)):
        here = [number for number, cell in enumerate(cells) if cell[0] == row]
        if begins & set(here):
            for number in sorted(begins & set(here)):
                left = _left(by, cells[number][1])
                size = groups[sum(1 for begin in begins if begin < number)]
                across = min(size, by.columns - cells[number][1])
                wide = across * (by.tile + by.gap) - by.gap
                headings.append(PixelRect(left, top, wide, by.heading))
            top += by.heading
        high = max(tile_height(number, by.tile) for number in here)
        games += [PixelRect(_left(by, cells[number][1]), top, by.tile, high) for number in here]
        top += high + by.gap
    return tuple(headings), tuple(games), top


def _left(by: Measures, column: int) -> int:
    return by.left + column * (by.tile + by.gap)


def _cells(columns: int, groups: Sequence[int]) -> list[tuple[int, int]]:
    """Row and column of every game."""
    cells: list[tuple[int, int]] = []
    row, column = 0, 0
    for size in groups:
        if column and size > columns - column:
            row, column = row + 1, 0
        for _ in range(size):
            if column == columns:
                row, column = row + 1, 0
            cells.append((row, column))
            column += 1
    return cells


# Which of several places comes next in a direction: how arrows lead through the first screen.

_ASIDE: Final = 2.5
"""How much further away something counts for what it lies to the side."""


class Direction(Enum):
    """Whither an arrow points: across and down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def next_place(places: Sequence[PixelRect], current: int, way: Direction) -> int:
    """The nearest place in a direction; the current one where there is none.

    Args:
        places: all of them.
        current: the one to go on from.
        way: the direction.
    """
    across, down = way.value
    here = places[current]
    best, least = current, float("inf")
    for number, there in enumerate(places):
        if down:
            along = down * (there.y - here.y)
            aside = _apart(here.x, here.width, there.x, there.width)
        else:
            along = across * (there.x - here.x)
            aside = _apart(here.y, here.height, there.y, there.height)
        if number == current or along <= 0 or (across and aside > 0):
            continue
        far = along + _ASIDE * aside
        if far < least:
            best, least = number, far
    return best


def _apart(one: int, long: int, other: int, wide: int) -> int:
    """How far two stretches of a line are apart; 0 where they overlap."""
    return max(0, other - (one + long), one - (other + wide))


# Arrow keys lead from one thing on a page to the next one there.

Placed = TypeVar("Placed", bound=QWidget)

_WAYS: Final = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}


def way_of(event: QKeyEvent) -> Direction | None:
    """Whither a key points, if it is an arrow."""
    return _WAYS.get(Qt.Key(event.key()))


def places_of(widgets: Iterable[QWidget]) -> list[PixelRect]:
    """Where these stand in what they stand on."""
    boxes = (widget.geometry() for widget in widgets)
    return [PixelRect(box.x(), box.y(), box.width(), box.height()) for box in boxes]


def neighbour(widgets: Sequence[Placed], at: Placed, way: Direction) -> Placed:
    """The one that comes next from one of them; that one itself where there is none.

    Args:
        widgets: all of them; they stand on one widget.
        at: the one to go on from.
        way: the direction.
    """
    return widgets[next_place(places_of(widgets), widgets.index(at), way)]
