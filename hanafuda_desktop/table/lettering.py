"""The table's letters: their size, the room that words need, how words are broken and cut."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from hanafuda_desktop.table.text_scale import text_scale

__all__ = [
    "LEAST",
    "advance",
    "cut_at_word",
    "enlarged",
    "fitted",
    "letter_font",
    "letters_for",
    "line_height",
    "number_text",
    "signed",
    "wrapped",
]

LEAST: Final = 9
"""Letters smaller than this, in pixels, cannot be read."""
_TALLEST: Final = 0.048
"""Ordinary letters are never larger than this share of the table's height."""


def letters_for(area: QRectF) -> int:
    """The size of ordinary letters for a table of this size, in pixels."""
    # A larger window shows more, not only the same in larger letters.
    grown = min(14 + (area.height() - 600) * 0.0128, area.width() * 0.0165)
    return enlarged(max(12.0, min(40.0, grown)), area.height() * _TALLEST)


def enlarged(pixels: float, most: float) -> int:
    """The size of letters of which a person may want larger ones, but no more than there is room.

    Args:
        pixels: their usual size.
        most: the largest for which there is room; the usual size stays in any case.
    """
    return round(max(pixels, min(pixels * text_scale(), most)))


def letter_font(pixels: int, *, bold: bool = False) -> QFont:
    """The table's letters."""
    font = QFont()
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def advance(text: str, pixels: int, *, bold: bool = False) -> float:
    """How wide a line of words is."""
    return float(QFontMetricsF(letter_font(pixels, bold=bold)).horizontalAdvance(text))


def line_height(pixels: int) -> float:
    """The room that a line of such letters needs, with some air."""
    return float(math.ceil(pixels * 1.38))


def fitted(text: str, width: float, pixels: int, *, bold: bool, least: int) -> tuple[int, str]:
    """The size at which words fit a width, no smaller than ``least``, and what is left of them."""
    wide = advance(text, pixels, bold=bold)
    while wide > width and pixels > least:
        pixels = max(least, min(pixels - 1, int(pixels * width / wide)))
        wide = advance(text, pixels, bold=bold)
    if wide <= width:
        return pixels, text
    return pixels, cut_at_word(text, QFontMetricsF(letter_font(pixels, bold=bold)), width)


def cut_at_word(text: str, metrics: QFontMetricsF, width: float) -> str:
    """What is left of words in a width: whole words, unless not even the first has room."""
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))
    kept = shown[:-1]
    if shown == text or text[len(kept) : len(kept) + 1] == " ":
        return shown
    words, space, _ = kept.rpartition(" ")
    return f"{words.rstrip(' ,;:')}{shown[-1]}" if space and words.strip(" ,;:") else shown


def wrapped(text: str, width: float, pixels: int, *, bold: bool = False) -> list[str]:
    """Break words into lines of a width: between words, or within one that is too long."""
    metrics = QFontMetricsF(letter_font(pixels, bold=bold))
    lines: list[str] = []
    line = ""
    for piece in _pieces(text):
        if not line or metrics.horizontalAdvance((line + piece).rstrip()) <= width:
            line += piece
        else:
            lines.append(line.rstrip())
            line = piece.lstrip()
        while metrics.horizontalAdvance(line.rstrip()) > width and len(line) > 1:
            cut = len(line) - 1
            while cut > 1 and metrics.horizontalAdvance(line[:cut]) > width:
                cut -= 1
            lines.append(line[:cut])
            line = line[cut:]
    return [*lines, line.rstrip()] if line.strip() or not lines else lines


def _pieces(text: str) -> Iterable[str]:
    """The words, each with the space that follows it."""
    start = 0
    for index in range(1, len(text)):
        if text[index - 1] == " " and text[index] != " ":
            yield text[start:index]
            start = index
    yield text[start:]


def number_text(number: int) -> str:
    """A number, with a minus sign that is as wide as the digits."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def signed(number: int) -> str:
    """A gain or a loss, with its sign."""
    return f"+{number}" if number > 0 else number_text(number)
