"""Keeps together on a sheet of paper what belongs together: lines, rows, headings.

Qt breaks pages between lines and knows no better. So whatever would be torn is moved to the next
sheet, from the first such place to the last: a paragraph by a page break, a row by room above it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import (
    QPaintDevice,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextTable,
    QTextTableCell,
)

__all__ = ["keep_together", "torn"]

_MOST: Final = 400
"""Places mended; far more than a document of so many pages has."""
_SHORT: Final = 0.55
"""A table of less than so much of a page is kept whole."""
_FEWEST: Final = 2
"""So many rows of a long table stand together where it begins, and where it ends."""
_PIXELS_TO_INCH: Final = 96
_CLOSE: Final = 4.0
"""Pixels by which a row may hang lower than it must."""
_SLACK: Final = 2.0
"""Dots by which a thing may seem to reach the next page."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """Blocks that are to stand on one page.

    Attributes:
        blocks: the blocks, the first one first; in a table those of all cells.
        cells: the cells of the first row; none for blocks that do not stand in a table alone.
    """

    blocks: tuple[QTextBlock, ...]
    cells: tuple[QTextTableCell, ...] = ()


def keep_together(document: QTextDocument) -> None:
    """Move what is torn to the next page.

    Args:
        document: laid out on pages.
    """
    for _ in range(_MOST):
        piece = next((each for each in torn(document) if not _moved(each)), None)
        if piece is None:
            return
        _move(document, piece)


def torn(document: QTextDocument) -> Iterator[_Piece]:
    """What stands on two pages and would find room on one, from the first to the last."""
    for piece in _pieces(document):
        if _is_torn(document, piece):
            yield piece


def _is_torn(document: QTextDocument, piece: _Piece) -> bool:
    high = document.pageSize().height()
    top, bottom = _extent(document, piece)
    return top // high != (bottom - _SLACK) // high and bottom - top < high


def _pieces(document: QTextDocument) -> Iterator[_Piece]:
    """The document, piece by piece: headings, and words over a table, go with what follows."""
    heads: list[QTextBlock] = []
    block = document.begin()
    while block.isValid():
        table = _outer_table(block)
        if table is not None:
            rows = _parts(document, table)
            if heads:
                yield _Piece((*heads, *rows[0].blocks))
                heads = []
            yield from rows
            block = document.findBlock(table.lastPosition()).next()
            continue
        if block.blockFormat().headingLevel() or _outer_table(block.next()) is not None:
            heads.append(block)
        else:
            yield _Piece((*heads, block))
            heads = []
        block = block.next()


def _outer_table(block: QTextBlock) -> QTextTable | None:
    """The table that a block stands in, the outermost of several."""
    if not block.isValid():
        return None
    table: QTextTable | None = None
    frame: QTextFrame | None = QTextCursor(block).currentFrame()
    while frame is not None:
        table = frame if isinstance(frame, QTextTable) else table
        frame = frame.parentFrame()
    return table


def _parts(document: QTextDocument, table: QTextTable) -> list[_Piece]:
    """A short table as one piece, a long one row by row, but for its first rows and its last."""
    rows = list(_rows(table))
    high = document.documentLayout().frameBoundingRect(table).height()
    if high < document.pageSize().height() * _SHORT:
        return [_as_one(rows)]
    if len(rows) < 2 * _FEWEST:
        return rows
    return [_as_one(rows[:_FEWEST]), *rows[_FEWEST:-_FEWEST], _as_one(rows[-_FEWEST:])]


def _as_one(rows: list[_Piece]) -> _Piece:
    """Rows that are to stand on one page."""
    return _Piece(tuple(block for row in rows for block in row.blocks), rows[0].cells)


def _rows(table: QTextTable) -> Iterator[_Piece]:
    for row in range(table.rows()):
        cells = tuple(table.cellAt(row, column) for column in range(table.columns()))
        yield _Piece(tuple(block for cell in cells for block in _blocks(cell)), cells)


def _blocks(cell: QTextTableCell) -> Iterator[QTextBlock]:
    block, last = cell.firstCursorPosition().block(), cell.lastCursorPosition().block()
    while block.isValid() and block.position() <= last.position():
        yield block
        block = block.next()


def _extent(document: QTextDocument, piece: _Piece) -> tuple[float, float]:
    """Where a piece begins and ends; a block that was moved begins on its new page."""
    rects = [document.documentLayout().blockBoundingRect(block) for block in piece.blocks]
    return min(rect.top() for rect in rects), max(rect.bottom() for rect in rects)


def _moved(piece: _Piece) -> bool:
    """Whether it was moved before, which is not done twice."""
    if piece.cells:
        return piece.cells[0].format().toTableCellFormat().topPadding() > 0
    policy = piece.blocks[0].blockFormat().pageBreakPolicy()
    return policy is QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore


def _move(document: QTextDocument, piece: _Piece) -> None:
    """Put a piece on the next page."""
    if not piece.cells:
        cursor = QTextCursor(piece.blocks[0])
        layout = cursor.blockFormat()
        layout.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        cursor.setBlockFormat(layout)
        _lay_out(document)
        return
    high, scale = document.pageSize().height(), _scale(document)
    top, _ = _extent(document, piece)
    below = (top // high + 1) * high
    table = _outer_table(piece.blocks[0])
    # The room takes the place of the padding that was there.
    had = table.format().toTableFormat().cellPadding() if table is not None else 0.0
    room = (below - top) / scale + had + 1
    _make_room(document, piece, room)
    # What stood on the next page already, such as a picture too high for the rest of this one, had
    # made the row longer, so that it may hang too low now. How much room is enough shows in trying.
    top, _ = _extent(document, piece)
    enough, little = room, room - (top - below) / scale
    while enough - little > _CLOSE:
        tried = (enough + little) / 2
        _make_room(document, piece, tried)
        if _is_torn(document, piece):
            little = tried
        else:
            enough = tried
    _make_room(document, piece, enough)


def _make_room(document: QTextDocument, piece: _Piece, room: float) -> None:
    """Let a row begin so many pixels lower."""
    for cell in piece.cells:
        padded = cell.format().toTableCellFormat()
        padded.setTopPadding(room)
        cell.setFormat(padded)
    _lay_out(document)


def _lay_out(document: QTextDocument) -> None:
    """Lay out all of it: Qt would do no more than it must, and lose what stands between tables."""
    document.markContentsDirty(0, document.characterCount())


def _scale(document: QTextDocument) -> float:
    """Dots of the paper to a pixel, in which formats are given."""
    paper: QPaintDevice | None = document.documentLayout().paintDevice()
    return 1.0 if paper is None else paper.logicalDpiY() / _PIXELS_TO_INCH
