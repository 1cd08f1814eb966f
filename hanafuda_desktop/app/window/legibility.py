"""How large words are, and how strong colours: the same in the whole program."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from hanafuda_desktop.play.settings import Settings
from hanafuda_desktop.table.cloth import set_high_contrast
from hanafuda_desktop.table.lettering import set_text_scale

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
