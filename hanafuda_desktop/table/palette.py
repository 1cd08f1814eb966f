"""The colours of everything on the table that is neither card nor cloth."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

__all__ = ["GOLD", "INK", "NIGHT", "PAPER", "PAPER_SHADE", "VERMILION", "faded", "seat_colour"]

PAPER: Final = QColor("#f5edda")
PAPER_SHADE: Final = QColor("#e3d6b8")
INK: Final = QColor("#221d1e")
NIGHT: Final = QColor("#0e1420")
VERMILION: Final = QColor("#c8341f")
GOLD: Final = QColor("#f0c75e")
_SEATS: Final = (
    QColor("#4db6e8"),
    QColor("#f0803c"),
    QColor("#6cc070"),
    QColor("#c58be0"),
    QColor("#f27ea9"),
    QColor("#35c9bd"),
    QColor("#d9c24a"),
)


def seat_colour(seat: int) -> QColor:
    """The colour that tells a seat from the others: on its plate, and on what it has played."""
    return QColor(_SEATS[seat % len(_SEATS)])


def faded(colour: QColor, opacity: float) -> QColor:
    """The same colour, ``opacity`` from 0 to 1."""
    other = QColor(colour)
    other.setAlphaF(opacity)
    return other
