"""Colours in a rule file: keys, values, comments, and the names of cards."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QFont, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from hanafuda_desktop.app.editor.colours import Colours
from hanafuda_desktop.app.editor.places import units
from hanafuda_desktop.cards.card import CARDS

__all__ = ["RuleHighlighter"]

_QUOTED: Final = r"'(?:[^']|'')*'|\"(?:[^\"\\]|\\.)*\""
_WORDS: Final = re.compile(
    rf"(?P<comment>(?:^|(?<=\s))#.*$)"
    rf"|(?P<quoted>{_QUOTED})(?P<after>\s*:(?=[\s,}}]|$))?"
    rf"|(?P<key>[^\s#,:{{}}\[\]'\"][^#,:{{}}\[\]]*?)(?=\s*:(?:[\s,}}]|$))"
    rf"|(?P<word>[^\s#,{{}}\[\]]+)"
)
_DASH: Final = re.compile(r"\s*(?:-\s+)+")
_CARDS: Final = frozenset(card.id for card in CARDS)
_LONGEST: Final = 2000
"""Letters of a line that nobody has written by hand; to colour it would keep the window waiting."""


class RuleHighlighter(QSyntaxHighlighter):
    """Colours a document line by line.

    Args:
        document: the document.
        colours: the colours.
    """

    def __init__(self, document: QTextDocument, colours: Colours) -> None:
        super().__init__(document)
        self._formats: dict[str, QTextCharFormat] = {}
        self.use(colours)

    def use(self, colours: Colours) -> None:
        """Use these colours from now on."""
        for name in ("key", "value", "card", "comment"):
            self._formats[name] = QTextCharFormat()
            self._formats[name].setForeground(getattr(colours, name))
        self._formats["key"].setFontWeight(QFont.Weight.DemiBold)
        self._formats["comment"].setFontItalic(True)
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        """Colour a line; Qt counts characters beyond the first plane as two."""
        if len(text) > _LONGEST:
            return
        dash = _DASH.match(text)
        at = dash.end() if dash is not None else 0
        wide = not text.isascii()
        for found in _WORDS.finditer(text, at):
            kind = self._kind(found)
            start, length = found.start(), len(found[kind[1]])
            if wide:
                start, length = units(text[:start]), units(found[kind[1]])
            self.setFormat(start, length, self._formats[kind[0]])

    @staticmethod
    def _kind(found: re.Match[str]) -> tuple[str, str]:
        """The name of the format, and the part that has it."""
        if found["comment"] is not None:
            return "comment", "comment"
        if found["key"] is not None:
            return "key", "key"
        if found["quoted"] is not None:
            return ("key" if found["after"] is not None else "value"), "quoted"
        return ("card" if found["word"] in _CARDS else "value"), "word"
