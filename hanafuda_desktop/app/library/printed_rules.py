"""The rules of a game as a file to send or to print: a page with its pictures in it, and a PDF."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, Qt, QUrl
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
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
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
# Qt breaks pages between lines and knows no better. So a document is laid out on one endless sheet,
# and that is cut only where nothing is torn which would find room on a page.

_SHORT: Final = 0.55
"""A table of less than so much of a page is kept whole."""
_FEWEST: Final = 2
"""So many rows of a long table stand together where it begins, and where it ends."""
_SLACK: Final = 2.0
"""Dots by which a thing may reach the next page."""

Extent = tuple[float, float]
"""From where to where something reaches, from above."""


def pages_of(document: QTextDocument, high: float) -> list[Extent]:
    """The pages into which a document is cut that is laid out on one endless sheet.

    Args:
        document: the document.
        high: the height of a page.
    """
    kept = list(_kept(document, high))
    end = document.size().height()
    pages: list[Extent] = []
    top = 0.0
    while not pages or top < end:
        bottom = top + high
        while torn := [first for first, last in kept if first < bottom < last - _SLACK]:
            bottom = min(torn)
        pages.append((top, bottom if bottom > top else top + high))
        top = pages[-1][1]
    return pages


def _kept(document: QTextDocument, high: float) -> Iterator[Extent]:
    """What is not cut: pieces of the document, or lines of those that are higher than a page."""
    layout = document.documentLayout()
    for blocks in _pieces(document, high):
        rects = [layout.blockBoundingRect(block) for block in blocks]
        top, bottom = min(rect.top() for rect in rects), max(rect.bottom() for rect in rects)
        if bottom - top < high:
            yield top, bottom
            continue
        for block, rect in zip(blocks, rects, strict=True):
            above = rect.top() - block.layout().boundingRect().top()
            for number in range(block.layout().lineCount()):
                line = block.layout().lineAt(number).rect()
                yield above + line.top(), above + line.bottom()


def _pieces(document: QTextDocument, high: float) -> Iterator[list[QTextBlock]]:
    """The document, piece by piece: headings, and words over a table, go with what follows."""
    piece: list[QTextBlock] = []
    block = document.begin()
    while block.isValid():
        table = _outer_table(block)
        if table is not None:
            rows = _parts(document, table, high)
            if piece:
                yield [*piece, *rows[0]]
            yield from rows
            piece = []
            block = document.findBlock(table.lastPosition()).next()
            continue
        piece.append(block)
        is_heading = block.blockFormat().headingLevel() > 0
        block = block.next()
        if not is_heading and _outer_table(block) is None:
            yield piece
            piece = []


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


def _parts(document: QTextDocument, table: QTextTable, high: float) -> list[list[QTextBlock]]:
    """A short table as one piece, a long one row by row, but for its first rows and its last."""
    rows = [
        [block for column in range(table.columns()) for block in _blocks(table.cellAt(row, column))]
        for row in range(table.rows())
    ]
    if document.documentLayout().frameBoundingRect(table).height() < high * _SHORT:
        return [list(chain(*rows))]
    if len(rows) < 2 * _FEWEST:
        return rows
    first, last = chain(*rows[:_FEWEST]), chain(*rows[-_FEWEST:])
    return [list(first), *rows[_FEWEST:-_FEWEST], list(last)]


def _blocks(cell: QTextTableCell) -> Iterator[QTextBlock]:
    block, last = cell.firstCursorPosition().block(), cell.lastCursorPosition().block()
    while block.isValid() and block.position() <= last.position():
        yield block
        block = block.next()


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
    """A page of the rulebook, set on paper.

    Args:
        html: the page.
        picture_of: where the cards' pictures are.
        writer: what it will be painted on; it says how large the sheets are.

    Attributes:
        pages: what stands on each sheet.
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
        self.setTextWidth(inside.width())
        self.setHtml(html)
        self.pages = pages_of(self, inside.height() - _FOOT_MM * dots)

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
    painter = QPainter(writer)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    width, count = document.textWidth(), len(document.pages)
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette(context.palette)
    palette.setColor(QPalette.ColorRole.Text, _INK)
    context.palette = palette
    for number, (top, bottom) in enumerate(document.pages, start=1):
        if number > 1:
            writer.newPage()
        painter.save()
        painter.translate(0, -top)
        context.clip = QRectF(0, top, width, bottom - top)
        painter.setClipRect(context.clip)
        document.documentLayout().draw(painter, context)
        painter.restore()
        _paint_foot(painter, writer, width, (title, f"{number} / {count}"))
    painter.end()


def _paint_foot(
    painter: QPainter, writer: QPdfWriter, width: float, words: tuple[str, str]
) -> None:
    font = _font(8.0)
    painter.setFont(font)
    painter.setPen(_FAINT)
    high = QFontMetricsF(font, writer).height()
    bottom = writer.pageLayout().paintRectPixels(writer.resolution()).height()
    foot = QRectF(0, bottom - high, width, high)
    painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, words[0])
    painter.drawText(foot, Qt.AlignmentFlag.AlignRight, words[1])
