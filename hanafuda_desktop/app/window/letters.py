"""Which words the fonts of this computer can show, and in which of them figures stand in rows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QAbstractScrollArea

# When a list must give its rows other room: it has another size, or its letters have.


class Fitting(QObject):
    """Watches a list whose rows are as high as their words need.

    Args:
        area: the list.
    """

    due = Signal()
    """Words have other room, or letters another size: the rows are to be fitted anew."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._viewport = area.viewport()
        area.installEventFilter(self)
        self._viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice what happens to the list, and leave it to it."""
        match event.type():
            case QEvent.Type.Resize if watched is self._viewport:
                self.due.emit()
            case QEvent.Type.FontChange if watched is self._area:
                self.due.emit()
        return False


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
