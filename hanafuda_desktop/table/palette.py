"""The colours of everything on the table that is neither card nor cloth."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

__all__ = ["GOLD", "INK", "NIGHT", "PAPER", "PAPER_SHADE", "VERMILION", "faded"]

PAPER: Final = QColor("#f5edda")
PAPER_SHADE: Final = QColor("#e3d6b8")
INK: Final = QColor("#221d1e")
NIGHT: Final = QColor("#0e1420")
VERMILION: Final = QColor("#c8341f")
GOLD: Final = QColor("#f0c75e")


def faded(colour: QColor, opacity: float) -> QColor:
    """The same colour, ``opacity`` from 0 to 1."""
    other = QColor(colour)
    other.setAlphaF(opacity)
    return other
