"""The table's letters: their size, the room that words need, how words are broken and cut."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QTextLayout, QTextOption
from PySide6.QtGui import Qt as QtGui
from PySide6.QtWidgets import QLabel, QWidget

from hanafuda_desktop.cards.card import CARDS
from hanafuda_desktop.text.language import language, tr, trn
from hanafuda_desktop.text.vocabulary import called, listed

# How much larger than usual words on the table are. Free of Qt, for layouts ask it too.
#
# It is one for the whole program, as the program's font is; only the program sets it, and then
# lays its tables out anew.

_scales = [1.0]


def text_scale() -> float:
    """How many times larger than usual: from 1 to 2."""
    return _scales[0]


def roomier(pixels: float, share: float = 1.0) -> float:
    """So many pixels, and more where words are larger than usual.

    Args:
        pixels: at the usual size.
        share: how much of what words grow by is added; where cards lie beside them, not all is.
    """
    return pixels * (1 + (_scales[0] - 1) * share)


def set_text_scale(scale: float) -> None:
    """Let words be so many times larger than usual."""
    _scales[0] = scale


# How words are put together on the table, in the language that is spoken.
#
# Lists with an *and*, sentences and paragraphs are the rulebook's
# (:mod:`.vocabulary`).


def parts(said: Iterable[str]) -> str:
    """Parts of a long sentence: ``drew a card; passed``; nothing for none."""
    row = list(said) or [""]
    return reduce(lambda one, two: tr("{first}; {next}", first=one, next=two), row)


def about(what: str, said: str) -> str:
    """What is said about something: ``Kasu: 3 points``."""
    return tr("{what}: {said}", what=what, said=said)


def worth(points: int) -> str:
    """So many points."""
    return trn("{n} point", "{n} points", points)


def cards_counted(count: int) -> str:
    """So many cards."""
    return trn("{n} card", "{n} cards", count)


def card_words(cards: Sequence[int]) -> str:
    """Cards in a row of words: ``Pine Crane and Pine chaff``."""
    return listed([called(CARDS[card]) for card in cards])


LEAST: Final = 9
"""Letters smaller than this, in pixels, cannot be read."""
_TALLEST: Final = 0.048
"""Ordinary letters are never larger than this share of the table's height."""
_FAMILIES: Final = {
    "ja": (
        *("Hiragino Sans", "Hiragino Kaku Gothic ProN"),
        *("Yu Gothic UI", "Yu Gothic", "Meiryo UI", "Meiryo", "MS PGothic"),
        *("Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "Source Han Sans"),
        *("IPAexGothic", "IPAPGothic", "TakaoPGothic", "VL PGothic"),
    ),
}
"""Where the letters of a language are looked for that the usual family lacks, on macOS, Windows and
other systems. A system left to itself may take Chinese forms of what Japanese writes otherwise."""
_NO_WIDTH: Final = "\N{WORD JOINER}"
_TOGETHER: Final = re.compile(
    r"(?<=\d)(?=[\u3000-\u9fff\uff00-\uffef])"
    r"|(?<=[\u30a0-\u30ff])(?=[\u30a0-\u30ff])"
    r"|(?<=[-/])(?=\w)"
)
"""Where no line ends besides: a number stays with what is counted, words from abroad stay whole in
Japanese, and compounds everywhere.
"""


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


@cache
def _families(spoken: str) -> tuple[str, ...]:
    """The families of a language that there are."""
    return tuple(name for name in _FAMILIES.get(spoken, ()) if QFontDatabase.hasFamily(name))


def letter_font(pixels: int, *, bold: bool = False) -> QFont:
    """The table's letters, those of the language that is spoken among them."""
    font = QFont()
    others = _families(language())
    if others:
        font.setFamilies([font.family(), *others])
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
    while text and wide > width and pixels > least:
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
    """Break words into lines of a width: between words, or within one that is too long.

    Where words are written without spaces, as in Japanese, lines end between letters.
    """
    whole = _TOGETHER.sub(_NO_WIDTH, text)
    # Qt counts what UTF-16 does: some letters are two.
    coding = "utf-16-le", "surrogatepass"
    units = whole.encode(*coding)
    layout = QTextLayout(whole, letter_font(pixels, bold=bold))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        first, end = line.textStart(), line.textStart() + line.textLength()
        lines.append(units[2 * first : 2 * end].decode(*coding).replace(_NO_WIDTH, "").strip())
    layout.endLayout()
    return lines


def number_text(number: int) -> str:
    """A number, with a minus sign that is as wide as the digits."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def decimal_text(number: float, places: int = 1, *, sign: bool = False) -> str:
    """A number with so many places, such as ``1.2``; ``sign`` says a plus, too."""
    told = f"{number:{'+' if sign else ''}.{places}f}".replace("-", "\N{MINUS SIGN}")
    return told.replace(".", tr(".", meaning="decimal point"))


def signed(number: int) -> str:
    """A gain or a loss, with its sign."""
    return f"+{number}" if number > 0 else number_text(number)


class PlainLabel(QLabel):
    """A label that shows its words as they are.

    Args:
        words: what it says.
        parent: the widget it stands in.
        wraps: whether they are broken into lines.
    """

    def __init__(
        self, words: str = "", parent: QWidget | None = None, *, wraps: bool = False
    ) -> None:
        super().__init__(parent, wordWrap=wraps)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)


def plain_text(words: str) -> str:
    """The same words for a tooltip: none that Qt would take for HTML."""
    if not QtGui.mightBeRichText(words):
        return words
    # What has no width and no name after a '<' makes it none of a tag, to the eye the same.
    return words.replace("<", f"<{_NO_WIDTH}").replace("&", f"&{_NO_WIDTH}")
