"""Which words the fonts of this computer can show: nobody reads a row of boxes."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics

__all__ = ["can_show", "with_native"]


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
