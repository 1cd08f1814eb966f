"""Which words the fonts of this computer can show, and in which of them figures stand in rows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics, QFontMetricsF

__all__ = ["are_of_one_width", "can_show", "fixed_letters", "with_native"]


def fixed_letters(beside: QFont, share: float = 1.0) -> QFont:
    """Letters of one width, as large as those beside them: the system's own are never larger.

    Where no font of this computer has such letters, they are what the system calls so.

    Args:
        beside: the letters around them.
        share: how many times as large they are.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    if not are_of_one_width(font):  # "monospace" may stand for any font that there is
        font = next(filter(are_of_one_width, _fonts_called_fixed()), font)
    font.setPointSizeF(QFontInfo(beside).pointSizeF() * share)
    return font


def are_of_one_width(font: QFont) -> bool:
    """Whether narrow and broad letters take the same room, measured: fonts do not always say so."""
    metrics = QFontMetricsF(font)
    return metrics.horizontalAdvance("i") == metrics.horizontalAdvance("M")


def _fonts_called_fixed() -> Iterator[QFont]:
    for family in QFontDatabase.families(QFontDatabase.WritingSystem.Latin):
        if QFontDatabase.isFixedPitch(family) and QFontDatabase.isSmoothlyScalable(family):
            yield QFont(family)


def can_show(words: str, font: QFont | None = None) -> bool:
    """Whether there are words, and the font or one that takes its place has every letter of them.

    Args:
        words: in any script.
        font: the program's own if left out.
    """
    metrics = QFontMetrics(font if font is not None else QFont())
    return bool(words) and all(metrics.inFontUcs4(ord(letter)) for letter in words)


def with_native(latin: str, native: str, font: QFont | None = None) -> str:
    """A name in Latin letters, and after it in its own script where that can be shown."""
    return f"{latin} {native}" if can_show(native, font) else latin
