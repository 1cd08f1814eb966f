"""One yaku on the board of progress: its mark, name, cards and points, and how rows fit a board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from hanafuda_desktop.table.fishing_marks import reach_mark
from hanafuda_desktop.table.lettering import LEAST, advance, line_height, wrapped
from hanafuda_desktop.table.palette import GOLD, PAPER, faded
from hanafuda_desktop.table.tally import Measure, set_cards
from hanafuda_desktop.table.typeset import CardLook, Sheet

__all__ = ["Board", "Placed", "ProgressRow", "RowSizes", "fit_rows", "set_row"]

_SMALLEST: Final = 10
_ONE_LINE: Final = 21.0
"""From how many letters on a row has name and cards in one line."""
_LARGE: Final = 20
_SHRINK: Final = 0.78
"""Letters from this size on are rather that much smaller than that cards are left out."""
_MOST_COLUMNS = 3
_NARROWEST: Final = 11
"""How narrow a column may be, counted in letters."""
_INKS: Final = {
    "complete": (GOLD, 1.0),
    "one-away": (PAPER, 1.0),
    "open": (PAPER, 0.85),
    "closed": (PAPER, 0.68),
}
_LABEL: Final = (0.3, 0.54)
"""The least and the most of a row that its name takes, where the cards stand beside it."""


@dataclass(frozen=True, slots=True)
class ProgressRow:
    """What a row shows.

    Attributes:
        name: of the yaku.
        points: what it is or would be worth.
        reach: how far it is: the value of a ``Reach``.
        cards: its cards, captured ones first.
    """

    name: str
    points: int
    reach: str
    cards: tuple[tuple[int, CardLook], ...]


@dataclass(frozen=True, slots=True)
class RowSizes:
    """The sizes of every row of a board.

    Attributes:
        letters: size of the letters.
        width: of a row.
        measure: of the little cards.
        one_line: whether the cards stand beside the name and not under it.
        label: the room for a name, if they do.
    """

    letters: int
    width: float
    measure: Measure
    one_line: bool
    label: float

    @classmethod
    def of(cls, letters: int, width: float, rows: Sequence[ProgressRow], aspect: float) -> RowSizes:
        """The sizes that such letters ask for in such a width."""
        measure = Measure(letters, round(letters * 1.5), aspect)
        inner = width - letters * 4.5
        widest = max((advance(row.name, letters, bold=True) for row in rows), default=0.0)
        label = max(inner * _LABEL[0], min(inner * _LABEL[1], widest + 2))
        return cls(letters, width, measure, width >= letters * _ONE_LINE, label)

    def height(self, *, cards: bool) -> float:
        """Of a row with the space beneath it, with its cards or without."""
        line = line_height(self.letters)
        if not cards:
            return line + 2
        high = self.measure.card[1] + 5
        return float(round(high if self.one_line else high + line))


@dataclass(frozen=True, slots=True)
class Placed:
    """A row in its place: seen from the corner of the room, and whether its cards are shown."""

    row: ProgressRow
    spot: QPointF
    cards: bool


@dataclass(frozen=True, slots=True)
class Board:
    """How rows stand on a board; the last ones are left out where there is no room for them."""

    sizes: RowSizes
    placed: tuple[Placed, ...]

    @property
    def height(self) -> float:
        """How far down the rows reach."""
        return max((one.spot.y() + _high(self.sizes, one) for one in self.placed), default=0.0)


def fit_rows(size: QSizeF, letters: int, rows: Sequence[ProgressRow], aspect: float) -> Board:
    """Let rows stand on a board, with as many cards as possible.

    Where there is not room for every card, the last rows are only named.

    Args:
        size: the room.
        letters: the largest letters that are wanted.
        rows: what is shown, what matters most first.
        aspect: height of a card, counted in its width.
    """
    best: tuple[Board, int, int] | None = None
    for named in range(len(rows) + 1):
        smaller = max(letters - 2, 0) if letters < _LARGE else int(letters * _SHRINK)
        least = max(_SMALLEST, smaller) if named < len(rows) else _SMALLEST
        for pixels in range(max(letters, least), least - 1, -1):
            for columns in range(1, _MOST_COLUMNS + 1):
                width = (size.width() - pixels * (columns - 1)) / columns
                if columns > 1 and width < pixels * _NARROWEST:
                    continue
                sizes = RowSizes.of(pixels, width, rows, aspect)
                board = _flow(sizes, rows, (columns, size.height()), named)
                if len(board.placed) == len(rows):
                    return _balanced(board, rows, (columns, size.height()), named)
                if best is None or len(board.placed) > len(best[0].placed):
                    best = board, columns, named
    assert best is not None
    board, columns, named = best
    # a line is kept for saying how many there are besides
    room = size.height() - line_height(board.sizes.letters)
    return _flow(board.sizes, rows, (columns, room), named)


def _high(sizes: RowSizes, placed: Placed) -> float:
    return sizes.height(cards=placed.cards)


def _flow(
    sizes: RowSizes, rows: Sequence[ProgressRow], room: tuple[int, float], named: int
) -> Board:
    """Fill columns of a height one after the other; so many of the last rows are only named."""
    columns, height = room
    placed: list[Placed] = []
    column, top = 0, 0.0
    for index, row in enumerate(rows):
        cards = index < len(rows) - named
        high = sizes.height(cards=cards)
        if top + high > height:
            column, top = column + 1, 0.0
            if column == columns or high > height:
                break
        spot = QPointF(column * (sizes.width + sizes.letters), top)
        placed.append(Placed(row, spot, cards))
        top += high
    return Board(sizes, tuple(placed))


def _balanced(
    board: Board, rows: Sequence[ProgressRow], room: tuple[int, float], named: int
) -> Board:
    """The same rows in columns that are about equally high."""
    columns, height = room
    if columns == 1:
        return board
    limit = sum(_high(board.sizes, one) for one in board.placed) / columns
    while limit < height:
        even = _flow(board.sizes, rows, (columns, limit), named)
        if len(even.placed) == len(rows):
            return even
        limit += 4
    return board


def set_row(sheet: Sheet, spot: QPointF, placed: Placed, sizes: RowSizes) -> None:
    """Set one yaku."""
    letters, width, row = sizes.letters, sizes.width, placed.row
    beside = sizes.one_line and placed.cards
    high = sizes.height(cards=True) - 3 if beside else line_height(letters)
    side = letters * 1.05
    mark = QRectF(spot.x(), spot.y() + (high - side) / 2, side, side)
    sheet.draw(mark, reach_mark(row.reach, dark=True), row.reach)
    left, right = spot.x() + side * 1.4, spot.x() + width
    right -= _set_numbers(sheet, QRectF(left, spot.y(), right - left, high), placed, letters)
    name_right = left + sizes.label if beside else right - letters * 0.4
    name = QRectF(left, spot.y(), name_right - left, high)
    _set_name(sheet, name, row, letters, beside=beside)
    if not placed.cards:
        return
    tall = sizes.measure.card[1]
    room = QRectF(left, spot.y() + high, spot.x() + width - left, tall)
    if beside:
        start = name_right + letters * 0.4
        room = QRectF(start, spot.y() + 1, right - letters * 0.3 - start, tall)
    set_cards(sheet, room, row.cards, sizes.measure)


def _set_name(sheet: Sheet, room: QRectF, row: ProgressRow, letters: int, *, beside: bool) -> None:
    """The name; beside cards a long one takes two lines of smaller letters."""
    bold = row.reach in ("complete", "one-away")
    lines, pixels = [row.name], letters
    if beside and advance(row.name, letters, bold=bold) > room.width():
        small = max(LEAST, letters - 2)
        broken = wrapped(row.name, room.width(), small, bold=bold)
        if len(broken) == 2:
            lines, pixels = broken, small
    step = pixels * 1.22
    top = room.center().y() - step * len(lines) / 2
    for number, line in enumerate(lines):
        spot = QRectF(room.left(), top + number * step, room.width(), step)
        struck = row.reach == "closed"
        sheet.write(spot, line, pixels, bold=bold, ink=faded(*_INKS[row.reach]), struck=struck)


def _set_numbers(sheet: Sheet, room: QRectF, placed: Placed, letters: int) -> float:
    """The points at the right end, and how many cards are there where they are not shown."""
    row = placed.row
    points = str(row.points)
    bold = row.reach in ("complete", "one-away")
    ink = faded(*_INKS[row.reach])
    aside = max(advance(points, letters, bold=bold), letters * 1.3) + 2
    right = Qt.AlignmentFlag.AlignRight
    last = QRectF(room.right() - aside, room.top(), aside, room.height())
    sheet.write(last, points, letters, bold=bold, ink=ink, align=right)
    if placed.cards or row.reach == "closed":
        return aside
    there = sum(look is CardLook.PLAIN for _, look in row.cards)
    count = f"{there}/{len(row.cards)}"
    small = max(LEAST, letters - 2)
    wide = advance(count, small) + letters * 0.5
    spot = QRectF(last.left() - wide, room.top(), wide, room.height())
    sheet.write(spot, count, small, ink=faded(PAPER, 0.7), align=right)
    return aside + wide
