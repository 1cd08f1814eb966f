"""Which words the fonts of this computer can show, and in which of them figures stand in rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.cloth import set_high_contrast
from hanafuda_desktop.table.lettering import set_text_scale

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


_USUAL: Final[list[QFont]] = []
"""The system's letters, kept when they are first changed."""


def use_legibly(settings: Settings) -> None:
    """Let words and colours be as is set, in every window that is open and in later ones."""
    scale = settings.text_size.scale
    set_text_scale(scale)
    set_high_contrast(settings.high_contrast)
    if not _USUAL:
        _USUAL.append(QApplication.font())
    letters = QFont(_USUAL[0])
    if letters.pointSizeF() > 0:
        letters.setPointSizeF(letters.pointSizeF() * scale)
    else:
        letters.setPixelSize(round(letters.pixelSize() * scale))
    if letters != QApplication.font():
        QApplication.setFont(letters)
    for widget in QApplication.allWidgets():
        # Whatever has letters or colours of its own knows how to take the others.
        show = getattr(widget, "show_legibly", None)
        if show is not None:
            show()
