"""The rules of a game as a file to send or to print: a page with its pictures in it, and a PDF."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextTable,
    QTextTableCell,
)

from hanafuda_desktop.app.library.library import Library, deck_folder
from hanafuda_desktop.app.library.worked_example import worked_example
from hanafuda_desktop.app.window.fonts import can_show
from hanafuda_desktop.app.window.language import use_utf8
from hanafuda_desktop.cards.card import card_by_id
from hanafuda_desktop.families.registry import rulebook_of
from hanafuda_desktop.rulebook.markup import BACK, PICTURE_WIDTH
from hanafuda_desktop.rulebook.page import Around, rulebook_html, standalone_page
from hanafuda_desktop.rules.schema.game import GameBase
from hanafuda_desktop.rules.schema.values import plain
from hanafuda_desktop.studio.production import small_picture
from hanafuda_desktop.table.cards.deck import DeckArt, read_deck

_WIDTH: Final = 3 * PICTURE_WIDTH
"""Pixels of a card's picture: sharp on the finest screens, and in print."""


def all_around(library: Library, rules: GameBase, file: Path) -> Around:
    """All that a page shows beside the rules, where it may be sent or printed.

    The page of a game that came with the program is the same for everybody: it tells nothing of the
    user's house rules.

    Args:
        library: the games there are.
        rules: the game.
        file: its rule file, beside which its base may lie.
    """
    variants = library.variants_in_steps(rules, with_own=not library.is_shipped(file))
    return Around(
        base=library.base_beside(file, rules),
        variants=tuple(each for each in variants if each is not None),
        example=worked_example(rules),
    )


def picture_file(deck: DeckArt, card: str) -> Path:
    """Where the picture of a card is, or that of the back: in half the size, if it can be."""
    index = None if card == BACK else card_by_id(card).index
    half = deck.half(index)
    return half if half is not None and half.is_file() else deck.picture(index)


def page_in_one_file(rules: GameBase, around: Around) -> str:
    """The page; it needs no other file, so it can be sent or printed.

    Raises:
        OSError: a card's picture cannot be read.
    """
    deck = read_deck(deck_folder())
    return standalone_page(
        rules,
        rulebook_of(rules),
        lambda card: small_picture(picture_file(deck, card).read_bytes(), _WIDTH),
        around=around,
    )


# Keeps together on a sheet of paper what belongs together: lines, rows, headings.
#
# Qt breaks pages between lines and knows no better. So whatever would be torn is moved to the next
# sheet, from the first such place to the last: a paragraph by a page break, a row by room above
# it.

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


# The rules of a game as a PDF: numbered pages to print, whose rows and headings hold together.
#
# Qt sets the same page that the window shows; no window is opened for it.

_MARGIN_MM: Final = 18.0
_FOOT_MM: Final = 9.0
"""Below the text: the name of the game and the number of the page."""
_RESOLUTION: Final = 600
_FAMILIES: Final = ("Georgia", "Noto Serif", "Source Serif 4", "Times New Roman", "DejaVu Serif")
_POINTS: Final = 10.0
_INK: Final = QColor("#1a1714")
_FAINT: Final = QColor("#6d6761")
_PICTURE: Final = 200
"""Pixels of a card's width: as sharp as a printer prints, in a file that can be sent."""

_STYLE: Final = """
h1 { font-size: 22pt; font-weight: 600; }
h2 { font-size: 14pt; font-weight: 600; margin-top: 16px; }
h3 { font-size: 11pt; font-weight: 600; }
ul { margin-left: -18px; }
.original { color: #6d6761; }
.shown { margin-bottom: 3px; }
"""

PictureOf = Callable[[str], Path]
"""From a card's id, or ``back``, to the file of its picture."""


class RulesDocument(QTextDocument):
    """A page of the rulebook, set on sheets of paper.

    Args:
        html: the page.
        picture_of: where the cards' pictures are.
        writer: what it will be painted on; it says how large the sheets are.
    """

    def __init__(self, html: str, picture_of: PictureOf, writer: QPdfWriter) -> None:
        super().__init__()
        self._picture_of = picture_of
        self._images: dict[str, QImage] = {}
        self.documentLayout().setPaintDevice(writer)
        self.setDefaultFont(_font(_POINTS))
        self.setDefaultStyleSheet(_STYLE)
        self.setDocumentMargin(0)
        dots = writer.resolution() / 25.4
        inside = writer.pageLayout().paintRectPixels(writer.resolution())
        self.setPageSize(QSizeF(inside.width(), inside.height() - _FOOT_MM * dots))
        self.setHtml(html)
        keep_together(self)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """The picture of a card; nothing else is ever read."""
        url = name if isinstance(name, QUrl) else QUrl(name)
        if url.scheme() != "card":
            return None
        card = url.path()
        if card not in self._images:
            image = QImage(str(self._picture_of(card)))
            smooth = Qt.TransformationMode.SmoothTransformation
            self._images[card] = image.scaledToWidth(min(_PICTURE, image.width()), smooth)
        return self._images[card]


def _font(points: float) -> QFont:
    there = set(QFontDatabase.families())
    wanted: list[str] = [name for name in _FAMILIES if name in there]
    font = QFont(wanted or ["serif"])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(points)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def rules_pdf(rules: GameBase, around: Around, picture_of: PictureOf) -> bytes:
    """The rules as a PDF on A4.

    Args:
        rules: the game.
        around: what is shown beside the rules.
        picture_of: where the cards' pictures are.
    """
    application = _application()  # kept for as long as fonts are needed
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    writer.setTitle(plain(rules.name))
    writer.setCreator("Hanafuda Desktop")
    font = _font(_POINTS)
    html = rulebook_html(
        rules, rulebook_of(rules), around=around, can_show=lambda words: can_show(words, font)
    )
    document = RulesDocument(html, picture_of, writer)
    _paint(document, writer, plain(rules.name))
    buffer.close()
    del application
    return bytes(data.data())


def _application() -> QGuiApplication:
    """Qt's own, which fonts need; without a window, also where there is no display."""
    there = QGuiApplication.instance()
    if isinstance(there, QGuiApplication):
        return there
    if sys.platform == "linux":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    use_utf8()
    return QGuiApplication([])


def _paint(document: RulesDocument, writer: QPdfWriter, title: str) -> None:
    size = document.pageSize()
    painter = QPainter(writer)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    pages = document.pageCount()
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette(context.palette)
    palette.setColor(QPalette.ColorRole.Text, _INK)
    context.palette = palette
    for page in range(pages):
        if page:
            writer.newPage()
        painter.save()
        painter.translate(0, -page * size.height())
        context.clip = QRectF(0, page * size.height(), size.width(), size.height())
        painter.setClipRect(context.clip)
        document.documentLayout().draw(painter, context)
        painter.restore()
        _paint_foot(painter, writer, size, (title, f"{page + 1} / {pages}"))
    painter.end()


def _paint_foot(
    painter: QPainter, writer: QPdfWriter, size: QSizeF, words: tuple[str, str]
) -> None:
    font = _font(8.0)
    painter.setFont(font)
    painter.setPen(_FAINT)
    high = QFontMetricsF(font, writer).height()
    bottom = writer.pageLayout().paintRectPixels(writer.resolution()).height()
    foot = QRectF(0, bottom - high, size.width(), high)
    painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, words[0])
    painter.drawText(foot, Qt.AlignmentFlag.AlignRight, words[1])
