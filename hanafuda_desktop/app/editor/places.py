"""Places of a text as rules count them, and as Qt does.

A diagnostic's column counts characters; Qt counts the halves of those beyond the first plane, such
as some kanji, apart.
"""

from __future__ import annotations

from PySide6.QtGui import QTextCursor, QTextDocument

from hanafuda_desktop.rules.diagnostics import Position

__all__ = ["cursor_at", "place_of", "text_of", "units"]


def text_of(document: QTextDocument) -> str:
    """The document's text, letter for letter: Qt's own plain text changes some kinds of spaces."""
    return document.toRawText().replace("\u2029", "\n")


def cursor_at(document: QTextDocument, start: Position, end: Position | None = None) -> QTextCursor:
    """A cursor at a place, or over a stretch; what lies beyond the text is brought back to it."""
    cursor = QTextCursor(document)
    cursor.setPosition(_position(document, start))
    if end is not None and end > start:
        cursor.setPosition(_position(document, end), QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _position(document: QTextDocument, place: Position) -> int:
    block = document.findBlockByNumber(place.line - 1)
    if not block.isValid():
        return max(0, document.characterCount() - 1)
    return block.position() + units(block.text()[: place.column - 1])


def place_of(cursor: QTextCursor) -> Position:
    """Where a cursor stands."""
    block = cursor.block()
    units = cursor.positionInBlock()
    text = block.text()
    if text.isascii():
        return Position(block.blockNumber() + 1, units + 1)
    before = text.encode("utf-16-le", errors="surrogatepass")[: 2 * units]
    return Position(block.blockNumber() + 1, len(before.decode("utf-16-le", errors="replace")) + 1)


def units(text: str) -> int:
    """How long a text is as Qt counts."""
    return len(text.encode("utf-16-le", errors="surrogatepass")) // 2
